"""Words as a thumb types them: where one can go from here comes first, and a verb that begins another is told."""

from __future__ import annotations

import pytest

from cli.grammar import WordsWrong, parse_line
from cli.grammar.complete import complete
from ledger.core.ruleset import decide
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.moves.phases import Foot, March
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates.histories import HOME, LANDS, begun, hero, path, road, space

X, PIT = "Xanten", "Hell Pit"
BOARD = (*LANDS, space(X, 2), space("Yburg", 2), space(PIT, 2), road(HOME, X), road(HOME, "Yburg"), path(PIT, HOME))


@pytest.fixture(scope="module")
def state() -> Degenerates:
    """A Bold adventurer at the Crossroads, with two Roads and a Secret Path."""
    now = RULESET.initial
    for move in begun(hero("A", mrl=9), board=BOARD, stance="bold"):
        now = decide(RULESET, now, move).state
    return now


def read(state: Degenerates, line: str, *, lenient: bool = True) -> object:
    return parse_line(RULESET, state, tuple(line.split()), lenient=lenient)[0].move


def wrong(state: Degenerates, line: str, *, lenient: bool = True) -> WordsWrong:
    with pytest.raises(WordsWrong) as told:
        read(state, line, lenient=lenient)
    return told.value


def test_dd_135_the_one_path_from_here_is_the_path(state: Degenerates) -> None:
    assert read(state, "foot Path") == Foot(place=f"Path {HOME}-{PIT}")


@pytest.mark.parametrize("line", ["foot Road", "foot road"])
def test_dd_135_several_roads_are_those_from_here_each_once(state: Degenerates, line: str) -> None:
    found = wrong(state, line)
    assert found.code == "name-ambiguous"
    assert found.candidates == (f"Road {HOME}-{X}", f"Road {HOME}-Yburg")


def test_dd_135_a_name_in_full_means_itself(state: Degenerates) -> None:
    assert read(state, f"foot {HOME}") == Foot(place=HOME)
    assert read(state, "foot Hell_Pit") == Foot(place=PIT)


def test_dd_136_a_march_goes_where_a_road_leads(state: Degenerates) -> None:
    assert read(state, "march X") == March(place=X)
    assert wrong(state, "march Road").candidates == (X, "Yburg")


def test_dd_135_without_a_terminal_nothing_is_guessed_but_the_steps_are_told(state: Degenerates) -> None:
    found = wrong(state, "foot Road", lenient=False)
    assert found.code == "name-unknown"
    assert set(found.candidates) == {f"Road {HOME}-{X}", f"Road {HOME}-Yburg"}


def test_dd_135_what_can_be_walked_to_is_offered(state: Degenerates) -> None:
    offered = complete(RULESET, state, ("foot",), "")
    assert set(offered) >= {f"Road_{HOME}-{X}", f"Path_{HOME}-Hell_Pit"}
    assert "Ghostgate" not in offered


@pytest.mark.parametrize(
    ("line", "meant"), [("mar Xanten", "march Xanten"), ("mar Xanten with A", "march Xanten with A")]
)
def test_a_verb_that_begins_the_one_that_fits_is_told(state: Degenerates, line: str, meant: str) -> None:
    found = wrong(state, line)
    assert (found.code, found.hint) == ("name-unknown", meant)
