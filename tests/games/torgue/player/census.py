"""What is never lost at a table: printed tokens, Loot of a counted bag, twelve Announcements."""

from __future__ import annotations

from collections import Counter

from ledger.core.model import Event
from ledger.core.table.events import DeckListed
from ledger.games.torgue.events.corrections import LootPut
from ledger.games.torgue.events.loot import GearTaken
from ledger.games.torgue.events.opening import CampaignOpened
from ledger.games.torgue.events.setup import BagFilled, CampaignStarted, DeckCounted
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter
from ledger.games.torgue.state.tokens import Token

COUNTED_ANEW: tuple[type[Event], ...] = (
    BagFilled,
    CampaignOpened,
    CampaignStarted,
    DeckCounted,
    DeckListed,
    LootPut,
)
"""Facts that say what the table counted, so that a sum may change with them."""


def sought(event: Event) -> bool:
    """Whether a card was taken that nobody drew by chance: starting equipment, what was bought, kept or put there."""
    return isinstance(event, GearTaken)


def conserved(state: Torgue) -> tuple[tuple[str, int], ...]:
    """The tokens that each Vault Hunter's cards print, every kind of Loot in the box, and the Announcement deck."""
    return (*_tokens(state), *_loot(state), *_announcements(state))


def _tokens(state: Torgue) -> list[tuple[str, int]]:
    """Action Tokens by their printed colour: whatever was wounded, healed, spent or borrowed."""
    found = []
    for who, each in state.hunters.items():
        for colour, count in Counter(token.printed for token in _own(each)).items():
            found.append((f"{colour} tokens of {who}", count))
    return found


def _own(hunter: Hunter) -> tuple[Token, ...]:
    return (*hunter.tokens, *(hunter.sidekick.tokens if hunter.sidekick else ()))


def _loot(state: Torgue) -> list[tuple[str, int]]:
    """Each kind of Loot of a counted bag, wherever it lies; Legendary comes and goes."""
    if not state.counted:
        return []
    held = Counter[str]()
    for loot, count in state.bag.items():
        held[loot.kind] += count
    for each in state.hunters.values():
        held.update(loot.kind for loot in each.loot)
    for zone in state.zones.values():
        held.update(loot.kind for loot in zone.loot)
    held.update(loot.kind for loot in (*state.drawn, *state.discarded, *state.purse))
    return [(kind, count) for kind, count in held.items() if kind != "legendary"]


def _announcements(state: Torgue) -> list[tuple[str, int]]:
    return [("Announcements", sum(state.deck.tiers))] if state.campaign else []
