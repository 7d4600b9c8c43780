"""Levels: how they come, which slots they fill, and how they are laid out anew."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.printed import meant
from ledger.core.wording import counted
from ledger.games.torgue.events.loot import LevelsGained, Respecced, SlotFilled
from ledger.games.torgue.moves.loot import GainLevels, LevelUp, Respec
from ledger.games.torgue.rules.asking import Objections, actor, no, objected, one, out_of_phase, remind
from ledger.games.torgue.state.cards import TreeRead
from ledger.games.torgue.state.game import Step, Torgue
from ledger.games.torgue.state.growing import ascending, open_slots, reached, tier_of
from ledger.games.torgue.state.hunters import Hunter, level
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()
BEFORE_REST: tuple[Step, ...] = ("bounty", "vending", "levels")
"""Steps between games in which levels may still come, or move."""


@decides(LevelUp)
def fill(state: Torgue, move: LevelUp) -> Decision[Torgue]:
    held = one(state, actor(state, move))
    if not held.tree:
        raise refused("tree-missing", "TB-129", f"{held.name} has no Skill Tree.", "tree NAME")
    _slot_known(move.slot)
    if move.slot in held.slots:
        raise refused("slot-filled", "TB-130", f"{move.slot} is filled.", _open(state, held))
    yield from objected(tuple(_unfillable(state, held, move)))
    gives = move.gives.replace("_", " ")
    state = yield SlotFilled(who=held.name, slot=move.slot, gives=gives, rule="TB-130")
    tree = state.lore.trees.get(held.tree, TreeRead(name=held.tree))
    if not tree.slots.get(move.slot):
        yield remind("text-missing", "TB-002", f"{held.tree}, {move.slot}: text not entered.")


def _unfillable(state: Torgue, held: Hunter, move: LevelUp) -> Objections:
    if not held.unspent:
        yield no("level-missing", "TB-132", f"{held.name} has no level to spend.", "a Level token, or the scenario")
    if not reached(held.slots, move.slot):
        yield no("tier-closed", "TB-130", f"No slot below {move.slot} is filled.", _open(state, held))
    tree = state.lore.trees.get(held.tree)
    printed = tree.slots.get(move.slot, "") if tree else ""
    if move.gives and printed and printed != move.gives.replace("_", " "):
        yield no("slot-differs", "TB-002", f"{move.slot} was typed as {printed}.", "leave it out")


def _slot_known(slot: str) -> None:
    """Raises Refused `slot-unknown` for a word that names no slot."""
    if tier_of(slot) is None:
        raise refused("slot-unknown", "TB-130", f"'{slot}' is no slot.", "tier and number, like t1.2")


def _open(state: Torgue, held: Hunter) -> str:
    return ", ".join(open_slots(state, held)) or "another slot"


@decides(GainLevels)
def levels(state: Torgue, move: GainLevels) -> Decision[Torgue]:
    award = state.phase == "between"
    yield from objected(tuple(_late(state)))
    counts = not award or option(state, "award-levels") == "count"
    why = "the scenario" if award else move.because or "a card"
    yield LevelsGained(
        hunters=tuple(state.hunters),
        by=move.count,
        why=why,
        counts=counts,
        rule="TB-215" if award else "TB-132",
    )


def _late(state: Torgue) -> Objections:
    """Levels are awarded and laid out between games, before the Rest (TB-215, TB-216)."""
    if state.phase != "between":
        yield from out_of_phase(state, "TB-215", "between")
    elif state.pause not in BEFORE_REST:
        yield no("step-past", "TB-215", f"Levels come before this step: {state.pause}.", "because WHY")


@decides(Respec)
def respec(state: Torgue, move: Respec) -> Decision[Torgue]:
    held = one(state, actor(state, move))
    if held.trees and move.tree not in held.trees:
        told = f"{held.name} has no tree {move.tree}{meant(move.tree, held.trees)}."
        raise refused("tree-unknown", "TB-216", told, ", ".join(held.trees))
    for slot in move.slots:
        _slot_known(slot)
    if len(set(move.slots)) < len(move.slots):
        raise refused("slot-filled", "TB-130", "A slot is filled once.", "other slots")
    yield from objected(tuple(_fixed_tree(state)))
    if level(held) and not move.slots:
        yield Asking(field="slots", asks=f"{held.name}: the slots of {level(held)} levels?")
    yield from objected(tuple(_unequal(held, move)))
    left = max(0, level(held) - len(move.slots))
    yield Respecced(who=held.name, tree=move.tree, slots=move.slots, left=left, rule="TB-216")


def _fixed_tree(state: Torgue) -> Objections:
    """The tree in use is fixed while a game is played (TB-129)."""
    if state.phase != "between":
        yield no("tree-fixed", "TB-129", "The Skill Tree is fixed until the game is over.", "between games")
    elif state.pause not in BEFORE_REST:
        yield no("step-past", "TB-216", f"Respec comes before this step: {state.pause}.", "because WHY")


def _unequal(held: Hunter, move: Respec) -> Objections:
    """The number of levels stays, and the tiers hold (TB-216)."""
    if len(move.slots) > level(held):
        told = f"{held.name} has {counted(level(held), 'level')}, not {len(move.slots)}."
        yield no("levels-count", "TB-216", told, f"{level(held)} slots")
    if not ascending(move.slots):
        yield no("tier-closed", "TB-130", "A tier needs a filled slot below it.", "lower slots first")
