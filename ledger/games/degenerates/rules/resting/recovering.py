"""Recover, and Explore."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.degenerates.events.adventurers import WoundsKept
from ledger.games.degenerates.events.phases import ExploreTried, RestTaken
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.moves.resting import Explore, Recover
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, one
from ledger.games.degenerates.rules.conditions import shed
from ledger.games.degenerates.rules.levels import gain_trait
from ledger.games.degenerates.rules.resting.opening import RECOVER, bold_only, may_rest
from ledger.games.degenerates.rules.testing import attempt, card_fits
from ledger.games.degenerates.rules.tracks import healed
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import has
from ledger.games.degenerates.state.attributes import halved, mrl
from ledger.games.degenerates.state.game import Degenerates, together

decides = Deciders[Degenerates]()


@decides(Recover)
def recover(state: Degenerates, move: Recover) -> Decision[Degenerates]:
    who = actor(state, move)
    yield from may_rest(state, who, RECOVER)
    held = one(state, who)
    barred = _barred(state, who)
    amount, rolled = 0, False
    if move.dice or move.tested or not (barred or not held.wounds):
        state, tested = yield from attempt(
            state, who, "mrl", move.dice, "Recover", using=move.using, keep=move.keep, rule="DD-153"
        )
        amount = tested.needed if tested.passed else halved(tested.needed)
        rolled = True
    elif move.using:
        yield from card_fits(state, who, move.using)
    state = yield from _ahead(state, who)
    state = yield RestTaken(who=who, action=RECOVER, rule="DD-152")
    if barred:
        state = yield WoundsKept(who=who, why=barred, rule="DD-156")
    elif rolled or held.wounds:
        state = yield from healed(state, who, amount, "Recover", "DD-153")
    yield from _conditions(state, who)


def _barred(state: Degenerates, who: str) -> str:
    """Why Recover removes no Wounds; empty where it does (DD-156)."""
    held = one(state, who)
    if has(held, "infected"):
        return "Infected"
    return "a Perilous space" if board.is_(state, held.space, "perilous") else ""


def _ahead(state: Degenerates, who: str) -> Unfolds:
    """Members Rest in the order of MRL; another order is remarked (DD-149)."""
    mates = [each for each in together(state, who) if each != who and not one(state, each).acted]
    first = [each for each in mates if mrl(state, each) > mrl(state, who)]
    if not first:
        return state
    text = f"{', '.join(first)} would Rest before {who}."
    return (yield Reminded(code="rest-order", text=text, rule="DD-149"))


def _conditions(state: Degenerates, who: str) -> Unfolds:
    """After the Wounds all conditions leave; in a Metaphysical space only Detained (DD-030, DD-155)."""
    names = tuple(each.name for each in one(state, who).conditions)
    if board.is_(state, one(state, who).space, "metaphysical"):
        names = tuple(each for each in names if each == "detained")
    return (yield from shed(state, who, names, "Recover", "DD-155"))


@decides(Explore)
def explore(state: Degenerates, move: Explore) -> Decision[Degenerates]:
    who = actor(state, move)
    space = one(state, who).space
    yield from may_rest(state, who, "explore")
    yield from bold_only(state, who, "DD-159")
    if space in state.tried:
        yield no("explore-tried", "DD-159", f"{space} was tried in this turn.", "next turn")
    clue = space in state.clues
    if board.is_(state, space, "explored") and not clue:
        yield no("explored-already", "DD-159", f"{space} is Explored and has no Clue.", "elsewhere")
    state, tested = yield from attempt(
        state, who, "per", move.dice, "Explore", using=move.using, keep=move.keep, rule="DD-159"
    )
    state = yield RestTaken(who=who, action="explore", rule="DD-159")
    state = yield ExploreTried(place=space, passed=tested.passed, rule="DD-159")
    if tested.passed:
        yield from _explored(state, space, clue=clue)


def _explored(state: Degenerates, space: str, *, clue: bool) -> Unfolds:
    """A counter, but never in a Metaphysical space or the Maze (DD-031, DD-079)."""
    barred = board.is_(state, space, "metaphysical") or board.site(state, space).kind == "maze"
    if barred:
        text = f"{space} never carries an Explored counter."
        state = yield Reminded(code="explored-never", text=text, rule="DD-031")
    elif not board.is_(state, space, "explored"):
        state = yield from gain_trait(state, space, "explored", "DD-159")
    if clue:
        text = f"The Clue at {space}: do what the mission says, then clue {space} off."
        state = yield Reminded(code="clue-explored", text=text, rule="DD-159")
    return state
