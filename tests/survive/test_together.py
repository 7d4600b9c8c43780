"""Several processes on one campaign: nothing lost, nothing twice, nothing interleaved (B8, A11, B14)."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pexpect
import pytest

from ledger.store import chain
from tests.survive.files import audited, opened, receipts, rows_in
from tests.survive.shell import GAME, PATIENCE, Answer, Shell, receipt_in, seeded

ROLLS = {2: 10, 8: 6}
"""Shells side by side, and how often each rolls."""
WARM = 50
"""Rolls of a shell that stays open."""


class Played:
    """What one shell saw of its own moves."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[int, str]] = []
        self.interrupted = 0


def _play(shell: Shell, seed: int, often: int, haste: float) -> Played:
    """Roll some times, one process a roll; the first is interrupted at once, and about every third somewhere."""
    chance, played = seeded(seed), Played()
    for roll in range(often):
        process = shell.start("roll", "2d6", str(seed % 6 + 1), str(roll % 6 + 1))
        signalled = not roll or chance.random() < 1 / 3
        if signalled:
            time.sleep(chance.uniform(0, haste) if roll else 0)
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        told = receipt_in(out.decode())
        if told[0]:
            played.acknowledged.append(told)
        else:
            assert signalled, err.decode()
            starting = b"Fatal Python error: init_" in err  # Python itself, in any phase before the command begins
            assert process.returncode in (130, -signal.SIGINT) or starting, err.decode()
            played.interrupted += 1
    return played


@pytest.mark.parametrize("shells", ROLLS)
def test_shells_side_by_side_store_each_roll_once(delve: Shell, shells: int) -> None:
    """B8: two and eight processes at once, some interrupted by Ctrl-C at any instant."""
    before = rows_in(delve.file())
    haste = delve.seconds() * shells
    with ThreadPoolExecutor(shells) as pool:
        played = list(pool.map(lambda seed: _play(delve, seed, ROLLS[shells], haste), range(shells)))
    stored = rows_in(delve.file())[len(before) :]
    acknowledged = [told for each in played for told in each.acknowledged]
    interrupted = sum(each.interrupted for each in played)
    assert len({own for _, own in acknowledged}) == len(acknowledged)
    assert {own for _, own in acknowledged} <= receipts(delve.file())
    assert len(acknowledged) <= len(stored) <= len(acknowledged) + interrupted
    assert interrupted
    assert [row.number for row in stored] == list(range(len(before) + 1, len(before) + len(stored) + 1))
    bodies = [json.loads(chain.unseal(row.state)[1]) for row in stored]
    moves = [body["m"] for body in bodies]
    assert moves == list(range(moves[0], moves[0] + len(moves)))
    assert delve("audit", "--deep").status == 0


def _script(seed: int) -> list[str]:
    return [f"roll 2d20 {seed + 1} {roll % 20 + 1}" for roll in range(WARM)]


def _typed_in(delve: Shell) -> list[str]:
    """The words of every stored move, as they were typed."""
    bodies = (json.loads(chain.unseal(row.state)[1]) for row in rows_in(delve.file()))
    return [body["s"]["typed"] for body in bodies if "s" in body]


def _warm_shell(shell: Shell, seed: int, interrupts: int) -> tuple[str, str]:
    """A shell that stays open and is given its script at once, with a Ctrl-C now and then."""
    chance = seeded(seed)
    process = shell.start("shell", stdin=subprocess.PIPE, bufsize=0)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n".join(_script(seed)).encode() + b"\n")
    first = process.stdout.readline()
    for _ in range(interrupts):
        time.sleep(chance.uniform(0, 0.1))
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    return (first + out).decode(), err.decode()


