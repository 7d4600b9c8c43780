"""Worked cases of the Fortress of Death, of Rifts and of solo play."""

from __future__ import annotations

from ledger.core.table.moves import Remove
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Play, Resolve
from ledger.games.draggmar.moves.party import Clear, Fail
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    Groups,
    Hires,
    Moves,
    beaten,
    boss,
    bosses,
    crawl,
    crawl_on,
    decks,
    entered,
    failed,
    fames,
    fate,
    hall,
    hero,
    met,
    monster,
    on_to_scouting,
    play,
    rift_map,
    scouting,
    skill,
)
from tests.tables import Row, each, prove

RESOLVE = Resolve(who="A")
WON = Resolve(who="A", outcome="won")
INSIDE: Groups = {"Fortress of Death": (0, "AB")}
AT_RIFTS: Groups = {"Ford": (0, "A"), "Bog": (0, "B"), "Moor": (0, "C")}
SPACES = rift_map(r1="Ford", r2="Bog", r3="Moor", r4="Gate")
EACH: Hires = {player: [SOMEBODY] for player in "ABC"}


def fortress(groups: Groups, hires: Hires) -> Moves:
    """The crawl of the Fortress, with the bosses that open it."""
    return crawl(groups, hires, *bosses(2, 3))


def at_the_fortress_door(players: str) -> Moves:
    """Everybody is ready, and the crawl of the Fortress begins with the next move."""
    groups: Groups = {"Fortress of Death": (0, players)}
    spare = {"Site-3": 1, "Site-4": 2, "Site-5": 3, "Site-6": 1}
    return (*scouting(players, *bosses(2, 3)), *crawl_on(groups, spare=spare)[:-1])


def at_rifts(groups: Groups, hires: Hires, lowest: int) -> Moves:
    """The crawl of players in Rifts, which opened when Fate fell so low."""
    return crawl(groups, hires, *SPACES, fate(lowest), undead_crusade="on")


def in_rift(who: str, name: str = "") -> Moves:
    """A Rift card without a fight is drawn and passed, with a hero who comes into play."""
    return (hall("Ruin", who=who), *play(**{who: name}), Resolve(who=who))


