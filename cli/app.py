"""The Typer application, and how its commands reach the home and the campaign in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

from cli.quick import at_table, guarded
from cli.report import Report
from cli.settings import Settings
from cli.table import Table
from ledger.store.home import home
from projections.pdf import Paper

Words = Annotated[list[str] | None, typer.Argument(help="words, in the order one would say them")]
Limit = Annotated[int, typer.Option("--limit", "-n", min=0, help="how many at most; 0 for all")]
On = Annotated[Paper, typer.Option("--paper", case_sensitive=False, help="of a PDF: a4 or letter")]
At = Annotated[str, typer.Option("--at", help="as it was after this move or mark")]
Over = Annotated[int, typer.Option("--session", min=0, help="as it was when this session was over")]

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def delve() -> None:
    """Keep your campaign: `delve moves` lists the moves of the game, `delve help WORD` explains one."""


def settings_of(context: typer.Context) -> Settings:
    """What stood before the verb."""
    found = context.obj
    return found if isinstance(found, Settings) else Settings()


def at_home(context: typer.Context, act: Callable[..., None], *words: Any) -> int:
    """Carry out a verb that gets the home, the report and its words."""
    return guarded(settings_of(context), lambda report: act(home(), report, *words))


def seated(context: typer.Context, act: Callable[..., None], *words: Any, **options: Any) -> int:
    """Carry out a verb that gets the campaign in use, the report and its words."""

    def acting(table: Table, report: Report) -> None:
        act(table, report, *words, **options)

    return at_table(settings_of(context), acting)


def joined(words: list[str] | None) -> str:
    """Words as one text."""
    return " ".join(words or ())
