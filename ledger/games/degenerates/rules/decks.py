"""Decks: listing, drawing, discarding, reshuffling, searching."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Event, Objection, Pick, refused
from ledger.core.piles import UNSEEN, may_come
from ledger.core.table.listing import Draw, drawing, listing, unlisted
from ledger.core.table.moves import Cards
from ledger.games.degenerates import content
from ledger.games.degenerates.events.decks import (
    CardDiscarded,
    CardDrawn,
    CardReturned,
    CardsRejected,
    DeckCorrected,
    DeckReshuffled,
    DeckShuffled,
)
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.state.attributes import card as read
from ledger.games.degenerates.state.combat import monster
from ledger.games.degenerates.state.game import Degenerates, pile
from ledger.games.degenerates.state.options import option

decides = Deciders[Degenerates]()
LISTED = "DD-003"
"""The rule of how many cards of each kind a deck holds."""
SINGLE = ("danger", "doom", "sign", "epic")
"""Decks that never hold two copies of a card, as those of Encounters (DD-306)."""
UNIQUE = "unique"


def by_program(state: Degenerates, deck: str, card: str, field: str = "card") -> Iterator[Asking | Objection]:
    """The program draws from a listed deck where the line leaves it to it."""
    if card in ("", BY_PROGRAM, UNSEEN):
        pick = Pick(among=may_come(pile(state, deck)))
        how = Draw(field=field, pick=pick, rule=LISTED, app=option(state, "dice") == "app")
        yield from drawing(deck, pile(state, deck), card, how)


@decides(Cards)
def cards(state: Degenerates, move: Cards) -> Decision[Degenerates]:
    if content.deck(move.deck) is None:
        known = ", ".join(each.name for each in content.box().decks)
        raise refused("deck-unknown", LISTED, f"No deck '{move.deck}'.", known)
    held = pile(state, move.deck)
    strong = state.strong.get(move.deck, 0)
    out = (*held.discard[strong:], *state.out.get(move.deck, ()), *state.removed.get(move.deck, ()))
    yield from listing(move, held, out, LISTED)


def draw(state: Degenerates, deck: str, card: str, rule: str, past: int = 0) -> Unfolds:
    """A card leaves its pile: a late deck is shuffled first, an empty one is rebuilt; `past` cards go before it."""
    row = content.deck(deck)
    if row is None:
        raise refused("deck-unknown", rule, f"No deck '{deck}'.", ", ".join(each.name for each in content.box().decks))
    if row.late and deck not in state.shuffled:
        state = yield DeckShuffled(deck=deck, why="it comes to the table", first=True, rule="DD-005")
    if card in (*state.out.get(deck, ()), *state.removed.get(deck, ())) and _single(state, deck, card):
        text = f"{card} is out already; {deck} has one copy of a card."
        state = yield Reminded(code="card-twice", text=text, rule="DD-306")
    elif card in pile(state, deck).discard and _single(state, deck, card):
        text = f"{card} lies in the discard pile; was {deck} shuffled?"
        state = yield Reminded(code="card-twice", text=text, rule="DD-306")
    state = yield from _rejected(state, deck, past)
    state = yield from ready(state, deck)
    yield from unlisted(deck, pile(state, deck), card, LISTED)
    return (yield CardDrawn(deck=deck, card=card, rule=rule))


def _single(state: Degenerates, deck: str, card: str) -> bool:
    """Whether no second copy of a card is allowed: by its deck, or since it is Unique (DD-306)."""
    if card == UNSEEN:
        return False
    classes = (*read(state, card).classes, *monster(state, card).classes)
    by_deck = deck.startswith("encounters") or deck in SINGLE
    return by_deck or UNIQUE in (each.casefold() for each in classes)


def _rejected(state: Degenerates, deck: str, past: int) -> Unfolds:
    """Cards thrown away before one that fits, over a reshuffle if need be (DD-134)."""
    while past:
        state = yield from ready(state, deck)
        left = pile(state, deck).left
        count = past if left is None else min(past, left)
        state = yield CardsRejected(deck=deck, count=count, rule="DD-134")
        past -= count
    return state


def ready(state: Degenerates, deck: str) -> Unfolds:
    """Rebuild an empty deck before its next card (DD-131)."""
    held = pile(state, deck)
    if held.left != 0:
        return state
    if held.discard:
        return (yield reshuffled(state, deck, "the deck is empty", "DD-131"))
    text = f"{deck} and its discard pile are empty; count them."
    state = yield Reminded(code="deck-empty", text=text, rule="DD-131")
    return (yield DeckCorrected(deck=deck, was=0, now=1, reason="a card came after all", rule="DD-131"))


def reshuffled(state: Degenerates, deck: str, why: str, rule: str) -> Event:
    """The discard pile goes into the deck, strong monsters too (DD-006)."""
    held = pile(state, deck)
    strong = bool(state.strong.get(deck, 0))
    return DeckReshuffled(deck=deck, cards=len(held.discard), strong=strong, why=why, rule=rule)


def discard(state: Degenerates, deck: str, card: str, rule: str) -> Iterator[Event]:
    """A card that is out goes to its discard pile; one of the Mission deck goes back there with its fellows."""
    if card in state.out.get(deck, ()):
        yield CardDiscarded(deck=deck, card=card, rule=rule)


def put_back(state: Degenerates, deck: str, card: str, rule: str, top: int = 0) -> Iterator[Event]:
    """A card that is out is shuffled back into its deck."""
    if card in state.out.get(deck, ()):
        yield CardReturned(deck=deck, card=card, top=top, rule=rule)


def of_mission(state: Degenerates, card: str) -> str:
    """The home deck of a card of the Mission deck; empty for any other card."""
    return dict(state.mission.cards).get(card, "") if state.mission else ""


def monster_deck(state: Degenerates, deck: str, rule: str) -> str:
    """The name of a deck that holds monsters; raises Refused `deck-unknown`."""
    if content.deck(deck) is None and deck != "mission":
        raise refused("deck-unknown", rule, f"No deck '{deck}'.", ", ".join(content.box().strong))
    return deck


__all__ = [
    "UNSEEN",
    "by_program",
    "decides",
    "discard",
    "draw",
    "monster_deck",
    "of_mission",
    "put_back",
    "ready",
    "reshuffled",
]
