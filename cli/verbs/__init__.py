"""The ledger's own verbs, one table for both doors."""

from __future__ import annotations

QUICK = ("undo", "redo")
"""Verbs that the quick door carries out itself."""
ROOMS = {
    verb: room
    for room, verbs in {
        "campaigns": ("new", "use", "list", "rename", "delete", "recover", "empty"),
        "history": ("undo", "redo", "reroll", "amend", "annul", "restore", "mark", "marks"),
        "log": ("log",),
        "reading": ("show", "why", "diff", "rolls", "sessions", "options"),
        "decks": ("odds",),
        "sheets": ("sheet", "setup"),
        "statistics": ("stats",),
        "views": ("find", "views", "csv"),
        "chronicle": ("chronicle",),
        "bgstats": ("bgstats",),
        "book": ("book",),
        "openings": ("adopt",),
        "packs": ("pack",),
        "files": ("export", "import", "audit", "check", "doctor", "salvage", "where"),
        "scripts": ("run", "shell"),
        "pages": ("help", "verbs", "moves", "schema", "completion", "complete", "version"),
    }.items()
    for verb in verbs
}
"""Verbs that go through Typer, with the room of `cli.commands` that holds each."""
STRICT = ("undo", "redo", "amend", "annul", "delete", "empty", "restore", "recover", "rename", "salvage")
"""Verbs that change or take away: no prefix and no slip of the thumb makes one of them."""
UNTRIED = ("new", "use", "rename", "delete", "recover", "empty", "import", "salvage", "export", "book", "shell")
"""Verbs that write, and cannot show beforehand what they would do."""
LETTERS = {"u": "undo", "l": "log", "s": "show"}
"""Reserved single letters of the ledger's own verbs; those of moves stand with the moves."""
FLAGGED = {"--help": "help", "-h": "help", "--version": "version"}
"""What people type out of habit."""
WORDS: tuple[str, ...] = (*ROOMS, *LETTERS)
"""Every word that begins a line and is no move."""
