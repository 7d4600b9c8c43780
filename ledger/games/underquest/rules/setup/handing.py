"""What the three cards hand out: a trapping, a skill, and what the familiar brings; owed while nobody read it."""

from __future__ import annotations

from ledger.core.piles import UNSEEN
from ledger.games.underquest.events.decks import CardTaken, DueFell, DueSettled
from ledger.games.underquest.events.learning import SkillGained
from ledger.games.underquest.events.numbers import StatMoved
from ledger.games.underquest.events.setup import IconsRead
from ledger.games.underquest.rules.asking import Unfolds
from ledger.games.underquest.rules.carrying import carry, pocket_ingredient, pocket_trinket
from ledger.games.underquest.rules.learning.skills import untold
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.cards import ClassRead, FamiliarRead, RaceRead
from ledger.games.underquest.state.dungeon import Due
from ledger.games.underquest.state.game import UnderQuest, due

LOOSE = ("ingredient", "trinket")
"""Decks from which a familiar may bring a random card that nobody need name."""


def equipment(state: UnderQuest, race: RaceRead) -> Unfolds:
    """The trappings card of the race, without a price (UQ-CHR-09)."""
    if not race.carries:
        return (yield DueFell(due=Due(name="starting-item", cards=(race.name,)), rule="UQ-CHR-09"))
    deck = reading.item(state, race.carries).deck or "trapping"
    return (yield from carry(state, race.carries, deck, "UQ-CHR-09", race.name))


def schooling(state: UnderQuest, class_: ClassRead) -> Unfolds:
    """The skill of the class, without a price (UQ-CHR-14)."""
    if not class_.skill:
        return (yield DueFell(due=Due(name="starting-skill", cards=(class_.name,)), rule="UQ-CHR-14"))
    state = yield CardTaken(deck="skill", card=class_.skill, rule="UQ-CHR-14")
    state = yield SkillGained(skill=class_.skill, cost=0, why=class_.name, rule="UQ-CHR-14")
    for note in untold(state, class_.skill):
        state = yield note
    return state


def gift(state: UnderQuest, friend: FamiliarRead, named: str = "") -> Unfolds:
    """The familiar's bonus: a random card of a deck, or the one that it names (UQ-CHR-18)."""
    if not (friend.bonus or named):
        return (yield DueFell(due=Due(name="starting-bonus", cards=(friend.name,)), rule="UQ-CHR-18"))
    if friend.bonus == "ingredient":
        return (yield from pocket_ingredient(state, named or UNSEEN, "UQ-CHR-18", friend.name))
    if friend.bonus == "trinket" and named:
        return (yield from pocket_trinket(state, named, "UQ-CHR-18"))
    brings = Due(name="familiar-bonus", cards=(named or friend.bonus,))
    return (yield DueFell(due=brings, rule="UQ-CHR-18"))


def numbers(state: UnderQuest, class_: ClassRead, friend: FamiliarRead) -> Unfolds:
    """What the class and the familiar print in numbers is owed where nobody typed it (UQ-CHR-10, UQ-CHR-13)."""
    if not class_.icons:
        state = yield DueFell(due=Due(name="starting-icons", cards=(class_.name,)), rule="UQ-CHR-13")
    if not friend.raises:
        state = yield DueFell(due=Due(name="starting-stat", cards=(friend.name,)), rule="UQ-CHR-10")
    return state


def handed_out_late(state: UnderQuest) -> Unfolds:
    """What a card of the three gives comes once somebody has typed it, where it was owed."""
    me = state.me
    race, class_, friend = (
        reading.race(state, me.race),
        reading.class_(state, me.class_),
        reading.familiar(state, me.familiar),
    )
    if race.carries and due(state, "starting-item"):
        state = yield DueSettled(name="starting-item", rule="UQ-CHR-09")
        state = yield from equipment(state, race)
    if class_.skill and due(state, "starting-skill"):
        state = yield DueSettled(name="starting-skill", rule="UQ-CHR-14")
        state = yield from schooling(state, class_)
    if friend.bonus and due(state, "starting-bonus"):
        state = yield DueSettled(name="starting-bonus", rule="UQ-CHR-18")
        state = yield from gift(state, friend)
    return (yield from _numbers_late(state, class_, friend))


def _numbers_late(state: UnderQuest, class_: ClassRead, friend: FamiliarRead) -> Unfolds:
    """Attack icons count as they were typed last; the stat of the familiar is raised once."""
    if class_.icons and due(state, "starting-icons"):
        state = yield DueSettled(name="starting-icons", rule="UQ-CHR-13")
    if class_.icons and class_.icons != state.me.icons:
        state = yield IconsRead(icons=class_.icons, rule="UQ-CHR-13")
    if friend.raises and due(state, "starting-stat"):
        state = yield DueSettled(name="starting-stat", rule="UQ-CHR-10")
        was = state.me.stats.get(friend.raises, 0)
        state = yield StatMoved(stat=friend.raises, was=was, now=was + 1, why=friend.name, rule="UQ-CHR-10")
    return state
