"""What cards print: typed once, by hand or from a pack, and known from then on."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.torgue.content.rows import Colour, Skill
from ledger.games.torgue.moves import words
from ledger.games.torgue.state.cards import Moment


class HunterCard(Move):
    """Write down what a Vault Hunter card prints."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-008", "TB-030")
    example: ClassVar[str] = "hunter-card Salvador ranged=2 medical=2 tokens green yellow yellow"

    name: Annotated[str, Named(kind="hunter-card", new=True), "which Vault Hunter"]
    skills: words.Skills = ()
    tokens: words.Colours = ()
    gear: Annotated[tuple[str, ...], Named(kind="gear", new=True), Lead(word="gear"), "starting equipment"] = ()
    trees: Annotated[tuple[str, ...], Named(kind="tree", new=True), Lead(word="trees"), "its Skill Trees"] = ()
    sidekick: Annotated[str, Named(kind="sidekick", new=True), Lead(word="sidekick"), "its Sidekick"] = ""
    gives: words.Gives = ()
    has: words.Keywords = ()
    slots: Annotated[tuple[str, ...], Lead(word="slots"), "other slots than usual, like weapon:3"] = ()


class SidekickCard(Move):
    """Write down what a Sidekick card prints."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-134", "TB-136")
    example: ClassVar[str] = "sidekick-card Bloodwing melee=2 tokens green"

    name: Annotated[str, Named(kind="sidekick", new=True), "which Sidekick"]
    skills: words.Skills = ()
    tokens: words.Colours = ()


class GearCard(Move):
    """Write down what a card of Gear prints: its kind, its attack, its keywords and modifiers."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-045", "TB-100", "TB-104", "TB-107", "TB-115", "TB-248")
    example: ClassVar[str] = "gear-card Hyperion weapon skill ranged range yellow green has pistol"

    name: words.GearName
    kind: words.Kind = None
    deck: Annotated[str, Named(kind="deck"), Lead(word="from"), "its deck"] = ""
    skill: words.SkillMaybe = None
    range: words.Range = ()
    has: words.Keywords = ()
    then: words.Effects = ()
    gives: words.Gives = ()
    shields: words.Shields = ()
    die: words.DieColour = None
    melee: Annotated[bool, "is a melee weapon, never Out of Ammo"] = False
    price: words.Price = None
    resale: words.Resale = None


class ActionCard(Move):
    """Write down a further action that a card grants."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-033", "TB-043", "TB-045", "TB-049", "TB-100")
    example: ClassVar[str] = "action-card Gunzerk of Salvador skill ranged range red yellow has rapid:1"

    name: Annotated[str, Named(kind="action", new=True), "which action"]
    of: Annotated[str, Named(kind="gear", new=True), Lead(word="of"), "the card that grants it"] = ""
    skill: words.SkillMaybe = None
    range: words.Range = ()
    has: words.Keywords = ()
    then: words.Effects = ()
    die: words.DieColour = None
    number: Annotated[int | None, Between(low=1, high=30), Lead(word="number"), "a printed target number"] = None
    free: Annotated[bool, "is free"] = False
    harmless: Annotated[bool, "is no attack"] = False
    blind: Annotated[bool, "needs no line of sight"] = False
    several: Annotated[bool, "takes several targets"] = False


class EnemyCard(Move):
    """Write down what an enemy card prints."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-085", "TB-145", "TB-146", "TB-165", "TB-188")
    example: ClassVar[str] = "enemy-card Psycho move 2 defense 6 hp 2 strength 5 resist melee reach 1"

    name: Annotated[str, Named(kind="enemy-card", new=True), "which enemy"]
    type: words.Type = None
    ring: Annotated[str, Lead(word="ring"), "its base ring"] = ""
    model: Annotated[str, Named(kind="model", new=True), Lead(word="model"), "the model that stands for it"] = ""
    move: Annotated[int | None, Between(low=0, high=9), Lead(word="move"), "zones of a Move"] = None
    defense: Annotated[int | None, Between(low=0, high=30), Lead(word="defense"), "Defense"] = None
    hp: Annotated[int | None, Between(low=1, high=99), Lead(word="hp"), "Hit Points"] = None
    strength: Annotated[int | None, Between(low=0, high=30), Lead(word="strength"), "Strength"] = None
    resist: Annotated[Skill | None, Lead(word="resist"), "the Skill that defends"] = None
    reach: Annotated[int | None, Between(low=0, high=99), Lead(word="reach"), "range in zones"] = None
    shield: Annotated[Colour | None, Lead(word="shield"), "colour of its shield"] = None
    has: words.Keywords = ()
    specials: Annotated[tuple[str, ...], Lead(word="specials"), "Special Actions, with _ for spaces"] = ()
    attack: Annotated[str, Lead(word="attack-fumble"), "its Attack Fumble, with _ for spaces"] = ""
    guard: Annotated[str, Lead(word="defense-fumble"), "its Defense Fumble, with _ for spaces"] = ""
    large: Annotated[bool, "has a large base"] = False
    named: Annotated[bool, "is a Unique"] = False
    chief: Annotated[bool, "is the Boss"] = False
    peaceful: Annotated[bool, "ignores Attack orders"] = False


class AnnouncementCard(Move):
    """Write down an Announcement: its tier and its orders from top to bottom."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-142", "TB-148")
    example: ClassVar[str] = "announcement-card Onslaught tier 1 orders move attack"

    name: Annotated[str, Named(kind="announcement", new=True), "which card"]
    tier: Annotated[int | None, Between(low=0, high=3), Lead(word="tier"), "its tier, 0 to 3"] = None
    orders: Annotated[words.Orders, Lead(word="orders")] = ()
    text: words.Text = ""


class EventCard(Move):
    """Write down an Event card: its orders from top to bottom."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-152")
    example: ClassVar[str] = "event-card Earthquake orders move"

    name: Annotated[str, Named(kind="event", new=True), "which card"]
    orders: Annotated[words.Orders, Lead(word="orders")] = ()
    text: words.Text = ""


class TreeCard(Move):
    """Write down a Skill Tree: for each slot, like t1.1, what it gives."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-130", "TB-131")
    example: ClassVar[str] = "tree-card Gun_Lust slots t1.1:ranged+1 t2.1:attack+1"

    name: Annotated[str, Named(kind="tree", new=True), "which tree"]
    slots: Annotated[tuple[str, ...], Lead(word="slots"), "slots with their modifier, t1.1:ranged+1"] = ()


class FavoriteCard(Move):
    """Write down when a Fan Favorite card brings the Spotlight."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-089")
    example: ClassVar[str] = "favorite-card Sharpshooter kills 2 skill ranged end"

    name: Annotated[str, Named(kind="favorite", new=True), "which card"]
    kills: Annotated[int, Between(low=0, high=9), Lead(word="kills"), "take-outs in one activation"] = 0
    skill: words.SkillMaybe = None
    moment: Annotated[Moment | None, "at once, or at the end of the activation"] = None
    text: words.Text = ""


class BountyCard(Move):
    """Write down a Bounty card: its enemies and how it is won."""

    teaches: ClassVar[bool] = True
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("TB-002", "TB-224")
    example: ClassVar[str] = "bounty-card Most_Wanted Psycho=2 uniques Nine_Toes"

    name: Annotated[str, Named(kind="bounty", new=True), "which card"]
    enemies: Annotated[tuple[tuple[str, int], ...], Named(kind="enemy-card", new=True), "enemies, like Psycho=2"] = ()
    uniques: Annotated[tuple[str, ...], Named(kind="enemy-card", new=True), Lead(word="uniques"), "its Uniques"] = ()
    text: words.Text = ""
