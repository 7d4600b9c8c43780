"""Snapshots that might be believed wrongly: by the code that follows, and by the code that was replaced."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ledger.store import cache as room
from tests.toy import TOY


def test_an_edit_of_the_same_size_and_time_is_another_edition(tmp_path: Path) -> None:
    rule = tmp_path / "rules.py"
    rule.write_text("COST = 1\n", "utf-8")
    before, told = rule.stat(), list(room._files(str(tmp_path)))
    rule.write_text("COST = 2\n", "utf-8")
    os.utime(rule, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert rule.stat().st_mtime_ns == before.st_mtime_ns
    assert list(room._files(str(tmp_path))) != told


def test_a_process_signs_with_the_code_that_it_has_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    told = room.edition(TOY)
    monkeypatch.setattr(room, "_files", lambda _: iter((("rules.py", 9, 1, 1),)))
    assert room.edition(TOY) == told
    assert room.edition.__wrapped__(TOY) != told
