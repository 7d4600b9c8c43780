"""What stands before the verb: how to answer, for which campaign, with how much leniency."""

from __future__ import annotations

import os
import sys

from ledger.core.frozen import Frozen


class Settings(Frozen):
    """The options that every command takes."""

    json: bool = False
    """One JSON object on standard output instead of lines."""
    plain: bool = False
    """No colour and no decoration; also set by NO_COLOR."""
    porcelain: bool = False
    """Nobody is at the terminal: no prefixes, no repairs, no questions."""
    dry_run: bool = False
    """Show what would happen; store nothing."""
    yes: bool = False
    """Confirmed beforehand."""
    campaign: str = ""
    """Another campaign than the one in use."""
    request: str = ""
    """Id of this line, so that the same line sent twice is stored once."""

    @property
    def lenient(self) -> bool:
        """Whether prefixes and repairs are welcome."""
        return not self.porcelain

    @property
    def asks(self) -> bool:
        """Whether somebody is there to answer a question."""
        return not (self.porcelain or self.json or self.yes) and sys.stdin.isatty()


FLAGS = {
    "--json": "json",
    "--plain": "plain",
    "--porcelain": "porcelain",
    "--dry-run": "dry_run",
    "--yes": "yes",
    "-y": "yes",
}
VALUES = {"--campaign": "campaign", "-c": "campaign", "--request": "request"}


END = "--"
"""Behind it a flag is a word like any other."""


def split(words: list[str]) -> tuple[Settings, list[str]]:
    """The settings of a command line, wherever their flags stand before `--`, and all other words.

    Prefixes and repairs are off where neither input nor output is a terminal.
    """
    found, rest = _flagged(words)
    if not (sys.stdin.isatty() or sys.stdout.isatty()):
        found.setdefault("porcelain", True)
    if os.environ.get("NO_COLOR"):
        found["plain"] = True
    return Settings().but(**found), rest


def more(settings: Settings, words: list[str]) -> tuple[Settings, list[str]]:
    """The same for words that come after the settings that are known."""
    found, rest = _flagged(words)
    return settings.but(**found), rest


def _flagged(words: list[str]) -> tuple[dict[str, bool | str], list[str]]:
    found: dict[str, bool | str] = {}
    rest, left = list[str](), list(words)
    while left and left[0] != END:
        word = left.pop(0)
        key, equals, value = word.partition("=")
        if word in FLAGS:
            found[FLAGS[word]] = True
        elif key in VALUES and (value or (not equals and left[:1] not in ([], [""]))):
            found[VALUES[key]] = value or left.pop(0)
        else:  # a key without its value stands for itself: an empty name is not the campaign in use
            rest.append(word)
    return found, rest + left


def unended(words: list[str]) -> list[str]:
    """The words without the `--` that made flags behind it plain words; where it made none, it is a word itself."""
    at = words.index(END) if END in words else len(words)
    return words[:at] + words[at + 1 :] if any(map(_is_flag, words[at + 1 :])) else words


def _is_flag(word: str) -> bool:
    return word in FLAGS or word.partition("=")[0] in VALUES
