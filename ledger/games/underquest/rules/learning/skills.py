"""Skills are learned with experience, between turns."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Stat
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.learning import SkillGained
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.moves.learning import Learn
from ledger.games.underquest.rules.asking import Objections, mid_card, mid_fight, need_adventurer, no, remind, too_heavy
from ledger.games.underquest.rules.decks import take
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()


@decides(Learn)
def learn_skill(state: UnderQuest, move: Learn) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from _no_time_to_learn(state)
    card = reading.skill(state, move.skill)
    requires, stat = move.requires or card.requires, move.stat or card.stat
    yield from _out_of_reach(state, card.name, requires)
    if stat is None:
        least = content.play().experience.proficient
        yield from () if move.because else _unaffordable_skill(state, card.name, least)
        yield Asking(field="stat", asks=f"Which stat is on {card.name}?")
    cost = _cost(state, stat)
    yield from _unaffordable_skill(state, card.name, cost)
    state = yield from learn(state, "skills", card.name, stat=move.stat, requires=move.requires)
    for fact in changed(state, "xp", -cost, card.name, "UQ-XP-04"):
        state = yield fact
    state = yield from take(state, "skill", card.name, "UQ-XP-07")
    state = yield SkillGained(skill=card.name, cost=cost, rule="UQ-XP-04")
    if card.name in content.schools():
        school = one_word(card.name)
        yield remind("school-cards", "UQ-INC-03", f"Its cards: incantation NAME LEVEL by {school}.")
    yield from untold(state, card.name)


def untold(state: UnderQuest, skill: str) -> Iterator[Reminded]:
    """A reminder of a skill of which nobody has typed what it does (UQ-CHK-02)."""
    if reading.speechless(reading.skill(state, skill)):
        word = one_word(skill)
        yield remind("effect-untold", "UQ-CHK-02", f"What it does: skill-card {word} gives NUMBER+N, or says TEXT.")


def _no_time_to_learn(state: UnderQuest) -> Objections:
    if state.fight:
        yield from mid_fight(state, "UQ-XP-05")
    else:
        yield from mid_card(state, "UQ-XP-05")
    yield from too_heavy(state)


def _out_of_reach(state: UnderQuest, skill: str, requires: str) -> Objections:
    """Each skill once, and after the one that it builds on (UQ-XP-06, UQ-XP-07)."""
    if skill in state.me.skills:
        yield no("skill-known", "UQ-XP-07", f"You know {skill}.", "another skill")
    if requires and requires not in state.me.skills:
        yield no("skill-required", "UQ-XP-06", f"{skill} comes after {requires}.", f"learn {one_word(requires)}")


def _cost(state: UnderQuest, stat: Stat | None) -> int:
    """6 for a skill of the stat one is proficient at, else 10 (UQ-XP-04)."""
    prices = content.play().experience
    return prices.proficient if stat and stat == state.me.proficiency else prices.other


def _unaffordable_skill(state: UnderQuest, skill: str, cost: int) -> Objections:
    if cost > state.me.xp:
        told = f"{skill} costs {cost} experience; you have {state.me.xp}."
        yield no("experience-short", "UQ-XP-04", told, "trade TOKEN, or learn it later")
