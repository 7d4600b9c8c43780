"""How likely an Action die does it: its highest face always, its 1 never."""

from __future__ import annotations

from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour


def faces_that_do(colour: Colour, plus: int, needed: int) -> int:
    """Faces of a die of a colour that reach a number with what is added (TB-051, TB-052)."""
    sides = content.colour(colour).sides
    return sum(face == sides or (face > 1 and face + plus >= needed) for face in range(1, sides + 1))


def percent(colour: Colour, plus: int, needed: int) -> int:
    """The same in percent, rounded."""
    sides = content.colour(colour).sides
    return (200 * faces_that_do(colour, plus, needed) + sides) // (2 * sides)
