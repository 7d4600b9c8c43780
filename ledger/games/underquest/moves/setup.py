"""The adventurer, and the way from one adventure to the next."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.moves import words


class MakeAdventurer(Move):
    """Choose race, class and familiar; what no card of the three is named for is typed as a total."""

    verb: ClassVar[str] = "adventurer"
    rules: ClassVar[tuple[str, ...]] = (
        "UQ-CHR-01",
        "UQ-CHR-02",
        "UQ-CHR-03",
        "UQ-CHR-04",
        "UQ-CHR-05",
        "UQ-CHR-07",
        "UQ-CHR-09",
        "UQ-CHR-10",
        "UQ-CHR-11",
        "UQ-CHR-12",
        "UQ-CHR-14",
        "UQ-CHR-15",
        "UQ-CHR-16",
        "UQ-CHR-18",
    )
    example: ClassVar[str] = "adventurer Cerdorin Bastion Moon_Rabbit brawn weight 10 gold 4 rations 3"

    race: Annotated[str, Named(kind="race", new=True, likely=True), "the race"]
    class_: Annotated[str, Named(kind="class", new=True, likely=True), "the class, of another card"]
    familiar: Annotated[str, Named(kind="familiar", new=True, likely=True), "the familiar"]
    proficiency: words.StatMaybe = None
    weight: Annotated[int | None, Between(low=0, high=99), Lead(word="weight", spare=True), "its encumbrance"] = None
    gold: Annotated[int | None, Between(low=0, high=99), Lead(word="gold", spare=True), "starting gold"] = None
    rations: Annotated[int | None, Between(low=0, high=99), Lead(word="rations", spare=True), "starting rations"] = None
    morality: Annotated[
        int, Between(low=-20, high=20), Lead(word="morality", spare=True), "starting morality; 0 is neutral"
    ] = 0
    bonus: Annotated[str, Named(kind="card", new=True), Lead(word="bonus"), "the card that the familiar brings"] = ""


class EnterInn(Move):
    """Go to the Lonely Troll Inn after a victory: health, grit and incantations are whole again."""

    verb: ClassVar[str] = "inn"
    rules: ClassVar[tuple[str, ...]] = ("UQ-INN-01", "UQ-INN-02", "UQ-INN-03")
    example: ClassVar[str] = "inn"


class SetOut(Move):
    """Begin the next adventure with the same adventurer."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INN-07", "UQ-INN-08", "UQ-SET-05", "UQ-SET-06", "UQ-SET-09")
    example: ClassVar[str] = "set-out"


class Retire(Move):
    """End the campaign after a victory: the adventurer stays at home."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INN-01", "UQ-END-01")
    example: ClassVar[str] = "retire"
