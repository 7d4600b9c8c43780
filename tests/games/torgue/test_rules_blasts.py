"""What the rulebook says to barrels, Radiation and booby-trapped chests, rule by rule."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import BlastRolled, BlastSet, EffectPlaced, ElementRolled, EnemyTakenOut
from ledger.games.torgue.events.defence import DefenceRolled, WindowOpened, WoundsDealt
from ledger.games.torgue.moves.attacks import Melee, Shoot, TakeOut
from ledger.games.torgue.moves.cards import HunterCard, SidekickCard
from ledger.games.torgue.moves.defence import Blast, Defend, Fall
from ledger.games.torgue.moves.setup import Put
from ledger.games.torgue.moves.turns import Interact, Shift
from ledger.games.torgue.state import owed
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import afflicted, enemy, enters, game, gun, hunter
from tests.games.torgue.histories_defence import ALONE, pack, read_as
from tests.games.torgue.readers_defence import open_windows
from tests.tables import Fact, No, Row, each, prove

KEG = Put(kind="barrel", at="A")
MAD: tuple[Move, ...] = (enemy("E1", defense=6, hp=1), enters("E1", "A"))
HOT: tuple[Move, ...] = (afflicted("E1", "radiation"), TakeOut(who="H2", enemy="E1"))
"""An irradiated enemy beside H1 is taken out."""

ROWS: dict[str, Row[Torgue]] = {
    "TB-240": Row(
        given=game(hunter("H1", "green green"), at=ALONE, board=(KEG,)),
        when=(
            Melee(who="H1", target="Barrel", token="a", dice=("4",)),
            Melee(who="H1", target="Barrel", token="b", dice=("5",)),
        ),
        after={1: {at.terrain: {"A": ("Barrel",)}, at.blasts: ()}},
        happens=(Fact(BlastSet),),
        then={at.terrain: {"A": ()}, at.blasts: (owed.Blast(zone="A", why="Barrel", by="H1"),)},
    ),
    "TB-241": Row(
        proves="TB-241 TB-172 TB-180",
        given=game(
            hunter("H1", "green", skills={"reflexes": 1}),
            hunter("H2", "yellow", skills={"reflexes": 2}),
            at={"H3": "Z"},
            board=(enemy("E1", defense=6, hp=2, shield="red"), enters("E1", "B"), KEG),
            then=(Shift(model="E1", zone="A"), Melee(who="H1", target="Barrel", dice=("5",))),
        ),
        when=(
            Blast(dice=("6",)),
            Blast(dice=("6",), shields=("6",)),
            Defend(who="H1", dice=("5",)),
            Defend(who="H2", dice=("3",)),
        ),
        asked={1: "shields"},
        happens=(
            Fact(BlastRolled, strength=6),
            Fact(DefenceRolled, who="H1", skill="reflexes", total=6, result="success"),
            Fact(DefenceRolled, who="H2", total=5, result="failure"),
            Fact(WindowOpened),
        ),
        then={at.enemy_shields: {"E1": "spent"}, at.enemy_wounds: {"E1": 0}, open_windows: 1},
    ),
    "TB-241 spared": Row(
        given=game(
            hunter("H1", "green"),
            at=ALONE,
            board=(*MAD, KEG),
            then=(read_as("blast-enemy", "spared"), Melee(who="H1", target="Barrel", dice=("5",))),
        ),
        when=Blast(dice=("9",)),
        then={at.enemies: ("E1",), at.defenders: ("H1",)},
    ),
    "TB-242": Row(
        given=game(
            hunter("H1", "green"),
            at=ALONE,
            board=(*MAD, KEG.but(element="shock"), enemy("E2", shield="red", defense=4), enters("E2", "A")),
            then=(Melee(who="H1", target="Barrel", dice=("5",)),),
        ),
        when=Blast(dice=("4",)),
        happens=(
            Fact(EffectPlaced, model="E1", effect="shock"),
            Fact(EffectPlaced, model="E2"),
            Fact(EffectPlaced, model="H1"),
        ),
        never=(ElementRolled,),
        then={at.enemy_wounds: {"E1": 0, "E2": 1}, at.enemy_shields: {"E2": "spent"}},
    ),
    "TB-246": Row(
        proves="TB-246 TB-171",
        given=game(
            hunter("H1", "green green green", skills={"tech": 1}),
            cards=(HunterCard(name="H1", has=("vulnerable:incendiary",)),),
            at=ALONE,
            board=(*MAD, Put(kind="loot-chest", at="A")),
            then=(Interact(who="H1", piece="Loot Chest", token="a", dice=("5",), holds="blast"),),
        ),
        when=(
            Blast(dice=("5",)),
            Blast(dice=("5",), element=("4",)),
            Defend(who="H1", token="b", dice=("2",)),
            Defend(who="H1", token="b", dice=("2",), hurt=("a",)),
        ),
        asked={1: "element", 3: "hurt"},
        happens=(
            Fact(ElementRolled, element="burning", placed=True),
            Fact(WoundsDealt, parts=(("hit", 1), ("vulnerable to incendiary", 1))),
        ),
        then={
            at.effects: {"H1": {"burning": 1}, "E1": {"burning": 1}},
            at.tokens: {"H1": {"a": "RED<GREEN/exhausted", "b": "RED<GREEN/ready", "c": "GREEN/ready"}},
        },
    ),
    "TB-268": Row(
        given=game(
            hunter("H1", "green"),
            at=ALONE,
            board=(*MAD, enemy("E2", hp=1), enters("E2", "A")),
            then=(afflicted("E2", "radiation"), *HOT),
        ),
        when=(
            Blast(dice=("5",)),
            Blast(dice=("9",)),
            Defend(who="H1", dice=("6",)),
            Blast(dice=("9",)),
            Defend(who="H1", dice=("9",)),
        ),
        after={1: {at.enemies: ()}, 3: {at.defenders: ()}},
        refused={2: No("TB-042", "still-open")},
        happens=(Fact(EnemyTakenOut, enemy="E2", by="H2"), Fact(BlastRolled, strength=9)),
        then={at.tokens: {"H1": {"a": "GREEN/ready"}}, at.blasts: (), at.enemies: ()},
    ),
    "TB-268 hunter": Row(
        given=game(hunter("H1", "green"), at=ALONE, holder="H2", board=MAD, then=(afflicted("H1", "radiation"),)),
        when=(Fall(hunter="H1"), Blast(dice=("6",)), Blast(dice=("6",))),
        after={1: {at.blasts: (owed.Blast(zone="A", why="Radiation of H1", spared="H1"),)}},
        refused={3: No("TB-241", "blast-missing")},
        happens=(Fact(EnemyTakenOut, enemy="E1", by=""),),
        then={at.enemies: (), at.defenders: ()},
    ),
    "TB-260": Row(
        proves="TB-260 TB-172",
        given=game(
            hunter("H1", "green"),
            hunter("H2", "green", gear=("Rg",)),
            cards=(gun("Rg", has=("explosive", "stun")),),
            at={"H2": "Z", "H3": "Z"},
            board=MAD,
            then=(Shoot(who="H2", target="E1", dice=("9",)),),
        ),
        when=Defend(who="H1", dice=("2",)),
        then={at.effects: {"H1": {}}, at.tokens: {"H1": {"a": "RED<GREEN/ready"}}},
    ),
    "TB-268 shields": Row(
        proves="TB-268 TB-111",
        given=game(hunter("H1", "green", gear=("Maylay",)), cards=pack("red"), at=ALONE, board=MAD, then=HOT),
        when=(Blast(dice=("6",)), Defend(who="H1", dice=("2",))),
        never=(WindowOpened,),
        then={at.shield_tokens: {"H1": {"s1": "RED/exhausted"}}},
    ),
    "TB-241 friend": Row(
        proves="TB-241 TB-137",
        given=game(
            hunter("H1", "green", sidekick="K"),
            at={"H1": "Z", "H2": "Z"},
            cards=(SidekickCard(name="K", skills=(("melee", 9),)),),
            board=(KEG,),
            then=(
                read_as("sidekick-area", "owner"),
                Shift(model="K", zone="A"),
                Melee(who="K", target="Barrel", token="a", dice=("5",)),
            ),
        ),
        when=Blast(dice=("6",)),
        then={at.defenders: ("H1", "H3")},
    ),
    "TB-241 spares friends": Row(
        proves="TB-241 TB-137",
        given=game(
            hunter("H1", "green", sidekick="K"),
            at={"H1": "Z", "H2": "Z"},
            cards=(SidekickCard(name="K", skills=(("melee", 9),)),),
            board=(KEG,),
            then=(Shift(model="K", zone="A"), Melee(who="K", target="Barrel", token="a", dice=("5",))),
        ),
        when=Blast(dice=("6",)),
        then={at.defenders: ("H3",)},
    ),
}


@each(ROWS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
