"""Questions that wait: what belongs to a moment is answered in it, and goes with it; nothing becomes a riddle later."""

from __future__ import annotations

import pytest

from ledger.core.model import Move
from ledger.core.ruleset import decide
from ledger.core.table.events import OwedWaived
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.cards import AbominationCard
from ledger.games.underquest.moves.company import Cheer, GainCompanion
from ledger.games.underquest.moves.exploring import Done, Draw, Eat, Lay, LevelEnd
from ledger.games.underquest.moves.fighting import Attack, Bribe, EnemyAttack, Harm, Pass
from ledger.games.underquest.moves.inventory import Buy, Combine, Consume, Discard, Equip
from ledger.games.underquest.moves.learning import CastIncantation, GainIncantation, Learn
from ledger.games.underquest.moves.meeting import Die, StatCheck
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.moves.potions import Craft
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import (
    CLASS,
    CLUB,
    FAMILIAR,
    RACE,
    Moves,
    adventurer,
    begun,
    fights,
    first,
    foe,
    founded,
    has,
    item,
    put,
    second,
    turn,
    turns,
    worn,
)
from tests.games.underquest.histories_company import with_borko
from tests.tables import Fact, No, Row, Sitting, each, prove

AXE = item("Axe", "trapping", 1, None, uses="brawn")
POWDER = item("Powder", slot="AS", use="attack")
CARRIED = (AXE, *put("items", "Axe"))
BREW = Craft(one="Dusk Beetle", other="Fresh Blood")
RULED = "the table says so"
GHOUL = (*begun(), *worn(CLUB), POWDER, *put("items", "Powder"), *fights(foe()))
"""A fight in which the adventurer acts, with a club in hand and a damage item that nobody read."""

SPELLBOUND = (*begun(), *put("incantations", "Spark"), *fights(foe()))
KITCHEN = (*begun(), *put("ingredients", "Dusk Beetle", "Fresh Blood"))

