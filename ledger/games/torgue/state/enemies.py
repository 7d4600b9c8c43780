"""Enemies in the Arena, one by one."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.games.torgue.content.rows import Effect

ShieldState: TypeAlias = Literal["none", "ready", "spent"]


class Enemy(Frozen):
    """One model with its wounds and tokens; `label` is what the table calls it, `Psycho 2`."""

    label: str
    card: str
    zone: str = ""
    wounds: int = 0
    shield: ShieldState = "none"
    effects: Roster[Effect, int] = Roster()
    gained: tuple[str, ...] = ()
    """What it gained until its turn ends, or for as long as a card says: keywords, and modifiers as `strength+2`."""
    passing: tuple[str, ...] = ()
    """What of it ends with the Enemy Turn."""


def effect(enemy: Enemy, name: Effect) -> int:
    """How many tokens of an effect it has."""
    return enemy.effects.get(name, 0)
