"""The facts by which a number changes: clamped where a rule clamps it, none where nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ledger.core.model import Event
from ledger.core.piles import UNSEEN
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events import numbers
from ledger.games.underquest.events.decks import CardDrawn, DeckCounted, DeckReshuffled
from ledger.games.underquest.events.items import IngredientsGained
from ledger.games.underquest.state.figures import grit_cap, health_cap
from ledger.games.underquest.state.game import UnderQuest, pile
from ledger.games.underquest.state.options import option

NUMBERS: dict[str, tuple[type[numbers.Moved], str]] = {
    "health": (numbers.HealthMoved, "UQ-CHR-06"),
    "grit": (numbers.GritMoved, "UQ-CHR-06"),
    "poison": (numbers.PoisonMoved, "UQ-LVL-19"),
    "curses": (numbers.CursesMoved, "UQ-CUR-03"),
    "morality": (numbers.MoralityMoved, "UQ-MOR-01"),
    "xp": (numbers.ExperienceMoved, "UQ-XP-01"),
    "gold": (numbers.GoldMoved, "UQ-SET-02"),
    "rations": (numbers.RationsMoved, "UQ-LVL-12"),
}
"""The counters of the adventurer, each with its fact and the rule that it cites by itself."""
COUNTERS = (*NUMBERS, "combat", "nature", "mystic", "wealth", "morale", "ingredients")
"""Every counter that a card may change, by the name under which it is typed."""
CAPS: dict[str, Callable[[UnderQuest], int]] = {"health": health_cap, "grit": grit_cap}
"""Counters that never rise above a starting value; one that lies above is not lowered (UQ-CHR-06)."""
GOOD = ("poison", "curses")
"""Counters of which less is better."""


def value(state: UnderQuest, counter: str) -> int:
    """What a counter shows now."""
    me = state.me
    if counter in NUMBERS:
        return int(getattr(me, counter))
    if counter == "morale":
        return me.companion.morale if me.companion else 0
    if counter == "ingredients":
        return len(me.ingredients)
    return {str(name): count for name, count in me.tokens.items()}.get(counter, 0)


def reached(state: UnderQuest, counter: str, by: int) -> int:
    """What a counter shows after a change by that much: never below 0 (morality may be), nor above its cap."""
    now = value(state, counter)
    wanted = now + by
    if counter == "morality":
        return wanted
    if counter == "morale":
        return max(0, min(wanted, max(now, state.me.companion.start))) if state.me.companion else now
    if counter in CAPS and by > 0:
        wanted = min(wanted, max(now, CAPS[counter](state)))
    return max(0, wanted)


def changed(state: UnderQuest, counter: str, by: int, why: str, rule: str = "") -> Iterator[Event]:
    """The fact that a counter changes by that much; none where it cannot. Raises KeyError for an unknown counter."""
    if counter == "ingredients":
        yield from _unnamed(state, by, why, rule or "UQ-POT-01")
        return
    was, now = value(state, counter), reached(state, counter, by)
    if was != now:
        yield _fact(counter, was, now, why, rule)


def _unnamed(state: UnderQuest, count: int, why: str, rule: str) -> Iterator[Event]:
    """So many ingredients leave their deck without a name; an empty one is shuffled anew first (UQ-SET-10)."""
    deck = "ingredient"
    left, gone = pile(state, deck).left, len(pile(state, deck).discard)
    for _ in range(count):
        if left == 0 and gone and option(state, "empty-deck") == "shuffle":
            yield DeckReshuffled(deck=deck, cards=gone, rule="UQ-SET-10")
            left, gone = gone, 0
        elif left == 0:
            yield DeckCounted(deck=deck, was=0, now=1, why="a card came after all", rule="UQ-SET-10")
            left = 1
        yield CardDrawn(deck=deck, card=UNSEEN, rule=rule)
        left = None if left is None else left - 1
    if count > 0:
        yield IngredientsGained(cards=(UNSEEN,) * count, why=why, rule=rule)


def set_to(state: UnderQuest, counter: str, now: int, why: str, rule: str = "") -> Iterator[Event]:
    """The fact that a counter shows that value, whatever its cap."""
    if value(state, counter) != now:
        yield _fact(counter, value(state, counter), now, why, rule)


def _fact(counter: str, was: int, now: int, why: str, rule: str) -> Event:
    told: dict[str, Any] = {"was": was, "now": now, "why": why}
    if counter in NUMBERS:
        made, own = NUMBERS[counter]
        own = "UQ-CUR-01" if counter == "curses" and now > was else own
        return made(rule=rule or own, **told)
    if counter == "morale":
        return numbers.MoraleMoved(rule=rule or "UQ-COM-07", **told)
    token = next(each for each in content.box().tokens if each == counter)
    return numbers.TokensMoved(token=token, rule=rule or "UQ-TAB-08", **told)


def ordered(gains: Pairs) -> Pairs:
    """What happens at one time, in the order in which nobody dies of the order (UQ-CBT-20): the good first."""
    return tuple(sorted(gains, key=lambda each: (each[1] > 0) == (each[0] in GOOD)))
