"""Facts about what heroes carry."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.brimstone.events.thrown import faces
from ledger.games.brimstone.state.heroes import Boost, Item


class TokenBagged(Event):
    """A token went into a side bag."""

    says: ClassVar[str] = "{who} bags {token}: {now} of {slots}."
    who: str
    token: str
    now: int
    slots: int
    source: str = ""


class TokenGone(Event):
    """A token left a side bag."""

    who: str
    token: str
    why: str
    thrown: tuple[Die, ...] = ()
    """How well it works, where a die says so."""

    def sentence(self) -> str:
        shown = f": {faces(*self.thrown)}" if self.thrown else ""
        return f"{self.who}: {self.token} is gone ({self.why}{shown})."


class SkillLifted(Event):
    """A potion lifts a skill until the hero's turn ends."""

    says: ClassVar[str] = "{who}: {boost.skill} +{boost.by} this turn."
    who: str
    boost: Boost


class SkillsFell(Event):
    """What a potion lifted is as it was."""

    who: str
    skills: tuple[str, ...]

    def sentence(self) -> str:
        return f"{self.who}: {', '.join(self.skills)} as before."


class ItemTaken(Event):
    """A hero carries an item."""

    says: ClassVar[str] = "{who} takes {item.name}: carries {weight} of {limit}."
    who: str
    item: Item
    weight: int
    limit: int


class ItemGone(Event):
    """A hero no longer carries an item."""

    says: ClassVar[str] = "{who}: {item} is gone."
    who: str
    item: str


class ThingGiven(Event):
    """An item or token went from one hero to another."""

    says: ClassVar[str] = "{who} gives {thing} to {to}."
    who: str
    to: str
    thing: str


class HandsAssigned(Event):
    """A hero said what is in the hands."""

    who: str
    items: tuple[str, ...]
    fixed: bool
    """Whether it holds for the turn."""

    def sentence(self) -> str:
        return f"{self.who} holds {', '.join(self.items) or 'nothing'}."


class ClothingPutOn(Event):
    """A hero put clothing on."""

    says: ClassVar[str] = "{who} wears {item}."
    who: str
    item: str


class ClothingTakenOff(Event):
    """A hero took clothing off."""

    says: ClassVar[str] = "{who} takes {item} off."
    who: str
    item: str
