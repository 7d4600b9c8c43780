"""Facts of the End of Round, of the end of a game, and of what happens between two."""

from __future__ import annotations

from typing import ClassVar, Literal

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import VendingDeck
from ledger.games.torgue.events.setup import faces, one_loot
from ledger.games.torgue.state.game import EndStep, Step
from ledger.games.torgue.state.hunters import Loot


class StepReached(Event):
    """The next step of the End of Round."""

    quiet: ClassVar[bool] = True
    step: EndStep


class CleanUpRolled(Event):
    """The Clean Up Roll."""

    says: ClassVar[str] = "Clean Up: {face}, {effect}."
    face: int
    thrown: tuple[Die, ...] = ()
    effect: str

    def die_sides(self, field: str) -> int:
        return content.play().clean_up.sides if field == "thrown" else 0


class LegendaryRemoved(Event):
    """A Legendary token was removed from the Arena."""

    says: ClassVar[str] = "Legendary in {zone} is removed."
    zone: str


class TokensRefreshed(Event):
    """Exhausted Action Tokens are Ready again."""

    touches: ClassVar[tuple[str, ...]] = ("tokens {who}",)
    who: str
    tokens: tuple[str, ...]

    def sentence(self) -> str:
        return f"{self.who} refreshes {', '.join(self.tokens) or 'nothing'}."


class HunterRespawned(Event):
    """A Vault Hunter is in the Arena again."""

    says: ClassVar[str] = "{who} respawns in {zone}."
    touches: ClassVar[tuple[str, ...]] = ("tokens {who}", "wounds {who}")
    who: str
    zone: str
    beside: str = ""
    """The zone of its Sidekick, where it is another one."""


class LootPaid(Event):
    """A Cash Loot token was paid; it goes to the Loot discard pile."""

    touches: ClassVar[tuple[str, ...]] = ("loot {who}",)
    who: str
    loot: Loot
    why: str

    def sentence(self) -> str:
        return f"{self.who} pays {one_loot(self.loot)}: {self.why}."


class Checked(Event):
    """Victory and defeat were checked."""

    says: ClassVar[str] = "The game goes on."


class GameEnded(Event):
    """A game is won or lost."""

    name: str
    how: Literal["won", "lost"]
    why: str = ""
    final: bool = False
    """Whether the campaign ends with it."""

    def sentence(self) -> str:
        return f"{self.name}: {self.how}{f', {self.why}' if self.why else ''}."


class CampaignEnded(Event):
    """The campaign is over."""

    how: Literal["won", "lost"]
    why: str = ""

    def sentence(self) -> str:
        return f"The campaign is {self.how}{f': {self.why}' if self.why else ''}."


class StepBegan(Event):
    """The next step between two games."""

    says: ClassVar[str] = "Between games: {step}."
    step: Step


class OffersMade(Event):
    """Vending shows cards."""

    deck: VendingDeck
    cards: tuple[str, ...]

    def sentence(self) -> str:
        return f"Vending, {self.deck}: {', '.join(self.cards)}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return tuple((self.deck, each) for each in self.cards)


class GoTaken(Event):
    """Whose go it is in vending."""

    says: ClassVar[str] = "{who}'s go."
    who: str


class CardBought(Event):
    """A card was bought."""

    says: ClassVar[str] = "{who} buys {card} for ${price}."
    who: str
    card: str
    price: int
    paid: int
    change: int = 0
    reopens: bool = True
    """Whether those who passed may buy again."""


class GearSold(Event):
    """Gear was handed in; it is shuffled back when vending closes."""

    says: ClassVar[str] = "{who} sells {card} for ${value}."
    who: str
    card: str
    deck: str
    value: int


class LootSold(Event):
    """Loot was handed in; it goes into the bag when vending closes."""

    touches: ClassVar[tuple[str, ...]] = ("loot {who}",)
    who: str
    loot: Loot

    def sentence(self) -> str:
        return f"{self.who} sells {one_loot(self.loot)}."


class VendingPassed(Event):
    """Somebody bought nothing."""

    says: ClassVar[str] = "{who} passes."
    who: str


class VendingClosed(Event):
    """Vending is over: sold Gear and unbought cards go back to their decks, spent Loot into the bag."""

    touches: ClassVar[tuple[str, ...]] = ("bag",)
    sold: tuple[tuple[str, str], ...] = ()
    unsold: tuple[tuple[str, str], ...] = ()
    tokens: tuple[Loot, ...] = ()

    def sentence(self) -> str:
        back = len(self.sold) + len(self.unsold)
        return f"Vending closes: {counted(back)} and {len(self.tokens)} Loot go back."


class GearTraded(Event):
    """Gear changed hands between games."""

    says: ClassVar[str] = "{who} gives {to} {card}."
    who: str
    to: str
    card: str


class Rested(Event):
    """Rest, rearm and recharge: Loot into the bag, Cash away."""

    hunters: tuple[str, ...] = ()
    tokens: tuple[Loot, ...]
    """The Loot that goes into the bag."""

    def sentence(self) -> str:
        return f"All rest: {len(self.tokens)} Loot into the bag, Cash away."

    def touched(self) -> tuple[str, ...]:
        own = (f"{what} {who}" for who in self.hunters for what in ("tokens", "wounds", "loot", "cash"))
        return ("bag", "cash", *own)


class DeckUpgraded(Event):
    """The Announcement deck grew harder."""

    touches: ClassVar[tuple[str, ...]] = ("tier-1", "tier-2", "tier-3", "levels")
    was: tuple[int, int, int]
    now: tuple[int, int, int]
    tier: int
    """The tier that was replaced."""
    count: int
    ends: bool = True
    """Whether the level is used up by it."""
    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()

    def sentence(self) -> str:
        return f"{self.count} Tier {self.tier} become Tier {self.tier + 1}: {'/'.join(map(str, self.now))}."


class UpgradeLeft(Event):
    """The Announcement deck stays as it is."""

    says: ClassVar[str] = "The Announcement deck stays as it is: {why}."
    touches: ClassVar[tuple[str, ...]] = ("levels",)
    why: str


class Recorded(Event):
    """What the scenario says of its end."""

    says: ClassVar[str] = "Written down: {text}."
    text: str


class RollOff(Event):
    """A roll-off of the table."""

    dice: tuple[Die, ...]

    def sentence(self) -> str:
        return f"Roll-off: {faces(self.dice)}."
