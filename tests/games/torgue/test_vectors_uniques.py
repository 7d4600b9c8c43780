"""Worked cases of Spawn and Slaughterlight orders in a Bounty Hunt, and the rules behind them."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import EnemyHealed, EnemyShieldRecharged
from ledger.games.torgue.events.enemies import SpawnCalled
from ledger.games.torgue.moves.attacks import Afflict, Wound
from ledger.games.torgue.moves.cards import BountyCard, EnemyCard
from ledger.games.torgue.moves.ending import CleanUp, Hunt
from ledger.games.torgue.moves.enemies import Order, Spawn, Special
from ledger.games.torgue.moves.setup import Bag, Begin, Deploy, LayZone, PlaceEnemy
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_enemies as of
from tests.games.torgue.histories import NAMES, Moves, enemy, enemy_turn, game
from tests.games.torgue.histories_ending import OVER, got
from tests.games.torgue.histories_enemies import announced
from tests.tables import Fact, No, Row, each, prove

UNIQUE = EnemyCard(
    name="U1", named=True, hp=5, strength=6, resist="melee", reach=1, shield="yellow", specials=("Bite",)
)
WANTED = BountyCard(name="Wanted", enemies=(("Psycho", 2),), uniques=("U1",))
MAP = (
    LayZone(name="S", spawn=1, by=("N1", "N2")),
    LayZone(name="X", unique=True),
    LayZone(name="N", station=True, by=("M",)),
)


def hunt(*kinds: str, then: tuple[Move, ...] = ()) -> Moves:
    """A hunt for U1 with two Psychos; these orders are on its first card, and `then` happens before they are read."""
    cards = (announced(*kinds, name="B1"), enemy("Psycho"), UNIQUE, WANTED)
    ended = game(bag=(Bag(kind="ammo", count=9), Bag(kind="bounty")), cards=cards, then=(got("H2", "bounty"), OVER))
    placed = (
        PlaceEnemy(card="U1", zone="X"),
        PlaceEnemy(card="Psycho", zone="S"),
        PlaceEnemy(card="Psycho", zone="N1"),
    )
    deploys = (Deploy(zone="N" if who != "H4" else "M", who=who) for who in NAMES)
    return (*ended, Hunt(card="Wanted", dice=("1",), queue=("B1", "B2")), *MAP, *placed, *deploys, Begin(), *then)


def hurt_foe(label: str, count: int) -> Wound:
    return Wound(enemy=label, count=count)


DOWN = (
    hurt_foe("U1", 3),
    hurt_foe("Psycho 1", 1),
    Afflict(model="U1", effect="shock"),
    Afflict(model="U1", effect="shock", off=True),
)
HUNTS: dict[str, Row[Torgue]] = {
    "TBV-187": Row(
        proves="TB-231 TB-232",
        given=hunt("slaughterlight", "spawn", then=DOWN),
        stands={at.enemy_wounds: {"U1": 3, "Psycho 1": 1}, at.enemy_shields: {"U1": "spent"}},
        when=(enemy_turn(), Next()),
        then={
            at.enemy_wounds: {"U1": 1, "Psycho 1": 1},
            at.enemy_shields: {"U1": "ready"},
            of.keywords: {"U1": ("deadly",), "Psycho 1": ()},
            of.spawned: (),
            of.open_order: "special",
            of.waits: ("U1",),
        },
        happens=(Fact(EnemyShieldRecharged, enemy="U1"), Fact(EnemyHealed, enemy="U1", was=3, now=1)),
    ),
    "TBV-188": Row(
        proves="TB-232 TB-123",
        given=hunt("slaughterlight", then=(hurt_foe("U1", 1),)),
        stands={at.side: "normal"},
        when=(enemy_turn(), (Next(), CleanUp(dice=("2",)), Next()), enemy_turn()),
        after={1: {at.enemy_wounds: {"U1": 0}, of.keywords: {"U1": ("deadly",)}, at.side: "red"}},
        then={at.enemy_wounds: {"U1": 0}, of.keywords: {"U1": ()}, at.side: "normal"},
    ),
}
RULES: dict[str, Row[Torgue]] = {
    "TB-231": Row(
        given=(*hunt("spawn", "attack"), *enemy_turn()),
        stands={of.cards: ("B1", "Uniques"), of.open_order: "special", of.waits: ("U1",)},
        when=(
            Spawn(card="Psycho"),
            Special(enemy="Psycho 1", called="Bite"),
            Next(),
            Special(enemy="U1"),
            Next(),
        ),
        refused={1: No("TB-231", "spawn-hunt"), 2: No("TB-231", "uniques-only"), 3: No("TB-024", "order-open")},
        never=(SpawnCalled,),
        then={of.cards: ("B1",), of.open_order: "attack"},
    ),
    "TB-232": Row(
        given=(*hunt("move"), *enemy_turn()),
        stands={of.keywords: {"U1": ()}},
        when=Order(kind="slaughterlight", by="Quake"),
        never=(EnemyHealed,),
        then={of.keywords: {"U1": ("deadly",), "Psycho 1": ()}},
    ),
}


@each({**HUNTS, **RULES})
def test_row(row: Row[Torgue]) -> None:
    prove(RULESET, row)
