"""Which optional slot a spare positional word fills: the one whose type it fits, or the first that takes any word."""

from __future__ import annotations

from cli.grammar.names import fold, slipped
from cli.grammar.slots import Slot
from cli.grammar.values import KnownOf, bare, like_dice, like_number, read_word
from cli.grammar.wrong import WordsWrong, listed
from ledger.core.fields import BY_PROGRAM

LONG_ENOUGH = 4
"""Letters from which on a small word can be slipped: a Rat is no slip of `at`."""


def fitting(slots: tuple[Slot, ...], free: tuple[Slot, ...], word: str, known: KnownOf, *, lenient: bool) -> Slot:
    """The slot among `free` that `word` fills; raises WordsWrong `word-spare` or `word-ambiguous`."""
    exact = [slot for slot in free if _fits(slot, word, known)]
    if exact:
        return exact[0]
    near = [slot for slot in free if _nearly(slot, word, known, lenient=lenient)]
    choices = bool(near) and all(slot.shape == "choice" for slot in near)
    if choices and free[0].new:
        return free[0]  # a name that comes first is no abbreviation of a choice that comes later: `Helm helmet`
    if choices or len(near) == 1:
        return near[0]  # of several choices the first, as it would be for the whole word
    if near:
        keys = tuple(f"{slot.key}={word}" for slot in near)
        raise WordsWrong("word-ambiguous", f"{word} may mean several things.", f"say which: {listed(keys)}", keys)
    meant = _misspelt(slots, word) if lenient else ()
    open_to_all = [slot for slot in free if _takes_any(slot)]
    if open_to_all and not meant:
        return open_to_all[0]
    named = [slot for slot in free if slot.shape == "name"]
    if len(named) == 1 and not meant:
        return named[0]
    raise spare(slots, word, meant)


def spare(slots: tuple[Slot, ...], word: str, meant: tuple[str, ...] = ()) -> WordsWrong:
    """The error for a word too many, with the options that the move has."""
    pair = next((slot for slot in slots if slot.shape == "pair" and slot.required), None)
    if pair and not meant:
        return WordsWrong("word-spare", f"{pair.key} is NAME=VALUE, not {word}.", "with an equals sign")
    options = meant or tuple(_shown(slot) for slot in slots if not slot.required)
    hint = f"options: {listed(options)}" if options else "leave it out"
    if not meant and any(slot.faces for slot in slots):
        return WordsWrong(
            "die-bad", f"{word} is no die and no option.", "dice as they fell: 4 1; again is 5:2", options
        )
    return WordsWrong("word-spare", f"{word} is one word too many.", hint, options)


def _shown(slot: Slot) -> str:
    if slot.shape == "pair":
        return f"{slot.kind.upper() or 'NAME'}={'N' if slot.counted else 'VALUE'}"
    return slot.key if slot.shape == "flag" else slot.lead or f"{slot.key}="


def _misspelt(slots: tuple[Slot, ...], word: str) -> tuple[str, ...]:
    """The flags and lead words that `word` may be a slip of."""
    small = [slot.key if slot.shape == "flag" else slot.lead for slot in slots if slot.shape == "flag" or slot.lead]
    return slipped(fold(word), [each for each in small if len(each) >= LONG_ENOUGH])


def named(slot: Slot | None, words: tuple[str, ...], known: KnownOf) -> bool:
    """Whether a word that is also a flag is the name that a needed slot still misses.

    The item `Dagger` beside the flag `dagger`: it begins with a capital, is said twice, or is a name already known.
    """
    if slot is None or slot.shape != "name" or slot.many:
        return False
    word = bare(words[0])
    twice = len(words) > 1 and fold(bare(words[1])) == fold(word)
    return twice or word != word.lower() or bool(known(slot.kind).exact(word))


def _fits(slot: Slot, word: str, known: KnownOf) -> bool:
    if slot.shape == "name":
        return (slot.drawn and word == BY_PROGRAM) or len(known(slot.kind).exact(word)) == 1
    if slot.shape in ("text", "rest"):
        return slot.faces and like_dice(word)
    try:
        read_word(slot, word, known, lenient=False)
    except WordsWrong:
        return False
    return True


def _nearly(slot: Slot, word: str, known: KnownOf, *, lenient: bool) -> bool:
    """Whether a word is meant for a slot, so that its own complaint about it says more than `one too many`."""
    if slot.shape == "number":
        return like_number(word)
    if slot.shape == "slashed":
        return "/" in word
    if slot.shape == "name" and lenient:
        among = known(slot.kind)
        return bool(among.exact(word) or among.meant(word))
    begun = fold(word)
    return lenient and any(fold(str(each)).startswith(begun) for each in slot.choices)


def _takes_any(slot: Slot) -> bool:
    if slot.shape == "text":
        return slot.many and not slot.faces
    return slot.shape == "rest" or (slot.shape == "name" and slot.new)
