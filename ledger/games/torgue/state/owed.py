"""What is begun and not settled: attacks in the air, wounds without a token, windows, draws, blasts, fumbles."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen
from ledger.games.torgue.content.rows import Band, Colour, Effect, Skill, VendingDeck

FumbleKind: TypeAlias = Literal["attack", "defense"]
TriggerWord: TypeAlias = Literal["activation", "new zone", "Loot falls"]


class Strike(Frozen):
    """An attack on Vault Hunters: the defenders that have not rolled yet, and all that is the same for each."""

    number: int
    by: str
    """The enemy; empty for a blast, the Vault Hunter for a friend's Explosive attack."""
    strength: int
    resist: Skill
    keywords: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    """Who still has to defend, in order."""
    placed: tuple[tuple[str, Effect, int], ...] = ()
    """Elemental tokens that it places only after the defence of each model (AMB-27)."""
    left: int = 0
    """Repeats of Rapid that are still to come."""
    target: str = ""
    """The last target."""
    zone: str = ""
    """Where the last target stood."""
    wounded: tuple[str, ...] = ()
    """Whom it has wounded or taken out so far; a Shield token that went down is no wound (AMB-21)."""


class Window(Frozen):
    """[RE]actions to one attack: who may, who did."""

    strike: int
    wounded: tuple[str, ...]
    """Vault Hunters whom it wounded, those among them whom it took out."""
    by: str = ""
    """The enemy, or the Vault Hunter with an Explosive attack; empty for a blast."""
    reacted: tuple[str, ...] = ()
    """Models that have taken their [RE]action, or said that they take none."""
    kills: tuple[str, ...] = ()
    """Models that took out an enemy since it was opened, one entry an enemy."""


class Volley(Frozen):
    """A Rapid attack of a Vault Hunter that has repeats left."""

    who: str
    action: str
    colour: Colour
    left: int
    zone: str
    """Where the last target stood."""
    reaction: bool = False


class Wound(Frozen):
    """Wounds that a Vault Hunter has taken and not yet put on tokens."""

    who: str
    count: int
    why: str
    attack: bool = False


class Draw(Frozen):
    """Loot tokens that are still to be drawn from the bag."""

    count: int
    zone: str
    """Where those with a Card Draw icon are laid; empty where all go to `who` (chests, Skag Vomit)."""
    who: str = ""
    """Who gets the others; empty for nobody, then they lie in the zone."""
    dice: str = ""
    """A die that is still to be rolled for more of them (`d4`)."""


class Blast(Frozen):
    """An attack on everybody in a zone, whose Strength is still to be rolled."""

    zone: str
    why: str
    spared: str = ""
    """The model that set it off by leaving, which it does not hit."""
    by: str = ""
    """The Vault Hunter who gets the credit."""
    element: Effect | None = None
    rolls: bool = False
    """Whether the element needs its d4 (chests); a barrel's does not (TB-242)."""


class Fumble(Frozen):
    """An enemy's Attack Fumble or Defense Fumble that is to be carried out, or waived."""

    enemy: str
    kind: FumbleKind
    who: str
    effect: str
    may_ignore: bool = False
    """Whether Suppression lets the player ignore it."""


class Fresh(Frozen):
    """A drawn card of Gear that is to be equipped, stored, or discarded."""

    who: str
    card: str
    deck: str


class Arrival(Frozen):
    """Models that are called and not yet placed."""

    card: str
    count: int
    spawning: str = ""
    """The Spawning Zone; empty where the table places freely."""
    begun: bool = False
    """Whether the Spawning Zone got the first of them."""


class Offer(Frozen):
    """A card that vending has revealed."""

    card: str
    deck: VendingDeck


class Trigger(Frozen):
    """Why a Vault Hunter may Collect now, and in which zones (TB-060)."""

    why: TriggerWord
    zones: tuple[str, ...]


class Reach(Frozen):
    """What the table answered of a distance and a line of sight that the map does not tell."""

    zone: str
    other: str
    far: int | None = None
    bands: tuple[Band, ...] = ()
