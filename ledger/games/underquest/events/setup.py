"""The adventurer is made; adventures begin and end; cards are read."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.underquest.content.rows import STATS, Pairs, Stat
from ledger.games.underquest.state import cards as read
from ledger.games.underquest.state.dungeon import why_lost


class Reminded(Event):
    """The table was reminded of something that no rule forbids."""

    says: ClassVar[str] = "Note: {text}"
    code: str
    text: str


class AdventurerMade(Event):
    """Race, class and familiar make an adventurer."""

    touches: ClassVar[tuple[str, ...]] = (
        "health",
        "grit",
        "gold",
        "rations",
        "morality",
        "weight",
        "agility",
        "brawn",
        "mind",
    )
    race: str
    class_: str
    familiar: str
    health: int
    grit: int
    stats: tuple[tuple[Stat, int], ...]
    icons: read.Icons = ()
    encumbrance: int
    gold: int
    rations: int
    morality: int
    proficiency: Stat | None

    def sentence(self) -> str:
        numbers = f"health {self.health}, grit {self.grit}, gold {self.gold}, rations {self.rations}"
        side = f", morality {self.morality:+d}" if self.morality else ""
        who = f"{self.race} {self.class_} with {self.familiar}"
        return f"{who}: {numbers}, encumbrance {self.encumbrance}{side}."


class IconsRead(Event):
    """The attack icons of the class were read after the adventurer was made, or read anew."""

    icons: read.Icons

    def sentence(self) -> str:
        return f"Attack icons: {', '.join(f'{grit} grit +{by}' for grit, by in self.icons)}."


class AdventureBegun(Event):
    """A new adventure was set up."""

    says: ClassVar[str] = "Adventure {number}: {cards} dungeon cards, {turns} turns a level."
    touches: ClassVar[tuple[str, ...]] = ("level", "turn", "quest")
    number: int
    cards: int
    turns: int


class AdventureWon(Event):
    """The final boss is defeated."""

    says: ClassVar[str] = "{boss} is defeated: the adventure is won."
    boss: str
    level: int
    turns: int


class AdventureLost(Event):
    """The adventure is lost, and the adventurer with it."""

    cause: str
    """`health`, `poison`, `card` or `time`."""
    by: str = ""
    level: int
    turns: int

    def sentence(self) -> str:
        return f"Lost: {why_lost(self.cause, self.by)}."


class InnEntered(Event):
    """The adventurer came to the Lonely Troll Inn."""

    says: ClassVar[str] = "At the Lonely Troll Inn."


class AdventurerRetired(Event):
    """The adventurer stays at home; the campaign is won."""

    adventures: int

    def sentence(self) -> str:
        count = f"{self.adventures} adventures" if self.adventures != 1 else "1 adventure"
        return f"The adventurer retires after {count}."


class Learned(Event):
    """A card was read."""

    says: ClassVar[str] = "Known: {card.name}."


def _given(gives: Pairs) -> tuple[str, ...]:
    """The tracks that a card may move by what it gives while it counts."""
    return (*STATS, *(("weight",) if "encumbrance" in dict(gives) else ())) if gives else ()


class RaceLearned(Learned):
    """A race was read."""

    card: read.RaceRead

    def touched(self) -> tuple[str, ...]:
        return _given(self.card.gives)


class ClassLearned(Learned):
    """A class was read."""

    card: read.ClassRead

    def touched(self) -> tuple[str, ...]:
        return _given(self.card.gives)


class FamiliarLearned(Learned):
    """A familiar was read."""

    card: read.FamiliarRead


class ItemLearned(Learned):
    """An item was read."""

    card: read.ItemRead

    def touched(self) -> tuple[str, ...]:
        weighs = () if self.card.weight is None else ("weight",)
        return tuple(dict.fromkeys((*weighs, *_given(self.card.gives))))


class IngredientLearned(Learned):
    """An ingredient was read."""

    card: read.IngredientRead


class TrinketLearned(Learned):
    """A trinket was read."""

    card: read.TrinketRead


class SkillCardLearned(Learned):
    """A skill card was read."""

    card: read.SkillRead

    def touched(self) -> tuple[str, ...]:
        return _given(self.card.gives)


class IncantationLearned(Learned):
    """An incantation was read."""

    card: read.IncantationRead


class CompanionLearned(Learned):
    """A companion was read."""

    card: read.CompanionRead

    def touched(self) -> tuple[str, ...]:
        return ("weight",) if self.card.encumbrance else ()


class EnemyLearned(Learned):
    """An enemy was read."""

    card: read.EnemyRead


class AbominationLearned(Learned):
    """One side of an abomination was read."""

    card: read.AbominationRead


class ScourgeLearned(Learned):
    """A scourge was read."""

    card: read.ScourgeRead

    def touched(self) -> tuple[str, ...]:
        return _given(self.card.gives)


class EncounterLearned(Learned):
    """An encounter was read."""

    card: read.EncounterRead
