"""Bookkeeping of the Danger and the Encounter Phase."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import danger as facts
from ledger.games.degenerates.evolve.shelves import adventurer, turn, turn_led
from ledger.games.degenerates.state.game import Degenerates

evolves = Evolvers[Degenerates]()


@evolves(facts.DangerDrawn)
def danger_drawn(state: Degenerates, event: facts.DangerDrawn) -> Degenerates:
    return turn(state, event.leader, card=event.card, value=event.value, trait=event.trait)


@evolves(facts.ReshuffleDue)
def reshuffle_due(state: Degenerates, event: facts.ReshuffleDue) -> Degenerates:
    return state.but(reshuffle=True)


@evolves(facts.PlanMade)
def plan_made(state: Degenerates, event: facts.PlanMade) -> Degenerates:
    return turn(state, event.leader, plan=event.plan, searchers=event.names)


@evolves(facts.Spotted)
def spotted(state: Degenerates, event: facts.Spotted) -> Degenerates:
    held = turn_led(state, event.leader)
    return turn(state, event.leader, seen=(*held.seen, (event.who, event.passed)))


@evolves(facts.ValueMoved)
def value_moved(state: Degenerates, event: facts.ValueMoved) -> Degenerates:
    return turn(state, event.leader, change=event.now - event.was)


@evolves(facts.DangerCompared)
def danger_compared(state: Degenerates, event: facts.DangerCompared) -> Degenerates:
    waiting = turn_led(state, event.leader).foes
    return turn(
        state,
        event.leader,
        compared=True,
        safe=event.safe,
        law=event.law,
        deck=event.deck,
        monsters=event.monsters,
        encounter=event.encounter,
        epics=event.epics,
        foes=(*waiting, *event.foes),
        sign=event.sign,
    )


@evolves(facts.DangerTurnEnded)
def danger_turn_ended(state: Degenerates, event: facts.DangerTurnEnded) -> Degenerates:
    return turn(state, event.leader, ready=True)


@evolves(facts.SignDrawn)
def sign_drawn(state: Degenerates, event: facts.SignDrawn) -> Degenerates:
    signs = tuple(dict.fromkeys((*state.lore.signs, event.card)))
    return turn(state.but(lore=state.lore.but(signs=signs)), event.leader, sign=False, signed=True)


@evolves(facts.EncounterDrawn)
def encounter_drawn(state: Degenerates, event: facts.EncounterDrawn) -> Degenerates:
    known = tuple(dict.fromkeys((*state.lore.encounters, event.waiting.card)))
    state = state.but(lore=state.lore.but(encounters=known))
    return turn(state, event.leader, waiting=event.waiting, encounter=False, once=True)


@evolves(facts.EncounterChosen)
def encounter_chosen(state: Degenerates, event: facts.EncounterChosen) -> Degenerates:
    held = turn_led(state, event.leader).waiting
    if held is None:
        return state
    chosen = {**dict(held.chosen), event.who: event.choice}
    return turn(state, event.leader, waiting=held.but(chosen=tuple(chosen.items())))


@evolves(facts.EncounterResolved)
def encounter_resolved(state: Degenerates, event: facts.EncounterResolved) -> Degenerates:
    held = turn_led(state, event.leader).waiting
    if held is None:
        return state
    waiting = held.but(resolved=True, choice=event.choice, kept=event.kept)
    return turn(state, event.leader, waiting=waiting if event.whole else None)


@evolves(facts.EncounterGone)
def encounter_gone(state: Degenerates, event: facts.EncounterGone) -> Degenerates:
    return turn(state, event.leader, waiting=None)


@evolves(facts.FoeDrawn)
def foe_drawn(state: Degenerates, event: facts.FoeDrawn) -> Degenerates:
    held = turn_led(state, event.leader)
    foes = (*held.foes, event.foe)
    if not event.random:
        return turn(state, event.leader, foes=foes)
    if event.foe.deck == "epic":
        return turn(state, event.leader, foes=foes, epics=max(0, held.epics - 1))
    return turn(state, event.leader, foes=foes, monsters=max(0, held.monsters - 1))


@evolves(facts.BribeTried)
def bribe_tried(state: Degenerates, event: facts.BribeTried) -> Degenerates:
    return turn(state, event.leader, bribed=True)


@evolves(facts.LawPaid)
def law_paid(state: Degenerates, event: facts.LawPaid) -> Degenerates:
    held = turn_led(state, event.leader)
    return turn(state, event.leader, foes=tuple(each for each in held.foes if each.label not in event.labels))


@evolves(facts.FoeDismissed)
def foe_dismissed(state: Degenerates, event: facts.FoeDismissed) -> Degenerates:
    held = turn_led(state, event.leader)
    return turn(state, event.leader, foes=tuple(each for each in held.foes if each.label != event.label))


@evolves(facts.Captured)
def captured(state: Degenerates, event: facts.Captured) -> Degenerates:
    return state.but(captured=True)


@evolves(facts.CaptureTold)
def capture_told(state: Degenerates, event: facts.CaptureTold) -> Degenerates:
    return state.but(captured=False)


@evolves(facts.EncounterTurnEnded)
def encounter_turn_ended(state: Degenerates, event: facts.EncounterTurnEnded) -> Degenerates:
    return turn(state, event.leader, done=True, monsters=0, epics=0, encounter=False)


@evolves(facts.Dispelled)
def dispelled(state: Degenerates, event: facts.Dispelled) -> Degenerates:
    return adventurer(state, event.who, dispelled=True)
