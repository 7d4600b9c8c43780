"""Words that are hardly ever meant as a new name, though one would be welcome: numbers, players, words of the game."""

from __future__ import annotations

from cli.grammar.known import known_names
from cli.grammar.names import Known
from cli.grammar.slots import Slot, folded_key
from cli.grammar.values import like_dice, like_number
from cli.grammar.verbs import verbs
from ledger.core.fields import BY_PROGRAM
from ledger.core.model import S
from ledger.core.ruleset import Ruleset


def like_answer(word: str) -> bool:
    """Whether a first word can only be an answer: a number, a die, two numbers with a slash, `yes` or `no`."""
    halves = word.split("/")
    numbers = len(halves) <= 2 and all(map(like_number, halves))  # noqa: PLR2004  a slash has two sides
    return numbers or like_dice(word) or word.casefold() in ("yes", "no")


def odd_name(rules: Ruleset[S], state: S, slot: Slot | None, word: str) -> str:
    """What a word is instead of a new name for a slot that welcomes one, in a few words; empty where it may be one."""
    if not (slot and slot.shape == "name" and slot.new) or word == BY_PROGRAM or known_behind(rules, state, slot, word):
        return ""
    if like_answer(word) and not word.startswith("+"):
        return f"{word} is no name"
    if Known("player", state.players).exact(word):
        return f"{word} plays"
    if folded_key(word.rpartition(",")[2]) in verbs(rules):
        return f"{word} {'ends in' if ',' in word else 'is'} a move"
    return f"{word} is a number of the game" if folded_key(word) in map(folded_key, rules.handles) else ""


def known_behind(rules: Ruleset[S], state: S, slot: Slot, word: str) -> bool:
    """Whether a word is a name that the campaign knows of the kind of a slot, or begins one."""
    known = Known(slot.kind, known_names(rules, state, slot.kind))
    return bool(known.exact(word) or (not word.isdecimal() and known.abbreviated(word)))
