"""Companions, incantations and the dungeon cards that ask for a number, told move by move."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest.moves.cards import CompanionCard
from ledger.games.underquest.moves.company import GainCompanion
from ledger.games.underquest.moves.learning import CastIncantation, GainIncantation
from ledger.games.underquest.moves.meeting import Get
from tests.games.underquest.histories import BEFORE, Moves, begun, first, has, put

PEARLS = "Loose Pearls"


def borko(now: int = 3, start: int = 3, by: str = "quest", **bonuses: Any) -> Moves:
    """Borko has joined with these bonuses, and his morale is down to `now`."""
    lower = (Get(gains=(("morale", now - start),), by=BEFORE),) if now < start else ()
    return (CompanionCard(name="Borko", morale=start, **bonuses), GainCompanion(name="Borko", by=by), *lower)


def with_borko(now: int = 3, start: int = 3, **bonuses: Any) -> Moves:
    """Before the first turn, with Borko."""
    return (*begun(), *borko(now, start, **bonuses))


def wizard(*spent: str, ready: str = "Spark") -> Moves:
    """A wizard with two incantations; those of `spent` lie face-down."""
    held = (GainIncantation(name="Faith", level=1), GainIncantation(name=ready, level=1))
    return (*put("skills", "Wizardry"), *held, *(CastIncantation(name=name) for name in spent))


def camping(*spent: str, rations: int = 2) -> Moves:
    """At a Campsite, as a wizard."""
    return (*begun(), *wizard(*spent), *(has(rations=rations) if rations else ()), *first("Campsite"))


def archangels(**numbers: int) -> Moves:
    """Before the Archangel, with these numbers."""
    return (*begun(), *has(**numbers), *first("Archangel"))
