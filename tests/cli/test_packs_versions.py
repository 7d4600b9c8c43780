"""Another version of a pack shows what it would change; two packs side by side overwrite nothing of each other."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cli.door import run
from tests.cli.conftest import Shell

ROOT = Path(__file__).parents[2]

ONE = """\
[pack]
name = "base"
version = "1"
game = "draggmar"

[[sites]]
places = ["Mines", "Tower"]

[[faction]]
place = "Tower"
faction = "bandits"

[[decks]]
kind = "items"
one = 24
two = 22
three = 21

[[hero-card]]
name = "Brann"
level = 1
of = "warrior"
values = [3, 4]

[[hero-card]]
name = "Brann"
level = 2
of = "warrior"
values = [4, 5]

[[item-card]]
name = "Sword"
level = 1
slot = "weapon"

[[room-card]]
name = "Ogre"
level = 1
kind = "monster"
"""
TWO = (
    ONE.partition("[[room-card]]")[0]
    .replace('version = "1"', 'version = "2"')
    .replace('"Tower"]', '"Tower", "Ford"]')
    .replace('"bandits"', '"undead"')
    .replace("one = 24", "one = 25")
    .replace("[3, 4]", "[3, 5]")
    .replace('slot = "weapon"', 'slot = "weapon"\nvalues = [1, 0]')
    + '[[room-card]]\nname = "Troll"\nlevel = 2\nkind = "monster"\n'
)
OTHER = """\
[pack]
name = "more"
version = "1"
game = "draggmar"

[[faction]]
place = "Tower"
faction = "demons"

[[hero-card]]
name = "Brann"
level = 1
of = "warrior"
values = [3, 6]

[[hero-card]]
name = "Brann"
level = 2
of = "warrior"
values = [4, 5]

[[hero-card]]
name = "Brann"
level = 3
of = "warrior"
values = [6, 6]

