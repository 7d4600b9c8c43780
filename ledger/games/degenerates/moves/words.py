"""Fields that several moves share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from ledger.core.fields import Between, Faces, Lead, Named
from ledger.games.degenerates.state.cards import Attribute as Attribute  # noqa: PLC0414  shared with moves
from ledger.games.degenerates.state.cards import CardKind, Reach, Slot

RegionName: TypeAlias = Literal["badlands", "highlands", "lowlands", "wetlands"]
TraitName: TypeAlias = Literal[
    "base",
    "destroyed",
    "explored",
    "fungus",
    "inside",
    "law",
    "metaphysical",
    "outside",
    "perilous",
    "settlement",
    "void",
    "woodland",
]
CounterName: TypeAlias = Literal["base", "destroyed", "explored", "fungus", "law", "metaphysical", "perilous"]
ConditionName: TypeAlias = Literal[
    "slimed",
    "poisoned",
    "exalted",
    "suppressed",
    "blessed",
    "demoralized",
    "focused",
    "blinded",
    "invigorated",
    "weakened",
    "fatigued",
    "detained",
    "infected",
    "stunned",
]
PlaceName: TypeAlias = Annotated[str, Named(kind="place"), "which place"]
PlaceMaybe: TypeAlias = Annotated[str, Named(kind="place"), Lead(word="at"), "in which place"]
Has: TypeAlias = Annotated[tuple[TraitName, ...], Lead(word="has"), "traits that the board prints there"]
RegionMaybe: TypeAlias = Annotated[RegionName | None, Lead(word="region"), "its Region"]
LevelMaybe: TypeAlias = Annotated[int | None, Between(low=1, high=6), Lead(word="level"), "Danger Level on the board"]
TownMaybe: TypeAlias = Annotated[int | None, Between(low=1, high=6), Lead(word="town"), "Town Level on the board"]
Dice: TypeAlias = Annotated[tuple[str, ...], Faces(), "the dice; again for Luck is 5:2"]
Keep: TypeAlias = Annotated[tuple[int, ...], Between(low=1, high=6), Lead(word="keep"), "which two dice count"]
Using: TypeAlias = Annotated[str, Named(kind="card", new=True), Lead(word="using"), "a card that changes the Test"]
By: TypeAlias = Annotated[str, Named(kind="card", new=True), Lead(word="by"), "what caused it"]
With: TypeAlias = Annotated[tuple[str, ...], Named(kind="player"), Lead(word="with"), "who comes along"]
Pay: TypeAlias = Annotated[tuple[tuple[str, int], ...], Named(kind="player"), "who pays what, like Ana=4"]
Needs: TypeAlias = Annotated[tuple[str, ...], Lead(word="needs"), "requirements, like str6+ agi7- bold town/camp"]
Gives: TypeAlias = Annotated[tuple[str, ...], Lead(word="gives"), "what it adds, like arm+1 agi-1 power+1 con:mrl"]
Classes: TypeAlias = Annotated[tuple[str, ...], Lead(word="of"), "its Classes"]
Price: TypeAlias = Annotated[int | None, Between(low=0, high=99), "price in gold"]
Kind: TypeAlias = Annotated[CardKind | None, "what kind of card it is"]
SlotWord: TypeAlias = Annotated[Slot | None, "where it is worn"]
AttributeWord: TypeAlias = Annotated[Attribute | None, "which attribute"]
ReachWord: TypeAlias = Annotated[Reach | None, "melee, reach or range"]
Uses: TypeAlias = Annotated[str, Lead(word="uses"), "kind of ammunition that it takes, or is"]
Heavy: TypeAlias = Annotated[bool, "is Heavy"]
Shield: TypeAlias = Annotated[bool, "is a Shield"]
TownOnly: TypeAlias = Annotated[bool, "is Town Only"]
LootOnly: TypeAlias = Annotated[bool, "is Loot Only"]
DeckName: TypeAlias = Annotated[str, Named(kind="deck"), Lead(word="from"), "its deck"]
Foe: TypeAlias = Annotated[str, Named(kind="foe"), "which monster"]
Rejects: TypeAlias = Annotated[int, Between(low=0, high=99), Lead(word="past"), "cards thrown away before it"]
Grants: TypeAlias = Annotated[
    tuple[str, ...], Lead(word="grants"), "abilities of the Region's monsters, like fury:1, or fear/goblin for a Class"
]
