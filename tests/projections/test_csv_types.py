"""Every table opens in a spreadsheet library with the right types: numbers, times, and text that stays text."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import agate  # type: ignore[import-untyped]  # it comes without types
import pytest

from projections.readmodel.tables import TABLES
from tests.cli.conftest import Shell
from tests.examples.pages import Page

EXAMPLES = Path(__file__).parents[2] / "examples"
PAGES = ("degenerates/campaign-2-the-graveyard.md", "draggmar/options.md", "draggmar/evening.md")
NUMBERS = (
    *("id", "number", "move", "moves", "session", "entry", "last", "head", "nth", "live"),
    *("was", "now", "die", "try", "face", "kept", "total"),
)
TIMES = ("at",)
KINDS = (agate.Number(), agate.DateTime(), agate.Text())
"""What a spreadsheet tells apart."""


def opened(shell: Shell, folder: Path, table: str) -> Any:
    """A table as the library reads its file."""
    shell.words("csv", table, f"{table}.csv")
    found = agate.Table.from_csv(str(folder / f"{table}.csv"), column_types=agate.TypeTester(types=KINDS))
    (folder / f"{table}.csv").unlink()
    return found


def kinds(table: Any) -> dict[str, str]:
    """The type of every column that holds anything."""
    return {
        name: type(kind).__name__
        for name, kind, column in zip(table.column_names, table.column_types, table.columns, strict=True)
        if any(cell is not None for cell in column)
    }


def wanted(name: str) -> str:
    """The type that a column of that name has."""
    return "Number" if name in NUMBERS else "DateTime" if name in TIMES else "Text"


@pytest.mark.parametrize("page", PAGES)
def test_every_column_of_every_table_has_its_type(shell: Shell, tmp_path: Path, page: str) -> None:
    Page(EXAMPLES / page).played(tmp_path)
    shell.words("version")
    for table in TABLES:
        found = kinds(opened(shell, tmp_path, table))
        assert found == {name: wanted(name) for name in found}, table


def test_the_cells_are_what_happened(delve: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ledger.store.ledger.now", lambda: "2026-01-31T19:00:30Z")
    delve("scout Mines 2 @Ana")
    delve("note =1+1")
    delve("roll 2d6 4 1 @Ben")

    moves, rolls, tracks = (opened(delve, tmp_path, table) for table in ("moves", "rolls", "tracks"))

    assert moves.columns["move"].values()[1:] == (2, 3, 4)
    assert moves.columns["typed"].values()[1:] == ("scout Mines 2 @Ana", "note =1+1", "roll 2d6 4 1 @Ben")
    assert moves.columns["at"].values()[1] == datetime(2026, 1, 31, 19, 0, 30, tzinfo=UTC)
    assert rolls.columns["face"].values() == (Decimal(4), Decimal(1))
    doom = [(row["was"], row["now"]) for row in tracks.rows if row["key"] == "doom"]
    assert doom == [(Decimal(10), Decimal(8))]
    assert {type(cell) for cell in tracks.columns["now"].values()} == {Decimal}
