"""The Archangel and the Campsite: dungeon cards that ask for a number, or for one action."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.changes import changed, reached, value
from ledger.games.underquest.events.learning import IncantationReady
from ledger.games.underquest.events.meeting import ArchangelMet, CampedThere
from ledger.games.underquest.moves.company import Archangel, Camp
from ledger.games.underquest.rules.asking import (
    Objections,
    Unfolds,
    mid_fight,
    need_adventurer,
    no,
    remind,
    unsettled,
)
from ledger.games.underquest.rules.effects import gained, known_counters
from ledger.games.underquest.state.adventurer import incantation
from ledger.games.underquest.state.dungeon import MEETS, READIED
from ledger.games.underquest.state.figures import alignment
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()
ARCHANGEL = "Archangel"
CAMPSITE = "Campsite"


def _elsewhere(state: UnderQuest, card: str, rule: str) -> Objections:
    """An objection where that dungeon card is not being resolved, or something else comes first."""
    if not (state.phase == "resolving" and state.turn and state.turn.card == card):
        turned = state.phase == "revealed" and state.turn and state.turn.card == card
        hint = "resolve" if turned else f"draw {card}"
        yield no("card-elsewhere", rule, f"{card} is not being resolved.", hint)
    yield from mid_fight(state, rule)
    yield from unsettled(state, "reveal-quest", "resolve-quest", "boss")


@decides(Archangel)
def archangel(state: UnderQuest, move: Archangel) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from _elsewhere(state, ARCHANGEL, "UQ-LVL-23")
    if state.turn and state.turn.acted:
        yield no("archangel-met", "UQ-LVL-23", "The Archangel did its part.", "lay END LEFT RIGHT")
    side = alignment(state)
    before = state = yield ArchangelMet(does=MEETS[side], rule="UQ-LVL-23")
    for fact in changed(state, "health", side * move.amount, ARCHANGEL, "UQ-LVL-23"):
        state = yield fact
    if not side:
        yield remind("morality-neutral", "UQ-LVL-23", "Neither good nor wicked: nothing happens.")
    elif state is before:
        yield remind("nothing-gained", "UQ-CHR-06", "Health is full already." if move.amount else "Nothing changes.")


@decides(Camp)
def camp(state: UnderQuest, move: Camp) -> Decision[UnderQuest]:
    need_adventurer(state)
    known_counters(move.gains)
    if move.incantation and incantation(state.me, move.incantation) is None:
        known = ", ".join(each.name for each in state.me.incantations) or "camp health=1"
        raise refused("incantation-missing", "UQ-LVL-24", f"You have no {move.incantation}.", known)
    yield from _elsewhere(state, CAMPSITE, "UQ-LVL-24")
    yield from _camped_before(state, move)
    if move.incantation:
        yield from _unready(state, move.incantation)
        state = yield from _readied(state, move.incantation)
    if move.gains or not move.incantation:
        yield from _rested(state, move.gains)


def _camped_before(state: UnderQuest, move: Camp) -> Objections:
    """Making an incantation ready stands instead of every other action (UQ-LVL-24)."""
    acted = state.turn.acted if state.turn else ()
    both = move.incantation and move.gains
    if both or READIED in acted or (move.incantation and acted):
        told = "An incantation is made ready instead of all else."
        yield no(
            "camp-used", "UQ-LVL-24", told, "camp INCANTATION, or camp health=1" if both else "lay left LEFT RIGHT"
        )


def _unready(state: UnderQuest, name: str) -> Objections:
    """It takes Wizardry, a ration, and a card that is spent (UQ-LVL-24)."""
    held, wizardry = incantation(state.me, name), content.cards().wizardry
    if wizardry not in state.me.skills:
        yield no("wizardry-missing", "UQ-LVL-24", f"It takes {wizardry}.", "camp health=1, or what the card gives")
    if not state.me.rations:
        yield no("ration-missing", "UQ-LVL-24", "It costs a ration; you have none.", "camp health=1")
    if held and not held.spent:
        yield no("incantation-unspent", "UQ-LVL-24", f"{name} is ready already.", "name one that is spent")


def _readied(state: UnderQuest, name: str) -> Unfolds:
    state = yield CampedThere(what=READIED, rule="UQ-LVL-24")
    for fact in changed(state, "rations", -1, CAMPSITE, "UQ-LVL-24"):
        state = yield fact
    return (yield IncantationReady(name=name, why=CAMPSITE, rule="UQ-INC-08"))


def _rested(state: UnderQuest, gains: Pairs) -> Unfolds:
    told = ", ".join(_given(state, *each) for each in gains) or "an action of the card"
    state = yield CampedThere(what=told, rule="UQ-LVL-24")
    return (yield from gained(state, gains, CAMPSITE, "UQ-LVL-24"))


def _given(state: UnderQuest, counter: str, by: int) -> str:
    """What a number gains of what the card gives: nothing where it is full already (UQ-CHR-06)."""
    given = by if counter == "ingredients" else reached(state, counter, by) - value(state, counter)
    return f"{counter} {given:+d}" if given else f"{counter} still {value(state, counter)}"
