"""What a command answers: lines for people, or one JSON object with the same fields for every game."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import ledger
from cli.say import put, showable
from cli.settings import Settings
from ledger.core.frozen import to_json
from ledger.core.model import Objection, kebab
from ledger.core.nouns import Owed
from ledger.store.entries import Entry

DONE, WRONG_WORDS, REFUSED, MOVED_ON, DAMAGED, DISK, OURS = 0, 2, 3, 4, 5, 6, 1
"""Exit statuses."""
MOST_OWED = 3
"""How many things owed an answer spells out, and names the rest by number; the status tells all."""


class Report:
    """The answer of one command, put together line by line."""

    def __init__(self, settings: Settings, campaign: str = "", game: str = "") -> None:
        self.settings = settings
        self.status = DONE
        self.lines: list[str] = []
        self.text = ""
        """For programs that read it as it is: a script, a schema, words; printed without being wrapped."""
        self.fields: dict[str, Any] = {
            "ok": True,
            "campaign": campaign,
            "game": game,
            "version": ledger.VERSION,
            "move": None,
            "entries": [],
            "owed": [],
            "refused": None,
            "view": None,
        }

    def say(self, *lines: str) -> None:
        """More lines for people."""
        self.lines += lines

    def entries(self, entries: Iterable[Entry]) -> None:
        """The facts that the command stored or shows, for programs."""
        self.fields["entries"] += [entry_json(entry) for entry in entries]

    def owed(self, owed: Iterable[Owed], most: int = MOST_OWED) -> None:
        """What the game waits for, with the words that answer it; at most so many, what must be given first."""
        rows = list(owed)
        self.fields["owed"] = [to_json(each) for each in rows]
        shown = rows if most >= len(rows) else _foremost(rows, most)
        for each in shown:
            self.say(f"> {each.what}", f"  {each.words}")
        if len(rows) > len(shown):
            self.say(f"> and {len(rows) - len(shown)} more")

    def refuse(self, objection: Objection, *, final: bool = False) -> None:
        """A rule says no: by which rule, what to type instead."""
        self.wrong(REFUSED, objection.code, objection.because, objection.hint, objection.rule)
        if not final and not self.settings.json:
            self.say("  overrule: the same, because WHY")

    def wrong(self, status: int, code: str, told: str, hint: str = "", rule: str = "") -> None:
        """The command did not do what was asked."""
        self.status = status
        refused = {"code": code, "rule": rule, "because": told, "hint": hint}
        self.fields.update(ok=False, refused=refused)
        self.say(f"No: {told} [{code}{' ' + rule if rule else ''}]", *([f"  try: {hint}"] if hint else []))

    def print(self) -> int:
        """Print the answer, and give the exit status."""
        if self.settings.json:
            import json  # noqa: PLC0415  the store has it loaded already where there is a ledger

            told = json.dumps(self.fields, ensure_ascii=False)
            escaped = showable(told, sys.stdout) != told
            sys.stdout.write((json.dumps(self.fields) if escaped else told) + "\n")
        else:
            put(self.lines, to_error=self.status != DONE)
            sys.stdout.write(showable(self.text, sys.stdout))
        return self.status


def _foremost(rows: list[Owed], most: int) -> list[Owed]:
    """So many, what has to be given before what may be, each in its place."""
    first = sorted(range(len(rows)), key=lambda at: (not rows[at].must, at))[:most]
    return [rows[at] for at in sorted(first)]


def entry_json(entry: Entry) -> dict[str, Any]:
    """An entry as `--json` shows it."""
    return {
        "number": entry.number,
        "move": entry.move,
        "event": kebab(type(entry.event).__name__),
        "rule": entry.event.rule,
        "says": entry.event.sentence(),
        "fields": {name: value for name, value in to_json(entry.event).items() if name != "rule"},
    }
