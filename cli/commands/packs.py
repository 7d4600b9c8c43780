"""Packs: what the box prints, in a file."""

from __future__ import annotations

from typing import Annotated

import typer

from cli.app import Words, app, seated, settings_of
from cli.quick import guarded
from cli.verbs import packs

What = Annotated[str, typer.Argument(help="new, check, add, list or show")]
BECAUSE = "because"


@app.command()
def pack(context: typer.Context, what: What, words: Words = None) -> int:
    """What the box prints, in a file that any campaign may take.

    pack new GAME FILE: begin such a file.

    pack check FILE: everything in it that does not fit.

    pack add FILE: take it; a newer version shows what changes, then asks. because WHY: its word counts where another
    pack or a rule says no.

    pack list, pack show NAME: what was taken.
    """
    told, reason = _parted(words or [])
    first, second = (*told, "", "")[:2]
    if what == "new":
        return guarded(settings_of(context), lambda report: packs.new(report, first, second))
    if what == "check":
        return guarded(settings_of(context), lambda report: packs.check(report, first))
    if what == "add":
        return seated(context, packs.add, first, reason)
    if what == "list":
        return seated(context, packs.listed)
    if what == "show":
        return seated(context, packs.show, " ".join(told))
    raise typer.BadParameter(f"'{what}' is none of new, check, add, list, show")


def _parted(words: list[str]) -> tuple[list[str], str]:
    """The words before `because`, and the reason behind it."""
    at = next((n for n, word in enumerate(words) if word.casefold() == BECAUSE), len(words))
    return words[:at], " ".join(words[at + 1 :])
