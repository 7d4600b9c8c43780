"""Whom one attack roll reaches: the target, further targets, a crowd, everybody in an explosion."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Objection
from ledger.games.torgue import content
from ledger.games.torgue.events.attacks import CrowdCounted
from ledger.games.torgue.rules.asking import Gives, fall, no, objected
from ledger.games.torgue.rules.attacks.aiming import Aim, target, untargetable
from ledger.games.torgue.rules.attacks.means import Means
from ledger.games.torgue.state.game import Torgue, place_of
from ledger.games.torgue.state.options import option


class Reach(Frozen):
    """Everybody whom an attack reaches, and the zone of its target."""

    zone: str
    aimed: tuple[str, ...]
    """Enemies and barrels that it targets."""
    others: tuple[str, ...] = ()
    """Enemies whom its explosion takes with them."""
    friends: tuple[str, ...] = ()
    """Vault Hunters in its explosion."""
    crowd: CrowdCounted | None = None


def reach_of(
    state: Torgue, who: str, means: Means, aim: Aim, *, further: tuple[str, ...], crowd: tuple[str, ...]
) -> Gives[Reach]:
    """Whom an attack reaches (TB-048, TB-253, TB-256); asks for the d4 of Crowd Control, and for its choice."""
    zone = place_of(state, aim.label)
    named = tuple(dict.fromkeys((aim.label, *(target(state, each) for each in further))))
    counted = None
    if "crowd-control" in means.keywords:
        thrown = yield from fall(content.play().crowd, crowd, "Crowd Control d4?", "crowd")
        counted = CrowdCounted(thrown=thrown, count=thrown[-1].face, rule="TB-253")
        named = yield from _crowd(state, zone, named, counted.count)
    else:
        yield from objected(_further(state, who, means, named[1:]))
    found = Reach(zone=zone, aimed=named, crowd=counted)
    if "explosive" not in means.keywords or not zone:
        return found
    others = tuple(each for each in _enemies(state, zone) if each not in named)
    return found.but(others=others, friends=_friends(state, zone))


def _enemies(state: Torgue, zone: str) -> tuple[str, ...]:
    return tuple(each.label for each in state.enemies.values() if zone and each.zone == zone)


def _crowd(state: Torgue, zone: str, named: tuple[str, ...], count: int) -> Gives[tuple[str, ...]]:
    """The enemies of the zone that are affected: all where the die allows it, else those that are chosen."""
    if len(named) > 1:
        yield from objected(_crowded_out(state, zone, named, count))
        return named
    rest = tuple(each for each in _enemies(state, zone) if each not in named)
    if count > len(rest):
        return (*named, *rest)
    if count > 1:
        yield Asking(field="and_", asks=f"Crowd Control takes {count - 1} more of {', '.join(rest)}?")
    return named


def _crowded_out(state: Torgue, zone: str, named: tuple[str, ...], count: int) -> Iterator[Objection]:
    if len(named) > count:
        yield no("crowd-count", "TB-253", f"Crowd Control takes {count}, not {len(named)}.", "fewer")
    apart = [each for each in named if place_of(state, each) != zone]
    if apart:
        yield no("crowd-apart", "TB-253", f"{apart[0]} is in another zone.", "enemies of one zone")


def _further(state: Torgue, who: str, means: Means, further: tuple[str, ...]) -> Iterator[Objection]:
    if further and not means.several:
        yield no("targets-several", "TB-048", f"{means.name} has one target.", f"without {further[0]}")
    for each in further:
        yield from untargetable(state, who, Aim(each), means.range, blind=means.blind)


def _friends(state: Torgue, zone: str) -> tuple[str, ...]:
    """Vault Hunters of a zone who are not fighting for their lives; a Sidekick is spared (AMB-54)."""
    owners = option(state, "sidekick-area") == "owner"
    return tuple(
        who
        for who, each in state.hunters.items()
        if each.stands == "in"
        and (each.zone == zone or (owners and each.sidekick is not None and each.sidekick.zone == zone))
    )
