"""Campaigns that begin in the middle."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import app, at_home, settings_of
from cli.quick import guarded
from cli.verbs import openings

Source = Annotated[str, typer.Argument(help="a filled-in sheet")]
Name = Annotated[str, typer.Argument(help="another name for the campaign")]
Template = Annotated[str, typer.Option("--template", help="print the sheet of a game")]


@app.command()
def adopt(context: typer.Context, source: Source = "", name: Name = "", template: Template = "") -> int:
    """Begin in the middle, from record sheets: adopt FILE."""
    if template:
        return guarded(settings_of(context), lambda report: openings.template(report, template))
    return at_home(context, openings.adopt, source, name)
