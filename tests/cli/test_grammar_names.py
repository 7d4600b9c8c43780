"""Names: what is welcome, what is the same, what is near, and what is never guessed."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cli.grammar import WordsWrong, clean_name, next_move
from cli.grammar.names import Known, escaped, fold, match, new_name, old_name, slips, unescaped
from ledger.core.ruleset import decide
from ledger.core.table.moves import Cards, Found
from ledger.registry import ruleset
from tests.strategies import names

PLACES = Known("place", ("Mines", "Burial Mound", "Mirror Lake", "Fortress of Death", "Room 1", "Öli's Hut"))


def code_of(word: str, *, new: bool = False, lenient: bool = True, known: Known = PLACES) -> str:
    with pytest.raises(WordsWrong) as wrong:
        (new_name if new else old_name)(known, word, lenient=lenient)
    assert wrong.value.because
    return wrong.value.code


@pytest.mark.parametrize(
    "name",
    [
        *("Öli", "Zoë", "李", "\U0001f469\u200d\U0001f692", "עברית", "O'Brien", "a&b", "../x", "-rf", "%s", "=cmd"),
        *('"', "\\", ";", "|", "[EOM]"),
    ],
)
def test_any_printable_name_is_kept(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  two   words ", "two words"),
        ("tab\tand\nline", "tab and line"),
        (unicodedata.normalize("NFD", "Zoë"), "Zoë"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("wide\u3000space\u2028", "wide space"),
        ("x" * 60, "x" * 60),
    ],
)
def test_a_name_is_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        *("", "  ", "\u200d", "\u200b", "x" * 61, "x" * 300, "\x1b[2J", "a\x00", "a\x7f", "\x9b2J", "\u202eevil"),
        *("a\u2066", "\ud800", "a\x85b", "a\x1cb"),
    ],
)
def test_what_is_no_name_is_refused(typed: str) -> None:
    with pytest.raises(WordsWrong) as wrong:
        clean_name(typed)
    assert wrong.value.code == "name-bad"


@given(st.text(max_size=30))
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    try:
        name = clean_name(text)
    except WordsWrong:
        return
    assert clean_name(name) == name
    assert len(name) <= 60


@given(names())
def test_an_escaped_name_is_read_back_and_compares_alike(name: str) -> None:
    assert unescaped(escaped(name)) == name
    assert fold(escaped(name)) == fold(name)


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("mines", "Mines"),
        ("MINES", "Mines"),
        ("burial_mound", "Burial Mound"),
        ("Burial  mound", "Burial Mound"),
        (unicodedata.normalize("NFD", "ÖLI'S_hut"), "Öli's Hut"),
        ("Öli\u2019s hut", "Öli's Hut"),
    ],
)
@pytest.mark.parametrize("lenient", [True, False])
def test_a_name_is_known_whatever_its_case_and_spelling(word: str, name: str, lenient: bool) -> None:
    assert old_name(PLACES, word, lenient=lenient) == name
    assert new_name(PLACES, word, lenient=lenient) == name


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("min", "Mines"),
        ("fort", "Fortress of Death"),
        ("bm", "Burial Mound"),
        ("FoD", "Fortress of Death"),
        ("mimes", "Mines"),
        ("mins", "Mines"),
        ("imnes", "Mines"),
        ("miness", "Mines"),
        ("burail_muond", "Burial Mound"),
        ("öil's_hut", "Öli's Hut"),
    ],
)
def test_short_and_slipped_names_are_understood_only_when_lenient(word: str, name: str) -> None:
    assert old_name(PLACES, word, lenient=True) == name
    assert code_of(word, lenient=False) == "name-unknown"


@pytest.mark.parametrize("word", ["xyz", "mxxes", "room_2", "Room 3", "la", "of", "", "ms"])
def test_what_is_too_far_is_unknown(word: str) -> None:
    assert code_of(word) == "name-unknown"


def test_what_may_be_two_names_is_never_guessed() -> None:
    with pytest.raises(WordsWrong) as wrong:
        match("mi", PLACES.names, lenient=True, kind="place")
    assert (wrong.value.code, wrong.value.candidates) == ("name-ambiguous", ("Mines", "Mirror Lake"))
    assert "Mirror_Lake" in wrong.value.hint
    assert code_of("cave", known=Known("place", ("care", "cape"))) == "name-ambiguous"


@pytest.mark.parametrize(
    ("word", "name"), [("lake", "Mirror Lake"), ("Mou", "Burial Mound"), ("of_death", "Fortress of Death")]
)
def test_a_later_word_stands_for_the_only_name_that_has_it(word: str, name: str) -> None:
    """Where no name begins so; a name that begins so goes first, and among several nobody guesses."""
    assert old_name(PLACES, word, lenient=True) == name
    assert code_of(word, lenient=False) == "name-unknown"
    assert old_name(Known("place", (*PLACES.names, f"{word}_land")), word, lenient=True) == f"{word}_land"
    assert code_of(word, known=Known("place", (*PLACES.names, f"Old {word}"))) == "name-ambiguous"
    assert code_of(word[:2]) == "name-unknown"


def test_a_later_word_and_a_slip_are_two_names() -> None:
    known = Known("item", ("Adamant Ring", "King"))
    assert code_of("ring", known=known) == "name-ambiguous"
    assert old_name(known, "rin", lenient=True) == "Adamant Ring"


def test_a_later_word_where_a_new_name_is_welcome_is_asked_about() -> None:
    """It could as well be a name of its own, unless a known one is meant as a rule."""
    known = Known("item", ("Adamant Ring", "Axe"))
    assert code_of("ring", new=True, known=known) == "name-near"
    assert new_name(known, "+ring", lenient=True) == "ring"
    assert new_name(known, "ring", lenient=False) == "ring"
    assert new_name(known, "ring", lenient=True, likely=True) == "Adamant Ring"
    assert code_of("ring", new=True, known=Known("item", ("Adamant Ring", "Bone Ring"))) == "name-near"


def test_likely_names_are_known_by_how_they_begin() -> None:
    """Where a new name is the exception, a whole word that begins one known name alone is that name."""
    assert code_of("Mirror", new=True) == "name-near"
    assert new_name(PLACES, "Mirror", lenient=True, likely=True) == "Mirror Lake"
    assert new_name(PLACES, "+Mirror", lenient=True, likely=True) == "Mirror"
    assert code_of("Mirrors_Lake", new=True) == "name-near"
    assert new_name(PLACES, "Mirror", lenient=False, likely=True) == "Mirror"


PRINTED = (
    ("item-card Frost_Trap 1 weapon", "item-card Frost 2"),
    ("item-card Frostbite 1 weapon", "item-card Frost 2"),
    ("item-card Frost_Trap 1 weapon", "cards items-1 Frost=2 Fro=1"),
)


def said(state: Any, line: str) -> Any:
    """The one move of a line of a real game, as somebody at the table types it."""
    return next_move(ruleset("draggmar"), state, tuple(line.split()), lenient=True)[0].move


@pytest.mark.parametrize(("before", "line"), PRINTED)
def test_f4_what_a_card_prints_is_typed_whole_and_may_begin_another_name(before: str, line: str) -> None:
    """No question, and nothing is written down on the wrong card; a slip is still asked about."""
    rules = ruleset("draggmar")
    state = decide(rules, rules.initial, Found(players=("Ana", "Ben"))).state
    state = decide(rules, state, said(state, before)).state
    again = said(state, line)

    assert "Frost" in (dict(again.cards) if isinstance(again, Cards) else (again.name,))
    with pytest.raises(WordsWrong) as wrong:
        said(state, before.replace("Fro", "Frp"))
    assert wrong.value.code == "name-near"


def test_unknown_names_come_with_the_nearest() -> None:
    with pytest.raises(WordsWrong) as wrong:
        old_name(PLACES, "minors", lenient=False)
    assert wrong.value.candidates[0] == "Mines"
    with pytest.raises(WordsWrong) as nothing:
        old_name(Known("hero", ()), "Brann", lenient=True)
    assert nothing.value.code == "name-unknown"


def test_exact_beats_folded_and_folded_beats_prefix() -> None:
    known = Known("card", ("axe", "AXE", "Axe of Dawn", "a_b", "a b"))
    assert old_name(known, "AXE", lenient=True) == "AXE"
    assert old_name(known, "a_b", lenient=True) == "a_b"
    assert old_name(known, "a b", lenient=True) == "a b"
    assert code_of("Axe", known=known) == "name-ambiguous"
    assert old_name(Known("card", ("Axe", "Axe of Dawn")), "axe", lenient=True) == "Axe"


@pytest.mark.parametrize("word", ["Dark_Wood", "Wald", "+Mimes", "+Mine", "Room_2", "r2", "Ät"])
def test_a_new_name_far_from_the_known_ones_is_welcome(word: str) -> None:
    assert new_name(PLACES, word, lenient=True) == word.removeprefix("+").replace("_", " ")


@pytest.mark.parametrize("word", ["Mimes", "Mine", "mirror", "Burial", "Fortress", "burial_mounds"])
def test_a_new_name_near_a_known_one_is_asked_about(word: str) -> None:
    assert code_of(word, new=True) == "name-near"
    assert new_name(PLACES, f"+{word}", lenient=True) == word.replace("_", " ")
    assert new_name(PLACES, word, lenient=False) == word.replace("_", " ")


def test_an_abbreviation_is_understood_where_new_names_are_welcome() -> None:
    assert new_name(PLACES, "bur", lenient=True) == "Burial Mound"
    assert new_name(PLACES, "bm", lenient=True) == "Burial Mound"
    assert code_of("mi", new=True) == "name-ambiguous"
    assert new_name(PLACES, "+mines", lenient=True) == "Mines"
    assert new_name(PLACES, "++x", lenient=True) == "+x"
    assert new_name(PLACES, "snake__case", lenient=True) == "snake_case"
    assert code_of("+", new=True) == "name-bad"


@given(st.text(alphabet="abcd", max_size=8), st.text(alphabet="abcd", max_size=8))
def test_slips_are_symmetric_and_nought_for_the_same(one: str, other: str) -> None:
    assert slips(one, other, 20) == slips(other, one, 20)
    assert (slips(one, other, 20) == 0) == (one == other)
    assert slips(one, other, 2) == min(3, slips(one, other, 20))


@pytest.mark.parametrize(
    ("one", "other", "count"), [("mines", "mnies", 1), ("ab", "ba", 1), ("abc", "", 3), ("kitten", "sitting", 3)]
)
def test_slips_are_counted(one: str, other: str, count: int) -> None:
    assert slips(one, other, 5) == count


def test_the_name_of_a_hero_stands_for_its_player_where_nothing_else_is_called_so() -> None:
    known = Known("hero", ("Ana", "Ben"), {"Rio": "Ana", "Ben": "Ana", "Dove": "Cleo"})

    assert old_name(known, "rio", lenient=False) == "Ana"
    assert new_name(known, "Rio", lenient=False) == "Ana"
    assert old_name(known, "ri", lenient=True) == "Ana"
    assert old_name(known, "Ben", lenient=False) == "Ben"
    with pytest.raises(WordsWrong):
        old_name(known, "Dove", lenient=False)
