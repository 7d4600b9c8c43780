"""A move as the words that one would type: the inverse of a strict reading."""

from __future__ import annotations

from typing import Any

from cli.grammar.lines import join_words
from cli.grammar.names import fold
from cli.grammar.slots import REASON, Slot, free_slots, paired, reads_otherwise, signature, with_key
from cli.grammar.values import comma_doubled, keyed_element, like_dice, like_number, write_keyed, write_word
from ledger.core.model import Move

_PLAYER = Slot(field="who", key="who", shape="name", kind="player")


def line_of(move: Move) -> str:
    """The move as one line, with quotes where they are needed; raises ValueError like `words_of`."""
    return join_words(words_of(move))


def words_of(move: Move) -> tuple[str, ...]:
    """The words of a move, in order; a strict reading of them, where its names are known or new, gives it again.

    Arguments come as one would say them, then options, then who acts, then free text or the reason; what would be
    read as something else is written `key=value`. Raises ValueError for what no words can say: an equals sign in the
    name of a `name=value` pair.
    """
    return _Writing(move).words()


class _Writing:
    """One move while its words are written."""

    def __init__(self, move: Move) -> None:
        self._move = move
        self._slots = signature(type(move))
        self._said: list[str] = [move.verb]
        self._filled: set[str] = set()
        """The options that are said."""
        self._gathers = False
        """Whether a slot of several words would take the next positional word."""

    def words(self) -> tuple[str, ...]:
        """All words of the move."""
        text = self._last_text()
        options = [slot for slot in self._slots if not slot.required and self._value(slot) != slot.default]
        for slot in (slot for slot in self._slots if slot.required and slot is not text):
            self._argument(slot)
        for slot in sorted((slot for slot in options if slot is not text), key=lambda slot: slot.many):
            self._option(slot)
            self._filled.add(slot.field)
        if self._move.who:
            self._said.append(comma_doubled(f"@{write_word(_PLAYER, self._move.who)}"))
        if text:
            self._said += [*([text.lead] if text.lead else []), *_spoken(self._value(text))]
        if self._move.because is not None:
            self._said += [REASON, *_spoken(self._move.because)]
        return tuple(self._said)

    def _value(self, slot: Slot) -> Any:
        return getattr(self._move, slot.field)

    def _last_text(self) -> Slot | None:
        """The slot whose text may end the line as it is; None where a reason follows or it would be misread."""
        gathering = any(slot.many and not slot.lead and slot.shape != "pair" for slot in self._slots)
        for slot in self._slots:
            if slot.shape == "rest" and not slot.many and (slot.lead or (slot.required and not gathering)):
                plain = self._move.because is None and self._plain_text(slot)
                return slot if plain else None
        return None

    def _plain_text(self, slot: Slot) -> bool:
        text = self._value(slot)
        if not text:
            return False
        first = _spoken(text)[0].rstrip(",")
        return bool(first) and (bool(slot.lead) or not reads_otherwise(self._slots, first, in_text=True))

    def _argument(self, slot: Slot) -> None:
        value = self._value(slot)
        if slot.lead or slot.many or slot.shape in ("flag", "rest", "pair"):
            self._option(slot)
            self._gathers |= slot.many and not slot.lead and slot.shape != "pair"
        elif value is None or self._gathers or reads_otherwise(self._slots, write_word(slot, value)):
            self._said += write_keyed(slot, value)
        else:
            self._said.append(comma_doubled(write_word(slot, value)))

    def _option(self, slot: Slot) -> None:
        value = self._value(slot)
        if value in (None, ()) or slot.shape == "rest":
            self._said += write_keyed(slot, value)
        elif slot.shape == "pair":
            self._said += [self._pair(slot, each) for each in (value if slot.many else (value,))]
        elif slot.many:
            self._several(slot, value)
        elif slot.shape == "flag" and value is True:
            self._said.append(slot.key)
        elif slot.lead:
            self._said += [slot.lead, comma_doubled(write_word(slot, value))]
        elif self._plain(slot, value):
            self._said.append(comma_doubled(write_word(slot, value)))
        else:
            self._said += write_keyed(slot, value)

    def _several(self, slot: Slot, value: tuple[Any, ...]) -> None:
        """The elements of a slot, as positional words where these would come to it, else with its key."""
        plain = [self._gathered(slot, each) for each in value]
        if slot.lead:
            self._said += [slot.lead, comma_doubled(write_word(slot, value[0]))]
        elif self._gathers or not (plain[0] and (slot.required or self._plain(slot, value[0]))):
            self._said += write_keyed(slot, value)
            return
        else:
            self._said.append(comma_doubled(write_word(slot, value[0])))
        for each, bare_word in zip(value[1:], plain[1:], strict=True):
            self._said.append(comma_doubled(write_word(slot, each)) if bare_word else keyed_element(slot, each))
        self._gathers = True

    def _gathered(self, slot: Slot, element: Any) -> bool:
        """Whether a word goes to the slot that gathers words."""
        word = write_word(slot, element)
        return not reads_otherwise(self._slots, word) and (not slot.faces or like_dice(word))

    def _plain(self, slot: Slot, value: Any) -> bool:
        """Whether a word comes to an optional slot without its key, whatever names the campaign knows."""
        word = write_word(slot, value)
        free = free_slots(self._slots, self._filled)
        wordless = slot.shape == "flag" or (slot.shape == "text" and not slot.many)
        if self._gathers or wordless or slot not in free or reads_otherwise(self._slots, word):
            return False
        before = free[: free.index(slot)]
        return not any(_rivals(slot, other, word, before=other in before) for other in free if other != slot)

    def _pair(self, slot: Slot, value: tuple[str, Any]) -> str:
        word = write_word(slot, value)
        name = word.partition("=")[0]
        if "=" in value[0]:
            raise ValueError(f"{value[0]!r} has an equals sign, so no NAME=VALUE can say it")
        own = paired(self._slots) is slot and name and not with_key(self._slots, name) and not name.startswith("@")
        if own:
            return comma_doubled(word)
        return keyed_element(slot, value) if slot.many else comma_doubled(f"{slot.key}={word}")


def _rivals(slot: Slot, other: Slot, word: str, *, before: bool) -> bool:
    """Whether another optional slot, declared `before` this one or after it, might take its word."""
    if other.shape == "name" and not other.new:
        return True
    if not before and slot.shape in ("number", "choice", "slashed"):
        return False
    return _has_form_of(other, word) or (not _closed(other) and (before or slot.new))


def _closed(slot: Slot) -> bool:
    """Whether the form of a word alone tells that it belongs to a slot."""
    return slot.faces or slot.shape in ("number", "slashed", "choice", "flag")


def _has_form_of(slot: Slot, word: str) -> bool:
    if slot.shape == "number":
        return like_number(word)
    if slot.shape == "slashed":
        return "/" in word
    if slot.shape == "choice":
        return fold(word) in (fold(str(each)) for each in slot.choices)
    if slot.shape == "flag":
        return word.casefold() in ("yes", "no")
    return slot.faces and like_dice(word)


def _spoken(text: str) -> tuple[str, ...]:
    """Free text as words; as a single one where its spaces would not survive."""
    parts = tuple(text.split())
    return parts if " ".join(parts) == text else (text,)
