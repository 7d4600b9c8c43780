"""A club's shelf: campaigns in PostgreSQL, for a table where several people log at once.

The library's own environment variables say where (`PERSISTENCE_MODULE=eventsourcing.postgres`, `POSTGRES_*`). The
names of the campaigns are a small ledger beside theirs; what is in use, the cache and the faults stay on each machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any

from eventsourcing.persistence import InfrastructureFactory, IntegrityError, PersistenceError, ProgrammingError
from eventsourcing.utils import Environment

from ledger.store.faults import DiskFailed, MovedOn, NameTaken, NoCampaign
from ledger.store.home import LONGEST_NAME, Home, clean
from ledger.store.recorder import RecorderRows
from ledger.store.rows import Row, Rows

SHELF = "shelf"
"""Whose rows name the campaigns."""
NAMED = "shelf/campaign-named/1"
"""A campaign got a name: its id, the name, and whether it lies in the trash; an empty name means gone for good."""
TABLES = "delvelog"


TRIES = 50
"""How often a name is entered again because somebody else entered another meanwhile."""


@contextmanager
def answering() -> Iterator[None]:
    """The database's errors as our own, told by their kind: their words are in the language of the server."""
    try:
        yield
    except IntegrityError as wrong:
        raise MovedOn("Somebody else wrote meanwhile.", "look with: delve") from wrong
    except PersistenceError as wrong:
        told = (str(wrong).strip() or type(wrong).__name__).splitlines()[0]
        raise DiskFailed(f"The database does not answer: {told}.", "check POSTGRES_HOST and its kin") from wrong


class ClubRows(RecorderRows):
    """The rows of one campaign in the club's database."""

    def _answering(self) -> AbstractContextManager[None]:
        return answering()


