"""Encounter cards, monsters and Epics are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Move, Objection, refused
from ledger.games.degenerates.events.danger import EncounterDrawn, EncounterResolved, FoeDrawn
from ledger.games.degenerates.events.setup import MonsterLearned, Reminded
from ledger.games.degenerates.moves.encounters import Encounter, EpicMonster, Monster
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import (
    actor,
    during_fight,
    need_region,
    no,
    out_of_phase,
    the_turn,
    unsettled,
)
from ledger.games.degenerates.rules.fights.beginning import labelled
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.combat import lair_fits, monster
from ledger.games.degenerates.state.game import Degenerates, current
from ledger.games.degenerates.state.turns import Turn, Waiting

decides = Deciders[Degenerates]()
GAME = "Game of Cards"
WAR = "Start a War"


def my_turn(state: Degenerates, move: Move) -> Turn:
    """The party that the line speaks of: of who acts, or the one whose turn it is."""
    if not move.who:
        now = current(state)
        if now is not None:
            return now
    return the_turn(state, actor(state, move))


def in_order(state: Degenerates, turn: Turn, rule: str) -> Iterator[Objection]:
    """Objections outside the Encounter Phase, in a fight, or before another party is through (DD-126)."""
    yield from during_fight(state)
    yield from unsettled(state)
    yield from out_of_phase(state, rule, "encounter")
    now = current(state)
    if state.phase == "encounter" and now is not None and now.leader != turn.leader:
        yield no("party-first", "DD-126", f"{now.leader}'s party finishes first.", "next")


@decides(Encounter)
def encounter(state: Degenerates, move: Encounter) -> Decision[Degenerates]:
    turn = my_turn(state, move)
    yield from in_order(state, turn, "DD-184")
    if turn.once or turn.waiting:
        yield no("encounter-second", "DD-180", "One Encounter a party, space and turn.", "next")
    elif not turn.encounter and not move.mission:
        yield no("encounter-none", "DD-184", "No Encounter card is due.", "encounter CARD mission")
    if move.half and not board.is_(state, turn.space, move.half):
        yield no("half-wrong", "DD-187", f"{turn.space} is not {move.half}.", "the other half")
    home = decks.of_mission(state, move.card)
    deck = home or f"encounters-{need_region(state, turn.space)}"
    yield from decks.by_program(state, deck, move.card)
    if not home:
        state = yield from decks.draw(state, deck, move.card, "DD-184")
    waiting = Waiting(card=move.card, deck=deck, now=move.now)
    yield EncounterDrawn(leader=turn.leader, waiting=waiting, rule="DD-185")
    if destroys_itself(state, move.card):
        yield EncounterResolved(leader=turn.leader, card=move.card, choice="destroyed", rule="DD-189")


def destroys_itself(state: Degenerates, card: str) -> bool:
    """Whether the mission destroys an Encounter without a fight (DD-189)."""
    return card == GAME and state.mission is not None and state.mission.name == WAR


def _before_monsters(turn: Turn) -> Iterator[Objection]:
    if turn.encounter:
        yield no("encounter-first", "DD-185", "The Encounter card is drawn first.", "encounter CARD")
    if turn.waiting and turn.waiting.now and not turn.waiting.resolved:
        yield no("encounter-first", "DD-186", f"{turn.waiting.card} is resolved at once.", "resolve OPTION")


@decides(Monster)
def draw_monsters(state: Degenerates, move: Monster) -> Decision[Degenerates]:
    turn = my_turn(state, move)
    yield from in_order(state, turn, "DD-184")
    yield from _before_monsters(turn)
    if not move.cards:
        raise refused("card-missing", "DD-184", "Which monsters?", "monster CARDS")
    for name in move.cards:
        turn = the_turn(state, turn.leader)
        home = decks.of_mission(state, name)
        deck = move.from_ or home or turn.deck or board.region_of(state, turn.space)
        yield from decks.by_program(state, deck, name, "cards")
        random = not move.from_ and not home
        if random and not turn.monsters:
            yield no("monsters-none", "DD-184", f"{name} is one monster too many.", "from DECK, if a card adds it")
        if not home:
            state = yield from decks.draw(state, deck, name, "DD-184")
        foe = labelled(turn.foes, name, deck)
        state = yield FoeDrawn(leader=turn.leader, foe=foe, random=random, rule="DD-184")


@decides(EpicMonster)
def draw_epic(state: Degenerates, move: EpicMonster) -> Decision[Degenerates]:
    turn = my_turn(state, move)
    yield from in_order(state, turn, "DD-192")
    yield from _before_monsters(turn)
    if not turn.epics:
        yield no("epic-none", "DD-184", "No Epic Monster is due.", "fight, or next")
    yield from decks.by_program(state, "epic", move.card)
    if move.lairs and not monster(state, move.card).lairs:
        state = yield MonsterLearned(card=monster(state, move.card).but(lairs=move.lairs), rule="DD-201")
    state = yield from decks.draw(state, "epic", move.card, "DD-192")
    lairs = monster(state, move.card).lairs
    region = board.region_of(state, turn.space)
    if move.unfit or (lairs and not lair_fits(state, lairs, turn.space, region, law=turn.law)):
        for event in decks.discard(state, "epic", move.card, "DD-192"):
            state = yield event
        text = f"{move.card} has no Lair here: draw again."
        yield Reminded(code="lair-elsewhere", text=text, rule="DD-192")
        return
    yield FoeDrawn(leader=turn.leader, foe=labelled(turn.foes, move.card, "epic"), rule="DD-192")
