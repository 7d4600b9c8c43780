"""Readers of cards: what is known of them by now."""

from __future__ import annotations

from ledger.core.piles import UNSEEN
from ledger.games.draggmar import content
from ledger.games.draggmar.state.cards import Card, HeroCard, ItemCard, RoomCard, RoomKind, key
from ledger.games.draggmar.state.crawl import Fighter, Group, Passed
from ledger.games.draggmar.state.game import Draggmar, hand, open_groups
from ledger.games.draggmar.state.options import option


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
    lasting = hero.defence if option(state, "lasting-defence") == "health" else 0
    return None if defence is None else defence + lasting


def elite_kind(state: Draggmar, name: str) -> RoomKind:
    """What an elite card of the Fortress is: a boss, or one of the Cultists where these are monsters (AMB-40)."""
    monster = name != content.play().fortress.mage and option(state, "cultists") == "monsters"
    return "monster" if monster else "boss"


def bosses_of(state: Draggmar, level: int) -> int:
    """How many bosses the deck of a level holds (DR-134): fewer where the elite ones are counted in (AMB-40)."""
    numbers = content.play()
    if level != numbers.fortress.deck_level or option(state, "elite-bosses") != "among":
        return numbers.decks.bosses
    return numbers.decks.bosses - sum(elite_kind(state, name) == "boss" for name in numbers.fortress.elite)


def mark(player: str, card: Card) -> str:
    """What a blue cube lies on: the hero card, not its player (DR-081)."""
    return f"{player}/{key(card)}"


def held_cards(state: Draggmar, player: str) -> int:
    """How many cards the hand limit counts: those held, and curses where the table counts them too (AMB-9)."""
    curses = sum(each.player == player for each in state.curses) if option(state, "hand-counts") == "curses" else 0
    return len(hand(state, player)) + curses


def paying(state: Draggmar, group: Group) -> tuple[Passed, ...]:
    """The rooms that pay a group: its own pile, or all that lie in its dungeon once it split up (AMB-20)."""
    if option(state, "split-pile") == "own":
        return group.pile
    there = [each for each in open_groups(state) if (each.place, each.rift) == (group.place, group.rift)]
    others = {card.serial: card for each in there for card in each.pile if not card.away}
    own = {card.serial for card in group.pile}
    return (*group.pile, *(card for serial, card in others.items() if serial not in own))