@pytest.mark.parametrize("interrupts", [0, 12])
def test_eight_warm_shells_roll_fifty_times_each(delve: Shell, interrupts: int) -> None:
    """B8: eight processes that stay open and write as fast as they can, undisturbed and with Ctrl-C in between."""
    before = len(rows_in(delve.file()))
    with ThreadPoolExecutor(8) as pool:
        ends = list(pool.map(lambda seed: _warm_shell(delve, seed, interrupts), range(8)))
    told = [receipt_in(line) for out, _ in ends for line in out.splitlines()]
    acknowledged = [own for number, own in told if number]
    stored = len(rows_in(delve.file())) - before
    assert len(acknowledged) == len(set(acknowledged))
    assert set(acknowledged) <= receipts(delve.file())
    assert len(acknowledged) <= stored <= len(acknowledged) + 8 * interrupts
    assert not [err for _, err in ends if "Traceback" in err or "fault of ours" in err], [err for _, err in ends]
    for seed in range(8):  # each shell's rolls stand in the order in which it made them
        mine = [each for each in _typed_in(delve) if each.startswith(f"roll 2d20 {seed + 1} ")]
        script = iter(_script(seed))
        assert all(each in script for each in mine)
        assert interrupts or len(mine) == WARM
    delve("audit", "--deep")


def test_one_takes_back_while_another_plays(delve: Shell) -> None:
    """A11: two shells that stay open, one plays and one undoes as fast as they can: one wins, the other is told."""
    scripts = ("\n".join(f"note line {line}" for line in range(40)), "\n".join(["undo"] * 40))
    with ThreadPoolExecutor(2) as pool:
        played, undone = pool.map(lambda script: delve("shell", typed=script, status=None), scripts)
    for end in (played, undone):
        assert end.clear(), end
    acknowledged = [receipt_in(line)[1] for end in (played, undone) for line in end.out.splitlines()]
    told = [own for own in acknowledged if own]
    assert len(set(told)) == len(told)
    assert set(told) <= receipts(delve.file())
    assert undone.out.count("Undone") + undone.err.count("No: ") >= 40
    rows = rows_in(delve.file())
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert len(_typed_in(delve)) >= len(told)
    delve("audit", "--deep")


def test_a_line_sent_twice_at_once_is_stored_once(delve: Shell) -> None:
    """C10: the same line under the same id from two shells at the same moment."""
    for line in range(4):
        with ThreadPoolExecutor(2) as pool:
            words = ("--request", f"twice-{line}", "note", f"once only {line}")
            ends = list(pool.map(lambda words: delve(*words), (words, words)))
        assert all(end.status == 0 for end in ends)
    assert [each for each in _typed_in(delve) if "once only" in each] == [f"note once only {line}" for line in range(4)]


def test_two_undo_at_once_and_neither_takes_back_more_than_one(delve: Shell) -> None:
    """A11: each undo that is acknowledged takes back one step; an undo that came too late says so."""
    delve("note", "first")
    delve("note", "second")
    with ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(lambda _: delve("undo", status=None), range(2)))
    assert {end.status for end in ends} <= {0, 4}
    done = [end for end in ends if end.status == 0]
    assert done
    undone = re.findall(r"Undone #\d+: note (\w+)", "".join(end.out for end in done))
    assert sorted(undone) == ["first", "second"][-len(done) :]
    delve("audit", "--deep")


def test_a_play_while_the_other_shell_asks_wins_and_the_other_is_told(delve: Shell) -> None:
    """A11: an undo waits for its yes, meanwhile another plays: one wins, the other is told, the audit is clean."""
    for line in range(6):
        delve("note", f"line {line}")
    asking = delve.terminal("undo", "6")
    asking.expect(r"Go on\? y/n")
    stored = delve("note", "meanwhile").receipt[1]
    asking.sendline("y")
    asking.expect("Somebody else wrote")
    asking.expect(pexpect.EOF)
    asking.wait()
    assert asking.exitstatus == 4
    assert delve("log").text.count("meanwhile")
    assert stored in receipts(delve.file())
    assert delve("undo").out.startswith("Undone")
    delve("audit", "--deep")


def test_a_warm_shell_sees_what_others_do(delve: Shell) -> None:
    """A11, C1: a shell that stays open goes on from where the campaign is, not from where it was."""
    warm = delve.terminal("shell")
    warm.expect("Test> ")
    warm.sendline("note from the warm shell")
    warm.expect(r"#(\d+) \w{8}")
    number = receipt_in(str(warm.after))[0]
    assert delve("note", "from outside").receipt[0] == number + 1
    assert "from outside" in delve("undo").out
    warm.expect("Test> ")
    warm.sendline("note once more")
    warm.expect(rf"#{number + 2} \w{{8}}")
    warm.expect("Test> ")
    warm.sendline("undo")
    warm.expect("Undone #")
    warm.expect("Test> ")
    warm.sendline("exit")
    warm.expect(pexpect.EOF)
    delve("audit", "--deep")


