"""Any move of any game that words can say, built from its declaration."""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, cast, get_args, get_origin

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from cli.grammar.known import known_names
from cli.grammar.names import clean_name, fold
from cli.grammar.wrong import WordsWrong
from ledger.core.fields import Between, Faces, Lead, Named
from ledger.core.frozen import hints
from ledger.core.model import Move, S
from ledger.core.ruleset import Ruleset

ODD = (
    *("because", "Because", "to", "with", "yes", "no", "1", "-3", "2/3", "5:2", "%s", "%2C", "$HOME", "*", "../x"),
    *("@", "@ana", "@@x", "+", "+x", "++", "-", "--", "---", "-rf", "--help", "=", "=9", "=cmd", "a=b", "==", "a==b"),
    *(",", ",,", "a,", "a,,", ",a", "a, b", "_", "__", "a_b", "_a", "a_", "a__b", "a _b", "\\", ";", "|", "a&b"),
    *("'", '"', "''", '"a b"', "O'Brien", "it's so", "\u201ca\u201d", "\u2014", "Burial Mound", "x" * 60),
    *("Öli", "Zoë", "李", "\U0001f469\u200d\U0001f692", "עברית"),
)  # fmt: skip
"""Names and texts that have led some program or other astray."""
TEXTS = ("", " ", "  a  b ", "a\nb", "\t", "a, b", ", a", "@ana hi", "to Ben", "x=1 y", "\x1b[2J", 'say "it\'s" so')
FACES = st.from_regex(r"\A[1-9](:[1-9]){0,2}\Z|\A_\Z|\A=[1-9]\Z")
BIGGEST = 999_999_999


@cache
def texts(*more: str) -> SearchStrategy[str]:
    """Free text of any kind."""
    return st.one_of(st.sampled_from((*ODD, *TEXTS, *more)), st.text(max_size=12))


def is_name(text: str) -> bool:
    """Whether the grammar would keep this name as it is."""
    try:
        return clean_name(text) == text
    except WordsWrong:
        return False


@cache
def names(*more: str) -> SearchStrategy[str]:
    """Names that a campaign may learn."""
    odd = st.sampled_from(tuple(filter(is_name, (*ODD, *more))))
    return st.one_of(odd, st.text(min_size=1, max_size=12).filter(is_name))


def sayable(kind: type[Move], state: S, rules: Ruleset[S]) -> bool:
    """Whether the campaign knows a name for every field that needs one."""
    return not _move_fields(kind, state, rules)[2]


def moves(kind: type[Move], state: S, rules: Ruleset[S]) -> SearchStrategy[Move]:
    """Moves of one kind with any values that their declaration allows; nothing where a name is needed and none known.

    A new name is never one that the campaign knows in another spelling, for that is the known one.
    """
    needed, optional, missing = _move_fields(kind, state, rules)
    if missing:
        return st.nothing()
    return st.fixed_dictionaries(needed, optional=optional).map(lambda values: kind(**values))


def any_move(state: S, rules: Ruleset[S]) -> SearchStrategy[Move]:
    """Moves of every kind that the game has."""
    return st.one_of([moves(kind, state, rules) for kind in rules.moves.values() if sayable(kind, state, rules)])


def _move_fields(
    kind: type[Move], state: S, rules: Ruleset[S]
) -> tuple[dict[str, SearchStrategy[Any]], dict[str, SearchStrategy[Any]], bool]:
    """Strategies of the fields that are needed and of those that may be left out, and whether one cannot be filled."""
    declared: dict[str, Any] = hints(cast("Any", kind))
    small = tuple(word for field, hint in declared.items() for word in (field.strip("_"), *_lead(hint)))
    makers = {field: _Maker(state, rules, small).values(hint) for field, hint in declared.items()}
    actors = dict.fromkeys((*known_names(rules, state, "player"), *known_names(rules, state, "actor")))
    makers.update(who=st.sampled_from(("", *actors)), because=st.none() | texts())
    made = {field: maker for field, maker in makers.items() if maker is not None}
    needed = {field: maker for field, maker in made.items() if field not in kind.preset}
    optional = {field: maker for field, maker in made.items() if field in kind.preset}
    return needed, optional, any(field not in (*kind.preset, *needed) for field in declared)


def _lead(hint: Any) -> tuple[str, ...]:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return tuple(mark.word for mark in marks if isinstance(mark, Lead))


class _Maker:
    """Values for one field, from its annotation."""

    def __init__(self, state: Any, rules: Ruleset[Any], small: tuple[str, ...]) -> None:
        self.state = state
        self.rules = rules
        self.small = small
        """Words that mean something in this move, and so are the hardest names."""

    def values(self, hint: Any, marks: tuple[Any, ...] = ()) -> SearchStrategy[Any] | None:
        """A strategy for the values, or None where a known name is needed and there is none."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.values(args[0], marks + args[1:])
        if origin is tuple and args[1] is ...:
            element = self.values(args[0], marks)
            return None if element is None else st.lists(element, max_size=4).map(tuple)
        if NoneType in args:
            (inner,) = (each for each in args if each is not NoneType)
            some = self.values(inner, marks)
            return st.none() if some is None else st.none() | some
        if origin is Literal:
            return st.sampled_from(args)
        return self._pairs(args, marks) if origin is tuple else self._plain(hint, marks)

    def _pairs(self, args: tuple[Any, ...], marks: tuple[Any, ...]) -> SearchStrategy[Any] | None:
        if args[0] is int:
            return st.tuples(self._plain(int, marks), self._plain(int, marks))
        plain = tuple(mark for mark in marks if not isinstance(mark, Named))
        first = self._plain(str, marks)
        second = self._plain(args[1], plain)
        return None if first is None else st.tuples(first.filter(lambda name: "=" not in name), second)

    def _plain(self, kind: type, marks: tuple[Any, ...]) -> Any:
        if kind is bool:
            return st.booleans()
        if kind is int:
            bounds = next((mark for mark in marks if isinstance(mark, Between)), Between())
            low = -BIGGEST if bounds.low is None else bounds.low
            return st.integers(low, BIGGEST if bounds.high is None else bounds.high)
        named = next((mark for mark in marks if isinstance(mark, Named)), None)
        if named:
            return self._names(named)
        dice = any(isinstance(mark, Faces) for mark in marks)
        return FACES | texts() if dice else texts(*self.small)

    def _names(self, named: Named) -> SearchStrategy[str] | None:
        known = tuple(dict.fromkeys(known_names(self.rules, self.state, named.kind)))
        if not named.new:
            return st.sampled_from(known) if known else None
        folded = set(map(fold, known))
        unknown = names(*self.small).filter(lambda name: fold(name) not in folded)
        return st.sampled_from(known) | unknown if known else unknown


__all__ = ["ODD", "any_move", "is_name", "moves", "names", "sayable", "texts"]
