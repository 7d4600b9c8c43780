"""A pack on its way into a campaign: which rows are new, which differ from before, and which clash with another pack.

Nothing is stored here. A row that differs from an earlier version of the same pack is said with that version as the
reason; one that would overwrite what another pack says is said only with a reason of the table.
"""

from __future__ import annotations

from typing import Any

from cli.packs.alike import OVERRULED, akin, changes, holds, nothing_new, pieces, within
from cli.packs.held import Brought, plainly
from cli.packs.reading import Pack, Row
from cli.packs.wrong import placed
from ledger.core.frozen import Frozen
from ledger.core.model import Move, Objection, Refused
from ledger.core.ruleset import decide
from ledger.store.ledger import Line


class Differs(Frozen):
    """A row that says something else than an earlier row of the same thing."""

    row: Row
    old: Move
    pack: str
    """Which pack had said it."""

    def changes(self) -> dict[str, tuple[str, str]]:
        """By field, what was said and what is said now."""
        return changes(self.old, self.row.move)


class Passed(Frozen):
    """A row that tells the campaign nothing new."""

    row: Row
    pack: str = ""
    """The pack that said it before; empty where the table did, or the rulebook."""


class Taking:
    """The line of one pack, on which it was said to be taken, row by row; raises Refused."""

    def __init__(self, line: Line[Any], pack: Pack, taken: tuple[Brought, ...], reason: str = "") -> None:
        self.line = line
        self.pack = pack
        self.before = tuple(each for each in taken if each.pack == pack.name)
        """The same pack, as it was taken earlier."""
        self.new: list[Row] = []
        self.differs: list[Differs] = []
        self.clashes: list[Differs] = []
        """Rows that say otherwise than another pack, and count only with a reason."""
        self.passed: list[Passed] = []
        self.same = 0
        """Rows that an earlier version of the pack had to the letter."""
        self._reason = reason
        self._own = self._standing()
        self._held = [each for each in self._own if holds(line.rules, line.state, each)]
        others = [each for each in taken if each.pack != pack.name]
        self._others = [(plainly(said.move), each.pack) for each in others for said in each.rows]
        for row in pack.rows:
            self._take(row)

    @property
    def gone(self) -> tuple[Move, ...]:
        """Rows of the earlier version that the pack has no more; the campaign keeps what it knows of them."""
        return tuple(self._own)

    def _standing(self) -> list[Move]:
        """What the pack said earlier, without what a later version of it has replaced."""
        rules, state = self.line.rules, self.line.state
        found: list[Move] = []
        for number, each in enumerate(self.before):
            later = [said.move for version in self.before[number + 1 :] for said in version.rows]
            for row in (plainly(said.move) for said in each.rows):
                near = [new for new in later if akin(row, new)]
                said_again = any(within(row, new) for new in near)
                if not said_again and (not near or holds(rules, state, row)):
                    found.append(row)
        return found

    # -------------------------------------------------------- one row

    def _take(self, row: Row) -> None:
        plain = plainly(row.move)
        said = [plain] if plain in self._own else self._parts(plain)
        if said:
            self._forget(said)
            self.same += 1
            return
        pack = next((pack for other, pack in self._others if other == plain), None)
        if pack is not None:
            self.passed.append(Passed(row=row, pack=pack))
            return
        self._weigh(row)

    def _parts(self, row: Move) -> list[Move]:
        """The earlier rows that together say all that a row with a list says; none where they do not."""
        inside = [each for each in self._own if akin(each, row) and within(each, row)]
        told = {piece for each in inside for piece in pieces(each)}
        return inside if told and told == set(pieces(row)) else []

    def _forget(self, said: list[Move]) -> None:
        """Earlier rows that are accounted for."""
        self._own = [each for each in self._own if each not in said]

    def _weigh(self, row: Row) -> None:
        """Say a row that is not known to the letter, as far as it may be said."""
        after, objection = self._after(row)
        if objection and nothing_new(objection):
            self._known(row)
            return
        own = self._of_own(row, after)
        other = next((each for each in self._others if self._overwrites(row, each[0], after)), None)
        if other and not own:
            self.clashes.append(Differs(row=row, old=other[0], pack=other[1]))
        if own:
            self.differs.append(Differs(row=row, old=own, pack=self.pack.name))
            self._forget([own])
        elif not other:
            self.new.append(row)
        if not other or own or self._reason:
            self._say(row, objection, bool(own), bool(other))

    def _after(self, row: Row) -> tuple[Any, Refused | None]:
        """The state once a row is said, where need be with a reason, and what a rule has against it."""
        rules, state = self.line.rules, self.line.state
        found: Refused | None = None
        for move in (row.move, row.move.but(because=OVERRULED)):
            try:
                return decide(rules, state, move).state, found
            except Refused as no:
                found = no
        return state, found

    def _of_own(self, row: Row, after: Any) -> Move | None:
        """The earlier row of the same pack that speaks of the same thing."""
        near = [each for each in self._own if akin(each, row.move)]
        told = next((each for each in near if within(each, row.move) or within(row.move, each)), None)
        fallen = (each for each in near if each in self._held and not holds(self.line.rules, after, each))
        return told or next(fallen, None)

    def _overwrites(self, row: Row, old: Move, after: Any) -> bool:
        """Whether a row of another pack holds before a row is said, and no more afterwards."""
        rules = self.line.rules
        return akin(old, row.move) and not holds(rules, after, old) and holds(rules, self.line.state, old)

    def _say(self, row: Row, objection: Refused | None, own: bool, other: bool) -> None:
        reason = self._reason or (f"{self.pack.name} {self.pack.version} says so" if own else "")
        weighed = objection is not None or other
        move = row.move.but(because=row.move.because or reason or None) if weighed else row.move
        try:
            self.line.say(move)
        except Refused as no:
            raise self._placed(no, row) from no

    def _known(self, row: Row) -> None:
        """What is new in a list of which the game knows something, word by word; all of it may be known."""
        old = self._of_own(row, self.line.state)
        fresh = [piece for piece in pieces(row.move) if self._fresh(row, piece)]
        if old:
            self._forget([old, *(each for each in self._own if akin(each, row.move) and within(each, row.move))])
            self.differs.append(Differs(row=row, old=old, pack=self.pack.name))
        elif fresh:
            self.new.append(row)
        else:
            self.passed.append(Passed(row=row))

    def _fresh(self, row: Row, move: Move) -> bool:
        """Say a part of a row, where it tells something new."""
        try:
            self.line.say(move)
        except Refused as no:
            if no.final:
                return False
            raise self._placed(no, row) from no
        return True

    def _placed(self, no: Refused, row: Row) -> Refused:
        """A refusal that names the row."""
        told = f"{placed(self.pack.source, row.line, row.at)}: {no.objection.because}"
        return Refused(no.objection.but(because=told), final=no.final)

    # -------------------------------------------------------- clashes

    def clash(self) -> Objection:
        """What is said where rows would overwrite what another pack says, and nobody said why."""
        packs = ", ".join(dict.fromkeys(each.pack for each in self.clashes))
        rows = f"{len(self.clashes)} rows" if len(self.clashes) > 1 else "a row"
        told = f"{self.pack.name} clashes with {packs} in {rows}."
        hint = f"give it another name in {self.pack.source}"
        return Objection(code="pack-clash", rule="", because=told, hint=hint)
