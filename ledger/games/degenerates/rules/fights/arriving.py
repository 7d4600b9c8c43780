"""The start of a round: targets, then arrival abilities."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.fights import (
    DrawOver,
    FightStepBegan,
    FoeJoined,
    TargetTaken,
    TrialOver,
    TrialsCalled,
    WitsRolled,
)
from ledger.games.degenerates.moves.fights import Joins, Resist, Target, Wits
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, one, the_fight
from ledger.games.degenerates.rules.conditions import afflict
from ledger.games.degenerates.rules.fights.turns import first_words
from ledger.games.degenerates.rules.testing import attempt, throw
from ledger.games.degenerates.rules.tracks import luck_lost
from ledger.games.degenerates.state.attributes import attribute, card, gives
from ledger.games.degenerates.state.combat import EVERYBODY, abilities, aims, undecided, unread
from ledger.games.degenerates.state.fights import Draw, Fight, Foe, Trial, foe_of, standing
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()
ONCE = ("ambush", "fear", "gas")
PAIN = "pain"


def unfold(state: Degenerates) -> Unfolds:
    """Go on through targets and arrivals as far as nobody has to say or roll anything."""
    fight = state.fight
    if fight is None or fight.step not in ("targets", "arrivals"):
        return state
    state = yield from _targets(state)
    if undecided(state):
        return state
    state = yield from _arrivals(state)
    fight = state.fight
    if fight is None or fight.trials or [each for each in fight.draws if each.kind == "rally"]:
        return state
    orders = tuple((who, attribute(state, who, "per")) for who, each in fight.fighters.items() if not each.barred)
    return (yield FightStepBegan(step="turns", orders=orders, rule="DD-242"))


def _targets(state: Degenerates) -> Unfolds:
    fight = state.fight
    for foe in fight.foes if fight else ():
        if fight and not foe.target:
            among = aims(state, fight, foe)
            if len(among) == 1:
                state = yield TargetTaken(foe=foe.label, at=among[0], rule="DD-243")
    return state


def _arrivals(state: Degenerates) -> Unfolds:
    fight = state.fight
    if fight is None:
        return state
    if fight.step == "targets":
        state = yield FightStepBegan(step="arrivals", rule="DD-242")
    fight = state.fight or fight
    fresh = tuple(foe for foe in fight.foes if not foe.arrived)
    if not fresh:
        return state
    called: list[Trial] = []
    for foe in fresh:
        called += [trial for trial in _trials(state, fight, foe) if not _called(fight, called, trial)]
    draws = tuple(draw for foe in fresh for draw in _rallies(state, fight, foe))
    return (
        yield TrialsCalled(trials=tuple(called), draws=draws, foes=tuple(foe.label for foe in fresh), rule="DD-211")
    )


def _called(fight: Fight, called: list[Trial], trial: Trial) -> bool:
    """Whether a Test of that ability was made, or is due already, where one is enough."""
    if trial.kind in fight.fighters[trial.who].tested:
        return True
    if trial.kind not in ONCE:
        return False
    return any((each.kind, each.who) == (trial.kind, trial.who) for each in (*fight.trials, *called))


def _trials(state: Degenerates, fight: Fight, foe: Foe) -> Iterator[Trial]:
    for row in content.cards().arrivals:
        if row.name == "ambush" and (fight.round > 1 or foe.came == "summon"):
            continue
        for who in standing(fight):
            aimed = row.all or foe.target in (who, EVERYBODY)
            if aimed and row.name in abilities(state, fight, foe, who):
                yield Trial(kind=row.name, who=who, foe=foe.label)


def _rallies(state: Degenerates, fight: Fight, foe: Foe) -> Iterator[Draw]:
    known = abilities(state, fight, foe, foe.target)
    if "rally" in known and not foe.came:
        for deck in called_decks(foe, known["rally"]):
            yield Draw(kind="rally", foe=foe.label, deck=deck)


def called_decks(foe: Foe, icons: str) -> tuple[str, ...]:
    """The decks that Rally or Summon draws from: its own, or one card an icon (DD-217)."""
    if icons:
        return tuple(icons.split("."))
    return (foe.deck.removeprefix("encounters-"),)


@decides(Target)
def target(state: Degenerates, move: Target) -> Decision[Degenerates]:
    fight = the_fight(state)
    foe = foe_of(fight, move.foe)
    if foe is None:
        raise refused("foe-unknown", "DD-243", f"No {move.foe} fights.", ", ".join(each.label for each in fight.foes))
    among = aims(state, fight, foe)
    if fight.step not in ("targets", "arrivals") or foe.target:
        yield no("target-fixed", "DD-243", f"{foe.label} has its target for this round.", "in the next round")
    elif move.at not in among:
        yield no("target-wrong", "DD-243", f"{foe.label} does not aim at {move.at}.", ", ".join(among))
    state = yield TargetTaken(foe=foe.label, at=move.at, rule="DD-243")
    yield from unfold(state)


@decides(Resist)
def resist(state: Degenerates, move: Resist) -> Decision[Degenerates]:
    fight = the_fight(state)
    who = actor(state, move)
    due = [each for each in fight.trials if each.kind == move.ability and move.foe in ("", each.foe)]
    mine = next((each for each in due if each.who == who), None)
    if mine is None and not move.who and due:
        mine, who = due[0], due[0].who
    if mine is None:
        told = f"{who} owes no Test against {move.ability}."
        raise refused("trial-missing", "DD-211", told, first_words(state, fight))
    row = content.arrival(mine.kind)
    name = row.attribute if row else "con"
    change = _shield(state, who) if mine.kind == "petrify" else 0
    state, tested = yield from attempt(
        state,
        who,
        name,
        move.dice,
        mine.kind.capitalize(),
        using=move.using,
        keep=move.keep,
        change=change,
        rule=row.rule if row else "DD-232",
    )
    ends = mine.kind in ONCE or (mine.kind == "petrify" and not tested.passed)
    state = yield TrialOver(trial=mine, ends=ends, rule="DD-211")
    if not tested.passed:
        state = yield from _suffer(state, who, mine)
    yield from unfold(state)


def _suffer(state: Degenerates, who: str, trial: Trial) -> Unfolds:
    row = content.arrival(trial.kind)
    if row is None:
        return (yield from afflict(state, who, "stunned", "round", "Pain", turns=1))
    if row.luck and one(state, who).luck:
        state = yield luck_lost(state, who, row.luck, trial.kind.capitalize(), row.rule)
    if trial.kind == "petrify" and state.fight:
        for each in state.fight.trials:
            if (each.kind, each.who) == ("petrify", who):
                state = yield TrialOver(trial=each, ends=True, rule=row.rule)
    return (yield from afflict(state, who, row.fail, row.lasts, trial.kind.capitalize()))


def _shield(state: Degenerates, who: str) -> int:
    """A Shield's AGI penalty turns into a bonus against Petrify (DD-216)."""
    shields = [each.name for each in one(state, who).items if each.worn and card(state, each.name).shield]
    penalty = sum(by for name in shields for what, by in gives(state, name) if what == "agi" and by < 0)
    return -2 * penalty


