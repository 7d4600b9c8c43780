"""Phrases in a text, each replaced by another in one pass: of several that begin at a word, the longest."""

from __future__ import annotations

import re
from collections.abc import Mapping

WORD = re.compile(r"\w+")


class Phrases:
    """What stands for which phrase; a phrase is found where it begins and ends at the bounds of words."""

    def __init__(self, instead: Mapping[str, str]) -> None:
        self._instead = dict(instead)
        self._begin: dict[str, list[tuple[int, str]]] = {}
        """First word of a phrase -> how many characters stand before it, and the phrase; the longest first."""
        for phrase in sorted(self._instead, key=len, reverse=True):
            first = WORD.search(phrase)
            if first:
                self._begin.setdefault(first.group(), []).append((first.start(), phrase))

    def replaced(self, text: str) -> str:
        """The text with every phrase replaced."""
        if text in self._instead:
            return self._instead[text]
        parts: list[str] = []
        done = 0
        for word in WORD.finditer(text):
            start, phrase = self._found(text, word, done) if word.start() >= done else (0, "")
            if phrase:
                parts += [text[done:start], self._instead[phrase]]
                done = start + len(phrase)
        return "".join([*parts, text[done:]])

    def _found(self, text: str, word: re.Match[str], done: int) -> tuple[int, str]:
        """Where the longest phrase with this first word begins, and the phrase; empty where there is none."""
        for before, phrase in self._begin.get(word.group(), ()):
            start = word.start() - before
            after = text[start + len(phrase) : start + len(phrase) + 1]
            cut = bool(WORD.match(after)) and bool(WORD.match(phrase[-1]))
            if start >= done and text.startswith(phrase, start) and not cut:
                return start, phrase
        return 0, ""
