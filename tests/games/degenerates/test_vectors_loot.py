"""Worked cases of looting: who rolls, what is drawn, what is taken or left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ledger.core.table.moves import Give
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.looting import FightWon, LootRollMade
from ledger.games.degenerates.moves.cards import Draw, Drop, Equip, Obtain
from ledger.games.degenerates.moves.danger import Compare
from ledger.games.degenerates.moves.encounters import BeginFight, Encounter, ResolveEncounter
from ledger.games.degenerates.moves.fights import Decline, Forgo, Keep, LootDraw, LootRoll, Strike
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import Deck, MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    Moves,
    attacked,
    begun,
    blow,
    defend,
    foe,
    fog,
    hero,
    item,
    obtain,
    on_to_danger,
    space,
    stand,
)
from tests.tables import Fact, No, Row, each, prove

RAT = foe("Rat", 4, 1, val=(1, 1))
DUKE = foe("Duke", 4, 1, val=(3, 1))
TITAN = foe("Titan", 4, 1, val=(5, 2))
"""An Epic."""
SMALL = (Deck(name="loot", cards=30),)


def won(*foes: MonsterCard, board: Moves = SMALL, **more: Any) -> Moves:
    """A single adventurer destroys everything, one a round, and has rolled for no Loot."""
    names = tuple(each.name for each in foes)
    told = (move for name in names for move in (stand("A", "assault"), blow("A", name, 1), Next()))
    return (*begun(hero("A", **more), board=board), *attacked("A", *foes), BeginFight(), *tuple(told)[:-1])


def pair_won(mine: MonsterCard, yours: MonsterCard, *, epic: bool = False, **options: Any) -> Moves:
    """A destroys one monster, and then B another one."""
    foes = (yours,) if epic else (mine, yours)
    begins = begun(hero("A", con=8), hero("B"), board=(*SMALL, space(HOME, 4, region="lowlands")), **options)
    fought = (*attacked("AB", *foes, epics=(mine,) if epic else ()), BeginFight())
    stands = tuple(stand(who, "assault") for who in "AB")
    first = (*stands, blow("A", mine.name, 1), defend("B", power="1"), Next())
    return (*begins, *fought, *first, *stands, defend("A", "1 4", "1"), blow("B", yours.name, 1).but(def_=()))


def rolls(who: str, face: str) -> LootRoll:
    return LootRoll(who=who, die=(face,))


def draws(who: str, card: str, kind: Any = "item", **more: Any) -> LootDraw:
    return LootDraw(who=who, card=card, kind=kind, **more)


ROLLS: dict[str, Row[Degenerates]] = {
    "DDV-274 a roll of 2": Row(
        proves="DD-279 DD-280",
        given=pair_won(TITAN, RAT, epic=True),
        stands={at.xp: {"B": 6}},
        when=rolls("B", "2"),
        then={fight.loot_passed: False},
        happens=(Fact(LootRollMade, who="B", xp=1, passed=False),),
    ),
    "DDV-274 a roll of 1": Row(
        proves="DD-279 DD-280 DD-281",
        given=(*pair_won(TITAN, RAT, epic=True), rolls("A", "6")),
        stands={at.xp: {"B": 6}},
        when=(rolls("B", "1"), draws("B", "Crown", epic=True), draws("B", "Rope")),
        refused={2: No("DD-281", "epic-loot-barred")},
        then={fight.loot_found: {"Rope": "B"}, at.out: {"loot": ("Rope",)}},
        happens=(Fact(LootRollMade, who="B", xp=1, passed=True, epic=False),),
    ),
    "DDV-277": Row(
        proves="DD-280",
        given=(*pair_won(TITAN, foe("Egg", 4, 1, val=(0, 0)), epic=True),),
        stands={fight.loot_rolls: ("A",), at.xp: {"B": 5}},
        when=rolls("B", "1"),
        refused={1: No("DD-280", "roll-missing")},
        then={fight.loot_rolls: ("A",)},
    ),
    "DDV-275": Row(
        proves="DD-282",
        given=(*won(DUKE), rolls("A", "2")),
        stands={at.decks: {"loot": 30}},
        when=(
            draws("A", "Bath", "service", town=True),
            draws("A", "Feast", "service", town=True),
            draws("A", "Rope"),
            Keep(who="A", card="Rope"),
        ),
        after={2: {at.discarded: {"loot": ("Bath", "Feast")}}},
        then={at.items: {"A": ("Rope",)}, at.discarded: {"loot": ("Bath", "Feast")}, at.decks: {"loot": 27}},
    ),
    "DDV-352": Row(
        proves="DD-284 DD-282",
        given=(*won(DUKE, gold=2), rolls("A", "2")),
        stands={at.gold: {"A": 3}},
        when=(
            draws("A", "Bath", "service", town=True),
            draws("A", "Mule", "ally"),
            Keep(who="A", card="Mule"),
        ),
        then={at.allies: {"A": ("Mule",)}, at.gold: {"A": 3}, at.discarded: {"loot": ("Bath",)}},
    ),
    "DDV-276": Row(
        proves="DD-283 DD-265",
        given=(*pair_won(DUKE, foe("Baron", 4, 1, val=(3, 1))), foe("Mimic", 4, 1)),
        stands={at.danger: {HOME: 3}, fight.loot_rolls: ("A", "B")},
        when=(
            rolls("A", "2"),
            draws("A", "Mimic", "monster"),
            rolls("B", "2"),
            draws("A", "Mimic", "monster"),
            draws("B", "Rope"),
            Keep(who="B", card="Rope"),
            (*(stand(who, "assault") for who in "AB"), blow("A", "Mimic", 1)),
            (Next(), Keep(who="B", card="Rope")),
        ),
        refused={2: No("DD-283", "rolls-first"), 6: No("DD-283", "spoils-early")},
        after={5: {fight.foes: {"Mimic": 0}, fight.fighters: {"A": "in", "B": "in"}}},
        then={at.items: {"A": (), "B": ("Rope",)}, at.danger: {HOME: 3}, fight.goes_on: False},
    ),
    "DDV-309": Row(
        proves="DD-308",
        given=(
            *begun(hero("A"), mission="Spread the Blight", bounty=3, board=SMALL),
            *attacked("A", epics=(foe("Plaguefinder General", 4, 1, val=(4, 2)),)),
            BeginFight(),
            stand("A", "assault"),
        ),
        stands={at.bounty: 3},
        when=(
            blow("A", "Plaguefinder General", 1),
            rolls("A", "2"),
            draws("A", "Crown", epic=True),
            draws("A", "Rope"),
        ),
        refused={3: No("DD-308", "epic-loot-barred")},
        then={at.bounty: 4, fight.loot_found: {"Rope": "A"}, at.out: {"loot": ("Rope",)}},
    ),
    "DDV-372": Row(
        proves="DD-281",
        given=(
            *begun(hero("A"), board=SMALL, mode="standalone"),
            *attacked("A", epics=(TITAN,)),
            BeginFight(),
            stand("A", "assault"),
            blow("A", "Titan", 1),
            rolls("A", "2"),
        ),
        stands={at.decks: {"loot": 30, "epic-loot": 12}},
        when=draws("A", "Rope"),
        then={at.decks: {"loot": 29, "epic-loot": 12}, fight.loot_found: {"Rope": "A"}},
    ),
}

HEAVY = tuple(item(name, heavy=True) for name in ("Anvil", "Trunk", "Bell"))
PIECES = (
    item("Helmet", slot="head"),
    item("Trunk", heavy=True),
    item("Great Helm", slot="head", heavy=True, gives=("arm+2",)),
)


def discards(sitting: at.At) -> Mapping[str, int]:
    """The number of cards on each discard pile."""
    return {name: len(each.discard) for name, each in sitting.state.piles.items()}


FINDS: dict[str, Row[Degenerates]] = {
    "DDV-370 no draw": Row(
        proves="DD-326 DD-280",
        given=(*won(DUKE, xp=4), rolls("A", "2")),
        stands={at.xp: {"A": 7}, at.decks: {"loot": 30}},
        when=Decline(who="A"),
        then={at.xp: {"A": 7}, at.decks: {"loot": 30}, at.discarded: {"loot": ()}, fight.goes_on: False},
    ),
    "DDV-370 the Item is left": Row(
        proves="DD-326 DD-280",
        given=(*won(DUKE, xp=4), rolls("A", "2")),
        when=(draws("A", "Rope"), Keep(who="A", card="Rope", left=True)),
        then={
            at.xp: {"A": 7},
            at.decks: {"loot": 29},
            at.discarded: {"loot": ("Rope",)},
            at.items: {"A": ()},
            fight.goes_on: False,
        },
    ),
    "DDV-371": Row(
        proves="DD-326 DD-259",
        given=(
            *begun(hero("A")),
            *attacked("A", RAT, foe("Toad", 4, 1, val=(2, 1))),
            BeginFight(),
            stand("A", "assault"),
            blow("A", "Rat", 1),
        ),
        stands={fight.trophies: {"A": ("Rat",)}},
        when=(
            Forgo(who="A", trophy="Rat"),
            (Next(), stand("A", "assault"), blow("A", "Toad", 1)),
            rolls("A", "3"),
        ),
        after={1: {at.discarded: {"lowlands": ("Rat",)}, fight.trophies: {"A": ()}}},
        then={at.xp: {"A": 2}, at.gold: {"A": 1}, fight.loot_passed: False},
        happens=(Fact(LootRollMade, who="A", xp=2),),
    ),
    **{
        f"DDV-295 {how}": Row(
            proves="DD-293",
            given=(
                *begun(hero("A", con=8), hero("B"), board=HEAVY),
                obtain("A", "Anvil"),
                obtain("A", "Trunk"),
                *attacked("AB", DUKE),
                BeginFight(),
                stand("A", "assault"),
                blow("A", "Duke", 1),
                rolls("A", "2"),
                draws("A", "Bell"),
            ),
            stands={at.items: {"A": ("Anvil", "Trunk"), "B": ()}},
            when=(Keep(who="A", card="Bell"), lighter, Keep(who="A", card="Bell")),
            refused={1: No("DD-293")},
            then={at.items: {"A": ("Bell", "Trunk"), "B": theirs}},
        )
        for how, lighter, theirs in (
            ("discarded", Drop(who="A", card="Anvil"), ()),
            ("given", Give(who="A", thing="Anvil", to="B"), ("Anvil",)),
        )
    },
    "DDV-377": Row(
        proves="DD-290 DD-292 DD-293",
        given=(
            *begun(hero("A"), board=PIECES),
            obtain("A", "Helmet"),
            Equip(who="A", item="Helmet"),
            obtain("A", "Trunk"),
            *attacked("A", DUKE),
            BeginFight(),
            stand("A", "assault"),
            blow("A", "Duke", 1),
            rolls("A", "2"),
            draws("A", "Great Helm"),
        ),
        stands={at.worn: {"A": ("Helmet",)}},
        when=(Keep(who="A", card="Great Helm"), Obtain(who="A", card="Anvil", kind="item", heavy=True, by="Gift")),
        refused={2: No("DD-293")},
        then={
            at.items: {"A": ("Great Helm", "Helmet", "Trunk")},
            at.worn: {"A": ("Helmet",)},
            at.armor: {"A": 0},
        },
    ),
    "DDV-376": Row(
        proves="DD-324 DD-189 DD-263",
        given=(
            *begun(hero("A"), board=(space(HOME, 4, region="lowlands"),)),
            foe("Beggar King", 4, 5, arm=1),
            *on_to_danger("A"),
            fog(1),
            Compare(encounter=True),
            Next(),
            Encounter(card="Beggar King"),
            ResolveEncounter(choice="fight"),
            BeginFight(),
            Strike(foe="Beggar King", damage=3, piercing=True),
            stand("A", "assault"),
        ),
        stands={fight.foes: {"Beggar King": 3}, fight.armor: {"Beggar King": 1}, at.danger: {HOME: 4}},
        when=blow("A", "Beggar King", 3),
        then={fight.foes_left: (), fight.trophies: {"A": ("Beggar King",)}, at.danger: {HOME: 3}},
        happens=(Fact(FightWon),),
    ),
    "DDV-327": Row(
        proves="DD-134 DD-282",
        given=(
            *begun(hero("A"), board=(Deck(name="loot", cards=35),)),
            Draw(who="A", deck="loot", card="Lamp", past=4),
        ),
        stands={at.decks: {"loot": 30}, discards: {"loot": 5}},
        when=Obtain(who="A", card="Rope", kind="item", deck="loot", past=2, by="Gift"),
        then={at.items: {"A": ("Rope",)}, at.decks: {"loot": 27}, discards: {"loot": 7}, at.reminders: ()},
    ),
}


@each(ROLLS | FINDS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
