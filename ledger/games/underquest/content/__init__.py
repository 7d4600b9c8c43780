"""The numbers and names that the rulebook prints: read from `data/` when first asked for, and kept."""

from __future__ import annotations

from functools import cache

from ledger.core.printed import need_listed, printed_table
from ledger.games.underquest.content.rows import (
    Box,
    Cards,
    CompanionRow,
    DeckRow,
    DungeonRow,
    EnemyRow,
    FamiliarRow,
    IngredientRow,
    ItemRow,
    Play,
    SkillRow,
    TrinketRow,
)


@cache
def play() -> Play:
    """The numbers of play; raises Misshapen, naming the row, when the file does not fit."""
    return printed_table(Play, __file__, "play")


@cache
def box() -> Box:
    """What lies in the box."""
    return printed_table(Box, __file__, "box")


@cache
def cards() -> Cards:
    """Dungeon cards and single cards; raises Misshapen where one names a card or a number that is not listed."""
    table = printed_table(Cards, __file__, "cards")
    trinkets = [each.name for each in table.trinkets]
    skills = [each.name for each in table.skills]
    need_listed("cards", "trinket", (part for shaft, gem, _ in table.wands for part in (shaft, gem)), trinkets)
    need_listed("cards", "reward", (made for _, _, made in table.wands), table.rewards)
    need_listed("cards", "skill", (each.requires for each in table.skills if each.requires), skills)
    dungeon_cards = [each.name for each in table.dungeon]
    need_listed("cards", "dungeon card", (each.loses for each in table.companions if each.loses), dungeon_cards)
    given = (*(each.gives for each in table.skills), *(each.gives for each in table.items))
    need_listed("cards", "modifier", (name for gives in given for name, _ in gives), box().modifiers)
    return table


def dungeon(name: str) -> DungeonRow | None:
    """A dungeon card by the name of its kind."""
    return next((each for each in cards().dungeon if each.name == name), None)


def deck(name: str) -> DeckRow | None:
    """A deck of the box."""
    return next((each for each in box().decks if each.name == name), None)


def familiar(name: str) -> FamiliarRow | None:
    """What the rulebook says of a familiar."""
    return next((each for each in cards().familiars if each.name == name), None)


def skill(name: str) -> SkillRow | None:
    """What the rulebook says of a skill."""
    return next((each for each in cards().skills if each.name == name), None)


def schools() -> tuple[str, ...]:
    """The skills that build on Wizardry: the schools of magic (UQ-INC-03)."""
    return tuple(each.name for each in cards().skills if each.requires == cards().wizardry)


def ingredient(name: str) -> IngredientRow | None:
    """What the rulebook says of an ingredient."""
    return next((each for each in cards().ingredients if each.name == name), None)


def item(name: str) -> ItemRow | None:
    """What the rulebook says of an item."""
    return next((each for each in cards().items if each.name == name), None)


def trinket(name: str) -> TrinketRow | None:
    """What the rulebook says of a trinket."""
    return next((each for each in cards().trinkets if each.name == name), None)


def companion(name: str) -> CompanionRow | None:
    """What the rulebook says of a companion."""
    return next((each for each in cards().companions if each.name == name), None)


def enemy(name: str) -> EnemyRow | None:
    """What the rulebook says of an enemy, by either spelling of its name."""
    return next((each for each in cards().enemies if name in (each.name, *each.also)), None)


def supply(piece: str) -> int:
    """How many pieces of that name lie in the box; 0 for one that does not."""
    return dict(box().pieces).get(piece, 0)


def counted(count: int, things: str) -> str:
    """A number of things in words: `1 trinket`, `2 trinkets`."""
    return f"{count} {things.removesuffix('s')}" if count == 1 else f"{count} {things}"
