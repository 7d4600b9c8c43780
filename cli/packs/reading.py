"""A pack out of a file: everything that does not fit is found at once, and named by its line and field."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any
from zlib import crc32

from cli.grammar import WordsWrong, clean_name, next_move, words_of
from cli.grammar.known import known_names
from cli.grammar.names import Known
from cli.grammar.slots import Slot
from cli.grammar.values import read_word, write_word
from cli.outside import given
from cli.packs.alike import OVERRULED, nothing_new, pieces
from cli.packs.shape import did_you_mean, instead, meant, misfits, slots_of
from cli.packs.wrong import PackBad, Wrong
from ledger.core.frozen import Frozen, from_json
from ledger.core.model import Move, Objection, Refused, State
from ledger.core.opening import Spot
from ledger.core.ruleset import Ruleset, decide
from ledger.core.table.moves import Found
from ledger.registry import GameUnknown, games, ruleset
from ledger.store.toml import line_of

AT_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


class Header(Frozen):
    """Whose pack this is."""

    name: Annotated[str, "name of the pack"]
    version: Annotated[str, "raise it when the file changes"]
    game: Annotated[str, "which game"]


class Row(Frozen):
    """One row of a pack."""

    line: int
    number: int
    """Which row of its table, counted from 1."""
    move: Move

    @property
    def at(self) -> Spot:
        """Where it stands."""
        return self.move.verb, self.number - 1


class Doubt(Frozen):
    """A row to which a rule says no, as far as the file alone can tell."""

    row: Row
    objection: Objection


class Pack(Frozen):
    """A pack that was read: its header, and its rows in the order in which they are taken."""

    source: str
    """Name of the file."""
    name: str
    version: str
    game: str
    hash: str
    """Short hash of the file."""
    rows: tuple[Row, ...]
    doubts: tuple[Doubt, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """What its rows say."""
        return tuple(row.move for row in self.rows)

    def counts(self) -> dict[str, int]:
        """How many rows each table has."""
        return by_verb(self.moves)


def by_verb(moves: tuple[Move, ...]) -> dict[str, int]:
    """How many of the moves there are of each verb, in order."""
    counts: dict[str, int] = {}
    for move in moves:
        counts[move.verb] = counts.get(move.verb, 0) + 1
    return counts


def read(source: str, at: State | None = None) -> Pack:
    """The pack in a file; raises DiskFailed, or PackBad with everything that does not fit.

    Its rows may name what an earlier row taught, and what the campaign knows whose state is `at`.
    """
    return _Reading(Path(source).name, given(source, piped=False), alone=at is None).pack(at)


class _Reading:
    """One file while it is read."""

    def __init__(self, source: str, data: bytes, *, alone: bool) -> None:
        self.source = source
        self.alone = alone
        """Whether the file has to make sense without any campaign."""
        self.hash = f"{crc32(data):08x}"
        self.text = data.decode("utf-8-sig", "replace")
        self.document = self._parsed(data)
        self.wrongs: list[Wrong] = []
        self.rows: list[Row] = []
        self.doubts: list[Doubt] = []

    def pack(self, at: State | None) -> Pack:
        """The pack; raises PackBad."""
        header, rules = self._header()
        if rules:
            state = at if isinstance(at, type(rules.initial)) else founded(rules)
            for verb, rows in self.document.items():
                state = self._table(rules, state, verb, rows)
        if self.wrongs:
            raise PackBad(tuple(sorted(self.wrongs, key=lambda each: each.line)))
        held = Header(**{key: clean_name(text) for key, text in header.items()})
        told = {key: getattr(held, key) for key in Header.layout}
        return Pack(**told, source=self.source, hash=self.hash, rows=tuple(self.rows), doubts=tuple(self.doubts))

    # -------------------------------------------------------- file and header

    def _parsed(self, data: bytes) -> dict[str, Any]:
        try:
            return tomllib.loads(data.decode("utf-8-sig"))
        except UnicodeDecodeError as wrong:
            line, told = data[: wrong.start].count(b"\n") + 1, "this is no text in UTF-8"
            raise PackBad((Wrong(source=self.source, line=line, at=(), because=told),)) from wrong
        except tomllib.TOMLDecodeError as wrong:
            found = AT_LINE.search(str(wrong))
            line = int(found[1] or 0) if found else 0
            told = AT_LINE.sub("", str(wrong)).rstrip(".")
            bad = Wrong(source=self.source, line=line or max(1, len(self.text.splitlines())), at=(), because=told)
            raise PackBad((bad.but(hint="no TOML; pack new GAME - shows how it is written"),)) from wrong

    def _header(self) -> tuple[dict[str, Any], Ruleset[Any] | None]:
        """The header and the rules of its game; None where that cannot be told."""
        header = self.document.pop("pack", {})
        if not isinstance(header, dict):
            self._bad(("pack",), "it is written [pack]", "with single brackets")
            return {}, None
        for at, told in misfits(Header, header):
            self._bad(("pack", *at), told, instead(Header, at, None))
        for key in ("name", "version"):
            self._named(key, header.get(key))
        return header, self._rules(header.get("game"))

    def _named(self, key: str, text: Any) -> None:
        try:
            clean_name(text if isinstance(text, str) else key)
        except WordsWrong as wrong:
            self._bad(("pack", key), wrong.because.rstrip("."), wrong.hint)

    def _rules(self, game: Any) -> Ruleset[Any] | None:
        if not isinstance(game, str):
            return None
        try:
            return ruleset(game)
        except GameUnknown:
            known = games()
            told = f"no game is called {game}"
            self._bad(("pack", "game"), told, did_you_mean(game, known) or f"one of {', '.join(known)}")
            return None

    def _bad(self, at: Spot, because: str, hint: str) -> None:
        shown = tuple(part.rstrip("_") if isinstance(part, str) else part for part in at)
        line = line_of(self.text, shown)
        self.wrongs.append(Wrong(source=self.source, line=line, at=shown, because=because, hint=hint))

    # -------------------------------------------------------- tables and rows

    def _table(self, rules: Ruleset[Any], state: Any, verb: str, rows: Any) -> Any:
        """Read the rows of an array; answers the state after them."""
        kind = rules.moves.get(verb)
        if kind is None or not kind.teaches:
            known = tuple(each.verb for each in rules.moves.values() if each.teaches)
            at: Spot = (verb, 0) if isinstance(rows, list) else (verb,)
            hint = did_you_mean(verb, known) or f"tables: {', '.join(known)}"
            self._bad(at, f"a pack of {rules.meta.id} has no such table", hint)
        elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self._bad((verb,), f"it is written [[{verb}]]", "with two brackets, once for each row")
        else:
            for number, row in enumerate(rows):
                state = self._row(rules, state, kind, meant(kind, row), number)
        return state

    def _row(self, rules: Ruleset[Any], state: Any, kind: type[Move], row: dict[str, Any], number: int) -> Any:
        """Read one row, held against the bounds and names that a typed line is held against."""
        at: Spot = (kind.verb, number)
        found = misfits(kind, row)
        for where, told in found:
            self._bad((*at, *_spoken(row, where)), told, instead(kind, where, _held(row, where)))
        if found:
            return state
        try:
            move: Move = from_json(kind, row)
            again, _ = next_move(rules, state, words_of(move), lenient=False)
        except WordsWrong as wrong:
            where, wrong = unknown(rules, state, kind, row) or ((), wrong)
            known = did_you_mean(_held(row, where), wrong.candidates)
            self._bad((*at, *_spoken(row, where)), wrong.because.rstrip("."), known or wrong.hint)
            return state
        except (TypeError, ValueError) as wrong:
            self._bad(at, str(wrong), f"help {kind.verb}")
            return state
        self.rows.append(Row(line=line_of(self.text, at), number=number + 1, move=again.move))
        return self._taught(rules, state, self.rows[-1])

    def _taught(self, rules: Ruleset[Any], state: Any, row: Row) -> Any:
        """The state once the row is taken, by ruling where a rule says no; as it was where it means nothing."""
        try:
            return decide(rules, state, row.move).state
        except Refused as no:
            if self.alone and no.final and not nothing_new(no):
                self._bad(row.at, no.objection.because.rstrip("."), no.objection.hint)
            else:
                self.doubts.append(Doubt(row=row, objection=no.objection))
        for move in (row.move.but(because=OVERRULED), *pieces(row.move)):
            try:
                state = decide(rules, state, move).state
            except Refused:
                continue
        return state


def founded(rules: Ruleset[Any]) -> Any:
    """The state of a campaign that was just begun."""
    players = tuple(f"Player {number}" for number in range(1, rules.meta.fewest + 1))
    try:
        return decide(rules, rules.initial, Found(players=players)).state
    except Refused:
        return rules.initial


def _held(row: Any, at: Spot) -> Any:
    """What stands at a spot of a row; None where nothing does."""
    for part in at:
        inside = isinstance(row, dict) or (isinstance(row, list) and isinstance(part, int) and part < len(row))
        row = (row.get(part) if isinstance(row, dict) else row[part]) if inside else None
    return row


def _spoken(row: dict[str, Any], at: Spot) -> Spot:
    """A spot of a row as the file has it: one of several pairs by its name."""
    name = _held(row, (*at[:2], 0)) if len(at) > len(("field", "pair")) else None
    return (at[0], name) if isinstance(name, str) else at


def unknown(rules: Ruleset[Any], state: Any, kind: type[Move], row: dict[str, Any]) -> tuple[Spot, WordsWrong] | None:
    """The first name of a row that nobody knows or that is no name, and why."""
    for slot in slots_of(kind):
        for at, value in _names(slot, row.get(slot.field)):
            try:
                read_word(
                    slot.but(shape="name"),
                    write_word(slot.but(shape="name"), value),
                    lambda named: Known(named, known_names(rules, state, named)),
                    lenient=False,
                )
            except WordsWrong as wrong:
                return at, wrong
    return None


def _names(slot: Slot, held: Any) -> list[tuple[Spot, str]]:
    """Every name in a field, with where it stands."""
    if held is None or slot.shape not in ("name", "pair") or not slot.kind:
        return []
    values = (
        [((slot.field, number), each) for number, each in enumerate(held)] if slot.many else [((slot.field,), held)]
    )
    return [((*at, 0), each[0]) if slot.shape == "pair" else (at, each) for at, each in values]
