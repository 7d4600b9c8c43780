"""`next` in a fight: the end step of a round, a new round, or the end of looting."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.fights import (
    FightStepBegan,
    FoeHealed,
    FoeSummoned,
    RoundBegan,
    Skirmished,
    TrialsCalled,
)
from ledger.games.degenerates.events.looting import LootSkipped
from ledger.games.degenerates.rules.asking import Unfolds, no, the_fight
from ledger.games.degenerates.rules.fights.arriving import called_decks, unfold
from ledger.games.degenerates.rules.fights.ending import check_over
from ledger.games.degenerates.rules.fights.hitting import leaves
from ledger.games.degenerates.rules.fights.looting import found_monsters, settle_found, skip_rolls
from ledger.games.degenerates.rules.fights.rewards import go_on
from ledger.games.degenerates.rules.fights.timers import begins, tick
from ledger.games.degenerates.rules.fights.turns import first_words
from ledger.games.degenerates.rules.levels import bounty, raise_danger
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.combat import EVERYBODY, abilities, number, undecided
from ledger.games.degenerates.state.fights import Draw, Fight, Foe, foe_of, standing
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option


def go_on_fighting(state: Degenerates) -> Unfolds:
    """What the present step waits for, then the next one."""
    fight = the_fight(state)
    yield from _owed(state, fight)
    if fight.step in ("targets", "arrivals"):
        return (yield from unfold(state))
    if fight.step == "turns":
        return (yield from _end_of_turns(state, fight))
    if fight.step == "summons":
        return (yield from _end_step(state))
    return (yield from _after(state, fight))


def _owed(state: Degenerates, fight: Fight) -> Iterator[Objection]:
    for label, _ in undecided(state):
        raise refused("target-missing", "DD-243", f"Whom does {label} target?", first_words(state, fight))
    for trial in fight.trials:
        told = f"{trial.who} owes a Test against {trial.kind}."
        yield no("trial-open", "DD-211", told, f"resist {trial.kind} DICE @{trial.who}")
    for draw in fight.draws:
        told = f"{draw.foe} calls a monster of {draw.deck}."
        yield no("draw-open", "DD-217", told, f"joins CARD from {draw.deck}")
    for who, held in fight.fighters.items():
        if held.acid:
            yield no("acid-open", "DD-218", f"Acid takes an Item of {who}.", f"acid ITEM @{who}")


def _end_of_turns(state: Degenerates, fight: Fight) -> Unfolds:
    waiting = [who for who in standing(fight) if not fight.fighters[who].done]
    if waiting:
        told = f"{', '.join(waiting)} had no turn yet."
        yield no("turn-missing", "DD-245", told, f"attack, escape or defend @{waiting[0]}")
    for who, held in fight.fighters.items():
        if not held.done and who in state.adventurers:
            state = yield from begins(state, who)
            state = yield from tick(state, who)
    return (yield from _summons(state))


def _summons(state: Degenerates) -> Unfolds:
    """A Summoner that lived through its first round calls monsters (DD-237)."""
    fight = the_fight(state)
    draws: list[Draw] = []
    for foe in fight.foes:
        known = abilities(state, fight, foe, foe.target)
        if "summon" in known and foe.entered == fight.round and not foe.summoned:
            state = yield FoeSummoned(foe=foe.label, rule="DD-237")
            draws += [Draw(kind="summon", foe=foe.label, deck=deck) for deck in called_decks(foe, known["summon"])]
    if not draws:
        return (yield from _end_step(state))
    state = yield TrialsCalled(trials=(), draws=tuple(draws), rule="DD-237")
    return (yield FightStepBegan(step="summons", rule="DD-261"))


def _end_step(state: Degenerates) -> Unfolds:
    """Skirmish, Thief, Drain and Regenerate, in this order (DD-261); then a new round."""
    state = yield from _skirmish(state)
    state = yield from _thieves(state)
    state = yield from _heal(state)
    state = yield from check_over(state)
    fight = state.fight
    if fight is None or fight.result:
        return state
    state = yield RoundBegan(round=fight.round + 1, rule="DD-242")
    return (yield from unfold(state))


def _able(state: Degenerates, name: str) -> tuple[Foe, ...]:
    """Foes that took part in the round and have an ability."""
    fight = the_fight(state)
    return tuple(
        foe for foe in fight.foes if foe.entered <= fight.round and name in abilities(state, fight, foe, foe.target)
    )


def _skirmish(state: Degenerates) -> Unfolds:
    """Skirmishers leave while the level is below 6; it rises once a fight (DD-236, AMB-16, AMB-56)."""
    for foe in _able(state, "skirmish"):
        fight = the_fight(state)
        if option(state, "skirmish-level") == "each" and not _room(state, fight.space):
            continue
        if foe == _able(state, "skirmish")[0] and not _room(state, fight.space) and not fight.skirmished:
            return state
        if not fight.skirmished:
            state = yield Skirmished(rule="DD-236")
            if foe.deck == content.play().law.deck:
                state = yield bounty(state, 1, foe.label, "DD-050")
            else:
                state = yield from raise_danger(state, fight.space, foe.label, "DD-236")
        state = yield from leaves(state, foe, "Skirmish", "DD-236")
    return state


def _room(state: Degenerates, space: str) -> bool:
    if board.town(state, space):
        return option(state, "town-skirmish") == "leaves"
    return (board.danger(state, space) or 1) < content.play().caps.danger


def _thieves(state: Degenerates) -> Unfolds:
    for foe in _able(state, "thief"):
        if foe.gold:
            state = yield from leaves(state, foe, f"with {foe.gold} gold", "DD-239")
    return state


def _heal(state: Degenerates) -> Unfolds:
    for label in tuple(foe.label for foe in the_fight(state).foes):
        fight = the_fight(state)
        foe = foe_of(fight, label)
        if foe is None or not foe.wounds or foe.entered > fight.round:
            continue
        known = abilities(state, fight, foe, foe.target)
        drained = "drain" in known and bool(foe.drew) and (foe.target == EVERYBODY or foe.target in foe.drew)
        causes = (*(("drain",) if drained else ()), *(("regenerate",) if "regenerate" in known else ()))
        by = sum(number(known[cause]) for cause in causes)
        if by:
            now = max(0, foe.wounds - by)
            why = " and ".join(cause.capitalize() for cause in causes)
            state = yield FoeHealed(foe=label, was=foe.wounds, now=now, why=why, rule="DD-223")
    return state


def _after(state: Degenerates, fight: Fight) -> Unfolds:
    """Looting goes on: rolls and draws that nobody wants are passed over (DD-326)."""
    if fight.step == "rolls":
        state = yield from skip_rolls(state)
        return (yield from go_on(state))
    if fight.step == "draws":
        for who, _ in fight.passed:
            state = yield LootSkipped(who=who, rule="DD-326")
        return (yield from found_monsters(state))
    return (yield from settle_found(state))
