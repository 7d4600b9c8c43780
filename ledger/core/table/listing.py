"""Decks of which every card is known: how a table lists one, and draws that it leaves to the program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ledger.core import piles
from ledger.core.fields import BY_PROGRAM
from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Objection, Pick, Refused, refused
from ledger.core.piles import UNSEEN, Pile
from ledger.core.table.events import DeckListed
from ledger.core.table.moves import Cards


def listing(move: Cards, pile: Pile, elsewhere: Iterable[str], rule: str) -> Iterator[Objection | DeckListed]:
    """The fact that a deck is listed; objects `list-differs` where the list and the table cannot both be right.

    `elsewhere` are the cards of the deck that lie anywhere but in its draw pile, those without a name as `?`.
    """
    rest: dict[str, int] = {}
    for card, count in move.cards:
        rest[card] = rest.get(card, 0) + count
    unseen, strangers = 0, list[str]()
    for card in elsewhere:
        if card == UNSEEN:
            unseen += 1
        elif rest.get(card):
            rest[card] -= 1
        else:
            strangers.append(card)
    left = max(0, sum(rest.values()) - unseen)
    yield from _differs(move.deck, pile, left, strangers, rule)
    cards = tuple((card, count) for card, count in rest.items() if count)
    yield DeckListed(deck=move.deck, cards=cards, left=left, rule=rule)


def _differs(deck: str, pile: Pile, left: int, strangers: list[str], rule: str) -> Iterator[Objection]:
    hint = "list every card of the deck, or count again"
    if strangers:
        told = f"{strangers[0]} came from {deck} and is not on the list."
        yield Objection(code="list-differs", rule=rule, because=told, hint=hint)
    elif pile.left not in (None, left):
        told = f"The list leaves {left} cards; {pile.left} were counted."
        yield Objection(code="list-differs", rule=rule, because=told, hint=hint)


class Draw(Frozen):
    """How the program may draw for a line: into which field, from which cards, by which rule."""

    field: str
    pick: Pick
    rule: str
    app: bool
    """Whether the campaign lets the program draw wherever the line says nothing."""


def drawing(deck: str, pile: Pile, card: str, draw: Draw) -> Iterator[Asking | Objection]:
    """A draw of the program, where the line leaves it one; objects `card-unlisted` to a card that is not left.

    `card` is what the line says: `_` for a draw of the program, nothing or `?` for an unseen card. Raises Refused
    `deck-unlisted`, and `deck-out` where a listed one is empty.
    """
    if card == BY_PROGRAM or (draw.app and card in ("", UNSEEN)):
        if draw.pick.among:
            yield Asking(field=draw.field, asks=f"Which card of {deck}?", chance=draw.pick, now=card == BY_PROGRAM)
        elif card == BY_PROGRAM:
            raise _nothing_to_draw(deck, pile, draw.rule)
    else:
        yield from unlisted(deck, pile, seen(card), draw.rule)


def _nothing_to_draw(deck: str, pile: Pile, rule: str) -> Refused:
    if pile.listed:
        return refused("deck-out", rule, f"{deck}: no card is left.", "name the card that comes after all")
    hint = f"name the card, or: cards {deck} CARD=N"
    return refused("deck-unlisted", rule, f"{deck} is not listed, so the table draws.", hint)


def unlisted(deck: str, pile: Pile, card: str, rule: str) -> Iterator[Objection]:
    """An objection to a card that is not left in a listed deck."""
    if piles.barred(pile, card):
        told = f"{card} is not left in {deck}."
        yield Objection(code="card-unlisted", rule=rule, because=told, hint=f"odds {deck}, or look at the card again")


def seen(card: str) -> str:
    """The name of a card as a line says it; nothing, and a draw left to the program, are an unseen card."""
    return UNSEEN if card in ("", BY_PROGRAM) else card
