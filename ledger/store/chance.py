"""Virtual dice and draws, from the operating system's random source; what they give is marked as the program's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ledger.core import dice
from ledger.core.fields import BY_PROGRAM
from ledger.core.model import Asking, Cast, Move, Pick
from ledger.core.piles import UNSEEN


def answered(move: Move, asking: Asking) -> Move:
    """The move with what chance gave filled in; raises ValueError where no chance was asked for."""
    if asking.chance is None:
        raise ValueError(f"{asking.field} is a choice of the table")
    if isinstance(asking.chance, Cast):
        return _thrown(move, asking.field, dice.dice(asking.chance.dice))
    return _drawn(move, asking.field, asking.chance)


def _thrown(move: Move, field: str, wanted: dice.Dice) -> Move:
    held: tuple[str, ...] = getattr(move, field) or ("_",) * wanted.count
    return move.but(**{field: tuple(f"{_below(wanted.sides) + 1}_" if word == "_" else word for word in held)})


def _drawn(move: Move, field: str, pick: Pick) -> Move:
    held: Any = getattr(move, field)
    if not isinstance(held, tuple):
        return move.but(**{field: ordered(pick.among)[0]})
    cards = iter(ordered(pick.among))
    held = held or (BY_PROGRAM,) * min(pick.count, len(pick.among))
    return move.but(**{field: tuple(next(cards, UNSEEN) if word == BY_PROGRAM else word for word in held)})


def ordered(cards: Sequence[str]) -> tuple[str, ...]:
    """The cards in the order in which a shuffled deck gives them: each order is as likely as any other."""
    from secrets import randbelow  # noqa: PLC0415  as in `_below`, and once for all the cards

    left = list(cards)
    return tuple(left.pop(randbelow(count)) for count in range(len(left), 0, -1))


def _below(high: int) -> int:
    from secrets import randbelow  # noqa: PLC0415  imported only where chance is asked for: a cold start pays for it

    return randbelow(high)
