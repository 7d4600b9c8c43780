"""Correcting what was said long ago."""

from __future__ import annotations

from typing import Annotated

import typer

from cli import back
from cli.app import Words, app, joined, seated
from cli.verbs import history

Keep = Annotated[str, typer.Option("--keep", help="the reason again, where the move ends in free text")]


@app.command(context_settings={"ignore_unknown_options": True})
def undo(context: typer.Context, words: Words = None) -> int:
    """Take back: undo, undo 3, undo to 12, undo to MARK, undo turn, undo round, undo phase, undo session."""
    return seated(context, lambda table, report: back.undo(table, tuple(words or ()), report))


@app.command()
def redo(context: typer.Context, words: Words = None) -> int:
    """Bring back what undo took: redo, redo 3, redo all."""
    return seated(context, lambda table, report: back.redo(table, tuple(words or ()), report))


@app.command()
def reroll(context: typer.Context, words: Words = None) -> int:
    """Dice of the last roll were rolled again: reroll 1 6, reroll 3:6 3:1."""
    return seated(context, history.reroll, tuple(words or ()))


@app.command(context_settings={"ignore_unknown_options": True})
def amend(context: typer.Context, number: int, words: Words = None, keep: Keep = "") -> int:
    """Say an earlier move differently: amend 12 scout mines 2. Shows what changes, then asks.

    Later moves that the rules would now refuse are left out; `keep WHY` at the end keeps them by ruling.
    """
    return seated(context, history.amend, number, tuple(words or ()), keep)


@app.command(context_settings={"ignore_unknown_options": True})
def annul(context: typer.Context, number: int, words: Words = None, keep: Keep = "") -> int:
    """Take one earlier move out: annul 12. Shows what changes, then asks.

    Later moves that the rules would now refuse are left out; `keep WHY` at the end keeps them by ruling.
    """
    return seated(context, history.annul, number, tuple(words or ()), keep)


@app.command()
def restore(context: typer.Context, words: Words = None) -> int:
    """Go to any move ever made, or to a mark."""
    return seated(context, history.restore, joined(words))


@app.command()
def mark(context: typer.Context, words: Words = None) -> int:
    """Name the point where you stand."""
    return seated(context, history.mark, joined(words).replace("_", " "))


@app.command()
def marks(context: typer.Context) -> int:
    """All marks."""
    return seated(context, history.marks)
