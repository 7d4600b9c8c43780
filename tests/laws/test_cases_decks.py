"""What users of such trackers have suffered from with decks, at the real games, in the words of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ledger.core.frozen import Roster
from ledger.games.degenerates import RULESET as DEGENERATES
from ledger.games.degenerates.moves.danger import Danger
from ledger.games.degenerates.moves.phases import Next
from ledger.games.draggmar.state.game import Draggmar
from ledger.store.audit import Audit
from ledger.store.campaigns import open_campaign
from ledger.store.chance import ordered
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from tests.cli.conftest import Shell
from tests.games.degenerates.histories import begun, hero, on_to_danger
from tests.tables import Sitting

ROUND = (
    *("first Ana", "sites Mines Tower Ford Mire", "decks items 6 21 21", "next"),
    *("scout Mines 1 @ana", "scout Tower 2 @ben", "next", "deploy Mines", "deploy Mines", "next"),
)
"""A round as far as hiring; the Market is bare."""
LIST = "cards items-1 Axe=3 Bow=2 Club=1"
SHUFFLES, ORDERS, EACH = 60_000, 120, 500
TOLERANCE = 170
"""By Chernoff one count of 500 strays so far with less than 5e-12, so any of the 120 with less than 6e-10."""


def shell_at(game: str, players: str, lines: tuple[str, ...], shell: Shell) -> Shell:
    """The shell at a campaign of that game, these lines played."""
    shell(f"new Test {game} {players}")
    for line in lines:
        shell(line)
    return shell


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell in an empty home."""
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    return Shell(capsys)


@pytest.fixture
def delve(typed: Shell) -> Shell:
    """A shell at a round of Draggmar in which Ana may hire."""
    return shell_at("draggmar", "Ana Ben", ROUND, typed)


@pytest.fixture
def loot(typed: Shell) -> Shell:
    """A shell at a campaign of Degenerates with three Loot cards that nobody named."""
    return shell_at("degenerates", "Ana", ("deck loot 3",), typed)


@pytest.fixture
def state(tmp_path: Path) -> Iterator[Callable[[], Any]]:
    """Answers what is true now in the campaign."""
    opened: list[Ledger[Any]] = []

    def now() -> Any:
        if not opened:
            opened.append(open_campaign(Home(tmp_path / "home", tmp_path / "home" / "cache"), "Test", quick=True))
        opened[0].refresh()
        return opened[0].state

    yield now
    for ledger in opened:
        assert Audit(ledger).deep().wrong == ""
        ledger.close()


def empty(delve: Shell) -> None:
    """No level 1 item is left, and two are discarded."""
    delve("set items-discard-1 2 because we looked")
    delve("set items-1 0 because we looked")


def items(state: Draggmar) -> Counter[str]:
    """The level 1 items by name, wherever they lie."""
    pile = state.piles["items-1"]
    held = [card.name for cards in (*state.hands.values(), *state.market.values()) for card in cards]
    return Counter(pile.cards) + Counter(pile.discard) + Counter(held)


# ---------------------------------------------------------------- D17: an empty deck


def test_d17_an_empty_deck_is_rebuilt_as_the_rule_says_and_else_asked_about(delve: Shell) -> None:
    delve("set items-1 0 because we looked")
    asked = delve.flat("hire item 1 Club", status=3)
    assert "none left, none discarded" in asked
    assert "set items-1 NUMBER because WHY" in asked
    assert "Ana takes Club." in delve("hire item 1 Club because it came all the same")
    delve("set items-discard-1 2 because we looked")
    assert "rebuilt: 2 cards" in delve("hire item 1 Axe")
    assert "items-1: 1 left" in delve("show items-1")


def test_d17_the_program_draws_nothing_from_an_empty_deck(delve: Shell, state: Callable[[], Any]) -> None:
    delve("set items-1 1 because we looked")
    delve("cards items-1 Axe=1")
    delve("hire item 1 _")
    before = state()
    assert "no card is left" in delve.flat("hire item 1 _", status=3)
    assert "no card is left" in delve.flat("odds items-1", status=2)
    assert "no card is left" in delve("show items-1")
    assert state() == before