class ClubHome(Home):
    """Campaigns in the club's database."""

    shared = True

    def __init__(self, folder: Path, cache: Path, environment: Mapping[str, str]) -> None:
        super().__init__(folder, cache)
        told = {name: value for name, value in environment.items() if name.startswith("POSTGRES_")}
        told["PERSISTENCE_MODULE"] = "eventsourcing.postgres"
        told["ORIGINATOR_ID_TYPE"] = "text"
        told["POSTGRES_ENABLE_DB_FUNCTIONS"] = "n"
        told["CREATE_TABLE"] = "n"
        with answering():
            self._factory: Any = InfrastructureFactory[Any].construct(Environment(TABLES, told))
            self._recorder: Any = self._factory.application_recorder()
        self._shelf = ClubRows(self._recorder, SHELF)
        self._furnish()

    def _furnish(self) -> None:
        """Make the tables where there are none yet; asked first, since making them twice at once is an error."""
        with answering():
            try:
                self._recorder.max_notification_id()
            except ProgrammingError:
                self._recorder.create_table()

    def close(self) -> None:
        """Let go of the database."""
        self._factory.close()

    def names(self) -> tuple[str, ...]:
        """The names of all campaigns, in order."""
        return tuple(sorted(self._ids(trash=False), key=str.casefold))

    def discarded(self) -> tuple[str, ...]:
        """The names of what lies in the trash."""
        return tuple(sorted(self._ids(trash=True), key=str.casefold))

    def found(self, name: str) -> Path:
        """A campaign in a database has no file; raises NoCampaign where there is none, else answers its name."""
        return Path(self._found(name, trash=False)[0])

    def rows(self, name: str, *, quick: bool = False) -> Rows:  # noqa: ARG002  a database knows one way in
        """The rows of the campaign of that name; raises NoCampaign, DiskFailed."""
        return ClubRows(self._recorder, self._found(name, trash=False)[1])

    def keep(self, name: str, campaign: str, rows: Sequence[Row]) -> None:
        """Store a new campaign with its first rows, then its name; raises NameTaken, NameBad, DiskFailed."""
        self.free(name)
        ClubRows(self._recorder, campaign).append(rows)
        self._tell(campaign, clean(name))

    def free(self, name: str) -> None:
        """Make sure that a new campaign can have that name; raises NameTaken, NameBad."""
        self._free_among(clean(name), self._ids(trash=False))

    def rename(self, old: str, new: str) -> None:
        """Give a campaign another name; raises NoCampaign, NameTaken, NameBad."""
        _, campaign = self._found(old, trash=False)
        current = self._is_current(old)
        self._tell(campaign, clean(new))
        if current:
            self.use(new)

    def discard(self, name: str) -> Path:
        """Move a campaign to the trash; raises NoCampaign."""
        told, campaign = self._found(name, trash=False)
        self._tell(campaign, told, trash=True)
        return Path(told)

    def recover(self, name: str) -> str:
        """Take a campaign out of the trash, and answer its name; raises NoCampaign, NameTaken."""
        told, campaign = self._found(name, trash=True)
        self._tell(campaign, told)
        return told

    def empty(self) -> int:
        """Forget for good what lies in the trash, and answer how many campaigns that were; the rows stay stored."""
        gone = self._ids(trash=True)
        for campaign in gone.values():
            self._tell(campaign, "", trash=True)
        return len(gone)

    def _ids(self, *, trash: bool) -> dict[str, str]:
        """Name -> id of the campaigns that lie in the trash, or that do not."""
        return self._told(list(self._shelf.scan()), trash=trash)

    @staticmethod
    def _told(rows: Sequence[Row], *, trash: bool) -> dict[str, str]:
        named: dict[str, tuple[str, bool]] = {}
        for row in rows:
            told = json.loads(row.state)
            named[told["id"]] = (told["name"], told["trash"])
        return {name: campaign for campaign, (name, lies) in named.items() if name and lies == trash}

    def _found(self, name: str, *, trash: bool) -> tuple[str, str]:
        ids = self._ids(trash=trash)
        told = self._same(clean(name), ids)
        if not told:
            there = ", ".join(sorted(ids)[:6]) or "nothing"
            raise NoCampaign(f"No campaign '{name}'{' in the trash' if trash else ''}.", f"there is: {there}")
        return told, ids[told]

    @staticmethod
    def _same(name: str, among: Mapping[str, str]) -> str:
        return next((each for each in among if each.casefold() == name.casefold()), "")

    def _free_among(self, name: str, ids: Mapping[str, str]) -> None:
        if self._same(name, ids):
            raise NameTaken(f"There is a campaign '{name}' already.", "take another name")

    def _tell(self, campaign: str, name: str, *, trash: bool = False) -> None:
        """Enter the name of a campaign; raises NameTaken.

        Whether it is free is seen in the very rows that the entry follows: whoever was quicker took its number.
        """
        for _ in range(TRIES):
            rows = list(self._shelf.scan())
            ids = self._told(rows, trash=trash)
            others = {told: other for told, other in ids.items() if other != campaign}
            if name and not trash:
                self._free_among(name, others)
            told = self._unlike(name, others) if name else ""
            state = json.dumps({"id": campaign, "name": told, "trash": trash}, ensure_ascii=False).encode()
            with suppress(MovedOn):
                self._shelf.append([Row(len(rows) + 1, NAMED, state)])
                return
        raise MovedOn("Others write all the time.", "try again in a moment")

    def _unlike(self, name: str, ids: Mapping[str, str]) -> str:
        """The name, with a number behind it where the trash holds another of that name."""
        told, count = name, 1
        while self._same(told, ids):
            count += 1
            told = f"{name[: LONGEST_NAME - 4]} {count}"
        return told


def club_home(folder: Path, cache: Path, environment: Mapping[str, str]) -> ClubHome:
    """The club's home; raises DiskFailed where its database or the driver cannot be had."""
    try:
        return ClubHome(folder, cache, environment)
    except ImportError as missing:
        raise DiskFailed("PostgreSQL needs its driver.", "pip install 'delvelog[postgres]'") from missing
