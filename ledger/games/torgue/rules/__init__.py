"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.games.torgue.rules import corrections
from ledger.games.torgue.rules.attacks import felling, fighting
from ledger.games.torgue.rules.defence import attacking, blasting, defending, passing, wounds
from ledger.games.torgue.rules.enemies import arriving
from ledger.games.torgue.rules.setup import board, campaign, cards, hunters, queue
from ledger.games.torgue.rules.turns import going, moving, trying
from ledger.games.torgue.state.game import Torgue

decides = Deciders[Torgue](
    campaign.decides,
    hunters.decides,
    cards.decides,
    board.decides,
    queue.decides,
    going.decides,
    moving.decides,
    trying.decides,
    arriving.decides,
    wounds.decides,
    defending.decides,
    attacking.decides,
    blasting.decides,
    passing.decides,
    felling.decides,
    fighting.decides,
    corrections.decides,
)

__all__ = ["decides"]
