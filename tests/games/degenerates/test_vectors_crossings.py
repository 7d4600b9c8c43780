"""Worked cases that lead through several chapters: from one phase, fight or sitting into the next."""

from __future__ import annotations

import json

from ledger.core.frozen import to_json
from ledger.core.model import Move
from ledger.core.table.moves import Reopen
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.fights import QuickTaken
from ledger.games.degenerates.moves.cards import Clue, Drop, Equip, Haunt
from ledger.games.degenerates.moves.danger import Advance, Compare, Doom
from ledger.games.degenerates.moves.encounters import BeginFight, Monster, PackUp
from ledger.games.degenerates.moves.fights import Grant, Quick, Resist
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Explore, Reveal, Trade
from ledger.games.degenerates.moves.setup import Deck, Join, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    attacked,
    become,
    begun,
    blow,
    defend,
    dice,
    explored,
    foe,
    fog,
    founded,
    hero,
    hit,
    hurt,
    item,
    obtain,
    path,
    recover,
    safe,
    space,
    stand,
    table,
    town,
    turn_over,
)
from tests.tables import Fact, No, Row, Sitting, each, prove

MARKET = "Market"
FAR_ROW = "X"
CULT = "Hunt the Witch Cult"
PILLAGE = "Loot & Pillage"
WANTED = "Brüttelburg's Most Wanted"
WITCH = foe("Crone", 4, 4, of=("witch",))
BRUTE = foe("Brute", 14, 1)
JAILOR = foe("Jailor", 1, 2, val=(1, 3))
CLUB = item("Club", slot="1h", attack="str", reach="melee")
PAIR = (hero("A", HOME, mrl=8), hero("B", FAR_ROW, mrl=8))

WINTER = (
    *begun(
        hero("A", MARKET, con=7, gold=4, xp=11, luck=2),
        board=(
            *(*LANDS, *town(MARKET, 3, region="lowlands"), path("Stone Circle", "Black Tree")),
            *(*explored("Stone Circle-Black Tree", MARKET), Haunt(epic="Baron", place=MARKET)),
            Deck(name="badlands", cards=30, strong=4),
        ),
        bounty=3,
    ),
    *(Advance(place="Fields", by="Horn"), Advance(), Doom(card="Omen", fits=True)),
    *(become("A", "poisoned"), hurt("A", 3)),
)
"""A campaign with an Explored Path and an Explored Town, and with much else that a sheet has to tell."""


def carried_over(*history: Move) -> Reopen:
    """The record sheets of a campaign, taken over into another ledger."""
    assert RULESET.opening is not None
    told = RULESET.opening().told(Sitting(RULESET, history).state)
    return Reopen(source="winter.toml", hash="0a1b2c3d", sheet=json.dumps(to_json(told)))


def uncounted(sitting: at.At) -> int:
    """How many decks have still to be counted."""
    return len(sitting.state.uncounted)


