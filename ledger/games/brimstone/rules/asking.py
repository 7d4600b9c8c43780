"""What several chapters ask first: which hero, whether it can act, what the dice show and what they cost."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable, Iterator
from typing import TypeAlias

from ledger.core import dice as notation
from ledger.core.dice import Dice, Throw
from ledger.core.model import Asking, Cast, Event, Move, Objection, Refused, refused
from ledger.core.wording import one_word
from ledger.games.brimstone.events.fighting import RestOver
from ledger.games.brimstone.events.numbers import DeterminationSpent
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.state.fights import Foe, standing
from ledger.games.brimstone.state.game import Brimstone, foe_of, order
from ledger.games.brimstone.state.heroes import MODIFIER, Hero
from ledger.games.brimstone.state.options import settled
from ledger.games.brimstone.state.values import LASTING, lasting_meant

Unfolds: TypeAlias = Generator[Event | Objection | Asking, Brimstone, Brimstone]
"""A part of a decision: takes the state after each fact, and answers the last one."""
Asks: TypeAlias = Generator[Asking, Brimstone, Throw]
"""Asks for dice where the line has none; answers what they show."""
Objections: TypeAlias = Iterator[Objection]
SIX = 6
"""Sides of a die where nothing else is said."""
TWICE = 2
"""Faces of a die that was re-rolled once."""
RULE_NAMED = re.compile(r"\bSB-[A-Z]{2,3}-\d{2}\b")


def hero(state: Brimstone, who: str) -> Hero:
    """The hero of a player; raises Refused `hero-missing`."""
    held = state.heroes.get(who)
    if held is None:
        known = ", ".join(state.heroes) or "enlist NAME health=10"
        raise refused("hero-missing", "SB-POS-02", f"{who or 'Nobody'} has no hero.", known)
    return held


def actor(state: Brimstone, move: Move) -> str:
    """Who makes the move: as said, or the only hero; raises Refused `hero-missing`."""
    who = move.who or (next(iter(state.heroes)) if len(state.heroes) == 1 else "")
    hero(state, who)
    return who


def alive(state: Brimstone, who: str) -> Objections:
    """An objection where the hero is dead (SB-INJ-03)."""
    if hero(state, who).dead:
        told = f"{who} is dead."
        yield Objection(code="hero-dead", rule="SB-INJ-03", because=told, hint="enlist NAME for a new hero")


def able(state: Brimstone, who: str) -> Objections:
    """Objections where the hero is dead, or out (SB-KO-02)."""
    yield from alive(state, who)
    if hero(state, who).out:
        told = f"{who} is knocked out."
        yield Objection(code="hero-out", rule="SB-KO-02", because=told, hint=ways_up(state, who))


def ways_up(state: Brimstone, who: str) -> str:
    """How a hero who is out may come back as things stand (SB-KO-06, SB-KO-08, SB-KO-12)."""
    held, at = hero(state, who), f"@{one_word(who)}"
    tokens = (("posse", state.revives), ("personal", held.revives))
    ways = [f"revive {which} {at}" for which, left in tokens if left]
    if held.helped or (state.resting and not standing(state.fight)):
        ways.append(f"stand DICE {at}")
    elif standing(state.fight):
        ways.append(f"another hero: assist {one_word(who)}")
    else:
        ways.append("end-turn, then stand")
    return ", or ".join(ways)


def foe(state: Brimstone, name: str) -> Foe:
    """The enemies of a type; raises Refused `foe-unknown`."""
    found = foe_of(state, name)
    if found is None:
        known = ", ".join(state.fight.foes) if state.fight else ""
        hint = known or f"foes {one_word(name)} 1"
        raise refused("foe-unknown", "SB-FGT-01", f"No {name} is on the board.", hint)
    return found


def acts(state: Brimstone, who: str) -> Unfolds:
    """Somebody acts: the time to recover after a turn is over (SB-KO-08)."""
    return (yield RestOver(who=who)) if state.resting else state


def in_turn(state: Brimstone, who: str) -> Unfolds:
    """Acting before one's place is taken in with a word of doubt (SB-INI-01)."""
    line = order(state, heroes_first=settled(state, "ties") == "heroes") if state.fight else ()
    for name in line[: line.index(who)] if who in line else ():
        held = state.heroes.get(name)
        if held and name not in state.over and not (held.out or held.attacked):
            return (yield CautionGiven(told=f"{name} acts before {who}.", rule="SB-INI-01"))
    return state


