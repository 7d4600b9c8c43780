"""Ledgers of every release load for ever, audit clean, and show what they showed then."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copyfile

import pytest

from ledger.store.audit import audited
from ledger.store.campaigns import open_campaign
from ledger.store.home import Home
from tools.keep_ledger import lasting, wordless

KEPT = sorted((Path(__file__).parents[1] / "ledgers").glob("*.delve"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
@pytest.mark.parametrize("quick", [True, False], ids=["plain", "library"])
def test_an_old_ledger_shows_what_it_showed_then(path: Path, tmp_path: Path, *, quick: bool) -> None:
    home = Home(tmp_path, tmp_path / "cache")
    home.campaigns.mkdir()
    copyfile(path, home.path(path.stem))
    then = json.loads(path.with_suffix(".json").read_text("utf-8"))

    opened = open_campaign(home, path.stem, quick=quick)

    now = {"receipt": opened.receipt, "rows": opened.last.number, **lasting(opened.rules.views, opened.state)}
    assert json.loads(json.dumps(now)) == then
    opened.close()
    assert audited(home, path.stem, deep=True).wrong == ""


def test_a_kept_view_may_be_reworded_and_no_more() -> None:
    kept = json.loads(KEPT[0].with_suffix(".json").read_text("utf-8"))
    first, *others = kept["tracks"]

    assert wordless({**kept, "tracks": [{**first, "name": "Other", "note": "words"}, *others]}) == wordless(kept)
    assert wordless({**kept, "tracks": [{**first, "value": first["value"] + 1}, *others]}) != wordless(kept)
    assert wordless({**kept, "rows": kept["rows"] + 1}) != wordless(kept)


def test_every_release_has_left_one() -> None:
    assert KEPT
