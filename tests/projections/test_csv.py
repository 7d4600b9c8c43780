"""Tables for a spreadsheet: the right types, and nothing that it would carry out."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path

import pytest

from projections.readmodel.sheets import harmless
from projections.readmodel.tables import TABLES
from tests.cli.conftest import Shell


def read(text: str) -> list[dict[str, str]]:
    """The rows by column, as any reader of CSV takes them."""
    return list(csv.DictReader(StringIO(text, newline="")))


def test_moves_and_tracks_stand_under_their_columns(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")
    delve("undo")
    delve("scout Mines 1")

    assert delve("csv tracks tracks.csv") == "tracks in\n  tracks.csv\n"

    rows = read((tmp_path / "tracks.csv").read_text("utf-8"))
    doom = [(row["was"], row["now"], row["live"]) for row in rows if row["key"] == "doom"]
    assert doom == [("10", "8", "0"), ("10", "9", "1")]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])
def test_a_text_is_never_a_formula(text: str) -> None:
    assert harmless(text) == f"'{text}"


@pytest.mark.parametrize("cell", [-1, 0, None, "Ana", "a-b", ""])
def test_what_is_no_formula_stays_as_it_is(cell: object) -> None:
    assert harmless(cell) == cell


def test_commas_quotes_and_letters_come_back(delve: Shell, tmp_path: Path) -> None:
    delve("note so, said Zoë")
    delve("csv moves moves.csv")

    assert read((tmp_path / "moves.csv").read_text("utf-8"))[-1]["typed"] == "note so, said Zoë"


@pytest.mark.parametrize("table", TABLES)
def test_every_table_can_be_had(delve: Shell, tmp_path: Path, table: str) -> None:
    delve("scout Mines 2")
    delve(f"csv {table} {table}.csv")

    assert (tmp_path / f"{table}.csv").read_bytes().startswith((b"campaign,", b"id,campaign,", b"game,"))
    assert "[name-taken]" in delve(f"csv {table} {table}.csv", status=3)


def test_a_table_that_is_not_there_is_said(delve: Shell) -> None:
    assert "[table-unknown]" in delve("csv dragons", status=2)
    assert "moves" in delve.flat("csv", status=2)
