"""Bookkeeping of the numbers of the adventurer."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.underquest.events import numbers as facts
from ledger.games.underquest.evolve.shelves import me
from ledger.games.underquest.state.game import UnderQuest

evolves = Evolvers[UnderQuest]()


@evolves(facts.HealthMoved)
def health_moved(state: UnderQuest, event: facts.HealthMoved) -> UnderQuest:
    return me(state, health=event.now)


@evolves(facts.GritMoved)
def grit_moved(state: UnderQuest, event: facts.GritMoved) -> UnderQuest:
    return me(state, grit=event.now)


@evolves(facts.PoisonMoved)
def poison_moved(state: UnderQuest, event: facts.PoisonMoved) -> UnderQuest:
    return me(state, poison=event.now)


@evolves(facts.CursesMoved)
def curses_moved(state: UnderQuest, event: facts.CursesMoved) -> UnderQuest:
    return me(state, curses=event.now)


@evolves(facts.MoralityMoved)
def morality_moved(state: UnderQuest, event: facts.MoralityMoved) -> UnderQuest:
    return me(state, morality=event.now)


@evolves(facts.ExperienceMoved)
def experience_moved(state: UnderQuest, event: facts.ExperienceMoved) -> UnderQuest:
    return me(state, xp=event.now)


@evolves(facts.GoldMoved)
def gold_moved(state: UnderQuest, event: facts.GoldMoved) -> UnderQuest:
    return me(state, gold=event.now)


@evolves(facts.RationsMoved)
def rations_moved(state: UnderQuest, event: facts.RationsMoved) -> UnderQuest:
    return me(state, rations=event.now)


@evolves(facts.MoraleMoved)
def morale_moved(state: UnderQuest, event: facts.MoraleMoved) -> UnderQuest:
    friend = state.me.companion
    return me(state, companion=friend.but(morale=event.now)) if friend else state


@evolves(facts.TokensMoved)
def tokens_moved(state: UnderQuest, event: facts.TokensMoved) -> UnderQuest:
    return me(state, tokens=state.me.tokens.put(event.token, event.now))


@evolves(facts.StatMoved)
def stat_moved(state: UnderQuest, event: facts.StatMoved) -> UnderQuest:
    return me(state, stats=state.me.stats.put(event.stat, event.now))


@evolves(facts.EncumbranceMoved)
def encumbrance_moved(state: UnderQuest, event: facts.EncumbranceMoved) -> UnderQuest:
    return me(state, encumbrance=event.now)


@evolves(facts.CapMoved)
def cap_moved(state: UnderQuest, event: facts.CapMoved) -> UnderQuest:
    return me(state, **{f"{event.cap}_start": event.now}) if event.cap in ("health", "grit") else state
