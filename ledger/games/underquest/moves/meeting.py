"""What cards bring: checks, gains and losses, encounters, curses."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Named, Rest
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

    may: Annotated[bool, "it says that you may"] = False


class Choose(Move):
    """Write down what you chose at the open card; what follows is typed with `get` and the like."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ENC-02", "UQ-ENC-04", "UQ-MOR-05")
    example: ClassVar[str] = "choose free the Pigman"

    choice: Annotated[str, Rest(), "what you chose"]
    by: words.By = ""


class DrawScourge(Move):
    """Draw the scourge that five curses turned into."""

    verb: ClassVar[str] = "scourge"
    rules: ClassVar[tuple[str, ...]] = ("UQ-CUR-02", "UQ-CUR-04")
    example: ClassVar[str] = "scourge Frailty"

    card: Annotated[str, Named(kind="scourge", new=True), Drawn(), "which scourge"]
    gives: words.Modifiers = ()


class Lift(Move):
    """A card takes a scourge away."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CUR-04",)
    example: ClassVar[str] = "lift Frailty by Saint"

    card: Annotated[str, Named(kind="held-scourge"), "which scourge"]
    by: words.By = ""


class Die(Move):
    """A card kills outright."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ENC-07", "UQ-END-05")
    example: ClassVar[str] = "die by All_Seeing_Eye"

    by: words.By = ""