FORTRESS: dict[str, Row[Draggmar]] = {
    **{
        f"DRV-115 {players} players": Row(
            proves="DR-162 DR-174",
            given=(*at_the_fortress_door("ABCD"[:players]), *decks(rooms_3=18)),
            stands={at.decks: {"rooms-3": 18}},
            when=Next(),
            then={at.fortress_cards: size, at.decks: {"rooms-3": left}, at.set_aside: ()},
        )
        for players, size, left in ((1, 6, 15), (2, 7, 14), (3, 8, 13), (4, 9, 12))
    },
    "DRV-117": Row(
        proves="DR-164 DR-165",
        given=fortress(INSIDE, {"A": [SOMEBODY], "B": [SOMEBODY]}),
        stands={at.decks: {"fortress": 7}, at.groups: (("A", "B"),)},
        when=(
            (boss("Death Mage"), *play(A="", B=""), WON),
            Clear(who="A"),
            (
                *beaten("Cultist Hansen"),
                *beaten("Cultist Borgen"),
                *met(3),
                hall("R4"),
                RESOLVE.but(dead=("B",)),
            ),
        ),
        refused={2: "DR-164"},
        after={1: {at.decks: {"fortress": 6}, at.status: "running"}},
        then={at.decks: {"fortress": 0}, at.status: "won", fight.alive: {"A": True, "B": False}},
    ),
    "DRV-118": Row(
        proves="DR-168 DR-170 DR-143",
        given=(
            *crawl({"Mines": (1, "B"), "Site-3": (1, "AC")}, {"B": [SOMEBODY]}),
            *(boss("Boss-1", fame=3, who="B"), *play(B=""), Resolve(who="B", outcome="won")),
            failed("AC"),
            *on_to_scouting(),
            *crawl_on({"Site-4": (1, "B"), "Site-5": (2, "AC")}, {"B": [SOMEBODY]}, {"Site-11": 2}),
            *(boss("Boss-2", fame=4, who="B"), *play(B=""), Resolve(who="B", outcome="won")),
            failed("AC"),
            *on_to_scouting(),
            *bosses(2, 3),
            *crawl_on(
                {"Fortress of Death": (0, "AC"), "Site-6": (2, "B")}, EACH, {"Site-7": 2, "Site-8": 3, "Site-9": 3}
            ),
            *entered(A="", C=""),
            *beaten("Cultist Hansen", 4),
            *beaten("Cultist Borgen", 3),
            *beaten("Death Mage", 5),
            *met(3),
            hall("Last"),
            *fames(A=10, B=20, C=4),
        ),
        stands={
            at.fame: {"A": 10, "B": 20, "C": 4},
            at.trophies: {"A": (), "B": (("Boss-1", 3), ("Boss-2", 4)), "C": ()},
            at.pile_fame: {"A": 12},
            fight.alive: {"A": True, "C": True},
        },
        when=RESOLVE,
        then={
            at.status: "won",
            at.fame: {"A": 22, "B": 20, "C": 16},
            at.scores: {"A": 22, "B": 27, "C": 16},
            at.winners: ("B",),
        },
    ),
    "DRV-121": Row(
        proves="DR-114 DR-135 DR-137 DR-165",
        given=(
            *fortress(
                INSIDE,
                {
                    "A": [hero("Ada", "warrior", (3, 9)), hero("Ari", "mage", (5, 5))],
                    "B": [hero("Bo", "mage", (3, 9)), hero("Ben", "priest", (4, 5))],
                },
            ),
            *entered(A="Ada", B="Bo"),
            *met(1),
        ),
        stands={at.decks: {"fortress": 5}, at.hand_sizes: {"A": 1, "B": 1}},
        when=(
            boss("Cultist Hansen", (2, 4), fame=4),
            skill("replace"),
            RESOLVE,
            Play(who="A", hero="Ari"),
            Play(who="B", hero="Ben"),
            RESOLVE,
        ),
        refused={2: "DR-114"},
        after={
            3: {fight.monster_health: 8, fight.attack_total: 6, fight.alive: {"A": False, "B": False}},
            6: {fight.monster_health: 8, fight.attack_total: 9, fight.defeated: True, fight.wounds: {"A": 2, "B": 2}},
        },
        then={
            at.hand_sizes: {"A": 0, "B": 0},
            at.decks: {"fortress": 4},
            at.crawls: {"Fortress of Death": "open"},
        },
    ),
}

