"""Vault Hunters come back for a Cash token."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.torgue import content
from ledger.games.torgue.events.ending import HunterRespawned
from ledger.games.torgue.events.setup import SpotlightGiven
from ledger.games.torgue.moves.ending import Respawn
from ledger.games.torgue.rules.asking import Gives, Unfolds, no, objected, one, remind
from ledger.games.torgue.rules.effects import recharged, removed
from ledger.games.torgue.rules.ending.places import far, place
from ledger.games.torgue.rules.ending.purses import carried, paid_by, payers
from ledger.games.torgue.rules.ending.steps import at_rest, out_of_step, reached
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import Hunter
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()


@decides(Respawn)
def respawn(state: Torgue, move: Respawn) -> Decision[Torgue]:
    held = one(state, move.hunter)
    yield from objected(tuple(out_of_step(state, "respawn", "check")))
    if held.stands != "out":
        raise refused("hunter-in", "TB-198", f"{held.name} is in the Arena.", "next")
    yield from objected(tuple(_barred(state)))
    payer = yield from _payer(state, held, move.from_)
    zone = yield from place(state, move.zone)
    beside = yield from _beside(state, held, zone, move.beside)
    yield from objected(tuple(far(state, zone)))
    state = yield from at_rest(state)
    state = yield from paid_by(state, payer, _tokens(), f"{held.name} respawns")
    state = yield from _back(state, held.name, zone, beside)
    state = yield from _lit(state, held.name)
    if not state.recharging and state.phase == "end":
        yield from reached(state, "check")


def _tokens() -> int:
    """Cash tokens that a respawn costs."""
    return content.play().respawn // content.play().cash


def _barred(state: Torgue) -> Iterator[Objection]:
    if hunting(state):
        yield no("hunt-respawn", "TB-229", "Nobody respawns in a Bounty Hunt.", "verdict lost")


def _payer(state: Torgue, held: Hunter, named: str) -> Gives[str]:
    """Whose Cash pays: the shared pile, its own card, or another's; asked where several others have some."""
    price = _tokens()
    able = payers(state, price)
    if named or not able:
        if named not in able:
            has = f"{named} has not" if named else "Nobody has"
            told = f"{has} ${content.play().respawn} in Cash; resale values never pay."
            yield no("cash-short", "TB-198", told, ", ".join(able) or "verdict lost")
        return named if named and carried(state, named) >= price else ""
    if able[0] not in state.hunters or len(able) == 1:
        return able[0]
    if held.name in able:
        return held.name
    yield Asking(field="from_", asks=f"Whose Cash pays: {', '.join(able)}?")
    return able[0]


def _beside(state: Torgue, held: Hunter, zone: str, named: str) -> Gives[str]:
    """Where its Sidekick returns: with it, or in a zone next to it (TB-139)."""
    if held.sidekick is None:
        return ""
    if not named and board.spaces(state, zone) < len((held, held.sidekick)):
        yield Asking(field="beside", asks=f"{zone} is full: zone of {held.sidekick.name}?")
    if named and board.adjacent(state, zone, named) is False and named != zone:
        yield no("sidekick-far", "TB-139", f"{named} is not next to {zone}.", "a zone beside it")
    if named and named != zone and not board.spaces(state, named):
        yield no("zone-full", "TB-199", f"{named} is full.", "another zone")
    return named


def _back(state: Torgue, who: str, zone: str, beside: str) -> Unfolds:
    """In the Arena again, healed and loaded: tokens go before the shields come up (TB-200, AMB-55)."""
    if option(state, "respawn-shock") == "stays":
        state = yield from recharged(state, who, "respawn", "TB-200")
    stun = option(state, "stun-respawn") == "gone"
    for name in tuple(state.hunters[who].effects):
        if content.element_of(name) or stun:
            state = yield from removed(state, who, name, "respawn", "TB-200")
    state = yield HunterRespawned(who=who, zone=zone, beside=beside, rule="TB-199")
    if option(state, "respawn-shock") == "removed":
        state = yield from recharged(state, who, "respawn", "TB-200")
    return state


def _lit(state: Torgue, who: str) -> Unfolds:
    """A Spotlight that nobody has goes to the first one back (TB-092, AMB-15)."""
    if state.spotlight.holder or state.spotlight_choice:
        return state
    if option(state, "nobody-left") == "choose":
        return (yield remind("spotlight-free", "TB-092", "Nobody has the Spotlight: spotlight NAME."))
    return (yield SpotlightGiven(to=who, why="first to respawn", rule="TB-092"))