def test_d17_an_empty_deck_of_the_other_game_is_told_and_counted_again(loot: Shell) -> None:
    loot("set loot-deck 0 because we looked")
    told = loot.flat("draw loot Rope")
    assert "loot and its discard pile are empty; count them." in told


# ---------------------------------------------------------------- D18: when is it shuffled?


def test_d18_the_deck_says_that_its_next_card_shuffles_the_discards_in(delve: Shell) -> None:
    empty(delve)
    shown = delve.flat("show items-1")
    assert "items-1: 0 left, discard 2, the next card first shuffles 2 in" in shown
    delve("hire item 1 Axe")
    assert "shuffles" not in delve("show items-1")


def danger_note(sitting: Sitting[Any]) -> str:
    """What the Danger deck says of its next shuffle."""
    return next(deck.note for deck in DEGENERATES.views.decks(sitting.state) if deck.name == "danger")


def test_d18_a_reshuffle_card_shuffles_as_the_turn_ends_and_the_deck_says_so_until_then() -> None:
    sitting = Sitting(DEGENERATES, (*begun(hero("A")), *on_to_danger("A")))
    assert danger_note(sitting) == ""
    sitting.say(Danger(card="Reshuffle", value=12))
    assert danger_note(sitting) == "the Reshuffle card: shuffled as the turn ends"
    sitting.say(Next())
    assert danger_note(sitting) == "the Reshuffle card: shuffled as the turn ends"
    sitting.say(Next())
    assert danger_note(sitting) == ""
    assert sitting.state.piles["danger"].left == 36


# ---------------------------------------------------------------- D19: what a table may do to a deck

EDITS = (
    *(LIST, "set items-1 9 because we counted", "gain items-1 1 because we found it"),
    *("lose items-1 1 because it tore", "set items-discard-1 3 because we counted", "item-card Axe 1 weapon 1/0"),
    *("reshuffle items-1 because it fell", "hire item 1 Axe", "place Axe at discard because it broke"),
    *("place Axe at deck because it was whole", "remove Axe from deck because it is cursed"),
    "remove Axe from box because it is not",
)
OTHER_EDITS = (
    *("set loot-deck 9 because we counted", "deck loot 3", "cards loot Rope=2 Lamp=1", "draw loot Rope hold"),
    *("search loot Lamp", "draw loot Rope away", "set loot-discard 2 because we counted", "shuffle loot"),
)


@pytest.mark.parametrize("game", ["draggmar", "degenerates"])
def test_d19_whatever_is_done_to_a_deck_is_logged_and_undone(
    game: str, request: pytest.FixtureRequest, state: Callable[[], Any]
) -> None:
    shell: Shell = request.getfixturevalue("delve" if game == "draggmar" else "loot")
    for line in EDITS if game == "draggmar" else OTHER_EDITS:
        before = state()
        shell(line)
        after = state()
        assert after != before, line
        assert line.split(" because ")[0] in shell.flat("log 1"), line
        shell("undo")
        assert state() == before, line
        shell("redo")
        assert state() == after, line


@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("place Grail at deck because we found it", 3, "Nobody read Grail yet."),
        ("remove Grail from deck because it is gone", 2, "Grail"),
        ("set items-9 4 because we counted", 2, "items-9"),
        ("cards items-9 Axe=1", 2, "items-9"),
        ("cards items-1 Axe=0", 2, "1 to 99"),
        ("cards items-1 Axe", 2, "NAME=VALUE"),
        ("odds items-1 Grail", 2, "Grail"),
        ("odds items-9", 2, "items-9"),
    ],
)
def test_d19_an_unknown_card_or_deck_is_refused(
    delve: Shell, state: Callable[[], Any], line: str, status: int, told: str
) -> None:
    delve(LIST)
    before = state()
    assert told in delve.flat(line, status=status)
    assert state() == before


