"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.games.torgue.rules import corrections, decks, hunts
from ledger.games.torgue.rules.attacks import felling, fighting, shooting, volleys
from ledger.games.torgue.rules.between import buying, offering, sharing, upgrading
from ledger.games.torgue.rules.defence import attacking, blasting, defending, passing, wounds
from ledger.games.torgue.rules.ending import checking, cleaning, refreshing, respawning
from ledger.games.torgue.rules.enemies import acting, announcing, arriving, exhausting, spawning
from ledger.games.torgue.rules.loot import drawing, getting, keeping, levels, spending
from ledger.games.torgue.rules.setup import board, campaign, cards, hunters, queue
from ledger.games.torgue.rules.turns import collecting, going, handing, interacting, moving, swapping, trying
from ledger.games.torgue.state.game import Torgue

decides = Deciders[Torgue](
    campaign.decides,
    hunters.decides,
    cards.decides,
    board.decides,
    queue.decides,
    going.decides,
    moving.decides,
    collecting.decides,
    handing.decides,
    swapping.decides,
    interacting.decides,
    trying.decides,
    arriving.decides,
    announcing.decides,
    acting.decides,
    spawning.decides,
    exhausting.decides,
    wounds.decides,
    defending.decides,
    attacking.decides,
    blasting.decides,
    passing.decides,
    felling.decides,
    fighting.decides,
    shooting.decides,
    volleys.decides,
    drawing.decides,
    spending.decides,
    keeping.decides,
    getting.decides,
    levels.decides,
    cleaning.decides,
    respawning.decides,
    checking.decides,
    refreshing.decides,
    offering.decides,
    buying.decides,
    sharing.decides,
    upgrading.decides,
    hunts.decides,
    corrections.decides,
    decks.decides,
)

__all__ = ["decides"]
