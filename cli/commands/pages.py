"""Help and what programs need."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Annotated

import typer

import ledger
from cli.app import Words, app, settings_of
from cli.main import run_typer
from cli.quick import guarded
from cli.verbs import ROOMS, pages

Optional = Annotated[str, typer.Argument()]


@app.command("help")
def help_(context: typer.Context, words: Words = None) -> int:
    """Explain a move or a word."""
    settings, word = settings_of(context), (words or [""])[0].casefold()
    if word in ROOMS:
        return run_typer(settings, [word, "--help"])
    return guarded(settings, lambda report: pages.help_page(settings, report, word))


@app.command()
def verbs(context: typer.Context) -> int:
    """All words of the ledger's own."""
    for room in dict.fromkeys(ROOMS.values()):
        import_module(f"cli.commands.{room}")
    told = {each.name or _called(each.callback): each.callback.__doc__ or "" for each in app.registered_commands}
    return guarded(settings_of(context), lambda report: pages.words(report, told))


def _called(command: Callable[..., object] | None) -> str:
    return command.__name__ if command else ""


@app.command()
def moves(context: typer.Context, game: Optional = "") -> int:
    """All moves of the game."""
    return guarded(settings_of(context), lambda report: pages.moves(settings_of(context), report, game))


@app.command()
def schema(context: typer.Context, name: Optional = "output") -> int:
    """JSON Schema of a move, or of what --json answers."""
    return guarded(settings_of(context), lambda report: pages.schemas(settings_of(context), report, name))


@app.command()
def completion(context: typer.Context, shell: str) -> int:
    """The completion script of bash, zsh or fish."""
    return guarded(settings_of(context), lambda report: pages.completion(report, shell))


@app.command(context_settings={"ignore_unknown_options": True}, hidden=True)
def complete(context: typer.Context, words: Words = None) -> int:
    """What the last word may become."""
    return guarded(
        settings_of(context), lambda report: pages.completed(settings_of(context), report, tuple(words or ()))
    )


@app.command()
def version(context: typer.Context) -> int:
    """Which Delvelog this is."""
    return guarded(settings_of(context), lambda report: report.say(f"delvelog {ledger.VERSION}"))
