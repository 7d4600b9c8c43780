"""Lines of sight and distances on a map that was entered: hexes by column and row."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ledger.core.model import Move
from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.moves.setup import Deploy, LayZone, PlaceEnemy, Put
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.sight import clear, crossing
from tests.games.torgue.histories import Moves, opened
from tests.tables import Sitting

SPOTS: Mapping[str, tuple[int, int]] = {
    "S": (0, 0),
    "E": (-1, 2),
    "F": (-1, 1),
    "G": (0, 1),
    "C": (2, 0),
    "M": (1, 0),
    "D": (3, 0),
    "A": (0, -2),
    "B": (1, -2),
    "H": (1, -1),
}
"""S looks around; B and E lie across an edge, A beyond a gap, D behind C."""


def table(*more: Move) -> Torgue:
    zones: Moves = tuple(LayZone(name=name, q=q, r=r) for name, (q, r) in SPOTS.items())
    return Sitting(RULESET, (*opened(), *zones, *more)).state


def seen(state: Torgue, *zones: str) -> dict[str, bool | None]:
    return {each: clear(state, "S", each, enemy=False) for each in zones}


def test_the_diagram() -> None:
    """TBV-028 (TB-035, TB-037, TB-038): a gap blocks, a single edge does not, nor does the target's own enemy."""
    state = table(PlaceEnemy(card="Psycho", zone="C"), PlaceEnemy(card="Psycho", zone="G"))
    assert seen(state, "A", "C", "D", "E") == {"A": False, "C": True, "D": False, "E": True}
    both = table(PlaceEnemy(card="Psycho", zone="G"), PlaceEnemy(card="Psycho", zone="F"))
    assert seen(both, "E") == {"E": False}


def test_an_edge_beside_a_gap_is_one_edge() -> None:
    """TB-038: B lies across the edge of H and of a place without a tile."""
    assert seen(table(), "B") == {"B": True}
    assert seen(table(PlaceEnemy(card="Psycho", zone="H")), "B") == {"B": False}


def test_an_enemy_beside_one_hides_the_rest() -> None:
    """TB-036: its own zone is always seen, nothing outside it while an enemy shares it."""
    state = table(PlaceEnemy(card="Psycho", zone="S"))
    assert seen(state, "S", "M") == {"S": True, "M": False}


def test_tires_block_from_three_on() -> None:
    """TB-237, TB-238: two tires are seen past, three are not."""
    assert seen(table(Put(kind="tire", at="M", count=2)), "C") == {"C": True}
    assert seen(table(Put(kind="tire", at="M", count=3)), "C") == {"C": False}


def test_whom_the_sight_of_an_enemy_stops_at() -> None:
    """TB-035 (AMB-10): Vault Hunters block it and hold it fast, other enemies do so only by the other reading."""
    foes = (PlaceEnemy(card="Psycho", zone="M"), PlaceEnemy(card="Psycho", zone="M"))
    sides = table(*foes)
    assert clear(sides, "S", "C", enemy=True) is True
    assert clear(sides, "S", "C", enemy=False) is False
    assert clear(table(*foes, SetOption(name="enemy-sight", value="all")), "S", "C", enemy=True) is False
    held = table(Deploy(who="H1", zone="S"), Deploy(who="H2", zone="M"), LayZone(name="S", station=True))
    assert clear(held, "S", "M", enemy=True) is False
    assert clear(held, "C", "S", enemy=True) is False
    assert clear(held, "C", "S", enemy=False) is True


def test_an_element_of_the_scenario_blocks() -> None:
    """TB-035, TB-037: a zone that is declared blocking stops a line, and still can be looked into."""
    state = table(LayZone(name="M", blocks=True))
    assert seen(state, "M", "C") == {"M": True, "C": False}


def test_tires_take_the_room_of_models() -> None:
    """TB-238 (AMB-36): one tire leaves two spaces, three leave none; a large model wants all of them."""
    state = table(Put(kind="tire", at="M"), PlaceEnemy(card="Psycho", zone="M"))
    assert board.room(state, "M", large=False)
    assert not board.room(table(Put(kind="tire", at="M", count=3)), "M", large=False)
    assert not board.room(table(Put(kind="tire", at="M")), "M", large=True)
    assert board.room(table(Put(kind="tire", at="M"), SetOption(name="large-tires", value="room")), "M", large=True)


def test_where_nobody_entered_the_map_the_table_is_asked() -> None:
    """TB-034, TB-037."""
    state = Sitting(RULESET, (*opened(), LayZone(name="S"), LayZone(name="T"))).state
    assert clear(state, "S", "T", enemy=False) is None
    assert board.distance(state, "S", "T") is None


def test_distances_go_over_tiles() -> None:
    """TB-043: A has no neighbour but B, so it is four zones away."""
    assert board.distance(table(), "S", "D") == 3
    assert board.band(3) == "green"
    assert board.adjacent(table(), "S", "M") is True


@pytest.mark.parametrize(
    ("spot", "meets"), [((1, 0), "inside"), ((3, 0), "apart"), ((0, 1), "apart"), ((2, 0), "inside"), ((5, 5), "apart")]
)
def test_a_line_along_a_row(spot: tuple[int, int], meets: str) -> None:
    assert crossing((0, 0), (2, 0), spot) == meets
