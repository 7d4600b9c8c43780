"""The audit: every row follows the one before, the head moves lead somewhere, the state is the fold.

It names the first entry that does not fit. What it catches: an edited, deleted, swapped or inserted row, a torn tail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic

from ledger.core.frozen import Frozen
from ledger.core.model import S
from ledger.store import chain
from ledger.store.entries import entry_of
from ledger.store.facts import HeadMoved
from ledger.store.faults import Fault
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


class Misfit(Exception):  # noqa: N818  the field's own word
    """A row that does not follow the one before; `number` is the first that does not fit."""

    def __init__(self, number: int, told: str) -> None:
        super().__init__(told)
        self.number = number


def sound(rows: Iterable[Row], campaign: str) -> Iterator[Row]:
    """The rows as long as each fits the one before; raises Misfit at the first that does not."""
    before = chain.ROOT
    for number, row in enumerate(rows, start=1):
        if row.number != number:
            raise Misfit(number, f"Entry {number} is missing.")
        own, body = chain.unseal(row.state)
        if chain.link(before, campaign, number, row.topic, body) != own:
            raise Misfit(number, f"Entry {number} is not what was written.")
        before = own
        yield row


def audit_rows(rows: Iterable[Row], campaign: str) -> Verdict:
    """The verdict over the chain and the numbering alone."""
    count, receipt = 0, ""
    try:
        for row in sound(rows, campaign):
            count, receipt = row.number, row.state[:4].hex()
    except Misfit as misfit:
        return Verdict(rows=count, wrong=str(misfit), receipt=receipt)
    except Fault as fault:
        return Verdict(rows=count, wrong=str(fault), receipt=receipt)
    return Verdict(rows=count, receipt=receipt)


class Audit(Generic[S]):
    """The audit of an opened campaign."""

    def __init__(self, ledger: Ledger[S]) -> None:
        self.ledger = ledger

    def chain(self) -> Verdict:
        """Chain, numbering and head moves."""
        verdict = audit_rows(self.ledger.rows.scan(), self.ledger.rows.campaign)
        if verdict.wrong:
            return verdict
        return verdict.but(wrong=self._head_moves())

    def deep(self) -> Verdict:
        """The same, with every live entry read and folded again: the state that is shown is the one they give."""
        verdict = self.chain()
        if verdict.wrong:
            return verdict
        try:
            same = self.ledger.refolded() == self.ledger.state
        except Fault as fault:
            return verdict.but(wrong=str(fault))
        return verdict if same else verdict.but(wrong="The state shown is not what the entries give.")

    def _head_moves(self) -> str:
        for row in self.ledger.rows.of_topic(HEAD_MOVED):
            event = entry_of(self.ledger.topics, row).event
            if isinstance(event, HeadMoved) and not 1 <= event.to < row.number:
                return f"Entry {row.number} leads nowhere."
        return ""
