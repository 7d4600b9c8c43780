"""Fields that several moves share."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ledger.core.fields import Between, Drawn, Faces, Lead, Named
from ledger.games.underquest.content.rows import Deck, Hazard, Magic, Slot, Sort, Stat, Token, Use, Weakness
from ledger.games.underquest.state.cards import Alignment, Way

Die: TypeAlias = Annotated[tuple[str, ...], Faces(), "the die; again for 1 experience is 4:6"]
Dice: TypeAlias = Annotated[tuple[str, ...], Faces(), "both dice; again for 1 experience is 5:1 5:6"]
FoeDice: TypeAlias = Annotated[tuple[str, ...], Faces(), "both dice of the enemy"]
StatName: TypeAlias = Annotated[Stat, "agility, brawn or mind"]
StatMaybe: TypeAlias = Annotated[Stat | None, "agility, brawn or mind"]
TokenName: TypeAlias = Annotated[Token, "combat, nature, mystic or wealth"]
TokenMaybe: TypeAlias = Annotated[Token | None, "combat, nature, mystic or wealth"]
MagicMaybe: TypeAlias = Annotated[Magic | None, "fire, ice or holy; nothing is standard"]
DeckMaybe: TypeAlias = Annotated[Deck | None, "trapping, treasure or reward"]
SlotMaybe: TypeAlias = Annotated[Slot | None, Lead(word="slot", spare=True), "PH, OH, 2H, HD, BD or AS"]
Weight: TypeAlias = Annotated[int | None, Between(low=0, high=99), Lead(word="weight", spare=True), "its weight"]
Defence: TypeAlias = Annotated[
    int | None, Between(low=0, high=20), Lead(word="defence"), "what its card prints, if untyped"
]
SortMaybe: TypeAlias = Annotated[Sort | None, "what a treasure card is; an item unless known otherwise"]
UseMaybe: TypeAlias = Annotated[Use | None, "used up: free, or as the attack of a turn"]
HazardMaybe: TypeAlias = Annotated[Hazard | None, "no item: a trap or a mimic of the treasure deck"]
Needs: TypeAlias = Annotated[Alignment | None, Lead(word="needs"), "positive or negative morality"]
WayMaybe: TypeAlias = Annotated[Way | None, "up or down"]
Numbers: TypeAlias = Annotated[tuple[tuple[str, int], ...], Named(kind="counter"), "like health=3 curses=-1"]
Tokens: TypeAlias = Annotated[tuple[tuple[str, int], ...], Named(kind="payment"), "like nature=1 mystic=2"]
Modifiers: TypeAlias = Annotated[
    tuple[str, ...], Lead(word="gives"), "like brawn-check+1 defence+2; all names: help skill-card"
]
Effects: TypeAlias = Annotated[tuple[str, ...], Lead(word="does"), "like health+3 curses-1"]
Loot: TypeAlias = Annotated[tuple[str, ...], Lead(word="loot"), "what it leaves, like rations+1"]
OnHit: TypeAlias = Annotated[tuple[str, ...], Lead(word="hits"), "what its hits add, like poison+1"]
Weak: TypeAlias = Annotated[Weakness | None, Lead(word="weak"), "the weakness that its card prints, if untyped"]
Weaknesses: TypeAlias = Annotated[tuple[Magic, ...], Lead(word="weak"), "fire, ice or holy"]
Immune: TypeAlias = Annotated[tuple[Magic, ...], Lead(word="immune"), "fire, ice or holy"]
Price: TypeAlias = Annotated[tuple[str, ...], Lead(word="price"), "what it asks, like trinkets+2"]
By: TypeAlias = Annotated[str, Named(kind="source", new=True), Lead(word="by"), "the card that says so"]
Text: TypeAlias = Annotated[str, Lead(word="says"), "its text in one word, with _ for spaces"]
Trinkets: TypeAlias = Annotated[tuple[str, ...], Named(kind="trinket"), "trinkets that pay"]
WithTrinkets: TypeAlias = Annotated[
    tuple[str, ...], Named(kind="trinket"), Lead(word="with"), "trinkets that pay, each by its name"
]
Gold: TypeAlias = Annotated[int, Between(low=0, high=99), Lead(word="gold"), "gold that pays"]
Card: TypeAlias = Annotated[str, Named(kind="dungeon-card"), Drawn(), "which dungeon card"]
CardMaybe: TypeAlias = Annotated[str, Named(kind="dungeon-card"), Drawn(), "which dungeon card it is"]
