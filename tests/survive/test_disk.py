"""Disks that are full, read-only or gone (B6, B11, B20)."""

from __future__ import annotations

import ctypes
import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.survive.files import audited, receipts, rows_in
from tests.survive.shell import DELVE, GAME, NOBODY, PATIENCE, Answer, Shell

ROOT_USER = os.geteuid() == 0
PR_CAPBSET_DROP = 24
OVERRIDES = (1, 2, 3)
"""Root's rights to write what is read-only, to read what is private, and to act as the owner of any file."""


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of a few hundred kilobytes at `folder`; skips where mounting is not allowed."""
    folder.mkdir()
    mounted = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "delve-test", folder], capture_output=True, check=False
    )
    if not mounted or mounted.returncode:
        pytest.skip("a small disk cannot be mounted here; the file size limit below stands in")
    try:
        yield folder
    finally:
        subprocess.run(["umount", folder], check=True)


def _until_refused(shell: Shell, *words: str, most: int = 60, **more: Any) -> tuple[list[str], Answer]:
    """Say a line until the disk says no; the acknowledged receipts, and the answer that was a no."""
    acknowledged: list[str] = []
    for _ in range(most):
        answer = shell(*words, status=None, **more)
        if answer.status:
            return acknowledged, answer
        acknowledged.append(answer.receipt[1])
    pytest.fail("the disk never was full")


def _told(answer: Answer, *needles: str) -> None:
    assert answer.clear(), answer
    assert answer.status == 6, answer
    for needle in needles:
        assert needle in "".join(answer.err.split()), (needle, answer)
    assert all(len(line) <= 40 for line in answer.lines), answer.lines


def test_a_full_disk_stops_the_table_and_loses_nothing(warm: Path, tmp_path: Path) -> None:
    """B6: a small disk is filled by moves: exit 6 with one clear line, all that was acknowledged is there."""
    with small_disk(tmp_path / "disk", "360k") as disk:
        shell = Shell(shutil.copytree(warm, disk / "home"))
        acknowledged, answer = _until_refused(shell, "note", "x" * 20_000)
        _told(answer, "full")
        assert acknowledged
        assert set(acknowledged) <= receipts(shell.file())
        assert audited(shell.file()).wrong == ""
        assert shell("log", "3").status == 0
        assert shell("audit", "--deep").status == 0
        for words in (("new", "Big", GAME, "Eve", "Finn"), ("export", str(disk / "all.json"))):
            _told(shell(*words, status=None))
        assert [each.name for each in (shell.home / "campaigns").iterdir() if each.name.startswith(".")] == []
        assert not (disk / "all.json").exists()
        shutil.rmtree(shell.home / "cache")
        shutil.rmtree(shell.home / "backups", ignore_errors=True)
        assert shell("undo").out.startswith("Undone")
        assert shell("note", "there is room again").receipt[1] in receipts(shell.file())
        assert shell("audit", "--deep").status == 0


def limited(most: int) -> Callable[[], None]:
    """What a child does first: no file may grow beyond `most` bytes."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


def test_a_file_that_may_not_grow_stops_the_table_and_loses_nothing(delve: Shell) -> None:
    """B6: the same by a limit of the file's size, which needs no rights; the ledger goes on once the limit is gone."""
    most = limited(delve.file().stat().st_size + 30_000)
    acknowledged, answer = _until_refused(delve, "note", "x" * 9_000, preexec_fn=most)
    _told(answer)
    assert acknowledged
    assert set(acknowledged) <= receipts(delve.file())
    assert audited(delve.file()).wrong == ""
    tiny = limited(1_000)
    for words in (("new", "Big", GAME, "Eve", "Finn"), ("export", "all.json"), ("use", "Other"), ("undo",)):
        if words[0] != "use":  # the name of a campaign fits anywhere
            _told(delve(*words, status=None, preexec_fn=tiny))
    assert delve("note", "there is room again").receipt[1] in receipts(delve.file())
    assert delve("list").out.splitlines() == ["- Other", "* Test (in use)"]
    assert delve("audit", "--deep").status == 0


def test_a_backup_that_fails_is_told_and_the_move_is_stored(delve: Shell) -> None:
    """B11: the end of a session is stored, its copy is not: both are said."""
    shutil.rmtree(delve.home / "backups")
    (delve.home / "backups").write_text("in the way", "utf-8")
    answer = delve("session", "end")
    assert "No copy was kept" in answer.out
    assert answer.receipt[1] in receipts(delve.file())
    assert "session-ended" in rows_in(delve.file())[-1].topic
    delve("audit")


def test_an_answer_that_cannot_be_written_is_no_success(delve: Shell) -> None:
    """B11: standard output is a full disk: the move is stored, and the status says that nobody heard of it."""
    before = len(rows_in(delve.file()))
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*DELVE, "note", "unheard"],
            env=delve.env,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    assert ran.returncode == 6
    assert b"answer" in ran.stderr
    assert b"Exception" not in ran.stderr
    assert len(rows_in(delve.file())) == before + 1


