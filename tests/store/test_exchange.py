"""Export and import: the same entries, the same hashes, the same state; all or nothing."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ledger.core.frozen import to_json
from ledger.core.table.moves import Found
from ledger.store import chain
from ledger.store.audit import Audit
from ledger.store.campaigns import found, open_campaign
from ledger.store.entries import compact
from ledger.store.exchange import FORM, export_to, read, write
from ledger.store.faults import Damaged, NameBad, NameTaken, Newer
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from tests.store.table import note, notes, scout, undo


@pytest.fixture
def played(ledger: Ledger[Any]) -> Ledger[Any]:
    """A campaign with a branch that was taken back."""
    note(ledger, "Öli\n李")
    scout(ledger, "Burial Mound", 2)
    undo(ledger)
    scout(ledger, "O'Brien's", 1)
    return ledger


@pytest.fixture
def text(played: Ledger[Any]) -> str:
    """Its document."""
    file = io.StringIO()
    assert write("Test", played, file) == played.last.number
    return file.getvalue()


def test_an_import_is_the_identical_ledger(home: Home, played: Ledger[Any], text: str) -> None:
    name, opened = read(home, text, "Copy")
    assert name == "Copy"
    assert list(opened.rows.scan()) == list(played.rows.scan())
    assert (opened.state, opened.head, opened.receipt) == (played.state, played.head, played.receipt)
    assert Audit(opened).deep().wrong == ""
    again = io.StringIO()
    write("Test", opened, again)
    assert again.getvalue() == text
    note(opened, "on")
    assert notes(opened).endswith("on")
    opened.close()


def test_a_document_holds_the_state_for_other_programs(played: Ledger[Any], text: str) -> None:
    document = json.loads(text)
    assert document["state"] == to_json(played.state)
    assert document["head"] == played.head
    assert document["campaign"] == {"id": played.rows.campaign, "name": "Test", "game": "toy"}
    assert [each["number"] for each in document["entries"]] == list(range(1, played.last.number + 1))


def test_fields_of_later_versions_are_passed_over(home: Home, text: str) -> None:
    document = json.loads(text)
    document.update(weather="rain")
    document["campaign"]["club"] = "Tuesday"
    _, opened = read(home, json.dumps(document), "Copy")
    assert Audit(opened).deep().wrong == ""
    opened.close()


Change = Callable[[dict[str, Any]], object]
CHANGES: dict[str, tuple[Change, type[Damaged]]] = {
    "a newer form": (lambda held: held.update(delvelog=FORM + 1), Newer),
    "no form": (lambda held: held.pop("delvelog"), Damaged),
    "a form that is text": (lambda held: held.update(delvelog="1"), Damaged),
    "a game that is not here": (lambda held: held["campaign"].update(game="chess"), Newer),
    "an id that is none": (lambda held: held["campaign"].update(id="../x"), Damaged),
    "another id": (lambda held: held["campaign"].update(id="0" * 32), Damaged),
    "no campaign": (lambda held: held.pop("campaign"), Damaged),
    "no entries": (lambda held: held.update(entries=[]), Damaged),
    "entries that are none": (lambda held: held.update(entries={}), Damaged),
    "an entry less": (lambda held: held["entries"].pop(3), Damaged),
    "the first entry gone": (lambda held: held["entries"].pop(0), Damaged),
    "two entries swapped": (lambda held: held["entries"].insert(2, held["entries"].pop(3)), Damaged),
    "an entry twice": (lambda held: held["entries"].append(held["entries"][-1]), Damaged),
    "an edited body": (lambda held: held["entries"][3]["body"]["e"].update(text="z"), Damaged),
    "an edited topic": (lambda held: held["entries"][3].update(topic="toy/x/1"), Damaged),
    "an edited hash": (lambda held: held["entries"][3].update(hash="0" * 64), Damaged),
    "a hash that is none": (lambda held: held["entries"][3].update(hash="zz"), Damaged),
    "a number that is text": (lambda held: held["entries"][3].update(number="4"), Damaged),
    "an unknown field": (lambda held: held["entries"][3].update(extra=1), Damaged),
    "a body that is none": (lambda held: held["entries"][3].update(body=[]), Damaged),
}


@pytest.mark.parametrize(("change", "fault"), CHANGES.values(), ids=CHANGES.keys())
def test_what_does_not_fit_brings_nothing_in(home: Home, text: str, change: Change, fault: type[Damaged]) -> None:
    document = json.loads(text)
    change(document)
    with pytest.raises(fault):
        read(home, json.dumps(document), "Copy")
    assert sorted(each.name for each in home.campaigns.iterdir() if "-" not in each.name) == ["Test.delve"]


def test_a_document_that_only_hangs_together_brings_nothing_in(home: Home, text: str) -> None:
    """Every hash fits, and yet it is no campaign: it begins with a note."""
    document = json.loads(text)
    document["entries"] = [chained(document["campaign"]["id"], 1, "table/note-taken/1", {"text": "x"})]
    with pytest.raises(Damaged):
        read(home, json.dumps(document), "Copy")
    assert home.names() == ("Test",)


@pytest.mark.parametrize("to", [0, 10, 99])
def test_a_head_that_leads_nowhere_brings_nothing_in(home: Home, text: str, to: int) -> None:
    document = json.loads(text)
    last = document["entries"][-1]
    fields = {"how": "restore", "to": to, "left": 1}
    number = last["number"] + 1
    forged = chained(document["campaign"]["id"], number, "ledger/head-moved/1", fields, bytes.fromhex(last["hash"]))
    document["entries"].append(forged)
    with pytest.raises(Damaged):
        read(home, json.dumps(document), "Copy")
    assert home.names() == ("Test",)


def chained(
    campaign: str, number: int, topic: str, fields: dict[str, Any], before: bytes = chain.ROOT
) -> dict[str, Any]:
    """A forged entry of a document whose hash fits."""
    body = {"b": number, "m": 1, "e": fields}
    return {
        "number": number,
        "topic": topic,
        "hash": chain.link(before, campaign, number, topic, compact(body)).hex(),
        "body": body,
    }


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"x"', "{}", '{"delvelog":1}', "\x00", "[" * 100_000])
def test_what_is_no_document_brings_nothing_in(home: Home, text: str) -> None:
    with pytest.raises(Damaged):
        read(home, text, "Copy")
    assert home.names() == ()


def test_a_campaign_is_not_brought_in_over_another(home: Home, text: str) -> None:
    with pytest.raises(NameTaken):
        read(home, text)
    with pytest.raises(NameBad):
        read(home, text, "\x1b[2J")


def test_the_file_appears_as_a_whole_or_not_at_all(home: Home, played: Ledger[Any], tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    export_to("Test", played, target)
    before = target.read_bytes()
    with pytest.raises(NameTaken):
        export_to("Test", played, target)
    assert target.read_bytes() == before
    assert [each.name for each in tmp_path.glob("*.json*")] == ["out.json"]


def test_two_campaigns_keep_apart(home: Home, played: Ledger[Any]) -> None:
    """A second campaign begins like any first one, and neither writes to the other."""
    other = found(home, "Other", "toy", Found(players=("Ana", "Ben")))
    fresh = found(home, "Fresh", "toy", Found(players=("Ana", "Ben")))
    assert to_json(other.state) == to_json(fresh.state)
    note(other, "theirs")
    played.refresh()
    assert "theirs" not in notes(played)
    again = open_campaign(home, "Other", quick=True)
    assert notes(again) == "theirs"
    for each in (other, fresh, again):
        each.close()
