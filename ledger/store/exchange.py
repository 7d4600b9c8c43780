"""A campaign as one JSON document and back: the same entries, the same hashes, the same state; all or nothing.

The document holds `delvelog` (the version of its form), `app`, `campaign` (id, name, game), `entries` (number, topic,
hash, body) in order and `state`, the live state of the moment, for other programs: an import folds its own. Where names
and texts were replaced (`ledger.store.redact`), it says `redacted`. `docs/export.schema.json` is its schema.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

import ledger
from ledger.core.frozen import to_json
from ledger.core.ruleset import Ruleset
from ledger.registry import GameUnknown, ruleset
from ledger.store import chain
from ledger.store.audit import Audit, Misfit, sound
from ledger.store.campaigns import open_campaign, rules_of
from ledger.store.entries import Topics, compact, entry_of
from ledger.store.faults import Damaged, Newer
from ledger.store.files import whole_file, writing
from ledger.store.held import HeldRows
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.rows import Row

FORM = 1
"""Version of the document's form."""


def write(name: str, opened: Ledger[Any], file: TextIO, *, redacted: bool = False) -> int:
    """Write the whole campaign to `file`, and answer how many entries that were."""
    campaign = {"id": opened.rows.campaign, "name": name, "game": opened.rules.meta.id}
    head = {"delvelog": FORM, "app": ledger.VERSION, **({"redacted": True} if redacted else {}), "campaign": campaign}
    file.write(_dumped(head)[:-1] + ',\n"entries":[')
    count = opened.last.number  # what others write meanwhile is not of this moment
    rows = islice(opened.rows.scan(), count)
    file.writelines((",\n" if row.number > 1 else "\n") + _dumped(_entry(row)) for row in rows)
    file.write('\n],\n"head":' + str(opened.head) + ',\n"state":' + _dumped(to_json(opened.state)) + "}\n")
    return count


def _entry(row: Row) -> dict[str, Any]:
    own, body = chain.unseal(row.state)
    return {"number": row.number, "topic": row.topic, "hash": own.hex(), "body": json.loads(body)}


def _dumped(value: Any) -> str:
    return compact(value).decode()


def read(home: Home, text: str, name: str = "") -> tuple[str, Ledger[Any]]:
    """Bring a campaign back from its document, under its own name or another; answers the name and the ledger.

    Raises Newer for a form, game or entry of a newer version, Damaged for a document that does not fit, NameTaken.
    """
    document = _checked(text)
    campaign = document["campaign"]
    rules = _rules(campaign["game"])
    name = name or campaign["name"]
    home.free(name)
    rows = HeldRows(campaign["id"], list(_sound(document)))
    _prove(home, rules, rows)
    home.keep(name, rows.campaign, rows.select())
    return name, open_campaign(home, name)


def _checked(text: str) -> dict[str, Any]:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise Damaged(f"This is no JSON: {wrong}.", "nothing was brought in") from wrong
    version = document.get("delvelog") if isinstance(document, dict) else None
    if not isinstance(version, int):
        raise Damaged("This is no campaign of Delvelog.", "nothing was brought in")
    if version > FORM:
        raise Newer(
            f"This is of form {version}; this Delvelog reads {FORM}.", "update Delvelog; nothing was brought in"
        )
    from ledger.store.border import Bundle, checked  # noqa: PLC0415  pydantic, only where a stranger's file comes in

    checked(Bundle, document)
    return dict(document)


def _rules(game: str) -> Ruleset[Any]:
    try:
        return ruleset(game)
    except GameUnknown as unknown:
        raise Newer(str(unknown), "update Delvelog; nothing was brought in") from unknown


def _sound(document: dict[str, Any]) -> Iterator[Row]:
    rows = (
        Row(each["number"], each["topic"], chain.seal(bytes.fromhex(each["hash"]), compact(each["body"])))
        for each in document["entries"]
    )
    try:
        yield from sound(rows, document["campaign"]["id"])
    except Misfit as misfit:
        raise Damaged(str(misfit), "nothing was brought in") from misfit
    except UnicodeEncodeError as wrong:
        raise Damaged("An entry holds what is no text.", "nothing was brought in") from wrong


def _prove(home: Home, rules: Ruleset[Any], rows: HeldRows) -> None:
    """Let this version read every entry, and open the campaign in memory; raises Newer or Damaged."""
    if rules_of(rows) is not rules:
        raise Damaged("The first entry names another game.", "nothing was brought in")
    topics = Topics(rules)
    for row in rows.scan():
        entry_of(topics, row)
    verdict = Audit(Ledger(rows, rules, home.cache_of(rows.campaign))).deep()
    if verdict.wrong:
        raise Damaged(verdict.wrong, "nothing was brought in")


def export_to(name: str, opened: Ledger[Any], path: Path, *, redacted: bool = False) -> int:
    """Write the whole campaign to a file that appears as a whole or not at all; raises NameTaken, DiskFailed."""
    with writing(path), whole_file(path) as spare, spare.open("w", encoding="utf-8", newline="\n") as file:
        count = write(name, opened, file, redacted=redacted)
        file.flush()
        os.fsync(file.fileno())
    return count
