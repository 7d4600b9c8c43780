"""The End of Round and the time between games in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.torgue.events.ending import DeckUpgraded
from ledger.games.torgue.state.hunters import chooses
from tests.games.torgue.readers import At, Names


def pause(at: At) -> str:
    """The step between games that is next."""
    return at.state.pause


def results(at: At) -> tuple[tuple[str, str], ...]:
    return at.state.results


def campaign(at: At) -> str:
    """How the campaign ended; empty while it goes on."""
    return at.state.ended


def discarded(at: At) -> Names:
    """Kinds of the Loot discard."""
    return tuple(each.kind for each in at.state.discarded)


def in_bag(at: At) -> int:
    return sum(at.state.bag.values())


def offers(at: At) -> Names:
    return tuple(each.card for each in at.state.offers)


def revealed(at: At) -> Mapping[str, int]:
    return dict(at.state.revealed)


def buyer(at: At) -> str:
    return at.state.buyer


def sold(at: At) -> Names:
    return tuple(card for card, _ in at.state.sold)


def purse(at: At) -> Names:
    """Kinds of Loot that were spent in vending."""
    return tuple(each.kind for each in at.state.purse)


def loot_values(at: At) -> Mapping[str, tuple[tuple[str, int], ...]]:
    """Loot tokens on each card with their resale values."""
    return {who: tuple((one.kind, one.value) for one in each.loot) for who, each in at.state.hunters.items()}


def levels(at: At) -> int:
    return at.state.levels


def upgrades(at: At) -> tuple[tuple[int, int, int], ...]:
    """The Announcement deck after each pass since the history ended."""
    return tuple(each.now for each in at.facts(DeckUpgraded))


def known(at: At) -> Mapping[str, int]:
    """Announcements of the deck that are known by name."""
    return dict(at.state.deck.known)


def under(at: At) -> Names:
    """Events that are known to lie under the deck."""
    return at.state.events.under


def records(at: At) -> Names:
    return at.state.records


def choosing(at: At) -> Names:
    """Whom Stun leaves a choice."""
    return tuple(who for who, each in at.state.hunters.items() if chooses(each))


def hunted(at: At) -> tuple[str, str]:
    """The Bounty card and the map of the hunt."""
    return at.state.hunt, at.state.map


def under_torgue(at: At) -> Names:
    """Torgue cards that are known to lie under their deck."""
    return at.state.under.get("torgue", ())