BETWEEN_TURNS: dict[str, Row[UnderQuest]] = {
    "UQ-LVL-10 an item is put on before the next draw": Row(
        proves="UQ-LVL-10 UQ-INV-08",
        given=(*begun(), *CARRIED),
        when=(Equip(item="Axe"), Draw(card="Altar"), Equip(item="Axe", slot="PH"), Draw(card="Altar")),
        asked={1: "slot"},
        refused={2: No("UQ-INV-08", "change-open", names="Axe")},
        then={at.slots: {"PH": "Axe"}, at.owes: (), at.phase: "revealed"},
    ),
    "UQ-LVL-10 so is a skill learned": Row(
        proves="UQ-LVL-10 UQ-XP-05",
        given=(*begun(), *has(xp=20)),
        when=(Learn(skill="Sneak"), Draw(), Learn(skill="Sneak", stat="brawn")),
        asked={1: "stat"},
        refused={2: No("UQ-XP-05", "skill-open", names="Sneak")},
        then={at.xp: 14, at.owes: ()},
    ),
    "UQ-LVL-10 and a potion crafted": Row(
        proves="UQ-LVL-10 UQ-POT-13",
        given=(*begun(), *put("ingredients", "Dusk Beetle", "Fresh Blood")),
        when=(BREW, Draw(), BeginFight(enemy="Rat", as_="card", health=1, initiative=1)),
        asked={1: "makes"},
        refused={2: No("UQ-POT-13", "potion-open"), 3: No("UQ-POT-13", "potion-open")},
    ),
    "UQ-LVL-10 what belongs between turns waits until the draw": Row(
        proves="UQ-LVL-10 UQ-LVL-13 UQ-POT-13",
        given=(*begun(), *CARRIED, *put("ingredients", "Dusk Beetle", "Fresh Blood"), *turns(9), *has(rations=2)),
        when=(Equip(item="Axe"), Eat(), LevelEnd(), BREW.but(makes=(("heart", 4),), hard=5, die=("5",))),
        asked={1: "slot"},
        then={at.level: 2, at.owes: ("slot",), at.ingredients: 0},
    ),
    "UQ-LVL-10 a ruling passes over it, and it is owed no more": Row(
        proves="UQ-LVL-10 UQ-INV-08",
        given=(*begun(), *CARRIED),
        when=(Equip(item="Axe"), Draw(card="Altar", because=RULED)),
        asked={1: "slot"},
        then={at.owes: (), at.phase: "revealed"},
        happens=(Fact(OwedWaived, verb="equip"),),
    ),
    "UQ-TAB-02 a card that is laid after all asks no more": Row(
        given=(*begun(), *turn("mystic", "wealth"), *first("Altar")),
        when=(Lay(end="either", left="nature", right="mystic"), Lay(end="right", left="wealth", right="combat")),
        asked={1: "end"},
        then={at.owes: (), at.tokens: {"wealth": 1}},
    ),
    "UQ-INV-02 a question goes with its card": Row(
        proves="UQ-INV-02 UQ-POT-01",
        given=(*begun(), *CARRIED, item("Mace", slot=None), *put("items", "Mace"), *put("ingredients", "Sage", "Rue")),
        when=(
            Equip(item="Axe"),
            Equip(item="Mace"),
            Craft(one="Sage", other="Rue"),
            Discard(card="Mace"),
            Discard(card="Rue"),
            Discard(card="Axe"),
            Draw(card="Altar"),
        ),
        asked={1: "slot", 2: "slot", 3: "makes"},
        after={4: {at.owes: ("slot", "makes")}, 5: {at.owes: ("slot",)}, 6: {at.owes: ()}},
        then={at.phase: "revealed"},
    ),
    "UQ-INV-01 nobody is asked where something belongs that cannot be put on now": Row(
        proves="UQ-INV-01 UQ-INV-08",
        given=(*begun(), item("Anvil", weight=11, slot=None), *put("items", "Anvil")),
        when=(Equip(item="Anvil"), Equip(item="Anvil", because=RULED), Equip(item="Anvil", slot="OH", because=RULED)),
        asked={2: "slot"},
        refused={1: No("UQ-INV-01", "weight-over")},
        then={at.slots: {"OH": "Anvil"}, at.overruled: 1},
    ),
    "UQ-CHK-04 a check is thrown before its card is done": Row(
        given=(*begun(), *first("Altar")),
        when=(
            StatCheck(stat="mind"),
            Lay(end="left", left="combat", right="nature"),
            Done(),
            StatCheck(stat="mind", die=("6",)),
            Lay(end="left", left="combat", right="nature"),
        ),
        asked={1: "die"},
        refused={2: No("UQ-CHK-04", "check-open", names="check"), 3: No("UQ-CHK-04", "check-open")},
        then={at.turns: 1, at.owes: ()},
    ),
}


def waits(seated: Sitting[UnderQuest]) -> tuple[str, ...]:
    """The words of what the status waits for besides the questions that are open."""
    return tuple(each.words for each in RULESET.views.owed(seated.state) if each.must)


