"""Where a field of a TOML file stands, and how a value is written so that it reads as itself."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.frozen import Roster
from ledger.core.opening import Spot
from ledger.store.opening import shown
from ledger.store.toml import key, line_of, plain

TEXT = """\
# a comment with red = 1 in it
[sheet]
game = "toy"

[campaign]
  doom = { red = 1 }
"odd name" = 3
dotted.inner = 4

[[hero]]
name = "Ana"
gold = 7

[[hero]]
name = "Ben"  # name = "Zoe"
items = [
  # the best first
  "Axe",
  "Rope",
]
[hero.hat]
colour = "red"

['quoted table']
gold = 1
"""
SPOTS: dict[Spot, int] = {
    ("sheet", "game"): 3,
    ("campaign",): 5,
    ("campaign", "doom"): 6,
    ("campaign", "doom", "red"): 6,
    ("campaign", "odd name"): 7,
    ("campaign", "dotted", "inner"): 8,
    ("campaign", "missing"): 5,
    ("hero", 0, "gold"): 12,
    ("hero", 1): 14,
    ("hero", 1, "name"): 15,
    ("hero", 1, "gold"): 14,
    ("hero", 1, "items"): 16,
    ("hero", 1, "items", 0): 18,
    ("hero", 1, "items", 1): 19,
    ("hero", 1, "hat", "colour"): 22,
    ("quoted table", "gold"): 25,
    ("nowhere",): 1,
    (): 1,
}


@pytest.mark.parametrize(("spot", "line"), SPOTS.items(), ids=map(str, SPOTS))
def test_a_field_is_found_on_its_line(spot: Spot, line: int) -> None:
    assert tomllib.loads(TEXT)
    assert line_of(TEXT, spot) == line


def test_a_field_is_named_as_people_count() -> None:
    assert shown(("hero", 1, "items", 0)) == "hero 2, items 1"
    assert shown(()) == "the file"


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.text() | st.integers(-(2**53), 2**53) | st.booleans(), lambda inner: st.lists(inner, max_size=3).map(tuple)
)


def plainly(value: Any) -> Any:
    return [plainly(each) for each in value] if isinstance(value, tuple) else value


@given(name=st.text(min_size=1), value=VALUES)
def test_what_is_written_reads_as_itself(name: str, value: Any) -> None:
    """Whatever the letters: quotes, controls, other alphabets; lone halves of letters are no text in any file."""
    encodable = (name + str(value)).encode("utf-8", "replace").decode() == name + str(value)
    if encodable:
        assert tomllib.loads(f"{key(name)} = {plain(value)}") == {name: plainly(value)}
        assert tomllib.loads(f"a = {plain(Roster({name: value}))}") == {"a": {name: plainly(value)}}


@given(name=st.text(min_size=1), other=st.text(min_size=1))
def test_a_key_of_any_letters_is_found(name: str, other: str) -> None:
    broken = any(
        letter in "\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029" or not letter.isprintable() for letter in name + other
    )
    if name != other and not broken:
        assert line_of(f"{key(other)} = 1\n[t]\n{key(other)} = 2\n{key(name)} = 3\n", ("t", name)) == 4
