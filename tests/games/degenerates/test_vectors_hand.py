"""Worked cases of Doom, the Hand, Voidgates, the Maze, and Epic Monsters on the move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ledger.core.table.moves import Place
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.decks import DeckReshuffled
from ledger.games.degenerates.events.doom import DoomAdvanced, DoomCardDue, GameLost, HandMoved, LastDoomShown
from ledger.games.degenerates.moves.cards import Draw, Equip, Haunt
from ledger.games.degenerates.moves.danger import Advance, Aim, Compare, Danger, Dispel, Doom, Gate, Sign, Stalk
from ledger.games.degenerates.moves.encounters import BeginFight, EpicMonster, Monster
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import AddAdventurer, Deck, Way
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    FAR,
    HOME,
    LANDS,
    Moves,
    begun,
    dice,
    escape,
    foe,
    fog,
    hero,
    hurt,
    item,
    obtain,
    on_to_danger,
    recover,
    space,
    stand,
    town,
    trait,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
FORTRESS = "Goblin Fortress"
CHANCE = "Last Chance"
MAZE = "The Maze"
PLACES = (
    *LANDS,
    space(PIT, 2),
    space(FORTRESS, 2),
    space(CHANCE, None, "inside"),
    space("The Windmill", None, "inside"),
)
MOVED = Place(thing="Hand", at=FAR, because="a card says so")
SIGNED = (Sign(card="Eclipse"),)
BADLANDS = Deck(name="badlands", cards=30, strong=4)


def advance(place: str) -> Advance:
    return Advance(place=place, by="Omen")


def doomed(*places: str) -> Moves:
    """Doom counters that cards brought, each with its resolved Doom card."""
    return tuple(move for n, place in enumerate(places) for move in (advance(place), Doom(card=f"Omen {n}", fits=True)))


def drawing(*heroes: AddAdventurer, board: Moves = PLACES, before: Moves = (), **begins: Any) -> Moves:
    """The Danger Phase of the first turn, after what happened `before` in the Map Action Phase."""
    return (*begun(*heroes, board=board, **begins), *before, *on_to_danger("".join(each.who for each in heroes)))


def encounters(*heroes: AddAdventurer, before: Moves = (), **begins: Any) -> Moves:
    """The Encounter Phase of the first turn, in which nobody came, in the space of the Hand."""
    return (*drawing(*heroes, before=before, **begins), fog(12), *SIGNED, Next())


def dispel(who: str, told: str) -> Dispel:
    return Dispel(who=who, dice=dice(told))


def discards(sitting: at.At) -> Mapping[str, int]:
    """The number of cards on each discard pile."""
    return {name: len(each.discard) for name, each in sitting.state.piles.items()}


def levels_of(sitting: at.At) -> Mapping[str, int]:
    """The level of each Settlement, of either kind."""
    return {**at.danger(sitting), **at.towns(sitting)}


def armored(who: str) -> Moves:
    """ARM 2."""
    return (item("Coat", slot="body", gives=("arm+2",)), obtain(who, "Coat"), Equip(who=who, item="Coat"))


DOOM: dict[str, Row[Degenerates]] = {
    "DDV-278": Row(
        proves="DD-056 DD-060",
        given=drawing(
            hero("A", mag=9),
            at=PIT,
            board=(*PLACES, space(PIT, 6), BADLANDS),
            before=doomed(PIT),
            stance="bold",
        ),
        stands={at.doom: ("red",), at.decks: {"badlands": 30}, at.hand: PIT},
        when=(
            (fog(12), Sign(card="Eclipse"), Next(), dispel("A", "3 6")),
            (Next(), Next(), recover("A", "2 2"), Next()),
            Danger(card=PIT, value=12),
        ),
        after={1: {at.doom: (), at.hand: ""}},
        then={at.doom: ("red",), at.hand: PIT, at.decks: {"badlands": 30}},
        never=(DeckReshuffled,),
    ),
    "DDV-279": Row(
        proves="DD-058",
        given=drawing(
            hero("A"), board=(*PLACES, space(PIT, 6)), before=doomed(PIT, PIT, PIT, CHANCE, CHANCE), mode="standalone"
        ),
        stands={at.doom: ("red",) * 5, at.status: "running"},
        when=(
            Danger(card=PIT, value=12),
            Next(),
            Doom(card="Locusts"),
            Doom(card="Flood"),
        ),
        refused={2: No("DD-058", "game-over"), 4: No("DD-058", "game-over")},
        after={1: {at.status: "lost", at.doom: ("red",) * 5}},
        then={at.status: "lost", at.doom: ("red",) * 5, at.doom_in_play: (), at.hand: CHANCE},
        happens=(Fact(GameLost, rule="DD-058"), Fact(LastDoomShown, card="Locusts")),
        never=(DoomAdvanced, HandMoved),
    ),
    "DDV-361": Row(
        proves="DD-054 DD-056",
        given=drawing(
            hero("A"),
            board=(*PLACES, space(PIT, 6), Deck(name="badlands", cards=29, strong=4)),
            before=(Draw(who="A", deck="badlands", card="Rat", past=19),),
        ),
        stands={at.decks: {"badlands": 5}, discards: {"badlands": 24}, at.strong_waiting: {"badlands": 4}, at.doom: ()},
        when=(
            Danger(card=PIT, value=12),
            Doom(card="Horde", fits=True),
            Draw(who="A", deck="badlands", card="Ogre", hold=True),
        ),
        after={1: {at.decks: {"badlands": 29}, at.hand: PIT, at.doom_due: True}},
        then={at.decks: {"badlands": 28}, at.strong_waiting: {"badlands": 0}, discards: {"badlands": 0}},
        happens=(
            Fact(DoomAdvanced, colour="red", first=True),
            Fact(DeckReshuffled, deck="badlands", strong=True),
            Fact(HandMoved, place=PIT),
            Fact(DoomCardDue),
        ),
    ),
}

HAND: dict[str, Row[Degenerates]] = {
    "DDV-281": Row(
        proves="DD-060",
        given=(
            *drawing(
                hero("A", mag=9),
                at=FAR,
                before=(*doomed(PIT, PIT), MOVED),
                stance="bold",
            ),
            fog(12).but(raises=HOME),
            *SIGNED,
            Next(),
        ),
        stands={at.doom: ("red", "red"), at.hand: FAR},
        when=dispel("A", "3 6"),
        then={at.hand: "", at.doom: ("red", "red")},
    ),
    "DDV-282": Row(
        proves="DD-071",
        given=(*encounters(hero("A", mag=9), before=doomed(HOME), stance="bold", board=PLACES), dispel("A", "1 5")),
        stands={at.hand: HOME, at.hand_wounds: 5},
        when=advance(PIT),
        then={at.hand: PIT, at.hand_wounds: 0},
    ),
    "DDV-283": Row(
        proves="DD-068 DD-069",
        given=(
            *encounters(
                hero("A", mag=7),
                hero("B", mag=7),
                before=(*doomed(HOME), *armored("A")),
                stance="bold",
            ),
            hurt("A", 4),
            dispel("B", "1 2"),
        ),
        stands={at.hand_wounds: 2, at.wounds: {"A": 4}, at.armor: {"A": 2}},
        when=dispel("A", "6 5"),
        then={at.hand_wounds: 2, at.wounds: {"A": 9}},
    ),
    "DDV-284 Cautious": Row(
        proves="DD-068",
        given=encounters(hero("A"), before=doomed(HOME), stance="cautious"),
        when=dispel("A", "2 2"),
        refused={1: No("DD-068", "stance-cautious")},
        then={at.hand_wounds: 0},
    ),
    "DDV-284 Defeated": Row(
        proves="DD-068",
        given=(*encounters(hero("A"), before=doomed(HOME), stance="bold"), hurt("A", 14)),
        stands={at.defeated: {"A": True}},
        when=dispel("A", "2 2"),
        refused={1: No("DD-068", "adventurer-defeated")},
        then={at.hand_wounds: 0},
    ),
    "DDV-284 a lost fight": Row(
        proves="DD-068",
        given=(
            *encounters(hero("A"), before=doomed(HOME), stance="bold", board=(*PLACES, foe("Rat", 4, 9))),
            BeginFight(foes=("Rat",), from_="lowlands"),
            stand("A", "guard"),
            escape("A", "3 3", "1 4", "1"),
        ),
        when=dispel("A", "2 2"),
        refused={1: No("DD-068", "fight-lost")},
        then={at.hand_wounds: 0},
    ),
    "DDV-284 monsters left": Row(
        proves="DD-068",
        given=(
            *drawing(hero("A"), before=doomed(HOME), stance="bold", board=(*PLACES, foe("Rat", 4, 9))),
            fog(1),
            Compare(monsters=1),
            *SIGNED,
            Next(),
            Monster(cards=("Rat",)),
        ),
        when=dispel("A", "2 2"),
        refused={1: No("DD-068", "foes-wait")},
        then={at.hand_wounds: 0},
    ),
    "DDV-285": Row(
        proves="DD-070",
        given=encounters(hero("A", mag=9), hero("B", mag=8), before=doomed(HOME), stance="bold"),
        stands={at.hand: HOME, at.hand_wounds: 0},
        when=(dispel("A", "2 3"), dispel("B", "3 3")),
        after={1: {at.hand_wounds: 3, at.hand: HOME}},
        then={at.hand: "", at.wounds: {"A": 2, "B": 3}},
    ),
}

EPIC = foe("Baron", 4, 6)
JUDGE = foe("Judge", 4, 6, lairs=("law",))
MARKET = "Market"


def stalking(*path_: Any, epic: Any = EPIC, place: str, goal: str, home: str = HOME) -> Moves:
    """An Epic Monster is sent somewhere, and the Danger Phase begins; A stands elsewhere."""
    board = (*PLACES, *path_, epic, Haunt(epic=epic.name, place=place), Aim(epic=epic.name, goal=goal))
    return drawing(hero("A"), at=home, board=board)


TOWN = (*town(MARKET, 1, region="lowlands"), Way(kind="touch", one=FORTRESS, other=MARKET))

STALKING: dict[str, Row[Degenerates]] = {
    **{
        f"DDV-287 {epic.name}": Row(
            proves="DD-205 DD-208",
            given=stalking(*TOWN, epic=epic, place=FORTRESS, goal=MARKET),
            stands={at.towns: {MARKET: 1}, at.epics: {epic.name: FORTRESS}},
            when=Stalk(epic=epic.name, place=MARKET),
            then={at.epics: {epic.name: MARKET}, at.is_town: {MARKET: stays}, levels_of: {MARKET: 1}},
        )
        for epic, stays in ((EPIC, False), (JUDGE, True))
    },
    "DDV-288": Row(
        proves="DD-205",
        given=stalking(*TOWN, place=FORTRESS, goal=MARKET, home=FORTRESS),
        when=(Stalk(epic="Baron", place=MARKET), fog(12)),
        refused={1: No("DD-205")},
        then={at.epics: {"Baron": FORTRESS}},
    ),
    "DDV-290 by lake": Row(
        proves="DD-207",
        given=stalking(space("Ghostgate"), space("Tower Island", 2), place="Ghostgate", goal="Tower Island"),
        when=Stalk(epic="Baron", place="Tower Island"),
        then={at.epics: {"Baron": "Tower Island"}},
    ),
    "DDV-290 along the river": Row(
        proves="DD-207",
        given=stalking(
            space("Pigskin Port", 2, region="highlands"),
            epic=foe("Shark", 4, 6, of=("fishoid",)),
            place="Pigskin Port",
            goal="East Bridge",
        ),
        when=Stalk(epic="Shark", place="East Bridge"),
        then={at.epics: {"Shark": "East Bridge"}},
    ),
    "DDV-290 a Destroyed space": Row(
        proves="DD-207",
        given=(*stalking(*TOWN, trait("destroyed", MARKET), place=FORTRESS, goal=MARKET),),
        when=Stalk(epic="Baron", place=MARKET),
        then={at.epics: {"Baron": MARKET}},
    ),
    "DDV-290 the Maze": Row(
        proves="DD-207",
        given=stalking(Gate(place=FORTRESS, by="Rift"), place=FORTRESS, goal=HOME),
        when=Stalk(epic="Baron", place=MAZE),
        refused={1: No("DD-207")},
        then={at.epics: {"Baron": FORTRESS}},
    ),
    "DDV-328": Row(
        proves="DD-192 DD-201",
        given=(
            *drawing(
                hero("A"),
                at=FAR,
                mode="standalone",
                board=(
                    foe("Lord Scrott", 4, 6, lairs=("highlands",)),
                    foe("Queen of the Rats", 4, 6, lairs=("highlands-metaphysical", "lowlands", "wetlands")),
                ),
            ),
            fog(1).but(raises=HOME),
            Compare(epic=True),
            Next(),
        ),
        stands={at.decks: {"epic": 16}, at.discarded: {"epic": ()}},
        when=(EpicMonster(card="Lord Scrott"), EpicMonster(card="Queen of the Rats"), BeginFight()),
        then={
            at.discarded: {"epic": ("Lord Scrott",)},
            at.decks: {"epic": 14},
            fight.foes_left: ("Queen of the Rats",),
        },
    ),
}


@each(DOOM | HAND | STALKING)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
