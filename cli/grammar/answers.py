"""Bare answers: a line without a verb that gives what is owed, `4 1` to `What does 2d6 show?`."""

from __future__ import annotations

import json
from typing import Any

from cli.grammar.filling import Filling
from cli.grammar.known import actor
from cli.grammar.odd import known_behind, like_answer, odd_name
from cli.grammar.parse import Typed, next_move, opening, rest_of, typed
from cli.grammar.slots import Slot, folded_key, signature, slot_of
from cli.grammar.values import bare, ends_move, like_dice, like_number, read_word
from cli.grammar.verbs import SURE, resolve_verb, verbs
from cli.grammar.wrong import WordsWrong
from ledger.core.fields import BY_PROGRAM
from ledger.core.frozen import from_json
from ledger.core.model import Move, Opened, S
from ledger.core.ruleset import Ruleset


def next_said(
    rules: Ruleset[S],
    state: S,
    words: tuple[str, ...],
    *,
    lenient: bool,
    who: str = "",
    prefix: tuple[str, ...] = (),
    other_verbs: tuple[str, ...] = (),
    strict_verbs: tuple[str, ...] = (),
) -> tuple[Typed, tuple[str, ...]]:
    """The first move of a line, or the first answer to what is owed, and the words after it; raises WordsWrong.

    A first word that is a verb is a move, unless it is asked for and stands alone where the verb cannot. Numbers, dice,
    `yes` and `no` are answers; so is a word that is exactly one of the choices or names that are asked for, before any
    abbreviation or slip of a verb is thought of. A name before a verb is whose move it is: `sal shoot psycho 6`.
    """
    words = _addressed(rules, state, words, (*other_verbs, *strict_verbs), lenient=lenient)
    _, at = opening(words)
    word = bare(words[at])
    told = {"other_verbs": other_verbs, "strict_verbs": strict_verbs}
    owed = bool(state.opened or prefix)
    verb = verbs(rules, (*other_verbs, *strict_verbs)).get(folded_key(word))
    if verb and not (owed and _answers(rules, state, verb, prefix, words[at:])):
        return next_move(rules, state, words, lenient=lenient, who=who, **told)
    if verb or like_answer(word) or (owed and _exactly_asked(rules, state, word)):
        return next_answer(rules, state, words, lenient=lenient, who=who, prefix=prefix)
    try:
        resolve_verb(rules, word, lenient=lenient, **told)
    except WordsWrong as no_verb:
        words = _addressed(rules, state, words, (), lenient=lenient, short=len(word) >= SURE)
        if words[at].startswith("@"):
            return next_move(rules, state, words, lenient=lenient, who=who, **told)
        if not owed:
            raise
        return _answer_or(no_verb, rules, state, words, lenient=lenient, who=who, prefix=prefix)
    return next_move(rules, state, words, lenient=lenient, who=who, **told)


def _addressed(
    rules: Ruleset[S], state: S, words: tuple[str, ...], others: tuple[str, ...], *, lenient: bool, short: bool = False
) -> tuple[str, ...]:
    """The words with an `@` before the first, where that is no verb, names somebody, and a move's verb follows.

    The verb is typed in full, or may be `short` where the first word is no abbreviation of a verb either.
    """
    start, at = opening(words)
    table = verbs(rules, others)
    if at > start or ends_move(words[at]) or at + 1 == len(words) or folded_key(bare(words[at])) in table:
        return words
    verb = bare(words[at + 1])
    try:
        moves = resolve_verb(rules, verb, lenient=lenient) if short else table.get(folded_key(verb))
        actor(rules, state, bare(words[at]), lenient=lenient)
    except WordsWrong:
        return words
    return (*words[:at], f"@{words[at]}", *words[at + 1 :]) if moves in rules.moves else words


