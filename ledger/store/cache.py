"""Snapshots: a cache that saves folding, never the truth. Deleting it changes nothing but time.

One folder a campaign: in `recent` the states after the last few lines, in `along` one now and then along the way. A
file's first line says what it belongs to; one that is damaged, of another version of the rules, or of another history
is passed over. Files are replaced as a whole, and nobody waits for the disk.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Generic
from zlib import crc32

from ledger.core.model import S
from ledger.core.packing import packed, unpacked
from ledger.core.ruleset import Ruleset

EVERY = 256
"""Entries between two snapshots along the way."""
RECENT = 8
"""Lines whose state is kept at hand, for undo and redo."""


@cache
def edition(rules: Ruleset[Any]) -> str:
    """A word that differs whenever the code or the tables of the game or of the core differ.

    Once a process: what was loaded goes on deciding, and so goes on signing, when the files are replaced under it.
    """
    root = os.path.dirname(os.path.dirname(__file__))
    told = 0
    for folder in (f"{root}/core", f"{root}/games/{rules.meta.id}"):
        for file in _files(folder):
            told = crc32(f"{file}\n".encode(), told)
    return f"{told:08x}"


def _files(folder: str) -> Iterator[tuple[str, int, int, int]]:
    """(path, size, times of change) of the code and tables below a folder; nothing where it cannot be looked at.

    An installer may set the one time, but not the other.
    """
    with suppress(OSError), os.scandir(folder) as found:
        for each in sorted(found, key=lambda entry: entry.name):
            if each.name.endswith((".py", ".toml")):
                stat = each.stat()
                yield each.path, stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns
            elif not each.name.startswith("__") and each.is_dir():
                yield from _files(each.path)


class Cache(Generic[S]):
    """The snapshots of one campaign."""

    def __init__(self, folder: Path, rules: Ruleset[S]) -> None:
        self._recent = f"{folder}/recent"
        self._along = f"{folder}/along"
        self._rules = rules
        self._edition = edition(rules)

    def numbers(self) -> frozenset[int]:
        """The numbers of all snapshots there are, right or not."""
        return frozenset(map(int, (*_names(self._recent), *_names(self._along))))

    def at(self, number: int, mark: str) -> S | None:
        """The state after live entry `number`, whose hash is `mark`; None where no snapshot fits."""
        for folder in (self._recent, self._along):
            body = _body(f"{folder}/{number}", self._label(number, mark))
            if body is not None:
                return self._state(body)
        return None

    def keep(self, number: int, mark: str, state: S, *, along: bool = False) -> None:
        """Remember the state after live entry `number`: for a few lines, or `along` the way for good."""
        body = packed(state).encode()
        content = self._label(number, mark) + f" {crc32(body):08x}\n".encode() + body
        _replace(self._along if along else self._recent, number, content)
        for old in [] if along else _by_age(self._recent)[:-RECENT]:
            with suppress(OSError):
                os.unlink(old)

    def _label(self, number: int, mark: str) -> bytes:
        return f"{self._edition} {number} {mark}".encode()

    def _state(self, body: bytes) -> S | None:
        try:
            state = unpacked(body.decode())
        except (ValueError, LookupError, TypeError, AttributeError):
            return None
        return state if isinstance(state, type(self._rules.initial)) else None


def _names(folder: str) -> list[str]:
    """The snapshots in a folder, each named after its number; none where it cannot be looked at."""
    try:
        return [name for name in os.listdir(folder) if name.isdecimal()]
    except OSError:
        return []


def _by_age(folder: str) -> list[str]:
    """The snapshots in a folder, those written last at the end."""
    files = [f"{folder}/{name}" for name in _names(folder)]
    return sorted(files, key=_written) if len(files) > RECENT else files


def _written(file: str) -> int:
    try:
        return os.stat(file).st_mtime_ns
    except OSError:  # another process was quicker
        return 0


def _body(path: str, label: bytes) -> bytes | None:
    try:
        with open(path, "rb") as file:
            first, _, body = file.read().partition(b"\n")
    except OSError:
        return None
    return body if first == label + f" {crc32(body):08x}".encode() else None


def _replace(folder: str, number: int, content: bytes) -> None:
    spare = f"{folder}/.{number}.{os.getpid()}"
    try:
        os.makedirs(folder, exist_ok=True)
        with open(spare, "wb") as file:
            file.write(content)
        os.replace(spare, f"{folder}/{number}")
    except OSError:
        with suppress(OSError):
            os.unlink(spare)
