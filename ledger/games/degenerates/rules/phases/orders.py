"""Parties and their order: by the MRL of their leaders; ties are settled by the table."""

from __future__ import annotations

from itertools import pairwise

from ledger.core.model import Asking, refused
from ledger.games.degenerates.events.phases import TieSettled
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.state.attributes import mrl, order
from ledger.games.degenerates.state.game import Degenerates, Party, present


def parties(state: Degenerates) -> tuple[Party, ...]:
    """All parties now, each in the order of MRL, the leaders too (DD-120..DD-122)."""
    spaces = dict.fromkeys(each.space for each in state.adventurers.values() if each.space)
    found = [_party(state, space) for space in spaces]
    leaders = order(state, tuple(each.leader for each in found))
    return tuple(sorted(found, key=lambda each: leaders.index(each.leader)))


def _party(state: Degenerates, space: str) -> Party:
    members = order(state, present(state, space))
    return Party(members=members, leader=members[0], space=space)


def tied(state: Degenerates) -> tuple[str, ...]:
    """Adventurers whose tie of MRL decides who leads, or which party goes first, and is not settled."""
    found: list[str] = []
    now = parties(state)
    for party in now:
        top = [who for who in party.members if mrl(state, who) == mrl(state, party.leader)]
        found += top if len(top) > 1 else []
    for one, other in pairwise(now):
        if mrl(state, one.leader) == mrl(state, other.leader):
            found += [one.leader, other.leader]
    return tuple(dict.fromkeys(who for who in found if who not in state.ranked))


def settle_ties(state: Degenerates, first: tuple[str, ...]) -> Unfolds:
    """Ask for the order of those who tie, or take it from the line (DD-122, AMB-48)."""
    if first:
        for who in first:
            if who not in state.adventurers:
                raise refused("adventurer-missing", "DD-122", f"{who} is not on the board.", "first NAMES")
        state = yield TieSettled(names=tuple(dict.fromkeys((*first, *state.ranked))), rule="DD-122")
    left = tied(state)
    if left:
        yield Asking(field="first", asks=f"MRL tie of {', '.join(left)}: who goes first?")
    return state
