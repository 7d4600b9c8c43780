"""The printed tables: what the TOML says, from the first reading and from every later one."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from ledger.core.frozen import Frozen, Misshapen
from ledger.core.printed import need_listed, printed_table, raw_table

ROOT = Path(__file__).parents[2]
TABLES = sorted((ROOT / "ledger/games").glob("*/data/*.toml"))


@pytest.mark.parametrize("file", TABLES, ids=[f"{each.parents[1].name} {each.stem}" for each in TABLES])
def test_every_table_is_what_its_toml_says(file: Path) -> None:
    said = tomllib.loads(file.read_text("utf-8"))
    for _ in ("new", "compiled"):
        assert raw_table(str(file.parents[1] / "content.py"), file.stem) == said


def written(folder: Path, text: str, time: int) -> None:
    (folder / "data").mkdir(exist_ok=True)
    (folder / "data/play.toml").write_text(text, "utf-8")
    os.utime(folder / "data/play.toml", (time, time))


def test_a_changed_table_is_read_again(tmp_path: Path) -> None:
    beside = str(tmp_path / "content.py")
    written(tmp_path, "[fate]\nstart = 15  # DR-020\n", 1)
    assert raw_table(beside, "play") == {"fate": {"start": 15}}
    written(tmp_path, "[fate]\nstart = 14  # DR-020\n", 2)
    assert raw_table(beside, "play") == {"fate": {"start": 14}}


def test_the_second_reading_parses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = str(tmp_path / "content.py")
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    written(tmp_path, 'names = ["Öli"]', 1)
    assert raw_table(beside, "play") == {"names": ["Öli"]}
    monkeypatch.setattr(tomllib, "loads", lambda _: {})
    assert raw_table(beside, "play") == {"names": ["Öli"]}


def test_a_table_that_is_missing_or_no_toml(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        raw_table(str(tmp_path / "content.py"), "play")
    written(tmp_path, "[fate", 1)
    with pytest.raises(tomllib.TOMLDecodeError):
        raw_table(str(tmp_path / "content.py"), "play")


class Fate(Frozen):
    start: int


def test_a_table_is_read_as_its_rows_and_says_where_it_does_not_fit(tmp_path: Path) -> None:
    written(tmp_path, "start = 15", 1)
    assert printed_table(Fate, str(tmp_path / "content" / "__init__.py"), "play") == Fate(start=15)
    written(tmp_path, 'start = "15"', 2)
    with pytest.raises(Misshapen, match="Fate start: '15' is not a whole number"):
        printed_table(Fate, str(tmp_path / "content.py"), "play")


def test_what_a_table_names_it_lists() -> None:
    need_listed("heroes", "class", ["Rogue"], ["Rogue", "Warrior"])
    with pytest.raises(Misshapen, match=r"heroes\.toml: no class 'Rouge' \(did you mean Rogue\?\)"):
        need_listed("heroes", "class", ["Rogue", "Rouge"], ["Rogue", "Warrior"])
