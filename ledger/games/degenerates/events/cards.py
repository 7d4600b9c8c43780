"""Facts of cards before adventurers: Items, Allies, Skills and the rest."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.degenerates.state.adventurers import Owned


class ItemTaken(Event):
    """An adventurer has an Item."""

    who: str
    item: Owned

    def sentence(self) -> str:
        return f"{self.who} has {self.item.name}{', equipped' if self.item.worn else ''}."


class ItemEquipped(Event):
    """An Item was equipped."""

    says: ClassVar[str] = "{who} equips {item}."
    who: str
    item: str


class ItemStowed(Event):
    """An Item was turned sideways."""

    who: str
    item: str
    why: str = ""

    def sentence(self) -> str:
        return f"{self.who} stows {self.item}{f': {self.why}' if self.why else ''}."


class ItemLost(Event):
    """An Item left an adventurer."""

    says: ClassVar[str] = "{who} loses {item}: {why}."
    who: str
    item: str
    why: str


class ItemHanded(Event):
    """An Item went to somebody else."""

    says: ClassVar[str] = "{who} gives {item} to {to}."
    who: str
    to: str
    item: str


class ItemUsed(Event):
    """An Item was used in an own turn, or gave its Rest action."""

    quiet: ClassVar[bool] = True
    who: str
    item: str
    rest: bool = False


class AmmoLoaded(Event):
    """Ammunition was loaded."""

    says: ClassVar[str] = "{who} loads {ammo} into {item}."
    who: str
    ammo: str
    item: str


class AmmoUnloaded(Event):
    """Ammunition was taken out."""

    says: ClassVar[str] = "{who} takes {ammo} out of {item}."
    who: str
    ammo: str
    item: str


class AllyTaken(Event):
    """An adventurer has an Ally."""

    says: ClassVar[str] = "{ally} joins {who}."
    who: str
    ally: str


class AllyLost(Event):
    """An Ally left."""

    says: ClassVar[str] = "{ally} leaves {who}: {why}."
    who: str
    ally: str
    why: str


class AllyHanded(Event):
    """An Ally went to somebody else."""

    says: ClassVar[str] = "{who} gives {ally} to {to}."
    who: str
    to: str
    ally: str


class DiseaseCaught(Event):
    """An adventurer has a Disease."""

    says: ClassVar[str] = "{who} catches {disease}."
    who: str
    disease: str


class SkillLearned(Event):
    """An adventurer learned a Skill."""

    says: ClassVar[str] = "{who} learns {skill}."
    who: str
    skill: str


class SkillMastered(Event):
    """A Skill was flipped to its Mastery."""

    says: ClassVar[str] = "{who} masters {skill}."
    who: str
    skill: str


class TriumphWon(Event):
    """An adventurer has a Triumph."""

    says: ClassVar[str] = "{who} has the Triumph {triumph}."
    who: str
    triumph: str


class CardLost(Event):
    """A Disease, Weakness, Skill or Triumph left."""

    says: ClassVar[str] = "{who} loses {card}: {why}."
    who: str
    card: str
    why: str
