"""Words behind a verb that draws a card: which of them is no new card, whatever is owed."""

from __future__ import annotations

import pytest

from cli.grammar import WordsWrong, next_move, split_line
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.cards import ItemCard, ScourgeCard
from ledger.games.underquest.moves.inventory import Treasure
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest.histories import begun, first, put
from tests.tables import Sitting

VERBS = {"encounter": "UQ-ENC-01", "scourge": "UQ-CUR-02", "incantation": "UQ-INC-02", "fight": "UQ-CBT-02"}
ODD = ("4", "4:2", "yes", "Ana", "ana", "done", "Test", "gold", "fight")


def table() -> UnderQuest:
    """The middle of a Clearing; one scourge was read."""
    return Sitting(RULESET, (*begun(), ScourgeCard(name="Frailty"), *first("Clearing"))).state


@pytest.mark.parametrize("word", ODD)
@pytest.mark.parametrize("verb", VERBS)
def test_a_number_a_player_or_a_word_of_the_game_is_no_new_card(verb: str, word: str) -> None:
    """UQ-ENC-01, UQ-CUR-02, UQ-INC-02, UQ-CBT-02: nobody draws a card called `done`, but with a plus it is one."""
    with pytest.raises(WordsWrong) as wrong:
        next_move(RULESET, table(), (verb, word), lenient=True)
    assert (wrong.value.code, wrong.value.hint) == ("name-odd", f"+{word} if that is its name")
    assert next_move(RULESET, table(), (verb, f"+{word}"), lenient=True)[1] == ()


@pytest.mark.parametrize("line", ["encounter Sortb", "scourge fraity", "incantation Fath", "fight Ork2 prefix Stoot"])
def test_what_looks_like_a_known_card_is_asked_about(line: str) -> None:
    """UQ-ENC-01, UQ-CUR-02, UQ-INC-02, UQ-ABO-02: also behind the small word of another card."""
    with pytest.raises(WordsWrong) as wrong:
        next_move(RULESET, table(), split_line(line), lenient=True)
    assert wrong.value.code == "name-near"


AT_HAND = {
    "item-card iron_h gives defence+1": "Iron Helm",
    "item-card ring gives defence+1": "Adamant Ring",
    "familiar-card barn up does grit+1": "Barn Owl",
    "skill-card cal gives damage+1": "Calm Mind",
    "fight toothy 9 1 0 2 1": "Toothy Chest",
}


@pytest.mark.parametrize("line", AT_HAND)
def test_what_begins_a_card_at_hand_is_asked_about(line: str) -> None:
    """UQ-INV-12, UQ-ITM-05: nothing is written down on a card that nobody has; `+` says that it is another one."""
    mine = (*put("items", "Iron Helm", "Adamant Ring"), *put("skills", "Calm Mind"))
    state = Sitting(RULESET, (*begun(), *mine, *first("Altar"), Treasure(card="Toothy Chest", is_="mimic"))).state
    verb, name, *rest = split_line(line)
    with pytest.raises(WordsWrong) as wrong:
        next_move(RULESET, state, (verb, name, *rest), lenient=True)
    assert (wrong.value.code, wrong.value.candidates) == ("name-near", (AT_HAND[line],))
    assert next_move(RULESET, state, (verb, f"+{name}", *rest), lenient=True)[1] == ()


def test_a_whole_name_that_begins_a_card_nobody_has_is_a_card() -> None:
    """UQ-INV-12: Frost is another card than Frost Trap."""
    state = Sitting(RULESET, (*begun(), ItemCard(name="Frost Trap", weight=1))).state
    typed, _ = next_move(RULESET, state, split_line("item-card Frost 2"), lenient=True)
    assert getattr(typed.move, "name", "") == "Frost"


def test_a_prefix_is_no_number_either() -> None:
    """UQ-ABO-02: `prefix 4` is no title."""
    with pytest.raises(WordsWrong) as wrong:
        next_move(RULESET, table(), split_line("fight Rat prefix 4"), lenient=True)
    assert wrong.value.code == "name-odd"
