"""The end of a turn in a fight, and the five ways in which a fight ends."""

from __future__ import annotations

from ledger.games.degenerates.events.board import EpicPlaced
from ledger.games.degenerates.events.danger import Captured, EncounterGone
from ledger.games.degenerates.events.fights import (
    FoeLeft,
    TrialOver,
)
from ledger.games.degenerates.events.looting import (
    FightDrawn,
    FightLost,
    FightWon,
    SpaceCalmed,
    TrophyLeft,
)
from ledger.games.degenerates.events.phases import StallLost
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.rules.deaths import dies
from ledger.games.degenerates.rules.fights.hitting import sent_home
from ledger.games.degenerates.rules.fights.rewards import close_fight, rewards
from ledger.games.degenerates.rules.fights.timers import tick
from ledger.games.degenerates.rules.levels import lower_danger, raise_danger, set_danger_one
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.fights import Fight, standing
from ledger.games.degenerates.state.game import Degenerates, campaign, turn_of
from ledger.games.degenerates.state.options import option

LAW = "law"
LOOT = "loot"


def finish_turn(state: Degenerates, who: str) -> Unfolds:
    """Fight Round conditions run down, the turn is over, and perhaps the fight too (DD-117, DD-262)."""
    if state.fight and who in state.adventurers:
        state = yield from tick(state, who)
    return (yield from check_over(state))


def check_over(state: Degenerates) -> Unfolds:
    """End the fight as soon as one side is gone and no Item is owed to acid (DD-262)."""
    fight = state.fight
    if fight is None or fight.result or any(each.acid for each in fight.fighters.values()):
        return state
    up = standing(fight)
    called = fight.draws
    if up and (fight.foes or called):
        return state
    for trial in fight.trials:
        state = yield TrialOver(trial=trial, rule="DD-262")
    if up:
        return (yield from _won(state, fight))
    return (yield from (_lost(state, fight) if fight.foes else _drawn(state, fight)))


def _exempt(state: Degenerates, fight: Fight, names: tuple[str, ...]) -> bool:
    """Whether the cards of the fight keep the level where it is (DD-265, AMB-18, AMB-36)."""
    mine = [each in names for each in fight.decks]
    if LAW in names and fight.lawful and option(state, "law-epic") == "law":
        return True
    return bool(mine) and (any(mine) if option(state, "mixed-law") == "any" else all(mine))


def _won(state: Degenerates, fight: Fight) -> Unfolds:
    state = yield from _calm(state, fight, exempt=_exempt(state, fight, (LAW, LOOT)), why="the victory")
    fight = state.fight or fight
    rolls = tuple(who for who in standing(fight) if sum(each.xp for each in fight.fighters[who].trophies))
    state = yield FightWon(rolls=rolls, rule="DD-262")
    return (yield from rewards(state))


def _calm(state: Degenerates, fight: Fight, *, exempt: bool, why: str) -> Unfolds:
    """The Danger Level falls, once a space and turn; after an Epic it becomes 1 (DD-263, DD-264)."""
    limited = fight.space in state.calmed
    if exempt or limited or board.site(state, fight.space).kind == "maze":
        return state
    state = yield SpaceCalmed(place=fight.space, rule="DD-263")
    if fight.slain:
        return (yield from set_danger_one(state, fight.space, why, "DD-264"))
    return (yield from lower_danger(state, fight.space, why, "DD-263"))


def _drawn(state: Degenerates, fight: Fight) -> Unfolds:
    """No Victor: the level falls, nobody is rewarded and nobody killed (DD-267, DD-327)."""
    free = fight.space in state.calmed and option(state, "one-reduction") == "wins"
    if free and not _exempt(state, fight, (LAW,)):
        state = yield from lower_danger(state, fight.space, "No Victor", "DD-267")
    else:
        state = yield from _calm(state, fight, exempt=_exempt(state, fight, (LAW,)), why="No Victor")
    state = yield FightDrawn(rule="DD-267")
    state = yield from _no_trophies(state)
    state = yield from _encounter_gone(state, fight)
    state = yield from _stall(state, fight)
    return (yield from close_fight(state))


def _lost(state: Degenerates, fight: Fight) -> Unfolds:
    """The monsters win: the Danger Level rises, the Defeated die or are captured, the rest goes home (DD-266)."""
    names = tuple(who for who, each in fight.fighters.items() if not each.barred)
    law = _exempt(state, fight, (LAW,))
    escaped = all(fight.fighters[who].stands == "escaped" for who in names)
    level_stays = escaped and option(state, "all-escaped") == "level"
    state = yield FightLost(names=names, rule="DD-266")
    if not law and not level_stays and board.site(state, fight.space).kind != "maze":
        state = yield from raise_danger(state, fight.space, "the lost fight", "DD-266")
    state = yield from _no_trophies(state)
    state = yield from _survivors(state, fight)
    state = yield from _encounter_gone(state, fight)
    state = yield from _stall(state, fight)
    captured = law and campaign(state) and option(state, "law-loss") == "captured"
    down = tuple(who for who in names if fight.fighters[who].stands == "out")
    if captured:
        state = yield Captured(names=names, rule="DD-197")
    for who in () if captured else down:
        state = yield from dies(state, who, "the fight is lost", "DD-271", fighting=True)
    return (yield from close_fight(state))


def _no_trophies(state: Degenerates) -> Unfolds:
    fight = state.fight
    for who, held in fight.fighters.items() if fight else ():
        for trophy in held.trophies:
            state = yield TrophyLeft(who=who, trophy=trophy.label, why="the fight is not won", rule="DD-266")
            for event in decks.discard(state, trophy.deck, trophy.card, "DD-266"):
                state = yield event
    return state


def _survivors(state: Degenerates, fight: Fight) -> Unfolds:
    """Monsters are shuffled back; an Epic stays as a counter, without Wounds or conditions (DD-202, DD-203)."""
    for foe in fight.foes:
        state = yield FoeLeft(foe=foe.label, why="it has won", rule="DD-266")
        if foe.deck == "epic":
            was = state.epics[foe.card].space if foe.card in state.epics else ""
            if was != fight.space:
                state = yield EpicPlaced(epic=foe.card, place=fight.space, was=was, rule="DD-202")
            continue
        for event in sent_home(state, foe, "DD-266"):
            state = yield event
    return state


def _encounter_gone(state: Degenerates, fight: Fight) -> Unfolds:
    """A waiting Encounter is discarded, or goes back to the Mission deck (DD-191)."""
    turn = next((turn_of(state, who) for who in fight.fighters if turn_of(state, who)), None)
    waiting = turn.waiting if turn else None
    if turn is None or waiting is None or waiting.resolved or fight.cause == "trade":
        return state
    state = yield EncounterGone(leader=turn.leader, card=waiting.card, rule="DD-191")
    if not decks.of_mission(state, waiting.card):
        for event in decks.discard(state, waiting.deck, waiting.card, "DD-191"):
            state = yield event
    return state


def _stall(state: Degenerates, fight: Fight) -> Unfolds:
    if fight.cause == "trade" and fight.space in state.stalls:
        return (yield StallLost(place=fight.space, rule="DD-165"))
    return state
