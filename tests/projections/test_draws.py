"""Draws by deck, and how often each card was to be expected: by hand, with the four cards of the toy game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ledger.core.frozen import Roster
from ledger.store.entries import Entry, Said
from projections.draws import Card, Draws, Expectation, cards, draws, piled
from projections.journal import Told
from tests.cli.conftest import Shell
from tests.toy import TOY, Toy, played
from tests.toy.events import CardDrawn, FoeFought


def test_draws_stand_by_deck_the_most_frequent_card_first() -> None:
    counted = Counter(
        {
            Card(live=False, source="table", deck="Loot", card="Axe"): 1,
            Card(live=True, source="app", deck="Loot", card="Axe"): 2,
            Card(live=True, source="table", deck="Rooms", card="Hall"): 1,
            Card(live=True, source="table", deck="Loot", card="Bow"): 1,
            Card(live=True, source="table", deck="Loot", card="Axe"): 1,
            Card(live=True, source="table", deck="Loot", card="?"): 3,
        }
    )

    found = list(piled(counted))
    assert [(each.live, each.source, each.deck, list(each.cards.items())) for each in found] == [
        (True, "table", "Loot", [("?", 3), ("Axe", 1), ("Bow", 1)]),
        (True, "table", "Rooms", [("Hall", 1)]),
        (True, "app", "Loot", [("Axe", 2)]),
        (False, "table", "Loot", [("Axe", 1)]),
    ]
    assert found[0].total == 5


def test_a_card_stands_with_who_drew_it() -> None:
    event = CardDrawn(card="Torch", by="Ana")
    told = Told(number=1, entry=1, said=Said(at="2026-01-02T20:00:00Z", source="app"), facts=(), live=False)

    assert list(cards(told, event)) == [Card(live=False, source="app", deck="Cards", card="Torch")]
    assert draws(CardDrawn)
    assert not draws(FoeFought)


def drawn(*names: str) -> list[tuple[Entry, Any]]:
    """Entries of draws, each with the state after it."""
    state: Toy = played("Ana")
    found = []
    for number, card in enumerate(names, 1):
        event = CardDrawn(card=card, by="Ana")
        state = TOY.fold(state, [event])
        said = Said(at="2026-01-02T20:00:00Z")
        found.append((Entry(number=number, batch=number, move=number, event=event, said=said), state))
    return found


def expected(*names: str) -> Draws:
    """What was to be expected of the deck at these draws."""
    expectation, moments = Expectation(TOY.views, played("Ana")), drawn(*names)
    assert list(expectation.watching(moments)) == moments
    return expectation.of(Draws(live=True, source="table", deck="Cards", cards=Roster(Counter(names))))


def test_what_is_expected_is_what_the_deck_still_held_before_each_draw() -> None:
    """2 torches of 4 cards, then 1 of 3: 1/2 + 1/3; each of the others 1/4 + 1/3."""
    assert dict(expected("Torch", "Long Sword").expected) == pytest.approx(
        {"Torch": 5 / 6, "Long Sword": 7 / 12, "Elixir of Life": 7 / 12}
    )


def test_nothing_is_expected_of_a_deck_that_holds_what_nobody_knew() -> None:
    assert dict(expected("Torch", "Crown").expected) == {}
    assert dict(expected("Torch", "?").expected) == {}


def test_nothing_is_expected_of_draws_that_were_taken_back() -> None:
    expectation = Expectation(TOY.views, played("Ana"))
    assert list(expectation.watching(drawn("Torch")))

    back = Draws(live=False, source="table", deck="Cards", cards=Roster({"Torch": 1}))
    assert expectation.of(back) == back


# ------------------------------------------------------------ typed


def test_stats_draws_of_the_table_and_of_the_app_and_taken_back(delve: Shell) -> None:
    assert delve("stats draws") == "No card was drawn.\n"

    delve("draw Torch @ana")
    delve("draw long_sword @ana")
    delve("undo")
    assert delve("stats draws") == (
        "Draws at the table\n"
        "Cards: 1 card\n"
        "  Torch: 1, expected 0.5\n"
        "  never came: Long Sword 0.2, Elixir of\n"
        "    Life 0.2 expected\n"
        "Draws at the table, taken back\n"
        "Cards: 1 card\n"
        "  Long Sword: 1\n"
    )

    delve("option dice app")
    delve("draw @ana")
    found = delve.json("stats draws")["stats"]["draws"]
    assert [(each["live"], each["source"], sum(each["cards"].values())) for each in found] == [
        (True, "table", 1),
        (True, "app", 1),
        (False, "table", 1),
    ]
    assert sum(found[1]["expected"].values()) == pytest.approx(1)
    assert found[2]["expected"] is None
    assert "Draws by the app" in delve("stats draws")


def test_stats_of_one_deck(delve: Shell) -> None:
    delve("draw Torch @ana")

    assert delve("stats draws cards") == delve("stats draws")
    assert "[name-unknown]" in delve("stats draws dragons", status=2)
