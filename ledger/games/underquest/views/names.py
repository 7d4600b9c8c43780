"""The names of each kind that the campaign knows, for matching and completion."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ledger.core.options import DICE
from ledger.core.piles import UNSEEN
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import STATS
from ledger.games.underquest.events.changes import COUNTERS
from ledger.games.underquest.state.adventurer import spells
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import OPTIONS

NOBODY = "none"
BRINGERS = ("quest", "encounter", "reward")
SPOTS = ("items", "ingredients", "trinkets", "skills", "incantations", "scourges")


def _once(*names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for each in names for name in each if name and name != UNSEEN))


def _named(rows: Iterable[object]) -> tuple[str, ...]:
    return tuple(str(getattr(each, "name")) for each in rows)  # noqa: B009  rows of several kinds


def items(state: UnderQuest) -> tuple[str, ...]:
    """Items that are carried, were read, or that the rulebook names."""
    return _once(owned_items(state), state.lore.items, _named(content.cards().items))


def owned_items(state: UnderQuest) -> tuple[str, ...]:
    """Items that are carried."""
    return _once(each.name for each in state.me.items)


def worn_items(state: UnderQuest) -> tuple[str, ...]:
    """Items that are equipped."""
    return _once(each.name for each in state.me.items if each.at)


def owned(state: UnderQuest) -> tuple[str, ...]:
    """Items, ingredients and trinkets that are carried; an ingredient that nobody named may turn out to be any."""
    named = _once(owned_items(state), state.me.ingredients, state.me.trinkets)
    return (*_once(named, ingredients(state)), UNSEEN) if UNSEEN in state.me.ingredients else named


def loose(state: UnderQuest) -> tuple[str, ...]:
    """Trinkets and ingredients that are carried, an ingredient that nobody named too."""
    named = _once(state.me.trinkets, state.me.ingredients)
    return (*named, UNSEEN) if UNSEEN in state.me.ingredients else named


def trinket_cards(state: UnderQuest) -> tuple[str, ...]:
    """Trinkets that are carried, were read, or that the rulebook names."""
    return _once(state.me.trinkets, state.lore.trinkets, _named(content.cards().trinkets))


def ingredients(state: UnderQuest) -> tuple[str, ...]:
    """Ingredients that are carried, were read, or that the rulebook names."""
    return _once(state.me.ingredients, state.lore.ingredients, _named(content.cards().ingredients))


def skills(state: UnderQuest) -> tuple[str, ...]:
    """Skills that are known, were read, or that the rulebook names."""
    return _once(state.me.skills, state.lore.skills, _named(content.cards().skills))


def incantations(state: UnderQuest) -> tuple[str, ...]:
    """Incantations that are known, were read, or that the rulebook names."""
    return _once(spells(state.me), state.lore.incantations, content.cards().incantations)


def enemies(state: UnderQuest) -> tuple[str, ...]:
    """Enemies that were read, that the rulebook names, or that lie open as a mimic."""
    return _once(foes(state), state.lore.enemies, _named(content.cards().enemies))


def foes(state: UnderQuest) -> tuple[str, ...]:
    """The enemy of the fight, and the mimic that is to be fought (UQ-ITM-05)."""
    mimics = (name for each in state.dues if each.name == "mimic" for name in each.cards)
    return _once(mimics, (state.fight.foe.name,) if state.fight else ())


def companions(state: UnderQuest) -> tuple[str, ...]:
    """Companions that were read, or that the rulebook names."""
    return _once(state.lore.companions, _named(content.cards().companions))


def rewards(state: UnderQuest) -> tuple[str, ...]:
    """Reward cards that the rulebook names, or that were read."""
    read = (name for name, card in state.lore.items.items() if card.deck == "reward")
    return _once(content.cards().rewards, read, state.me.rewards)


def treasures(state: UnderQuest) -> tuple[str, ...]:
    """Treasure cards that were read."""
    return _once(name for name, card in state.lore.items.items() if card.deck == "treasure")


def scourges(state: UnderQuest) -> tuple[str, ...]:
    """Scourges that lie on the adventurer or were read."""
    return _once(state.me.scourges, state.lore.scourges)


def sources(state: UnderQuest) -> tuple[str, ...]:
    """Cards that may say something: of the dungeon, encounters, quests, companions."""
    return _once(_named(content.cards().dungeon), encounters(state), state.quests.values(), companions(state))


def encounters(state: UnderQuest) -> tuple[str, ...]:
    """Encounters that were read, or that the rulebook names."""
    return _once(state.lore.encounters, content.cards().encounters)


def cards(state: UnderQuest) -> tuple[str, ...]:
    """Every card that can be carried."""
    return _once(items(state), ingredients(state), trinket_cards(state))


def abominations(state: UnderQuest) -> tuple[str, ...]:
    """Sides of abominations that were read, or that the rulebook names."""
    return _once(state.lore.abominations, _named(content.cards().abominations))


def listed_cards(state: UnderQuest) -> tuple[str, ...]:
    """Every card of a deck that may be listed."""
    met = (enemies(state), abominations(state), encounters(state), scourges(state))
    return _once(_named(content.cards().dungeon), cards(state), *met, skills(state), incantations(state))


def things(state: UnderQuest) -> tuple[str, ...]:
    """What may be put down or taken away by hand, an ingredient that nobody named too."""
    named = _once(owned(state), state.me.skills, spells(state.me), state.me.scourges, cards(state))
    return (*named, UNSEEN) if UNSEEN in state.me.ingredients else named


def drawn_decks(_: UnderQuest) -> tuple[str, ...]:
    """All decks whose cards come to the table."""
    return tuple(each.name for each in content.box().decks if each.way not in ("laid", "stack"))


NAMES: dict[str, Callable[[UnderQuest], tuple[str, ...]]] = {
    "player": lambda state: state.players,
    "race": lambda state: _once(state.lore.races, content.cards().races),
    "class": lambda state: _once(state.lore.classes, content.cards().classes),
    "familiar": lambda state: _once(state.lore.familiars, _named(content.cards().familiars)),
    "item": items,
    "owned-item": owned_items,
    "worn-item": worn_items,
    "thrown-item": lambda state: _once(each.name for each in state.thrown),
    "owned-card": owned,
    "card": listed_cards,
    "bonus": lambda state: _once(("ingredient", "trinket", "treasure"), cards(state)),
    "treasure": treasures,
    "trinket": lambda state: _once(state.me.trinkets),
    "trinket-card": trinket_cards,
    "ingredient": ingredients,
    "ingredient-or-none": lambda state: _once((NOBODY,), ingredients(state)),
    "skill": skills,
    "incantation": incantations,
    "held-incantation": lambda state: _once(spells(state.me)),
    "companion": companions,
    "enemy": enemies,
    "abomination": abominations,
    "scourge": scourges,
    "held-scourge": lambda state: _once(state.me.scourges),
    "encounter": encounters,
    "reward": rewards,
    "bringer": lambda state: _once(BRINGERS, sources(state)),
    "loose-card": loose,
    "quest": lambda state: _once(state.quests.values()),
    "source": sources,
    "modifier": lambda state: _once(state.me.skills, worn_items(state)),
    "counter": lambda _: COUNTERS,
    "payment": lambda _: (*content.box().tokens, "ingredients"),
    "icon": lambda _: tuple(name for name, _counter, _by in content.play().potions.icons),
    "stat": lambda _: STATS,
    "dungeon-card": lambda _: _named(content.cards().dungeon),
    "pile": drawn_decks,
    "thing": things,
    "own-race": lambda state: _once((state.me.race,)),
    "own-class": lambda state: _once((state.me.class_,)),
    "own-familiar": lambda state: _once((state.me.familiar,)),
    "held-ingredient": lambda state: _once(state.me.ingredients),
    "own-skill": lambda state: _once(state.me.skills),
    "own-companion": lambda state: _once((state.me.companion.name,) if state.me.companion else ()),
    "foe": foes,
    "open-encounter": lambda state: _once((state.turn.encounter,) if state.turn else ()),
    "spot": lambda _: SPOTS,
    "option": lambda _: tuple(each.name for each in (*OPTIONS, DICE)),
    "option-value": lambda _: _once(word for each in (*OPTIONS, DICE) for word in each.words),
}
