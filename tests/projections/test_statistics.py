"""Dice against what is expected, time at the table, rulings: exact numbers, by hand."""

from __future__ import annotations

from math import isclose
from typing import Any

from ledger.core.dice import Die
from ledger.core.frozen import Roster
from ledger.core.table.events import DiceRolled, RulingMade, SessionOpened
from ledger.registry import games, ruleset
from ledger.store.campaigns import open_campaign
from ledger.store.entries import Entry, Said
from ledger.store.facts import HeadMoved
from ledger.store.home import home as found_home
from projections.dice import METHOD, Dice, bears
from projections.journal import Told, all_moves
from projections.statistics import Sitting, Statistics, every_move, statistics
from tests.cli.conftest import Shell
from tests.toy.events import CardDrawn, FoeFought

# ------------------------------------------------------------ pure


def told(*events: Any, at: str = "2026-01-02T20:00:00Z", who: str = "Ana", live: bool = True) -> Told:
    """A move with these facts."""
    said = Said(at=at, who=who)
    facts = [Entry(number=1, batch=1, move=1, event=event) for event in events]
    return Told(number=1, entry=1, said=said, facts=tuple(facts), live=live)


def rolled(dice: str, *faces: int, by: str = "") -> DiceRolled:
    """Dice that fell."""
    return DiceRolled(dice=dice, thrown=tuple(Die(faces=(face,)) for face in faces), total=sum(faces), by=by)


def kinds(found: Statistics) -> list[tuple[bool, str, str, int, tuple[int, ...]]]:
    """The dice, at a glance."""
    return [(each.live, each.source, each.by, each.sides, each.counts) for each in found.dice]


def test_dice_are_found_by_their_type_with_every_face_that_showed() -> None:
    again = FoeFought(foe="Ogre", total=7, won=True, thrown=(Die(faces=(1, 6)), Die(faces=(2,), source="app")))

    assert kinds(statistics([told(again)])) == [
        (True, "table", "", 6, (1, 0, 0, 0, 0, 1)),
        (True, "table", "Ana", 6, (1, 0, 0, 0, 0, 1)),
        (True, "app", "", 6, (0, 1, 0, 0, 0, 0)),
        (True, "app", "Ana", 6, (0, 1, 0, 0, 0, 0)),
    ]


def test_a_die_that_no_fact_names_is_the_smallest_usual_one_with_its_faces() -> None:
    seven = FoeFought(foe="Ogre", total=7, won=True, thrown=(Die(faces=(7,)),))

    assert [each.sides for each in statistics([told(seven, who="")]).dice] == [8]


def test_half_a_die_is_the_die_that_was_thrown() -> None:
    assert {each.sides for each in statistics([told(rolled("d3", 2), rolled("d3", 6))]).dice} == {6}
    assert {each.sides for each in statistics([told(rolled("d3", 2), rolled("d3", 3))]).dice} == {3}


def test_whom_a_fact_names_threw_the_dice() -> None:
    assert [each.by for each in statistics([told(rolled("d6", 2, by="Ben"))]).dice] == ["", "Ben"]


def test_a_throw_of_which_only_the_total_is_known_is_said_to_be_left_out() -> None:
    found = statistics([told(DiceRolled(dice="2d6", total=9)), told(DiceRolled(dice="2d6", total=9), live=False)])

    assert (found.dice, found.totals) == ((), 1)


def test_mean_and_test_need_enough_rolls() -> None:
    enough = Dice(live=True, source="table", by="", sides=6, counts=(10, 6, 5, 4, 3, 2))
    assert (enough.rolls, enough.mean, enough.expected, enough.chi_square) == (30, 80 / 30, 3.5, 8)
    assert isclose(enough.odds or 0, 0.15624, abs_tol=0.00001)

    few = enough.but(counts=(10, 6, 5, 4, 3, 1))
    assert (few.rolls, few.needed, few.chi_square, few.odds) == (29, 30, None, None)


