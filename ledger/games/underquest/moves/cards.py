"""What cards print: typed once, by hand or from a pack, and known from then on."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named, Slashed
from ledger.core.model import Aside, Move
from ledger.games.underquest.content.rows import Magic, Side, Stat, Weakness
from ledger.games.underquest.moves import words


class Teaching(Move):
    """A move that writes down what a card prints."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    aside: ClassVar[Aside] = "before"


class RaceCard(Teaching):
    """Write down a race: health, grit, agility, brawn, mind."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CHR-01", "UQ-CHR-04", "UQ-CHR-05", "UQ-CHR-08", "UQ-CHR-09", "UQ-CHR-10")
    example: ClassVar[str] = "race-card Cerdorin 10 5 2 2 1 carries Fur_Cloak"

    name: Annotated[str, Named(kind="race", new=True, near="own-race"), "which race"]
    health: Annotated[int | None, Between(low=0, high=99), "its hearts"] = None
    grit: Annotated[int | None, Between(low=0, high=99), "its stars"] = None
    agility: Annotated[int | None, Between(low=0, high=9), "its Agility"] = None
    brawn: Annotated[int | None, Between(low=0, high=9), "its Brawn"] = None
    mind: Annotated[int | None, Between(low=0, high=9), "its Mind"] = None
    carries: Annotated[str, Named(kind="item", new=True), Lead(word="carries"), "its trappings card"] = ""
    back: Annotated[str, Named(kind="class", new=True), Lead(word="back"), "the class on its back"] = ""
    gives: words.Modifiers = ()
    text: words.Text = ""


class ClassCard(Teaching):
    """Write down a class: health, grit, attack icons, starting skill."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CHR-02", "UQ-CHR-04", "UQ-CHR-05", "UQ-CHR-13", "UQ-CHR-14")
    example: ClassVar[str] = "class-card Bastion 5 2 icons 1/2 2/5 3/8 skill Shield_Wall"

    name: Annotated[str, Named(kind="class", new=True, near="own-class"), "which class"]
    health: Annotated[int | None, Between(low=0, high=99), "its hearts"] = None
    grit: Annotated[int | None, Between(low=0, high=99), "its stars"] = None
    icons: Annotated[tuple[tuple[int, int], ...], Slashed(), Lead(word="icons"), "grit/damage of its icons"] = ()
    skill: Annotated[str, Named(kind="skill", new=True), Lead(word="skill"), "its starting skill"] = ""
    gives: words.Modifiers = ()
    text: words.Text = ""


class FamiliarCard(Teaching):
    """Write down a familiar: health, grit, its stat, its way of morality, its bonus."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CHR-03", "UQ-CHR-10", "UQ-CHR-17", "UQ-CHR-18")
    example: ClassVar[str] = "familiar-card Moon_Rabbit 2 1 agility up does grit+1 brings ingredient"

    name: Annotated[str, Named(kind="familiar", new=True, near="own-familiar"), "which familiar"]
    health: Annotated[int | None, Between(low=0, high=99), "its hearts"] = None
    grit: Annotated[int | None, Between(low=0, high=99), "its stars"] = None
    raises: words.StatMaybe = None
    way: words.WayMaybe = None
    does: words.Effects = ()
    bonus: Annotated[str, Named(kind="bonus", new=True), Lead(word="brings"), "a deck, or the name of a card"] = ""
    text: words.Text = ""


class ItemCard(Teaching):
    """Write down an item: its deck, weight, slot and cost, and what it does."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INV-12", "UQ-ITM-02", "UQ-ITM-03", "UQ-ITM-07", "UQ-ITM-08", "UQ-RWD-02")
    example: ClassVar[str] = "item-card Mace treasure 3 PH cost 4 uses brawn bonus 1"

    name: Annotated[str, Named(kind="item", new=True, near="owned-item"), "which item"]
    deck: words.DeckMaybe = None
    weight: words.Weight = None
    slot: words.SlotMaybe = None
    cost: Annotated[int | None, Between(low=0, high=99), Lead(word="cost"), "its cost"] = None
    uses: Annotated[Stat | None, Lead(word="uses"), "the stat of a weapon"] = None
    bonus: Annotated[int, Between(low=0, high=99), Lead(word="bonus"), "damage that a weapon adds"] = 0
    deals: Annotated[tuple[str, ...], Lead(word="deals"), "damage by kind, like fire+2 standard+4"] = ()
    gives: words.Modifiers = ()
    use: words.UseMaybe = None
    hazard: words.HazardMaybe = None
    does: words.Effects = ()
    needs: words.Needs = None
    dagger: Annotated[bool, "it can be thrown"] = False
    carried: Annotated[bool, "it counts without being equipped"] = False
    weak: Annotated[str, Lead(word="weak"), "its red text in one word"] = ""
    text: words.Text = ""


