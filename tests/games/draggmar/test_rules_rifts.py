"""Rifts."""

from __future__ import annotations

from ledger.core.table.moves import Remove
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import (
    RiftClosed,
    RiftOpened,
    RiftsSealed,
    RoomsReturned,
    RoomsSetAside,
)
from ledger.games.draggmar.events.market import FameGained
from ledger.games.draggmar.events.rooms import BossStands
from ledger.games.draggmar.events.rounds import FateRaised, FateReduced
from ledger.games.draggmar.moves.crawl import Resolve
from ledger.games.draggmar.moves.party import Clear, Split
from ledger.games.draggmar.moves.rounds import Deploy, Next
from ledger.games.draggmar.moves.setup import Greens, Path, RiftSpace
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    GREENS,
    SOMEBODY,
    Groups,
    Hires,
    Moves,
    beaten,
    boss,
    crawl,
    decks,
    entered,
    failed,
    fames,
    fate,
    founded,
    hall,
    hero,
    met,
    nowhere,
    on_to_scouting,
    play,
    rift_map,
    scouted,
    scouting,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
WON = Resolve(who="A", outcome="won")
ADA = hero("Ada", "warrior", (9, 20))
EACH: Hires = {player: [SOMEBODY] for player in "ABCD"}
SPACES = rift_map(r1="Ford", r2="Bog", r3="Moor", r4="Gate")


def in_rift(lowest: int, groups: Groups, hires: Hires = EACH, rift_deck: str = "halves") -> Moves:
    """The crawl of players in Rifts, which opened when Fate fell so low."""
    return crawl(groups, hires, *SPACES, fate(lowest), undead_crusade="on", rift_deck=rift_deck)