def _notes(delve: Shell, name: str) -> list[Answer]:
    return [delve("-c", name, "note", f"for {name}") for _ in range(8)]


def test_one_campaign_is_switched_while_another_is_played(delve: Shell) -> None:
    """B14: `use` in one shell in the middle of moves in another: no move lands in the wrong campaign."""
    before = {name: len(rows_in(delve.file(name))) for name in ("Test", "Other")}
    switching = [("use", "Other"), ("use", "Test")] * 4

    def switch() -> None:
        for words in switching:
            delve(*words)

    with ThreadPoolExecutor(3) as pool:
        switched = pool.submit(switch)
        tests, others = (pool.submit(_notes, delve, name) for name in ("Test", "Other"))
        switched.result()
        answers = {"Test": tests.result(), "Other": others.result()}
    for name, told in answers.items():
        stored = rows_in(delve.file(name))[before[name] :]
        other = {"Test": "Other", "Other": "Test"}[name]
        assert len([row for row in stored if f'"typed":"note for {name}"'.encode() in row.state]) == len(told)
        assert not [row for row in stored if f"for {other}".encode() in row.state]
        assert audited(delve.file(name)).wrong == ""


def test_two_found_the_same_name_at_once_and_one_is_told(fresh: Shell) -> None:
    """B14: of two `new` with one name at one time the first wins whole, the second is refused."""
    with ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(lambda who: fresh("new", "Twin", GAME, who, "Ben", status=None), ("Ana", "Eve")))
    assert sorted(end.status for end in ends) == [0, 3]
    winner = next(end for end in ends if end.status == 0)
    loser = next(end for end in ends if end.status == 3)
    assert "Twin" in loser.err
    assert winner.receipt[1] in receipts(fresh.file("Twin"))
    assert [each.name for each in (fresh.home / "campaigns").iterdir()] == ["Twin.delve"]
    fresh("audit", "--deep")


def test_a_name_that_is_taken_stays_with_its_campaign(delve: Shell) -> None:
    """B14: `new`, `rename`, `recover` and `import` over a name that is taken are refused; nothing is changed."""
    paper = delve.home.parent / "test.json"
    delve("export", str(paper))
    delve("--yes", "delete", "Other")
    delve("rename", "Test", "Other")
    was = delve.file("Other").read_bytes()
    for words in (
        ("new", "Other", GAME, "Eve", "Finn"),
        ("new", "oTHER", GAME, "Eve", "Finn"),
        ("recover", "Other"),
        ("import", str(paper), "Other"),
    ):
        assert "already" in delve(*words, status=3).err
    assert delve.file("Other").read_bytes() == was
    assert subprocess.run(["ls", delve.home / "campaigns"], capture_output=True, check=True).stdout == b"Other.delve\n"
    delve("audit", "--deep")


def test_while_another_holds_the_campaign_one_waits_or_is_told(delve: Shell) -> None:
    """B8: a writer that never lets go costs patience, never the ledger."""
    script = f"""
import sqlite3, sys, time
held = sqlite3.connect({str(delve.file())!r}, isolation_level=None)
held.execute("BEGIN IMMEDIATE")
print("held", flush=True)
time.sleep(float(sys.argv[1]))
held.execute("ROLLBACK")
"""
    for seconds, status in (("1", 0), ("30", 4)):
        holder = subprocess.Popen([sys.executable, "-c", script, seconds], stdout=subprocess.PIPE)
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"held\n"
            answer = delve("note", f"held for {seconds}", status=status)
            assert bool(answer.receipt[0]) == (status == 0)
        finally:
            holder.kill()
            holder.communicate()
    delve("audit")


def test_the_folders_of_a_copy_do_not_meet(warm: Path, tmp_path: Path) -> None:
    """B14, C7: a copied home is another home: playing in one changes nothing in the other."""
    one, other = (Shell(shutil.copytree(warm, tmp_path / name / "home")) for name in ("one", "other"))
    one("note", "only here")
    other("roll", "d6", "2")
    assert b"only here" not in other.file().read_bytes()
    with opened(one.home) as first, opened(other.home) as second:
        assert first.rows.campaign == second.rows.campaign
        assert first.receipt != second.receipt
