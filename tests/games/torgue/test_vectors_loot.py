"""Worked cases of Loot: draws, the bag, Health, Ammo, Guns, cards, Legendary, Bounty."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.loot import (
    BagRefilled,
    CardDrawn,
    DrawsLapsed,
    GearDropped,
    LegendaryGone,
    LootSpent,
)
from ledger.games.torgue.moves.attacks import TakeOut, Wound
from ledger.games.torgue.moves.cards import AnnouncementCard
from ledger.games.torgue.moves.defence import Fall
from ledger.games.torgue.moves.loot import DrawLoot, Keep, Spend
from ledger.games.torgue.moves.setup import Bag
from ledger.games.torgue.moves.turns import Activate, Collect, Next
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Loot
from tests.games.torgue import readers as at
from tests.games.torgue import readers_loot as read
from tests.games.torgue.histories import afflicted, enemy_turn, game, hunter, hurt, lies, spent
from tests.games.torgue.histories_loot import foes, guns, holds, mods, moves, out_of_ammo, slain
from tests.tables import Fact, No, Row, each, prove

QUIET = AnnouncementCard(name="A1", tier=1, orders=("slaughterlight",))
APART = {"H2": "Z", "H3": "Z"}

HEALTH: dict[str, Row[Torgue]] = {
    "TBV-011": Row(
        proves="TB-071 TB-072 TB-120",
        given=game(
            hunter("Salvador", "yellow yellow", skills={"medical": 2}),
            then=(hurt("Salvador", "a", "b"), afflicted("Salvador", "cryo"), lies("health", "Salvador")),
        ),
        when=Spend(who="Salvador", kind="health", heal=("a", "b"), off=("cryo",)),
        happens=(Fact(LootSpent, points=3, loot=Loot(kind="health")),),
        then={
            at.tokens: {"Salvador": {"a": "YELLOW/ready", "b": "YELLOW/ready"}},
            at.effects: {"Salvador": {}},
            at.loot: {"Salvador": ()},
            read.discarded: ("health",),
        },
    ),
    "TBV-012": Row(
        proves="TB-071",
        given=game(
            hunter("H1", "green yellow", skills={"medical": 1}),
            then=(*spent("H1", "b"), hurt("H1", "a", "b"), lies("health", "H1")),
        ),
        when=Spend(who="H1", kind="health", heal=("a", "b")),
        happens=(Fact(LootSpent, points=2),),
        then={at.tokens: {"H1": {"a": "GREEN/ready", "b": "YELLOW/exhausted"}}, at.loot: {"H1": ()}},
    ),
    "TBV-103": Row(
        proves="TB-072",
        given=game(
            hunter("H1", "green"),
            then=(hurt("H1", "a"), afflicted("H1", "burning", 2), lies("health", "H1"), lies("health", "H1")),
        ),
        when=(
            Spend(who="H1", kind="health", heal=("a",), off=("burning",)),
            Spend(who="H1", kind="health", off=("burning",)),
        ),
        refused={1: No("TB-072", "points-short", "2 of 1")},
        then={
            at.effects: {"H1": {"burning": 1}},
            at.tokens: {"H1": {"a": "RED<GREEN/ready"}},
            at.loot: {"H1": ("health",)},
        },
    ),
}
USES: dict[str, Row[Torgue]] = {
    "TBV-104": Row(
        proves="TB-073 TB-098",
        given=game(
            hunter("H1", gear=("gun-1", "gun-3", "bomb", "gun-2")),
            cards=(*guns("gun-1", "gun-2", "gun-3"), *guns("bomb", kind="grenade")),
            then=(
                *out_of_ammo("H1", "gun-3"),
                lies("guns", "H1"),
                Spend(who="H1", kind="guns", out="gun-3", in_="gun-2"),
                *out_of_ammo("H1", "gun-1", "gun-2", "bomb"),
                lies("ammo", "H1"),
            ),
        ),
        stands={at.empty: {"H1": ("gun-1", "bomb", "gun-2", "gun-3")}},
        when=Spend(who="H1", kind="ammo"),
        then={
            at.equipped: {"H1": ("gun-1", "bomb", "gun-2")},
            at.inventory: {"H1": ("gun-3",)},
            at.empty: {"H1": ("gun-3",)},
        },
    ),
    "TBV-105": Row(
        proves="TB-074 TB-063 TB-098",
        given=game(
            hunter("H1", gear=("gun-1", "gun-0", "mod-1", "mod-0", "gun-2", "mod-2")),
            cards=(*guns("gun-0", "gun-1", "gun-2"), *mods("mod-0", "mod-1", "mod-2")),
            then=(*out_of_ammo("H1", "gun-1"), lies("guns", "H1"), lies("guns", "H1")),
        ),
        when=(
            Spend(who="H1", kind="guns", out="mod-1", in_="mod-2"),
            Spend(who="H1", kind="guns", out="gun-1", in_="gun-2"),
        ),
        refused={1: No("TB-074", "swap-kind")},
        then={
            at.equipped: {"H1": ("gun-0", "mod-1", "mod-0", "gun-2")},
            at.inventory: {"H1": ("mod-2", "gun-1")},
            at.empty: {"H1": ("gun-1",)},
            at.tokens: {"H1": {"a": "RED/ready"}},
            at.loot: {"H1": ("guns",)},
        },
    ),
    "TBV-230": Row(
        proves="TB-070 TB-122 TB-074",
        given=game(
            hunter("H1", "green", gear=("gun-1", "gun-0", "gun-2")),
            cards=guns("gun-0", "gun-1", "gun-2"),
            then=(*spent("H1", "a"), hurt("H1", "a"), lies("health", "H1"), lies("guns", "H1"), Fall(hunter="H1")),
        ),
        stands={at.stands: {"H1": "out"}},
        when=(
            Spend(who="H1", kind="health", heal=("a",)),
            Spend(who="H1", kind="guns", out="gun-1", in_="gun-2"),
        ),
        refused={1: No("TB-122", "hunter-out")},
        then={
            at.loot: {"H1": ("health",)},
            at.equipped: {"H1": ("gun-0", "gun-2")},
            at.inventory: {"H1": ("gun-1",)},
            at.empty: {"H1": ()},
            at.tokens: {"H1": {"a": "RED<GREEN/exhausted"}},
        },
    ),
    "TBV-106": Row(
        proves="TB-079 TB-095 TB-096",
        given=game(
            hunter("H1", gear=("gun-1", "gun-2", "i1", "i2", "i3")),
            cards=guns("gun-1", "gun-2", "i1", "i2", "i3", "gun-9"),
            then=holds("H1", "guns", "card"),
        ),
        stands={read.tokens_on: {"H1": ("guns (card)",)}},
        when=(
            Spend(who="H1", kind="guns", card="gun-9"),
            Keep(card="gun-9", where="stored"),
            Keep(card="gun-9", where="stored", over="i2"),
        ),
        refused={2: No("TB-096", "inventory-full")},
        after={1: {read.fresh: {"gun-9": "guns"}}},
        happens=(Fact(GearDropped, card="i2", deck="guns"),),
        then={at.inventory: {"H1": ("i1", "i3", "gun-9")}, read.fresh: {}, read.tokens_on: {"H1": ()}},
    ),
}
DRAWS: dict[str, Row[Torgue]] = {
    "TBV-099": Row(
        proves="TB-066 TB-067 TB-068",
        given=game(
            board=(*foes("F", has=("loot-puppet:1",)), Bag(kind="guns", back="card"), Bag(kind="health", worth=200)),
        ),
        when=(TakeOut(who="H1", enemy="E1"), DrawLoot(kind="guns"), DrawLoot(kind="health", back="resale")),
        after={1: {at.draws: 2}},
        then={read.tokens_lying: {"F": ("guns (card)",)}, read.tokens_on: {"H1": ("health (resale)",)}, at.draws: 0},
    ),
    "TBV-100": Row(
        proves="TB-069 TB-190",
        given=game(
            cards=(QUIET,),
            board=(*foes("C"), Bag(kind="ammo", worth=100)),
            then=(Wound(enemy="E1"), afflicted("E1", "burning", 2), *enemy_turn()),
        ),
        when=(Next(), DrawLoot(kind="ammo", back="resale")),
        after={1: {at.enemies: (), read.owed_whats: ("Draw 1 Loot for nobody",)}},
        then={
            read.tokens_lying: {"C": ("ammo (resale)",)},
            at.reminders: ("collector-open",),
            read.held_count: 0,
        },
    ),
    "TBV-102": Row(
        proves="TB-060 TB-067",
        given=game(
            board=(*foes("A"), Bag(kind="ammo", back="card")), at=APART, then=(Activate(hunter="H1"), *spent("H1", "a"))
        ),
        when=(
            TakeOut(who="H1", enemy="E1"),
            DrawLoot(kind="ammo", back="card"),
            Collect(who="H1", what=("ammo",)),
        ),
        after={2: {read.tokens_lying: {"A": ("ammo (card)",)}}},
        then={read.tokens_on: {"H1": ("ammo (card)",)}, at.lying: {"A": ()}},
    ),
    "TBV-112": Row(
        proves="TB-086 TB-087 TB-066",
        given=game(board=foes("A", has=("loot-puppet:2",), type="unique"), then=(Activate(hunter="H1"),), at=APART),
        stands={read.bag_count: 20},
        when=(
            TakeOut(who="H1", enemy="E1"),
            DrawLoot(kind="ammo"),
            Collect(who="H1", what=("legendary",)),
            Spend(who="H1", kind="legendary", card="torgue-1"),
            Keep(card="torgue-1", where="worn"),
        ),
        refused={2: No("TB-066", "draw-missing")},
        after={1: {at.lying: {"A": ("legendary",)}}, 3: {at.reminders: ("legendary-card",)}},
        happens=(Fact(LegendaryGone), Fact(CardDrawn)),
        then={read.bag_count: 20, at.equipped: {"H1": ("torgue-1",)}, read.discarded: (), at.loot: {"H1": ()}},
    ),
}
CARDS = (
    Bag(kind="ammo", worth=100),
    Bag(kind="guns", back="card"),
    Bag(kind="health", back="card"),
    Bag(kind="health", count=5),
    Bag(kind="cash", count=6),
    Bag(kind="level"),
    Bag(kind="bounty"),
)
FIVE = tuple(lies("health", "H2") for _ in range(5))
SIX = tuple(lies("cash", "H3") for _ in range(6))
AWAY = tuple(Spend(who="H2", kind="health", because="thrown away") for _ in range(5))
LOOTED = moves(
    slain("H1", "E2"),
    DrawLoot(kind="guns", back="card"),
    slain("H1", "E3"),
    DrawLoot(kind="health", back="card"),
    slain("H1", "E4"),
    DrawLoot(kind="level"),
    slain("H1", "E5"),
    DrawLoot(kind="bounty"),
)
BAG: dict[str, Row[Torgue]] = {
    "TBV-110": Row(
        proves="TB-082 TB-083",
        given=game(
            board=foes("C", "A", "B", "C", "C"),
            at=APART,
            bag=CARDS,
            then=(*FIVE, *SIX, *AWAY, *LOOTED, lies("legendary", "A")),
        ),
        stands={
            read.bag_backs: {"ammo (resale)": 1},
            read.tokens_lying: {"A": ("guns (card)", "legendary"), "B": ("health (card)",)},
            read.discarded: ("health",) * 5,
            read.held_count: 6,
            at.aside: ("level", "bounty"),
        },
        when=(TakeOut(who="H1", enemy="E1"), DrawLoot(kind="ammo", back="resale")),
        happens=(Fact(BagRefilled),),
        then={
            read.tokens_on: {"H1": ("ammo (resale)",)},
            read.bag_count: 7,
            at.lying: {"A": ("legendary",), "B": ()},
            read.discarded: (),
            read.held_count: 7,
            at.aside: ("level", "bounty"),
        },
    ),
    "TBV-111": Row(
        proves="TB-084 TB-257",
        given=game(board=foes("F", has=("loot-puppet:1",)), bag=(Bag(kind="cash"),), then=(lies("health", "H2"),)),
        when=(TakeOut(who="H1", enemy="E1"), DrawLoot(kind="cash"), DrawLoot(kind="health")),
        refused={3: No("TB-084", "bag-exhausted")},
        after={1: {at.draws: 2}},
        happens=(Fact(DrawsLapsed),),
        then={at.draws: 0, at.loot: {"H1": ("cash",)}, read.bag_count: 0},
    ),
}


@each(HEALTH)
def test_health(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(USES)
def test_tokens_are_used(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(DRAWS)
def test_loot_falls(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(BAG)
def test_the_bag(row: Row[Torgue]) -> None:
    prove(RULESET, row)
