"""The Announcement deck grows harder by the levels that were gained."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection
from ledger.core.wording import counted
from ledger.games.torgue import content
from ledger.games.torgue.events.ending import DeckUpgraded, UpgradeLeft
from ledger.games.torgue.moves.ending import Upgrade
from ledger.games.torgue.rules.asking import Unfolds, no, objected
from ledger.games.torgue.rules.between.steps import onward, out_of_pause
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.orders import lowest

decides = Deciders[Torgue]()


@decides(Upgrade)
def upgrade(state: Torgue, move: Upgrade) -> Decision[Torgue]:
    yield from objected(tuple(out_of_pause(state, "TB-206", "announcements")))
    before = state
    if _goes_on(state) and (move.out or move.in_):
        yield from objected(tuple(_named(state, move)))
        state = yield from _harder(state, move.out, move.in_)
        if _goes_on(state):
            return
    while _goes_on(state):
        state = yield from _harder(state)
    yield from settled_deck(state, changed=state is not before)


def _goes_on(state: Torgue) -> bool:
    """Whether a level is left, and a tier that can be replaced (TB-220)."""
    return state.levels > 0 and 0 < lowest(state.deck) < content.play().announcements.tiers


def settled_deck(state: Torgue, *, changed: bool) -> Unfolds:
    """Nothing is left to replace: the step is done."""
    if state.levels or not changed:
        why = "all are of the highest tier" if state.levels else "no level was gained"
        state = yield UpgradeLeft(why=why, rule="TB-220")
    return (yield from onward(state)) if state.pause == "announcements" else state


def _harder(state: Torgue, out: tuple[str, ...] = (), into: tuple[str, ...] = ()) -> Unfolds:
    """One level: cards of the lowest tier are replaced by the next, at most those that there are (TB-218, TB-221)."""
    left = content.play().announcements.level
    spills = option(state, "lowest-short") == "spill"
    while left and 0 < lowest(state.deck) < content.play().announcements.tiers:
        tier = lowest(state.deck)
        count = min(left, state.deck.tiers[tier - 1])
        left = left - count if spills else 0
        was = state.deck.tiers
        now = _moved(was, tier, count)
        ends = not left or lowest(state.deck.but(tiers=now)) >= content.play().announcements.tiers
        state = yield DeckUpgraded(
            was=was, now=now, tier=tier, count=count, ends=ends, out=out, into=into, rule="TB-218"
        )
    return state


def _moved(tiers: tuple[int, int, int], tier: int, count: int) -> tuple[int, int, int]:
    """The deck with so many cards of a tier one tier higher."""
    now = list(tiers)
    now[tier - 1] -= count
    now[tier] += count
    return now[0], now[1], now[2]


def _named(state: Torgue, move: Upgrade) -> Iterator[Objection]:
    """Objections to cards that are named: too many or few, of another tier, or in the deck already (TB-218)."""
    tier = lowest(state.deck)
    count = min(content.play().announcements.level, state.deck.tiers[tier - 1] if tier else 0)
    for names in (move.out, move.in_):
        if names and len(names) != count:
            yield no("upgrade-count", "TB-218", f"{counted(count)}, not {len(names)}.", f"{count} names")
    for each in move.out:
        if state.deck.known.get(each, tier) != tier:
            yield no("tier-wrong", "TB-218", f"{each} is not of Tier {tier}.", "cards of the lowest tier")
    for each in move.in_:
        if each in state.deck.known:
            yield no("card-double", "TB-218", f"{each} is in the deck already.", "another card")
