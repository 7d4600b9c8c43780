"""Histories of attacks: who is armed with what, and what a roll says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ledger.core.model import Move
from ledger.games.torgue.events.attacks import AttackRolled, TargetHit, TargetMissed
from ledger.games.torgue.moves.attacks import Shoot
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.setup import LayZone
from tests.games.torgue.histories import Moves, game, gun, hunter
from tests.tables import Fact

ROW = (LayZone(name="A", by=("B",)), LayZone(name="B", by=("C",)), LayZone(name="C", by=("D",)))
"""Zones in a line from the New-U Station on."""
APART = {"H2": "Z", "H3": "Z"}
"""Room for enemies in the zone of H1."""


def armed(*cards: GearCard, tokens: str = "yellow", **skills: int) -> Any:
    """H1 with these cards equipped, and with those Skills."""
    return hunter("H1", tokens, skills=skills, gear=tuple(each.name for each in cards))


def fight(
    *cards: GearCard,
    tokens: str = "yellow",
    board: Iterable[Move] = (),
    then: Iterable[Move] = (),
    skills: dict[str, int] | None = None,
    **more: Any,
) -> Moves:
    """A first round in which H1 has these cards (a plain gun, where none is named), and enemies stand on the board."""
    worn = cards or (gun("Gun"),)
    return game(armed(*worn, tokens=tokens, **(skills or {})), cards=worn, board=board, then=then, **more)


def shot(target: str = "E1", face: str = "4", *, token: str | None = None, **more: Any) -> Shoot:
    """H1 shoots, and the die shows this face."""
    return Shoot(who="H1", target=target, token=cast("Any", token), dice=(face,), **more)


def axe(name: str = "Axe", **more: Any) -> GearCard:
    """A melee weapon."""
    return GearCard(name=name, kind="weapon", melee=True, skill="melee", range=("red",), **more)


def grenade(name: str = "Frag", **more: Any) -> GearCard:
    """A grenade with a YELLOW die."""
    return GearCard(name=name, **{"kind": "grenade", "die": "yellow", "skill": "reflexes", "deck": "torgue", **more})


def rolled(total: int, **more: object) -> Fact:
    return Fact(AttackRolled, total=total, **more)


def hit(enemy: str, total: int, needed: int, wounds: int = 1, **more: object) -> Fact:
    return Fact(TargetHit, enemy=enemy, total=total, needed=needed, wounds=wounds, **more)


def missed(enemy: str, total: int, needed: int) -> Fact:
    return Fact(TargetMissed, enemy=enemy, total=total, needed=needed)
