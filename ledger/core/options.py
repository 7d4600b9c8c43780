"""Options: ambiguities that the table settles, variants and expansions, each with its documented default."""

from __future__ import annotations

from ledger.core.frozen import Frozen
from ledger.core.model import Refused, State, refused

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


def unknown(options: tuple[Option, ...], name: str, rule: str = "") -> Refused:
    """The refusal of an option that the game does not have; its hint names those that are called alike."""
    from difflib import get_close_matches  # noqa: PLC0415  only a wrong name pays for it

    names = [each.name for each in (*options, DICE)]
    near = get_close_matches(name, names, cutoff=0.5)
    return refused("option-unknown", rule, f"No option '{name}'.", ", ".join(near) or "options lists them all")


def check(options: tuple[Option, ...], given: tuple[tuple[str, str], ...], rule: str) -> None:
    """Whether a campaign may be founded with these; raises Refused `option-unknown`, `option-value`."""
    known = {each.name: each for each in (*options, DICE)}
    for name, value in given:
        if name not in known:
            raise unknown(options, name, rule)
        words = known[name].words
        if words and value not in words:
            raise refused("option-value", rule, f"{name} cannot be {value}.", f"one of: {worded(words)}")
