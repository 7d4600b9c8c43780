"""The journal with filters: which moves fit is asked of the read model, and what they say is read from the ledger."""

from __future__ import annotations

import json
import sys
from sqlite3 import Connection
from typing import Any

from ledger.store.entries import Entry
from ledger.store.facts import HeadMoved
from ledger.store.ledger import Ledger
from projections.journal import Told, Wanted

MOVES = """
    SELECT number, live FROM entries
    WHERE campaign = :campaign AND said IS NOT NULL AND move BETWEEN :first AND :last
      AND (:every OR live AND topic NOT GLOB 'ledger/head-moved/*')"""
OF_FACTS = """
    number IN (SELECT
      (SELECT said.number FROM entries AS said
       WHERE said.campaign = facts.campaign AND said.number <= facts.number AND said.said IS NOT NULL
       ORDER BY said.number DESC LIMIT 1)
      FROM {table} AS facts WHERE facts.campaign = :campaign AND {fact})"""
"""The first entries of the moves with such a fact."""
OPENS = "topic GLOB 'table/session-opened/*' AND facts.session"
OPENING, OPENING_ANOTHER = (OF_FACTS.format(table="entries", fact=f"{OPENS} {which} :session") for which in ("=", "<>"))
"""A move that opens a session is of that one, also where a ruling goes before the opening."""
NEWEST_FIRST = " ORDER BY number DESC LIMIT :limit"
FILTERS = {
    "who": "who = :who",
    "session": f"({OPENING} OR (session = :session AND NOT {OPENING_ANOTHER}))",
    "track": OF_FACTS.format(table="touched", fact="key = :track"),
    "rule": OF_FACTS.format(table="entries", fact="rule = :rule"),
    "name": OF_FACTS.format(table="entries", fact="instr(fields, :name)"),
}


def fitting(database: Connection, ledger: Ledger[Any], wanted: Wanted) -> list[Told]:
    """The last moves that fit, in order."""
    given: dict[str, Any] = {
        "campaign": ledger.rows.campaign,
        "every": wanted.every,
        "who": wanted.who,
        "name": json.dumps(wanted.name, ensure_ascii=False),
        "track": wanted.track,
        "session": wanted.session,
        "rule": wanted.rule,
        "first": wanted.first,
        "last": wanted.last or sys.maxsize,
        "limit": min(wanted.limit, sys.maxsize) or -1,
    }
    asked = " AND ".join([MOVES, *(test for field, test in FILTERS.items() if getattr(wanted, field))])
    found = database.execute(asked + NEWEST_FIRST, given).fetchall()
    return [_told(ledger, number, live=bool(live)) for number, live in reversed(found)]


def _told(ledger: Ledger[Any], number: int, *, live: bool) -> Told:
    """The move that begins with that entry."""
    first = ledger.entry(number)
    if first.said is None:
        raise TypeError(f"entry {number} begins no move")
    facts: list[Entry] = [first]
    while facts[-1].number < ledger.last.number:
        after = ledger.entry(facts[-1].number + 1)
        if after.said or isinstance(after.event, HeadMoved):
            break
        facts.append(after)
    return Told(number=first.move, entry=number, said=first.said, facts=tuple(facts), live=live)
