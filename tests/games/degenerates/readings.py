"""Rows for what the rulebook leaves open: one moment, played as the table reads it by default and in the other way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ledger.core.model import Move
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import OPTIONS
from tests.games.degenerates.histories import Moves
from tests.tables import Facts, No, Row


def both(
    rule: str,
    name: str,
    other: str,
    given: Callable[..., Moves],
    when: Move | tuple[Move | tuple[Move, ...], ...],
    *,
    default: Facts[Degenerates],
    otherwise: Facts[Degenerates],
    refused: tuple[Mapping[int, No], Mapping[int, No]] = ({}, {}),
    where: str = "",
) -> dict[str, Row[Degenerates]]:
    """Two rows of the option that settles `rule`: its default, and the `other` word; `given` takes options by name.

    `refused` are the refusals in the default and in the other reading; `where` tells two moments of an option apart.
    """
    option = next(each for each in OPTIONS if each.name == name)
    if option.rule != rule:
        raise TypeError(f"the option {name} settles {option.rule}, not {rule}")
    words = {option.default: (default, refused[0]), other: (otherwise, refused[1])}
    return {
        f"{rule} {option.asks}{f' ({where})' if where else ''}: {word}": Row(
            given=given(**{name.replace("-", "_"): word}),
            when=when,
            then=facts,
            refused=dict(no),
        )
        for word, (facts, no) in words.items()
    }
