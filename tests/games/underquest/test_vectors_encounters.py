"""Worked cases of encounters, of moral choices, and of what magic does to the adventurer."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.meeting import CheckMade, EncounterOver
from ledger.games.underquest.events.setup import AdventureLost
from ledger.games.underquest.moves.company import Reward
from ledger.games.underquest.moves.exploring import Done, Draw, Lay, Resolve, TurnUp
from ledger.games.underquest.moves.inventory import Discard
from ledger.games.underquest.moves.meeting import Decline, Die, Encounter, StatCheck, Suffer
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_meeting as met
from tests.games.underquest.histories import begun, fights, first, foe, has, item, put, worn
from tests.games.underquest.histories_meeting import clearing, gets
from tests.tables import Fact, No, Row, each, prove

TENT = item("Tent", "trapping", 3, "AS")
PEDESTAL = (*begun(), TENT, *put("items", "Tent"), *clearing("Pedestal", may=True))
SCALE = item("Scale Armor", "trapping", 1, "BD", gives=("defence+3",))

MET: dict[str, Row[UnderQuest]] = {
    "UQV-095": Row(
        proves="UQ-ENC-04 UQ-RWD-01",
        given=(*begun(), *clearing("Pigman in a Cage")),
        when=(gets(morality=1), Reward(card="Pigman", item=False, morale=3)),
        then={at.morality: 1, met.rewards: ("Pigman",)},
    ),
    "UQV-096": Row(
        proves="UQ-ENC-04 UQ-MOR-01 UQ-MOR-05",
        given=(*begun(), *has(health=10), *clearing("Pigman in a Cage")),
        when=(gets(morality=-1), gets(health=2, rations=1)),
        then={at.morality: -1, at.health: 12, at.rations: 1},
    ),
    "UQV-097": Row(
        proves="UQ-ENC-05 UQ-CHK-01 UQ-TAB-08",
        given=PEDESTAL,
        when=(Discard(card="Tent"), StatCheck(stat="agility", die=("4",)), gets(mystic=1)),
        then={at.items: (), at.tokens: {"mystic": 1}},
        happens=(Fact(CheckMade, total=7, success=True),),
    ),
    "UQV-098": Row(
        proves="UQ-ENC-05",
        given=PEDESTAL,
        when=(Discard(card="Tent"), StatCheck(stat="agility", die=("3",))),
        then={at.items: (), at.tokens: {"mystic": 0}},
        happens=(Fact(CheckMade, total=6, success=False),),
    ),
    "UQV-099": Row(
        proves="UQ-ENC-03",
        given=(*begun(), *clearing("Pedestal", may=True)),
        when=Decline(),
        then={at.pending: (), met.encounter: "", met.away: ("Pedestal",)},
        happens=(Fact(EncounterOver, card="Pedestal", declined=True),),
    ),
    "UQV-100": Row(
        proves="UQ-ENC-03",
        given=(*begun(), *clearing("Frost Trap")),
        when=Decline(),
        refused={1: No("UQ-ENC-03", "encounter-binding")},
        then={met.encounter: "Frost Trap", met.away: ()},
    ),
    "UQV-101": Row(
        proves="UQ-ENC-07 UQ-END-05",
        given=(*begun(), *clearing("All Seeing Eye")),
        stands={at.health: 17},
        when=Die(by="All Seeing Eye"),
        then={at.result: "lost", at.cause: "card", at.health: 17},
        happens=(Fact(AdventureLost, cause="card", by="All Seeing Eye"),),
    ),
    "UQV-163": Row(
        proves="UQ-MAG-02",
        given=(*begun(), *worn(SCALE), *has(health=10), *fights(foe(health=9), "enemy")),
        when=Suffer(damage=3, magic="fire"),
        then={at.health: 7, at.foe: 9},
    ),
    "UQV-236": Row(
        proves="UQ-ENC-01 UQ-ENC-02 UQ-ENC-06 UQ-TAB-08",
        given=begun(),
        when=(
            Draw(),
            TurnUp(card="Clearing"),
            Resolve(),
            Encounter(card="Old Well", may=True),
            gets(mystic=1),
            Done(),
            Done(),
            Lay(end="left", left="nature", right="mystic"),
        ),
        after={4: {met.encounter: "Old Well"}, 6: {met.encounter: "", met.away: ("Old Well",), at.phase: "resolving"}},
        then={at.phase: "between", at.pending: (), at.turns: 1, at.tokens: {"mystic": 1}},
    ),
    "UQ-ENC-03 a frost trap that is known for its 'may'": Row(
        given=(*begun(), *first("Clearing"), Encounter(card="Frost Trap")),
        when=Decline(may=True),
        then={met.away: ("Frost Trap",), at.overruled: 0},
    ),
}


@each(MET)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
