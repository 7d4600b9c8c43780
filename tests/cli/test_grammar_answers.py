"""Bare answers: what is owed is given without its verb."""

from __future__ import annotations

from typing import Any

import pytest

from cli.grammar import WordsWrong, answer, answer_opened, like_answer, next_answer, next_said, split_line
from ledger.core.frozen import from_json, to_json
from ledger.core.model import Move, Opened
from ledger.core.ruleset import decide
from ledger.core.table.events import MoveOpened
from ledger.core.table.moves import Note, Roll
from tests.toy import TOY, Draw, Fight, Flee, Hero, Hire, Scout, Tell, Toy, Wound, played


def opened(*moves: Move) -> Toy:
    """The state after moves that each wait for an answer."""
    state = played("Ana", "Ben")
    for move in moves:
        state = decide(TOY, state, move).state
    return state


FIGHT = opened(Fight(foe="Ogre", boss=True, who="Ana"))
DRAW = opened(Draw(who="Ben"))
FLEE = opened(Flee(who="Ana"))


@pytest.mark.parametrize("lenient", [True, False])
@pytest.mark.parametrize(
    ("state", "line", "move"),
    [
        (FIGHT, "4 1", Fight(foe="Ogre", boss=True, who="Ana", faces=("4", "1"))),
        (FIGHT, "5:2 _", Fight(foe="Ogre", boss=True, who="Ana", faces=("5:2", "_"))),
        (FIGHT, "=9", Fight(foe="Ogre", boss=True, who="Ana", faces=("=9",))),
        (FIGHT, "@ana 4 1", Fight(foe="Ogre", boss=True, who="Ana", faces=("4", "1"))),
        (FLEE, "yes @ana because we, too, can", Flee(surely=True, who="Ana", because="we, too, can")),
        (FIGHT, "faces=4+1 boss=no", Fight(foe="Ogre", boss=False, who="Ana", faces=("4", "1"))),
        (DRAW, "torch", Draw(card="Torch", who="Ben")),
        (DRAW, "elixir_of_life", Draw(card="Elixir of Life", who="Ben")),
        (DRAW, "Moon_Blade", Draw(card="Moon Blade", who="Ben")),
        (FLEE, "yes", Flee(surely=True, who="Ana")),
        (FLEE, "No", Flee(surely=False, who="Ana")),
        (FLEE, "surely", Flee(surely=True, who="Ana")),
    ],
)  # fmt: skip
def test_bare_words_complete_the_move_that_waits(state: Toy, line: str, move: Move, lenient: bool) -> None:
    typed = answer_opened(TOY, state, split_line(line), lenient=lenient)
    assert typed.move == move
    assert typed.words == split_line(line)
    (said, rest) = next_said(TOY, state, split_line(line), lenient=lenient)
    assert (said.move, rest) == (move, ())


def test_dice_fill_the_places_that_were_left_open() -> None:
    state = opened(Fight(foe="Ogre", faces=("4", "_"), who="Ana"))
    assert answer(TOY, state, ("3",), lenient=True).move == Fight(foe="Ogre", faces=("4", "3"), who="Ana")
    assert answer(TOY, state, ("5", "6"), lenient=True).move == Fight(foe="Ogre", faces=("5", "6"), who="Ana")


def test_the_oldest_answer_comes_first_unless_a_player_is_named() -> None:
    state = opened(Fight(foe="Ogre", who="Ana"), Fight(foe="Bat", who="Ben"))
    assert answer(TOY, state, ("4", "1"), lenient=True).move == Fight(foe="Ogre", who="Ana", faces=("4", "1"))
    assert answer(TOY, state, ("@ben", "4", "1"), lenient=True).move == Fight(foe="Bat", who="Ben", faces=("4", "1"))
    with pytest.raises(WordsWrong) as wrong:
        answer(TOY, state, ("4", "1", "@ben"), lenient=True)
    assert (wrong.value.code, wrong.value.hint) == ("player-other", "begin with @Ben")
    with pytest.raises(WordsWrong) as nobody:
        answer(TOY, opened(Fight(foe="Ogre", who="Ana")), ("@ben", "4"), lenient=True)
    assert nobody.value.code == "nothing-owed"


