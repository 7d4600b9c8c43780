"""The one exception of the grammar: words that mean nothing, or more than one thing."""

from __future__ import annotations

from ledger.core.wording import one_word

_JOINERS = "\u200c\u200d"


class WordsWrong(Exception):  # noqa: N818  the field's own word
    """A line could not be read; nothing was decided and nothing stored.

    `code` is stable and kebab-case, noun first (`name-unknown`); `because` says what is wrong and `hint` what to type
    instead, each in one short sentence; `candidates` are the words that may have been meant, the nearest first.
    """

    def __init__(self, code: str, because: str, hint: str = "", candidates: tuple[str, ...] = ()) -> None:
        super().__init__(because)
        self.code = code
        self.because = _shown(because)
        self.hint = _shown(hint)
        self.candidates = candidates


def _shown(text: str) -> str:
    """The text without what would steer a terminal; joiners of letters and emoji stay."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() or each in _JOINERS else "?" for each in text)


def listed(words: tuple[str, ...], most: int = 6) -> str:
    """The words as a short list, `Mines, Burial_Mound`; what is beyond `most` is only hinted at."""
    told = ", ".join(one_word(word) for word in words[:most])
    return f"{told}, …" if len(words) > most else told
