"""What is written for other programs fits the schemas that are published."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from cli.shapes import export_schema, sheets_schema
from ledger.registry import games
from ledger.store import exchange
from ledger.store.ledger import Ledger
from projections.sheets.document import VERSION, document
from projections.sheets.gather import sheets
from tests.cli.conftest import Shell
from tests.laws.histories import history

SHEETS = Draft202012Validator(sheets_schema())
EXPORT = Draft202012Validator(export_schema())
each_game = pytest.mark.parametrize("game", games())


def exported(opened: Ledger[Any]) -> dict[str, Any]:
    """A campaign as another program reads it."""
    file = io.StringIO()
    exchange.write("Told", opened, file)
    found: dict[str, Any] = json.loads(file.getvalue())
    return found


@each_game
def test_the_sheets_of_a_campaign_fit_their_schema_at_any_move(game: str) -> None:
    played = history(game, 1)
    live = list(played.tree.ancestry(played.head))
    for head in live[:: len(live) // 6]:
        state = played.state_at(head)
        told = document(sheets(played, state, head), "Told", played, head)
        SHEETS.validate(json.loads(json.dumps(told)))
        assert (told["game"], told["move"]) == (game, played.entry(head).move)
        assert [each["owner"] for each in told["sheets"]] == [each.owner for each in played.rules.views.sheets(state)]


@each_game
def test_an_exported_campaign_fits_its_schema_facts_and_state(game: str) -> None:
    EXPORT.validate(exported(history(game, 1)))


WRONG = {
    "a fact with a field too many": lambda told: told["entries"][1]["body"]["e"].update(extra=1),
    "a fact of another type": lambda told: told["entries"][1]["body"]["e"].update(players="Ana"),
    "a fact without its field": lambda told: told["entries"][1]["body"]["e"].pop("players"),
    "an entry without hash": lambda told: told["entries"][0].pop("hash"),
    "a state with a field too many": lambda told: told["state"].update(weather="rain"),
    "another version": lambda told: told.update(delvelog=exchange.FORM + 1),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG.keys())
@each_game
def test_what_is_otherwise_does_not_fit(game: str, change: Any) -> None:
    told = exported(history(game, 1))
    told["entries"] = told["entries"][:3]
    EXPORT.validate(told)
    change(told)
    with pytest.raises(ValidationError):
        EXPORT.validate(told)


def test_sheets_go_to_a_file_and_into_the_answer_with_every_field(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")

    assert delve("sheet --to told.json") == "3 sheets in\n  told.json\n"
    told = json.loads((tmp_path / "told.json").read_text("utf-8"))

    assert told == delve.json("sheet")["document"]
    SHEETS.validate(told)
    assert {name: told[name] for name in ("format", "version", "campaign", "game", "move")} == {
        "format": "delvelog-sheets",
        "version": VERSION,
        "campaign": "Test",
        "game": "toy",
        "move": 2,
    }
    assert delve.json("sheet Ana --at 1")["document"]["move"] == 1


@pytest.mark.parametrize("change", [{"version": 2}, {"format": "x"}, {"extra": 1}, {"sheets": [{"title": "x"}]}])
def test_sheets_of_another_form_do_not_fit(delve: Shell, change: dict[str, Any]) -> None:
    told = delve.json("sheet")["document"]
    SHEETS.validate(told)
    with pytest.raises(ValidationError):
        SHEETS.validate({**told, **change})
