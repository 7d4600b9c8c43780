"""What is looked up in the read model."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import Limit, Words, app, at_home, joined, seated
from cli.verbs import views as verbs

Every = Annotated[bool, typer.Option("--all", help="in every campaign")]


@app.command(context_settings={"ignore_unknown_options": True})
def find(context: typer.Context, words: Words = None, limit: Limit = 10, every: Every = False) -> int:
    """Where words were typed or told: find ogre, find burial mou."""
    return (at_home if every else seated)(context, verbs.find_all if every else verbs.find, joined(words), limit)


@app.command()
def views(context: typer.Context, what: str) -> int:
    """Tables of all campaigns for any SQLite tool: views where, build, rebuild."""
    acts = {"build": verbs.build, "rebuild": verbs.rebuild, "where": verbs.where}
    if what not in acts:
        raise typer.BadParameter(f"'{what}' is none of {', '.join(acts)}")
    return at_home(context, acts[what])


@app.command()
def csv(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="moves, rolls, tracks, …")] = "",
    target: Annotated[str, typer.Argument(help="a new file, or -")] = "",
) -> int:
    """A table of the campaign for a spreadsheet: csv moves, csv rolls dice.csv."""
    return seated(context, verbs.comma, table, target)
