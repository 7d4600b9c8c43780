"""Bookkeeping of the Vault Hunter Turn."""

from __future__ import annotations

from typing import Any

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.torgue.events import turns as facts
from ledger.games.torgue.evolve.shelves import everybody, hunter, less, placed, rezoned, token, without, zone
from ledger.games.torgue.state.cards import ScenarioRead
from ledger.games.torgue.state.game import Torgue, owner, place_of
from ledger.games.torgue.state.hunters import has, stored
from ledger.games.torgue.state.owed import Trigger

evolves = Evolvers[Torgue]()


@evolves(facts.RoundBegan)
def round_began(state: Torgue, event: facts.RoundBegan) -> Torgue:
    return everybody(state, activated=False).but(round=event.round, step="burning", active="")


@evolves(facts.PhaseBegan)
def phase_began(state: Torgue, event: facts.PhaseBegan) -> Torgue:
    state = everybody(state, thrown=0, fumbles=0, fumbled=()) if event.anew else state
    return state.but(phase=event.phase, active="", collects=Roster())


@evolves(facts.ActivationBegan)
def activation_began(state: Torgue, event: facts.ActivationBegan) -> Torgue:
    counts: dict[str, Any] = {"thrown": 0, "fumbles": 0, "fumbled": ()} if event.anew else {}
    here = place_of(state, event.who)
    return hunter(state, event.who, activated=True, kills=(), **counts).but(
        active=event.who, collects=state.collects.put(event.who, Trigger(why="activation", zones=(here,)))
    )


@evolves(facts.ActivationEnded)
def activation_ended(state: Torgue, event: facts.ActivationEnded) -> Torgue:
    return hunter(state, event.who, kills=()).but(active="", collects=state.collects.drop(event.who))


@evolves(facts.TokenSpent)
def token_spent(state: Torgue, event: facts.TokenSpent) -> Torgue:
    return token(state, event.who, event.token, ready=False).but(collects=state.collects.drop(event.who))


@evolves(facts.FreeTaken)
def free_taken(state: Torgue, event: facts.FreeTaken) -> Torgue:
    return state


@evolves(facts.ModelMoved)
def model_moved(state: Torgue, event: facts.ModelMoved) -> Torgue:
    state = placed(state, event.who, event.now)
    return state if event.was == event.now else state.but(collects=state.collects.drop(event.who))


@evolves(facts.CollectOpened)
def collect_opened(state: Torgue, event: facts.CollectOpened) -> Torgue:
    who = event.who or state.active
    if who not in state.hunters:
        return state
    held = state.collects.get(who)
    zones = dict.fromkeys((*(held.zones if held else ()), *(event.zones or (state.hunters[who].zone,))))
    return state.but(collects=state.collects.put(who, Trigger(why=event.why, zones=tuple(zones))))


@evolves(facts.LootCollected)
def loot_collected(state: Torgue, event: facts.LootCollected) -> Torgue:
    state = rezoned(state, event.zone, loot=less(zone(state, event.zone).loot, event.tokens))
    return hunter(state, event.who, loot=(*state.hunters[event.who].loot, *event.tokens))


@evolves(facts.GearSwapped)
def gear_swapped(state: Torgue, event: facts.GearSwapped) -> Torgue:
    held = state.hunters[event.who]
    into, out = stored(held, event.in_), has(held, event.out)
    equipped = without(held.equipped, event.out) if out else held.equipped
    inventory = without(held.inventory, event.in_)
    return hunter(
        state,
        event.who,
        equipped=(*equipped, into) if into else equipped,
        inventory=(*inventory, out) if out else inventory,
    )


@evolves(facts.PieceUsed)
def piece_used(state: Torgue, event: facts.PieceUsed) -> Torgue:
    inside = zone(state, event.zone).pieces
    used = next((each for each in inside if each.label == event.piece), None)
    pieces = tuple(each.but(used=True) if each.label == event.piece else each for each in inside)
    state = rezoned(state, event.zone, pieces=pieces)
    machine = used is not None and used.kind in ("ammo-machine", "meds-machine")
    return state.but(machines=(*state.machines, used.kind)) if used and machine else state


@evolves(facts.ChestOpened)
def chest_opened(state: Torgue, event: facts.ChestOpened) -> Torgue:
    return state


@evolves(facts.ObjectTaken)
def object_taken(state: Torgue, event: facts.ObjectTaken) -> Torgue:
    left = tuple(each for each in zone(state, event.zone).pieces if each.label != event.piece)
    who = owner(state, event.who)
    return hunter(rezoned(state, event.zone, pieces=left), who, objects=(*state.hunters[who].objects, event.piece))


@evolves(facts.LootHanded)
def loot_handed(state: Torgue, event: facts.LootHanded) -> Torgue:
    state = hunter(state, event.who, loot=less(state.hunters[event.who].loot, event.tokens))
    return hunter(state, event.to, loot=(*state.hunters[event.to].loot, *event.tokens))


@evolves(facts.SkillRolled)
def skill_rolled(state: Torgue, event: facts.SkillRolled) -> Torgue:
    return state


@evolves(facts.ObjectLearned)
def object_learned(state: Torgue, event: facts.ObjectLearned) -> Torgue:
    held = state.scenario or ScenarioRead(name="")
    return state.but(scenario=held.but(objects=held.objects.put(event.read.name, event.read)))


@evolves(facts.ActionTaken)
def action_taken(state: Torgue, event: facts.ActionTaken) -> Torgue:
    return state
