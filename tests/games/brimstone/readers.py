"""The facts of a table of Shadows of Brimstone in the words of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from ledger.core.table.events import RulingMade
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.state import game, heroes
from ledger.games.brimstone.state.fights import Foe
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero
from ledger.games.brimstone.state.options import settled
from ledger.games.brimstone.views.owed import owed as waits_for
from tests.tables import Sitting

At: TypeAlias = Sitting[Brimstone]
T = TypeVar("T")


def _each(at: At, reads: Callable[[Hero], T]) -> Mapping[str, T]:
    return {who: reads(each) for who, each in at.state.heroes.items()}


def health(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.health)


def health_max(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: heroes.most(each, "health"))


def sanity(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.sanity)


def sanity_max(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: heroes.most(each, "sanity"))


def defense(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: heroes.skill(each, "defense"))


def willpower(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: heroes.skill(each, "willpower"))


def determination(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.determination)


def corruption(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.corruption)


def corruption_max(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.corruption_max)


def xp(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.xp)


def level(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.level)


def gold(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.gold)


def darkstone(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.dark_stone)


def strength(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: heroes.skill(each, "strength"))


def initiative(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: heroes.skill(each, "initiative"))


def movement(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.movement)


def ko(at: At) -> Mapping[str, str]:
    return _each(at, lambda each: each.out or "none")


def dead(at: At) -> Mapping[str, bool]:
    return _each(at, lambda each: each.dead)


def attacked(at: At) -> Mapping[str, bool]:
    return _each(at, lambda each: each.attacked)


def free_attacks(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.free)


def sidebag(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: each.sidebag)


def items(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: tuple(item.name for item in each.items))


def artefacts(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: tuple(item.name for item in each.items if item.artefact))


def weight(at: At) -> Mapping[str, int]:
    return _each(at, heroes.carries)


def carry_limit(at: At) -> Mapping[str, int]:
    return _each(at, heroes.limit)


def hands(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: each.held)


def held_combat(at: At) -> Mapping[str, int]:
    """Combat with what is in use."""
    return _each(at, lambda each: heroes.skill(each, "combat"))


def worn(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: each.worn)


def keywords(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: each.keywords)


def mutations(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: heroes.traits(each, "mutation"))


def injuries(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: heroes.traits(each, "injury"))


def madness(at: At) -> Mapping[str, tuple[str, ...]]:
    return _each(at, lambda each: heroes.traits(each, "madness"))


def harm(at: At) -> Mapping[str, tuple[tuple[int, str], ...]]:
    """Damage that waits for the player's word: (how much, health or sanity) of each hit."""
    return _each(at, lambda each: tuple((one.amount, one.pool) for one in each.pending))


def loot(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.loot)


def revives(at: At) -> int:
    return at.state.revives


def personal(at: At) -> Mapping[str, int]:
    return _each(at, lambda each: each.revives)


def pending(at: At) -> tuple[str, ...]:
    """Rolls that are due, and heroes who carry too much."""
    heavy = tuple(
        f"overloaded {who}" for who, each in at.state.heroes.items() if heroes.carries(each) > heroes.limit(each)
    )
    told = tuple(owed.what for owed in waits_for(at.state))
    assert all(any(each.removeprefix("overloaded ") in one for one in told) for each in heavy)
    return (*(f"{what} {who}" for what, who in game.waits(at.state)), *heavy)


def enemies(at: At) -> Mapping[str, int]:
    return {name: each.count for name, each in _board(at).items()}


def _board(at: At) -> Mapping[str, Foe]:
    return at.state.fight.foes if at.state.fight else at.state.strays


def enemy_health(at: At) -> Mapping[str, int | None]:
    return {name: each.left for name, each in _board(at).items()}


def fight(at: At) -> bool:
    return at.state.fight is not None


def turn(at: At) -> int:
    return at.state.turn


def threat(at: At) -> str:
    return game.threat(at.state, awake=settled(at.state, "threat-counts") == "standing") or "ask"


def order(at: At) -> tuple[str, ...]:
    return game.order(at.state, heroes_first=settled(at.state, "ties") == "heroes")


def placing(at: At) -> tuple[str, ...]:
    return game.placing(at.state)


def overrides(at: At) -> tuple[str, ...]:
    return tuple(each.rule for each in at.facts(RulingMade))


def warned(at: At) -> tuple[str, ...]:
    return tuple(each.rule for each in at.facts(CautionGiven))


def owed(at: At) -> tuple[str, ...]:
    return tuple(each.what for each in waits_for(at.state))


def words(at: At) -> tuple[str, ...]:
    """What is to be typed next, best first."""
    return tuple(each.words for each in waits_for(at.state))


def clues(at: At) -> int:
    return at.state.clues


def darkness(at: At) -> int:
    return at.state.darkness


def in_play(at: At) -> tuple[str, ...]:
    return (*at.state.dread, *at.state.dark)


def unexplained(at: At) -> tuple[str, ...]:
    return tuple(each.label for each in at.state.unexplained)
