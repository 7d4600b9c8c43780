"""Wounds of enemies, and what happens when one is taken out."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.wording import one_word
from ledger.games.torgue.events.attacks import (
    BlastSet,
    EnemyHealed,
    EnemyShieldSpent,
    EnemyTakenOut,
    EnemyWounded,
    FumbleSettled,
)
from ledger.games.torgue.events.loot import DrawCounted, DrawOwed, LootLaid
from ledger.games.torgue.moves.attacks import Afflict, TakeOut, Wound
from ledger.games.torgue.rules.asking import Gives, Unfolds, actor, fall, foe, no
from ledger.games.torgue.rules.effects import on, placed, removed
from ledger.games.torgue.state.cards import keyword, number
from ledger.games.torgue.state.enemies import Enemy, effect
from ledger.games.torgue.state.figures import enemy_card, keywords
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Blast, Draw
from ledger.games.torgue.state.reacting import in_order, reactors

decides = Deciders[Torgue]()
PUPPET = "loot-puppet"


class Cause:
    """Who or what deals wounds: the model that acts (empty for nobody), how, and a few words why."""

    def __init__(self, why: str, by: str = "", how: str = "") -> None:
        self.why = why
        self.by = by
        self.how = how


def struck(state: Torgue, label: str, wounds: int, cause: Cause, rule: str) -> Unfolds:
    """An attack that hits an enemy: its Ready shield takes the first wound, the rest its Hit Points (TB-182)."""
    if wounds and state.enemies[label].shield == "ready":
        state = yield EnemyShieldSpent(enemy=label, rule="TB-182")
        wounds -= 1
    return (yield from wounded(state, label, wounds, cause, rule)) if wounds else state


def wounded(state: Torgue, label: str, wounds: int, cause: Cause, rule: str) -> Unfolds:
    """Wounds on the Hit Points of an enemy, past any shield; at the last one it is taken out (TB-047, TB-112)."""
    enemy = state.enemies[label]
    hp = enemy_card(state, enemy.card).hp
    if hp is None:
        told = f"Nobody typed the Hit Points of {enemy.card}."
        raise refused("hp-unknown", "TB-145", told, f"enemy-card {one_word(enemy.card)} hp 2")
    now = min(hp, enemy.wounds + wounds)
    state = yield EnemyWounded(enemy=label, was=enemy.wounds, now=now, hp=hp, why=cause.why, rule=rule)
    return (yield from felled(state, label, cause)) if now >= hp else state


def felled(state: Torgue, label: str, cause: Cause, rule: str = "TB-047") -> Unfolds:
    """An enemy is taken out: its fumbles lapse, Radiation bursts, Loot is to be drawn (TB-066, TB-086, TB-268)."""
    enemy = state.enemies[label]
    words = keywords(state, enemy)
    state = yield EnemyTakenOut(
        enemy=label, card=enemy.card, zone=enemy.zone, by=cause.by, how=cause.how or cause.why, rule=rule
    )
    for each in tuple(state.fumbles):
        if each.enemy == label:
            state = yield FumbleSettled(enemy=label, how="it is gone", rule="TB-054")
    if effect(enemy, "radiation"):
        burst = Blast(zone=enemy.zone, why=f"Radiation of {label}", spared=label, by=owner(state, cause.by))
        state = yield BlastSet(blast=burst, rule="TB-268")
    return (yield from _spoils(state, enemy, words, owner(state, cause.by)))


def _spoils(state: Torgue, enemy: Enemy, words: tuple[str, ...], who: str) -> Unfolds:
    unique = enemy_card(state, enemy.card).unique
    if unique:
        state = yield LootLaid(zone=enemy.zone, loot=Loot(kind="legendary"), rule="TB-086")
    if (unique and option(state, "unique-puppet") == "none") or (not who and option(state, "no-collector") == "lost"):
        return state
    told = keyword(words, PUPPET) or ""
    rolled = told if told.startswith("d") else ""
    count = int(not unique) + (0 if rolled else number(words, PUPPET))
    if not count and not rolled:
        return state
    return (yield DrawOwed(draw=Draw(count=count, zone=enemy.zone, who=who, dice=rolled), rule="TB-066"))


@decides(TakeOut)
def slay(state: Torgue, move: TakeOut) -> Decision[Torgue]:
    enemy = foe(state, move.enemy)
    who = yield from _credited(state, move, enemy.label)
    told = keyword(keywords(state, enemy), PUPPET) or ""
    thrown: tuple[Die, ...] = ()
    if move.dice and told.startswith("d"):
        thrown = yield from fall(int(told[1:]), move.dice, f"{told} of its Loot Puppet?")
    elif move.dice:
        yield no("puppet-missing", "TB-257", f"{enemy.label} rolls nothing for Loot.", "no die")
    state = yield from felled(state, enemy.label, Cause("a card", who), "TB-047")
    if thrown and state.draws and state.draws[-1].dice:
        nth, count = len(state.draws) - 1, state.draws[-1].count + thrown[-1].face
        yield DrawCounted(thrown=thrown, count=count, nth=nth, die=int(told[1:]), rule="TB-257")


def _credited(state: Torgue, move: TakeOut, label: str) -> Gives[str]:
    """Who took it out: as named, or whoever acts; in the Enemy Turn nobody does, but in a [RE]action.

    Where several may react, the first of them need not have been named: then the table is asked (TB-173).
    """
    if move.nobody:
        return ""
    if move.by:
        return actor(state, move.but(who=move.by))
    able = reactors(state)
    if able[1:] and move.who in ("", *in_order(state)[:1]):
        yield Asking(field="by", asks=f"Who takes out {label}: {', '.join(able)}?")
    return actor(state, move) if state.window or state.phase not in ("enemies", "end") else ""


@decides(Wound)
def wound(state: Torgue, move: Wound) -> Decision[Torgue]:
    enemy = foe(state, move.enemy)
    if not move.heals:
        yield from wounded(state, enemy.label, move.count, Cause("an effect"), "TB-047")
        return
    if not enemy.wounds:
        raise refused("wounds-missing", "TB-123", f"{enemy.label} has no wounds.", "leave it")
    now = max(0, enemy.wounds - move.count)
    yield EnemyHealed(enemy=enemy.label, was=enemy.wounds, now=now, rule="TB-123")


@decides(Afflict)
def afflict(state: Torgue, move: Afflict) -> Decision[Torgue]:
    model = owner(state, move.model) or foe(state, move.model).label
    if not move.off:
        yield from placed(state, model, move.effect, move.count, "TB-264")
        return
    if not on(state, model, move.effect):
        raise refused("effect-missing", "TB-264", f"{model} has no {move.effect}.", "another token")
    there = on(state, model, move.effect)
    if there < move.count:
        yield no("effect-short", "TB-264", f"{model} has {there} {move.effect}, not {move.count}.", f"{there}")
    yield from removed(state, model, move.effect, "a card", "TB-264", count=move.count)
