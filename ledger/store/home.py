"""Where campaigns live: one file each in a folder, with a trash, backups, a cache and the name of the one in use.

`DELVE_HOME` names the folder; otherwise the XDG rules do (`$XDG_DATA_HOME/delvelog`, the cache in `$XDG_CACHE_HOME`).
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from ledger.store.faults import DiskFailed, NameBad, NameTaken, NoCampaign
from ledger.store.files import claim, create, open_rows, replace_text, writing
from ledger.store.rows import Row, Rows

SUFFIX = ".delve"
LONGEST_NAME = 60
LONGEST_FILE = 200
ESCAPE = re.compile("%([0-9A-F]{2})")
UNSAFE = frozenset('/\\:*?"<>|%')
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories that no name may hold: controls, overrides, surrogates, line ends; joiners are let through."""
JOINERS = "\u200c\u200d"
BESIDE = ("", "-shm", "-wal", "-journal")
"""Endings of a campaign's file and of what SQLite keeps beside it."""


class Home:
    """The folder of all campaigns on this machine."""

    shared: ClassVar[bool] = False
    """Whether the way to it is long, so that the word that a line was stored may get lost."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.cache = cache
        self.campaigns = folder / "campaigns"
        self.trash = folder / "trash"
        self.backups = folder / "backups"
        self.sheets = folder / "sheets"
        """The record sheets of every sitting, a folder a campaign."""
        self.faults = folder / "faults.log"
        self.note = folder / "current"
        """Names the campaign in use."""

    def close(self) -> None:
        """Let go of what holds the campaigns; a folder needs no goodbye."""

    def path(self, name: str) -> Path:
        """The file of the campaign of that name, there or not, whatever the case; raises NameBad."""
        return _same(self.campaigns, file_name(name))

    def names(self) -> tuple[str, ...]:
        """The names of all campaigns, in order."""
        return tuple(sorted(_names(self.campaigns), key=str.casefold))

    def found(self, name: str) -> Path:
        """The file of a campaign that is there; raises NoCampaign."""
        path = self.path(name)
        if not path.is_file():
            there = ", ".join(self.names()[:6]) or "none yet"
            raise NoCampaign(f"No campaign '{name}'.", f"there are: {there}")
        return path

    def current(self) -> str:
        """The name of the campaign in use; raises NoCampaign where none is.

        A damaged note of it counts as none, unless there is only one campaign.
        """
        with suppress(OSError, UnicodeDecodeError):
            name = self.note.read_text("utf-8").strip()
            if name in self.names():
                return name
        names = self.names()
        if len(names) == 1:
            return names[0]
        if names:
            why = f"; {self.note} names none" if self.note.exists() else ""
            raise NoCampaign(f"No campaign is in use{why}.", "delve use NAME; delve list shows them")
        raise NoCampaign("There is no campaign yet.", "delve new NAME GAME PLAYERS")

    def use(self, name: str) -> None:
        """Make a campaign the one in use; raises NoCampaign."""
        told = self._named(name)
        with writing(self.note):
            self._put_aside()
            replace_text(self.note, told)

    def _put_aside(self) -> None:
        """Keep a note that is no text, or no file, for whoever wants to know what happened to it."""
        try:
            damaged = self.note.exists() and not self.note.read_text("utf-8").isprintable()
        except (OSError, UnicodeDecodeError):
            damaged = True
        if damaged:
            self.note.replace(self.note.with_name("current.damaged"))

    def rename(self, old: str, new: str) -> None:
        """Give a campaign another name; raises NoCampaign, NameTaken, NameBad."""
        path, target = self.found(old), self._free(new)
        current = self._is_current(old)
        with writing():
            move_campaign(path, target)
            if current:
                replace_text(self.note, clean(new))
        for beside in (self.backups, self.sheets):
            with suppress(OSError):
                (beside / path.stem).rename(beside / target.stem)

    def discard(self, name: str) -> Path:
        """Move a campaign to the trash, and answer where it lies; raises NoCampaign."""
        path = self.found(name)
        with writing():
            self.trash.mkdir(parents=True, exist_ok=True)
            target = _unused(self.trash, name)
            move_campaign(path, target)
        return target

    def discarded(self) -> tuple[str, ...]:
        """The names of what lies in the trash."""
        return tuple(sorted(_names(self.trash), key=str.casefold))

    def recover(self, name: str) -> str:
        """Take a campaign out of the trash, and answer its name; raises NoCampaign, NameTaken."""
        path = _same(self.trash, file_name(name))
        if not path.is_file():
            told = ", ".join(self.discarded()) or "nothing"
            raise NoCampaign(f"No '{name}' in the trash.", f"it holds: {told}")
        target = self._free(name)
        with writing():
            move_campaign(path, target)
        return clean(name)

    def empty(self) -> int:
        """Delete for good what lies in the trash, and answer how many campaigns that were."""
        count = 0
        with writing():
            for name in self.discarded():
                for beside in BESIDE:
                    (self.trash / (file_name(name) + beside)).unlink(missing_ok=True)
                count += 1
        return count

    def free(self, name: str) -> None:
        """Make sure that a new campaign can have that name; raises NameTaken, NameBad."""
        self._free(name)

    def keep(self, name: str, campaign: str, rows: Sequence[Row]) -> None:
        """Store a new campaign with its first rows, whole or not at all; raises NameTaken, NameBad, DiskFailed."""
        create(self._free(name), campaign, rows)

    def rows(self, name: str, *, quick: bool = False) -> Rows:
        """The rows of the campaign of that name; raises NoCampaign, Foreign, Newer, Damaged, DiskFailed."""
        return open_rows(self.found(name), quick=quick)

    def backups_of(self, name: str) -> tuple[Path, ...]:
        """The copies that were kept of campaigns of that name, the latest last."""
        copies = (self.backups / self.path(name).stem).glob("[0-9]*.delve")
        return tuple(sorted(copies, key=lambda copy: (copy.stat().st_mtime_ns, copy.name)))

    def cache_of(self, campaign: str) -> Path:
        """The folder of the snapshots of a campaign, by its id."""
        return self.cache / campaign

    def _free(self, name: str) -> Path:
        path = self.path(name)
        if path.exists():
            raise NameTaken(f"There is a campaign '{clean(name)}' already.", "take another name")
        if _taken(path):
            raise NameTaken(f"A lost '{clean(name)}' left its journal.", "take another name")
        return path

    def _named(self, name: str) -> str:
        """The name of a campaign as it is kept, whatever the case it is asked for in; raises NoCampaign."""
        self.found(name)
        return next((each for each in self.names() if each.casefold() == clean(name).casefold()), clean(name))

    def _is_current(self, name: str) -> bool:
        try:
            return self.current() == self._named(name)
        except NoCampaign:
            return False


def home(environment: Mapping[str, str] | None = None) -> Home:
    """The home that the environment names; raises DiskFailed where it is a database that cannot be reached."""
    env = os.environ if environment is None else environment
    folder, cache = folder_of(env), _cache_of(env)
    if env.get("PERSISTENCE_MODULE") != "eventsourcing.postgres":
        return Home(folder, cache)
    from ledger.store.postgres import club_home  # noqa: PLC0415  the driver, only for a club

    return club_home(folder, cache, env)


def folder_of(env: Mapping[str, str]) -> Path:
    """The folder that the environment names for what is kept on this machine; raises DiskFailed where none is known."""
    if env.get("DELVE_HOME"):
        return _expanded(env["DELVE_HOME"])
    return _expanded(env.get("XDG_DATA_HOME") or "~/.local/share") / "delvelog"


def _cache_of(env: Mapping[str, str]) -> Path:
    if env.get("DELVE_HOME"):
        return folder_of(env) / "cache"
    return _expanded(env.get("XDG_CACHE_HOME") or "~/.cache") / "delvelog"


def _expanded(folder: str) -> Path:
    try:
        return Path(folder).expanduser()
    except RuntimeError as wrong:
        raise DiskFailed("No home folder is known.", "set DELVE_HOME to a folder") from wrong


def clean(name: str) -> str:
    """A name as it is kept: composed, without space around it; raises NameBad with what is wrong."""
    told = unicodedata.normalize("NFC", name).strip()
    if any(unicodedata.category(letter) in HIDDEN and letter not in JOINERS for letter in told):
        raise NameBad("That name holds hidden characters.", "letters, digits, spaces and signs only")
    told = " ".join(told.split())  # spaces of any width and number look alike
    if not told.strip(JOINERS):
        raise NameBad("A campaign needs a name.", "delve new NAME GAME PLAYERS")
    if len(told) > LONGEST_NAME:
        raise NameBad(f"That name has {len(told)} letters.", f"at most {LONGEST_NAME}")
    return told


def file_name(name: str) -> str:
    """The name of a campaign's file: readable, and safe on every disk."""
    told = clean(name)
    safe = "".join(f"%{ord(letter):02X}" if letter in UNSAFE else letter for letter in told)
    if safe[0] in ".-~ ":
        safe = f"%{ord(safe[0]):02X}{safe[1:]}"
    if len(safe.encode()) > LONGEST_FILE:
        raise NameBad("That name is too long for a file.", "take a shorter one")
    return safe + SUFFIX


