"""Packs: begin a file, look at one, take it into the campaign, and tell what the campaign has taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cli.back import agreed
from cli.grammar import WordsWrong, line_of
from cli.grammar.names import match
from cli.outside import handed_over
from cli.packs.held import Brought, brought
from cli.packs.reading import Doubt, Pack, by_verb, read
from cli.packs.taking import Differs, Taking
from cli.packs.template import template
from cli.packs.wrong import PackBad, placed
from cli.play import receipt, sentences
from cli.report import WRONG_WORDS, Report
from cli.say import few
from cli.table import Table
from ledger.core.model import Move
from ledger.core.table.moves import Take
from ledger.core.wording import counted
from ledger.registry import games, ruleset

SHOWN = 12
"""How many things of a kind are told."""
A_HANDFUL = 4
"""So many more are told as well."""
MORE = "And {} more."


def new(report: Report, game: str, target: str) -> None:
    """Write the template of a game into a new file, or to standard output with `-`; raises GameUnknown, NameTaken."""
    if not game:
        raise WordsWrong("word-missing", "A pack for which game?", f"pack new GAME; {', '.join(games())}")
    rules = ruleset(game.casefold())
    path = Path(target or f"{rules.meta.id}-pack.toml")
    text = template(rules, rules.meta.id if target == "-" else path.stem)
    if report.settings.dry_run:
        report.say(f"Would write {path}.")
        return
    handed_over(report, text, None if target == "-" else path)
    if target != "-":
        report.say("A pack to fill in:", f"  {path}", f"  then: delve pack check {path.name}")


def check(report: Report, source: str) -> None:
    """Say what a pack holds, and what a rule will say to it; or everything that does not fit."""
    pack = _whole(report, lambda: read(_named(source)))
    if not pack:
        return
    counts = pack.counts()
    report.fields["pack"] = {**_heading(pack), **counts}
    report.fields["doubts"] = [[each.row.line, each.objection.code] for each in pack.doubts]
    report.say(f"{pack.name} {pack.version} for {pack.game} ({pack.hash})")
    report.say(*(f"  {verb}: {count}" for verb, count in counts.items()))
    report.say(*_few([_doubt(pack, each) for each in pack.doubts]))


def _heading(pack: Pack) -> dict[str, str]:
    return {"name": pack.name, "version": pack.version, "game": pack.game, "hash": pack.hash}


def _doubt(pack: Pack, doubt: Doubt) -> str:
    return f"Mind {placed(pack.source, doubt.row.line, doubt.row.at)}: {doubt.objection.because}"


def _named(source: str) -> str:
    if not source:
        raise WordsWrong("word-missing", "Which file?", "pack check FILE, or pack new GAME")
    return source


def _whole(report: Report, reading: Callable[[], Pack]) -> Pack | None:
    """The pack that was read; None where it is bad, and then all of it is told."""
    try:
        return reading()
    except PackBad as bad:
        report.fields["wrong"] = [
            {"file": each.source, "line": each.line, "at": list(each.at), "because": each.because, "hint": each.hint}
            for each in bad.wrongs
        ]
        report.wrong(WRONG_WORDS, bad.code, bad.because, bad.hint)
        more = bad.wrongs[1:SHOWN]
        report.say(*(line for each in more for line in (f"And {each.told}", f"  try: {each.hint}")))
        report.say(*([MORE.format(len(bad.wrongs) - SHOWN)] if len(bad.wrongs) > SHOWN else []))
    return None


def _few(lines: list[str]) -> list[str]:
    return few(lines, SHOWN, handful=A_HANDFUL, more=MORE)


# ------------------------------------------------------------ taking one


def add(table: Table, report: Report, source: str, reason: str) -> None:
    """Take a pack into the campaign: all of it in one line, which one undo takes back.

    Another version of a pack first shows what would change, and asks. `reason` is why its rows count where a rule or
    another pack says otherwise. Raises WordsWrong, Refused, NothingThere, MovedOn; then nothing was stored.
    """
    pack = _whole(report, lambda: read(_named(source), table.ledger.state))
    if not pack:
        return
    if pack.game != table.rules.meta.id:
        raise WordsWrong("pack-game", f"{pack.name} is for {pack.game}.", f"this is {table.rules.meta.id}")
    line = table.ledger.line()
    take = Take(pack=pack.name, edition=pack.version, hash=pack.hash)
    line.say(take, typed=f"pack add {source}", request=table.request)
    taking = Taking(line, pack, brought(table.ledger), reason)
    if taking.clashes and not reason:
        _refuse(report, taking)
        return
    lines = [*_passed(taking), *_told(taking.clashes)]
    if taking.before:
        lines += _upgrade(report, taking)
    if _agreed(report, lines, ask=bool(taking.before)):
        _store(table, report, taking)


def _store(table: Table, report: Report, taking: Taking) -> None:
    if table.settings.dry_run:
        report.say("Would happen:")
    else:
        table.ledger.store(taking.line)
    report.entries(taking.line.entries)
    report.say(*_few(sentences(taking.line.entries)))
    report.owed(table.owed(taking.line.state))
    if not table.settings.dry_run:
        receipt(table, report)


def _agreed(report: Report, lines: list[str], *, ask: bool) -> bool:
    """Whether the pack is to be taken, once the table has seen these lines."""
    asked = ask and not report.settings.dry_run
    if not (asked and report.settings.asks):
        report.say(*lines)
    return not asked or agreed(report, "Take it so?", "Nothing is taken yet.", lines)


def _refuse(report: Report, taking: Taking) -> None:
    """Two packs say different things of one card or place: which, and nothing is stored."""
    report.fields["clashes"] = [_fields(each) for each in taking.clashes]
    report.refuse(taking.clash())
    report.say(*_told(taking.clashes))


def _passed(taking: Taking) -> list[str]:
    """Rows that tell nothing new, by where they are known from."""
    counts: dict[str, int] = {}
    for each in taking.passed:
        counts[each.pack] = counts.get(each.pack, 0) + 1
    known = ((f" from {pack}" if pack else "", count) for pack, count in counts.items())
    return [f"Known already{source}: {counted(count, 'row')}" for source, count in known]


def _told(differing: list[Differs]) -> list[str]:
    """Each row that says otherwise than before, field by field."""
    lines: list[str] = []
    for each in differing[:SHOWN]:
        lines.append(f"Line {each.row.line} differs from {each.pack}: {line_of(each.old)}")
        lines += [
            f"  {field}: {was or 'nothing'}, now {now or 'nothing'}" for field, (was, now) in each.changes().items()
        ]
    return [*lines, *([MORE.format(len(differing) - SHOWN)] if len(differing) > SHOWN else [])]


def _upgrade(report: Report, taking: Taking) -> list[str]:
    """What another version of a pack would change."""
    pack, was = taking.pack, taking.before[-1]
    report.fields["upgrade"] = {
        "pack": pack.name,
        "was": [was.edition, was.hash],
        "now": [pack.version, pack.hash],
        "new": [line_of(each.move) for each in taking.new],
        "differs": [_fields(each) for each in taking.differs],
        "gone": [line_of(each) for each in taking.gone],
        "same": taking.same,
    }
    head = f"{pack.name} {was.edition} is taken; this is {pack.version}."
    if was.edition == pack.version:
        head = f"Mind: {pack.name} {pack.version} was taken with other content ({was.hash}, now {pack.hash})."
    return [
        head,
        *_few([f"New: {line_of(each.move)}" for each in taking.new]),
        *_told(taking.differs),
        *_few([f"Gone, but kept here: {line_of(each)}" for each in taking.gone]),
        f"As before: {counted(taking.same, 'row')}",
    ]


def _fields(each: Differs) -> dict[str, Any]:
    changes = {field: list(values) for field, values in each.changes().items()}
    return {"row": line_of(each.row.move), "line": each.row.line, "pack": each.pack, "changes": changes}


# ------------------------------------------------------------ what was taken


def listed(table: Table, report: Report) -> None:
    """The packs that the campaign has taken."""
    found: dict[str, list[Brought]] = {}
    for each in brought(table.ledger):
        found.setdefault(each.pack, []).append(each)
    report.fields["packs"] = [_taken(each) for takes in found.values() for each in takes]
    for name, takes in found.items():
        rows = sum(len(each.rows) for each in takes)
        report.say(f"{name} {takes[-1].edition} {takes[-1].hash}: #{takes[-1].number}, {counted(rows, 'row')}")
    if not found:
        report.say("No pack was taken.", "  pack add FILE")


def show(table: Table, report: Report, name: str) -> None:
    """What a pack brought into the campaign: when, in which version, and every row with its move.

    Raises WordsWrong where no such pack was taken.
    """
    taken = brought(table.ledger)
    names = tuple(dict.fromkeys(each.pack for each in taken))
    if not names:
        raise WordsWrong("pack-unknown", "No pack was taken.", "pack add FILE")
    found = match(name, names, lenient=table.settings.lenient, kind="pack") if name else _only(names)
    takes = [each for each in taken if each.pack == found]
    report.fields["packs"] = [_taken(each) for each in takes]
    for each in takes:
        moves: tuple[Move, ...] = tuple(row.move for row in each.rows)
        counts = ", ".join(f"{verb} {count}" for verb, count in by_verb(moves).items())
        report.say(f"{found} {each.edition} ({each.hash})", f"  #{each.number}, {each.at[:10]} {each.at[11:16]}")
        report.say(*([f"  {counts}"] if counts else []), *(f"#{row.number} {line_of(row.move)}" for row in each.rows))


def _only(names: tuple[str, ...]) -> str:
    if len(names) > 1:
        raise WordsWrong("word-missing", "Which pack?", ", ".join(names), names)
    return names[0]


def _taken(each: Brought) -> dict[str, Any]:
    return {
        "name": each.pack,
        "version": each.edition,
        "hash": each.hash,
        "move": each.number,
        "at": each.at,
        "rows": [[row.number, line_of(row.move)] for row in each.rows],
    }
