"""One word as the value of a slot, and a value as the word that one would type.

Two words carry their own escapes: a comma that ends a word is doubled, since a single one ends the move; in
`key=a+b` a plus that belongs to a value is doubled, since a single one parts the values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from cli.grammar.names import Known, escaped, fold, nearest, new_name, old_name, slipped
from cli.grammar.slots import Slot
from cli.grammar.wrong import WordsWrong, listed
from ledger.core.fields import BY_PROGRAM
from ledger.core.wording import one_word

KnownOf: TypeAlias = Callable[[str], Known]
"""Kind of name -> the known names of it."""
MOST_DIGITS = 9
_NOTHING = "-"


def bare(raw: str) -> str:
    """The word without the comma that ends the move; doubled commas at its end become single ones."""
    word = raw.rstrip(",")
    return word + "," * ((len(raw) - len(word)) // 2)


def ends_move(raw: str) -> bool:
    """Whether a word ends its move: an odd number of commas at its end."""
    return (len(raw) - len(raw.rstrip(","))) % 2 == 1


def comma_doubled(word: str) -> str:
    """The word as it is typed: `bare` reads it back, and it does not end the move."""
    return word + "," * (len(word) - len(word.rstrip(",")))


def like_dice(word: str) -> bool:
    """Whether a word is a die as it fell: `4`, `5:2`, `_`, `=9`."""
    parts = [word[1:]] if word.startswith("=") else word.split(":")
    return word == "_" or all(part.isascii() and part.isdigit() for part in parts)


def like_number(word: str) -> bool:
    """Whether a word is a whole number, of at most nine digits."""
    digits = word[1:] if word.startswith(("+", "-")) else word
    return digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS


def read_word(slot: Slot, word: str, known: KnownOf, *, lenient: bool) -> Any:
    """The value that one word gives to a slot, one element where it takes several; raises WordsWrong."""
    if slot.shape == "name":
        return _named(slot, word, known, lenient=lenient)
    if slot.shape == "number":
        return _number(slot, word)
    if slot.shape == "choice":
        return _choice(slot, word, lenient=lenient)
    if slot.shape == "flag":
        return _yes(slot, word, lenient=lenient)
    if slot.shape == "slashed":
        return _slashed(slot, word)
    return _pair(slot, word, known, lenient=lenient) if slot.shape == "pair" else word


def _named(slot: Slot, word: str, known: KnownOf, *, lenient: bool) -> str:
    if slot.drawn and word == BY_PROGRAM:
        return word
    near = Known(slot.kind, known(slot.near).names) if slot.near else None
    if slot.new:
        return new_name(known(slot.kind), word, lenient=lenient, likely=slot.likely, whole=slot.whole, near=near)
    return old_name(known(slot.kind), word, lenient=lenient, near=near)


def read_keyed(slot: Slot, text: str, known: KnownOf, *, lenient: bool) -> Any:
    """The value of `key=text`: a lone dash is nothing, a doubled one a dash, and `+` parts several values."""
    if slot.has_nothing and text and not text.strip(_NOTHING):
        if text == _NOTHING:
            return () if slot.many else None
        text = text[1:]
    if not slot.many:
        return read_word(slot, text, known, lenient=lenient)
    return tuple(read_word(slot, part, known, lenient=lenient) for part in _parts(text))


def _parts(text: str) -> list[str]:
    parts = [""]
    for count, chunk in enumerate(text.split("++")):
        first, *more = chunk.split("+")
        parts[-1] += f"+{first}" if count else first
        parts += more
    return parts


def _number(slot: Slot, word: str) -> int:
    if not like_number(word):
        shown = f"{slot.key} is a whole number, not {word}."
        raise WordsWrong("number-bad", shown, bounds(slot) or f"at most {MOST_DIGITS} digits")
    value = int(word)
    if (slot.low is not None and value < slot.low) or (slot.high is not None and value > slot.high):
        raise WordsWrong("number-bad", f"{slot.key} is {bounds(slot)}, not {value}.", f"type {bounds(slot)}")
    return value


def bounds(slot: Slot) -> str:
    """The range of a number in words, `1 to 3`; empty where it has none."""
    if slot.low is not None and slot.high is not None:
        return f"{slot.low} to {slot.high}"
    if slot.low is not None:
        return f"{slot.low} or more"
    return f"{slot.high} or less" if slot.high is not None else ""


def _choice(slot: Slot, word: str, *, lenient: bool) -> Any:
    told = {fold(str(each)): each for each in slot.choices}
    folded = fold(word)
    if folded in told:
        return told[folded]
    begun = [each for text, each in told.items() if lenient and folded and text.startswith(folded)]
    begun = begun or [told[text] for text in slipped(folded, tuple(map(str, told))) if lenient]
    if len(begun) == 1:
        return begun[0]
    among = tuple(map(str, begun or slot.choices))
    if begun:
        raise WordsWrong("choice-ambiguous", f"{word} may be more than one {slot.key}.", listed(among), among)
    raise WordsWrong("choice-bad", f"{slot.key} cannot be {word}.", f"one of: {listed(among)}", nearest(word, among))


def _yes(slot: Slot, word: str, *, lenient: bool) -> bool:
    said = word.casefold()
    for text, value in (("yes", True), ("no", False)):
        if said == text or (lenient and said == text[0]):
            return value
    raise WordsWrong("choice-bad", f"{slot.key} is yes or no, not {word}.", "type yes or no", ("yes", "no"))


def _slashed(slot: Slot, word: str) -> tuple[int, int]:
    first, slash, second = word.partition("/")
    if not (slash and like_number(first) and like_number(second)):
        raise WordsWrong("number-bad", f"{slot.key} is two numbers, not {word}.", "with a slash: 2/3")
    return _number(slot, first), _number(slot, second)


def _pair(slot: Slot, word: str, known: KnownOf, *, lenient: bool) -> tuple[str, str | int]:
    name, equals, value = word.partition("=")
    if not equals:
        raise WordsWrong("word-bad", f"{slot.key} is NAME=VALUE, not {word}.", "with an equals sign")
    if slot.kind:
        name = read_word(slot.but(shape="name"), name, known, lenient=lenient)
    return name, _number(slot, value) if slot.counted else value


def write_word(slot: Slot, value: Any) -> str:
    """The word for a value of a slot, or for one of its elements: `read_word` reads it back."""
    if slot.shape == "name":
        return _name(slot, value)
    if slot.shape == "slashed":
        return f"{value[0]}/{value[1]}"
    if slot.shape == "flag":
        return "yes" if value else "no"
    if slot.shape == "pair":
        return f"{_name(slot, value[0]) if slot.kind else value[0]}={value[1]}"
    return str(value)


def _name(slot: Slot, name: str) -> str:
    if slot.drawn and name == BY_PROGRAM:
        return name
    if not slot.new:
        return one_word(name)
    return ("+" if name.startswith("+") else "") + escaped(name)


def write_keyed(slot: Slot, value: Any) -> tuple[str, ...]:
    """The words `key=value` for the value of a slot: one, or one an element where it must be."""
    if slot.has_nothing and value in (None, ()):
        return (f"{slot.key}={_NOTHING}",)
    if not slot.many:
        return (comma_doubled(f"{slot.key}={_undashed(slot, write_word(slot, value))}"),)
    parts = [write_word(slot, each) for each in value]
    if len(parts) > 1 and not any("+" in part or not part for part in parts):
        return (comma_doubled(f"{slot.key}={'+'.join(parts)}"),)
    return tuple(keyed_element(slot, each) for each in value)


def keyed_element(slot: Slot, element: Any) -> str:
    """The word `key=element` that adds one element to a slot of several."""
    word = write_word(slot, element).replace("+", "++")
    return comma_doubled(f"{slot.key}={_undashed(slot, word)}")


def _undashed(slot: Slot, word: str) -> str:
    return _NOTHING + word if slot.has_nothing and word and not word.strip(_NOTHING) else word
