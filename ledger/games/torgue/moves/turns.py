"""The Vault Hunter Turn: activations, and the actions that are no attacks."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Faces, Lead, Named
from ledger.core.model import Move
from ledger.games.torgue.content.rows import Skill
from ledger.games.torgue.moves import words

Contents = Literal[
    "gear",
    "token",
    "money",
    "objective",
    "bomb",
    "control-panel",
    "fire",
    "nothing",
    "card",
    "loot",
    "cash",
    "blast",
]
"""What an open chest shows; the last three are the same as token, money and fire, which are no verbs."""


class Activate(Move):
    """Activate a Vault Hunter; its first action does it by itself."""

    verb: ClassVar[str] = "go"
    rules: ClassVar[tuple[str, ...]] = ("TB-022", "TB-060")
    example: ClassVar[str] = "go Salvador"

    hunter: words.HunterMaybe = ""


class Done(Move):
    """End the activation that is open; Ready tokens stay Ready. `done all` ends the whole Vault Hunter Turn so."""

    rules: ClassVar[tuple[str, ...]] = ("TB-022", "TB-023", "TB-050", "TB-089")
    example: ClassVar[str] = "done"

    all: Annotated[bool, "everybody who was not activated lets it be"] = False


class Next(Move):
    """Go on: to the Enemy Turn, the next order, the End of Round and its steps, the next step between two games."""

    rules: ClassVar[tuple[str, ...]] = (
        "TB-021",
        "TB-022",
        "TB-024",
        "TB-025",
        "TB-142",
        "TB-157",
        "TB-190",
        "TB-196",
        "TB-206",
        "TB-266",
    )
    example: ClassVar[str] = "next"


class Walk(Move):
    """Move up to 1, 2 or 3 zones with a RED, YELLOW or GREEN token."""

    verb: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("TB-041", "TB-049", "TB-050", "TB-059", "TB-061", "TB-266")
    example: ClassVar[str] = "move B yellow"

    zone: words.ZoneName
    token: words.Token = None
    steps: Annotated[int | None, Between(low=0, high=9), "how many zones, where the map does not tell"] = None
    via: words.Via = ()
    free: Annotated[bool, "a free action: the token only names the colour"] = False


class Collect(Move):
    """Collect Loot tokens and Skag Vomit in your zone: free, whenever you come in or Loot falls."""

    rules: ClassVar[tuple[str, ...]] = ("TB-001", "TB-060", "TB-087", "TB-138", "TB-243")
    example: ClassVar[str] = "collect guns health"

    what: Annotated[
        tuple[str, ...], Named(kind="token-there"), "kinds of Loot, a terrain token; nothing, or all, is all Loot"
    ] = ()
    zone: words.ZoneMaybe = ""


class Swap(Move):
    """Swap Guns: exchange an equipped card for one of the Inventory, with a token."""

    rules: ClassVar[tuple[str, ...]] = ("TB-063", "TB-098", "TB-099", "TB-114")
    example: ClassVar[str] = "swap Hyperion for Jakobs red"

    out: Annotated[str, Named(kind="gear"), "the equipped card; its own name where a slot is empty"]
    for_: Annotated[str, Named(kind="gear"), Lead(word="for"), "the card of the Inventory"] = ""
    token: words.Token = None


class Interact(Move):
    """Interact with a chest, a Vending Machine or an object of the scenario."""

    rules: ClassVar[tuple[str, ...]] = (
        "TB-058",
        "TB-064",
        "TB-138",
        "TB-244",
        "TB-245",
        "TB-246",
        "TB-247",
        "TB-272",
        "TB-273",
    )
    example: ClassVar[str] = "interact Loot_Chest yellow 5 holds token"

    piece: Annotated[str, Named(kind="piece"), "what"]
    token: words.Token = None
    dice: words.Dice = ()
    skill: words.SkillMaybe = None
    number: Annotated[int | None, Between(low=1, high=30), Lead(word="number"), "the number that it prints"] = None
    obstacle: words.Obstacle = ()
    holds: Annotated[Contents | None, Lead(word="holds"), "what an open chest shows"] = None
    card: words.Card = ""
    deck: Annotated[str, Named(kind="deck"), Lead(word="from"), "the deck of that card"] = ""
    far: words.Far = None
    takes: Annotated[bool, "you carry it from now on"] = False
    unseen: words.Unseen = False


class Handoff(Move):
    """Give Loot to another Vault Hunter in your zone, or take theirs."""

    rules: ClassVar[tuple[str, ...]] = ("TB-059", "TB-065")
    example: ClassVar[str] = "handoff Mordecai yellow gives ammo cash"

    to: Annotated[str, Named(kind="hunter"), "with whom"]
    token: words.Token = None
    gives: Annotated[tuple[str, ...], Named(kind="loot"), Lead(word="gives", spare=True), "what you give"] = ()
    takes: Annotated[tuple[str, ...], Named(kind="loot"), Lead(word="takes"), "what you take, with permission"] = ()


class Try(Move):
    """A Skill Roll against the Obstacle Die, or against a printed number."""

    rules: ClassVar[tuple[str, ...]] = ("TB-029", "TB-032", "TB-042", "TB-051", "TB-052", "TB-057", "TB-058")
    example: ClassVar[str] = "try tech green 11 vs 10"

    skill: Annotated[Skill, "which Skill"]
    token: words.Token = None
    dice: words.Dice = ()
    obstacle: words.Obstacle = ()
    number: Annotated[int | None, Between(low=1, high=30), Lead(word="number"), "a printed number"] = None
    plus: Annotated[int, Between(low=-20, high=20), Lead(word="plus"), "what cards add"] = 0
    for_: Annotated[str, Lead(word="for"), "what it is for, with _ for spaces"] = ""


class Do(Move):
    """An Easy action of a card: it takes a token and always works."""

    rules: ClassVar[tuple[str, ...]] = ("TB-029", "TB-033", "TB-049", "TB-050", "TB-135", "TB-136")
    example: ClassVar[str] = "do Taunt red"

    action: Annotated[str, Named(kind="action", new=True), "which action"]
    token: words.Token = None
    free: Annotated[bool, "a free action: no token is Exhausted"] = False
    dice: Annotated[tuple[str, ...], Faces(), "no roll is made"] = ()


class Shift(Move):
    """A card or an effect moves a model."""

    rules: ClassVar[tuple[str, ...]] = ("TB-001", "TB-039", "TB-040", "TB-137")
    example: ClassVar[str] = "shift Psycho_1 C"

    model: Annotated[str, Named(kind="model-in-play"), "which model"]
    zone: words.ZoneName
