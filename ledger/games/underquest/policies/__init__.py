"""What follows by itself, whatever caused it: one file a chapter."""

from __future__ import annotations

from ledger.core.ruleset import Policy
from ledger.games.underquest.policies.asking import a_question_goes_with_its_card, a_question_goes_with_its_occasion
from ledger.games.underquest.policies.dying import too_little_health_kills
from ledger.games.underquest.policies.exploring import (
    quest_cards_are_owed,
    the_chance_of_a_further_treasure_passes,
    what_was_thrown_is_left_behind,
)
from ledger.games.underquest.policies.fighting import (
    an_enemy_without_health_is_defeated,
    the_cards_of_a_fight_are_discarded,
    the_next_blow_ends_the_choice_of_a_weapon,
    what_an_enemy_is_worth_may_be_read_late,
)
from ledger.games.underquest.policies.inventory import (
    a_lost_weapon_may_be_replaced,
    an_unmet_alignment_is_noted,
    one_weapon_is_taken_up,
    too_much_weight_is_noted,
)
from ledger.games.underquest.policies.learning import wizardry_brings_two_incantations
from ledger.games.underquest.policies.meeting import (
    a_dungeon_card_costs_morale,
    a_familiar_answers_morality,
    a_familiar_may_be_read_late,
    a_spiritless_companion_leaves,
    five_curses_become_a_scourge,
    no_encounter_outlasts_its_turn,
    the_card_of_a_companion_is_discarded,
)
from ledger.games.underquest.state.game import UnderQuest

POLICIES: tuple[Policy[UnderQuest], ...] = (
    too_little_health_kills,
    five_curses_become_a_scourge,
    no_encounter_outlasts_its_turn,
    a_familiar_answers_morality,
    a_familiar_may_be_read_late,
    an_unmet_alignment_is_noted,
    a_spiritless_companion_leaves,
    the_card_of_a_companion_is_discarded,
    a_dungeon_card_costs_morale,
    what_was_thrown_is_left_behind,
    too_much_weight_is_noted,
    a_lost_weapon_may_be_replaced,
    one_weapon_is_taken_up,
    the_next_blow_ends_the_choice_of_a_weapon,
    an_enemy_without_health_is_defeated,
    what_an_enemy_is_worth_may_be_read_late,
    the_cards_of_a_fight_are_discarded,
    the_chance_of_a_further_treasure_passes,
    wizardry_brings_two_incantations,
    quest_cards_are_owed,
    a_question_goes_with_its_card,
    a_question_goes_with_its_occasion,
)
"""In the order in which they look at a fact."""
