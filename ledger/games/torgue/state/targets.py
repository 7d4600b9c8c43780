"""Whom an enemy attacks or heads for, as far as the map tells."""

from __future__ import annotations

from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.figures import reach
from ledger.games.torgue.state.game import Torgue, in_play, place_of
from ledger.games.torgue.state.owed import Strike
from ledger.games.torgue.state.sight import sees
from ledger.games.torgue.state.tokens import reds


def standing(state: Torgue) -> tuple[str, ...]:
    """Vault Hunters who may be attacked: in play and not fighting for their lives (AMB-35)."""
    return tuple(who for who in in_play(state) if state.hunters[who].stands == "in")


def within(state: Torgue, enemy: str, who: str) -> bool | None:
    """Whether an enemy can attack a Vault Hunter: range and line of sight; None where the table has to say."""
    far = board.distance(state, place_of(state, enemy), place_of(state, who))
    most = reach(state, state.enemies[enemy])
    seen = sees(state, enemy, who)
    if (far is not None and most is not None and far > most) or seen is False:
        return False
    return None if far is None or most is None or seen is None else True


def preferred(state: Torgue, enemy: str, among: tuple[str, ...]) -> tuple[str, ...]:
    """The targets that come first: the Spotlight, the most RED tokens, the closest (TB-143, TB-144)."""
    if state.spotlight.holder in among:
        return (state.spotlight.holder,)
    most = max((reds(state.hunters[who].tokens) for who in among), default=0)
    redder = tuple(who for who in among if reds(state.hunters[who].tokens) == most)
    far = {who: board.distance(state, place_of(state, enemy), place_of(state, who)) for who in redder}
    known = [each for each in far.values() if each is not None]
    if len(known) < len(redder):
        return redder
    return tuple(who for who in redder if far[who] == min(known))


def reachable(state: Torgue, enemy: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(Vault Hunters that it surely can attack, those of whom the table has to say it)."""
    told = {who: within(state, enemy, who) for who in standing(state)}
    return tuple(who for who, can in told.items() if can), tuple(who for who, can in told.items() if can is None)


def repeatable(state: Torgue, going: Strike) -> tuple[str, ...]:
    """Whom the next repeat of a Rapid attack may be aimed at: where the last target stood, or next to that (TB-258)."""
    if going.by not in state.enemies:
        return ()
    sure, maybe = reachable(state, going.by)
    return tuple(who for who in (*sure, *maybe) if near(state, going.zone, place_of(state, who)))


def near(state: Torgue, zone: str, other: str) -> bool:
    """Whether two zones are one or touch, as far as the table entered it."""
    return not zone or not other or zone == other or board.adjacent(state, zone, other) is not False


def heir(state: Torgue, leaving: str) -> tuple[str, ...]:
    """Who gets the Spotlight of one who is taken out: most RED tokens among those in play (TB-090)."""
    left = tuple(who for who in in_play(state) if who != leaving)
    most = max((reds(state.hunters[who].tokens) for who in left), default=0)
    return tuple(who for who in left if reds(state.hunters[who].tokens) == most)


def order_of_defence(state: Torgue, enemy: str, among: tuple[str, ...]) -> tuple[str, ...]:
    """All of these in the order of the targeting priorities; those that tie keep their seats."""
    left, found = list(among), []
    while left:
        first = preferred(state, enemy, tuple(left))[0]
        found.append(first)
        left.remove(first)
    return tuple(found)