def test_an_answer_goes_to_the_oldest_question_that_it_can_answer() -> None:
    state = opened(Flee(who="Ana"), Draw(who="Ana"), Fight(foe="Ogre", who="Ana"), Fight(foe="Bat", who="Ana"))
    for line, move in (
        ("no", Flee(surely=False, who="Ana")),
        ("torch", Draw(card="Torch", who="Ana")),
        ("4 1", Fight(foe="Ogre", faces=("4", "1"), who="Ana")),
    ):
        said, rest = next_said(TOY, state, split_line(line), lenient=True)
        assert (said.move, rest) == (move, ())
    with pytest.raises(WordsWrong):
        next_said(TOY, state, ("xyzzy",), lenient=True)


def test_an_answer_nobody_is_asked_for_by_name_may_name_who_gives_it() -> None:
    state = played("Ana").but(opened=(Opened(verb="draw", given="{}", field="card", asks="Which?"),))
    assert answer(TOY, state, ("@ana", "torch"), lenient=True).move == Draw(card="Torch", who="Ana")


def test_words_owed_without_an_opened_move_complete_the_given_words() -> None:
    typed = answer(TOY, played("Ana"), ("mines", "2"), ("scout",), lenient=True)
    assert typed.move == Scout(place="Mines", level=2)
    assert typed.words == ("mines", "2")
    said, rest = next_said(TOY, played("Ana"), ("2,", "draw"), lenient=True, prefix=("scout", "mines"))
    assert (said.move, rest) == (Scout(place="Mines", level=2), ("draw",))


def test_a_bare_number_is_no_new_name() -> None:
    state = played("Ana", "Ben")
    for prefix in (("scout",), ("draw",)):
        with pytest.raises(WordsWrong) as wrong:
            next_answer(TOY, state, ("3",), lenient=True, prefix=prefix)
        assert (wrong.value.code, wrong.value.hint) == ("nothing-owed", "+3 if it is the name")
    assert next_answer(TOY, state, ("+3", "1"), lenient=True, prefix=("scout",))[0].move == Scout(place="3", level=1)
    with pytest.raises(WordsWrong):
        answer_opened(TOY, DRAW, ("7",), lenient=True)


@pytest.mark.parametrize("word", ["3:5", "=9", "4:1:6"])
def test_a_die_is_no_new_name(word: str) -> None:
    with pytest.raises(WordsWrong) as wrong:
        next_said(TOY, played("Ana"), (word,), lenient=True, prefix=("scout",))
    assert (wrong.value.code, wrong.value.hint) == ("nothing-owed", f"+{word} if it is the name")


def test_neither_a_player_nor_what_begins_several_verbs_is_a_new_name() -> None:
    state = played("Ana", "Ben")
    for word in ("Ben", "f"):
        with pytest.raises(WordsWrong) as wrong:
            next_said(TOY, state, (word, "2"), lenient=True, prefix=("scout",))
        assert wrong.value.code == {"Ben": "name-odd", "f": "verb-ambiguous"}[word]
        assert word != "Ben" or wrong.value.because == "Ben plays, and a place is owed."
    assert next_said(TOY, state, ("+Ben", "2"), lenient=True, prefix=("scout",))[0].move == Scout(place="Ben", level=2)


def test_a_comma_without_its_space_does_not_make_a_name_of_the_next_move() -> None:
    with pytest.raises(WordsWrong) as wrong:
        next_said(TOY, played("Ana"), ("Mill,note", "2"), lenient=True, prefix=("scout",))
    assert (wrong.value.code, wrong.value.hint) == ("name-odd", "+Mill,note if it is the name")
    assert wrong.value.because.startswith("Mill,note ends in a move")
    named = next_said(TOY, played("Ana"), ("Mill,Old", "2"), lenient=True, prefix=("scout",))[0]
    assert named.move == Scout(place="Mill,Old", level=2)


