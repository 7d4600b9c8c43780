"""Worked cases of escapes."""

from __future__ import annotations

from ledger.games.brimstone import RULESET
from ledger.games.brimstone.moves.fighting import EndTurn, Escape, Foes, Go
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero
from tests.tables import No, Row, each, prove

ROWS: dict[str, Row[Brimstone]] = {
    "SBV-081 SB-ESC-01 Escape 4+ succeeds on a 4": Row(
        given=(*game(hero("Ada", movement=5)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Escape(name="Ghoul", dice=("4",), who="Ada"), Go(squares=5, past=("Ghoul",), who="Ada")),
        then={at.movement: {"Ada": 0}},
    ),
    "SBV-082 SB-ESC-01 SB-ESC-04 A 3 is not enough and the hero stays": Row(
        given=(*game(hero("Ada", movement=5)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Escape(name="Ghoul", dice=("3",), who="Ada"), Go(squares=1, past=("Ghoul",), who="Ada")),
        refused={2: No("SB-ESC-01")},
        then={at.movement: {"Ada": 5}},
    ),
    "SBV-083 SB-ESC-02 A passed 4+ covers 4+, 3+ and 2+ monsters": Row(
        given=(
            *game(hero("Ada", movement=5)),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
            Foes(name="Hound", count=1, initiative=5, escape=4),
            Foes(name="Spider", count=1, initiative=6, escape=3),
            Foes(name="Slug", count=1, initiative=1, escape=2),
        ),
        when=(
            Escape(name="Ghoul", dice=("4",), who="Ada"),
            Go(squares=5, past=("Ghoul", "Hound", "Spider", "Slug"), who="Ada"),
        ),
        then={at.movement: {"Ada": 0}},
    ),
    "SBV-084 SB-ESC-03 SB-ESC-01 A 5+ monster needs a roll of its own, whatever the first die showed": Row(
        given=(
            *game(hero("Ada", movement=5)),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
            Foes(name="Horror", count=1, initiative=5, escape=5),
        ),
        when=(Escape(name="Ghoul", dice=("6",), who="Ada"), Go(squares=2, past=("Ghoul", "Horror"), who="Ada")),
        refused={2: No("SB-ESC-01")},
        then={at.movement: {"Ada": 5}},
    ),
    "SBV-085 SB-ESC-05 SB-ESC-01 Next turn the roll is due again": Row(
        given=(*game(hero("Ada", movement=5)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Escape(name="Ghoul", dice=("5",), who="Ada"), EndTurn(), Go(squares=1, past=("Ghoul",), who="Ada")),
        refused={3: No("SB-ESC-01")},
        then={at.turn: 2},
    ),
    "SBV-086 SB-ESC-01 SB-DET-01 A failed escape re-rolled": Row(
        given=(*game(hero("Ada", determination=1, movement=5)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Escape(name="Ghoul", dice=("1:4",), who="Ada"), Go(squares=2, past=("Ghoul",), who="Ada")),
        then={at.movement: {"Ada": 3}, at.determination: {"Ada": 0}},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
