"""Set-up: the map, the decks, the Market, and what cards print."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Drawn, Named
from ledger.core.model import Move
from ledger.games.draggmar.moves import words
from ledger.games.draggmar.state.cards import Faction as FactionName


class Sites(Move):
    """Name the locations that have a Dungeon Level token."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-014", "DR-015", "DR-025")
    example: ClassVar[str] = "sites Mines Tower Ford"

    places: Annotated[tuple[str, ...], Named(kind="place", new=True), "names as the map prints them"]


class Faction(Move):
    """Write down the faction that the map prints for a location."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-012", "DR-025", "DR-175")
    example: ClassVar[str] = "faction Mines undead"

    place: Annotated[str, Named(kind="place"), "which location"]
    faction: Annotated[FactionName, "its faction"]


class Path(Move):
    """Write down a path of the map, place by place."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-025", "DR-026", "DR-043")
    example: ClassVar[str] = "path City Ford Mines"

    places: Annotated[tuple[str, ...], Named(kind="place", new=True), "from place to place"]


class First(Move):
    """Hand the First Player token to somebody."""

    rules: ClassVar[tuple[str, ...]] = ("DR-022", "DR-028")
    example: ClassVar[str] = "first Ana"

    name: Annotated[str, Named(kind="player"), "who holds it"]


class Decks(Move):
    """Write down how many cards the three decks of a kind hold before anything is dealt."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-001", "DR-002", "DR-003", "DR-018", "DR-193", "DR-194")
    example: ClassVar[str] = "decks items 24 22 22"

    kind: Annotated[Literal["rooms", "heroes", "items"], "rooms, heroes or items"]
    one: Annotated[int, Between(low=0, high=99), "cards of level 1"]
    two: Annotated[int, Between(low=0, high=99), "cards of level 2"]
    three: Annotated[int, Between(low=0, high=99), "cards of level 3"]


class Market(Move):
    """Lay out a row of the Market; with no names, unseen cards."""

    rules: ClassVar[tuple[str, ...]] = ("DR-018", "DR-023", "DR-068")
    example: ClassVar[str] = "market 1 Club Hood Bow"

    level: words.Level
    cards: Annotated[tuple[str, ...], Named(kind="item", new=True), Drawn(), "items from left to right"] = ()


class Greens(Move):
    """Write down the Fate values of the green spaces 1 to 4."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-179",)
    example: ClassVar[str] = "greens 12 9 6 3"

    one: Annotated[int, Between(low=1, high=40), "space of Rift 1"]
    two: Annotated[int, Between(low=1, high=40), "space of Rift 2"]
    three: Annotated[int, Between(low=1, high=40), "space of Rift 3"]
    four: Annotated[int, Between(low=1, high=40), "space of Rift 4"]


class RiftSpace(Move):
    """Write down where on the map a numbered Rift appears."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-180", "DR-183")
    example: ClassVar[str] = "rift-space 1 Ford"

    number: Annotated[int, Between(low=1, high=4), "number of the Rift"]
    place: Annotated[str, Named(kind="place", new=True), "its place"]


class KnowHero(Move):
    """Write down what a hero card prints."""

    verb: ClassVar[str] = "hero-card"
    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-070", "DR-198")
    example: ClassVar[str] = "hero-card Brann 1 warrior 3/4"

    name: Annotated[str, Named(kind="hero", new=True), "name of the hero"]
    level: words.Level
    of: words.StandingWord = None
    values: words.Values = None
    cubes: words.Cubes = None


class KnowItem(Move):
    """Write down what an item card prints."""

    verb: ClassVar[str] = "item-card"
    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-070", "DR-071", "DR-198")
    example: ClassVar[str] = "item-card Sword 1 weapon 1/0 for=warrior+priest"

    name: Annotated[str, Named(kind="item", new=True), "name of the item"]
    level: words.Level
    slot: words.SlotWord = None
    values: words.Values = None
    for_: words.Classes = ()
    overloaded: words.Overloaded = False


class KnowRoom(Move):
    """Write down what a room card prints; level 0 is the Rift deck."""

    verb: ClassVar[str] = "room-card"
    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DR-128", "DR-198", "DR-200")
    example: ClassVar[str] = "room-card Ogre 1 monster 2/3 fame=2 loot"

    name: Annotated[str, Named(kind="room", new=True), "name of the room"]
    level: Annotated[int, Between(low=0, high=3), "level of its deck"]
    kind: words.RoomKindWord = None
    values: words.Values = None
    fame: words.FameValue = None
    faction: words.FactionWord = None
    loot: Annotated[bool, "has the loot symbol"] = False
    reward: words.RewardLevel = None
    harm: words.Harm = None
    lock: words.Lock = None
    delayed: Annotated[bool, "its effect takes hold later"] = False


class Refill(Move):
    """Put the next item of a deck on a place of the Market."""

    rules: ClassVar[tuple[str, ...]] = ("DR-066", "DR-067")
    example: ClassVar[str] = "refill 2-1 Axe"

    place: Annotated[str, Named(kind="stack"), "level and place, like 2-1"]
    card: Annotated[str, Named(kind="item", new=True), Drawn(), "the item"] = ""


class Reshuffle(Move):
    """Shuffle a discard pile into its deck because the deck ran out."""

    rules: ClassVar[tuple[str, ...]] = ("DR-059", "DR-124")
    example: ClassVar[str] = "reshuffle items-1"

    deck: Annotated[str, Named(kind="deck"), "which deck"]
