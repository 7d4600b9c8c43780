"""A fight begins: with drawn monsters, with monsters among the wares, or by a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ledger.core.frozen import Roster
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates.events.fights import FightBegan
from ledger.games.degenerates.events.phases import WareGone, WareSettled
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, one, unsettled
from ledger.games.degenerates.rules.fights.arriving import unfold
from ledger.games.degenerates.state.combat import unread
from ledger.games.degenerates.state.fights import Fight, Fighter, Foe, Found
from ledger.games.degenerates.state.game import Degenerates, current, present, turn_of
from ledger.games.degenerates.state.map import region_of
from ledger.games.degenerates.state.turns import Turn

decides = Deciders[Degenerates]()
Cause = Literal["encounter", "trade", "loot", "card"]


@decides(BeginFight)
def fight(state: Degenerates, move: BeginFight) -> Decision[Degenerates]:
    who = actor(state, move)
    now = current(state) if state.phase == "encounter" else None
    if not move.who and now and who not in now.members:
        who = now.leader
    turn = turn_of(state, who) if state.phase == "encounter" else None
    space = one(state, who).space
    if state.fight:
        raise refused("fight-open", "DD-241", f"The fight at {state.fight.space} goes on.", "finish it first")
    yield from unsettled(state)
    yield from _too_soon(state, who)
    foes: tuple[Foe, ...] = turn.foes if turn and who in turn.members else ()
    cause: Cause = "encounter" if turn and foes else "card"
    stall = state.stalls.get(space)
    wares = tuple(each.card for each in stall.wares if each.kind == "monster" and not each.settled) if stall else ()
    for card in wares:
        foes = (*foes, labelled(foes, card, "loot"))
        cause = "trade"
    for card in move.foes:
        deck = decks.of_mission(state, card) or move.from_ or _due(turn, state, space)
        if card not in state.out.get(deck, ()):
            state = yield from decks.draw(state, deck, card, "DD-241")
        foes = (*foes, labelled(foes, card, deck))
    if not foes:
        raise refused("foe-missing", "DD-241", "Nobody is there to fight.", "monster CARDS, or fight CARDS from DECK")
    read(state, foes)
    for card in wares:
        state = yield WareSettled(place=space, card=card, rule="DD-165")
        state = yield WareGone(place=space, card=card, rule="DD-165")
    yield from begin(state, space, foes, cause)


def _too_soon(state: Degenerates, who: str) -> Iterator[Objection]:
    turn = current(state)
    if state.phase != "encounter" or turn is None:
        return
    if who not in turn.members:
        yield no("party-first", "DD-126", f"{turn.leader}'s party finishes first.", "next")
        return
    if turn.encounter:
        yield no("encounter-first", "DD-185", "The Encounter card comes first.", "encounter CARD")
    if turn.monsters or turn.epics:
        told = f"Cards still to be drawn: {turn.monsters + turn.epics}."
        yield no("monsters-due", "DD-184", told, f"monster CARDS from {turn.deck}, or epic CARD")
    if turn.waiting and turn.waiting.now and not turn.waiting.resolved:
        yield no("encounter-first", "DD-186", f"{turn.waiting.card} is resolved at once.", "resolve OPTION")


def _due(turn: Turn | None, state: Degenerates, space: str) -> str:
    return (turn.deck if turn else "") or region_of(state, space)


def labelled(foes: tuple[Foe, ...], card: str, deck: str, **given: object) -> Foe:
    """A foe with a label of its own: its name, with a number where one of that name is there."""
    taken = {each.label for each in foes}
    label, number = card, 1
    while label in taken:
        number += 1
        label = f"{card} {number}"
    return Foe(label=label, card=card, deck=deck).but(**given)


def read(state: Degenerates, foes: tuple[Foe, ...]) -> None:
    """Raise Refused `monster-unread` for a monster whose card nobody typed."""
    for foe in foes:
        if unread(state, foe.card):
            hint = f"monster-card {one_word(foe.card)} val 1/1 high con att 4 hp 4"
            raise refused("monster-unread", "DD-198", f"Nobody read {foe.card} yet.", hint)


def begin(
    state: Degenerates, space: str, foes: tuple[Foe, ...], cause: Cause, found: tuple[Found, ...] = ()
) -> Unfolds:
    """Everybody in the space is in the fight; who was Defeated before takes no part (DD-120, DD-165)."""
    fighters = {}
    for who in present(state, space):
        down = one(state, who).defeated
        fighters[who] = Fighter(stands="out" if down else "in", barred=down and cause in ("trade", "loot"))
    numbered = tuple(each.but(entered=1) for each in foes)
    started = Fight(
        space=space,
        cause=cause,
        foes=numbered,
        fighters=Roster(fighters),
        decks=tuple(dict.fromkeys(each.deck for each in foes)),
        found=found,
        serial=len(foes),
    )
    state = yield FightBegan(fight=started, rule="DD-241")
    return (yield from unfold(state))
