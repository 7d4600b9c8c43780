"""The names of each kind that the campaign knows, for matching and completion."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ledger.games.brimstone import content
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero
from ledger.games.brimstone.state.values import BY_WORD

LASTING = ("none", "death")
ROLLS = ("scavenging", "skill", "corruption", "breath", "travel", "danger", "bounty", "movement", "darkness")
CLOTHES = ("Torso", "Shoulders", "Gloves", "Coat", "Hat", "Belt", "Boots")


def _once(*names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for each in names for name in each if name))


def _heroes(state: Brimstone) -> tuple[Hero, ...]:
    return tuple(state.heroes.values())


def players(state: Brimstone) -> tuple[str, ...]:
    """Everybody at the table."""
    return state.players


def heroes(state: Brimstone) -> tuple[str, ...]:
    """Players who have a hero."""
    return tuple(state.heroes)


def items(state: Brimstone) -> tuple[str, ...]:
    """Items that somebody carries."""
    return _once(item.name for each in _heroes(state) for item in each.items)


def bagged(state: Brimstone) -> tuple[str, ...]:
    """Tokens in side bags."""
    return _once(token for each in _heroes(state) for token in each.sidebag)


def tokens(state: Brimstone) -> tuple[str, ...]:
    """Every token that the summary or a side bag names, and what was bought."""
    return _once((each.name for each in content.play().token), bagged(state), bought(state))


def bought(state: Brimstone) -> tuple[str, ...]:
    """What was paid for and is not taken yet."""
    return _once(name for each in _heroes(state) for name in each.bought)


def things(state: Brimstone) -> tuple[str, ...]:
    """Whatever somebody carries or bears."""
    return _once(items(state), bought(state), tokens(state), traits(state)[len(LASTING) :])


def traits(state: Brimstone) -> tuple[str, ...]:
    """Lasting traits, and the words for nothing and death."""
    return _once(LASTING, (trait.name for each in _heroes(state) for trait in each.traits))


def foes(state: Brimstone) -> tuple[str, ...]:
    """Enemies of the fight."""
    return tuple(state.fight.foes) if state.fight else ()


def victims(state: Brimstone) -> tuple[str, ...]:
    """Whoever Dynamite may hurt."""
    return _once(foes(state), state.heroes)


def cards(state: Brimstone) -> tuple[str, ...]:
    """Cards in play."""
    return _once(state.dread, state.dark, state.fight.names if state.fight else ())


def rooms(state: Brimstone) -> tuple[str, ...]:
    """Rooms that were named."""
    return _once(state.rooms, state.scavenged)


def values(state: Brimstone) -> tuple[str, ...]:
    """Numbers of a hero, by every word for them, and the skills that only some tables write down."""
    return _once(BY_WORD, (name for each in _heroes(state) for name in each.skills))


FIRST = {"foe": "foes NAME 1, if there are any"}
"""What to type where nobody of a kind is there."""
NAMES: dict[str, Callable[[Brimstone], tuple[str, ...]]] = {
    "player": players,
    "hero": heroes,
    "item": items,
    "bagged-token": bagged,
    "token": tokens,
    "thing": things,
    "trait": traits,
    "foe": foes,
    "victim": victims,
    "card": cards,
    "room": rooms,
    "value": values,
    "roll": lambda _: ROLLS,
    "slot": lambda _: CLOTHES,
    "spot": lambda _: ("bag", "items", "traits"),
}