def _answer_or(
    no_verb: WordsWrong,
    rules: Ruleset[S],
    state: S,
    words: tuple[str, ...],
    **given: Any,
) -> tuple[Typed, tuple[str, ...]]:
    """The words as an answer; where they are none either, the complaint about the first word stands."""
    slot = _asked(rules, state, given["prefix"])
    if slot and slot.shape == "rest":
        raise no_verb
    _, at = opening(words)
    if _new(rules, state, given["prefix"], bare(words[at])) and no_verb.code != "verb-unknown":
        raise no_verb  # what begins several verbs, or is a number of the game, is no new name
    if slot and slot.shape == "pair" and known_behind(rules, state, slot, bare(words[at])):
        half = f"{bare(words[at])}={'N' if slot.counted else 'VALUE'}"
        raise WordsWrong("word-missing", f"{slot.key} is NAME=VALUE, not {bare(words[at])}.", half)
    try:
        return next_answer(rules, state, words, **given)
    except WordsWrong as no_answer:
        raise (no_answer if no_answer.code.startswith("name-") else no_verb) from None


def _new(rules: Ruleset[S], state: S, prefix: tuple[str, ...], word: str) -> bool:
    """Whether a bare word would be a new name where one is owed."""
    slot = _asked(rules, state, prefix)
    return bool(slot and slot.new and not known_behind(rules, state, slot, word))


