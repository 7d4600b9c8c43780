"""Combat, step by step."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.underquest.content.rows import Pairs, Slot, Stat
from ledger.games.underquest.events.thrown import faces
from ledger.games.underquest.state.fights import Acts, Fight, Foe, titled


def _made_of(parts: Pairs, less: int = 0) -> str:
    """What a number is made of, in brackets; nothing for a number that is one part."""
    told = " + ".join(f"{by} {name}" for name, by in parts)
    return f" ({told}{f', less {less}' if less else ''})" if len(parts) > 1 or less else ""


class FightBegun(Event):
    """An enemy came to the table."""

    touches: ClassVar[tuple[str, ...]] = ("foe {fight.foe.name}",)
    fight: Fight
    parts: Pairs = ()
    """What its health is made of."""
    dice: tuple[Die, ...] = ()

    def sentence(self) -> str:
        foe = self.fight.foe
        made = _made_of(self.parts)
        return f"{titled(self.fight)}: health {foe.health}{made}, initiative {foe.initiative}."


class FoeRead(Event):
    """What the card of the enemy prints was typed while it is fought, and counts from now on."""

    quiet: ClassVar[bool] = True
    foe: Foe
    check: Stat | None = None
    """The check that is owed before the first turn."""


class InitiativeRolled(Event):
    """Initiative was rolled; who acts first is known."""

    die: Die
    value: int
    total: int
    against: int
    side: Acts

    def sentence(self) -> str:
        first = "you act first" if self.side == "adventurer" else "the enemy acts first"
        return f"Initiative {faces(self.die)}{self.value:+d} against {self.against}: {first}."


class TrialDone(Event):
    """The check before the first turn was made."""

    quiet: ClassVar[bool] = True


class AttackRolled(Event):
    """The adventurer attacked."""

    dice: tuple[Die, ...]
    hit: bool
    base: int
    grit: int
    parts: Pairs = ()
    """What the standard damage is made of."""
    standard: int = 0
    magic: Pairs = ()
    """Magic damage by kind, as it counts against the enemy."""
    defence: int = 0
    dealt: int = 0
    bare: bool = False

    def sentence(self) -> str:
        if not self.hit:
            return f"{faces(*self.dice)}: you miss."
        how = " bare-handed" if self.bare else ""
        made = _made_of((*self.parts, *self.magic), self.defence)
        return f"{faces(*self.dice)}: you hit{how} for {self.dealt}{made}."


class EnemyHurt(Event):
    """The enemy lost health."""

    says: ClassVar[str] = "{name}: {was} to {now} ({why})."
    touches: ClassVar[tuple[str, ...]] = ("foe {name}",)
    name: str
    was: int
    now: int
    why: str
    parts: Pairs = ()


class EnemyRolled(Event):
    """The enemy attacked."""

    dice: tuple[Die, ...]
    hit: bool
    base: int
    standard: int = 0
    parts: Pairs = ()
    stopped: Pairs = ()
    suffered: int = 0

    def sentence(self) -> str:
        if not self.hit:
            return f"{faces(*self.dice)}: the enemy misses."
        made = _made_of(self.parts, sum(by for _, by in self.stopped))
        return f"{faces(*self.dice)}: the enemy hits for {self.suffered}{made}."


class EnemyPrimed(Event):
    """A miss of the adventurer makes the enemy's next attack harder."""

    says: ClassVar[str] = "Its next hit deals {now} more."
    was: int
    now: int


class SideTurned(Event):
    """The other side acts."""

    quiet: ClassVar[bool] = True
    side: Acts


class RearmOpened(Event):
    """The primary weapon is gone: another one may be taken up."""

    says: ClassVar[str] = "Another weapon may be taken up."
    slot: Slot


class RearmClosed(Event):
    """No further weapon may be taken up."""

    quiet: ClassVar[bool] = True


class FightOver(Event):
    """The fight is over: won, bribed, fled or called off."""

    touches: ClassVar[tuple[str, ...]] = ("foe {name}",)
    name: str
    how: str

    def sentence(self) -> str:
        return f"{self.name} is {self.how}."
