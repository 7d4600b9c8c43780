"""Facts of fights and turns."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.brimstone.state.fights import Foe


class FightBegan(Event):
    """A fight is on."""

    says: ClassVar[str] = "A fight: {cause}."
    cause: str


class FoesCame(Event):
    """Enemies stand on the board, or more is known about them."""

    foe: Foe
    """As it stands now."""
    came: int
    ambush: bool = False

    def sentence(self) -> str:
        how = " by ambush" if self.ambush else ""
        return f"{self.came} {self.foe.name}{how}: {self.foe.count} on the board."


class ThreatDrawn(Event):
    """A threat card was drawn."""

    says: ClassVar[str] = "Threat card {name}."
    name: str
    parent: str = ""
    counts: bool = True
    """Whether it counts for loot."""

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("Threat", self.name),)


class ThreatNamed(Event):
    """Somebody said the threat level."""

    says: ClassVar[str] = "Threat: {level}."
    level: str


class FoesFell(Event):
    """Enemies were killed or left."""

    name: str
    count: int
    left: int

    def sentence(self) -> str:
        return f"{self.count} {self.name} {'falls' if self.count == 1 else 'fall'}; {self.left} left."


class FightOver(Event):
    """The fight is over."""

    loot: tuple[tuple[str, int], ...]
    """Loot cards that each hero gets."""
    breath: int

    def sentence(self) -> str:
        count = max((count for _, count in self.loot), default=0)
        return f"The fight is over: {count} loot card{'s' * (count != 1)} for each hero."


class LootTaken(Event):
    """A hero took a loot card."""

    says: ClassVar[str] = "{who}'s loot: {card}; {left} left."
    who: str
    card: str
    left: int

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("Loot", self.card),)


class LootLapsed(Event):
    """Loot cards that nobody took are given up."""

    says: ClassVar[str] = "{who} lets {count} loot go."
    who: str
    count: int


class BreathCaught(Event):
    """A hero caught breath after a fight."""

    says: ClassVar[str] = "{who} catches breath: {by}."
    quiet: ClassVar[bool] = False
    who: str
    by: int
    left: int


class HeroTurnEnded(Event):
    """A hero's own turn is over."""

    says: ClassVar[str] = "{who} is done."
    who: str


class TurnEnded(Event):
    """The turn of the whole table is over."""

    says: ClassVar[str] = "Turn {was} ends; turn {now}."
    touches: ClassVar[tuple[str, ...]] = ("turn",)
    was: int
    now: int


class RestOver(Event):
    """Somebody acts in the new turn, so that nobody recovers any more."""

    quiet: ClassVar[bool] = True
    who: str


class EscapeRolled(Event):
    """A hero tried to get away."""

    who: str
    foe: str
    needed: int
    faces: tuple[int, ...]
    success: bool

    def sentence(self) -> str:
        shown = ":".join(map(str, self.faces))
        told = "free" if self.success else "held"
        return f"{self.who} escapes {self.foe} {self.needed}+ on {shown}: {told}."


class AttackRolled(Event):
    """A hero attacked."""

    who: str
    how: str
    """`melee`, or the weapon."""
    faces: tuple[tuple[int, ...], ...]
    needed: int
    hits: int
    crits: int
    assigned: tuple[tuple[str, int], ...]
    free: str = ""
    """What granted it; empty for the regular attack."""
    reach: int = 0
    """Spaces that it reaches; 1 for a melee attack."""

    def sentence(self) -> str:
        shown = " ".join(":".join(map(str, each)) for each in self.faces)
        crits = f", {self.crits} critical" if self.crits else ""
        free = f" free by {self.free}" if self.free else ""
        return f"{self.who} attacks{free} ({self.how}) {self.needed}+ on {shown}: {self.hits} hit{crits}."


class HitsAssigned(Event):
    """Hits go to enemies."""

    who: str
    assigned: tuple[tuple[str, int], ...]

    def sentence(self) -> str:
        told = ", ".join(f"{count} on {name}" for name, count in self.assigned)
        return f"{self.who} assigns {told or 'nothing'}."


class FoeWounded(Event):
    """Damage was dealt to enemies of a type."""

    name: str
    who: str = ""
    dealt: int
    was: int | None = None
    now: int | None = None
    """Health of the one under attack; None while nobody typed it."""
    fell: int = 0
    left: int = 0
    """How many stand."""
    hits: int = 0
    """Assigned hits that it settles."""
    crits: int = 0

    def sentence(self) -> str:
        shown = f", health {self.was} to {self.now}" if self.was is not None and self.now is not None else ""
        fell = f", {self.fell} down" if self.fell else ""
        return f"{self.name}: {self.dealt} damage{shown}{fell}."


class DynamiteThrown(Event):
    """Dynamite went off."""

    who: str
    distance: int
    range: int
    faces: tuple[int, ...]
    hit: bool
    bounces: int
    free: str = ""

    def sentence(self) -> str:
        shown = ":".join(map(str, self.faces))
        told = "hits" if self.hit else f"misses and bounces {self.bounces} times"
        return f"{self.who} throws Dynamite {self.distance} of {self.range} on {shown}: it {told}."
