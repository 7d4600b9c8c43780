"""Worked cases of scouting, deployment and the Fate track."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Resolve, Room
from ledger.games.draggmar.moves.party import Clear, Fail
from ledger.games.draggmar.moves.rounds import Deploy, Next, Scout
from ledger.games.draggmar.moves.setup import Path
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALL_TURNED,
    NOBODY,
    SOMEBODY,
    boss,
    bosses,
    crawl,
    crawl_on,
    decks,
    failed,
    fames,
    fate,
    hall,
    hired,
    nowhere,
    on_to_scouting,
    play,
    rift_map,
    rifts,
    round_over,
    scouted,
    scouting,
    standing,
    traded,
    turned,
)
from tests.tables import No, Row, each, prove

TWO_PATHS = (
    *rift_map(r1="Ford"),
    Path(places=("City", "Ford", "Mines")),
)
LONG_PATH = (Path(places=("City", "P1", "P2", "P3")), Path(places=("City", "P4")))
SIX_PLACES = "P2 P3 P5 P6 P7 P8"
EACH_ALONE = {"A": [SOMEBODY], "B": [SOMEBODY], "C": [SOMEBODY]}

SCOUTING: dict[str, Row[Draggmar]] = {
    "DRV-011": Row(
        proves="DR-031 DR-033",
        given=scouting("ABCD"),
        stands={at.fate: 15, at.face_down: 12},
        when=(
            Scout(who="C", place="Mines", level=1),
            Scout(who="A", place="Site-3", level=3),
            Scout(who="D", place="Site-4", level=1),
            Scout(who="B", place="Site-5", level=2),
        ),
        then={at.face_down: 8, at.fate: 15, at.unrevealed_mix: {1: 2, 2: 3, 3: 3}},
    ),
    "DRV-013": Row(
        proves="DR-032 DR-045",
        given=scouting("ABCD", *ALL_TURNED)[:-1],
        stands={at.fate: 15, at.face_down: 0},
        when=Next(),
        then={at.fate: 14, at.step: "scouting"},
    ),
    "DRV-016": Row(
        proves="DR-032 DR-050",
        given=(*scouting("AB", *ALL_TURNED)[:-1], fate(1)),
        stands={at.fate: 1, at.face_down: 0},
        when=(Next(), Deploy(who="A", place="Mines")),
        refused={2: "DR-050"},
        then={at.fate: 0, at.status: "lost"},
    ),
    "DRV-017": Row(
        proves="DR-014",
        given=scouting("AB", *turned(Mines=1, Burial_Mound=1, Site_3=1, Site_4=1, Site_5=2)),
        stands={at.face_down: 7, at.revealed: {1: 4, 2: 1, 3: 0}},
        when=(Scout(who="A", place="Site-6", level=1), Scout(who="A", place="Site-6", level=3)),
        refused={1: "DR-014"},
        then={at.face_down: 6, at.revealed: {1: 4, 2: 1, 3: 1}},
    ),
}

DEPLOYMENT: dict[str, Row[Draggmar]] = {
    "DRV-005": Row(
        proves="DR-026 DR-043 DR-183",
        given=(
            *scouting("AB", *TWO_PATHS, fate(12), undead_crusade="on"),
            *scouted({"Mines": (1, "A"), "Burial Mound": (2, "B")}),
        ),
        stands={at.rifts_active: (1,), at.printed: {"Mines": 1, "Burial Mound": 2}},
        when=(
            Deploy(who="A", place="Mines"),
            Deploy(who="A", place="Burial Mound"),
            Deploy(who="A", place="Ford"),
        ),
        refused={1: No("DR-043", names="Rift 1"), 2: No("DR-043", names="Rift 1")},
        then={at.standees: {"A": "Ford"}},
    ),
    "DRV-020": Row(
        proves="DR-040",
        given=(*scouting("AB", deploy_penalty="unscouted"), *standing({"Mines": (2, "AB")}), fate(13)),
        stands={at.fate: 13, at.standees: {"A": "Mines", "B": "Mines"}},
        when=Next(),
        then={at.fate: 13, at.step: "hiring"},
    ),
    "DRV-022": Row(
        proves="DR-040",
        given=(
            *scouting("ABC", deploy_penalty="empty-face-up"),
            *standing({"Mines": (1, "ABC")}, {"Site-3": 2, "Site-4": 3}),
        ),
        stands={at.fate: 15, at.printed: {"Mines": 1, "Site-3": 2, "Site-4": 3, "Site-5": 0}},
        when=Next(),
        then={at.fate: 10},
    ),
    "DRV-025": Row(
        proves="DR-040 DR-052",
        given=(
            *scouting("AB", deploy_penalty="unscouted"),
            *round_over({"Mines": (1, "A"), "Site-3": (2, "B")}),
            *standing({"Mines": (0, "A"), "Site-3": (0, "B")}),
            fate(11),
        ),
        stands={at.fate: 11, at.printed: {"Mines": 1, "Site-3": 2}, at.round_: 2},
        when=Next(),
        then={at.fate: 8, at.effective: {"Mines": 2, "Site-3": 3}},
    ),
    "DRV-120 Rift 3": Row(
        proves="DR-167 DR-160",
        given=(*scouting("AB", *bosses(2, 3), *rift_map(), *rifts(3), undead_crusade="on"), *scouted(nowhere("AB"))),
        stands={at.boss_kills: {2: 2, 3: 3}, at.rifts_active: (3,)},
        when=Deploy(who="A", place="Fortress of Death"),
        then={at.standees: {"A": "Fortress of Death"}},
    ),
    "DRV-120 Rift 4": Row(
        proves="DR-167 DR-160",
        given=(*scouting("AB", *bosses(2, 3), *rift_map(), *rifts(4), undead_crusade="on"), *scouted(nowhere("AB"))),
        stands={at.boss_kills: {2: 2, 3: 3}, at.rifts_active: (4,)},
        when=Deploy(who="A", place="Fortress of Death"),
        refused={1: "DR-167"},
        then={at.standees: {"A": "City"}},
    ),
    "DRV-132": Row(
        proves="DR-043 DR-184",
        given=(
            *scouting("ABC", *rift_map(r1="P2"), *LONG_PATH, fate(12), undead_crusade="on", places="P1 P3 P4"),
            *scouted({"P1": (1, "A"), "P3": (2, "B"), "P4": (3, "C")}),
        ),
        stands={at.rifts_active: (1,), at.printed: {"P1": 1, "P3": 2, "P4": 3}},
        when=(
            Deploy(who="A", place="P3"),
            Deploy(who="A", place="P2"),
            Deploy(who="B", place="P1"),
            Deploy(who="C", place="P4"),
        ),
        refused={1: "DR-043"},
        then={at.standees: {"A": "P2", "B": "P1", "C": "P4"}},
    ),
    "DRV-148": Row(
        proves="DR-158 DR-043",
        given=(
            *scouting("AB", *rift_map(r1="P1"), *LONG_PATH, undead_crusade="on", places=SIX_PLACES),
            *round_over({"P2": (1, "AB")}, {"P5": 3}),
            *crawl_on({"P3": (2, "AB")}, spare={"P6": 3}),
            failed("AB"),
            fate(11),
            *on_to_scouting()[:-1],
        ),
        stands={at.standees: {"A": "P3"}, at.rifts_active: (1,), at.round_: 2, at.fate: 11},
        when=(
            Next(),
            (*scouted(nowhere("AB"), {"P7": 1, "P8": 2}), Deploy(who="A", place="P3")),
            Deploy(who="A", place="P1"),
        ),
        refused={2: "DR-043"},
        after={1: {at.standees: {"A": "City"}, at.fate: 10, at.round_: 3}},
        then={at.fate: 10, at.round_: 3, at.standees: {"A": "P1"}},
    ),
    "DRV-159": Row(
        proves="DR-037 DR-142",
        given=crawl({"Mines": (1, "A"), "Site-3": (2, "B")}, {"B": [SOMEBODY]}),
        stands={at.phase: 3, at.fate: 15},
        when=(
            Fail(who="A"),
            (boss("Boss-2", who="B"), *play(B=""), Resolve(who="B", outcome="won")),
            (
                *on_to_scouting(),
                *scouted(nowhere("AB"), {"Site-5": 1, "Site-6": 1}),
                Deploy(who="A", place="Site-3"),
            ),
            Deploy(who="A", place="Mines"),
        ),
        refused={3: "DR-037"},
        after={1: {at.fate: 14}, 2: {at.fate: 16}},
        then={
            at.phase: 1,
            at.fate: 16,
            at.token_on_map: {"Mines": True, "Site-3": False},
            at.standees: {"A": "Mines"},
        },
    ),
    "DRV-163": Row(
        proves="DR-036 DR-039",
        given=(*scouting("ABC"), *scouted({"Mines": (2, "AC"), "Site-3": (1, "B")})),
        stands={at.phase: 1, at.step: "deployment", at.first: "A"},
        when=(
            Deploy(who="A", place="Mines"),
            Deploy(who="B", place="Site-3"),
            Deploy(who="C", place="Mines"),
            Deploy(who="A", place="Site-3"),
            (Next(), *hired("ABC"), *traded("ABC")),
        ),
        refused={4: "DR-036"},
        then={
            at.standees: {"A": "Mines", "B": "Site-3", "C": "Mines"},
            at.groups_at: {"Mines": (("A", "C"),), "Site-3": (("B",),)},
        },
    ),
}

FATE: dict[str, Row[Draggmar]] = {
    "DRV-029": Row(
        proves="DR-046 DR-047 DR-051 DR-142 DR-161",
        given=(
            *crawl({"Mines": (1, "AB")}, EACH_ALONE, spare={"Site-3": 1}),
            fate(10),
        ),
        stands={at.fate: 10, at.effective: {"Mines": 2, "Site-3": 2}, at.boss_kills: {1: 0, 2: 0, 3: 0}},
        when=((boss("Boss-L2").but(level=2), *play(A="", B=""), Resolve(who="A", outcome="won")),),
        then={
            at.fate: 11,
            at.effective: {"Site-3": 1},
            at.boss_kills: {1: 0, 2: 1, 3: 0},
            at.token_on_map: {"Mines": False, "Site-3": True},
            fight.alive: {"A": True, "B": True},
        },
    ),
    "DRV-030": Row(
        proves="DR-051 DR-148",
        given=(*crawl({"Mines": (1, "AB")}), fate(5)),
        stands={at.fate: 5, at.effective: {"Mines": 3}},
        when=failed("AB"),
        then={at.fate: 4, at.effective: {"Mines": 3}, at.token_on_map: {"Mines": True}},
    ),
    "DRV-032": Row(
        proves="DR-046 DR-148 DR-150",
        given=(*crawl({"Mines": (2, "A"), "Site-3": (3, "B")}, NOBODY, *turned(Site_4=1)), fate(12)),
        stands={at.fate: 12, at.printed: {"Mines": 2, "Site-3": 3, "Site-4": 1}},
        when=(Fail(who="A"), Fail(who="B")),
        after={1: {at.fate: 10}, 2: {at.fate: 7}},
        then={at.fate: 7, at.effective: {"Mines": 3, "Site-3": 3, "Site-4": 2}},
    ),
    "DRV-033": Row(
        proves="DR-046",
        given=(*crawl({"Site-3": (3, "AB")}, NOBODY, *turned(Site_4=1)), fate(7)),
        stands={at.fate: 7, at.effective: {"Site-3": 3, "Site-4": 2}},
        when=failed("AB"),
        then={at.fate: 4, at.effective: {"Site-3": 3, "Site-4": 3}},
    ),
    "DRV-034": Row(
        proves="DR-048 DR-106",
        given=(*crawl({"Mines": (1, "AB")}), fate(10), *decks(rooms_1=20, rooms_2=20, rooms_3=20)),
        stands={at.fate: 10, at.phase: 3},
        when=(Room(who="A", name="X", level=1), hall("Y").but(level=2)),
        refused={1: "DR-048"},
        then={at.decks: {"rooms-1": 20, "rooms-2": 19, "rooms-3": 20}, at.open_room: {"A": "Y"}},
    ),
    "DRV-035": Row(
        proves="DR-047 DR-048",
        given=(
            *crawl({"Mines": (1, "A"), "Site-3": (2, "B")}, EACH_ALONE),
            hall("R1"),
            *play(A=""),
            Resolve(who="A"),
            fate(12),
        ),
        stands={at.fate: 12, at.phase: 3, at.pile: {"A": ("R1",)}},
        when=(
            Fail(who="B"),
            Room(who="A", name="R2", level=1),
            hall("R2").but(level=2),
        ),
        refused={2: "DR-048"},
        then={at.fate: 10, at.open_room: {"A": "R2"}, at.open_room_level: {"A": 2}},
    ),
    "DRV-036": Row(
        proves="DR-020 DR-142",
        given=crawl({"Site-3": (3, "AB")}, EACH_ALONE),
        stands={at.fate: 15},
        when=((boss("Boss-L3").but(level=3), *play(A="", B=""), Resolve(who="A", outcome="won", dead=("B",))),),
        then={at.fate: 18, at.boss_kills: {1: 0, 2: 0, 3: 1}, fight.alive: {"A": True, "B": False}},
    ),
    "DRV-122": Row(
        proves="DR-050 DR-169",
        given=(
            *scouting("AB", *bosses(2, 3)),
            *crawl_on({"Fortress of Death": (0, "A"), "Mines": (2, "B")}, EACH_ALONE),
            *fames(A=30, B=4),
            fate(2),
        ),
        stands={at.fate: 2, at.fame: {"A": 30, "B": 4}, at.groups: (("A",), ("B",))},
        when=(Fail(who="B"), Clear(who="A")),
        refused={2: "DR-050"},
        then={at.fate: 0, at.status: "lost", at.winners: ()},
    ),
    "DRV-147": Row(
        proves="DR-046 DR-160",
        given=(
            *scouting("AB", *turned(P2=1, P3=2), places="P1 P2 P3 P4"),
            *crawl_on({"P1": (1, "A"), "P4": (3, "B")}, EACH_ALONE),
            *bosses(1, 3),
            fate(5),
        ),
        stands={
            at.fate: 5,
            at.tokens_left: (1, 1, 2, 3),
            at.boss_kills: {2: 1, 3: 3},
            at.missing_kills: {2: 1},
            at.dungeons_of_level_2: 0,
        },
        when=((boss("Boss-3").but(level=3), *play(A=""), Resolve(who="A", outcome="won")),),
        then={
            at.fate: 6,
            at.boss_kills: {2: 1, 3: 4},
            at.tokens_left: (1, 2, 3),
            at.missing_kills: {2: 1},
            at.dungeons_of_level_2: 1,
        },
    ),
    "DRV-156": Row(
        proves="DR-046 DR-048 DR-176",
        given=(
            *crawl({"Mines": (2, "AB")}, EACH_ALONE, brutal="on"),
            *decks(rooms_1=20, rooms_2=18, rooms_3=20),
            fate(12),
        ),
        stands={at.fate: 12, at.printed: {"Mines": 2}},
        when=(
            Fail(who="B"),
            hall("R5").but(level=2),
            (hall("R5").but(level=3), *play(A="")),
            Resolve(who="A"),
            (boss("Boss-3").but(level=3), Resolve(who="A", outcome="won")),
        ),
        refused={2: "DR-048"},
        after={1: {at.fate: 10}, 5: {at.fate: 12}},
        then={
            at.fate: 12,
            at.decks: {"rooms-1": 20, "rooms-2": 18, "rooms-3": 18},
            at.boss_kills: {1: 0, 2: 0, 3: 1},
        },
    ),
}


@each(SCOUTING | DEPLOYMENT | FATE)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