class IngredientCard(Teaching):
    """Write down an ingredient: stars, rows of icons from the top, risk and reward."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-POT-02", "UQ-POT-04")
    example: ClassVar[str] = "ingredient-card Dusk_Beetle 2 rows heart:2 star:1 drop:1 risk poison+1"

    name: Annotated[str, Named(kind="ingredient", new=True, near="held-ingredient"), "which ingredient"]
    difficulty: Annotated[int | None, Between(low=0, high=20), "its stars"] = None
    rows: Annotated[tuple[str, ...], Lead(word="rows"), "icon and number, like heart:2; none is -"] = ()
    risk: Annotated[tuple[str, ...], Lead(word="risk"), "what its risk does, like poison+1"] = ()
    reward: Annotated[tuple[str, ...], Lead(word="reward"), "what its reward does, like gold+1"] = ()
    text: words.Text = ""


class TrinketCard(Teaching):
    """Write down a trinket and its worth in gold."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-TRK-02", "UQ-TRK-03", "UQ-TRK-07")
    example: ClassVar[str] = "trinket-card Amethyst 1"

    name: Annotated[str, Named(kind="trinket-card", new=True, near="trinket"), "which trinket"]
    worth: Annotated[int | None, Between(low=0, high=20), "its circles"] = None
    set_worth: Annotated[int | None, Between(low=0, high=99), Lead(word="set"), "worth of each in a set"] = None
    text: words.Text = ""


class SkillCard(Teaching):
    """Write down a skill: its stat, what it requires, what it changes.

    What may follow `gives`, here and on other cards, each with + or - and a number: agility, brawn, mind,
    agility-check, brawn-check, mind-check, initiative, damage, fire-damage, ice-damage, holy-damage, defence,
    fire-defence, ice-defence, holy-defence, encumbrance, health-cap, grit-cap.
    """

    rules: ClassVar[tuple[str, ...]] = ("UQ-XP-04", "UQ-XP-06", "UQ-XP-07", "UQ-CHK-02")
    example: ClassVar[str] = "skill-card Counterstrike agility after Nimble"

    name: Annotated[str, Named(kind="skill", new=True, near="own-skill"), "which skill"]
    stat: words.StatMaybe = None
    requires: Annotated[str, Named(kind="skill", new=True), Lead(word="after"), "the skill it requires"] = ""
    gives: words.Modifiers = ()
    text: words.Text = ""


class IncantationCard(Teaching):
    """Write down an incantation: its level and its school."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INC-04", "UQ-INC-05", "UQ-INC-10")
    example: ClassVar[str] = "incantation-card Faith 1 holy"

    name: Annotated[str, Named(kind="incantation", new=True, near="held-incantation"), "which incantation"]
    level: Annotated[int | None, Between(low=1, high=9), "its level"] = None
    school: Annotated[Magic | None, "holy, fire or ice"] = None
    text: words.Text = ""


class CompanionCard(Teaching):
    """Write down a companion: morale, damage, defence, encumbrance."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-COM-03", "UQ-COM-04", "UQ-COM-05", "UQ-COM-06", "UQ-COM-07", "UQ-COM-09")
    example: ClassVar[str] = "companion-card Borko 3 2 1 4 loses False_Idol price trinkets+1"

    name: Annotated[str, Named(kind="companion", new=True, near="own-companion"), "which companion"]
    morale: Annotated[int | None, Between(low=1, high=6), "the value of its die"] = None
    damage: Annotated[int, Between(low=0, high=20), Lead(word="damage", spare=True), "bonus damage"] = 0
    defence: Annotated[int, Between(low=0, high=20), Lead(word="defence", spare=True), "bonus defence"] = 0
    encumbrance: Annotated[int, Between(low=0, high=40), Lead(word="encumbrance", spare=True), "bonus encumbrance"] = 0
    deck: Annotated[str, Named(kind="pile"), Lead(word="from"), "its deck"] = ""
    loses: Annotated[str, Named(kind="dungeon-card"), Lead(word="loses"), "the card that costs it morale"] = ""
    price: words.Price = ()
    text: words.Text = ""


