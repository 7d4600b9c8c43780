"""Fights of the vectors: who acts, with which weapons and numbers, and the blows."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest.events.fighting import AttackRolled
from ledger.games.underquest.moves.fighting import Attack, EnemyAttack
from tests.games.underquest.histories import Moves, begun, fights, has, put, worn
from tests.tables import Fact

PEARLS = ("Loose Pearls", "Amethyst")
"""Two trinkets, worth 3 together."""


def mine(*weapons: Any, enemy: Any, **numbers: int) -> Moves:
    """The adventurer acts, with these weapons and numbers."""
    return (*begun(), *worn(*weapons), *has(**numbers), *fights(enemy))


def its(*armour: Any, enemy: Any, **numbers: int) -> Moves:
    """The enemy acts."""
    return (*begun(), *worn(*armour), *has(**numbers), *fights(enemy, "enemy"))


def chosen(options: dict[str, str], *weapons: Any, enemy: Any, side: str = "adventurer", **numbers: int) -> Moves:
    """A fight at a table that reads something otherwise: `chosen({"primed": "stacks"}, HATCHET, enemy=ORC)`."""
    return (*begun(options=options), *worn(*weapons), *has(**numbers), *fights(enemy, side))


def rich(*trinkets: str, enemy: Any, side: str = "adventurer", **numbers: int) -> Moves:
    """A fight of somebody who carries trinkets."""
    return (*begun(), *put("trinkets", *trinkets), *has(**numbers), *fights(enemy, side))


def hits(*dice: str, grit: int = 0, **more: Any) -> Attack:
    return Attack(dice=dice, grit=grit, **more)


def foes(*dice: str, **more: Any) -> EnemyAttack:
    return EnemyAttack(dice=dice, **more)


def dealt(dealt: int, **more: Any) -> Fact:
    return Fact(AttackRolled, dealt=dealt, **more)
