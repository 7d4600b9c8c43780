"""Fields that several moves share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from ledger.core.fields import Between, Faces, Lead, Named

Dice: TypeAlias = Annotated[tuple[str, ...], Faces(), "the dice; 2:5 is a 2 re-rolled to a 5"]
By: TypeAlias = Annotated[str, Named(kind="foe", new=True), Lead(word="by"), "what caused it"]
From: TypeAlias = Annotated[str, Named(kind="source", new=True), Lead(word="from"), "where it comes from"]
When: TypeAlias = Annotated[str, Named(kind="moment", new=True), Lead(word="of"), "when it belongs, if that is past"]
HeroName: TypeAlias = Annotated[str, Named(kind="hero"), "which hero"]
ItemName: TypeAlias = Annotated[str, Named(kind="item"), "which item"]
FoeName: TypeAlias = Annotated[str, Named(kind="foe"), "which enemies"]
TokenName: TypeAlias = Annotated[str, Named(kind="token", new=True), "which token"]
CardName: TypeAlias = Annotated[str, Named(kind="card", new=True), "its name"]
TraitName: TypeAlias = Annotated[str, Named(kind="trait", new=True), "its name; none where nothing came of it"]
Gives: TypeAlias = Annotated[tuple[str, ...], Lead(word="gives"), "what it changes, like strength-1 hp+2 to-hit-1"]
Apart: TypeAlias = Annotated[bool, "is not adjacent"]
Sides: TypeAlias = Annotated[int, Between(low=2, high=20), "sides of a die"]
Some: TypeAlias = Annotated[int, Between(low=1, high=99), "how many"]
Amount: TypeAlias = Annotated[int, Between(low=0, high=99), "how much"]
Money: TypeAlias = Annotated[int, Between(low=0, high=99999), "how much"]
Free: TypeAlias = Annotated[str, Named(kind="source", new=True), Lead(word="free"), "what grants it as a Free Attack"]
PoolWord: TypeAlias = Annotated[Literal["health", "sanity"], "health or sanity"]
