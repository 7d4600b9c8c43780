"""Campaigns that begin in the middle, as they are typed: adopt, its template, and the export of an evening."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ledger.store.opening import template
from tests.cli.conftest import Shell

GAME = "degenerates"
MISTAKES = {
    "a number out of bounds": ("bounty = 3", "bounty = 9", "line 10, campaign, bounty: 9 is above 6", "from 1 to 6"),
    "no number": ("bounty = 3", 'bounty = "3"', 'line 10, campaign, bounty: "3" is no whole number', "from 1 to 6"),
    "a field of another name": ("gold = 7", "golld = 7", "line 62, adventurer 1, golld: there is no such", "gold"),
    "a table of another name": ("[campaign]", "[campain]", "line 9, campain: there is no such field", "campaign"),
    "a word of no list": ('["poisoned"]', '["poisond"]', "line 77, adventurer 1, conditions 1", '"poisoned"'),
    "a colour of no list": ("red = 1", "pink = 1", 'line 11, campaign, doom, pink: "pink"', '"red"'),
    "nothing where something belongs": ('name = "Spread the Blight"', "", "line 24, mission, name", "TEXT"),
    "an unknown place": ('"Crossroads"', '"Crosroads"', "line 60, adventurer 1, space: No place", "[[place]]"),
    "an unknown game": ('"degenerates"', '"chess"', "line 3, sheet, game: No game 'chess'", "game ="),
    "an unknown option": ("options = {}", 'options = { mod = "y" }', "line 6, sheet, options", "mode"),
    "a player too few": ('["Ana", "Ben"]', '["Ana"]', "line 87, adventurer 2, player", "Ana"),
    "no list": ('players = ["Ana", "Ben"]', 'players = "Ana"', "line 5, sheet, players", "players ="),
    "no TOML": ("bounty = 3", "bounty 3", "at line 10", "nothing was taken"),
}


@pytest.fixture
def sheet(home: Path) -> Path:
    """The template of the game, in a file."""
    path = home.parent / "winter.toml"
    path.write_text(template(GAME), "utf-8")
    return path


def flat(told: str) -> str:
    """An answer with its wrapped lines put together."""
    return " ".join(told.split())


def test_a_template_can_be_printed_and_adopted(shell: Shell, home: Path) -> None:
    """DD-303: what is printed is a campaign, as it stands."""
    (home.parent / "mine.toml").write_text(shell.json(f"adopt --template {GAME}")["template"], "utf-8")
    told = flat(shell("adopt mine.toml"))

    assert "Winter: Dungeon Degenerates" in told
    assert "Opening balance: mine.toml" in told
    assert "Not restored: draw and discard piles" in told
    assert "Bounty 3" in shell("")


def test_the_template_is_printed_as_it_is(shell: Shell, home: Path) -> None:
    command = [sys.executable, "-c", "from cli.door import main; main()", "adopt", "--template", GAME]
    root = Path(__file__).parents[2]
    printed = subprocess.run(command, capture_output=True, check=True, text=True, cwd=root).stdout

    assert printed == template(GAME)


def test_one_undo_takes_all_of_a_sheet_back(shell: Shell, sheet: Path) -> None:
    shell("adopt winter.toml")
    shell("undo")

    assert "Ana's adventurer" in shell("")
    assert "nothing to undo" in shell("undo", status=3)
    shell("redo")
    assert "Gold 7" in shell("")


def test_an_opening_balance_is_told_by_why_the_log_and_the_sheets(shell: Shell, sheet: Path) -> None:
    shell("adopt winter.toml")

    assert "Opening balance: winter.toml" in flat(shell("why gold ana"))
    assert "Opening balance: winter.toml" in flat(shell("why doom"))
    assert "#2" in shell("log 1")
    assert "adopt winter.toml" in flat(shell("log 1"))
    assert "* #2 Opening balance: winter.toml" in flat(shell("sheet campaign"))
    assert "* #2 Not restored:" in flat(shell("sheet campaign"))


def test_a_campaign_may_have_another_name_than_its_sheet(shell: Shell, sheet: Path) -> None:
    shell("adopt winter.toml Second_Winter")
    shell("adopt winter.toml")

    assert "Winter (in use)" in shell("list")
    assert "Second Winter" in shell("list")
    assert "already" in shell("adopt winter.toml", status=3)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_its_line_and_field(shell: Shell, sheet: Path, mistake: str) -> None:
    """DD-303: exit status 2, what to write instead, and nothing half-written."""
    old, new, told, hint = MISTAKES[mistake]
    text = sheet.read_text("utf-8")
    assert old in text
    sheet.write_text(text.replace(old, new, 1), "utf-8")
    answer = flat(shell("adopt winter.toml", status=2))

    assert told in answer
    assert hint in answer.partition("try:")[2]
    assert "sheet-bad" in answer
    assert "No campaign yet" in shell("list")


def test_a_sheet_that_is_tried_out_stores_nothing(shell: Shell, sheet: Path, home: Path) -> None:
    told = shell("adopt winter.toml --dry-run")

    assert "Would happen:" in told
    assert not list(home.rglob("*.delve"))


def test_a_file_that_is_not_there_is_named(shell: Shell, home: Path) -> None:
    assert "nowhere.toml" in shell("adopt nowhere.toml", status=6)
    assert "adopt FILE" in shell("adopt", status=2)


def test_an_evening_is_carried_over(shell: Shell, sheet: Path) -> None:
    """DD-299, DD-302: the exported sheet is the sheet that was adopted, after as before."""
    shell("adopt winter.toml First")
    assert "delve adopt evening.toml NAME" in flat(shell("export --sheet evening.toml"))
    shell("adopt evening.toml Second")
    shell("export --sheet again.toml")

    first, again = ((sheet.parent / f"{name}.toml").read_text("utf-8") for name in ("evening", "again"))
    assert again == first.replace('name = "First"', 'name = "Second"')
    assert "already" in shell("export --sheet again.toml", status=3)


def test_a_game_without_a_sheet_says_so(delve: Shell) -> None:
    assert "begins from no sheet" in flat(delve("export --sheet", status=2))
    assert GAME in delve("adopt --template toy", status=2)


def test_a_rebuilt_campaign_audits_clean_and_is_decided_alike_again(shell: Shell, sheet: Path) -> None:
    shell("adopt winter.toml")

    assert "All" in shell("audit --deep")
    assert "Nothing would differ" in shell("check")


def test_a_session_end_keeps_the_sheets_and_says_where(shell: Shell, sheet: Path, home: Path) -> None:
    """DD-299, DD-302: as text, Markdown and HTML, beside the copy of the campaign; `sheet` prints them."""
    shell("adopt winter.toml")
    told = shell("session end")
    kept = sorted((home / "sheets" / "Winter").iterdir())

    assert "3 sheets kept, as .txt, .md, .html:" in flat(told)
    assert "to see them: sheet, sheet NAME" in told
    assert "Campaign Record Sheet" not in told
    assert "Campaign Record Sheet" in shell("sheet")
    assert [each.name for each in kept] == ["session-1.html", "session-1.md", "session-1.txt"]
    assert all("Doombringer Horn" in each.read_text("utf-8") for each in kept)
    assert list((home / "backups" / "Winter").glob("*.delve"))


def test_a_later_end_of_the_same_session_is_kept_instead(shell: Shell, sheet: Path, home: Path) -> None:
    shell("adopt winter.toml")
    shell("session end")
    shell("undo")
    shell("set bounty 5 because we miscounted")
    shell("session end")

    assert "Bounty Level: 5" in (home / "sheets" / "Winter" / "session-1.txt").read_text("utf-8")
    assert len(list((home / "sheets" / "Winter").iterdir())) == 3


def test_packing_up_ends_the_session_too(shell: Shell, sheet: Path, home: Path) -> None:
    """DD-301: one word for those who put the game away, another for those who leave it standing."""
    shell("adopt winter.toml")
    told = flat(shell("pack-up"))

    assert "Packed up; nothing is lost." in told
    assert "Session 1 ends." in told
    assert (home / "sheets" / "Winter" / "session-1.txt").exists()


def test_sheets_that_cannot_be_kept_are_told_and_the_end_is_stored(shell: Shell, sheet: Path, home: Path) -> None:
    shell("adopt winter.toml")
    (home / "sheets").write_text("no folder", "utf-8")

    assert "No copy was kept" in shell("session end")
    assert "Session 1 ends." in shell("log 1")


def test_sheets_go_with_a_campaign_that_gets_another_name(shell: Shell, sheet: Path, home: Path) -> None:
    shell("adopt winter.toml")
    shell("session end")
    shell("rename Winter Spring")

    assert (home / "sheets" / "Spring" / "session-1.md").exists()


def test_without_pydantic_a_sheet_is_written_and_not_read(
    shell: Shell, sheet: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone shows and exports sheets; what a stranger wrote is taken where it can be checked."""
    shell("adopt winter.toml")
    monkeypatch.setitem(sys.modules, "pydantic", None)
    monkeypatch.delitem(sys.modules, "ledger.store.border", raising=False)

    assert "needs pydantic" in flat(shell("adopt winter.toml Again", status=5))
    assert "evening.toml" in shell("export --sheet evening.toml")
    assert shell.json(f"adopt --template {GAME}")["template"]


