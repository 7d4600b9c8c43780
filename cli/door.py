"""The quick door: what is typed at the table goes through here, without Typer and without pydantic.

The bare status, a move, an answer, undo and redo are carried out at once; everything else is handed to Typer.
"""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cli.report import Report
    from cli.table import Table


HELP = ("--help", "-h")
STOPPED = 130
"""Exit status of a command that Ctrl-C ended; the others stand in `cli.report`."""


def main() -> None:
    """The command `delve`: runs the words of the command line, and ends the process with the exit status."""
    gc.disable()  # a command is over before there is anything worth looking for
    try:
        _listen()
        status = run(sys.argv[1:])
    except KeyboardInterrupt:  # once more, while the first was being answered
        status = STOPPED
    gc.freeze()  # nor is there on the way out
    sys.exit(status)


def _listen() -> None:
    """A stream that was closed before we began is nobody listening, and no error."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115  as long as the process
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  the same
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  the same


def run(words: list[str], seat: Table | None = None) -> int:
    """Carry out one command line (at `seat`, a campaign opened before); answers the exit status, and never raises."""
    try:
        status = _run(words, seat)
        sys.stdout.flush()  # here, where it can still be told that nobody gets the answer
    except KeyboardInterrupt:
        return _stopped(words)
    except BrokenPipeError:
        return _pipe_closed()
    except OSError as wrong:
        return _disk(wrong)
    except Exception as fault:  # noqa: BLE001  the last guard: a fault of ours must not be a traceback at the table
        return _ours(fault, words)
    return status


def _run(words: list[str], seat: Table | None = None) -> int:
    from cli import settings as before  # noqa: PLC0415  inside the guard
    from cli.grammar import mend_words  # noqa: PLC0415
    from cli.quick import OwnVerb, at_once, guarded  # noqa: PLC0415

    given = words
    settings, words = before.split(words)
    if not all(map(_is_text, given)):
        return guarded(settings, _no_text)
    if settings.lenient:
        settings, words = before.more(settings, list(mend_words(tuple(words))))
    words = [] if [word.casefold() for word in words] == ["status"] else words  # what people type to look
    verb = own_verb(_unpointed(words[0]) if settings.lenient else words[0]) if words else ""
    if len(words) > 1 and words[-1] in HELP and before.END not in words:
        verb, words = "help", ["help", words[0]]
    if verb in ("", "undo", "redo"):
        said = tuple(before.unended(words))
        try:
            return at_once(settings, verb, said[1:] if verb else said, seat)
        except OwnVerb as own:
            verb = own.verb
    from cli.main import run_typer  # noqa: PLC0415  Typer only where it is needed

    return run_typer(settings, [verb, *words[1:]])


def _is_text(word: str) -> bool:
    """Whether a word was text; the system hands bytes that were none over as halves of letters."""
    return word.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in word)


def _no_text(report: Report) -> None:
    from cli.report import WRONG_WORDS  # noqa: PLC0415

    report.wrong(WRONG_WORDS, "text-bad", "These words are no text in UTF-8.", "type them again")


def _unpointed(word: str) -> str:
    """A verb without the full stop that a phone makes of two spaces, or that people end a line with."""
    return word.rstrip(".!?") or word


def own_verb(word: str) -> str:
    """The ledger's own verb that a word is, to the letter; empty where it may be a move's or an answer's."""
    from cli.verbs import FLAGGED, LETTERS, ROOMS  # noqa: PLC0415

    low = word.casefold()
    found = FLAGGED.get(low) or LETTERS.get(low)
    return found or (low if low in ROOMS else "")


def _stopped(words: list[str]) -> int:
    told = "Stopped; nothing was half-written."
    try:
        return _ended(words, STOPPED, "stopped", told)
    except Exception:  # noqa: BLE001  it came in the middle of an import, which cannot be had again
        sys.stderr.write(f"{told}\n")
        return STOPPED


def _ended(words: list[str], status: int, code: str, *lines: str) -> int:
    """Tell of an end that no command has told of itself, to people or to the program that asked for JSON."""
    from cli.report import Report  # noqa: PLC0415
    from cli.say import put  # noqa: PLC0415
    from cli.settings import Settings  # noqa: PLC0415

    put(lines, to_error=True)
    if "--json" in words:
        report = Report(Settings(json=True))
        report.wrong(status, code, *lines[:2])
        report.print()
    return status


def _disk(wrong: OSError) -> int:
    """What the disk did not do; the answer may be among it, and what was stored stays stored."""
    from cli.report import DISK  # noqa: PLC0415
    from cli.say import put  # noqa: PLC0415

    _pipe_closed()
    put([f"No: {wrong.filename or 'the answer'}: {wrong.strerror}.", "  try: delve log"], to_error=True)
    return DISK


def _pipe_closed() -> int:
    """Whoever read our output has gone; nothing more is said."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _ours(fault: Exception, words: list[str]) -> int:
    from cli.fault import logged  # noqa: PLC0415
    from cli.report import OURS  # noqa: PLC0415

    told, where = f"A fault of ours: {type(fault).__name__}.", f"Details: {logged(fault, words)}"
    return _ended(words, OURS, "fault", told, where, "The ledger is as it was.")
