"""Record sheets, and how to lay the table out again."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import At, Words, app, seated
from cli.verbs import sheets

Target = Annotated[str, typer.Option("--to", help="a new file: .txt, .md or .html")]


@app.command()
def sheet(context: typer.Context, words: Words = None, at: At = "", to: Target = "") -> int:
    """Record sheets: sheet, sheet campaign, sheet Ana."""
    return seated(context, sheets.sheet, tuple(words or ()), at, to)


@app.command()
def setup(context: typer.Context, at: At = "") -> int:
    """How to lay the table out again."""
    return seated(context, sheets.setup, at)
