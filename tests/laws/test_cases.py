"""What users of such trackers have suffered from, at the real game, in the words of the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.door import run
from cli.grammar import split_line
from ledger.core.frozen import to_json
from ledger.core.model import Event
from ledger.core.table.corrections import Handle
from ledger.core.table.events import DiceRolled
from ledger.games.draggmar.events.heroes import HeroWounded
from ledger.games.draggmar.events.market import DeckReshuffled
from ledger.registry import ruleset
from ledger.store.audit import Audit
from ledger.store.campaigns import open_campaign
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from tests.cli.conftest import Shell
from tests.games.draggmar.player import conserved

ROUND = (
    *("first Ana", "sites Mines Tower Ford Mire", "decks items 3 22 22", "decks heroes 14 14 14", "next"),
    *("scout Mines 1 @ana", "scout Tower 2 @ben", "next", "deploy Mines", "deploy Mines", "next"),
    *("hire hero 1 Brann warrior 4/6", "hire item 1 Axe weapon 2/0", "redraw Bow", "pass"),
    *("hire hero 1 Cora mage 3/4", "hire item 1 Club", "pass", "next", "ready", "ready", "next"),
    *("room Ogre monster 2/3 fame=2 @ana", "play Brann @ana", "play Cora @ben", "resolve", "wound Brann 1"),
)
"""A round as far as the first room; the last item that is hired empties its deck."""
CLUB = ROUND.index("hire item 1 Club") + 2
"""Number of the move that draws it."""


@pytest.fixture
def delve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell at a campaign in the middle of its first round."""
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    shell = Shell(capsys)
    shell("new Test draggmar Ana Ben")
    for line in ROUND:
        shell(line)
    return shell


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home", tmp_path / "home" / "cache")


@pytest.fixture
def ledger(home: Home, delve: Shell) -> Iterator[Ledger[Any]]:
    """The same campaign from within, once it was played so far."""
    opened = open_campaign(home, "Test", quick=True)
    yield opened
    opened.close()


def live(ledger: Ledger[Any]) -> list[Event]:
    """The live facts, oldest first."""
    ledger.refresh()
    return [ledger.entry(number).event for number in ledger.tree.ancestry(ledger.head)][::-1]


def fate(delve: Shell) -> int:
    """Where the Fate token lies."""
    tracks = delve.json("show")["view"]["tracks"]
    return int(next(track["value"] for track in tracks if track["key"] == "fate"))


LAST = len(ROUND) + 1
"""Number of its last move."""
OWN = (
    *("mark camp", "session end", "restore 20", "note hi"),
    *(f"amend {LAST} wound Brann 2 --yes", f"annul {LAST} --yes"),
)
"""What writes without being a move of the game."""


