"""The Posse: heroes with their numbers, lasting traits, experience, levels, and any other roll."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Lead, Named, Rest
from ledger.core.model import Move
from ledger.games.brimstone.moves.words import By, Dice, From, Gives, Money, Sides, Some, TraitName


class Enlist(Move):
    """Enlist a hero with the numbers of its sheet; what is left out is what most heroes have."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-02",)
    example: ClassVar[str] = "enlist Marshal health=12 sanity=8 @ana"

    name: Annotated[str, Named(kind="name", new=True), "what the hero is called"]
    values: Annotated[
        tuple[tuple[str, int], ...], Named(kind="value", new=True), "its numbers, like health=12 health-max=14"
    ] = ()
    keywords: Annotated[tuple[str, ...], Lead(word="keywords"), "its keywords"] = ()


class Tell(Move):
    """Tell numbers of a hero's sheet that nobody told so far."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-02",)
    example: ClassVar[str] = "tell strength=3 defense=4 @ana"

    values: Annotated[tuple[tuple[str, int], ...], Named(kind="value", new=True), "numbers, like strength=3 health=12"]


class Maximum(Move):
    """Change the most that a hero can have of something."""

    rules: ClassVar[tuple[str, ...]] = ("SB-HLT-04",)
    example: ClassVar[str] = "maximum health 12 from Level @ana"

    what: Annotated[Literal["health", "sanity", "determination", "corruption", "slots", "hands"], "of what"]
    to: Annotated[int, Between(low=0, high=99), "the new maximum"]
    source: From = ""


class LevelUp(Move):
    """Rise to the next level, with its roll and what it brings."""

    rules: ClassVar[tuple[str, ...]] = ("SB-XP-01",)
    example: ClassVar[str] = "level-up 3 4 combat=1 health=2 @ana"

    dice: Dice = ()
    gains: Annotated[
        tuple[tuple[str, int], ...], Named(kind="value", new=True), "numbers that rise, like combat=1 health=2"
    ] = ()
    next: Annotated[int, Between(low=0, high=99999), Lead(word="next"), "experience to the level after it"] = 0
    ability: Annotated[str, Named(kind="trait", new=True), Lead(word="ability"), "what the hero learns"] = ""


class Corrupt(Move):
    """Take Corruption."""

    rules: ClassVar[tuple[str, ...]] = ("SB-COR-01", "SB-COR-02")
    example: ClassVar[str] = "corrupt 1 by Void @ana"

    points: Some
    by: By = ""


class Mutation(Move):
    """Roll a Mutation and say what it is."""

    rules: ClassVar[tuple[str, ...]] = ("SB-COR-02", "SB-COR-04")
    example: ClassVar[str] = "mutation Third_Eye 3 4 gives initiative+1 @ana"

    result: TraitName
    dice: Dice = ()
    gives: Gives = ()


class Injury(Move):
    """Roll a Permanent Injury and say what came of it: none, death, or its name."""

    rules: ClassVar[tuple[str, ...]] = ("SB-INJ-01", "SB-INJ-03", "SB-INJ-04")
    example: ClassVar[str] = "injury Limp 1 2:5 gives strength-1 @ana"

    result: TraitName
    dice: Dice = ()
    gives: Gives = ()


class Madness(Move):
    """Roll a Permanent Madness and say what came of it: none, death, or its name."""

    rules: ClassVar[tuple[str, ...]] = ("SB-INJ-01", "SB-INJ-03", "SB-INJ-04")
    example: ClassVar[str] = "madness Nightmares 4 4 @ana"

    result: TraitName
    dice: Dice = ()
    gives: Gives = ()


class GainRevive(Move):
    """Get a Revive, for the whole Posse or for one hero."""

    rules: ClassVar[tuple[str, ...]] = ("SB-KO-04", "SB-KO-05")
    example: ClassVar[str] = "gain-revive posse"

    which: Annotated[Literal["posse", "personal"], "posse or personal"]


class Earn(Move):
    """Get experience, gold, Dark Stone or Determination, with its source; all for everybody alive."""

    rules: ClassVar[tuple[str, ...]] = ("SB-XP-01", "SB-XP-02", "SB-INV-01", "SB-INV-02", "SB-DET-05")
    example: ClassVar[str] = "earn 20 xp from Encounter @ana"

    by: Money
    what: Annotated[Literal["xp", "gold", "dark-stone", "determination"], "of what"]
    source: From = ""
    all: Annotated[bool, "for every hero who lives"] = False


class Spend(Move):
    """Spend gold in town, or Determination on something that is no roll."""

    rules: ClassVar[tuple[str, ...]] = ("SB-INV-01",)
    example: ClassVar[str] = "spend 50 gold for Hat @ana"

    by: Money
    what: Annotated[Literal["gold", "determination"], "of what"] = "gold"
    for_: Annotated[str, Named(kind="source", new=True), Lead(word="for"), "what it is spent on"] = ""


class Sell(Move):
    """Sell Dark Stone."""

    rules: ClassVar[tuple[str, ...]] = ("SB-INV-02",)
    example: ClassVar[str] = "sell 2 100 @ana"

    stones: Some
    gold: Money


class Rolls(Move):
    """Make any roll of a hero that has no move of its own: travel, danger, catching breath, a bounty."""

    verb: ClassVar[str] = "cast"  # `rolls` is a verb of the ledger
    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04", "SB-DET-01", "SB-DET-02", "SB-DET-03")
    example: ClassVar[str] = "cast travel 1:6 2 @ana"

    what: Annotated[str, Named(kind="roll", new=True), "what is rolled"]
    dice: Dice = ()
    sides: Sides = 6
    of: Annotated[str, Named(kind="foe", new=True), Lead(word="of"), "whose die, if it is not the hero's"] = ""


class Try(Move):
    """Make a check against a number that somebody names; a failure may cost something."""

    rules: ClassVar[tuple[str, ...]] = ("SB-COR-05", "SB-DET-02")
    example: ClassVar[str] = "try corruption 4 3 corrupts=1 @ana"

    what: Annotated[str, Named(kind="roll", new=True), "what is checked"]
    target: Annotated[int, Between(low=1, high=20), "the least die that succeeds"]
    dice: Dice = ()
    corrupts: Annotated[int, Between(low=0, high=99), "Corruption where it fails"] = 0
    sides: Sides = 6


class Ask(Move):
    """Put down what the report leaves out, or what does not add up; it stays open until somebody answers."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04",)
    example: ClassVar[str] = "ask what did C scavenge?"

    text: Annotated[str, Rest(), "what is left out"]


class Answer(Move):
    """Answer an open question, by its number."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04",)
    example: ClassVar[str] = "answer 1 two tokens"

    number: Annotated[int, Between(low=1, high=9999), "which question"]
    text: Annotated[str, Rest(), "the answer"]


class Once(Move):
    """Use what works once an adventure."""

    rules: ClassVar[tuple[str, ...]] = ("SB-DET-02",)
    example: ClassVar[str] = "once Badge @ana"

    what: Annotated[str, Named(kind="source", new=True), "what is used"]
