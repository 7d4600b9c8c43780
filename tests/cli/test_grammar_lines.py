"""Lines into words: quotes, and what phone keyboards do."""

from __future__ import annotations

import pytest

from cli.grammar import join_words, mend_keyboard, mend_words, split_line


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("scout mines 2", ("scout", "mines", "2")),
        ("  scout\tmines \r\n", ("scout", "mines")),
        ("", ()),
        ('scout "Burial Mound" 2', ("scout", "Burial Mound", "2")),
        ("scout 'Burial Mound', note x", ("scout", "Burial Mound,", "note", "x")),
        ("note it's late", ("note", "it's", "late")),
        ("hire O'Brien 'x y'", ("hire", "O'Brien", "x y")),
        ("note 'tis Ana's turn", ("note", "'tis", "Ana's", "turn")),
        ('note "unclosed quote', ("note", '"unclosed', "quote")),
        ('note text="a b" because c', ("note", "text=a b", "because", "c")),
        ('@"Ana Maria" +"Dark Wood" place=+"Dark Wood"', ("@Ana Maria", "+Dark Wood", "place=+Dark Wood")),
        ('"say ""hi"" now" ""', ('say "hi" now', "")),
        ("a\u00a0b", ("a\u00a0b",)),
    ],
)
def test_a_line_falls_into_words(line: str, words: tuple[str, ...]) -> None:
    assert split_line(line) == words


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("scout", "Burial_Mound", "2"), "scout Burial_Mound 2"),
        (("scout", "Burial Mound"), 'scout "Burial Mound"'),
        (("text=a b",), 'text="a b"'),
        (("O'Brien", "it's"), "O'Brien it's"),
        (('"',), "'\"'"),
        (("",), '""'),
    ],
)
def test_only_what_needs_quotes_gets_them(words: tuple[str, ...], line: str) -> None:
    assert join_words(words) == line


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("scout \u201cBurial Mound\u201d 2", 'scout "Burial Mound" 2'),
        ("hire O\u2019Brien", "hire O'Brien"),
        ("scout\u00a0mines\u202f2", "scout mines 2"),
        ("\u2014help", "--help"),
        ("show \u2014json", "show --json"),
        ("we left \u2014 tired", "we left - tired"),
        ("gain doom \u22121 \u20132 a\u2014b", "gain doom -1 -2 a-b"),
        ("scout mines \uff12\uff0c note x", "scout mines 2, note x"),
        ("Zoë \U0001f469\u200d\U0001f692 李", "Zoë \U0001f469\u200d\U0001f692 李"),
        ("plain", "plain"),
    ],
)
def test_a_phone_keyboard_is_mended(typed: str, meant: str) -> None:
    assert mend_keyboard(typed) == meant


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("scout", "\u201cFortress", "of", "Death\u201d", "2"), ("scout", "Fortress of Death", "2")),
        (("scout\u00a0mines\u00a02",), ("scout", "mines", "2")),
        (("note", "two words\u2019"), ("note", "two words'")),
        (("hire", 'a"b', "O\u2019Brien"), ("hire", 'a"b', "O'Brien")),
        (("x", "a b", ""), ("x", "a b", "")),
    ],
)
def test_words_that_another_shell_split_are_mended(words: tuple[str, ...], meant: tuple[str, ...]) -> None:
    assert mend_words(words) == meant
