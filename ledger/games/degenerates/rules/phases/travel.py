"""Foot Travel, Force March, Lake Port and River Port Travel."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Move, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.phases import MarchBegun, MarchEndured, Travelled
from ledger.games.degenerates.moves.phases import Endure, Foot, Lake, March, River
from ledger.games.degenerates.rules.asking import (
    actor,
    ask_traits,
    during_fight,
    no,
    objected,
    one,
    out_of_phase,
    out_of_turn,
    place,
    playing,
)
from ledger.games.degenerates.rules.conditions import afflict
from ledger.games.degenerates.rules.testing import attempt
from ledger.games.degenerates.rules.tracks import even_shares, paid, shares
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer, Stance, has
from ledger.games.degenerates.state.game import Degenerates, together
from ledger.games.degenerates.state.options import option

decides = Deciders[Degenerates]()
CAUTIOUS: Stance = "cautious"
"""What counts for whoever never chose."""


def travellers(state: Degenerates, move: Move, with_: tuple[str, ...]) -> tuple[str, ...]:
    """Who goes: the named ones, else everybody of the party who has not acted and took no other stance (DD-123)."""
    who = actor(state, move)
    if with_:
        return tuple(dict.fromkeys((who, *(playing(state, each) for each in with_))))
    return tuple(each for each in together(state, who) if each == who or _goes_along(one(state, each), one(state, who)))


def _goes_along(mate: Adventurer, goer: Adventurer) -> bool:
    return not (mate.acted or goer.acted) and (mate.stance or CAUTIOUS) == (goer.stance or CAUTIOUS)


def held_back(state: Degenerates, names: tuple[str, ...]) -> Iterator[Objection]:
    """Objections to a Map Action of these adventurers."""
    yield from during_fight(state)
    yield from out_of_phase(state, "DD-127", "map")
    yield from out_of_turn(state, names[0])
    for who in names:
        held = one(state, who)
        if held.space != one(state, names[0]).space:
            yield no("party-elsewhere", "DD-120", f"{who} is at {held.space}.", f"without {who}")
        if held.acted:
            yield no("action-used", "DD-125", f"{who} has used the Map Action.", "in the next turn")
        if held.defeated:
            yield no("rest-forced", "DD-148", f"{who} is Defeated and must Rest.", f"rest @{who}; with NAMES")
        if has(held, "detained"):
            yield no("adventurer-detained", "DD-114", f"{who} is Detained and must Rest.", f"rest @{who}; with NAMES")


def not_bold(state: Degenerates, names: tuple[str, ...], rule: str) -> Iterator[Objection]:
    """Objections to what only Bold adventurers do."""
    for who in names:
        if one(state, who).stance != "bold":
            yield no("stance-cautious", rule, f"{who} is not Bold.", "stance bold")


def shut(state: Degenerates, names: tuple[str, ...], space: str) -> Iterator[Objection]:
    """Objections to entering a space: Destroyed, or Metaphysical without a Disease or condition."""
    if board.is_(state, space, "destroyed"):
        yield no("space-destroyed", "DD-025", f"{space} is Destroyed.", "another way")
    if board.is_(state, space, "metaphysical"):
        for who in names:
            if not one(state, who).diseases and not one(state, who).conditions:
                told = f"{who} has neither Disease nor condition."
                yield no("space-metaphysical", "DD-029", told, "with NAMES of those who have")


@decides(Foot)
def foot(state: Degenerates, move: Foot) -> Decision[Degenerates]:
    names = travellers(state, move, move.with_)
    here, there = one(state, names[0]).space, place(state, move.place)
    yield from held_back(state, names)
    if board.site(state, here).kind == "maze" or board.site(state, there).kind == "maze":
        yield no("maze-closed", "DD-078", "Only Void Travel leads in or out of the Maze.", "void, or rest")
    elif there not in board.neighbours(state, here):
        yield no("space-far", "DD-135", f"{there} is not next to {here}.", _steps(state, here, there))
    state = yield from ask_traits(state, there, move.has)
    yield from shut(state, names, there)
    yield Travelled(names=names, was=here, place=there, how="on foot", rule="DD-135")


def _steps(state: Degenerates, here: str, there: str) -> str:
    """What to type instead: the ways that lead there, else every step from here."""
    near = [
        each for each in board.seen_from(state, here) if board.named(state, each) in board.joining(state, here, there)
    ]
    if near and there in board.beyond(state, here):
        return f"march {one_word(there)}, or foot {one_word(near[0])}"
    steps = ", ".join(map(one_word, near or board.seen_from(state, here)))
    return f"foot {steps}" if steps else f"way path {one_word(here)} PLACE"


@decides(March)
def march(state: Degenerates, move: March) -> Decision[Degenerates]:
    names = travellers(state, move, move.with_)
    here, there = one(state, names[0]).space, place(state, move.place)
    yield from held_back(state, names)
    yield from not_bold(state, names, "DD-136")
    yield from _no_march(state, names)
    if board.site(state, here).kind != "location" or board.site(state, there).kind != "location":
        yield no("march-start", "DD-136", "A march goes from Location to Location.", "foot PLACE")
    yield from _no_way(state, here, there)
    state = yield from ask_traits(state, there, move.has)
    yield from shut(state, names, there)
    state = yield Travelled(names=names, was=here, place=there, how="by Force March", rule="DD-136")
    yield MarchBegun(names=names, rule="DD-137")


def _no_march(state: Degenerates, names: tuple[str, ...]) -> Iterator[Objection]:
    for who in names:
        if has(one(state, who), "fatigued"):
            yield no("adventurer-fatigued", "DD-113", f"{who} is Fatigued.", "rest first; with NAMES")


def _no_way(state: Degenerates, here: str, there: str) -> Iterator[Objection]:
    ways = board.joining(state, here, there)
    if not ways:
        yield no("way-unknown", "DD-136", f"No Road or Path joins {here} and {there}.", "way road A B")
        return
    found = [tuple(_barred(state, way)) for way in ways]
    if all(found):
        yield from objected(found[0])


def _barred(state: Degenerates, way: str) -> Iterator[Objection]:
    if board.site(state, way).kind == "path" and not board.is_(state, way, "explored"):
        yield no("path-secret", "DD-016", f"The Path {way} is Secret.", "foot, then explore it")
    if board.is_(state, way, "destroyed"):
        yield no("space-destroyed", "DD-138", f"{way} is Destroyed.", "another way")
    if board.epics_at(state, way):
        yield no("epic-on-way", "DD-138", f"{board.epics_at(state, way)[0]} stands on {way}.", "foot is allowed")


@decides(Endure)
def endure(state: Degenerates, move: Endure) -> Decision[Degenerates]:
    who = actor(state, move)
    if who not in state.marching and not move.who and state.marching:
        who = state.marching[0]
    if who not in state.marching:
        raise refused(
            "march-missing", "DD-137", f"{who} owes no Test of a march.", ", ".join(state.marching) or "march PLACE"
        )
    state, tested = yield from attempt(
        state, who, "con", move.dice, "Force March", using=move.using, keep=move.keep, rule="DD-137"
    )
    state = yield MarchEndured(who=who, rule="DD-137")
    if not tested.passed:
        yield from afflict(state, who, "fatigued", why="the march")


@decides(Lake)
def lake(state: Degenerates, move: Lake) -> Decision[Degenerates]:
    names = travellers(state, move, move.with_)
    here, there = one(state, names[0]).space, place(state, move.place)
    yield from held_back(state, names)
    yield from not_bold(state, names, "DD-139")
    ports = board.lake_ports(state)
    if here not in ports or there not in ports or here == there:
        others = ", ".join(each for each in ports if each != here) if here in ports else "from a Lake Port only"
        yield no("port-wrong", "DD-139", f"No Lake Port Travel from {here} to {there}.", others)
    state = yield from ask_traits(state, there, move.has)
    yield from shut(state, names, there)
    yield Travelled(names=names, was=here, place=there, how="over the lake", rule="DD-139")


@decides(River)
def river(state: Degenerates, move: River) -> Decision[Degenerates]:
    names = travellers(state, move, move.with_)
    here, there = one(state, names[0]).space, place(state, move.place)
    yield from held_back(state, names)
    yield from not_bold(state, names, "DD-140")
    yield from _upriver(state, here, there)
    each = 0 if _free(state, here, there) else content.play().prices.river
    pay = move.pay or even_shares(state, names, each)
    given, short = shares(state, pay, names, each * len(names), "DD-140", first=names[0])
    yield from objected(short)
    state = yield from ask_traits(state, there, move.has)
    yield from shut(state, names, there)
    state = yield from paid(state, given, "the river", "DD-140")
    yield Travelled(names=names, was=here, place=there, how="down the river", rule="DD-140")


def _upriver(state: Degenerates, here: str, there: str) -> Iterator[Objection]:
    down = content.downriver(here) or ()
    if there not in down:
        hint = ", ".join(down) or "no port lies downriver"
        yield no("river-wrong", "DD-141", f"The river does not lead from {here} to {there}.", hint)
    elif there not in board.river_to(state, here):
        card = next(each.name for each in state.lasting if there in each.blocks)
        yield no("river-blocked", "DD-062", f"{card} closes the river to {there}.", "another way")


def _free(state: Degenerates, here: str, there: str) -> bool:
    lake_port = board.site(state, there).port == "lake"
    return lake_port and board.site(state, here).port == "river" and option(state, "lake-from-bridge") == "free"
