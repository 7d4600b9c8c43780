"""Rewards of a won fight, and how a fight is closed."""

from __future__ import annotations

from ledger.games.degenerates import content
from ledger.games.degenerates.events.cards import DiseaseCaught
from ledger.games.degenerates.events.fights import FightStepBegan
from ledger.games.degenerates.events.looting import (
    FightClosed,
    LootRollMade,
    LootSettled,
)
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.rules.conditions import shed_lasting
from ledger.games.degenerates.rules.fights.hitting import BLIGHT, GENERAL
from ledger.games.degenerates.rules.tracks import gold_gained, xp_gained
from ledger.games.degenerates.state.fights import Fight, Fighter, standing
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option


def own_xp(held: Fighter) -> int:
    """XP of the own trophies, as printed (AMB-27)."""
    return sum(each.xp for each in held.trophies)


def epic_loot(state: Degenerates, held: Fighter) -> bool:
    """Whether an adventurer has an Epic trophy that opens the Epic Loot deck (DD-281, DD-308)."""
    barred = state.mission is not None and state.mission.name == BLIGHT
    return any(each.epic and not (barred and each.card == GENERAL) for each in held.trophies)


def rewards(state: Degenerates) -> Unfolds:
    """Everybody who is still in the fight is paid; some Loot rolls pass by themselves (DD-277, DD-280)."""
    fight = state.fight
    if fight is None:
        return state
    for who in standing(fight):
        state = yield from _paid(state, fight, who)
    for who in fight.rolls or ():
        state = yield from _sure(state, who)
    return (yield from go_on(state))


def _paid(state: Degenerates, fight: Fight, who: str) -> Unfolds:
    mine = fight.fighters[who].trophies
    taken = {each.label for held in fight.fighters.values() for each in held.trophies}
    others = [each for each in fight.slain if each.label not in {one.label for one in mine}]
    if option(state, "fallen-epic") == "lost":
        others = [each for each in others if each.label in taken]
    for trophy in mine:
        if trophy.xp:
            state = yield xp_gained(state, who, trophy.xp, trophy.label, "DD-278")
        if trophy.gold:
            state = yield gold_gained(state, who, trophy.gold, trophy.label, "DD-278")
    for trophy in others:
        if trophy.xp:
            state = yield xp_gained(state, who, trophy.xp, trophy.label, "DD-279")
    return state


def _sure(state: Degenerates, who: str) -> Unfolds:
    fight = state.fight
    if fight is None or own_xp(fight.fighters[who]) < content.play().loot.sure:
        return state
    held = fight.fighters[who]
    return (yield LootRollMade(who=who, xp=own_xp(held), passed=True, epic=epic_loot(state, held), rule="DD-280"))


def go_on(state: Degenerates) -> Unfolds:
    """Rolls, then draws, then what was found; with nothing left the fight is closed."""
    fight = state.fight
    if fight is None or fight.result != "won" or fight.rolls:
        return state
    if fight.passed:
        return state if fight.step == "draws" else (yield FightStepBegan(step="draws", rule="DD-283"))
    state = yield from _by_themselves(state, fight)
    fight = state.fight
    if fight and fight.found:
        return state if fight.step == "spoils" else (yield FightStepBegan(step="spoils", rule="DD-284"))
    return (yield from close_fight(state))


def _by_themselves(state: Degenerates, fight: Fight) -> Unfolds:
    """Diseases apply at once, Events and Services are read and discarded (DD-284)."""
    for kind in ("disease", "event", "service"):
        for each in (found for found in fight.found if found.kind == kind):
            state = yield LootSettled(who=each.who, card=each.card, rule="DD-284")
            if kind == "disease" and each.who in state.adventurers:
                state = yield DiseaseCaught(who=each.who, disease=each.card, rule="DD-284")
                continue
            state = yield Reminded(code="event-found", text=f"Do what {each.card} says.", rule="DD-284")
            for event in decks.discard(state, each.deck, each.card, "DD-284"):
                state = yield event
    return state


def close_fight(state: Degenerates) -> Unfolds:
    """Trophies to their piles, conditions of the fight away, and the turn goes on (DD-285)."""
    fight = state.fight
    if fight is None:
        return state
    state = yield from drop_trophies(state)
    for each in fight.found:
        state = yield LootSettled(who=each.who, card=each.card, rule="DD-285")
        for event in decks.discard(state, each.deck, each.card, "DD-285"):
            state = yield event
    for who in fight.fighters:
        if who in state.adventurers:
            state = yield from shed_lasting(state, who, ("round", "fight"), "the fight is over")
    labels = tuple(each.label for each in fight.foes)
    return (yield FightClosed(foes=labels, rule="DD-285"))


def drop_trophies(state: Degenerates) -> Unfolds:
    """Trophies go to the discard piles of their decks."""
    fight = state.fight
    for held in fight.fighters.values() if fight else ():
        for trophy in held.trophies:
            for event in decks.discard(state, trophy.deck, trophy.card, "DD-285"):
                state = yield event
    return state
