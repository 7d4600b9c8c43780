"""The first word of a line."""

from __future__ import annotations

import pytest

from cli.grammar import WordsWrong, next_move, resolve_verb
from tests.toy import TOY, played

OWN = ("undo", "log", "show", "u", "l")
STRICT = ("delete", "equinox")


def verb(word: str, *, lenient: bool = True) -> str:
    return resolve_verb(TOY, word, OWN, lenient=lenient, strict_verbs=STRICT)


@pytest.mark.parametrize(
    ("word", "meant"),
    [("scout", "scout"), ("Scout", "scout"), ("LOOK", "scout"), ("d", "draw"), ("undo", "undo"), ("Delete", "delete")],
)
@pytest.mark.parametrize("lenient", [True, False])
def test_exact_words_are_verbs_whatever_the_case(word: str, meant: str, lenient: bool) -> None:
    assert verb(word, lenient=lenient) == meant


@pytest.mark.parametrize(
    ("word", "meant"),
    [("sc", "scout"), ("unD", "undo"), ("scuot", "scout"), ("figth", "fight"), ("udno", "undo"), ("lokk", "scout")],
)
def test_prefixes_and_slips_count_only_when_lenient(word: str, meant: str) -> None:
    assert verb(word) == meant
    with pytest.raises(WordsWrong) as wrong:
        verb(word, lenient=False)
    assert wrong.value.code == "verb-unknown"
    assert meant in wrong.value.candidates


@pytest.mark.parametrize("word", ["s", "eq", "f", "lo"])
def test_what_may_be_several_verbs_is_never_guessed(word: str) -> None:
    with pytest.raises(WordsWrong) as wrong:
        verb(word)
    assert wrong.value.code == "verb-ambiguous"
    assert len(wrong.value.candidates) > 1


@pytest.mark.parametrize(
    ("word", "own", "meant"),
    [
        ("equ", (), "equip"),  # `equinox` has to be typed in full
        ("wou", ("wouldbe",), "wound"),
        ("ingr", ("ingredient-card", "ingredient"), "ingredient"),
    ],
)
def test_a_table_means_its_daily_words(word: str, own: tuple[str, ...], meant: str) -> None:
    assert resolve_verb(TOY, word, own, lenient=True, strict_verbs=STRICT) == meant


@pytest.mark.parametrize(
    ("word", "own"), [("comp", ("complete", "completion")), ("wo", ("wouldbe",)), ("wuond", ("wund",))]
)
def test_two_words_as_likely_are_never_guessed(word: str, own: tuple[str, ...]) -> None:
    with pytest.raises(WordsWrong, match="may be more than one"):
        resolve_verb(TOY, word, own, lenient=True, strict_verbs=STRICT)


@pytest.mark.parametrize("word", ["dele", "delet", "deleet", "equin"])
def test_destructive_verbs_take_no_slips_and_no_prefixes(word: str) -> None:
    with pytest.raises(WordsWrong) as wrong:
        verb(word)
    assert wrong.value.code == "verb-unknown"
    assert set(STRICT) & set(wrong.value.candidates)


@pytest.mark.parametrize("word", ["xyzzy", "", "the", "-", "42"])
def test_an_unknown_first_word_is_never_a_note(word: str) -> None:
    with pytest.raises(WordsWrong) as wrong:
        next_move(TOY, played("Ana"), (word, "door", "was", "locked"), lenient=True)
    assert wrong.value.code == "verb-unknown"


def test_dashes_and_underscores_are_alike() -> None:
    assert resolve_verb(TOY, "HIRE_hero", ("hire-hero",), lenient=False) == "hire-hero"


def test_a_verb_of_the_shell_does_not_stand_among_moves() -> None:
    with pytest.raises(WordsWrong) as wrong:
        next_move(TOY, played("Ana"), ("und",), lenient=True, other_verbs=OWN)
    assert (wrong.value.code, wrong.value.candidates) == ("verb-alone", ("undo",))


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("scout,note", "a space behind the comma: scout, note"),
        ("note it is late", "without quotes"),
        ("note a", "without quotes"),
    ],
)
def test_a_line_in_one_word_is_told_apart_and_loses_nothing(word: str, hint: str) -> None:
    """F10: a whole line in quotes, or a comma without its space, is no slip of its first word."""
    with pytest.raises(WordsWrong) as wrong:
        resolve_verb(TOY, word, OWN, lenient=True, strict_verbs=STRICT)
    assert wrong.value.code == "verb-unknown"
    assert hint in wrong.value.hint
