"""Worked cases of blasts, and of defence, wounds and healing as far as a blast can bring them about."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Move
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.defence import DefenceRolled, HealingLost, WindowOpened
from ledger.games.torgue.moves.attacks import Afflict, Melee, TakeOut
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.defence import Blast, Defend, Heal, Pass, Recharge
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.setup import LayZone, Put
from ledger.games.torgue.moves.turns import Done
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import afflicted, enemy, enters, game, hunter, hurt, spent
from tests.tables import Fact, No, Row, each, prove

ROW = (LayZone(name="A", by=("B",)),)
ALONE = {"H2": "Z", "H3": "Z"}
"""H1 stands in A without its friends, so that enemies have room."""
MAYLAY = GearCard(name="Maylay", kind="shield", shields=("green", "yellow"))


def blasted(me: Any, strength: str, *more: Move, board: tuple[Move, ...] = (), cards: tuple[Move, ...] = ()) -> Any:
    """An irradiated enemy beside H1 was taken out, and the blast has this Strength."""
    doomed = (enemy("Doomed", hp=1), enters("Doomed", "A"))
    fallen = (afflicted("Doomed", "radiation"), TakeOut(who="H2", enemy="Doomed"), Blast(dice=(strength,)))
    return game(me, at=ALONE, cards=cards, board=(*doomed, *board), then=(*more, *fallen))


BLASTS: dict[str, Row[Torgue]] = {
    "TBV-157": Row(
        proves="TB-268",
        given=game(
            hunter("H1", "yellow", skills={"reflexes": 2}),
            at={**ALONE, "H4": "Z"},
            board=(
                enemy("E1", hp=1),
                enemy("E2", defense=7),
                enemy("E3", defense=6),
                enemy("E4", defense=3),
                enters("E1", "A"),
                enters("E4", "C"),
            ),
            then=(
                enters("E2", "A"),
                enters("E3", "A").but(because="the vector has four in a zone"),
                *spent("H1", "a"),
                afflicted("E1", "radiation"),
                TakeOut(who="H1", enemy="E1"),
            ),
        ),
        when=(Blast(dice=("6",)), Defend(who="H1", dice=("4",))),
        happens=(Fact(DefenceRolled, total=6, needed=6, result="success"),),
        then={
            at.enemy_wounds: {"E2": 0, "E3": 1, "E4": 0},
            at.tokens: {"H1": {"a": "YELLOW/exhausted"}},
        },
    ),
    "TBV-218": Row(
        proves="TB-005 TB-241 TB-239 TB-242",
        given=game(
            hunter("H2", "green", skills={"reflexes": 1}),
            at={"H2": "B", "H4": "A"},
            board=(*ROW, Put(kind="tire", at="B"), Put(kind="barrel", at="B", element="burning")),
            then=(*spent("H2", "a"), Done(who="H2"), Melee(who="H1", target="Barrel", dice=("5",))),
        ),
        when=(Blast(dice=("8",)), Defend(who="H2", dice=("6",))),
        happens=(Fact(DefenceRolled, total=8, plus=1, result="success"),),
        never=(WindowOpened,),
        then={at.tokens: {"H2": {"a": "GREEN/exhausted"}}, at.effects: {"H2": {"burning": 1}}},
    ),
    "TBV-009": Row(
        proves="TB-028 TB-167 TB-169",
        given=blasted(hunter("H1", "green", skills={"reflexes": 1}), "6", *spent("H1", "a")),
        when=Defend(who="H1", dice=("5",)),
        happens=(Fact(DefenceRolled, total=6, result="success"),),
        then={at.tokens: {"H1": {"a": "GREEN/exhausted"}}},
    ),
    "TBV-021": Row(
        proves="TB-116",
        given=blasted(hunter("H1", "green"), "7"),
        when=Defend(who="H1", dice=("6",)),
        happens=(Fact(DefenceRolled, total=6, result="failure"), Fact(WindowOpened)),
        then={at.tokens: {"H1": {"a": "RED<GREEN/ready"}}},
    ),
    "TBV-015": Row(
        proves="TB-108 TB-109 TB-110",
        given=blasted(
            hunter("H1", "green", skills={"reflexes": 2}, gear=("Maylay",)),
            "5",
            Exhaust(who="H1", name="s1"),
            cards=(MAYLAY,),
        ),
        when=(Defend(who="H1", token="a", dice=("4",)), Defend(who="H1", token="s2", dice=("4",))),
        refused={1: No("TB-108", "shield-first")},
        happens=(Fact(DefenceRolled, total=4, value=0, result="failure"),),
        never=(WindowOpened,),
        then={
            at.shield_tokens: {"H1": {"s1": "GREEN/exhausted", "s2": "YELLOW/exhausted"}},
            at.tokens: {"H1": {"a": "GREEN/ready"}},
        },
    ),
    "TBV-149": Row(
        proves="TB-265 TB-168",
        given=blasted(hunter("H1", "yellow", skills={"reflexes": 1}), "5", afflicted("H1", "corrosive", 2)),
        when=Defend(who="H1", dice=("5",)),
        happens=(Fact(DefenceRolled, total=4, plus=-2, result="failure"),),
        then={at.tokens: {"H1": {"a": "RED<YELLOW/ready"}}},
    ),
    "TB-124": Row(
        proves="TB-117 TB-124 TB-126",
        given=blasted(hunter("H1", "red green"), "9"),
        when=(Defend(who="H1", token="a", dice=("3",)), Heal(hunter="H1"), Pass(who="H1")),
        after={1: {at.peril: ("H1",)}},
        refused={2: No("TB-128", "peril-heals")},
        then={at.stands: {"H1": "out"}, at.peril: ()},
    ),
    "TB-125": Row(
        proves="TB-125 TB-173",
        given=blasted(
            hunter("H1", "red green", skills={"melee": 9}),
            "7",
            hurt("H1", "b"),
            board=(enemy("E1", hp=1, defense=12), enters("E1", "A")),
        ),
        when=(
            Defend(who="H1", token="a", dice=("3",)),
            Melee(who="H1", target="E1", token="a", dice=("5",)),
        ),
        after={1: {at.peril: ("H1",)}},
        then={
            at.stands: {"H1": "in"},
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "GREEN/ready"}},
            at.enemies: (),
        },
    ),
    "TB-126": Row(
        given=blasted(
            hunter("H1", "red green"), "7", board=(enemy("E1", hp=1, defense=12), enters("E1", "A")), cards=()
        ),
        when=(
            Defend(who="H1", token="a", dice=("3",)),
            Melee(who="H1", target="E1", token="green", dice=("2",)),
        ),
        then={at.stands: {"H1": "out"}, at.peril: (), at.spotlight: ""},
    ),
}
HEALING: dict[str, Row[Torgue]] = {
    "TBV-085": Row(
        proves="TB-121 TB-120",
        given=game(hunter("H1", "green yellow red"), then=(*spent("H1", "a"), hurt("H1", "a", "b"))),
        when=(Heal(hunter="H1", count=3, tokens=("a", "b")), Heal(hunter="H1", tokens=("c",))),
        refused={2: No("TB-121", "token-unwounded")},
        happens=(Fact(HealingLost, by=1),),
        then={at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "YELLOW/ready", "c": "RED/ready"}}},
    ),
    "TBV-084": Row(
        proves="TB-112 TB-118 TB-178",
        given=game(hunter("H1", "green red", gear=("Maylay",)), cards=(MAYLAY,)),
        when=hurt("H1", "a"),
        never=(WindowOpened,),
        then={
            at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "RED/ready"}},
            at.shield_tokens: {"H1": {"s1": "GREEN/ready"}},
        },
    ),
    "TBV-147": Row(
        proves="TB-184",
        given=game(
            hunter("H1", "green", gear=("Maylay",)),
            cards=(MAYLAY.but(shields=("red",)),),
            board=(
                enemy("E1", shield="yellow"),
                enemy("E2", shield="yellow"),
                enters("E1", "D"),
                enters("E2", "D"),
            ),
            then=(
                Afflict(model="E1", effect="shock"),
                Afflict(model="E1", effect="shock", off=True),
                Afflict(model="E2", effect="shock"),
                Exhaust(who="H1", name="s1"),
            ),
        ),
        when=(Recharge(), Recharge()),
        refused={2: No("TB-113", "shields-up")},
        then={
            at.enemy_shields: {"E1": "ready", "E2": "spent"},
            at.shield_tokens: {"H1": {"s1": "RED/ready"}},
        },
    ),
}


@each(BLASTS | HEALING)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
