"""Histories of encounters, curses and potions."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest.moves.cards import IngredientCard
from ledger.games.underquest.moves.meeting import Encounter, Get
from ledger.games.underquest.moves.potions import Craft
from tests.games.underquest.histories import Moves, begun, first, has, put


def clearing(card: str = "Old Well", **more: Any) -> Moves:
    """A Clearing is resolved, and its encounter lies open."""
    return (*first("Clearing"), Encounter(card=card, **more))


def gets(by: str = "", **gains: int) -> Get:
    """What a card gives or takes: `gets(curses=1)`."""
    return Get(gains=tuple(gains.items()), by=by)


def reads(name: str, stars: int, *rows: str, **more: Any) -> IngredientCard:
    """What an ingredient prints: `reads("Human Bone", 2, "star:1", "cross:1")`."""
    return IngredientCard(name=name, difficulty=stars, rows=rows, **more)


def kitchen(one: IngredientCard, other: IngredientCard, **numbers: int) -> Moves:
    """Between turns, with these two ingredients, which were read; numbers as the row needs them."""
    return (*begun(), one, other, *put("ingredients", one.name, other.name), *has(**numbers))


def crafts(one: str, other: str, die: str, *makes: tuple[str, int], **more: Any) -> Craft:
    """A potion of two cards: `crafts("Dusk Beetle", "Fresh Blood", "4", ("heart", 4))`."""
    return Craft(one=one, other=other, die=(die,) if die else (), makes=makes, **more)


BEETLE = reads("Dusk Beetle", 2)
BLOOD = reads("Fresh Blood", 3)
CAP = reads("Ghost Cap", 2)
TOOTH = reads("Wyrm Tooth", 3)
EYE = reads("Serpent's Eye", 2)
BONE = reads("Human Bone", 2)
EYE_ROWS = reads("Serpent's Eye", 2, "heart:1", "star:2", "drop:1")
BONE_ROWS = reads("Human Bone", 2, "star:1", "cross:1", "heart:1")
"""Ingredients of the vectors; where only their sum is printed, its split is made up."""
