"""Rest actions: recover, explore, improve, invest, trade, and what cards offer."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.degenerates.moves import words


class Recover(Move):
    """Rest: recover first, with a MRL Test."""

    verb: ClassVar[str] = "rest"
    rules: ClassVar[tuple[str, ...]] = (
        "DD-030",
        "DD-032",
        "DD-080",
        "DD-085",
        "DD-090",
        "DD-115",
        "DD-149",
        "DD-152",
        "DD-153",
        "DD-154",
        "DD-155",
        "DD-156",
    )
    example: ClassVar[str] = "rest 3 5"

    dice: words.Dice = ()
    using: words.Using = ""
    keep: words.Keep = ()
    tested: Annotated[bool, "a card makes failing count, so that dice are needed"] = False


class Explore(Move):
    """Explore the space with a PER Test."""

    rules: ClassVar[tuple[str, ...]] = ("DD-026", "DD-031", "DD-079", "DD-091", "DD-159", "DD-309")
    example: ClassVar[str] = "explore 4 3"

    dice: words.Dice = ()
    using: words.Using = ""
    keep: words.Keep = ()


class Improve(Move):
    """Learn a Skill, or flip one to its Mastery, for XP."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-099",
        "DD-100",
        "DD-157",
        "DD-158",
    )
    example: ClassVar[str] = "improve Track 3"

    skill: Annotated[str, Named(kind="card", new=True), "which Skill"]
    cost: Annotated[int | None, Between(low=0, high=21), "its cost in XP"] = None
    needs: words.Needs = ()


class Invest(Move):
    """Invest 20 gold in a Settlement (16 at the Base)."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-024",
        "DD-035",
        "DD-051",
        "DD-097",
        "DD-160",
        "DD-161",
    )
    example: ClassVar[str] = "invest Ana=12 Ben=8"

    pay: words.Pay = ()
    level: words.LevelMaybe = None


class Trade(Move):
    """Trade in a Town, or with a travelling merchant: reveal Loot cards, or look at what lies there."""

    rules: ClassVar[tuple[str, ...]] = ("DD-026", "DD-097", "DD-162", "DD-163", "DD-167")
    example: ClassVar[str] = "trade"

    extra: Annotated[bool, "see 1 card more in an Explored Town"] = False
    by: words.By = ""
    cards: Annotated[int | None, Between(low=1, high=12), Lead(word="cards"), "how many a merchant shows"] = None


class Reveal(Move):
    """Reveal the next Loot card while Trading."""

    rules: ClassVar[tuple[str, ...]] = ("DD-163", "DD-164")
    example: ClassVar[str] = "reveal Hunting_Bow item 6"

    card: Annotated[str, Named(kind="card", new=True), Drawn(), "which card"]
    kind: words.Kind = None
    price: words.Price = None
    lootonly: words.LootOnly = False
    heavy: words.Heavy = False
    slot: words.SlotWord = None
    attack: words.AttributeWord = None
    reach: words.ReachWord = None


class Settle(Move):
    """Settle a Disease or Event that lies revealed."""

    rules: ClassVar[tuple[str, ...]] = ("DD-164", "DD-284", "DD-325")
    example: ClassVar[str] = "settle Plague"

    card: Annotated[str, Named(kind="card", new=True), "which card"]


class Buy(Move):
    """Buy a revealed Item, Ally or Service."""

    rules: ClassVar[tuple[str, ...]] = ("DD-097", "DD-164", "DD-165", "DD-166", "DD-284", "DD-290", "DD-293")
    example: ClassVar[str] = "buy Hunting_Bow"

    card: Annotated[str, Named(kind="card", new=True), "which card"]
    price: words.Price = None
    lasting: Annotated[bool, "a Service that is kept"] = False


class Sell(Move):
    """Sell an Item or Ally for half its price."""

    rules: ClassVar[tuple[str, ...]] = ("DD-166", "DD-325")
    example: ClassVar[str] = "sell Hunting_Bow"

    card: Annotated[str, Named(kind="card", new=True), "which card"]
    price: words.Price = None


class Perform(Move):
    """Use the Rest action of a card."""

    rules: ClassVar[tuple[str, ...]] = ("DD-150", "DD-151", "DD-289", "DD-311")
    example: ClassVar[str] = "perform Mystery_Meat 2 5"

    card: Annotated[str, Named(kind="card", new=True), "which card"]
    dice: words.Dice = ()
    attribute: words.AttributeWord = None
    scratch: Annotated[Literal["scratch"] | None, "the Scratch action of Scratcher"] = None


class Pay(Move):
    """Hand gold to somebody in your space."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-096",
        "DD-098",
    )
    example: ClassVar[str] = "pay 3 to Ben"

    gold: Annotated[int, Between(low=1, high=21), "how much"]
    to: Annotated[str, Named(kind="player"), Lead(word="to"), "who gets it"]


class Ticket(Move):
    """Use a card that ends the Map Action Phase of your party."""

    rules: ClassVar[tuple[str, ...]] = ("DD-320",)
    example: ClassVar[str] = "ticket Stage_Coach_Ticket Crossroads"

    card: Annotated[str, Named(kind="card", new=True), "which card"]
    place: Annotated[str, Named(kind="place"), "where it takes the party"] = ""