RIFTS: dict[str, Row[Draggmar]] = {
    "DRV-004": Row(
        proves="DR-184 DR-185 DR-186 DR-187 DR-188",
        given=at_rifts(AT_RIFTS, EACH, 5),
        stands={at.fate: 5, at.rifts_active: (1, 2, 3), at.decks: {"rift-cards": 15}},
        when=(
            (*in_rift("A"), *in_rift("B"), *in_rift("C"), *met(1), *met(1, "B", 2), *met(1, "C", 3)),
            hall("Portal"),
            hall("Portal", who="B"),
            beaten("General Velos", who="C"),
            on_to_scouting(),
        ),
        after={
            2: {at.fate: 7},
            3: {at.fate: 9},
            4: {at.fate: 11, at.rifts_active: (), at.decks: {"rift-cards": 6}, at.rift_cards_gone: 9},
        },
        then={at.fate: 11, at.rifts_active: (), at.decks: {"rift-cards": 6}, at.rift_cards_gone: 9, at.round_: 2},
    ),
    "DRV-130": Row(
        proves="DR-180 DR-190",
        given=(*at_rifts(ALONE, {}, 6), failed("A"), failed("B"), fate(7), fate(6), *on_to_scouting()[:-1]),
        stands={at.fate: 6, at.rifts_active: (1, 2, 3), at.step: "discarding"},
        when=Next(),
        then={at.fate: 3, at.rifts_active: (1, 2, 3, 4)},
    ),
    "DRV-135": Row(
        proves="DR-187 DR-188",
        given=(
            *at_rifts(AT_RIFTS, EACH, 5),
            *(*in_rift("A"), *in_rift("B"), *in_rift("C"), *met(4, "C")),
            hall("Portal"),
            hall("Portal", who="B"),
        ),
        stands={at.decks: {"rift-cards": 6}, at.rifts_active: (3,)},
        when=(hall("Portal", who="C"), beaten("General Velos", who="C")),
        refused={1: "DR-188"},
        then={at.rifts_active: (), at.decks: {"rift-cards": 5}, at.crawls: {"Moor": "cleared"}},
    ),
    "DRV-137": Row(
        proves="DR-187 DR-148",
        given=(
            *at_rifts({"Ford": (0, "A"), "Mines": (1, "B")}, EACH, 12),
            *in_rift("A"),
            *met(2),
            *(hall("R9"), RESOLVE.but(dead=("A",))),
            *fames(A=6),
            *fames(A=5),
        ),
        stands={
            at.fate: 12,
            at.rifts_active: (1,),
            at.fame: {"A": 5},
            at.decks: {"rift-cards": 11},
            at.rooms_passed: {"A": 4},
        },
        when=Fail(who="A"),
        then={at.fate: 10, at.decks: {"rift-cards": 15}, at.pile: {"A": ()}, at.rifts_active: (1,), at.fame: {"A": 5}},
    ),
    "DRV-138": Row(
        proves="DR-050 DR-190",
        given=(
            *at_rifts(ALONE, {}, 3),
            Remove(thing="Rift 3", from_="map", because="a card closed it"),
            failed("A"),
            failed("B"),
            fate(2),
            *on_to_scouting()[:-1],
        ),
        stands={at.fate: 2, at.rifts_active: (1, 2, 4), at.step: "discarding"},
        when=Next(),
        then={at.fate: 0, at.status: "lost"},
    ),
    "DRV-157": Row(
        proves="DR-150 DR-186 DR-190",
        given=(*at_rifts({"Mines": (3, "A"), "Ford": (0, "B")}, EACH, 12), *in_rift("B"), fate(11)),
        stands={at.fate: 11, at.rifts_active: (1,), at.printed: {"Mines": 3}},
        when=(
            Fail(who="A"),
            (*met(5, "B"), hall("Portal", who="B")),
            on_to_scouting(),
        ),
        after={1: {at.fate: 8}, 2: {at.fate: 10}, 3: {at.fate: 9}},
        then={at.fate: 9, at.rifts_active: (2,)},
    ),
    "DRV-166": Row(
        proves="DR-148 DR-178 DR-186 DR-187",
        given=(
            *at_rifts({"Ford": (0, "A"), "Bog": (0, "B")}, EACH, 9),
            *in_rift("A"),
            *met(2),
            *(hall("R9"), RESOLVE.but(dead=("A",))),
        ),
        stands={at.fate: 9, at.decks: {"rift-cards": 11}, at.rifts_active: (1, 2), at.rooms_passed: {"A": 4, "B": 0}},
        when=(Fail(who="A"), (hall("Portal", who="B"), *play(B=""))),
        after={1: {at.fate: 7}, 2: {at.fate: 9}},
        then={
            at.fate: 9,
            at.decks: {"rift-cards": 14},
            at.rooms_passed: {"A": 0, "B": 0},
            at.rifts_active: (1,),
        },
    ),
    "DRV-172": Row(
        proves="DR-147 DR-186 DR-187 DR-191 DR-192",
        given=(
            *at_rifts(
                {"Ford": (0, "AB")},
                {"A": [hero("Ada", "warrior", (6, 5))], "B": [hero("Bo", "mage", (6, 5))]},
                9,
            ),
            *(hall("R1", fame=2), *play(A="Ada", B="Bo"), RESOLVE),
            *decks(rift_deck=5),
            *fames(A=5, B=4),
        ),
        stands={
            at.fate: 9,
            at.rifts_active: (1, 2),
            at.decks: {"rift-cards": 5},
            at.fame: {"A": 5, "B": 4},
            at.pile_fame: {"A": 2},
        },
        when=(boss("General Velos", (3, 6), fame=6), RESOLVE),
        then={
            fight.monster_health: 12,
            fight.attack_total: 12,
            fight.defeated: True,
            fight.wounds: {"A": 3, "B": 3},
            at.fame: {"A": 13, "B": 12},
            at.trophies: {"A": (), "B": ()},
            at.pile: {"A": (), "B": ()},
            at.fate: 11,
            at.rifts_active: (2,),
            at.decks: {"rift-cards": 4},
        },
    ),
}