def test_the_short_word_of_a_roll_is_no_new_name() -> None:
    with pytest.raises(WordsWrong) as wrong:
        next_said(TOY, played("Ana"), ("r",), lenient=True, prefix=("scout",))
    assert (wrong.value.code, "dice" in wrong.value.because) == ("word-missing", True)


def test_dice_are_thrown_where_they_are_named_whatever_is_owed() -> None:
    state = played("Ana", "Ben")
    for line in ("r 2d6 4 1", "r d6"):
        assert isinstance(next_said(TOY, state, split_line(line), lenient=True, prefix=("scout",))[0].move, Roll)
    assert isinstance(next_said(TOY, FIGHT, split_line("r d6"), lenient=True)[0].move, Roll)


def test_two_moves_of_a_verb_wait_side_by_side() -> None:
    """The second one drops nothing: each has its own answer."""
    state = opened(Fight(foe="Ogre", who="Ana"), Fight(foe="Bat", who="Ana"))
    assert [each.given for each in state.opened] == ['{"who":"Ana","foe":"Ogre"}', '{"who":"Ana","foe":"Bat"}']
    state = decide(TOY, state, Fight(foe="Bat", faces=("4", "1"), who="Ana")).state
    assert [each.given for each in state.opened] == ['{"who":"Ana","foe":"Ogre"}']
    state = decide(TOY, state, Fight(foe="Ogre", boss=True, faces=("4", "1"), who="Ana")).state
    assert not state.opened


def test_moves_may_follow_an_answer() -> None:
    first, rest = next_answer(TOY, FIGHT, split_line("4 1, note done"), lenient=True)
    assert first.words == ("4", "1")
    after = decide(TOY, FIGHT, first.move).state
    assert next_said(TOY, after, rest, lenient=True)[0].move == Note(text="done")
    with pytest.raises(WordsWrong) as wrong:
        answer(TOY, FIGHT, split_line("4 1, note done"), lenient=True)
    assert wrong.value.code == "word-spare"


@pytest.mark.parametrize(
    ("state", "line", "verb"),
    [
        (DRAW, "scout mines 2", "scout"),
        (DRAW, "scuot mines 2", "scout"),
        (DRAW, "note", None),
        (DRAW, "torch", "draw"),
        (DRAW, "tor", "draw"),
        (FIGHT, "draw torch", "draw"),
        (FIGHT, "draw", "draw"),
    ],
)
def test_a_verb_is_a_verb_whatever_is_owed(state: Toy, line: str, verb: str | None) -> None:
    if verb is None:
        with pytest.raises(WordsWrong) as wrong:
            next_said(TOY, state, split_line(line), lenient=True)
        assert wrong.value.code == "word-missing"
    else:
        assert next_said(TOY, state, split_line(line), lenient=True)[0].move.verb == verb


def test_a_name_that_is_asked_for_goes_before_a_slip_of_a_verb() -> None:
    state = DRAW.but(heroes=DRAW.heroes)
    known = state.but(deck=state.deck.but(cards=state.deck.cards.put("Scour", 1)))
    assert next_said(TOY, known, ("scour",), lenient=True)[0].move == Draw(card="Scour", who="Ben")
    assert next_said(TOY, FIGHT, ("scour", "mines", "2"), lenient=True)[0].move == Scout(place="Mines", level=2)


@pytest.mark.parametrize(("line", "verb"), [("note", "draw"), ("note, draw", "draw"), ("note the door", "note")])
def test_a_card_may_be_called_as_a_verb_that_cannot_stand_alone(line: str, verb: str) -> None:
    state = DRAW.but(deck=DRAW.deck.but(cards=DRAW.deck.cards.put("Note", 1)))
    assert next_said(TOY, state, split_line(line), lenient=True)[0].move.verb == verb


@pytest.mark.parametrize("line", ["ben scout mines 2", "Ben sco mines 2", "bne scuot mines 2"])
def test_a_name_before_a_verb_says_whose_move_it_is(line: str) -> None:
    move = next_said(TOY, played("Ana", "Ben"), split_line(line), lenient=True)[0].move
    assert move == Scout(place="Mines", level=2, who="Ben")


