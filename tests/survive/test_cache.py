"""The cache is never the truth: missing, damaged, stale or foreign, the answers are the same (design, snapshots)."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from zlib import crc32

import pytest

from tests.survive.shell import Shell

QUESTIONS = (
    ("--json",),
    ("--json", "show"),
    ("log", "all"),
    ("why", "fate"),
    ("show", "--at", "4"),
    ("audit", "--deep"),
)


def _snapshots(home: Path) -> list[Path]:
    return sorted(each for each in (home / "cache").rglob("[0-9]*") if each.parent.name in ("recent", "along"))


def _each(change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def spoil(home: Path) -> None:
        for snapshot in _snapshots(home):
            snapshot.write_bytes(change(snapshot.read_bytes()))

    return spoil


def _older(home: Path) -> None:
    """Every snapshot takes the place of the next one."""
    snapshots = _snapshots(home)
    for snapshot, other in pairwise(snapshots):
        shutil.copyfile(snapshot, other)


def _of_another_campaign(home: Path) -> None:
    one, other = (folder for folder in sorted((home / "cache").iterdir()) if (folder / "recent").is_dir())
    shutil.rmtree(one)
    shutil.copytree(other, one)


def _folders(home: Path) -> None:
    for snapshot in _snapshots(home):
        snapshot.unlink()
        snapshot.mkdir()


def _a_file(home: Path) -> None:
    shutil.rmtree(home / "cache")
    (home / "cache").write_text("no folder", "utf-8")


def _unreadable_names(home: Path) -> None:
    for snapshot in _snapshots(home):
        for name in ("0", "999999999999999999999", "٣", ".1.1", "x"):
            shutil.copyfile(snapshot, snapshot.with_name(name))


def _forged(content: bytes) -> bytes:
    """A snapshot with another state and all its marks, as only somebody who knows the cache could write it."""
    first, _, body = content.partition(b"\n")
    forged = body.replace(b'"fate":', b'"fate":1', 1)
    return first.rsplit(b" ", 1)[0] + f" {crc32(forged):08x}\n".encode() + forged


def _edition(content: bytes) -> bytes:
    """What a snapshot of another version of the rules looks like: another edition, another state."""
    return b"00000000" + _forged(content)[8:]


SPOILT: dict[str, Callable[[Path], None]] = {
    "no cache at all": lambda home: shutil.rmtree(home / "cache"),
    "empty files": _each(lambda _: b""),
    "cut": _each(lambda content: content[: len(content) // 2]),
    "zeroed": _each(lambda content: bytes(len(content))),
    "a flipped bit": _each(lambda content: content[:-40] + bytes([content[-40] ^ 1]) + content[-39:]),
    "no JSON": _each(lambda content: content.partition(b"\n")[0] + b"\n]["),
    "of other rules": _each(_edition),
    "of another entry": _older,
    "of another campaign": _of_another_campaign,
    "folders": _folders,
    "a file in its place": _a_file,
    "odd names": _unreadable_names,
}


def _answers(delve: Shell, capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [delve.here(capsys, *words).text for words in QUESTIONS]


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT.keys())
def test_a_spoilt_cache_changes_no_answer(
    delve: Shell, spoil: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """A2: the same words before and after; then the campaign goes on, back and forth, as if nothing had been."""
    delve.here(capsys, "-c", "Other", "note", "so that both have a cache")
    was = _answers(delve, capsys)
    spoil(delve.home)
    assert _answers(delve, capsys) == was
    status = delve.here(capsys).out
    delve.here(capsys, "note", "goes on")
    delve.here(capsys, "undo")
    assert delve.here(capsys).out == status
    delve.here(capsys, "redo")
    delve.here(capsys, "--yes", "undo", "5")
    delve.here(capsys, "redo", "all")
    delve.here(capsys, "audit", "--deep")


def test_a_forged_snapshot_is_found_by_the_audit(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B11: a snapshot that was rewritten with all its marks is believed by a glance, and found by the deep audit."""
    _each(_forged)(delve.home)
    assert "not what the entries give" in " ".join(delve.here(capsys, "audit", "--deep", status=5).err.split())
    shutil.rmtree(delve.home / "cache")
    delve.here(capsys, "audit", "--deep")


def test_a_home_without_its_cache_answers_in_processes_too(delve: Shell) -> None:
    """A2: the same by commands in processes of their own, one after the other."""
    was = [delve(*words).text for words in QUESTIONS[:3]]
    shutil.rmtree(delve.home / "cache")
    assert [delve(*words).text for words in QUESTIONS[:3]] == was
