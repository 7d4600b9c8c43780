"""What the rulebook says to Spawn orders and the Slaughterlight, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import EnemyCleared, EnemyTakenOut
from ledger.games.torgue.events.enemies import CardTurned, SlaughterlightLit, SlaughterlightWent
from ledger.games.torgue.events.loot import DrawOwed
from ledger.games.torgue.moves.cards import EnemyCard
from ledger.games.torgue.moves.enemies import Order, Spawn, Stay
from ledger.games.torgue.moves.setup import LayZone, Models, PlaceEnemy
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_enemies as of
from tests.games.torgue.histories import enemy, enemy_turn, enters, game
from tests.games.torgue.histories_enemies import announced, foe, foes, plain, quiet_round
from tests.tables import Fact, No, Row, each, prove

STAR = LayZone(name="S", by=("N1", "N2"), spawn=1)
SECOND = LayZone(name="T", by=("N1",), spawn=2)
LIST = {"spawns": (("Psycho", 2), ("Skag", 1)), "red": ("Psycho:3",)}


def put(zone: str, card: str = "Psycho", count: int = 1) -> PlaceEnemy:
    return PlaceEnemy(card=card, zone=zone, count=count)


def pool(**models: int) -> Models:
    return Models(counts=tuple(models.items()))


LISTS: dict[str, Row[Torgue]] = {
    "TB-159": Row(
        given=plain("spawn attack", STAR, **LIST),
        stands={of.spawns: (("Psycho", 2), ("Skag", 1))},
        when=(Next(), Spawn(), Next(), (put("S"), put("N1"), put("N2", "Skag")), Next()),
        refused={1: No("TB-159", "spawn-open", names="Psycho 2, Skag 1"), 3: No("TB-042", "still-open")},
        after={2: {of.to_place: {"Psycho": 2, "Skag": 1}}},
        then={of.spawned: (("Psycho", 2, 0), ("Skag", 1, 0)), of.open_order: "attack"},
    ),
    "TB-159 red": Row(
        proves="TB-159 TB-158",
        given=plain("slaughterlight spawn", STAR, then=(Next(),), **LIST),
        when=Spawn(card="Psycho", zones=("S", "N1", "N2")),
        then={of.spawns: (("Psycho", 3),), of.spawned: (("Psycho", 3, 0),), of.to_place: {}},
    ),
    "TB-159 zones": Row(
        given=plain("spawn", STAR, SECOND),
        when=(Spawn(card="Psycho"), Spawn(card="Psycho", spawning="T"), put("S"), put("T")),
        asked={1: "spawning"},
        refused={3: No("TB-160", "spawn-zone", names="T")},
        then={of.models_in: {"T": 1}},
    ),
    "TB-159 none": Row(
        given=plain("spawn"),
        when=(Spawn(), Spawn(card="Psycho", count=2, zones=("B", "B")), Next(), Spawn(card="Psycho")),
        refused={1: No("TB-159", "spawn-missing"), 4: No("TB-024", "order-missing")},
        then={of.models_in: {"B": 2}, at.phase: "end"},
    ),
}
ZONES: dict[str, Row[Torgue]] = {
    "TB-160": Row(
        given=plain("spawn", STAR, then=(Spawn(card="Psycho", count=4),)),
        when=(
            PlaceEnemy(card="Psycho"),
            PlaceEnemy(card="Psycho"),
            (put("N1"), PlaceEnemy(card="Psycho")),
            put("S", count=2),
        ),
        asked={2: "zone"},
        refused={4: No("TB-162", "arrivals-short")},
        then={of.models_in: {"S": 1, "N1": 1, "N2": 1}, of.to_place: {"Psycho": 1}},
    ),
    "TB-160 line": Row(
        given=plain("spawn", STAR),
        when=(
            Spawn(card="Psycho", count=3, zones=("N1", "S", "N2")),
            Spawn(card="Psycho", count=3, zones=("S", "N1", "N1")),
            Spawn(card="Psycho", count=5, zones=("S", "N1", "N2", "N2", "S")),
        ),
        refused={1: No("TB-160", "spawn-zone", names="S"), 2: No("TB-160", "spawn-zone", names="N2")},
        then={of.models_in: {"S": 2, "N1": 1, "N2": 2}},
    ),
    "TB-160 large": Row(
        proves="TB-160 TB-040",
        given=plain("spawn", STAR, *foes("Rat", "S"), enemy("Badass", large=True)),
        when=(
            Spawn(card="Badass", count=2),
            put("S", "Badass"),
            put("N1", "Badass"),
            put("N1", "Badass"),
            put("N2", "Badass"),
        ),
        refused={2: No("TB-040", "zone-full"), 4: No("TB-040", "zone-full")},
        then={of.models_in: {"S": 1, "N1": 1, "N2": 1}},
    ),
    "TB-160 again": Row(
        given=plain("spawn", STAR, then=(Spawn(card="Psycho", zones=("S",)),)),
        when=(Spawn(card="Skag", count=2), put("S", "Skag"), (put("N1", "Skag"), put("N2", "Skag"))),
        refused={2: No("TB-160", "spawn-zone", names="N1 or N2")},
        then={of.models_in: {"S": 1, "N1": 1, "N2": 1}},
    ),
    "TB-160 no map": Row(
        proves="TB-160 TB-161",
        given=plain("spawn attack"),
        when=(Spawn(card="Psycho", count=2, zones=("C", "D")), Next()),
        then={of.waits: ("Psycho 1", "Psycho 2")},
    ),
}
MODELS: dict[str, Row[Torgue]] = {
    "TB-162": Row(
        proves="TB-162 TB-165",
        given=plain(
            "spawn", STAR, enemy("Maniac", model="Psycho"), pool(Psycho=3), spawns=(("Psycho", 2), ("Maniac", 2))
        ),
        when=Spawn(),
        then={of.spawned: (("Psycho", 2, 0), ("Maniac", 1, 1)), of.to_place: {"Psycho": 2, "Maniac": 1}},
    ),
    "TB-163": Row(
        given=plain("spawn move", *foes("Psycho", "C"), pool(Psycho=1), spawns=(("Psycho", 2),)),
        when=(Spawn(), Next(), (Stay(), Next()), (Stay(), Next())),
        refused={2: No("TB-024", "order-open")},
        after={1: {of.cards: ("A1", "More Psycho"), of.open_order: "move"}, 3: {of.open_order: "attack"}},
        then={of.cards: ("A1",), of.open_order: "move", of.waits: ("Psycho 1",)},
    ),
    "TB-163 others": Row(
        proves="TB-163",
        given=plain("spawn", *foes("Psycho", "C"), *foe("Skag", "C"), pool(Psycho=1), then=(Spawn(card="Psycho"),)),
        when=(Stay(enemies=("Skag",)), Stay(enemies=("Psycho 1",))),
        refused={1: No("TB-163", "enemy-spared", names="Skag")},
        then={of.waits: ()},
    ),
    "TB-163 card": Row(
        proves="TB-163",
        given=plain(
            "spawn",
            *foes("Psycho", "C"),
            enemy("Maniac", model="Psycho"),
            enters("Maniac", "C"),
            pool(Psycho=2),
            before=(SetOption(name="used-up", value="card"),),
        ),
        when=Spawn(card="Psycho"),
        then={of.waits: ("Psycho 1",)},
    ),
    "TB-164": Row(
        given=plain(
            "spawn",
            *foes("Psycho", "C", "C"),
            *foe("Skag", "C"),
            EnemyCard(name="Pete", named=True, model="Psycho", hp=5),
            pool(Psycho=2),
        ),
        when=(
            Spawn(card="Pete", zones=("C",)),
            Spawn(card="Pete", zones=("C",), for_="Skag"),
            Spawn(card="Pete", zones=("C",), for_="Psycho 2"),
        ),
        asked={1: "for_"},
        refused={2: No("TB-164", "model-other")},
        happens=(Fact(EnemyCleared, enemy="Psycho 2"),),
        never=(DrawOwed, EnemyTakenOut, CardTurned),
        then={at.enemies: ("Psycho 1", "Skag", "Pete"), of.spawned: (("Pete", 1, 0),)},
    ),
    "TB-164 loot": Row(
        given=game(
            board=(
                *foes("Psycho", "C"),
                EnemyCard(name="Pete", named=True, model="Psycho", hp=5),
                pool(Psycho=1),
                SetOption(name="cleared-loot", value="one"),
            )
        ),
        when=PlaceEnemy(card="Pete", zone="C"),
        happens=(Fact(EnemyCleared, enemy="Psycho 1"), Fact(DrawOwed)),
        then={at.draws: 1},
    ),
    "TB-164 card": Row(
        given=game(
            board=(*foes("Psycho", "C"), EnemyCard(name="Pete", named=True, model="Psycho", hp=5), pool(Psycho=1))
        ),
        when=(put("C"), PlaceEnemy(card="Pete", zone="C")),
        refused={1: No("TB-162", "models-short")},
        then={at.enemies: ("Pete",)},
    ),
}
LIGHTS: dict[str, Row[Torgue]] = {
    "TB-156": Row(
        given=plain("slaughterlight slaughterlight", then=()),
        stands={at.side: "red"},
        when=Next(),
        never=(SlaughterlightLit,),
        then={at.side: "red"},
    ),
    "TB-157": Row(
        given=game(cards=(announced("slaughterlight"), announced("move", name="A2")), then=quiet_round()),
        stands={at.side: "red", at.game_round: 2},
        when=enemy_turn(),
        happens=(Fact(SlaughterlightWent),),
        then={at.side: "normal"},
    ),
    "TB-158": Row(
        given=plain("move", *foe("E1"), gives=("strength+1", "move+1", "deadly")),
        stands={of.strengths: {"E1": 5}, of.keywords: {"E1": ()}},
        when=(Stay(), Order(kind="slaughterlight", by="Quake")),
        then={of.strengths: {"E1": 6}, of.keywords: {"E1": ("deadly",)}},
    ),
}


@each({**LISTS, **ZONES, **MODELS, **LIGHTS})
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
