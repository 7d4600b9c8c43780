"""Files, and whether they are well."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import app, at_home, seated, settings_of
from cli.quick import guarded
from cli.verbs import files, openings, packs

Target = Annotated[str, typer.Argument(help="a new file, or -")]
AsSheet = Annotated[bool, typer.Option("--sheet", help="as record sheets in TOML")]


@app.command()
def export(context: typer.Context, target: Target = "", sheet: AsSheet = False) -> int:
    """The whole campaign as JSON, or with --sheet where it stands now, for adopt."""
    return seated(context, openings.export if sheet else files.export, target)


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


@app.command()
def pack(context: typer.Context, what: str, source: Annotated[str, typer.Argument()] = "") -> int:
    """Cards and maps in a file: pack add FILE, pack check FILE, pack list."""
    if what == "add":
        return seated(context, packs.add, source)
    if what == "check":
        return guarded(settings_of(context), lambda report: packs.check(report, source))
    if what == "list":
        return seated(context, packs.listed)
    raise typer.BadParameter(f"'{what}' is none of add, check, list")
