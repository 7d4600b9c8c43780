"""Files, and whether they are well."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import app, at_home, seated, settings_of
from cli.verbs import files, openings

Target = Annotated[str, typer.Argument(help="a new file, or -")]
AsSheet = Annotated[bool, typer.Option("--sheet", help="as record sheets in TOML")]
Redact = Annotated[bool, typer.Option("--redact", help="for bug reports: without names and texts")]


@app.command()
def export(context: typer.Context, target: Target = "", sheet: AsSheet = False, redact: Redact = False) -> int:
    """The whole campaign as JSON, or with --sheet where it stands now, for adopt."""
    if sheet and redact:
        raise typer.BadParameter("--sheet and --redact do not go together")
    return seated(context, openings.export if sheet else files.blank if redact else files.export, target)


@app.command("import")
def import_(context: typer.Context, source: str, name: Annotated[str, typer.Argument()] = "") -> int:
    """A campaign from its JSON, all or nothing."""
    return at_home(context, files.bring_in, source, name.replace("_", " "))


@app.command()
def audit(
    context: typer.Context,
    deep: Annotated[bool, typer.Option("--deep", help="fold every entry again, too")] = False,
) -> int:
    """Check that every entry is what was written."""
    return at_home(context, files.audit, settings_of(context).campaign, deep)


@app.command()
def check(context: typer.Context) -> int:
    """Would today's rules decide the same? Nothing is rewritten."""
    return seated(context, files.check)


@app.command()
def doctor(context: typer.Context) -> int:
    """Look at every campaign of this home."""
    return at_home(context, files.examine)


@app.command()
def salvage(context: typer.Context, name: str, target: str) -> int:
    """Save what a damaged campaign still holds into a new one."""
    return at_home(context, files.salvage, name, target)


@app.command()
def where(context: typer.Context) -> int:
    """Where everything lies."""
    return at_home(context, files.where)
