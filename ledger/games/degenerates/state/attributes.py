"""Readers of adventurers: attributes with conditions and cards, hit points, requirements."""

from __future__ import annotations

import re
from functools import cache

from ledger.core.frozen import Frozen
from ledger.games.degenerates import content
from ledger.games.degenerates.state.adventurers import Adventurer, has
from ledger.games.degenerates.state.cards import CardRead
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.map import town, traits
from ledger.games.degenerates.state.options import option

_NEED = re.compile(r"(agi|con|mag|mrl|per|str)(\d+)([+-])")
_GIVE = re.compile(r"([a-z]+)([+-]\d+)")
_WORN_THROUGH = ("body", "head")
"""Items that keep working until the fight ends, met or not (DD-287)."""


class Source(Frozen):
    """A card that changes a number of its owner."""

    needs: tuple[str, ...]
    gives: tuple[tuple[str, int], ...]
    lasting: bool = False
    """Whether it works though its requirements are not met, until the fight ends."""


def card(state: Degenerates, name: str) -> CardRead:
    """What is known of a card: typed, else printed in the rulebook."""
    if name in state.lore.cards:
        return state.lore.cards[name]
    return _printed(name)


@cache
def _printed(name: str) -> CardRead:
    printed = next((each for each in content.cards().named if each.name == name), None)
    if printed is None:
        return CardRead(name=name)
    return CardRead(
        name=name,
        kind=printed.kind,  # type: ignore[arg-type]  # the table holds the same words
        needs=printed.needs,
        master=printed.master,
        gives=printed.gives,
        slot=printed.slot or None,  # type: ignore[arg-type]  # so do the slots
        price=printed.price,
    )


def clamped(value: int) -> int:
    """An attribute within its bounds (DD-086)."""
    numbers = content.play().attributes
    return max(numbers.low, min(numbers.high, value))


def attribute(state: Degenerates, who: str, name: str) -> int:
    """The current value of an attribute: printed, then conditions and cards, within its bounds."""
    return clamped(summed(state, who, name))


def summed(state: Degenerates, who: str, name: str) -> int:
    """An attribute with conditions and cards, before its bounds are held: what a single Test changes is added here."""
    adventurer = state.adventurers[who]
    plain = adventurer.printed.get(name, content.play().attributes.low) + conditions_give(adventurer, name)
    found = sources(state, adventurer)
    if not any(each == name for source in found for each, _ in source.gives):
        return plain
    return plain + sum(by for each, by in _changed(state, adventurer, found) if each == name)


def conditions_give(adventurer: Adventurer, name: str) -> int:
    """What Status Conditions add to an attribute."""
    rows = (content.condition(each.name) for each in adventurer.conditions)
    return sum(row.by for row in rows if row and row.gives == name)


def _changed(state: Degenerates, adventurer: Adventurer, found: tuple[Source, ...]) -> tuple[tuple[str, int], ...]:
    """Changes by cards: first those that ask for no attribute, then those whose asked attribute is met by then."""
    plain = [each for each in found if not _asks_attribute(each.needs)]
    first = tuple(change for each in plain if _works(state, adventurer, each, ()) for change in each.gives)
    late = [each for each in found if _asks_attribute(each.needs)]
    return (*first, *(change for each in late if _works(state, adventurer, each, first) for change in each.gives))


def sources(state: Degenerates, adventurer: Adventurer) -> tuple[Source, ...]:
    """The cards of an adventurer that change its numbers."""
    worn = (each.name for each in adventurer.items if each.worn)
    names = (*(each.name for each in adventurer.skills), *adventurer.weaknesses, *adventurer.triumphs)
    read = [card(state, name) for name in (*worn, *names, *adventurer.allies, *adventurer.diseases)]
    fighting = state.fight is not None
    return tuple(
        Source(needs=each.needs, gives=_given(each.gives), lasting=fighting and each.slot in _WORN_THROUGH)
        for each in read
        if each.gives
    )


def gives(state: Degenerates, name: str) -> tuple[tuple[str, int], ...]:
    """What a card adds: attribute (or `arm`, `power`, `dice`) and number."""
    return _given(card(state, name).gives)


