"""Set-up: the map, the decks, adventurers, missions, and what cards print."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Drawn, Lead, Named, Rest, Slashed
from ledger.core.model import Move
from ledger.games.degenerates.moves import words


class Space(Move):
    """Write down what the board prints of a Location or Territory."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-014", "DD-017", "DD-018", "DD-019", "DD-022", "DD-034", "DD-036", "DD-042")
    example: ClassVar[str] = "space Hell_Pit danger 3 has inside perilous"

    name: Annotated[str, Named(kind="place", new=True), "which place"]
    region: Annotated[words.RegionName | None, "its Region"] = None
    territory: Annotated[str, Named(kind="territory"), Lead(word="in"), "its Territory"] = ""
    shares: Annotated[bool, "uses the level of its Territory"] = False
    danger: Annotated[int | None, Between(low=1, high=6), Lead(word="danger"), "its Danger Level"] = None
    town: words.TownMaybe = None
    has: words.Has = ()


class Way(Move):
    """Write down a Path, a Road, or that two Locations touch."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-014", "DD-016", "DD-017", "DD-020", "DD-021")
    example: ClassVar[str] = "way path Stone_Circle Black_Tree in Wasteland"

    kind: Annotated[Literal["path", "road", "touch"], "path, road or touch"]
    one: Annotated[str, Named(kind="place"), "one end"]
    other: Annotated[str, Named(kind="place"), "the other end"]
    territory: Annotated[str, Named(kind="territory"), Lead(word="in"), "its Territory"] = ""
    label: Annotated[str, Lead(word="called"), "a word, where two join the same places"] = ""


class Overlay(Move):
    """Lay a special Location on the board, as a mission says."""

    rules: ClassVar[tuple[str, ...]] = ("DD-015",)
    example: ClassVar[str] = "overlay Hidden_Halls highlands"

    name: Annotated[str, Named(kind="overlay", new=True), "which one"]
    region: Annotated[words.RegionName | None, "its Region"] = None
    danger: Annotated[int | None, Between(low=1, high=6), Lead(word="danger"), "its Danger Level"] = None
    has: words.Has = ()


class Deck(Move):
    """Write down how many cards a deck holds, strong ones (XP VAL 3) and all."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-003", "DD-005", "DD-006", "DD-306")
    example: ClassVar[str] = "deck badlands 30 strong 4"

    name: Annotated[str, Named(kind="deck"), "which deck"]
    cards: Annotated[int, Between(low=0, high=999), "all its cards"]
    strong: Annotated[int, Between(low=0, high=99), Lead(word="strong"), "its monsters with XP VAL 3"] = 0


