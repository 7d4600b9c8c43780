"""The other door: every verb of the ledger's own, its help and its options, through Typer."""

from __future__ import annotations

from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO

from typer.exceptions import TyperException

from cli.app import app
from cli.door import STOPPED
from cli.quick import guarded
from cli.report import DONE, WRONG_WORDS, Report
from cli.say import columns
from cli.settings import Settings
from cli.verbs import ROOMS, UNTRIED


def run_typer(settings: Settings, words: list[str]) -> int:
    """Carry out one command line through Typer; answers the exit status."""
    if settings.dry_run and words[0] in UNTRIED:
        return guarded(settings, lambda report: _untried(report, words[0]))
    _enter(words[0])
    if not (settings.json and words[-1] == "--help"):
        return _typer(settings, words)
    with redirect_stdout(StringIO()) as page:
        _typer(settings, words)
    return guarded(settings, lambda report: report.fields.update(page=page.getvalue().splitlines()))


def _typer(settings: Settings, words: list[str]) -> int:
    width = columns()
    try:
        told = app(
            args=words,
            prog_name="delve",
            standalone_mode=False,
            obj=settings,
            terminal_width=width,
            max_content_width=width,
        )
    except TyperException as wrong:
        return _misread(settings, words[0], wrong)
    if told == STOPPED:  # Ctrl-C, which Typer takes for an exit; the door has the words for it
        raise KeyboardInterrupt
    return told if isinstance(told, int) else DONE


def _untried(report: Report, verb: str) -> None:
    report.wrong(WRONG_WORDS, "dry-run-unknown", f"{verb} cannot be tried out.", "leave out --dry-run")


def _enter(verb: str) -> None:
    """Import the room of one verb; all of them where no verb is known, for the list of commands."""
    for room in (ROOMS[verb],) if verb in ROOMS else tuple(dict.fromkeys(ROOMS.values())):
        import_module(f"cli.commands.{room}")


def _misread(settings: Settings, verb: str, wrong: TyperException) -> int:
    def say(report: Report) -> None:
        told = getattr(wrong, "format_message", lambda: str(wrong))()
        report.wrong(WRONG_WORDS, "words-wrong", told, f"delve help {verb}")

    return guarded(settings, say)
