"""Facts of groups, of crawls that end, of the Fortress and of Rifts."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.draggmar.state.crawl import Passed


class GroupFormed(Event):
    """Players who stand in one place crawl together."""

    number: int
    place: str
    members: tuple[str, ...]
    rift: int = 0
    token: int = 0
    level: int = 0

    def sentence(self) -> str:
        return f"{', '.join(self.members)}: into {self.place}."


class GroupSplit(Event):
    """Some players left their group."""

    group: int
    number: int
    """Of the new group, which those who left form."""
    leaving: tuple[str, ...]
    staying: tuple[str, ...]

    def sentence(self) -> str:
        parts = "parts" if len(self.leaving) == 1 else "part"
        return f"{', '.join(self.leaving)} {parts} from {', '.join(self.staying)}."


class GroupJoined(Event):
    """A player without a hero went over to another group of the same place."""

    who: str
    group: int
    to: int
    members: tuple[str, ...]
    """Those already in the group."""
    one_pile: bool = False
    """Whether the rooms of a group that nobody is in any more count for the other."""

    def sentence(self) -> str:
        return f"{self.who} joins {', '.join(self.members)}."


class GroupsMerged(Event):
    """Two groups became one."""

    says: ClassVar[str] = "The groups crawl together again."
    group: int
    into: int
    one_pile: bool = False
    """Whether the rooms of both count for all."""


class PlayerFailed(Event):
    """A player failed the crawl and gets nothing from it."""

    says: ClassVar[str] = "{who} fails this crawl."
    group: int
    who: str


class CrawlFailed(Event):
    """A whole group failed."""

    says: ClassVar[str] = "{place} is not cleared."
    group: int
    place: str


class DungeonCleared(Event):
    """Heroes cleared a dungeon."""

    group: int
    place: str
    players: tuple[str, ...]
    """Players with a hero that cleared it."""

    def sentence(self) -> str:
        return f"{', '.join(self.players)} clear{'s' if len(self.players) == 1 else ''} {self.place}."


class TokenRemoved(Event):
    """The level token of a cleared dungeon left the game."""

    place: str
    level: int
    reason: str = ""
    """Why, where it was taken by hand."""

    def sentence(self) -> str:
        told = f"{f'level {self.level} ' if self.level else ''}token of {self.place} leaves the game"
        return f"By hand: the {told} ({self.reason})." if self.reason else f"The {told}."


class TokenReturned(Event):
    """A level token came back to the map by hand."""

    says: ClassVar[str] = "By hand: the token of {place} is back ({reason})."
    place: str
    reason: str


class BossCounted(Event):
    """A boss that had been killed counts, now that its dungeon is cleared."""

    says: ClassVar[str] = "{name} counts: level {level} bosses {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("bosses {level}", "kills")
    group: int
    name: str
    level: int
    was: int
    now: int


class TrophyTaken(Event):
    """A boss card became a trophy."""

    says: ClassVar[str] = "{who} takes {name} as a trophy (Fame {fame})."
    who: str
    group: int
    name: str
    level: int
    fame: int
    spoils: tuple[str, ...] = ()


class RoomsSetAside(Event):
    """Rooms of a cleared dungeon left the game."""

    group: int
    cards: tuple[Passed, ...]
    bosses: tuple[int, ...] = ()
    """Levels of the bosses among them, trophies included."""

    def sentence(self) -> str:
        return f"{counted(len(self.cards), 'room')} out of the game."


class RoomsReturned(Event):
    """Rooms were shuffled back into their decks."""

    group: int
    cards: tuple[Passed, ...]

    def sentence(self) -> str:
        if not self.cards:
            return "Its rooms stay with the others."
        return f"{counted(len(self.cards), 'room')} shuffled back."


class FortressDeckBuilt(Event):
    """The deck of the Fortress was made."""

    deck: str
    rooms: int
    """Cards from the Level 3 deck; the elite cards come on top."""
    elite: tuple[str, ...]

    def sentence(self) -> str:
        return f"Fortress deck: {self.rooms} rooms and {len(self.elite)} elite, {self.rooms + len(self.elite)} cards."


class FortressDeckReturned(Event):
    """The cards of the Fortress went back where they came from."""

    says: ClassVar[str] = "The Fortress deck goes back."
    deck: str
    rooms: int
    """Cards that go from the Fortress deck to the Level 3 deck."""
    elite: tuple[str, ...]


class RiftOpened(Event):
    """A Rift token went from the Fate track to the map."""

    number: int
    at: str = ""

    def sentence(self) -> str:
        return f"Rift {self.number} opens{f' at {self.at}' if self.at else ''}!"


class RiftClosed(Event):
    """A Rift token left the game."""

    says: ClassVar[str] = "Rift {number} is closed."
    number: int


class RiftMoved(Event):
    """A Rift token was put on the map or taken off by hand."""

    says: ClassVar[str] = "By hand: Rift {number} {told} ({reason})."
    number: int
    on_map: bool
    told: str
    reason: str


class RiftsSealed(Event):
    """No Rift can open any more."""

    says: ClassVar[str] = "All Rifts are closed for good."
    numbers: tuple[int, ...]
