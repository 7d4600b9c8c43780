"""What the rulebook says to the use of Loot tokens, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import GearReloaded
from ledger.games.torgue.events.loot import (
    CashGained,
)
from ledger.games.torgue.events.turns import GearSwapped
from ledger.games.torgue.moves.defence import Fall
from ledger.games.torgue.moves.ending import Hunt
from ledger.games.torgue.moves.loot import DrawLoot, Get, Spend
from ledger.games.torgue.moves.setup import Bag, Begin, Deploy, LayZone
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_loot as read
from tests.games.torgue.histories import BECAUSE, NAMES, afflicted, enemy, enemy_turn, enters, game, hunter, hurt, lies
from tests.games.torgue.histories_ending import OVER, got
from tests.games.torgue.histories_loot import guns, holds, mods, moves, out_of_ammo, slain
from tests.tables import Fact, No, Row, each, prove

LEAD = (Bag(kind="ammo", count=20), Bag(kind="bounty"))
STORED = ("gun-1", "gun-2", "gun-3", "gun-4")
HUNT = (
    *game(
        hunter("H1", gear=STORED), cards=guns(*STORED), then=(lies("ammo", "H1"), got("H2", "bounty"), OVER), bag=LEAD
    ),
    Hunt(card="Wanted", dice=("1",), queue=("B1", "B2")),
    LayZone(name="N", station=True, by=("M",)),
    *(Deploy(zone="M" if who == "H4" else "N", who=who) for who in NAMES),
    Begin(),
    *out_of_ammo("H1", "gun-1"),
)
SWAPS = game(hunter("H1", gear=STORED), cards=guns(*STORED), then=(lies("guns", "H1"),))
USES: dict[str, Row[Torgue]] = {
    "TB-070": Row(
        given=game(
            hunter("H1", "green"), then=(hurt("H1", "a"), lies("health", "H1"), lies("health", "H1"), *enemy_turn())
        ),
        when=(Spend(who="H1", kind="health"), Spend(who="H1", kind="ammo")),
        refused={2: No("TB-070", "loot-unheld")},
        then={read.discarded: ("health",), at.tokens: {"H1": {"a": "GREEN/ready"}}, at.loot: {"H1": ("health",)}},
    ),
    "TB-070 no limit": Row(
        given=game(then=tuple(lies("ammo", "H1") for _ in range(30))),
        when=Get(who="H1", what="ammo", because=BECAUSE),
        then={at.loot: {"H1": ("ammo",) * 31}},
    ),
    "TB-070 out of play": Row(
        proves="TB-070 AMB-57",
        given=game(
            hunter("H1", gear=STORED),
            cards=guns(*STORED),
            then=(lies("guns", "H1"), SetOption(name="out-loot", value="barred"), Fall(hunter="H1")),
        ),
        when=Spend(who="H1", kind="guns", out="gun-1", in_="gun-3"),
        refused={1: No("TB-070", "loot-out")},
    ),
    "TB-070 unlike tokens": Row(
        given=game(
            hunter("H1", "green"),
            then=moves(hurt("H1", "a"), holds("H1", "health", "card"), holds("H1", "health", worth=100)),
        ),
        when=(Spend(who="H1", kind="health"), Spend(who="H1", kind="health", back="card")),
        asked={1: "back"},
        then={read.tokens_on: {"H1": ("health (resale)",)}},
    ),
    "TB-071": Row(
        given=game(
            hunter("H1", "green yellow yellow", skills={"medical": 1}),
            then=(hurt("H1", "a", "b", "c"), lies("health", "H1"), lies("health", "H1")),
        ),
        when=(
            Spend(who="H1", kind="health"),
            Spend(who="H1", kind="health", heal=("yellow", "yellow")),
            Spend(who="H1", kind="health", heal=("yellow",)),
            Spend(who="H1", kind="health"),
        ),
        asked={1: "heal"},
        refused={3: No("TB-121", "token-unwounded")},
        then={at.tokens: {"H1": {"a": "GREEN/ready", "b": "YELLOW/ready", "c": "YELLOW/ready"}}},
    ),
    "TB-071 nothing to heal": Row(
        given=game(then=(lies("health", "H1"),)),
        when=Spend(who="H1", kind="health"),
        refused={1: No("TB-071", "health-idle")},
    ),
    "TB-072": Row(
        given=game(
            hunter("H1", "green", skills={"medical": 2}),
            then=(hurt("H1", "a"), afflicted("H1", "slag"), afflicted("H1", "stun"), lies("health", "H1")),
        ),
        when=(
            Spend(who="H1", kind="health", off=("stun",)),
            Spend(who="H1", kind="health", off=("slag", "slag")),
            Spend(who="H1", kind="health", heal=("a",), off=("slag",)),
        ),
        refused={1: No("TB-072", "effect-lasting"), 2: No("TB-072", "effect-missing")},
        then={at.effects: {"H1": {"stun": 1}}, at.tokens: {"H1": {"a": "GREEN/ready"}}, at.loot: {"H1": ()}},
    ),
    "TB-072 all of it": Row(
        given=game(hunter("H1", skills={"medical": 1}), then=(afflicted("H1", "burning", 2), lies("health", "H1"))),
        when=Spend(who="H1", kind="health"),
        then={at.effects: {"H1": {}}},
    ),
    "TB-073": Row(
        proves="TB-073 TB-102",
        given=game(
            hunter("H1", gear=("gun-1",)),
            cards=guns("gun-1"),
            then=(*out_of_ammo("H1", "gun-1"), lies("ammo", "H1"), lies("ammo", "H1")),
        ),
        when=(Spend(who="H1", kind="ammo"), Spend(who="H1", kind="ammo")),
        refused={2: No("TB-073", "ammo-idle")},
        happens=(Fact(GearReloaded, card="gun-1", why="Ammo"),),
        then={at.empty: {"H1": ()}},
    ),
    "TB-074": Row(
        given=SWAPS,
        when=(
            Spend(who="H1", kind="guns"),
            Spend(who="H1", kind="guns", in_="gun-4"),
            Spend(who="H1", kind="guns", in_="gun-9"),
            Spend(who="H1", kind="guns", in_="gun-4", out="gun-3"),
            Spend(who="H1", kind="guns", in_="gun-4", out="gun-2"),
        ),
        asked={1: "in_", 2: "out"},
        refused={3: No("TB-074", "gear-unstored"), 4: No("TB-074", "gear-unworn")},
        happens=(Fact(GearSwapped, out="gun-2", in_="gun-4"),),
        then={at.equipped: {"H1": ("gun-1", "gun-4")}, at.inventory: {"H1": ("gun-3", "gun-2")}},
    ),
    "TB-074 nothing stored": Row(
        given=game(then=(lies("guns", "H1"),)),
        when=Spend(who="H1", kind="guns"),
        refused={1: No("TB-074", "gear-unstored")},
    ),
    "TB-075": Row(
        given=game(then=(lies("cash", "H1"),)),
        when=(Spend(who="H1", kind="cash"), Get(who="H1", what="cash", because=BECAUSE)),
        refused={1: No("TB-075", "cash-pays")},
        happens=(Fact(CashGained, was=0, now=1),),
        then={at.loot: {"H1": ("cash",)}, at.cash: {"H1": 1}},
    ),
    "TB-080": Row(
        given=game(then=moves(holds("H1", "ammo", worth=100), holds("H1", "ammo", worth=200))),
        when=Spend(who="H1", kind="ammo", worth=100),
        refused={1: No("TB-073", "ammo-idle")},
        then={
            read.loot_rows: {
                "H1": ("Loot: ammo ($100)", "Loot: ammo ($200)", "Loot: after the game worth $300"),
                "H2": (),
            }
        },
    ),
    "TB-087": Row(
        given=game(),
        when=(
            Get(who="H1", what="legendary"),
            Get(who="H1", what="legendary", because=BECAUSE),
            Spend(who="H1", kind="legendary"),
        ),
        refused={1: No("TB-087", "reason-missing")},
        asked={3: "card"},
        then={at.loot: {"H1": ("legendary",)}, read.bag_count: 20},
    ),
    "TB-228 in a hunt": Row(
        proves="TB-228 AMB-08",
        given=HUNT,
        when=(
            Spend(who="H1", kind="ammo"),
            Get(who="H1", what="ammo", because=BECAUSE),
            Spend(who="H1", kind="ammo"),
            Spend(who="H1", kind="ammo"),
        ),
        refused={1: No("TB-228", "loot-locked"), 4: No("TB-228", "loot-locked")},
        after={2: {at.loot: {"H1": ("ammo", "ammo")}}},
        then={at.empty: {"H1": ()}, at.loot: {"H1": ("ammo",)}},
    ),
    "TB-223 in a hunt": Row(
        proves="TB-223 TB-077",
        given=(*HUNT, enemy("E1"), enters("E1", "X"), *slain("H1", "E1")),
        when=(DrawLoot(kind="level"), DrawLoot(kind="bounty"), DrawLoot(kind="ammo")),
        refused={1: No("TB-223", "hunt-token"), 2: No("TB-223", "hunt-token")},
        then={at.loot: {"H1": ("ammo", "ammo")}},
    ),
    "TB-115 no mod by a Guns token": Row(
        proves="TB-074",
        given=game(
            hunter("H1", gear=("gun-1", "mod-1")),
            cards=(*guns("gun-1"), *mods("mod-1")),
            then=(lies("guns", "H1"),),
        ),
        when=Spend(who="H1", kind="guns", out="mod-1"),
        refused={1: No("TB-074", "gear-unstored")},
    ),
}


@each(USES)
def test_tokens_are_used(row: Row[Torgue]) -> None:
    prove(RULESET, row)
