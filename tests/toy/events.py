"""The facts of the toy game."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event


class DoomFell(Event):
    says: ClassVar[str] = "Doom {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("doom",)
    was: int
    now: int
    why: str


class PlaceScouted(Event):
    says: ClassVar[str] = "{by} scouts {place}: level {level}."
    place: str
    level: int
    by: str


class HeroHired(Event):
    says: ClassVar[str] = "{by} hires {hero}, level {level}."
    hero: str
    level: int
    by: str
    items: tuple[str, ...] = ()


class CardDrawn(Event):
    says: ClassVar[str] = "{by} draws {card}."
    card: str
    by: str

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("Cards", self.card),)


class FoeFought(Event):
    says: ClassVar[str] = "{foe}: {total}."
    foe: str
    total: int
    won: bool
    thrown: tuple[Die, ...] = ()


class FightLeft(Event):
    says: ClassVar[str] = "{by} ran: {ran}."
    by: str
    ran: bool


class HeroWounded(Event):
    says: ClassVar[str] = "{hero} wounds {was} to {now}."
    hero: str
    was: int
    now: int


class ItemsGiven(Event):
    says: ClassVar[str] = "{hero} gets {told}."
    hero: str
    items: tuple[str, ...]

    def sentence(self) -> str:
        return self.says.format(hero=self.hero, told=", ".join(self.items))


class TaleTold(Event):
    says: ClassVar[str] = "Told: {text}"
    text: str


class CardMoved(Event):
    says: ClassVar[str] = "{card}: {from_} to {to}."
    card: str
    from_: str = ""
    to: str = ""


class GameLost(Event):
    says: ClassVar[str] = "The game is lost."
