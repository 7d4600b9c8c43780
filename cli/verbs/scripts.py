"""Many lines: a script or standard input, and the warm shell."""

from __future__ import annotations

import gc
import io
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import Any

from cli.grammar import WordsWrong, mend_keyboard, split_line
from cli.play import said as said_line
from cli.play import tell
from cli.report import DISK, REFUSED, WRONG_WORDS, Report
from cli.say import put
from cli.settings import Settings
from cli.status import status as last_status
from cli.table import Table
from ledger.core.model import Refused
from ledger.store.faults import DiskFailed, Fault

LEAVE = ("exit", "quit", "bye")


def lines_of(source: str) -> Iterator[tuple[int, str]]:
    """(number, line) of a script; empty lines and those that begin with # are passed over.

    Raises DiskFailed for what cannot be read, WordsWrong for what is no text.
    """
    try:
        text = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        lines = text.decode("utf-8-sig").splitlines()
    except OSError as wrong:
        raise DiskFailed(f"Cannot read {source}: {wrong.strerror}.", "check the path") from wrong
    except UnicodeDecodeError as wrong:
        line = text[: wrong.start].count(b"\n") + 1
        raise WordsWrong("text-bad", f"Line {line} is no text in UTF-8.", "nothing was stored") from wrong
    for number, line in enumerate(lines, start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip().removeprefix("delve ")


class Unheard(io.StringIO):
    """What a line prints while only the end is wanted; as much of a terminal as the one that it stands for."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        """Whether somebody is there, as before."""
        return self._terminal


def run_each(settings: Settings, source: str, *, quiet: bool = False) -> int:
    """One line after the other, each a transaction of its own; stops at the first that is refused, and says which.

    A quiet run prints what went wrong, and else where the table is in the end.
    """
    from cli.door import run  # noqa: PLC0415  the door imports this room only when it is asked for

    gc.enable()  # the door is quicker without, but this may take long
    try:
        lines = list(lines_of(source))
    except (WordsWrong, Fault) as wrong:
        return _unreadable(settings, wrong)
    flags = [flag for flag, on in (("--json", settings.json), ("--porcelain", settings.porcelain)) if on]
    flags += _campaign(settings)
    one = _unheard if quiet else _one
    for number, line in lines:
        status = one(run, flags, line)
        if status:
            put([f"Stopped at line {number}: {line}"], to_error=True)
            return status
    return int(run(flags)) if quiet else 0


def _unheard(run: Any, flags: list[str], line: str) -> int:
    """A line of a quiet run; what it printed is heard after all when it went wrong."""
    with redirect_stdout(Unheard(terminal=sys.stdout.isatty())) as told:
        status = _one(run, flags, line)
    if status:
        sys.stdout.write(told.getvalue())
    return status


def _one(run: Any, flags: list[str], line: str) -> int:
    try:
        return int(run([*flags, *split_line(line)]))
    except WordsWrong as wrong:
        put([str(wrong.because), f"  try: {wrong.hint}"], to_error=True)
        return WRONG_WORDS


def _campaign(settings: Settings) -> list[str]:
    flags = ["--campaign", settings.campaign] if settings.campaign else []
    return flags + (["--yes"] if settings.yes else []) + (["--dry-run"] if settings.dry_run else [])


def _unreadable(settings: Settings, wrong: WordsWrong | Fault) -> int:
    report = Report(settings)
    if isinstance(wrong, Fault):
        report.wrong(DISK, wrong.code, str(wrong), wrong.hint)
    else:
        report.wrong(WRONG_WORDS, wrong.code, wrong.because, wrong.hint)
    return report.print()


def run_whole(table: Table, report: Report, source: str, *, quiet: bool = False) -> None:
    """All lines in one transaction, or none; moves only. Each line stays an undo of its own.

    Quiet, it tells where the table is instead of what happened.
    """
    line = table.ledger.line()
    understood: list[Any] = []
    for number, text in lines_of(source):
        line.cut()
        try:
            understood += said_line(table, split_line(mend_keyboard(text)), line)
        except Refused as refused:
            report.refuse(refused.objection, final=refused.final)
            report.say(f"Line {number}: {text}", "Nothing was stored.")
            return
        except WordsWrong as wrong:
            told = f"Line {number}: {wrong.because}"
            raise WordsWrong(wrong.code, told, f"{wrong.hint}; nothing was stored") from wrong
    if not line.entries:
        report.wrong(REFUSED, "line-empty", "The script holds no moves.")
        return
    if not table.settings.dry_run:
        table.ledger.store(line)
    if quiet:
        last_status(table, report)
    else:
        tell(table, line, understood, report)


def shell(settings: Settings) -> int:
    """One warm process: a line, an answer, the next line; `exit` or the end of input leaves."""
    from cli.door import run  # noqa: PLC0415

    gc.enable()
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415  importing it gives `input` its line editing
    table = Table(settings)
    status = 0
    while True:
        try:
            line = input(f"{table.name}> ").strip()
            if line.casefold() in LEAVE:
                break
            status = _typed(run, table, line) if line else status
        except EOFError:
            break
        except KeyboardInterrupt:
            put([""])
        except UnicodeDecodeError:
            put(["No: That is no text in UTF-8."], to_error=True)
            status = WRONG_WORDS
    table.close()
    return status


def _typed(run: Any, table: Table, line: str) -> int:
    try:
        words = split_line(mend_keyboard(line))
    except WordsWrong as wrong:
        put([f"No: {wrong.because}", f"  try: {wrong.hint}"], to_error=True)
        return WRONG_WORDS
    return int(run(list(words), table))
