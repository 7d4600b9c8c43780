"""What the rulebook says to orders, targets, and Moves of enemies, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.defence import StrikeMade, StrikeOver
from ledger.games.torgue.events.enemies import AnnouncementSpent, EnemyActed, OrderBegan
from ledger.games.torgue.events.setup import EnemyEntered
from ledger.games.torgue.events.turns import ModelMoved
from ledger.games.torgue.moves.attacks import Melee
from ledger.games.torgue.moves.enemies import Announce, EnemyMove, Order, Stay, Strike
from ledger.games.torgue.moves.setup import LayZone, Put
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_enemies as of
from tests.games.torgue.histories import BECAUSE, afflicted, enemy_turn, game, hunter, hurt, opened
from tests.games.torgue.histories_enemies import announced, foe, foes, plain, quiet_round, turn
from tests.tables import Fact, No, Row, each, prove

ORDERS: dict[str, Row[Torgue]] = {
    "TB-024": Row(
        given=plain("move attack", *foe("E1"), *foe("E2")),
        when=(EnemyMove(enemy="E1"), EnemyMove(enemy="E1"), Next(), Stay(), Next(), Stay(), Next()),
        refused={2: No("TB-024", "enemy-acted"), 3: No("TB-024", "order-open", names="E2")},
        after={5: {of.open_order: "attack"}},
        happens=(Fact(OrderBegan, order="attack"), Fact(AnnouncementSpent, name="A1")),
        then={at.phase: "end", of.cards: ()},
    ),
    "TB-024 order": Row(
        proves="TB-024 TB-142",
        given=plain("move", *foe("E1"), then=(Stay(), Order(kind="move", by="Taunt"))),
        stands={of.cards: ("A1", "Taunt"), of.waits: ("E1",)},
        when=(Strike(enemy="E1", at="H1"), (Stay(), Strike(enemy="E1", at="H1")), Next(), Order(kind="move")),
        refused={1: No("TB-024", "order-open"), 2: No("TB-024", "order-missing"), 4: No("TB-024", "phase-wrong")},
        then={at.phase: "end"},
    ),
    "TB-024 nobody": Row(
        given=plain("move"),
        when=(Stay(), Next()),
        refused={1: No("TB-024", "order-missing")},
        then={at.phase: "end"},
    ),
    "TB-142": Row(
        given=plain("move move", *foe("E1")),
        when=(EnemyMove(enemy="E1"), Next(), EnemyMove(enemy="E1"), Next()),
        after={2: {of.waits: ("E1",)}},
        happens=(Fact(OrderBegan, order="move"),),
        then={at.phase: "end"},
    ),
    "TB-024 typed": Row(
        proves="TB-024 TB-002 TB-142",
        given=game(board=foe("E1"), then=enemy_turn()),
        stands={of.orders: ()},
        when=(Announce(kinds=()), Announce(kinds=("move", "attack")), Announce(kinds=("move", "attack"))),
        refused={1: No("TB-148", "orders-missing"), 3: No("TB-002", "orders-known")},
        then={of.cards: ("A1",), of.orders: ("move", "attack"), of.open_order: "move", of.waits: ("E1",)},
    ),
    "TB-024 typed before": Row(
        given=game(then=(Announce(kinds=("move",)),)),
        when=enemy_turn(),
        then={of.orders: ("move",), of.open_order: "move"},
    ),
    "TB-024 undealt": Row(
        given=opened(),
        when=Announce(kinds=("move",)),
        refused={1: No("TB-024", "queue-missing")},
    ),
    "TB-141": Row(
        given=turn(
            "move",
            *foe("Small", "I"),
            *foe("Big", "E", large=True),
            at={"H1": "A"},
            before=(afflicted("Small", "cryo"),),
        ),
        stands={of.waits: ("Small", "Big"), of.to_act: ("Big",)},
        when=(EnemyMove(enemy="Big"), Next()),
        then={at.zones: {"Big": "C"}, at.phase: "end"},
    ),
    "TB-141 attack": Row(
        given=plain("attack", *foe("Big", large=True), *foe("Small")),
        when=(Strike(enemy="Big", at="H1"), (Stay(enemies=("Small",)), Strike(enemy="Big", at="H1"))),
        refused={1: No("TB-141", "large-waits", names="Small")},
        then={at.defenders: ("H1",)},
    ),
    "TB-186": Row(given=game(queue=("A1", "A2")), when=enemy_turn(), then={at.queue: ("A1", "A2", "You're fired!")}),
    "TB-187": Row(
        given=game(
            cards=(announced("move"), announced("slaughterlight", name="You're fired!")),
            queue=("A1",),
            then=(*quiet_round(), *quiet_round()),
        ),
        stands={at.game_round: 3, at.spent: ("A1",)},
        when=(enemy_turn(), Next()),
        after={1: {of.cards: ("You're fired!",), at.side: "red"}},
        then={at.spent: ("A1",), of.announcement: "You're fired!"},
        never=(AnnouncementSpent,),
    ),
}
THREE = (hunter("H1", "green"), hunter("H2", "yellow yellow"), hunter("H3", "yellow yellow"))
TARGETS: dict[str, Row[Torgue]] = {
    "TB-143": Row(
        given=turn("attack", *foe("E1", "D", reach=2), me=THREE, at={"H1": "C", "H2": "E"}, before=(hurt("H2", "a"),)),
        when=(Strike(enemy="E1", at="H2"), Strike(enemy="E1")),
        refused={1: No("TB-143", "spotlight-first", names="H1")},
        happens=(Fact(StrikeMade),),
        then={at.defenders: ("H1",)},
    ),
    "TB-144": Row(
        given=turn("attack", *foe("E1", "D", reach=2), me=THREE, at={"H2": "C", "H3": "F"}, before=(hurt("H3", "a"),)),
        when=(Strike(enemy="E1", at="H2"), Strike(enemy="E1")),
        refused={1: No("TB-144", "target-other", names="H3 (1 RED, 2 off)")},
        then={at.defenders: ("H3",)},
    ),
    "TB-144 closest": Row(
        given=turn("attack", *foe("E1", "D", reach=2), me=THREE, at={"H2": "C", "H3": "F"}),
        when=(Strike(enemy="E1", at="H3"), Strike(enemy="E1")),
        refused={1: No("TB-144", "target-other", names="H2")},
        then={at.defenders: ("H2",)},
    ),
    "TB-144 tie": Row(
        given=turn("attack", *foe("E1", "D", reach=2), me=THREE, at={"H2": "C", "H3": "E"}),
        when=(Strike(enemy="E1"), Strike(enemy="E1", at="H3")),
        asked={1: "at"},
        then={at.defenders: ("H3",)},
    ),
    "TB-144 part of the map": Row(
        proves="TB-144 TB-143",
        given=turn("attack", *foe("E1", "B", reach=2), me=THREE, at={"H2": "A", "H3": "Z"}, before=(hurt("H3", "a"),)),
        when=(Strike(enemy="E1"), Strike(enemy="E1", at="H3")),
        asked={1: "at"},
        then={at.defenders: ("H3",)},
    ),
    "TB-149": Row(
        given=turn("attack", *foe("E1", "D", reach=2), at={"H1": "G", "H2": "E"}),
        when=(Strike(enemy="E1", at="H1"), Strike(enemy="E1")),
        refused={1: No("TB-149", "target-far")},
        then={at.defenders: ("H2",)},
    ),
    "TB-149 sight": Row(
        given=turn("attack", *foe("E1", "D", reach=9), at={"H1": "F", "H2": "E"}),
        when=(Strike(enemy="E1", at="H1"), Strike(enemy="E1")),
        refused={1: No("TB-149", "target-far")},
        then={at.defenders: ("H2",)},
    ),
    "TB-149 typed": Row(
        given=plain("attack", *foe("E1", reach=2)),
        when=(Strike(enemy="E1", at="H1", far=3), Strike(enemy="E1", far=1, unseen=True), Strike(enemy="E1", far=2)),
        refused={1: No("TB-149", "target-far"), 2: No("TB-149", "target-far")},
        then={at.defenders: ("H1",)},
    ),
    "TB-149 asked": Row(
        proves="TB-149 TB-043",
        given=plain("attack", *foe("E1", reach=2), before=(SetOption(name="distances", value="asked"),)),
        when=(Strike(enemy="E1"), Strike(enemy="E1", far=1)),
        asked={1: "far"},
        then={at.defenders: ("H1",)},
    ),
}
CROSS = (LayZone(name="N", q=4, r=-1), LayZone(name="M", q=5, r=-1), LayZone(name="L", q=6, r=-1))
FULL = (Put(kind="tire", at="E", count=3),)
MOVES: dict[str, Row[Torgue]] = {
    "TB-150": Row(
        given=turn("attack", *foe("E1", "E", reach=1), at={"H1": "A"}),
        when=(Stay(enemies=("E1",)), EnemyMove(enemy="E1")),
        refused={1: No("TB-150", "walk-owed", names="C")},
        happens=(Fact(EnemyActed, enemy="E1", what="move", rule="TB-150"),),
        then={at.zones: {"E1": "C"}},
    ),
    "TB-150 able": Row(
        given=turn("attack", *foe("E1", "B", reach=1), at={"H1": "A"}),
        when=Stay(enemies=("E1",)),
        refused={1: No("TB-149", "target-in-reach")},
    ),
    "TB-151": Row(
        given=turn("move", *foe("E1", "F", reach=1), at={"H1": "A"}),
        when=(
            EnemyMove(enemy="E1", zone="C"),
            EnemyMove(enemy="E1", zone="E"),
            EnemyMove(enemy="E1", zone="G"),
            Stay(enemies=("E1",)),
            EnemyMove(enemy="E1", zone="D"),
        ),
        refused={
            1: No("TB-151", "walk-far", names="moves 2, not 3"),
            2: No("TB-151", "walk-short", names="D"),
            3: No("TB-151", "walk-short"),
            4: No("TB-151", "walk-owed"),
        },
        happens=(Fact(ModelMoved, was="F", now="D", steps=2),),
        then={at.zones: {"E1": "D"}},
    ),
    "TB-151 in reach": Row(
        given=turn("move", *foe("E1", "C", reach=2), at={"H1": "A"}),
        stands={of.waits: ("E1",), of.to_act: ()},
        when=(EnemyMove(enemy="E1", zone="B"), Next()),
        refused={1: No("TB-151", "walk-past")},
        then={at.zones: {"E1": "C"}, at.phase: "end"},
    ),
    "TB-151 equal": Row(
        proves="TB-151 TB-041",
        given=turn("move", *foe("E1", "G", move=3, reach=1), at={"H1": "C"}, board=(*CROSS, *FULL)),
        when=(EnemyMove(enemy="E1", zone="E"), EnemyMove(enemy="E1", zone="D"), EnemyMove(enemy="E1")),
        refused={1: No("TB-040", "zone-full"), 2: No("TB-151", "walk-far")},
        then={at.zones: {"E1": "N"}},
    ),
    "TB-151 soonest": Row(
        given=turn(
            "move", *foe("E1", "G", move=1, reach=2), at={"H1": "D"}, board=(LayZone(name="K", q=5, r=1), *CROSS)
        ),
        when=(EnemyMove(enemy="E1", zone="K"), EnemyMove(enemy="E1")),
        refused={1: No("TB-151", "walk-past")},
        then={at.zones: {"E1": "F"}},
    ),
    "TB-151 large": Row(
        proves="TB-151 TB-041",
        given=turn("move", *foe("Big", "E", large=True, reach=1), *foes("Rat", "D"), at={"H1": "A"}),
        when=(Stay(enemies=("Rat 1",), because=BECAUSE), EnemyMove(enemy="Big", zone="C"), Next()),
        refused={2: No("TB-041", "way-missing")},
        then={at.phase: "end"},
    ),
    "TB-151 no map": Row(
        given=plain("move", *foe("E1")),
        when=(EnemyMove(enemy="E1", steps=3, zone="B"), EnemyMove(enemy="E1", steps=2, zone="B")),
        refused={1: No("TB-151", "walk-far")},
        then={at.zones: {"E1": "B"}},
    ),
    "TB-151 asked": Row(
        proves="TB-151 TB-043",
        given=plain("move", *foe("E1"), before=(SetOption(name="distances", value="asked"),)),
        when=EnemyMove(enemy="E1", zone="B"),
        asked={1: "steps"},
    ),
}
EFFECTS: dict[str, Row[Torgue]] = {
    "TB-054": Row(
        proves="TB-054 TB-151",
        given=game(
            hunter("H1", "yellow"),
            board=foe("E1", "A", attack="walks_and_attacks"),
            at={"H2": "Z", "H3": "Z"},
            then=(Melee(who="H1", target="E1", dice=("1",)),),
        ),
        when=(EnemyMove(enemy="E1", zone="B", because=BECAUSE), Strike(enemy="E1", at="H1")),
        never=(EnemyActed, EnemyEntered),
        then={at.zones: {"E1": "B"}, at.defenders: ("H1",)},
    ),
    "TB-258": Row(
        proves="TB-258 TB-150",
        given=turn(
            "attack",
            *foe("E1", "B", reach=1, has=("rapid:1",)),
            me=(hunter("H1", "red"),),
            at={"H1": "A"},
            then=(Strike(enemy="E1", token="a", dice=("5",)),),
        ),
        when=(Stay(enemies=("E1",)), Next()),
        happens=(Fact(StrikeOver),),
        then={at.phase: "end"},
    ),
}

NEXT = ("The next order", "next")
FORK = (LayZone(name="K", q=4, r=1), LayZone(name="L", q=3, r=1))
SHOWN: dict[str, Row[Torgue]] = {
    "TB-143 shown": Row(
        proves="TB-143 TB-149 TB-150",
        given=turn("attack", *foe("E1", "B", reach=1), *foe("E2", "F", reach=1), at={"H1": "A"}),
        stands={of.shown: (("E1: attack H1", "strike E1"), ("E2: move to D", "walk E2"))},
        when=Strike(enemy="E1"),
        then={of.shown: (("H1 defends, melee 5", "defend a FACE"),)},
    ),
    "TB-151 shown": Row(
        proves="TB-151",
        given=turn("move", *FORK, *foe("E1", "K", move=1, reach=1), at={"H1": "A"}),
        stands={of.shown: (("E1: move to E or L", "walk E1"),)},
        when=EnemyMove(enemy="E1"),
        asked={1: "zone"},
    ),
    "TB-155 shown": Row(
        proves="TB-155 TB-159 TB-024",
        given=plain("special spawn", *foe("Tink", specials=("Slug",)), spawns=(("Psycho", 2),)),
        stands={of.shown: (("Tink: special", "special Tink"),)},
        when=(Stay(), Next()),
        then={of.shown: (("Spawn 2 Psycho", "spawn"),)},
    ),
    "TB-152 shown": Row(
        proves="TB-152 TB-154 TB-142",
        given=game(then=enemy_turn()),
        stands={of.shown: (("Which orders has A1?", "orders KINDS"),)},
        when=(Announce(kinds=("event", "out-of-ammo", "spawn")), Next(because=BECAUSE), Next(because=BECAUSE)),
        after={
            1: {of.shown: (("Order: event", "event CARD"),)},
            2: {of.shown: (("Order: out-of-ammo", "out-of-ammo NAMES"),)},
        },
        then={of.shown: (("Order: spawn", "spawn CARD COUNT"), NEXT)},
    ),
}


@each({**ORDERS, **TARGETS, **MOVES, **EFFECTS, **SHOWN})
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
