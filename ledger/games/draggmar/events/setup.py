"""Facts of the set-up, and what cards were seen to print."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.piles import UNSEEN
from ledger.core.wording import counted
from ledger.games.draggmar.state.cards import Card, Faction, HeroCard, ItemCard, RoomCard, deck_title, printed, title


class GameSetUp(Event):
    """Tokens, decks and the empty Market lie ready."""

    says: ClassVar[str] = "Fate starts on {fate}; {tokens} level tokens lie face down."
    touches: ClassVar[tuple[str, ...]] = ("fate", "round", "kills", "bosses 1", "bosses 2", "bosses 3")
    fate: int
    tokens: int
    curses: int
    places: tuple[str, ...]
    aside: tuple[str, ...]
    city: str
    rifts: int = 0
    rift_cards: int = 0


class SitesNamed(Event):
    """Locations with a level token have names."""

    places: tuple[str, ...]

    def sentence(self) -> str:
        return f"On the map: {', '.join(self.places)}."


class SpaceNamed(Event):
    """A place without a level token has a name."""

    says: ClassVar[str] = "On a path: {place}."
    place: str


class FactionNoted(Event):
    """The map shows a faction for a location."""

    says: ClassVar[str] = "{place} belongs to the {faction}."
    place: str
    faction: Faction


class WayLaid(Event):
    """A path leads from place to place."""

    says: ClassVar[str] = "Path: {one} - {other}."
    one: str
    other: str


class FirstPlayerNamed(Event):
    """Somebody got the First Player token."""

    says: ClassVar[str] = "{name} is First Player."
    name: str
    was: str = ""


class DeckCounted(Event):
    """Somebody counted a deck."""

    deck: str
    left: int
    typed: int
    """What the table counted; `left` is that with expansions and without dealt cards."""

    def sentence(self) -> str:
        return f"{deck_title(self.deck)}: {counted(self.left)}."


class MarketLaid(Event):
    """A card of a deck went to a place of the Market."""

    place: str
    card: Card
    deck: str
    row: tuple[str, ...] = ()
    """The cards of its row that were laid out together, as far as this one; empty for one laid alone."""
    more: bool = False
    """Whether another follows at once, which then tells of all."""

    def sentence(self) -> str:
        if self.more:
            return ""
        if not self.row:
            return f"Market {self.place}: {title(self.card)}."
        unseen = counted(self.row.count(UNSEEN), "unseen item") if UNSEEN in self.row else ""
        named = [each for each in self.row if each != UNSEEN]
        return f"Market {self.card.level}: {', '.join([*named, *([unseen] if unseen else [])])}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.deck, self.card.name),)


class GreensNoted(Event):
    """The green spaces of the Fate track were read off."""

    values: tuple[int, ...]

    def sentence(self) -> str:
        return f"Rifts wait at Fate {', '.join(map(str, self.values))}."


class RiftSpaceNoted(Event):
    """The map space of a numbered Rift was read off."""

    says: ClassVar[str] = "Rift {number} appears at {place}."
    number: int
    place: str


class HeroLearned(Event):
    """Somebody read a hero card."""

    card: HeroCard

    def sentence(self) -> str:
        return f"{self.card.name} {self.card.level}: {printed(self.card)}."


class ItemLearned(Event):
    """Somebody read an item card."""

    card: ItemCard

    def sentence(self) -> str:
        return f"{self.card.name} {self.card.level}: {printed(self.card)}."


class RoomLearned(Event):
    """Somebody read a room card."""

    card: RoomCard

    def sentence(self) -> str:
        return f"{self.card.name}: {printed(self.card)}."


class CardNamed(Event):
    """A card that nobody had seen got its name."""

    says: ClassVar[str] = "{who}'s unseen {kind} is {name}."
    who: str
    kind: str
    level: int
    name: str
