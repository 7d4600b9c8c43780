"""Histories of Loot, Gear and levels: what lies on a card, what was drawn, which slots are filled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ledger.core.model import Move
from ledger.games.torgue.content.rows import LootKind
from ledger.games.torgue.moves.attacks import TakeOut
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.loot import Get, LevelUp
from ledger.games.torgue.moves.setup import Bag
from ledger.games.torgue.state.hunters import Back
from tests.games.torgue.histories import BECAUSE, Moves, enemy, enters, gun

FOES = tuple(enemy(name) for name in ("E1", "E2"))


def holds(who: str, kind: LootKind, back: Back | None = None, worth: int = 0) -> Moves:
    """An effect gives a Loot token, which is put into the bag for it where one is needed."""
    bag = () if kind == "legendary" else (Bag(kind=kind, back=back, worth=worth),)
    return (*bag, Get(who=who, what=kind, back=back, worth=worth, because=BECAUSE))


def guns(*names: str, **more: Any) -> tuple[GearCard, ...]:
    """Weapons of the deck GUNS!."""
    return tuple(gun(name, **more) for name in names)


def mods(*names: str, gives: tuple[str, ...] = ("melee+1",)) -> tuple[GearCard, ...]:
    return tuple(GearCard(name=name, kind="mod", deck="ammo-dump", gives=gives) for name in names)


def shield(name: str, *colours: Any) -> GearCard:
    return GearCard(name=name, kind="shield", deck="zeds-meds", shields=colours)


def out_of_ammo(who: str, *cards: str) -> Moves:
    """A card's text exhausts these, equipped or stored."""
    return tuple(Exhaust(who=who, name=card) for card in cards)


def slain(who: str, *labels: str) -> Moves:
    """Enemies that a Vault Hunter takes out by a card; nobody, where the name is empty."""
    return tuple(TakeOut(who=who or "H1", enemy=label, nobody=not who) for label in labels)


def foes(*zones: str, **more: Any) -> Moves:
    """E1, E2 and so on, one a zone; `more` is what their cards say."""
    names = [f"E{n}" for n in range(1, len(zones) + 1)]
    return tuple(
        move for name, zone in zip(names, zones, strict=True) for move in (enemy(name, **more), enters(name, zone))
    )


def filled(who: str, *slots: str) -> Moves:
    """Slots that levels fill; the levels come by an effect before."""
    return tuple(LevelUp(who=who, slot=slot) for slot in slots)


def moves(*each: Move | Iterable[Move]) -> Moves:
    """Moves and groups of moves, one after the other."""
    return tuple(move for one in each for move in ((one,) if isinstance(one, Move) else one))
