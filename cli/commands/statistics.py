"""What the campaign adds up to."""

from __future__ import annotations

import typer

from cli.app import Words, app, seated
from cli.verbs import statistics


@app.command()
def stats(context: typer.Context, words: Words = None) -> int:
    """What it adds up to: stats, stats dice, stats Ana, stats time, stats rulings."""
    return seated(context, statistics.stats, tuple(words or ()))
