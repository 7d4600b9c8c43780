"""Models come into the Arena: their labels, the room for them, and how many the box has."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue.events.setup import EnemyEntered
from ledger.games.torgue.rules.asking import Unfolds, no
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.figures import enemy_card, model
from ledger.games.torgue.state.game import Torgue


def available(state: Torgue, card: str) -> int | None:
    """Models of the box that are not in the Arena, nor called into it (TB-165); None where nobody counted them."""
    name = model(state, card)
    if name not in state.models:
        return None
    there = sum(model(state, each.card) == name for each in state.enemies.values())
    called = sum(each.count for each in state.arrivals if model(state, each.card) == name)
    return max(0, state.models[name] - there - called)


def crowded(state: Torgue, card: str, zone: str) -> Iterator[Objection]:
    """An objection to a zone without room for a model (TB-040)."""
    if zone and not board.room(state, zone, large=enemy_card(state, card).large):
        yield no("zone-full", "TB-040", f"{zone} has no room for {card}.", "another zone")


def label_of(state: Torgue, card: str, called: str = "") -> str:
    """What the table calls the next model of a card: `Psycho 3`, or a Unique and the Boss by their name."""
    if called and called not in state.enemies:
        return called
    read = enemy_card(state, card)
    if (read.unique or read.boss) and card not in state.enemies:
        return card
    number = state.serial.get(card, 0) + 1
    return next(f"{card} {n}" for n in range(number, number + 999) if f"{card} {n}" not in state.enemies)


def enters(state: Torgue, card: str, zone: str, rule: str, called: str = "") -> Unfolds:
    """A model of an enemy stands in a zone, its shield Ready."""
    shield = "ready" if enemy_card(state, card).shield else "none"
    label = label_of(state, card, called)
    enemy = Enemy(label=label, card=card, zone=zone, shield="ready" if shield == "ready" else "none")
    return (yield EnemyEntered(enemy=enemy, rule=rule))
