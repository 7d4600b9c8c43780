"""Histories of attacks on Vault Hunters."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Move
from ledger.core.table.moves import SetOption
from ledger.games.torgue.content.rows import Colour
from ledger.games.torgue.moves.cards import AnnouncementCard, GearCard
from ledger.games.torgue.moves.turns import Do, Done
from tests.games.torgue.histories import NAMES, Moves, enemy_turn, enters, game

ATTACK = AnnouncementCard(name="A1", tier=1, orders=("attack",))
ALONE = {"H2": "Z", "H3": "Z"}
"""H1 stands in A without its friends, so that enemies have room."""


def shield(*colours: Colour) -> GearCard:
    """A Shield with these tokens."""
    return GearCard(name="Maylay", kind="shield", shields=colours)


def pack(*colours: Colour) -> tuple[GearCard, ...]:
    """The same, as the cards of a history."""
    return (shield(*colours),)


def attacked(
    *people: Any, foes: tuple[Any, ...] = (), cards: tuple[Move, ...] = (), before: Moves = (), **more: Any
) -> Moves:
    """The Attack order of the first card is open; H1 stands with the enemies, its friends beside them."""
    there = tuple(move for each in foes for move in (each, enters(each.name, "A")))
    told = {"at": ALONE, "board": there, **more}
    acted = [each.who for each in before if isinstance(each, Do)]
    ends = tuple(Done(who=who) for who in dict.fromkeys(acted))
    left = [name for name in NAMES if name not in acted]
    return game(*people, cards=(ATTACK, *cards), then=(*before, *ends, *enemy_turn(*left)), **told)


def read_as(name: str, value: str) -> SetOption:
    """The table reads an ambiguity so."""
    return SetOption(name=name, value=value)
