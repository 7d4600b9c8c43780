"""What cards print: typed once, known from then on, and never silently changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.model import Event
from ledger.games.underquest.events import setup as facts
from ledger.games.underquest.rules.asking import Unfolds, no
from ledger.games.underquest.state import cards as read
from ledger.games.underquest.state.game import UnderQuest

SHELVES: dict[str, tuple[type[Any], Callable[..., Event]]] = {
    "races": (read.RaceRead, facts.RaceLearned),
    "classes": (read.ClassRead, facts.ClassLearned),
    "familiars": (read.FamiliarRead, facts.FamiliarLearned),
    "items": (read.ItemRead, facts.ItemLearned),
    "ingredients": (read.IngredientRead, facts.IngredientLearned),
    "trinkets": (read.TrinketRead, facts.TrinketLearned),
    "skills": (read.SkillRead, facts.SkillCardLearned),
    "incantations": (read.IncantationRead, facts.IncantationLearned),
    "companions": (read.CompanionRead, facts.CompanionLearned),
    "enemies": (read.EnemyRead, facts.EnemyLearned),
    "abominations": (read.AbominationRead, facts.AbominationLearned),
    "scourges": (read.ScourgeRead, facts.ScourgeLearned),
    "encounters": (read.EncounterRead, facts.EncounterLearned),
}
"""Kinds of cards: what is known of one, and the fact that it was read."""


def learn(state: UnderQuest, shelf: str, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a card; objects where it was typed otherwise before, with a word about which part."""
    made, learned = SHELVES[shelf]
    held = getattr(state.lore, shelf)
    known: Frozen = held.get(name, made(name=name))
    fresh = {field: value for field, value in typed.items() if value != made.preset[field]}
    other = [field for field, value in fresh.items() if getattr(known, field) not in (value, made.preset[field])]
    if other and name in held:
        told = f"{name} was typed with another {other[0].replace('_', ' ')}."
        yield no("card-differs", "UQ-INV-12", told, "leave it out, or because WHY")
    card = known.but(**fresh)
    return state if card == known and name in held else (yield learned(card=card, rule="UQ-INV-12"))