def test_time_runs_from_the_first_move_to_the_last_without_long_pauses() -> None:
    moves = [
        told(at="2026-01-02T19:00:00Z"),
        told(SessionOpened(number=1), at="2026-01-02T20:00:00Z"),
        told(at="2026-01-02T20:30:00Z", who="Ben"),
        told(at="2026-01-02T20:40:00Z", live=False),
        told(at="2026-01-02T21:00:01Z"),
        told(at="2026-01-02T21:10:01Z", who="Ben"),
        told(at="2026-01-02T21:05:01Z", who="Ben"),
        told(SessionOpened(number=2), at="2026-01-09T20:00:00Z", who=""),
        told(SessionOpened(number=3), at="2026-01-16T20:00:00Z", live=False),
    ]

    assert statistics(moves).sittings == (
        Sitting(number=1, at="2026-01-02T20:00:00Z", seconds=40 * 60, moves=Roster({"Ana": 2, "Ben": 3})),
        Sitting(number=2, at="2026-01-09T20:00:00Z", seconds=0, moves=Roster({"": 1})),
    )


def test_rulings_are_counted_by_code_and_those_taken_back_apart() -> None:
    full = RulingMade(code="hand-full", rule="TOY-03", reason="a gift")
    known = RulingMade(code="place-known", rule="TOY-01", reason="so be it")
    found = statistics([told(known), told(full, full), told(full, live=False)])

    assert [(each.live, each.code, each.rule, each.count) for each in found.rulings] == [
        (True, "hand-full", "TOY-03", 2),
        (True, "place-known", "TOY-01", 1),
        (False, "hand-full", "TOY-03", 1),
    ]


def test_types_that_bear_dice_are_told_from_the_others_in_every_game() -> None:
    assert bears(FoeFought)
    assert not bears(CardDrawn)
    for game in games():
        events = ruleset(game).events.values()
        assert {kind for kind in events if bears(kind)} >= {DiceRolled}
        assert not all(bears(kind) for kind in events)


def moved(each: Told) -> bool:
    """Whether it is a move of the head."""
    return isinstance(each.facts[0].event, HeadMoved)


# ------------------------------------------------------------ typed


def thrown(delve: Shell) -> None:
    """30 dice on the table: 10 ones, 6 twos, 5 threes, 4 fours, 3 fives, 2 sixes; Ben threw the last 12."""
    delve("roll 10d6 1 1 1 1 1 1 1 1 1 1 @ana")
    delve("roll 6d6 2 2 2 2 2 2 @ana")
    delve("fight Ogre 3 3 @ana")
    delve("roll 11d6 3 3 3 4 4 4 4 5 5 5:6 6 @ben")


def test_d20_stats_of_typed_dice(delve: Shell) -> None:
    thrown(delve)

    assert delve("stats dice") == (
        "Dice on the table\n"
        "All, d6: 30 rolls\n"
        "  1:10 2:6 3:5 4:4 5:3 6:2\n"
        "  mean 2.67, expected 3.50\n"
        "  chi-square 8.00, df 5:\n"
        "  nothing unusual\n"
        "Ana, d6: 18 rolls\n"
        "  1:10 2:6 3:2 4:0 5:0 6:0\n"
        "  mean 1.56, expected 3.50\n"
        "  too few to test: 30 are needed\n"
        "Ben, d6: 12 rolls\n"
        "  1:0 2:0 3:3 4:4 5:3 6:2\n"
        "  mean 4.33, expected 3.50\n"
        "  too few to test: 30 are needed\n"
        "The app throws with the system's random\n"
        "  source; there is no seed.\n"
    )


def test_stats_of_dice_that_were_taken_back_stand_apart(delve: Shell) -> None:
    thrown(delve)
    before = delve.json("stats dice")["stats"]["dice"]["rolls"]
    delve("roll 20d6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 @ana")
    delve("undo")
    after = delve.json("stats dice")["stats"]["dice"]["rolls"]

    assert after[:3] == before
    assert [(each["live"], each["by"], each["counts"]) for each in after[3:]] == [
        (False, "", [20, 0, 0, 0, 0, 0]),
        (False, "Ana", [20, 0, 0, 0, 0, 0]),
    ]
    assert "Dice on the table, taken back" in delve("stats ana")

    delve("redo")
    assert delve.json("stats dice")["stats"]["dice"]["rolls"][0]["counts"] == [30, 6, 5, 4, 3, 2]


def test_a_correction_leaves_the_old_face_among_those_taken_back(delve: Shell) -> None:
    delve("roll 1d6 1 @ana")
    delve("reroll 1 6")

    assert [(each["live"], each["counts"]) for each in delve.json("stats ana")["stats"]["dice"]["rolls"]] == [
        (True, [1, 0, 0, 0, 0, 1]),
        (False, [1, 0, 0, 0, 0, 0]),
    ]


