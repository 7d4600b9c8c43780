"""Abilities that nobody typed: of the familiar, of companions and scourges; and blows that wait for an answer."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import DueFell, DueSettled
from ledger.games.underquest.events.meeting import FamiliarStirred
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.moves.cards import CompanionCard, FamiliarCard, ItemCard, ScourgeCard
from ledger.games.underquest.moves.company import GainCompanion
from ledger.games.underquest.moves.exploring import Draw
from ledger.games.underquest.moves.fighting import Bribe, Flee, Harm, Pass
from ledger.games.underquest.moves.inventory import Equip, Unequip
from ledger.games.underquest.moves.meeting import DrawScourge
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.views import VIEWS
from tests.games.underquest import readers as at
from tests.games.underquest import readers_company as seen
from tests.games.underquest.histories import CLUB, Moves, begun, first, has, put, worn
from tests.games.underquest.histories_fighting import foes, hits
from tests.games.underquest.histories_meeting import gets
from tests.tables import Fact, No, Row, Sitting, each, prove

ANSWERS = "familiar-card Barn_Owl up does GAINS"
ADDS = "companion-card Borko 3 DAMAGE DEFENCE ENCUMBRANCE says TEXT"
"""The whole row, the same that is said when it joins."""
ARMS = "item-card Axe uses STAT bonus BONUS"
HOOD = "item-card Hood gives NUMBERS says TEXT"
CHANGES = "scourge-card Frailty gives NUMBERS says TEXT"


def untold(seated: Sitting[UnderQuest]) -> tuple[str, ...]:
    """The words for abilities that nobody typed."""
    kinds = ("familiar-card Barn_Owl up", "companion-card", "scourge-card", ARMS, HOOD)
    return tuple(each.words for each in VIEWS.owed(seated.state) if each.words.startswith(kinds))


def owl(**told: Any) -> FamiliarCard:
    """What is typed of the familiar late."""
    return FamiliarCard(name="Barn Owl", **told)


def fought(*moves: Any) -> Moves:
    """A fight with an enemy whose defence nobody read."""
    begins: dict[str, Any] = {"health": 9, "initiative": 1}
    fight = (BeginFight(enemy="Goblin", **begins), RollInitiative(die=("1",)))
    return (*begun(), *worn(CLUB), *moves, *first("Skirmish"), *fight)


ABILITIES: dict[str, Row[UnderQuest]] = {
    "UQ-CHR-17 what a familiar does is owed at each move of morality until somebody types it": Row(
        proves="UQ-CHR-17 UQ-MOR-03",
        given=(*begun(), *has(grit=4)),
        stands={untold: ()},
        when=(
            gets(morality=2),
            gets(morality=-1),
            gets(morality=1),
            owl(way="up"),
            owl(does=("grit+1",)),
            gets(morality=1),
        ),
        after={1: {untold: (ANSWERS,)}, 3: {untold: (ANSWERS,), at.pending: ()}, 4: {untold: (ANSWERS,), at.grit: 4}},
        then={untold: (), at.grit: 7},
        happens=(Fact(DueFell), Fact(DueSettled), Fact(FamiliarStirred, text="grit +2"), Fact(FamiliarStirred)),
    ),
    "UQ-CHR-17 a familiar that looks the other way owes nothing": Row(
        given=begun(),
        when=(gets(morality=1), owl(way="down", text="It_hoots"), gets(morality=1), gets(morality=-1)),
        after={3: {untold: ()}},
        then={untold: ()},
        happens=(Fact(DueFell), Fact(DueSettled), Fact(FamiliarStirred, text="It hoots")),
    ),
    "UQ-CHR-17 it holds nothing up": Row(
        given=(*begun(), gets(morality=1)),
        when=Draw(card="Altar"),
        then={at.phase: "revealed", untold: (ANSWERS,)},
    ),
    "UQ-COM-06 what a companion adds is asked for until somebody types it": Row(
        given=begun(),
        when=(
            GainCompanion(name="Borko", morale=3, by="quest"),
            CompanionCard(name="Borko", deck="quest"),
            CompanionCard(name="Borko", damage=2),
        ),
        after={1: {untold: (ADDS,)}, 2: {untold: (ADDS,)}},
        then={untold: ()},
        happens=(Fact(Reminded, code="effect-untold", rule="UQ-COM-06", text=f"What it adds: {ADDS}."),),
    ),
    "UQ-COM-06 one that was read is not asked about": Row(
        given=begun(),
        when=(CompanionCard(name="Borko", text="He_sings"), GainCompanion(name="Borko", morale=3, by="quest")),
        then={untold: (), at.reminders: ()},
    ),
    "UQ-ITM-02 UQ-CBT-21 what is worn and was never read is asked about": Row(
        proves="UQ-ITM-02 UQ-CBT-21 UQ-INV-12",
        given=(*begun(), *put("items", "Axe", "Hood"), *put("items", "Iron Sword")),
        when=(
            Equip(item="Axe", slot="PH"),
            Equip(item="Hood", slot="HD"),
            ItemCard(name="Axe", uses="brawn"),
            ItemCard(name="Hood", text="It_itches"),
            Unequip(item="Axe"),
            Equip(item="Iron Sword", slot="PH"),
        ),
        after={1: {untold: (ARMS,)}, 2: {untold: (ARMS, HOOD)}, 3: {untold: (HOOD,)}, 4: {untold: ()}},
        then={untold: (), at.reminders: ("effect-untold", "effect-untold")},
    ),
    "UQ-CUR-04 what a scourge changes is asked for until somebody types it": Row(
        given=(*begun(), gets(curses=5)),
        when=(DrawScourge(card="Frailty"), Draw(card="Altar"), ScourgeCard(name="Frailty", gives=("brawn-1",))),
        after={1: {untold: (CHANGES,), at.pending: ()}, 2: {untold: (CHANGES,)}},
        then={untold: ()},
        happens=(Fact(Reminded, code="effect-untold", rule="UQ-CUR-04"),),
    ),
    "UQ-CUR-04 what is typed along with it is known": Row(
        given=(*begun(), gets(curses=5)),
        when=DrawScourge(card="Frailty", gives=("brawn-1",)),
        then={untold: (), at.reminders: ()},
    ),
}
WAITING: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-07 nothing else is done while a blow waits": Row(
        proves="UQ-CBT-07 UQ-CBT-06 UQ-CBT-23",
        given=fought(*has(gold=3)),
        when=(
            hits("4", "2"),
            Pass(),
            foes("3", "1"),
            Bribe(gains=(("gold", -1),)),
            Flee(by="Smoke"),
            Harm(damage=1, magic="fire", weak="none"),
            hits("4", "2").but(defence=1),
        ),
        asked={1: "defence"},
        after={1: {seen.waits: ()}},
        refused={n: No("UQ-CBT-07", "blow-waits", "Defence of Goblin?") for n in range(2, 6)},
        then={at.foe: 6, at.side: "enemy", seen.asks: ()},
    ),
}


@each(ABILITIES | WAITING)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
