"""What follows by itself, whatever caused it: one file a chapter."""

from __future__ import annotations

from ledger.core.ruleset import Policy
from ledger.games.torgue.policies.attacks import a_shooter_who_falls_shoots_no_more
from ledger.games.torgue.policies.defence import radiation_bursts
from ledger.games.torgue.policies.ending import (
    a_fall_loses_the_hunt,
    all_rest,
    the_boss_falls,
    the_game_is_over,
    vending_opens,
)
from ledger.games.torgue.policies.enemies import special_actions_end_with_the_turn
from ledger.games.torgue.policies.favorites import the_crowd_turns_at_once, the_crowd_turns_at_the_end
from ledger.games.torgue.policies.loot import a_legendary_offers_a_card, draws_lapse, the_bag_fills_up
from ledger.games.torgue.policies.setup import steps_of_the_set_up
from ledger.games.torgue.policies.turns import collect_in_a_new_zone, collect_when_loot_falls
from ledger.games.torgue.state.game import Torgue

POLICIES: tuple[Policy[Torgue], ...] = (
    steps_of_the_set_up,
    collect_in_a_new_zone,
    collect_when_loot_falls,
    the_bag_fills_up,
    draws_lapse,
    a_legendary_offers_a_card,
    special_actions_end_with_the_turn,
    radiation_bursts,
    a_shooter_who_falls_shoots_no_more,
    the_crowd_turns_at_once,
    the_crowd_turns_at_the_end,
    the_boss_falls,
    a_fall_loses_the_hunt,
    the_game_is_over,
    vending_opens,
    all_rest,
)
"""In the order in which they look at a fact."""
