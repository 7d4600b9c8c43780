"""Readers of the Vault Hunter Turn: why one may Collect, what lies open, what the program waits for."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.torgue.events.turns import SkillRolled
from ledger.games.torgue.state import figures
from ledger.games.torgue.state.owed import Draw, Fresh
from ledger.games.torgue.views import VIEWS
from tests.games.torgue.readers import At, Names


def triggers(at: At) -> Mapping[str, str]:
    """Why each Vault Hunter may Collect; nobody else is there."""
    return {who: each.why for who, each in at.state.collects.items()}


def used(at: At) -> Names:
    """Machines that were used and chests that are open."""
    return tuple(each.label for zone in at.state.zones.values() for each in zone.pieces if each.used)


def shown(at: At) -> Mapping[str, tuple[str, ...]]:
    """What the places print that lies in each zone."""
    return {each.name: tuple(name for name, _ in each.counters) for each in VIEWS.places(at.state)}


def machines(at: At) -> Names:
    """Kinds of machines that vending will know as used."""
    return at.state.machines


def fresh(at: At) -> tuple[Fresh, ...]:
    """Drawn cards that wait for a place."""
    return at.state.fresh


def draws(at: At) -> tuple[Draw, ...]:
    """Loot that is to be drawn, and for whom."""
    return at.state.draws


def words(at: At) -> Names:
    """What the program tells to type."""
    return tuple(each.words for each in VIEWS.owed(at.state))


def waits(at: At) -> Names:
    """What the program waits for."""
    return tuple(each.what for each in VIEWS.owed(at.state))


def told(at: At) -> Names:
    """The Skill Rolls as they are printed."""
    return tuple(each.sentence() for each in at.facts(SkillRolled))


def turn_counts(at: At) -> Mapping[str, tuple[int, int]]:
    """Grenades and fumbles of the present turn."""
    return {who: (each.thrown, each.fumbles) for who, each in at.state.hunters.items()}


def defence(at: At) -> Mapping[str, int]:
    """What is added to a Melee defence besides the Skill."""
    return {who: figures.defence_bonus(at.state, who, "melee") for who in at.state.hunters}


def defense(at: At) -> Mapping[str, int | None]:
    """Defense of each enemy with all that is added."""
    return {label: figures.defense(at.state, each) for label, each in at.state.enemies.items()}


def learned(at: At) -> Mapping[str, tuple[str | None, int | None]]:
    """Objects of the scenario: Skill and number."""
    objects = at.state.scenario.objects if at.state.scenario else {}
    return {name: (each.skill, each.number) for name, each in objects.items()}
