"""Histories of a table of UnderQuest, told move by move up to the moment that a row is about.

The adventurer is that of the vectors: health 17, grit 8, Agility 3, Brawn 2, Mind 1, proficient at Brawn, encumbrance
10, attack icons 1/2 2/5 3/8. Other numbers are set by hand with a reason (`has(health=10)`): where they came from is no
part of the row.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from ledger.core.model import Move
from ledger.core.table.moves import Found, Place, Set
from ledger.games.underquest import content
from ledger.games.underquest.moves.cards import ClassCard, EnemyCard, FamiliarCard, ItemCard, RaceCard
from ledger.games.underquest.moves.exploring import Conclude, Draw, Lay, LevelEnd, Pay, Resolve, Swap, TurnQuest
from ledger.games.underquest.moves.inventory import Equip
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.moves.setup import MakeAdventurer

Moves: TypeAlias = tuple[Move, ...]

ANA = "Ana"
BEFORE = "so the vector begins"
RACE = RaceCard(name="Cerdorin", health=10, grit=5, agility=2, brawn=2, mind=1)
CLASS = ClassCard(name="Bastion", health=5, grit=2, icons=((1, 2), (2, 5), (3, 8)))
FAMILIAR = FamiliarCard(name="Barn Owl", health=2, grit=1, raises="agility")
QUEST = "A Cold Trail"


def founded(**options: str) -> Moves:
    """A campaign without an adventurer; options by name: `founded(pair_weight="up")`."""
    told = tuple((name.replace("_", "-"), value) for name, value in options.items())
    return (Found(players=(ANA,), options=told),)


def made(*cards: Move, race: Any = RACE, class_: Any = CLASS, familiar: Any = FAMILIAR, **more: Any) -> Moves:
    """The three cards were read, and `cards`; the adventurer is made with the totals of the line."""
    totals = {"proficiency": "brawn", "weight": 10, **more}
    return (race, class_, familiar, *cards, adventurer(race.name, class_.name, familiar.name, **totals))


def adventurer(race: str = "Cerdorin", class_: str = "Bastion", familiar: str = "Barn Owl", **more: Any) -> Move:
    return MakeAdventurer(race=race, class_=class_, familiar=familiar, **{"gold": 0, "rations": 0, **more})


def begun(*cards: Move, options: dict[str, str] | None = None, cost: Any = (("nature", 1),), **more: Any) -> Moves:
    """Before the first turn: an adventurer, and the first quest card lies open."""
    return (*founded(**(options or {})), *made(*cards, **more), quest(cost=cost))


def quest(title: str = QUEST, cost: Any = (("nature", 1),), **more: Any) -> TurnQuest:
    return TurnQuest(title=title, cost=cost, **more)


def has(**numbers: int) -> Moves:
    """Numbers of the adventurer as the row needs them: `has(health=10, poison=3, mystic=2)`."""
    return tuple(Set(what=name.replace("_", "-"), to=value, because=BEFORE) for name, value in numbers.items())


def put(spot: str, *cards: str) -> Moves:
    """Cards that lie before the adventurer: `put("trinkets", "Loose Pearls")`, `put("skills", "Nimble")`."""
    return tuple(Place(thing=card, at=spot, because=BEFORE) for card in cards)


def item(name: str, deck: Any = "treasure", weight: int = 1, slot: Any = "AS", **more: Any) -> ItemCard:
    """What an item prints: `item("Mace", weight=3, slot="PH", uses="brawn", bonus=1)`."""
    return ItemCard(name=name, deck=deck, weight=weight, slot=slot, **more)


# ---------------------------------------------------------------- turns


def first(card: str) -> Moves:
    """A turn up to the resolution of the card that was turned up first."""
    return (Draw(card=card), Resolve())


def second(card: str, after: str = "Altar") -> Moves:
    """A turn up to the resolution of the card that was turned up second."""
    return (Draw(card=after), Swap(card=card))


def turn(left: Any = "combat", right: Any = "nature", end: Any = "right", card: str = "Altar") -> Moves:
    """A whole turn in two commands; by itself its seam does not match."""
    return (Draw(card=card), Lay(end=end, left=left, right=right))


def turns(count: int) -> Moves:
    """So many turns without a token."""
    return turn() * count


def down(to: int, turns_of_level: int = 9) -> Moves:
    """Level after level, each ended with a ration that was there for it; poison and health as they were."""
    one = (*turns(turns_of_level), *has(rations=1), LevelEnd())
    return one * (to - 1)


def phases(to: int) -> Moves:
    """Quest card after quest card, paid and resolved, up to that phase; each asks for one Nature token."""
    one = (*has(nature=1), Pay(), Conclude(), quest())
    return one * (to - 1)


# ---------------------------------------------------------------- fights


def worn(*items: ItemCard) -> Moves:
    """Items that are carried and equipped; goes before a fight, between turns."""
    return tuple(move for each in items for move in (each, *put("items", each.name), Equip(item=each.name)))


HATCHET = item("Hatchet", "trapping", 1, "PH", uses="brawn", bonus=1)
CLUB = item("Club", "trapping", 1, "PH", uses="brawn")
"""Weapons of the vectors."""


def foe(name: str = "Ghoul", health: int = 8, initiative: int = 5, **more: Any) -> EnemyCard:
    """What an enemy prints: `foe("Orc", 8, damage=2, weakness=("fire",))`."""
    untold: dict[str, Any] = {"defence": 0, "xp": 0}
    untold |= {} if content.enemy(name) else {"damage": 0, "weakness": ("none",)}
    return EnemyCard(name=name, health=health, initiative=initiative, **{**untold, **more})


def fights(enemy: EnemyCard, side: str = "adventurer", **begins: Any) -> Moves:
    """A fight with that enemy, brought by a card that adds nothing; it is that side's turn."""
    card = enemy.but(initiative=1 if side == "adventurer" else 20)
    return (card, BeginFight(enemy=enemy.name, **{"as_": "card", **begins}), RollInitiative(die=("1",)))


def boss(**more: Any) -> Moves:
    """The last quest card is paid, and the final boss is fought; the adventurer acts."""
    card = foe("Warden", **{"health": 6, "initiative": 4, **more})
    return (*phases(6), *has(nature=1), Pay(), card, BeginFight(enemy="Warden"), RollInitiative(die=("6",)))
