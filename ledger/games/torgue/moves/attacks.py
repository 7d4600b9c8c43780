"""Attacks of Vault Hunters and Sidekicks: one line an attack, the dice in the order in which they fall."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.torgue.moves import words

Aim = Annotated[str, Named(kind="target"), "whom, or which barrel"]
Others = Annotated[tuple[str, ...], Named(kind="target"), Lead(word="and"), "further targets of the same roll"]
Charge = Annotated[str, Named(kind="zone", new=True), Lead(word="to"), "the zone that a Charge moves to"]
Ignore = Annotated[bool, "Suppression: the Attack Fumble is ignored"]
Bonus = Annotated[int, Between(low=-20, high=20), Lead(word="mod"), "what cards add to this roll"]
More = Annotated[int, Between(low=0, high=20), Lead(word="more"), "wounds that cards add to a hit"]


class Melee(Move):
    """The basic Melee action: an attack within RED range."""

    rules: ClassVar[tuple[str, ...]] = ("TB-042", "TB-044", "TB-046", "TB-059", "TB-062")
    example: ClassVar[str] = "melee Psycho_1 red 4"

    target: Aim
    token: words.Token = None
    dice: words.Dice = ()
    mod: Bonus = 0
    more: More = 0
    shields: words.ShieldDice = ()
    far: words.Far = None
    unseen: words.Unseen = False


class Shoot(Move):
    """Attack with a weapon or an action of a card: `shoot psycho yellow 6`."""

    also: ClassVar[tuple[str, ...]] = ("attack",)
    rules: ClassVar[tuple[str, ...]] = (
        "TB-029",
        "TB-032",
        "TB-034",
        "TB-036",
        "TB-042",
        "TB-043",
        "TB-044",
        "TB-045",
        "TB-046",
        "TB-047",
        "TB-048",
        "TB-051",
        "TB-052",
        "TB-054",
        "TB-056",
        "TB-097",
        "TB-100",
        "TB-101",
        "TB-135",
        "TB-136",
        "TB-181",
        "TB-182",
        "TB-185",
        "TB-249",
        "TB-250",
        "TB-251",
        "TB-252",
        "TB-253",
        "TB-254",
        "TB-255",
        "TB-256",
        "TB-258",
        "TB-259",
        "TB-261",
        "TB-263",
        "TB-264",
        "TB-271",
    )
    example: ClassVar[str] = "shoot Psycho_1 yellow 6"

    target: Aim
    token: words.Token = None
    dice: words.Dice = ()
    with_: words.With = ""
    and_: Others = ()
    element: words.Element = ()
    crowd: words.Crowd = ()
    shields: words.ShieldDice = ()
    to: Charge = ""
    mod: Bonus = 0
    more: More = 0
    far: words.Far = None
    unseen: words.Unseen = False
    ignore: Ignore = False


class Throw(Move):
    """A grenade attack: free, with the die that the card names, once a turn."""

    also: ClassVar[tuple[str, ...]] = ("grenade",)
    rules: ClassVar[tuple[str, ...]] = ("TB-050", "TB-103", "TB-104", "TB-105", "TB-106", "TB-174")
    example: ClassVar[str] = "throw Psycho_1 5"

    target: Aim
    dice: words.Dice = ()
    with_: words.With = ""
    token: words.Token = None
    and_: Others = ()
    element: words.Element = ()
    crowd: words.Crowd = ()
    shields: words.ShieldDice = ()
    to: Charge = ""
    mod: Bonus = 0
    more: More = 0
    far: words.Far = None
    unseen: words.Unseen = False
    ignore: Ignore = False


class Again(Move):
    """The next shot of a Rapid attack: same die, no token, at or next to the last target."""

    rules: ClassVar[tuple[str, ...]] = ("TB-147", "TB-250", "TB-251", "TB-258")
    example: ClassVar[str] = "again Psycho_2 4"

    target: Aim
    dice: words.Dice = ()
    and_: Others = ()
    element: words.Element = ()
    crowd: words.Crowd = ()
    shields: words.ShieldDice = ()
    to: Charge = ""
    mod: Bonus = 0
    more: More = 0
    far: words.Far = None
    unseen: words.Unseen = False
    ignore: Ignore = False


class Enough(Move):
    """Make no further shot of a Rapid attack."""

    rules: ClassVar[tuple[str, ...]] = ("TB-258",)
    example: ClassVar[str] = "enough"


class Fumbled(Move):
    """Carry out the Attack Fumble or Defense Fumble of an enemy, ignore it by Suppression, or waive it."""

    verb: ClassVar[str] = "fumble"
    rules: ClassVar[tuple[str, ...]] = ("TB-054", "TB-055", "TB-261")
    example: ClassVar[str] = "fumble Psycho_1"

    enemy: words.EnemyName
    ignore: Annotated[bool, "Suppression: the player ignores it"] = False
    waive: Annotated[bool, "it cannot be carried out"] = False


class TakeOut(Move):
    """A card takes out an enemy: for whoever acts; in the Enemy Turn for nobody, unless the line says `by`."""

    verb: ClassVar[str] = "slay"
    rules: ClassVar[tuple[str, ...]] = ("TB-047", "TB-066", "TB-086", "TB-257")
    example: ClassVar[str] = "slay Psycho_1"

    enemy: words.EnemyName
    dice: Annotated[words.Extra, "the die of its Loot Puppet"] = ()
    nobody: Annotated[bool, "no Vault Hunter did it"] = False
    by: Annotated[str, Named(kind="actor"), Lead(word="by"), "who did it"] = ""


class Wound(Move):
    """A card or an effect deals wounds to an enemy, or heals it."""

    rules: ClassVar[tuple[str, ...]] = ("TB-047", "TB-123")
    example: ClassVar[str] = "wound Psycho_1 2"

    enemy: words.EnemyName
    count: Annotated[int, Between(low=1, high=30), "how many"] = 1
    heals: Annotated[bool, "they are healed instead"] = False


class Afflict(Move):
    """A card puts effect tokens on a model, or takes them off."""

    rules: ClassVar[tuple[str, ...]] = ("TB-264", "TB-265", "TB-266", "TB-267", "TB-270", "TB-271")
    example: ClassVar[str] = "afflict Psycho_1 slag"

    model: Annotated[str, Named(kind="model-in-play"), "which model"]
    effect: words.EffectName
    count: Annotated[int, Between(low=1, high=20), "how many"] = 1
    off: Annotated[bool, "they are taken off"] = False
