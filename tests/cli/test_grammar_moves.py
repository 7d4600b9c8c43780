"""Lines of the toy game into moves: every kind of field, in the order one would say them, and what goes wrong."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.grammar import Typed, WordsWrong, line_of, next_move, next_said, parse_line, split_line, words_left
from ledger.core.model import Move, Opened
from ledger.core.ruleset import decide
from ledger.core.table.moves import Found, Give, Note, Place, Remove, Roll, SetOption
from tests.toy import TOY, Draw, Equip, Fight, Flee, Hire, Scout, Tell, Toy, Wound, played


def table() -> Toy:
    """Ana and Ben with a hero each, and a beaten foe."""
    state = played("Ana", "Ben")
    for move in (
        Hire(hero="Brann of Ulm", who="Ana"),
        Hire(hero="Zoë", who="Ben"),
        Draw(card="Torch", who="Ana"),
        Fight(foe="Ogre", faces=("6", "6"), who="Ben"),
    ):
        state = decide(TOY, state, move).state
    return state


TABLE = table()


def read(line: str, *, lenient: bool = True) -> Move:
    (typed,) = parse_line(TOY, TABLE, split_line(line), lenient=lenient)
    return typed.move


def wrong(line: str, *, lenient: bool = True) -> WordsWrong:
    with pytest.raises(WordsWrong) as raised:
        parse_line(TOY, TABLE, split_line(line), lenient=lenient)
    return raised.value


BRANN = "Brann of Ulm"
EXACT = [
    ("scout mines 2", Scout(place="Mines", level=2)),
    ("SCOUT MINES +2", Scout(place="Mines", level=2)),
    ("scout level=2 mines", Scout(place="Mines", level=2)),
    ("scout Dark_Wood 3 @ana", Scout(place="Dark Wood", level=3, who="Ana")),
    ("@ana scout 'Dark Wood' 3", Scout(place="Dark Wood", level=3, who="Ana")),
    ("scout @brann_of_ulm Wald 1", Scout(place="Wald", level=1, who=BRANN)),
    ("scout place=because 1", Scout(place="because", level=1)),
    ("scout +Mines 1", Scout(place="Mines", level=1)),
    ("scout ++x 1", Scout(place="+x", level=1)),
    ("scout =cmd 1", Scout(place="=cmd", level=1)),
    ("scout -rf 1", Scout(place="-rf", level=1)),
    ("scout a__b 1", Scout(place="a_b", level=1)),
    ("scout 2 2", Scout(place="2", level=2)),
    ("scout x,, 2", Scout(place="x,", level=2)),
    ("scout mines 2 because he, not I, won", Scout(place="Mines", level=2, because="he, not I, won")),
    ("scout mines 2 because", Scout(place="Mines", level=2, because="")),
    ("hire Ulf", Hire(hero="Ulf")),
    ("hire Ulf 2 1/4 free", Hire(hero="Ulf", level=2, health=(1, 4), free=True)),
    ("hire Ulf 1/4 2 FREE", Hire(hero="Ulf", level=2, health=(1, 4), free=True)),
    ("hire Ulf from market", Hire(hero="Ulf", source="market")),
    ("hire Ulf source=street", Hire(hero="Ulf", source="street")),
    ("hire Ulf level=-", Hire(hero="Ulf", level=None)),
    ("hire Free 2 free", Hire(hero="Free", level=2, free=True)),
    ("hire free free", Hire(hero="free", free=True)),
    ("hire Ulf free=no", Hire(hero="Ulf", free=False)),
    ("hire Ulf with Torch Rope free", Hire(hero="Ulf", items=("Torch", "Rope"), free=True)),
    ("hire free items=a+b++c Ulf with=d", Hire(hero="Ulf", items=("a", "b+c", "d"), free=True)),
    ("hire Ulf items=-", Hire(hero="Ulf", items=())),
    ("draw", Draw()),
    ("d torch", Draw(card="Torch")),
    ("draw Moon_Blade", Draw(card="Moon Blade")),
    ("fight Ogre 4 5:2 with Zoë boss", Fight(foe="Ogre", faces=("4", "5:2"), hero="Zoë", boss=True)),
    ("fight Ogre =9 careful", Fight(foe="Ogre", faces=("=9",), stance="careful")),
    ("fight Ogre bold 4 _", Fight(foe="Ogre", faces=("4", "_"), stance="bold")),
    ("flee", Flee()),
    ("flee surely", Flee(surely=True)),
    ("flee no", Flee(surely=False)),
    ("flee yes", Flee(surely=True)),
    ("wound brann_of_ulm=2 Zoë=0", Wound(shares=((BRANN, 2), ("Zoë", 0)))),
    ("wound shares=Zoë=3", Wound(shares=(("Zoë", 3),))),
    ("equip brann of ulm long rope", Equip(hero=BRANN, items=("long", "rope"))),
    ("equip Zoë Torch Rope", Equip(hero="Zoë", items=("Torch", "Rope"))),
    ("equip items=- Zoë", Equip(hero="Zoë", items=())),
    ("tell we met, and because it rained", Tell(text="we met, and because it rained")),
    ("tell secret to Ben @ana hp=5 left", Tell(text="hp=5 left", secret=True, to="Ben", who="Ana")),
    ("tell text=short to Ben because so", Tell(text="short", to="Ben", because="so")),
    ("tell text=", Tell(text="")),
    ("found Ana Ben dark_elves=yes", Found(players=("Ana", "Ben"), options=(("dark_elves", "yes"),))),
    ("option dark_elves yes", SetOption(name="dark_elves", value="yes")),
    ("n the door was locked", Note(text="the door was locked")),
    ("r 2d6 4 1", Roll(dice="2d6", faces=("4", "1"))),
    ("place Torch at ana", Place(thing="Torch", at="Ana")),
    ("place Torch at=ana", Place(thing="Torch", at="Ana")),
    ("place Torch ana", Place(thing="Torch", at="Ana")),
    ("remove torch from table", Remove(thing="Torch", from_="table")),
    ("remove torch from=table", Remove(thing="Torch", from_="table")),
    ("give torch to ben", Give(thing="Torch", to="Ben")),
]  # fmt: skip


@pytest.mark.parametrize("lenient", [True, False])
@pytest.mark.parametrize(("line", "move"), EXACT)
def test_what_is_typed_exactly_is_read_alike_with_and_without_repairs(line: str, move: Move, lenient: bool) -> None:
    assert read(line, lenient=lenient) == move


LENIENT = [
    ("sc mines 2", "scout Mines 2", ("sc -> scout", "mines -> Mines")),
    ("Scout burial mound 2", "scout Burial_Mound 2", ("burial mound -> Burial Mound",)),
    ("scuot bm 2", "scout Burial_Mound 2", ("scuot -> scout", "bm -> Burial Mound")),
    ("scout mines lev=2 @bne", "scout Mines 2 @Ben", ("mines -> Mines", "lev= -> level=", "@bne -> @Ben")),
    ("fight ogre bo 4 1 with brann of ulm", "fight Ogre with Brann_of_Ulm bold 4 1", None),
    ("fight ogre with bou", "fight Ogre with Brann_of_Ulm", None),
    ("hire Ulf from mark", "hire Ulf from market", ("mark -> market",)),
    ("flee surely=n", "flee surely=no", ()),
    ("ses e", "session end", ("ses -> session", "e -> end")),
    ("draw elixir of life", "draw Elixir_of_Life", None),
]


@pytest.mark.parametrize(("line", "meant", "notes"), LENIENT)
def test_repairs_are_made_at_a_terminal_only_and_told(line: str, meant: str, notes: tuple[str, ...] | None) -> None:
    (typed,) = parse_line(TOY, TABLE, split_line(line), lenient=True)
    assert line_of(typed.move) == meant
    assert notes is None or typed.notes == notes
    with suppress(WordsWrong):
        assert line_of(read(line, lenient=False)) != meant


WRONG = [
    ("", "line-empty"),
    (", ,", "line-empty"),
    ("@ana", "verb-missing"),
    ("jump mines", "verb-unknown"),
    ("scout", "word-missing"),
    ("scout mines", "word-missing"),
    ("scout, mines 2", "word-missing"),
    ("scout mines 2 3", "word-spare"),
    ("scout mines 4", "number-bad"),
    ("scout mines 0", "number-bad"),
    ("scout mines two", "number-bad"),
    ("scout mines 2,draw", "number-bad"),
    ("scout mines 99999999999", "number-bad"),
    ("scout mines 1.5", "number-bad"),
    ("scout mines \u0662", "number-bad"),
    ("scout mines 2 depth=3", "key-unknown"),
    ("scout mines 2 place=x", "word-spare"),
    ("scout a=b 2", "key-unknown"),
    ("scout mines 2 @zacharias", "player-unknown"),
    ("scout mines 2 @ana @ben", "word-spare"),
    ("scout '' 2", "name-bad"),
    ("scout \x1b[2J 2", "name-bad"),
    ("scout \ud800 2", "text-bad"),
    ("tell \ud800", "text-bad"),
    ("hire Ulf free free", "word-spare"),
    ("hire Ulf 1/x", "number-bad"),
    ("hire Ulf from moon", "choice-bad"),
    ("hire Ulf from=-", "choice-bad"),
    ("hire Ulf from", "word-missing"),
    ("hire Ulf from, note x", "word-missing"),
    ("hire Ulf from , note x", "word-missing"),
    ("hire Ulf from market from deck", "word-spare"),
    ("hire Ulf free=maybe", "choice-bad"),
    ("fight Ogre 4 x", "die-bad"),
    ("fight Ogre bold careful", "die-bad"),
    ("wound brann_of_ulm=two", "number-bad"),
    ("wound brann_of_ulm", "word-spare"),
    ("wound", "word-missing"),
    ("wound Zoë=21", "number-bad"),
    ("wound shares=Zoë", "word-bad"),
    ("equip Nobody Torch", "name-unknown"),
    ("give torch to because", "name-unknown"),
    ("session middle", "choice-bad"),
    ("note", "word-missing"),
    ("tell because I say so", "word-missing"),
]


@pytest.mark.parametrize("lenient", [True, False])
@pytest.mark.parametrize(("line", "code"), WRONG)
def test_what_is_wrong_has_a_code_a_sentence_and_a_hint(line: str, code: str, lenient: bool) -> None:
    raised = wrong(line, lenient=lenient)
    assert raised.code == code
    assert raised.because.endswith((".", "?"))
    assert raised.hint
    assert (raised.because + raised.hint).isprintable()


@pytest.mark.parametrize(
    ("line", "code", "candidate"),
    [
        ("scout mimes 2", "name-near", "Mines"),
        ("scout mi 2", "name-ambiguous", "Mirror Lake"),
        ("draw long", "name-near", "Long Sword"),
        ("hire Ulf feee", "word-spare", "free"),
        ("hire Ulf wiht Torch", "word-spare", "with"),
        ("equip Zoë Torch becuase I can", "word-spare", ""),
        ("session o e", "word-spare", ""),
        ("fight Ogre xbold", "die-bad", "stance="),
    ],
)
def test_at_a_terminal_near_misses_are_asked_about(line: str, code: str, candidate: str) -> None:
    raised = wrong(line)
    assert raised.code == code
    assert not candidate or candidate in raised.candidates


def test_a_number_that_may_belong_to_a_name_says_so() -> None:
    assert wrong("scout dark wood 2").hint == "if it is one name: dark_wood"


def test_the_usage_is_the_hint_for_a_missing_word() -> None:
    assert wrong("scout mines").hint == "scout PLACE LEVEL"


@pytest.mark.parametrize(
    "line",
    [
        "scout mines 2, draw torch, note so it is, and so on",
        "scout mines 2 , draw torch , note so it is, and so on",
        ", scout mines 2, , draw torch, note so it is, and so on",
    ],
)  # fmt: skip
def test_several_moves_stand_in_one_line(line: str) -> None:
    typed = parse_line(TOY, TABLE, split_line(line), lenient=True)
    assert [each.move.verb for each in typed] == ["scout", "draw", "note"]
    assert typed[2].move == Note(text="so it is, and so on")
    assert [each.words[-1] for each in typed] == ["2", "torch", "on"]


def test_the_second_move_is_read_in_the_state_after_the_first() -> None:
    words = split_line("hire Ulf, equip ulf Torch")
    first, rest = next_move(TOY, TABLE, words, lenient=True)
    with pytest.raises(WordsWrong):
        next_move(TOY, TABLE, rest, lenient=True)
    after = decide(TOY, TABLE, first.move).state
    second, rest = next_move(TOY, after, rest, lenient=True)
    assert (second.move, rest) == (Equip(hero="Ulf", items=("Torch",)), ())


def test_who_acts_is_given_by_the_caller_unless_the_line_says() -> None:
    (own, named) = parse_line(TOY, TABLE, split_line("draw, draw @ben"), lenient=True, who="Ana")
    assert (own.move.who, named.move.who) == ("Ana", "Ben")


def test_commas_that_part_nothing_leave_nothing() -> None:
    typed, rest = next_move(TOY, TABLE, ("draw,", ",", ","), lenient=True)
    assert (typed, rest) == (Typed(move=Draw(), words=("draw",)), ())
    assert not words_left((",", ","))
    assert words_left((",,",))


def test_ordinary_lines_are_written_as_they_are_typed() -> None:
    for line in (
        "scout Mines 2",
        "scout Burial_Mound 2 @Ana",
        "hire Ulf 2 from market 1/4 free with Torch Rope",
        "fight Ogre with Zoë boss bold 4 5:2",
        "draw Elixir_of_Life",
        "wound Zoë=2 Brann_of_Ulm=1",
        "equip Zoë Torch O'Brien",
        "tell to Ben secret we met, because it rained",
        "place Torch at Ana because we forgot it",
        "found Ana Ben dark_elves=yes",
        "roll 2d6 4 1",
        "option dark_elves yes",
        "gain doom 1 because the card, they say, wins",
    ):
        assert line_of(read(line, lenient=False)) == line


VOCABULARY = st.sampled_from(
    [
        *("scout", "hire", "fight", "draw", "wound", "equip", "tell", "found", "place", "give", "note", "flee", "roll"),
        *("mines", "Mi", "burial", "mound", "zoe", "2", "9", "1/4", "5:2", "_", "=9", ",", "x,", "with", "to", "from"),
        *("@ana", "@", "because", "free", "level=2", "lev=", "=", "a=b", "+", "-", "", "yes", "bold", "\x1b", "x" * 70),
    ]
)  # fmt: skip
OPENED = Opened(verb="fight", given='{"foe":"Ogre"}', field="faces", asks="2d6 against Ogre?", who="Ana")


@settings(max_examples=400)
@given(st.lists(VOCABULARY | st.text(max_size=5), max_size=7).map(tuple), st.booleans(), st.booleans())
def test_whatever_is_typed_is_a_move_or_a_clear_no(words: tuple[str, ...], lenient: bool, opened: bool) -> None:
    state = TABLE.but(opened=(OPENED,)) if opened else TABLE
    try:
        typed, rest = next_said(TOY, state, words, lenient=lenient, prefix=("scout",))
    except WordsWrong:
        return
    assert isinstance(typed.move, Move)
    assert len(rest) < len(words)
    assert not rest or words[-len(rest) :] == rest