def test_dice_that_stray_far_are_said_to_be_seldom(delve: Shell) -> None:
    """60 dice, 10 expected a face: (100 + 4 + 4 + 4 + 4 + 4) / 10 = 12; its probability is 0.0348, 1 in 29."""
    delve("roll 60d6 " + " ".join(str(face) for face in range(1, 7) for _ in range(20 if face == 1 else 8)))

    assert "chi-square 12.00, df 5:\n  seldom: 1 in 29 with fair dice" in delve("stats")
    found = delve.json("stats dice")["stats"]["dice"]["rolls"][0]
    assert (found["rolls"], found["chi_square"], found["df"], found["meaning"]) == (
        60,
        12,
        5,
        "seldom: 1 in 29 with fair dice",
    )
    assert isclose(found["odds"], 0.03479, abs_tol=0.00001)


def test_d20_dice_of_the_app_stand_apart(delve: Shell) -> None:
    delve("roll 2d6 4 _ @ana")

    rows = delve.json("stats ana")["stats"]["dice"]["rolls"]
    assert [(each["source"], each["rolls"]) for each in rows] == [("table", 1), ("app", 1)]
    assert "Dice of the app" in delve("stats dice")


def test_stats_time_counts_live_moves_by_player(delve: Shell) -> None:
    delve("scout Mines 2 @ana")
    delve("scout Tower 1 @ben")
    delve("scout Marsh 1 @ben")
    delve("undo")
    delve("session end")
    delve("roll 1d6 2 @ana")

    sittings = delve.json("stats time")["stats"]["time"]
    assert [(each["number"], each["moves"]) for each in sittings] == [(1, {"Ana": 1, "Ben": 2}), (2, {"Ana": 1})]
    assert "3 moves: Ana 1, Ben 2" in delve("stats time")
    assert "Together:" in delve("stats time")
    assert [(each["number"], each["moves"]) for each in delve.json("stats ben")["stats"]["time"]] == [(1, {"Ben": 2})]


def test_stats_rulings(delve: Shell) -> None:
    assert "No rule was overruled." in delve("stats rulings")

    delve("scout Mines 2")
    delve("scout Mines 1 because the card says so")
    delve("scout Mines 3 because another card says so")
    delve("undo")

    assert delve("stats rulings") == "Rulings\nplace-known (TOY-01): 1\nplace-known (TOY-01): 1, taken back\n"
    assert delve.json("stats rulings")["stats"] == {
        "rulings": [
            {"live": True, "code": "place-known", "rule": "TOY-01", "count": 1},
            {"live": False, "code": "place-known", "rule": "TOY-01", "count": 1},
        ]
    }


def test_stats_of_nothing_and_of_nobody(delve: Shell) -> None:
    told = delve("stats")
    assert "No dice were rolled." in told
    assert "No move in a session yet." in told
    assert "[name-unknown]" in delve("stats zzzzzz", status=2)
    told = delve.json("stats")["stats"]
    assert {part: told[part] for part in ("draws", "time", "rulings")} == {"draws": [], "time": [], "rulings": []}
    assert told["dice"] == {"rolls": [], "totals": 0, "method": METHOD}

    delve("roll 2d6 =9")
    assert "Only the total is known of 1 throw" in delve.flat("stats dice")


def test_stats_of_somebody_who_is_called_like_a_part(shell: Shell) -> None:
    shell("new Test toy Time Ben")
    shell("roll 1d6 2 @time")

    assert "dice" in shell.json("stats @time")["stats"]
    assert list(shell.json("stats time")["stats"]) == ["time"]


def test_the_count_agrees_with_the_journal_after_every_way_back(delve: Shell) -> None:
    """The one pass forwards tells the same moves, live and taken back, as the journal does backwards."""
    delve("roll 1d6 1 @ana, roll 1d6 2 @ana")
    delve("undo")
    delve("roll 1d6 3 @ben")
    delve("restore 2")
    delve("roll 1d6 4 @ben")
    delve("amend 2 roll 1d6 5 --yes")
    opened = open_campaign(found_home(), "Test")

    forwards = [(each.entry, each.said, each.live) for each in every_move(opened) if not moved(each)]
    backwards = [(each.entry, each.said, each.live) for each in all_moves(opened) if not moved(each)]
    opened.close()
    assert forwards == backwards[::-1]
    assert sum(not live for _, _, live in forwards) > 2
