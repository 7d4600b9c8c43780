"""Bookkeeping of a campaign that begins in the middle."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.events.opening import CampaignOpened
from ledger.games.torgue.state.cards import ScenarioRead
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.orders import Spotlight

evolves = Evolvers[Torgue]()


@evolves(CampaignOpened)
def campaign_opened(state: Torgue, event: CampaignOpened) -> Torgue:
    state = state.but(phase="set-up") if event.stage == "set-up" else state.but(phase="between", pause=event.stage)
    return state.but(
        campaign=event.name,
        boss=event.boss,
        tier_zero=event.last,
        scenario=ScenarioRead(name=event.scenario) if event.scenario else None,
        games=event.games,
        results=event.results,
        records=event.records,
        levels=event.levels,
        deck=event.deck,
        events=event.events,
        under=event.under,
        drawn=event.aside,
        bounty=event.bounty,
        spotlight=Spotlight(holder=event.spotlight),
        cash=event.cash,
        machines=event.machines,
    )