@pytest.mark.parametrize(
    ("state", "line", "code"),
    [
        (played("Ana", "Ben"), "be sco mines 2", "verb-unknown"),
        (played("Ana"), "4 1", "nothing-owed"),
        (played("Ana"), "yes", "nothing-owed"),
        (played("Ana"), "torch", "verb-unknown"),
        (FIGHT, "xyzzy", "verb-unknown"),
        (FIGHT, "4 x", "die-bad"),
        (DRAW, "torhc", "name-near"),
        (DRAW, "Moon Blade", "verb-unknown"),
        (FLEE, "boss", "verb-unknown"),
        (FIGHT, "", "line-empty"),
        (FIGHT, "4 1 depth=2", "key-unknown"),
    ],
)
def test_what_answers_nothing_is_told(state: Toy, line: str, code: str) -> None:
    with pytest.raises(WordsWrong) as wrong:
        next_said(TOY, state, split_line(line), lenient=True)
    assert wrong.value.code == code


def test_an_answer_without_its_field_says_the_question() -> None:
    with pytest.raises(WordsWrong) as wrong:
        answer_opened(TOY, FIGHT, ("boss=no",), lenient=True)
    assert (wrong.value.code, wrong.value.because) == ("word-missing", "2d6 against Ogre?")


@pytest.mark.parametrize("lenient", [True, False])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("3", {"level": 3}),
        ("market", {"source": "market"}),
        ("@ana market", {"source": "market"}),
        ("from market", {"source": "market"}),
        ("source=deck 2", {"source": "deck", "level": 2}),
    ],
)
def test_another_field_may_answer_as_well(line: str, told: dict[str, Any], lenient: bool) -> None:
    given = '{"hero":"Brann"}'
    asks = Opened(verb="hire", given=given, field="level", asks="Level of Brann, or: market?", also=("source",))
    state = played("Ana").but(opened=(asks,))
    wanted = Hire(hero="Brann", who="Ana" if line.startswith("@") else "").but(**told)
    (said, rest) = next_said(TOY, state, split_line(line), lenient=lenient)
    assert (said.move, rest) == (wanted, ())


def test_a_question_keeps_which_fields_answer_it() -> None:
    asked = MoveOpened(verb="hire", given="{}", field="level", asks="Level?", also=("source",))
    assert TOY.evolve(played("Ana"), asked).opened[0].also == ("source",)
    assert from_json(MoveOpened, to_json(asked)) == asked
    earlier = {"verb": "hire", "given": "{}", "field": "level", "asks": "Level?"}
    assert from_json(MoveOpened, earlier) == asked.but(also=())


def test_free_text_is_never_taken_for_an_answer_by_itself() -> None:
    state = played("Ana").but(opened=(Opened(verb="tell", given='{"text":""}', field="text", asks="What?"),))
    with pytest.raises(WordsWrong) as wrong:
        next_said(TOY, state, ("once", "upon"), lenient=True)
    assert wrong.value.code == "verb-unknown"
    assert answer_opened(TOY, state, ("once", "upon"), lenient=True).move == Tell(text="once upon")


def test_pairs_are_answers_too() -> None:
    state = opened().but(opened=(Opened(verb="wound", given='{"shares":[]}', field="shares", asks="Who?"),))
    state = decide(TOY, state, Tell(text="x")).state
    state = state.but(heroes=state.heroes.put("Zoë", Hero(owner="Ben", level=1)))
    assert answer_opened(TOY, state, ("zoë=2",), lenient=True).move == Wound(shares=(("Zoë", 2),))
    with pytest.raises(WordsWrong) as wrong:
        next_said(TOY, state, ("zoë", "2"), lenient=True)
    assert (wrong.value.code, wrong.value.hint) == ("word-missing", "zoë=N")


@pytest.mark.parametrize("word", ["4", "-3", "5:2", "_", "=9", "2/3", "yes", "NO"])
def test_what_only_an_answer_looks_like(word: str) -> None:
    assert like_answer(word)


@pytest.mark.parametrize("word", ["", "scout", "4x", "=", ":", "1/2/3", "y"])
def test_what_no_answer_looks_like(word: str) -> None:
    assert not like_answer(word)
