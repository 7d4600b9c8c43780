"""The rows of a campaign in memory: what is brought in from elsewhere is proved on them before anything is stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from ledger.store.faults import DiskFailed, MovedOn
from ledger.store.rows import Row


class HeldRows:
    """The rows of one campaign, numbered from 1 without gaps, and gone with the process."""

    def __init__(self, campaign: str, rows: Sequence[Row] = ()) -> None:
        self.campaign = campaign
        self._rows: list[Row] = []
        self.append(rows)

    def append(self, rows: Sequence[Row]) -> None:
        """Hold rows too, all or none; raises MovedOn where one of the numbers is not the next."""
        first = len(self._rows) + 1
        if any(row.number != number for number, row in enumerate(rows, start=first)):
            raise MovedOn("Somebody else wrote meanwhile.", "look with: delve, then try again")
        self._rows += rows

    def select(self, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Row]:
        """Rows with `after` < number <= `upto`, in order."""
        found = self._rows[max(0, after) : len(self._rows) if upto is None else max(0, upto)]
        return found if limit is None else found[:limit]

    def last(self, limit: int = 1, upto: int | None = None) -> list[Row]:
        """The last `limit` rows with number <= `upto`, in order."""
        found = self.select(upto=upto)
        return found[-limit:] if limit else []

    def of_topic(self, topic: str) -> list[Row]:
        """Every row of one topic, in order."""
        return [row for row in self._rows if row.topic == topic]

    def raw(self) -> AbstractContextManager[Iterator[Row]]:
        """Every row in order."""
        return nullcontext(iter(self._rows))

    def scan(self) -> Iterator[Row]:
        """Every row in order."""
        yield from self._rows

    def copy_to(self, path: Path) -> None:
        """What lies in memory is no file; raises DiskFailed."""
        raise DiskFailed(f"There is no file to copy to {path.name}.", "export it")

    def close(self) -> None:
        """Nothing is held open."""
