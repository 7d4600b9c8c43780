"""Worked cases of Bounty Hunts, and what the rulebook says to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ledger.core.model import Move
from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.ending import GameEnded, GoTaken, StepBegan
from ledger.games.torgue.events.hunts import HuntBegan
from ledger.games.torgue.events.setup import SpotlightGiven
from ledger.games.torgue.moves.cards import BountyCard
from ledger.games.torgue.moves.defence import Fall, Inherit
from ledger.games.torgue.moves.ending import Forgo, Hunt, Respawn, Reward, Verdict
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.loot import Keep, Spend
from ledger.games.torgue.moves.setup import AddHunter, Bag, Begin, BeginScenario, DealQueue, Deploy, LayZone, PlaceEnemy
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_ending as end
from tests.games.torgue.histories import BECAUSE, NAMES, Moves, afflicted, enemy, game, gun, hunter, hurt, lies, over
from tests.games.torgue.histories_ending import NOTHING, OVER, announcements, cash, got
from tests.tables import Fact, No, Row, each, prove

BAG = (Bag(kind="ammo", count=20), Bag(kind="level"), Bag(kind="bounty"))
WANTED = BountyCard(name="Wanted", enemies=(("Psycho", 2),), uniques=("Nine Toes",))
FOES = (enemy("Psycho"), enemy("Nine Toes"), WANTED)
SET_OUT = Hunt(card="Wanted", dice=("10",), queue=("B1", "B2"))
MAP = (LayZone(name="S", spawn=1, by=("N1", "N2")), LayZone(name="X", unique=True), LayZone(name="N", station=True))


def lead(*hunters: AddHunter, then: Iterable[Move] = (), **more: Any) -> Moves:
    """A game ended while H2 holds the Bounty token."""
    told = {"bag": BAG, "cards": FOES, **more}
    return game(*hunters, then=(got("H2", "bounty"), *then, OVER), **told)


def hunting(*hunters: AddHunter, then: Iterable[Move] = (), card: str = "Nobody", **more: Any) -> Moves:
    """The first round of a hunt has begun; its card is not entered, so nobody stands against it."""
    out = Hunt(card=card, dice=("1",), queue=("B1", "B2"))
    deploys = (Deploy(zone="N" if who != "H4" else "M", who=who) for who in NAMES)
    board = (LayZone(name="N", station=True, by=("M",)),)
    return (*lead(*hunters, then=then, **more), out, *board, *deploys, Begin())


def won(*hunters: AddHunter, **more: Any) -> Moves:
    """The hunt was won at the end of its first round."""
    return (*hunting(*hunters, **more), *over(*NAMES), Next(), Next(), NOTHING, Verdict(how="won"))


HUNTS: dict[str, Row[Torgue]] = {
    "TBV-185": Row(
        proves="TB-222 TB-223 TB-226 TB-225",
        given=lead(),
        stands={end.pause: "bounty", at.aside: ("bounty",), at.bag: {"ammo": 20, "level": 1}},
        when=SET_OUT,
        then={
            at.queue: ("B1", "B2", "You're fired!"),
            at.bag: {"ammo": 20},
            at.aside: ("bounty", "level"),
            at.phase: "set-up",
            end.hunted: ("Wanted", "The Cauldron"),
        },
        happens=(Fact(HuntBegan, map="The Cauldron"),),
    ),
    "TBV-185 Cash": Row(
        proves="TB-228",
        given=hunting(then=(cash("H1"), lies("cash", "H1"))),
        stands={at.shared_cash: 4},
        when=(Spend(who="H1", kind="cash"), Fall(hunter="H1")),
        refused={1: No("TB-228", "loot-locked")},
        then={at.shared_cash: 4, at.cash: {"H1": 1}, at.loot: {"H1": ("cash",)}, end.pause: "vending"},
    ),
    "TBV-186 one": Row(
        proves="TB-225", given=lead(), when=Hunt(card="W", dice=("1",)), happens=(Fact(HuntBegan, map="The Caves"),)
    ),
    "TBV-186 five": Row(
        proves="TB-225", given=lead(), when=Hunt(card="W", dice=("5",)), happens=(Fact(HuntBegan, map="Tire Yard"),)
    ),
    "TBV-186 eleven": Row(
        proves="TB-225", given=lead(), when=Hunt(card="W", dice=("11",)), refused={1: No("", "die-face")}
    ),
    "TBV-190": Row(
        proves="TB-230",
        given=won(),
        stands={end.pause: "vending", end.results: (("Brawl", "won"), ("Nobody", "won"))},
        when=(
            Reward(cards=("t1",), keep="t1", to="H1"),
            Reward(cards=("t1", "t2"), to="H1"),
            Reward(cards=("t1", "t2"), keep="t2", to="H4"),
            Reward(cards=("t1", "t2"), keep="t1", to="H1"),
        ),
        refused={
            1: No("TB-230", "reward-cards"),
            2: No("TB-230", "reward-kept"),
            4: No("TB-230", "reward-taken"),
        },
        then={at.inventory: {"H4": ("t2",), "H1": ()}, end.under_torgue: ("t1",)},
    ),
    "TBV-191": Row(
        proves="TB-222",
        given=lead(),
        when=(Forgo(), SET_OUT, Forgo()),
        refused={2: No("TB-222", "bounty-missing"), 3: No("TB-206", "step-wrong")},
        then={end.pause: "vending"},
    ),
    "TBV-217": Row(
        proves="TB-227 TB-228 TB-224",
        given=(*lead(then=(lies("cash", "H1"),)), SET_OUT, *MAP),
        when=(
            PlaceEnemy(card="Psycho", zone="N1"),
            PlaceEnemy(card="Psycho", zone="S"),
            PlaceEnemy(card="Psycho", zone="N1"),
            PlaceEnemy(card="Nine Toes", zone="S"),
            Begin(),
            PlaceEnemy(card="Nine Toes", zone="X"),
            Spend(who="H1", kind="cash"),
        ),
        refused={
            1: No("TB-160", "spawn-zone"),
            4: No("TB-160", "spawn-zone"),
            5: No("TB-020", "set-up-open"),
            7: No("TB-228", "loot-locked"),
        },
        then={at.zones: {"Psycho 1": "S", "Psycho 2": "N1", "Nine Toes": "X"}},
    ),
}
RULES: dict[str, Row[Torgue]] = {
    "TB-222": Row(
        given=game(),
        when=(SET_OUT, OVER, SET_OUT),
        refused={1: No("TB-222", "phase-wrong"), 3: No("TB-222", "bounty-missing")},
    ),
    "TB-223": Row(
        given=(*won(), *announcements()[-3:], Next()),
        stands={at.aside: ("bounty", "level"), end.pause: "ready"},
        when=BeginScenario(name="The Pit"),
        then={at.aside: (), at.bag: {"ammo": 20, "level": 1, "bounty": 1}},
    ),
    "TB-223 swept": Row(
        given=lead(then=(lies("ammo", "B"), lies("legendary", "B"))),
        stands={at.bag: {"ammo": 19}},
        when=SET_OUT,
        then={at.bag: {"ammo": 20}},
    ),
    "TB-224": Row(
        given=lead(),
        when=Hunt(card="Unread", dice=("3",)),
        then={at.reminders: ("text-missing",), at.enemies: ()},
    ),
    "TB-226": Row(
        given=(*lead(), Hunt(card="Unread", dice=("3",))),
        when=(DealQueue(cards=("B1",)), DealQueue(cards=("B1", "B2"))),
        refused={1: No("TB-017", "queue-size")},
        then={at.queue: ("B1", "B2", "You're fired!")},
    ),
    "TB-227": Row(
        proves="TB-227 AMB-46",
        given=lead(
            hunter("H1", "green red", gear=("Hyperion",)),
            cards=(*FOES, gun("Hyperion")),
            then=(
                Exhaust(name="b", who="H1"),
                Exhaust(name="Hyperion"),
                hurt("H1", "a"),
                afflicted("H1", "slag"),
            ),
            holder="H3",
        ),
        when=(SET_OUT, *MAP, Deploy(zone="S", who="H1"), Deploy(zone="N", who="H1")),
        refused={5: No("TB-015", "deploy-far")},
        then={
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "RED/ready"}},
            at.effects: {"H1": {}},
            at.empty: {"H1": ("Hyperion",)},
            at.spotlight: "H3",
        },
    ),
    "TB-227 loaded": Row(
        proves="TB-227 AMB-46",
        given=(
            *lead(
                hunter("H1", gear=("Hyperion",)),
                cards=(*FOES, gun("Hyperion")),
                then=(Exhaust(name="Hyperion"),),
            ),
            SetOption(name="hunt-ammo", value="reloaded", because=BECAUSE),
        ),
        when=SET_OUT,
        then={at.empty: {"H1": ()}},
    ),
    "TB-228": Row(
        proves="TB-228 AMB-08",
        given=(
            *lead(then=(cash("H1"), lies("ammo", "H1"))),
            SetOption(name="hunt-purse", value="lost", because=BECAUSE),
        ),
        when=SET_OUT,
        then={at.cash: {"H1": 0}, at.shared_cash: 0, at.loot: {"H1": ()}, at.bag: {"ammo": 20}},
    ),
    "TB-229": Row(
        given=hunting(),
        when=(Fall(hunter="H3"), Respawn(hunter="H3"), Reward(cards=("t1", "t2"), keep="t1", to="H1")),
        refused={2: No("TB-025", "phase-wrong"), 3: No("TB-230", "reward-missing")},
        happens=(Fact(GameEnded, name="Nobody", how="lost", rule="TB-229"), Fact(StepBegan, step="vending")),
        then={end.results: (("Brawl", "won"), ("Nobody", "lost"))},
    ),
    "TB-208 after a fall": Row(
        proves="TB-208 TB-090 TB-229",
        given=hunting(hunter("H1", "green"), hunter("H2", "green"), hunter("H3", "red"), hunter("H4", "green")),
        when=Fall(hunter="H1"),
        happens=(Fact(StepBegan, step="vending"), Fact(SpotlightGiven, to="H3"), Fact(GoTaken, who="H3")),
        then={end.buyer: "H3"},
    ),
    "TB-208 after a fall and a tie": Row(
        proves="TB-208 TB-091 TB-229",
        given=hunting(),
        when=(Fall(hunter="H1"), Inherit(to="H4")),
        then={end.buyer: "H4"},
    ),
    "TB-230 full": Row(
        given=won(
            hunter("H1", gear=("g1", "g2", "i1", "i2", "i3")),
            cards=tuple(gun(name) for name in ("g1", "g2", "i1", "i2", "i3")),
        ),
        when=(Reward(cards=("t1", "t2"), keep="t2", to="H1"), Keep(who="H1", card="t2", where="stored", over="i1")),
        then={at.inventory: {"H1": ("i2", "i3", "t2")}},
    ),
}


@each(HUNTS | RULES)
def test_hunt(row: Row[Torgue]) -> None:
    prove(RULESET, row)
