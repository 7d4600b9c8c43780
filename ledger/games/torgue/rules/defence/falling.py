"""A Vault Hunter is taken out, and where the Spotlight goes."""

from __future__ import annotations

from ledger.games.torgue.events.defence import HunterTakenOut, PerilOver, SpotlightDropped, SpotlightTied
from ledger.games.torgue.events.setup import SpotlightGiven
from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.targets import heir


def taken_out(state: Torgue, who: str) -> Unfolds:
    """A Vault Hunter leaves the Arena with its Sidekick; its Spotlight goes to the most RED tokens (TB-090)."""
    if who in state.peril:
        state = yield PerilOver(who=who, saved=False, rule="TB-126")
    tied = state.spotlight_choice
    state = yield HunterTakenOut(who=who, rule="TB-117")
    if who in tied and not state.spotlight.holder:
        return (yield from _left(state, who, tuple(each for each in tied if each != who)))
    return (yield from _passed_on(state, who)) if state.spotlight.holder == who else state


def _left(state: Torgue, who: str, among: tuple[str, ...]) -> Unfolds:
    """One of those who tied is gone before the choice was made."""
    if len(among) > 1:
        return (yield SpotlightTied(among=among, was=who, rule="TB-091"))
    return (yield SpotlightGiven(to=among[0], was=who, why="the last of those who tied", rule="TB-091"))


def _passed_on(state: Torgue, who: str) -> Unfolds:
    among = heir(state, who)
    if not among:
        return (yield SpotlightDropped(was=who, rule="TB-092"))
    if len(among) > 1:
        return (yield SpotlightTied(among=among, was=who, rule="TB-091"))
    return (yield SpotlightGiven(to=among[0], was=who, why="most RED tokens", rule="TB-090"))
