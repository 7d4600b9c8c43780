"""Completion: what may be typed next, from the words so far and the present state."""

from __future__ import annotations

from cli.grammar.filling import Filling
from cli.grammar.known import known_names
from cli.grammar.names import fold
from cli.grammar.parse import opening, rest_of
from cli.grammar.slots import Slot, reads_otherwise, slot_of, with_key
from cli.grammar.values import bare, comma_doubled
from cli.grammar.verbs import resolve_verb
from cli.grammar.wrong import WordsWrong
from ledger.core.model import S
from ledger.core.ruleset import Ruleset
from ledger.core.wording import one_word

_MOST_NUMBERS = 12


def complete(
    rules: Ruleset[S], state: S, words: tuple[str, ...], unfinished: str, other_verbs: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """What the word that begins with `unfinished` may be, after `words`: verbs, names, choices, flags, keys.

    In the form they are typed, `_` for spaces. Never fails: words that mean nothing are passed over.
    """
    if unfinished.startswith("@"):
        actors = (*known_names(rules, state, "player"), *known_names(rules, state, "actor"))
        players = dict.fromkeys((*actors, *rules.views.by_hero(state)))
        return _begun(tuple(f"@{one_word(name)}" for name in players), unfinished)
    while True:
        filling = _read(rules, state, words, other_verbs)
        if isinstance(filling, str):
            first = (*_owed(rules, state), *_verbs(rules, other_verbs)) if filling else ()
            return _begun(first, unfinished)
        if filling.swallowing:
            return ()
        if not filling.ended:
            return _begun(_next(filling, unfinished), unfinished)
        words = rest_of(filling)


def _read(rules: Ruleset[S], state: S, words: tuple[str, ...], other_verbs: tuple[str, ...]) -> Filling[S] | str:
    """The last move as far as it was typed; where there is none yet, whether a verb is wanted."""
    try:
        _, at = opening(words)
    except WordsWrong as wrong:
        return wrong.code if wrong.code == "line-empty" else ""
    try:
        verb = resolve_verb(rules, bare(words[at]), other_verbs, lenient=True)
        filling = Filling(rules, state, rules.moves[verb], words, at, lenient=True)
    except (WordsWrong, KeyError):
        return ""
    filling.pass_verb()
    while filling.at < len(words) and not filling.ended:
        _read_on(filling)
    return filling


def _read_on(filling: Filling[S]) -> None:
    """Read as far as the words mean something, then pass over one; a lead word at the end keeps waiting."""
    try:
        filling.fill()
    except WordsWrong:
        filling.at += 1
        filling.asked = filling.asked if filling.at == len(filling.words) else None


def _verbs(rules: Ruleset[S], other_verbs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(verb for verb in (*rules.moves, *other_verbs) if len(verb) > 1)


def _owed(rules: Ruleset[S], state: S) -> tuple[str, ...]:
    if not state.opened:
        return ()
    kind = rules.moves[state.opened[0].verb]
    return _values(Filling(rules, state, kind, (), 0, lenient=True), slot_of(kind, state.opened[0].field))


def _next(filling: Filling[S], unfinished: str) -> tuple[str, ...]:
    key, equals, _ = unfinished.partition("=")
    slot = with_key(filling.slots, key) if equals else None
    if slot:
        return tuple(f"{key}={value}" for value in _values(filling, slot))
    if filling.asked:
        return _values(filling, filling.asked)
    waiting = filling.next_slot()
    if waiting and not unfinished:
        return _values(filling, waiting)
    slots = (waiting,) if waiting else filling.free_slots()
    values = tuple(_escaped(filling, each, value) for each in slots for value in _values(filling, each))
    return values + tuple(word for each in filling.slots for word in _small_words(filling, each))


def _small_words(filling: Filling[S], slot: Slot) -> tuple[str, ...]:
    """The flag, lead word or key that a slot may still be given with."""
    if slot.field in filling.values or slot.shape == "rest":
        return ()
    if slot.shape == "flag":
        return (slot.key,)
    if slot.shape == "pair":
        return tuple(f"{_typed(name)}=" for name in filling.known(slot.kind).names) if slot.kind else ()
    if slot.lead:
        return (slot.lead,)
    return () if slot.required else (f"{slot.key}=",)


def _values(filling: Filling[S], slot: Slot) -> tuple[str, ...]:
    if slot.shape == "name":
        near = filling.known(slot.near).names if slot.near else ()
        return tuple(_typed(name) for name in dict.fromkeys(near or filling.known(slot.kind).names))
    if slot.shape == "choice":
        return tuple(map(str, slot.choices))
    if slot.shape == "flag":
        return ("yes", "no")
    low, high = slot.low, slot.high
    few = low is not None and high is not None and high - low < _MOST_NUMBERS
    return tuple(map(str, range(low or 0, (high or 0) + 1))) if few and slot.shape == "number" else ()


def _typed(name: str) -> str:
    return comma_doubled(one_word(name))


def _escaped(filling: Filling[S], slot: Slot, word: str) -> str:
    return f"{slot.key}={word}" if reads_otherwise(filling.slots, word) else word


def _begun(words: tuple[str, ...], unfinished: str) -> tuple[str, ...]:
    """Those that begin with what was typed, whatever the case, each once."""
    begun = fold(unfinished)
    return tuple(word for word in dict.fromkeys(words) if fold(word).startswith(begun))
