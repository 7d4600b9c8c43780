"""Bookkeeping of phases, travel, Rest actions and Trade."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import phases as facts
from ledger.games.degenerates.evolve.shelves import adventurer, everybody, fighter, over_to
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.places import Stall
from ledger.games.degenerates.state.turns import Turn

evolves = Evolvers[Degenerates]()


@evolves(facts.TurnBegan)
def turn_began(state: Degenerates, event: facts.TurnBegan) -> Degenerates:
    return state.but(turn=event.turn)


@evolves(facts.TieSettled)
def tie_settled(state: Degenerates, event: facts.TieSettled) -> Degenerates:
    return state.but(ranked=event.names)


@evolves(facts.PhaseBegan)
def phase_began(state: Degenerates, event: facts.PhaseBegan) -> Degenerates:
    state = state.but(phase=event.phase, parties=event.parties)
    return state.but(gates_before=tuple(state.gates)) if event.phase == "map" else state


@evolves(facts.TurnsLaid)
def turns_laid(state: Degenerates, event: facts.TurnsLaid) -> Degenerates:
    return state.but(turns=event.turns)


@evolves(facts.StanceTaken)
def stance_taken(state: Degenerates, event: facts.StanceTaken) -> Degenerates:
    state = everybody(state, event.names, stance=event.stance, chose=True)
    turns = (each.but(stance=event.stance) if _chooses(each, event.names) else each for each in state.turns)
    return state.but(turns=tuple(turns))


def _chooses(turn: Turn, names: tuple[str, ...]) -> bool:
    """Whether a party that chose none on the map chooses its stance now."""
    return turn.stance is None and turn.leader in names


@evolves(facts.CombatStanceTaken)
def combat_stance_taken(state: Degenerates, event: facts.CombatStanceTaken) -> Degenerates:
    state = adventurer(state, event.who, combat=event.stance or None)
    return over_to(fighter(state, event.who, begun=True), event.who)


@evolves(facts.Travelled)
def travelled(state: Degenerates, event: facts.Travelled) -> Degenerates:
    return everybody(state, event.names, space=event.place, acted="travel")


@evolves(facts.AdventurersPlaced)
def adventurers_placed(state: Degenerates, event: facts.AdventurersPlaced) -> Degenerates:
    return everybody(state, event.names, space=event.place)


@evolves(facts.VoidStayed)
def void_stayed(state: Degenerates, event: facts.VoidStayed) -> Degenerates:
    state = state.but(stranded=(*state.stranded, *event.names))
    return everybody(state, event.names, acted="travel") if event.spent else state


@evolves(facts.MarchBegun)
def march_begun(state: Degenerates, event: facts.MarchBegun) -> Degenerates:
    return state.but(marching=(*state.marching, *event.names))


@evolves(facts.MarchEndured)
def march_endured(state: Degenerates, event: facts.MarchEndured) -> Degenerates:
    return state.but(marching=tuple(each for each in state.marching if each != event.who))


@evolves(facts.RestTaken)
def rest_taken(state: Degenerates, event: facts.RestTaken) -> Degenerates:
    rested = (*state.adventurers[event.who].rested, event.action)
    return adventurer(state, event.who, rested=rested, acted="rest")


@evolves(facts.ExploreTried)
def explore_tried(state: Degenerates, event: facts.ExploreTried) -> Degenerates:
    unearthed = (*state.unearthed, event.place) if event.passed else state.unearthed
    return state.but(tried=(*state.tried, event.place), unearthed=unearthed)


@evolves(facts.MapActionEnded)
def map_action_ended(state: Degenerates, event: facts.MapActionEnded) -> Degenerates:
    return everybody(state, event.names, acted="travel")


@evolves(facts.StallOpened)
def stall_opened(state: Degenerates, event: facts.StallOpened) -> Degenerates:
    held = state.stalls.get(event.place, Stall())
    extra = held.extra or event.extra
    stall = held.but(shown=event.shown, extra=extra, merchant=event.merchant or held.merchant, trader=event.who)
    return state.but(stalls=state.stalls.put(event.place, stall))


@evolves(facts.WareRevealed)
def ware_revealed(state: Degenerates, event: facts.WareRevealed) -> Degenerates:
    stall = state.stalls[event.place]
    return state.but(stalls=state.stalls.put(event.place, stall.but(wares=(*stall.wares, event.ware))))


@evolves(facts.WareSettled)
def ware_settled(state: Degenerates, event: facts.WareSettled) -> Degenerates:
    stall = state.stalls[event.place]
    wares = tuple(each.but(settled=True) if each.card == event.card else each for each in stall.wares)
    return state.but(stalls=state.stalls.put(event.place, stall.but(wares=wares)))


@evolves(facts.WareGone)
def ware_gone(state: Degenerates, event: facts.WareGone) -> Degenerates:
    stall = state.stalls[event.place]
    at = next((n for n, each in enumerate(stall.wares) if each.card == event.card), None)
    if at is None:
        return state
    wares = stall.wares[:at] + stall.wares[at + 1 :]
    return state.but(stalls=state.stalls.put(event.place, stall.but(wares=wares, shown=stall.shown - 1)))


@evolves(facts.StallLost)
def stall_lost(state: Degenerates, event: facts.StallLost) -> Degenerates:
    return state.but(stalls=state.stalls.put(event.place, state.stalls[event.place].but(lost=True)))


@evolves(facts.StallClosed)
def stall_closed(state: Degenerates, event: facts.StallClosed) -> Degenerates:
    return state.but(stalls=state.stalls.drop(event.place))


@evolves(facts.PartiesMerged)
def parties_merged(state: Degenerates, event: facts.PartiesMerged) -> Degenerates:
    return everybody(state, event.names, stance=event.stance)


@evolves(facts.DayCleared)
def day_cleared(state: Degenerates, event: facts.DayCleared) -> Degenerates:
    adventurers = Roster(
        {
            who: one.but(
                acted="",
                chose=False,
                rested=(),
                lost=False,
                dispelled=False,
                items=tuple(each.but(acted=False, used=False) for each in one.items),
            )
            for who, one in state.adventurers.items()
        }
    )
    epics = Roster({name: each.but(moved=False) for name, each in state.epics.items()})
    return state.but(
        adventurers=adventurers,
        epics=epics,
        stranded=(),
        tried=(),
        unearthed=(),
        calmed=(),
        turns=(),
        parties=(),
        ranked=(),
    )
