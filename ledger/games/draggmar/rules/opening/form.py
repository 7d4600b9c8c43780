"""A game between two rounds as a file: what lies on the table, and what was read off cards."""

from __future__ import annotations

from typing import Annotated, Literal

from ledger.core.fields import Between
from ledger.core.frozen import Frozen
from ledger.games.draggmar.state.cards import CardKind, Faction, HeroCard, ItemCard, RoomCard


class GameForm(Frozen):
    """The table as a whole."""

    round: Annotated[int, Between(low=1), "the round that begins, or that is being played"]
    fate: Annotated[int, Between(low=0), "Fate"]
    first: Annotated[str, "holder of the First Player token"] = ""
    sealed: Annotated[bool, "whether no Rift can open any more"] = False
    ordered: Annotated[bool, "whether the endings still lie in the bottom half of the Rift deck"] = True
    aside: Annotated[tuple[str, ...], "Elite cards that wait for the Fortress"] = ()
    curses: Annotated[tuple[str, ...], "names of curses that were seen"] = ()


class CardForm(Frozen):
    """A hero or item card."""

    kind: Annotated[CardKind, "hero or item"]
    level: Annotated[int, Between(low=1, high=3), "its level"]
    name: Annotated[str, "its name; ? for one that nobody saw"] = "?"
    kept: Annotated[bool, "whether it outlives the end of this round"] = False


class TrophyForm(Frozen):
    """A boss card that a player keeps."""

    name: Annotated[str, "its name"]
    level: Annotated[int, Between(low=0, high=3), "its level"]
    fame: Annotated[int, "its Fame"]
    spoils: Annotated[tuple[str, ...], "other cards of that crawl beside it"] = ()


class PlayerForm(Frozen):
    """What lies before a player."""

    player: Annotated[str, "who"]
    fame: Annotated[int, Between(low=0), "Fame"] = 0
    hand: Annotated[tuple[CardForm, ...], "cards in hand"] = ()
    trophies: Annotated[tuple[TrophyForm, ...], "bosses kept as trophies"] = ()
    curses: Annotated[tuple[str, ...], "curses before the player"] = ()


class PlaceForm(Frozen):
    """A location or space of the map."""

    name: Annotated[str, "its name"]
    dungeon: Annotated[bool, "whether it has, or had, a level token"] = True
    token: Annotated[int, Between(low=0, high=3), "printed level; 0 while the token lies face down"] = 0
    cleared: Annotated[bool, "whether the token left the game"] = False
    turned: Annotated[int, Between(low=0), "round in which the token was turned; 0 while it lies face down"] = 0
    by: Annotated[Literal["scout", "arrival", "hand", ""], "how it was turned"] = ""
    faction: Annotated[Faction | None, "faction that the map shows"] = None


class PathForm(Frozen):
    """A path from place to place."""

    one: Annotated[str, "one end"]
    other: Annotated[str, "the other end"]


class RiftForm(Frozen):
    """A numbered Rift."""

    number: Annotated[int, Between(low=1, high=9), "its number"]
    at: Annotated[str, "its place on the map"] = ""
    green: Annotated[int | None, Between(low=0), "its space on the Fate track"] = None
    state: Annotated[Literal["track", "map", "gone"], "where it is"] = "track"


class StackForm(Frozen):
    """A place of the Market; the top card comes last."""

    place: Annotated[str, "level and place, like 2-1"]
    cards: Annotated[tuple[CardForm, ...], "what lies there"] = ()


class DeckForm(Frozen):
    """A deck."""

    name: Annotated[str, "like heroes-1, items-2, rooms-3, curses"]
    left: Annotated[int | None, Between(low=0), "cards left to draw; leave it out where nobody counted"] = None
    discard: Annotated[tuple[str, ...], "its discard pile, the top card last; ? for an unseen card"] = ()
    removed: Annotated[tuple[str, ...], "cards that left the game"] = ()


class BossForm(Frozen):
    """Bosses of one level."""

    level: Annotated[int, Between(low=0, high=3), "which level; 0 is the Rift deck"]
    killed: Annotated[int, Between(low=0), "how many were killed"] = 0
    gone: Annotated[int, Between(low=0), "how many left their deck for good"] = 0
    met: Annotated[tuple[str, ...], "those that turned up"] = ()


class TableForm(Frozen):
    """A whole game."""

    game: GameForm
    player: Annotated[tuple[PlayerForm, ...], "What lies before each player"] = ()
    place: Annotated[tuple[PlaceForm, ...], "Locations and spaces of the map"] = ()
    path: Annotated[tuple[PathForm, ...], "Paths of the map"] = ()
    rift: Annotated[tuple[RiftForm, ...], "Rifts, where the Undead Crusade is played"] = ()
    market: Annotated[tuple[StackForm, ...], "The Market"] = ()
    deck: Annotated[tuple[DeckForm, ...], "Decks, as far as they were counted"] = ()
    boss: Annotated[tuple[BossForm, ...], "Bosses that were met or killed"] = ()
    hero: Annotated[tuple[HeroCard, ...], "What hero cards print, as in: help hero-card"] = ()
    item: Annotated[tuple[ItemCard, ...], "What item cards print, as in: help item-card"] = ()
    room: Annotated[tuple[RoomCard, ...], "What room cards print, as in: help room-card"] = ()
