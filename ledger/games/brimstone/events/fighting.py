"""Facts of fights and turns."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.brimstone.events.thrown import faces
from ledger.games.brimstone.state.fights import Foe, printed


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
    places: tuple[str, ...] = ()
    """Who came by ambush, in the order in which they are placed next to the Posse."""

    def touched(self) -> tuple[str, ...]:
        return (f"foe {self.foe.name}",)

    def sentence(self) -> str:
        if not (self.came or self.ambush):
            return f"{self.foe.name}: {', '.join(filter(None, (f'{self.foe.count} on the board', printed(self.foe))))}."
        how = " by ambush" if self.ambush else ""
        places = f", placed next to the Posse: {', '.join(self.places)}" if self.places else ""
        return f"{self.came} {self.foe.name}{how}: {self.foe.count} on the board{places}."


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

    touches: ClassVar[tuple[str, ...]] = ("foe {name}",)
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
        return f"The fight is over: {counted(count, 'loot card')} for each hero."


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

    who: str
    count: int

    def sentence(self) -> str:
        return f"{self.who} lets {counted(self.count, 'loot card')} go."


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

    version: ClassVar[int] = 2
    who: str
    foe: str
    needed: int
    thrown: tuple[Die, ...]
    before: tuple[int, ...] = ()
    """What the die showed before, where a failed one is rolled again."""
    success: bool

    def sentence(self) -> str:
        shown = ":".join((*map(str, self.before), faces(*self.thrown)))
        told = "free" if self.success else "held"
        return f"{self.who} escapes {self.foe} {self.needed}+ on {shown}: {told}."


class AttackRolled(Event):
    """A hero attacked."""

    version: ClassVar[int] = 2
    who: str
    how: str
    """`melee`, or the weapon."""
    dice: str = ""
    """The dice, where they are not six-sided: `d8`."""
    thrown: tuple[Die, ...]
    needed: int
    hits: int
    crits: int
    assigned: tuple[tuple[str, int], ...]
    free: str = ""
    """What granted it; empty for the regular attack."""
    reach: int = 0
    """Spaces that it reaches; 1 for a melee attack."""
    sides: int = 6
    """Sides of the damage dice."""

    def sentence(self) -> str:
        shown = faces(*self.thrown)
        crits = f", {self.crits} critical" if self.crits else ""
        free = f" free by {self.free}" if self.free else ""
        return f"{self.who} attacks{free} ({self.how}) {self.needed}+ on {shown}: {counted(self.hits, 'hit')}{crits}."


class HitsAssigned(Event):
    """Hits go to enemies."""

    who: str
    assigned: tuple[tuple[str, int], ...]

    def sentence(self) -> str:
        told = ", ".join(f"{count} on {name}" for name, count in self.assigned)
        return f"{self.who} assigns {told or 'nothing'}."


class HitsLapsed(Event):
    """Hits whose damage nobody rolled are given up."""

    who: str
    name: str = ""
    """The enemies that were hit; empty for hits that nobody assigned."""
    count: int

    def sentence(self) -> str:
        on = f" on {self.name}" if self.name else ""
        return f"{self.who} lets {counted(self.count, 'hit')}{on} go."


class FoeWounded(Event):
    """Damage was dealt to enemies of a type."""

    touches: ClassVar[tuple[str, ...]] = ("foe {name}",)
    name: str
    dice: str = ""
    """The damage dice, where they are not six-sided: `d8`."""
    thrown: tuple[Die, ...] = ()
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
        told = f"{self.name}: {self.dealt} damage"
        if self.was is None or self.now is None:
            return f"{told}."
        if not self.fell:
            moved = f"health {self.was} to {self.now}" if self.now != self.was else f"health {self.now}"
            return f"{told}, {moved}." if self.left else f"{told}; none is left."
        falls = f"{told}, {self.fell} {'falls' if self.fell == 1 else 'fall'}"
        return f"{falls}; the next has {self.now}." if self.left else f"{falls}; none is left."


class DynamiteThrown(Event):
    """Dynamite went off."""

    version: ClassVar[int] = 2
    who: str
    distance: int
    range: int
    thrown: tuple[Die, ...]
    hit: bool
    bounces: int
    free: str = ""
    damage: tuple[Die, ...] = ()
    """A die for each victim, or one for all."""

    def sentence(self) -> str:
        shown = faces(*self.thrown)
        told = "hits" if self.hit else f"misses and bounces {counted(self.bounces, 'time')}"
        return f"{self.who} throws Dynamite {self.distance} of {self.range} on {shown}: it {told}."
