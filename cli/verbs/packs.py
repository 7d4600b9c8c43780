"""Packs: what the box prints and the rulebook does not, typed once into a file that many campaigns may take.

A pack is TOML. `[pack]` holds `name`, `version` and `game`; every other table is an array named after a move that
writes something down (`[[room-card]]`, `[[sites]]`), each with the fields of that move.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any
from zlib import crc32

from cli.grammar import WordsWrong, next_move, words_of
from cli.outside import given
from cli.play import tell
from cli.report import Report
from cli.table import Table
from ledger.core.frozen import Frozen, Misshapen, from_json
from ledger.core.model import Move, Refused, State
from ledger.core.ruleset import Ruleset, decide
from ledger.core.table.moves import Take
from ledger.registry import ruleset

HEADER = ("name", "version", "game")
SHOWN = 12


class Pack(Frozen):
    """A pack that was read: its header, and the moves that it holds."""

    name: str
    version: str
    game: str
    hash: str
    """Short hash of the file."""
    moves: tuple[Move, ...]


def add(table: Table, report: Report, source: str) -> None:
    """Take a pack into the campaign: all of it in one line, which one undo takes back; raises WordsWrong, Refused."""
    pack = read(source, table.ledger.state)
    if pack.game != table.rules.meta.id:
        raise WordsWrong("pack-game", f"{pack.name} is for {pack.game}.", f"this is {table.rules.meta.id}")
    line = table.ledger.line()
    taken = Take(pack=pack.name, edition=pack.version, hash=pack.hash)
    line.say(taken, typed=f"pack add {source}", request=table.request)
    for move in pack.moves:
        line.say(move)
    if table.settings.dry_run:
        report.say("Would happen:")
    else:
        table.ledger.store(line)
    tell(table, line, [], report)


def check(report: Report, source: str) -> None:
    """Read a pack and say what it holds; raises WordsWrong that names the row and the field that does not fit."""
    pack = read(source)
    counts: dict[str, int] = {}
    for move in pack.moves:
        counts[move.verb] = counts.get(move.verb, 0) + 1
    report.fields["pack"] = {"name": pack.name, "version": pack.version, "game": pack.game, "hash": pack.hash, **counts}
    report.say(f"{pack.name} {pack.version} for {pack.game} ({pack.hash})")
    report.say(*(f"  {verb}: {count}" for verb, count in counts.items()))


def listed(table: Table, report: Report) -> None:
    """The packs that the campaign has taken."""
    packs = table.ledger.state.packs
    report.fields["packs"] = [[name, version] for name, version in packs.items()]
    report.say(*(f"{name} {version}" for name, version in packs.items()))
    if not packs:
        report.say("No pack was taken.", "  pack add FILE")


def read(source: str, at: State | None = None) -> Pack:
    """The pack in a file; raises DiskFailed, or WordsWrong that names the row and the field that does not fit.

    Its rows may name what an earlier row taught, and what the campaign knows whose state is `at`.
    """
    data = given(source, piped=False)
    try:
        document = tomllib.loads(data.decode("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise WordsWrong("pack-bad", f"{source}: {wrong}.", "nothing was taken") from wrong
    header = document.pop("pack", {})
    missing = [key for key in HEADER if not isinstance(header.get(key), str)]
    if missing:
        raise WordsWrong("pack-bad", f"{source}: [pack] needs {', '.join(missing)}.", "as text in quotes")
    rules = ruleset(header["game"])
    known = at if isinstance(at, type(rules.initial)) else rules.initial
    moves: list[Move] = []
    for verb, rows in document.items():
        for kind, row, number in _rows(rules, verb, rows):
            moves.append(_move(rules, known, kind, row, number))
            known = _taught(rules, known, moves[-1])
    told = {key: header[key] for key in HEADER}
    return Pack(**told, hash=f"{crc32(data):08x}", moves=tuple(moves))


def _taught(rules: Ruleset[Any], state: Any, move: Move) -> Any:
    """The state once the row is taken; as it was where a rule says no, which the table is told when it takes it."""
    try:
        return decide(rules, state, move).state
    except Refused:
        return state


def _rows(rules: Ruleset[Any], verb: str, rows: Any) -> Iterator[tuple[type[Move], Any, int]]:
    """(move, row, its number) of each row of an array."""
    kind = rules.moves.get(verb)
    if kind is None or not kind.teaches:
        known = ", ".join(each.verb for each in rules.moves.values() if each.teaches)
        raise WordsWrong("pack-bad", f"A pack holds no [[{verb}]].", known)
    if not isinstance(rows, list):
        raise WordsWrong("pack-bad", f"{verb} is written [[{verb}]].", "with two brackets")
    yield from ((kind, row, number) for number, row in enumerate(rows, start=1))


def _move(rules: Ruleset[Any], state: Any, kind: type[Move], row: Any, number: int) -> Move:
    """One row as a move, held against the bounds and names that a typed line is held against."""
    try:
        move: Move = from_json(kind, {_field(kind, key): value for key, value in dict(row).items()})
        again, _ = next_move(rules, state, words_of(move), lenient=False)
    except (Misshapen, TypeError, ValueError) as wrong:
        raise WordsWrong("pack-bad", f"[[{kind.verb}]] {number}: {wrong}.", f"help {kind.verb}") from wrong
    except WordsWrong as wrong:
        raise WordsWrong("pack-bad", f"[[{kind.verb}]] {number}: {wrong.because}", wrong.hint) from wrong
    return again.move


def _field(kind: type[Move], key: str) -> str:
    """The field that a key means: a field whose name Python keeps for itself has a `_` behind it."""
    return f"{key}_" if key not in kind.layout and f"{key}_" in kind.layout else key
