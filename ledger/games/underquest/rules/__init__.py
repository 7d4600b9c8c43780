"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.games.underquest.rules import corrections, decks
from ledger.games.underquest.rules.exploring import levels, quests, turns
from ledger.games.underquest.rules.fighting import attacking, defending
from ledger.games.underquest.rules.inventory import wearing
from ledger.games.underquest.rules.meeting import checking
from ledger.games.underquest.rules.opening import beginning
from ledger.games.underquest.rules.setup import adventurer, adventures, cards
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest](
    adventurer.decides,
    adventures.decides,
    cards.decides,
    decks.decides,
    turns.decides,
    levels.decides,
    quests.decides,
    checking.decides,
    wearing.decides,
    beginning.decides,
    attacking.decides,
    defending.decides,
    corrections.decides,
)

__all__ = ["decides"]
