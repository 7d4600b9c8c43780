"""Full-text search over what was typed and told in one campaign."""

from __future__ import annotations

import re
from itertools import groupby, islice
from sqlite3 import Connection

from ledger.core.frozen import Frozen

WORD = re.compile(r"[^\W_]+")
"""Letters and digits of any script; everything else only parts words."""
FOUND = """
    WITH lines AS (
      SELECT rowid AS id, 0 AS told, typed AS text FROM entries_fts WHERE entries_fts MATCH 'typed : (' || :words || ')'
      UNION ALL
      SELECT rowid, 1, sentence FROM entries_fts WHERE entries_fts MATCH 'sentence : (' || :words || ')')
    SELECT move, live, at, session, who, text FROM lines JOIN entries USING (id)
    WHERE campaign = :campaign ORDER BY number DESC, told DESC"""


class Found(Frozen):
    """One move with lines that hold the words."""

    move: int
    live: bool
    """Whether it counts; what was taken back does not."""
    at: str
    session: int
    who: str
    lines: tuple[str, ...]
    """What was typed and told, in order; only what holds the words."""


def search(database: Connection, campaign: str, words: str, limit: int = 0) -> list[Found]:
    """The last `limit` moves (0: all) with a line that holds every word, oldest first; the last may be only begun."""
    asked = phrase(words)
    if not asked:
        return []
    rows = database.execute(FOUND, {"words": asked, "campaign": campaign})
    moves = (_found(list(lines)) for _, lines in groupby(rows, key=lambda row: row[:2]))
    return list(islice(moves, limit or None))[::-1]


def phrase(words: str) -> str:
    """Words as a question to the index, in which no sign of theirs means anything; empty where there is no word."""
    found = WORD.findall(words)
    return " ".join(f'"{word}"' for word in found) + "*" if found else ""


def _found(rows: list[tuple[int, int, str, int, str, str]]) -> Found:
    """A move, of the lines found in it, the last of which comes first."""
    move, live, at, session, who, _ = rows[0]
    lines = tuple(row[-1] for row in reversed(rows))
    return Found(move=move, live=bool(live), at=at, session=session, who=who, lines=lines)
