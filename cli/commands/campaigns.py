"""Campaigns as a whole."""

from __future__ import annotations

import typer

from cli.app import Words, app, at_home
from cli.verbs import campaigns


@app.command(context_settings={"ignore_unknown_options": True})
def new(context: typer.Context, words: Words = None) -> int:
    """Found a campaign: new NAME GAME PLAYERS."""
    return at_home(context, campaigns.new, tuple(words or ()))


@app.command()
def use(context: typer.Context, name: str) -> int:
    """Make a campaign the one in use."""
    return at_home(context, campaigns.use, name)


@app.command("list")
def list_(context: typer.Context) -> int:
    """All campaigns."""
    return at_home(context, campaigns.listed)


@app.command()
def rename(context: typer.Context, old: str, name: str) -> int:
    """Give a campaign another name."""
    return at_home(context, campaigns.rename, old, name)


@app.command()
def delete(context: typer.Context, name: str) -> int:
    """Move a campaign to the trash."""
    return at_home(context, campaigns.delete, name)


@app.command()
def recover(context: typer.Context, name: str) -> int:
    """Take a campaign out of the trash."""
    return at_home(context, campaigns.recover, name)


@app.command()
def empty(context: typer.Context) -> int:
    """Empty the trash for good."""
    return at_home(context, campaigns.empty)
