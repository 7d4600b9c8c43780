"""How a fact finds the value that it changes."""

from __future__ import annotations

from typing import Any

from ledger.core.frozen import Roster
from ledger.core.piles import Pile
from ledger.games.degenerates.state.fights import Fight, Fighter, Foe
from ledger.games.degenerates.state.game import Degenerates, current
from ledger.games.degenerates.state.turns import Turn


def adventurer(state: Degenerates, who: str, **changes: Any) -> Degenerates:
    """The state with one adventurer changed; one who is gone stays gone."""
    if who not in state.adventurers:
        return state
    return state.but(adventurers=state.adventurers.put(who, state.adventurers[who].but(**changes)))


def everybody(state: Degenerates, names: tuple[str, ...], **changes: Any) -> Degenerates:
    """The state with several adventurers changed alike."""
    for who in names:
        state = adventurer(state, who, **changes)
    return state


def turn(state: Degenerates, leader: str, **changes: Any) -> Degenerates:
    """The state with the turn of one party changed."""
    turns = tuple(each.but(**changes) if each.leader == leader else each for each in state.turns)
    return state.but(turns=turns)


def turn_led(state: Degenerates, leader: str) -> Turn:
    """The turn of a party."""
    return next(each for each in state.turns if each.leader == leader)


def fight(state: Degenerates, **changes: Any) -> Degenerates:
    """The state with the fight changed."""
    return state if state.fight is None else state.but(fight=state.fight.but(**changes))


def foe(state: Degenerates, label: str, **changes: Any) -> Degenerates:
    """The state with one foe of the fight changed, or one that waits for it."""
    if state.fight is None:
        waiting = current(state)
        drawn = waiting.foes if waiting else ()
        one = next((each for each in drawn if each.label == label), None)
        changed = tuple(each.but(**changes) if each is one else each for each in drawn)
        return turn(state, waiting.leader, foes=changed) if waiting and one else state
    foes: tuple[Foe, ...] = tuple(each.but(**changes) if each.label == label else each for each in state.fight.foes)
    return fight(state, foes=foes)


def met(state: Degenerates, label: str) -> Foe | None:
    """A foe of the fight, or one that waits for it."""
    waiting = current(state)
    foes = state.fight.foes if state.fight else waiting.foes if waiting else ()
    return next((each for each in foes if each.label == label), None)


def without_foe(state: Degenerates, label: str) -> Degenerates:
    """The state with one foe out of the fight."""
    held: Fight | None = state.fight
    if held is None:
        return state
    draws = tuple(each for each in held.draws if each.foe != label or each.kind == "rally")
    return fight(state, foes=tuple(each for each in held.foes if each.label != label), draws=draws)


def fighter(state: Degenerates, who: str, **changes: Any) -> Degenerates:
    """The state with one adventurer of the fight changed."""
    if state.fight is None or who not in state.fight.fighters:
        return state
    one: Fighter = state.fight.fighters[who].but(**changes)
    return fight(state, fighters=state.fight.fighters.put(who, one))


def over_to(state: Degenerates, who: str) -> Degenerates:
    """The state with the turn of whoever acted last over, since another one begins."""
    return fight(state, last="") if state.fight and state.fight.last not in ("", who) else state


def unused(state: Degenerates) -> Degenerates:
    """The state with no Item used by anybody in the fight."""
    for who in state.fight.fighters if state.fight else ():
        held = state.adventurers[who].items if who in state.adventurers else ()
        state = adventurer(state, who, items=tuple(each.but(used=False) for each in held))
    return state


def piled(state: Degenerates, deck: str, pile: Pile) -> Degenerates:
    """The state with one pile changed."""
    return state.but(piles=state.piles.put(deck, pile))


def counted(state: Degenerates, deck: str) -> Degenerates:
    """The state with a deck that somebody has counted again."""
    return state.but(uncounted=tuple(each for each in state.uncounted if each != deck)) if state.uncounted else state


def less(cards: Roster[str, tuple[str, ...]], deck: str, card: str) -> Roster[str, tuple[str, ...]]:
    """The roster with one such card of a deck less."""
    held = cards.get(deck, ())
    if card not in held:
        return cards
    at = held.index(card)
    return cards.put(deck, held[:at] + held[at + 1 :])


def more(cards: Roster[str, tuple[str, ...]], deck: str, card: str) -> Roster[str, tuple[str, ...]]:
    """The roster with one card of a deck more."""
    return cards.put(deck, (*cards.get(deck, ()), card))
