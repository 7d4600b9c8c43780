"""What the rulebook says to Swap Guns, Collect, Move, free actions, turns, and Exhausted cards."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import AttackRolled, EnemyTakenOut, TargetHit
from ledger.games.torgue.events.defence import WindowClosed
from ledger.games.torgue.events.turns import (
    ActivationBegan,
    ActivationEnded,
    FreeTaken,
    LootCollected,
    LootHanded,
    ModelMoved,
    PhaseBegan,
    SkillRolled,
    TokenSpent,
)
from ledger.games.torgue.moves.attacks import Melee, TakeOut
from ledger.games.torgue.moves.defence import Blast, Defend, Fall
from ledger.games.torgue.moves.loot import DrawLoot
from ledger.games.torgue.moves.setup import Bag, LayZone, Put
from ledger.games.torgue.moves.turns import Activate, Collect, Do, Done, Handoff, Next, Shift, Swap, Try, Walk
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.views.owed import ACTS
from tests.games.torgue import readers as at
from tests.games.torgue import readers_turns as seen
from tests.games.torgue.histories import (
    BECAUSE,
    afflicted,
    enemy,
    enemy_turn,
    enters,
    game,
    gun,
    hunter,
    lies,
    over,
    spent,
)
from tests.games.torgue.test_rules_swaps import GEAR
from tests.tables import Fact, No, Row, each, prove

ROW = (LayZone(name="A", by=("B",)), LayZone(name="B", by=("C",)), LayZone(name="C", by=("D",)))


def choose(name: str, value: str) -> SetOption:
    return SetOption(name=name, value=value)


SKILLS: dict[str, Row[Torgue]] = {
    "TB-031": Row(
        proves="TB-031 TB-032",
        given=game(hunter("H1", "green green", skills={"tech": 2})),
        when=(
            Try(who="H1", skill="melee", dice=("4",), number=4, plus=1),
            Try(who="H1", skill="tech", dice=("4",), number=7, plus=-1),
        ),
        happens=(
            Fact(SkillRolled, value=0, lacks=True, plus=1, total=5),
            Fact(SkillRolled, value=2, lacks=False, plus=-1, total=5),
        ),
        then={seen.told: ("H1: 4, melee 0 (none)+1: 5 to 4, success.", "H1: 4, tech +2-1: 5 to 7, failure.")},
    ),
    "TB-032 attack": Row(
        given=game(hunter("H1", "green", gear=("Sword",)), cards=(gun("Sword", gives=("attack+3",)),)),
        when=Try(who="H1", skill="tech", dice=("4",), number=4),
        happens=(Fact(SkillRolled, total=4),),
    ),
}
FALLS: dict[str, Row[Torgue]] = {
    "TB-060 drop": Row(
        proves="TB-060",
        given=game(
            hunter("H1", "green green"),
            board=(enemy("Psycho"), enters("Psycho", "A"), Bag(kind="guns", count=3, back="card")),
            at={"H2": "Z"},
            then=(Activate(hunter="H1"), Do(who="H1", action="Wait")),
        ),
        when=(
            Collect(who="H1"),
            (TakeOut(who="H1", enemy="Psycho"), DrawLoot(kind="guns", back="card"), Collect(who="H1")),
        ),
        refused={1: No("TB-060", "collect-late")},
        then={at.loot: {"H1": ("guns",)}},
        happens=(Fact(LootCollected, why="Loot falls"),),
    ),
    "TB-060 own": Row(
        given=game(then=(lies("ammo", "A"), *over("H1"), Activate(hunter="H3"), lies("guns", "A"))),
        when=(Collect(who="H1"), Collect(who="H3")),
        refused={1: No("TB-022", "activation-open")},
        then={at.loot: {"H3": ("ammo", "guns"), "H1": ()}},
    ),
    "TB-060 any": Row(
        given=game(
            board=(enemy("Psycho"), enters("Psycho", "A"), Bag(kind="guns", count=3, back="card")),
            at={"H2": "Z"},
            then=(
                choose("collect-drop", "any"),
                *over("H1"),
                Activate(hunter="H4"),
                TakeOut(who="H4", enemy="Psycho"),
                DrawLoot(kind="guns", back="card"),
            ),
        ),
        when=Collect(who="H1"),
        then={at.loot: {"H1": ("guns",)}, at.active: "H4"},
    ),
    "TB-060 start": Row(
        given=game(then=(lies("guns", "A"), lies("ammo", "Z"))),
        when=(Collect(who="H1", zone="Z"), Collect(who="H1")),
        refused={1: No("TB-060", "collect-far", "A")},
        then={at.active: "H1", at.loot: {"H1": ("guns",)}, seen.triggers: {"H1": "activation"}},
        happens=(Fact(ActivationBegan), Fact(LootCollected, why="activation", zone="A")),
    ),
    "TB-060 passed": Row(
        proves="TB-060 TB-061",
        given=game(hunter("H1", "green"), board=ROW, then=(lies("guns", "B"), lies("ammo", "C"), lies("cash", "D"))),
        when=(
            Walk(who="H1", zone="C", via=("B",)),
            Collect(who="H1", zone="B"),
            Collect(who="H1", zone="D"),
            Collect(who="H1"),
            Collect(who="H1", what=("guns",)),
        ),
        after={1: {seen.words: ("collect at B", "collect", ACTS)}},
        refused={3: No("TB-060", "collect-far", "B or C"), 5: No("TB-060", "loot-missing")},
        then={at.loot: {"H1": ("guns", "ammo")}},
        happens=(Fact(ModelMoved, via=("B",), steps=2), Fact(LootCollected, why="new zone", zone="B")),
    ),
    "TB-060 moved": Row(
        given=game(then=(lies("guns", "Z"), Activate(hunter="H2"), Shift(model="H1", zone="Z"))),
        when=Collect(who="H1"),
        then={at.loot: {"H1": ("guns",)}, at.active: "H2"},
        happens=(Fact(LootCollected, why="new zone"),),
        never=(ActivationBegan,),
    ),
    "TB-060 enemies": Row(
        given=game(then=(lies("guns", "A"), *enemy_turn())),
        when=Collect(who="H1"),
        refused={1: No("TB-060", "collect-late")},
    ),
}
MOVES: dict[str, Row[Torgue]] = {
    "TB-041 via": Row(
        proves="TB-041 TB-061",
        given=game(
            hunter("H1", "green"),
            board=(
                *ROW,
                LayZone(name="X", by=("A", "D")),
                enemy("Psycho"),
                *(enters("Psycho", "B", f"P{n}") for n in range(3)),
            ),
        ),
        when=(
            Walk(who="H1", zone="C", via=("B",)),
            Walk(who="H1", zone="C", via=("D",)),
            Walk(who="H1", zone="C", steps=1),
        ),
        refused={1: No("TB-041", "zone-full", "B"), 2: No("TB-041", "way-broken", "A")},
        then={at.zones: {"H1": "C"}},
        happens=(Fact(ModelMoved, steps=3),),
    ),
    "TB-061 round a full zone": Row(
        proves="TB-061 TB-041",
        given=game(
            hunter("H1", "yellow"),
            board=(
                *ROW,
                LayZone(name="X", by=("A", "D")),
                enemy("Psycho"),
                *(enters("Psycho", "B", f"P{n}") for n in range(3)),
            ),
        ),
        when=Walk(who="H1", zone="C"),
        refused={1: No("TB-061", "move-far", "3 round full zones")},
    ),
    "TB-061 map": Row(
        given=game(hunter("H1", "red"), board=ROW),
        when=(Walk(who="H1", zone="C", steps=1), Walk(who="H1", zone="B", steps=2)),
        refused={1: No("TB-061", "move-far", "2"), 2: No("TB-061", "move-far")},
    ),
    "TB-061 free": Row(
        proves="TB-061 TB-050",
        given=game(hunter("H1", "red green"), board=ROW, then=(lies("guns", "B"), *spent("H1", "b"))),
        when=(Walk(who="H1", zone="C", free=True, token="b"), Collect(who="H1")),
        refused={2: No("TB-060", "loot-missing")},
        then={at.zones: {"H1": "C"}, at.tokens: {"H1": {"a": "RED/ready", "b": "GREEN/exhausted"}}},
        happens=(Fact(FreeTaken, token="b", colour="green"),),
    ),
    "TB-050": Row(
        given=game(hunter("H1", "red green"), then=(choose("free-last", "closed"), *spent("H1", "a"))),
        when=(
            Do(who="H1", action="Dance", free=True),
            (*spent("H1", "b"), Do(who="H1", action="Dance", free=True)),
        ),
        refused={2: No("TB-050", "tokens-gone")},
        then={at.active: "H1"},
    ),
    "TB-059": Row(
        proves="TB-059 TB-029",
        given=game(
            hunter("H1", "red red red red", gear=("Hyperion", "Jakobs", "Vladof")),
            cards=GEAR,
            board=(*ROW, enemy("Psycho"), enters("Psycho", "B")),
            then=(lies("guns", "A"), lies("ammo", "H2")),
        ),
        when=(
            Collect(who="H1"),
            Handoff(who="H1", to="H2", takes=("ammo",)),
            Swap(who="H1", out="Jakobs", for_="Vladof"),
            Walk(who="H1", zone="B"),
            Melee(who="H1", target="Psycho", dice=("2",)),
        ),
        after={
            1: {at.tokens: {"H1": {"a": "RED/ready", "b": "RED/ready", "c": "RED/ready", "d": "RED/ready"}}},
        },
        then={at.tokens: {"H1": dict.fromkeys("abcd", "RED/exhausted")}},
    ),
    "TB-065": Row(
        given=game(hunter("H1", "green red"), then=(lies("guns", "H1"), lies("ammo", "H2"))),
        when=(
            Handoff(who="H1", to="H2", takes=("ammo",), gives=("guns",), token="a"),
            Handoff(who="H1", to="H2", token="b"),
        ),
        refused={2: No("TB-065", "handoff-nothing")},
        then={at.loot: {"H1": ("ammo",), "H2": ("guns",)}, at.tokens: {"H1": {"a": "GREEN/exhausted"}}},
        happens=(Fact(LootHanded, who="H1", taken=False), Fact(LootHanded, who="H2", to="H1", taken=True)),
    ),
    "TB-065 out": Row(
        given=game(then=(lies("guns", "H1"), Fall(hunter="H2"))),
        when=Handoff(who="H1", to="H2", gives=("guns",)),
        refused={1: No("TB-126", "hunter-out")},
    ),
    "TB-042": Row(
        proves="TB-042 TB-029 TB-032",
        given=game(
            hunter("H1", "green", skills={"melee": 1}),
            board=(enemy("Psycho", hp=1), enters("Psycho", "A")),
            at={"H3": "Z"},
        ),
        when=(
            Melee(who="H1", target="Psycho", dice=("4",), far=2),
            Melee(who="H1", target="Psycho", dice=("4",), unseen=True),
            Melee(who="H1", target="Psycho", dice=("4",)),
        ),
        refused={1: No("TB-043", "range-missing"), 2: No("TB-034", "sight-missing")},
        happens=(
            Fact(TokenSpent, token="a"),
            Fact(AttackRolled, value=1, total=5),
            Fact(TargetHit, total=5, needed=5),
            Fact(EnemyTakenOut),
        ),
    ),
    "TB-057": Row(
        proves="TB-057 TB-051 TB-052",
        given=game(hunter("H1", "red red red")),
        when=(
            Try(who="H1", skill="tech", token="a", dice=("1",), obstacle=("1",)),
            Try(who="H1", skill="tech", token="b", dice=("2",), obstacle=("1",)),
            Try(who="H1", skill="tech", token="c", dice=("6",), obstacle=("0",)),
        ),
        happens=(
            Fact(SkillRolled, needed=1, result="fumble"),
            Fact(SkillRolled, needed=1, result="success"),
            Fact(SkillRolled, needed=10, total=6, result="crit"),
        ),
    ),
    "TB-057 asks": Row(
        given=game(hunter("H1", "red")),
        when=(Try(who="H1", skill="tech"), Try(who="H1", skill="tech", dice=("4",))),
        asked={1: "dice", 2: "obstacle"},
    ),
    "TB-065 self": Row(
        given=game(then=(lies("guns", "H1"),)),
        when=Handoff(who="H1", to="H1", gives=("guns",)),
        refused={1: No("TB-065", "handoff-self")},
    ),
}
TURNS: dict[str, Row[Torgue]] = {
    "TB-026": Row(
        given=game(
            hunter("H1", "green"),
            board=(Put(kind="barrel", at="A"),),
            then=(Melee(who="H1", target="Barrel", dice=("1",)),),
        ),
        stands={seen.turn_counts: {"H1": (0, 1)}},
        when=(Done(), (*over("H2", "H3", "H4"), Next())),
        after={1: {seen.turn_counts: {"H1": (0, 1)}}},
        then={seen.turn_counts: {"H1": (0, 0)}},
        happens=(Fact(PhaseBegan, anew=True),),
    ),
    "TB-026 any fumble": Row(
        proves="TB-026 TB-052",
        given=game(hunter("H1", "green")),
        when=Try(who="H1", skill="tech", dice=("1",), number=1),
        happens=(Fact(SkillRolled, result="fumble"),),
        then={seen.turn_counts: {"H1": (0, 1)}},
    ),
    "TB-026 activation": Row(
        proves="TB-026 TB-266",
        given=game(then=(choose("turn", "activation"), afflicted("H1", "cryo"), afflicted("H2", "cryo"))),
        when=(over("H1"), (Activate(hunter="H2"), Done()), (*over("H3", "H4"), Next())),
        after={1: {at.effects: {"H1": {}, "H2": {"cryo": 1}}}, 2: {at.effects: {"H2": {}}}},
        happens=(Fact(ActivationBegan, anew=True), Fact(PhaseBegan, anew=False)),
    ),
    "TB-023": Row(
        given=game(hunter("H1", "green red"), then=(Activate(hunter="H1"),)),
        when=Done(),
        happens=(Fact(ActivationEnded, unused=2),),
        then={at.tokens: {"H1": {"a": "GREEN/ready", "b": "RED/ready"}}},
    ),
    "TB-022 window": Row(
        proves="TB-022 TB-175",
        given=game(
            hunter("H1", "green green"),
            hunter("H2"),
            hunter("H3"),
            hunter("H4", "green green"),
            board=(Put(kind="barrel", at="Z"),),
            then=(
                Melee(who="H1", target="Barrel", token="a", dice=("6",)),
                Blast(dice=("6",)),
                Defend(who="H4", token="a", dice=("2",)),
            ),
        ),
        when=(Done(who="H1"), Activate(hunter="H2")),
        happens=(Fact(WindowClosed), Fact(ActivationEnded, who="H1"), Fact(ActivationBegan, who="H2")),
        then={at.active: "H2", at.tokens: {"H4": {"a": "RED<GREEN/ready"}}},
    ),
    "TB-022 other": Row(
        given=game(then=(Activate(hunter="H1"),)),
        when=Done(who="H2"),
        refused={1: No("TB-022", "activation-other", "H1")},
    ),
    "TB-022 ruled": Row(
        given=game(hunter("H1", "red red"), then=(Activate(hunter="H1"),)),
        when=(Do(who="H2", action="Wait", because=BECAUSE), Do(who="H1", action="Wait")),
        then={at.active: "H1", at.activated: ("H1",)},
    ),
}


@each(SKILLS | FALLS | MOVES | TURNS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
