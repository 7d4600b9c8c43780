"""An enemy attacks: whom, with what, and the first defence in the same line."""

from __future__ import annotations

from typing import TypeAlias

from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.torgue import content
from ledger.games.torgue.content import one_word
from ledger.games.torgue.content.rows import Effect, Skill
from ledger.games.torgue.events.attacks import CrowdCounted, ElementRolled, FumbleSettled
from ledger.games.torgue.events.defence import StrikeWent
from ledger.games.torgue.events.enemies import EnemyActed
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.rules.asking import Gives, Unfolds, fall, foe, objected, one
from ledger.games.torgue.rules.attacks.felling import Cause, struck
from ledger.games.torgue.rules.attacks.numbers import Needed, numbers_of, rolled
from ledger.games.torgue.rules.defence.defending import Line, carried_out, prepared
from ledger.games.torgue.rules.defence.striking import strike
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.rules.effects import placed
from ledger.games.torgue.rules.enemies.targeting import fumbles, not_now, target_of
from ledger.games.torgue.state.cards import number
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.figures import enemy_card, keywords, strength
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.targets import order_of_defence, standing

decides = Deciders[Torgue]()
Placed: TypeAlias = tuple[tuple[Effect, int], ...]


class Onset(Frozen):
    """An attack of an enemy before it is begun."""

    target: str
    value: int
    resist: Skill
    words: tuple[str, ...]
    dice: tuple[ElementRolled, ...]
    crowd: CrowdCounted | None
    numbers: tuple[Needed, ...]


@decides(Strike)
def strike_at(state: Torgue, move: Strike) -> Decision[Torgue]:
    enemy = foe(state, move.enemy)
    going = state.strike if state.strike and state.strike.by == enemy.label else None
    if going is None or not going.defenders:
        repeats = going is not None and going.left > 0
        if not repeats:
            yield from objected(tuple(not_now(state, enemy.label, "attack")))
        onset = yield from _onset(state, enemy, move)
        state = yield from (_again(state, onset) if repeats else _begun(state, enemy, onset))
    if move.token or move.dice:
        yield from _defended(state, move)


def _onset(state: Torgue, enemy: Enemy, move: Strike) -> Gives[Onset]:
    """Everything that an attack needs before its first fact, asked for one after the other."""
    value, resist = strength(state, enemy), enemy_card(state, enemy.card).resist
    if value is None or resist is None:
        told = f"Nobody typed Strength and Resist of {enemy.card}."
        raise refused("strength-unknown", "TB-145", told, f"enemy-card {one_word(enemy.card)} strength 5 resist melee")
    target = yield from target_of(state, enemy.label, move.at, far=move.far, unseen=move.unseen)
    words = keywords(state, enemy)
    dice = yield from _elements(words, move.element)
    crowd = None
    if "crowd-control" in words:
        thrown = yield from fall(content.play().crowd, move.crowd, "Crowd Control d4?", "crowd")
        crowd = CrowdCounted(thrown=thrown, count=thrown[-1].face, rule="TB-274")
    hit: tuple[str, ...] = ()
    if "explosive" in words and option(state, "enemy-explosive") == "defense":
        zone = state.hunters[target].zone
        hit = tuple(each.label for each in state.enemies.values() if zone and each.zone == zone)
    numbers = yield from numbers_of(state, hit, move.shields)
    return Onset(target=target, value=value, resist=resist, words=words, dice=dice, crowd=crowd, numbers=numbers)


def _elements(words: tuple[str, ...], given: tuple[str, ...]) -> Gives[tuple[ElementRolled, ...]]:
    """One d4 an element of the attack (TB-262, TB-264)."""
    names = [each.partition(":")[0] for each in words if content.element(each.partition(":")[0])]
    if not names:
        return ()
    row = content.play().element
    thrown = yield from fall(row.sides, given, f"d4 for {', '.join(names)}?", "element", len(names))
    low = row.surge if "surge" in words else row.crit
    return tuple(
        ElementRolled(element=name, thrown=(die,), placed=die.face >= low, rule="TB-264")
        for name, die in zip(names, thrown, strict=True)
    )


def _begun(state: Torgue, enemy: Enemy, onset: Onset) -> Unfolds:
    """The attack as facts: the order is used, elements are placed, everybody concerned owes a defence."""
    label = enemy.label
    state = yield from closes(state)
    if fumbles(state, label):
        state = yield FumbleSettled(enemy=label, how="it attacks", rule="TB-054")
    elif state.cards:
        state = yield EnemyActed(enemy=label, what="attack", rule="TB-149")
    repeats = number(onset.words, "rapid")
    state = yield from strike(
        state,
        by=label,
        strength=onset.value,
        resist=onset.resist,
        keywords=onset.words,
        defenders=_defenders(state, label, onset),
        left=max(0, repeats - int(option(state, "rapid") == "total")),
        rule="TB-149",
    )
    return (yield from _struck(state, onset))


def _again(state: Torgue, onset: Onset) -> Unfolds:
    """The next repeat of Rapid: the same attack, perhaps another target (TB-258, AMB-35)."""
    going = state.strike
    if going is None:
        return state
    defenders = _defenders(state, going.by, onset)
    state = yield StrikeWent(left=going.left - 1, defenders=defenders, rule="TB-258")
    return (yield from _struck(state, onset))


def _defenders(state: Torgue, label: str, onset: Onset) -> tuple[str, ...]:
    """The target first; with Explosive all in its zone, with Crowd Control as many as the d4 says (AMB-58)."""
    zone = state.hunters[onset.target].zone
    there = tuple(who for who in standing(state) if state.hunters[who].zone == zone and zone and who != onset.target)
    everybody = (onset.target, *order_of_defence(state, label, there))
    if "explosive" in onset.words:
        return everybody
    return everybody[: onset.crowd.count] if onset.crowd else (onset.target,)


def _struck(state: Torgue, onset: Onset) -> Unfolds:
    """Dice as facts, elemental tokens before any defence, and other enemies in an explosion (TB-264, TB-275)."""
    if onset.crowd:
        state = yield onset.crowd
    defenders = state.strike.defenders if state.strike else ()
    for die in onset.dice:
        state = yield die
        row = content.element(die.element)
        if row is None or not die.placed:
            continue
        count = max(1, number(onset.words, die.element)) if row.counts else 1
        for model in (*defenders, *(each.enemy for each in onset.numbers)):
            state = yield from placed(state, model, row.token, count, "TB-264")
    state = yield from rolled(state, onset.numbers)
    for each in onset.numbers:
        if onset.value >= each.value and each.enemy in state.enemies:
            wounds = 1 + onset.words.count("deadly") + int(bool(state.enemies[each.enemy].effects.get("slag")))
            state = yield from struck(state, each.enemy, wounds, Cause("an explosion"), "TB-275")
    return state


def _defended(state: Torgue, move: Strike) -> Unfolds:
    """The first defender's own roll, which the same line may hold."""
    going = state.strike
    if going is None or not going.defenders:
        return state
    named = one(state, move.at).name if move.at else going.defenders[0]
    who = named if named in going.defenders else going.defenders[0]
    line = Line(token=move.token, dice=move.dice, hurt=move.hurt, skill=move.skill, extra=move.extra)
    made = yield from prepared(state, going, who, line)
    return (yield from carried_out(state, going, made))
