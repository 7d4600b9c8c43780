"""Improve and Invest."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.degenerates import content
from ledger.games.degenerates.events.cards import SkillLearned, SkillMastered
from ledger.games.degenerates.events.phases import RestTaken
from ledger.games.degenerates.moves.resting import Improve, Invest
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, ask_level, no, objected, one
from ledger.games.degenerates.rules.levels import bounty, raise_town
from ledger.games.degenerates.rules.reading import read_card
from ledger.games.degenerates.rules.resting.opening import bold_only, may_rest
from ledger.games.degenerates.rules.tracks import paid, shares, xp_lost
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import skill_of
from ledger.games.degenerates.state.attributes import card, lasting, unmet
from ledger.games.degenerates.state.game import Degenerates, together
from ledger.games.degenerates.state.options import option

decides = Deciders[Degenerates]()


@decides(Improve)
def improve(state: Degenerates, move: Improve) -> Decision[Degenerates]:
    who = actor(state, move)
    yield from may_rest(state, who, "improve")
    known = skill_of(one(state, who), move.skill)
    mastery = known is not None and not known.mastered
    if known and known.mastered:
        yield no("skill-owned", "DD-157", f"{who} has mastered {move.skill}.", "another Skill")
    state = yield from _read(state, move, mastery=mastery)
    read = card(state, move.skill)
    cost = read.mastery if mastery else read.cost
    if cost is None:
        what = "Mastery" if mastery else "Skill"
        yield Asking(field="cost", asks=f"XP for the {what} {move.skill}?")
    missing = unmet(state, who, lasting(read.master if mastery else read.needs))
    if missing:
        yield no("requirement-unmet", "DD-157", f"{move.skill} needs {', '.join(missing)}.", "another Skill")
    price = cost or 0
    if price > one(state, who).xp:
        told = f"{who} has {one(state, who).xp} XP, {price} is needed."
        yield no("xp-short", "DD-100", told, "later")
    state = yield RestTaken(who=who, action="improve", rule="DD-100")
    state = yield xp_lost(state, who, price, move.skill, "DD-100")
    if mastery:
        yield SkillMastered(who=who, skill=move.skill, rule="DD-158")
        return
    state = yield from decks.draw(state, "skills", move.skill, "DD-157")
    yield SkillLearned(who=who, skill=move.skill, rule="DD-157")


def _read(state: Degenerates, move: Improve, *, mastery: bool) -> Unfolds:
    if mastery:
        return (yield from read_card(state, move.skill, mastery=move.cost, master=move.needs))
    if move.cost is None and not move.needs:
        return state
    return (yield from read_card(state, move.skill, kind="skill", cost=move.cost, needs=move.needs))


@decides(Invest)
def invest(state: Degenerates, move: Invest) -> Decision[Degenerates]:
    who = actor(state, move)
    space = one(state, who).space
    yield from may_rest(state, who, "invest")
    yield from bold_only(state, who, "DD-160")
    if not board.is_(state, space, "settlement"):
        yield no("settlement-missing", "DD-034", f"{space} is no Settlement.", "in a Settlement")
    state = yield from ask_level(state, space, move.level)
    prices = content.play().prices
    price = prices.invest_base if board.is_(state, space, "base") else prices.invest
    given, short = shares(state, move.pay, together(state, who), price, "DD-160", first=who)
    yield from objected(short)
    state = yield from paid(state, given, "Invest", "DD-160")
    state = yield RestTaken(who=who, action="invest", rule="DD-160")
    if board.is_(state, space, "settlement"):
        state = yield from raise_town(state, space, "Invest", "DD-160")
    if _lawful(state, space):
        yield bounty(state, -1, "Invest", "DD-051")


def _lawful(state: Degenerates, space: str) -> bool:
    """Where Invest lowers the Bounty Level (AMB-05)."""
    if option(state, "invest-bounty") == "law":
        return board.is_(state, space, "law")
    return board.region_of(state, space) == "lowlands"
