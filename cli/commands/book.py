"""The book of a campaign."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import app, seated
from cli.verbs import book as verbs


@app.command()
def book(context: typer.Context, folder: Annotated[str, typer.Argument(help="a new folder")] = "") -> int:
    """The whole campaign as pages for a browser, in a folder: book, book FOLDER."""
    return seated(context, verbs.book, folder)
