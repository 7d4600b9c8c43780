"""Many lines: a script or standard input, and the warm shell."""

from __future__ import annotations

import gc
import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from typing import Any, TypeAlias

from cli.grammar import WordsWrong, mend_keyboard, split_line
from cli.outside import given
from cli.play import said as said_line
from cli.play import tell
from cli.quick import guarded
from cli.report import REFUSED, Report
from cli.say import put
from cli.settings import FLAGS, Settings, more, split, unended
from cli.status import status as last_status
from cli.table import Table
from ledger.core.model import Refused
from ledger.store.faults import Fault

Run: TypeAlias = Callable[[list[str]], int]
"""The door, for one line."""
LEAVE = ("exit", "quit", "bye")
LEADING = ("use", "new", "import")
"""Verbs after which a warm shell sits at the campaign that is in use then."""


def lines_of(source: str) -> Iterator[tuple[int, str]]:
    """(number, line) of a script; empty lines and those that begin with # are passed over.

    Raises DiskFailed for what cannot be read, WordsWrong for what is no text.
    """
    text = given(source)
    try:
        lines = text.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as wrong:
        at = text[: wrong.start].count(b"\n") + 1
        raise WordsWrong("text-bad", f"Line {at} is no text in UTF-8.", "nothing was stored") from wrong
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

    A quiet run prints what went wrong, and else where the table is in the end. With `--json` all lines are one answer.
    """
    from cli.door import run  # noqa: PLC0415  the door imports this room only when it is asked for

    gc.enable()  # the door is quicker without, but this may take long
    try:
        lines = list(lines_of(source))
    except (WordsWrong, Fault) as wrong:
        return _failed(settings, wrong)
    if settings.json:
        return _as_one(run, settings, lines, quiet=quiet)
    one = _unheard if quiet else _echoed
    for number, line in lines:
        status = one(run, _flags(settings, number), line)
        if status:
            put([f"Stopped at line {number}: {line}"], to_error=True)
            return status
    return run(_flags(settings)) if quiet else 0


def _as_one(run: Run, settings: Settings, lines: list[tuple[int, str]], *, quiet: bool) -> int:
    """The answers of all lines as one: the facts of all, and of all else what the last one said."""
    told: dict[str, Any] = Report(settings).fields
    status, entries = 0, list[Any]()
    for number, line in lines:
        with redirect_stdout(Unheard(terminal=sys.stdout.isatty())) as heard:
            status = _one(run, _flags(settings, number), line)
        told = {**json.loads(heard.getvalue()), "line": number}
        entries += told["entries"]
        if status:
            break
    if quiet and not status:
        return run(_flags(settings))
    sys.stdout.write(json.dumps({**told, "entries": entries}) + "\n")
    return status


def _unheard(run: Run, flags: list[str], line: str) -> int:
    """A line of a quiet run; what it printed is heard after all when it went wrong."""
    with redirect_stdout(Unheard(terminal=sys.stdout.isatty())) as told:
        status = _one(run, flags, line)
    if status:
        sys.stdout.write(told.getvalue())
    return status


def _echoed(run: Run, flags: list[str], line: str) -> int:
    """A line as it was typed, and what it answers."""
    put([f"$ {line}"])
    return _one(run, flags, line)


def _one(run: Run, flags: list[str], line: str) -> int:
    return run([*flags, *split_line(line)])


def _flags(settings: Settings, line: int = 0) -> list[str]:
    """The flags of a whole run for one of its lines, which has an id of its own where the run has one."""
    flags = [flag for flag, name in FLAGS.items() if flag.startswith("--") and getattr(settings, name)]
    flags += ["--campaign", settings.campaign] if settings.campaign else []
    return flags + (["--request", f"{settings.request}/{line}"] if settings.request and line else [])


def _failed(settings: Settings, wrong: WordsWrong | Fault) -> int:
    def fail(_: Report) -> None:
        raise wrong

    return guarded(settings, fail)


def run_whole(table: Table, report: Report, source: str, *, quiet: bool = False) -> None:
    """All lines in one transaction, or none; moves only. Each line stays an undo of its own.

    Quiet, it tells where the table is instead of what happened.
    """
    line = table.ledger.line()
    understood: list[Any] = []
    for number, text in lines_of(source):
        line.cut()
        try:
            understood += said_line(table, _unflagged(text), line, report)
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


def _unflagged(text: str) -> tuple[str, ...]:
    """The words of one line of those stored together; raises WordsWrong for a flag, which is for all of them."""
    words = list(split_line(mend_keyboard(text)))
    if more(Settings(), words) != (Settings(), words):
        raise WordsWrong("word-spare", "A flag is for all lines.", "delve run FILE --whole, and the flag")
    return tuple(unended(words))


def shell(settings: Settings) -> int:
    """One warm process: a line, an answer, the next line; `exit` or the end of input leaves."""
    gc.enable()
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415  importing it gives `input` its line editing
    try:
        return _sit(settings)
    except Fault as fault:  # no campaign to sit down at, or not any more
        return _failed(settings, fault)


def _sit(settings: Settings) -> int:
    """Every line is for the campaign in the prompt, whichever is in use elsewhere, unless it names another."""
    table, status = Table(settings, quick=True), 0  # the library keeps a lock where a Ctrl-C catches it
    while (line := _heard(table.name)) is not None:
        words = list(split_line(mend_keyboard(line)))
        words = words[1:] if words[:1] == ["$"] else words  # copied with its prompt
        words = words[1:] if words[:1] == ["delve"] else words
        with suppress(KeyboardInterrupt):  # it ends the line, not the shell
            if words or sys.stdin.isatty():  # an empty line is the bare status
                table, status = _answered(table, settings, words)
    table.close()
    return status


def _answered(table: Table, settings: Settings, words: list[str]) -> tuple[Table, int]:
    """Carry out a line; answers where the shell sits afterwards, and the line's exit status."""
    from cli.door import own_verb, run  # noqa: PLC0415

    if table.gone():
        table = _elsewhere(table, settings)
    status = run([*_flags(settings.but(campaign=table.name, request="")), *words], table)
    verb = (split(words)[1] or [""])[0]
    if not status and own_verb(verb) in LEADING:
        table = _elsewhere(table, settings.but(campaign=""))
    return table, status


def _elsewhere(table: Table, settings: Settings) -> Table:
    table.close()
    return Table(settings, quick=True)


def _heard(name: str) -> str | None:
    """The next line that is typed; None for the end. A prompt is only for somebody who is there."""
    try:
        line = input(f"{name}> " if sys.stdin.isatty() else "").strip()
    except EOFError:
        return None
    except KeyboardInterrupt:
        put([""])
        return _heard(name)
    except UnicodeDecodeError:
        return "\udcff"  # a broken letter, which every line complains of
    return None if line.casefold() in LEAVE else line
