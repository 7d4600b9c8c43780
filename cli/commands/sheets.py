"""Record sheets, and how to lay the table out again."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import At, On, Over, Words, app, seated
from cli.verbs import sheets

Target = Annotated[str, typer.Option("--to", help="a new file: .txt, .md, .html, .pdf or .json")]


@app.command()
def sheet(  # noqa: PLR0917  each is an option of its own
    context: typer.Context, words: Words = None, at: At = "", session: Over = 0, to: Target = "", paper: On = "a4"
) -> int:
    """Record sheets: sheet, sheet campaign, sheet Ana."""
    return seated(context, sheets.sheet, tuple(words or ()), at, to, session=session, paper=paper)


@app.command()
def setup(context: typer.Context, at: At = "", session: Over = 0) -> int:
    """How to lay the table out again."""
    return seated(context, sheets.setup, at, session)
