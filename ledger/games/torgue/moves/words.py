"""Fields that several moves share."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from ledger.core.fields import Between, Faces, Lead, Named, Slashed
from ledger.games.torgue.content.rows import Band, Colour, EnemyType, OrderKind, Skill, SlotKind
from ledger.games.torgue.content.rows import Effect as EffectWord
from ledger.games.torgue.state.hunters import Back
from ledger.games.torgue.state.tokens import TokenWord

Token: TypeAlias = Annotated[TokenWord | None, "which token: its colour, or its letter"]
Dice: TypeAlias = Annotated[tuple[str, ...], Faces(), "the Action die; again for Accurate is 5:2"]
Obstacle: TypeAlias = Annotated[tuple[str, ...], Faces(), Lead(word="vs"), "the Obstacle Die"]
Element: TypeAlias = Annotated[tuple[str, ...], Faces(), Lead(word="el"), "elemental d4, one an element"]
Crowd: TypeAlias = Annotated[tuple[str, ...], Faces(), Lead(word="cc"), "the d4 of Crowd Control"]
ShieldDice: TypeAlias = Annotated[tuple[str, ...], Faces(), Lead(word="sh"), "shield dice of enemies, in order"]
Extra: TypeAlias = Annotated[tuple[str, ...], Faces(), Lead(word="plus"), "a die that a card adds to the wounds"]
Hurt: TypeAlias = Annotated[tuple[TokenWord, ...], Lead(word="hurt"), "tokens that further wounds turn RED"]
Far: TypeAlias = Annotated[int | None, Between(low=0, high=30), Lead(word="far"), "how many zones away"]
Unseen: TypeAlias = Annotated[bool, "there is no line of sight"]
ZoneName: TypeAlias = Annotated[str, Named(kind="zone", new=True), "which zone"]
ZoneMaybe: TypeAlias = Annotated[str, Named(kind="zone", new=True), Lead(word="at"), "in which zone"]
ZonePlain: TypeAlias = Annotated[str, Named(kind="zone", new=True), Lead(word="at", spare=True), "in which zone"]
Via: TypeAlias = Annotated[tuple[str, ...], Named(kind="zone", new=True), Lead(word="via"), "zones on the way"]
EnemyName: TypeAlias = Annotated[str, Named(kind="enemy"), "which enemy"]
HunterName: TypeAlias = Annotated[str, Named(kind="hunter"), "which Vault Hunter"]
HunterMaybe: TypeAlias = Annotated[str, Named(kind="hunter"), "which Vault Hunter"]
ToHunter: TypeAlias = Annotated[str, Named(kind="hunter"), Lead(word="to"), "who gets it"]
GearName: TypeAlias = Annotated[str, Named(kind="gear", new=True), "which card"]
With: TypeAlias = Annotated[str, Named(kind="weapon"), Lead(word="with"), "the card or action that attacks"]
Keywords: TypeAlias = Annotated[
    tuple[str, ...], Lead(word="has"), "keywords, like rapid:2 deadly-crits vulnerable:cryo"
]
Gives: TypeAlias = Annotated[tuple[str, ...], Lead(word="gives"), "modifiers, like ranged+1 melee-attack+1 defence+1"]
Effects: TypeAlias = Annotated[
    tuple[str, ...], Lead(word="then"), "further effects: success:push_1, crit: fail: always:"
]
Text: TypeAlias = Annotated[str, Lead(word="says"), "its text in one word, with _ for spaces"]
SkillMaybe: TypeAlias = Annotated[Skill | None, Lead(word="skill"), "the Skill that is rolled"]
Range: TypeAlias = Annotated[tuple[Band, ...], Lead(word="range"), "coloured bands: red yellow green long"]
Colours: TypeAlias = Annotated[tuple[Colour, ...], Lead(word="tokens"), "Action Tokens, by colour"]
Shields: TypeAlias = Annotated[tuple[Colour, ...], Lead(word="shields"), "Shield tokens, by colour"]
DieColour: TypeAlias = Annotated[Colour | None, Lead(word="die"), "the die that the card itself names"]
Skills: TypeAlias = Annotated[tuple[tuple[str, int], ...], Named(kind="skill"), "Skills, like ranged=2 medical=1"]
Kind: TypeAlias = Annotated[SlotKind | None, "weapon, shield, grenade or mod"]
Type: TypeAlias = Annotated[EnemyType | None, "its type"]
Orders: TypeAlias = Annotated[tuple[OrderKind, ...], "its orders, from top to bottom"]
EffectName: TypeAlias = Annotated[EffectWord, "which token"]
EffectMaybe: TypeAlias = Annotated[EffectWord | None, "which token"]
Card: TypeAlias = Annotated[str, Named(kind="gear", new=True), Lead(word="card"), "the card that was drawn"]
BackMaybe: TypeAlias = Annotated[Back | None, "what its back shows: card, resale or plain"]
Worth: TypeAlias = Annotated[int, Between(low=0, high=9999), "its resale value in dollars"]
Price: TypeAlias = Annotated[int | None, Between(low=0, high=99999), Lead(word="price"), "its price in dollars"]
Resale: TypeAlias = Annotated[int | None, Between(low=0, high=99999), Lead(word="resale"), "its resale value"]
AtHex: TypeAlias = Annotated[tuple[int, int] | None, Slashed(), "its hex: column/row"]
