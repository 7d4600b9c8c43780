"""Laws: the words of any move, read strictly, are that move; a line splits into the words that it was joined from."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from cli.grammar import join_words, line_of, next_move, parse_line, split_line, words_of
from cli.grammar.names import fold
from ledger.core.fields import Between, Faces, Lead, Named, Rest, Slashed
from ledger.core.frozen import Roster
from ledger.core.handlers import Deciders, Evolvers
from ledger.core.model import Decision, Move, State
from ledger.core.ruleset import Ruleset
from ledger.core.table.events import NoteTaken
from ledger.core.table.moves import Found, Give, Place, Remove
from tests.strategies import ODD, any_move, is_name, moves, names, sayable, texts
from tests.toy import TOY, Hero, Toy

QUICK = settings(max_examples=15)


class Several(Move):
    """Two slots of several words, and a scalar behind them."""

    first: Annotated[tuple[str, ...], Named(kind="thing", new=True)]
    second: Annotated[tuple[int, ...], Between(low=-5, high=5)]
    last: Annotated[str, Named(kind="spot")]


class Leading(Move):
    """Lead words before all that can be led."""

    with_: Annotated[tuple[str, ...], Named(kind="thing", new=True), Lead(word="with")]
    at: Annotated[str, Named(kind="spot"), Lead(word="at")]
    by: Annotated[tuple[str, ...], Lead(word="by")] = ("hand",)
    saying: Annotated[str, Rest(), Lead(word="saying")] = ""


class Maybe(Move):
    """Defaults that are not empty, and values that may be None."""

    number: int | None
    loud: bool
    word: str | None = "word"
    spot: Annotated[str | None, Named(kind="spot")] = "table"
    soft: bool = True
    really: bool | None = True
    many: tuple[str, ...] = ("a", "b")


class Optional(Move):
    """Optional slots that compete for words."""

    level: Annotated[int | None, Between(low=1, high=3)] = None
    size: Literal["big", "small", 3] = "big"
    thing: Annotated[str, Named(kind="thing", new=True)] = ""
    spot: Annotated[str, Named(kind="spot")] = ""
    health: Annotated[tuple[int, int] | None, Slashed()] = None
    faces: Annotated[tuple[str, ...], Faces()] = ()
    sizes: tuple[Literal["big", "small"], ...] = ()
    hits: Annotated[tuple[tuple[int, int], ...], Slashed()] = ()
    why: Annotated[str, Rest()] = ""


class Paired(Move):
    """Pairs, before a scalar and with free text after them."""

    shares: tuple[tuple[str, str], ...]
    one: tuple[str, int]
    thing: Annotated[str, Named(kind="thing", new=True)]
    text: Annotated[str, Rest()]
    more: Annotated[tuple[tuple[str, int], ...], Named(kind="spot")] = ()


class Thrown(Move):
    """Dice that are needed, with a name behind them."""

    faces: Annotated[tuple[str, ...], Faces()]
    thing: Annotated[str, Named(kind="thing", new=True)]
    as_: Annotated[Literal["because", "to"], Lead(word="as")]


ODDITIES: tuple[type[Move], ...] = (Several, Leading, Maybe, Optional, Paired, Thrown)


def _noted(state: Toy, move: Move) -> Decision[Toy]:
    yield NoteTaken(text=move.verb)


def _odd_rules() -> Ruleset[Toy]:
    deciders = Deciders[Toy]()
    for kind in (*ODDITIES, Found, Place, Remove, Give):
        deciders(kind)(_noted)
    return Ruleset[Toy](
        meta=TOY.meta,
        initial=TOY.initial,
        deciders=deciders,
        evolvers=Evolvers[Toy](),
        policies=(),
        views=TOY.views,
        options=TOY.options,
        handles=TOY.handles,
    )


ODD_RULES = _odd_rules()


NAMES = tuple(filter(is_name, dict(zip(map(fold, ODD), ODD, strict=True)).values()))


def _campaign(names: tuple[str, ...]) -> Toy:
    """A campaign in which everybody and everything bears one of these names, or none does."""
    state = TOY.initial.but(players=names[:20], beaten=names[5:25])
    for name in names[20:]:
        state = state.but(heroes=state.heroes.put(name, Hero(owner="", level=1, items=names[:10])))
    return state.but(hands=Roster(dict.fromkeys(names[:1], names[30:])))


CAMPAIGNS = (_campaign(("Ana", "Ben", "Long Sword")), _campaign(NAMES), _campaign(NAMES[::-1]))


ALL_MOVES = any_move(CAMPAIGNS[1], TOY)


@cache
def _moves(rules: Ruleset[Any], kind: Any, campaign: int) -> SearchStrategy[Move]:
    return moves(kind, CAMPAIGNS[campaign], rules)


def check(rules: Ruleset[Any], state: State, move: Move) -> None:
    """The law, of words and of lines, alone and before another move."""
    words = words_of(move)
    typed, rest = next_move(rules, state, words, lenient=False)
    assert (typed.move, rest, typed.words) == (move, (), words)
    (again,) = parse_line(rules, state, split_line(line_of(move)), lenient=False)
    assert again.move == move


def _rules(kind: Any) -> Ruleset[Toy]:
    return ODD_RULES if kind in ODDITIES else TOY


SAYABLE = [
    pytest.param(kind, number, id=f"{kind.__name__}-{number}")
    for kind in (*TOY.moves.values(), *ODDITIES)
    for number, campaign in enumerate(CAMPAIGNS)
    if sayable(kind, campaign, _rules(kind))
]


@QUICK
@given(data=st.data())
@pytest.mark.parametrize(("kind", "campaign"), SAYABLE)
def test_words_of_a_move_are_read_as_that_move(kind: Any, campaign: int, data: st.DataObject) -> None:
    rules = _rules(kind)
    check(rules, CAMPAIGNS[campaign], data.draw(_moves(rules, kind, campaign)))


def test_every_move_can_be_said_in_a_campaign_with_names() -> None:
    assert {row.values[0] for row in SAYABLE} == {*TOY.moves.values(), *ODDITIES}


def _ends(move: Move) -> bool:
    """Whether another move may follow on the line."""
    words = words_of(move)
    return move.because is None and (
        move.verb not in ("tell", "note", "reopen") or any(word.startswith(("text=", "sheet=")) for word in words)
    )


@QUICK
@given(data=st.data())
def test_moves_in_one_line_are_read_one_by_one(data: st.DataObject) -> None:
    said = data.draw(st.lists(ALL_MOVES, min_size=1, max_size=4))
    said = [move.but(because=None) for move in said if _ends(move.but(because=None))]
    assume(said)
    words = tuple(word for move in said for word in (",", *words_of(move)))[1:]
    assert [typed.move for typed in parse_line(TOY, CAMPAIGNS[1], words, lenient=False)] == said


@given(st.lists(texts() | names() | st.text(alphabet="ab =@+,'\"\n", max_size=6)).map(tuple))
def test_a_line_splits_into_what_it_was_joined_from(words: tuple[str, ...]) -> None:
    assert split_line(join_words(words)) == words


@given(st.text(alphabet="ab =@+,'\"\n\u201c") | st.text())
def test_any_text_splits_into_words_that_join_to_the_same(text: str) -> None:
    words = split_line(text)
    assert split_line(join_words(words)) == words
