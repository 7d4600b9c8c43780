"""Options: ambiguities that the table settles, variants and expansions, each with its documented default."""

from __future__ import annotations

from collections.abc import Iterable

from ledger.core.frozen import Frozen
from ledger.core.model import State, refused

SHORT_RUN = 3
"""Numbers in a row that are still told one by one."""
FEW = 3
"""Options as documented that are still told by name."""


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
    moves: tuple[str, ...] = ()
    """Keys of the tracks that count otherwise by another value."""


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


def settled(options: tuple[Option, ...], state: State) -> tuple[tuple[Option, str], ...]:
    """Every option with its value, that of every game first."""
    return tuple((each, chosen(options, state, each.name)) for each in (DICE, *options))


def apart(option: Option, value: str) -> bool:
    """Whether an option is worth a line of its own: settled before play, or otherwise than documented."""
    return option.early or value != option.default


def documented(values: Iterable[tuple[Option, str]]) -> str:
    """Options that are as documented, in one line: by name while they are few."""
    told = [f"{option.name} {value}" for option, value in values]
    return f"As documented: {', '.join(told) if len(told) <= FEW else f'{len(told)} others'}"


def option_named(options: tuple[Option, ...], name: str, rule: str = "") -> Option:
    """The option of that name; raises Refused `option-unknown`, whose hint names those that are called alike."""
    known = {each.name: each for each in (*options, DICE)}
    if name in known:
        return known[name]
    from difflib import get_close_matches  # noqa: PLC0415  only a wrong name pays for it

    near = get_close_matches(name, known, cutoff=0.5)
    raise refused("option-unknown", rule, f"No option '{name}'.", ", ".join(near) or "options lists them all")


def fit(option: Option, value: str, rule: str) -> None:
    """Hold a value against those that an option may have; raises Refused `option-value`."""
    if option.words and value not in option.words:
        raise refused("option-value", rule, f"{option.name} cannot be {value}.", f"one of: {worded(option.words)}")


def check(options: tuple[Option, ...], given: tuple[tuple[str, str], ...], rule: str) -> None:
    """Hold what a campaign is founded with against its options; raises Refused `option-unknown`, `option-value`."""
    for name, value in given:
        fit(option_named(options, name, rule), value, rule)