CROSSINGS: dict[str, Row[Degenerates]] = {
    "DDV-330": Row(
        proves="DD-270 DD-165",
        given=(
            *begun(
                hero("A", con=8, mrl=8),
                hero("B"),
                at=MARKET,
                board=(*town(MARKET, 2, region="lowlands"), BRUTE.but(att=20)),
                stance="bold",
            ),
            *(recover("A"), Trade(who="A"), Reveal(who="A", card="Brute", kind="monster"), BeginFight(who="A")),
            *(
                stand("A", "guard"),
                defend("A", "6 6", "1"),
                stand("B", "assault"),
                hit("B", "", "1 1", "", "1"),
                Next(),
            ),
            recover("B"),
        ),
        stands={
            at.defeated: {"A": True, "B": False},
            at.rested: {"A": ("recover", "trade")},
            fight.goes_on: False,
            at.phase: "map",
        },
        when=(
            Next(),
            (*safe(), Next(), become("A", "infected"), recover("A"), recover("B")),
            Next(),
        ),
        after={
            1: {at.alive: ("A", "B"), at.defeated: {"A": True}, at.phase: "danger"},
            2: {at.alive: ("A", "B"), at.wounds: {"A": 16}, at.turn: 2},
        },
        then={at.alive: ("B",), at.fallen: ("A",), at.phase: "danger"},
        happens=(Fact(facts.AdventurerDied, who="A", rule="DD-270"),),
    ),
    "DDV-357": Row(
        proves="DD-309",
        given=(
            *begun(hero("A", per=9), board=LANDS, mission=CULT, stance="bold"),
            *(WITCH, Clue(place=HOME), recover("A"), Explore(who="A", dice=dice("3 3")), Next(), fog(5)),
        ),
        stands={at.danger: {HOME: 3}, at.value: {"A": 5}, at.clues: (HOME,)},
        when=(
            Compare(anyway=True, monsters=1),
            (Next(), Monster(cards=("Crone",)), BeginFight(), stand("A", "assault")),
            blow("A", "Crone", 4),
        ),
        after={1: {at.is_safe: {"A": False}, at.monsters_due: {"A": ("lowlands", 1)}}, 2: {at.clues: (HOME,)}},
        then={at.clues: (), fight.foes_left: ()},
    ),
    "DDV-357 without an Explored Clue": Row(
        proves="DD-309",
        given=(
            *begun(hero("A", per=9), board=LANDS, mission=CULT, stance="bold"),
            *(Clue(place=HOME), recover("A"), Explore(who="A", dice=dice("6 6")), Next(), fog(5)),
        ),
        when=Compare(anyway=True, monsters=1),
        refused={1: No("DD-309", "clue-unexplored")},
        then={at.monsters_due: {"A": ("", 0)}},
    ),
    "DDV-359 the Weakness": Row(
        proves="DD-314",
        given=(
            *begun(hero("A", mag=9, luck=4)),
            Weakness(who="A", name="Evil Eye", classes=("Curse",)),
            *attacked("A", foe("Ogre", 4, 20)),
            Grant(who="A", foe="Ogre", ability="curse"),
        ),
        stands={at.weaknesses: {"A": ("Evil Eye",)}},
        when=(Drop(who="A", card="Evil Eye"), BeginFight()),
        after={1: {at.weaknesses: {"A": ()}, at.discarded: {"weakness": ("Evil Eye",)}}},
        then={fight.abilities: {"Ogre": ("curse",)}, fight.trials: (("curse", "A"),)},
    ),
    "DDV-359 the ability": Row(
        proves="DD-314 DD-213",
        given=(
            *begun(hero("A", mag=9, luck=4)),
            Weakness(who="A", name="Evil Eye", classes=("Curse",)),
            *attacked("A", foe("Ogre", 4, 20)),
        ),
        when=(Grant(who="A", foe="Ogre", ability="curse"), BeginFight(), Resist(ability="curse", dice=dice("5 5"))),
        after={2: {fight.trials: (("curse", "A"),)}},
        then={
            fight.trials: (),
            at.luck: {"A": 3},
            at.afflicted: {"A": ("demoralized",)},
            at.weaknesses: {"A": ("Evil Eye",)},
        },
        happens=(Fact(facts.TestMade, who="A", attribute="mag", total=10, passed=False),),
    ),
    "DDV-360 packed up": Row(
        proves="DD-303 DD-301 DD-299",
        given=WINTER,
        stands={at.explored: {"Stone Circle-Black Tree": True, MARKET: True}},
        when=PackUp(),
        then={
            at.explored: {"Stone Circle-Black Tree": False, MARKET: True},
            sheets.fields(): {"Doom, blue": "1", "Bounty Level": "3", "Hand of Doom": f"({HOME})"},
            sheets.rows(): {
                "Epic Monsters": (f"Baron: {MARKET}",),
                "Trait counters": (f"{MARKET}: explored",),
                "Lost when packing up": (),
            },
            shown.ticked: ("blue counter was placed once",),
            shown.notes(): ("badlands: 4 strong monsters still set aside",),
            sheets.fields("A"): {"Space": MARKET, "HP": "12", "Gold": "4", "XP": "11", "Luck": "2"},
            shown.notes("A"): ("Wounds: 3", "Conditions: poisoned (recovery)"),
        },
    ),
    "DDV-360 taken over": Row(
        proves="DD-303 DD-301",
        given=founded("A")[:1],
        when=(carried_over(*WINTER, PackUp()), Deck(name="badlands", cards=30, strong=4)),
        after={1: {uncounted: 18, at.decks: {"badlands": None}, at.strong_waiting: {}}},
        then={
            at.explored: {"Stone Circle-Black Tree": False, MARKET: True},
            at.towns: {MARKET: 3},
            at.danger: {"Fields": 2, "Wasteland": 3, HOME: 3},
            at.bounty: 3,
            at.doom: ("blue",),
            at.hand: HOME,
            at.epics: {"Baron": MARKET},
            at.where: {"A": MARKET},
            at.hp: {"A": 12},
            at.gold: {"A": 4},
            at.xp: {"A": 11},
            at.luck: {"A": 2},
            at.wounds: {"A": 3},
            at.conditions: {"A": {"poisoned": "recovery"}},
            shown.ticked: ("blue counter was placed once",),
            uncounted: 17,
            at.decks: {"badlands": 26, "lowlands": None},
            at.strong_waiting: {"badlands": 4},
        },
    ),
    "DDV-386": Row(
        proves="DD-121 DD-122 DD-155",
        given=(*table(*PAIR, board=(space(FAR_ROW, 2),)), become("A", "demoralized"), Next()),
        stands={at.leaders: ("B", "A"), at.attributes: {"A": {"mrl": 7}, "B": {"mrl": 8}}},
        when=(recover("A"), recover("B"), recover("A"), Next(), Next(first=("A", "B"))),
        refused={1: No("DD-122", "party-first")},
        asked={4: "first"},
        after={
            3: {at.leaders: ("B", "A"), at.attributes: {"A": {"mrl": 8}}, at.afflicted: {"A": ()}},
            4: {at.phase: "map"},
        },
        then={at.phase: "danger", at.leaders: ("A", "B")},
    ),
    "DDV-414 the Jailor": Row(
        proves="DD-317",
        given=(
            *begun(hero("A", gold=2), mission=PILLAGE, bounty=3),
            *(CLUB, obtain("A", "Club"), obtain("A", "Mule", "ally"), Equip(who="A", item="Club")),
            *attacked("A", JAILOR),
            *(BeginFight(), stand("A", "assault")),
        ),
        when=(
            hit("A", "Jailor", "1 1", "1 1", "1", using="Club"),
            Quick(who="A", what="card", card="Mule"),
            hit("A", "Jailor", "2 2", "1 1", "1"),
            Next(),
        ),
        refused={1: No("DD-317", "item-barred")},
        then={fight.goes_on: False, at.gold: {"A": 5}, at.allies: {"A": ("Mule",)}, at.items: {"A": ("Club",)}},
        happens=(Fact(QuickTaken, who="A", action="Mule"),),
    ),
    "DDV-414 a late joiner": Row(
        proves="DD-317 DD-049",
        given=(*begun(hero("A"), mission=PILLAGE, bounty=3), *turn_over("A"), Join(name="B"), hero("B", HOME)),
        stands={at.bounty: 3},
        when=Weakness(who="B", name=WANTED),
        then={at.bounty: 4, at.reminders: ("manhunt",), at.weaknesses: {"B": (WANTED,)}},
    ),
}


@each(CROSSINGS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
