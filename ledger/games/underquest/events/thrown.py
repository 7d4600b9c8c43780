"""Dice of a fact in words."""

from __future__ import annotations

from ledger.core.dice import Die


def faces(*dice: Die) -> str:
    """The dice as they fell, those thrown again with every face: `5:1 5:6`."""
    return " ".join(":".join(map(str, die.faces)) for die in dice)
