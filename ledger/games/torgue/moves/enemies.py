"""The Enemy Turn: orders from top to bottom, each by every enemy."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.torgue.content.rows import OrderKind
from ledger.games.torgue.moves import words


class Order(Move):
    """An order that a card adds now; those of the queue come with `next`."""

    rules: ClassVar[tuple[str, ...]] = ("TB-024", "TB-142", "TB-148", "TB-152")
    example: ClassVar[str] = "order attack by Earthquake"

    kind: Annotated[OrderKind, "which order"]
    by: Annotated[str, Named(kind="event", new=True), Lead(word="by"), "the card that says so"] = ""
    model: Annotated[str, Named(kind="model", new=True), Lead(word="model"), "only enemies of this model"] = ""


class DrawEvent(Move):
    """Draw the top Event card: its orders come next."""

    verb: ClassVar[str] = "event"
    rules: ClassVar[tuple[str, ...]] = ("TB-152", "TB-153")
    example: ClassVar[str] = "event Earthquake"

    name: Annotated[str, Named(kind="event", new=True), "which card"]
    orders: Annotated[words.Orders, Lead(word="orders")] = ()
    text: words.Text = ""


class Announce(Move):
    """Type the orders of the queue's card, where nobody has yet."""

    verb: ClassVar[str] = "orders"
    rules: ClassVar[tuple[str, ...]] = ("TB-024", "TB-142", "TB-148", "TB-187")
    example: ClassVar[str] = "orders move attack"

    kinds: words.Orders


class EnemyMove(Move):
    """An enemy carries out a Move: towards the Spotlight, up to its Move value."""

    verb: ClassVar[str] = "walk"
    rules: ClassVar[tuple[str, ...]] = ("TB-040", "TB-041", "TB-143", "TB-150", "TB-151", "TB-266")
    example: ClassVar[str] = "walk Psycho_1 B"

    enemy: words.EnemyName
    zone: Annotated[
        str, Named(kind="zone", new=True), Lead(word="to", spare=True), "where it ends; nothing is where it stands"
    ] = ""
    steps: Annotated[int | None, Between(low=0, high=9), "how many zones, where the map does not tell"] = None


class Strike(Move):
    """An enemy attacks, and whoever it attacks defends: `strike psycho sal yellow 4`."""

    rules: ClassVar[tuple[str, ...]] = (
        "TB-141",
        "TB-143",
        "TB-144",
        "TB-147",
        "TB-149",
        "TB-150",
        "TB-166",
        "TB-171",
        "TB-172",
        "TB-258",
        "TB-274",
        "TB-275",
    )
    example: ClassVar[str] = "strike Psycho_1 Salvador yellow 4"

    enemy: words.EnemyName
    at: words.HunterMaybe = ""
    token: words.Token = None
    dice: words.Dice = ()
    hurt: words.Hurt = ()
    skill: words.SkillMaybe = None
    element: words.Element = ()
    crowd: words.Crowd = ()
    and_: Annotated[
        tuple[str, ...], Named(kind="hunter"), Lead(word="and"), "whom else Crowd Control hits, among equals"
    ] = ()
    shields: words.ShieldDice = ()
    extra: words.Extra = ()
    far: words.Far = None
    unseen: words.Unseen = False


class Stay(Move):
    """Enemies do nothing in this order: frozen, out of reach of everything, or they ignore it."""

    rules: ClassVar[tuple[str, ...]] = ("TB-141", "TB-150", "TB-155", "TB-266")
    example: ClassVar[str] = "stay Psycho_1 Psycho_2"

    enemies: Annotated[tuple[str, ...], Named(kind="enemy"), "which enemies; none named is all"] = ()


class Special(Move):
    """An enemy takes a Special Action; what its attacks gain by it may stand in the line."""

    rules: ClassVar[tuple[str, ...]] = ("TB-147", "TB-155", "TB-231")
    example: ClassVar[str] = "special Tink called Slug gives strength+2 deadly"

    enemy: words.EnemyName
    called: Annotated[str, Named(kind="special", new=True), Lead(word="called"), "which of its Special Actions"] = ""
    gives: words.Gives = ()


class Boost(Move):
    """An enemy gains keywords or modifiers by a card, or loses what it gained."""

    rules: ClassVar[tuple[str, ...]] = ("TB-147", "TB-158")
    example: ClassVar[str] = "boost Psycho_1 rapid:3"

    enemy: words.EnemyName
    gives: Annotated[tuple[str, ...], "keywords and modifiers, like rapid:3 strength+2"]
    off: Annotated[bool, "it loses them"] = False


class Spawn(Move):
    """Call enemies into a Spawning Zone; the zones of the models may stand in the line."""

    rules: ClassVar[tuple[str, ...]] = ("TB-159", "TB-160", "TB-161", "TB-162", "TB-163", "TB-164", "TB-165", "TB-231")
    example: ClassVar[str] = "spawn Psycho 2 at S N"

    card: Annotated[str, Named(kind="enemy-card", new=True), "which enemy; none is the scenario's list"] = ""
    count: Annotated[int | None, Between(low=1, high=20), "how many; as the list says, or one"] = None
    zones: Annotated[
        tuple[str, ...],
        Named(kind="zone", new=True),
        Lead(word="at", spare=True),
        "where each goes, the first first",
    ] = ()
    spawning: Annotated[str, Named(kind="zone", new=True), Lead(word="from"), "the Spawning Zone"] = ""
    for_: Annotated[str, Named(kind="enemy"), Lead(word="for"), "the model removed for a Unique"] = ""


class OutOfAmmo(Move):
    """An Out of Ammo order: all equipped guns and grenades of these Vault Hunters are Exhausted."""

    rules: ClassVar[tuple[str, ...]] = ("TB-101", "TB-154")
    example: ClassVar[str] = "out-of-ammo Salvador"

    hunters: Annotated[tuple[str, ...], Named(kind="hunter"), "whom the card names"]


class Exhaust(Move):
    """A card or token is Exhausted, or refreshed, by an effect."""

    rules: ClassVar[tuple[str, ...]] = ("TB-027", "TB-101", "TB-102", "TB-187")
    example: ClassVar[str] = "exhaust Hyperion"

    name: Annotated[str, Named(kind="card", new=True), "which card, or which token by its letter"]
    refreshed: Annotated[bool, "it is refreshed instead"] = False