WASTED: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-06 nobody is asked for damage without an enemy": Row(
        proves="UQ-CBT-06 UQ-INC-09",
        given=(*begun(), *put("incantations", "Spark")),
        when=CastIncantation(name="Spark", magic="fire"),
        refused={1: No("UQ-CBT-06", "fight-missing")},
    ),
    "UQ-INC-07 nor for that of a spent incantation": Row(
        given=(*SPELLBOUND, CastIncantation(name="Spark", damage=0), EnemyAttack(dice=("1", "1"))),
        when=CastIncantation(name="Spark", magic="fire"),
        refused={1: No("UQ-INC-07", "incantation-spent")},
    ),
    "UQ-XP-04 nor for the stat of a skill that is out of reach": Row(
        given=(*begun(), *has(xp=5)),
        when=(Learn(skill="Sneak"), Learn(skill="Sneak", because=RULED)),
        asked={2: "stat"},
        refused={1: No("UQ-XP-04", "experience-short")},
        then={at.overruled: 0},
    ),
    "UQ-TRK-04 what is to be made of a part goes with the part": Row(
        given=(*begun(), *put("trinkets", "Wand Shaft", "Amethyst")),
        when=(Combine(one="Wand Shaft", other="Amethyst"), Discard(card="Amethyst")),
        asked={1: "weight"},
        then={at.owes: ()},
    ),
    "UQ-TRK-01 a purchase goes with the trinkets that were to pay": Row(
        given=(*begun(gold=3), *put("trinkets", "Marbles")),
        when=(Buy(item="Rope", trinkets=("Marbles",)), Discard(card="Marbles")),
        asked={1: "weight"},
        then={at.owes: (), at.items: ()},
    ),
    "UQ-INC-02 an incantation that came instead leaves no question": Row(
        given=(*begun(), *has(xp=20), Learn(skill="Wizardry", stat="mind")),
        when=(
            GainIncantation(name="Spark"),
            GainIncantation(name="Glow", level=1),
            GainIncantation(name="Faith", level=1),
        ),
        asked={1: "level"},
        after={2: {at.owes: ("level",)}},
        then={at.owes: (), at.incantations: {"Glow": "ready", "Faith": "ready"}},
    ),
    "UQ-CHR-03 another adventurer leaves no question": Row(
        given=(*founded(), RACE, CLASS, FAMILIAR, RACE.but(name="Gnome")),
        when=(adventurer("Gnome"), adventurer(proficiency="mind", weight=10)),
        asked={1: "proficiency"},
        then={at.owes: (), at.adventurer: ("Cerdorin", "Bastion", "Barn Owl")},
    ),
    "UQ-CBT-01 an enemy that waits leaves no time for what belongs between turns": Row(
        proves="UQ-CBT-01 UQ-LVL-10",
        given=(*begun(gold=9), *CARRIED, *has(xp=20)),
        when=(
            BeginFight(enemy="Rat", as_="card"),
            Equip(item="Axe", slot="PH"),
            Learn(skill="Sneak", stat="mind"),
            Buy(item="Rope", weight=1, cost=1),
            StatCheck(stat="mind"),
            BeginFight(enemy="Rat", as_="card", health=3, initiative=4),
        ),
        asked={1: "health", 5: "die"},
        refused={n: No("UQ-CBT-01", "foe-waiting", names="Rat") for n in (2, 3, 4)},
        then={at.foe: 3, at.owes: ("die",)},
    ),
    "UQ-COM-09 and what a companion asks goes with the companion": Row(
        given=(*with_borko(2), *put("trinkets", "Marbles", "Amethyst")),
        when=(Cheer(), GainCompanion(name="Bear", morale=2, by="quest", swap=True)),
        asked={1: "cards"},
        then={at.owes: ()},
    ),
}
IN_A_FIGHT: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-07 an action that waits for its dice is the action of the turn": Row(
        given=GHOUL,
        when=(Attack(), Consume(item="Powder", damage=3), Pass(), Attack(dice=("5", "3"))),
        asked={1: "dice"},
        refused={2: No("UQ-CBT-07", "blow-waits"), 3: No("UQ-CBT-07", "blow-waits")},
        then={at.foe: 4, at.owes: ()},
    ),
    "UQ-CBT-07 so is a damage item that waits for its damage": Row(
        proves="UQ-CBT-07 UQ-ITM-08",
        given=GHOUL,
        when=(Consume(item="Powder"), Attack(dice=("5", "3")), Consume(item="Powder", damage=3)),
        asked={1: "damage"},
        refused={2: No("UQ-CBT-07", "blow-waits", names="Powder")},
        then={at.foe: 5, at.items: ("Club",), at.owes: ()},
    ),
    "UQ-INC-09 an incantation is an action too": Row(
        proves="UQ-INC-09 UQ-CBT-07",
        given=SPELLBOUND,
        when=(CastIncantation(name="Spark", magic="fire"), Attack(dice=("5", "3"))),
        asked={1: "damage"},
        refused={2: No("UQ-CBT-07", "blow-waits", names="damage")},
    ),
    "UQ-CBT-16 what a fight asked goes with the fight": Row(
        given=GHOUL,
        when=(Attack(), Harm(damage=9, by="Bomb")),
        asked={1: "dice"},
        then={at.foe: None, at.owes: ()},
        happens=(Fact(OwedWaived, verb="attack"),),
    ),
    "UQ-CBT-23 also where the enemy is bought off": Row(
        given=(
            *begun(),
            *put("trinkets", "Marbles"),
            *fights(foe(bribe=("trinkets+1",)), side="enemy"),
        ),
        when=(EnemyAttack(), Bribe(trinkets=("Marbles",), because="it takes them")),
        asked={1: "dice"},
        then={at.owes: ()},
        happens=(Fact(OwedWaived, verb="enemy"),),
    ),
    "UQ-CBT-04 the die for initiative still answers": Row(
        given=(*begun(), foe(), BeginFight(enemy="Ghoul", as_="card")),
        when=(RollInitiative(), Eat(), RollInitiative(die=("6",))),
        asked={1: "die"},
        refused={2: No("UQ-LVL-12", "ration-missing")},
        after={1: {waits: ()}},
        then={at.owes: (), waits: ("attack D1 D2",)},
    ),
    "UQ-END-06 nothing is asked once the game is over": Row(
        proves="UQ-END-06 UQ-END-05",
        given=(*begun(), *CARRIED),
        when=(Equip(item="Axe"), Die(by="Eye")),
        asked={1: "slot"},
        then={at.owes: ()},
        happens=(Fact(OwedWaived, verb="equip"),),
    ),
}


