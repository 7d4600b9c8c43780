"""Looking at the campaign."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import At, Limit, Over, Words, app, seated
from cli.verbs import moments, reading

Page = Annotated[str, typer.Option("--to", help="a new file: .txt, .md, .html or .pdf")]


@app.command()
def show(context: typer.Context, words: Words = None, at: At = "", session: Over = 0) -> int:
    """The table: show, show places, show ana."""
    return seated(context, reading.show, tuple(words or ()), at, session)


@app.command()
def why(context: typer.Context, words: Words = None, limit: Limit = 10) -> int:
    """Why a number is what it is: why fate, why fame ana."""
    return seated(context, reading.why, tuple(words or ()), limit)


@app.command()
def diff(context: typer.Context, words: Words = None, to: Page = "") -> int:
    """What differs: diff 3, diff 3 12, diff MARK, diff session 1 session 2."""
    return seated(context, moments.diff, tuple(words or ()), to)


@app.command()
def rolls(context: typer.Context, limit: Limit = 20) -> int:
    """The last dice."""
    return seated(context, reading.rolls, limit)


@app.command()
def sessions(context: typer.Context) -> int:
    """All sittings."""
    return seated(context, reading.sessions)


@app.command()
def options(context: typer.Context, words: Words = None) -> int:
    """What the table settled: options, options all, options rift."""
    return seated(context, reading.options, tuple(words or ()))
