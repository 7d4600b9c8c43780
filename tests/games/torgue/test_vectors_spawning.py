"""Worked cases of Spawn orders, and of the Slaughterlight."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.enemies import CardTurned, SpawnCalled
from ledger.games.torgue.moves.ending import CleanUp
from ledger.games.torgue.moves.enemies import Spawn
from ledger.games.torgue.moves.setup import LayZone, Models, PlaceEnemy
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_enemies as of
from tests.games.torgue.histories import Moves, enemy, enemy_turn, enters, game
from tests.games.torgue.histories_enemies import announced, foes, plain, quiet_round
from tests.tables import Fact, No, Row, each, prove

FOUR, FIVE = ("C", "C", "C", "D"), ("C", "C", "C", "D", "D")
STAR = LayZone(name="S", by=("N1", "N2", "N3"), spawn=1)
CHAIN = (
    LayZone(name="S", by=("N",), spawn=1),
    LayZone(name="P1", by=("N", "P2")),
    *foes("Rat", "S", "S", "S", "N", "N", "N"),
)


def put(zone: str, card: str = "Psycho") -> PlaceEnemy:
    return PlaceEnemy(card=card, zone=zone)


def psychos(*zones: str, models: int) -> Moves:
    """A Spawn order is open, with so many Psycho models in the box, and these in the Arena."""
    return plain("spawn attack", *foes("Psycho", *zones), Models(counts=(("Psycho", models),)))


POOL: dict[str, Row[Torgue]] = {
    "TBV-023": Row(
        proves="TB-162",
        given=psychos(*FOUR, models=5),
        when=(Spawn(card="Psycho", count=5, zones=("D",)), Next()),
        never=(CardTurned,),
        then={of.spawned: (("Psycho", 1, 4),), of.cards: ("A1",), of.open_order: "attack"},
    ),
    "TBV-024": Row(
        proves="TB-163 TB-165",
        given=psychos(*FIVE, models=5),
        when=Spawn(card="Psycho", count=5),
        happens=(Fact(SpawnCalled, spawned=0, called=5), Fact(CardTurned)),
        then={
            of.spawned: (("Psycho", 0, 5),),
            of.orders: ("move", "attack"),
            of.open_order: "move",
            of.waits: ("Psycho 1", "Psycho 2", "Psycho 3", "Psycho 4", "Psycho 5"),
        },
    ),
    "TBV-137": Row(
        proves="TB-162 TB-161",
        given=plain("spawn attack", *foes("Skag", "C"), Models(counts=(("Skag", 4),))),
        when=(Spawn(card="Skag", count=4, zones=("C", "D", "D")), Next()),
        then={
            of.spawned: (("Skag", 3, 1),),
            of.open_order: "attack",
            of.waits: ("Skag 1", "Skag 2", "Skag 3", "Skag 4"),
        },
    ),
    "TBV-139": Row(
        proves="TB-163 TB-165",
        given=plain(
            "spawn attack",
            *foes("Psycho", "C"),
            enemy("Maniac", model="Psycho"),
            enters("Maniac", "C"),
            *foes("Marauder", "C"),
            Models(counts=(("Psycho", 2),)),
        ),
        when=Spawn(card="Psycho", count=2),
        then={
            of.spawned: (("Psycho", 0, 2),),
            of.orders: ("move", "attack"),
            of.waits: ("Psycho 1", "Maniac"),
        },
    ),
}
PLACES: dict[str, Row[Torgue]] = {
    "TBV-135": Row(
        proves="TB-160",
        given=plain(
            "spawn", STAR, *foes("Rat", "N1"), enemy("Psycho"), then=(Spawn(card="Psycho", count=5, spawning="S"),)
        ),
        when=(put("N2"), put("S"), put("S"), put("N2"), put("N3"), put("S"), put("N1")),
        refused={1: No("TB-160", "spawn-zone", names="S"), 3: No("TB-160", "spawn-zone", names="N2 or N3")},
        then={of.models_in: {"S": 2, "N1": 2, "N2": 1, "N3": 1}, of.to_place: {}},
    ),
    "TBV-136": Row(
        proves="TB-160",
        given=plain("spawn", *CHAIN, enemy("Psycho"), then=(Spawn(card="Psycho"),)),
        stands={of.models_in: {"S": 3, "N": 3}},
        when=(put("P2"), put("P1")),
        refused={1: No("TB-160", "spawn-zone", names="P1")},
        then={of.models_in: {"P1": 1, "P2": 0}},
    ),
}
THIRD = (announced("move"), announced("move", name="A2"), announced("slaughterlight", "spawn", name="A3"))
LIGHTS: dict[str, Row[Torgue]] = {
    "TBV-140": Row(
        proves="TB-156 TB-157 TB-158 TB-159",
        given=game(
            cards=(*THIRD, announced("move", name="A4")),
            queue=("A1", "A2", "A3", "A4"),
            spawns=(("Psycho", 2),),
            red=("Psycho:3",),
            then=(*quiet_round(), *quiet_round()),
        ),
        stands={at.side: "normal", at.game_round: 3, of.spawns: (("Psycho", 2),)},
        when=(
            enemy_turn(),
            (Next(), Spawn(card="Psycho", zones=("B", "B", "B"))),
            (Next(), CleanUp(dice=("2",)), Next()),
            enemy_turn(),
        ),
        after={
            1: {at.side: "red"},
            2: {at.side: "red", of.spawned: (("Psycho", 3, 0),), of.spawns: (("Psycho", 3),)},
            3: {at.side: "red", at.game_round: 4, at.phase: "hunters"},
        },
        then={at.side: "normal", at.phase: "enemies", of.spawned: (("Psycho", 3, 0),)},
    ),
}


@each({**POOL, **PLACES, **LIGHTS})
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
