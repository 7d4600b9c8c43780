"""A redacted campaign: nobody's name and nobody's words, and the same numbers."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from cli.grammar.unparse import line_of
from ledger.core.table.moves import Found, Note, Roll
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import First, Sites
from ledger.registry import games
from ledger.store import exchange
from ledger.store.audit import Audit
from ledger.store.campaigns import found
from ledger.store.check import Check
from ledger.store.entries import move_of
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.redact import NAME, NameEntangled, redacted
from ledger.store.redact.phrases import Phrases
from ledger.store.steps import Steps
from tests.laws.histories import HIDDEN, PEOPLE, history
from tests.store.table import SAID, note, say, undo
from tests.toy import Scout


def document(opened: Ledger[Any]) -> str:
    """The redacted campaign as it is sent away."""
    file = io.StringIO()
    exchange.write(NAME, redacted(opened, line_of).ledger, file, redacted=True)
    return file.getvalue()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", games())
def test_it_holds_no_name_and_no_text_and_the_same_numbers(game: str, seed: int, home: Home) -> None:
    played = history(game, seed)

    text = document(played)

    raw = text.encode("utf-8").decode("unicode_escape", "ignore") + text
    assert [word for word in (*PEOPLE, HIDDEN) if word in text or word in raw] == []
    assert json.loads(text)["redacted"] is True
    name, opened = exchange.read(home, text, "Bug")
    assert (name, Audit(opened).deep().wrong) == ("Bug", "")
    views = played.rules.views
    assert [(each.value, each.low, each.high) for each in views.tracks(opened.state)] == [
        (each.value, each.low, each.high) for each in views.tracks(played.state)
    ]
    assert [each.left for each in views.decks(opened.state)] == [each.left for each in views.decks(played.state)]
    assert (opened.last.number, opened.head) == (played.last.number, played.head)
    assert list(Check(opened).differences()) == []
    opened.close()


def test_players_reasons_marks_and_lines_are_replaced_each_by_the_same_word(ledger: Ledger[Any]) -> None:
    note(ledger, "Ana was tired")
    say(ledger, Scout(place="Burial Mound", level=2, who="Ben"))
    note(ledger, "Ana was tired")
    Steps(ledger).mark("Ben's flat", SAID.but(verb="mark"))
    undo(ledger)

    found = redacted(ledger, line_of)

    assert found.ledger.state.players == ("Player 1", "Player 2")
    assert (found.names, found.texts, found.stays) == (2, 2, ())
    assert Steps(found.ledger).marks() == [("Mark 1", Steps(ledger).marks()[0][1])]
    told = [entry.said.typed for entry in map(found.ledger.entry, range(2, found.ledger.last.number + 1)) if entry.said]
    assert told[1:] == ["note Text 1", "scout Burial_Mound 2 @Player_2", "note Text 1", "mark", ""]


def test_an_open_question_and_a_short_reason_are_replaced_where_they_are_kept_as_text(home: Home) -> None:
    opened = found(home, "Open", "draggmar", Found(players=("Ana", "Ben")))
    say(opened, Roll(dice="2d6", who="Ana", because="eh"))
    say(opened, Roll(dice="2d6", faces=("1", "2"), who="Ana", because="eh"))
    say(opened, Roll(dice="1d6", who="Ben", because="eh"))

    told = redacted(opened, line_of).ledger

    assert json.loads(told.state.opened[0].given) == {"who": "Player 2", "because": "Text 1", "dice": "1d6"}
    assert (told.state.opened[0].who, told.entry(2).said.typed) == ("Player 2", "found")
    opened.close()


def test_a_place_called_like_a_text_stays_one_place(home: Home) -> None:
    """The text is replaced in its own field only, for the rest of the campaign hangs on the place."""
    opened = found(home, "Place", "draggmar", Found(players=("Ana", "Ben")))
    say(opened, Sites(places=("Old Quarry", "Gap")))
    note(opened, "Old Quarry")

    told = redacted(opened, line_of).ledger

    assert [each.name for each in told.rules.views.places(told.state)] == [
        each.name for each in opened.rules.views.places(opened.state)
    ]
    said = told.entry(told.last.number).said
    assert said is not None
    assert move_of(told.rules, said) == Note(text="Text 1")
    opened.close()


def test_a_text_that_looks_like_a_sheet_is_a_text(ledger: Ledger[Any]) -> None:
    note(ledger, '["my wallet"]')
    note(ledger, '{"wallet": "mine"}')

    text = document(ledger)

    assert "wallet" not in text
    assert "Text 2" in text


def test_a_text_that_is_a_word_of_the_facts_is_replaced_in_its_own_move(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a game that does not know its own words: a note that says what a fact says of the table."""
    opened = found(home, "Words", "draggmar", Found(players=("Ana", "Ben")))
    monkeypatch.setattr("ledger.store.redact.disguise.own_words", lambda _rules: frozenset())
    say(opened, Sites(places=tuple(f"Site {n}" for n in range(1, 13))), First(name="Ana"), Next())
    note(opened, "scouting")

    told = redacted(opened, line_of).ledger

    assert "scouting" in told.rules.views.where(told.state)
    assert told.rules.views.where(told.state) == opened.rules.views.where(opened.state)
    said = told.entry(told.last.number).said
    assert said is not None
    assert said.typed == "note Text 1"
    opened.close()


def test_what_would_not_show_the_same_is_not_written(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who is called like a track, of a game that does not know its own words."""
    opened = found(home, "Doom", "toy", Found(players=("doom", "Ben")))
    monkeypatch.setattr("ledger.store.redact.disguise.own_words", lambda _rules: frozenset())

    with pytest.raises(NameEntangled):
        redacted(opened, line_of)
    opened.close()


def test_a_phrase_is_replaced_where_words_end_and_the_longest_goes_first() -> None:
    phrases = Phrases({"Kit": "Player 1", "First Aid Kit": "First Aid Kit", "O'Malley": "Player 2", "-x": "y"})
    assert phrases.replaced("Kit, O'Malley's Kits and Kit/2") == "Player 1, Player 2's Kits and Player 1/2"
    assert phrases.replaced("Kit has a First Aid Kit") == "Player 1 has a First Aid Kit"
    assert phrases.replaced("a-x a -x") == "ay a y"
    assert phrases.replaced("") == ""


def test_a_name_that_the_game_prints_stays_and_is_told(home: Home) -> None:
    opened = found(home, "Words", "draggmar", Found(players=("Mines", "Ben")))

    told = redacted(opened, line_of)

    assert told.stays == ("Mines",)
    assert told.ledger.state.players == ("Mines", "Player 1")
    opened.close()
