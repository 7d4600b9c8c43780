"""The bare status: a line a track, and one for all numbers of a player or hero."""

from __future__ import annotations

from cli.status import track_lines
from ledger.core.nouns import Mark, Track

DOOM = Track(key="doom", name="Doom", value=2, marks=(Mark(at=3, means="no replacement"),))


def hers(name: str, value: int, note: str = "") -> Track:
    return Track(of="Ana", key=f"{name} Ana".lower(), name=f"{name} Ana", value=value, note=note)


def test_numbers_of_one_player_stand_in_one_line() -> None:
    told = track_lines((DOOM, hers("HP", 14), hers("Wounds", 3, "Poison"), hers("Luck", 2)))

    assert list(told) == ["Doom 2 (3: no replacement)", "Ana: HP 14, Wounds 3, Poison, Luck 2"]


def test_players_are_not_mixed() -> None:
    bens = Track(of="Ben", key="hp ben", name="HP Ben", value=9)

    assert list(track_lines((hers("HP", 14), bens, DOOM))) == ["Ana: HP 14", "Ben: HP 9", "Doom 2 (3: no replacement)"]
