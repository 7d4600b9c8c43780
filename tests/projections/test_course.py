"""Tracks over the live moves: where their value changed, where they left the table and came again."""

from __future__ import annotations

from copy import copy
from typing import Any

from ledger.core.nouns import Mark, Track
from ledger.core.table.events import NoteTaken
from ledger.store.campaigns import open_campaign
from ledger.store.entries import Entry
from ledger.store.home import home as found_home
from projections.course import Course, courses, told
from tests.cli.conftest import Shell
from tests.toy import TOY


def followed(*after: tuple[int, dict[str, int]]) -> tuple[Course, ...]:
    """The courses of entries, each as its move and the tracks after it."""
    views: Any = copy(TOY.views)
    views.tracks = lambda state: tuple(Track(key=key, name=key.title(), value=value) for key, value in state.items())
    moments: list[tuple[Entry, Any]] = [
        (Entry(number=at, batch=at, move=move, event=NoteTaken(text="x")), tracks)
        for at, (move, tracks) in enumerate(after, 1)
    ]
    return told(views, moments)


def test_a_point_is_where_the_value_changed() -> None:
    (fate,) = followed((1, {"fate": 20}), (2, {"fate": 20}), (4, {"fate": 17}), (5, {"fate": 20}), (9, {"fate": 20}))

    assert (fate.key, fate.name) == ("fate", "Fate")
    assert fate.points == ((1, 20), (4, 17), (5, 20))
    assert (fate.values, fate.changes, fate.until, fate.gone, fate.gaps) == ((20, 17, 20), 2, 9, False, ())
    assert fate.line == ((1, 20), (4, 17), (5, 20), (9, 20))


def test_a_move_counts_by_what_it_left() -> None:
    (fate,) = followed((1, {"fate": 20}), (2, {"fate": 3}), (2, {"fate": 18}), (3, {"fate": 18}))

    assert fate.points == ((1, 20), (2, 18))
    assert fate.line == ((1, 20), (2, 18), (3, 18))


def test_what_stood_there_before_anybody_said_anything_is_no_value() -> None:
    (fate,) = followed((0, {"fate": 0}), (1, {"fate": 15}))

    assert fate.points == ((1, 15),)
    assert fate.changes == 0
    assert followed((0, {"fate": 0})) == ()


def test_a_track_that_leaves_the_table_ends_there_and_stands_after_the_others() -> None:
    found = followed((1, {"wounds": 0, "fate": 9}), (2, {"wounds": 3, "fate": 9}), (3, {"fate": 9}), (4, {"fate": 8}))

    assert [(each.key, each.points, each.until, each.gone) for each in found] == [
        ("fate", ((1, 9), (4, 8)), 4, False),
        ("wounds", ((1, 0), (2, 3)), 2, True),
    ]


def test_what_a_move_did_to_a_track_before_it_left_the_table_is_its_last_value() -> None:
    (foe,) = followed((1, {"foe": 10}), (2, {"foe": 4}), (3, {"foe": 0}), (3, {}), (4, {}))
    assert (foe.points, foe.until, foe.gone, foe.gaps) == (((1, 10), (2, 4), (3, 0)), 3, True, ())

    (again,) = followed((1, {"foe": 4}), (2, {"foe": 0}), (2, {}), (3, {"foe": 9}))
    assert (again.points, again.gaps, again.gone) == (((1, 4), (2, 0), (3, 9)), ((2, 3),), False)


def test_a_track_that_comes_again_has_a_gap_and_no_change_by_it() -> None:
    (wounds,) = followed((1, {"wounds": 2}), (2, {"wounds": 2}), (5, {}), (7, {"wounds": 2}), (8, {"wounds": 4}))

    assert (wounds.points, wounds.gaps) == (((1, 2), (7, 2), (8, 4)), ((2, 7),))
    assert (wounds.changes, wounds.until, wounds.gone) == (1, 8, False)


def test_a_track_that_comes_late_begins_there() -> None:
    assert [each.points for each in followed((1, {"a": 1}), (6, {"a": 1, "b": 5}))] == [((1, 1),), ((6, 5),)]


def test_bounds_and_marks_are_those_at_the_end() -> None:
    views: Any = copy(TOY.views)
    views.tracks = lambda state: (
        Track(key="load", name="Load", value=1, low=0, high=state, marks=(Mark(at=state, means="full"),), quiet=True),
    )
    entries = [Entry(number=at, batch=at, move=at, event=NoteTaken(text="x")) for at in (1, 2)]

    (load,) = told(views, zip(entries, (10, 12), strict=True))
    assert (load.low, load.high, load.marks, load.quiet) == (0, 12, ((12, "full"),), True)


def test_only_live_moves_of_a_campaign_have_points(delve: Shell) -> None:
    """Doom is 10: 2 fall, then 3, which are taken back, then 1."""
    delve("scout Mines 2 @ana")
    delve("scout Tower 3 @ana")
    delve("undo")
    delve("scout Marsh 1 @ana")
    delve("note the lamp is low")
    opened = open_campaign(found_home(), "Test")
    last = opened.last.move

    (doom,) = courses(opened)
    opened.close()
    assert doom.values == (10, 8, 7)
    assert (doom.low, doom.high, doom.marks) == (0, 10, ((0, "lost"),))
    assert doom.until == last