PARTY = (Play(who="A", hero="One"), Play(who="A", hero="Two"))
MINE: Groups = {"Mines": (1, "A")}


def one_or_two(fighters: int) -> Moves:
    """A solo party of one hero or two, with a room of 2 Fame behind it."""
    given = crawl(MINE, {"A": [hero("One", "mage", (1, 9)), hero("Two", "mage", (1, 9))]}, solo="on")
    return (*given, hall(fame=2), *PARTY[:fighters], RESOLVE, *fames(A=6), *fames(A=5), fate(14))


SOLO: dict[str, Row[Draggmar]] = {
    "DRV-126": Row(
        proves="DR-110 DR-173",
        given=(
            *crawl(MINE, {"A": [hero("One", "mage", (4, 3)), hero("Two", "mage", (4, 3)), SOMEBODY]}, solo="on"),
            *(hall(), *PARTY, RESOLVE),
        ),
        stands={fight.heroes: {"A": ("One", "Two")}, at.hand_sizes: {"A": 1}},
        when=(Play(who="A"), monster("Rat", (1, 4), fame=1), RESOLVE),
        refused={1: "DR-110"},
        then={
            fight.monster_health: 8,
            fight.attack_total: 8,
            fight.defeated: True,
            fight.hero_wounds: {"One": 1, "Two": 1},
        },
    ),
    "DRV-127 two heroes": Row(
        proves="DR-146 DR-173",
        given=one_or_two(2),
        stands={at.fate: 14, at.fame: {"A": 5}, at.pile_fame: {"A": 2}},
        when=((boss("Boss-1", fame=3), WON),),
        then={at.fame: {"A": 10}, at.trophies: {"A": ()}, at.fate: 15},
    ),
    "DRV-127 one hero": Row(
        proves="DR-146 DR-173",
        given=one_or_two(1),
        stands={at.fate: 14, at.fame: {"A": 5}, at.pile_fame: {"A": 2}},
        when=((boss("Boss-1", fame=3), WON),),
        then={at.fame: {"A": 10}, at.trophies: {"A": (("Boss-1", 3),)}, at.fate: 15},
    ),
    "DRV-158": Row(
        proves="DR-109 DR-137 DR-173",
        given=(
            *crawl(
                MINE,
                {"A": [hero("One", "mage", (2, 3)), hero("Two", "mage", (3, 3)), hero("Last", "mage", (4, 4))]},
                solo="on",
            ),
            *(hall("R1", fame=1), *PARTY, RESOLVE, hall("R2", fame=1), RESOLVE),
            *fames(A=2),
            fate(13),
        ),
        stands={at.fate: 13, at.fame: {"A": 2}, at.pile_fame: {"A": 2}, at.hands: {"A": ("Last",)}},
        when=(boss("Boss-1", (2, 4), fame=2), RESOLVE, Play(who="A", hero="Last"), RESOLVE),
        after={
            2: {fight.monster_health: 8, fight.attack_total: 5, fight.alive: {"A": False}},
            4: {fight.monster_health: 4, fight.attack_total: 4, fight.defeated: True, fight.wounds: {"A": 2}},
        },
        then={
            at.fame: {"A": 6},
            at.pile: {"A": ()},
            at.hands: {"A": ()},
            at.trophies: {"A": (("Boss-1", 2),)},
            at.fate: 14,
        },
    ),
}


@each(FORTRESS | RIFTS | SOLO)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