def test_d19_a_list_that_does_not_fit_the_table_is_asked_about(delve: Shell, state: Callable[[], Any]) -> None:
    delve("hire item 1 Bow")
    assert "The list leaves 3 cards; 5 were counted." in delve.flat("cards items-1 Axe=3 Bow=1", status=3)
    assert "Bow came from items-1 and is not on the list." in delve.flat("cards items-1 Axe=6", status=3)
    delve("cards items-1 Axe=3 Bow=1 because the others are lost")
    assert state().piles["items-1"].cards == Roster({"Axe": 3})
    assert state().piles["items-1"].left == 3


# ---------------------------------------------------------------- D21: is it fair?


def test_d21_every_order_of_a_shuffled_deck_is_as_likely_as_any_other() -> None:
    orders = Counter(ordered("ABCDE") for _ in range(SHUFFLES))
    assert len(orders) == ORDERS
    assert SHUFFLES == ORDERS * EACH
    assert all(abs(count - EACH) <= TOLERANCE for count in orders.values()), orders


def test_d21_the_program_draws_what_is_left_and_marks_it(delve: Shell, state: Callable[[], Any]) -> None:
    delve(LIST)
    drawn = Counter[str]()
    for _ in range(6):
        before = state().piles["items-1"].cards
        told = delve("hire item 1 _ @ana because we try it")
        (name,) = (card for card in before if f"Ana takes {card}." in told)
        assert state().piles["items-1"].cards.get(name, 0) == before[name] - 1
        assert "app" in delve("log 1")
        drawn[name] += 1
    assert drawn == {"Axe": 3, "Bow": 2, "Club": 1}


def test_d21_real_and_virtual_draws_are_told_apart(delve: Shell) -> None:
    delve(LIST)
    delve("hire item 1 Axe")
    assert "app" not in delve("log 1")
    delve("option dice app")
    delve("hire item 1 Bow")
    assert "app" not in delve("log 1")
    delve("hire item 1")
    assert "(app)" in delve("log 1")


# ---------------------------------------------------------------- A9, F4: real cards


def test_a9_listed_cards_are_the_same_wherever_they_lie(delve: Shell, state: Callable[[], Any]) -> None:
    delve(LIST)
    there = items(state())
    assert there == {"Axe": 3, "Bow": 2, "Club": 1}
    for line in (
        "hire item 1 Axe",
        "redraw _",
        "hire item 1 Bow",
        "market 1 _ _",
        "undo",
        "redo",
        "undo 3",
        "redo all",
    ):
        delve(line)
        assert items(state()) == there, line


def test_a9_a_card_that_was_taken_unseen_is_on_the_list_until_it_is_shown(
    delve: Shell, state: Callable[[], Any]
) -> None:
    delve(LIST)
    delve("hire item 1")
    assert "out unseen, so any of these: 1" in delve.flat("odds items-1")
    delve("hire hero 1 Brann warrior 3/4, pass, pass, next, ready, ready, next")
    delve("room Ogre monster 2/3 fame=2 @ana, play Brann @ana")
    delve("equip Club weapon @ana")
    assert state().piles["items-1"].cards == Roster({"Axe": 3, "Bow": 2})
    assert "Axe 3 of 5, 60 %" in delve("odds items-1")


def test_f4_a_real_card_leaves_the_deck_and_one_that_is_not_in_it_is_asked_about(
    delve: Shell, state: Callable[[], Any]
) -> None:
    delve(LIST)
    delve("hire item 1 Club")
    assert "Club" not in delve("odds items-1")
    before = state()
    for line in ("hire item 1 Club", "hire item 1 Grail", "market 1 Axe Club"):
        assert "is not left in items-1." in delve.flat(line, status=3), line
        assert state() == before, line
    delve("hire item 1 Grail because it is in our box")
    assert state().piles["items-1"].left == before.piles["items-1"].left - 1


def test_f4_the_same_in_the_other_game(loot: Shell, state: Callable[[], Any]) -> None:
    loot("cards loot Rope=2 Lamp=1")
    loot("draw loot Lamp hold")
    assert "Rope 2 of 2, 100 %" in loot("odds loot")
    assert "Lamp is not left in loot." in loot.flat("draw loot Lamp", status=3)
    assert "Rope is drawn from loot." in loot("draw loot _ hold")
    assert state().piles["loot"].cards == Roster({"Rope": 1})
