"""The side bag: its slots, and what its tokens do."""

from __future__ import annotations

from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.brimstone import content
from ledger.games.brimstone.events.numbers import ExperienceGained, HeroHealed
from ledger.games.brimstone.events.posse import CautionGiven, HeroRecovered
from ledger.games.brimstone.events.things import SkillLifted, TokenBagged, TokenGone
from ledger.games.brimstone.moves.things import Apply, Bag
from ledger.games.brimstone.rules.asking import (
    Unfolds,
    able,
    actor,
    acts,
    affords,
    alive,
    cast,
    hero,
    paid,
    price,
)
from ledger.games.brimstone.rules.purse import bag_room, mended, won
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Boost, Hero, has_slots
from ledger.games.brimstone.state.options import settled
from ledger.games.brimstone.state.values import SKILLS, lasting_meant

decides = Deciders[Brimstone]()
HEALS = {"health": "SB-BAG-03", "sanity": "SB-BAG-04"}


def woken(who: str, fact: HeroHealed) -> HeroRecovered:
    """The fact that healing lets a hero stand up (AMB-24)."""
    return HeroRecovered(
        who=who,
        thrown=(),
        where="in its own space",
        health_was=fact.health_now,
        health_now=fact.health_now,
        sanity_was=fact.sanity_now,
        sanity_now=fact.sanity_now,
        rule="AMB-24",
    )


@decides(Bag)
def bag(state: Brimstone, move: Bag) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    yield from bag_room(state, hero(state, who))
    yield bagged(state, who, move.thing, move.source)


def bagged(state: Brimstone, who: str, token: str, source: str) -> TokenBagged:
    """The fact that a token is in the side bag."""
    held = hero(state, who)
    now = len(held.sidebag) + 1
    return TokenBagged(who=who, token=token, now=now, slots=has_slots(held), source=source, rule="SB-BAG-02")


@decides(Apply)
def apply(state: Brimstone, move: Apply) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    if move.thing not in hero(state, who).sidebag:
        known = ", ".join(hero(state, who).sidebag) or f"bag {one_word(move.thing)}"
        raise refused("token-missing", "SB-BAG-01", f"{who} has no {move.thing}.", known)
    token = content.token(move.thing)
    if token.thrown:
        raise refused("token-thrown", "SB-DYN-01", f"{move.thing} is thrown.", "throw SPACES DIE FOE=DIE")
    if token.heals:
        yield from _heals(state, move, who, token.heals)
        return
    if token.skill and not move.skill:
        raise refused("skill-missing", "SB-BAG-07", "Which skill?", "apply Far_Eastern_Potion skill strength")
    skill = _lifted(hero(state, who), move.skill) if token.skill else ""
    state = yield from acts(state, who)
    state = yield TokenGone(who=who, token=move.thing, why="used", rule="SB-BAG-01")
    if token.determination:
        state = yield from won(state, who, "determination", token.determination, why=move.thing, rule="SB-BAG-06")
    if token.skill:
        boost = Boost(skill=skill, by=content.play().limits.potion)
        yield SkillLifted(who=who, boost=boost, rule="SB-BAG-07")


def _lifted(held: Hero, word: str) -> str:
    """The skill that a potion lifts; raises Refused `skill-unknown` for what is none (AMB-20)."""
    name = lasting_meant(word, held.skills)
    if name not in (*SKILLS, *held.skills):
        known = ", ".join((*SKILLS, *held.skills))
        raise refused("skill-unknown", "SB-BAG-07", f"{word} is no skill.", f"one of: {known}")
    return name


def _heals(state: Brimstone, move: Apply, who: str, pool: str) -> Unfolds:
    """Bandages and Whiskey: a die, and experience for healing somebody else (SB-BAG-05)."""
    to = move.to or who
    yield from alive(state, to)
    rule = HEALS[pool]
    if move.apart and to != who:
        yield Objection(code="hero-far", rule=rule, because=f"{to} is not adjacent.", hint="go closer first")
    thrown = yield from cast(move.dice, Dice(count=1, sides=6), f"{move.thing} for {to}: d6?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from acts(state, who)
    state = yield from paid(state, who, points, move.thing)
    state = yield TokenGone(who=who, token=move.thing, why=f"used on {to}", thrown=thrown.dice, rule="SB-BAG-01")
    health, sanity = (thrown.total, 0) if pool == "health" else (0, thrown.total)
    before, fact = hero(state, to), mended(state, to, health=health, sanity=sanity, by=move.thing)
    state = yield fact
    wakes = settled(state, "healing-wakes") == "yes" and fact.health_now and fact.sanity_now
    if before.out and wakes and to != who:
        state = yield woken(to, fact)
    elif before.out:
        state = yield CautionGiven(told=f"{to} stays knocked out.", rule="SB-BAG-10")
    healed = fact.health_now - fact.health_was + fact.sanity_now - fact.sanity_was
    if to == who or not healed:
        return state
    was = hero(state, who).xp
    now = was + healed * content.play().limits.experience
    return (yield ExperienceGained(who=who, was=was, now=now, why=f"{healed} healed on {to}", rule="SB-BAG-05"))
