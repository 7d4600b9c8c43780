"""A game of Draggmar goes on from a sheet: at the beginning of the round that was being played."""

from __future__ import annotations

import pytest

from ledger.core.frozen import to_json
from ledger.core.opening import SheetWrong, Spot
from ledger.core.ruleset import decide
from ledger.core.table.events import RestUnlisted
from ledger.core.table.moves import Found, Reopen
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.rules.opening import OPENING
from ledger.games.draggmar.rules.opening.form import PathForm, PlayerForm, StackForm, TableForm
from ledger.games.draggmar.rules.opening.sample import SAMPLE
from ledger.games.draggmar.state.game import Draggmar, dealt, effective, score
from ledger.store.entries import compact
from tests.tables import Sitting


def reopened(form: TableForm) -> Sitting[Draggmar]:
    sheet = compact(to_json(form)).decode()
    return Sitting(RULESET, (Found(players=("Ana", "Ben")), Reopen(source="x.toml", hash="0a1b2c3d", sheet=sheet)))


def test_the_table_is_as_the_sheet_says() -> None:
    state = reopened(SAMPLE).state

    assert (state.round, state.fate, state.first) == (3, 11, "Ben")
    assert (score(state, "Ana"), score(state, "Ben")) == (10, 4)
    assert [card.name for card in state.hands["Ana"]] == ["Sir Otto", "?"]
    assert [card.name for card in state.market["2-2"]] == ["Long Bow"]
    assert effective(state, state.sites["Old Tower"].token) == 2
    assert (state.kills[1], state.piles["heroes-1"].left, dealt(state, "heroes-2")) == (1, 12, 1)


def test_the_round_begins_with_scouting() -> None:
    table = reopened(SAMPLE)
    table.say(Next())

    assert (table.state.step, table.state.round) == ("scouting", 3)


def test_a_deck_whose_last_card_is_out_is_not_rebuilt_by_the_sheet() -> None:
    """DR-124: nothing was drawn, so no Curse deck is rebuilt and no Fate is lost."""
    empty = SAMPLE.but(deck=(SAMPLE.deck[0].but(left=0), *SAMPLE.deck[1:]))
    state = reopened(empty).state

    assert (state.fate, state.piles["curses"].left) == (11, 0)


def test_what_the_sheet_leaves_out_is_named() -> None:
    table = reopened(SAMPLE)
    (left,) = (each for step in table.steps for each in step.events if isinstance(each, RestUnlisted))

    assert "a crawl in progress and its cards" in left.left
    assert "uncounted decks" in left.left


WRONG: dict[str, tuple[TableForm, Spot]] = {
    "no player": (SAMPLE.but(game=SAMPLE.game.but(first="Zoe")), ("game", "first")),
    "no seat": (SAMPLE.but(player=(PlayerForm(player="Zoe"),)), ("player", 0, "player")),
    "a seat twice": (SAMPLE.but(player=(SAMPLE.player[1], SAMPLE.player[1])), ("player", 1, "player")),
    "no place": (SAMPLE.but(path=(PathForm(one="Mines", other="Crosing"),)), ("path", 0, "other")),
    "no row": (SAMPLE.but(market=(StackForm(place="9-9"),)), ("market", 0, "place")),
}


@pytest.mark.parametrize(("form", "at"), WRONG.values(), ids=WRONG)
def test_a_field_that_cannot_be_is_named(form: TableForm, at: Spot) -> None:
    founded = decide(RULESET, RULESET.initial, Found(players=("Ana", "Ben"))).state
    move = Reopen(source="x", hash="0", sheet=compact(to_json(form)).decode())
    with pytest.raises(SheetWrong) as wrong:
        decide(RULESET, founded, move)

    assert wrong.value.at == at
    assert wrong.value.objection.hint


def test_a_game_that_was_just_founded_is_told_as_it_is() -> None:
    state = Sitting(RULESET, (Found(players=("Ana", "Ben")),)).state
    form = OPENING.told(state)

    assert isinstance(form, TableForm)
    assert OPENING.told(reopened(form).state) == form
