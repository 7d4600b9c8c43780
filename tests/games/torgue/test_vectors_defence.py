"""Worked cases of an enemy's attack: defence, shields, wounds, [RE]actions, Fight for Your Life."""

from __future__ import annotations

from typing import Any

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import AttackRolled, EnemyTakenOut
from ledger.games.torgue.events.defence import DefenceRolled, HunterTakenOut, PerilBegan, TokenWounded, WindowOpened
from ledger.games.torgue.moves.attacks import Melee
from ledger.games.torgue.moves.cards import AnnouncementCard
from ledger.games.torgue.moves.defence import Defend, Heal, Hurt
from ledger.games.torgue.moves.enemies import OutOfAmmo, Strike
from ledger.games.torgue.moves.setup import LayZone, Put
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import histories_defence
from tests.games.torgue import readers as at
from tests.games.torgue.histories import Moves, afflicted, enemy, enemy_turn, enters, game, gun, hunter, hurt, spent
from tests.games.torgue.histories_defence import ATTACK, shield
from tests.tables import Fact, No, Row, each, prove


def attacked(me: Any, *foes: Any, **more: Any) -> Moves:
    """H1 alone with these enemies, whose Attack order is open."""
    return histories_defence.attacked(me, foes=foes, **more)


DEFENCES: dict[str, Row[Torgue]] = {
    "TBV-020": Row(
        proves="TB-166 TB-168",
        given=attacked(hunter("H1", "yellow yellow", skills={"melee": 1}), enemy("E1"), enemy("E2")),
        when=(
            Strike(enemy="E1", at="H1", token="a", dice=("4",)),
            Strike(enemy="E2", at="H1", token="b", dice=("3",)),
        ),
        happens=(
            Fact(DefenceRolled, total=5, result="success"),
            Fact(DefenceRolled, total=4, result="failure"),
        ),
        then={at.tokens: {"H1": {"a": "YELLOW/ready", "b": "RED<YELLOW/ready"}}},
    ),
    "TBV-071": Row(
        proves="TB-116 TB-167",
        given=attacked(
            hunter("H1", "yellow green", skills={"melee": 1}), enemy("E1", strength=6), before=spent("H1", "a")
        ),
        when=(Strike(enemy="E1"), Defend(who="H1", token="a", dice=("4",))),
        happens=(Fact(DefenceRolled, total=5, result="failure"), Fact(WindowOpened)),
        then={at.tokens: {"H1": {"a": "RED<YELLOW/exhausted", "b": "GREEN/ready"}}},
    ),
    "TBV-072": Row(
        proves="TB-117 TB-124",
        given=attacked(hunter("H1", "red green"), enemy("E1", strength=4), before=spent("H1", "a", "b")),
        when=Strike(enemy="E1", token="a", dice=("3",)),
        happens=(Fact(DefenceRolled, total=3, result="failure"), Fact(HunterTakenOut, who="H1")),
        never=(PerilBegan,),
        then={at.stands: {"H1": "out"}, at.peril: ()},
    ),
    "TBV-077": Row(
        proves="TB-110 TB-179",
        given=attacked(hunter("H1", "green", gear=("Maylay",)), enemy("E1", strength=6), cards=(shield("green"),)),
        when=Strike(enemy="E1", dice=("4",)),
        happens=(Fact(DefenceRolled, total=4, result="failure"),),
        never=(WindowOpened, TokenWounded),
        then={at.shield_tokens: {"H1": {"s1": "GREEN/exhausted"}}, at.tokens: {"H1": {"a": "GREEN/ready"}}},
    ),
    "TBV-078": Row(
        proves="TB-111 TB-254 TB-118",
        given=attacked(
            hunter("H1", "green red", gear=("Maylay",)),
            enemy("E1", strength=6, has=("deadly",)),
            cards=(shield("yellow"),),
        ),
        when=(
            Strike(enemy="E1", dice=("3",), hurt=("b",)),
            Strike(enemy="E1", dice=("3",), hurt=("a",)),
        ),
        refused={1: No("TB-118", "token-red")},
        happens=(Fact(DefenceRolled, total=3, result="failure"), Fact(WindowOpened)),
        then={
            at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted"}},
            at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "RED/ready"}},
            at.stands: {"H1": "in"},
        },
    ),
    "TBV-079": Row(
        proves="TB-111 TB-254 TB-179",
        given=attacked(
            hunter("H1", "green", gear=("Maylay",)),
            enemy("E1", strength=7, has=("deadly",)),
            cards=(shield("yellow", "red"),),
        ),
        when=Strike(enemy="E1", token="s1", dice=("6",)),
        happens=(Fact(DefenceRolled, total=6, result="failure"),),
        never=(WindowOpened, TokenWounded),
        then={
            at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted", "s2": "RED/exhausted"}},
            at.tokens: {"H1": {"a": "GREEN/ready"}},
        },
    ),
    "TBV-080": Row(
        proves="TB-254 TB-118 TB-120",
        given=attacked(
            hunter("H1", "green yellow red"), enemy("E1", strength=9, has=("deadly",)), before=spent("H1", "b")
        ),
        when=(
            Strike(enemy="E1", token="a", dice=("8",), hurt=("b",)),
            Heal(hunter="H1", tokens=("b",)),
        ),
        happens=(Fact(DefenceRolled, total=8, result="failure"),),
        then={at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "YELLOW/exhausted", "c": "RED/ready"}}},
    ),
    "TBV-081": Row(
        proves="TB-119 TB-254 TB-124",
        given=attacked(hunter("H1", "yellow red"), enemy("E1", strength=8, has=("deadly",)), before=spent("H1", "b")),
        when=Strike(enemy="E1", token="a", dice=("5",)),
        happens=(Fact(DefenceRolled, total=5, result="failure"), Fact(PerilBegan, who="H1")),
        then={at.tokens: {"H1": {"a": "RED<YELLOW/ready", "b": "RED/exhausted"}}, at.peril: ("H1",)},
    ),
    "TBV-089": Row(
        proves="TB-124 TB-125 TB-120 TB-113",
        given=attacked(
            hunter("H1", "red green yellow", skills={"melee": 2}, gear=("Maylay",)),
            enemy("E1", hp=1),
            enemy("E2", strength=99),
            cards=(shield("green"),),
            before=(
                *spent("H1", "b", "c"),
                hurt("H1", "b", "c"),
                afflicted("H1", "shock"),
                afflicted("H1", "shock", 0),
            ),
        ),
        when=(
            Strike(enemy="E2", dice=("2",)),
            (afflicted("H1", "corrosive"), Strike(enemy="E1", token="a", dice=("3",))),
            Melee(who="H1", target="E1", token="a", dice=("4",)),
        ),
        happens=(
            Fact(DefenceRolled, total=4, value=2, plus=-1, needed=5, result="failure"),
            Fact(AttackRolled, total=6),
            Fact(EnemyTakenOut, enemy="E1", by="H1"),
        ),
        then={
            at.stands: {"H1": "in"},
            at.shield_tokens: {"H1": {"s1": "GREEN/ready"}},
            at.effects: {"H1": {"corrosive": 1}},
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "GREEN/exhausted", "c": "YELLOW/exhausted"}},
        },
    ),
    "TBV-163": Row(
        proves="TB-260 TB-110",
        given=attacked(
            hunter("H1", "green", gear=("Maylay",)),
            enemy("E1", has=("stun",)),
            cards=(shield("red"),),
            before=spent("H1", "a"),
        ),
        when=Strike(enemy="E1", dice=("4",)),
        happens=(Fact(DefenceRolled, total=4, result="failure"),),
        never=(TokenWounded,),
        then={at.effects: {"H1": {"stun": 1}}, at.shield_tokens: {"H1": {"s1": "RED/exhausted"}}},
    ),
    "TBV-117": Row(
        proves="TB-170 TB-101",
        given=attacked(
            hunter("H1", "yellow yellow", skills={"ranged": 3}, gear=("Jakobs",)),
            enemy("E1", strength=7),
            cards=(
                AnnouncementCard(name="A3", tier=1, orders=("attack", "out-of-ammo", "attack")),
                gun("Jakobs", has=("pistol",)),
            ),
            queue=("A3", "A1"),
        ),
        when=(
            Strike(enemy="E1", token="a", dice=("4",), skill="tech"),
            Strike(enemy="E1", token="a", dice=("4",), skill="ranged"),
            (Next(), OutOfAmmo(hunters=("H1",)), Next()),
            Strike(enemy="E1", token="b", dice=("4",), skill="ranged"),
            Strike(enemy="E1", token="b", dice=("4",), skill="melee"),
        ),
        refused={1: No("TB-170", "skill-wrong"), 4: No("TB-170", "skill-wrong")},
        happens=(
            Fact(DefenceRolled, total=7, skill="ranged", value=3, result="success"),
            Fact(DefenceRolled, total=4, skill="melee", value=0, result="failure"),
        ),
        then={at.tokens: {"H1": {"a": "YELLOW/ready", "b": "RED<YELLOW/ready"}}, at.empty: {"H1": ("Jakobs",)}},
    ),
    "TBV-076": Row(
        proves="TB-109 TB-239",
        given=attacked(
            hunter("H1", "green", skills={"reflexes": 3}, gear=("Maylay",)),
            cards=(shield("yellow"),),
            board=(
                Put(kind="tire", at="A"),
                enemy("E1", strength=6, resist="reflexes"),
                enters("E1", "A"),
            ),
        ),
        when=Strike(enemy="E1", at="H1", token="s1", dice=("4",)),
        happens=(Fact(DefenceRolled, value=0, plus=1, total=5, needed=6, result="failure"),),
        never=(WindowOpened, TokenWounded),
        then={at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted"}}, at.tokens: {"H1": {"a": "GREEN/ready"}}},
    ),
    "TBV-211": Row(
        proves="TB-027 TB-101",
        given=attacked(
            hunter("H1", "yellow", skills={"reflexes": 1}, gear=("Jakobs",)),
            enemy("E1", strength=6, resist="reflexes"),
            cards=(
                AnnouncementCard(name="A3", tier=1, orders=("out-of-ammo", "attack")),
                gun("Jakobs", gives=("reflexes+2",)),
            ),
            queue=("A3", "A1"),
        ),
        when=((OutOfAmmo(hunters=("H1",)), Next(), Strike(enemy="E1", token="a", dice=("4",))),),
        happens=(Fact(DefenceRolled, value=1, plus=0, total=5, needed=6, result="failure"),),
        then={at.tokens: {"H1": {"a": "RED<YELLOW/ready"}}},
    ),
}
AREAS: dict[str, Row[Torgue]] = {
    "TBV-226": Row(
        proves="TB-274 TB-143 TB-144",
        given=game(
            hunter("H1", "green"),
            hunter("H2", "red"),
            hunter("H3", "red red"),
            hunter("H4", "red red red"),
            cards=(ATTACK,),
            board=(
                LayZone(name="A", q=0, r=0),
                LayZone(name="Z", q=0, r=1),
                LayZone(name="E", q=1, r=0),
                enemy("E1", reach=3, resist="reflexes", has=("crowd-control",)),
                enters("E1", "E"),
            ),
            then=enemy_turn(),
        ),
        when=(Strike(enemy="E1", at="H4", crowd=("2",)), Strike(enemy="E1", crowd=("2",))),
        refused={1: No("TB-143", "spotlight-first")},
        then={at.defenders: ("H1", "H3")},
    ),
    "TBV-227": Row(
        proves="TB-275 TB-256",
        given=attacked(
            hunter("H1", "yellow", skills={"reflexes": 1}),
            enemy("E2", defense=6),
            enemy("E3", defense=7),
            before=(enemy("E1", strength=6, resist="reflexes", reach=1, has=("explosive",)), enters("E1", "Z2")),
        ),
        when=Strike(enemy="E1", at="H1", dice=("5",)),
        happens=(Fact(DefenceRolled, total=6, result="success"),),
        then={at.enemy_wounds: {"E1": 0, "E2": 1, "E3": 0}},
    ),
    "TB-118 owed": Row(
        proves="TB-118",
        given=attacked(hunter("H1", "green yellow red"), enemy("E1", strength=9, has=("deadly", "deadly"))),
        when=(
            Strike(enemy="E1", token="c", dice=("2",)),
            Hurt(who="H1", tokens=("a",)),
        ),
        refused={2: "TB-118"},
        then={at.peril: ("H1",)},
    ),
}


@each(DEFENCES | AREAS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