def test_a_reader_that_has_gone_is_no_fault(delve: Shell) -> None:
    """B11: `delve log | head -1` ends quietly."""
    for words in (("log", "all"), ("export", "-"), ("--json", "show"), ("moves",)):
        with delve.start(*words) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_nobody_listening(delve: Shell, closed: str) -> None:
    """B11: a clock job without streams: the move is stored, and nothing is written where it should not be."""
    before = len(rows_in(delve.file()))
    for words in ("note quiet", "", "log", "nonsense"):
        line = f'exec "$0" -c "$1" {words} {closed}'
        ran = subprocess.run(
            ["sh", "-c", line, DELVE[0], DELVE[2]], env=delve.env, capture_output=True, timeout=PATIENCE, check=False
        )
        assert ran.returncode == (2 if words == "nonsense" else 0), ran
        assert b"Traceback" not in ran.stderr
    assert len(rows_in(delve.file())) == before + 1
    delve("audit")


def plain() -> None:
    """What a child does first: give up what lets root pass over permissions."""
    for capability in OVERRIDES if ROOT_USER else ():
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


@contextmanager
def read_only(shell: Shell) -> Iterator[None]:
    """The home as somebody finds it who may read everything and write nothing."""
    places = [shell.home, *shell.home.rglob("*")]
    modes = {place: place.stat().st_mode for place in places}
    for place in places:
        place.chmod(0o555 if place.is_dir() else 0o444)
    try:
        yield
    finally:
        for place in places:
            place.chmod(modes[place])


WRITES: tuple[tuple[str, ...], ...] = (
    ("note", "no"),
    ("undo",),
    ("new", "Third", GAME, "Eve", "Finn"),
    ("use", "Other"),
    ("rename", "Other", "Another"),
    ("--yes", "delete", "Other"),
    ("mark", "here"),
    ("session", "end"),
)
READS: tuple[tuple[str, ...], ...] = (
    (),
    ("log",),
    ("show",),
    ("list",),
    ("audit", "--deep"),
    ("why", "fate"),
    ("export", "-"),
    ("doctor",),
)


def test_a_read_only_home_is_named_with_what_to_do(delve: Shell) -> None:
    """B20: whatever writes names the path and the remedy; whatever reads still reads."""
    paper = delve.home.parent / "paper.json"
    delve("export", str(paper))
    was = delve.file().read_bytes()
    with read_only(delve):
        for words in (*WRITES, ("import", str(paper), "Fourth")):
            answer = delve(*words, status=None, preexec_fn=plain)
            _told(answer, str(delve.home), "permission")
            assert "/.current" not in "".join(answer.text.split()), "a spare file says nothing to anybody"
        for words in READS:
            assert delve(*words, preexec_fn=plain).status == 0
    assert delve.file().read_bytes() == was
    assert delve("note", "yes").status == 0


def test_a_home_that_is_a_file_is_told(tmp_path: Path) -> None:
    """B20: `DELVE_HOME` names a file."""
    (tmp_path / "home").write_text("no folder", "utf-8")
    shell = Shell(tmp_path / "home")
    _told(shell("new", "Test", GAME, "Ana", status=None), str(tmp_path))
    assert shell(status=2).err.startswith("No: There is no campaign yet.")


UNKNOWN_USER = """
import os, pathlib, pwd
import cli.back, cli.door, cli.fault, cli.grammar, cli.main, cli.quick, cli.status, cli.commands.campaigns
os.setuid(54321)
cli.door.main()
"""


@pytest.mark.skipif(not ROOT_USER, reason="only root may become a user whom the system does not know")
def test_nobody_has_no_home(tmp_path: Path) -> None:
    """B20: no HOME, no DELVE_HOME, and a user whom the system does not know: what to set is said."""
    shell = Shell(tmp_path / "home")
    env = {name: value for name, value in shell.env.items() if name not in ("HOME", "DELVE_HOME")}
    for words in ((), ("list",), ("undo",)):
        line = [DELVE[0], "-c", UNKNOWN_USER, *words]
        ran = subprocess.run(line, env=env, cwd="/", capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (ran.returncode, ran.stdout) == (6, ""), ran
        assert "DELVE_HOME" in ran.stderr


@pytest.mark.skipif(not ROOT_USER, reason="only root may give files away")
def test_a_campaign_of_somebody_else_is_named(delve: Shell) -> None:
    """B20: a file that one may not even read is named, and the other campaigns still work."""
    os.chown(delve.file(), NOBODY, NOBODY)
    delve.file().chmod(0o600)
    for words in (("note", "no"), (), ("audit",), ("log",)):
        _told(delve(*words, status=None, preexec_fn=plain), str(delve.file()), "permission")
    assert "Other: well" in delve("doctor", status=5, preexec_fn=plain).text
    assert delve("-c", "Other", "note", "mine", preexec_fn=plain).status == 0
