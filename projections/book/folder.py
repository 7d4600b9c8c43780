"""The folder of a book: there as a whole or not at all, and never in place of anything but an earlier book."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from glob import escape
from pathlib import Path
from typing import Any

from ledger.store.faults import NameTaken
from ledger.store.files import writing

LONGEST = 60
"""Letters of a book's name that a folder beside it keeps."""
MARKER = "book.json"
"""Tells a book from any other folder: whose it is, and which files are its own."""


class Folder:
    """A folder that is being written."""

    def __init__(self, at: Path) -> None:
        self._at = at
        self.names: list[str] = []
        self.size = 0
        """Bytes that were written."""

    def write(self, name: str, text: str) -> None:
        """One more file; a letter that UTF-8 does not know is replaced."""
        held = text.encode("utf-8", "replace")
        (self._at / name).write_bytes(held)
        self.names.append(name)
        self.size += len(held)


@contextmanager
def whole_folder(path: Path, campaign: str) -> Iterator[Folder]:
    """A folder that appears at `path` once all is written, in place of an earlier book of the same campaign.

    Raises NameTaken for anything else that is there, DiskFailed.
    """
    path = path.absolute()
    _sweep(path, campaign)
    _free(path, campaign)
    spare = path.with_name(f".{os.getpid()}.{path.name[-LONGEST:]}")
    earlier = spare.with_name(f"{spare.name}.earlier")
    try:
        with writing(path):
            _clear(spare, earlier)
            spare.mkdir()
            folder = Folder(spare)
            yield folder
            folder.write(MARKER, _marker(campaign, folder.names))
            _free(path, campaign)
            _settle(spare, path, earlier)
    finally:
        _clear(spare, earlier)


def _sweep(path: Path, campaign: str) -> None:
    """Take away what killed processes have left beside `path`, and put back the book that one had set aside."""
    name = path.name[-LONGEST:]
    for left in sorted(path.parent.glob(f".*.{escape(name)}*")):
        found = re.fullmatch(rf"\.(\d+)\.{re.escape(name)}(\.earlier)?", left.name)
        if not found or left.is_symlink() or not left.is_dir() or _runs(int(found[1])):
            continue
        if found[2] and not os.path.lexists(path) and _held(left).get("campaign") == campaign:
            left.rename(path)
        elif all(each.is_file() for each in left.iterdir()):
            _clear(left)


def _runs(process: int) -> bool:
    """Whether somebody else may still be writing: a process of that number that is not this one."""
    if process == os.getpid() or os.name != "posix":  # elsewhere the question would be a signal
        return process != os.getpid()
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


def _clear(*folders: Path) -> None:
    for each in folders:
        shutil.rmtree(each, ignore_errors=True)


def _marker(campaign: str, names: list[str]) -> str:
    return json.dumps({"campaign": campaign, "files": sorted(names)}, indent=0) + "\n"


def _free(path: Path, campaign: str) -> None:
    """Make sure that nothing would be lost; raises NameTaken."""
    if not os.path.lexists(path):
        return
    held = _held(path)
    if path.is_symlink() or held.get("campaign") != campaign:
        raise NameTaken(f"{path.name} is there already, and no book of this campaign.", "take another name")
    known = (MARKER, *held["files"])
    others = sorted(each.name for each in path.iterdir() if each.name not in known)
    if others:
        raise NameTaken(f"{path.name} also holds {others[0]}.", "move that away, or take another name")


def _held(path: Path) -> dict[str, Any]:
    """What the marker of a folder says; nothing where there is none, or none that can be read."""
    try:
        held = json.loads((path / MARKER).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    whole = isinstance(held, dict) and isinstance(held.get("files"), list)
    return held if whole else {}


def _settle(spare: Path, path: Path, earlier: Path) -> None:
    if not path.exists():
        spare.rename(path)
        return
    path.rename(earlier)
    try:
        spare.rename(path)
    except BaseException:
        earlier.rename(path)
        raise
