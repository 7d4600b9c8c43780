"""Fights: enemies, threat cards, turns, moving, escapes, attacks, Dynamite, loot."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Lead, Named, Rest
from ledger.core.model import Move
from ledger.games.brimstone.moves.words import CardName, Dice, FoeName, Free, Money, Some


class Brawl(Move):
    """Begin a fight, with its cause; enemies begin one by themselves."""

    verb: ClassVar[str] = "fight"
    rules: ClassVar[tuple[str, ...]] = ("SB-FGT-01", "SB-FGT-02")
    example: ClassVar[str] = "fight the Darkness"

    cause: Annotated[str, Rest(), "what started it"]


class Foes(Move):
    """Place enemies of one type, or teach what is printed on them."""

    rules: ClassVar[tuple[str, ...]] = ("SB-ATT-01", "SB-ATT-02", "SB-ATT-03", "SB-ATT-04")
    example: ClassVar[str] = "foes Ghoul 2 initiative=3 escape=4 health=9 ambush"

    name: Annotated[str, Named(kind="foe", new=True), "which enemies"]
    count: Annotated[int, Between(low=0, high=99), "how many more"]
    ambush: Annotated[bool, "come by ambush"] = False
    initiative: Annotated[int | None, Between(low=0, high=99), "their initiative"] = None
    escape: Annotated[int | None, Between(low=2, high=6), "their Escape value"] = None
    defense: Annotated[int | None, Between(low=0, high=99), "their armour"] = None
    health: Annotated[int | None, Between(low=1, high=999), "the health of each"] = None
    xp: Annotated[int | None, Between(low=0, high=9999), "experience for whoever kills one"] = None
    has: Annotated[str, Lead(word="has"), Rest(), "what else holds for them"] = ""


class ThreatCard(Move):
    """Draw a threat card."""

    rules: ClassVar[tuple[str, ...]] = ("SB-THR-02", "SB-THR-03")
    example: ClassVar[str] = "threat-card Ghouls"

    name: CardName
    parent: Annotated[str, Named(kind="card", new=True), Lead(word="under"), "the card that called for it"] = ""


class Threat(Move):
    """Say the threat level where it is another than the Posse's size gives."""

    rules: ClassVar[tuple[str, ...]] = ("SB-THR-01",)
    example: ClassVar[str] = "threat epic"

    level: Annotated[Literal["low", "medium", "high", "epic"], "which level"]


class Slay(Move):
    """Take enemies off the board, with the experience that they bring."""

    rules: ClassVar[tuple[str, ...]] = ("SB-FGT-01", "SB-XP-01")
    example: ClassVar[str] = "slay Ghoul 1 xp=10 @ana"

    name: FoeName
    count: Some = 1
    xp: Annotated[int | None, Between(low=0, high=9999), "experience for the hero, if not what was said"] = None


class FightEnd(Move):
    """End the fight: loot for each hero, and time to catch breath."""

    rules: ClassVar[tuple[str, ...]] = ("SB-FGT-01", "SB-THR-03", "SB-THR-04")
    example: ClassVar[str] = "fight-end"


class Loot(Move):
    """Take loot cards and what they bring together; dice stand behind the first."""

    rules: ClassVar[tuple[str, ...]] = ("SB-THR-03",)
    example: ClassVar[str] = "loot Coins 4 Dark_Stone gold=100 stones=1 @ana"

    card: CardName
    dice: Dice = ()
    more: Annotated[tuple[str, ...], Named(kind="card", new=True), "further cards"] = ()
    stones: Annotated[int, Between(low=0, high=99), "Dark Stone"] = 0
    gold: Money = 0
    xp: Annotated[int, Between(low=0, high=9999), "experience"] = 0


class Breathe(Move):
    """Catch the breath after a fight: some damage goes."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04", "SB-HLT-04")
    example: ClassVar[str] = "breathe 1 2 @ana"

    health: Annotated[int, Between(low=0, high=99), "health that is healed"]
    sanity: Annotated[int, Between(low=0, high=99), "sanity that is healed"]


class Done(Move):
    """End a hero's own turn."""

    rules: ClassVar[tuple[str, ...]] = ("SB-BAG-07",)
    example: ClassVar[str] = "done @ana"


class EndTurn(Move):
    """End the turn of the whole table."""

    rules: ClassVar[tuple[str, ...]] = ("SB-KO-08", "SB-ESC-05", "SB-ATT-03", "SB-HND-03")
    example: ClassVar[str] = "end-turn"


