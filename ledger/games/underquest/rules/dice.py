"""Dice of the table: asked for, held against their faces, and thrown again for experience."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core import dice as notation
from ledger.core.dice import Dice, Die
from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Cast, Event, Refused, refused
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.learning import RollAgain
from ledger.games.underquest.rules.asking import Gives, Objections, no
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option


class Fallen(Frozen):
    """Dice as they fell; `again` is how often the whole roll was thrown anew."""

    dice: tuple[Die, ...]
    again: int = 0

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces that count."""
        return tuple(die.face for die in self.dice)


def fall(
    state: UnderQuest, count: int, words: tuple[str, ...], asks: str, field: str = "die", *, enemy: bool = False
) -> Gives[Fallen]:
    """The dice of a line; asked for where it gives none. Objects to a throw anew that is not paid, or not allowed.

    Raises Refused `die-face` and `dice-count` (UQ-SET-08).
    """
    sides = content.play().checks.sides
    if not words:
        yield Asking(field=field, asks=asks, chance=Cast(dice=f"{count}d{sides}"))
    try:
        thrown = notation.throw(Dice(count=count, sides=sides), words)
    except Refused as wrong:
        raise Refused(wrong.objection.but(rule="UQ-SET-08"), final=True) from None
    if thrown.owed:
        yield Asking(field=field, asks=asks, chance=Cast(dice=f"{thrown.owed}d{sides}"), now=True)
    if not thrown.dice:
        raise refused("dice-needed", "UQ-SET-08", "Each die counts, not their sum.", "the faces, like 4 2")
    again = max(len(die.faces) for die in thrown.dice) - 1
    if enemy:
        yield from _enemys(state, again)
    yield from _again(state, thrown.dice, again)
    return Fallen(dice=thrown.dice, again=again)


def _again(state: UnderQuest, dice: tuple[Die, ...], again: int) -> Objections:
    if any(len(die.faces) - 1 != again for die in dice):
        told = "The whole roll is thrown again, not one die."
        anew = " ".join(f"{die.faces[-1 - again] if len(die.faces) > again else die.faces[-1]}:N" for die in dice)
        yield no("reroll-whole", "UQ-XP-03", told, f"all the dice: {anew}, or reroll {anew}")
    price = again * content.play().experience.reroll
    if price > state.me.xp:
        told = f"Rolling again costs {price} experience; you have {state.me.xp}."
        yield no("experience-short", "UQ-XP-02", told, "leave the roll, or first: trade TOKEN")


def _enemys(state: UnderQuest, again: int) -> Objections:
    if again and option(state, "reroll-enemy") == "no":
        yield no("reroll-barred", "UQ-XP-03", "The enemy's dice are not yours to roll.", "one face a die")


def paid(state: UnderQuest, fallen: Fallen, what: str) -> Iterator[Event]:
    """The experience that throwing again costs; first among the facts of a roll."""
    price = fallen.again * content.play().experience.reroll
    if price:
        yield RollAgain(what=what, times=fallen.again, price=price, rule="UQ-XP-02")
        yield from changed(state, "xp", -price, f"{what} again", "UQ-XP-02")