@each({**BETWEEN_TURNS, **WASTED, **IN_A_FIGHT})
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


STOUT = AbominationCard(name="Stout", side="prefix", dice=1)
QUESTIONS: tuple[tuple[str, Moves, Move, str], ...] = (
    ("UQ-ABO-05", (*begun(), STOUT, *second("Skirmish"), foe()), BeginFight(enemy="Ghoul", prefix="Stout"), "Stout"),
    ("UQ-CBT-04", (*begun(), foe(), BeginFight(enemy="Ghoul", as_="card")), RollInitiative(), "Ghoul"),
    ("UQ-CBT-12", GHOUL, Attack(), "Ghoul"),
    ("UQ-CHK-01", (*begun(), *first("Altar")), StatCheck(stat="mind"), "Altar"),
    ("UQ-CHK-01", GHOUL, StatCheck(stat="mind", by="Eye"), "Eye"),
    ("UQ-CBT-05", (*begun(), *fights(foe(check="mind"))), StatCheck(stat="mind"), "Ghoul"),
    ("UQ-TAB-03", (*begun(), *turn(), *first("Altar")), Lay(end="either", left="combat", right="combat"), "Altar"),
    ("UQ-POT-05", KITCHEN, BREW, "Dusk Beetle and Fresh Blood"),
    ("UQ-POT-07", KITCHEN, BREW.but(makes=(("heart", 4),)), "Dusk Beetle and Fresh Blood"),
    ("UQ-POT-08", KITCHEN, BREW.but(makes=(("heart", 4),), hard=5), "Dusk Beetle and Fresh Blood"),
    ("UQ-INC-06", SPELLBOUND, CastIncantation(name="Spark", magic="fire"), "Spark"),
    ("UQ-CHR-07", (*founded(), RACE, CLASS, FAMILIAR), adventurer(proficiency="mind"), "Cerdorin Bastion"),
)


@pytest.mark.parametrize(("rule", "given", "move", "names"), QUESTIONS)
def test_every_question_names_its_card(rule: str, given: Moves, move: Move, names: str) -> None:
    """UQ-ABO-05, UQ-CBT-04, UQ-CBT-12, UQ-CHK-01, UQ-TAB-03, UQ-POT-05, UQ-INC-06, UQ-CHR-07: nobody has to guess."""
    asking = decide(RULESET, Sitting(RULESET, given).state, move).asking
    assert asking is not None, rule
    assert names in asking.asks, rule
