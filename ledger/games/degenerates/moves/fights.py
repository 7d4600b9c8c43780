"""A fight, step by step, and the looting after it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Drawn, Faces, Lead, Named
from ledger.core.model import Move
from ledger.games.degenerates.moves import words

Defence = Annotated[tuple[str, ...], Faces(), Lead(word="def"), "green dice, if you are attacked"]
Attacking = Annotated[tuple[str, ...], Faces(), Lead(word="att"), "orange dice"]
Power = Annotated[tuple[str, ...], Faces(), Lead(word="pow"), "pink dice"]
Early = Annotated[bool, "a card adds bonuses of ATT before halving"]
Cut = Annotated[tuple[tuple[str, int], ...], Named(kind="foe"), "Power dice against monsters in Guard, like Ogre=5"]


class Target(Move):
    """Say whom a monster targets, where several fit."""

    rules: ClassVar[tuple[str, ...]] = ("DD-206", "DD-243")
    example: ClassVar[str] = "target Ogre Ana"

    foe: words.Foe
    at: Annotated[str, Named(kind="player"), "whom it attacks"]


class Resist(Move):
    """The Test against an arrival ability, or against Pain."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-211",
        "DD-212",
        "DD-213",
        "DD-214",
        "DD-215",
        "DD-216",
        "DD-232",
    )
    example: ClassVar[str] = "resist fear 4 3"

    ability: Annotated[Literal["ambush", "curse", "fear", "gas", "petrify", "pain"], "which ability"]
    dice: words.Dice = ()
    foe: Annotated[str, Named(kind="foe"), Lead(word="of"), "whose, where several have it"] = ""
    using: words.Using = ""
    keep: words.Keep = ()


class Joins(Move):
    """Draw the monster that another one Rallies or Summons."""

    rules: ClassVar[tuple[str, ...]] = ("DD-217", "DD-237")
    example: ClassVar[str] = "joins Megarat"

    card: Annotated[str, Named(kind="monster", new=True), Drawn(), "which card"]
    deck: Annotated[str, Named(kind="deck"), Lead(word="from"), "its deck, where several are due"] = ""


class Wits(Move):
    """Roll the ATT of a Dimwit at the start of its target's turn."""

    rules: ClassVar[tuple[str, ...]] = ("DD-222",)
    example: ClassVar[str] = "wits Ogre 3"

    foe: words.Foe
    die: words.Dice = ()


class Attack(Move):
    """Attack a monster: Defence, Attack and Power dice are rolled together."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-095",
        "DD-116",
        "DD-200",
        "DD-220",
        "DD-221",
        "DD-225",
        "DD-227",
        "DD-228",
        "DD-229",
        "DD-230",
        "DD-231",
        "DD-233",
        "DD-235",
        "DD-238",
        "DD-245",
        "DD-247",
        "DD-248",
        "DD-249",
        "DD-253",
        "DD-254",
        "DD-255",
        "DD-256",
        "DD-257",
        "DD-258",
        "DD-260",
        "DD-322",
    )
    example: ClassVar[str] = "attack Ogre str using Axe def 4 1 att 5 3 pow 6"

    foe: Annotated[str, Named(kind="foe"), "which monster"] = ""
    attribute: words.AttributeWord = None
    using: Annotated[str, Named(kind="card", new=True), Lead(word="using"), "weapon or Skill; none is Unarmed"] = ""
    reach: words.ReachWord = None
    bonus: Annotated[int, Between(low=-9, high=20), Lead(word="plus"), "damage that cards add"] = 0
    piercing: Annotated[bool, "the attack is Piercing"] = False
    plain: Annotated[bool, "Ghostly does not count"] = False
    power: Annotated[bool | None, "use the Power die for damage; by itself if higher"] = None
    def_: Defence = ()
    att: Attacking = ()
    pow_: Power = ()
    cut: Cut = ()
    early: Early = False


class Escape(Move):
    """Escape, in Guard: an AGI Test where it is needed."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-191",
        "DD-234",
        "DD-244",
        "DD-250",
        "DD-251",
        "DD-266",
        "DD-267",
        "DD-271",
        "DD-327",
    )
    example: ClassVar[str] = "escape att 3 3 def 5 4 pow 1"

    def_: Defence = ()
    att: Attacking = ()
    pow_: Power = ()
    cut: Cut = ()
    early: Early = False


class Combat(Move):
    """Use a Combat Action of a card, with its Test."""

    rules: ClassVar[tuple[str, ...]] = ("DD-239", "DD-240", "DD-247", "DD-248", "DD-253", "DD-289")
    example: ClassVar[str] = "combat War_Cry mrl att 3 3 def 4 1 pow 2"

    card: Annotated[str, Named(kind="card", new=True), "which card"]
    attribute: words.AttributeWord = None
    foe: Annotated[str, Named(kind="foe"), Lead(word="on"), "which monster"] = ""
    def_: Defence = ()
    att: Attacking = ()
    pow_: Power = ()
    cut: Cut = ()
    early: Early = False


class Defend(Move):
    """Take your turn without an action of your own."""

    rules: ClassVar[tuple[str, ...]] = ("DD-245", "DD-253", "DD-254", "DD-255", "DD-256", "DD-268")
    example: ClassVar[str] = "defend def 4 1 pow 5"

    def_: Defence = ()
    pow_: Power = ()
    cut: Cut = ()
    early: Early = False


