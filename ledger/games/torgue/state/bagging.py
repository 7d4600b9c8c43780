"""The Claptrap bag, as far as the table counted it."""

from __future__ import annotations

from ledger.games.torgue import content
from ledger.games.torgue.content.rows import LootKind
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Back, Hunter, Loot


def bagged(kind: LootKind) -> bool:
    """Whether tokens of a kind ever lie in the bag (TB-083)."""
    return next(each.bagged for each in content.cards().loot if each.name == kind)


def once(kind: LootKind) -> bool:
    """Whether a kind is set aside as soon as it is drawn (TB-077, TB-078)."""
    return next(each.once for each in content.cards().loot if each.name == kind)


def spent_up(state: Torgue) -> bool:
    """Whether the bag is known to be empty."""
    return state.counted and not state.bag


def returning(state: Torgue) -> tuple[Loot, ...]:
    """What a refill puts into the bag: Loot of the Arena and the discard, never a Legendary (TB-082, TB-083)."""
    lying = tuple(each for zone in state.zones.values() for each in zone.loot)
    return tuple(each for each in (*lying, *state.discarded) if bagged(each.kind))


def entries(state: Torgue, kind: LootKind, back: Back | None, worth: int) -> tuple[Loot, ...]:
    """The unlike tokens of the bag that a line may mean."""
    return tuple(each for each in state.bag if each.kind == kind and matches(each, back, worth))


def matches(loot: Loot, back: Back | None, worth: int) -> bool:
    """Whether a token has the back and the resale value that a line names, if it names any."""
    return back in (None, loot.back) and worth in (0, loot.value)


def resale(hunter: Hunter) -> int:
    """What the Loot of a Vault Hunter is worth after the game, in dollars (TB-080)."""
    return sum(each.value for each in hunter.loot)
