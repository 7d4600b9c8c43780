"""The treasure of a defeated enemy: one of the two that the Level Tracker offers."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.underquest.events.changes import COUNTERS
from ledger.games.underquest.events.decks import DueFell, DueSettled
from ledger.games.underquest.moves.fighting import ClaimTreasure
from ledger.games.underquest.rules.asking import need_adventurer, no, too_heavy
from ledger.games.underquest.rules.effects import gained, known_counters
from ledger.games.underquest.state.dungeon import Due
from ledger.games.underquest.state.game import UnderQuest, due

decides = Deciders[UnderQuest]()


@decides(ClaimTreasure)
def claim(state: UnderQuest, move: ClaimTreasure) -> Decision[UnderQuest]:
    need_adventurer(state)
    known_counters(move.gains)
    if not (move.gains or move.cards):
        raise refused("treasure-unnamed", "UQ-CBT-24", "Which of the two?", "claim gold=2, or claim cards treasure")
    _need_decks(move.cards)
    yield from too_heavy(state)
    if due(state, "treasure") is None:
        yield no(
            "treasure-undue", "UQ-CBT-24", "No treasure is to be claimed.", "get gold=N by CARD, where a card gives it"
        )
    state = yield DueSettled(name="treasure", rule="UQ-CBT-24")
    state = yield from gained(state, move.gains, "treasure", "UQ-CBT-24")
    for card in () if state.ended else move.cards:
        state = yield DueFell(due=Due(name="claimed", cards=(card,)), rule="UQ-CBT-24")


def _need_decks(cards: tuple[str, ...]) -> None:
    """Raise Refused `deck-unknown` for a number among the decks that are drawn from."""
    wrong = next((card for card in cards if card in COUNTERS), "")
    if wrong:
        hint = f"claim {wrong}=N, or claim cards treasure trinket ingredient"
        raise refused("deck-unknown", "UQ-CBT-24", f"{wrong} is no deck.", hint)
