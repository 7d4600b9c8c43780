"""Dice: attribute Tests, braces, Luck, and throws that are no Tests."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import pairwise

from ledger.core import dice as notation
from ledger.core.dice import Dice, Die, Throw
from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Cast, Event, Objection, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.adventurers import DiceThrown, LuckLost, TestMade
from ledger.games.degenerates.rules.asking import Unfolds, no, one
from ledger.games.degenerates.state.adventurers import owns, skill_of
from ledger.games.degenerates.state.attributes import card, clamped, gives, halved, summed, unmet
from ledger.games.degenerates.state.game import Degenerates, together

TATTOO = "Lucky Tattoo"


class Tested(Frozen):
    """How a Test went."""

    needed: int
    """The value of the attribute."""
    passed: bool
    brace: int = 0
    """Its value in braces: the highest kept die, 0 when failed (DD-089)."""
    lowest: int = 0
    """The lower die, which hurts when Dispelling (DD-069)."""


Testing = Generator[Event | Objection | Asking, Degenerates, tuple[Degenerates, Tested]]


def attempt(
    state: Degenerates,
    who: str,
    name: str,
    words: tuple[str, ...],
    why: str,
    *,
    using: str = "",
    keep: tuple[int, ...] = (),
    change: int = 0,
    field: str = "dice",
    rule: str = "DD-087",
) -> Testing:
    """An attribute Test of an adventurer: dice typed, thrown or asked for; Luck pays for each further face."""
    yield from card_fits(state, who, using)
    name = replaced(state, using, name)
    needed = clamped(summed(state, who, name) + change)
    numbers = content.play().dice
    wanted = Dice(count=numbers.count + (sum(by for what, by in gives(state, using) if what == "dice")), sides=6)
    asks = f"{who}: {name.upper()} {needed} or less, {why}?"
    thrown = yield from fall(wanted, words, asks, field)
    state = yield from pay_luck(state, who, thrown.dice, free=_same(thrown.dice) if using == TATTOO else 0)
    kept = kept_dice(thrown, keep, numbers.count)
    made = reckoned(who, name, needed, thrown, kept=kept, why=why, rule=rule)
    state = yield made
    lowest = min(kept, default=0)
    return state, Tested(needed=needed, passed=made.passed, brace=made.brace, lowest=lowest)


def reckoned(
    who: str, name: str, needed: int, thrown: Throw, *, kept: tuple[int, ...], why: str, rule: str, fails: bool = False
) -> TestMade:
    """A Test as a fact: passed with the attribute or less, its value in braces the highest kept die (DD-089)."""
    total = sum(kept) if kept else thrown.total
    passed = total <= needed and not fails
    return TestMade(
        who=who,
        attribute=name,
        needed=needed,
        thrown=thrown.dice,
        kept=kept,
        total=total,
        passed=passed,
        brace=max(kept, default=0) if passed else 0,
        why=why,
        rule=rule,
    )


def fall(
    wanted: Dice, words: tuple[str, ...], asks: str, field: str = "dice"
) -> Generator[Event | Objection | Asking, Degenerates, Throw]:
    """The throw that the line gives; asked for where it gives none, or leaves dice to the program.

    Raises Refused `dice-total` for a bare total of several dice: braces and fights count single faces (DD-089).
    """
    if not words:
        yield Asking(field=field, asks=asks, chance=Cast(dice=f"{wanted.count}d{wanted.sides}"))
    thrown = notation.throw(wanted, words)
    if not thrown.dice and not thrown.owed:
        thrown = thrown.but(dice=(_single(wanted, thrown.total),))
    if thrown.owed:
        owed = Cast(dice=f"{thrown.owed}d{wanted.sides}")
        yield Asking(field=field, asks=f"{thrown.owed} dice to throw", chance=owed, now=True)
    return thrown


def _single(wanted: Dice, total: int) -> Die:
    if wanted.count > 1:
        raise refused("dice-total", "DD-084", "Each face counts, not the total.", "like 4 1")
    return Die(faces=(total,))


def kept_dice(thrown: Throw, keep: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The dice that count, for braces too: those named, else the lowest (DD-091, AMB-13).

    Raises Refused `keep-wrong`.
    """
    faces = [die.face for die in thrown.dice]
    if not keep:
        return tuple(sorted(faces)[:count]) if len(faces) > count else tuple(faces)
    left = list(faces)
    for face in keep:
        if face not in left or len(keep) != count:
            raise refused("keep-wrong", "DD-091", f"Keep {count} of {' '.join(map(str, faces))}.", "keep 4 5")
        left.remove(face)
    return keep


def again(dice: tuple[Die, ...]) -> int:
    """How often dice were rolled again."""
    return sum(len(die.faces) - 1 for die in dice)


def _same(dice: tuple[Die, ...]) -> int:
    """Rolls that only followed the same face again: Lucky Tattoo rolls on until it differs (AMB-43)."""
    return sum(a == b for die in dice for a, b in pairwise(die.faces[:-1]))


def pay_luck(state: Degenerates, who: str, dice: tuple[Die, ...], *, free: int = 0) -> Unfolds:
    """Heroic Effort: 1 Luck for each die that was rolled again (DD-094)."""
    spent = again(dice) - free
    if not spent:
        return state
    luck = one(state, who).luck
    if spent > luck:
        told = f"{who} has {luck} Luck, not {spent}."
        yield no("luck-short", "DD-094", told, "fewer dice again")
    return (yield LuckLost(who=who, was=luck, now=max(0, luck - spent), why="Heroic Effort", rule="DD-094"))


def card_fits(state: Degenerates, who: str, name: str, *, shared: bool = True) -> Iterator[Objection]:
    """Objections to a card that is neither one's own nor a shared Skill, or is not allowed now (DD-120)."""
    if not name:
        return
    lent = shared and any(skill_of(one(state, each), name) for each in together(state, who))
    if not owns(one(state, who), name) and not lent:
        yield no("card-missing", "DD-090", f"{who} has no {name}.", "obtain it first")
    missing = unmet(state, who, card(state, name).needs)
    if missing:
        told = f"{name} needs {', '.join(missing)}."
        yield no("requirement-unmet", "DD-289", told, "without it")


def replaced(state: Degenerates, using: str, name: str) -> str:
    """The attribute that a card puts in the place of another (DD-090)."""
    for word in card(state, using).gives if using else ():
        new, colon, old = word.partition(":")
        if colon and old == name:
            return new
    return name


def throw(
    state: Degenerates, who: str, sides: str, words: tuple[str, ...], why: str, *, plus: int = 0, by_card: bool = False
) -> Generator[Event | Objection | Asking, Degenerates, tuple[Degenerates, int]]:
    """A throw that is no Test: D6, D3 (half a die, rounded up) or more, without Heroic Effort (DD-095)."""
    third = sides.casefold().endswith("d3")
    wanted = notation.dice(f"{sides[:-1]}6" if third else sides)
    thrown = yield from fall(wanted, words, f"{who}: {sides} {why}?", "die" if why else "dice")
    if again(thrown.dice) and not by_card:
        yield no("reroll-barred", "DD-095", "That is no Test; Luck does not help.", "one face a die")
    value = sum(halved(die.face) if third else die.face for die in thrown.dice) + plus
    shown = f"{sides}+{plus}" if plus else sides
    state = yield DiceThrown(who=who, dice=shown, thrown=thrown.dice, value=value, why=why, rule="DD-084")
    return state, value
