"""Bookkeeping of a campaign that is rebuilt from its record sheets."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.core.piles import Pile
from ledger.games.degenerates.events import opening as facts
from ledger.games.degenerates.evolve.shelves import more
from ledger.games.degenerates.state.game import Degenerates

evolves = Evolvers[Degenerates]()


@evolves(facts.DecksUnlisted)
def decks_unlisted(state: Degenerates, event: facts.DecksUnlisted) -> Degenerates:
    piles = Roster({**state.piles, **{deck: Pile() for deck in event.decks}})
    return state.but(piles=piles, strong=Roster(), uncounted=event.decks)


@evolves(facts.CampaignOpened)
def campaign_opened(state: Degenerates, event: facts.CampaignOpened) -> Degenerates:
    over = bool(event.mission and event.mission.outcome)
    return state.but(
        turn=event.turn,
        mission=event.mission,
        missions=event.missions,
        colours=event.colours,
        phase="between" if over else "set-up",
    )


@evolves(facts.DoomRemains)
def doom_remains(state: Degenerates, event: facts.DoomRemains) -> Degenerates:
    return state.but(lasting=(*state.lasting, event.card))


@evolves(facts.CardsInPlay)
def cards_in_play(state: Degenerates, event: facts.CardsInPlay) -> Degenerates:
    out = state.out
    for deck, card in event.cards:
        out = more(out, deck, card)
    return state.but(out=out)
