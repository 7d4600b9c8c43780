"""Facts of the set-up."""

from __future__ import annotations

from typing import ClassVar, Literal

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.torgue.content.rows import TerrainKind
from ledger.games.torgue.state.cards import ScenarioRead
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.game import Mode
from ledger.games.torgue.state.hunters import Hunter, Loot
from ledger.games.torgue.state.orders import Announcement
from ledger.games.torgue.state.tokens import shown
from ledger.games.torgue.state.zones import Piece, Zone


def faces(dice: tuple[Die, ...]) -> str:
    """Dice as they fell."""
    return " ".join(":".join(map(str, die.faces)) for die in dice)


def one_loot(loot: Loot) -> str:
    """A Loot token in a few words."""
    if loot.back == "card":
        return f"{loot.kind} (card)"
    return f"{loot.kind} (${loot.value})" if loot.value else loot.kind


class CampaignStarted(Event):
    """A campaign with its Boss began."""

    name: str
    boss: str = ""
    last: str
    """The Tier 0 card."""
    events: tuple[str, ...] = ()
    count: int | None = None

    def sentence(self) -> str:
        return f"Campaign {self.name}{f', Boss {self.boss}' if self.boss else ''}."


class HunterAdded(Event):
    """A Vault Hunter came into the campaign."""

    touches: ClassVar[tuple[str, ...]] = ("tokens {hunter.name}",)
    hunter: Hunter

    def sentence(self) -> str:
        return f"{self.hunter.name} ({self.hunter.player}): {shown(self.hunter.tokens) or 'tokens unknown'}."


class ScenarioOpened(Event):
    """The set-up of a scenario began."""

    scenario: ScenarioRead

    def sentence(self) -> str:
        count = self.scenario.announcements
        queue = f", {counted(count, 'Announcement')}" if count is not None else ""
        return f"Scenario {self.scenario.name}{queue}."


class ScenarioRuleRead(Event):
    """The scenario has a rule of its own for a kind of terrain."""

    says: ClassVar[str] = "Scenario on {terrain}: {text}."
    terrain: TerrainKind
    text: str


class CalloutHidden(Event):
    """A callout was written down, unread."""

    says: ClassVar[str] = "Callout {name} waits."
    name: str
    text: str


class CalloutRevealed(Event):
    """A callout was read."""

    says: ClassVar[str] = "Callout {name}: {text}."
    name: str
    text: str


class ZoneLaid(Event):
    """A zone of the map was entered."""

    zone: Zone

    def sentence(self) -> str:
        at = f" at {self.zone.q} {self.zone.r}" if self.zone.q is not None else ""
        by = f" by {', '.join(self.zone.ways)}" if self.zone.ways else ""
        return f"Zone {self.zone.name}{at}{by}."


class PiecePlaced(Event):
    """A terrain token lies in a zone."""

    zone: str
    piece: Piece

    def sentence(self) -> str:
        return f"{self.piece.label} lies in {self.zone}."


class PieceRemoved(Event):
    """A terrain token is gone."""

    says: ClassVar[str] = "{piece} is gone: {why}."
    zone: str
    piece: str
    why: str


class EnemyEntered(Event):
    """A model of an enemy stands in the Arena."""

    touches: ClassVar[tuple[str, ...]] = ("enemy {enemy.label}",)
    enemy: Enemy

    def sentence(self) -> str:
        return f"{self.enemy.label} enters{f' {self.enemy.zone}' if self.enemy.zone else ''}."


class ModelsCounted(Event):
    """The box has so many models of a kind."""

    says: ClassVar[str] = "Models of the {model}: {count}."
    model: str
    count: int


class ChestsLeft(Event):
    """Chest tokens of a kind that were left out, face down."""

    says: ClassVar[str] = "Left out, face down: {count} {terrain}."
    terrain: TerrainKind
    count: int


class TreeChosen(Event):
    """A Vault Hunter uses this Skill Tree."""

    says: ClassVar[str] = "{who} uses {tree}."
    who: str
    tree: str


class FavoriteDealt(Event):
    """A Vault Hunter has this Fan Favorite card."""

    says: ClassVar[str] = "{who}: {card}."
    who: str
    card: str
    was: str = ""

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return () if self.was else (("fan-favorite", self.card),)


class SpotlightGiven(Event):
    """The Spotlight changed hands."""

    says: ClassVar[str] = "{to} has the Spotlight: {why}."
    touches: ClassVar[tuple[str, ...]] = ("spotlight",)
    to: str
    was: str = ""
    why: str
    dice: tuple[Die, ...] = ()


class CashLaid(Event):
    """The shared Cash pile."""

    says: ClassVar[str] = "Shared Cash: {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("cash",)
    was: int
    now: int
    why: str


class ModelDeployed(Event):
    """A Vault Hunter or a Sidekick stands at its start."""

    says: ClassVar[str] = "{who} starts in {zone}."
    who: str
    zone: str


class DeckCounted(Event):
    """The Announcement deck by tier."""

    touches: ClassVar[tuple[str, ...]] = ("tier-1", "tier-2", "tier-3")
    was: tuple[int, int, int]
    now: tuple[int, int, int]

    def sentence(self) -> str:
        return f"Announcement deck: {'/'.join(map(str, self.now))} by tier."


class QueueDealt(Event):
    """The Announcement Queue lies on the table."""

    touches: ClassVar[tuple[str, ...]] = ("queue",)
    cards: tuple[Announcement, ...]

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return tuple(("announcements", each.name) for each in self.cards if each.tier)

    def sentence(self) -> str:
        return f"Queue: {', '.join(each.name for each in self.cards)}."


class BagFilled(Event):
    """Loot tokens are in the bag."""

    touches: ClassVar[tuple[str, ...]] = ("bag",)
    loot: Loot
    count: int

    def sentence(self) -> str:
        return f"Into the bag: {self.count} {one_loot(self.loot)}."


class AsideReturned(Event):
    """Level and Bounty are in the bag again."""

    touches: ClassVar[tuple[str, ...]] = ("bag",)
    tokens: tuple[Loot, ...]

    def sentence(self) -> str:
        return f"Back in the bag: {', '.join(map(one_loot, self.tokens))}."


class DeckShuffled(Event):
    """A deck was shuffled."""

    says: ClassVar[str] = "{deck} is shuffled."
    deck: str


class SetUpDone(Event):
    """A step of the set-up is done."""

    quiet: ClassVar[bool] = True
    step: str


class GameBegan(Event):
    """A game begins."""

    number: int
    mode: Mode

    def sentence(self) -> str:
        return f"Game {self.number} begins{': a Bounty Hunt' if self.mode == 'hunt' else ''}."


class Reminded(Event):
    """The table is reminded of something that no rule forbids."""

    says: ClassVar[str] = "{text}"
    code: str
    text: str


class StepsCleared(Event):
    """What lay on the table of the last game was put away."""

    quiet: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("round", "queue", "levels", "spotlight")
    why: Literal["scenario", "hunt"]
