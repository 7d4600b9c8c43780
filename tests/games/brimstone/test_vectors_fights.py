"""Worked cases of threat, loot, initiative and ambushes."""

from __future__ import annotations

from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import FightOver
from ledger.games.brimstone.moves.exploring import Scavenge
from ledger.games.brimstone.moves.fighting import Brawl, EndTurn, FightEnd, Foes, ThreatCard
from ledger.games.brimstone.moves.things import Bag
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, posse
from tests.tables import Fact, No, Row, each, prove

ROWS: dict[str, Row[Brimstone]] = {
    "SBV-065 SB-THR-01 Two heroes - low threat": Row(
        when=(posse(2),),
        then={at.threat: "low"},
    ),
    "SBV-066 SB-THR-01 Three heroes - medium threat": Row(
        when=(posse(3),),
        then={at.threat: "medium"},
    ),
    "SBV-067 SB-THR-01 Five heroes - high threat": Row(
        when=(posse(5),),
        then={at.threat: "high"},
    ),
    "SBV-068 SB-THR-01 Four is still medium": Row(
        when=(posse(4),),
        then={at.threat: "medium"},
    ),
    "SBV-069 SB-THR-03 Two threat cards - two loot cards for each hero": Row(
        given=(*game(hero("Ada"), hero("Ben")), Brawl(cause="an attack")),
        when=(ThreatCard(name="Ghouls"), ThreatCard(name="Spiders"), FightEnd()),
        then={at.fight: False, at.loot: {"Ada": 2, "Ben": 2}},
        happens=(Fact(FightOver, loot=(("Ada", 2), ("Ben", 2))),),
    ),
    "SBV-071 SB-THR-04 A fight without threat cards brings no loot by this rule": Row(
        given=(*game(hero("Ada")), Brawl(cause="an attack")),
        when=(FightEnd(),),
        then={at.fight: False, at.loot: {"Ada": 0}},
        happens=(Fact(FightOver, loot=(("Ada", 0),)),),
    ),
    "SBV-073 SB-FGT-03 No scavenging in a fight": Row(
        given=(*game(hero("Ada")), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Scavenge(room="Crossing", who="Ada"),),
        refused={1: No("SB-FGT-03")},
    ),
    "SBV-074 SB-FGT-03 The Mining Room allows it, for dynamite": Row(
        given=(*game(hero("Ada")), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Scavenge(room="Mining Room", by="Mining Room", who="Ada"), Bag(thing="Dynamite", who="Ada")),
        then={at.sidebag: {"Ada": ("Dynamite",)}},
    ),
    "SBV-075 SB-INI-01 SB-ATT-01 Attack - order by initiative": Row(
        given=(*game(hero("Ada", initiative=5), hero("Ben", initiative=2)),),
        when=(Foes(name="Ghoul", count=2, initiative=3, escape=4),),
        then={at.order: ("Ada", "Ghoul", "Ben")},
    ),
    "SBV-076 SB-ATT-03 SB-ATT-02 Ambushers gain 2 in the first turn": Row(
        given=(*game(hero("Ada", initiative=4)),),
        when=(Foes(name="Ghoul", count=2, ambush=True, initiative=3, escape=4),),
        then={at.order: ("Ghoul", "Ada")},
    ),
    "SBV-077 SB-ATT-03 In the second turn the bonus is gone": Row(
        given=(*game(hero("Ada", initiative=4)), Foes(name="Ghoul", count=2, ambush=True, initiative=3, escape=4)),
        when=(EndTurn(),),
        then={at.turn: 2, at.order: ("Ada", "Ghoul")},
    ),
    "SBV-078 SB-ATT-04 Ambush in a fight lifts all of the type, no other type": Row(
        given=(
            *game(hero("Ada", initiative=4)),
            EndTurn(),
            EndTurn(),
            Foes(name="Ghoul", count=2, initiative=3, escape=4),
            Foes(name="Spider", count=1, initiative=4, escape=3),
        ),
        when=(Foes(name="Ghoul", count=2, ambush=True),),
        then={at.enemies: {"Ghoul": 4, "Spider": 1}, at.order: ("Ghoul", "Ada", "Spider")},
    ),
    "SBV-079 SB-ATT-04 SB-ATT-03 It ends with that round": Row(
        given=(
            *game(hero("Ada", initiative=4)),
            EndTurn(),
            EndTurn(),
            Foes(name="Ghoul", count=2, initiative=3, escape=4),
        ),
        when=(Foes(name="Ghoul", count=1, ambush=True), EndTurn()),
        then={at.turn: 4, at.order: ("Ada", "Ghoul")},
    ),
    "SBV-080 SB-ATT-02 Placing order of a mixed ambush - highest initiative first": Row(
        given=(*game(hero("Ada")), Foes(name="Ghoul", count=1, ambush=True, initiative=3, escape=4)),
        when=(Foes(name="Spider", count=2, ambush=True, initiative=6, escape=3),),
        then={at.placing: ("Spider", "Ghoul")},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
