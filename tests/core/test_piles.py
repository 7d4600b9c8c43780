"""Piles: no card comes from nowhere, and none is lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from ledger.core.frozen import Roster
from ledger.core.piles import (
    UNSEEN,
    Pile,
    barred,
    counted,
    discarded,
    drawn,
    may_come,
    named,
    odds,
    put_back,
    reshuffled,
    told,
    undiscarded,
)

CARDS = ("Axe", "Rope", "Torch")
ACTS = ("draw", "discard", "take", "return", "shuffle")


@st.composite
def listed(draw: DrawFn) -> Pile:
    """A pile whose every card is known by name."""
    cards = draw(st.dictionaries(st.sampled_from(CARDS), st.integers(1, 3)))
    discard = tuple(draw(st.lists(st.sampled_from(CARDS), max_size=4)))
    return Pile(left=sum(cards.values()), listed=True, cards=Roster(cards), discard=discard)


def census(pile: Pile, hand: list[str]) -> Counter[str]:
    """Every card there is, wherever it lies."""
    return Counter(pile.cards) + Counter(pile.discard) + Counter(hand)


@given(listed(), st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 9)), max_size=20))
def test_cards_are_conserved(pile: Pile, acts: list[tuple[str, int]]) -> None:
    hand: list[str] = []
    there = census(pile, hand)
    for act, pick in acts:
        pile = played(pile, hand, act, pick)
        assert census(pile, hand) == there
        assert pile.left == sum(pile.cards.values())


def played(pile: Pile, hand: list[str], act: str, pick: int) -> Pile:
    """The pile after one act with a hand, where it can be done."""
    if act == "draw" and pile.cards:
        hand.append(list(pile.cards)[pick % len(pile.cards)])
        return drawn(pile, hand[-1])
    if act == "discard" and hand:
        return discarded(pile, hand.pop())
    if act == "take" and pile.discard:
        hand.append(pile.discard[pick % len(pile.discard)])
        return undiscarded(pile, hand[-1])
    if act == "return" and hand:
        return put_back(pile, hand.pop())
    return reshuffled(pile) if act == "shuffle" else pile


def test_the_topmost_such_card_is_taken_back() -> None:
    pile = Pile(discard=("Axe", "Rope", "Axe", "Torch"))
    assert undiscarded(pile, "Axe").discard == ("Axe", "Rope", "Torch")
    assert undiscarded(pile, "Elixir") == pile


def test_a_pile_that_nobody_counted_stays_uncounted() -> None:
    pile = discarded(drawn(Pile()), "Axe")
    assert pile == Pile(discard=("Axe",))
    assert reshuffled(pile) == Pile()


@pytest.mark.parametrize("left", [0, 1, 5])
def test_a_pile_never_holds_less_than_nothing(left: int) -> None:
    assert drawn(Pile(left=left)).left == max(0, left - 1)


def test_an_unseen_card_leaves_the_names_alone() -> None:
    pile = Pile(left=2, cards=Roster({"Axe": 2}))
    assert drawn(pile, UNSEEN) == pile.but(left=1)


@given(listed(), st.lists(st.tuples(st.booleans(), st.integers(0, 9)), max_size=20))
def test_a_list_holds_what_may_come_whoever_takes_a_card_unseen(pile: Pile, acts: list[tuple[bool, int]]) -> None:
    """A name out of sight stays on the list until it is seen, or shuffled in again unseen."""
    unseen = 0
    for shut, pick in acts:
        if not pile.left:
            break
        card = UNSEEN if shut else list(pile.cards)[pick % len(pile.cards)]
        pile, unseen = drawn(pile, card), unseen + shut
        assert pile.listed
        assert sum(pile.cards.values()) == (pile.left or 0) + unseen
    if unseen and pile.cards:
        shown = next(iter(pile.cards))
        assert sum(named(pile, shown).cards.values()) == (pile.left or 0) + unseen - 1
    assert put_back(pile, UNSEEN).cards == pile.cards or not put_back(pile, UNSEEN).listed


def test_what_may_come_is_the_list_or_the_discards_once_nothing_is_left() -> None:
    pile = told(Pile(discard=("Axe", UNSEEN)), {"Rope": 2, "Torch": 1}, 3)
    assert may_come(pile) == ("Rope", "Rope", "Torch")
    assert odds(may_come(pile)) == (("Rope", 2), ("Torch", 1))
    assert (barred(pile, "Axe"), barred(pile, "Rope"), barred(pile, UNSEEN)) == (True, False, False)
    empty = drawn(drawn(drawn(pile, "Rope"), "Rope"))
    assert sorted(may_come(empty)) == ["Axe", "Torch"]
    assert not barred(empty, "Axe")
    assert may_come(Pile(left=3)) == ()


def test_a_count_that_the_list_cannot_match_gives_the_list_up() -> None:
    pile = told(Pile(), {"Rope": 2}, 2)
    assert counted(pile, 1) == Pile(left=1, listed=True, cards=Roster({"Rope": 2}))
    assert counted(pile, 3) == Pile(left=3)
    assert counted(pile, None) == Pile()
