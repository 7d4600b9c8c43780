"""Worked cases of keywords and elements on attacks."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import (
    CrowdCounted,
    ElementRolled,
    EnemyWounded,
    FumbleSettled,
    FumbleTriggered,
)
from ledger.games.torgue.events.loot import GearDropped
from ledger.games.torgue.events.turns import ModelMoved
from ledger.games.torgue.moves.attacks import Again, Fumbled
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.owed import Fumble
from tests.games.torgue import readers as at
from tests.games.torgue import readers_attacks as air
from tests.games.torgue.histories import Moves, afflicted, enemy, enters, gun
from tests.games.torgue.histories_attacks import ROW, axe, fight, hit, missed, rolled, shot
from tests.tables import Fact, No, Row, each, prove

LONG = ("red", "yellow", "green", "long")


def again(target: str = "E1", face: str = "3", **more: object) -> Again:
    return Again(who="H1", target=target, dice=(face,), **more)  # type: ignore[arg-type]  # fields of a row


def in_a_row() -> Moves:
    """E1, E2 and E3 in the zones A, B and C, each next to the one before, and a gun with Rapid 2."""
    return fight(
        gun("Gun", range=LONG, has=("rapid:2",)),
        at={"H1": "Z"},
        board=(
            *ROW,
            *(enemy(f"E{n}", hp=9) for n in (1, 2, 3)),
            enters("E1", "A"),
            enters("E2", "B"),
            enters("E3", "C"),
        ),
    )


def suppressed(*guns: str, tokens: str) -> Moves:
    """Guns of which those called `gun-2` and `gun-s` have Suppression."""
    cards = tuple(gun(name, has=("suppression",) if name in ("gun-2", "gun-s") else ()) for name in guns)
    return fight(*cards, tokens=tokens, skills={"ranged": 1}, board=(enemy("E1", attack="moves_1"), enters("E1")))


DUE = Fumble(enemy="E1", kind="attack", who="H1", effect="moves 1")
ELEMENTS: dict[str, Row[Torgue]] = {
    "TBV-035": Row(
        proves="TB-263 TB-264",
        given=fight(
            gun("Gun", has=("cryo",)),
            skills={"ranged": 1},
            board=(enemy("E1", hp=3, has=("vulnerable:cryo",)), enters("E1")),
        ),
        when=shot(face="5", element=("2",)),
        happens=(rolled(6, value=1, plus=0), Fact(ElementRolled, element="cryo", placed=False), hit("E1", 6, 5, 2)),
        then={at.enemy_wounds: {"E1": 2}, at.effects: {"E1": {}}},
    ),
    "TBV-036": Row(
        proves="TB-248 TB-265",
        given=fight(gun("Gun", has=("corrosive:2",)), board=(enemy("E1", defense=9), enters("E1"))),
        when=shot(face="2", element=("4",)),
        happens=(Fact(ElementRolled, element="corrosive", placed=True), missed("E1", 2, 7)),
        then={at.effects: {"E1": {"corrosive": 2}}},
    ),
    "TBV-082": Row(
        proves="TB-171 TB-254 TB-271 TB-263",
        given=fight(
            gun("Gun", has=("deadly", "incendiary")),
            skills={"ranged": 2},
            board=(enemy("E1", defense=6, hp=6, has=("vulnerable:incendiary",)), enters("E1")),
            then=(afflicted("E1", "slag", 3),),
        ),
        when=shot(face="4", element=("1",)),
        happens=(
            rolled(6, value=2, plus=0),
            hit("E1", 6, 6, 4, parts=(("hit", 1), ("deadly", 1), ("slag", 1), ("vulnerable to incendiary", 1))),
        ),
        then={at.enemy_wounds: {"E1": 4}, at.effects: {"E1": {"slag": 3}}},
    ),
    "TBV-150": Row(
        proves="TB-262 TB-264",
        given=fight(
            gun("Gun", has=("incendiary", "surge")),
            tokens="yellow yellow",
            board=(enemy("E1", hp=9), enters("E1")),
            then=(afflicted("E1", "burning", 1),),
        ),
        when=(shot(face="2", element=("3",)), shot(face="2", element=("2",))),
        after={1: {at.effects: {"E1": {"burning": 2}}}},
        then={at.effects: {"E1": {"burning": 2}}},
    ),
    "TBV-198": Row(
        proves="TB-271 TB-264 TB-171",
        given=fight(
            gun("Gun", has=("slag",)),
            tokens="green",
            skills={"ranged": 1},
            board=(enemy("E1", defense=6, hp=4), enters("E1")),
        ),
        when=shot(face="6", element=("4",)),
        happens=(rolled(7, value=1, plus=0, colour="green"), hit("E1", 7, 6, 2)),
        then={at.enemy_wounds: {"E1": 2}, at.effects: {"E1": {"slag": 1}}},
    ),
    "TBV-199": Row(
        proves="TB-264 TB-048 TB-253",
        given=fight(
            gun("Gun", has=("incendiary", "crowd-control")),
            board=(
                *ROW,
                enemy("E1", defense=4, hp=3),
                enemy("E2", defense=7, hp=3),
                enters("E1", "B"),
                enters("E2", "B"),
            ),
        ),
        when=shot(face="5", and_=("E2",), element=("4",), crowd=("2",)),
        happens=(
            rolled(5, value=0, plus=0),
            Fact(CrowdCounted, count=2),
            Fact(ElementRolled, element="incendiary", placed=True),
            hit("E1", 5, 4),
            missed("E2", 5, 7),
        ),
        then={at.enemy_wounds: {"E1": 1, "E2": 0}, at.effects: {"E1": {"burning": 1}, "E2": {"burning": 1}}},
    ),
}
WEAPONS: dict[str, Row[Torgue]] = {
    "TBV-031": Row(
        proves="TB-252",
        given=fight(
            gun("Gun", has=("charge",)),
            tokens="green yellow",
            board=(*ROW, enemy("E1", hp=9), enters("E1", "D")),
        ),
        when=(
            shot(face="2", token="b", to="D"),
            shot(face="2", token="a", to="D"),
            shot(face="2", token="b", to="B"),
        ),
        refused={1: No("TB-252", "charge-far", "YELLOW charges 2")},
        happens=(Fact(ModelMoved, who="H1", now="D", steps=3), Fact(ModelMoved, who="H1", now="B", steps=2)),
        then={at.zones: {"H1": "B"}},
    ),
    "TBV-052": Row(
        proves="TB-056 TB-254",
        given=fight(
            axe(has=("deadly-crits",)),
            tokens="yellow yellow",
            skills={"melee": 2},
            board=(enemy("E1", hp=5), enters("E1")),
        ),
        when=(shot(face="7"), shot(face="8")),
        happens=(
            rolled(9, value=2, plus=0, crit=False),
            hit("E1", 9, 5, 1),
            rolled(10, value=2, plus=0, crit=True),
            hit("E1", 10, 5, 2),
        ),
        then={at.enemy_wounds: {"E1": 3}},
    ),
    "TBV-119": Row(
        proves="TB-250 TB-258",
        given=fight(
            gun("gun-1", has=("ammo-guzzler", "rapid:1")),
            skills={"ranged": 1},
            board=(enemy("E1", defense=6, hp=3), enters("E1")),
        ),
        when=(shot(face="5"), again(face="6"), again(face="6")),
        after={1: {air.shots_left: 1, at.empty: {"H1": ()}}},
        refused={3: No("TB-258", "volley-missing")},
        happens=(rolled(6, value=1, plus=0), hit("E1", 6, 6), rolled(7, value=1, colour="yellow"), hit("E1", 7, 6)),
        then={
            at.enemy_wounds: {"E1": 2},
            at.empty: {"H1": ("gun-1",)},
            at.tokens: {"H1": {"a": "YELLOW/exhausted"}},
        },
    ),
    "TBV-120 E1 E3 E2": Row(
        proves="TB-258",
        given=in_a_row(),
        when=(shot("E1", "2"), again("E3"), again("E2")),
        refused={2: No("TB-258", "rapid-far")},
        then={air.shots_left: 1},
    ),
    "TBV-120 E1 E2 E3": Row(
        proves="TB-258", given=in_a_row(), when=(shot("E1", "2"), again("E2"), again("E3")), then={air.shots_left: 0}
    ),
    "TBV-120 E1 E1 E2": Row(
        proves="TB-258", given=in_a_row(), when=(shot("E1", "2"), again("E1"), again("E2")), then={air.shots_left: 0}
    ),
    "TBV-124": Row(
        proves="TB-255 TB-094",
        given=fight(gun("rocket-1", deck="torgue", has=("disposable",)), board=(enemy("E1", defense=7), enters("E1"))),
        when=shot(face="4"),
        happens=(
            rolled(4, value=0, plus=0),
            missed("E1", 4, 7),
            Fact(GearDropped, who="H1", card="rocket-1", deck="torgue"),
        ),
        then={at.equipped: {"H1": ()}},
    ),
    "TBV-126": Row(
        proves="TB-252 TB-266",
        given=fight(
            gun("Gun", has=("charge",)),
            tokens="green",
            board=(*ROW, enemy("E1"), enters("E1", "B")),
            then=(afflicted("H1", "cryo", 1),),
        ),
        when=(shot(token="a", to="B"), shot(token="a")),
        refused={1: No("TB-266", "model-frozen")},
        happens=(rolled(4),),
        never=(ModelMoved,),
    ),
}
SUPPRESSION: dict[str, Row[Torgue]] = {
    "TBV-220": Row(
        proves="TB-261 TB-054",
        given=suppressed("gun-1", "gun-2", tokens="red red"),
        when=(
            (shot(face="1", with_="gun-1"), Fumbled(enemy="E1")),
            shot(face="1", with_="gun-2"),
            Fumbled(enemy="E1", ignore=True),
            Fumbled(enemy="E1"),
        ),
        refused={3: No("TB-261", "fumble-firm")},
        happens=(
            rolled(2, value=1, plus=0, fumble=True, colour="red"),
            Fact(FumbleTriggered, fumble=DUE),
            Fact(FumbleSettled, how="carried out"),
            rolled(2, value=1, plus=0, fumble=True),
            Fact(FumbleTriggered, fumble=DUE),
            Fact(FumbleSettled, how="carried out"),
        ),
        then={air.fumbles: ()},
    ),
    "TBV-221": Row(
        proves="TB-261",
        given=suppressed("gun-s", tokens="yellow"),
        when=(shot(face="1"), Fumbled(enemy="E1")),
        after={1: {air.fumbles: (DUE.but(may_ignore=True),)}},
        happens=(
            rolled(2, value=1, plus=0, fumble=True),
            Fact(FumbleTriggered),
            Fact(FumbleSettled, how="carried out"),
        ),
        never=(EnemyWounded,),
        then={air.fumbles: ()},
    ),
}


@each(ELEMENTS | WEAPONS | SUPPRESSION)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
