"""Campaign files: made as a whole or not at all, and opened by one of the two recorders."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from ledger.store.faults import DiskFailed, NameTaken
from ledger.store.plain import PlainRows
from ledger.store.rows import Row, Rows


@contextmanager
def writing(path: Path | None = None) -> Iterator[None]:
    """The disk's errors as DiskFailed, with the path (`path`, where a spare file stands in for it) and what to do."""
    try:
        yield
    except OSError as wrong:
        where = path or wrong.filename or "the home folder"
        raise DiskFailed(f"Cannot write {where}: {wrong.strerror}.", "check permission and room") from wrong


class whole_file:  # noqa: N801  used as a function: with whole_file(path) as spare
    """A new file that appears at `path` as a whole or not at all; raises NameTaken where one is there already."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._spare = path.with_name(f".{os.getpid()}.{path.name[-100:]}")

    def __enter__(self) -> Path:
        self._clear()
        return self._spare

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                with writing(self._path):
                    self._settle()
        finally:
            self._clear()

    def _settle(self) -> None:
        """A link never replaces what is there; a disk that knows no links gets a rename over an empty file."""
        try:
            os.link(self._spare, self._path)
        except FileExistsError:
            raise NameTaken(f"{self._path.name} is there already.", "take another name") from None
        except OSError:
            claim(self._path)
            self._spare.replace(self._path)
        _sync(self._path.parent)

    def _clear(self) -> None:
        for beside in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                self._spare.with_name(self._spare.name + beside).unlink(missing_ok=True)


def claim(path: Path) -> None:
    """Take a name for oneself with an empty file; raises NameTaken where one is there already."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        raise NameTaken(f"{path.name} is there already.", "take another name") from None


def _sync(folder: Path) -> None:
    """Let the disk keep the name of a new file, too; not every system can be told so."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def whole_text(path: Path, text: str) -> None:
    """Write a new text file, whole or not at all; raises NameTaken, DiskFailed."""
    whole_bytes(path, text.encode())


def whole_bytes(path: Path, held: bytes) -> None:
    """Write a new file of any kind, whole or not at all; raises NameTaken, DiskFailed."""
    with whole_file(path) as spare, writing(path):
        spare.write_bytes(held)


def replace_text(path: Path, text: str) -> None:
    """Write a small file so that it is there as a whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    spare = path.with_name(f".{path.name}.{os.getpid()}")
    with spare.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    spare.replace(path)


def create(path: Path, campaign: str, rows: Sequence[Row]) -> None:
    """A new campaign file with these rows; raises NameTaken, DiskFailed."""
    from ledger.store.recorder import create_file  # noqa: PLC0415  the library, where no move waits for it

    with writing():
        path.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(path) as spare:
        written = create_file(spare, campaign)
        try:
            written.append(rows)
        finally:
            written.close()


def open_rows(path: Path, *, quick: bool) -> Rows:
    """The rows of a campaign file, `quick` without the library; raises Foreign, Newer, Damaged, DiskFailed."""
    if quick:
        return PlainRows(path)
    from ledger.store.recorder import open_file  # noqa: PLC0415  the library, where no move waits for it

    return open_file(path)
