"""A line of text into words and back, and the repair of what phone keyboards do to it.

Quotes group only where a word (or the value of `key=`, `@` or `+`) begins and where they end before a space, a comma or
the end, so that `O'Brien` and `it's` need none. Inside a group a doubled quote stands for itself.
"""

from __future__ import annotations

_SPACES = " \t\n\r\f\v"
_QUOTES = "\"'"
_LONG_DASH = "\u2014"
_MENDED = str.maketrans(
    {
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u00b4", "'"),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
        **dict.fromkeys("\u00a0\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " "),
        **dict.fromkeys(map(chr, range(0x2000, 0x2007)), " "),
        **dict.fromkeys("\u200b\ufeff", None),
        **{chr(0xFF10 + digit): str(digit) for digit in range(10)},
        "\uff0c": ",",
    }
)


def mend_keyboard(text: str) -> str:
    """The text with plain quotes, dashes, spaces, digits and commas where a phone typed curly, long or wide ones.

    A long dash at the start of a word, before a letter, was two dashes (`--help`); any other dash was one.
    """
    if text.isascii():
        return text
    parts = text.split(_LONG_DASH)
    mended = parts[0]
    for part in parts[1:]:
        begins = not mended or mended[-1].isspace()
        mended += f"--{part}" if begins and part[:1].isalpha() else f"-{part}"
    return mended.translate(_MENDED)


def is_key(text: str) -> bool:
    """Whether a text may be the key of `key=value`: letters, digits, `-` and `_`, and no digit first."""
    return text[:1] != "-" and text.replace("-", "_").isidentifier()


def mend_words(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a command line as another shell has split it, mended.

    Curly quotes group and odd spaces split, as in a mended line; a word that holds a plain space was quoted already.
    """
    if all(word.isascii() for word in words):
        return words
    return split_line(" ".join(_mended(word) for word in words))


def _mended(word: str) -> str:
    whole = word.isascii() or any(space in word for space in _SPACES)
    return _joined(mend_keyboard(word)) if whole else mend_keyboard(word)


def split_line(text: str) -> tuple[str, ...]:
    """The words of a line; the inverse of `join_words`. Never fails: a quote that closes nothing stands for itself."""
    words = []
    at = 0
    while at < len(text):
        if text[at] in _SPACES:
            at += 1
        else:
            word, at = _word(text, at)
            words.append(word)
    return tuple(words)


def _word(text: str, at: int) -> tuple[str, int]:
    """The word that begins at `at`, and where it ends."""
    head = _head(text, at)
    group = _group(text, at + len(head))
    kept, at = (head + group[0], group[1]) if group else ("", at)
    end = at
    while end < len(text) and text[end] not in _SPACES:
        end += 1
    return kept + text[at:end], end


def _head(text: str, at: int) -> str:
    """What stands before the quotes of a group: `key=`, `@` or `+`, or nothing."""
    end = at
    while end < len(text) and text[end] not in _SPACES and text[end] not in _QUOTES:
        end += 1
    key, equals, _ = text[at:end].partition("=")
    head = f"{key}=" if equals and is_key(key) else ""
    sign = text[at + len(head) : at + len(head) + 1]
    return head + sign if sign in ("@", "+") else head


def _group(text: str, at: int) -> tuple[str, int] | None:
    """What the quotes that open at `at` hold, and where they end; None where none open or they never close."""
    quote = text[at : at + 1]
    if not quote or quote not in _QUOTES:
        return None
    kept: list[str] = []
    at += 1
    while at < len(text):
        twice = text[at : at + 2] == quote * 2
        if text[at] == quote and not twice and _closes(text, at):
            return "".join(kept), at + 1
        kept.append(text[at])
        at += 2 if twice else 1
    return None


def _closes(text: str, at: int) -> bool:
    return at + 1 == len(text) or text[at + 1] in _SPACES or text[at + 1] == ","


def join_words(words: tuple[str, ...]) -> str:
    """The words as a line that `split_line` reads back; quotes only where they are needed."""
    return " ".join(_joined(word) for word in words)


def _joined(word: str) -> str:
    head = _head(word, 0)
    rest = word[len(head) :]
    if word and rest[:1] not in ("'", '"') and not any(space in word for space in _SPACES):
        return word
    quote = "'" if '"' in rest and "'" not in rest else '"'
    return head + quote + rest.replace(quote, quote * 2) + quote
