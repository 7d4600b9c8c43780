"""Files that are made, moved and copied while somebody else does the same."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ledger.core.table.moves import Found, Note
from ledger.store import campaigns, exchange, files
from ledger.store.campaigns import open_campaign
from ledger.store.faults import NameTaken
from ledger.store.files import whole_text
from ledger.store.home import Home, move_campaign
from ledger.store.ledger import Ledger
from ledger.store.rows import Row
from tests.store.table import note, notes, say


def _no_link(*_: object) -> None:
    raise PermissionError(1, "Operation not permitted")


def test_a_disk_without_links_replaces_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", _no_link)
    whole_text(tmp_path / "sheet.md", "mine")
    assert (tmp_path / "sheet.md").read_text("utf-8") == "mine"
    with pytest.raises(NameTaken):
        whole_text(tmp_path / "sheet.md", "theirs")
    assert [each.name for each in tmp_path.iterdir()] == ["sheet.md"]
    assert (tmp_path / "sheet.md").read_text("utf-8") == "mine"


def test_a_campaign_is_never_moved_over_one_that_was_just_founded(
    home: Home, ledger: Ledger[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger.close()
    campaigns.found(home, "Other", "toy", Found(players=("Cleo",))).close()
    monkeypatch.setattr(Path, "exists", lambda path: path.suffix == ".delve" and path.stem == "Test")
    with pytest.raises(NameTaken):
        move_campaign(home.campaigns / "Test.delve", home.campaigns / "Other.delve")
    monkeypatch.undo()
    assert home.names() == ("Other", "Test")


def test_a_move_that_fails_leaves_no_empty_campaign(
    home: Home, ledger: Ledger[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger.close()
    monkeypatch.setattr(Path, "replace", _no_link)
    with pytest.raises(PermissionError):
        move_campaign(home.campaigns / "Test.delve", home.campaigns / "Other.delve")
    assert home.names() == ("Test",)


def test_the_name_of_a_new_campaign_reaches_the_disk(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Path] = []
    monkeypatch.setattr(files, "_sync", kept.append)
    campaigns.found(home, "Test", "toy", Found(players=("Ana",))).close()
    assert kept == [home.campaigns]


def test_an_export_is_of_one_moment_while_others_write(
    home: Home, ledger: Ledger[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    note(ledger, "a")
    other = open_campaign(home, "Test", quick=True)
    scan = ledger.rows.scan

    def meanwhile() -> Iterator[Row]:
        say(other, Note(text="b"), Note(text="c"))
        yield from scan()

    monkeypatch.setattr(ledger.rows, "scan", meanwhile)
    document = io.StringIO()
    count = exchange.write("Test", ledger, document)
    other.close()
    assert count == ledger.last.number
    name, copy = exchange.read(home, document.getvalue(), "Copy")
    assert (name, notes(copy), copy.head, copy.state) == ("Copy", "a", ledger.head, ledger.state)
    copy.close()


def test_an_audit_is_of_one_moment_while_others_write(home: Home, ledger: Ledger[Any]) -> None:
    note(ledger, "a")
    other = open_campaign(home, "Test", quick=True)
    rows = other.rows.scan()
    first = next(rows)
    note(ledger, "b")
    rest = list(rows)
    other.close()
    assert [first, *rest] == ledger.rows.select()[: len(rest) + 1]
