"""Bookkeeping of a campaign that begins in the middle."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.core.piles import UNSEEN
from ledger.games.underquest.events.opening import CampaignOpened
from ledger.games.underquest.evolve.shelves import boxed, piled
from ledger.games.underquest.state.game import UnderQuest, dungeon_cards, pile

evolves = Evolvers[UnderQuest]()


@evolves(CampaignOpened)
def campaign_opened(state: UnderQuest, event: CampaignOpened) -> UnderQuest:
    opened = state.but(
        me=event.me,
        phase=event.phase,
        adventure=event.adventure,
        level=event.level,
        turns=event.turns,
        seams=event.seams,
        quest_phase=event.quest_phase,
        quest=event.quest,
        quests=Roster(dict(event.titles)),
        tableau=event.tableau,
        played=event.played,
    )
    return _dungeon(boxed(opened))


def _dungeon(state: UnderQuest) -> UnderQuest:
    """Two cards a turn are gone: one into the tableau, the others away unseen."""
    whole, taken = dungeon_cards(state), 2 * state.turns
    left = max(0, whole - taken)
    away = (UNSEEN,) * max(0, whole - left - len(state.tableau))
    return piled(state, "dungeon", pile(state, "dungeon").but(left=left, discard=away))
