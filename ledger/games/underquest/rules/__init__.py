"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.games.underquest.rules import corrections, decks
from ledger.games.underquest.rules.company import cheering, joining, rewards, visiting
from ledger.games.underquest.rules.exploring import levels, quests, turns
from ledger.games.underquest.rules.fighting import attacking, claiming, defending, harming, leaving
from ledger.games.underquest.rules.inn import people, spoils
from ledger.games.underquest.rules.inventory import buying, discarding, gaining, using, wearing
from ledger.games.underquest.rules.learning import casting, skills, spells
from ledger.games.underquest.rules.meeting import checking, encounters, scourges
from ledger.games.underquest.rules.opening import beginning
from ledger.games.underquest.rules.potions import brewing, outcomes
from ledger.games.underquest.rules.setup import adventurer, adventures, cards
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest](
    adventurer.decides,
    adventures.decides,
    people.decides,
    spoils.decides,
    cards.decides,
    decks.decides,
    turns.decides,
    levels.decides,
    quests.decides,
    rewards.decides,
    joining.decides,
    cheering.decides,
    visiting.decides,
    checking.decides,
    encounters.decides,
    scourges.decides,
    brewing.decides,
    outcomes.decides,
    gaining.decides,
    discarding.decides,
    wearing.decides,
    using.decides,
    buying.decides,
    skills.decides,
    spells.decides,
    casting.decides,
    beginning.decides,
    attacking.decides,
    defending.decides,
    harming.decides,
    leaving.decides,
    claiming.decides,
    corrections.decides,
)

__all__ = ["decides"]
