"""Adventurers with skills and incantations."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Move
from ledger.core.table.moves import Cards
from ledger.games.underquest.moves.cards import IncantationCard
from ledger.games.underquest.moves.learning import CastIncantation, GainIncantation, Learn
from tests.games.underquest.histories import Moves, begun, put

WIZARDRY = "Wizardry"
FIRST = ("Glimmer", "Ward")
"""The two incantations that the wizards of these rows got with Wizardry."""


def wizard(**spells: int) -> Moves:
    """Wizardry is known with its two incantations, and further ones of that level: `wizard(Spark=1)`."""
    told = {name.replace("_", " "): level for name, level in spells.items()}
    cards: Moves = tuple(IncantationCard(name=name, level=level) for name, level in told.items())
    two: Moves = tuple(GainIncantation(name=name, level=1) for name in FIRST)
    return (*put("skills", WIZARDRY), *two, *cards, *put("incantations", *told))


def proficient(stat: Any, **more: Any) -> Moves:
    """Before the first turn, proficient at that stat."""
    return begun(proficiency=stat, **more)


def learns(skill: str, stat: Any = None, after: str = "") -> Learn:
    return Learn(skill=skill, stat=stat, requires=after)


def gains(name: str, level: int | None = None, by: str = "") -> GainIncantation:
    return GainIncantation(name=name, level=level, by=by)


def casts(name: str, *gained: tuple[str, int], **more: Any) -> CastIncantation:
    return CastIncantation(name=name, gains=gained, **more)


def listed(deck: str, **cards: int) -> Move:
    """A deck is listed, each card with how many there are of it."""
    return Cards(deck=deck, cards=tuple((name.replace("_", " "), count) for name, count in cards.items()))
