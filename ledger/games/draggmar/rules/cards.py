"""Cards: listed, drawn from decks, which may have to be rebuilt first, and found or shown in hands."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Event, Objection, Pick, refused
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.core.table.listing import Draw, drawing, listing
from ledger.core.table.moves import Cards
from ledger.games.draggmar.events.market import DeckCorrected, DeckReshuffled
from ledger.games.draggmar.events.setup import CardNamed
from ledger.games.draggmar.rules.asking import Unfolds
from ledger.games.draggmar.state.cards import Card, CardKind, deck_title
from ledger.games.draggmar.state.game import Draggmar, hand, listable, pile
from ledger.games.draggmar.state.lying import elsewhere, may_come
from ledger.games.draggmar.state.options import option

decides = Deciders[Draggmar]()
KINDS: tuple[CardKind, ...] = ("hero", "item")


def ready_to_draw(state: Draggmar, deck: str, rule: str) -> Unfolds:
    """Rebuild an empty deck before its next card; objects `deck-empty` where there is nothing to rebuild it from."""
    held = pile(state, deck)
    if held.left != 0:
        return state
    if held.discard:
        return (yield DeckReshuffled(deck=deck, cards=len(held.discard), rule=rule))
    yield Objection(
        code="deck-empty",
        rule=rule,
        because=f"{deck_title(deck)}: none left, none discarded.",
        hint=f"set {deck} NUMBER because WHY",
    )
    return (yield one_more(deck, rule))


def drawable(
    state: Draggmar,
    deck: str,
    card: str,
    field: str = "name",
    *,
    among: tuple[str, ...] | None = None,
    count: int = 1,
) -> Iterator[Asking | Objection]:
    """The program draws from a listed deck where the line leaves it to it; it never invents a card (DR-013)."""
    pick = Pick(among=may_come(state, deck) if among is None else among, count=count)
    app = option(state, "dice") == "app"
    yield from drawing(deck, pile(state, deck), card, Draw(field=field, pick=pick, rule="DR-013", app=app))


@decides(Cards)
def cards(state: Draggmar, move: Cards) -> Decision[Draggmar]:
    if move.deck not in listable(state):
        raise refused("deck-unknown", "DR-013", f"No deck '{move.deck}' can be listed.", ", ".join(listable(state)))
    yield from listing(move, pile(state, move.deck), elsewhere(state, move.deck), "DR-013")


def one_more(deck: str, rule: str) -> DeckCorrected:
    """A card came from a deck that was counted as empty, so the count was one short."""
    return DeckCorrected(deck=deck, was=0, now=1, reason="a card came after all", rule=rule)


def held(
    state: Draggmar, player: str, name: str, *, kind: CardKind | None = None, level: int | None = None
) -> Card | None:
    """A card of a hand by name, else an unseen one that it may be; None when there is neither."""
    mine = [card for card in hand(state, player) if kind in (None, card.kind) and level in (None, card.level)]
    named = [card for card in mine if card.name == name]
    unseen = [card for card in mine if card.name == UNSEEN]
    if name in (*KINDS, UNSEEN):
        named = [card for card in unseen if name in (card.kind, UNSEEN)]
    return next(iter(named or [card for card in unseen if _read(state, card, name)] or unseen), None)


def _read(state: Draggmar, unseen: Card, name: str) -> bool:
    """Whether an unseen card may be the one that is known by that name at its level."""
    known = state.lore.heroes if unseen.kind == "hero" else state.lore.items
    return f"{name}/{unseen.level}" in known


def shown(
    state: Draggmar, who: str, name: str, rule: str, *, kind: CardKind | None = None, level: int | None = None
) -> Generator[Event | Objection | Asking, Draggmar, tuple[Draggmar, Card]]:
    """A card that a player shows; an unseen one gets its name. Raises Refused `card-missing`."""
    card = held(state, who, name, kind=kind, level=level)
    if card is None:
        names = dict.fromkeys(each.kind if each.name == UNSEEN else each.name for each in hand(state, who))
        told = f"{who} does not hold {name}{meant(name, names)}."
        raise refused("card-missing", rule, told, ", ".join(names) or "place it at hand, with the reason")
    if card.name == UNSEEN and name not in (*KINDS, UNSEEN):
        state = yield CardNamed(who=who, kind=card.kind, level=card.level, name=name, rule="DR-198")
        card = card.but(name=name)
    return state, card