def test_a3_every_command_that_writes_is_undone_by_one_undo(
    delve: Shell, ledger: Ledger[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    kinds = [kind for kind in ruleset("draggmar").moves.values() if kind.typed]
    lines = [f"{words} because we try it" for kind in kinds for words in (kind.example,) if "because" not in words]
    wrote = set()
    for line in (*(kind.example for kind in kinds), *lines, *OWN):
        ledger.refresh()
        before, written = ledger.state, ledger.last.number
        run(list(split_line(line)))
        ledger.refresh()
        if ledger.last.number > written:
            wrote.add(line.split()[0])
            delve("undo --yes")
            ledger.refresh()
            assert ledger.state == before, line
            delve("redo")
            delve("undo --yes")
            ledger.refresh()
            assert ledger.state == before, line
    capsys.readouterr()
    assert wrote >= {line.split()[0] for line in OWN}
    assert len(wrote) > len(kinds) / 2


def test_a4_undo_across_a_reshuffle_leaves_deck_and_discard_pile_as_they_were(
    delve: Shell, ledger: Ledger[Any]
) -> None:
    assert any(isinstance(event, DeckReshuffled) and event.deck == "items-1" for event in live(ledger))
    after = delve("show decks")
    assert "items-1: 1 left" in after
    delve(f"undo to {CLUB - 1} --yes")
    before = delve("show decks")
    assert "items-1: 1 left, discard 1" in before
    delve("hire item 1 Club @ben")
    assert delve("show decks") != before
    delve("undo")
    assert delve("show decks") == before
    delve("redo")
    delve("undo")
    delve("redo")
    assert "items-1: 1 left\n" in delve("show decks")


def test_a9_no_card_is_lost_or_doubled(delve: Shell, ledger: Ledger[Any]) -> None:
    there = dict(conserved(ledger.state))
    for line in ("room Troll boss 1/2 fame=3 loot", "resolve", "undo", "redo", "undo 2", "redo all", "undo 9 --yes"):
        delve(line)
        ledger.refresh()
        assert dict(conserved(ledger.state)) == there, line


def test_a10_after_an_undo_everything_goes_on(delve: Shell, tmp_path: Path, ledger: Ledger[Any]) -> None:
    offered = delve.json("show")["view"]
    delve("room Troll monster 1/2 fame=1")
    delve("undo")
    assert delve.json("show")["view"] == offered
    for line in ("room Troll monster 1/2 fame=1", "note it fell", f"export {tmp_path / 'out.json'}", "session end"):
        delve(line)
    document = json.loads((tmp_path / "out.json").read_text("utf-8"))
    ledger.refresh()
    assert len(document["entries"]) < ledger.last.number
    assert f"All {ledger.last.number} entries fit." in delve("audit --deep")


def test_a14_a_large_undo_asks_says_what_it_takes_back_and_is_undone(delve: Shell) -> None:
    before = delve("show")
    moves = len(ROUND)
    assert f"takes back {moves} moves" in delve.flat("undo session", status=3)
    assert delve("show") == before
    preview = delve.flat("undo session --dry-run")
    assert "Fame of Ana: 4 to 5" in preview
    assert delve("show") == before
    delve("undo session --yes")
    assert "set-up" in delve("show")
    delve("redo all")
    assert delve("show") == before


def test_a15_a_number_from_long_ago_is_corrected_and_what_follows_is_kept(delve: Shell, ledger: Ledger[Any]) -> None:
    for text in range(60):
        delve(f"note {text}")
    scouted = ROUND.index("scout Mines 1 @ana") + 2
    told = delve.flat(f"amend {scouted} scout Mines 3 @ana", status=3)
    assert "Later moves said again" in told
    delve(f"amend {scouted} scout Mines 3 @ana --yes")
    assert ledger.state.sites["Mines"].token == 1
    ledger.refresh()
    assert ledger.state.sites["Mines"].token == 3
    assert [event.now for event in live(ledger) if isinstance(event, HeroWounded)] == [2, 2, 3]
    assert "(taken back)" in delve("log all --limit 0")
    assert Audit(ledger).deep().wrong == ""


def test_a15_what_no_longer_fits_is_named(delve: Shell) -> None:
    hired = ROUND.index("hire hero 1 Brann warrior 4/6") + 2
    told = delve.flat(f"annul {hired}", status=3)
    assert "Left out" in told
    assert "play Brann" in told


def test_a16_a_mark_is_a_point_to_try_out_from(delve: Shell, ledger: Ledger[Any]) -> None:
    delve("mark before boss")
    start = to_json(ledger.state)
    for line in ("room Gruk boss 1/2 fame=3", "resolve", "roll 2d6 3 5"):
        delve(line)
    ledger.refresh()
    tip = ledger.last.move
    tried = ledger.state
    delve("restore before_boss")
    ledger.refresh()
    assert to_json(ledger.state) == start
    delve(f"restore {tip}")
    ledger.refresh()
    assert ledger.state == tried
    assert "3 5" in delve("rolls")


def test_a17_the_log_strikes_out_what_was_taken_back_and_says_by_whom(delve: Shell) -> None:
    delve("undo")
    assert "wound Brann" not in delve.flat("log")
    told = delve.flat("log all")
    assert f"x #{LAST}" in told
    assert "(taken back)" in told
    assert "undo" in told


def test_a20_the_health_of_a_hero_is_told_from_old_to_new_and_one_step_of_it_is_annulled(
    delve: Shell, ledger: Ledger[Any]
) -> None:
    told = delve.flat("log wounds Brann")
    assert "Brann: wounds 0 to 2 of 6, by Ogre." in told
    assert "Brann: wounds 2 to 3 of 6" in told
    delve("wound Brann 2")
    delve(f"annul {LAST} --yes")
    assert [event.now for event in live(ledger) if isinstance(event, HeroWounded) and event.hero == "Brann"] == [2, 4]


def test_f1_f3_dice_of_the_table_of_the_program_and_by_total_are_told_apart(delve: Shell, ledger: Ledger[Any]) -> None:
    for line in ("roll 2d6 3 5", "roll 2d6 4 _", "roll 2d6 =9", "option dice app", "roll 2d6"):
        delve(line)
    rolled = [event for event in live(ledger) if isinstance(event, DiceRolled)]
    assert [[die.source for die in event.thrown] for event in rolled] == [
        ["table", "table"],
        ["table", "app"],
        [],
        ["app", "app"],
    ]
    real, mixed, total, virtual = delve.flat("rolls --limit 4").splitlines()
    assert ("(app" in real, "(app" in mixed, "(app" in total, "(app" in virtual) == (False, True, False, True)
    assert "3 5, total 8" in real
    assert "2d6: 9." in total


def test_b16_every_number_survives_a_restart(home: Home, delve: Shell) -> None:
    """Plus one, restart, read; minus one, restart, read."""
    handles = ruleset("draggmar").handles
    for name, handle in handles.items():
        for verb, by in (("gain", 1), ("lose", -1)):
            before = _read(home, handle)
            delve(f"{verb} {name} 1 @ana because we count")
            assert _read(home, handle) == before + by, f"{verb} {name}"


def _read(home: Home, handle: Handle[Any]) -> int:
    opened = open_campaign(home, "Test", quick=True)
    try:
        return handle.read(opened.state, "Ana") or 0
    finally:
        opened.close()


def test_f10_a_word_that_is_no_move_is_answered_with_the_nearest(delve: Shell) -> None:
    assert "scout" in delve.flat("scuot Ford 2", status=2)
    for word in ("resolve", "undo", "hire", "amend"):
        first = delve(f"help {word}").splitlines()[0]
        assert word in first.split(), first


def test_f14_lines_are_plain_short_and_in_words(delve: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The shell holds every line to 40 columns; nothing is told by colour or by drawing."""
    monkeypatch.setenv("NO_COLOR", "1")
    delve("mark camp")
    for line in ("", "show", "log all", "why fate", "moves", "help room", "options", "sheet", "sessions", "marks"):
        for told in (delve(line), delve.words("--plain", *line.split())):
            assert "\x1b" not in told, line
            assert not any("\u2190" <= letter <= "\u27bf" for letter in told), line
    status = delve("")
    assert "Fate" in status
    assert ">" in status


def test_d15_every_number_of_the_round_has_its_fact(delve: Shell) -> None:
    """What moved each track is what `why` tells, from the first value to the last."""
    told = delve.flat("why wounds Brann")
    assert "Brann is 3" in told or "is 3" in told
    assert "0 to 2" in told
    assert "2 to 3" in told
    assert "DR-122" in told
