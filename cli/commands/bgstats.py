"""A finished session for BG Stats."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import app, seated
from cli.verbs import bgstats as verbs

Which = Annotated[int, typer.Argument(help="which session; the last one when left out", min=0)]
Target = Annotated[str, typer.Option("--to", help="a new file, for the play as JSON")]
Where = Annotated[str, typer.Option("--location", help="where it was played")]


@app.command()
def bgstats(context: typer.Context, session: Which = 0, to: Target = "", location: Where = "") -> int:
    """A finished session as a link that BG Stats opens."""
    return seated(context, verbs.bgstats, session, to, location)
