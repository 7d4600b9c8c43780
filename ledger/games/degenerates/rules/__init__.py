"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.opening import Opening
from ledger.games.degenerates.rules import clues, corrections, deaths, decks, doom
from ledger.games.degenerates.rules.danger import comparing, searching, stalking
from ledger.games.degenerates.rules.danger import drawing as danger_cards
from ledger.games.degenerates.rules.encounters import drawing, law, missions, resolving
from ledger.games.degenerates.rules.fights import arriving, attacking, beginning, effects, escaping, looting, quick
from ledger.games.degenerates.rules.items import carrying, counters, piles
from ledger.games.degenerates.rules.items import effects as cards_at_work
from ledger.games.degenerates.rules.phases import going, stances, travel, voids
from ledger.games.degenerates.rules.resting import improving, performing, recovering, trading
from ledger.games.degenerates.rules.setup import adventurers, board, cards, variants
from ledger.games.degenerates.rules.setup import missions as set_up
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates](
    *(
        chapter.decides
        for chapter in (
            board, cards, decks, adventurers, set_up, variants, going, stances, travel, voids, recovering, improving,
            trading, performing, stalking, danger_cards, searching, comparing, doom, drawing, law, resolving, missions,
            beginning, arriving, attacking, escaping, quick, effects, looting, carrying,
            cards_at_work, piles, counters, clues, deaths, corrections,
        )
    )
)  # fmt: skip


def record_sheets() -> Opening[Degenerates]:
    """How a campaign begins in the middle."""
    from ledger.games.degenerates.rules.opening import OPENING  # noqa: PLC0415  a move does not pay for it

    return OPENING


__all__ = ["decides", "record_sheets"]