def _names(folder: Path) -> Iterator[str]:
    return (name for _, name in _files(folder))


def _files(folder: Path) -> Iterator[tuple[str, str]]:
    """Each campaign's file in a folder, with the name that it has."""
    try:
        files = sorted(each.name for each in folder.iterdir() if each.name.endswith(SUFFIX))
    except OSError:
        return
    yield from ((each, _name_of(each)) for each in files if not each.startswith("."))


def _name_of(file: str) -> str:
    """The name of the campaign in a file: as it is kept, unless it is one that no campaign can have."""
    name = ESCAPE.sub(lambda found: chr(int(found[1], 16)), file.removesuffix(SUFFIX))
    try:
        return clean(name)
    except NameBad:
        return unicodedata.normalize("NFC", name)


def _same(folder: Path, wanted: str) -> Path:
    """The file of that name, or of the same letters in another case or composition; else where it would be.

    Somebody may have named it by hand, with signs and spaces that a name is kept without.
    """
    if not (folder / wanted).exists():
        name = _name_of(wanted).casefold()
        return next((folder / file for file, told in _files(folder) if told.casefold() == name), folder / wanted)
    return folder / wanted


def _unused(folder: Path, name: str) -> Path:
    path, count = folder / file_name(name), 1
    while _taken(path):
        count += 1
        path = folder / file_name(f"{clean(name)[: LONGEST_NAME - 4]} {count}")
    return path


def _taken(path: Path) -> bool:
    """Whether a campaign lies there, or the journal of a lost one, which SQLite would read into any other."""
    return any(path.with_name(path.name + beside).exists() for beside in BESIDE)


def move_campaign(path: Path, target: Path) -> None:
    """Move a campaign's file with what SQLite keeps beside it; never over another, also one that is just made."""
    claim(target)
    try:
        for beside in reversed(BESIDE):
            source = path.with_name(path.name + beside)
            if source.exists():
                source.replace(target.with_name(target.name + beside))
    except OSError:
        target.unlink(missing_ok=True)  # only the claim: the campaign itself is moved last
        raise
