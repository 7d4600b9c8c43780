"""Consequences that nobody has to ask for; their order is that of POLICIES."""

from __future__ import annotations

from ledger.core.ruleset import Policy
from ledger.games.brimstone.policies.harm import (
    damage_lands_when_no_reroll_is_left,
    fall_may_bring_the_rolls_at_once,
    hero_is_out_at_nothing,
)
from ledger.games.brimstone.policies.traits import corruption_beyond_brings_a_mutation, nothing_stays_above_its_maximum
from ledger.games.brimstone.state.game import Brimstone

POLICIES: tuple[Policy[Brimstone], ...] = (
    hero_is_out_at_nothing,
    fall_may_bring_the_rolls_at_once,
    corruption_beyond_brings_a_mutation,
    nothing_stays_above_its_maximum,
    damage_lands_when_no_reroll_is_left,
)

__all__ = ["POLICIES"]
