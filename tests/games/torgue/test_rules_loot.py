"""What the rulebook says to Loot and to the bag, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.defence import ShieldsRecharged, TokenHealed
from ledger.games.torgue.events.loot import (
    BagRefilled,
    DrawCounted,
    DrawsLapsed,
    LevelsGained,
    LootAside,
    LootDrawn,
    LootGained,
    LootLaid,
    LootSpent,
)
from ledger.games.torgue.moves.attacks import Afflict, TakeOut
from ledger.games.torgue.moves.defence import Fall
from ledger.games.torgue.moves.loot import DrawLoot, Spend
from ledger.games.torgue.moves.setup import Bag, Begin
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Loot
from tests.games.torgue import readers as at
from tests.games.torgue import readers_loot as read
from tests.games.torgue.histories import BECAUSE, game, hunter, hurt, laid, lies
from tests.games.torgue.histories_loot import foes, shield, slain
from tests.tables import Fact, No, Row, each, prove

ONE = game(board=(*foes("F"), Bag(kind="cash"), Bag(kind="ammo", back="card")), then=slain("H1", "E1"))
MIXED = (Bag(kind="ammo", back="card"), Bag(kind="ammo", worth=100), Bag(kind="ammo", worth=200))
UNCOUNTED = (*laid(board=foes("F", has=("loot-puppet:1",)), bag=()), Begin(because="nobody counted the bag"))

DRAWS: dict[str, Row[Torgue]] = {
    "TB-066": Row(
        given=ONE,
        stands={at.draws: 1, read.owed_whats: ("Draw 1 Loot for H1",)},
        when=(DrawLoot(kind="cash"), DrawLoot(kind="cash")),
        refused={2: No("TB-066", "draw-missing")},
        then={at.loot: {"H1": ("cash",)}, at.draws: 0},
    ),
    "TB-066 a card says so": Row(
        given=game(bag=(Bag(kind="cash", count=2),)),
        when=DrawLoot(kind="cash", to="H2", because=BECAUSE),
        then={at.loot: {"H2": ("cash",)}, read.bag_count: 1, at.overruled: 1},
    ),
    "TB-067": Row(
        given=ONE,
        when=(DrawLoot(kind="ammo", back="card", to="H2"), DrawLoot(kind="ammo", back="card")),
        refused={1: No("TB-067", "loot-lies", "F")},
        happens=(Fact(LootLaid, zone="F", rule="TB-067"),),
        then={at.lying: {"F": ("ammo",)}, read.held_count: 0},
    ),
    "TB-068": Row(
        given=ONE,
        when=(DrawLoot(kind="cash", to="H2"), DrawLoot(kind="cash")),
        refused={1: No("TB-068", "collector-set", "H1")},
        happens=(Fact(LootGained, who="H1", rule="TB-068"),),
        then={at.loot: {"H1": ("cash",), "H2": ()}},
    ),
    "TB-068 by a Sidekick": Row(
        proves="TB-068 TB-137",
        given=game(hunter("H1", sidekick="K"), board=(*foes("F"), Bag(kind="cash")), then=slain("K", "E1")),
        when=DrawLoot(kind="cash"),
        then={at.loot: {"H1": ("cash",)}},
    ),
    "TB-069": Row(
        given=game(board=(*foes("F"), Bag(kind="cash")), then=slain("", "E1")),
        stands={read.owed_whats: ("Draw 1 Loot for nobody",)},
        when=DrawLoot(kind="cash"),
        happens=(Fact(LootLaid, zone="F", rule="TB-069"),),
        then={at.reminders: ("collector-open",), at.lying: {"F": ("cash",)}},
    ),
    "TB-069 the table names somebody": Row(
        given=game(board=(*foes("F"), Bag(kind="cash")), then=slain("", "E1")),
        when=DrawLoot(kind="cash", to="H3"),
        then={at.loot: {"H3": ("cash",)}, at.lying: {"A": ()}},
    ),
    "AMB-13": Row(
        proves="TB-069",
        given=game(board=foes("F"), then=(SetOption(name="no-collector", value="lost"),)),
        when=TakeOut(who="H1", enemy="E1", nobody=True),
        then={at.draws: 0},
    ),
    "AMB-45": Row(
        proves="TB-086 TB-257",
        given=game(
            board=foes("F", type="unique", has=("loot-puppet:2",)),
            then=(SetOption(name="unique-puppet", value="draws"), *slain("H1", "E1")),
        ),
        stands={at.draws: 2, at.lying: {"F": ("legendary",)}},
        when=DrawLoot(kind="ammo"),
        then={at.loot: {"H1": ("ammo",)}, at.draws: 1},
    ),
    "TB-066 who drew it": Row(
        proves="TB-066 TB-068",
        given=game(board=(*foes("F", "B"), Bag(kind="cash", count=2)), then=(*slain("H2", "E1"), *slain("H3", "E2"))),
        stands={read.owed_whats: ("Draw 1 Loot for H2", "Draw 1 Loot for H3")},
        when=(DrawLoot(kind="cash"), DrawLoot(kind="cash")),
        after={1: {at.loot: {"H2": ("cash",), "H3": ()}}},
        then={at.loot: {"H2": ("cash",), "H3": ("cash",)}},
    ),
    "TB-257": Row(
        given=game(board=foes("F", has=("loot-puppet:d4",)), then=slain("H1", "E1")),
        when=(
            DrawLoot(kind="ammo"),
            DrawLoot(kind="ammo", dice=("3",)),
            DrawLoot(kind="ammo", dice=("2",)),
            DrawLoot(kind="ammo"),
        ),
        asked={1: "dice"},
        refused={3: No("TB-257", "dice-spare")},
        happens=(Fact(DrawCounted, count=4),),
        then={at.draws: 2, at.loot: {"H1": ("ammo", "ammo")}},
    ),
}
BAG: dict[str, Row[Torgue]] = {
    "TB-081": Row(
        given=game(board=(*foes("F", has=("loot-puppet:1",)), *MIXED), bag=(), then=slain("H1", "E1")),
        when=(
            DrawLoot(kind="health"),
            DrawLoot(kind="ammo"),
            DrawLoot(kind="ammo", back="resale"),
            DrawLoot(kind="ammo", worth=200),
            DrawLoot(kind="ammo", worth=200),
        ),
        refused={1: No("TB-081", "bag-lacks"), 5: No("TB-081", "bag-lacks")},
        asked={2: "back", 3: "worth"},
        then={at.loot: {"H1": ("ammo",)}, read.bag_backs: {"ammo (card)": 1, "ammo (resale)": 1}},
    ),
    "TB-081 backs nobody counted": Row(
        given=game(board=foes("F"), then=slain("H1", "E1")),
        when=DrawLoot(kind="ammo", worth=100),
        happens=(Fact(LootDrawn, loot=Loot(kind="ammo", back="resale", value=100), lay=Loot(kind="ammo")),),
        then={read.bag_count: 19, read.tokens_on: {"H1": ("ammo (resale)",)}},
    ),
    "TB-081 a bag nobody counted": Row(
        given=(*UNCOUNTED, *slain("H1", "E1")),
        when=(DrawLoot(kind="health"), DrawLoot(kind="health", back="card"), DrawLoot(kind="cash")),
        asked={1: "back"},
        then={at.lying: {"F": ("health",)}, at.loot: {"H1": ("cash",)}},
    ),
    "TB-082": Row(
        given=game(
            board=(*foes("F", "F"), Bag(kind="cash"), Bag(kind="ammo", back="card")),
            bag=(),
            then=(*slain("H1", "E1"), DrawLoot(kind="ammo"), *slain("H1", "E2")),
        ),
        when=DrawLoot(kind="cash"),
        happens=(Fact(LootDrawn), Fact(BagRefilled, tokens=(Loot(kind="ammo", back="card"),))),
        then={read.bag_backs: {"ammo (card)": 1}, at.lying: {"F": ()}, at.loot: {"H1": ("cash",)}},
    ),
    "TB-082 the token itself stays": Row(
        proves="TB-082 AMB-14",
        given=game(board=(*foes("F"), Bag(kind="ammo", back="card")), bag=(), then=slain("H1", "E1")),
        when=DrawLoot(kind="ammo"),
        never=(BagRefilled,),
        then={at.lying: {"F": ("ammo",)}, read.bag_count: 0},
    ),
    "TB-082 the token is swept": Row(
        proves="TB-082 AMB-14",
        given=game(
            board=(*foes("F"), Bag(kind="ammo", back="card")),
            bag=(),
            then=(SetOption(name="last-drawn", value="swept"), *slain("H1", "E1")),
        ),
        when=DrawLoot(kind="ammo"),
        happens=(Fact(LootLaid), Fact(BagRefilled)),
        then={at.lying: {"F": ()}, read.bag_count: 1},
    ),
    "TB-082 what is used comes back": Row(
        given=game(
            hunter("H1", "green"),
            board=(*foes("F", "F"), Bag(kind="health")),
            bag=(),
            then=(hurt("H1", "a"), *slain("H1", "E1"), DrawLoot(kind="health")),
        ),
        stands={read.bag_count: 0},
        when=Spend(who="H1", kind="health"),
        happens=(Fact(LootSpent), Fact(BagRefilled)),
        then={read.bag_count: 1, read.discarded: ()},
    ),
    "TB-082 a bag nobody counted": Row(
        given=(*UNCOUNTED, lies("guns", "B"), *slain("H1", "E1")),
        when=(DrawLoot(kind="cash", last=True),),
        happens=(Fact(BagRefilled, tokens=(Loot(kind="guns"),)),),
        then={at.lying: {"B": ()}, at.draws: 1, read.bag_count: 0},
    ),
    "TB-084 a bag nobody counted": Row(
        given=(*UNCOUNTED, *slain("H1", "E1")),
        when=(DrawLoot(kind="cash", last=True),),
        happens=(Fact(DrawsLapsed, rule="TB-084"),),
        then={at.draws: 0},
    ),
    "TB-081 a counted bag tells itself": Row(
        given=ONE, when=DrawLoot(kind="cash", last=True), refused={1: No("TB-081", "bag-counted")}
    ),
    "TB-083": Row(
        given=ONE,
        when=(DrawLoot(kind="legendary"), Bag(kind="legendary")),
        refused={1: No("TB-083", "legendary-bagged"), 2: No("TB-083", "bag-legendary")},
        then={at.draws: 1},
    ),
    "TB-084": Row(
        given=game(board=(*foes("F", "F"), Bag(kind="cash")), bag=(), then=(*slain("H1", "E1"), DrawLoot(kind="cash"))),
        when=(TakeOut(who="H1", enemy="E2"), DrawLoot(kind="cash")),
        refused={2: No("TB-084", "bag-exhausted")},
        happens=(Fact(DrawsLapsed),),
        then={at.draws: 0, read.bag_count: 0},
    ),
    "TB-086": Row(
        given=game(board=foes("F", type="unique")),
        when=TakeOut(who="H1", enemy="E1"),
        happens=(Fact(LootLaid, zone="F", loot=Loot(kind="legendary"), rule="TB-086"),),
        then={at.draws: 0, at.lying: {"F": ("legendary",)}},
    ),
}
LEVEL = game(
    hunter("H1", "green yellow", gear=("Wall",)),
    hunter("H2", "green"),
    cards=(shield("Wall", "green"),),
    board=(*foes("F", "F"), Bag(kind="level"), Bag(kind="bounty")),
    then=(hurt("H1", "a", "b"), hurt("H2", "a"), *slain("H1", "E1")),
)
ONCE: dict[str, Row[Torgue]] = {
    "TB-076": Row(
        given=LEVEL,
        when=DrawLoot(kind="level"),
        happens=(Fact(LevelsGained, by=1), Fact(TokenHealed, who="H1"), Fact(TokenHealed, who="H1")),
        then={
            read.unspent: {"H1": 1, "H2": 1, "H3": 1, "H4": 1},
            read.levels: 1,
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "YELLOW/ready"}, "H2": {"a": "RED<GREEN/ready"}},
            at.loot: {"H1": ()},
        },
    ),
    "TB-076 shields": Row(
        proves="TB-076 TB-113",
        given=(*LEVEL, Afflict(model="H1", effect="shock"), Afflict(model="H1", effect="shock", off=True)),
        stands={at.shield_tokens: {"H1": {"s1": "GREEN/exhausted"}}},
        when=DrawLoot(kind="level"),
        happens=(Fact(ShieldsRecharged, who="H1", why="Level token"),),
        then={at.shield_tokens: {"H1": {"s1": "GREEN/ready"}}},
    ),
    "TB-076 Shock": Row(
        proves="TB-076 TB-113 TB-270",
        given=(*LEVEL, Afflict(model="H1", effect="shock")),
        when=DrawLoot(kind="level"),
        never=(ShieldsRecharged,),
        then={at.shield_tokens: {"H1": {"s1": "GREEN/exhausted"}}},
    ),
    "TB-076 out of play": Row(
        proves="TB-076 TB-122",
        given=(*LEVEL, Fall(hunter="H1")),
        when=DrawLoot(kind="level"),
        happens=(Fact(LevelsGained),),
        never=(TokenHealed,),
        then={read.unspent: {"H1": 1, "H2": 1}, at.aside: ("level",)},
    ),
    "TB-077": Row(
        given=LEVEL,
        when=(DrawLoot(kind="level"), TakeOut(who="H1", enemy="E2"), DrawLoot(kind="level")),
        refused={3: No("TB-077", "token-aside")},
        happens=(Fact(LootAside, who="H1"),),
        then={at.aside: ("level",), at.bag: {"ammo": 20, "bounty": 1}, read.discarded: ()},
    ),
    "TB-077 the token that lies aside is no second one": Row(
        given=LEVEL,
        when=(DrawLoot(kind="level"), Bag(kind="level"), Bag(kind="ammo")),
        refused={2: No("TB-077", "bag-aside")},
        then={at.aside: ("level",), at.bag: {"ammo": 21, "bounty": 1}},
    ),
    "TB-078": Row(
        given=LEVEL,
        when=DrawLoot(kind="bounty"),
        then={at.aside: ("bounty",), read.bounty: "H1", at.loot: {"H1": ()}},
    ),
    "TB-078 nobody drew it": Row(
        proves="TB-078 TB-069",
        given=game(board=(*foes("F"), Bag(kind="bounty")), then=slain("", "E1")),
        when=(DrawLoot(kind="bounty"), DrawLoot(kind="bounty", to="H4")),
        asked={1: "to"},
        then={read.bounty: "H4"},
    ),
}


@each(DRAWS)
def test_loot_falls(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(BAG)
def test_the_bag(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(ONCE)
def test_level_and_bounty(row: Row[Torgue]) -> None:
    prove(RULESET, row)
