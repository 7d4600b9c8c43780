"""A line of words into moves, one after the other."""

from __future__ import annotations

from typing import Any

from cli.grammar.filling import Filling
from cli.grammar.slots import Slot
from cli.grammar.values import bare, ends_move
from cli.grammar.verbs import resolve_verb
from cli.grammar.wrong import WordsWrong
from ledger.core.fields import BY_PROGRAM
from ledger.core.frozen import Frozen
from ledger.core.model import Move, S
from ledger.core.options import DICE, chosen
from ledger.core.ruleset import Ruleset


class Typed(Frozen):
    """A move as it was typed."""

    move: Move
    words: tuple[str, ...]
    """The words it was typed with, without the comma that ended it."""
    notes: tuple[str, ...] = ()
    """What was repaired or understood, `mi -> Mines`."""


def parse_line(
    rules: Ruleset[S],
    state: S,
    words: tuple[str, ...],
    *,
    lenient: bool,
    who: str = "",
    other_verbs: tuple[str, ...] = (),
    strict_verbs: tuple[str, ...] = (),
) -> tuple[Typed, ...]:
    """All moves of a line, each read against the same `state`; raises WordsWrong (`line-empty` for no move at all).

    Where a move depends on the one before it, read them one by one with `next_move`.
    """
    moves: list[Typed] = []
    while words_left(words):
        one, words = next_move(
            rules, state, words, lenient=lenient, who=who, other_verbs=other_verbs, strict_verbs=strict_verbs
        )
        moves.append(one)
    if not moves:
        raise empty_line()
    return tuple(moves)


def words_left(words: tuple[str, ...]) -> bool:
    """Whether anything but commas is left of a line."""
    return any(bare(word) or not ends_move(word) for word in words)


def empty_line() -> WordsWrong:
    """The error for a line without a word."""
    return WordsWrong("line-empty", "Nothing was typed.", "type a move, or help")


def next_move(
    rules: Ruleset[S],
    state: S,
    words: tuple[str, ...],
    *,
    lenient: bool,
    who: str = "",
    other_verbs: tuple[str, ...] = (),
    strict_verbs: tuple[str, ...] = (),
) -> tuple[Typed, tuple[str, ...]]:
    """The first move of a line, and the words after it; raises WordsWrong.

    `who` acts unless the line names somebody with `@`. `other_verbs` are the shell's own: none may stand among
    moves, and an abbreviation that fits one of them too is ambiguous.
    """
    start, at = opening(words)
    verb = resolve_verb(rules, bare(words[at]), other_verbs, lenient=lenient, strict_verbs=strict_verbs)
    if verb not in rules.moves:
        raise WordsWrong("verb-alone", f"{verb} is no move.", "type it on a line of its own", (verb,))
    try:
        return _filled(Filling(rules, state, rules.moves[verb], words, start, lenient=lenient), who)
    except WordsWrong as wrong:
        longer = _longer(rules, state, words, at, verb, lenient=lenient) if wrong.code == "name-unknown" else ""
        if longer:
            raise WordsWrong(wrong.code, wrong.because, longer, wrong.candidates) from None
        raise


def _filled(filling: Filling[Any], who: str) -> tuple[Typed, tuple[str, ...]]:
    filling.pass_verb()
    filling.fill()
    return typed(filling, completed(filling, who)), rest_of(filling)


def _longer(rules: Ruleset[S], state: S, words: tuple[str, ...], at: int, verb: str, *, lenient: bool) -> str:
    """The line with the longer verb that `verb` begins and its words fit, `march Inn` for `mar Inn`; else nothing."""
    for other in (each for each in rules.moves if each.startswith(verb) and each != verb):
        meant = (*words[:at], other, *words[at + 1 :])
        try:
            _filled(Filling(rules, state, rules.moves[other], meant, 0, lenient=lenient), "")
        except WordsWrong:
            continue
        return " ".join(meant)
    return ""


def rest_of(filling: Filling[Any]) -> tuple[str, ...]:
    """The words behind the move that a filling came to, without commas that part nothing; empty at the line's end."""
    rest = filling.words[filling.at :]
    return rest if words_left(rest) else ()


def typed(filling: Filling[Any], move: Move) -> Typed:
    """The move that a filling came to, with its words and what was understood."""
    return Typed(move=move, words=filling.said(), notes=tuple(filling.notes))


def opening(words: tuple[str, ...]) -> tuple[int, int]:
    """Where the first move of a line begins, and where its first word stands that is no `@name`.

    Raises WordsWrong `line-empty`, `verb-missing` for nothing but an `@name`, `text-bad` for broken characters.
    """
    for word in words:
        if not (word.isascii() or _is_text(word)):
            raise WordsWrong("text-bad", "The line holds broken characters.", "type it again")
    start = 0
    while start < len(words) and not words_left(words[start : start + 1]):
        start += 1
    at = start
    while at < len(words) and words[at].startswith("@") and not ends_move(words[at]):
        at += 1
    if at < len(words):
        return start, at
    if at > start:
        raise WordsWrong("verb-missing", f"What does {words[start][1:]} do?", "type a move as well")
    raise empty_line()


def _is_text(word: str) -> bool:
    return not any("\ud800" <= each <= "\udfff" for each in word)


def _left_to_program(filling: Filling[Any], slot: Slot) -> bool:
    """Whether the program draws the card that the line does not name, as the campaign lets it; it is filled in."""
    if not slot.drawn or chosen(filling.rules.options, filling.state, DICE.name) != "app":
        return False
    filling.values[slot.field] = (BY_PROGRAM,) if slot.many else BY_PROGRAM
    return True


def completed(filling: Filling[Any], who: str) -> Move:
    """The move whose slots were filled; raises WordsWrong `word-missing` with its usage."""
    missing = next((slot for slot in filling.first if slot.field not in filling.values), None)
    if missing and not _left_to_program(filling, missing):
        from cli.grammar.pages import usage  # noqa: PLC0415  only a line that fails needs it

        told = f"{filling.kind.verb} needs {missing.key}{f': {missing.help}' if missing.help else ''}."
        raise WordsWrong("word-missing", told, usage(filling.kind))
    return filling.kind(who=filling.who or who, because=filling.because, **filling.values)
