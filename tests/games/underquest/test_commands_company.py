"""The commands for companions, rewards and quest cards as they are typed, and what is asked back."""

from __future__ import annotations

import pytest

from cli.grammar import next_said, split_line
from ledger.core.model import Move
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.cards import CompanionCard
from ledger.games.underquest.moves.company import Archangel, Camp, Cheer, Dismiss, GainCompanion, Reward
from ledger.games.underquest.moves.exploring import Lay, Pay
from tests.games.underquest.histories import put
from tests.games.underquest.histories_company import PEARLS, with_borko, wizard
from tests.tables import Sitting

GIVEN = (*with_borko(1), *wizard(), *put("trinkets", PEARLS), *put("ingredients", "Human Bone"))
STATE = Sitting(RULESET, GIVEN).state
LINES: dict[str, Move] = {
    "reward Ice_Wand item 1": Reward(card="Ice Wand", item=True, weight=1),
    "reward pigman no morale 3 swap": Reward(card="Pigman", item=False, morale=3, swap=True),
    "companion borko": GainCompanion(name="Borko"),
    "companion Mule_Boy 4 swap by quest": GainCompanion(name="Mule Boy", morale=4, swap=True, by="quest"),
    "companion-card borko 3 2 1 4": CompanionCard(name="Borko", morale=3, damage=2, defence=1, encumbrance=4),
    "companion-card borko defence 1 damage 2": CompanionCard(name="Borko", damage=2, defence=1),
    "cheer loose_pearls": Cheer(cards=("Loose Pearls",)),
    "cheer price gold+2": Cheer(price=("gold+2",)),
    "dismiss by Bridge": Dismiss(by="Bridge"),
    "archangel 4": Archangel(amount=4),
    "camp faith": Camp(incantation="Faith"),
    "camp health=2 grit=1": Camp(gains=(("health", 2), ("grit", 1))),
    "lay either nature mystic": Lay(end="either", left="nature", right="mystic"),
    "pay nature=1 with human_bone Fresh_Blood": Pay(tokens=(("nature", 1),), spend=("Human Bone", "Fresh Blood")),
}
ANSWERS: dict[tuple[str, str], Move] = {
    ("reward Pigman", "no"): Reward(card="Pigman", item=False),
    ("reward Halo", "yes"): Reward(card="Halo", item=True),
    ("companion Rat swap", "Old_Well"): GainCompanion(name="Rat", swap=True, by="Old Well"),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_short_and_read(line: str) -> None:
    typed, rest = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert (typed.move, rest) == (LINES[line], ())


@pytest.mark.parametrize(("line", "said"), ANSWERS)
def test_a_question_takes_a_bare_answer(line: str, said: str) -> None:
    """UQ-RWD-03, UQ-COM-01: what nobody typed yet is asked for, and one word answers it."""
    seated = Sitting(RULESET, GIVEN)
    asked, _ = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert seated.say(asked.move).asked
    answered, _ = next_said(RULESET, seated.state, split_line(said), lenient=True)
    assert answered.move == ANSWERS[(line, said)]
