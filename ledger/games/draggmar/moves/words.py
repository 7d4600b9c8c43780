"""Fields that several moves share."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ledger.core.fields import Between, Lead, Named, Slashed
from ledger.games.draggmar.state.cards import Faction, RoomKind, Slot, Standard, Standing

Level: TypeAlias = Annotated[int, Between(low=1, high=3), "level 1, 2 or 3"]
LevelMaybe: TypeAlias = Annotated[int | None, Between(low=1, high=3), "its level, where a name has several"]
Values: TypeAlias = Annotated[tuple[int, int] | None, Slashed(), "attack/defence, like 2/3"]
StandingWord: TypeAlias = Annotated[Standing | None, "class of the hero"]
SlotWord: TypeAlias = Annotated[Slot | None, "where the item is worn"]
Classes: TypeAlias = Annotated[tuple[Standard, ...], "who may use it, like warrior+priest"]
Cut: TypeAlias = Annotated[tuple[tuple[str, int], ...], Named(kind="fighter"), "hero or player and cubes, like Ana=1"]
Overloaded: TypeAlias = Annotated[bool, "works beside any number of items"]
Cubes: TypeAlias = Annotated[int | None, Between(low=0, high=20), "red cubes that a Priest removes"]
RoomKindWord: TypeAlias = Annotated[RoomKind | None, "what the room is"]
FactionWord: TypeAlias = Annotated[Faction | None, "faction of the monster"]
FameValue: TypeAlias = Annotated[int | None, Between(low=0, high=99), "Fame on the card"]
RewardLevel: TypeAlias = Annotated[int | None, Between(low=0, high=3), "level of the item it gives"]
Harm: TypeAlias = Annotated[int | None, Between(low=0, high=20), "wounds that the trap deals"]
Lock: TypeAlias = Annotated[int | None, Between(low=1, high=3), "level of the trap or chest, if not its deck's"]
Where: TypeAlias = Annotated[str, Named(kind="place"), Lead(word="at"), "in which place, if you are in none"]
OnHero: TypeAlias = Annotated[str, Named(kind="fighter"), Lead(word="on"), "which hero in play"]
