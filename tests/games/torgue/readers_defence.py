"""What an attack on Vault Hunters left, in the words of the rules."""

from __future__ import annotations

from ledger.games.torgue.state import reacting
from ledger.games.torgue.views.owed import owed
from tests.games.torgue.readers import At, Names


def reactors(at: At) -> Names:
    """Models that may still take a [RE]action."""
    return reacting.reactors(at.state)


def open_windows(at: At) -> int:
    """Attacks whose [RE]actions are open."""
    return len(reacting.opened(at.state))


def repeats(at: At) -> int:
    """Repeats of Rapid that are still to come."""
    return at.state.strike.left if at.state.strike else 0


def attacker(at: At) -> str:
    return at.state.strike.by if at.state.strike else ""


def fumbling(at: At) -> Names:
    """Enemies whose fumble effect is due."""
    return tuple(each.enemy for each in at.state.fumbles)


def fumbles(at: At) -> dict[str, int]:
    """Fumbles of each Vault Hunter in this turn."""
    return {who: each.fumbles for who, each in at.state.hunters.items()}


def choosing(at: At) -> Names:
    """Vault Hunters who tie for the Spotlight."""
    return at.state.spotlight_choice


def owed_words(at: At) -> Names:
    """What may be typed."""
    return tuple(each.words for each in owed(at.state))
