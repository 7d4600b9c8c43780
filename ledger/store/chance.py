"""Virtual dice and draws, from the operating system's random source; what they give is marked as the program's."""

from __future__ import annotations

from ledger.core import dice
from ledger.core.model import Asking, Cast, Move


def answered(move: Move, asking: Asking) -> Move:
    """The move with what chance gave filled in; raises ValueError where no chance was asked for."""
    if asking.chance is None:
        raise ValueError(f"{asking.field} is a choice of the table")
    if isinstance(asking.chance, Cast):
        return _thrown(move, asking.field, dice.dice(asking.chance.dice))
    return move.but(**{asking.field: _one_of(asking.chance.among)})


def _thrown(move: Move, field: str, wanted: dice.Dice) -> Move:
    held: tuple[str, ...] = getattr(move, field) or ("_",) * wanted.count
    return move.but(**{field: tuple(f"{_below(wanted.sides) + 1}_" if word == "_" else word for word in held)})


def _one_of(among: tuple[str, ...]) -> str:
    return among[_below(len(among))]


def _below(high: int) -> int:
    from secrets import randbelow  # noqa: PLC0415  imported only where chance is asked for: a cold start pays for it

    return randbelow(high)
