"""Readers of cards: what is known of them by now."""

from __future__ import annotations

from ledger.core.piles import UNSEEN
from ledger.games.draggmar.state.cards import HeroCard, ItemCard, RoomCard, key
from ledger.games.draggmar.state.crawl import Fighter
from ledger.games.draggmar.state.game import Draggmar


def hero_read(state: Draggmar, name: str, level: int) -> HeroCard:
    """What is known of a hero card."""
    return state.lore.heroes.get(f"{name}/{level}", HeroCard(name=name, level=level))


def item_read(state: Draggmar, name: str, level: int) -> ItemCard:
    """What is known of an item card."""
    return state.lore.items.get(f"{name}/{level}", ItemCard(name=name, level=level))


def room_read(state: Draggmar, card: RoomCard) -> RoomCard:
    """What is known of a room by now; an unseen one is only what its draw said."""
    return card if card.name == UNSEEN else state.lore.rooms.get(key(card), card)


def health(state: Draggmar, hero: Fighter) -> int | None:
    """Wounds that kill a hero: its defence, raised by what lasts for the crawl (AMB-15); None while unread."""
    defence = hero_read(state, hero.card.name, hero.card.level).defence
    return None if defence is None else defence + hero.defence


def mark(hero: Fighter) -> str:
    """What a blue cube lies on: the hero card, not its player (DR-081)."""
    return f"{hero.player}/{key(hero.card)}"
