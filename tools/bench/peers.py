"""Other keepers of logs, adding one entry to a store of a thousand, in the same rounds as a move of ours.

Each is set up in a folder of its own, with no settings of the user's; what is not installed is passed over.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tools.bench.clock import UNTIMED, Act, interleaved
from tools.bench.doors import FLOOR, bare, command
from tools.bench.rows import Group, Remark, Shown, compared
from tools.bench.shell import environment, run
from tools.bench.told import Told

ENTRIES = 1_000
BEGAN = datetime(2020, 1, 1, 9, tzinfo=UTC)
LATER = BEGAN + timedelta(days=2 * ENTRIES)


class Ready(NamedTuple):
    """A store that is filled, and what adds one entry to it."""

    line: Callable[[int], tuple[str, ...]]
    """The words for the entry of that number, from 0; the program itself is put before them."""
    env: Mapping[str, str] = {}
    stdin: str = ""


class Peer(NamedTuple):
    """Another program: the names that it may be installed under, and how a store of it is filled."""

    name: str
    programs: tuple[str, ...]
    fill: Callable[[str, Path], Ready]
    """(program, folder) -> a store of ENTRIES entries."""


def peers(told: Told, rounds: int) -> Group:
    """Every peer that is installed, beside a move of ours and bare Python."""
    ours = f"delve, {told.entries:,} entries"
    programme: list[tuple[str, Act]] = [(FLOOR, bare(told)), (ours, command(told, *told.tale.move))]
    programme.append((UNTIMED, command(told, "undo")))
    missing = []
    for peer in PEERS:
        program = _found(peer)
        if program:
            programme.append((peer.name, _adding(peer, program, told.folder / f"peer {peer.name}")))
        else:
            missing.append(peer.name)
    times = interleaved(rounds, programme)
    rows: list[Shown] = [compared(name, times, FLOOR, name) for name in times if name != FLOOR]
    rows += [Remark(f"not installed: {', '.join(missing)}")] if missing else []
    return Group("peers", f"Add one entry to {ENTRIES:,}; floor: bare python", tuple(rows))


def _found(peer: Peer) -> str | None:
    beside = str(Path(sys.executable).parent)
    return next(
        (found for each in peer.programs if (found := shutil.which(each) or shutil.which(each, path=beside))), None
    )


def _adding(peer: Peer, program: str, folder: Path) -> Act:
    folder.mkdir()
    ready = peer.fill(program, folder)
    env = {**environment(folder), **ready.env}
    numbers = count()

    def add() -> None:
        run((program, *ready.line(next(numbers))), env, cwd=folder, stdin=ready.stdin)

    add()
    return add


def _days() -> Iterator[tuple[int, datetime]]:
    return ((number, BEGAN + timedelta(days=number)) for number in range(ENTRIES))


def _stamp(time: datetime) -> str:
    return time.strftime("%Y%m%dT%H%M%SZ")


def _table(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("CREATE TABLE log (number INTEGER PRIMARY KEY, text TEXT)")
        made.executemany("INSERT INTO log (text) VALUES (?)", ((f"entry {number}",) for number, _ in _days()))


def _sqlite3(_: str, folder: Path) -> Ready:
    _table(folder / "log.db")
    return Ready(lambda number: ("log.db", f"INSERT INTO log (number) VALUES ({ENTRIES + 2 + number})"))  # noqa: S608  our own number


def _sqlite_utils(_: str, folder: Path) -> Ready:
    _table(folder / "log.db")
    return Ready(lambda _: ("insert", "log.db", "log", "-"), stdin=json.dumps({"text": "more"}))


def _git(program: str, folder: Path) -> Ready:
    told = "".join(
        f"commit refs/heads/main\ncommitter Ana <ana@example.org> {day:%s} +0000\ndata 5\nentry\n" for _, day in _days()
    )
    env = environment(folder)
    run((program, "init", "-q", "-b", "main"), env, cwd=folder)
    run((program, "fast-import", "--quiet"), env, cwd=folder, stdin=told)
    who = {"GIT_AUTHOR_NAME": "Ana", "GIT_AUTHOR_EMAIL": "ana@example.org"}
    who |= {"GIT_COMMITTER_NAME": "Ana", "GIT_COMMITTER_EMAIL": "ana@example.org"}
    return Ready(lambda number: ("commit", "-q", "--allow-empty", "-m", f"more {number}"), who)


def _todo_txt(_: str, folder: Path) -> Ready:
    (folder / "todo.txt").write_text("".join(f"{day:%Y-%m-%d} entry {number}\n" for number, day in _days()))
    (folder / "config").write_text(f'export TODO_DIR="{folder}"\nexport TODO_FILE="$TODO_DIR/todo.txt"\n')
    return Ready(lambda number: ("-d", str(folder / "config"), "add", f"more {number}"))


def _taskwarrior(program: str, folder: Path) -> Ready:
    (folder / "rc").write_text(f"data.location={folder}\nconfirmation=off\nhooks=off\n")
    env = {"TASKRC": str(folder / "rc")}
    tasks = [{"description": f"entry {number}", "entry": _stamp(day)} for number, day in _days()]
    run((program, "import", "-"), {**environment(folder), **env}, cwd=folder, stdin=json.dumps(tasks))
    return Ready(lambda number: ("add", f"more {number}"), env)


def _timewarrior(_program: str, folder: Path) -> Ready:
    (folder / "data").mkdir()
    (folder / "timewarrior.cfg").touch()
    for _, day in _days():
        with (folder / "data" / f"{day:%Y-%m}.data").open("a") as file:
            file.write(f"inc {_stamp(day)} - {_stamp(day + timedelta(hours=1))} # crawl\n")

    def line(number: int) -> tuple[str, ...]:
        start = BEGAN + timedelta(days=ENTRIES + number)
        return ("track", _stamp(start), "-", _stamp(start + timedelta(hours=1)), "crawl")

    return Ready(line, {"TIMEWARRIORDB": str(folder)})


def _jrnl(_: str, folder: Path) -> Ready:
    (folder / "journal.txt").write_text(
        "".join(f"[{day:%Y-%m-%d %H:%M}] Entry {number}.\n\n" for number, day in _days())
    )
    settings = {
        "version": "v4.0", "journals": {"default": {"journal": str(folder / "journal.txt")}}, "editor": "",
        "encrypt": False, "template": False, "default_hour": 9, "default_minute": 0, "timeformat": "%Y-%m-%d %H:%M",
        "tagsymbols": "@", "highlight": False, "linewrap": 79, "indent_character": "|",
        "colors": {"body": "none", "date": "none", "tags": "none", "title": "none"},
    }  # fmt: skip
    (folder / "jrnl.yaml").write_text(json.dumps(settings))
    return Ready(lambda number: ("--config-file", str(folder / "jrnl.yaml"), f"2030-01-01 09:00: More {number}."))


def _watson(_: str, folder: Path) -> Ready:
    frames = [
        [int(day.timestamp()), int(day.timestamp()) + 3600, "crawl", f"{number:032x}", [], int(day.timestamp())]
        for number, day in _days()
    ]
    (folder / "frames").write_text(json.dumps(frames))

    def line(number: int) -> tuple[str, ...]:
        start = BEGAN + timedelta(days=ENTRIES + number)
        return ("add", "-f", f"{start:%Y-%m-%d %H:%M}", "-t", f"{start + timedelta(hours=1):%Y-%m-%d %H:%M}", "crawl")

    return Ready(line, {"WATSON_DIR": str(folder)})


def _topydo(_: str, folder: Path) -> Ready:
    (folder / "todo.txt").write_text("".join(f"{day:%Y-%m-%d} entry {number}\n" for number, day in _days()))
    return Ready(lambda number: ("-c", "/dev/null", "-t", str(folder / "todo.txt"), "add", f"more {number}"))


def _accounts(_: str, folder: Path) -> Ready:
    """A plain text ledger has no command that adds: a line is written at its end, and the balance read."""
    book = folder / "book"
    book.write_text("".join(f"{day:%Y-%m-%d} entry {number}\n  hand  1 fate\n  track\n\n" for number, day in _days()))

    def line(number: int) -> tuple[str, ...]:
        with book.open("a") as file:
            file.write(f"{LATER:%Y-%m-%d} more {number}\n  hand  1 fate\n  track\n\n")
        return ("-f", str(book), "balance")

    return Ready(line)


PEERS = (
    Peer("sqlite3 insert", ("sqlite3",), _sqlite3),
    Peer("git commit", ("git",), _git),
    Peer("timew track", ("timew",), _timewarrior),
    Peer("todo.txt add", ("todo.sh", "todo-txt"), _todo_txt),
    Peer("task add", ("task",), _taskwarrior),
    Peer("ledger append + balance", ("ledger",), _accounts),
    Peer("hledger append + balance", ("hledger",), _accounts),
    Peer("watson add", ("watson",), _watson),
    Peer("topydo add", ("topydo",), _topydo),
    Peer("sqlite-utils insert", ("sqlite-utils",), _sqlite_utils),
    Peer("jrnl", ("jrnl",), _jrnl),
)
