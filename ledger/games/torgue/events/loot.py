"""Facts of Loot, Gear, levels."""

from __future__ import annotations

from typing import ClassVar, Literal

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.torgue.events.setup import faces, one_loot
from ledger.games.torgue.state.hunters import Loot, Worn
from ledger.games.torgue.state.owed import Draw, Fresh


class DrawOwed(Event):
    """Loot tokens are to be drawn."""

    draw: Draw

    def sentence(self) -> str:
        return f"{self.draw.count}{f'+{self.draw.dice}' if self.draw.dice else ''} Loot to draw."


class DrawCounted(Event):
    """The die of a Loot Puppet said how many more."""

    thrown: tuple[Die, ...]
    count: int
    """All that are to be drawn now."""
    nth: int = 0
    """Which of the open draws it counts, from the first on."""
    die: int = 0
    """Its sides; 0 in facts that did not say them."""

    def sentence(self) -> str:
        return f"Loot Puppet {faces(self.thrown)}: {self.count} to draw."

    def die_sides(self, field: str) -> int:
        return self.die if field == "thrown" else 0


class LootDrawn(Event):
    """A token came out of the bag."""

    touches: ClassVar[tuple[str, ...]] = ("bag",)
    loot: Loot
    lay: Loot | None = None
    """As it was counted into the bag, where its back was not known."""

    def sentence(self) -> str:
        return f"Loot: {one_loot(self.loot)}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("bag", self.loot.kind),)


class DrawMade(Event):
    """One draw fewer is owed."""

    quiet: ClassVar[bool] = True


class DrawsLapsed(Event):
    """Nothing is left that could be drawn."""

    says: ClassVar[str] = "The bag is exhausted: no Loot."


class LootLaid(Event):
    """A token lies in a zone."""

    zone: str
    loot: Loot

    def sentence(self) -> str:
        return f"{one_loot(self.loot).capitalize()} lies in {self.zone or 'the zone'}."


class LootGained(Event):
    """A token lies on the card of a Vault Hunter."""

    touches: ClassVar[tuple[str, ...]] = ("loot {who}",)
    who: str
    loot: Loot
    why: str = ""

    def sentence(self) -> str:
        return f"{self.who} gets {one_loot(self.loot)}."


class LootAside(Event):
    """Level or Bounty is set aside until the next scenario."""

    who: str
    loot: Loot

    def sentence(self) -> str:
        return f"{self.loot.kind.capitalize()} ({self.who}) is set aside."


class LootSpent(Event):
    """A token was used: it goes to the Loot discard pile."""

    touches: ClassVar[tuple[str, ...]] = ("loot {who}",)
    who: str
    loot: Loot
    use: str
    points: int | None = None
    """Points of Health that it gave."""

    def sentence(self) -> str:
        return f"{self.who} uses {one_loot(self.loot)}: {self.use}."


class LegendaryGone(Event):
    """The Legendary token is out of play until the next Unique falls."""

    says: ClassVar[str] = "Legendary leaves play: {why}."
    why: str


class BagRefilled(Event):
    """Loot in the Arena and the Loot discard went back into the bag."""

    touches: ClassVar[tuple[str, ...]] = ("bag",)
    tokens: tuple[Loot, ...]
    why: str

    def sentence(self) -> str:
        return f"{len(self.tokens)} Loot back into the bag: {self.why}."


class CardDrawn(Event):
    """A card of Gear was drawn, and is to be equipped, stored or discarded."""

    fresh: Fresh

    def sentence(self) -> str:
        return f"{self.fresh.who} draws {self.fresh.card}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.fresh.deck, self.fresh.card),) if self.fresh.deck else ()


class GearTaken(Event):
    """A card of Gear is equipped, or in the Inventory."""

    who: str
    worn: Worn
    where: Literal["worn", "stored"]

    def sentence(self) -> str:
        return f"{self.who} {'equips' if self.where == 'worn' else 'stores'} {self.worn.card}."


class GearDropped(Event):
    """A card of Gear left a Vault Hunter; it is shuffled into its deck."""

    who: str
    card: str
    deck: str = ""
    why: str = "discarded"

    def sentence(self) -> str:
        return f"{self.card} ({self.who}): {self.why}{f', into {self.deck}' if self.deck else ''}."


class FreshSettled(Event):
    """A drawn card has its place."""

    quiet: ClassVar[bool] = True
    card: str


class LevelsGained(Event):
    """Every Vault Hunter gained a level."""

    hunters: tuple[str, ...] = ()
    by: int
    why: str
    counts: bool = True
    """Whether it makes the Announcements harder."""

    def sentence(self) -> str:
        return f"All level up{f' {self.by} times' if self.by > 1 else ''}: {self.why}."

    def touched(self) -> tuple[str, ...]:
        return ("levels", *(f"level {who}" for who in self.hunters))


class SlotFilled(Event):
    """A slot of a Skill Tree is filled."""

    touches: ClassVar[tuple[str, ...]] = ("level {who}",)
    who: str
    slot: str
    gives: str = ""

    def sentence(self) -> str:
        return f"{self.who} fills {self.slot}{f': {self.gives}' if self.gives else ''}."


class Respecced(Event):
    """The levels of a Vault Hunter were laid out anew."""

    touches: ClassVar[tuple[str, ...]] = ("level {who}",)
    who: str
    tree: str
    slots: tuple[str, ...]
    left: int = 0

    def sentence(self) -> str:
        return f"{self.who}: {self.tree}, {', '.join(self.slots) or 'no slots'}."


class CashGained(Event):
    """Cash tokens of a Vault Hunter."""

    says: ClassVar[str] = "{who}: Cash {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("cash {who}",)
    who: str
    was: int
    now: int
    why: str


class CashSpent(Event):
    """A Vault Hunter paid Cash tokens."""

    says: ClassVar[str] = "{who}: Cash {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("cash {who}",)
    who: str
    was: int
    now: int
    why: str
