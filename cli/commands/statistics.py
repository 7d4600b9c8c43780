"""What the campaign adds up to."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import On, Words, app, seated
from cli.verbs import statistics

Target = Annotated[str, typer.Option("--to", help="a new file: .txt, .md, .html or .pdf")]
Chart = Annotated[bool, typer.Option("--chart", help="with bars of dice and draws")]


@app.command()
def stats(context: typer.Context, words: Words = None, to: Target = "", chart: Chart = False, paper: On = "a4") -> int:
    """What it adds up to: stats, stats dice, stats Ana, stats draws, stats tracks fate, stats time, stats rulings."""
    return seated(context, statistics.stats, tuple(words or ()), to, chart=chart, paper=paper)
