"""Names and prints that the player knows, as if they lay in its box."""

from __future__ import annotations

from typing import get_args

from ledger.core.model import Move
from ledger.games.torgue.content.rows import (
    Colour,
    Effect,
    LootKind,
    OrderKind,
    Skill,
    TerrainKind,
    VendingDeck,
)
from ledger.games.torgue.moves.cards import (
    ActionCard,
    AnnouncementCard,
    BountyCard,
    EnemyCard,
    EventCard,
    FavoriteCard,
    GearCard,
    HunterCard,
    SidekickCard,
    TreeCard,
)
from ledger.games.torgue.moves.setup import AddHunter, LayZone

COLOURS: tuple[Colour, ...] = get_args(Colour)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
SKILLS: tuple[Skill, ...] = get_args(Skill)
TERRAIN: tuple[TerrainKind, ...] = get_args(TerrainKind)
ORDERS: tuple[OrderKind, ...] = get_args(OrderKind)
VENDING: tuple[VendingDeck, ...] = get_args(VendingDeck)
LOOT: tuple[LootKind, ...] = get_args(LootKind)

STATION, SPAWN = "A", "S"
MAP = (
    LayZone(name=STATION, q=0, r=0, station=True),
    LayZone(name="B", q=1, r=0),
    LayZone(name="C", q=0, r=1),
    LayZone(name="D", q=-1, r=1),
    LayZone(name="E", q=-1, r=0),
    LayZone(name="F", q=0, r=-1),
    LayZone(name=SPAWN, q=2, r=0, spawn=1),
    LayZone(name="G", q=1, r=1, blocks=True),
)
"""Where most of the play goes on: a ring of zones, a Spawning Zone beside it."""
ZONES = tuple(each.name for each in MAP)
CAMPAIGNS = ("Arena", "Pandora")
SCENARIOS = ("Bar Brawl", "The Pit", "Pyro Pete", "The Forge")
CALLOUTS = ("Door", "Gate")

