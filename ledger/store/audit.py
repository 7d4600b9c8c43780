"""The audit: every row follows the one before, the head moves lead somewhere, the state is the fold.

It names the first entry that does not fit. What it catches: an edited, deleted, swapped or inserted row, a torn tail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic

from ledger.core.frozen import Frozen
from ledger.core.model import S
from ledger.store import chain
from ledger.store.campaigns import rules_of
from ledger.store.entries import entry_of
from ledger.store.faults import Fault
from ledger.store.home import Home
from ledger.store.ledger import HEAD_MOVED, Ledger
from ledger.store.rows import Row


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


def sound(rows: Iterable[Row], campaign: str) -> Iterator[Row]:
    """The rows as long as each fits the one before; raises Misfit at the first that does not."""
    before, link = chain.ROOT, chain.links(campaign)
    for number, row in enumerate(rows, start=1):
        found, topic, state = row
        if found != number:
            raise _misnumbered(found, number)
        own = state[: chain.SIZE]
        if link(before, number, topic, state[chain.SIZE :]) != own:
            raise Misfit(number, f"Entry {number} is not what was written.")
        before = own
        yield row


def _misnumbered(found: int, number: int) -> Misfit:
    if found > number:
        return Misfit(number, f"Entry {number} is missing.")
    return Misfit(found, f"Entry {found} was never written.")


def audit_rows(rows: Iterable[Row], campaign: str) -> Verdict:
    """The verdict over the chain and the numbering alone."""
    last, wrong = None, ""
    try:
        for last in sound(rows, campaign):  # noqa: B007  the last one that fits
            continue
    except (Misfit, Fault) as fault:
        wrong = str(fault)
    if last is None:
        return Verdict(rows=0, wrong=wrong)
    return Verdict(rows=last.number, wrong=wrong, receipt=chain.receipt(chain.unseal(last.state)[0]))


class Audit(Generic[S]):
    """The audit of an opened campaign."""

    def __init__(self, ledger: Ledger[S]) -> None:
        self.ledger = ledger

    def chain(self) -> Verdict:
        """Chain, numbering and head moves."""
        return self.beyond(audit_rows(self.ledger.rows.scan(), self.ledger.rows.campaign), deep=False)

    def deep(self) -> Verdict:
        """The same, with every live entry read and folded again: the state that is shown is the one they give."""
        return self.beyond(audit_rows(self.ledger.rows.scan(), self.ledger.rows.campaign), deep=True)

    def beyond(self, verdict: Verdict, *, deep: bool) -> Verdict:
        """The verdict over the rows, completed by what only an opened campaign can tell."""
        if verdict.wrong:
            return verdict
        try:
            for row in self.ledger.rows.of_topic(HEAD_MOVED):
                entry_of(self.ledger.topics, row)
            same = not deep or self.ledger.refolded() == self.ledger.state
        except Fault as fault:
            return verdict.but(wrong=str(fault))
        return verdict if same else verdict.but(wrong="The state shown is not what the entries give.")


def audited(home: Home, name: str, *, deep: bool) -> Verdict:
    """The audit of the campaign of that name, the rows first: it names the first entry that does not fit.

    Raises NoCampaign, Foreign, Newer, DiskFailed, and Damaged for a file without a single row that can be read.
    """
    rows = home.rows(name, quick=True)
    try:
        verdict = audit_rows(rows.scan(), rows.campaign)
        if verdict.wrong:
            return verdict
        ledger = Ledger(rows, rules_of(rows), home.cache_of(rows.campaign))
        return Audit(ledger).beyond(verdict, deep=deep).but(game=ledger.rules.meta.id)
    finally:
        rows.close()
