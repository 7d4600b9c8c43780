"""The pages that follow from the source say what it says, and a stale one is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from cli.grammar.pages import WIDTH
from cli.verbs import ROOMS
from ledger.registry import games, ruleset
from tools.docs import chapters, commands_page, help_of, moves_page, moves_schema, refusals_page, stale, typed, written
from tools.refusals import CodeHidden, Refusal, refusals

RULES = """
FAR = "EM-022"

def explore(state, move):
    if move.torches > state.torches:
        told = f"You have {state.torches} torches left."
        yield Objection(code="torches-short", rule="EM-020", because=told, hint=f"explore {state.torches}")
    if not state.rooms:
        raise refused("room-unknown", "", "No such room.", ", ".join(state.rooms))
    told = f"Room {move.room} is far."
    if move.far:
        raise refused("room-far", FAR, told, "")
    if move.deep:
        raise closed(move.room, "room-closed")

def closed(room, code):
    return refused(code, "EM-021", f"{room.name} is closed.")
"""
FOUND = [
    Refusal("torches-short", "EM-020", "You have TORCHES torches left.", "explore TORCHES", final=False),
    Refusal("room-unknown", "", "No such room.", "ROOMS", final=True),
    Refusal("room-far", "EM-022", "Room ROOM is far.", "", final=True),
    Refusal("room-closed", "EM-021", "NAME is closed.", "", final=True),
]


def read(tmp_path: Path, source: str) -> list[Refusal]:
    file = tmp_path / "rooms.py"
    file.write_text(source, "utf-8")
    return list(refusals([file]))


def test_a_refusal_is_read_from_its_rule(tmp_path: Path) -> None:
    assert sorted(read(tmp_path, RULES)) == sorted(FOUND)


def test_a_code_that_is_no_word_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(CodeHidden, match=r"rooms\.py:1: f:"):
        read(tmp_path, 'def f(move):\n    kind = move.kind\n    raise refused(f"{kind}-unknown", "", "No.")\n')


@pytest.mark.parametrize("game", games())
def test_every_move_has_its_entry(game: str) -> None:
    page, verbs = moves_page(ruleset(game)), [kind.verb for kind in typed(ruleset(game))]
    assert [verb for verb in verbs if page.count(f"\n### {verb}\n") != 1] == []
    assert [verb for verb in verbs if page.count(f"[{verb}](#{verb}) | ") != 1] == []


@pytest.mark.parametrize("game", games())
def test_the_schema_is_one_and_knows_every_move(game: str) -> None:
    schema = moves_schema(ruleset(game))
    Draft202012Validator.check_schema(schema)
    assert list(schema["properties"]) == [kind.verb for kind in typed(ruleset(game))]


@pytest.mark.parametrize("game", games())
def test_every_refusal_has_its_row(game: str) -> None:
    found = list(refusals(chapters(game)))
    page = refusals_page(ruleset(game).meta, found)
    assert [each.code for each in found if f"| `{each.code}`" not in page] == []


def test_a_stale_page_is_found(tmp_path: Path) -> None:
    fresh, old, missing = tmp_path / "fresh.md", tmp_path / "old.md", tmp_path / "missing.md"
    fresh.write_text("new\n", "utf-8")
    old.write_text("old\n", "utf-8")
    assert stale([(file, "new\n") for file in (fresh, old, missing)]) == [old, missing]


def test_every_verb_has_its_entry() -> None:
    page = commands_page()
    assert [verb for verb in ROOMS if f"\n### {verb}\n\n```text\nUsage: delve {verb}" not in page] == []


def test_every_help_fits_a_phone() -> None:
    assert [line for verb in ROOMS for line in help_of(verb) if len(line) > WIDTH] == []


def test_every_page_is_as_the_source_says() -> None:
    assert stale(written()) == []