def _answers(rules: Ruleset[S], state: S, verb: str, prefix: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether a verb begins no move with what follows it, and so is the answer: a zone called N, a token in `r 2`.

    Alone it cannot be a move that needs more; dice are thrown only where they are named, but no new name is a verb.
    """
    slots = signature(rules.moves[verb]) if verb in rules.moves else ()
    needed = next((slot for slot in slots if slot.required), None)
    alone, word = len(words) == 1 or ends_move(words[0]), bare(words[0])
    if needed and needed.notation:
        return (alone or like_number(bare(words[1]))) and not _new(rules, state, prefix, word)
    return bool(needed and alone and _exactly_asked(rules, state, word))


def _exactly_asked(rules: Ruleset[S], state: S, word: str) -> bool:
    return any(_asks_for(rules, state, each, word) for each in state.opened)


def _asks_for(rules: Ruleset[S], state: S, opened: Opened, word: str) -> bool:
    """Whether a word, as it stands, is a value of what one opened move asks for."""
    filling = _opened_filling(rules, state, opened, (word,), 0, lenient=False)
    (slot,) = filling.first
    return _exactly(filling, slot, word) or (slot.faces and like_dice(word))


def _exactly(filling: Filling[S], slot: Slot, word: str) -> bool:
    """Whether a word, as it stands, can be read as nothing but the value of a slot."""
    if slot.shape == "name":
        return bool(filling.known(slot.kind).exact(word))
    try:
        read_word(slot, word, filling.known, lenient=False)
    except WordsWrong:
        return False
    return slot.shape not in ("text", "rest")


def next_answer(
    rules: Ruleset[S],
    state: S,
    words: tuple[str, ...],
    *,
    lenient: bool,
    who: str = "",
    prefix: tuple[str, ...] = (),
) -> tuple[Typed, tuple[str, ...]]:
    """The first part of a line as the answer to what is owed, and the words after it; raises WordsWrong.

    The oldest opened move that asks for such a word comes first (with `@name`, the oldest of that player), then
    `prefix`, the words that a bare answer completes; `nothing-owed` where there is neither.
    """
    start, at = opening(words)
    if state.opened:
        return _answered(rules, state, words, start, at, lenient=lenient)
    if not prefix:
        raise WordsWrong("nothing-owed", f"{bare(words[at])} answers nothing that is asked.", "begin with a move")
    _no_odd_name(rules, state, _asked_behind(rules, prefix), bare(words[at]))
    one, rest = next_move(rules, state, (*prefix, *words[start:]), lenient=lenient, who=who)
    return one.but(words=one.words[len(prefix) :]), rest


def _asked(rules: Ruleset[S], state: S, prefix: tuple[str, ...]) -> Slot | None:
    """The slot that a bare answer fills."""
    if state.opened:
        return slot_of(rules.moves[state.opened[0].verb], state.opened[0].field)
    return _asked_behind(rules, prefix) if prefix else None


def _asked_behind(rules: Ruleset[S], prefix: tuple[str, ...]) -> Slot | None:
    """The slot that a bare word fills behind the words that it completes, where they do not name it themselves."""
    kind = rules.moves.get(prefix[0])
    slots = signature(kind) if kind else ()
    needed = [slot for slot in slots if slot.required] or slots
    return next(iter(needed[len(prefix) - 1 :]), None)


def _no_odd_name(rules: Ruleset[S], state: S, slot: Slot | None, word: str) -> None:
    """Raise WordsWrong for a bare number or a player where a new name is welcome: it is hardly ever meant as one."""
    odd = odd_name(rules, state, slot, word)
    if slot and odd:
        code = "nothing-owed" if like_answer(word) else "name-odd"
        raise WordsWrong(code, f"{odd}, and a {slot.key} is owed.", f"+{word} if it is the name")


def answer_opened(rules: Ruleset[S], state: S, words: tuple[str, ...], *, lenient: bool) -> Typed:
    """The opened move that is completed by `words`, all of them; raises WordsWrong.

    Words fill the field that is owed; flags, keys and a reason may follow.
    """
    return answer(rules, state, words, (), lenient=lenient)


def answer(
    rules: Ruleset[S], state: S, words: tuple[str, ...], prefix: tuple[str, ...] = (), *, lenient: bool, who: str = ""
) -> Typed:
    """The answer to what is owed, of the whole line, as `next_answer` reads it; raises WordsWrong."""
    one, rest = next_answer(rules, state, words, lenient=lenient, who=who, prefix=prefix)
    if rest:
        raise WordsWrong("word-spare", "An answer stands alone here.", "one answer a line")
    return one


def _asked_of(rules: Ruleset[S], state: S, who: str, word: str) -> Opened:
    """The opened move that a word answers: the oldest that can be nothing else, or the oldest of all.

    Where the line names a player, of those that this one owes.
    """
    owed = [opened for opened in state.opened if not who or opened.who in ("", who)]
    if owed:
        return next((each for each in owed if _asks_for(rules, state, each, word)), owed[0])
    first = state.opened[0]
    raise WordsWrong("nothing-owed", f"{who} owes no answer.", f"{first.who} does: {first.asks}")


def _opened_filling(
    rules: Ruleset[S], state: S, opened: Opened, words: tuple[str, ...], at: int, *, lenient: bool
) -> Filling[S]:
    kind = rules.moves[opened.verb]
    filling = Filling(rules, state, kind, words, at, lenient=lenient)
    asked, *others = (slot_of(kind, field) for field in (opened.field, *opened.also))
    word = bare(words[opening(words)[1]])
    said = (slot for slot in (asked, *others) if _exactly(filling, slot, word))
    filling.first = (next(said, asked),)
    filling.passed = frozenset(json.loads(opened.given))
    return filling


def _answered(
    rules: Ruleset[S], state: S, words: tuple[str, ...], start: int, at: int, *, lenient: bool
) -> tuple[Typed, tuple[str, ...]]:
    who = actor(rules, state, words[start][1:], lenient=lenient) if at > start else ""
    opened = _asked_of(rules, state, who, bare(words[at]))
    _no_odd_name(rules, state, slot_of(rules.moves[opened.verb], opened.field), bare(words[at]))
    filling = _opened_filling(rules, state, opened, words, start, lenient=lenient)
    filling.fill()
    (slot,) = filling.first
    if not filling.values.keys() & {slot.field, *opened.also}:
        raise WordsWrong("word-missing", opened.asks, slot.key.upper())
    if filling.who and opened.who not in ("", filling.who):
        raise WordsWrong("player-other", f"{opened.who} owes this answer.", f"begin with @{filling.who}")
    move: Move = from_json(filling.kind, json.loads(opened.given))
    values = filling.values
    if slot.field in values:
        values |= {slot.field: _together(slot, getattr(move, slot.field), values[slot.field])}
    reason = move.because if filling.because is None else filling.because
    return typed(filling, move.but(who=move.who or filling.who, because=reason, **values)), rest_of(filling)


def _together(slot: Slot, given: Any, said: Any) -> Any:
    """The dice of an answer in the places that were left open, where they are exactly as many; else the answer."""
    if not (slot.faces and slot.many and given and given.count(BY_PROGRAM) == len(said)):
        return said
    thrown = iter(said)
    return tuple(next(thrown) if word == BY_PROGRAM else word for word in given)
