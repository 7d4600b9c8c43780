"""The campaign is founded, and race, class and familiar make an adventurer."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.options import check
from ledger.core.piles import UNSEEN
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Stat
from ledger.games.underquest.events.decks import CardTaken, DueFell
from ledger.games.underquest.events.learning import SkillGained
from ledger.games.underquest.events.setup import AdventurerMade
from ledger.games.underquest.moves.setup import MakeAdventurer
from ledger.games.underquest.rules.asking import Objections, Unfolds, no
from ledger.games.underquest.rules.carrying import carry, pocket_ingredient, pocket_trinket
from ledger.games.underquest.rules.decks import by_program
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.cards import ClassRead, FamiliarRead, RaceRead
from ledger.games.underquest.state.dungeon import Due
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import OPTIONS

decides = Deciders[UnderQuest]()
LOOSE = ("ingredient", "trinket")
"""Decks from which a familiar may bring a random card that nobody need name."""


@decides(Found)
def found(state: UnderQuest, move: Found) -> Decision[UnderQuest]:
    if len(move.players) != content.box().players:
        yield no("players-count", "UQ-CHR-03", f"One plays, not {len(move.players)}.", "new NAME underquest PLAYER")
    check(OPTIONS, move.options, "UQ-SET-02")
    yield TableLaid(players=move.players, options=move.options)


@decides(MakeAdventurer)
def adventurer(state: UnderQuest, move: MakeAdventurer) -> Decision[UnderQuest]:
    race, class_ = reading.race(state, move.race), reading.class_(state, move.class_)
    friend = reading.familiar(state, move.familiar)
    _need_read(race, class_, friend)
    yield from _not_yet(state)
    yield from _of_two_cards(race, class_)
    if move.proficiency is None:
        yield Asking(field="proficiency", asks="Proficient in which stat?")
    if move.weight is None:
        yield Asking(field="weight", asks="Encumbrance?")
    if friend.bonus in LOOSE and move.bonus:
        yield from by_program(state, friend.bonus, move.bonus, "bonus")
    yield AdventurerMade(
        race=race.name,
        class_=class_.name,
        familiar=friend.name,
        health=(race.health or 0) + (class_.health or 0) + (friend.health or 0),
        grit=(race.grit or 0) + (class_.grit or 0) + (friend.grit or 0),
        stats=tuple(_stats(race, friend)),
        icons=class_.icons,
        encumbrance=move.weight or 0,
        gold=move.gold,
        rations=move.rations,
        morality=move.morality,
        proficiency=move.proficiency,
        rule="UQ-CHR-03",
    )
    state = yield CardTaken(deck="familiar", card=friend.name, rule="UQ-CHR-03")
    state = yield from _equipment(state, race, class_)
    yield from _bonus(state, friend, move.bonus)


def _need_read(race: RaceRead, class_: ClassRead, friend: FamiliarRead) -> None:
    """Raise Refused `card-unread` where the numbers of one of the three cards were never typed."""
    for verb, card in (("race-card", race), ("class-card", class_), ("familiar-card", friend)):
        if card.health is None or card.grit is None:
            told = f"Health and grit of {card.name} are not known."
            raise refused("card-unread", "UQ-CHR-04", told, f"{verb} {content.one_word(card.name)} HEALTH GRIT")
    if not race.stats:
        told = f"Nobody typed the stats of {race.name}."
        raise refused("stats-unread", "UQ-CHR-10", told, "race-card NAME HEALTH GRIT AGILITY BRAWN MIND")


def _not_yet(state: UnderQuest) -> Objections:
    if made(state.me):
        told = f"{state.me.race} {state.me.class_} is made already."
        yield no("adventurer-made", "UQ-CHR-03", told, "new NAME underquest PLAYER")


def _of_two_cards(race: RaceRead, class_: ClassRead) -> Objections:
    """The class on the back of the race's own card is not to be had (UQ-CHR-02)."""
    if race.back == class_.name:
        told = f"{class_.name} is the back of {race.name}."
        yield no("class-taken", "UQ-CHR-02", told, "a class of another card")


def _stats(race: RaceRead, friend: FamiliarRead) -> Iterator[tuple[Stat, int]]:
    """The stats of the race, and the familiar's point (UQ-CHR-10)."""
    printed = dict(race.stats)
    for name in content.box().stats:
        yield name, printed.get(name, 0) + (1 if friend.raises == name else 0)


def _equipment(state: UnderQuest, race: RaceRead, class_: ClassRead) -> Unfolds:
    """The trappings card of the race and the skill of the class, both without a price (UQ-CHR-09, UQ-CHR-14)."""
    if race.carries:
        deck = reading.item(state, race.carries).deck or "trapping"
        state = yield from carry(state, race.carries, deck, "UQ-CHR-09", race.name)
    if class_.skill:
        state = yield CardTaken(deck="skill", card=class_.skill, rule="UQ-CHR-14")
        state = yield SkillGained(skill=class_.skill, cost=0, why=class_.name, rule="UQ-CHR-14")
    return state


def _bonus(state: UnderQuest, friend: FamiliarRead, named: str) -> Unfolds:
    """The familiar's bonus: a random card of a deck, or the one that it names (UQ-CHR-18)."""
    if friend.bonus == "ingredient":
        return (yield from pocket_ingredient(state, named or UNSEEN, "UQ-CHR-18", friend.name))
    if friend.bonus == "trinket" and named:
        return (yield from pocket_trinket(state, named, "UQ-CHR-18"))
    if friend.bonus:
        brings = Due(name="familiar-bonus", cards=(named or friend.bonus,))
        state = yield DueFell(due=brings, rule="UQ-CHR-18")
    return state