RIFTS: dict[str, Row[Draggmar]] = {
    "DR-177 fifteen Rift cards": Row(
        when=founded("AB", undead_crusade="on"),
        then={at.decks: {"rift-cards": 15}, shown.deck_left: {"rift-cards": 15}},
    ),
    "DR-177 no Rifts without the Crusade": Row(
        given=founded("AB"),
        when=(GREENS, RiftSpace(number=1, place="Ford")),
        refused={1: No("DR-177", "crusade-off"), 2: No("DR-177", "crusade-off")},
        then={at.decks: {"rift-cards": None}},
    ),
    "DR-178 no ending among the first six": Row(
        given=(*in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}), *entered(A=""), *met(4)),
        stands={at.decks: {"rift-cards": 10}},
        when=(hall("Portal"), boss("General Velos"), met(1, begin=9), hall("Portal")),
        refused={1: No("DR-178", "rift-early"), 2: No("DR-178", "rift-early")},
        then={at.decks: {"rift-cards": 8}, at.rifts_active: ()},
    ),
    "DR-178 read otherwise: all fifteen are shuffled": Row(
        given=in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}, rift_deck="shuffled"),
        when=(hall("Portal"), *play(A="")),
        then={at.decks: {"rift-cards": 14}, at.rifts_active: ()},
    ),
    "DR-179 green spaces fall from 1 to 4, and must be known": Row(
        given=founded("AB", undead_crusade="on"),
        when=(Greens(one=12, two=9, three=9, four=3), Greens(one=3, two=6, three=9, four=12), Next(), GREENS, Next()),
        refused={
            1: No("DR-179", "greens-rising"),
            2: No("DR-179", "greens-rising"),
            3: No("DR-179", "greens-missing"),
        },
        then={at.greens: {1: 12, 2: 9, 3: 6, 4: 3}, at.step: "scouting"},
    ),
    "DR-180 a fall past several opens them in order": Row(
        given=scouting("AB", *SPACES, undead_crusade="on"),
        when=fate(6),
        then={at.rifts_active: (1, 2, 3), shown.traits: {"Ford": ("Rift 1",), "Moor": ("Rift 3",), "Gate": ()}},
        happens=(Fact(RiftOpened, number=1, at="Ford"), Fact(RiftOpened, number=2), Fact(RiftOpened, number=3)),
    ),
    "DR-180 one space above opens nothing": Row(
        given=scouting("AB", *SPACES, undead_crusade="on"),
        when=(fate(13), fate(12)),
        after={1: {at.rifts_active: ()}},
        then={at.rifts_active: (1,)},
    ),
    "DR-181 DR-182 a Rift stays when Fate rises, and opens once": Row(
        given=scouting("AB", *SPACES, undead_crusade="on"),
        when=(
            fate(12),
            fate(15),
            Remove(thing="Rift 1", from_="map", because="a card closed it"),
            fate(11),
            fate(3),
        ),
        after={2: {at.rifts_active: (1,)}, 3: {at.rifts_active: ()}, 4: {at.rifts_active: ()}},
        then={at.rifts_active: (2, 3, 4)},
    ),
    "DR-183 the table sees what lies behind a Rift": Row(
        given=scouting(
            "AB", *SPACES, Path(places=("City", "Ford", "Mines")), Path(places=("City", "Site-3")), undead_crusade="on"
        ),
        when=fate(12),
        then={
            at.blocked: {"Mines": True, "Burial Mound": True, "Ford": False, "Site-3": False},
            shown.behind_rifts: ("Burial Mound", "Mines"),
        },
    ),
    "DR-184 a Rift is entered where it lies, or by its number": Row(
        given=(
            *scouting("AB", GREENS, RiftSpace(number=1, place="Ford"), fate(9), undead_crusade="on"),
            *scouted(nowhere("AB")),
        ),
        stands={at.rifts_active: (1, 2)},
        when=(Deploy(who="A", place="Rift 1"), Deploy(who="B", place="Rift 3"), Deploy(who="B", place="Rift 2")),
        refused={2: No("DR-037", "token-missing")},
        then={at.standees: {"A": "Ford", "B": "Rift 2"}},
    ),
    "DR-184 DR-185 only a finished crawl closes a Rift": Row(
        given=(*in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}), *entered(A="")),
        when=Clear(who="A"),
        refused={1: No("DR-185", "rift-open")},
        then={at.rifts_active: (1,)},
    ),
    "DR-185 DR-186 a Portal needs no fight": Row(
        given=(*in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}), *entered(A=""), *met(5)),
        when=hall("Portal", fame=1),
        then={at.fate: 14, at.rifts_active: (), at.crawls: {"Ford": "cleared"}, at.fame: {"A": 61}},
        happens=(Fact(RiftClosed, number=1, rule="DR-187"), Fact(FateRaised, by=2, rule="DR-186")),
    ),
    "DR-186 a failed Rift costs 2 Fate": Row(
        given=in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}),
        when=failed("A"),
        then={at.fate: 10, at.rifts_active: (1,)},
        happens=(Fact(FateReduced, by=2, rule="DR-186"),),
    ),
    "DR-186 each failing group of one Rift pays": Row(
        given=(*in_rift(12, {"Ford": (0, "AB")}), Split(who="B", players=("B",))),
        when=(failed("A"), failed("B")),
        after={1: {at.fate: 10}},
        then={at.fate: 8},
    ),
    "DR-187 the rooms of a closed Rift leave the game": Row(
        given=(*in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}), *entered(A=""), *met(5)),
        when=hall("Portal"),
        then={at.rift_cards_gone: 7, at.decks: {"rift-cards": 8}},
        never=(RoomsReturned,),
    ),
    "DR-188 one General": Row(
        given=(
            *in_rift(9, {"Ford": (0, "A"), "Bog": (0, "B")}),
            *entered(A=""),
            *met(5),
            *beaten("General Velos"),
        ),
        when=boss("General Velos", who="B"),
        refused={1: No("DR-188", "rift-spent")},
        then={at.rifts_active: (2,)},
    ),
    "DR-189 with the last Rift card every Rift is closed": Row(
        given=(
            *in_rift(9, {"Ford": (0, "A"), "Mines": (1, "B")}),
            *entered(A=""),
            *decks(rift_deck=1),
            hall("Last"),
        ),
        stands={at.rifts_active: (1, 2)},
        when=RESOLVE,
        then={at.fate: 11, at.rifts_active: ()},
        happens=(Fact(RiftsSealed, rule="DR-189"),),
    ),
    "DR-189 no more cards than the Rift deck has": Row(
        given=(
            *in_rift(9, {"Ford": (0, "A"), "Bog": (0, "B")}),
            *(*entered(A=""), *decks(rift_deck=1), hall("Last")),
        ),
        when=hall("Ruin", who="B"),
        refused={1: No("DR-189", "deck-empty")},
        then={at.open_room: {"A": "Last", "B": ""}},
    ),
    "DR-189 no Rift opens after that": Row(
        given=(
            *in_rift(9, {"Ford": (0, "A"), "Mines": (1, "B")}),
            *(*entered(A=""), *decks(rift_deck=1), hall("Last"), RESOLVE),
        ),
        when=fate(2),
        then={at.rifts_active: ()},
        never=(RiftOpened,),
    ),
    "DR-189 nor when all four tokens are gone": Row(
        given=(
            *scouting("AB", *SPACES, undead_crusade="on"),
            fate(3),
            *(Remove(thing=f"Rift {n}", from_="map", because="a card closed it") for n in (1, 2, 3)),
        ),
        when=Remove(thing="Rift 4", from_="map", because="a card closed it"),
        happens=(Fact(RiftsSealed),),
        then={at.rifts_active: ()},
    ),
    "DR-190 each active Rift costs 1 Fate at the end of a round": Row(
        given=(*in_rift(9, ALONE), failed("A"), failed("B"), fate(9), *on_to_scouting()[:-1]),
        stands={at.rifts_active: (1, 2)},
        when=Next(),
        then={at.fate: 7, at.round_: 2},
        happens=(Fact(FateReduced, was=9, now=7, by=2, rule="DR-190"),),
    ),
    "DR-191 Velos unbeaten kills whoever fights him": Row(
        given=(
            *in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}, {"A": [ADA]}),
            *(*entered(A="Ada"), *met(5), boss("General Velos", (1, 10), fame=6)),
        ),
        when=(RESOLVE, failed("A")),
        after={1: {fight.alive: {"A": False}}},
        then={at.fate: 10, at.boss_kills: {1: 0, 2: 0, 3: 0}},
        happens=(Fact(BossStands, rule="DR-135"),),
    ),
    "DR-191 DR-192 beaten he counts for no level, and is a trophy": Row(
        given=(
            *in_rift(12, {"Ford": (0, "A"), "Mines": (1, "B")}, {"A": [ADA]}),
            *(hall("R1", fame=2), *play(A="Ada"), RESOLVE, *met(5, begin=2), boss("General Velos", (1, 9), fame=6)),
            *fames(A=5),
        ),
        when=RESOLVE,
        happens=(Fact(FameGained, who="A", by=8, rule="DR-192"), Fact(RoomsSetAside, rule="DR-187")),
        then={
            at.fame: {"A": 13},
            at.boss_kills: {1: 0, 2: 0, 3: 0},
            at.trophies: {"A": (("General Velos", 6),)},
            at.missing_kills: {2: 2, 3: 3},
        },
    ),
}


@each(RIFTS)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
