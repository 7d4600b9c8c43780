"""Ways out of a fight besides victory: the price that the enemy's card names, or a card that lets one go."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.changes import GOOD, changed, value
from ledger.games.underquest.events.fighting import FightOver
from ledger.games.underquest.moves.fighting import Bribe, Flee
from ledger.games.underquest.rules.asking import Objections, Unfolds, next_blow, no, too_heavy
from ledger.games.underquest.rules.blows import half_struck, the_fight
from ledger.games.underquest.rules.effects import known_counters
from ledger.games.underquest.rules.parting import drop_ingredients, drop_trinkets, need_ingredients, need_trinkets
from ledger.games.underquest.state.fights import Fight
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
RULE = "UQ-CBT-23"
WHY = "a bribe"
CARDS = ("trinkets", "ingredients")
"""What a bribe counts in cards, whatever they are worth (UQ-TRK-06)."""


@decides(Bribe)
def bribe(state: UnderQuest, move: Bribe) -> Decision[UnderQuest]:
    fight = the_fight(state)
    known_counters(move.gains)
    need_trinkets(state, move.trinkets)
    need_ingredients(state, move.ingredients)
    yield from too_heavy(state)
    yield from half_struck(state)
    yield from _struck_already(state, fight)
    yield from _unmet(fight, move)
    lost = _lost(fight.foe.bribe, move.gains)
    yield from _unaffordable(state, lost)
    state = yield from _handed_over(state, move, lost)
    if not state.ended:
        yield FightOver(name=fight.foe.name, how="bribed", rule=RULE)


def _struck_already(state: UnderQuest, fight: Fight) -> Objections:
    if fight.struck and option(state, "late-bribe") == "no":
        yield no("bribe-late", RULE, "The first blow has fallen.", next_blow(fight))


def _unmet(fight: Fight, move: Bribe) -> Objections:
    """As many cards as the enemy asks for, no number that grows, and none that its card gives otherwise."""
    asked, foe = dict(fight.foe.bribe), fight.foe
    if not asked and not (move.trinkets or move.ingredients or move.gains):
        yield no("bribe-unasked", RULE, f"Nobody typed what {foe.name} takes.", "bribe CARD, or bribe gold=-3")
    for name, cards in (("trinkets", move.trinkets), ("ingredients", move.ingredients)):
        if asked and len(cards) != asked.get(name, 0):
            told = f"{foe.name} takes {asked.get(name, 0)} {name}, not {len(cards)}."
            yield no("bribe-unmet", RULE, told, "bribe CARD CARD, each by its name")
    for name, by in move.gains:
        if name != "morality" and (by > 0) != (name in GOOD):
            yield no("bribe-gains", RULE, f"A bribe costs something: {name}.", f"bribe {name}=-{abs(by)}")
        elif name in asked and by != _taken(name, asked[name]):
            yield no("bribe-unmet", RULE, f"{foe.name} takes {asked[name]} {name}.", "bribe")


def _lost(asked: Pairs, gains: Pairs) -> Pairs:
    """What the numbers change by: the price of the card, and what the line adds to it."""
    printed = {name: _taken(name, count) for name, count in asked if name not in CARDS}
    return tuple((dict(gains) | printed).items())


def _taken(name: str, count: int) -> int:
    """What a price does to a number; poison and curses that it asks for are suffered."""
    return count if name in GOOD else -count


def _unaffordable(state: UnderQuest, lost: Pairs) -> Objections:
    for name, by in lost:
        held = value(state, name)
        if name != "morality" and by < 0 and held + by < 0:
            yield no("bribe-short", RULE, f"You have {held} {name}, not {-by}.", next_blow(the_fight(state)))


def _handed_over(state: UnderQuest, move: Bribe, lost: Pairs) -> Unfolds:
    if move.trinkets:
        state = yield from drop_trinkets(state, move.trinkets, WHY, "UQ-TRK-06")
    if move.ingredients:
        state = yield from drop_ingredients(state, move.ingredients, WHY, RULE)
    for name, by in lost:
        for fact in () if state.ended else changed(state, name, by, WHY, RULE):
            state = yield fact
    return state


@decides(Flee)
def flee(state: UnderQuest, move: Flee) -> Decision[UnderQuest]:
    fight = the_fight(state)
    yield from too_heavy(state)
    yield from half_struck(state)
    if not move.by:
        yield no("flight-barred", "UQ-CBT-01", "There is no running away.", "flee by CARD, or bribe CARD")
    yield FightOver(name=fight.foe.name, how="left behind", rule="UQ-CBT-01")
