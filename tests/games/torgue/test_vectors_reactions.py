"""Worked cases of [RE]actions and of Fight for Your Life."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import AttackRolled
from ledger.games.torgue.events.defence import DefenceRolled, WindowOpened
from ledger.games.torgue.moves.attacks import Melee, Shoot, Throw
from ledger.games.torgue.moves.cards import AnnouncementCard, GearCard, SidekickCard
from ledger.games.torgue.moves.defence import Defend, Pass
from ledger.games.torgue.moves.enemies import OutOfAmmo, Strike
from ledger.games.torgue.moves.loot import Spend
from ledger.games.torgue.moves.setup import LayZone
from ledger.games.torgue.moves.turns import Activate, Do, Done, Next, Shift
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import enemy, enemy_turn, enters, game, gun, hunter, hurt, lies, spent
from tests.games.torgue.histories_defence import ATTACK, attacked
from tests.games.torgue.readers_defence import open_windows, reactors
from tests.tables import Fact, No, Row, each, prove

BLOOD = SidekickCard(name="K", skills=(("melee", 2),))
AMMO_FIRST = AnnouncementCard(name="A1", tier=1, orders=("out-of-ammo", "attack"))
MIRV = GearCard(name="Mirv", kind="grenade", die="red", skill="ranged", range=("red", "yellow"))
HEX: tuple[Move, ...] = (
    LayZone(name="A", q=0, r=0),
    LayZone(name="Z", q=0, r=1),
    LayZone(name="W", q=1, r=0, blocks=True),
    LayZone(name="C", q=2, r=0),
)
"""W hides A from C."""

VECTORS: dict[str, Row[Torgue]] = {
    "TBV-133": Row(
        proves="TB-173 TB-174",
        given=attacked(
            hunter("H1", "green"),
            hunter("H2", "red"),
            hunter("H3", "red"),
            hunter("H4", "red"),
            board=(*HEX, enemy("E1"), enters("E1", "A")),
            before=(*spent("H3", "a"), Shift(model="H2", zone="C")),
        ),
        when=(Strike(enemy="E1", dice=("2",)), Do(who="H2", action="Wait"), Do(who="H3", action="Wait")),
        after={1: {reactors: ("H1", "H4"), at.tokens: {"H1": {"a": "RED<GREEN/ready"}}}},
        refused={2: No("TB-173", "reaction-blind"), 3: No("TB-174", "token-missing")},
    ),
    "TBV-134": Row(
        proves="TB-180 TB-054",
        given=game(
            hunter("H1", "red yellow", skills={"melee": 1}),
            at={"H2": "Z", "H3": "Z"},
            board=(enemy("E1", strength=6, attack="moves_and_attacks"), enters("E1", "A")),
        ),
        when=(
            Melee(who="H1", target="E1", token="a", dice=("1",)),
            Strike(enemy="E1", at="H1", token="b", dice=("4",)),
        ),
        happens=(Fact(DefenceRolled, total=5, needed=6, result="failure"), Fact(WindowOpened)),
        then={
            at.phase: "hunters",
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "RED<YELLOW/ready"}},
            reactors: ("H1", "H2", "H3", "H4"),
        },
    ),
    "TBV-091": Row(
        proves="TB-126",
        given=attacked(
            hunter("H1", "red"),
            hunter("H2", "green", gear=("Jakobs",)),
            foes=(enemy("E1", defense=6, hp=1),),
            cards=(gun("Jakobs"),),
        ),
        when=(
            Strike(enemy="E1", at="H1", dice=("2",)),
            Shoot(who="H2", target="E1", token="a", dice=("7",)),
            Melee(who="H1", target="E1", token="a", dice=("4",)),
            Pass(who="H1"),
        ),
        after={
            1: {at.peril: ("H1",), at.tokens: {"H1": {"a": "RED/ready"}}},
            2: {at.enemies: (), at.peril: ("H1",), at.tokens: {"H2": {"a": "GREEN/exhausted"}}},
        },
        refused={3: No("TB-047", "enemy-unknown")},
        happens=(Fact(AttackRolled, who="H2", total=7),),
        then={at.stands: {"H1": "out"}},
    ),
    "TBV-229": Row(
        proves="TB-276 TB-126 TB-140",
        given=attacked(
            hunter("H1", "red red", sidekick="K"),
            foes=(enemy("E1", hp=1),),
            cards=(BLOOD,),
            before=(*spent("H1", "b"), Shift(model="K", zone="A")),
        ),
        when=(
            Strike(enemy="E1", at="H1", token="a", dice=("2",)),
            Melee(who="K", target="E1", token="a", dice=("4",)),
            Pass(who="H1"),
        ),
        after={1: {at.peril: ("H1",)}, 2: {at.enemies: (), at.peril: ("H1",), at.stands: {"H1": "peril"}}},
        happens=(Fact(AttackRolled, who="K", value=2, total=6),),
        then={at.stands: {"H1": "out"}, at.zones: {"K": ""}},
    ),
    "TBV-207": Row(
        proves="TB-070 TB-071 TB-120 TB-128",
        given=attacked(
            hunter("H1", "green red"),
            hunter("H2", "green"),
            board=(enemy("E1"), enters("E1", "A"), enemy("E2"), enters("E2", "B")),
            before=(
                *spent("H1", "b"),
                hurt("H1", "a"),
                hurt("H2", "a"),
                lies("health", "H1"),
                lies("health", "H2"),
            ),
            at={"H3": "Z"},
            holder="H2",
        ),
        when=(
            Strike(enemy="E1", at="H2", dice=("2",)),
            Spend(who="H1", kind="health", heal=("a",)),
            Spend(who="H2", kind="health", heal=("a",)),
            Strike(enemy="E2", at="H1", token="a", dice=("12",), because="the fight is settled later"),
        ),
        after={1: {at.stands: {"H2": "peril"}, at.tokens: {"H2": {"a": "RED<GREEN/ready"}}}},
        refused={3: No("TB-128", "peril-heals")},
        then={
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "RED/exhausted"}},
            at.loot: {"H1": (), "H2": ("health",)},
        },
    ),
    "TBV-208": Row(
        proves="TB-128 TB-124 TB-073",
        given=attacked(
            hunter("H1", "yellow red", skills={"ranged": 1}, gear=("Jakobs",)),
            foes=(enemy("E1", hp=1),),
            cards=(AMMO_FIRST.but(name="A2"), gun("Jakobs")),
            before=(*spent("H1", "b"), lies("ammo", "H1")),
            queue=("A2", "A1"),
        ),
        when=(
            (OutOfAmmo(hunters=("H1",)), Next(), Strike(enemy="E1", at="H1", token="b", dice=("2",))),
            Shoot(who="H1", target="E1", token="a", dice=("4",)),
            Spend(who="H1", kind="ammo"),
            Shoot(who="H1", target="E1", token="a", dice=("4",)),
        ),
        after={1: {at.peril: ("H1",), at.empty: {"H1": ("Jakobs",)}}},
        refused={2: No("TB-101")},
        happens=(Fact(AttackRolled, total=5),),
        then={
            at.enemies: (),
            at.stands: {"H1": "in"},
            at.tokens: {"H1": {"a": "YELLOW/exhausted", "b": "RED/exhausted"}},
        },
    ),
    "TBV-212": Row(
        proves="TB-106 TB-026 TB-174 TB-173",
        given=game(
            hunter("H1", "red yellow", gear=("Mirv",)),
            hunter("H2", "green"),
            cards=(ATTACK, MIRV),
            board=(enemy("E1", hp=9, reach=5), enters("E1", "Z")),
            at={"H4": "A", "H3": "Z", "H2": "Z"},
            then=(lies("ammo", "H1"), lies("ammo", "H1"), Activate(hunter="H1")),
        ),
        when=(
            Throw(who="H1", target="E1", dice=("5",)),
            Spend(who="H1", kind="ammo"),
            Throw(who="H1", target="E1", dice=("5",)),
            (Done(who="H1"), *enemy_turn("H2", "H3", "H4"), Strike(enemy="E1", at="H2", dice=("2",), because="here")),
            Throw(who="H1", target="E1", dice=("5",)),
            Throw(who="H1", target="E1", token="a", dice=("5",)),
        ),
        refused={3: No("TB-106")},
        after={4: {open_windows: 1, at.tokens: {"H1": {"a": "RED/ready", "b": "YELLOW/ready"}}}},
        asked={5: "token"},
        then={at.tokens: {"H1": {"a": "RED/exhausted", "b": "YELLOW/ready"}}, at.empty: {"H1": ("Mirv",)}},
    ),
    "TBV-213": Row(
        proves="TB-140 TB-177 TB-176",
        given=attacked(
            hunter("H1", "green yellow", sidekick="K"),
            foes=(enemy("E1"),),
            cards=(BLOOD,),
            before=(Shift(model="K", zone="A"),),
        ),
        when=(
            Strike(enemy="E1", at="H1", token="a", dice=("2",)),
            Do(who="K", action="Wait", token="b"),
            Do(who="H1", action="Wait", token="a"),
            Do(who="K", action="Wait", token="a"),
        ),
        refused={4: No("TB-176", "reaction-taken")},
        then={at.tokens: {"H1": {"a": "RED<GREEN/exhausted", "b": "YELLOW/exhausted"}}},
    ),
}


@each(VECTORS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)


def test_nobody_defends_twice() -> None:
    row = Row[Torgue](
        given=attacked(hunter("H1", "green"), foes=(enemy("E1"),)),
        when=(Strike(enemy="E1"), Defend(who="H2", dice=("3",)), Defend(who="H1", dice=("12",)), Defend(who="H1")),
        refused={2: No("TB-166", "attack-missing"), 4: No("TB-166", "attack-missing")},
    )
    prove(RULESET, row)
