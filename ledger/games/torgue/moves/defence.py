"""Defence, wounds, healing, [RE]actions and Fight for Your Life."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Faces, Lead, Named
from ledger.core.model import Move
from ledger.games.torgue.moves import words
from ledger.games.torgue.state.tokens import TokenWord


class Defend(Move):
    """Defend against the attack that is in the air: a token, its die, and what further wounds hurt."""

    rules: ClassVar[tuple[str, ...]] = (
        "TB-028",
        "TB-053",
        "TB-055",
        "TB-108",
        "TB-109",
        "TB-110",
        "TB-111",
        "TB-116",
        "TB-117",
        "TB-118",
        "TB-119",
        "TB-124",
        "TB-166",
        "TB-167",
        "TB-168",
        "TB-169",
        "TB-170",
        "TB-172",
        "TB-241",
        "TB-260",
        "TB-265",
    )
    example: ClassVar[str] = "defend yellow 4"

    token: words.Token = None
    dice: words.Dice = ()
    hurt: words.Hurt = ()
    skill: words.SkillMaybe = None
    extra: words.Extra = ()


class Hurt(Move):
    """Put wounds on tokens: each turns one RED."""

    rules: ClassVar[tuple[str, ...]] = ("TB-111", "TB-118", "TB-119", "TB-190", "TB-269")
    example: ClassVar[str] = "hurt a b"

    tokens: Annotated[tuple[TokenWord, ...], "which tokens, by letter or colour"]


class Harm(Move):
    """A card or an effect, no attack, deals wounds to a Vault Hunter."""

    rules: ClassVar[tuple[str, ...]] = ("TB-112", "TB-118", "TB-119", "TB-127", "TB-178")
    example: ClassVar[str] = "harm Salvador 1 hurt a"

    hunter: words.HunterName
    count: Annotated[int, Between(low=1, high=20), "how many"] = 1
    hurt: words.Hurt = ()


class Heal(Move):
    """Heal wounds of a Vault Hunter: each turns one RED token back."""

    rules: ClassVar[tuple[str, ...]] = ("TB-120", "TB-121", "TB-122", "TB-128")
    example: ClassVar[str] = "heal Salvador 2 tokens a b"

    hunter: words.HunterName
    count: Annotated[int, Between(low=1, high=20), "how many"] = 1
    tokens: Annotated[tuple[TokenWord, ...], Lead(word="tokens"), "which tokens"] = ()


class Recharge(Move):
    """An effect recharges shields: those of a model, or of all."""

    rules: ClassVar[tuple[str, ...]] = ("TB-113", "TB-184", "TB-270")
    example: ClassVar[str] = "recharge Salvador"

    model: Annotated[str, Named(kind="model-in-play"), "whose; nothing is everybody's"] = ""


class Pass(Move):
    """Take no [RE]action, or give up a Fight for Your Life; `pass all` closes the window for everybody."""

    rules: ClassVar[tuple[str, ...]] = ("TB-125", "TB-126", "TB-175", "TB-176", "TB-276")
    example: ClassVar[str] = "pass"

    all: Annotated[bool, "nobody reacts any more"] = False


class Blast(Move):
    """Roll the Strength of an explosion, of Radiation or of a booby-trapped chest."""

    rules: ClassVar[tuple[str, ...]] = ("TB-180", "TB-241", "TB-242", "TB-246", "TB-268")
    example: ClassVar[str] = "blast 6"

    dice: Annotated[tuple[str, ...], Faces(), "the d10"] = ()
    zone: words.ZoneMaybe = ""
    shields: words.ShieldDice = ()
    element: words.Element = ()


class Inherit(Move):
    """Say who of those that tie receives the Spotlight of one who was taken out."""

    verb: ClassVar[str] = "heir"
    rules: ClassVar[tuple[str, ...]] = ("TB-090", "TB-091")
    example: ClassVar[str] = "heir Mordecai"

    to: words.HunterName


class Fall(Move):
    """A card takes a Vault Hunter out."""

    rules: ClassVar[tuple[str, ...]] = ("TB-090", "TB-126", "TB-139")
    example: ClassVar[str] = "fall Salvador because the card says so"

    hunter: words.HunterName
