"""Snapshots: a cache that saves folding, never the truth. Deleting it changes nothing but time.

One folder a campaign: in `recent` the states after the last few lines, in `along` one now and then along the way. A
file's first line says what it belongs to; one that is damaged, of another version of the rules, or of another history
is passed over. Files are replaced as a whole, and nobody waits for the disk.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic
from zlib import crc32

from ledger.core.frozen import Misshapen, from_json, to_json
from ledger.core.model import S
from ledger.core.ruleset import Ruleset

EVERY = 128
"""Entries between two snapshots along the way."""
RECENT = 8
"""Lines whose state is kept at hand, for undo and redo."""


def edition(rules: Ruleset[Any]) -> str:
    """A word that differs whenever the code or the tables of the game or of the core differ."""
    root = Path(__file__).parent.parent
    told = 0
    for folder in (root / "core", root / "games" / rules.meta.id):
        for path, size, changed in _files(folder):
            told = crc32(f"{path} {size} {changed}\n".encode(), told)
    return f"{told:08x}"


def _files(folder: Path) -> Iterator[tuple[str, int, int]]:
    """(path, size, time of change) of the code and tables below a folder; nothing where it cannot be looked at."""
    with suppress(OSError), os.scandir(folder) as found:
        for each in sorted(found, key=lambda entry: entry.name):
            if each.name.endswith((".py", ".toml")):
                stat = each.stat()
                yield each.path, stat.st_size, stat.st_mtime_ns
            elif not each.name.startswith("__") and each.is_dir():
                yield from _files(Path(each.path))


class Cache(Generic[S]):
    """The snapshots of one campaign."""

    def __init__(self, folder: Path, rules: Ruleset[S]) -> None:
        self._recent = folder / "recent"
        self._along = folder / "along"
        self._rules = rules
        self._edition = edition(rules)

    def numbers(self) -> frozenset[int]:
        """The numbers of all snapshots there are, right or not."""
        return frozenset(_numbers(self._recent)) | frozenset(_numbers(self._along))

    def at(self, number: int, mark: str) -> S | None:
        """The state after live entry `number`, whose hash is `mark`; None where no snapshot fits."""
        for folder in (self._recent, self._along):
            body = _body(folder / str(number), self._label(number, mark))
            if body is not None:
                return self._state(body)
        return None

    def keep(self, number: int, mark: str, state: S, *, along: bool = False) -> None:
        """Remember the state after live entry `number`; `along` keeps it for good, else for a few lines."""
        body = json.dumps(to_json(state), ensure_ascii=False, separators=(",", ":")).encode()
        head = self._label(number, mark) + f" {crc32(body):08x}\n".encode()
        if along:
            _replace(self._along, number, head + body)
        _replace(self._recent, number, head + body)
        for old in _numbers(self._recent)[:-RECENT]:
            with suppress(OSError):
                (self._recent / str(old)).unlink()

    def _label(self, number: int, mark: str) -> bytes:
        return f"{self._edition} {number} {mark}".encode()

    def _state(self, body: bytes) -> S | None:
        try:
            state: S = from_json(type(self._rules.initial), json.loads(body))
        except (ValueError, Misshapen):
            return None
        return state


def _numbers(folder: Path) -> list[int]:
    """The numbers in a folder, those written last at the end."""
    try:
        with os.scandir(folder) as found:
            files = [(each.stat().st_mtime_ns, int(each.name)) for each in found if each.name.isdecimal()]
    except OSError:
        return []
    return [number for _, number in sorted(files)]


def _body(path: Path, label: bytes) -> bytes | None:
    try:
        first, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        return None
    return body if first == label + f" {crc32(body):08x}".encode() else None


def _replace(folder: Path, number: int, content: bytes) -> None:
    spare = folder / f".{number}.{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        spare.write_bytes(content)
        spare.replace(folder / str(number))
    except OSError:
        with suppress(OSError):
            spare.unlink(missing_ok=True)
