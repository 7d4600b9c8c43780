"""Worked cases of attack and defence, of equipment in a fight, and of what a won fight brings."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import GoldGained
from ledger.games.degenerates.events.fights import FoeMissed
from ledger.games.degenerates.events.looting import LootRollMade
from ledger.games.degenerates.moves.cards import Equip, Load
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import LootDraw, LootRoll
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Pay
from ledger.games.degenerates.moves.setup import AddAdventurer, Card, MonsterCard, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    Moves,
    attacked,
    become,
    begun,
    blow,
    defend,
    foe,
    hero,
    hit,
    item,
    obtain,
    stand,
    table,
)
from tests.tables import Fact, No, Row, each, prove

AXE = item("Axe", slot="2h", attack="str", reach="melee")
SHOVEL = item("Grave Shovel", slot="2h", attack="str", reach="melee")
BOW = item("Hunting Bow", slot="2h", attack="agi", reach="range")
PISTOL = item("Light Pistol", slot="1h", attack="per", reach="range", uses="shot")
SHOT = item("Iron Shot", slot="ammo", uses="shot")
MAIL = item("Mail", slot="body", gives=("arm+3",))
VEST = item("Studded Vest", gives=("arm+1",))
REFLEXES = Card(name="Combat Reflexes", gives=("agi+1",))
FURY = Card(name="Fury", kind="skill", cost=2, gives=("power+1",))
BRUTE = foe("Brute", 4, 9)
MEGAVERM = foe("Megaverm", 4, 1, val=(5, 2))
MORON = foe("Ogre Moron", 4, 1, val=(2, 1))
BERZERK = foe("Bandit Berzerk", 4, 1, val=(1, 1))


def against(
    *foes: MonsterCard, wears: tuple[Card, ...] = (), stance: str = "assault", knows: tuple[Card, ...] = (), **more: Any
) -> Moves:
    """A single adventurer with that equipment has chosen a Combat Stance against these."""
    dressed = (move for each in wears for move in (each, obtain("A", each.name), Equip(who="A", item=each.name)))
    me = hero("A", skills=tuple(each.name for each in knows), **more)
    return (*begun(me, board=knows), *dressed, *attacked("A", *foes), BeginFight(), stand("A", stance))


def again(stance: str = "assault") -> Moves:
    """The next round of the fight."""
    return (Next(), stand("A", stance))


def won(*heroes: AddAdventurer, foes: tuple[MonsterCard, ...] = (), epics: tuple[MonsterCard, ...] = ()) -> Moves:
    """A destroys everything, one a round; nobody has rolled for Loot yet."""
    players = "".join(each.who for each in heroes)
    stands = tuple(stand(who, "assault") for who in players)
    waits = tuple(defend(who, power="1") for who in players[1:])
    names = tuple(each.name for each in (*epics, *foes))
    rounds = tuple((*stands, blow("A", name, 1), *((*waits, Next()) if name != names[-1] else ())) for name in names)
    fought = tuple(move for each in rounds for move in each)
    return (*begun(*heroes), *attacked(players, *foes, epics=epics), BeginFight(), *fought)


EQUIPMENT: dict[str, Row[Degenerates]] = {
    "DDV-025": Row(
        proves="DD-287",
        given=against(foe("Rat", 4, 2), wears=(VEST,), str=6),
        stands={at.armor: {"A": 1}},
        when=(become("A", "weakened"), hit("A", "", "2 2", "1 1", "1"), Next()),
        after={1: {at.armor: {"A": 1}, at.attributes: {"A": {"str": 5}}, at.worn: {"A": ("Studded Vest",)}}},
        then={fight.goes_on: False, at.worn: {"A": ()}, at.items: {"A": ("Studded Vest",)}, at.armor: {"A": 0}},
    ),
    "DDV-026": Row(
        proves="DD-288 DD-246",
        given=(
            *table(hero("A", "", "Corpse Burner", agi=7, skills=("Combat Reflexes",)), board=(REFLEXES,)),
            Weakness(who="A", name="Clumsy", gives=("per-1",)),
            Next(),
            *attacked("A", BRUTE),
            BeginFight(),
        ),
        when=(stand("A", "assault"), (defend("A", "1 1", "1"), Next(), stand("A", "guard"))),
        after={1: {at.attributes: {"A": {"agi": 8, "per": 7}}}},
        then={at.attributes: {"A": {"agi": 7, "per": 6}}, at.weaknesses: {"A": ("Clumsy",)}},
    ),
    "DDV-063": Row(
        proves="DD-246",
        given=(
            *begun(hero("A", agi=7, skills=("Combat Reflexes",)), board=(REFLEXES,)),
            *attacked("A", BRUTE),
            BeginFight(),
        ),
        stands={at.attributes: {"A": {"agi": 7}}, at.combat_stances: {"A": ""}},
        when=(stand("A", "assault"), (defend("A", "1 1", "1"), Next(), stand("A", "guard"))),
        after={1: {at.attributes: {"A": {"agi": 8}}}},
        then={at.attributes: {"A": {"agi": 7}}},
    ),
    "DDV-056": Row(
        proves="DD-228 DD-085",
        given=against(foe("Ghost", 4, 9, "ghostly"), wears=(SHOVEL,), str=8),
        when=(
            hit("A", "", "3 2", "1 1", "1", using="Grave Shovel"),
            (*again(), hit("A", "", "3 1", "1 1", "1", using="Grave Shovel")),
        ),
        after={1: {fight.needed: 4, fight.passed: False, fight.foes: {"Ghost": 0}}},
        then={fight.needed: 4, fight.passed: True, fight.foes: {"Ghost": 3}},
    ),
    "DDV-082": Row(
        proves="DD-294 DD-321",
        given=(
            *begun(hero("A", per=8)),
            *(move for each in (PISTOL, SHOT) for move in (each, obtain("A", each.name))),
            Equip(who="A", item="Light Pistol"),
            Load(who="A", ammo="Iron Shot", into="Light Pistol"),
            *attacked("A", foe("Daemon", 4, 9, "ghostly", of=("daemon",))),
            BeginFight(),
            stand("A", "assault"),
        ),
        stands={at.loaded: {"A": {"Light Pistol": "Iron Shot"}}},
        when=(
            hit("A", "", "4 3", "1 1", "1", using="Light Pistol", plain=True, bonus=1),
            (*again(), hit("A", "", "4 3", "1 1", "1", using="Iron Shot")),
        ),
        refused={2: No("DD-322", "ammo-alone")},
        after={1: {fight.needed: 8, fight.foes: {"Daemon": 5}}},
        then={at.loaded: {"A": {"Light Pistol": "Iron Shot"}}, fight.foes: {"Daemon": 5}},
    ),
    "DDV-082 unloaded": Row(
        proves="DD-294 DD-321",
        given=(
            *begun(hero("A")),
            *(move for each in (PISTOL, SHOT) for move in (each, obtain("A", each.name))),
            Equip(who="A", item="Light Pistol"),
            Load(who="A", ammo="Iron Shot", into="Light Pistol"),
        ),
        when=Load(who="A", ammo="Iron Shot", out=True),
        then={
            at.loaded: {"A": {}},
            at.items: {"A": ("Iron Shot", "Light Pistol")},
            at.worn: {"A": ("Light Pistol",)},
        },
    ),
}

ATTACKS: dict[str, Row[Degenerates]] = {
    "DDV-064": Row(
        proves="DD-249",
        given=against(BRUTE, agi=7, str=9),
        when=(
            hit("A", "", "5 3", "1 1", "1", attribute=None),
            hit("A", "", "5 3", "1 1", "1", attribute="str"),
        ),
        refused={1: No("DD-249", "attribute-missing")},
        then={fight.needed: 9, fight.total: 8, fight.passed: True},
    ),
    "DDV-067": Row(
        proves="DD-257 DD-240",
        given=against(foe("Slug", 3, 9, "slime"), wears=(BOW,), agi=8),
        when=hit("A", "", "4 4", "6 5", "1", using="Hunting Bow"),
        then={
            fight.needed: 8,
            fight.passed: True,
            fight.foes: {"Slug": 4},
            at.wounds: {"A": 3},
            at.conditions: {"A": {"slimed": "fight"}},
            at.attributes: {"A": {"agi": 7}},
        },
    ),
    "DDV-068": Row(
        proves="DD-258",
        given=against(BRUTE, wears=(PISTOL,), per=8),
        when=(
            hit("A", "", "5 3", "1 1", "1", using="Light Pistol"),
            (*again(), hit("A", "", "5 4", "1 1", "1", using="Light Pistol")),
        ),
        after={1: {fight.needed: 8, fight.passed: True, fight.foes: {"Brute": 5}}},
        then={fight.needed: 8, fight.passed: False, fight.foes: {"Brute": 5}},
        happens=(Fact(FoeMissed, foe="Brute"),),
    ),
    "DDV-069 in Guard": Row(
        proves="DD-258",
        given=against(BRUTE, wears=(AXE,), stance="guard", str=9),
        when=hit("A", "", "5 3", "1 1", "6", using="Axe"),
        then={fight.foes: {"Brute": 5}},
    ),
    "DDV-069 in Assault": Row(
        proves="DD-258",
        given=against(BRUTE, wears=(AXE,), str=9),
        when=hit("A", "", "5 3", "1 1", "6", using="Axe"),
        then={fight.foes: {"Brute": 6}},
    ),
    "DDV-105": Row(
        proves="DD-095 DD-253",
        given=against(BRUTE, wears=(AXE,), luck=1),
        when=hit("A", "", "4 2", "1 1", "1:6", using="Axe"),
        then={fight.foes: {"Brute": 6}, at.luck: {"A": 0}},
    ),
    "DDV-131": Row(
        proves="DD-116",
        given=(*against(BRUTE, knows=(FURY,)), become("A", "stunned", "fight")),
        when=(hit("A", "", "3 3", "1 1", "5 4"), hit("A", "", "3 3", "1 1")),
        refused={1: No("DD-116", "adventurer-stunned")},
        then={fight.foes: {"Brute": 3}},
    ),
}

TWO = (foe("Five", 5, 9), foe("Six", 6, 9))
PAIR = (foe("Four", 4, 9), foe("Six", 6, 9))

DEFENCES: dict[str, Row[Degenerates]] = {
    "DDV-065 in Assault": Row(
        proves="DD-254",
        given=against(*TWO, agi=7),
        stands={at.armor: {"A": 0}},
        when=defend("A", "4 1", "5"),
        then={at.wounds: {"A": 3}},
    ),
    "DDV-065 in Guard": Row(
        proves="DD-254",
        given=against(*TWO, agi=7, stance="guard"),
        when=defend("A", "4 1", "5"),
        then={at.wounds: {"A": 1}},
    ),
    "DDV-066": Row(
        proves="DD-255",
        given=against(*PAIR, agi=5, stance="guard"),
        when=defend("A", "4 5", "5", cut=(("Six", 5),)),
        then={at.wounds: {"A": 5}},
    ),
    "DDV-066 two Power dice": Row(
        proves="DD-255",
        given=against(*PAIR, agi=5, stance="guard", knows=(FURY,)),
        when=defend("A", "4 5", "2 5", cut=(("Four", 2), ("Six", 5))),
        then={at.wounds: {"A": 3}},
    ),
    "DDV-125": Row(
        proves="DD-107 DD-256",
        given=against(foe("Imp", 2, 9), wears=(MAIL,)),
        stands={at.armor: {"A": 3}},
        when=defend("A", "6 6", "1"),
        then={at.wounds: {"A": 0}},
    ),
    "DDV-126": Row(
        proves="DD-107 DD-233",
        given=against(foe("Lancer", 6, 9, "pierce"), wears=(MAIL,), agi=8),
        when=defend("A", "4 2", "1"),
        then={at.wounds: {"A": 2}},
    ),
    "DDV-127": Row(
        proves="DD-233",
        given=against(foe("Lancer", 6, 9, "pierce:2"), wears=(MAIL,)),
        when=defend("A", "6 6", "1"),
        then={at.wounds: {"A": 5}},
    ),
}


def spoils(*told: str, who: str = "A") -> LootRoll:
    return LootRoll(who=who, die=told)


REWARDS: dict[str, Row[Degenerates]] = {
    "DDV-024": Row(
        proves="DD-199 DD-278",
        given=won(hero("A", xp=2, gold=3), foes=(foe("Vermus Guard", 4, 1, val=(1, 1)),))[:-1],
        stands={at.xp: {"A": 2}, at.gold: {"A": 3}},
        when=blow("A", "Vermus Guard", 1),
        then={at.xp: {"A": 3}, at.gold: {"A": 4}},
    ),
    "DDV-071": Row(
        proves="DD-278",
        given=won(hero("A", xp=4, gold=1), foes=(BERZERK, MORON))[:-1],
        stands={at.xp: {"A": 4}, at.gold: {"A": 1}},
        when=blow("A", "Ogre Moron", 1),
        then={at.xp: {"A": 7}, at.gold: {"A": 3}},
    ),
    "DDV-072": Row(
        proves="DD-279",
        given=won(hero("A", con=8), hero("B"), hero("C"), epics=(MEGAVERM,))[:-1],
        stands={at.xp: {"A": 0, "B": 0, "C": 0}},
        when=blow("A", "Megaverm", 1),
        then={at.xp: {"A": 5, "B": 5, "C": 5}, at.gold: {"A": 2, "B": 0, "C": 0}},
    ),
    "DDV-073 a roll of 6": Row(
        proves="DD-280 DD-281",
        given=won(hero("A"), epics=(MEGAVERM,)),
        stands={fight.loot_rolls: ("A",)},
        when=spoils("6"),
        then={fight.loot_passed: False, fight.goes_on: False, at.items: {"A": ()}},
    ),
    "DDV-073 a roll of 5": Row(
        proves="DD-280 DD-281",
        given=won(hero("A"), epics=(MEGAVERM,)),
        when=(spoils("5"), LootDraw(who="A", card="Crown", kind="item", epic=True)),
        after={1: {fight.loot_passed: True}},
        then={
            fight.loot_found: {"Crown": "A"},
            at.out: {"epic-loot": ("Crown", "Crown of Cruelty", "Doombringer Horn")},
        },
        happens=(Fact(LootRollMade, who="A", xp=5, epic=True),),
    ),
    "DDV-073 another trophy": Row(
        proves="DD-280 DD-281",
        given=won(hero("A"), foes=(MORON,), epics=(MEGAVERM,))[:-1],
        when=(blow("A", "Ogre Moron", 1), LootDraw(who="A", card="Crown", kind="item", epic=True)),
        after={1: {fight.loot_rolls: (), fight.loot_passed: True}},
        then={fight.loot_found: {"Crown": "A"}},
        happens=(Fact(LootRollMade, who="A", xp=7, thrown=(), passed=True),),
    ),
    "DDV-104": Row(
        proves="DD-095 DD-280",
        given=won(hero("A", luck=3), foes=(MORON,)),
        when=(spoils("4:2"), spoils("4")),
        refused={1: No("DD-095", "reroll-barred")},
        then={fight.loot_passed: False, at.luck: {"A": 3}, at.items: {"A": ()}, fight.goes_on: False},
    ),
    "DDV-113": Row(
        proves="DD-096 DD-278",
        given=won(hero("A", gold=20), foes=(foe("Miser", 4, 1, val=(1, 3)),))[:-1],
        when=blow("A", "Miser", 1),
        then={at.gold: {"A": 21}},
        happens=(Fact(GoldGained, who="A", was=20, now=21, by=3),),
    ),
    "DDV-114": Row(
        proves="DD-099 DD-280",
        given=won(hero("A", xp=20), foes=(foe("Giant", 4, 1, val=(4, 1)),)),
        stands={at.xp: {"A": 21}},
        when=spoils("4"),
        then={fight.loot_passed: True, at.xp: {"A": 21}},
    ),
}

PURSES = (hero("A", gold=5, con=8), hero("B"))


def pays(gold: int) -> Pay:
    return Pay(who="A", gold=gold, to="B")


GOLD: dict[str, Row[Degenerates]] = {
    "DDV-116": Row(
        proves="DD-098",
        given=begun(*PURSES),
        when=(
            pays(3),
            (*attacked("AB", BRUTE)[:4], pays(1)),
            (*attacked("AB", BRUTE)[4:], pays(1)),
            (BeginFight(), pays(1)),
        ),
        refused={2: No("DD-098", "phase-wrong"), 4: No("DD-241", "fight-open")},
        after={1: {at.gold: {"A": 2, "B": 3}}, 2: {at.phase: "danger"}, 3: {at.phase: "encounter"}},
        then={at.gold: {"A": 1, "B": 4}},
    ),
    "DDV-117": Row(
        proves="DD-098 DD-096",
        given=begun(hero("A", gold=5), hero("B", gold=20)),
        when=(pays(3), pays(3).but(because="the table says so")),
        refused={1: No("DD-098", "gold-full")},
        then={at.gold: {"A": 4, "B": 21}},
    ),
}


@each(EQUIPMENT | ATTACKS | DEFENCES | REWARDS | GOLD)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
