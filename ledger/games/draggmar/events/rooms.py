"""Facts of rooms: drawn, fought, passed, and what they gave."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.piles import UNSEEN
from ledger.core.wording import counted
from ledger.games.draggmar.state.cards import Card, RoomCard, Worn, title
from ledger.games.draggmar.state.crawl import Passed


class RoomDrawn(Event):
    """A group turned up the next room."""

    group: int
    place: str
    serial: int
    deck: str
    card: RoomCard

    def sentence(self) -> str:
        card = self.card
        values = "" if card.attack is None or card.defence is None else f" {card.attack}/{card.defence}"
        named = "unseen room" if card.name == UNSEEN else card.name
        return f"{self.place}: {named}, {card.kind or 'room'}{values}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.deck, self.card.name),)


class RoomThrown(Event):
    """A room was laid aside unplayed."""

    group: int
    name: str
    card: Passed
    kept: bool = False
    """Whether it joins the Fame pile all the same."""

    def sentence(self) -> str:
        told = "joins the pile" if self.kept else "is laid aside"
        return f"{self.name} {told}; draw another room."


class EffectNoted(Event):
    """An effect has to be remembered."""

    group: int
    room: str
    text: str
    """In the table's words; empty until somebody types them."""

    def sentence(self) -> str:
        named = "the room" if self.room == UNSEEN else self.room
        return f"Remember {named}{f': {self.text}' if self.text else ''}."


class EffectClosed(Event):
    """A remembered effect is over."""

    group: int
    room: str

    def sentence(self) -> str:
        return f"{'The effect' if self.room == UNSEEN else self.room} is over."


class ItemUsed(Event):
    """An item lies beside a hero."""

    group: int
    who: str
    card: Card
    hero: str
    slot: Worn | None = None

    def sentence(self) -> str:
        worn = f" as {self.slot}" if self.slot else ""
        return f"{self.who} plays {title(self.card)}{worn} on {self.hero}."


class TrapDisarmed(Event):
    """A trap is harmless for the whole group, or for one player."""

    group: int
    room: str
    by: str
    only: str = ""
    """The one player whom it harms no more; empty for the whole group."""

    def sentence(self) -> str:
        return f"{self.by} disarms {self.room}{f' for {self.only}' if self.only else ''}."


class ChestOpened(Event):
    """A chest stands open."""

    says: ClassVar[str] = "{by} opens {room}."
    group: int
    room: str
    by: str


class BossFaced(Event):
    """Heroes stand against a boss."""

    group: int
    room: str
    heroes: tuple[str, ...]

    def sentence(self) -> str:
        return f"{', '.join(self.heroes)} against {self.room}."


class MonsterFought(Event):
    """A fight was settled by its numbers."""

    group: int
    room: str
    heroes: int
    health: int
    attack: int
    strike: int
    """The monster's attack with everything that raises it."""
    defeated: bool

    def sentence(self) -> str:
        told = "defeated" if self.defeated else "not defeated"
        return f"{self.room}: health {self.health}, attack {self.attack}: {told}."


class OutcomeTold(Event):
    """The table said how a room went."""

    says: ClassVar[str] = "{room}: {outcome}."
    group: int
    room: str
    outcome: str


class NobodyFought(Event):
    """The only hero kept out of the room."""

    group: int
    room: str
    defeated: bool = False
    """Whether a monster that nobody fights, with no health at all, counts as beaten."""

    def sentence(self) -> str:
        return f"Nobody fights {self.room}{': defeated' if self.defeated else ''}."


class TrapSprung(Event):
    """A trap took hold."""

    group: int
    room: str
    level: int
    hit: tuple[str, ...]

    def sentence(self) -> str:
        return f"{self.room} (level {self.level}) hits {', '.join(self.hit) or 'nobody'}."


class ChestLeft(Event):
    """Nobody opened the chest."""

    says: ClassVar[str] = "{room} stays shut."
    group: int
    room: str


class BossKilled(Event):
    """A boss died."""

    touches: ClassVar[tuple[str, ...]] = ("bosses {level}", "kills")
    group: int
    serial: int
    name: str
    level: int
    """Level of its deck; 0 for one that counts for no level."""
    by: tuple[str, ...]
    """Player of each hero that fought it."""
    was: int
    now: int
    """The same number where it counts only once its dungeon is cleared."""
    heroes: tuple[str, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether the number of killed bosses goes up at once."""
        return bool(self.level) and self.now != self.was

    def touched(self) -> tuple[str, ...]:
        return super().touched() if self.counts else ()

    def sentence(self) -> str:
        told = f"{self.name} is dead"
        return f"{told}: level {self.level} bosses {self.was} to {self.now}." if self.counts else f"{told}."


class BossOutlived(Event):
    """The boss died together with the whole group."""

    says: ClassVar[str] = "{room} took everybody along: play a hero or fail."
    group: int
    room: str


class BossStands(Event):
    """The boss is unhurt and its fighters are dead."""

    says: ClassVar[str] = "{room} stands unhurt; all who fought it die."
    group: int
    room: str


class RoomPassed(Event):
    """The room joined the Fame pile; what lasted for this room is over."""

    group: int
    place: str
    card: Passed

    def sentence(self) -> str:
        fame = "" if self.card.fame is None else f", Fame {self.card.fame}"
        return f"{'Room' if self.card.name == UNSEEN else self.card.name} passed{fame}."


class ItemsLaidAway(Event):
    """The items of a room were discarded, or went back to their owners."""

    group: int
    discarded: tuple[Card, ...]
    returned: tuple[tuple[str, Card], ...] = ()

    def sentence(self) -> str:
        back = "".join(f" {title(card)} goes back to {owner}." for owner, card in self.returned)
        count = len(self.discarded)
        return f"{counted(count, 'item')} discarded.{back}" if count else back.strip()


class KillsCorrected(Event):
    """The count of killed bosses was set by hand."""

    says: ClassVar[str] = "Level {level} bosses killed: {was} to {now}, by hand."
    touches: ClassVar[tuple[str, ...]] = ("bosses {level}", "kills")
    level: int
    was: int
    now: int
    reason: str


class BossesGoneCorrected(Event):
    """The count of bosses that left their deck was set by hand."""

    says: ClassVar[str] = "Level {level} bosses gone: {was} to {now}, by hand."
    level: int
    was: int
    now: int
    reason: str
