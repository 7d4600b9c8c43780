"""What the table looks up: the cards that it has seen, and what lies in the box."""

from __future__ import annotations

from collections.abc import Iterable

from ledger.core.nouns import Lines, Sheet
from ledger.games.draggmar import content
from ledger.games.draggmar.state.cards import HeroCard, ItemCard, RoomCard, printed
from ledger.games.draggmar.state.game import Draggmar


def reference(state: Draggmar) -> Sheet:
    """The page beside the record sheets; `delve sheet cards` prints it."""
    box = content.box()
    lists = (
        _cards("Heroes seen", state.lore.heroes.values()),
        _cards("Items seen", state.lore.items.values()),
        _cards("Rooms seen", state.lore.rooms.values()),
        Lines(title="In the box", rows=tuple(f"{count} {part}" for part, count in box.parts)),
        Lines(title="Factions", rows=tuple(f"{name}: {told}" for name, told in box.factions)),
        Lines(title="Gear", rows=tuple(f"{name}: {told}" for name, told in box.gear)),
        Lines(title="Tips", rows=box.tips),
    )
    return Sheet(title="Cards and box", owner="cards", reference=True, lists=tuple(each for each in lists if each.rows))


def _cards(heading: str, cards: Iterable[HeroCard | ItemCard | RoomCard]) -> Lines:
    """What each card prints, for whoever looks it up."""
    return Lines(title=heading, rows=tuple(f"{card.name} {card.level}: {printed(card)}" for card in cards))
