"""Killed at any instant: at most the unacknowledged move is lost, and the file opens and audits clean (B5)."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.survive.files import audited, opened, receipts, rows_in
from tests.survive.shell import DELVE, GAME, PATIENCE, Shell, receipt_in, seeded

KILLS = 200
TABLES = 2
"""Campaigns that are killed side by side, one a core."""
MOST_SYNCS = 6
LINE = ("roll", "d6", "3,", "roll", "d6", "4,", "roll", "d6", "5")
"""Three moves in one line: three entries in one transaction."""
STRACE = shutil.which("strace")
WRITES = "fdatasync,fsync,pwrite64,write,ftruncate,unlink,unlinkat,rename,renameat,renameat2,link,linkat,mkdir"
"""The system calls that change a disk."""
TRACED = pytest.mark.skipif(STRACE is None, reason="strace is not installed")


def killed(shell: Shell, delay: float, *words: str) -> str:
    """Run a command, kill it after `delay` seconds, and answer what it had printed by then."""
    process = shell.start(*words)
    try:
        out, _ = process.communicate(timeout=delay)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        out, _ = process.communicate(timeout=PATIENCE)
    return out.decode()


def test_two_hundred_kills_lose_at_most_what_was_not_acknowledged(warm: Path, tmp_path: Path) -> None:
    """B5: 200 random kills of a move, on two campaigns side by side."""
    seeds = range(TABLES)
    with ThreadPoolExecutor(TABLES) as pool:
        shells = [Shell(shutil.copytree(warm, tmp_path / str(seed) / "home")) for seed in seeds]
        counts = list(pool.map(_killed_often, shells, seeds))
    died = sum(count["died"] for count in counts)
    assert died > KILLS // 4, "the kills came too late to prove anything"
    assert sum(count["acknowledged"] for count in counts) > KILLS // 50, "the kills came too early to prove anything"


def _killed_often(shell: Shell, seed: int) -> Counter[str]:
    chance = seeded(seed)
    whole = min(shell.seconds(*LINE) for _ in range(3))
    before = len(rows_in(shell.file()))
    acknowledged: set[str] = set()
    count = Counter[str]()
    for kill in range(KILLS // TABLES):
        # Half of the kills are aimed at the end of the process, where it writes.
        delay = whole * (chance.uniform(0, 1.1) if kill % 2 else chance.uniform(0.6, 1.1))
        number, own = receipt_in(killed(shell, delay, *LINE))
        count["acknowledged" if number else "died"] += 1
        whole *= 0.94 if number else 1.03  # a busy machine is slower or quicker a moment later
        acknowledged |= {own} if number else set()
        if kill % 3 == 0:  # else the next process finds the file as this one left it
            verdict = audited(shell.file())
            assert verdict.wrong == ""
            assert (verdict.rows - before) % 3 == 0, "half a line was stored"
            assert acknowledged <= receipts(shell.file())
        if kill % 50 == 0:
            shell("audit", "--deep")
    assert acknowledged <= receipts(shell.file())
    stored = len(rows_in(shell.file())) - before
    assert 3 * count["acknowledged"] <= stored <= 3 * KILLS // TABLES
    assert shell("note", "the table goes on").receipt == (_last_move(shell), _last_hash(shell))
    shell("audit", "--deep")
    return count


def _last_move(shell: Shell) -> int:
    with opened(shell.home) as ledger:
        return ledger.last.move


def _last_hash(shell: Shell) -> str:
    with opened(shell.home) as ledger:
        return ledger.receipt


WRITERS = {
    "undo": ("undo",),
    "amend": ("--yes", "amend", "2", "note", "the rain has stopped"),
    "backup": ("session", "end"),
    "found": ("new", "Fresh", GAME, "Eve", "Finn"),
    "rename": ("rename", "Other", "Another"),
    "delete": ("--yes", "delete", "Other"),
}


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS.keys())
def test_every_other_writer_may_be_killed_too(warm: Path, tmp_path: Path, words: tuple[str, ...]) -> None:
    """B5: after each kill every campaign that is listed audits clean, none is lost, and the same words go through."""
    chance = seeded(" ".join(words))
    whole = Shell(shutil.copytree(warm, tmp_path / "timed" / "home")).seconds(*words)
    for kill in range(2):
        shell = Shell(shutil.copytree(warm, tmp_path / str(kill) / "home"))
        killed(shell, whole * chance.uniform(0.4, 1.1), *words)
        there = [*(shell.home / "campaigns").glob("[!.]*.delve"), *(shell.home / "trash").glob("[!.]*.delve")]
        assert len({path.stem for path in there} - {"Fresh"}) == 2
        assert {audited(path).wrong for path in there} == {""}
    shell("doctor")
    shell(*words, status=None)
    shell("note", "the table goes on")


def traced(shell: Shell, *words: str, spell: str) -> tuple[int, str, list[str]]:
    """Run a command under strace; answers its exit status, its output and the calls that were seen."""
    log = shell.home.parent / "strace.log"
    ran = subprocess.run(
        [str(STRACE), "-f", "-qq", "-o", log, "-e", spell, *DELVE, *words],
        cwd=shell.home.parent,
        env=shell.env,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    return ran.returncode, ran.stdout.decode(), log.read_text("utf-8", "replace").splitlines()


def syncs(calls: list[str]) -> int:
    """How often the disk was told to keep what was written."""
    return sum(bool(re.search(r"\b(fdatasync|fsync)\(", call)) for call in calls)


@TRACED
def test_a_move_is_on_the_disk_before_it_is_acknowledged(delve: Shell) -> None:
    """B5: a move tells the disk at least once and at most six times, a read never; the acknowledgement comes last."""
    status, out, calls = traced(delve, "note", "kept", spell="trace=fdatasync,fsync,write")
    assert status == 0
    assert receipt_in(out) != (0, "")
    assert 1 <= syncs(calls) <= MOST_SYNCS
    told = next(at for at, call in enumerate(calls) if "write(1," in call)
    assert syncs(calls[:told]) >= 1
    for words in ((), ("log",), ("show",), ("why", "fate"), ("audit",), ("list",)):
        assert syncs(traced(delve, *words, spell="trace=fdatasync,fsync")[2]) == 0, words


@TRACED
def test_a_kill_at_each_write_to_the_disk(warm: Path, tmp_path: Path) -> None:
    """B5: one kill at each system call of a move that changes the disk, from the first to the last."""
    trial = Shell(shutil.copytree(warm, tmp_path / "trial" / "home"))
    calls = traced(trial, *LINE, spell=f"trace={WRITES}")[2]
    names = Counter(re.sub(r"^\d+ +", "", call).partition("(")[0] for call in calls if "(" in call)
    points = [(name, when) for name, count in names.items() for when in range(1, count + 1)]
    assert len(points) > 8
    with ThreadPoolExecutor(TABLES) as pool:
        ends = list(pool.map(lambda point: _killed_at(warm, tmp_path, *point), points))
    assert {"kept", "lost"} == set(ends)


def _killed_at(warm: Path, tmp_path: Path, call: str, when: int) -> str:
    shell = Shell(shutil.copytree(warm, tmp_path / f"{call}-{when}" / "home"))
    before = rows_in(shell.file())
    spell = f"inject={call}:signal=KILL:when={when}"
    status, out, _ = traced(shell, *LINE, spell=spell)
    after = rows_in(shell.file())
    assert status != 0, spell
    assert audited(shell.file()).wrong == "", spell
    assert after[: len(before)] == before, spell
    assert len(after) - len(before) in (0, 3), spell
    assert not receipt_in(out)[0] or len(after) > len(before), spell
    assert shell("note", "the table goes on").receipt[1] in receipts(shell.file())
    return "kept" if len(after) > len(before) else "lost"


def test_a_line_sent_again_after_a_kill_is_stored_once(delve: Shell) -> None:
    """B5, C10: whoever sees no acknowledgement says the same line again, under the same id."""
    chance = seeded(7)
    whole = delve.seconds("note", "how long a move takes")
    for line in range(12):
        words = ("--request", f"line-{line}", "note", f"once only {line}")
        killed(delve, whole * chance.uniform(0.6, 1.1), *words)
        delve(*words)
    said = Counter(row.state.count(b"once only") for row in rows_in(delve.file()) if b'"request":"line-' in row.state)
    assert sum(said.values()) == 12
