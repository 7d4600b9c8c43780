"""Many lines at once."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import app, seated, settings_of
from cli.verbs import scripts

Whole = Annotated[bool, typer.Option("--whole", help="all lines or none, in one transaction")]


@app.command()
def run(context: typer.Context, source: str, whole: Whole = False) -> int:
    """The lines of a file, or of standard input with -."""
    if whole:
        return seated(context, scripts.run_whole, source)
    return scripts.run_each(settings_of(context), source)


@app.command()
def shell(context: typer.Context) -> int:
    """Stay open: a line, an answer, the next line."""
    return scripts.shell(settings_of(context))
