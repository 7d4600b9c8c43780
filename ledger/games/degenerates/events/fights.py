"""Facts of fights and looting."""

from __future__ import annotations

from typing import ClassVar, Literal

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.degenerates.events.adventurers import faces
from ledger.games.degenerates.state.fights import Ailment, Draw, Fight, FightStep, Foe, Trial, Trophy


class FightBegan(Event):
    """A fight began."""

    fight: Fight

    def sentence(self) -> str:
        return f"Fight at {self.fight.space}: {', '.join(each.label for each in self.fight.foes)}."

    def touched(self) -> tuple[str, ...]:
        return tuple(f"foe {each.label}" for each in self.fight.foes)


class FoeJoined(Event):
    """A monster came into the fight."""

    foe: Foe

    def sentence(self) -> str:
        return f"{self.foe.label} joins the fight."

    def touched(self) -> tuple[str, ...]:
        return (f"foe {self.foe.label}",)


class TargetTaken(Event):
    """A monster has its target for the round."""

    foe: str
    at: str

    def sentence(self) -> str:
        return f"{self.foe} targets {'everybody' if self.at == '*' else self.at or 'nobody'}."


class TrialsCalled(Event):
    """Arrivals force Tests and bring monsters."""

    trials: tuple[Trial, ...]
    draws: tuple[Draw, ...]
    foes: tuple[str, ...] = ()
    """Whose arrival it was."""

    def sentence(self) -> str:
        kinds = ", ".join(dict.fromkeys(each.kind for each in self.trials))
        calls = " and ".join(dict.fromkeys(each.foe for each in self.draws))
        return " ".join(
            (*((f"Tests against {kinds}.",) if kinds else ()), *((f"{calls}: help comes.",) if calls else ()))
        )


class TrialOver(Event):
    """One such Test is made, or no longer needed."""

    quiet: ClassVar[bool] = True
    trial: Trial
    ends: bool = False
    """Whether it ends further Tests of that ability for the adventurer in this fight."""


class DrawOver(Event):
    """A monster that was due joined, or its deck is empty."""

    quiet: ClassVar[bool] = True
    draw: Draw


class FightStepBegan(Event):
    """The next step of a round."""

    step: FightStep
    orders: tuple[tuple[str, int], ...] = ()
    """PER of each fighter, where the turns begin."""

    def sentence(self) -> str:
        return "The turns begin." if self.step == "turns" else ""


class RoundBegan(Event):
    """A new round of the fight."""

    says: ClassVar[str] = "Round {round}."
    round: int


class WitsRolled(Event):
    """A Dimwit rolled its ATT."""

    says: ClassVar[str] = "{foe}: ATT {att} in its first round."
    foe: str
    att: int


class CombatRolled(Event):
    """All dice of one turn."""

    who: str
    action: str
    defence: tuple[Die, ...] = ()
    attack: tuple[Die, ...] = ()
    power: tuple[Die, ...] = ()
    reach: Literal["melee", "reach", "range", ""] = ""
    """The type of an attack; empty for any other action."""

    def sentence(self) -> str:
        rows = (("def", self.defence), ("att", self.attack), ("pow", self.power))
        told = ", ".join(f"{name} {faces(dice)}" for name, dice in rows if dice)
        return f"{self.who}: {self.action}{f' ({told})' if told else ''}."


class FoeWounded(Event):
    """A monster took Wounds."""

    says: ClassVar[str] = "{foe}: Wounds {was} to {now} of {hp}."
    touches: ClassVar[tuple[str, ...]] = ("foe {foe}",)
    foe: str
    was: int
    now: int
    hp: int


class FoeHealed(Event):
    """A monster lost Wounds."""

    says: ClassVar[str] = "{foe}: Wounds {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("foe {foe}",)
    foe: str
    was: int
    now: int
    why: str


class FoeMissed(Event):
    """An attack did nothing."""

    says: ClassVar[str] = "{who} does no damage to {foe}: {why}."
    who: str
    foe: str
    why: str


class FoeDestroyed(Event):
    """A monster was destroyed; it is a trophy until somebody leaves it."""

    says: ClassVar[str] = "{foe} is destroyed by {who}."
    touches: ClassVar[tuple[str, ...]] = ("foe {foe}",)
    who: str
    foe: str
    trophy: Trophy
    law: bool = False
    """Whether it is an Epic with the Law Lair."""


class FoeLeft(Event):
    """A monster left the fight alive."""

    says: ClassVar[str] = "{foe} leaves: {why}."
    touches: ClassVar[tuple[str, ...]] = ("foe {foe}",)
    foe: str
    why: str


class FoeAiled(Event):
    """A monster is Corroded, Dazed or Hexed."""

    says: ClassVar[str] = "{foe} is {ailment}."
    foe: str
    ailment: Ailment


class FoeRelieved(Event):
    """A condition left a monster."""

    says: ClassVar[str] = "{foe} is no longer {ailment}."
    foe: str
    ailment: Ailment


class AbilityGranted(Event):
    """A monster gained an ability."""

    says: ClassVar[str] = "{foe} gains {ability}."
    foe: str
    ability: str


class AbilityLost(Event):
    """A monster lost an ability."""

    says: ClassVar[str] = "{foe} loses {ability}."
    foe: str
    ability: str


class FoeDrew(Event):
    """A monster wounded somebody this round."""

    quiet: ClassVar[bool] = True
    foe: str
    who: str


class GoldStolen(Event):
    """A Thief took gold."""

    says: ClassVar[str] = "{foe} steals {gold} gold from {who}."
    foe: str
    who: str
    gold: int


class FoeSummoned(Event):
    """A Summoner has called."""

    quiet: ClassVar[bool] = True
    foe: str


class Skirmished(Event):
    """Skirmishers moved a level in this fight."""

    quiet: ClassVar[bool] = True


class AcidSplashed(Event):
    """Acidic takes an Item."""

    says: ClassVar[str] = "Acid takes a Shield or an Item of {who}."
    who: str


class AcidDone(Event):
    """What Acidic took is settled."""

    quiet: ClassVar[bool] = True
    who: str


class FighterEscaped(Event):
    """An adventurer left the fight."""

    says: ClassVar[str] = "{who} escapes."
    who: str


class FighterFell(Event):
    """A Defeated adventurer left the fight, without trophies."""

    quiet: ClassVar[bool] = True
    who: str


class FighterReturned(Event):
    """An adventurer came back into the fight."""

    says: ClassVar[str] = "{who} returns to the fight."
    who: str


class FighterActed(Event):
    """An adventurer's turn is over."""

    quiet: ClassVar[bool] = True
    who: str


class QuickTaken(Event):
    """A Quick Action is used."""

    says: ClassVar[str] = "{who}, quick: {action}."
    who: str
    action: str
