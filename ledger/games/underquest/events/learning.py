"""Skills, incantations and potions."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.underquest.content.rows import Icon, Pairs
from ledger.games.underquest.events.thrown import faces


class RollAgain(Event):
    """The adventurer's own roll was thrown again for experience."""

    what: str
    times: int
    price: int

    def sentence(self) -> str:
        return f"{self.what[:1].upper()}{self.what[1:]}: rolled again for {self.price} experience."


class SkillGained(Event):
    """A skill was learned, or given."""

    touches: ClassVar[tuple[str, ...]] = ("agility", "brawn", "mind")
    skill: str
    cost: int
    why: str = ""

    def sentence(self) -> str:
        return f"{self.skill} is learned for {self.cost} experience." if self.cost else f"{self.skill} is known."


class SkillLost(Event):
    """A skill was taken away by hand."""

    touches: ClassVar[tuple[str, ...]] = ("agility", "brawn", "mind")
    says: ClassVar[str] = "{skill} is gone: {why}."
    skill: str
    why: str


class IncantationGained(Event):
    """An incantation was gained."""

    says: ClassVar[str] = "{name} is known, level {level}."
    name: str
    level: int
    how: str = ""


class IncantationLost(Event):
    """An incantation was taken away by hand."""

    says: ClassVar[str] = "{name} is gone: {why}."
    name: str
    why: str


class IncantationCast(Event):
    """An incantation was cast, and is spent."""

    says: ClassVar[str] = "{name} is cast for {grit} grit."
    name: str
    grit: int
    choice: int | None = None


class IncantationReady(Event):
    """A spent incantation is ready again."""

    says: ClassVar[str] = "{name} is ready again."
    name: str
    why: str = ""


class PotionBrewed(Event):
    """A potion was tried."""

    one: str
    other: str
    icon: Icon
    count: int
    shift: int
    difficulty: int
    die: Die
    mind: int
    total: int
    success: bool
    exquisite: bool = False
    spoilt: bool = False

    def sentence(self) -> str:
        failed = "a 1 spoils it" if self.spoilt else "it fails"
        how = "exquisite" if self.exquisite else "it works" if self.success else failed
        return f"Potion {faces(self.die)}{self.mind:+d} against {self.difficulty}: {how}."


class PotionRewarded(Event):
    """A reward of an exquisite potion was taken; `card` is empty where it was declined."""

    card: str
    gains: Pairs = ()

    def sentence(self) -> str:
        return f"Reward of {self.card}." if self.card else "No reward is taken."


class PotionSpoilt(Event):
    """The risk of an ingredient applies."""

    says: ClassVar[str] = "Risk of {card}."
    card: str
    gains: Pairs = ()


class SpoilsTaken(Event):
    """The reward of a victory was chosen."""

    says: ClassVar[str] = "Reward of the victory: {choice}."
    choice: str
