"""The numbers of a hero by the names of the table, with the short forms in which tables write them."""

from __future__ import annotations

from collections.abc import Iterable

from ledger.core.frozen import Frozen


class Value(Frozen):
    """A number of a hero."""

    name: str
    short: tuple[str, ...] = ()
    """Other words for it."""
    lasting: str = ""
    """The number that changes where a trait or an item names this one; empty for what is only counted."""
    skill: bool = False
    """Whether a potion may lift it."""


def _lasts(name: str, *short: str) -> Value:
    return Value(name=name, short=short, lasting=name)


def _skill(name: str, *short: str) -> Value:
    return _lasts(name, *short).but(skill=True)


def _pool(name: str, *short: str) -> tuple[Value, Value]:
    """A number that is used up, and the most of it: what lasts changes the most."""
    most = f"{name}-max"
    return Value(name=name, short=short, lasting=most), _lasts(most, *(f"{each}-max" for each in short))


VALUES: tuple[Value, ...] = (
    Value(name="level", short=("lvl",)),
    *_pool("health", "hp"),
    *_pool("sanity", "san"),
    *_pool("determination", "det"),
    *_pool("corruption", "cor"),
    Value(name="xp", short=("experience",)),
    Value(name="xp-next"),
    Value(name="gold"),
    Value(name="dark-stone", short=("stones",)),
    _skill("defense", "defence", "def"),
    _skill("willpower", "will", "wil"),
    _skill("to-hit", "hit"),
    _skill("strength", "str"),
    _skill("combat", "com"),
    _lasts("crit", "critical"),
    _skill("initiative", "init", "ini"),
    Value(name="movement"),
    _lasts("slots", "side-bag", "sidebag"),
    _lasts("hands", "hand"),
    Value(name="revives"),
    _skill("agility", "agi"),
    _skill("cunning", "cun"),
    _skill("lore"),
    _skill("luck"),
    _skill("spirit", "spi"),
)
"""Every number that the sheet of a hero has, in its order."""
BY_WORD = {word: each for each in VALUES for word in (each.name, *each.short)}
SKILLS = tuple(each.name for each in VALUES if each.skill)
"""What a potion may lift."""
LASTING = tuple(dict.fromkeys(each.lasting for each in VALUES if each.lasting))
"""What traits, items and potions may change."""


def value_meant(word: str) -> str:
    """The name of the number that a word means; a word that means none is the name of a skill of its own."""
    found = BY_WORD.get(_plain(word))
    return found.name if found else word


def lasting_meant(word: str, own: Iterable[str]) -> str:
    """The number that changes where something that lasts names a word, the hero's `own` skills among them; or none."""
    found = BY_WORD.get(_plain(word))
    return found.lasting if found else next((each for each in own if each.casefold() == word.casefold()), "")


def _plain(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")
