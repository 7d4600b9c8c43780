"""The End of Round, the end of a game, and what happens between two games."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Faces, Lead, Named, Rest
from ledger.core.model import Move
from ledger.games.torgue.content.rows import VendingDeck
from ledger.games.torgue.moves import words
from ledger.games.torgue.state.tokens import TokenWord


class CleanUp(Move):
    """The Clean Up Roll: one d4."""

    verb: ClassVar[str] = "cleanup"
    rules: ClassVar[tuple[str, ...]] = ("TB-025", "TB-191", "TB-192", "TB-193", "TB-194", "TB-195", "TB-269")
    example: ClassVar[str] = "cleanup 3"

    dice: Annotated[tuple[str, ...], Faces(), "the d4"] = ()


class Respawn(Move):
    """Respawn a Vault Hunter for a Cash token."""

    rules: ClassVar[tuple[str, ...]] = ("TB-139", "TB-198", "TB-199", "TB-200", "TB-201", "TB-229")
    example: ClassVar[str] = "respawn Salvador at N"

    hunter: words.HunterName
    zone: words.ZonePlain = ""
    beside: Annotated[str, Named(kind="zone", new=True), Lead(word="beside"), "the zone of its Sidekick"] = ""
    from_: Annotated[str, Named(kind="payer"), Lead(word="from"), "whose Cash pays, or shared"] = ""


class Verdict(Move):
    """Say how the check of victory and defeat went: won, lost, or neither."""

    also: ClassVar[tuple[str, ...]] = ("check-end",)
    rules: ClassVar[tuple[str, ...]] = ("TB-189", "TB-202", "TB-203", "TB-204", "TB-205")
    example: ClassVar[str] = "verdict none"

    how: Annotated[Literal["won", "lost", "none"], "won, lost or none"]
    campaign: Annotated[bool, "the campaign ends with it"] = False
    at_once: Annotated[bool, "a text says that it ends at once"] = False


class Refresh(Move):
    """Refresh the Action Tokens; where Stun keeps some Exhausted, say which refresh."""

    rules: ClassVar[tuple[str, ...]] = ("TB-197", "TB-260")
    example: ClassVar[str] = "refresh tokens a b"

    tokens: Annotated[tuple[TokenWord, ...], Lead(word="tokens"), "tokens that refresh, where Stun allows no more"] = ()
    hunter: Annotated[str, Named(kind="hunter"), "whose Stun it is"] = ""
    cards: Annotated[tuple[str, ...], Named(kind="gear"), Lead(word="cards"), "cards whose text refreshes them"] = ()


class Hunt(Move):
    """Set out on a Bounty Hunt: the card, the d10 of the map, its two Announcements."""

    rules: ClassVar[tuple[str, ...]] = ("TB-222", "TB-223", "TB-224", "TB-225", "TB-226", "TB-228")
    example: ClassVar[str] = "hunt Most_Wanted 10 queue Onslaught Ambush"

    card: Annotated[str, Named(kind="bounty", new=True), "the Bounty card"]
    dice: Annotated[tuple[str, ...], Faces(), "the d10 of the map"] = ()
    queue: Annotated[tuple[str, ...], Named(kind="announcement", new=True), Lead(word="queue"), "two cards"] = ()


class Forgo(Move):
    """Let the Bounty Hunt be."""

    rules: ClassVar[tuple[str, ...]] = ("TB-222",)
    example: ClassVar[str] = "forgo"


class Reward(Move):
    """The reward of a won hunt: two Torgue cards, one kept by one Vault Hunter."""

    rules: ClassVar[tuple[str, ...]] = ("TB-230",)
    example: ClassVar[str] = "reward Norfleet Hive keep Hive to Zer0"

    cards: Annotated[tuple[str, ...], Named(kind="gear", new=True), "the two cards"]
    keep: Annotated[str, Named(kind="gear", new=True), Lead(word="keep"), "the one that is kept"] = ""
    to: words.ToHunter = ""


class Unveil(Move):
    """Reveal the cards of the Vending Machines."""

    rules: ClassVar[tuple[str, ...]] = ("TB-207",)
    example: ClassVar[str] = "unveil guns Hyperion Jakobs"

    deck: Annotated[VendingDeck, "which deck"]
    cards: Annotated[tuple[str, ...], Named(kind="gear", new=True), "which cards"]


class Buy(Move):
    """Buy a card with Cash, Loot and Gear."""

    rules: ClassVar[tuple[str, ...]] = ("TB-208", "TB-209", "TB-211", "TB-212")
    example: ClassVar[str] = "buy Hyperion price 1400 cash 2 loot ammo"

    card: Annotated[str, Named(kind="gear", new=True), "which card"]
    price: words.Price = None
    cash: Annotated[int, Between(low=0, high=99), Lead(word="cash"), "Cash tokens of your own"] = 0
    shared: Annotated[int, Between(low=0, high=99), Lead(word="shared"), "Cash tokens of the shared pile"] = 0
    loot: Annotated[tuple[str, ...], Named(kind="loot"), Lead(word="loot"), "Loot tokens"] = ()
    gear: Annotated[tuple[str, ...], Named(kind="gear"), Lead(word="gear"), "Gear that is sold"] = ()


class Skip(Move):
    """Buy nothing in this go; `skip all` when nobody buys any more."""

    rules: ClassVar[tuple[str, ...]] = ("TB-208",)
    example: ClassVar[str] = "skip"

    all: Annotated[bool, "nobody buys any more"] = False


class Share(Move):
    """Take Cash from the shared pile, or hand Cash and Loot to another, between games."""

    rules: ClassVar[tuple[str, ...]] = ("TB-210",)
    example: ClassVar[str] = "share Mordecai cash 1"

    to: words.HunterName
    cash: Annotated[int, Between(low=0, high=99), Lead(word="cash"), "Cash tokens"] = 0
    loot: Annotated[tuple[str, ...], Named(kind="loot"), Lead(word="loot"), "Loot tokens"] = ()
    pile: Annotated[bool, "out of the shared pile"] = False


class Trade(Move):
    """Hand Gear to another Vault Hunter, between games."""

    rules: ClassVar[tuple[str, ...]] = ("TB-214",)
    example: ClassVar[str] = "trade Hyperion to Mordecai"

    card: Annotated[str, Named(kind="gear"), "which card"]
    to: words.ToHunter


class Upgrade(Move):
    """Replace Announcements of the lowest tier, for each level gained: the cards that left and those that came."""

    rules: ClassVar[tuple[str, ...]] = ("TB-217", "TB-218", "TB-219", "TB-220", "TB-221")
    example: ClassVar[str] = "upgrade"

    out: Annotated[tuple[str, ...], Named(kind="announcement", new=True), Lead(word="out"), "cards that left"] = ()
    in_: Annotated[tuple[str, ...], Named(kind="announcement", new=True), Lead(word="in"), "cards that came"] = ()


class Record(Move):
    """Write down what the scenario says of its end: awards, the next scenario."""

    rules: ClassVar[tuple[str, ...]] = ("TB-203", "TB-235")
    example: ClassVar[str] = "record the next one is The Pit"

    text: Annotated[str, Rest(), "what to remember"]
