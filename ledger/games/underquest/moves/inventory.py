"""Items, slots, weight, trinkets and money."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Aside, Move
from ledger.games.underquest.moves import words


class Obtain(Move):
    """Gain an item; a treasure that nobody names is drawn."""

    rules: ClassVar[tuple[str, ...]] = (
        "UQ-INV-01",
        "UQ-INV-02",
        "UQ-INV-03",
        "UQ-INV-12",
        "UQ-SET-04",
        "UQ-ITM-05",
        "UQ-ITM-06",
        "UQ-ITM-07",
    )
    example: ClassVar[str] = "obtain Axe treasure 2"

    item: Annotated[str, Named(kind="item", new=True), Drawn(), "which item"]
    deck: words.DeckMaybe = None
    is_: words.SortMaybe = None
    weight: words.Weight = None
    by: words.By = ""


class Discard(Move):
    """Discard an item, an ingredient or a trinket; also to make room, or to refuse what just came."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INV-01", "UQ-INV-02", "UQ-INV-10", "UQ-TRK-05", "UQ-ENC-05")
    example: ClassVar[str] = "discard Tent"

    card: Annotated[str, Named(kind="owned-card"), "which card"]
    by: words.By = ""


class Equip(Move):
    """Equip an item, or move a weapon from the off hand to the primary hand."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INV-04", "UQ-INV-05", "UQ-INV-08", "UQ-INV-09", "UQ-ITM-07", "UQ-LVL-10")
    example: ClassVar[str] = "equip Mace"

    item: Annotated[str, Named(kind="owned-item"), "which item"]
    slot: words.SlotMaybe = None


class Unequip(Move):
    """Put an equipped item away."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INV-06", "UQ-INV-08", "UQ-LVL-10")
    example: ClassVar[str] = "unequip Shield"

    item: Annotated[str, Named(kind="worn-item"), "which item"]


class Break(Move):
    """An item breaks; the primary weapon, unless another is named."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INV-09", "UQ-ITM-03", "UQ-CBT-26")
    example: ClassVar[str] = "break Iron_Sword"

    item: Annotated[str, Named(kind="owned-item"), "which item"] = ""
    by: words.By = ""


class Consume(Move):
    """Use an item up: a remedy as a free action, a damage item as the action of a combat turn."""

    aside: ClassVar[Aside] = "after"
    rules: ClassVar[tuple[str, ...]] = ("UQ-INV-03", "UQ-ITM-08", "UQ-CBT-07", "UQ-CBT-08")
    example: ClassVar[str] = "consume Bitter_Remedy health=3"

    item: Annotated[str, Named(kind="owned-item"), "which item"]
    gains: words.Numbers = ()
    damage: Annotated[int | None, Between(low=0, high=99), Lead(word="deals"), "damage that it does"] = None
    magic: words.MagicMaybe = None
    defence: words.Defence = None
    weak: words.Weak = None


class ThrowDagger(Move):
    """Throw an equipped dagger, the action of the turn; type the damage of its card, 0 for a miss."""

    verb: ClassVar[str] = "throw"
    rules: ClassVar[tuple[str, ...]] = ("UQ-ITM-04", "UQ-CBT-07")
    example: ClassVar[str] = "throw Dagger 4"

    item: Annotated[str, Named(kind="worn-item"), "which dagger"]
    damage: Annotated[int, Between(low=0, high=99), "standard damage"]
    defence: words.Defence = None


class PickUp(Move):
    """Pick a thrown dagger up, after the fight and before the card is done."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ITM-04",)
    example: ClassVar[str] = "pick-up Dagger"

    item: Annotated[str, Named(kind="thrown-item"), "which dagger"]


class Treasure(Move):
    """Draw a treasure card: an item, a trap or a mimic."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ITM-05", "UQ-ITM-06", "UQ-CBT-24", "UQ-SET-03")
    example: ClassVar[str] = "treasure Dart_Trap trap"

    card: Annotated[str, Named(kind="treasure", new=True), Drawn(), "which card"]
    is_: words.SortMaybe = None
    weight: words.Weight = None


class Disarm(Move):
    """The trap is resolved; the next treasure may be drawn."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ITM-06",)
    example: ClassVar[str] = "disarm"


class GainTrinket(Move):
    """Gain a trinket by its name; `_` is drawn by the program."""

    verb: ClassVar[str] = "trinket"
    rules: ClassVar[tuple[str, ...]] = ("UQ-TRK-02", "UQ-TRK-05", "UQ-TRK-07", "UQ-INV-07", "UQ-SET-03")
    example: ClassVar[str] = "trinket Loose_Pearls"

    card: Annotated[str, Named(kind="trinket-card", new=True), Drawn(), "which trinket"]
    worth: Annotated[int | None, Between(low=0, high=20), "its worth in gold"] = None
    by: words.By = ""


class GainIngredient(Move):
    """Gain an ingredient by its name; `?` is one that nobody named."""

    verb: ClassVar[str] = "ingredient"
    rules: ClassVar[tuple[str, ...]] = ("UQ-POT-01", "UQ-INV-07", "UQ-SET-03", "UQ-CHR-18")
    example: ClassVar[str] = "ingredient Dusk_Beetle"

    card: Annotated[str, Named(kind="ingredient", new=True), Drawn(), "which ingredient"]
    by: words.By = ""


class Combine(Move):
    """Make a wand of a shaft and a gem."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-TRK-04", "UQ-INV-01")
    example: ClassVar[str] = "combine Wand_Shaft Amethyst"

    one: Annotated[str, Named(kind="trinket-card"), "one part"]
    other: Annotated[str, Named(kind="trinket-card"), "the other part"]
    weight: words.Weight = None


class Buy(Move):
    """Buy an item with gold and trinkets, where there is somebody who sells."""

    rules: ClassVar[tuple[str, ...]] = (
        "UQ-ITM-01",
        "UQ-ITM-09",
        "UQ-TRK-01",
        "UQ-TRK-02",
        "UQ-TRK-03",
        "UQ-TRK-05",
        "UQ-CHR-11",
        "UQ-INN-06",
        "UQ-LVL-27",
    )
    example: ClassVar[str] = "buy Iron_Helm gold 2 with Loose_Pearls"

    item: Annotated[str, Named(kind="item", new=True), "which item"]
    deck: words.DeckMaybe = None
    weight: words.Weight = None
    cost: Annotated[int | None, Between(low=0, high=99), Lead(word="cost"), "its cost"] = None
    gold: Annotated[int | None, Between(low=0, high=99), Lead(word="gold"), "gold that pays"] = None
    trinkets: words.WithTrinkets = ()
    by: words.By = ""
