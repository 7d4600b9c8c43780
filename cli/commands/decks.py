"""Decks."""

from __future__ import annotations

import typer

from cli.app import Words, app, seated
from cli.verbs import decks


@app.command()
def odds(context: typer.Context, words: Words = None) -> int:
    """How likely each card is to come next: odds, odds items-1, odds items-1 Axe."""
    return seated(context, decks.odds, tuple(words or ()))
