"""Places and decks."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Deck, Place
from ledger.core.piles import may_come, odds
from ledger.games.degenerates import content
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import owns
from ledger.games.degenerates.state.game import Degenerates, mixed, pile, present
from ledger.games.degenerates.state.places import Site
from ledger.games.degenerates.state.supply import LABELS, ON_BOARD, supply, used
from ledger.games.degenerates.views.tracks import levels_told


def places(state: Degenerates) -> tuple[Place, ...]:
    """Every Territory, Location, Path and Road with its level, traits and counters."""
    lands = tuple(_land(state, name) for name in state.lands)
    return (*lands, *(_site(state, name, each) for name, each in state.sites.items()))


def _land(state: Degenerates, name: str) -> Place:
    land = state.lands[name]
    level = "unknown" if land.level is None else f"Danger {land.level}"
    traits = (*land.traits, *state.counters.get(name, ()))
    bare = land.level is None and name not in state.counters
    return Place(name=name, kind=f"Territory, {land.region}", level=level, traits=traits, bare=bare)


def _site(state: Degenerates, name: str, site: Site) -> Place:
    told = [word for word in (site.kind, site.territory, board.region_of(state, name), _port(site)) if word]
    secret = ("secret",) if site.kind == "path" and not board.is_(state, name, "explored") else ()
    town = ("town",) if board.town(state, name) else ()
    unread = () if board.traits_read(state, name) else ("traits unread",)
    return Place(
        name=name,
        kind=", ".join(told),
        level=levels_told(state, name),
        traits=(*board.traits(state, name), *town, *secret, *unread),
        counters=_counters(state, name),
        present=(*present(state, name), *board.epics_at(state, name)),
        ways=board.neighbours(state, name),
        bare=site.level is None and not _laid(state, name),
    )


def _laid(state: Degenerates, name: str) -> bool:
    """Whether a counter or a standee belongs there."""
    return bool(name in state.counters or _counters(state, name) or present(state, name) or board.epics_at(state, name))


def _port(site: Site) -> str:
    return f"{site.port} port" if site.port else ""


def _counters(state: Degenerates, name: str) -> tuple[tuple[str, int], ...]:
    found = [("Clue", state.clues.count(name))] if name in state.clues else []
    if name in state.gates:
        found.append(("Voidgate, Wounds", state.gates[name]))
    if state.hand == name:
        found.append(("Hand of Doom, Wounds", state.hand_wounds))
    return tuple(found)


def decks(state: Degenerates) -> tuple[Deck, ...]:
    """Every deck of the box with its discard pile and what is out of it, then the counters that are left."""
    cards = tuple(_deck(state, each.name, each.cards) for each in content.box().decks)
    return (*cards, *(_counters_left(state, kind) for kind in ON_BOARD))


def _counters_left(state: Degenerates, kind: str) -> Deck:
    most = supply(kind)
    return Deck(name=LABELS[kind], size=most, left=max(0, most - used(state, kind)))


def _deck(state: Degenerates, name: str, size: int | None) -> Deck:
    held = pile(state, name)
    reserved = tuple(each.card for each in content.box().reserved if each.deck == name and not _held(state, each.card))
    searched = state.doom_aside if name == "doom" else ()
    aside = tuple(card for card in state.out.get(name, ()) if card in reserved or card in searched)
    out = list(state.out.get(name, ()))
    for card in aside:
        out.remove(card)
    return Deck(
        name=name,
        size=size,
        left=held.left,
        discard=len(held.discard),
        removed=len(state.removed.get(name, ())),
        aside=aside,
        in_play=tuple(out),
        odds=odds(may_come(held)),
        note=", ".join(_notes(state, name)),
    )


def _notes(state: Degenerates, deck: str) -> Iterator[str]:
    """When a deck is shuffled again (DD-131, DD-173), and what waits in its discard pile (DD-006)."""
    held, strong = pile(state, deck), state.strong.get(deck, 0)
    if strong:
        yield f"{strong} strong ones still in the discard pile"
    if mixed(state, deck):
        yield "strong ones counted in"
    if deck == "danger" and state.reshuffle:
        yield "the Reshuffle card: shuffled as the turn ends"
    elif held.left == 0 and held.discard:
        yield f"the next card first shuffles {len(held.discard)} in"


def _held(state: Degenerates, card: str) -> bool:
    """Whether a card that begins aside has come to somebody, or to the board."""
    return card in state.epics or any(owns(each, card) for each in state.adventurers.values())
