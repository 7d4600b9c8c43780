"""The campaign is founded, and race, class and familiar make an adventurer."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.options import check
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import STATS, Stat
from ledger.games.underquest.events.decks import CardTaken
from ledger.games.underquest.events.setup import AdventurerMade
from ledger.games.underquest.moves.setup import MakeAdventurer
from ledger.games.underquest.rules.asking import Objections, no
from ledger.games.underquest.rules.decks import by_program
from ledger.games.underquest.rules.setup.handing import LOOSE, equipment, gift, numbers, schooling
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.cards import ClassRead, FamiliarRead, RaceRead
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import OPTIONS

decides = Deciders[UnderQuest]()


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
    yield from _totals(move)
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
        gold=move.gold or 0,
        rations=move.rations or 0,
        morality=move.morality,
        proficiency=move.proficiency,
        rule="UQ-CHR-03",
    )
    state = yield CardTaken(deck="familiar", card=friend.name, rule="UQ-CHR-03")
    state = yield from equipment(state, race)
    state = yield from schooling(state, class_)
    state = yield from gift(state, friend, move.bonus)
    yield from numbers(state, class_, friend)


def _totals(move: MakeAdventurer) -> Iterator[Asking]:
    """What no card of the three is named for; the first question takes the rest along (AMB-11)."""
    whose = f"{move.race} {move.class_}"
    rest = [field for field in ("weight", "gold", "rations") if getattr(move, field) is None]
    if move.proficiency is None:
        then = f" Then {', '.join(rest)}, morality if not 0." if rest else ""
        yield Asking(field="proficiency", asks=f"Which stat is {whose} proficient in?{then}")
    for field, what in (("weight", "Encumbrance"), ("gold", "Starting gold"), ("rations", "Starting rations")):
        if getattr(move, field) is None:
            yield Asking(field=field, asks=f"{what} of {whose}?")


def _need_read(race: RaceRead, class_: ClassRead, friend: FamiliarRead) -> None:
    """Raise Refused `card-unread` where the numbers of one of the three cards were never typed."""
    for verb, card in (("race-card", race), ("class-card", class_), ("familiar-card", friend)):
        if card.health is None or card.grit is None:
            told = f"Health and grit of {card.name} are not known."
            word = one_word(card.name)
            short, whole = f"{verb} {word} HEALTH GRIT", f"race-card {word} HEALTH GRIT AGILITY BRAWN MIND"
            raise refused("card-unread", "UQ-CHR-04", told, whole if card is race else short)
    if len(race.stats) < len(STATS):
        told = f"Nobody typed all stats of {race.name}."
        words = f"race-card {one_word(race.name)} HEALTH GRIT AGILITY BRAWN MIND"
        raise refused("stats-unread", "UQ-CHR-10", told, words)


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
    for name in STATS:
        yield name, printed.get(name, 0) + (1 if friend.raises == name else 0)