class Character(Move):
    """Write down what a character sheet prints: AGI CON MAG MRL PER STR."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-008", "DD-086", "DD-092", "DD-286")
    example: ClassVar[str] = "character Hinterlander 7 7 6 6 9 6 luck 3 gold 4 xp 1 of hunter"

    name: Annotated[str, Named(kind="character", new=True), "which character"]
    values: Annotated[tuple[int, ...], "AGI CON MAG MRL PER STR"] = ()
    luck: Annotated[int, Lead(word="luck"), "Luck to begin with"] = 0
    gold: Annotated[int, Lead(word="gold"), "gold to begin with"] = 0
    xp: Annotated[int, Lead(word="xp"), "XP to begin with"] = 0
    classes: words.Classes = ()
    skills: Annotated[tuple[str, ...], Named(kind="card", new=True), Lead(word="skills"), "Skill cards"] = ()
    items: Annotated[tuple[str, ...], Named(kind="card", new=True), Lead(word="items"), "Loot cards"] = ()
    lucky: Annotated[str, Lead(word="lucky"), "its way to gain Luck, words joined by _"] = ""


class AddAdventurer(Character):
    """Bring your adventurer into play; a known character needs its name only."""

    verb: ClassVar[str] = "adventurer"
    teaches: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("DD-001", "DD-008", "DD-009", "DD-274", "DD-275", "DD-276")
    example: ClassVar[str] = "adventurer Hinterlander 7 7 6 6 9 6 luck 3 gold 4"

    called: Annotated[str, Named(kind="hero", new=True), Lead(word="called"), "the adventurer's own name"] = ""
    at: words.PlaceMaybe = ""
    has: words.Has = ()


class Join(Move):
    """A player sits down later, at the start of a turn."""

    rules: ClassVar[tuple[str, ...]] = ("DD-001", "DD-126", "DD-276")
    example: ClassVar[str] = "join Zoe"

    name: Annotated[str, Named(kind="player", new=True), "who"]


class Weakness(Move):
    """Draw a Weakness; it is kept if its requirements are met."""

    rules: ClassVar[tuple[str, ...]] = ("DD-010", "DD-049", "DD-288", "DD-317")
    example: ClassVar[str] = "weakness Clumsy xp 2"

    name: Annotated[str, Named(kind="card", new=True), Drawn(), "which card"]
    unfit: Annotated[bool, "its requirements are not met: it is discarded"] = False
    suggested: Annotated[bool, "taken from the sheet instead of drawn"] = False
    xp: Annotated[int | None, Between(low=0, high=21), Lead(word="xp"), "bonus XP"] = None
    needs: words.Needs = ()
    gives: words.Gives = ()
    classes: words.Classes = ()


class BeginMission(Move):
    """Begin a mission: what its set-up says."""

    verb: ClassVar[str] = "mission"
    rules: ClassVar[tuple[str, ...]] = (
        "DD-007",
        "DD-011",
        "DD-012",
        "DD-013",
        "DD-049",
        "DD-296",
        "DD-297",
        "DD-307",
        "DD-312",
    )
    example: ClassVar[str] = "mission On_The_Run bounty 2 at Crossroads"

    name: Annotated[str, Named(kind="mission", new=True), "which mission"]
    bounty: Annotated[int | None, Lead(word="bounty"), "Bounty Level to begin with"] = None
    at: words.PlaceMaybe = ""
    has: words.Has = ()
    clues: Annotated[tuple[str, ...], Named(kind="place"), Lead(word="clues"), "spaces with a Clue"] = ()
    cards: Annotated[tuple[tuple[str, str], ...], Named(kind="card", new=True), "Mission deck, like Ogre=badlands"] = ()
    shuffle: Annotated[bool, "Encounter and Loot decks are reshuffled too"] = False


class Objective(Move):
    """Write down what the mission asks for."""

    rules: ClassVar[tuple[str, ...]] = ("DD-012",)
    example: ClassVar[str] = "objective bring the egg to the Windmill"

    text: Annotated[str, Rest(), "what it asks for"]


class Vary(Move):
    """Draw a Danger card of the easier or harder variant before play."""

    rules: ClassVar[tuple[str, ...]] = ("DD-304", "DD-305")
    example: ClassVar[str] = "vary Hell_Pit"

    card: Annotated[str, Named(kind="danger", new=True), Drawn(), "the Danger card"]
    raises: Annotated[str, Named(kind="place"), Lead(word="raises"), "the place that it names"] = ""
    level: words.LevelMaybe = None


class Boon(Move):
    """Take what the easier variant offers: an Item, gold, XP or Luck."""

    rules: ClassVar[tuple[str, ...]] = ("DD-304",)
    example: ClassVar[str] = "boon gold 4"

    what: Annotated[Literal["item", "gold", "xp", "luck"], "item, gold, xp or luck"]
    die: words.Dice = ()
    item: Annotated[str, Named(kind="card", new=True), Lead(word="card"), "the first Item of the Loot deck"] = ""
    past: words.Rejects = 0


class Card(Move):
    """Write down what a card prints."""

    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-286", "DD-289", "DD-310", "DD-313", "DD-314")
    example: ClassVar[str] = "card Light_Pistol item 5 1h per range uses shot"

    name: Annotated[str, Named(kind="card", new=True), "which card"]
    kind: words.Kind = None
    price: words.Price = None
    slot: words.SlotWord = None
    attack: words.AttributeWord = None
    reach: words.ReachWord = None
    heavy: words.Heavy = False
    shield: words.Shield = False
    town: words.TownOnly = False
    lootonly: words.LootOnly = False
    uses: words.Uses = ""
    cost: Annotated[int | None, Between(low=0, high=21), Lead(word="cost"), "XP that the Skill costs"] = None
    mastery: Annotated[int | None, Between(low=0, high=21), Lead(word="mastery"), "XP for its Mastery"] = None
    bonus: Annotated[int | None, Between(low=0, high=21), Lead(word="bonus"), "XP that a Weakness gives"] = None
    needs: words.Needs = ()
    master: Annotated[tuple[str, ...], Lead(word="master"), "requirements of the Mastery"] = ()
    gives: words.Gives = ()
    classes: words.Classes = ()


class MonsterCard(Move):
    """Write down what a monster, Epic or fighting Encounter prints."""

    verb: ClassVar[str] = "monster-card"
    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-198", "DD-199", "DD-201", "DD-210", "DD-324")
    example: ClassVar[str] = (
        "monster-card Vermus_Guard val 1/1 high con arm 1 att 4 hp 4 can horde:vermin of filth vermin"
    )

    name: Annotated[str, Named(kind="monster", new=True), "which card"]
    val: Annotated[tuple[int, int] | None, Slashed(), Lead(word="val"), "VAL as XP/gold"] = None
    aim: Annotated[Literal["high", "low", "all", "none"] | None, "Target: high or low attribute, all or none"] = None
    target: words.AttributeWord = None
    arm: Annotated[int | None, Between(low=0, high=20), Lead(word="arm"), "ARM"] = None
    att: Annotated[int | None, Between(low=0, high=30), Lead(word="att"), "ATT"] = None
    hp: Annotated[int | None, Between(low=1, high=99), Lead(word="hp"), "HP"] = None
    reach: words.ReachWord = None
    can: Annotated[tuple[str, ...], Lead(word="can"), "abilities, like drain:2 ambush@outside"] = ()
    classes: words.Classes = ()
    lairs: Annotated[tuple[str, ...], Lead(word="lairs"), "Lairs, like lowlands highlands-metaphysical law"] = ()


class DangerCard(Move):
    """Write down what a Danger card prints."""

    verb: ClassVar[str] = "danger-card"
    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-170", "DD-175")
    example: ClassVar[str] = "danger-card Foothills raises Foothills hand The_Windmill outside=6 inside=5"

    name: Annotated[str, Named(kind="danger", new=True), "which card"]
    special: Annotated[Literal["reshuffle", "here", "gates"] | None, "a card without a place"] = None
    raises: Annotated[str, Named(kind="place"), Lead(word="raises"), "the place that it names"] = ""
    hand: Annotated[str, Named(kind="place"), Lead(word="hand"), "where the Hand goes"] = ""
    values: Annotated[tuple[tuple[str, int], ...], "values by trait, like outside=6; any=4"] = ()
    law: Annotated[bool, "has the Law icon"] = False


class DoomCard(Move):
    """Write down what a Doom card prints."""

    verb: ClassVar[str] = "doom-card"
    teaches: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("DD-061", "DD-062")
    example: ClassVar[str] = "doom-card Bubbling_Death at Crystal_Crater Goblin_Fortress stays blocks Gutfish_Ford"

    name: Annotated[str, Named(kind="doom", new=True), "which card"]
    at: Annotated[tuple[str, ...], Named(kind="place"), Lead(word="at"), "places that it lists"] = ()
    stays: Annotated[bool, "remains in play"] = False
    blocks: Annotated[tuple[str, ...], Named(kind="place"), Lead(word="blocks"), "River Ports that it closes"] = ()
    grants: words.Grants = ()
