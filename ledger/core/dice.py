"""Dice the way they fall: `4 1`, a die rolled again `5:2`, a bare total `=9`.

`_` is a die for the program to throw, and `5_` one that it threw.

The notation uses only what every shell leaves alone. `0` on a ten-sided die means 10.
"""

from __future__ import annotations

import re

from ledger.core.frozen import Frozen
from ledger.core.model import Refused, Source, refused

MOST_DICE = 100
BIGGEST_DIE = 1000


class Dice(Frozen):
    """How many dice of how many sides: `2d6`."""

    count: int
    sides: int


class Die(Frozen):
    """One die: every face it showed, in order (the last one counts), and who threw it."""

    faces: tuple[int, ...]
    source: Source = "table"

    @property
    def face(self) -> int:
        """The face that counts."""
        return self.faces[-1]


class Throw(Frozen):
    """What was thrown: the dice, or only their total when the table gave no more."""

    dice: tuple[Die, ...] = ()
    total: int
    owed: int = 0
    """How many dice the program has still to throw."""


def dice(word: str) -> Dice:
    """`2d6`, `d10` or `d3` as Dice; raises Refused `dice-unknown` for anything else."""
    found = re.fullmatch(r"(\d{0,3})[dDwW](\d{1,4})", word)
    count, sides = (int(found[1] or 1), int(found[2])) if found else (0, 0)
    if not (1 <= count <= MOST_DICE and 2 <= sides <= BIGGEST_DIE):  # noqa: PLR2004  a die has two sides
        raise refused("dice-unknown", "", f"'{word}' names no dice.", "like 2d6 or d10")
    return Dice(count=count, sides=sides)


def throw(wanted: Dice, words: tuple[str, ...]) -> Throw:
    """The words of a throw of `wanted` dice.

    Raises Refused `die-face` for a face the die does not have, `dice-count` for too few or too many dice.
    """
    if len(words) == 1 and words[0].startswith("="):
        return Throw(total=_total(wanted, words[0][1:]))
    if len(words) != wanted.count:
        told = f"{wanted.count} dice are needed, {len(words)} given."
        raise refused("dice-count", "", told, f"type {wanted.count} faces, like {' '.join('1' * min(wanted.count, 4))}")
    thrown = tuple(_die(wanted, word) for word in words if word != "_")
    return Throw(dice=thrown, total=sum(die.face for die in thrown), owed=words.count("_"))


def _total(wanted: Dice, word: str) -> int:
    if not word.isdecimal() or not wanted.count <= int(word) <= wanted.count * wanted.sides:
        raise _no_face(wanted, f"={word}")
    return int(word)


def _die(wanted: Dice, word: str) -> Die:
    shown = word.removesuffix("_")
    faces = tuple(_face(wanted, part, word) for part in shown.split(":"))
    return Die(faces=faces, source="table" if shown == word else "app")


def _face(wanted: Dice, part: str, word: str) -> int:
    if not (part.isascii() and part.isdecimal()):
        raise _no_face(wanted, word)
    face = 10 if part == "0" and wanted.sides == 10 else int(part)  # noqa: PLR2004  the ten is printed as 0
    if not 1 <= face <= wanted.sides:
        raise _no_face(wanted, word)
    return face


def _no_face(wanted: Dice, word: str) -> Refused:
    return refused("die-face", "", f"A d{wanted.sides} does not show {word}.", f"1 to {wanted.sides}, again is 5:2")


def goes_on(fell: tuple[str, ...], now: tuple[str, ...]) -> bool:
    """Whether the words of a throw are those of an earlier one, with no die changed but by throwing it again."""
    faces, later = ([word.removesuffix("_").split(":") for word in each] for each in (fell, now))
    return len(faces) == len(later) and all(new[: len(old)] == old for old, new in zip(faces, later, strict=True))


def words(thrown: Throw) -> tuple[str, ...]:
    """A throw as it would be typed."""
    if not thrown.dice and not thrown.owed:
        return (f"={thrown.total}",)
    return tuple(_shown(die) for die in thrown.dice) + ("_",) * thrown.owed


def _shown(die: Die) -> str:
    return ":".join(map(str, die.faces)) + ("_" if die.source == "app" else "")
