"""Rounds, scouting and deployment."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import GroupFormed
from ledger.games.draggmar.events.rounds import (
    FateReduced,
    Reminded,
    StepBegan,
    TokenTurned,
)
from ledger.games.draggmar.moves.market import Hire, Pass, Ready
from ledger.games.draggmar.moves.rounds import Deploy, Next, Scout, Turn, Unexplored
from ledger.games.draggmar.moves.setup import First, Path
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALL_TURNED,
    TOGETHER,
    crawl,
    crawl_on,
    failed,
    fate,
    hall,
    hiring,
    nowhere,
    on_to_scouting,
    rift_map,
    round_over,
    scouted,
    scouting,
    standing,
    trading,
    turned,
)
from tests.tables import Fact, No, Row, Sitting, each, prove

STEPS = ("scouting", "deployment", "hiring", "trading", "crawl", "keeping", "stocking", "discarding", "scouting")
ALL_BUT_ONE = ALL_TURNED[:-1]
"""Only Site-12 lies face down."""


def a_scouts(place: str, level: int = 1) -> Scout:
    return Scout(who="A", place=place, level=level)


ROUND: dict[str, Row[Draggmar]] = {
    "DR-027 the steps of a round": Row(
        given=scouting("AB")[:-1],
        when=(*scouting("AB")[-1:], *crawl_on(TOGETHER), failed("AB"), *on_to_scouting()),
        happens=tuple(Fact(StepBegan, step=step) for step in STEPS),
        then={at.round_: 2, at.phase: 1},
    ),
    "DR-027 a move of another phase": Row(
        given=scouting("AB"),
        when=(
            Hire(who="A", kind="item", level=1),
            Deploy(who="A", place="Mines"),
            hall(),
            Hire(who="A", kind="item", level=1, because="we forgot it"),
        ),
        refused={1: No("DR-027", "step-wrong"), 2: No("DR-027", "step-wrong"), 3: No("DR-027", "step-wrong")},
        then={at.hand_sizes: {"A": 1}, at.overruled: 1},
    ),
    "DR-028 deployment goes clockwise from the First Player": Row(
        given=(*scouting("ABC", First(name="B")), *scouted({"Mines": (1, "ABC")})),
        stands={at.turn: "B", at.turn_order: ("B", "C", "A")},
        when=(
            Deploy(who="A", place="Mines"),
            Deploy(who="B", place="Mines"),
            Deploy(who="A", place="Mines"),
            Deploy(who="C", place="Mines"),
            Deploy(who="A", place="Mines"),
        ),
        refused={1: No("DR-028", "turn-other"), 3: No("DR-028", "turn-other")},
        after={2: {at.turn: "C"}, 4: {at.turn: "A"}},
        then={at.standees: {"A": "Mines", "B": "Mines", "C": "Mines"}},
    ),
    "DR-028 hiring goes clockwise from the First Player": Row(
        given=hiring("AB"),
        when=(Hire(who="B", kind="item", level=1), Pass(who="A"), Hire(who="B", kind="item", level=1)),
        refused={1: No("DR-028", "turn-other")},
        then={at.turn: "B", at.hand_sizes: {"A": 0, "B": 1}},
    ),
    "DR-028 so does trading": Row(
        given=trading("AB"),
        when=(Ready(who="B"), Ready(who="A")),
        refused={1: No("DR-028", "turn-other")},
        then={at.turn: "B"},
    ),
    "DR-028 so does stocking the Market": Row(
        given=(*crawl(TOGETHER), failed("AB"), Next(), Next()),
        stands={at.step: "stocking"},
        when=(Pass(who="B"), Pass(who="A"), Pass(who="B")),
        refused={1: No("DR-028", "turn-other")},
        then={at.step: "stocking", at.turn: ""},
    ),
    "DR-028 a turn that names nobody is that of the player in turn": Row(
        given=hiring("AB"),
        when=(Hire(kind="item", level=1), Pass(), Hire(kind="item", level=1)),
        then={at.hand_sizes: {"A": 1, "B": 1}},
    ),
    "DR-029 scouting has no turns": Row(
        given=scouting("ABC", First(name="B")),
        when=(Scout(who="C", place="Mines", level=1), a_scouts("Site-3"), Scout(who="B", place="Site-4", level=2)),
        then={at.face_down: 9, at.turn: ""},
    ),
    "DR-030 the table sees who still crawls": Row(
        given=(*crawl({"Mines": (1, "A"), "Burial Mound": (1, "B")}), failed("A")),
        when=Next(),
        refused={1: No("DR-030", "crawl-open", names="Burial Mound")},
        then={shown.questions: ("Burial Mound: next room",), at.phase: 3},
    ),
}

SCOUTING: dict[str, Row[Draggmar]] = {
    "DR-031 one token each": Row(
        given=scouting("AB"),
        when=(a_scouts("Mines"), a_scouts("Site-3")),
        refused={2: No("DR-031", "scouted-already")},
        then={at.face_down: 11},
    ),
    "DR-031 only a token that lies face down": Row(
        given=(*scouting("AB", *rift_map(r1="Ford"), Path(places=("City", "Ford")), undead_crusade="on"),),
        when=(
            a_scouts("Mines"),
            Scout(who="B", place="Mines", level=1),
            Scout(who="B", place="City", level=1),
            Scout(who="B", place="Ford", level=1),
            Scout(who="B", place="Site-3", level=1),
        ),
        refused={2: No("DR-031", "token-known"), 3: No("DR-031", "token-missing"), 4: No("DR-031", "token-missing")},
        then={at.face_down: 10},
    ),
    "DR-031 the table sees who has still to scout": Row(
        given=scouting("AB"),
        when=(a_scouts("Mines"), Next()),
        refused={2: No("DR-031", "scout-missing", names="B")},
        after={1: {shown.owing: ("B",)}},
        then={at.step: "scouting"},
    ),
    "DR-032 the table sees the loss before it comes": Row(
        given=(
            *crawl({"Mines": (0, "AB")}, {}, *ALL_TURNED, spare={}),
            *(failed("AB"), Next(), Next(), Next()),
        ),
        stands={at.face_down: 0},
        when=(fate(9), Next()),
        after={1: {shown.questions: ("End the round; Fate: nothing to scout -1",)}},
        then={at.fate: 8},
        happens=(Fact(FateReduced, was=9, now=8, by=1, rule="DR-032"),),
    ),
    "DR-032 the last token costs nothing yet": Row(
        given=scouting("AB", *ALL_BUT_ONE),
        stands={at.face_down: 1},
        when=(a_scouts("Site-12", 3), Next()),
        then={at.fate: 15, at.face_down: 0},
        never=(FateReduced,),
    ),
    "DR-033 a token stays face up": Row(
        given=(*scouting("AB"), *round_over({"Mines": (2, "AB")})),
        when=a_scouts("Mines", 2),
        refused={1: No("DR-031", "token-known")},
        then={at.round_: 2, at.printed: {"Mines": 2}, shown.levels: {"Mines": "2"}},
    ),
    "DR-034 who finds no token left skips": Row(
        given=scouting("ABC", *ALL_BUT_ONE),
        when=(a_scouts("Site-12", 3), Scout(who="B", place="Mines", level=1), Next()),
        refused={2: No("DR-031", "token-known")},
        then={at.step: "deployment", at.fate: 15},
    ),
    "DR-035 up to three tokens alone": Row(
        given=scouting("A"),
        when=(a_scouts("Mines"), a_scouts("Site-3"), a_scouts("Site-4"), a_scouts("Site-5")),
        refused={4: No("DR-035", "scouted-already")},
        then={at.face_down: 9},
    ),
    "DR-035 or none": Row(given=scouting("A"), when=Next(), then={at.step: "deployment", at.face_down: 12}),
}

DEPLOYMENT: dict[str, Row[Draggmar]] = {
    "DR-036 a standee is placed once": Row(
        given=(*scouting("AB"), *scouted({"Mines": (1, "A"), "Site-3": (1, "B")})),
        when=(Deploy(who="A", place="Mines"), Deploy(who="A", place="Site-3")),
        refused={2: No("DR-036", "placed-already")},
        then={at.standees: {"A": "Mines"}, shown.present: {"Mines": ("A",)}},
    ),
    "DR-037 a place without a token is no target": Row(
        given=(*scouting("AB", Path(places=("City", "Ford"))), *scouted(nowhere("AB"))),
        when=(Deploy(who="A", place="Ford"), Deploy(who="A", place="City"), Deploy(who="A", place="Tower")),
        refused={
            1: No("DR-037", "token-missing"),
            2: No("DR-037", "token-missing"),
            3: No("DR-025", "place-unknown"),
        },
        then={at.standees: {"A": "City"}},
    ),
    "DR-038 a face-down token is a target, and turned on arrival": Row(
        given=(*scouting("AB"), *scouted(nowhere("AB"))),
        when=(
            Deploy(who="A", place="Mines"),
            Deploy(who="B", place="Mines"),
            Next(),
            Turn(place="Mines", level=2),
            Next(),
        ),
        refused={3: No("DR-038", "token-down")},
        happens=(Fact(TokenTurned, place="Mines", level=2, by_hand=False, rule="DR-038"),),
        then={at.step: "hiring", at.printed: {"Mines": 2}},
    ),
    "DR-038 nobody turns a token where nobody stands": Row(
        given=(*scouting("AB"), *scouted(nowhere("AB"))),
        when=Turn(place="Mines", level=2),
        refused={1: No("DR-031", "token-unvisited")},
    ),
    "DR-039 players of one place are one group": Row(
        given=(*scouting("ABC"), *crawl_on({"Mines": (2, "AC"), "Site-3": (1, "B")})[:-1]),
        when=Next(),
        happens=(
            Fact(GroupFormed, place="Mines", members=("A", "C"), token=2),
            Fact(GroupFormed, place="Site-3", members=("B",), token=1),
        ),
    ),
    "DR-040 a dungeon counts once, whatever its standees": Row(
        given=(*scouting("ABC", *turned(Mines=2)), *standing({"Mines": (0, "ABC")})),
        when=Next(),
        then={at.fate: 13},
        happens=(Fact(FateReduced, was=15, now=13, by=2, rule="DR-040"),),
    ),
    "DR-040 the sum is seen before it is subtracted": Row(
        given=(*scouting("AB", *turned(Mines=2, Site_3=1)), *standing({"Mines": (0, "A"), "Site-3": (0, "B")})),
        when=fate(14),
        then={shown.questions: ("Hiring; Fate -3: Mines, Site-3",), at.fate: 14},
    ),
    "DR-040 read as face down: only who arrived blindly pays": Row(
        given=(
            *scouting("AB", *turned(Mines=2), deploy_penalty="face-down"),
            *standing({"Mines": (0, "A"), "Site-3": (0, "B")}),
        ),
        when=(Turn(place="Site-3", level=3), Next()),
        then={at.fate: 12},
    ),
    "DR-040 read as occupied: scouting helps nobody": Row(
        given=(*scouting("AB", deploy_penalty="occupied"), *standing({"Mines": (2, "A"), "Site-3": (3, "B")})),
        when=Next(),
        then={at.fate: 10},
    ),
    "DR-040 or the table is asked": Row(
        given=(*scouting("AB", deploy_penalty="ask"), *standing({"Mines": (2, "A"), "Site-3": (3, "B")})),
        when=(Next(), Unexplored(places=("Site-3",)), Next()),
        refused={1: No("DR-040", "unexplored-missing")},
        then={at.fate: 12},
    ),
    "DR-040 a computed list is overruled with a reason": Row(
        given=(*scouting("AB"), *standing({"Mines": (2, "A"), "Site-3": (3, "B")})),
        when=(Unexplored(places=("Mines",)), Unexplored(places=("Mines",), because="a card says so"), Next()),
        refused={1: No("DR-040", "unexplored-computed")},
        then={at.fate: 13, at.overruled: 1},
    ),
    "DR-041 a Rift costs no Fate": Row(
        given=(
            *scouting("AB", *rift_map(r1="Ford"), fate(12), undead_crusade="on", deploy_penalty="occupied"),
            *standing({"Ford": (0, "A"), "Mines": (2, "B")}),
        ),
        stands={at.rifts_active: (1,), at.standees: {"A": "Ford"}},
        when=Next(),
        then={at.fate: 10},
    ),
    "DR-042 everybody has to be placed": Row(
        given=(*scouting("AB"), *scouted({"Mines": (1, "A"), "Site-3": (1, "B")}), Deploy(who="A", place="Mines")),
        when=(Next(), Next(because="B went home")),
        refused={1: No("DR-042", "standee-missing")},
        after={1: {shown.owing: ("B",)}},
        then={at.step: "hiring", at.standees: {"A": "Mines", "B": "City"}},
    ),
    "DR-043 another way around a Rift": Row(
        given=(
            *scouting(
                "AB",
                *rift_map(r1="Ford"),
                Path(places=("City", "Ford", "Site-3")),
                Path(places=("City", "Site-3")),
                fate(12),
                undead_crusade="on",
            ),
            *scouted({"Site-3": (1, "AB")}),
        ),
        stands={at.rifts_active: (1,)},
        when=Deploy(who="A", place="Site-3"),
        then={at.standees: {"A": "Site-3"}},
    ),
    "DR-043 without typed paths there is a reminder only": Row(
        given=(*scouting("AB", *rift_map(r1="Ford"), fate(12), undead_crusade="on"), *scouted({"Mines": (1, "AB")})),
        when=Deploy(who="A", place="Mines"),
        then={at.standees: {"A": "Mines"}},
        happens=(Fact(Reminded, code="paths-unknown", rule="DR-043"),),
    ),
}


@each(ROUND | SCOUTING | DEPLOYMENT)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)


def test_dr_044_tips_for_the_table() -> None:
    """DR-044: joint parties pay off although monsters grow; the sheet says so, and nothing enforces it."""
    table = Sitting(RULESET, scouting("AB"))
    assert shown.rows("Tips", "cards")(table)