class EnemyCard(Teaching):
    """Write down an enemy or boss: health, damage, defence, initiative, experience."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CBT-02", "UQ-CBT-22", "UQ-QST-08")
    example: ClassVar[str] = "enemy-card Bog_Troll 11 3 2 6 3 treasure B weak fire"

    name: Annotated[str, Named(kind="enemy", new=True, near="foe"), "which enemy"]
    health: Annotated[int | None, Between(low=0, high=99), Lead(word="health", spare=True), "its health"] = None
    damage: Annotated[int | None, Between(low=0, high=20), Lead(word="damage", spare=True), "its damage"] = None
    defence: Annotated[int | None, Between(low=0, high=20), Lead(word="defence", spare=True), "its defence"] = None
    initiative: Annotated[
        int | None, Between(low=0, high=20), Lead(word="initiative", spare=True), "its initiative"
    ] = None
    xp: Annotated[int | None, Between(low=0, high=20), Lead(word="xp", spare=True), "its experience"] = None
    treasure: Annotated[str, Lead(word="treasure"), "its treasure type"] = ""
    weakness: Annotated[tuple[Weakness, ...], Lead(word="weak"), "fire, ice, holy or none"] = ()
    immune: words.Immune = ()
    check: Annotated[Stat | None, Lead(word="tests"), "the stat it tests before the first turn"] = None
    after_miss: Annotated[int, Between(low=0, high=20), Lead(word="angry"), "what its next hit adds after a miss"] = 0
    bribe: Annotated[tuple[str, ...], Lead(word="bribe"), "what buys it off, like trinkets+2"] = ()
    on_hit: words.OnHit = ()
    text: words.Text = ""


class AbominationCard(Teaching):
    """Write down one side of an abomination."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ABO-01", "UQ-ABO-04", "UQ-ABO-05", "UQ-ABO-06", "UQ-ABO-07")
    example: ClassVar[str] = "abomination-card Blessed suffix damage 2 immune holy loot gold+1"

    name: Annotated[str, Named(kind="abomination", new=True), "its title on that side"]
    side: Annotated[Side | None, "prefix or suffix"] = None
    dice: Annotated[int, Between(low=0, high=3), Lead(word="dice"), "dice of health it adds"] = 0
    health: Annotated[int, Between(low=0, high=40), Lead(word="health"), "health it adds"] = 0
    initiative: Annotated[int, Between(low=-9, high=9), Lead(word="initiative"), "initiative it adds"] = 0
    damage: Annotated[int, Between(low=0, high=20), Lead(word="damage"), "damage it adds to hits"] = 0
    defence: Annotated[int, Between(low=0, high=20), Lead(word="defence"), "defence it adds"] = 0
    weakness: words.Weaknesses = ()
    immune: words.Immune = ()
    on_hit: words.OnHit = ()
    loot: words.Loot = ()
    text: words.Text = ""


class ScourgeCard(Teaching):
    """Write down a scourge and what it changes."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CUR-04",)
    example: ClassVar[str] = "scourge-card Frailty gives encumbrance-3"

    name: Annotated[str, Named(kind="scourge", new=True, near="held-scourge"), "which scourge"]
    gives: words.Modifiers = ()
    text: words.Text = ""


class EncounterCard(Teaching):
    """Write down an encounter, and whether it can be declined."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-ENC-02", "UQ-ENC-03")
    example: ClassVar[str] = "encounter-card Old_Well may"

    name: Annotated[str, Named(kind="encounter", new=True, near="open-encounter"), "which encounter"]
    may: Annotated[bool, "it says that you may"] = False
    text: words.Text = ""