GAPS = ("count fate 0", "count fame 7 @ben")
"""What nobody can explain; the first would lose the game if somebody could (DR-050)."""


@pytest.fixture
def open_numbers(shell: Shell, home: Path) -> Path:
    """A sheet of a campaign with numbers that nobody could explain."""
    shell("new First draggmar Ana Ben")
    for line in GAPS:
        shell(line)
    shell("export --sheet gaps.toml")
    return home.parent / "gaps.toml"


def test_f8_what_nobody_could_explain_stays_open_behind_a_sheet(shell: Shell, open_numbers: Path) -> None:
    """DR-199: nothing follows from it before somebody explains it, in the new campaign as in the old one."""
    told = flat(shell("adopt gaps.toml Second"))

    assert "fate: 0, unexplained: 15 less than the log gives." in told
    assert "everybody loses" not in told
    assert "Unexplained: fate 0 (15 less), fame Ben 7 (2 more)" in flat(shell(""))
    assert "fame Ben: 7, unexplained" in flat(shell("sheet ben"))
    assert "Nothing would differ" in shell("check")
    assert "Fate is 0: everybody loses." in flat(shell("explain fate because it rained"))
    assert "Unexplained: fame Ben 7 (2 more)" in flat(shell(""))
    shell("export --sheet again.toml")
    assert "fate" not in (open_numbers.parent / "again.toml").read_text("utf-8").partition("[game]")[0]


WRONG_GAPS = {
    "no such number": ('"fame"', '"fume"', "line 17, unexplained 2, number: No number 'fume'", "fate, fame"),
    "nobody's": ('"Ben"', '"Zoe"', "line 18, unexplained 2, player: fame of 'Zoe'", "Ana, Ben"),
    "somebody's": ('"fame"', '"fate"', "unexplained 2, player: fate of 'Ben'", "leave it out"),
    "explained": ("log = 5", "log = 7", "line 20, unexplained 2, counted: The log gave 7, too", "leave out"),
}


@pytest.mark.parametrize("mistake", WRONG_GAPS)
def test_a_gap_that_is_none_is_named_with_its_line(shell: Shell, open_numbers: Path, mistake: str) -> None:
    old, new, told, hint = WRONG_GAPS[mistake]
    text = open_numbers.read_text("utf-8")
    assert old in text.partition("[[unexplained]]")[2]
    head, mark, rest = text.partition("[[unexplained]]")
    open_numbers.write_text(head + mark + rest.replace(old, new, 1), "utf-8")
    answer = flat(shell("adopt gaps.toml Second", status=2))

    assert told in answer
    assert hint in answer.partition("try:")[2]
