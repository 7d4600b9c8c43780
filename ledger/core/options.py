"""Options: ambiguities that the table settles, variants and expansions, each with its documented default."""

from __future__ import annotations

from ledger.core.frozen import Frozen
from ledger.core.model import State

SHORT_RUN = 3
"""Numbers in a row that are still told one by one."""


class Option(Frozen):
    """One option of a game; its value is a word."""

    name: str
    words: tuple[str, ...]
    """The values it may have, the default first; empty means any whole number or list, checked by the game."""
    default: str
    rule: str
    """Id of the rule or ambiguity that it settles."""
    asks: str
    """What the table decides with it, in a few words."""
    early: bool = False
    """Whether it is chosen before play, so that a later change needs a reason."""


DICE = Option(
    name="dice",
    words=("table", "app"),
    default="table",
    rule="",
    asks="who rolls and draws: the table or the program",
)
"""The one option of every game."""


def worded(words: tuple[str, ...]) -> str:
    """The values of an option in a few words: `none, 15 to 40` for a run of numbers."""
    numbers = [word for word in words if word.isdecimal()]
    run = [str(number) for number in range(int(numbers[0]), int(numbers[0]) + len(numbers))] if numbers else []
    if len(numbers) > SHORT_RUN and numbers == run:
        rest = [word for word in words if not word.isdecimal()]
        return ", ".join([*rest, f"{numbers[0]} to {numbers[-1]}"])
    return ", ".join(words)


def chosen(options: tuple[Option, ...], state: State, name: str) -> str:
    """The value of an option: as set, or its default. Raises KeyError for an option the game does not have."""
    held = state.options.get(name)
    if held is not None:
        return held
    for each in (*options, DICE):
        if each.name == name:
            return each.default
    raise KeyError(name)
