"""Zones and decks."""

from __future__ import annotations

from collections import Counter

from ledger.core.nouns import Deck, Place
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import DeckRow
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.zones import Zone


def places(state: Torgue) -> tuple[Place, ...]:
    """Every zone that was entered, with what lies and stands in it."""
    return tuple(_zone(state, name, each) for name, each in state.zones.items())


def _zone(state: Torgue, name: str, zone: Zone) -> Place:
    traits = [f"hex {zone.q} {zone.r}"] if board.laid(zone) else []
    traits += ["New-U"] if zone.station else []
    traits += [f"Spawning Zone {zone.spawn}"] if zone.spawn else []
    traits += ["blocks sight"] if zone.blocks else []
    lying = Counter([each.label for each in zone.pieces] + [each.kind for each in zone.loot])
    present = board.occupants(state, name)
    return Place(
        name=name,
        kind="zone",
        level="full" if board.full(state, name) else "",
        traits=tuple(traits),
        counters=tuple(lying.items()),
        present=present,
        ways=board.neighbours(state, name),
        bare=not (lying or present or traits),
    )


def decks(state: Torgue) -> tuple[Deck, ...]:
    """The Announcement deck, the Event deck, the bag, and the decks of Gear."""
    return (_announcements(state), _events(state), _bag(state), *(_gear(state, each.name) for each in _geared()))


def _announcements(state: Torgue) -> Deck:
    size = sum(state.deck.tiers)
    dealt = tuple(each.name for each in state.queue if each.tier)
    return Deck(
        name="announcements",
        size=size,
        left=size - len(dealt),
        in_play=dealt,
        note=", ".join(f"Tier {n}: {count}" for n, count in enumerate(state.deck.tiers, 1)),
    )


def _events(state: Torgue) -> Deck:
    held = state.events
    size = None if held.left is None else held.left + len(held.discard)
    note = f"at the bottom: {', '.join(held.under)}" if held.under else ""
    return Deck(name="event", size=size, left=held.left, discard=len(held.discard), drawn=held.discard, note=note)


def _bag(state: Torgue) -> Deck:
    left = sum(state.bag.values()) if state.counted else None
    odds = Counter[str]()
    for loot, count in state.bag.items():
        odds[f"{loot.kind}, {loot.back}"] += count
    aside = tuple(each.kind for each in state.drawn)
    return Deck(name="bag", left=left, discard=len(state.discarded), aside=aside, odds=tuple(odds.items()))


def _geared() -> tuple[DeckRow, ...]:
    return tuple(each for each in content.cards().decks if each.loot)


def _gear(state: Torgue, name: str) -> Deck:
    held = (worn.card for each in state.hunters.values() for worn in (*each.equipped, *each.inventory))
    cards = state.lore.gear
    out = tuple(card for card in held if card in cards and cards[card].deck == name)
    under = state.under.get(name, ())
    shown = tuple(each.card for each in state.offers if each.deck == name)
    return Deck(name=name, in_play=out, aside=shown, note=f"at the bottom: {', '.join(under)}" if under else "")
