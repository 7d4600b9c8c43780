"""Facts about heroes: who they are, what lasts, what they rolled."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.brimstone.events.thrown import faces
from ledger.games.brimstone.state.heroes import Hero, Lasting, Out, Pool, Trait

TRACKED = ("health", "sanity", "determination", "corruption", "xp", "gold", "dark-stone")
"""The numbers of a hero that have a track."""

SHOWN = 3
"""Things that a sentence names one by one."""


class HeroEnlisted(Event):
    """A hero joined the Posse."""

    begins: ClassVar[bool] = True
    who: str
    hero: Hero
    leaves: tuple[str, ...] = ()
    """What the hero before had, which nobody has now."""

    def touched(self) -> tuple[str, ...]:
        return tuple(f"{name} {self.who}" for name in TRACKED)

    def sentence(self) -> str:
        called = f" as {self.hero.name}" if self.hero.name != self.who else ""
        more = f" and {len(self.leaves) - SHOWN} more" if len(self.leaves) > SHOWN else ""
        gone = f" With the one before go {', '.join(self.leaves[:SHOWN])}{more}." if self.leaves else ""
        return f"{self.who} joins{called}.{gone}"


class CautionGiven(Event):
    """The rules doubt something, and take it in all the same."""

    says: ClassVar[str] = "Mind: {told} ({rule})"
    told: str


class HeroLevelled(Event):
    """A hero rose to the next level."""

    says: ClassVar[str] = "{who} is level {now} now."
    touches: ClassVar[tuple[str, ...]] = ("level {who}",)
    who: str
    was: int
    now: int
    next: int
    """Experience to the level after it."""


class AbilityLearned(Event):
    """A hero learned something by name."""

    says: ClassVar[str] = "{who} learns {name}."
    who: str
    name: str


class MutationDue(Event):
    """Corruption went too far: it falls to nothing, and a Mutation is rolled."""

    says: ClassVar[str] = "{who}: Corruption {was} is too much; a Mutation is due."
    touches: ClassVar[tuple[str, ...]] = ("corruption {who}",)
    who: str
    was: int


class RollDue(Event):
    """A lasting injury or madness is to be rolled."""

    says: ClassVar[str] = "{who} owes a roll: {sort}."
    who: str
    sort: Lasting


class RollPassed(Event):
    """A lasting roll was made, and nothing came of it."""

    says: ClassVar[str] = "{who}: no {sort}."
    who: str
    sort: Lasting


class TraitGained(Event):
    """A hero has a mutation, injury or madness from now on."""

    says: ClassVar[str] = "{who}: {trait.sort} {trait.name}."
    who: str
    trait: Trait

    def sentence(self) -> str:
        gives = f" ({', '.join(self.trait.gives)})" if self.trait.gives else ""
        return f"{self.who}: {self.trait.sort} {self.trait.name}{gives}."


class TraitLost(Event):
    """A lasting trait is gone, against the rules."""

    says: ClassVar[str] = "{who} loses {name}."
    who: str
    name: str


class HeroDied(Event):
    """A hero is dead."""

    says: ClassVar[str] = "{who} is dead: {why}."
    who: str
    why: str


class HeroKnockedOut(Event):
    """A hero is knocked out."""

    who: str
    cause: Out

    def sentence(self) -> str:
        cause = "health and sanity" if self.cause == "both" else self.cause
        return f"{self.who} is knocked out: no {cause} left."


class ReviveGained(Event):
    """A Revive came to the Posse, or to one hero."""

    owner: str = ""
    """Whose it is; empty for the Posse's."""
    was: int
    now: int

    def touched(self) -> tuple[str, ...]:
        return () if self.owner else ("revives",)

    def sentence(self) -> str:
        return f"{self.owner or 'Posse'}: Revives {self.was} to {self.now}."


class HeroRevived(Event):
    """A Revive was discarded, and the hero is whole again."""

    who: str
    owner: str = ""
    """Whose Revive it was; empty for the Posse's."""
    left: int
    health_was: int
    health_now: int
    sanity_was: int
    sanity_now: int
    determination_was: int
    determination_now: int

    def touched(self) -> tuple[str, ...]:
        own = (f"health {self.who}", f"sanity {self.who}", f"determination {self.who}")
        return own if self.owner else ("revives", *own)

    def sentence(self) -> str:
        return (
            f"{self.who} is revived: health {self.health_now}, sanity {self.sanity_now}, "
            f"Determination {self.determination_now}."
        )


class HelpGiven(Event):
    """A hero gave up the attack, so that another may recover."""

    says: ClassVar[str] = "{who} helps {hero}, who may recover."
    who: str
    hero: str


class HeroRecovered(Event):
    """A hero stood up."""

    version: ClassVar[int] = 2
    says: ClassVar[str] = "{who} stands up, {where}: health {health_now}, sanity {sanity_now}."
    who: str
    thrown: tuple[Die, ...]
    where: str
    health_was: int
    health_now: int
    sanity_was: int
    sanity_now: int

    def touched(self) -> tuple[str, ...]:
        moved = (("health", self.health_was, self.health_now), ("sanity", self.sanity_was, self.sanity_now))
        return tuple(f"{name} {self.who}" for name, was, now in moved if was != now)


class HeroDragged(Event):
    """A hero who is out was dragged."""

    who: str
    hero: str
    squares: int
    cost: int
    was: int
    now: int

    def sentence(self) -> str:
        return f"{self.who} drags {self.hero} {counted(self.squares, 'square')} for {self.cost} movement."


class AttackSaved(Event):
    """A save against an attack was rolled."""

    version: ClassVar[int] = 2
    who: str
    pool: Pool
    needed: int
    thrown: tuple[Die, ...]
    blocked: bool
    by: str = ""

    def sentence(self) -> str:
        shown = faces(*self.thrown)
        save = "Defense" if self.pool == "health" else "Willpower"
        return f"{self.who}: {save} {self.needed}+ on {shown}, {'blocked' if self.blocked else 'not blocked'}."


class AttacksDodged(Event):
    """Attacks were blocked, and nobody told the dice."""

    who: str
    pool: Pool
    count: int
    by: str = ""

    def sentence(self) -> str:
        return f"{self.who} blocks {counted(self.count, 'attack')} on {self.pool}."


class HarmAnnounced(Event):
    """Damage waits for the player's word."""

    says: ClassVar[str] = "{who}: {amount} {pool} pending (hit {number})."
    who: str
    number: int
    pool: Pool
    amount: int
    faces: tuple[int, ...] = ()
    by: str = ""


class SaveRepeated(Event):
    """A save against pending damage was rolled again."""

    version: ClassVar[int] = 2
    who: str
    number: int
    thrown: tuple[Die, ...]
    needed: int
    blocked: bool

    def sentence(self) -> str:
        told = "blocked" if self.blocked else "not blocked"
        return f"{self.who}: hit {self.number} again, {self.needed}+ on {faces(*self.thrown)}: {told}."
