"""A fault of ours: kept in a file with all that is needed to mend it, so that nobody at the table reads a traceback."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

import ledger
from ledger.store.faults import DiskFailed
from ledger.store.home import folder_of
from ledger.store.ledger import now


def _places() -> Iterator[Path]:
    with suppress(DiskFailed):
        yield folder_of(os.environ) / "faults.log"
    yield Path(gettempdir()) / "delvelog-faults.log"


def logged(fault: Exception, words: list[str]) -> str:
    """Append the fault to the home's log, or to one in the temporary folder, and answer where it lies."""
    told = "".join(traceback.format_exception(fault))
    text = f"{now()} delvelog {ledger.VERSION} python {sys.version.split()[0]} {words!r}\n{told}\n"
    for path in _places():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
        except OSError:
            continue
        return str(path)
    return "nowhere: no file could be written"
