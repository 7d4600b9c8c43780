"""Numbers that follow from cards: stats, caps, weight, capacity, armour; each as parts that name their card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ledger.core.wording import counted
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Magic, Pairs, Stat
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

Parts: TypeAlias = tuple[tuple[str, int], ...]
"""What a number is made of: the card or cause, and how much."""
HANDS = ("PH", "2H", "OH")
"""Where a weapon counts, the first one first (UQ-CBT-13)."""


def _counting(state: UnderQuest) -> Iterator[tuple[str, Pairs]]:
    """Every card that changes numbers now, with what it changes."""
    me = state.me
    yield me.race, reading.race(state, me.race).gives
    yield me.class_, reading.class_(state, me.class_).gives
    for name in me.skills:
        yield name, reading.skill(state, name).gives
    for each in me.items:
        card = reading.item(state, each.name)
        if each.at or card.carried:
            yield each.name, card.gives
    for name in me.scourges:
        yield name, reading.scourge(state, name).gives
    if me.companion:
        friend = reading.companion(state, me.companion.name)
        told = (("damage", friend.damage), ("defence", friend.defence), ("encumbrance", friend.encumbrance))
        yield friend.name, told


def parts(state: UnderQuest, number: str) -> Parts:
    """The cards that change a number, each with how much."""
    return tuple((card, by) for card, gives in _counting(state) for name, by in gives if name == number and by)


def total(found: Parts) -> int:
    """The sum of parts."""
    return sum(by for _, by in found)


def stat(state: UnderQuest, name: Stat) -> int:
    """A stat as it counts now: the base and what cards change (UQ-CHR-10)."""
    return state.me.stats.get(name, 0) + total(parts(state, name))


def health_cap(state: UnderQuest) -> int:
    """The most health there may be (UQ-CHR-06)."""
    return state.me.health_start + total(parts(state, "health-cap"))


def grit_cap(state: UnderQuest) -> int:
    """The most grit there may be (UQ-CHR-06)."""
    return state.me.grit_start + total(parts(state, "grit-cap"))


def capacity(state: UnderQuest) -> int:
    """The weight that may be carried (UQ-CHR-07)."""
    return max(0, state.me.encumbrance + total(parts(state, "encumbrance")))


def weight(state: UnderQuest) -> int:
    """The weight that is carried, equipped items too; ingredients and trinkets in pairs (UQ-INV-06, UQ-INV-07)."""
    return total(load(state))


def load(state: UnderQuest) -> Parts:
    """What the weight is made of: each item that weighs, and the pairs of ingredients and trinkets."""
    loose, pair = len(state.me.ingredients) + len(state.me.trinkets), content.play().weights.pair
    pairs = -(-loose // pair) if option(state, "pair-weight") == "up" else loose // pair
    packed = option(state, "equipped-weigh") == "no"
    weighed = (each.name for each in state.me.items if not (packed and each.at))
    items = ((name, reading.item(state, name).weight or 0) for name in weighed)
    return (*(each for each in items if each[1]), *(((counted(loose, "loose card"), pairs),) if pairs else ()))


def excess(state: UnderQuest) -> int:
    """How much too much is carried; 0 within the limit (UQ-INV-01)."""
    return max(0, weight(state) - capacity(state))


def weapon(state: UnderQuest) -> Owned | None:
    """The weapon that counts: of the primary hand or of both, else of the off hand (UQ-CBT-13, UQ-CBT-26)."""
    armed = [each for each in state.me.items if each.at in HANDS and reading.item(state, each.name).uses]
    return min(armed, key=lambda each: HANDS.index(each.at or "OH"), default=None)


def unread_weapon(state: UnderQuest) -> Owned | None:
    """What is in the hand that counts, where nobody typed whether and how it is a weapon (UQ-ITM-02)."""
    found = weapon(state)
    last = HANDS.index(found.at or "OH") if found else len(HANDS)
    untold = [each for each in state.me.items if each.at in HANDS[:last] and reading.unarmed(state, each.name)]
    return min(untold, key=lambda each: HANDS.index(each.at or "OH"), default=None)


def armour(state: UnderQuest) -> Parts:
    """What comes off standard damage in combat (UQ-CBT-18)."""
    return parts(state, "defence")


def protection(state: UnderQuest, magic: Magic) -> Parts:
    """What comes off damage of a kind of magic (UQ-MAG-02)."""
    return parts(state, f"{magic}-defence")


def worth(state: UnderQuest, trinket: str) -> int:
    """What a trinket counts in gold; a set of marbles may be worth more (UQ-TRK-02, UQ-TRK-03)."""
    card = reading.trinket(state, trinket)
    many = state.me.trinkets.count(trinket) > 1
    return (card.set_worth if many and card.set_worth is not None else card.worth) or 0


def alignment(state: UnderQuest) -> int:
    """The sign of morality: 1, 0 or -1 (UQ-MOR-02)."""
    return (state.me.morality > 0) - (state.me.morality < 0)


def fits(state: UnderQuest, item: str) -> bool:
    """Whether the morality is what an item asks for (UQ-ITM-07)."""
    needs = reading.item(state, item).needs
    return needs is None or alignment(state) == (1 if needs == "positive" else -1)
