"""Rules of single dungeon cards: the Archangel, the Campsite, and what others bring."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Cards
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.exploring import DungeonCardDiscarded
from ledger.games.underquest.events.learning import IncantationReady
from ledger.games.underquest.events.meeting import ArchangelMet, CampedThere
from ledger.games.underquest.events.numbers import GritMoved, HealthMoved, RationsMoved, TokensMoved
from ledger.games.underquest.moves.company import Archangel, Camp
from ledger.games.underquest.moves.exploring import Done, Draw, Lay, Resolve, Swap, TurnUp
from ledger.games.underquest.moves.inventory import Equip, Unequip
from ledger.games.underquest.moves.learning import Learn
from ledger.games.underquest.moves.meeting import Encounter, Get
from ledger.games.underquest.moves.potions import Craft
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_company as seen
from tests.games.underquest import readers_meeting as met
from tests.games.underquest.histories import CLUB, begun, first, has, put, second, turns
from tests.games.underquest.histories_company import archangels, camping, wizard
from tests.tables import Fact, No, Row, each, prove

FAITH = Camp(incantation="Faith")
REST = Camp(gains=(("health", 2), ("grit", 1)))
BREW: dict[str, Any] = {"one": "Fresh Blood", "other": "Human Bone", "makes": (("heart", 1),), "hard": 2, "die": ("4",)}
BONES = ("Fresh Blood", "Human Bone")
KINDS: dict[str, int] = {
    "Altar": 1,
    "Archangel": 1,
    "Campsite": 1,
    "Exalted Foe": 1,
    "False Idol": 1,
    "Merchant": 1,
    "Ambush": 2,
    "Clearing": 2,
    "Labyrinth": 2,
    "Mushroom Cave": 2,
    "Skirmish": 2,
    "Treasure Chest": 2,
}
"""A whole dungeon deck as a table might count it."""

ANGELS: dict[str, Row[UnderQuest]] = {
    "UQ-LVL-23 not above the start": Row(
        given=archangels(morality=1, health=15),
        when=(Archangel(amount=4), Archangel(amount=4), Archangel(amount=4, because="it is our rule")),
        refused={2: No("UQ-LVL-23", "archangel-met")},
        then={at.health: 17, at.reminders: ("nothing-gained",)},
        happens=(Fact(HealthMoved, was=15, now=17, rule="UQ-LVL-23"),),
    ),
    "UQ-LVL-23 it may kill": Row(
        proves="UQ-LVL-23 UQ-END-05",
        given=archangels(morality=-3, health=5, poison=2),
        when=Archangel(amount=4),
        then={at.health: 1, at.result: "lost", at.cause: "poison"},
    ),
    "UQ-LVL-23 only while it is resolved": Row(
        given=(*begun(), *has(morality=1, health=5)),
        when=(Archangel(amount=2), Draw(card="Archangel"), Archangel(amount=2), Resolve(), Archangel(amount=2)),
        refused={1: No("UQ-LVL-23", "card-elsewhere"), 3: No("UQ-LVL-23", "card-elsewhere")},
        then={at.health: 7},
    ),
    "UQ-LVL-23 it is owed until it is done": Row(
        given=archangels(morality=1, health=5),
        stands={seen.owed: {"The Archangel heals you": "archangel AMOUNT"}},
        when=Archangel(amount=2),
        happens=(Fact(ArchangelMet, does="heals you"), Fact(HealthMoved, was=5, now=7)),
        then={seen.waits: ("Lay Archangel", "A Cold Trail: 1 nature")},
    ),
    "UQ-LVL-23 a ruling heals anywhere": Row(
        given=(*begun(), *has(morality=1, health=5)),
        when=Archangel(amount=2, because="it came back"),
        then={at.health: 7, at.overruled: 1},
    ),
}
CAMPS: dict[str, Row[UnderQuest]] = {
    "UQ-LVL-24 a normal action gives what its card says": Row(
        given=(*begun(), *has(health=10, grit=3), *first("Campsite")),
        when=(REST, Camp()),
        then={at.health: 12, at.grit: 4, at.rations: 0},
        happens=(
            Fact(CampedThere, what="health +2, grit +1"),
            Fact(HealthMoved, now=12),
            Fact(GritMoved, now=4),
            Fact(CampedThere, what="an action of the card"),
        ),
    ),
    "UQ-LVL-24 UQ-CHR-06 what is full already is not told as given": Row(
        given=(*begun(), *has(health=16), *first("Campsite")),
        when=(REST, REST),
        then={at.health: 17, at.grit: 8},
        happens=(
            Fact(CampedThere, what="health +1, grit still 8"),
            Fact(HealthMoved, was=16, now=17),
            Fact(CampedThere, what="health still 17, grit still 8"),
        ),
        never=(GritMoved,),
    ),
    "UQ-LVL-24 in the order of the rule": Row(
        given=camping("Faith"),
        when=FAITH,
        happens=(
            Fact(CampedThere, rule="UQ-LVL-24"),
            Fact(RationsMoved, was=2, now=1),
            Fact(IncantationReady, name="Faith", why="Campsite"),
        ),
        then={at.incantations: {"Faith": "ready", "Spark": "ready"}},
    ),
    "UQ-LVL-24 the status offers it": Row(
        given=camping("Faith"),
        stands={seen.owed: {"An action at the Campsite": "camp health=2, or camp CARD"}},
        when=Camp(),
        then={seen.waits: ("Lay Campsite", "A Cold Trail: 1 nature")},
    ),
    "UQ-LVL-24 without Wizardry": Row(
        given=(*begun(), *put("incantations", "Faith"), *has(rations=1), *first("Campsite")),
        when=FAITH,
        refused={1: No("UQ-LVL-24", "wizardry-missing")},
        then={at.rations: 1},
    ),
    "UQ-LVL-24 without a ration": Row(
        given=camping("Faith", rations=0),
        when=FAITH,
        refused={1: No("UQ-LVL-24", "ration-missing")},
        then={at.incantations: {"Faith": "spent"}},
    ),
    "UQ-LVL-24 nothing is spent": Row(
        given=camping(),
        when=(FAITH, Camp(incantation="Blaze")),
        refused={1: No("UQ-LVL-24", "incantation-unspent"), 2: No("UQ-LVL-24", "incantation-missing")},
        then={at.rations: 2},
    ),
    "UQ-LVL-24 not after another action": Row(
        given=camping("Faith"),
        when=(REST, FAITH),
        refused={2: No("UQ-LVL-24", "camp-used")},
        then={at.rations: 2},
    ),
    "UQ-LVL-24 and no other action after it": Row(
        given=camping("Faith"),
        when=(FAITH, REST, FAITH.but(gains=(("health", 1),))),
        refused={2: No("UQ-LVL-24", "camp-used"), 3: No("UQ-LVL-24", "camp-used")},
        then={at.rations: 1},
    ),
    "UQ-LVL-24 only at a Campsite": Row(
        given=(*begun(), *wizard("Faith"), *has(rations=1), *first("Altar")),
        when=(FAITH, REST),
        refused={1: No("UQ-LVL-24", "card-elsewhere"), 2: No("UQ-LVL-24", "card-elsewhere")},
        then={at.rations: 1},
    ),
    "UQ-LVL-24 each Campsite anew": Row(
        given=(*camping("Faith", "Spark"), FAITH),
        when=(Lay(end="left", left="combat", right="nature"), *first("Campsite"), Camp(incantation="Spark")),
        then={at.rations: 0, at.incantations: {"Faith": "ready", "Spark": "ready"}},
    ),
}
CARDS: dict[str, Row[UnderQuest]] = {
    "UQ-LVL-25 the status asks for its enemy, with the abominations of the card": Row(
        proves="UQ-LVL-25 UQ-LVL-26",
        given=begun(),
        when=first("Exalted Foe"),
        then={met.waits: {"Exalted Foe brings an enemy": "fight ENEMY prefix NAME suffix NAME"}},
    ),
    "UQ-LVL-26 a prefix for the second card alone": Row(
        given=begun(),
        when=first("Ambush"),
        then={met.waits: {"Ambush brings an enemy": "fight ENEMY"}},
    ),
    "UQ-LVL-27 a Clearing brings an encounter": Row(
        given=(*begun(), *second("Clearing")),
        when=(Done(), Encounter(card="Old Well"), Done(), Done()),
        refused={1: No("UQ-ENC-01", "encounter-missing")},
        then={at.phase: "placing"},
    ),
    "UQ-LVL-27 what other cards say is typed": Row(
        proves="UQ-LVL-27 UQ-LVL-22",
        given=(*begun(), *has(curses=2, gold=3), *first("Altar")),
        when=Get(gains=(("gold", -2), ("curses", -1))),
        then={at.curses: 1, at.gold: 1},
    ),
    "UQ-TAB-08 a token from a card": Row(
        given=(*begun(), *first("Labyrinth")),
        when=Get(gains=(("mystic", 1),), by="Pedestal"),
        then={at.tokens: {"mystic": 1}},
        happens=(Fact(TokensMoved, was=0, now=1, why="Pedestal", rule="UQ-TAB-08"),),
    ),
    "UQ-LVL-10 only between turns": Row(
        given=(*begun(), CLUB, *put("items", "Club"), *put("ingredients", *BONES), *has(xp=20), *first("Altar")),
        when=(Equip(item="Club"), Unequip(item="Club"), Learn(skill="Nimble", stat="agility"), Craft(**BREW)),
        refused={1: "UQ-INV-08", 2: "UQ-INV-08", 3: "UQ-XP-05", 4: "UQ-POT-13"},
        then={at.xp: 20, at.ingredients: 2},
    ),
    "UQ-LVL-10 from the placement to the next draw": Row(
        given=(*begun(), CLUB, *put("items", "Club"), *has(xp=20), *turns(1)),
        when=(Equip(item="Club"), Learn(skill="Nimble", stat="brawn"), Draw(), Unequip(item="Club")),
        refused={4: "UQ-INV-08"},
        then={at.skills: ("Nimble",), at.equipped: ("Club",), at.xp: 14},
    ),
    "UQ-LVL-08 a table that counted the kinds": Row(
        given=(*begun(), Cards(deck="dungeon", cards=tuple(KINDS.items()))),
        when=(*turns(1), Draw(card="Altar"), Draw(card="Skirmish"), Swap(card="Skirmish")),
        refused={3: No("UQ-SET-01", "card-unlisted", "Altar")},
        then={seen.odds: {"Clearing": 2, "Campsite": 1}, at.resolves: ("Skirmish", 2)},
    ),
    "UQ-LVL-04 a card that went away unseen": Row(
        given=(*begun(), Draw(), TurnUp(card="Altar")),
        when=Resolve(),
        happens=(Fact(DungeonCardDiscarded, card="?"),),
        then={seen.gone: {"dungeon": ("?",)}, seen.where: "Level 1, turn 1 of 9: Altar (first)"},
    ),
}


@each(ANGELS | CAMPS | CARDS)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
