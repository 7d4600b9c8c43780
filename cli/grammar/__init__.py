"""The words that are typed, to a move and back; all that a move or an answer needs, and nothing more.

Help pages (`cli.grammar.pages`), completion (`cli.grammar.complete`) and JSON Schema (`cli.grammar.schema`) are
imported by whoever wants them.
"""

from __future__ import annotations

from cli.grammar.answers import answer, answer_opened, next_answer, next_said
from cli.grammar.lines import join_words, mend_keyboard, mend_words, split_line
from cli.grammar.names import clean_name
from cli.grammar.odd import like_answer
from cli.grammar.parse import Typed, next_move, parse_line, words_left
from cli.grammar.unparse import line_of, words_of
from cli.grammar.verbs import resolve_verb
from cli.grammar.wrong import WordsWrong

__all__ = [
    "Typed",
    "WordsWrong",
    "answer",
    "answer_opened",
    "clean_name",
    "join_words",
    "like_answer",
    "line_of",
    "mend_keyboard",
    "mend_words",
    "next_answer",
    "next_move",
    "next_said",
    "parse_line",
    "resolve_verb",
    "split_line",
    "words_left",
    "words_of",
]
