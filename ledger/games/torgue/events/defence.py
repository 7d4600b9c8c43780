"""Facts of defence, wounds, healing and [RE]actions."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour, Effect, Skill
from ledger.games.torgue.events.setup import faces
from ledger.games.torgue.events.turns import Result
from ledger.games.torgue.state.owed import Strike, Window, Wound


class StrikeMade(Event):
    """An attack on Vault Hunters: who defends against what."""

    strike: Strike

    def sentence(self) -> str:
        who = ", ".join(self.strike.defenders) or "nobody"
        return f"{self.strike.by or 'A blast'} attacks {who}: Strength {self.strike.strength}, {self.strike.resist}."


class DefenceRolled(Event):
    """The die of a defence."""

    who: str
    against: str
    token: str
    colour: Colour
    skill: Skill
    thrown: tuple[Die, ...]
    value: int
    """The Skill; 0 for a Shield token."""
    plus: int
    total: int
    needed: int
    result: Result
    instead: bool = False
    """Whether the Skill stood in for that of the attack: Ranged, with a loaded Pistol (TB-170)."""

    def sentence(self) -> str:
        plus = f"{self.value:+}" if self.value else ""
        plus += f"{self.plus:+}" if self.plus else ""
        told = f"{faces(self.thrown)}{plus}{f' = {self.total}' if plus else ''} to {self.needed}"
        how = f"{self.token}, {self.skill}" if self.instead else self.token
        return f"{self.who} defends ({how}): {told}, {self.result}."

    def die_sides(self, field: str) -> int:
        return content.colour(self.colour).sides if field == "thrown" else 0


class WoundsDealt(Event):
    """What the wounds of an attack on a Vault Hunter add up from."""

    who: str
    wounds: int
    parts: tuple[tuple[str, int], ...]

    def sentence(self) -> str:
        if self.wounds == 1:
            return ""
        return f"{self.who} suffers {self.wounds}: {', '.join(f'{name} {by}' for name, by in self.parts)}."


class DefenderSettled(Event):
    """One defender of the attack is settled."""

    quiet: ClassVar[bool] = True
    who: str
    wounded: bool = False


class StrikeWent(Event):
    """The attack goes on with its next repeat."""

    left: int
    defenders: tuple[str, ...]
    target: str = ""
    zone: str = ""
    """Where the target stands."""
    placed: tuple[tuple[str, Effect, int], ...] = ()
    """Elemental tokens that it places only after the defences (AMB-27)."""

    def sentence(self) -> str:
        return f"Again, against {', '.join(self.defenders)}."


class StrikeOver(Event):
    """The attack is completely resolved."""

    number: int
    left: int = 0
    """Repeats of Rapid that were lost."""

    def sentence(self) -> str:
        return f"No target: shots lost: {self.left}." if self.left else ""


class ShieldTokenSpent(Event):
    """A Shield token is Exhausted."""

    says: ClassVar[str] = "{who}: Shield token {token} is down."
    touches: ClassVar[tuple[str, ...]] = ("tokens {who}",)
    who: str
    token: str


class ShieldsRecharged(Event):
    """The Shield tokens of a Vault Hunter are Ready."""

    says: ClassVar[str] = "{who}: shields up, {why}."
    touches: ClassVar[tuple[str, ...]] = ("tokens {who}",)
    who: str
    why: str


class TokenWounded(Event):
    """A token turned RED; it stays Ready or Exhausted."""

    says: ClassVar[str] = "{who}: {was} {token} turns red."
    touches: ClassVar[tuple[str, ...]] = ("tokens {who}", "wounds {who}")
    who: str
    token: str
    was: Colour
    why: str = ""


class TokenHealed(Event):
    """A RED token turned back."""

    says: ClassVar[str] = "{who}: {token} is {now} again."
    touches: ClassVar[tuple[str, ...]] = ("tokens {who}", "wounds {who}")
    who: str
    token: str
    now: Colour


class HealingLost(Event):
    """More was healed than there were wounds."""

    says: ClassVar[str] = "{who}: {by} of the healing is lost."
    who: str
    by: int


class TokenFlipped(Event):
    """An effect Exhausted or refreshed a token."""

    touches: ClassVar[tuple[str, ...]] = ("tokens {who}",)
    who: str
    token: str
    ready: bool

    def sentence(self) -> str:
        return f"{self.who}: {self.token} is {'Ready' if self.ready else 'Exhausted'}."


class WoundsOwed(Event):
    """Wounds wait for the tokens that they turn RED."""

    wound: Wound

    def sentence(self) -> str:
        return f"{self.wound.who} puts {self.wound.count} on tokens: {self.wound.why}."


class WoundPut(Event):
    """One of them is settled."""

    quiet: ClassVar[bool] = True
    who: str


class WindowOpened(Event):
    """[RE]actions are allowed."""

    window: Window

    def sentence(self) -> str:
        return f"[RE]actions: {', '.join(self.window.wounded)} wounded."


class ReactionTaken(Event):
    """A model took its [RE]action, or takes none."""

    who: str
    passed: bool = False

    def sentence(self) -> str:
        return "" if not self.passed else f"{self.who} does not react."


class WindowClosed(Event):
    """The time of [RE]actions is over."""

    by: str = ""
    """Whose attack it was, where those to another attack are open, too."""

    def sentence(self) -> str:
        return f"No more [RE]actions{f' to {self.by}' if self.by else ''}."


class PerilBegan(Event):
    """A Vault Hunter fights for its life."""

    says: ClassVar[str] = "{who}: Fight for Your Life!"
    who: str


class PerilOver(Event):
    """It stays, or it is taken out."""

    who: str
    saved: bool

    def sentence(self) -> str:
        return f"{self.who} fought for its life and stays." if self.saved else ""


class HunterTakenOut(Event):
    """A Vault Hunter was taken out, and its Sidekick with it."""

    says: ClassVar[str] = "{who} is taken out."
    touches: ClassVar[tuple[str, ...]] = ("tokens {who}",)
    who: str


class SpotlightTied(Event):
    """Several tie for the Spotlight."""

    among: tuple[str, ...]
    was: str

    def sentence(self) -> str:
        return f"{self.was} chooses: Spotlight to {' or '.join(self.among)}."


class SpotlightDropped(Event):
    """Nobody is in play to have the Spotlight."""

    says: ClassVar[str] = "Nobody has the Spotlight."
    touches: ClassVar[tuple[str, ...]] = ("spotlight",)
    was: str
