"""Worked cases of shots: ranges, rolls, shields, several targets, fumbles, grenades, ammunition."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import EnemyShieldRolled, EnemyShieldSpent, EnemyTakenOut, EnemyWounded
from ledger.games.torgue.events.loot import DrawOwed, LootGained
from ledger.games.torgue.moves.attacks import Fumbled, Melee, Throw, Wound
from ledger.games.torgue.moves.cards import ActionCard, SidekickCard, TreeCard
from ledger.games.torgue.moves.enemies import OutOfAmmo
from ledger.games.torgue.moves.loot import DrawLoot, GainLevels, LevelUp, Spend
from ledger.games.torgue.moves.turns import Done, Walk
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.owed import Draw, Fumble
from tests.games.torgue import readers as at
from tests.games.torgue import readers_attacks as air
from tests.games.torgue.histories import BECAUSE, afflicted, enemy, enters, game, gun, hunter, lies, spent
from tests.games.torgue.histories_attacks import APART, ROW, armed, axe, fight, grenade, hit, missed, rolled, shot
from tests.tables import Fact, No, Row, each, prove

PLAIN = (enemy("E1", hp=3), enters("E1"))
FAR = "range-missing"


def at_ranges(*bands: str, tokens: str) -> Row[Torgue]:
    """A gun of these bands against targets 0, 1, 2, 3, 4 and 9 zones away."""
    return Row(
        proves="TB-043",
        given=fight(gun("Gun", range=bands), tokens=tokens, board=(enemy("E1", hp=30), enters("E1"))),
        when=tuple(shot(face="3", far=far) for far in (0, 1, 2, 3, 4, 9)),
        refused={n: No("TB-043", FAR, word) for n, (word, band) in enumerate(BANDS, 1) if band not in bands},
        happens=tuple(rolled(3) for _, band in BANDS if band in bands),
    )


BANDS = (
    ("0 zones", "red"),
    ("1 zone", "red"),
    ("2 zones", "yellow"),
    ("3 zones", "green"),
    ("LONG", "long"),
    ("LONG", "long"),
)
RANGES: dict[str, Row[Torgue]] = {
    "TBV-004": at_ranges("red", tokens="red red"),
    "TBV-005": at_ranges("yellow", "green", tokens="red red"),
    "TBV-006": at_ranges("red", "yellow", "green", tokens="red red red red"),
    "TBV-007": at_ranges("long", tokens="red red"),
}
ROLLS: dict[str, Row[Torgue]] = {
    "TBV-001": Row(
        proves="TB-032 TB-044 TB-029",
        given=fight(
            tokens="green yellow yellow",
            skills={"ranged": 2},
            board=(*ROW, enemy("Psycho", defense=6, hp=2), enters("Psycho", "C", "Psycho-1")),
        ),
        when=shot("Psycho-1", "6", token="b"),
        happens=(rolled(8, colour="yellow", value=2, plus=0), hit("Psycho-1", 8, 6)),
        then={at.tokens: {"H1": {"b": "YELLOW/exhausted"}}, at.enemy_wounds: {"Psycho-1": 1}},
    ),
    "TBV-002": Row(
        proves="TB-044",
        given=fight(tokens="yellow yellow", skills={"ranged": 2}, board=PLAIN),
        when=(shot(face="3"), shot(face="2")),
        happens=(rolled(5, value=2, plus=0), hit("E1", 5, 5), rolled(4, value=2), missed("E1", 4, 5)),
        then={at.enemy_wounds: {"E1": 1}},
    ),
    "TBV-042": Row(
        proves="TB-051 TB-006",
        given=fight(tokens="red", board=(enemy("E1", defense=9), enters("E1"))),
        when=shot(face="6"),
        happens=(rolled(6, value=0, plus=0, crit=True), hit("E1", 6, 9)),
        then={at.enemy_wounds: {"E1": 1}},
    ),
    "TBV-043": Row(
        proves="TB-051 TB-006 TB-004",
        given=fight(tokens="green green", skills={"ranged": 2}, board=(enemy("E1", defense=15), enters("E1"))),
        when=(shot(face="11"), shot(face="12")),
        happens=(
            rolled(13, value=2, plus=0, crit=False, colour="green"),
            missed("E1", 13, 15),
            rolled(14, value=2, plus=0, crit=True),
            hit("E1", 14, 15),
        ),
        then={at.enemy_wounds: {"E1": 1}},
    ),
    "TBV-045": Row(
        proves="TB-031 TB-032",
        given=game(
            hunter("H1", "yellow", skills={"melee": 2}, gear=("Gun",), gives=("ranged-attack+1",)),
            cards=(gun("Gun"),),
            board=(enemy("E1", defense=6), enters("E1")),
        ),
        when=shot(face="5"),
        happens=(rolled(6, value=0, plus=1), hit("E1", 6, 6)),
        then={at.enemy_wounds: {"E1": 1}},
    ),
    "TBV-202": Row(
        proves="TB-131 TB-076 TB-032",
        given=fight(
            tokens="yellow yellow",
            skills={"ranged": 1},
            board=(
                TreeCard(name="Tree H1", slots=("t1.1:ranged+1",)),
                enemy("E1", defense=6, hp=3),
                enters("E1"),
            ),
            then=(GainLevels(count=1, because=BECAUSE),),
        ),
        when=(shot(face="4"), LevelUp(who="H1", slot="t1.1"), shot(face="4")),
        happens=(
            rolled(5, value=1, plus=0),
            missed("E1", 5, 6),
            rolled(6, value=2, plus=0),
            hit("E1", 6, 6),
        ),
        then={at.enemy_wounds: {"E1": 1}},
    ),
}
SHIELDS: dict[str, Row[Torgue]] = {
    "TBV-025": Row(
        proves="TB-181 TB-182 TB-254",
        given=fight(
            gun("Gun", has=("deadly",)),
            tokens="red",
            skills={"ranged": 2},
            board=(
                enemy("Badass_Marauder", defense=9, hp=1, shield="red"),
                enters("Badass_Marauder", called="Badass-Marauder-1"),
            ),
        ),
        when=shot("Badass-Marauder-1", "3", shields=("4",)),
        happens=(
            rolled(5, value=2, plus=0, colour="red"),
            Fact(EnemyShieldRolled, enemy="Badass-Marauder-1", value=4),
            hit("Badass-Marauder-1", 5, 4, 2, parts=(("hit", 1), ("deadly", 1))),
            Fact(EnemyShieldSpent, enemy="Badass-Marauder-1"),
            Fact(EnemyWounded, enemy="Badass-Marauder-1", was=0, now=1),
            Fact(EnemyTakenOut, enemy="Badass-Marauder-1"),
        ),
        then={at.enemies: ()},
    ),
    "TBV-145": Row(
        proves="TB-181 TB-183",
        given=fight(
            tokens="yellow yellow",
            skills={"ranged": 1},
            board=(enemy("E1", defense=8, shield="green"), enters("E1")),
        ),
        when=(shot(face="2", shields=("3",)), shot(face="6")),
        happens=(rolled(3, value=1), hit("E1", 3, 3), rolled(7, value=1), missed("E1", 7, 8)),
        then={at.enemy_shields: {"E1": "spent"}, at.enemy_wounds: {"E1": 0}},
    ),
    "TBV-200": Row(
        proves="TB-182 TB-171 TB-254 TB-271",
        given=fight(
            axe(has=("deadly",)),
            tokens="green",
            skills={"melee": 2},
            board=(enemy("E1", defense=5, hp=3, shield="yellow"), enters("E1")),
            then=(afflicted("E1", "slag", 1),),
        ),
        when=shot(face="5", shields=("7",)),
        happens=(rolled(7, value=2, skill="melee"), hit("E1", 7, 7, 3)),
        then={at.enemy_shields: {"E1": "spent"}, at.enemy_wounds: {"E1": 2}, at.enemies: ("E1",)},
    ),
    "TBV-223": Row(
        proves="TB-185 TB-051 TB-182",
        given=fight(tokens="red", board=(enemy("E1", hp=2, shield="green"), enters("E1"))),
        when=shot(face="6", shields=("12",)),
        happens=(rolled(6, value=0, plus=0, crit=True), hit("E1", 6, 12)),
        then={at.enemy_shields: {"E1": "spent"}, at.enemy_wounds: {"E1": 0}},
    ),
}
TARGETS: dict[str, Row[Torgue]] = {
    "TBV-053": Row(
        proves="TB-048 TB-044",
        given=fight(
            skills={"ranged": 1},
            board=(
                ActionCard(name="Spray", of="Gun", several=True),
                *(enemy(f"E{n}", defense=4 + n) for n in (1, 2, 3)),
                *(enters(f"E{n}") for n in (1, 2, 3)),
            ),
        ),
        when=shot(face="5", with_="Spray", and_=("E2", "E3")),
        happens=(rolled(6, value=1, plus=0), hit("E1", 6, 5), hit("E2", 6, 6), missed("E3", 6, 7)),
        then={at.enemy_wounds: {"E1": 1, "E2": 1, "E3": 0}},
    ),
    "TBV-054": Row(
        proves="TB-054",
        given=fight(
            skills={"ranged": 1},
            board=(
                ActionCard(name="Spray", of="Gun", several=True),
                enemy("E1", attack="moves"),
                enemy("E2", attack="attacks"),
                enters("E1"),
                enters("E2"),
            ),
        ),
        when=(shot(face="1", with_="Spray", and_=("E2",)), Fumbled(enemy="E2"), Fumbled(enemy="E1")),
        happens=(rolled(2, value=1, plus=0, fumble=True), missed("E1", 2, 5), missed("E2", 2, 5)),
        after={
            1: {
                air.fumbles: (
                    Fumble(enemy="E1", kind="attack", who="H1", effect="moves"),
                    Fumble(enemy="E2", kind="attack", who="H1", effect="attacks"),
                )
            },
            2: {air.fumbling: ("E1",)},
        },
        then={air.fumbling: ()},
    ),
    "TBV-083": Row(
        proves="TB-047",
        given=fight(
            axe(has=("deadly",)),
            skills={"melee": 3},
            at=APART,
            board=(enemy("E1", hp=3), enemy("E2", hp=3), enters("E1", "A"), enters("E2", "A")),
            then=(Wound(enemy="E1", count=2),),
        ),
        when=shot(face="2"),
        happens=(rolled(5, value=3, plus=0), hit("E1", 5, 5, 2), Fact(DrawOwed)),
        then={at.enemies: ("E2",), at.enemy_wounds: {"E2": 0}, at.draws: 1},
    ),
    "TBV-019": Row(
        proves="TB-137 TB-068 TB-054",
        given=game(
            hunter("Mordecai", "yellow red", sidekick="Bloodwing"),
            cards=(SidekickCard(name="Bloodwing", skills=(("melee", 1),)),),
            board=(
                enemy("Psycho", defense=6, hp=2, attack="moves_and_attacks"),
                enters("Psycho", called="Psycho-1"),
                enters("Psycho", called="Psycho-2"),
            ),
            then=(Wound(enemy="Psycho-1"),),
        ),
        when=(
            Melee(who="Bloodwing", target="Psycho-1", token="a", dice=("6",)),
            DrawLoot(kind="ammo", back="resale", worth=100),
            Melee(who="Bloodwing", target="Psycho-2", token="b", dice=("1",)),
        ),
        happens=(
            rolled(7, value=1, plus=0, colour="yellow"),
            Fact(EnemyTakenOut, enemy="Psycho-1", by="Bloodwing"),
            Fact(DrawOwed, draw=Draw(count=1, zone="", who="Mordecai")),
            Fact(LootGained, who="Mordecai", loot=Loot(kind="ammo", back="resale", value=100)),
            rolled(2, value=1, plus=0, fumble=True, colour="red"),
        ),
        then={
            at.loot: {"Mordecai": ("ammo",)},
            air.fumbles: (Fumble(enemy="Psycho-2", kind="attack", who="Mordecai", effect="moves and attacks"),),
        },
    ),
}
AMMO: dict[str, Row[Torgue]] = {
    "TBV-115": Row(
        proves="TB-103 TB-104 TB-105 TB-106",
        given=fight(
            grenade(die="green"),
            tokens="red yellow",
            skills={"reflexes": 2},
            board=(enemy("E1", defense=7, hp=3), enters("E1")),
            then=(*spent("H1", "a"), lies("ammo", "H1")),
        ),
        when=(
            Throw(who="H1", target="E1", dice=("5",)),
            Spend(who="H1", kind="ammo"),
            Throw(who="H1", target="E1", dice=("5",)),
        ),
        after={1: {at.empty: {"H1": ("Frag",)}}},
        refused={3: No("TB-106", "grenade-thrown")},
        happens=(rolled(7, value=2, plus=0, colour="green"), hit("E1", 7, 7)),
        then={
            at.enemy_wounds: {"E1": 1},
            at.empty: {"H1": ()},
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "YELLOW/ready"}},
        },
    ),
    "TBV-219": Row(
        proves="TB-050 TB-103 TB-105",
        given=fight(
            grenade(),
            tokens="red yellow",
            skills={"reflexes": 1},
            board=(enemy("E1", hp=3), enters("E1")),
            then=spent("H1", "a", "b"),
        ),
        when=(
            Throw(who="H1", target="E1", dice=("4",)),
            Done(who="H1"),
            Walk(who="H1", zone="Z", token="b", free=True),
        ),
        refused={3: No("TB-022", "activated-already")},
        happens=(rolled(5, value=1, plus=0, colour="yellow"), hit("E1", 5, 5)),
        then={
            at.enemy_wounds: {"E1": 1},
            at.empty: {"H1": ("Frag",)},
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "YELLOW/exhausted"}},
        },
    ),
    "TBV-116": Row(
        proves="TB-154 TB-101 TB-097",
        given=game(
            armed(gun("gun-1"), axe("axe"), gun("gun-2"), grenade("grenade"), tokens="red red"),
            hunter("H2", gear=("gun-3",)),
            cards=(gun("gun-1"), gun("gun-2"), gun("gun-3"), axe("axe"), grenade("grenade")),
            board=PLAIN,
        ),
        when=(
            OutOfAmmo(hunters=("H1",), because=BECAUSE),
            shot(face="2", with_="gun-1"),
            shot(face="2", with_="axe"),
            shot(face="2", with_="gun-2"),
        ),
        refused={2: No("TB-101", "weapon-empty"), 4: No("TB-097", "gear-stored")},
        then={
            at.empty: {"H1": ("gun-1", "grenade"), "H2": ()},
            at.equipped: {"H1": ("gun-1", "axe", "grenade"), "H2": ("gun-3",)},
            at.inventory: {"H1": ("gun-2",)},
        },
    ),
}


@each(RANGES | ROLLS | SHIELDS | TARGETS | AMMO)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