HUNTERS = (
    AddHunter(
        name="Salvador",
        tokens=("green", "yellow", "yellow"),
        skills=(("ranged", 2), ("melee", 1)),
        gear=("Vladof", "Maylay", "Grenado"),
        trees=("Gun Lust", "Rampage"),
    ),
    AddHunter(
        name="Mordecai",
        tokens=("green", "green", "red"),
        skills=(("ranged", 2), ("reflexes", 2)),
        gear=("Vladof", "Infinity"),
        trees=("Sniping",),
        sidekick="Bloodwing",
    ),
    AddHunter(
        name="Zer0", tokens=("green", "yellow", "red"), skills=(("melee", 3),), gear=("Katana",), slots=("weapon:3",)
    ),
    AddHunter(name="Maya", tokens=("yellow", "yellow", "red", "red"), skills=(("willpower", 3),), gear=("Hive",)),
    AddHunter(name="Gaige", tokens=("green", "yellow", "yellow"), skills=(("tech", 2),), gives=("defence+1",)),
    AddHunter(name="Brick", tokens=("yellow", "red", "red"), skills=(("melee", 2),), gear=("Turtle",)),
)
WEAPONS = (
    GearCard(
        name="Hyperion", kind="weapon", deck="guns", skill="ranged", range=("red", "yellow"), has=("pistol", "rapid:1")
    ),
    GearCard(
        name="Jakobs",
        kind="weapon",
        deck="guns",
        skill="ranged",
        range=("red", "yellow", "green", "long"),
        has=("rapid:2",),
    ),
    GearCard(
        name="Infinity", kind="weapon", deck="torgue", skill="ranged", range=("red", "yellow"), has=("run-and-gun",)
    ),
    GearCard(name="Katana", kind="weapon", deck="guns", skill="melee", range=("red",), melee=True, has=("charge",)),
    GearCard(name="Vladof", kind="weapon", deck="guns", skill="ranged", range=("red", "yellow"), has=("rapid:2",)),
    GearCard(
        name="Torgue",
        kind="weapon",
        deck="torgue",
        skill="ranged",
        range=("red", "yellow", "green"),
        has=("explosive", "small-clip"),
    ),
    GearCard(
        name="Maliwan",
        kind="weapon",
        deck="guns",
        skill="tech",
        range=("red", "yellow"),
        has=("incendiary", "crowd-control", "ammo-guzzler"),
    ),
    GearCard(
        name="Tediore",
        kind="weapon",
        deck="guns",
        skill="ranged",
        range=("red", "yellow"),
        has=("disposable", "shock", "suppression"),
    ),
    GearCard(
        name="Dahl",
        kind="weapon",
        deck="guns",
        skill="ranged",
        range=("red", "yellow"),
        has=("accurate", "slag", "deadly-crits", "rapid:1"),
    ),
)
OTHER_GEAR = (
    GearCard(name="Maylay", kind="shield", deck="zeds-meds", shields=("green", "yellow"), price=1000, resale=500),
    GearCard(name="Turtle", kind="shield", deck="zeds-meds", shields=("yellow",)),
    GearCard(name="Hive", kind="grenade", deck="ammo-dump", skill="reflexes", range=("red", "yellow"), die="yellow"),
    GearCard(
        name="Grenado",
        kind="grenade",
        deck="ammo-dump",
        skill="reflexes",
        range=("red", "yellow"),
        die="green",
        has=("explosive", "corrosive:1"),
    ),
    GearCard(name="Focus", kind="mod", deck="ammo-dump", gives=("ranged+1",), price=500, resale=250),
    GearCard(name="Tank", kind="mod", deck="zeds-meds", gives=("defence+1", "weapon-slot+1")),
)
GEAR = (*WEAPONS, *OTHER_GEAR)
ENEMIES = (
    EnemyCard(
        name="Psycho",
        type="melee-normal",
        move=2,
        defense=5,
        hp=2,
        strength=5,
        resist="melee",
        reach=1,
        attack="moves",
        guard="is_stunned",
    ),
    EnemyCard(name="Marauder", type="ranged-normal", move=1, defense=6, hp=2, strength=6, resist="reflexes", reach=3),
    EnemyCard(
        name="Nomad",
        type="ranged-heavy",
        move=1,
        defense=7,
        hp=4,
        strength=7,
        resist="reflexes",
        reach=2,
        shield="yellow",
        has=("rapid:1", "deadly"),
        specials=("Shield_Bash",),
    ),
    EnemyCard(
        name="Loader",
        type="special",
        move=2,
        defense=4,
        hp=1,
        strength=4,
        resist="tech",
        reach=2,
        has=("loot-puppet:d4",),
    ),
    EnemyCard(
        name="Midget", type="fodder", move=3, defense=3, hp=1, strength=4, resist="melee", reach=1, has=("shock",)
    ),
    EnemyCard(
        name="Goliath", type="melee-heavy", move=1, defense=6, hp=5, strength=8, resist="melee", reach=1, large=True
    ),
    EnemyCard(
        name="Nine Toes",
        type="unique",
        model="Psycho",
        ring="blue",
        move=2,
        defense=7,
        hp=4,
        strength=7,
        resist="melee",
        reach=1,
        specials=("Call_Skags",),
        named=True,
    ),
    EnemyCard(
        name="Pyro Pete", type="boss", move=1, defense=8, hp=6, strength=8, resist="reflexes", reach=2, chief=True
    ),
)
FOES = tuple(each.name for each in ENEMIES[:6])
ANNOUNCED = (
    AnnouncementCard(name="Onslaught", tier=1, orders=("move", "attack")),
    AnnouncementCard(name="Ambush", tier=1, orders=("spawn", "attack")),
    AnnouncementCard(name="Pincer", tier=1, orders=("event", "move", "special")),
    AnnouncementCard(name="Jammed", tier=1, orders=("out-of-ammo", "move", "attack")),
    AnnouncementCard(name="Red Alert", tier=1, orders=("slaughterlight", "spawn", "move", "attack")),
    AnnouncementCard(name="You're fired!", tier=0, orders=("spawn", "move", "attack", "attack")),
)
QUEUE = tuple(each.name for each in ANNOUNCED[:5])
HARDER = ("Bloodbath", "Carnage", "Massacre")
EVENTS = (
    EventCard(name="Earthquake", orders=("move",)),
    EventCard(name="Ratings", orders=("spawn", "attack")),
    EventCard(name="Commercial", text="nothing_happens"),
    EventCard(name="Rain"),
)
TREES = (
    TreeCard(name="Gun Lust", slots=("t1.1:ranged+1", "t1.2:melee+1", "t2.1:attack+1")),
    TreeCard(name="Sniping", slots=("t1.1:ranged+1", "t2.1:defence+1")),
)
FAVORITES = (
    FavoriteCard(name="Sharpshooter", kills=1, skill="ranged", moment="at-once"),
    FavoriteCard(name="Crowd Pleaser", kills=2, moment="end"),
    FavoriteCard(name="Brawler", kills=1, skill="melee", moment="end"),
    FavoriteCard(name="Clown", text="fumbles"),
    FavoriteCard(name="Survivor"),
)
BOUNTIES = (
    BountyCard(name="Most Wanted", enemies=(("Psycho", 2),), uniques=("Nine Toes",)),
    BountyCard(name="Skag Hunt", enemies=(("Midget", 1),)),
)
TAUGHT: tuple[Move, ...] = (
    *GEAR,
    *ENEMIES,
    *ANNOUNCED,
    *EVENTS,
    *TREES,
    *FAVORITES,
    *BOUNTIES,
    SidekickCard(name="Bloodwing", tokens=("yellow",), skills=(("melee", 2),)),
    HunterCard(name="Gaige", skills=(("tech", 2), ("ranged", 1))),
    ActionCard(name="Gunzerk", of="Salvador", skill="ranged", range=("red", "yellow"), has=("rapid:1",)),
    ActionCard(name="Taunt", of="Salvador", harmless=True),
    ActionCard(name="Phaselock", of="Maya", skill="willpower", range=("red", "yellow"), number=6, blind=True),
)
"""What cards print, one line each."""
ACTIONS = ("Taunt", "Wait", "Gunzerk")
CHANGES = ("strength+1", "rapid:1", "deadly", "move+1")
