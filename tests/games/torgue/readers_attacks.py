"""What attacks leave in the air, in the words of the rules."""

from __future__ import annotations

from ledger.games.torgue.state.owed import Fumble
from tests.games.torgue.readers import At, Names


def fumbles(at: At) -> tuple[Fumble, ...]:
    """Fumble effects of enemies that are still open."""
    return at.state.fumbles


def fumbling(at: At) -> Names:
    """The enemies whose fumble effect is open."""
    return tuple(each.enemy for each in at.state.fumbles)


def shots_left(at: At) -> int:
    """Repeats of a Rapid attack that are still to come."""
    return at.state.volley.left if at.state.volley else 0


def thrown(at: At) -> int:
    """Grenades that H1 threw in this phase."""
    return at.state.hunters["H1"].thrown


def strength(at: At) -> int:
    """The number to defend against in the attack in the air."""
    return at.state.strike.strength if at.state.strike else 0


def resist(at: At) -> str:
    """The Skill that defends against the attack in the air; empty where there is none."""
    return at.state.strike.resist if at.state.strike else ""
