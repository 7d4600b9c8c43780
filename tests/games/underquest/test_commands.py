"""The commands of a solo evening are short: a turn is two lines, a fight one line a blow."""

from __future__ import annotations

import pytest

from cli.grammar import WordsWrong, next_said, split_line
from ledger.core.model import Move
from ledger.games.underquest import RULESET, content
from ledger.games.underquest.moves.cards import EnemyCard, ItemCard, SkillCard
from ledger.games.underquest.moves.company import GainCompanion
from ledger.games.underquest.moves.exploring import Draw, Lay, Pay, Resolve, Swap, Trade, TurnQuest
from ledger.games.underquest.moves.inn import BuyRations
from ledger.games.underquest.moves.inventory import Obtain
from ledger.games.underquest.moves.learning import Learn
from ledger.games.underquest.moves.opening import BeginFight
from ledger.games.underquest.moves.potions import Craft, Exquisite, Risk
from ledger.games.underquest.moves.setup import MakeAdventurer
from tests.games.underquest.histories import begun, first, put
from tests.tables import Sitting

STATE = Sitting(
    RULESET,
    (
        *begun(),
        SkillCard(name="Strong Arm"),
        *put("ingredients", "Dusk Beetle", "Human Bone"),
        *put("items", "Ember Ring"),
    ),
).state
WHOLE = MakeAdventurer(
    race="Cerdorin", class_="Bastion", familiar="Barn Owl", proficiency="brawn", weight=10, gold=5, rations=3
)
LINES: dict[str, Move] = {
    "draw clearing": Draw(card="Clearing"),
    "d mush": Draw(card="Mushroom Cave"),
    "draw": Draw(),
    "resolve": Resolve(),
    "swap tr": Swap(card="Treasure Chest"),
    "lay left nature mystic": Lay(end="left", left="nature", right="mystic"),
    "lay l n m": Lay(end="left", left="nature", right="mystic"),
    "trade wealth": Trade(what="wealth"),
    "pay": Pay(),
    "pay nature=1 ingredients=2": Pay(tokens=(("nature", 1), ("ingredients", 2))),
    "craft dusk human 4": Craft(one="Dusk Beetle", other="Human Bone", die=("4",)),
    "risk human": Risk(card="Human Bone"),
    "exq dusk gold=1": Exquisite(card="Dusk Beetle", gains=(("gold", 1),)),
    "learn strong": Learn(skill="Strong Arm"),
    "learn +Strong": Learn(skill="Strong"),
    "adv cer bas barn brawn 10 5 3": WHOLE,
    "adv cer bas barn brawn weight 10 gold 5 rations 3": WHOLE,
    "obtain Mace trapping weight 3": Obtain(item="Mace", deck="trapping", weight=3),
    "item-card Mace weight 3 slot PH cost 4": ItemCard(name="Mace", weight=3, slot="PH", cost=4),
    "rations 4": BuyRations(gold=4),
    "fight Goblin 6 2 1 4 2": BeginFight(enemy="Goblin", health=6, damage=2, defence=1, initiative=4, xp=2),
    "enemy-card Goblin 6 2 1 4 2": EnemyCard(name="Goblin", health=6, damage=2, defence=1, initiative=4, xp=2),
    "enemy-card Goblin xp 2": EnemyCard(name="Goblin", xp=2),
    "quest Ash_Stair wealth=2 phase 2": TurnQuest(title="Ash Stair", cost=(("wealth", 2),), phase=2),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_short_and_read(line: str) -> None:
    typed, rest = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert (typed.move, rest) == (LINES[line], ())


def test_an_answer_fills_nothing_that_was_given_before() -> None:
    """UQ-CBT-02: the initiative that is asked for, and further numbers of the row."""
    seated = Sitting(RULESET, (*begun(), *first("Skirmish")))
    seated.say(BeginFight(enemy="Goblin", health=6))
    typed, _ = next_said(RULESET, seated.state, ("4", "2", "1"), lenient=True)
    assert typed.move == BeginFight(enemy="Goblin", health=6, initiative=4, damage=2, defence=1)


def test_a_bare_number_names_no_card() -> None:
    """UQ-SET-07, UQ-COM-01: no quest is called 3, and 3 brings nobody."""
    seated = Sitting(RULESET, begun())
    for prefix in (("quest",), ()):
        with pytest.raises(WordsWrong) as wrong:
            next_said(RULESET, seated.state, ("3",), lenient=True, prefix=prefix)
        assert wrong.value.code == "nothing-owed"
        seated.say(GainCompanion(name="Borko", morale=3))


def test_the_help_names_every_number_that_a_card_may_change() -> None:
    """UQ-CHK-02: what may follow `gives`."""
    told = set((SkillCard.__doc__ or "").replace(",", " ").replace(".", " ").split())
    assert set(content.box().modifiers) <= told


def test_a_turn_is_two_commands_of_one_line() -> None:
    """UQ-LVL-09: drawn, turned up, resolved, laid; the other card went away unseen."""
    words = split_line("draw altar, lay left nature wealth")
    seated = Sitting(RULESET, begun())
    while words:
        typed, words = next_said(RULESET, seated.state, words, lenient=True)
        assert seated.say(typed.move).refusal is None
    assert seated.state.turns == 1
    assert [(each.left, each.right) for each in seated.state.tableau] == [("nature", "wealth")]
