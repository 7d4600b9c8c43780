"""What cards bring: checks, gains and losses, encounters, companions, curses, morality."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Named
from ledger.core.model import Move
from ledger.games.underquest.moves import words


class StatCheck(Move):
    """Roll a stat check: a die and the stat, 7 or more succeeds."""

    verb: ClassVar[str] = "test"
    rules: ClassVar[tuple[str, ...]] = ("UQ-CHK-01", "UQ-CHK-02", "UQ-CHK-03", "UQ-CHK-04", "UQ-XP-02", "UQ-XP-03")
    example: ClassVar[str] = "test agility 4 by Frost_Trap"

    stat: words.StatName
    die: words.Die = ()
    plus: Annotated[tuple[tuple[str, int], ...], Named(kind="modifier", new=True), "cards that add, like Boots=1"] = ()
    by: words.By = ""


class Get(Move):
    """Gain or lose what a card says: health, grit, gold, tokens, curses, morality and the like."""

    rules: ClassVar[tuple[str, ...]] = (
        "UQ-CHR-06",
        "UQ-LVL-22",
        "UQ-LVL-27",
        "UQ-TAB-08",
        "UQ-CUR-01",
        "UQ-CUR-03",
        "UQ-ENC-04",
        "UQ-MOR-01",
        "UQ-XP-01",
    )
    example: ClassVar[str] = "get gold=2 mystic=1 by Pedestal"

    gains: words.Numbers
    by: words.By = ""


class Suffer(Move):
    """Suffer damage; magic is stopped only by what names it, standard damage by armour in combat."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-MAG-01", "UQ-MAG-02", "UQ-CHK-04", "UQ-CBT-18")
    example: ClassVar[str] = "suffer 3 ice by Frost_Trap"

    damage: Annotated[int, Between(low=0, high=99), "how much"]
    magic: words.MagicMaybe = None
    by: words.By = ""


class Encounter(Move):
    """Draw an encounter card."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ENC-01", "UQ-ENC-02", "UQ-LVL-27")
    example: ClassVar[str] = "encounter Old_Well may"

    card: Annotated[str, Named(kind="encounter", new=True), Drawn(), "its title"]
    may: Annotated[bool, "it says that you may"] = False


class Decline(Move):
    """Leave an encounter that says `may` unresolved."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ENC-03",)
    example: ClassVar[str] = "decline"


class Reward(Move):
    """Take a card from the Rewards deck, as the game names it."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-RWD-01", "UQ-RWD-02", "UQ-RWD-03", "UQ-SET-03")
    example: ClassVar[str] = "reward Pigman"

    card: Annotated[str, Named(kind="reward", new=True), "which card"]
    item: Annotated[bool | None, "whether it is an item"] = None


class GainCompanion(Move):
    """A companion joins; with a companion already, `swap` sends that one away."""

    verb: ClassVar[str] = "companion"
    rules: ClassVar[tuple[str, ...]] = ("UQ-COM-01", "UQ-COM-02", "UQ-COM-05", "UQ-COM-07", "UQ-RWD-03")
    example: ClassVar[str] = "companion Borko swap"

    name: Annotated[str, Named(kind="companion", new=True), "who joins"]
    morale: Annotated[int | None, Between(low=1, high=6), "the value of its die"] = None
    swap: Annotated[bool, "instead of the companion you have"] = False
    by: words.By = ""


class Cheer(Move):
    """Raise the companion's morale by 1 for what its card asks."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-COM-09", "UQ-TRK-06")
    example: ClassVar[str] = "cheer Loose_Pearls"

    trinkets: words.Trinkets = ()


class Dismiss(Move):
    """The companion leaves, as a card says."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-COM-08",)
    example: ClassVar[str] = "dismiss by Bridge"

    by: words.By = ""


class DrawScourge(Move):
    """Draw the scourge that five curses turned into."""

    verb: ClassVar[str] = "scourge"
    rules: ClassVar[tuple[str, ...]] = ("UQ-CUR-02", "UQ-CUR-04")
    example: ClassVar[str] = "scourge Frailty"

    card: Annotated[str, Named(kind="scourge", new=True), Drawn(), "which scourge"]


class Lift(Move):
    """A card takes a scourge away."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CUR-04",)
    example: ClassVar[str] = "lift Frailty by Saint"

    card: Annotated[str, Named(kind="held-scourge"), "which scourge"]
    by: words.By = ""


class Archangel(Move):
    """The Archangel heals the good and hurts the wicked by that much."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-23", "UQ-MOR-02")
    example: ClassVar[str] = "archangel 4"

    amount: Annotated[int, Between(low=0, high=99), "health"]


class Camp(Move):
    """Act at the Campsite; with Wizardry, a ration may make one incantation ready instead."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-24", "UQ-INC-08")
    example: ClassVar[str] = "camp Faith"

    incantation: Annotated[str, Named(kind="held-incantation"), "which incantation; else what the action gives"] = ""
    gains: words.Numbers = ()


class Die(Move):
    """A card kills outright."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ENC-07", "UQ-END-05")
    example: ClassVar[str] = "die by All_Seeing_Eye"

    by: words.By = ""
