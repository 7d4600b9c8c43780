"""Carries out one command, and turns every way it can go wrong into one clear answer and its exit status."""

from __future__ import annotations

from collections.abc import Callable

from cli.grammar import WordsWrong
from cli.report import WRONG_WORDS, Report
from cli.settings import Settings
from cli.table import Table
from ledger.core.model import Refused
from ledger.registry import GameUnknown
from ledger.store.faults import Fault

Act = Callable[[Table, Report], None]
"""What a command does at an opened table."""


class OwnVerb(Exception):  # noqa: N818  no error: the word means a verb of the ledger's own
    """The first word of a line, repaired or completed, is a verb that the other door carries out."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.verb = verb


def at_table(settings: Settings, act: Act, seat: Table | None = None, *, quick: bool = False) -> int:
    """Carry out a command at the campaign in use (or at `seat`, opened before); prints, answers the exit status."""

    def opened(report: Report) -> None:
        warm = seat if seat and settings.campaign in ("", seat.name) else None
        table = warm or Table(settings, quick=quick)
        table.begin(settings)
        report.fields.update(campaign=table.name, game=table.rules.meta.id)
        try:
            if warm:
                warm.ledger.refresh()
            if not (settings.request and told_already(table, report)):
                act(table, report)
        finally:
            if not warm:
                table.close()

    return guarded(settings, opened)


def told_already(table: Table, report: Report) -> bool:
    """Whether a line with the same id was stored before; then the report says so."""
    move = table.repeated()
    if move:
        report.say(f"Stored already: #{move}.")
        report.fields["move"] = move
    return bool(move)


def guarded(settings: Settings, act: Callable[[Report], None]) -> int:
    """Carry out a command that opens no campaign by itself; prints, answers the exit status."""
    report = Report(settings)
    try:
        act(report)
    except Refused as refused:
        report.refuse(refused.objection, final=refused.final)
    except WordsWrong as wrong:
        report.wrong(WRONG_WORDS, wrong.code, wrong.because, wrong.hint)
    except GameUnknown as unknown:
        report.wrong(WRONG_WORDS, "game-unknown", str(unknown))
    except Fault as fault:
        report.wrong(fault.status, fault.code, str(fault), fault.hint)
    return report.print()


def at_once(settings: Settings, verb: str, words: tuple[str, ...], seat: Table | None = None) -> int:
    """What the quick door takes: the status (no verb, no words), a line of moves (no verb), `undo`, `redo`.

    Raises OwnVerb where the first word turns out to be another verb of the ledger's own.
    """
    return at_table(settings, _act_of(verb, words), seat, quick=True)


def _act_of(verb: str, words: tuple[str, ...]) -> Act:
    if verb in ("undo", "redo"):
        from cli import back  # noqa: PLC0415  a move does not pay for what it does not use

        way = back.undo if verb == "undo" else back.redo
        return lambda table, report: way(table, words, report)
    if words:
        from cli.play import play  # noqa: PLC0415

        return lambda table, report: play(table, words, report)
    from cli.status import status  # noqa: PLC0415

    return status
