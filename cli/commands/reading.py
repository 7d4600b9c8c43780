"""Looking at the campaign."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import At, Limit, Over, Words, app, seated
from cli.verbs import log as log_verb
from cli.verbs import moments, reading
from projections.readmodel.log import Wanted

Every = Annotated[bool, typer.Option("--all", help="those taken back, too")]
Who = Annotated[str, typer.Option("--who", help="of one player or hero")]
Session = Annotated[int, typer.Option("--session", help="of one sitting")]
Page = Annotated[str, typer.Option("--to", help="a new file: .txt, .md, .html or .pdf")]
Rule = Annotated[str, typer.Option("--rule", help="with facts of this rule")]


@app.command()
def log(  # noqa: PLR0917  each is an option of its own
    context: typer.Context,
    words: Words = None,
    limit: Limit = 10,
    every: Every = False,
    who: Who = "",
    session: Session = 0,
    rule: Rule = "",
) -> int:
    """The last moves: log, log 30, all, Ana, fate, Mines, session 2, from 3 to 9."""
    wanted = Wanted(limit=0 if session else limit, every=every, who=who, session=session, rule=rule)
    return seated(context, log_verb.log, tuple(words or ()), wanted)


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
