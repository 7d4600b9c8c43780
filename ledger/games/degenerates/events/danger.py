"""Facts of the Danger and the Encounter Phase of each party."""

from __future__ import annotations

from typing import ClassVar, Literal

from ledger.core.model import Event
from ledger.games.degenerates.state.fights import Foe
from ledger.games.degenerates.state.turns import Waiting


class DangerDrawn(Event):
    """A party drew its Danger card."""

    leader: str
    card: str
    value: int | None
    trait: str = ""

    def sentence(self) -> str:
        told = "" if self.value is None else f", value {self.value}"
        return f"{self.leader}'s party draws {self.card}{told}."


class ReshuffleDue(Event):
    """The Danger deck will be shuffled at the end of the turn."""

    says: ClassVar[str] = "The Danger deck is reshuffled at the end of this turn."


class PlanMade(Event):
    """A party declared Hunt or Stealth."""

    leader: str
    plan: Literal["hunt", "stealth"]
    names: tuple[str, ...]

    def sentence(self) -> str:
        return f"{self.plan.capitalize()}: {', '.join(self.names)}."


class Spotted(Event):
    """One PER Test of Hunt or Stealth is made."""

    quiet: ClassVar[bool] = True
    leader: str
    who: str
    passed: bool


class ValueMoved(Event):
    """Hunt or Stealth moved the Danger Value."""

    says: ClassVar[str] = "Danger Value {was} to {now}: {why}."
    leader: str
    was: int
    now: int
    why: str


class DangerCompared(Event):
    """The value was compared with the level."""

    leader: str
    safe: bool
    law: bool
    told: str
    deck: str = ""
    monsters: int = 0
    encounter: bool = False
    epics: int = 0
    foes: tuple[Foe, ...] = ()
    sign: bool = False

    def sentence(self) -> str:
        return self.told


class DangerTurnEnded(Event):
    """A party is through with the Danger Phase."""

    says: ClassVar[str] = "{leader}'s party is through."
    leader: str


class SignDrawn(Event):
    """A party drew a Sign of Power."""

    says: ClassVar[str] = "Sign of Power: {card}."
    leader: str
    card: str


class EncounterDrawn(Event):
    """A party has an Encounter card."""

    leader: str
    waiting: Waiting

    def sentence(self) -> str:
        return f"Encounter: {self.waiting.card}{', at once' if self.waiting.now else ''}."


class EncounterChosen(Event):
    """One adventurer chose an option of an Encounter at which each chooses."""

    says: ClassVar[str] = "{who} chooses at {card}: {choice}."
    leader: str
    who: str
    card: str
    choice: str


class EncounterResolved(Event):
    """An Encounter was resolved."""

    leader: str
    card: str
    choice: str = ""
    whole: bool = True
    """Whether the card is done with; one that is fought stays."""
    kept: bool = False
    """Whether it stays in play after this turn."""

    def sentence(self) -> str:
        return f"{self.card}: {self.choice or 'resolved'}."


class EncounterGone(Event):
    """An Encounter leaves unresolved."""

    says: ClassVar[str] = "{card} is not resolved."
    leader: str
    card: str


class FoeDrawn(Event):
    """A monster waits for the fight."""

    leader: str
    foe: Foe
    random: bool = True

    def sentence(self) -> str:
        return f"Drawn: {self.foe.label}."


class BribeTried(Event):
    """The Bribe was tried."""

    quiet: ClassVar[bool] = True
    leader: str
    passed: bool


class LawPaid(Event):
    """Law monsters left for gold."""

    leader: str
    labels: tuple[str, ...]
    price: int

    def sentence(self) -> str:
        return f"{', '.join(self.labels)} take {self.price} gold and leave."


class FoeDismissed(Event):
    """A drawn monster is no longer fought."""

    quiet: ClassVar[bool] = True
    leader: str
    label: str


class Captured(Event):
    """Adventurers were captured by the Law."""

    names: tuple[str, ...]

    def sentence(self) -> str:
        return f"Captured by the Law: {', '.join(self.names)}."


class CaptureTold(Event):
    """What the Mission Book makes of a capture."""

    text: str

    def sentence(self) -> str:
        return f"Capture: {self.text.rstrip('.')}."


class EncounterTurnEnded(Event):
    """A party is through with the Encounter Phase."""

    says: ClassVar[str] = "{leader}'s party is through."
    leader: str


class Dispelled(Event):
    """An adventurer tried to Dispel."""

    quiet: ClassVar[bool] = True
    who: str
