"""What is wrong with a pack is told by file, line and field, all of it at once; a template is right from the start."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.packs.shape import meant, misfits, own_misfits
from ledger.core.model import Move
from ledger.registry import games, ruleset
from tests.cli.conftest import Shell

PACK = """\
[pack]
name = "base"
version = "1"
game = "draggmar"

[[sites]]
places = ["Mines", "Ford"]

[[faction]]
place = "Ford"
faction = "bandits"

[[hero-card]]
name = "Brann"
level = 1
of = "warrior"
values = [3, 4]

[[item-card]]
name = "Sword"
level = 1
for = ["warrior", "priest"]

[[room-card]]
name = "Ogre"
level = 1
loot = true
"""
MISTAKES = {
    "above its bounds": ("level = 1\nof", "level = 4\nof", "line 15, hero-card 1, level: 4 is above 3", "from 1 to 3"),
    "below its bounds": ("level = 1\nloot", "level = -1\nloot", "line 26, room-card 1, level: -1 is below 0", "0 to 3"),
    "no number": ("level = 1\nof", 'level = "1"\nof', 'line 15, hero-card 1, level: "1" is no whole', "from 1 to 3"),
    "a word of no list": ('"warrior"\n', '"warior"\n', 'line 16, hero-card 1, of: "warior"', "did you mean warrior?"),
    "one word of several": ('"priest"]', '"prist"]', "line 22, item-card 1, for 2:", "did you mean priest?"),
    "a field of another name": ("values =", "vals =", "line 17, hero-card 1, vals: there is no", "mean values?"),
    "a table of another name": ("[[hero-card]]", "[[hero-crad]]", "line 13, hero-crad 1: a pack", "mean hero-card?"),
    "a table with one bracket": ("[[room-card]]", "[room-card]", "line 24, room-card: it is written", "two brackets"),
    "a field left out": ('name = "Ogre"\n', "", "line 24, room-card 1, name: it is missing", 'name = "NAME"'),
    "half a pair": ("[3, 4]", "[3]", "line 17, hero-card 1, values 2: it is missing", "values = [2, 3]"),
    "more than a pair": ("[3, 4]", "[3, 4, 5]", "line 17, hero-card 1, values: it has too many", "values = [2, 3]"),
    "no list": ("[3, 4]", "3", "line 17, hero-card 1, values: 3 is no list", "values = [2, 3]"),
    "neither yes nor no": ("loot = true", "loot = 1", "line 27, room-card 1, loot: 1 is neither", "true or false"),
    "no text": ('"Ford"]', "7]", "line 7, sites 1, places 2: 7 is no text", 'places = ["NAME", ...]'),
    "an unknown place": ('place = "Ford"', 'place = "Frod"', "line 10, faction 1, place: No place", "mean Ford?"),
    "a name too long": ('"Ogre"', f'"{"x" * 61}"', "line 25, room-card 1, name: A name has at most", "shorten it"),
    "an unknown game": ('"draggmar"', '"dragmar"', "line 4, pack, game: no game is called", "did you mean draggmar?"),
    "a version that is a number": ('"1"\ngame', "1\ngame", "line 3, pack, version: 1 is no text", 'version = "TEXT"'),
    "no name": ('name = "base"\n', "", "line 1, pack, name: it is missing", 'name = "TEXT"'),
    "an empty name": ('name = "base"', 'name = " "', "line 2, pack, name: A name cannot be empty", "type a name"),
    "no header": ("[pack]", "[pcak]", "line 1, pack, name: it is missing", 'name = "TEXT"'),
    "two headers": ("[pack]", "[[pack]]", "line 1, pack: it is written [pack]", "single brackets"),
    "a place without a token": ('"Mines", "Ford"', '"City", "Ford"', "line 6, sites 1: City has no level token", ""),
    "a card that says nothing": ('of = "warrior"\nvalues = [3, 4]\n', "", "line 13, hero-card 1: Nothing new", ""),
    "no TOML": ("level = 1\nof", "level 1\nof", "line 15, the file: Expected '='", "pack new GAME -"),
    "TOML that ends too early": ("loot = true\n", "loot = [", "line 27, the file:", "pack new GAME -"),
}
MINDED = ("a place without a token", "a card that says nothing")
"""What a rule or a campaign has to say: told, and no mistake of the file."""


@pytest.mark.parametrize("phone", [False, True], ids=["with pydantic", "without"])
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_file_line_and_field(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, *, phone: bool
) -> None:
    was, now, told, hint = MISTAKES[name]
    assert PACK.count(was) == 1
    (tmp_path / "base.toml").write_text(PACK.replace(was, now), "utf-8")
    if phone:
        monkeypatch.setitem(sys.modules, "pydantic", None)
        monkeypatch.delitem(sys.modules, "ledger.store.border", raising=False)

    answer = " ".join(shell("pack check base.toml", status=0 if name in MINDED else 2).split())

    assert f"{'Mind ' if name in MINDED else 'No: '}base.toml, {told}" in answer
    assert hint in answer


def test_a_sound_pack_is_counted(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(PACK, "utf-8")

    told = shell("pack check base.toml")

    assert told.startswith("base 1 for draggmar (")
    assert told.endswith("  sites: 1\n  faction: 1\n  hero-card: 1\n  item-card: 1\n  room-card: 1\n")


def test_all_mistakes_are_told_and_a_dozen_in_full(shell: Shell, tmp_path: Path) -> None:
    rows = "".join(f'\n[[hero-card]]\nname = "Hero {number}"\nlevel = 9\n' for number in range(14))
    (tmp_path / "base.toml").write_text(PACK.split("[[sites]]", maxsplit=1)[0] + rows, "utf-8")

    told = shell("pack check base.toml", status=2)

    assert told.count("9 is above 3") == 12
    assert told.endswith("And 2 more.\n")
    wrong = shell.json("pack check base.toml", status=2)["wrong"]
    assert [each["line"] for each in wrong] == [9 + 4 * number for number in range(14)]
    assert wrong[1]["at"] == ["hero-card", 1, "level"]


def test_a_file_that_is_no_text_is_told_its_line(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_bytes(b'[pack]\nname = "\xff"\n')

    assert "base.toml, line 2, the file" in shell.flat("pack check base.toml", status=2)


def test_a_deck_list_is_a_table_of_cards_with_their_numbers(shell: Shell, tmp_path: Path) -> None:
    deck = '[[cards]]\ndeck = "items-1"\ncards = { Axe = 2, "Long Bow" = 1 }\n'
    (tmp_path / "base.toml").write_text(f"{PACK}\n{deck}", "utf-8")
    shell("new dusk draggmar Ana Ben")

    shell("pack add base.toml")

    assert "cards items-1 Axe=2 Long_Bow=1" in shell.flat("pack show base")
    (tmp_path / "odd.toml").write_text(f"{PACK}\n{deck.replace('= 2', '= 0')}", "utf-8")
    assert "odd.toml, line 31, cards 1, cards, Axe: 0 is below 1" in shell.flat("pack check odd.toml", status=2)


COUNTED = {
    "draggmar": ("items-1", '[[decks]]\nkind = "items"\none = 4\ntwo = 1\nthree = 1\n'),
    "degenerates": ("loot", '[[deck]]\nname = "loot"\ncards = 4\n'),
}


@pytest.mark.parametrize("game", COUNTED)
def test_a_pack_lists_a_deck_of_every_game_and_the_program_knows_its_odds(
    shell: Shell, tmp_path: Path, game: str
) -> None:
    deck, counted = COUNTED[game]
    cards = f'[[cards]]\ndeck = "{deck}"\ncards = {{ Axe = 3, Bow = 1 }}\n'
    head = f'[pack]\nname = "deck"\nversion = "1"\ngame = "{game}"\n'
    (tmp_path / "deck.toml").write_text(head + counted + cards, "utf-8")
    shell(f"new dusk {game} Ana Ben")

    shell("pack add deck.toml")

    odds = shell(f"odds {deck}")
    assert re.findall(r"(?:Axe|Bow)\D*(\d+)", odds) == ["3", "1"]


# ------------------------------------------------------------ with and without pydantic

TEACHING = [kind for game in games() for kind in ruleset(game).moves.values() if kind.teaches]
VALUES = st.recursive(
    st.sampled_from(["Ana", "", "warrior", "path", 0, 1, 3, 7, 100, -1, True, False, 1.5]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=300)
@given(kind=st.sampled_from(TEACHING), data=st.data())
def test_a_phone_finds_the_same_faults_as_pydantic(kind: type[Move], data: st.DataObject) -> None:
    fields = st.sampled_from([*kind.layout, "nonsense"])
    row = meant(kind, data.draw(st.dictionaries(fields, VALUES, max_size=6)))

    assert sorted(own_misfits(kind, row), key=str) == sorted(misfits(kind, row), key=str)


# ------------------------------------------------------------ the template

EXAMPLE = re.compile(r"^# (?=\[\[|# |[a-z_]+ = )", re.MULTILINE)


@pytest.mark.parametrize("game", games())
def test_a_template_is_sound_as_it_is_and_with_its_examples(shell: Shell, tmp_path: Path, game: str) -> None:
    assert "pack check hills.toml" in shell.flat(f"pack new {game} hills.toml")
    text = (tmp_path / "hills.toml").read_text("utf-8")
    assert shell("pack check hills.toml").startswith(f"hills 1 for {game} (")
    assert max(map(len, text.splitlines())) <= 80
    (tmp_path / "hills.toml").write_text(EXAMPLE.sub("", text), "utf-8")

    told: dict[str, Any] = shell.json("pack check hills.toml")["pack"]

    taught = {kind.verb for kind in ruleset(game).moves.values() if kind.teaches}
    assert {verb: told.get(verb) for verb in taught} == dict.fromkeys(taught, 1)


@pytest.mark.parametrize("game", games())
def test_every_field_of_every_table_is_in_the_template(shell: Shell, game: str) -> None:
    text = shell.json(f"pack new {game} -")["document"]
    tables = {part.split("]]")[0]: part for part in text.split("# [[")[1:]}

    for kind in ruleset(game).moves.values():
        for field in kind.layout if kind.teaches else ():
            assert field in ("who", "because") or f" {field.rstrip('_')} = " in tables[kind.verb]


def test_a_template_overwrites_nothing_and_names_the_games(shell: Shell, tmp_path: Path) -> None:
    shell("pack new draggmar")
    (tmp_path / "draggmar-pack.toml").write_text("mine", "utf-8")

    assert "[name-taken]" in shell("pack new draggmar", status=3)
    assert (tmp_path / "draggmar-pack.toml").read_text("utf-8") == "mine"
    assert "draggmar" in shell("pack new", status=2)
    assert "[game-unknown]" in shell.flat("pack new chess", status=2)
    assert "Would write" in shell("--dry-run pack new draggmar other.toml")
    assert not (tmp_path / "other.toml").exists()
