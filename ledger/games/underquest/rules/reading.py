"""What cards print: typed once, known from then on, and never silently changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.model import Event
from ledger.games.underquest.events import setup as facts
from ledger.games.underquest.rules.asking import Gives, Unfolds, no
from ledger.games.underquest.state import cards as read
from ledger.games.underquest.state.game import UnderQuest

RULE = "UQ-INV-12"
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
    """Learn what a line of play says of a card, where it says anything new; objects where it was typed otherwise."""
    card = yield from _known_anew(state, shelf, name, typed)
    return state if card == getattr(state.lore, shelf).get(name) else (yield SHELVES[shelf][1](card=card, rule=RULE))


def write_down(state: UnderQuest, shelf: str, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says that does nothing else: it is kept, new or not."""
    card = yield from _known_anew(state, shelf, name, typed)
    return (yield SHELVES[shelf][1](card=card, rule=RULE))


def _known_anew(state: UnderQuest, shelf: str, name: str, typed: dict[str, Any]) -> Gives[Frozen]:
    """The card with what is typed of it; objects to what it was known otherwise for."""
    made, _ = SHELVES[shelf]
    known: Frozen = getattr(state.lore, shelf).get(name, made(name=name))
    fresh = {field: value for field, value in typed.items() if value != made.preset[field]}
    other = [field for field, value in fresh.items() if getattr(known, field) not in (value, made.preset[field])]
    if other:
        told = f"{name} was typed with another {other[0].replace('_', ' ')}."
        yield no("card-differs", "UQ-INV-12", told, "leave it out, or because WHY")
    return known.but(**fresh)
