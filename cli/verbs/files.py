"""Files: export and import, the audit, the doctor, and where everything lies."""

from __future__ import annotations

import json
import sys
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

from cli.grammar.unparse import line_of
from cli.outside import given, target_of
from cli.progress import progress
from cli.report import DAMAGED, Report
from cli.table import Table, named
from ledger.core.wording import one_word
from ledger.store import doctor, exchange
from ledger.store.audit import audited
from ledger.store.check import Check
from ledger.store.faults import Damaged
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from projections.journal import spoken


def export(table: Table, report: Report, target: str) -> None:
    """The whole campaign as JSON, to a file that must not exist yet, or to standard output with `-`."""
    if target == "-":
        _printed(table.name, table.ledger, report)
        return
    path = target_of(table.name, target, ".json")
    count = exchange.export_to(table.name, table.ledger, path)
    _exported(report, path, count)


def blank(table: Table, report: Report, target: str) -> None:
    """The same for a bug report: names and free texts are replaced; raises NameEntangled, NameTaken, DiskFailed."""
    from ledger.store import redact  # noqa: PLC0415  only here

    with progress(table.settings, table.name) as watch:
        found = redact.redacted(table.ledger, line_of, watch)
    report.fields["redacted"] = {"names": found.names, "texts": found.texts, "stays": list(found.stays)}
    if target == "-":
        _printed(redact.NAME, found.ledger, report, redacted=True)
        return
    path = target_of(redact.NAME.casefold(), target, ".json")
    count = exchange.export_to(redact.NAME, found.ledger, path, redacted=True)
    _exported(report, path, count)
    report.say(f"Replaced: {found.names} names, {found.texts} texts.")
    report.say(*(f"'{name}' is a word of the game and stays." for name in found.stays))
    report.say("Cards, places, times and numbers stay: read it before you send it.")


def _exported(report: Report, path: Path, count: int) -> None:
    report.fields["path"] = str(path)
    report.say(f"{count} entries in", f"  {path}")


def _printed(name: str, opened: Ledger[Any], report: Report, *, redacted: bool = False) -> None:
    """The document on standard output; a field of the answer where that is to be one object itself."""
    if report.settings.json:
        document = StringIO()
        exchange.write(name, opened, document, redacted=redacted)
        report.fields["document"] = json.loads(document.getvalue())
        return
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    exchange.write(name, opened, sys.stdout, redacted=redacted)


def bring_in(home: Home, report: Report, source: str, name: str) -> None:
    """A campaign from its JSON, from a file or with `-` from standard input; all or nothing."""
    found, opened = exchange.read(home, _text(source), name)
    home.use(found)
    report.fields.update(campaign=found, game=opened.rules.meta.id)
    report.say(f"{found}: {opened.last.number} entries.", opened.rules.views.where(opened.state), "In use now.")
    report.say(f"#{opened.last.move} {opened.receipt}")
    opened.close()


def _text(source: str) -> str:
    try:
        return given(source).decode()
    except UnicodeDecodeError as wrong:
        raise Damaged(f"{source} is no text in UTF-8.", "nothing was brought in") from wrong


def audit(home: Home, report: Report, name: str, deep: bool) -> None:
    """Recompute the chain and the numbering, and with `deep` the state; names the first entry that does not fit."""
    name = named(home.names(), name) if name else home.current()
    report.fields["campaign"] = name
    with progress(report.settings, name) as watch:
        verdict = audited(home, name, deep=deep, watch=watch)
    report.fields["game"] = verdict.game
    report.fields["audit"] = {"rows": verdict.rows, "wrong": verdict.wrong, "receipt": verdict.receipt}
    if verdict.wrong:
        report.wrong(DAMAGED, "damaged", verdict.wrong, "delve doctor")
        report.say(f"  {verdict.rows} entries before it fit.")
        return
    report.say(f"All {verdict.rows} entries fit.", f"Receipt {verdict.receipt}")
    report.say("The state is their fold." if deep else "audit --deep folds them again.")


def check(table: Table, report: Report) -> None:
    """Decide every live move again by today's rules, and list what would differ; nothing is rewritten."""
    looked = Check(table.ledger)
    with progress(table.settings, table.name) as watch:
        found = list(looked.differences(watch))
    report.fields["differences"] = [[each.move, each.told] for each in found]
    report.say(f"Decided again: {looked.moves} moves.")
    report.say(*(f"#{each.move} {spoken(each.said)}: {each.told}" for each in found))
    if not found:
        report.say("Nothing would differ.")


def examine(home: Home, report: Report) -> None:
    """Look at every campaign: what is wrong, what can be salvaged, which copies there are."""
    findings = doctor.examine(home, lambda name: progress(report.settings, name))
    where(home, report)
    for each in findings:
        if not each.wrong:
            report.say(f"{each.name}: well, {each.rows} entries.")
            continue
        report.wrong(DAMAGED, "damaged", f"{each.name}: {each.wrong}")
        told = f"  {each.rows} entries can be saved:" if each.rows else "  Nothing of it can be read."
        report.say(told, *([f"  delve salvage {one_word(each.name)} NEW_NAME"] if each.rows else []))
        report.say(*(f"  copy: {path}" for path in each.backups[-1:]))
    report.fields["findings"] = [[each.name, each.rows, each.wrong, list(each.backups)] for each in findings]
    if not findings:
        report.say("No campaign yet.")


def salvage(home: Home, report: Report, name: str, target: str) -> None:
    """Copy the valid beginning of a damaged campaign into a new one; the damaged file stays as it is."""
    fresh = target.replace("_", " ")
    count = doctor.salvage(home, named(home.names(), name), fresh)
    report.say(f"{fresh}: {count} entries saved.", f"  delve use {target}")


def where(home: Home, report: Report) -> None:
    """Where everything lies."""
    paths = {"campaigns": home.campaigns, "trash": home.trash, "backups": home.backups, "sheets": home.sheets}
    paths |= {"cache": home.cache, "faults": home.faults, "in use": home.note}
    report.fields["paths"] = {name: str(path) for name, path in paths.items()}
    report.say(*(f"{name}: {path}" for name, path in paths.items()))
