"""Decks: listing, drawing, taking by name, discarding, and what happens when one runs out."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Event, Objection, Pick, refused
from ledger.core.piles import UNSEEN, may_come
from ledger.core.table.listing import Draw, drawing, listing, seen, unlisted
from ledger.core.table.moves import Cards
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import (
    CardDiscarded,
    CardDrawn,
    CardReturned,
    CardTaken,
    DeckCounted,
    DeckReshuffled,
)
from ledger.games.underquest.rules.asking import Unfolds, remind
from ledger.games.underquest.state.game import UnderQuest, held, pile
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
LISTED = "UQ-SET-01"
"""The rule of how many cards a deck has."""


@decides(Cards)
def cards(state: UnderQuest, move: Cards) -> Decision[UnderQuest]:
    row = content.deck(move.deck)
    if row is None:
        known = ", ".join(each.name for each in content.box().decks)
        raise refused("deck-unknown", "UQ-SET-01", f"No deck '{move.deck}'.", known)
    out = (*pile(state, move.deck).discard, *held(state, move.deck))
    yield from listing(move, pile(state, move.deck), out, LISTED)


def by_program(
    state: UnderQuest, deck: str, card: str, field: str = "card", among: tuple[str, ...] | None = None
) -> Iterator[Asking | Objection]:
    """The program draws from a listed deck where the line leaves it to it; objects to a card that is not left.

    `among` are the cards that may come, where not every card that is left may.
    """
    among = may_come(pile(state, deck)) if among is None else among
    draws = Draw(field=field, pick=Pick(among=among), rule=LISTED, app=option(state, "dice") == "app")
    if card in ("", BY_PROGRAM, UNSEEN):
        yield from drawing(deck, pile(state, deck), card, draws)
    else:
        yield from unlisted(deck, pile(state, deck), card, LISTED)


def draw(state: UnderQuest, deck: str, card: str, rule: str) -> Unfolds:
    """A card leaves its pile; an empty one is shuffled anew first (UQ-SET-10). Call `by_program` before any fact."""
    pile_now = pile(state, deck)
    if pile_now.left == 0:
        if pile_now.discard and option(state, "empty-deck") == "shuffle":
            state = yield DeckReshuffled(deck=deck, cards=len(pile_now.discard), rule="UQ-SET-10")
        else:
            state = yield remind("deck-empty", "UQ-SET-10", f"{deck} is empty; count it.")
            state = yield DeckCounted(deck=deck, was=0, now=1, why="a card came after all", rule="UQ-SET-10")
    return (yield CardDrawn(deck=deck, card=seen(card), rule=rule))


def take(state: UnderQuest, deck: str, card: str, rule: str) -> Unfolds:
    """A card is looked for and taken; one that lies before the adventurer already is noted (UQ-SET-04)."""
    if card in held(state, deck):
        state = yield remind("card-twice", "UQ-SET-04", f"{card} is out already.")
    if pile(state, deck).left == 0:
        state = yield DeckCounted(deck=deck, was=0, now=1, why="a card came after all", rule="UQ-SET-04")
    return (yield CardTaken(deck=deck, card=card, rule=rule))


def discard(deck: str, card: str, rule: str) -> Iterator[Event]:
    """A card goes to its discard pile; one of a deck that is searched goes back into it."""
    row = content.deck(deck)
    if row and row.way in ("drawn", "searched"):
        gone = CardReturned if row.way == "searched" else CardDiscarded
        yield gone(deck=deck, card=card, rule=rule)
