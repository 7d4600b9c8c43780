"""Facts of attacks on enemies."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour, Effect, Skill
from ledger.games.torgue.events.setup import faces
from ledger.games.torgue.state.owed import Blast, Fumble, Volley


class AttackRolled(Event):
    """The Action die of an attack."""

    who: str
    action: str
    skill: Skill
    colour: Colour
    thrown: tuple[Die, ...]
    value: int
    """The Skill."""
    plus: int
    total: int
    crit: bool = False
    fumble: bool = False

    def sentence(self) -> str:
        natural = ", a crit" if self.crit else ", a fumble" if self.fumble else ""
        plus = f"{self.plus:+}" if self.plus else ""
        return f"{self.who}, {self.action}: {faces(self.thrown)}{self.value:+}{plus} = {self.total}{natural}."

    def die_sides(self, field: str) -> int:
        return content.colour(self.colour).sides if field == "thrown" else 0


class CrowdCounted(Event):
    """How many Crowd Control may hit."""

    says: ClassVar[str] = "Crowd Control: {count}."
    thrown: tuple[Die, ...]
    count: int

    def die_sides(self, field: str) -> int:
        return content.play().crowd if field == "thrown" else 0


class EnemyShieldRolled(Event):
    """The shield die of an enemy."""

    says: ClassVar[str] = "{enemy}'s shield: {value}."
    enemy: str
    thrown: tuple[Die, ...]
    plus: int = 0
    value: int
    die: int = 0
    """Its sides; 0 in facts that did not say them."""

    def die_sides(self, field: str) -> int:
        return self.die if field == "thrown" else 0


class TargetHit(Event):
    """An attack hit."""

    who: str
    enemy: str
    total: int
    needed: int
    wounds: int
    parts: tuple[tuple[str, int], ...] = ()
    """What the wounds add up from."""

    def sentence(self) -> str:
        more = ", ".join(f"{name} {by}" for name, by in self.parts) if len(self.parts) > 1 else ""
        wounds = f"{counted(self.wounds, 'wound')}{f' ({more})' if more else ''}"
        return f"{self.enemy} is hit: {self.total} to {self.needed}, {wounds}."


class TargetMissed(Event):
    """An attack missed."""

    says: ClassVar[str] = "{enemy} is missed: {total} to {needed}."
    who: str
    enemy: str
    total: int
    needed: int


class ElementRolled(Event):
    """The elemental die of an attack."""

    element: str
    thrown: tuple[Die, ...]
    placed: bool

    def sentence(self) -> str:
        return f"{self.element.capitalize()} d4: {faces(self.thrown)}{', placed' if self.placed else ''}."

    def die_sides(self, field: str) -> int:
        return content.play().element.sides if field == "thrown" else 0


class EffectPlaced(Event):
    """Effect tokens on a model."""

    says: ClassVar[str] = "{model}: {effect} {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("{effect} {model}",)
    model: str
    effect: Effect
    was: int
    now: int


class EffectRemoved(Event):
    """Effect tokens left a model."""

    says: ClassVar[str] = "{model}: {effect} {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("{effect} {model}",)
    model: str
    effect: Effect
    was: int
    now: int
    why: str


class EnemyShieldSpent(Event):
    """An enemy's shield is Exhausted."""

    says: ClassVar[str] = "{enemy}'s shield is down."
    touches: ClassVar[tuple[str, ...]] = ("enemy {enemy}",)
    enemy: str


class EnemyShieldRecharged(Event):
    """An enemy's shield is up again."""

    says: ClassVar[str] = "{enemy}'s shield is up."
    touches: ClassVar[tuple[str, ...]] = ("enemy {enemy}",)
    enemy: str


class EnemyWounded(Event):
    """An enemy took wounds."""

    touches: ClassVar[tuple[str, ...]] = ("enemy {enemy}",)
    enemy: str
    was: int
    now: int
    hp: int | None
    why: str = ""

    def sentence(self) -> str:
        most, why = f" of {self.hp}" if self.hp else "", f", {self.why}" if self.why else ""
        return f"{self.enemy}: wounds {self.was} to {self.now}{most}{why}."


class EnemyHealed(Event):
    """An enemy lost wounds."""

    says: ClassVar[str] = "{enemy}: wounds {was} to {now}, healed."
    touches: ClassVar[tuple[str, ...]] = ("enemy {enemy}",)
    enemy: str
    was: int
    now: int


class EnemyTakenOut(Event):
    """An enemy was taken out: its model is free again."""

    touches: ClassVar[tuple[str, ...]] = ("enemy {enemy}",)
    enemy: str
    card: str
    zone: str
    by: str = ""
    """The Vault Hunter, or the Sidekick, who did it; empty for nobody."""
    how: str = ""
    """The Skill of the attack, or what else did it."""

    def sentence(self) -> str:
        return f"{self.enemy} is taken out{f' by {self.by}' if self.by else ''}."


class EnemyCleared(Event):
    """A model left the Arena without being taken out."""

    says: ClassVar[str] = "{enemy} is removed: {why}."
    touches: ClassVar[tuple[str, ...]] = ("enemy {enemy}",)
    enemy: str
    why: str


class GearEmptied(Event):
    """A card is Out of Ammo, or Exhausted."""

    says: ClassVar[str] = "{card} ({who}) is empty: {why}."
    who: str
    card: str
    why: str


class GearReloaded(Event):
    """A card is Ready again."""

    says: ClassVar[str] = "{card} ({who}) is loaded: {why}."
    who: str
    card: str
    why: str


class GrenadeThrown(Event):
    """A Vault Hunter made its grenade attack of this turn."""

    quiet: ClassVar[bool] = True
    who: str


class HunterFumbled(Event):
    """A fumble of this turn."""

    quiet: ClassVar[bool] = True
    who: str
    action: str = ""
    """What it attacked with; empty for a fumble in defence."""


class VolleyBegan(Event):
    """A Rapid attack has shots left."""

    volley: Volley

    def sentence(self) -> str:
        return f"{self.volley.who} may shoot {counted(self.volley.left, 'more time')}."


class VolleyWent(Event):
    """One shot fewer is left."""

    quiet: ClassVar[bool] = True
    left: int
    zone: str


class VolleyEnded(Event):
    """A Rapid attack is over."""

    left: int = 0
    """Shots that nobody makes any more."""

    def sentence(self) -> str:
        return f"Shots let go: {self.left}." if self.left else ""


class FumbleTriggered(Event):
    """An enemy's Attack Fumble or Defense Fumble is due."""

    fumble: Fumble

    def sentence(self) -> str:
        return f"{self.fumble.enemy}, fumble of {self.fumble.who}: {self.fumble.effect or 'see its card'}."


class FumbleSettled(Event):
    """Such an effect is over."""

    says: ClassVar[str] = "{enemy}'s fumble effect: {how}."
    enemy: str
    how: str


class BlastSet(Event):
    """Something explodes: its Strength is still to be rolled."""

    blast: Blast

    def sentence(self) -> str:
        return f"{self.blast.why} explodes in {self.blast.zone or 'its zone'}."


class BlastRolled(Event):
    """The Strength of an explosion."""

    says: ClassVar[str] = "Blast in {zone}: Strength {strength}."
    zone: str
    thrown: tuple[Die, ...]
    strength: int

    def die_sides(self, field: str) -> int:
        return content.play().blast.sides if field == "thrown" else 0
