"""Many lines at once."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import app, seated, settings_of
from cli.verbs import scripts

Whole = Annotated[bool, typer.Option("--whole", help="all lines or none, in one transaction")]
Quiet = Annotated[bool, typer.Option("--quiet", help="print only where the table is in the end")]


@app.command()
def run(context: typer.Context, source: str, whole: Whole = False, quiet: Quiet = False) -> int:
    """The lines of a file, or of standard input with -."""
    if whole:
        return seated(context, scripts.run_whole, source, quiet=quiet)
    return scripts.run_each(settings_of(context), source, quiet=quiet)


@app.command()
def shell(context: typer.Context) -> int:
    """Stay open: a line, an answer, the next line."""
    return scripts.shell(settings_of(context))