def cast(words: tuple[str, ...], wanted: Dice, asks: str) -> Asks:
    """What dice show; raises Refused `dice-faces` for a bare total, and all that the notation refuses."""
    if not words:
        yield Asking(field="dice", asks=asks, chance=Cast(dice=f"{wanted.count}d{wanted.sides}"))
    thrown = notation.throw(wanted, words)
    if thrown.owed:
        yield Asking(field="dice", asks=asks, chance=Cast(dice=f"{thrown.owed}d{wanted.sides}"), now=True)
    if not thrown.dice:
        raise refused("dice-faces", "SB-DET-03", "Each die counts by itself.", "type the faces, like 4 1")
    return thrown


def any_cast(words: tuple[str, ...], sides: int, asks: str) -> Asks:
    """What as many dice show as the line has; one where it has none."""
    return (yield from cast(words, Dice(count=max(1, len(words)), sides=sides), asks))


def maybe_cast(words: tuple[str, ...], sides: int, asks: str) -> Asks:
    """The same, where the table need not tell the dice."""
    return (yield from any_cast(words, sides, asks)) if words else Throw(total=0)


def sided(sides: int) -> str:
    """The dice of a fact, where they are not six-sided: `d8`."""
    return "" if sides == SIX else f"d{sides}"


def price(state: Brimstone, thrown: Throw) -> int:
    """The Determination that re-rolls cost: one a die, or one for any of the dice (AMB-37)."""
    again = [len(die.faces) - 1 for die in thrown.dice]
    return sum(again) if settled(state, "determination") == "one" else max(again, default=0)


def affords(state: Brimstone, who: str, points: int, thrown: Throw | None = None) -> Objections:
    """An objection where the hero has not that much Determination (SB-DET-01), or a die fell too often (AMB-18)."""
    often = thrown and any(len(die.faces) > TWICE for die in thrown.dice)
    if often and settled(state, "reroll-again") == "no":
        told = "A die was re-rolled more than once."
        yield Objection(code="die-again", rule="SB-DET-04", because=told, hint="one re-roll a die, like 2:5")
    left = hero(state, who).determination
    if points > left:
        told = f"{who} has {left} Determination, not {points}."
        yield Objection(code="determination-short", rule="SB-DET-01", because=told, hint="leave the dice as they are")


def paid(state: Brimstone, who: str, points: int, why: str) -> Unfolds:
    """Re-rolls are paid for."""
    was = hero(state, who).determination
    now = max(0, was - points)
    if now == was:
        return state
    return (yield DeterminationSpent(who=who, was=was, now=now, why=why, rule="SB-DET-01"))


def modifiers(own: Iterable[str], gives: tuple[str, ...], rule: str) -> tuple[str, ...]:
    """What something gives, by full names, the hero's `own` skills among them; raises Refused `modifier-unknown`."""
    own = tuple(own)
    bad = next((each for each in gives if not modifier(own, each)), None)
    if bad is not None:
        known = ", ".join((*LASTING, *own))
        raise refused("modifier-unknown", rule, f"'{bad}' changes no number that lasts.", f"like strength-1: {known}")
    return tuple(modifier(own, each) for each in gives)


def modifier(own: Iterable[str], word: str) -> str:
    """`str-1` as `strength-1`; empty for a word that changes no number that lasts (SB-COR-03)."""
    found = MODIFIER.fullmatch(word)
    name = lasting_meant(found[1], own) if found else ""
    return f"{name}{found[2]}" if found and name else ""


def one_at_a_time(move: Move, objections: Iterable[Objection]) -> Objections:
    """Objections, where a reason that names a rule lifts that rule alone; raises Refused for another."""
    named = RULE_NAMED.findall(move.because or "")
    for each in objections:
        if named and each.rule not in named:
            raise Refused(each)
        yield each
