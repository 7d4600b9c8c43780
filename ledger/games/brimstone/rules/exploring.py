"""Mission, Darkness, rooms, travel and town."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.brimstone.events.exploring import (
    ClueFound,
    DarknessMoved,
    DarknessRolled,
    DreadDrawn,
    DreadGone,
    LanternPassed,
    MissionBegan,
    MissionEnded,
    RoomRevealed,
    RoomScavenged,
    TownLeft,
    TownReached,
    WareBought,
)
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.events.rolling import DiceThrown
from ledger.games.brimstone.moves.exploring import (
    Buy,
    Clue,
    Darkness,
    Dread,
    Lantern,
    Leave,
    Mission,
    MissionOver,
    Reveal,
    Scavenge,
    Travel,
)
from ledger.games.brimstone.rules.asking import (
    Objections,
    able,
    actor,
    acts,
    affords,
    hero,
    maybe_cast,
    paid,
    price,
)
from ledger.games.brimstone.rules.purse import gold_enough, gold_gone, stones_enough, stones_gone, won
from ledger.games.brimstone.state import game
from ledger.games.brimstone.state.game import Brimstone, living
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()


@decides(Mission)
def mission(state: Brimstone, move: Mission) -> Decision[Brimstone]:
    if state.mission:
        told = f"{state.mission.name} is not over."
        yield Objection(code="mission-on", rule="SB-POS-04", because=told, hint="mission-over success")
    for card in (*state.dread, *state.dark):
        state = yield DreadGone(card=card, rule="SB-POS-04")
    row = game.Mission(name=move.name, clues=move.clues, xp=move.xp)
    yield MissionBegan(mission=row, rule="SB-POS-04")


@decides(Clue)
def clue(state: Brimstone, move: Clue) -> Decision[Brimstone]:
    needs = state.mission.clues if state.mission else 0
    yield ClueFound(was=state.clues, now=state.clues + 1, needs=needs, room=move.room, rule="SB-POS-04")


@decides(MissionOver)
def mission_over(state: Brimstone, move: MissionOver) -> Decision[Brimstone]:
    held = state.mission
    if held is None:
        raise refused("mission-none", "SB-POS-04", "No mission is on.", "mission NAME clues=2 xp=25")
    if move.how == "success" and state.clues < held.clues:
        told = f"{state.clues} of {held.clues} clues are found."
        yield Objection(code="clues-short", rule="SB-POS-04", because=told, hint="clue, for each that is found")
    state = yield MissionEnded(name=held.name, how=move.how, rule="SB-POS-04")
    for who in living(state) if move.how == "success" and held.xp else ():
        state = yield from won(state, who, "xp", held.xp, why=held.name)


@decides(Darkness)
def darkness(state: Brimstone, move: Darkness) -> Decision[Brimstone]:
    thrown = yield from maybe_cast(move.dice, 6, "Holding back the Darkness?")
    points = price(state, thrown)
    who = actor(state, move) if points else move.who
    if points and settled(state, "darkness-again") == "no":
        told = "This table never re-rolls the Darkness."
        yield Objection(code="darkness-fixed", rule="AMB-38", because=told, hint="option darkness-again yes")
    if points:
        yield from affords(state, who, points, thrown)
        state = yield from paid(state, who, points, "the Darkness")
    if move.held or thrown.dice:
        state = yield DarknessRolled(who=who, thrown=thrown.dice, held=move.held, rule="SB-POS-04")
    elif not move.steps:
        raise refused("darkness-still", "SB-POS-04", "Held back, or how many steps?", "darkness held, or steps 1")
    if move.steps:
        now = max(0, state.darkness + move.steps)
        yield DarknessMoved(was=state.darkness, now=now, rule="SB-POS-04")


@decides(Dread)
def dread(state: Brimstone, move: Dread) -> Decision[Brimstone]:
    if not move.gone:
        yield DreadDrawn(card=move.card, dark=move.dark, rule="SB-POS-04")
        return
    if move.card not in (*state.dread, *state.dark):
        known = ", ".join((*state.dread, *state.dark)) or "dread NAME"
        raise refused("card-missing", "SB-POS-04", f"{move.card} is not in play.", known)
    yield DreadGone(card=move.card, rule="SB-POS-04")


def _peaceful(state: Brimstone, by: str) -> Objections:
    """An objection while a fight is on and nothing allows it (SB-FGT-03)."""
    if state.fight and not by:
        told = "A fight is on."
        yield Objection(code="fight-hinders", rule="SB-FGT-03", because=told, hint="by CARD, if one allows it")


@decides(Reveal)
def reveal(state: Brimstone, move: Reveal) -> Decision[Brimstone]:
    yield from _peaceful(state, move.by)
    yield RoomRevealed(room=move.room, rule="SB-FGT-03")


@decides(Scavenge)
def scavenge(state: Brimstone, move: Scavenge) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    yield from _peaceful(state, move.by)
    if move.room in state.scavenged and not move.by:
        told = f"{move.room} is scavenged."
        yield Objection(code="room-empty", rule="SB-FGT-03", because=told, hint="by CARD, if it has no end")
    thrown = yield from maybe_cast(move.dice, 6, f"{who} scavenges?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from acts(state, who)
    state = yield from paid(state, who, points, "scavenging")
    yield RoomScavenged(
        who=who,
        room=move.room,
        thrown=thrown.dice,
        successes=move.successes,
        over=move.over,
        rule="SB-FGT-03",
    )


@decides(Lantern)
def lantern(state: Brimstone, move: Lantern) -> Decision[Brimstone]:
    hero(state, move.hero)
    yield LanternPassed(hero=move.hero, rule="SB-POS-04")


@decides(Travel)
def travel(state: Brimstone, move: Travel) -> Decision[Brimstone]:
    if state.fight:
        told = "A fight is on."
        yield Objection(code="fight-hinders", rule="SB-FGT-03", because=told, hint="fight-end comes first")
    thrown = yield from maybe_cast(move.dice, 6, "The way to town?")
    points = price(state, thrown)
    who = actor(state, move) if points else move.who
    if points:
        yield from affords(state, who, points, thrown)
        state = yield from paid(state, who, points, "travel")
    if thrown.dice:
        state = yield DiceThrown(who=who or "Posse", what="travel", thrown=thrown.dice, rule="SB-POS-04")
    yield TownReached(town=move.town, danger=move.danger, rule="SB-POS-04")


@decides(Buy)
def buy(state: Brimstone, move: Buy) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    yield from gold_enough(state, who, move.gold)
    yield from stones_enough(state, who, move.stones)
    if state.town is None:
        state = yield CautionGiven(told="gold is spent in town.", rule="SB-INV-01")
    state = yield WareBought(who=who, what=move.what, gold=move.gold, owed=not move.service, rule="SB-INV-01")
    if move.gold:
        state = yield gold_gone(state, who, move.gold, move.what)
    if move.stones:
        yield stones_gone(state, who, move.stones, move.what)


@decides(Leave)
def leave(state: Brimstone, move: Leave) -> Decision[Brimstone]:
    if state.town is None:
        raise refused("town-none", "SB-POS-04", "The Posse is not in town.", "travel TOWN")
    yield TownLeft(town=state.town.name, rule="SB-POS-04")
