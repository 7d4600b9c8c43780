"""Decks as they lie there: what is left, what is out, and the odds where the cards are known."""

from __future__ import annotations

from collections import Counter

from ledger.core import piles
from ledger.core.nouns import Deck
from ledger.games.torgue import content
from ledger.games.torgue.state.decks import EVENT, elsewhere, left, may_come
from ledger.games.torgue.state.game import Torgue, hunting


def decks(state: Torgue) -> tuple[Deck, ...]:
    """The Announcement deck, the Event deck, the bag, and the other decks of the box."""
    rest = (each.name for each in content.cards().decks if each.name != EVENT)
    return (_announcements(state), _events(state), _bag(state), *(_deck(state, name) for name in rest))


def _announcements(state: Torgue) -> Deck:
    size = sum(state.deck.tiers)
    dealt = tuple(each.name for each in state.queue if each.tier)
    return Deck(
        name="announcements",
        size=size,
        left=max(0, size - len(dealt)),
        in_play=dealt,
        note=", ".join(f"Tier {n}: {count}" for n, count in enumerate(state.deck.tiers, 1)),
    )


def _events(state: Torgue) -> Deck:
    """The order in which its last cards will come is only told by the sheet of Events (TB-234)."""
    held = state.events
    size = None if held.left is None else held.left + len(held.discard)
    note = f"{len(held.under)} at the bottom in a known order" if held.under else ""
    odds = piles.odds(may_come(state, EVENT))
    return Deck(
        name=EVENT, size=size, left=held.left, discard=len(held.discard), drawn=held.discard, odds=odds, note=note
    )


def _bag(state: Torgue) -> Deck:
    count = sum(state.bag.values()) if state.counted else None
    odds = Counter[str]()
    for loot, number in state.bag.items():
        odds[f"{loot.kind}, {loot.back}"] += number
    aside = tuple(each.kind for each in state.drawn)
    return Deck(name="bag", left=count, discard=len(state.discarded), aside=aside, odds=tuple(odds.items()))


def _deck(state: Torgue, name: str) -> Deck:
    out = (state.hunt,) if name == "bounty" and hunting(state) else elsewhere(state, name)
    under = state.under.get(name, ())
    shown = tuple(each.card for each in state.offers if each.deck == name)
    note = f"at the bottom: {', '.join(under)}" if under else ""
    size = sum(state.piles[name].values()) if name in state.piles else None
    odds = piles.odds(may_come(state, name))
    rest = tuple((Counter(out) - Counter(shown)).elements())
    return Deck(name=name, size=size, left=left(state, name), in_play=rest, aside=shown, odds=odds, note=note)
