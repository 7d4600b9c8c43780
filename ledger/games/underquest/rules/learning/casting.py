"""Casting: grit, the effect that was picked, and the turn that it takes in a fight."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.underquest.content.rows import Magic, Pairs
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.learning import IncantationCast
from ledger.games.underquest.moves.learning import CastIncantation
from ledger.games.underquest.rules.asking import Objections, Unfolds, need_adventurer, no, remind, too_heavy
from ledger.games.underquest.rules.blows import (
    STANDARD,
    acted,
    against,
    doubled,
    found_weak,
    hurt,
    magic_named,
    met,
    out_of_turn,
    read_late,
    the_fight,
)
from ledger.games.underquest.rules.effects import gained, known_counters
from ledger.games.underquest.rules.learning.spells import need_spell
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Incantation
from ledger.games.underquest.state.fights import Foe
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()


@decides(CastIncantation)
def cast(state: UnderQuest, move: CastIncantation) -> Decision[UnderQuest]:
    need_adventurer(state)
    spell = need_spell(state, move.name)
    known_counters(move.gains)
    if move.magic:
        magic_named(move.magic)
    if move.magic or move.damage is not None:
        the_fight(state)
    yield from out_of_turn(state, state.fight) if state.fight else too_heavy(state)
    yield from _uncastable(state, spell)
    if move.magic and move.damage is None:
        yield Asking(field="damage", asks=f"How much {move.magic} damage does {spell.name} do?")
    if state.fight:
        yield from _aimed(state, spell, move)
        state = yield from _met_by(state, state.fight.foe, move)
    for fact in changed(state, "grit", -spell.level, spell.name, "UQ-INC-04"):
        state = yield fact
    state = yield IncantationCast(name=spell.name, grit=spell.level, choice=move.choice, rule="UQ-INC-07")
    state = yield from gained(state, move.gains, spell.name, "UQ-INC-06")
    if not (move.gains or move.damage):
        state = yield remind("effect-untold", "UQ-INC-06", f"What {spell.name} does is typed: get ...")
    if move.damage is not None:
        state = yield from _struck_by_magic(state, move, move.damage)
    if state.fight:
        yield from acted(state)


def _uncastable(state: UnderQuest, spell: Incantation) -> Objections:
    """Each once, for as much grit as its level (UQ-INC-04, UQ-INC-07)."""
    if spell.spent:
        yield no("incantation-spent", "UQ-INC-07", f"{spell.name} is spent.", "reactivate NAME by CARD")
    if spell.level > state.me.grit:
        told = f"{spell.name} costs {spell.level} grit; you have {state.me.grit}."
        yield no("grit-short", "UQ-INC-04", told, "another incantation")


def _aimed(state: UnderQuest, spell: Incantation, move: CastIncantation) -> Iterator[Asking]:
    """In a fight it may hurt the enemy, with the magic of its school: neither is left out unasked (UQ-INC-05)."""
    if move.damage is None and not move.gains:
        yield Asking(field="damage", asks=f"Damage of {spell.name}? 0 where it does none.")
    if move.damage and _kind(state, move) is None:
        yield Asking(field="magic", asks=f"School of {spell.name}: fire, ice or holy?")


def _kind(state: UnderQuest, move: CastIncantation) -> Magic | None:
    """The kind of its damage: of the line, else of its school; None for standard damage."""
    kind = move.magic or reading.incantation(state, move.name).school
    return magic_named(kind) if kind else None


def _met_by(state: UnderQuest, foe: Foe, move: CastIncantation) -> Unfolds:
    """The defence that standard damage meets is known before the first fact."""
    kind = _kind(state, move)
    yield from met(state, foe, move.defence, 0 if kind else move.damage or 0)
    yield from found_weak(state, foe, move.weak, ((kind, move.damage or 0),) if kind else ())
    return (yield from read_late(state, foe, defence=move.defence, weak=move.weak))


def _struck_by_magic(state: UnderQuest, move: CastIncantation, damage: int) -> Unfolds:
    """The enemy is hurt: by the kind of the line, else by that of the school, else by standard damage."""
    fight, kind = state.fight, _kind(state, move)
    if fight is None:
        return state
    magic: Pairs = ((kind, damage),) if kind else ()
    dealt, counted = against(fight.foe, 0 if kind else damage, magic)
    why = f"{move.name}{doubled(fight.foe, magic)}"
    return (yield from hurt(state, dealt, why, "UQ-MAG-03", counted or ((STANDARD, dealt),)))
