"""Adventurers: attributes, tracks, conditions, cards and what they did this turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster

Lasting: TypeAlias = Literal["round", "fight", "recovery"]
Stance: TypeAlias = Literal["bold", "cautious"]
DURATIONS: tuple[Lasting, ...] = ("round", "fight", "recovery")
"""From the shortest to the longest."""


class Condition(Frozen):
    """A Status Condition on an adventurer."""

    name: str
    lasts: Lasting = "recovery"
    turns: int = 0
    """Of a Fight Round condition: own turns until it leaves."""
    before: bool = False
    """Whether it leaves at the start of that turn, not at its end."""


class Owned(Frozen):
    """An Item in somebody's hands."""

    name: str
    deck: str = "loot"
    worn: bool = False
    loaded: str = ""
    """The ammunition in it."""
    holder: str = ""
    """Of loaded ammunition: the Item that it is in."""
    used: bool = False
    """Whether it was used in this own turn of a fight."""
    acted: bool = False
    """Whether it gave its Rest action this turn, to whomever."""


class Skill(Frozen):
    """A Skill card, or its Mastery side."""

    name: str
    mastered: bool = False


class Adventurer(Frozen):
    """One adventurer on the board, or fallen."""

    player: str
    name: str
    character: str
    printed: Roster[str, int]
    classes: tuple[str, ...] = ()
    lucky: str = ""
    luck: int = 0
    gold: int = 0
    xp: int = 0
    hp: int = 0
    """Hit points, which follow CON."""
    wounds: int = 0
    conditions: tuple[Condition, ...] = ()
    space: str = ""
    stance: Stance | None = None
    chose: bool = False
    """Whether the Map Stance was said this turn; one that was not holds from before."""
    combat: Literal["assault", "guard"] | None = None
    skills: tuple[Skill, ...] = ()
    weaknesses: tuple[str, ...] = ()
    starting: int = 0
    """Weaknesses taken before play."""
    triumphs: tuple[str, ...] = ()
    items: tuple[Owned, ...] = ()
    allies: tuple[str, ...] = ()
    diseases: tuple[str, ...] = ()
    defeated: bool = False
    doomed: bool = False
    """Whether it dies at the end of this Map Action Phase unless a Wound is removed."""
    acted: Literal["", "travel", "rest"] = ""
    rested: tuple[str, ...] = ()
    """Rest actions of this turn."""
    lost: bool = False
    """Whether its party lost a fight this turn."""
    dispelled: bool = False
    boon: bool = False
    """Whether it took what the easier variant offers."""


def condition_of(adventurer: Adventurer, name: str) -> Condition | None:
    """The condition of that name, if the adventurer has it."""
    return next((each for each in adventurer.conditions if each.name == name), None)


def has(adventurer: Adventurer, name: str) -> bool:
    """Whether an adventurer has a condition."""
    return condition_of(adventurer, name) is not None


def item_of(adventurer: Adventurer, name: str) -> Owned | None:
    """The first Item of that name."""
    return next((each for each in adventurer.items if each.name == name), None)


def copy_of(adventurer: Adventurer, name: str, *, worn: bool) -> Owned | None:
    """The first Item of that name that is worn, or is not: of two alike one may be on."""
    return next((each for each in adventurer.items if each.name == name and each.worn == worn), None)


def skill_of(adventurer: Adventurer, name: str) -> Skill | None:
    """The Skill of that name, learned or mastered."""
    return next((each for each in adventurer.skills if each.name == name), None)


def owns(adventurer: Adventurer, name: str) -> bool:
    """Whether a card of that name lies before the adventurer."""
    return bool(item_of(adventurer, name) or skill_of(adventurer, name)) or name in (
        *adventurer.weaknesses,
        *adventurer.triumphs,
        *adventurer.allies,
        *adventurer.diseases,
    )
