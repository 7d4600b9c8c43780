"""Help pages, completion and JSON Schema, all from the declarations."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.grammar import WordsWrong, next_move
from cli.grammar.complete import complete
from cli.grammar.names import fold
from cli.grammar.pages import moves_page, page, usage, word_list, wrapped
from cli.grammar.schema import schema
from cli.grammar.slots import signature
from ledger.core.frozen import Misshapen, from_json, to_json
from ledger.core.model import Move, Opened
from ledger.core.ruleset import decide
from tests.strategies import any_move
from tests.toy import TOY, Hire, Toy, played

KINDS: list[Any] = list(TOY.moves.values())
VALIDATORS = {kind.verb: jsonschema.Draft202012Validator(schema(kind)) for kind in KINDS}


def table() -> Toy:
    state = played("Ana", "Ben")
    return decide(TOY, state, Hire(hero="Brann of Ulm", items=("Long Rope",), who="Ana")).state


TABLE = table()


@pytest.mark.parametrize(
    ("verb", "line"),
    [
        ("scout", "scout PLACE LEVEL"),
        ("draw", "draw [card=CARD]"),
        ("flee", "flee [surely]"),
        ("wound", "wound HERO=N…"),
        ("equip", "equip HERO ITEMS…"),
        ("tell", "tell TEXT… [to PLAYER] [secret]"),
        ("session", "session open|end"),
        ("found", "found PLAYERS… [NAME=VALUE…]"),
        ("place", "place THING at SPOT"),
        ("give", "give THING to PLAYER"),
        ("waive", "waive"),
        ("hire", "hire HERO [level=LEVEL] [from deck|market|street] [health=N/N] [free] [with ITEM…]"),
        ("fight", "fight FOE [with HERO] [boss] [stance=bold|careful] [FACES…]"),
    ],
)
def test_the_usage_of_a_move(verb: str, line: str) -> None:
    assert usage(TOY.moves[verb]) == line


def test_the_page_of_a_move() -> None:
    assert page(TOY.moves["scout"], TOY) == (
        "scout PLACE LEVEL",
        "",
        "Turn the token of a place face up.",
        "",
        "The level is what the token shows.",
        "",
        "PLACE",
        "  which place; or a new one",
        "LEVEL",
        "  level on the token; 1 to 3",
        "",
        "@NAME: somebody else does it",
        "because WHY: a ruling, where a rule of",
        "    Toy says no",
        "",
        "also: look",
        "",
        "rules: TOY-01",
        "",
        "like: scout mines 2",
    )


@pytest.mark.parametrize("width", [24, 40, 50])
@pytest.mark.parametrize("kind", KINDS)
def test_a_page_names_everything_and_is_never_too_wide(kind: Any, width: int) -> None:
    lines = page(kind, TOY, width)
    assert max(map(len, lines)) <= width
    told = "".join("".join(lines).split())
    assert "".join(usage(kind).split()) in told
    assert "".join(kind.example.split()) in told
    for slot in signature(kind):
        assert "".join(slot.help.split()) in told


def test_all_moves_stand_on_one_page_the_games_own_first() -> None:
    lines = moves_page(TOY)
    assert max(map(len, lines)) <= 40
    assert "…" not in "".join(lines)
    assert lines[:2] == ("scout   Turn the token of a place face", "        up")
    verbs = [line.split()[0] for line in lines if line[0] != " "]
    assert verbs[:3] == ["scout", "hire", "draw"]
    assert sorted(verbs) == sorted(TOY.moves)


def test_a_long_word_in_the_list_pushes_its_own_line_on_alone() -> None:
    lines = word_list((("ingredient-card", "Write down what it prints. Once."), ("go", "Go on to the next step")), 30)
    assert lines == (
        "ingredient-card Write down",
        "             what it prints",
        "go           Go on to the next",
        "             step",
    )


@given(st.text(), st.integers(10, 60), st.integers(0, 6))
def test_wrapping_keeps_every_letter(text: str, width: int, hanging: int) -> None:
    lines = wrapped(text, width, hanging)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize(
    ("words", "unfinished", "offered"),
    [
        ((), "sc", ("scout",)),
        ((), "un", ("undo",)),
        (("scout",), "", ("Mines", "Burial_Mound", "Mirror_Lake")),
        (("scout",), "bur", ("Burial_Mound",)),
        (("scout",), "burial_", ("Burial_Mound",)),
        (("sc", "mines"), "", ("1", "2", "3")),
        (("scout", "mines", "2"), "", ()),
        (("scout", "mines", "2"), "@a", ("@Ana",)),
        (("scout",), "@", ("@Ana", "@Ben", "@Brann_of_Ulm")),
        (("hire", "Ulf"), "f", ("from", "free")),
        (("hire", "Ulf"), "", ("1", "2", "3", "level=", "from", "health=", "free", "with")),
        (("hire", "Ulf", "2", "free"), "", ("from", "health=", "with")),
        (("hire", "Ulf", "from"), "", ("deck", "market", "street")),
        (("hire", "Ulf", "from"), "m", ("market",)),
        (("hire", "Ulf"), "from=s", ("from=street",)),
        (("hire", "Ulf"), "level=", ("level=1", "level=2", "level=3")),
        (("hire", "Ulf", "with"), "l", ("Long_Rope",)),
        (("fight", "Ogre", "with"), "", ("Brann_of_Ulm",)),
        (("fight", "Ogre", "xx"), "b", ("bold", "boss")),
        (("flee",), "", ("yes", "no", "surely")),
        (("wound",), "b", ("Brann_of_Ulm=",)),
        (("tell", "to"), "", ("Ana", "Ben")),
        (("tell", "once"), "u", ()),
        (("tell",), "s", ("secret",)),
        (("draw", "because", "the"), "", ()),
        (("draw,",), "sc", ("scout",)),
        (("draw", ","), "sc", ("scout",)),
        (("draw,", "scout"), "mir", ("Mirror_Lake",)),
        (("@ana", "scout"), "mir", ("Mirror_Lake",)),
        (("@ana",), "sc", ()),
        (("session",), "", ("open", "end")),
        (("option", "dark_elves"), "y", ("yes",)),
        (("nonsense",), "", ()),
        (("undo",), "", ()),
        (("give", "x", "to"), "", ("Ana", "Ben")),
    ],
)
def test_what_may_come_next_is_offered_as_it_is_typed(
    words: tuple[str, ...], unfinished: str, offered: tuple[str, ...]
) -> None:
    assert complete(TOY, TABLE, words, unfinished, ("undo", "u")) == offered


def test_what_is_owed_is_offered_first() -> None:
    state = TABLE.but(opened=(Opened(verb="flee", given="{}", field="surely", asks="Really?"),))
    assert complete(TOY, state, (), "")[:2] == ("yes", "no")


@given(
    st.lists(
        st.sampled_from(("scout", "hire", "with", "mines", "2", "x", ",", "from", "@ana", "\ud800", "")), max_size=5
    ),
    st.text(max_size=2),
)
def test_completion_never_fails_and_keeps_what_was_typed(words: list[str], unfinished: str) -> None:
    for offered in complete(TOY, TABLE, tuple(words), unfinished):
        assert fold(offered).startswith(fold(unfinished))


@pytest.mark.parametrize("words", [("scout",), ("deploy",), ("equip",), ("fight", "x", "with"), ("hire", "x")])
def test_what_is_offered_can_be_typed(words: tuple[str, ...]) -> None:
    for offered in complete(TOY, TABLE, words, ""):
        try:
            next_move(TOY, TABLE, (*words, offered), lenient=False)
        except WordsWrong as wrong:
            assert wrong.code in ("word-missing", "verb-unknown", "number-bad"), offered  # noqa: PT017  the law is: no other


@settings(max_examples=60)
@given(any_move(TABLE, TOY))
def test_the_schema_takes_what_is_stored(move: Move) -> None:
    VALIDATORS[move.verb].validate(json.loads(json.dumps(to_json(move))))


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_is_a_schema(kind: Any) -> None:
    jsonschema.Draft202012Validator.check_schema(schema(kind))


@pytest.mark.parametrize(
    ("verb", "data"),
    [
        ("scout", {"place": "Mines"}),
        ("scout", {"place": "Mines", "level": "2"}),
        ("scout", {"place": 1, "level": 2}),
        ("scout", {"place": "Mines", "level": 2, "depth": 3}),
        ("hire", {"hero": "Ulf", "source": "moon"}),
        ("hire", {"hero": "Ulf", "health": [1]}),
        ("hire", {"hero": "Ulf", "items": "Rope"}),
        ("hire", {"hero": "Ulf", "free": 1}),
        ("wound", {"shares": [["Zoë", "2"]]}),
        ("wound", {"shares": [["Zoë"]]}),
        ("flee", {"because": 3}),
    ],
)
def test_the_schema_refuses_what_cannot_be_read(verb: str, data: dict[str, Any]) -> None:
    with pytest.raises(Misshapen):
        from_json(TOY.moves[verb], data)
    assert not VALIDATORS[verb].is_valid(data)


@pytest.mark.parametrize("data", [{"place": "Mines", "level": 4}, {"place": "x" * 61, "level": 1}])
def test_the_schema_knows_the_bounds_too(data: dict[str, Any]) -> None:
    assert not VALIDATORS["scout"].is_valid(data)


def test_the_schema_describes_the_fields() -> None:
    told = schema(TOY.moves["hire"])
    assert told["title"] == "hire"
    assert told["required"] == ["hero"]
    assert told["properties"]["source"] == {
        "enum": ["deck", "market", "street"],
        "description": "where it comes from",
        "default": "deck",
    }
    assert told["properties"]["level"]["anyOf"][0] == {"type": "integer", "minimum": 1, "maximum": 3}
