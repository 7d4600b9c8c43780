"""Facts of rounds, scouting, deployment, and the Fate track."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.draggmar.state.game import PHASES, StepName


class RoundBegan(Event):
    """A new round."""

    says: ClassVar[str] = "Round {round}."
    touches: ClassVar[tuple[str, ...]] = ("round",)
    round: int


class StepBegan(Event):
    """The next step of the round."""

    step: StepName
    turn: str = ""

    def sentence(self) -> str:
        told = f"Phase {PHASES[self.step]}: {self.step}."
        return f"{told} {self.turn} begins." if self.turn else told


class TurnEnded(Event):
    """A player ended a turn, and the next one has it."""

    who: str
    to: str = ""
    through: bool = True
    """Whether the player is through with the step."""
    ready: bool = False

    def sentence(self) -> str:
        told = "is ready" if self.ready else "is done" if self.through else "passes"
        return f"{self.who} {told}.{f' {self.to} is next.' if self.to else ''}"


class ReadinessLost(Event):
    """A player who was ready traded again."""

    says: ClassVar[str] = "{who} is no longer ready."
    who: str


class TokenScouted(Event):
    """A player turned a level token up."""

    says: ClassVar[str] = "{who} scouts {place}: level {level}."
    who: str
    place: str
    level: int
    round: int


class TokenTurned(Event):
    """A level token was turned up because somebody arrived, or by hand."""

    says: ClassVar[str] = "{place} is level {level}."
    place: str
    level: int
    counts: int
    """What a dungeon of that level counts as now, for a group that is in it already."""
    round: int
    by_hand: bool = False


class StandeePlaced(Event):
    """A player chose where to go."""

    says: ClassVar[str] = "{who} goes to {place}."
    who: str
    place: str
    to: str = ""
    """Whose turn it is now."""
    standee: str = ""
    """Its name, where the player has another one."""
    more: bool = False
    """Whether the player places another one at once."""


class UnexploredNamed(Event):
    """The table said which dungeons cost Fate."""

    places: tuple[str, ...]

    def sentence(self) -> str:
        return f"Unexplored: {', '.join(self.places) or 'none'}."


class FateReduced(Event):
    """The Fate token went down."""

    says: ClassVar[str] = "Fate {was} to {now}: {why}."
    touches: ClassVar[tuple[str, ...]] = ("fate",)
    was: int
    now: int
    by: int
    """What the rule took; Fate itself stops at 0."""
    why: str


class FateRaised(Event):
    """The Fate token went up."""

    says: ClassVar[str] = "Fate {was} to {now}: {why}."
    touches: ClassVar[tuple[str, ...]] = ("fate",)
    was: int
    now: int
    by: int
    why: str


class DungeonsRaised(Event):
    """Fate fell below a threshold."""

    by: int
    """Levels that dungeons are raised from now on, in all."""

    def sentence(self) -> str:
        return f"Dungeons now count {_levels(self.by)} higher."


class DungeonsLowered(Event):
    """Fate climbed back over a threshold."""

    by: int

    def sentence(self) -> str:
        return f"Dungeons now count {_levels(self.by)} higher." if self.by else "Dungeons count as printed again."


def _levels(number: int) -> str:
    return "one level" if number == 1 else f"{number} levels"


class GameLost(Event):
    """Fate reached 0."""

    says: ClassVar[str] = "Fate is 0: everybody loses."


class GameWon(Event):
    """The Fortress fell; whoever has most Fame wins."""

    winners: tuple[str, ...]
    scores: tuple[tuple[str, int], ...]

    def sentence(self) -> str:
        told = ", ".join(f"{player} {total}" for player, total in self.scores)
        return f"The Death Mage is beaten. {' and '.join(self.winners)} won! ({told})"


class GameResumed(Event):
    """Fate was corrected after the game had been lost by it."""

    says: ClassVar[str] = "Fate is {fate}: the game goes on."
    fate: int


class Reminded(Event):
    """Something that the table should not forget; it changes nothing."""

    says: ClassVar[str] = "{text}"
    code: str
    text: str


class RoundEnded(Event):
    """The round is over, and all hands are empty."""

    round: int
    city: str
    """Where the standees go; empty where they stay."""

    def sentence(self) -> str:
        return f"Round {self.round} ends; standees {f'go back to {self.city}' if self.city else 'stay'}."
