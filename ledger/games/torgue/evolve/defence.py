"""Bookkeeping of defence, wounds, healing and [RE]actions."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.events import defence as facts
from ledger.games.torgue.evolve.shelves import hunter, recharged, token
from ledger.games.torgue.state.game import Torgue

evolves = Evolvers[Torgue]()


@evolves(facts.StrikeMade)
def strike_made(state: Torgue, event: facts.StrikeMade) -> Torgue:
    return state.but(strike=event.strike, strikes=event.strike.number)


@evolves(facts.DefenceRolled)
def defence_rolled(state: Torgue, event: facts.DefenceRolled) -> Torgue:
    return state


@evolves(facts.WoundsDealt)
def wounds_dealt(state: Torgue, event: facts.WoundsDealt) -> Torgue:
    return state


@evolves(facts.DefenderSettled)
def defender_settled(state: Torgue, event: facts.DefenderSettled) -> Torgue:
    state = _without_defender(state, event.who)
    if state.strike is None or not event.wounded:
        return state
    return state.but(strike=state.strike.but(wounded=(*state.strike.wounded, event.who)))


def _without_defender(state: Torgue, who: str) -> Torgue:
    if state.strike is None:
        return state
    return state.but(strike=state.strike.but(defenders=tuple(each for each in state.strike.defenders if each != who)))


@evolves(facts.StrikeWent)
def strike_went(state: Torgue, event: facts.StrikeWent) -> Torgue:
    if state.strike is None:
        return state
    told = {"left": event.left, "defenders": event.defenders, "target": event.target, "zone": event.zone}
    return state.but(strike=state.strike.but(**told, placed=event.placed))


@evolves(facts.StrikeOver)
def strike_over(state: Torgue, event: facts.StrikeOver) -> Torgue:
    return state.but(strike=None)


@evolves(facts.ShieldTokenSpent)
def shield_token_spent(state: Torgue, event: facts.ShieldTokenSpent) -> Torgue:
    return token(state, event.who, event.token, ready=False)


@evolves(facts.ShieldsRecharged)
def shields_recharged(state: Torgue, event: facts.ShieldsRecharged) -> Torgue:
    return state.but(hunters=state.hunters.put(event.who, recharged(state.hunters[event.who])))


@evolves(facts.TokenWounded)
def token_wounded(state: Torgue, event: facts.TokenWounded) -> Torgue:
    return token(state, event.who, event.token, colour="red")


@evolves(facts.TokenHealed)
def token_healed(state: Torgue, event: facts.TokenHealed) -> Torgue:
    return token(state, event.who, event.token, colour=event.now)


@evolves(facts.HealingLost)
def healing_lost(state: Torgue, event: facts.HealingLost) -> Torgue:
    return state


@evolves(facts.TokenFlipped)
def token_flipped(state: Torgue, event: facts.TokenFlipped) -> Torgue:
    return token(state, event.who, event.token, ready=event.ready)


@evolves(facts.WoundsOwed)
def wounds_owed(state: Torgue, event: facts.WoundsOwed) -> Torgue:
    return state.but(wounds=(*state.wounds, event.wound))


@evolves(facts.WoundPut)
def wound_put(state: Torgue, event: facts.WoundPut) -> Torgue:
    at = next((n for n, each in enumerate(state.wounds) if each.who == event.who), None)
    if at is None:
        return state
    held = state.wounds[at]
    left = (held.but(count=held.count - 1),) if held.count > 1 else ()
    return state.but(wounds=(*state.wounds[:at], *left, *state.wounds[at + 1 :]))


@evolves(facts.WindowOpened)
def window_opened(state: Torgue, event: facts.WindowOpened) -> Torgue:
    below = (*state.windows, state.window) if state.window else state.windows
    return state.but(window=event.window, windows=below)


@evolves(facts.ReactionTaken)
def reaction_taken(state: Torgue, event: facts.ReactionTaken) -> Torgue:
    if state.window is None:
        return state
    return state.but(window=state.window.but(reacted=(*state.window.reacted, event.who)))


@evolves(facts.WindowClosed)
def window_closed(state: Torgue, event: facts.WindowClosed) -> Torgue:
    return state.but(window=state.windows[-1] if state.windows else None, windows=state.windows[:-1])


@evolves(facts.PerilBegan)
def peril_began(state: Torgue, event: facts.PerilBegan) -> Torgue:
    return hunter(state, event.who, stands="peril").but(peril=(*state.peril, event.who))


@evolves(facts.PerilOver)
def peril_over(state: Torgue, event: facts.PerilOver) -> Torgue:
    left = tuple(each for each in state.peril if each != event.who)
    return hunter(state, event.who, stands="in").but(peril=left)


@evolves(facts.HunterTakenOut)
def hunter_taken_out(state: Torgue, event: facts.HunterTakenOut) -> Torgue:
    friend = state.hunters[event.who].sidekick
    gone = friend.but(zone="") if friend else None
    fell = state.hunters[event.who].zone
    state = hunter(state, event.who, stands="out", zone="", fell=fell, activated=True, sidekick=gone)
    state = _without_defender(state, event.who)
    return state.but(
        wounds=tuple(each for each in state.wounds if each.who != event.who),
        peril=tuple(each for each in state.peril if each != event.who),
        recharging=(*state.recharging, event.who),
        active="" if state.active == event.who else state.active,
    )


@evolves(facts.SpotlightTied)
def spotlight_tied(state: Torgue, event: facts.SpotlightTied) -> Torgue:
    return state.but(spotlight_choice=event.among, spotlight=state.spotlight.but(holder=""))


@evolves(facts.SpotlightDropped)
def spotlight_dropped(state: Torgue, event: facts.SpotlightDropped) -> Torgue:
    return state.but(spotlight=state.spotlight.but(holder=""))
