"""Other readings of the Fortress of Death and of the end of the game, each chosen as an option."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.core.table.moves import Gain
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.market import FameLost
from ledger.games.draggmar.events.rooms import BossStands
from ledger.games.draggmar.moves.crawl import Resolve
from ledger.games.draggmar.moves.market import Hire, Pass
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    SOMEBODY,
    WHY,
    Groups,
    Hires,
    Moves,
    beaten,
    boss,
    bosses,
    crawl,
    decks,
    entered,
    failed,
    fames,
    hall,
    hero,
    met,
    monster,
    number,
    on_to_scouting,
    play,
    settled,
    standing,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
ADA = hero("Ada", "warrior", (3, 9))
BO = hero("Bo", "mage", (2, 9))
NUB = hero("Nub", "mage", (1, 1))
EACH: Hires = {player: [SOMEBODY] for player in "ABC"}
FORTRESS = "Fortress of Death"
BOTH_INSIDE: Groups = {FORTRESS: (0, "AB"), "Mines": (1, "C")}
SPLIT: Groups = {FORTRESS: (0, "A"), "Mines": (1, "B")}


def inside(*early: Move, groups: Groups = BOTH_INSIDE, hires: Hires = EACH) -> Moves:
    """The crawl of the Fortress, with twenty Level 3 rooms to draw from."""
    return crawl(groups, hires, *early, *bosses(2, 3), *decks(rooms_3=20))


def last_room(*early: Move, groups: Groups = BOTH_INSIDE) -> Moves:
    """The last of the eight cards lies open; the mage was worth 7 Fame, a room before 2."""
    members = dict.fromkeys(groups[FORTRESS][1], "")
    return (
        *(*inside(*early, groups=groups), *entered(**members), hall("R0", fame=2), RESOLVE),
        *(*beaten("Cultist Hansen"), *beaten("Cultist Borgen"), *beaten("Death Mage", fame=7)),
        *(*met(len(seats(groups)) - 1), hall("Last")),
    )


def seats(groups: Groups) -> str:
    """Everybody at the table."""
    return "".join(players for _, players in groups.values())


LOSING: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-26 DR-166 who has less than 5 Fame, with the floor {reading}": Row(
            given=(*inside(*settled(fame_floor=reading)), *fames(A=9, B=3, C=7)),
            when=failed("AB"),
            then={
                at.fame: {"A": 4, "B": left, "C": 7},
                shown.field("Fame", "B"): str(left),
                shown.tracks: {"fame B": left},
            },
            happens=(Fact(FameLost, who="B", was=3, by=5, now=left, rule="DR-166"),),
        )
        for reading, left in (("zero", 0), ("none", -2))
    },
    "AMB-26 DR-045 Fame below 0 is corrected from where it stands": Row(
        given=(*inside(*settled(fame_floor="none")), *fames(A=9, B=1), failed("AB")),
        stands={at.fame: {"B": -4}},
        when=(Gain(what="fame", by=1, who="B", because=WHY), Gain(what="fame", by=5, who="B", because=WHY)),
        after={1: {at.fame: {"B": -3}}},
        then={at.fame: {"B": 2}},
    ),
    "AMB-26 DR-054 who owes Fame buys nothing, and takes what is free": Row(
        given=(
            *(*inside(*settled(fame_floor="none")), *fames(A=9, B=1), failed("AB"), failed("C"), *on_to_scouting()),
            *standing({"Site-4": (1, "ABC")}, {"Site-9": 1, "Site-8": 2}),
            *(Next(), Pass(who="A")),
        ),
        stands={at.fame: {"B": -4}, at.step: "hiring"},
        when=(Hire(who="B", kind="item", level=2), Hire(who="B", kind="item", level=1)),
        refused={1: No("DR-054", "fame-short", names="B has -4 Fame, not 2.")},
        then={at.fame: {"B": -4}, at.hand_sizes: {"B": 1}},
    ),
    **{
        f"AMB-33 DR-166 B drops out, and A goes on; the loss is read by {reading}": Row(
            given=(*inside(*settled(fortress_loss=reading)), *entered(A="", B=""), *fames(A=9, B=12)),
            when=failed("B").but(because=WHY),
            then={at.fame: {"A": 9, "B": left}},
        )
        for reading, left in (("players", 7), ("group", 12))
    },
    **{
        f"AMB-33 DR-166 the winning group has lost a hero; the loss is read by {reading}": Row(
            given=(*last_room(*settled(fortress_loss=reading, fortress_fame="none")), *fames(A=9, B=12, C=0)),
            when=RESOLVE.but(dead=("B",)),
            then={at.status: "won", at.fame: {"A": 9, "B": left}, at.winners: (winner,)},
        )
        for reading, left, winner in (("players", 7, "A"), ("group", 12, "B"))
    },
    "AMB-33 DR-166 read by the group: with the last one all lose": Row(
        given=(*inside(*settled(fortress_loss="group")), *fames(A=9, B=12, C=7)),
        when=(failed("B"), failed("A")),
        after={1: {at.fame: {"A": 9, "B": 12}}},
        then={at.fame: {"A": 4, "B": 7, "C": 7}, at.crawls: {FORTRESS: "failed"}},
    ),
}

WINNING: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-27 DR-168 A won the Fortress and ties with B, read as {reading}": Row(
            given=(*last_room(*settled(final_tie=reading, fortress_fame="none"), groups=SPLIT), *fames(A=9, B=9)),
            when=RESOLVE,
            then={at.winners: winners, at.scores: {"A": 9, "B": 9}, at.status: "won"},
        )
        for reading, winners in (("shared", ("A", "B")), ("victors", ("A",)))
    },
    "AMB-27 DR-168 read by victors: whoever has more still wins from afar": Row(
        given=(*last_room(*settled(final_tie="victors", fortress_fame="none"), groups=SPLIT), *fames(A=9, B=10)),
        when=RESOLVE,
        then={at.winners: ("B",)},
    ),
    **{
        f"AMB-33 DR-143 DR-170 A alone wins a Fortress of 9 Fame, which pays {reading}": Row(
            given=(*last_room(*settled(fortress_fame=reading), groups=SPLIT), *fames(A=5, B=5)),
            when=RESOLVE,
            then={at.fame: {"A": fame}, at.scores: {"A": score, "B": 5}, at.status: "won"},
        )
        for reading, fame, score in (("all", 14, 21), ("trophies", 5, 12), ("none", 5, 5))
    },
    **{
        f"AMB-22 DR-165 in the Fortress each boss has its own {reading}": Row(
            given=(
                *inside(*settled(trophy=reading), hires={"A": [ADA], "B": [NUB, BO]}),
                *(*entered(A="Ada", B="Nub"), boss("Cultist Hansen", (1, 1), fame=4), RESOLVE),
                *(hall("R1"), *play(B="Bo"), RESOLVE, *beaten("Cultist Borgen"), *beaten("Death Mage")),
                *(*met(2, begin=2), hall("Last")),
            ),
            stands={fight.heroes: {"A": ("Ada",), "B": ("Bo",)}},
            when=RESOLVE,
            then={at.status: "won", at.trophies: {"A": trophies, "B": ()}},
        )
        for reading, trophies in (("killers", ()), ("survivors", (("Cultist Hansen", 4),)))
    },
    **{
        f"AMB-40 DR-162 a Cultist that is not beaten, where they are {reading}": Row(
            given=(*inside(*settled(cultists=reading), groups=SPLIT, hires={"A": [ADA]}), *entered(A="Ada")),
            when=(monster("Cultist Hansen", (1, 4)).but(kind=None), RESOLVE),
            then={fight.alive: {"A": alive}, at.open_room: {"A": room}},
        )
        for reading, alive, room in (("bosses", False, "Cultist Hansen"), ("monsters", True, ""))
    },
    **{
        f"AMB-40 DR-134 the elite are {elite}, and the Cultists {cultists}: {most} of level 3": Row(
            given=(
                *crawl({"Mines": (3, "A"), "Site-3": (1, "B")}, EACH),
                *settled(elite_bosses=elite, cultists=cultists),
            ),
            when=(number("bosses-gone-3", most), boss("Boss-3"), (number("bosses-gone-3", most - 1), boss("Boss-3"))),
            refused={2: No("DR-134", "bosses-gone")},
            after={1: {shown.bosses_left: {"bosses 3": 0}}},
            then={at.open_room: {"A": "Boss-3"}},
        )
        for elite, cultists, most in (("extra", "bosses", 4), ("among", "bosses", 1), ("among", "monsters", 3))
    },
    "AMB-40 DR-165 the Death Mage is a boss by either reading": Row(
        given=(*inside(*settled(cultists="monsters"), groups=SPLIT, hires={"A": [ADA]}), *entered(A="Ada")),
        when=(monster("Death Mage", (1, 4)).but(kind=None), RESOLVE),
        then={fight.alive: {"A": False}},
        happens=(Fact(BossStands, room="Death Mage"),),
    ),
}


@each(LOSING | WINNING)
def test_readings(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
