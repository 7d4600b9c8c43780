"""The Dungeon Crawl, room by room."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Drawn, Lead, Named, Rest
from ledger.core.model import Move
from ledger.games.draggmar.moves import words
from ledger.games.draggmar.state.cards import Worn


class Room(Move):
    """Draw the next room; a room that was typed before needs its name only."""

    rules: ClassVar[tuple[str, ...]] = ("DR-048", "DR-105", "DR-106", "DR-114", "DR-128", "DR-188", "DR-198")
    example: ClassVar[str] = "room Ogre monster 2/3 fame=1 loot"

    name: Annotated[str, Named(kind="room", new=True), Drawn(), "name of the room"] = ""
    kind: words.RoomKindWord = None
    values: words.Values = None
    fame: words.FameValue = None
    faction: words.FactionWord = None
    loot: Annotated[bool, "has the loot symbol"] = False
    reward: words.RewardLevel = None
    harm: words.Harm = None
    lock: words.Lock = None
    delayed: Annotated[bool, "its effect takes hold later"] = False
    level: words.LevelMaybe = None
    at: words.Where = ""


class Effect(Move):
    """Write down an effect of the open room that has to be remembered."""

    rules: ClassVar[tuple[str, ...]] = ("DR-107",)
    example: ClassVar[str] = "effect next monster strikes 1 harder"

    text: Annotated[str, Rest(), "what to remember"]


class Close(Move):
    """Say that a remembered effect is over."""

    rules: ClassVar[tuple[str, ...]] = ("DR-107",)
    example: ClassVar[str] = "close Rune"

    room: Annotated[str, Named(kind="effect"), "which room's effect"]


class Play(Move):
    """Play a hero from your hand."""

    rules: ClassVar[tuple[str, ...]] = ("DR-108", "DR-109", "DR-110", "DR-137", "DR-138")
    example: ClassVar[str] = "play Brann"

    hero: Annotated[str, Named(kind="hero", new=True), "the hero; your only one when left out"] = ""
    of: words.StandingWord = None
    values: words.Values = None
    cubes: words.Cubes = None
    level: words.LevelMaybe = None


class Use(Move):
    """Lay an item beside your hero."""

    verb: ClassVar[str] = "equip"
    rules: ClassVar[tuple[str, ...]] = ("DR-070", "DR-071", "DR-072", "DR-073", "DR-074", "DR-076", "DR-078")
    example: ClassVar[str] = "equip Scroll as armour"

    item: Annotated[str, Named(kind="item", new=True), "which item"]
    as_: Annotated[Worn | None, Lead(word="as"), "the place that a scroll takes"] = None
    slot: words.SlotWord = None
    values: words.Values = None
    for_: words.Classes = ()
    overloaded: words.Overloaded = False
    level: words.LevelMaybe = None
    on: words.OnHero = ""


class Boost(Move):
    """Pay 1 Fame for 1 attack or defence of your hero in this room."""

    rules: ClassVar[tuple[str, ...]] = ("DR-111", "DR-171")
    example: ClassVar[str] = "boost attack"

    stat: Annotated[Literal["attack", "defence"], "attack or defence"]
    on: words.OnHero = ""


class UseSkill(Move):
    """Use the skill of your hero, once in a crawl."""

    verb: ClassVar[str] = "skill"
    rules: ClassVar[tuple[str, ...]] = (
        "DR-079",
        "DR-080",
        "DR-081",
        "DR-082",
        "DR-083",
        "DR-084",
        "DR-085",
        "DR-086",
        "DR-087",
        "DR-088",
        "DR-089",
        "DR-090",
        "DR-091",
        "DR-092",
        "DR-093",
        "DR-094",
        "DR-095",
        "DR-096",
        "DR-097",
        "DR-098",
        "DR-100",
    )
    example: ClassVar[str] = "skill heal Ana=1 Ben=2"

    skill: Annotated[
        Literal[
            "replace",
            "swap",
            "attack",
            "defence",
            "extra",
            "exchange",
            "bounty",
            "hide",
            "disarm",
            "unlock",
            "steal",
            "return",
            "heal",
            "ignore",
            "pass",
        ],
        "what it does",
    ]
    card: Annotated[str, Named(kind="card", new=True), "the hero, item or curse that it is about"] = ""
    take: Annotated[str, Named(kind="item", new=True), Lead(word="for"), "the item that you get for it"] = ""
    from_: Annotated[str, Named(kind="spot"), Lead(word="from"), "discard, a place like 1-2, or a player"] = ""
    to: Annotated[str, Named(kind="player"), Lead(word="to"), "who gets the curse"] = ""
    cubes: words.Cut = ()
    on: words.OnHero = ""


class Resolve(Move):
    """Settle the open room: everything known is computed, the rest you say."""

    rules: ClassVar[tuple[str, ...]] = (
        "DR-075",
        "DR-113",
        "DR-115",
        "DR-119",
        "DR-120",
        "DR-121",
        "DR-122",
        "DR-127",
        "DR-132",
        "DR-135",
        "DR-136",
    )
    example: ClassVar[str] = "resolve"

    outcome: Annotated[Literal["won", "lost", "opened", "disarmed"] | None, "how it went, where cards decide"] = None
    wounds: words.Cut = ()
    dead: Annotated[tuple[str, ...], Named(kind="fighter"), Lead(word="dead"), "heroes that a card killed"] = ()
    at: words.Where = ""


class Loot(Move):
    """Take the item that a room gave; the survivors say who gets it."""

    rules: ClassVar[tuple[str, ...]] = ("DR-087", "DR-118", "DR-129", "DR-130", "DR-131")
    example: ClassVar[str] = "loot Ana Dagger"

    player: Annotated[str, Named(kind="player"), "who gets it"]
    card: Annotated[str, Named(kind="item", new=True), Drawn(), "the item; an unseen one when left out"] = ""
    slot: words.SlotWord = None
    values: words.Values = None
    for_: words.Classes = ()
    overloaded: words.Overloaded = False
    extra: Annotated[
        str, Named(kind="item", new=True), Drawn(), Lead(word="and"), "what the Ranger finds beside it"
    ] = ""


class Dispute(Move):
    """Ask who decides when a group cannot agree on an item."""

    rules: ClassVar[tuple[str, ...]] = ("DR-133",)
    example: ClassVar[str] = "dispute"

    at: words.Where = ""


class Wound(Move):
    """A hero loses health by an effect."""

    rules: ClassVar[tuple[str, ...]] = ("DR-008", "DR-122")
    example: ClassVar[str] = "wound Ana 1"

    hero: Annotated[str, Named(kind="fighter"), "the hero, or its player"]
    by: Annotated[int, Between(low=1, high=20), "red cubes"]


class Heal(Move):
    """A hero gets health back by an effect."""

    rules: ClassVar[tuple[str, ...]] = ("DR-008",)
    example: ClassVar[str] = "heal Ana 1"

    hero: Annotated[str, Named(kind="fighter"), "the hero, or its player"]
    by: Annotated[int, Between(low=1, high=20), "red cubes"]


class Dies(Move):
    """A hero dies by an effect."""

    rules: ClassVar[tuple[str, ...]] = ("DR-122",)
    example: ClassVar[str] = "dies Brann"

    hero: Annotated[str, Named(kind="fighter"), "the hero, or its player"]