class Movement(Move):
    """Say how many squares a hero may move in this turn, or is left with."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-03",)
    example: ClassVar[str] = "movement 5 @ana"

    squares: Annotated[int, Between(low=0, high=99), "squares"]
    dice: Dice = ()


class Go(Move):
    """Move a hero, past adjacent enemies and through heroes who are out."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-03", "SB-ESC-01", "SB-KO-03")
    example: ClassVar[str] = "go 3 past Ghoul @ana"

    squares: Some
    past: Annotated[tuple[str, ...], Named(kind="foe"), Lead(word="past"), "adjacent enemies"] = ()
    through: Annotated[tuple[str, ...], Named(kind="hero"), Lead(word="through"), "heroes who are crossed"] = ()


class Escape(Move):
    """Roll to get away from an adjacent enemy."""

    rules: ClassVar[tuple[str, ...]] = ("SB-ESC-01", "SB-ESC-02", "SB-ESC-04")
    example: ClassVar[str] = "escape Ghoul 4 @ana"

    name: FoeName
    dice: Dice = ()


class Melee(Move):
    """Attack adjacent enemies: the dice, and the hits that each enemy gets."""

    rules: ClassVar[tuple[str, ...]] = ("SB-MEL-01", "SB-MEL-02", "SB-MEL-03", "SB-HIT-01", "SB-HIT-05", "SB-FRE-01")
    example: ClassVar[str] = "melee 4 6 Ghoul=2 @ana"

    dice: Dice = ()
    hits: Annotated[tuple[tuple[str, int], ...], Named(kind="foe"), "hits for each, like Ghoul=2"] = ()
    bonus: Annotated[int, Between(low=-9, high=9), "dice from items and abilities"] = 0
    apart: Annotated[bool, "is not adjacent"] = False
    free: Free = ""


class Shoot(Move):
    """Attack with a ranged weapon: the dice, and for each target its hits and distance, like Ghoul=2/6."""

    rules: ClassVar[tuple[str, ...]] = ("SB-RNG-01", "SB-RNG-02", "SB-RNG-03", "SB-RNG-04", "SB-RNG-05")
    example: ClassVar[str] = "shoot Pistol 4 6 Ghoul=2/5 @ana"

    weapon: Annotated[str, Named(kind="item"), "which weapon"]
    dice: Dice = ()
    targets: Annotated[tuple[tuple[str, str], ...], Named(kind="foe"), "hits and spaces of each, like Ghoul=2/6"] = ()
    behind: Annotated[tuple[str, ...], Named(kind="foe"), Lead(word="behind"), "targets behind a wall"] = ()
    bonus: Annotated[int, Between(low=-9, high=9), "dice from items and abilities"] = 0
    free: Free = ""


class Assign(Move):
    """Assign hits that were rolled: to each target so many, like Ghoul=2, or Ghoul=2/6 over six spaces."""

    rules: ClassVar[tuple[str, ...]] = ("SB-MEL-03", "SB-RNG-04")
    example: ClassVar[str] = "assign Ghoul=2 @ana"

    targets: Annotated[tuple[tuple[str, str], ...], Named(kind="foe"), "hits of each, like Ghoul=2 or Ghoul=2/6"]
    behind: Annotated[tuple[str, ...], Named(kind="foe"), Lead(word="behind"), "targets behind a wall"] = ()


class Damage(Move):
    """Roll damage for hits, critical ones first; without a name, for those that are owed first."""

    rules: ClassVar[tuple[str, ...]] = ("SB-MEL-03", "SB-HIT-03", "SB-HIT-04")
    example: ClassVar[str] = "damage Ghoul 4 5 @ana"

    name: Annotated[str, Named(kind="foe"), "which enemies; those that were hit first without"] = ""
    dice: Dice = ()
    crits: Annotated[int | None, Between(low=0, high=99), "how many of these dice are critical"] = None
    sides: Annotated[int | None, Between(low=2, high=20), "sides of a die, if not the weapon's"] = None
    plus: Annotated[int, Between(low=-9, high=99), "added to each die"] = 0


class Throw(Move):
    """Throw Dynamite: spaces, To Hit die, a damage die for each victim, and bounces where it misses."""

    rules: ClassVar[tuple[str, ...]] = ("SB-DYN-01", "SB-DYN-02", "SB-DYN-03", "SB-DYN-04", "SB-DYN-05")
    example: ClassVar[str] = "throw 5 4 Ghoul=5 Ben=2 @ana"

    distance: Annotated[int, Between(low=0, high=99), "spaces"]
    dice: Dice = ()
    victims: Annotated[tuple[tuple[str, int], ...], Named(kind="victim"), "a die for each, like Ghoul=5"] = ()
    bounces: Annotated[int, Between(low=0, high=9), "bounces after a miss"] = 0
    free: Free = ""