class Quick(Move):
    """Your one Quick Action, before or after the Attack: equip, exchange, or that of a card."""

    rules: ClassVar[tuple[str, ...]] = ("DD-247", "DD-248", "DD-292", "DD-295", "DD-323")
    example: ClassVar[str] = "quick equip Helmet"

    what: Annotated[Literal["equip", "stow", "load", "unload", "exchange", "card"], "which one"]
    card: Annotated[str, Named(kind="card", new=True), "which card"]
    to: Annotated[str, Named(kind="player"), Lead(word="to"), "who gets it"] = ""
    into: Annotated[str, Named(kind="card", new=True), Lead(word="into"), "the Item that is loaded"] = ""
    foe: Annotated[str, Named(kind="foe"), Lead(word="on"), "which monster"] = ""
    off: Annotated[str, Named(kind="item"), Lead(word="for"), "what is taken off for it"] = ""
    slot: words.SlotWord = None


class Rejoin(Move):
    """Return to the fight at the start of your turn."""

    rules: ClassVar[tuple[str, ...]] = ("DD-252",)
    example: ClassVar[str] = "rejoin"


class Mar(Move):
    """A monster becomes Corroded, Dazed or Hexed."""

    rules: ClassVar[tuple[str, ...]] = ("DD-119",)
    example: ClassVar[str] = "mar Ogre dazed"

    foe: words.Foe
    ailment: Annotated[Literal["corroded", "dazed", "hexed"], "which condition"]
    off: Annotated[bool, "it is over"] = False


class Strike(Move):
    """A card deals damage to a monster."""

    rules: ClassVar[tuple[str, ...]] = ("DD-107", "DD-224", "DD-226", "DD-259", "DD-263", "DD-264", "DD-265")
    example: ClassVar[str] = "strike Ogre 2 piercing"

    foe: words.Foe
    damage: Annotated[int, Between(low=1, high=30), "how much"]
    piercing: Annotated[bool, "ARM does not help"] = False


class Drive(Move):
    """A card removes a monster from the fight; it is no trophy."""

    rules: ClassVar[tuple[str, ...]] = ("DD-262",)
    example: ClassVar[str] = "drive Ogre"

    foe: words.Foe


class Grant(Move):
    """A monster gains or loses an ability."""

    rules: ClassVar[tuple[str, ...]] = ("DD-210", "DD-224", "DD-314")
    example: ClassVar[str] = "grant Ogre fury:2"

    foe: words.Foe
    ability: Annotated[str, "which ability"]
    off: Annotated[bool, "it loses it"] = False


class Acid(Move):
    """What Acidic destroys: a Shield, or an Item at random."""

    rules: ClassVar[tuple[str, ...]] = ("DD-218",)
    example: ClassVar[str] = "acid Iron_Shield"

    item: Annotated[str, Named(kind="item", new=True), "which Item"] = ""


class Forgo(Move):
    """Leave a destroyed monster instead of taking it as a trophy."""

    rules: ClassVar[tuple[str, ...]] = ("DD-259", "DD-326")
    example: ClassVar[str] = "forgo Ogre"

    trophy: Annotated[str, Named(kind="trophy"), "which one"]


class LootRoll(Move):
    """The Loot roll: it passes with your XP of this fight or less."""

    verb: ClassVar[str] = "spoils"
    rules: ClassVar[tuple[str, ...]] = ("DD-095", "DD-277", "DD-278", "DD-279", "DD-280", "DD-281")
    example: ClassVar[str] = "spoils 4"

    die: words.Dice = ()


class LootDraw(Move):
    """Draw a Loot card after a passed roll."""

    verb: ClassVar[str] = "loot"
    rules: ClassVar[tuple[str, ...]] = ("DD-281", "DD-282", "DD-283", "DD-308", "DD-326")
    example: ClassVar[str] = "loot Hunting_Bow item"

    card: Annotated[str, Named(kind="card", new=True), Drawn(), "which card"]
    kind: words.Kind = None
    epic: Annotated[bool, "from the Epic Loot deck"] = False
    town: words.TownOnly = False
    heavy: words.Heavy = False
    slot: words.SlotWord = None
    attack: words.AttributeWord = None
    reach: words.ReachWord = None
    price: words.Price = None
    past: words.Rejects = 0


class Decline(Move):
    """Draw no Loot card though your roll passed."""

    rules: ClassVar[tuple[str, ...]] = ("DD-280", "DD-326")
    example: ClassVar[str] = "decline"


class Keep(Move):
    """Take a looted Item or Ally, or leave it."""

    rules: ClassVar[tuple[str, ...]] = ("DD-284", "DD-290", "DD-293", "DD-317", "DD-326")
    example: ClassVar[str] = "keep Hunting_Bow"

    card: Annotated[str, Named(kind="card", new=True), "which card"]
    left: Annotated[bool, "nobody takes it"] = False
    to: Annotated[str, Named(kind="player"), Lead(word="to"), "who gets it"] = ""
    on: Annotated[bool, "equip it at once"] = False
