"""Facts of the Vault Hunter Turn."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.torgue.content.rows import Colour, Skill
from ledger.games.torgue.events.setup import faces, one_loot
from ledger.games.torgue.state.game import PHASE_NAMES, Phase
from ledger.games.torgue.state.hunters import Loot

Result: TypeAlias = Literal["crit", "success", "failure", "fumble"]


class RoundBegan(Event):
    """A new round."""

    says: ClassVar[str] = "Round {round}."
    touches: ClassVar[tuple[str, ...]] = ("round",)
    round: int


class PhaseBegan(Event):
    """The next phase."""

    phase: Phase
    anew: bool = True
    """Whether what is counted by the turn starts anew."""

    def sentence(self) -> str:
        return f"{PHASE_NAMES[self.phase].capitalize()}."


class ActivationBegan(Event):
    """A Vault Hunter was activated."""

    says: ClassVar[str] = "{who} is active."
    who: str
    anew: bool = False
    """Whether what it counts by the turn starts anew."""


class ActivationEnded(Event):
    """An activation is over."""

    who: str
    unused: int
    """Ready tokens that were left."""

    def sentence(self) -> str:
        return f"{self.who} is done{f', {self.unused} Ready' if self.unused else ''}."


class TokenSpent(Event):
    """A Ready token was Exhausted for an action."""

    says: ClassVar[str] = "{actor}: {action} ({colour} {token})."
    touches: ClassVar[tuple[str, ...]] = ("tokens {who}",)
    who: str
    """Whose token it is."""
    actor: str
    token: str
    colour: Colour
    action: str


class FreeTaken(Event):
    """A free action: nothing was Exhausted."""

    says: ClassVar[str] = "{actor}: {action}, free."
    who: str
    actor: str
    action: str


class ModelMoved(Event):
    """A model changed its zone."""

    who: str
    was: str
    now: str
    steps: int | None = None
    why: str = ""

    def sentence(self) -> str:
        if self.was == self.now:
            return f"{self.who} stays in {self.now or 'its zone'}{f', {self.why}' if self.why else ''}."
        return f"{self.who} moves to {self.now}{f', {self.why}' if self.why else ''}."


class CollectOpened(Event):
    """Loot may be collected now."""

    quiet: ClassVar[bool] = True


class LootCollected(Event):
    """A Vault Hunter took Loot out of its zone."""

    who: str
    zone: str
    tokens: tuple[Loot, ...]
    why: str = ""

    def sentence(self) -> str:
        return f"{self.who} collects {', '.join(map(one_loot, self.tokens))}."


class GearSwapped(Event):
    """An equipped card and one of the Inventory changed places."""

    who: str
    out: str = ""
    """Empty where a slot was free."""
    in_: str

    def sentence(self) -> str:
        return f"{self.who}: {self.out} for {self.in_}." if self.out else f"{self.who} equips {self.in_}."


class PieceUsed(Event):
    """A machine was used, or a chest opened."""

    says: ClassVar[str] = "{who} uses {piece}."
    who: str
    zone: str
    piece: str


class ChestOpened(Event):
    """What a chest held."""

    says: ClassVar[str] = "{piece} holds: {content}."
    who: str
    piece: str
    content: str


class ObjectTaken(Event):
    """A Vault Hunter carries an objective."""

    says: ClassVar[str] = "{who} takes {piece}."
    who: str
    zone: str
    piece: str


class LootHanded(Event):
    """Loot changed hands."""

    who: str
    to: str
    tokens: tuple[Loot, ...]

    def sentence(self) -> str:
        return f"{self.who} gives {self.to} {', '.join(map(one_loot, self.tokens))}."


class SkillRolled(Event):
    """A Skill Roll that targets no enemy."""

    who: str
    skill: Skill
    colour: Colour
    thrown: tuple[Die, ...]
    value: int
    """The Skill."""
    plus: int
    total: int
    needed: int
    obstacle: tuple[Die, ...] = ()
    result: Result
    why: str = ""

    def sentence(self) -> str:
        against = f"{self.needed}{' (Obstacle)' if self.obstacle else ''}"
        return f"{self.who} {self.skill}: {faces(self.thrown)}, {self.total} to {against}, {self.result}."


class ActionTaken(Event):
    """An Easy action worked."""

    says: ClassVar[str] = "{actor} does {action}."
    actor: str
    action: str
