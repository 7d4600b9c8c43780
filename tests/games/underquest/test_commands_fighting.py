"""The commands of a fight, and of what experience buys, are one short line each."""

from __future__ import annotations

import pytest

from cli.grammar import next_said, split_line
from ledger.core.model import Move
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.fighting import Attack, Bribe, ClaimTreasure, EnemyAttack, Flee, Harm, Pass
from ledger.games.underquest.moves.learning import CastIncantation, GainIncantation, Learn, Reactivate
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from tests.games.underquest.histories import begun, foe, put
from tests.games.underquest.histories_fighting import PEARLS
from tests.games.underquest.histories_learning import wizard
from tests.tables import Sitting

STATE = Sitting(RULESET, (*begun(), foe("Ghoul"), *wizard(Spark=1), *put("trinkets", *PEARLS))).state
LINES: dict[str, Move] = {
    "fight ghoul": BeginFight(enemy="Ghoul"),
    "fight orc prefix stout hp 4": BeginFight(enemy="Orc", prefix="Stout", hp=("4",)),
    "fight Wisp health 4 initiative 2 as mimic": BeginFight(enemy="Wisp", health=4, initiative=2, as_="mimic"),
    "initiative 1:5": RollInitiative(die=("1:5",)),
    "attack 4 2": Attack(dice=("4", "2")),
    "attack 5:1 5:6 grit 2": Attack(dice=("5:1", "5:6"), grit=2),
    "attack 4 2 Rage=2": Attack(dice=("4", "2"), plus=(("Rage", 2),)),
    "enemy 3 6": EnemyAttack(dice=("3", "6")),
    "enemy 3 6 plus 2 stops 1": EnemyAttack(dice=("3", "6"), plus=2, stops=1),
    "harm 3 fire by Torch": Harm(damage=3, magic="fire", by="Torch"),
    "pass": Pass(),
    "bribe loose amethyst": Bribe(trinkets=PEARLS),
    "bribe gold=-3": Bribe(gains=(("gold", -3),)),
    "bribe ingredients Dusk_Beetle ?": Bribe(ingredients=("Dusk Beetle", "?")),
    "flee by Smoke_Bomb": Flee(by="Smoke Bomb"),
    "claim gold=2": ClaimTreasure(gains=(("gold", 2),)),
    "claim cards treasure": ClaimTreasure(cards=("treasure",)),
    "learn nimble agility": Learn(skill="Nimble", stat="agility"),
    "learn Riposte brawn after nimble": Learn(skill="Riposte", stat="brawn", requires="Nimble"),
    "incantation faith 1": GainIncantation(name="Faith", level=1),
    "incantation Blaze 2 by Fire_Magic": GainIncantation(name="Blaze", level=2, by="Fire Magic"),
    "fight Imp 9 1 0 4 2 weak ice": BeginFight(
        enemy="Imp", health=9, damage=1, defence=0, initiative=4, xp=2, weak="ice"
    ),
    "harm 3 fire weak none": Harm(damage=3, magic="fire", weak="none"),
    "cast spark deals 3 fire": CastIncantation(name="Spark", damage=3, magic="fire"),
    "cast ward poison=-1 option 2": CastIncantation(name="Ward", gains=(("poison", -1),), choice=2),
    "reactivate spark by sortab": Reactivate(name="Spark", by="Sortab"),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_short_and_read(line: str) -> None:
    """UQ-CBT-06, UQ-XP-04, UQ-INC-06: a blow, a skill, an incantation."""
    typed, rest = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert (typed.move, rest) == (LINES[line], ())
