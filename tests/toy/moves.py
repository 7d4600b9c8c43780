"""The moves of the toy game: every kind of field that a move may have."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Drawn, Faces, Lead, Named, Rest, Slashed
from ledger.core.model import Move


class Scout(Move):
    """Turn the token of a place face up.

    The level is what the token shows.
    """

    also: ClassVar[tuple[str, ...]] = ("look",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-01",)
    example: ClassVar[str] = "scout mines 2"

    place: Annotated[str, Named(kind="place", new=True), "which place"]
    level: Annotated[int, Between(low=1, high=3), "level on the token"]


class Hire(Move):
    """Take a hero into your service."""

    rules: ClassVar[tuple[str, ...]] = ("TOY-02",)
    example: ClassVar[str] = "hire Brann 2 from market"

    hero: Annotated[str, Named(kind="hero", new=True), "name of the hero"]
    level: Annotated[int | None, Between(low=1, high=3), "level of the hero"] = None
    source: Annotated[Literal["deck", "market", "street"], Lead(word="from"), "where it comes from"] = "deck"
    health: Annotated[tuple[int, int] | None, Slashed(), "wounds and the most it can take"] = None
    free: Annotated[bool, "without paying"] = False
    items: Annotated[tuple[str, ...], Named(kind="item", new=True), Lead(word="with"), "what it brings"] = ()


class Draw(Move):
    """Draw the top card of the deck."""

    also: ClassVar[tuple[str, ...]] = ("d",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-03",)
    example: ClassVar[str] = "draw Torch"

    card: Annotated[str, Named(kind="card", new=True), Drawn(), "which card it is"] = ""


class Fight(Move):
    """Fight what waits here; the dice decide."""

    rules: ClassVar[tuple[str, ...]] = ("TOY-04",)
    example: ClassVar[str] = "fight Ogre 4 1 with Brann"

    foe: Annotated[str, Named(kind="foe", new=True), "whom"]
    hero: Annotated[str | None, Named(kind="hero"), Lead(word="with"), "who fights"] = None
    boss: Annotated[bool, "it is a boss"] = False
    stance: Annotated[Literal["bold", "careful"] | None, "how"] = None
    faces: Annotated[tuple[str, ...], Faces(), "both dice, as they fell"] = ()


class Flee(Move):
    """Run, or stand after all."""

    rules: ClassVar[tuple[str, ...]] = ("TOY-05",)
    example: ClassVar[str] = "flee surely=no"

    surely: Annotated[bool | None, "whether you really run"] = None


class Wound(Move):
    """Share out the damage among heroes."""

    rules: ClassVar[tuple[str, ...]] = ("TOY-06",)
    example: ClassVar[str] = "wound Brann=2"

    shares: Annotated[tuple[tuple[str, int], ...], Named(kind="hero"), Between(low=0, high=20), "hero and damage"]


class Equip(Move):
    """Hand items to a hero."""

    rules: ClassVar[tuple[str, ...]] = ("TOY-07",)
    example: ClassVar[str] = "equip Brann Torch Rope"

    hero: Annotated[str, Named(kind="hero"), "who gets them"]
    items: Annotated[tuple[str, ...], Named(kind="item", new=True), "what"]


class Tell(Move):
    """Tell a tale for the journal."""

    plays: ClassVar[bool] = False
    example: ClassVar[str] = "tell to Ben we met at dawn"

    text: Annotated[str, Rest(), "the tale"]
    to: Annotated[str, Named(kind="player"), Lead(word="to"), "who hears it"] = ""
    secret: Annotated[bool, "nobody else hears it"] = False
