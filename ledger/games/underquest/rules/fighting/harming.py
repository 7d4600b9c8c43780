"""What hurts the enemy besides an attack, and the turn that goes by."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.moves.fighting import Harm, Pass
from ledger.games.underquest.rules.asking import remind, too_heavy
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
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()


@decides(Harm)
def harm(state: UnderQuest, move: Harm) -> Decision[UnderQuest]:
    """Defence stops standard damage only; a weakness doubles its kind, an immunity stops it (UQ-MAG-03, UQ-MAG-04)."""
    foe = the_fight(state).foe
    yield from too_heavy(state)
    magic: Pairs = ((magic_named(move.magic), move.damage),) if move.magic else ()
    standard = 0 if magic else move.damage
    foe = yield from met(state, foe, move.defence, standard)
    foe = yield from found_weak(state, foe, move.weak, magic)
    state = yield from read_late(state, foe, defence=move.defence, weak=move.weak)
    dealt, counted = against(foe, standard, magic)
    rule = "UQ-MAG-03" if magic else "UQ-CBT-15"
    why = f"{move.by or 'a card'}{doubled(foe, magic)}"
    yield from hurt(state, dealt, why, rule, counted or ((STANDARD, dealt),))


@decides(Pass)
def let_pass(state: UnderQuest, _: Pass) -> Decision[UnderQuest]:
    fight = the_fight(state)
    yield from too_heavy(state)
    yield from out_of_turn(state, fight)
    state = yield remind("turn-passed", "UQ-CBT-06", "The combat turn goes by.")
    yield from acted(state)