@decides(Joins)
def joins(state: Degenerates, move: Joins) -> Decision[Degenerates]:
    fight = the_fight(state)
    due = [each for each in fight.draws if move.deck in ("", each.deck)]
    if not due:
        raise refused("draw-missing", "DD-217", "No monster is called.", "next")
    draw = due[0]
    yield from decks.by_program(state, draw.deck, move.card)
    if unread(state, move.card):
        hint = f"monster-card {one_word(move.card)} val 1/1 high con att 4 hp 4"
        raise refused("monster-unread", "DD-198", f"Nobody read {move.card} yet.", hint)
    state = yield from decks.draw(state, draw.deck, move.card, "DD-217" if draw.kind == "rally" else "DD-237")
    label, number = move.card, 1
    while foe_of(fight, label):
        number += 1
        label = f"{move.card} {number}"
    entered = fight.round if draw.kind == "rally" else fight.round + 1
    foe = Foe(label=label, card=move.card, deck=draw.deck, entered=entered, came=draw.kind)
    state = yield FoeJoined(foe=foe, rule="DD-217" if draw.kind == "rally" else "DD-237")
    state = yield DrawOver(draw=draw, rule="DD-217")
    yield from unfold(state)


@decides(Wits)
def wits(state: Degenerates, move: Wits) -> Decision[Degenerates]:
    fight = the_fight(state)
    foe = foe_of(fight, move.foe)
    if foe is None or "dimwit" not in abilities(state, fight, foe, foe.target):
        raise refused("foe-unknown", "DD-222", f"{move.foe} is no Dimwit in this fight.", "the status shows who")
    if foe.entered != fight.round or foe.rolled is not None:
        yield no("wits-late", "DD-222", f"{foe.label} rolls in its first round only.", "its printed ATT counts")
    who = foe.target if foe.target in state.adventurers else actor(state, move)
    state, value = yield from throw(state, who, "d6", move.die, f"ATT of {foe.label}")
    yield WitsRolled(foe=foe.label, att=value, rule="DD-222")