[[item-card]]
name = "Sword"
level = 1
slot = "weapon"
"""
RULED = "Ruling over card-differs (DR-198)"


@pytest.fixture
def table(shell: Shell, tmp_path: Path) -> Shell:
    """A campaign that has taken the first version of a pack; the second and another pack lie beside it."""
    for name, text in {"one": ONE, "two": TWO, "more": OTHER}.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    shell("new dusk draggmar Ana Ben")
    shell("pack add one.toml")
    return shell


def brann(shell: Shell) -> str:
    """What a campaign that hires Brann is told of the card, by laying it down again with what it prints."""
    told = shell.json("--dry-run hero-card Brann 1 cubes=1")["entries"][-1]["fields"]["card"]
    return f"{told['attack']}/{told['defence']}"


def test_an_upgrade_first_shows_what_it_would_change_and_stores_nothing(table: Shell) -> None:
    upgrade = table.json("pack add two.toml", status=3)["upgrade"]

    assert (upgrade["was"][0], upgrade["now"][0]) == ("1", "2")
    assert {each["row"].split()[0]: each["changes"] for each in upgrade["differs"]} == {
        "sites": {"places": ["Mines Tower", "Mines Tower Ford"]},
        "faction": {"faction": ["bandits", "undead"]},
        "decks": {"one": ["24", "25"]},
        "hero-card": {"values": ["3/4", "3/5"]},
        "item-card": {"values": ["", "1/0"]},
    }
    assert upgrade["new"] == ["room-card Troll 2 monster"]
    assert upgrade["gone"] == ["room-card Ogre 1 monster"]
    assert upgrade["same"] == 1
    assert table("pack list").startswith("base 1 ")


def test_an_upgrade_is_told_in_words_and_asks_for_a_yes(table: Shell) -> None:
    told = table.flat("pack add two.toml", status=3)

    assert "base 1 is taken; this is 2." in told
    assert (
        "Line 18 differs from base: hero-card Brann 1 warrior 3/4\n  values: 3/4, now 3/5"
        in " ".join(told.split("\n  ")).replace("  values", "\n  values")
        or "values: 3/4, now 3/5" in told
    )
    assert "New: room-card Troll 2 monster" in told
    assert "Gone, but kept here: room-card Ogre 1 monster" in told
    assert "As before: 1 row" in told
    assert "[confirm-missing] try: the same with --yes" in told


def test_an_upgrade_is_taken_with_a_yes_and_taken_back_by_one_undo(table: Shell) -> None:
    told = table.flat("--yes pack add two.toml")
    assert f"{RULED}: base 2 says so" in told
    assert "On the map: Ford." in told
    assert brann(table) == "3/5"
    assert [each["version"] for each in table.json("pack show base")["packs"]] == ["1", "2"]

    table("undo")

    assert brann(table) == "3/4"
    assert [each["version"] for each in table.json("pack show base")["packs"]] == ["1"]


@pytest.mark.parametrize(("answer", "version"), [("y", "2"), ("n", "1")])
def test_somebody_at_the_terminal_is_asked(
    table: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: str, version: str
) -> None:
    asked = io.StringIO(f"{answer}\n")
    monkeypatch.setattr(asked, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", asked)

    assert run(["pack", "add", "two.toml"]) == 0

    told = capsys.readouterr().out
    assert told.index("values: 3/4, now 3/5") < told.index("Take it so? y/n")
    assert table("pack list").startswith(f"base {version} ")


def test_trying_an_upgrade_tells_all_and_stores_nothing(table: Shell) -> None:
    told = table.flat("--dry-run pack add two.toml")

    assert "values: 3/4, now 3/5" in told
    assert "Would happen:" in told
    assert table("pack list").startswith("base 1 ")


def test_the_same_version_with_other_content_is_warned_about(table: Shell, tmp_path: Path) -> None:
    (tmp_path / "again.toml").write_text(f"# a comment\n{ONE}", "utf-8")

    told = table.flat("pack add again.toml", status=3)

    assert "Mind: base 1 was taken with other content" in told
    assert "As before: 7 rows" in told
    assert "[confirm-missing]" in told


def test_a_later_version_is_compared_with_the_last_one(table: Shell, tmp_path: Path) -> None:
    table("--yes pack add two.toml")
    (tmp_path / "three.toml").write_text(ONE.replace('version = "1"', 'version = "3"'), "utf-8")

    upgrade = table.json("--yes pack add three.toml")["upgrade"]

    assert {each["row"].split()[0]: each["changes"] for each in upgrade["differs"]}["hero-card"] == {
        "values": ["3/5", "3/4"]
    }
    assert "room-card Troll 2 monster" in upgrade["gone"]
    assert brann(table) == "3/4"


def test_a_list_that_came_in_two_versions_is_as_before(table: Shell, tmp_path: Path) -> None:
    table("--yes pack add two.toml")
    (tmp_path / "three.toml").write_text(f"# a comment\n{TWO}", "utf-8")

    upgrade = table.json("pack add three.toml", status=3)["upgrade"]

    assert (upgrade["new"], upgrade["differs"], upgrade["same"]) == ([], [], 7)
    assert upgrade["gone"] == ["room-card Ogre 1 monster"]


def test_what_the_table_typed_before_is_known_already(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(ONE, "utf-8")
    shell("new dusk draggmar Ana Ben")
    shell("sites Mines")
    shell("hero-card Brann 1 warrior 3/4")

    told = shell.flat("pack add one.toml")

    assert "Known already: 1 row" in told
    assert "On the map: Tower." in told
    assert "Brann 1" not in told


def test_two_packs_that_clash_are_both_named_and_nothing_is_overwritten(table: Shell) -> None:
    before = table.json("show")["view"]

    told = table.flat("pack add more.toml", status=3)
    clashes = table.json("pack add more.toml", status=3)["clashes"]

    assert "more clashes with base in 2 rows. [pack-clash]" in told
    assert "try: give it another name in more.toml" in told
    assert [(each["line"], each["pack"], each["changes"]) for each in clashes] == [
        (6, "base", {"faction": ["bandits", "demons"]}),
        (10, "base", {"values": ["3/4", "3/6"]}),
    ]
    assert table.json("show")["view"] == before
    assert brann(table) == "3/4"


def test_a_clash_counts_with_a_reason_and_rows_alike_are_passed_over(table: Shell) -> None:
    told = table.flat("pack add more.toml because we play the second printing")

    assert "Known already from base: 2 rows" in told
    assert f"{RULED}: we play the second printing" in told
    assert brann(table) == "3/6"
    assert [words for _, words in table.json("pack show more")["packs"][0]["rows"]] == [
        "faction Tower demons because we play the second printing",
        "hero-card Brann 1 warrior 3/6 because we play the second printing",
        "hero-card Brann 3 warrior 6/6",
    ]


def test_two_packs_of_different_things_lie_side_by_side(table: Shell, tmp_path: Path) -> None:
    head, _, rest = OTHER.partition("[[faction]]")
    third = rest.rpartition("[[hero-card]]")[2].partition("[[item-card]]")[0]
    (tmp_path / "more.toml").write_text(f"{head}[[hero-card]]{third}", "utf-8")

    table("pack add more.toml")

    assert table("pack list").count("\n") == 2
    assert brann(table) == "3/4"


def test_a_campaign_stays_as_it_was_when_the_file_changes_or_goes(table: Shell, tmp_path: Path) -> None:
    shown, rows = table.json("show")["view"], table.json("pack show base")["packs"]

    (tmp_path / "one.toml").write_text(TWO, "utf-8")
    table("audit --deep")
    table("check")
    assert table.json("show")["view"] == shown

    (tmp_path / "one.toml").unlink()
    assert table.json("pack show base")["packs"] == rows
    assert table.json("--dry-run undo")["ok"]


def test_a_long_pack_is_told_in_a_few_lines(shell: Shell) -> None:
    shell("new deep underquest Ana")
    told = shell(f"pack add {ROOT / 'examples' / 'underquest' / 'cards.toml'}")

    assert len(told.splitlines()) < 25
    assert "And 36 more." in told
