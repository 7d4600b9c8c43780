"""What is looked up in the read model."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import Limit, Words, app, at_home, joined, seated
from cli.verbs import views as verbs


@app.command(context_settings={"ignore_unknown_options": True})
def find(context: typer.Context, words: Words = None, limit: Limit = 10) -> int:
    """Where words were typed or told: find ogre, find burial mou."""
    return seated(context, verbs.find, joined(words), limit)


@app.command()
def views(context: typer.Context, what: str) -> int:
    """Tables of all campaigns for any SQLite tool: views where, views rebuild."""
    if what == "rebuild":
        return at_home(context, verbs.rebuild)
    if what == "where":
        return at_home(context, verbs.where)
    raise typer.BadParameter(f"'{what}' is none of rebuild, where")


@app.command()
def csv(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="moves, rolls, tracks, …")] = "",
    target: Annotated[str, typer.Argument(help="a new file, or -")] = "",
) -> int:
    """A table of the campaign for a spreadsheet: csv moves, csv rolls dice.csv."""
    return seated(context, verbs.comma, table, target)
