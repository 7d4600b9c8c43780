"""Facts of the set-up, and what cards were seen to print."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.draggmar.state.cards import Card, Faction, HeroCard, ItemCard, RoomCard


class GameSetUp(Event):
    """Tokens, decks and the empty Market lie ready."""

    says: ClassVar[str] = "Fate starts on {fate}; {tokens} level tokens lie face down."
    touches: ClassVar[tuple[str, ...]] = ("fate", "round", "bosses 1", "bosses 2", "bosses 3")
    fate: int
    tokens: int
    curses: int
    places: tuple[str, ...]
    aside: tuple[str, ...]
    city: str
    rifts: int = 0
    rift_cards: int = 0
    rift_order: bool = True


class SiteNamed(Event):
    """A location with a level token has a name."""

    says: ClassVar[str] = "On the map: {place}."
    place: str


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

    says: ClassVar[str] = "{deck}: {left} cards."
    deck: str
    left: int
    typed: int
    """What the table counted; `left` is that with expansions and without dealt cards."""


class MarketLaid(Event):
    """A card of a deck went to a place of the Market."""

    place: str
    card: Card
    deck: str

    def sentence(self) -> str:
        named = "an unseen item" if self.card.name == "?" else self.card.name
        return f"Market {self.place}: {named}."


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
        return f"{self.card.name} {self.card.level}: {_read(self.card.of, self.card.attack, self.card.defence)}."


class ItemLearned(Event):
    """Somebody read an item card."""

    card: ItemCard

    def sentence(self) -> str:
        told = _read(self.card.slot, self.card.attack, self.card.defence)
        users = f" for {', '.join(self.card.classes)}" if self.card.classes else ""
        return f"{self.card.name} {self.card.level}: {told}{users}."


class RoomLearned(Event):
    """Somebody read a room card."""

    card: RoomCard

    def sentence(self) -> str:
        told = _read(self.card.kind, self.card.attack, self.card.defence)
        fame = "" if self.card.fame is None else f", Fame {self.card.fame}"
        return f"{self.card.name}: {told}{fame}."


def _read(word: str | None, attack: int | None, defence: int | None) -> str:
    values = f" {attack}/{defence}" if attack is not None and defence is not None else ""
    return f"{word or 'card'}{values}"


class CardNamed(Event):
    """A card that nobody had seen got its name."""

    says: ClassVar[str] = "{who}'s unseen {kind} is {name}."
    who: str
    kind: str
    level: int
    name: str
