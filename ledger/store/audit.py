"""The audit: every row follows the one before, the head moves lead somewhere, the state is the fold.

It names the first entry that does not fit. What it catches: an edited, deleted, swapped or inserted row, a torn tail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import chain as chained
from itertools import islice, repeat
from operator import getitem
from typing import Any, Generic, TypeAlias

from ledger.core.frozen import Frozen
from ledger.core.model import S
from ledger.store import chain
from ledger.store.campaigns import rules_of
from ledger.store.entries import entry_of
from ledger.store.faults import Fault
from ledger.store.home import Home
from ledger.store.ledger import HEAD_MOVED, Ledger
from ledger.store.rows import Row
from ledger.store.watch import Watch, unwatched

PAGE = 512
"""Rows that are looked at together."""
Values: TypeAlias = tuple[Any, Any, Any]
"""Number, topic and state of a row as a database gives them, whatever their types."""


class Verdict(Frozen):
    """What an audit found."""

    rows: int
    """How many rows fit, from the first one on."""
    wrong: str = ""
    """What does not fit, naming the first entry; empty where all is well."""
    receipt: str = ""
    """The short hash of the last row that fits."""
    game: str = ""
    """Which game it is, where the campaign could be opened."""


class Misfit(Exception):  # noqa: N818  the field's own word
    """A row that does not follow the one before; `number` is the first that does not fit."""

    def __init__(self, number: int, told: str) -> None:
        super().__init__(told)
        self.number = number


class Walk:
    """Goes along the rows of a campaign as long as each fits the one before."""

    def __init__(self, campaign: str) -> None:
        self._name = campaign.encode()
        self._hash = chain.quickest()
        self._digest = type(self._hash(b"")).digest
        self.number = 0
        """The last row that fits; 0 before the first."""
        self.own = chain.ROOT
        """Its hash."""
        self.head_moves: list[Row] = []
        """Those among the rows that fit."""

    def along(self, rows: Iterable[Values]) -> None:
        """Pass rows as a database gives them; raises Misfit at the first that does not fit."""
        for page in _pages(iter(rows)):
            if self._fits(page):
                self._pass(page)
                self.head_moves += [Row(*row) for row in page if row[1] == HEAD_MOVED]
            else:
                self._stop_at_misfit(page)

    def _fits(self, page: list[Values]) -> bool:
        """Whether each row of a page fits the one before; looked at all at once, since each names what it follows."""
        numbers, topics, states = zip(*page, strict=True)
        try:
            own = list(map(getitem, states, repeat(slice(chain.SIZE))))
            before, bodies = chained((self.own,), own), map(getitem, states, repeat(slice(chain.SIZE, None)))
            told = zip(before, repeat(self._name), numbers, map(str.encode, topics), bodies, strict=False)
            found = list(map(self._digest, map(self._hash, map(chain.FORM.__mod__, told))))
        except (TypeError, AttributeError):
            return False
        return found == own and numbers == tuple(range(self.number + 1, self.number + 1 + len(page)))

    def _pass(self, page: list[Values]) -> None:
        self.number, self.own = page[-1][0], page[-1][2][: chain.SIZE]

    def _stop_at_misfit(self, page: list[Values]) -> None:
        """Pass the rows of a page that fit, and raise Misfit at the first that does not."""
        for row in page:
            if not self._fits([row]):
                raise _misfit(row[0], self.number + 1)
            self._pass([row])

    def verdict(self, rows: AbstractContextManager[Iterable[Values]]) -> Verdict:
        """The verdict over the chain and the numbering alone."""
        wrong = ""
        try:
            with rows as values:
                self.along(values)
        except (Misfit, Fault) as fault:
            wrong = str(fault)
        return Verdict(rows=self.number, wrong=wrong, receipt=chain.receipt(self.own) if self.number else "")


def _pages(rows: Iterator[Values]) -> Iterator[list[Values]]:
    """Rows, so many at a time; where one cannot be read, those before it come first."""
    while True:
        page: list[Values] = []
        try:
            page.extend(islice(rows, PAGE))
        finally:
            if page:
                yield page
        if not page:
            return


def _misfit(found: Any, number: int) -> Misfit:
    if isinstance(found, int) and found > number:
        return Misfit(number, f"Entry {number} is missing.")
    if isinstance(found, int) and found < number:
        return Misfit(found, f"Entry {found} was never written.")
    return Misfit(number, f"Entry {number} is not what was written.")


def sound(rows: Iterable[Row], campaign: str) -> Iterator[Row]:
    """The rows as long as each fits the one before; raises Misfit at the first that does not."""
    walk = Walk(campaign)
    for row in rows:
        walk.along((row,))
        yield row


def audit_rows(rows: Iterable[Values], campaign: str) -> Verdict:
    """The verdict over the chain and the numbering alone."""
    return Walk(campaign).verdict(nullcontext(rows))


class Audit(Generic[S]):
    """The audit of an opened campaign."""

    def __init__(self, ledger: Ledger[S]) -> None:
        self.ledger = ledger

    def chain(self) -> Verdict:
        """Chain, numbering and head moves."""
        return self._whole(deep=False)

    def deep(self) -> Verdict:
        """The same, with every live entry read and folded again: the state that is shown is the one they give."""
        return self._whole(deep=True)

    def _whole(self, *, deep: bool) -> Verdict:
        walk = Walk(self.ledger.rows.campaign)
        return self.beyond(walk.verdict(self.ledger.rows.raw()), walk.head_moves, deep=deep)

    def beyond(self, verdict: Verdict, head_moves: Iterable[Row], *, deep: bool, watch: Watch = unwatched) -> Verdict:
        """The verdict over the rows, completed by what only an opened campaign can tell."""
        if verdict.wrong:
            return verdict
        try:
            for row in head_moves:
                entry_of(self.ledger.topics, row)
            same = not deep or self.ledger.refolded(watch) == self.ledger.state
        except Fault as fault:
            return verdict.but(wrong=str(fault))
        return verdict if same else verdict.but(wrong="The state shown is not what the entries give.")


def audited(home: Home, name: str, *, deep: bool, watch: Watch = unwatched) -> Verdict:
    """The audit of the campaign of that name, the rows first: it names the first entry that does not fit.

    `watch` is told how far the folding is, which is nearly all of a deep audit.

    Raises NoCampaign, Foreign, Newer, DiskFailed, and Damaged for a file without a single row that can be read.
    """
    rows = home.rows(name, quick=True)
    try:
        walk = Walk(rows.campaign)
        verdict = walk.verdict(rows.raw())
        if verdict.wrong:
            return verdict
        ledger = Ledger(rows, rules_of(rows), home.cache_of(rows.campaign))
        whole = Audit(ledger).beyond(verdict, walk.head_moves, deep=deep, watch=watch)
        return whole.but(game=ledger.rules.meta.id)
    finally:
        rows.close()
