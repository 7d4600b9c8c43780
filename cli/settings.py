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


def split(words: list[str]) -> tuple[Settings, list[str]]:
    """The settings at the beginning of a command line, and the words after them.

    Prefixes and repairs are off where neither input nor output is a terminal.
    """
    found: dict[str, bool | str] = {}
    rest = list(words)
    while rest and (rest[0] in FLAGS or rest[0] in VALUES or rest[0].partition("=")[0] in VALUES):
        flag, equals, value = rest[0].partition("=")
        if flag in FLAGS:
            found[FLAGS[flag]] = True
            rest.pop(0)
            continue
        value = value if equals else (rest[1:2] or [""])[0]
        if not value:  # left where it stands, as a word that is no verb: an empty name is not the campaign in use
            break
        found[VALUES[flag]] = value
        del rest[: 1 if equals else 2]
    if not (sys.stdin.isatty() or sys.stdout.isatty()):
        found.setdefault("porcelain", True)
    if os.environ.get("NO_COLOR"):
        found["plain"] = True
    return Settings().but(**found), rest


def trailing(settings: Settings, words: list[str]) -> tuple[Settings, list[str]]:
    """The same, with flags at the end of the line; not for lines that end in free text."""
    rest = list(words)
    while rest and rest[-1] in FLAGS:
        settings = settings.but(**{FLAGS[rest.pop()]: True})
    return settings, rest
