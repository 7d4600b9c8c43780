"""Histories of weight, items and trade: what is carried, where somebody sells, daggers that lie there."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest.moves.cards import TrinketCard
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.moves.inn import Spoils
from ledger.games.underquest.moves.inventory import Buy, Discard, ThrowDagger
from ledger.games.underquest.moves.setup import EnterInn
from tests.games.underquest.histories import CLUB, Moves, begun, boss, fights, first, foe, has, item, put, worn

ARMOR = item("Armor", "treasure", 6, "BD")
TENT = item("Tent", "trapping", 3, "AS")
HELM = item("Iron Helm", "trapping", 2, "HD")
DAGGER = item("Dagger", "trapping", 1, "PH", uses="agility", dagger=True)
MACE = item("Mace", "treasure", 3, "PH", uses="brawn", bonus=1)
SWORD = item("Iron Sword", "trapping", 3, "PH", uses="brawn", bonus=2)
BLADE = item("Short Blade", "treasure", 2, "OH", uses="agility", bonus=1)
GREAT_AXE = item("Great Axe", "treasure", 4, "2H", uses="brawn", bonus=3)
SHIELD = item("Shield", "trapping", 2, "OH")
REMEDY = item("Bitter Remedy", "treasure", 1, does=("health+3",), use="free")
POWDER = item("Black Powder", "treasure", 1, deals=("fire+5",), use="attack")
MAIL = item("Holy Mail", "treasure", 2, "BD", needs="positive")
GHOUL = foe("Ghoul", 9)
IDOL = TrinketCard(name="Idol", worth=2)
NOTE = "Forgotten Note"


def carried(*items: Any) -> Moves:
    """Items that are carried, and not equipped."""
    return tuple(move for each in items for move in (each, *put("items", each.name)))


def full(**options: str) -> Moves:
    """Nine of ten are carried: Armor and Tent."""
    return (*begun(options=options), *carried(ARMOR, TENT))


def heavy(*before: Any) -> Moves:
    """Six of four are carried, by a correction of the limit; `before` goes before it."""
    return (*begun(), *before, *carried(ARMOR), *has(encumbrance=4))


def purse(*trinkets: str, reads: Moves = (), options: dict[str, str] | None = None, **numbers: int) -> Moves:
    """Trinkets and numbers at the Merchant, while that card is resolved."""
    return (*begun(*reads, options=options), *put("trinkets", *trinkets), *has(**numbers), *first("Merchant"))


def facing(*items: Any, enemy: Any = GHOUL, side: str = "adventurer", before: Moves = ()) -> Moves:
    """A fight of somebody with these items in hand or worn."""
    return (*begun(), *worn(*items), *before, *fights(enemy, side))


def feasting(*before: Any) -> Moves:
    """At the inn after a victory, the point of a stat as its reward."""
    won = (*begun(), *before, *worn(CLUB), *boss(health=1), Attack(dice=("6", "1")))
    return (*won, Spoils(raise_="mind"), EnterInn(), Discard(card="Club"))


def helm(**more: Any) -> Buy:
    """The purchase of an Iron Helm of weight 2."""
    return Buy(**{"item": "Iron Helm", "deck": "trapping", "weight": 2, **more})


def thrown(damage: int = 4, name: str = "Dagger") -> ThrowDagger:
    return ThrowDagger(item=name, damage=damage)
