"""`_` in the place of a card leaves the draw to the program; where it draws anyway, so does no card at all."""

from __future__ import annotations

import pytest

from cli.grammar import WordsWrong, next_move, split_line, words_of
from ledger.core.model import Move
from ledger.core.ruleset import decide
from ledger.core.table.moves import Cards, Found, SetOption
from ledger.games.degenerates import RULESET as DEGENERATES
from ledger.games.degenerates.moves.cards import Draw as DrawCard
from ledger.games.degenerates.moves.danger import Danger
from ledger.games.degenerates.moves.encounters import Monster
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.draggmar import RULESET as DRAGGMAR
from ledger.games.draggmar.moves.crawl import Loot, Room
from ledger.games.draggmar.moves.market import Hire, Redraw
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.moves.setup import KnowItem, Market, Refill
from tests.cli.conftest import Shell
from tests.toy import Draw


def founded(*more: Move) -> Degenerates:
    """A campaign of Degenerates, these moves made."""
    state = DEGENERATES.initial
    for move in (Found(players=("Ana",)), *more):
        state = decide(DEGENERATES, state, move).state
    return state


def read(line: str, state: Degenerates) -> Move:
    """The move that a line is read as."""
    return next_move(DEGENERATES, state, split_line(line), lenient=True)[0].move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("danger _", Danger(card="_")),
        ("draw loot _", DrawCard(deck="loot", card="_")),
        ("draw epic-loot _ away", DrawCard(deck="epic-loot", card="_", away=True)),
        ("monster Rat _ _", Monster(cards=("Rat", "_", "_"))),
        ("cards loot Rope=2 Iron_Vest=1", Cards(deck="loot", cards=(("Rope", 2), ("Iron Vest", 1)))),
    ],
)
def test_the_word_stands_for_a_card_and_is_said_again_alike(line: str, move: Move) -> None:
    state = founded()
    assert read(line, state) == move
    assert next_move(DEGENERATES, state, words_of(move), lenient=False)[0].move == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("hire item 1 _", Hire(kind="item", level=1, name="_")),
        ("hire hero 1 _ warrior 3/4", Hire(kind="hero", level=1, name="_", of="warrior", values=(3, 4))),
        ("room _", Room(name="_")),
        ("curse Ana _", Afflict(player="Ana", name="_")),
        ("loot Ana _ and _", Loot(player="Ana", card="_", extra="_")),
        ("redraw _ instead Axe", Redraw(card="_", instead="Axe")),
        ("refill 1-1 _", Refill(place="1-1", card="_")),
        ("market 1 _ Axe", Market(level=1, cards=("_", "Axe"))),
    ],
)
def test_the_word_fits_wherever_a_card_of_the_other_game_is_drawn(line: str, move: Move) -> None:
    state = DRAGGMAR.initial
    for each in (Found(players=("Ana",)), KnowItem(name="Axe", level=1, slot="weapon")):
        state = decide(DRAGGMAR, state, each).state
    assert next_move(DRAGGMAR, state, split_line(line), lenient=True)[0].move == move
    assert next_move(DRAGGMAR, state, words_of(move), lenient=False)[0].move == move


def test_a_card_that_no_deck_gives_has_a_name() -> None:
    with pytest.raises(WordsWrong, match="cannot be empty"):
        read("drop _", founded())


def test_where_the_program_draws_a_line_may_name_no_card() -> None:
    table, app = founded(), founded(SetOption(name="dice", value="app"))
    assert read("danger value=3", app) == Danger(card="_", value=3)
    assert read("danger Dust value=3", app) == Danger(card="Dust", value=3)
    with pytest.raises(WordsWrong, match="danger needs card"):
        read("danger value=3", table)
    with pytest.raises(WordsWrong, match="drop needs card"):
        read("drop", app)


def test_a_list_without_numbers_is_told_how_to_write_them() -> None:
    with pytest.raises(WordsWrong, match="cards is NAME=VALUE, not Rope"):
        read("cards loot Rope Lamp", founded())


def test_one_draw_is_left_to_the_program_whatever_the_habit(delve: Shell) -> None:
    told = delve("draw _")
    assert "Ana draws" in told
    assert "(app)" in delve("log 1")
    asked = delve("draw")
    assert "Which card?" in asked
    assert "Ana draws" in delve("draw _")
    assert Draw(card="_") != Draw(card="")


def test_a_draw_of_the_program_is_not_drawn_again_when_an_earlier_move_is_corrected(delve: Shell) -> None:
    delve("scout Mines 1")
    told = delve("draw _")
    (card,) = (name for name in ("Torch", "Long Sword", "Elixir of Life") if f"Ana draws {name}." in told)
    delve("amend 2 scout Mines 2 --yes")
    assert f"Ana draws {card}." in delve("log 3")
