"""Settings that are damaged: the note of the campaign in use (B10)."""

from __future__ import annotations

import pytest

from tests.survive.shell import Shell

DAMAGED_NOTES: dict[str, bytes] = {
    "zeroed": bytes(64),
    "cut": b"Te",
    "empty": b"",
    "no text": b"\xff\xfe\x00T\x00e",
    "two lines": b"Test\nOther\n",
    "a path": b"../../etc/passwd",
    "huge": b"A" * 100_000,
}


@pytest.mark.parametrize("name", DAMAGED_NOTES)
def test_a_damaged_note_of_the_campaign_in_use(delve: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """B10: `current` is damaged: its path is named with what to do, and no campaign is touched by a guess."""
    note, content = delve.home / "current", DAMAGED_NOTES[name]
    note.write_bytes(content)
    was = {name: delve.file(name).read_bytes() for name in ("Test", "Other")}
    for words in ((), ("note", "lost?"), ("undo",)):
        answer = delve.here(capsys, *words, status=2)
        assert "use" in answer.err
        assert str(note) in "".join(answer.err.split())
    assert {name: delve.file(name).read_bytes() for name in was} == was
    assert str(note) in "".join(delve.here(capsys, "where").out.split())
    assert str(note) in "".join(delve.here(capsys, "doctor").out.split())
    delve.here(capsys, "use", "Other")
    assert delve.here(capsys).out.startswith("Other:")
    assert delve.here(capsys, "note", "goes on").status == 0
    aside = delve.home / "current.damaged"
    assert not aside.exists() or aside.read_bytes() == content
    assert aside.exists() == (name in ("zeroed", "no text", "two lines"))


def test_a_note_that_is_a_folder(delve: Shell) -> None:
    """B10: even a folder in the place of `current` is told, not stumbled over."""
    (delve.home / "current").unlink()
    (delve.home / "current").mkdir()
    assert "current" in delve(status=2).err
    assert delve("-c", "Other").status == 0
    delve("use", "Other")
    assert delve().out.startswith("Other:")
    assert (delve.home / "current.damaged").is_dir()


def test_one_campaign_needs_no_note(delve: Shell) -> None:
    """B10: with one campaign only, a damaged note costs nothing."""
    delve("--yes", "delete", "Other")
    (delve.home / "current").write_bytes(b"\x00\xff")
    assert delve().out.startswith("Test:")
    assert delve("note", "goes on").status == 0
