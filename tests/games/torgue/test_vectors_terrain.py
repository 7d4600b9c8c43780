"""Worked cases of Interact, chests, machines and Swap Guns."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.loot import LootGained, LootLaid
from ledger.games.torgue.events.turns import ChestOpened, GearSwapped, ObjectTaken, PieceUsed, SkillRolled
from ledger.games.torgue.moves.cards import AnnouncementCard, GearCard
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.moves.loot import DrawLoot
from ledger.games.torgue.moves.setup import Bag, LayZone, Put
from ledger.games.torgue.moves.turns import Done, Interact, Next, Swap
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Loot
from tests.games.torgue import readers as at
from tests.games.torgue import readers_turns as seen
from tests.games.torgue.histories import BECAUSE, enemy, enemy_turn, enters, game, hunter
from tests.tables import Fact, No, Row, each, prove

NEAR = (LayZone(name="M", by=("A",)), Put(kind="ammo-machine", at="M"))
"""The machine is one zone from A and two from Z."""
SHIELDS = (
    GearCard(name="S1", kind="shield", shields=("yellow", "red")),
    GearCard(name="S2", kind="shield", shields=("green",)),
)
CARD_DRAW = Loot(kind="guns", back="card")
SHOT = (
    AnnouncementCard(name="A1", tier=1, orders=("attack", "attack")),
    *SHIELDS,
    enemy("E1", resist="ranged"),
)

VECTORS: dict[str, Row[Torgue]] = {
    "TBV-037": Row(
        proves="TB-064",
        given=game(hunter("H1"), board=(Put(kind="objective", at="A", called="explosives"),)),
        when=Interact(who="H1", token="a", piece="explosives", takes=True),
        then={at.tokens: {"H1": {"a": "RED/exhausted"}}, at.objects: {"H1": ("explosives",)}, at.terrain: {"A": ()}},
        happens=(Fact(ObjectTaken, who="H1", piece="explosives"),),
        never=(SkillRolled,),
    ),
    "TBV-175": Row(
        proves="TB-247",
        given=game(board=NEAR, at={"H1": "Z", "H2": "A", "H3": "M", "H4": "A"}),
        when=(
            Interact(who="H1", piece="Ammo Machine"),
            Interact(who="H2", piece="Ammo Machine"),
            (Done(who="H2"), Interact(who="H3", piece="Ammo Machine")),
        ),
        refused={1: No("TB-247", "machine-far", "2"), 3: No("TB-247", "machine-used")},
        after={1: {seen.used: ()}},
        then={
            at.tokens: {"H1": {"a": "RED/ready"}, "H2": {"a": "RED/exhausted"}, "H3": {"a": "RED/ready"}},
            seen.machines: ("ammo-machine",),
            seen.used: ("Ammo Machine",),
        },
        happens=(Fact(PieceUsed, who="H2", zone="M"),),
        never=(SkillRolled,),
    ),
    "TBV-193": Row(
        proves="TB-246 TB-067",
        given=game(
            hunter("H1", "green"),
            board=(Put(kind="loot-chest", at="A"), Bag(kind="guns", count=3, back="card")),
        ),
        when=(
            Interact(who="H1", piece="Loot Chest", dice=("4",), holds="loot"),
            DrawLoot(kind="guns", back="card"),
        ),
        after={1: {at.draws: 1}},
        then={at.loot: {"H1": ("guns",)}, at.lying: {"A": ()}, at.draws: 0},
        happens=(
            Fact(SkillRolled, skill="tech", needed=4, obstacle=(), result="success"),
            Fact(ChestOpened, content="loot"),
            Fact(LootGained, who="H1", loot=CARD_DRAW),
        ),
        never=(LootLaid,),
    ),
    "TBV-088": Row(
        proves="TB-114 TB-063",
        given=game(
            hunter("H1", "red", gear=("S1", "S2")),
            hunter("H2", "green"),
            cards=SHOT,
            board=(enters("E1", "A"),),
            at={"H3": "Z"},
            then=(
                *enemy_turn(),
                Strike(enemy="E1", at="H1", token="s2", dice=("3",)),
                Next(),
                Strike(enemy="E1", at="H2", token="a", dice=("2",), because=BECAUSE),
            ),
        ),
        stands={
            at.shield_tokens: {"H1": {"s1": "YELLOW/ready", "s2": "RED/exhausted"}},
            at.tokens: {"H1": {"a": "RED/ready"}},
        },
        when=Swap(who="H1", out="S1", for_="S2", token="a"),
        refused={1: No("TB-114", "shield-spent", "S1")},
        then={
            at.tokens: {"H1": {"a": "RED/ready"}},
            at.equipped: {"H1": ("S1",)},
            at.inventory: {"H1": ("S2",)},
        },
        never=(GearSwapped,),
    ),
}


@each(VECTORS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
