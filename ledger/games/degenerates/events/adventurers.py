"""Facts of adventurers: Tests, tracks, conditions, defeat and death."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.degenerates.state.adventurers import Condition


def faces(thrown: tuple[Die, ...]) -> str:
    """Dice as they fell, for people."""
    return " ".join(":".join(map(str, die.faces)) for die in thrown)


class TestMade(Event):
    """An adventurer made an attribute Test."""

    who: str
    attribute: str
    needed: int
    thrown: tuple[Die, ...]
    kept: tuple[int, ...]
    total: int
    passed: bool
    brace: int = 0
    """Its value in braces: the highest kept die, or 0."""
    why: str = ""

    def sentence(self) -> str:
        told = "pass" if self.passed else "fail"
        of = f" for {self.why}" if self.why else ""
        return f"{self.who}: {self.attribute.upper()} {self.needed}{of}: {faces(self.thrown)}, {self.total}: {told}."


class DiceThrown(Event):
    """Dice that are no Test."""

    who: str
    dice: str
    thrown: tuple[Die, ...]
    value: int
    why: str = ""

    def sentence(self) -> str:
        of = f" for {self.why}" if self.why else ""
        return f"{self.who} throws {self.dice}{of}: {faces(self.thrown)}, that is {self.value}."


class HitPointsMoved(Event):
    """Hit points follow CON."""

    says: ClassVar[str] = "{who}: HP {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("hp {who}",)
    who: str
    was: int
    now: int


class WoundsSuffered(Event):
    """An adventurer took Wounds."""

    touches: ClassVar[tuple[str, ...]] = ("wounds {who}",)
    who: str
    was: int
    now: int
    hp: int
    by: int
    why: str

    def sentence(self) -> str:
        lost = self.by - (self.now - self.was)
        told = f" ({lost} too many)" if lost > 0 else ""
        return f"{self.who}: Wounds {self.was} to {self.now} of {self.hp}, {self.why}{told}."


class WoundsRemoved(Event):
    """Wounds were removed."""

    says: ClassVar[str] = "{who}: Wounds {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("wounds {who}",)
    who: str
    was: int
    now: int
    why: str


class WoundsClamped(Event):
    """Hit points fell to or below the Wounds."""

    says: ClassVar[str] = "{who}: Wounds {was} to {now}, as HP fell."
    touches: ClassVar[tuple[str, ...]] = ("wounds {who}",)
    who: str
    was: int
    now: int


class WoundsKept(Event):
    """Nothing was recovered."""

    says: ClassVar[str] = "{who} recovers no Wounds: {why}."
    who: str
    why: str


class DamageStopped(Event):
    """Damage came to nothing."""

    says: ClassVar[str] = "{who} takes no Wounds: {why}."
    who: str
    why: str


class AdventurerDefeated(Event):
    """Wounds reached the hit points."""

    says: ClassVar[str] = "{who} is Defeated!"
    who: str


class AdventurerRevived(Event):
    """A Defeated adventurer is up again."""

    says: ClassVar[str] = "{who} is up again."
    who: str


class DeathNeared(Event):
    """A Defeated adventurer dies at the end of this Map Action Phase unless a Wound is removed."""

    says: ClassVar[str] = "{who} dies unless a Wound is removed in this phase."
    who: str


class AdventurerDied(Event):
    """An adventurer died."""

    says: ClassVar[str] = "{who} dies: {why}."
    who: str
    why: str

    def touched(self) -> tuple[str, ...]:
        return tuple(f"{track} {self.who}" for track in ("hp", "wounds", "luck", "gold", "xp"))


class LuckGained(Event):
    """Luck went up."""

    touches: ClassVar[tuple[str, ...]] = ("luck {who}",)
    who: str
    was: int
    now: int
    by: int
    why: str

    def sentence(self) -> str:
        return _gained("Luck", self)


class LuckLost(Event):
    """Luck went down."""

    says: ClassVar[str] = "{who}: Luck {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("luck {who}",)
    who: str
    was: int
    now: int
    why: str


class GoldGained(Event):
    """Gold went up."""

    touches: ClassVar[tuple[str, ...]] = ("gold {who}",)
    who: str
    was: int
    now: int
    by: int
    why: str

    def sentence(self) -> str:
        return _gained("gold", self)


class GoldSpent(Event):
    """Gold went down."""

    says: ClassVar[str] = "{who}: gold {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("gold {who}",)
    who: str
    was: int
    now: int
    why: str


class XpGained(Event):
    """XP went up."""

    touches: ClassVar[tuple[str, ...]] = ("xp {who}",)
    who: str
    was: int
    now: int
    by: int
    why: str

    def sentence(self) -> str:
        return _gained("XP", self)


class XpLost(Event):
    """XP went down."""

    says: ClassVar[str] = "{who}: XP {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("xp {who}",)
    who: str
    was: int
    now: int
    why: str


def _gained(what: str, event: LuckGained | GoldGained | XpGained) -> str:
    lost = event.by - (event.now - event.was)
    told = f" ({lost} lost)" if lost > 0 else ""
    return f"{event.who}: {what} {event.was} to {event.now}, {event.why}{told}."


class ConditionGained(Event):
    """An adventurer has a Status Condition, or has it for longer."""

    who: str
    condition: Condition
    why: str = ""

    def sentence(self) -> str:
        turns = self.condition.turns
        rounds = "for this round" if turns <= 1 else f"for {turns} own turns"
        lasts = {"round": rounds, "fight": "for this fight", "recovery": "until Rest"}[self.condition.lasts]
        told = f": {self.why}" if self.why else ""
        return f"{self.who} is {self.condition.name} {lasts}{told}."


class ConditionKept(Event):
    """A condition was there already, or does not count."""

    says: ClassVar[str] = "{who}: {name} changes nothing, {why}."
    who: str
    name: str
    why: str


class ConditionsCancelled(Event):
    """Two opposite conditions took each other away."""

    says: ClassVar[str] = "{who}: {name} cancels {other}."
    who: str
    name: str
    other: str


class ConditionLost(Event):
    """A Status Condition left."""

    says: ClassVar[str] = "{who} is no longer {name}: {why}."
    who: str
    name: str
    why: str


class ConditionsTicked(Event):
    """The own turn of an adventurer in a fight begins or is over, so that Fight Round conditions run down."""

    quiet: ClassVar[bool] = True
    who: str
    before: bool = False
