"""The names of each kind that the campaign knows, for matching and completion."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ledger.core.options import DICE
from ledger.core.piles import UNSEEN
from ledger.games.draggmar import content
from ledger.games.draggmar.state.cards import CardKind
from ledger.games.draggmar.state.game import Draggmar, fighters, listable, spots
from ledger.games.draggmar.state.options import OPTIONS


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if name != UNSEEN))


def players(state: Draggmar) -> tuple[str, ...]:
    """Everybody at the table."""
    return state.players


def places(state: Draggmar) -> tuple[str, ...]:
    """The City, the Fortress, locations, spaces and Rifts."""
    numbers = content.play().map
    return _once((*state.sites, numbers.city, numbers.fortress, *(f"Rift {number}" for number in state.rifts)))


def _cards(state: Draggmar, kind: CardKind) -> tuple[str, ...]:
    held = [card.name for cards in state.hands.values() for card in cards if card.kind == kind]
    known = state.lore.heroes.values() if kind == "hero" else state.lore.items.values()
    return _once((*held, *(card.name for card in known), *_lying(state, kind)))


def _lying(state: Draggmar, kind: CardKind) -> tuple[str, ...]:
    wanted = "heroes" if kind == "hero" else "items"
    found = [name for deck, cards in state.piles.items() if deck.startswith(wanted) for name in cards.discard]
    found += [name for deck, names in state.removed.items() if deck.startswith(wanted) for name in names]
    if kind == "item":
        found += [card.name for cards in state.market.values() for card in cards]
        found += [played.card.name for group in state.groups for played in group.items]
    return tuple(found)


def heroes(state: Draggmar) -> tuple[str, ...]:
    """Hero cards."""
    return _cards(state, "hero")


def items(state: Draggmar) -> tuple[str, ...]:
    """Item cards."""
    return _cards(state, "item")


def cards(state: Draggmar) -> tuple[str, ...]:
    """Heroes, items and curses."""
    return _once((*heroes(state), *items(state), *active_curses(state)))


def rooms(state: Draggmar) -> tuple[str, ...]:
    """Room cards that were read, and those that the rulebook names."""
    numbers = content.play()
    named = (*numbers.fortress.elite, *((numbers.rifts.portal, numbers.rifts.general) if state.rifts else ()))
    return _once((*named, *(card.name for card in state.lore.rooms.values())))


def curses(state: Draggmar) -> tuple[str, ...]:
    """Curses that somebody drew in this game."""
    return _once(state.lore.curses)


def active_curses(state: Draggmar) -> tuple[str, ...]:
    """Curses in front of players; an unseen one is `curse`."""
    return tuple(dict.fromkeys("curse" if each.name == UNSEEN else each.name for each in state.curses))


def fighting(state: Draggmar) -> tuple[str, ...]:
    """Heroes in play, the players who have one, and heroes that are kept already."""
    kept = [card.name for cards in state.hands.values() for card in cards if card.kept]
    return _once((*(hero.label for hero in fighters(state)), *(hero.player for hero in fighters(state)), *kept))


def effects(state: Draggmar) -> tuple[str, ...]:
    """Rooms whose effect has to be remembered; an unseen one is `room`."""
    pending = [room for group in state.groups for room, _ in group.pending]
    return _once("room" if room == UNSEEN else room for room in pending)


def stacks(state: Draggmar) -> tuple[str, ...]:
    """Places of the Market."""
    return tuple(state.market)


def decks(state: Draggmar) -> tuple[str, ...]:
    """Decks with a discard pile."""
    return tuple(deck for deck in state.piles if not deck.startswith(("rooms", "rift", "fortress")))


def things(state: Draggmar) -> tuple[str, ...]:
    """Cards and tokens that a correction may move."""
    return _once((*heroes(state), *items(state), *state.sites, *(f"Rift {n}" for n in state.rifts), "hero", "item"))


def lies(state: Draggmar) -> tuple[str, ...]:
    """Where a card may lie, for corrections and for a Mage or thief."""
    return _once((*spots(state), *state.players, *(hero.label for hero in fighters(state))))


def trophies(state: Draggmar) -> tuple[str, ...]:
    """Boss cards that players keep."""
    return _once(each.name for kept in state.trophies.values() for each in kept)


NAMES: dict[str, Callable[[Draggmar], tuple[str, ...]]] = {
    "player": players,
    "place": places,
    "hero": heroes,
    "item": items,
    "card": cards,
    "room": rooms,
    "curse": curses,
    "active-curse": active_curses,
    "fighter": fighting,
    "effect": effects,
    "stack": stacks,
    "deck": decks,
    "pile": listable,
    "thing": things,
    "spot": lies,
    "trophy": trophies,
    "option": lambda _: tuple(each.name for each in (*OPTIONS, DICE)),
    "option-value": lambda _: _once(word for each in (*OPTIONS, DICE) for word in each.words),
}
