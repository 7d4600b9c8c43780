"""The names that a campaign knows, by kind, and who is meant by `@`."""

from __future__ import annotations

from cli.grammar.names import Known, old_name
from cli.grammar.wrong import WordsWrong
from ledger.core.model import S
from ledger.core.options import DICE
from ledger.core.ruleset import Ruleset

_ACTORS = ("player", "actor")


def actor(rules: Ruleset[S], state: S, word: str, *, lenient: bool) -> str:
    """The player or hero that `@word` names; raises WordsWrong `player-unknown` or `name-ambiguous`."""
    try:
        return old_name(known(rules, state, *_ACTORS), word, lenient=lenient)
    except WordsWrong as wrong:
        code = "player-unknown" if wrong.code == "name-unknown" else wrong.code
        raise WordsWrong(code, wrong.because, wrong.hint, wrong.candidates) from None


def known(rules: Ruleset[S], state: S, *kinds: str) -> Known:
    """The names of some kinds, ready to be matched; a hero's name stands for its player."""
    names = tuple(name for kind in kinds for name in known_names(rules, state, kind))
    return Known(kinds[0], names, rules.views.by_hero(state), rules.views.first.get(kinds[0], ""))


def known_names(rules: Ruleset[S], state: S, kind: str) -> tuple[str, ...]:
    """The names of a kind that the campaign knows; those that every table has need no view of the game."""
    named = rules.views.names.get(kind)
    if named:
        return named(state)
    if kind == "player":
        return state.players
    if kind == "number":
        return tuple(rules.handles)
    options = (*rules.options, DICE)
    if kind == "option":
        return tuple(option.name for option in options)
    return tuple(word for option in options for word in option.words) if kind == "option-value" else ()