@cache
def _given(words: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    found = (_GIVE.fullmatch(word) for word in words)
    return tuple((each[1], int(each[2])) for each in found if each)


@cache
def _asks_attribute(needs: tuple[str, ...]) -> bool:
    return any(_NEED.fullmatch(part) for word in needs for part in word.split("/"))


def _works(state: Degenerates, adventurer: Adventurer, source: Source, changes: tuple[tuple[str, int], ...]) -> bool:
    return source.lasting or _met(state, adventurer, source.needs, changes)


def meets(state: Degenerates, who: str, needs: tuple[str, ...]) -> bool:
    """Whether an adventurer meets all requirements of a card now; an unmet one only switches it off (DD-118)."""
    adventurer = state.adventurers[who]
    return not needs or _met(state, adventurer, needs, _changed(state, adventurer, sources(state, adventurer)))


def unmet(state: Degenerates, who: str, needs: tuple[str, ...]) -> tuple[str, ...]:
    """The requirements that an adventurer does not meet."""
    return tuple(word for word in needs if not meets(state, who, (word,)))


def lasting(needs: tuple[str, ...]) -> tuple[str, ...]:
    """Requirements of attribute and Class, without which a card is not learned or worn; others only switch it off."""
    passing = (*content.board().traits, "bold", "cautious", "assault", "guard", "town", "camp")
    return tuple(word for word in needs if not any(part in passing for part in word.split("/")))


def _met(
    state: Degenerates, adventurer: Adventurer, needs: tuple[str, ...], changes: tuple[tuple[str, int], ...]
) -> bool:
    return all(any(_one(state, adventurer, part, changes) for part in word.split("/")) for word in needs)


def _one(state: Degenerates, adventurer: Adventurer, word: str, changes: tuple[tuple[str, int], ...]) -> bool:
    asked = _NEED.fullmatch(word)
    if asked:
        value = adventurer.printed.get(asked[1], 0) + conditions_give(adventurer, asked[1])
        value = clamped(value + sum(by for name, by in changes if name == asked[1]))
        return value >= int(asked[2]) if asked[3] == "+" else value <= int(asked[2])
    if word in ("town", "camp"):
        return town(state, adventurer.space) == (word == "town")
    if word in ("bold", "cautious"):
        return adventurer.stance == word
    if word in ("assault", "guard"):
        return adventurer.combat == word
    if word in content.board().traits:
        return word in traits(state, adventurer.space)
    return word.casefold() in (each.casefold() for each in adventurer.classes)


def bonus(state: Degenerates, who: str, what: str) -> int:
    """What working cards of an adventurer add to `arm`, `power` or `dice`."""
    adventurer = state.adventurers[who]
    found = sources(state, adventurer)
    changes = _changed(state, adventurer, found)
    total = 0
    for source in found:
        if _works(state, adventurer, source, changes):
            total += sum(by for name, by in source.gives if name == what)
    return total


def powers(state: Degenerates, who: str) -> int:
    """How many Power dice an adventurer rolls: one and what cards add, none while Stunned (DD-116, DD-253)."""
    return 0 if has(state.adventurers[who], "stunned") else max(0, 1 + bonus(state, who, "power"))


def hp(state: Degenerates, who: str) -> int:
    """Hit points: twice the current CON (DD-102)."""
    con = attribute(state, who, "con")
    low = content.play().attributes.low
    floored = con == low and state.adventurers[who].printed.get("con", low) == low
    if floored and has(state.adventurers[who], "poisoned") and option(state, "poison-floor") == "hit-points":
        return 2 * con - 2
    return 2 * con


def luck_cap(state: Degenerates, who: str) -> int:
    """Luck never exceeds the current MAG (DD-093)."""
    return attribute(state, who, "mag")


def halved(number: int) -> int:
    """Half, rounded up (DD-085)."""
    return -(-number // 2)


def order(state: Degenerates, names: tuple[str, ...]) -> tuple[str, ...]:
    """Adventurers in the order of their MRL; a settled tie keeps the order in which it was settled."""
    rank = {who: n for n, who in enumerate(state.ranked)}
    return tuple(sorted(names, key=lambda who: (-mrl(state, who), rank.get(who, len(rank)))))


def mrl(state: Degenerates, who: str) -> int:
    """The MRL that orders leaders and parties (AMB-46)."""
    if option(state, "leader-mrl") == "printed":
        return state.adventurers[who].printed["mrl"]
    return attribute(state, who, "mrl")
