"""Checks, encounters, companions, scourges, the campsite."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.underquest.content.rows import Pairs, Stat
from ledger.games.underquest.events.thrown import faces
from ledger.games.underquest.state.adventurer import Companion


class CheckMade(Event):
    """A stat check was rolled."""

    stat: Stat
    die: Die
    value: int
    """The stat as it counted."""
    plus: Pairs = ()
    total: int
    target: int
    success: bool
    by: str = ""

    def sentence(self) -> str:
        how = "passed" if self.success else "failed"
        card = f"{self.by}: " if self.by else ""
        added = self.value + sum(by for _, by in self.plus)
        told = ", ".join(f"{name} {by:+d}" for name, by in self.plus)
        sums = f"{faces(self.die)}{added:+d}{f' ({told})' if told else ''}"
        return f"{card}{self.stat.capitalize()} {sums} against {self.target}, {how}."


class EncounterMet(Event):
    """An encounter card lies open."""

    says: ClassVar[str] = "Encounter: {card}."
    card: str


class EncounterOver(Event):
    """An encounter was resolved, or declined, and discarded."""

    card: str
    declined: bool = False

    def sentence(self) -> str:
        return f"{self.card} is {'declined' if self.declined else 'resolved'}."


class ChoiceMade(Event):
    """Something was chosen at a card."""

    card: str
    choice: str

    def sentence(self) -> str:
        return f"{self.card or 'Chosen'}: {self.choice}."


class CompanionJoined(Event):
    """A companion joined."""

    touches: ClassVar[tuple[str, ...]] = ("morale", "weight")
    companion: Companion
    by: str = ""
    """What brought it: a card, or the deck of one."""

    def sentence(self) -> str:
        friend = self.companion
        return f"{friend.name} joins, morale {friend.morale}{f' ({self.by})' if self.by else ''}."


class CompanionLeft(Event):
    """The companion left; its card is discarded."""

    says: ClassVar[str] = "{name} leaves: {why}."
    touches: ClassVar[tuple[str, ...]] = ("morale", "weight")
    name: str
    why: str


class ScourgeFell(Event):
    """A scourge lies on the adventurer."""

    says: ClassVar[str] = "Scourge: {card}."
    touches: ClassVar[tuple[str, ...]] = ("weight", "agility", "brawn", "mind")
    card: str


class ScourgeLifted(Event):
    """A scourge was taken away."""

    touches: ClassVar[tuple[str, ...]] = ("weight", "agility", "brawn", "mind")
    card: str
    why: str = ""

    def sentence(self) -> str:
        return f"{self.card} is lifted{f' ({self.why})' if self.why else ''}."


class FamiliarStirred(Event):
    """The familiar answers a move of morality."""

    says: ClassVar[str] = "{familiar} answers: {text}."
    familiar: str
    text: str


class ArchangelMet(Event):
    """The Archangel did its part: it heals the good and hurts the wicked."""

    says: ClassVar[str] = "The Archangel {does}."
    does: str


class CampedThere(Event):
    """Something was done at a campsite."""

    says: ClassVar[str] = "Campsite: {what}."
    what: str


class RewardTaken(Event):
    """A card was taken from the Rewards deck."""

    says: ClassVar[str] = "Reward: {card}."
    card: str


class DamageStopped(Event):
    """Damage was stopped, wholly or in part."""

    says: ClassVar[str] = "{damage} damage, {stopped} stopped."
    damage: int
    stopped: int
    sort: str
    parts: Pairs = ()
