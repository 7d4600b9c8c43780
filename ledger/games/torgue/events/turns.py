"""Facts of the Vault Hunter Turn."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour, Skill
from ledger.games.torgue.events.setup import faces, one_loot
from ledger.games.torgue.state.cards import ObjectRead
from ledger.games.torgue.state.game import PHASE_NAMES, Phase
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.owed import TriggerWord

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
        name = PHASE_NAMES[self.phase]
        return f"{name[0].upper()}{name[1:]}."


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

    who: str
    actor: str
    action: str
    token: str = ""
    """The token that names the colour; empty where no colour matters."""
    colour: str = ""

    def sentence(self) -> str:
        named = f" ({self.colour} {self.token})" if self.token else ""
        return f"{self.actor}: {self.action}, free{named}."


class ModelMoved(Event):
    """A model changed its zone."""

    who: str
    was: str
    now: str
    steps: int | None = None
    via: tuple[str, ...] = ()
    """Zones that it came through."""
    why: str = ""

    def sentence(self) -> str:
        if self.was == self.now:
            return f"{self.who} stays in {self.now or 'its zone'}{f', {self.why}' if self.why else ''}."
        return f"{self.who} moves to {self.now}{f', {self.why}' if self.why else ''}."


class CollectOpened(Event):
    """A Vault Hunter may Collect now."""

    quiet: ClassVar[bool] = True
    who: str = ""
    """Empty for the one who is active."""
    zones: tuple[str, ...] = ()
    """Where; empty for the zone in which it stands."""
    why: TriggerWord = "Loot falls"


class LootCollected(Event):
    """A Vault Hunter took Loot out of its zone."""

    touches: ClassVar[tuple[str, ...]] = ("loot {who}",)
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
        if not self.in_:
            return f"{self.who} stores {self.out}."
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

    touches: ClassVar[tuple[str, ...]] = ("loot {who}", "loot {to}")
    who: str
    to: str
    tokens: tuple[Loot, ...]
    taken: bool = False
    """Whether the other one took it, by permission."""

    def sentence(self) -> str:
        what = ", ".join(map(one_loot, self.tokens))
        return f"{self.who} lets {self.to} take {what}." if self.taken else f"{self.who} gives {self.to} {what}."


class SkillRolled(Event):
    """A Skill Roll that targets no enemy."""

    who: str
    skill: Skill
    colour: Colour
    thrown: tuple[Die, ...]
    value: int
    """The Skill."""
    lacks: bool = False
    """Whether the model does not have that Skill, which counts as 0."""
    plus: int
    total: int
    needed: int
    obstacle: tuple[Die, ...] = ()
    result: Result
    why: str = ""

    def sentence(self) -> str:
        against = f"{self.needed}{' (Obstacle)' if self.obstacle else ''}"
        has = "0 (none)" if self.lacks else f"{self.value:+}"
        more = f"{self.plus:+}" if self.plus else ""
        return f"{self.who}: {faces(self.thrown)}, {self.skill} {has}{more}: {self.total} to {against}, {self.result}."

    def die_sides(self, field: str) -> int:
        own = content.colour(self.colour).sides if field == "thrown" else 0
        return content.play().obstacle if field == "obstacle" else own


class ObjectLearned(Event):
    """What the scenario says of an Interact action with one of its objects."""

    read: ObjectRead

    def sentence(self) -> str:
        number = self.read.number
        against = "the Obstacle Die" if number is None else str(number)
        return f"{self.read.name}: {self.read.skill or 'Easy'}{f' against {against}' if self.read.skill else ''}."


class ActionTaken(Event):
    """An Easy action worked."""

    says: ClassVar[str] = "{actor} does {action}."
    actor: str
    action: str
