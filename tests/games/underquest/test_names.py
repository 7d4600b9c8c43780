"""Words behind a verb that draws a card: which of them is no new card, whatever is owed."""

from __future__ import annotations

import pytest

from cli.grammar import WordsWrong, next_move, split_line
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.cards import ScourgeCard
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest.histories import begun, first
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


def test_a_prefix_is_no_number_either() -> None:
    """UQ-ABO-02: `prefix 4` is no title."""
    with pytest.raises(WordsWrong) as wrong:
        next_move(RULESET, table(), split_line("fight Rat prefix 4"), lenient=True)
    assert wrong.value.code == "name-odd"
