"""What users of such trackers have suffered from: heroes, players, tables, and what an evening leaves open."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ledger.core.frozen import to_json
from ledger.core.model import Move, Refused
from ledger.core.ruleset import Ruleset, decide
from ledger.core.table.moves import Count, Explain, Found, Gain, Lose, Set
from ledger.games import degenerates, draggmar
from ledger.games.degenerates.events.adventurers import AdventurerDied
from ledger.games.degenerates.moves.phases import Next
from ledger.games.draggmar import content
from ledger.games.draggmar.moves.crawl import Dies, Play, Resolve, Room
from ledger.games.draggmar.moves.party import Fail
from ledger.store.campaigns import open_campaign
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.opening import template
from tests.cli.conftest import Shell
from tests.games.degenerates import histories as dd
from tests.games.degenerates import readers as dd_at
from tests.games.draggmar import fights
from tests.games.draggmar import histories as dr
from tests.laws.games import GAMES, players
from tests.laws.test_cases import ROUND
from tests.tables import Sitting

WHY = "the card says so"
HERE: dr.Groups = {"Mines": (1, "ABC"), "Site-3": (1, "D")}
EVERYBODY: dr.Hires = {who: (dr.hero(f"Hero {who}", "warrior", (3, 4)),) for who in "ABCD"}


IN_PLAY = (
    Room(name="Ogre", kind="monster", values=(1, 1), fame=1, who="A"),
    Room(name="Bat", kind="monster", values=(1, 1), fame=1, who="D"),
    *(Play(who=who) for who in "ABCD"),
)
"""Both groups have drawn a room, and everybody has a hero in it."""


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell with nothing in it yet."""
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.chdir(tmp_path)
    return Shell(capsys)


@pytest.fixture
def delve(shell: Shell) -> Shell:
    """The same at a campaign of Draggmar in the middle of its first round."""
    shell("new Test draggmar Ana Ben")
    for line in ROUND:
        shell(line)
    return shell


@pytest.fixture
def ledger(tmp_path: Path, delve: Shell) -> Iterator[Ledger[Any]]:
    """The same campaign from within."""
    opened = open_campaign(Home(tmp_path / "home", tmp_path / "home" / "cache"), "Test", quick=True)
    yield opened
    opened.close()


def say(at: Sitting[Any], *moves: Move) -> None:
    """Moves that the rules accept."""
    for move in moves:
        step = at.say(move)
        assert step.refusal is None, step


def sheets(rules: Ruleset[Any], state: Any) -> dict[str, Any]:
    """The players' sheets by owner, as they would be printed."""
    return {sheet.owner: to_json(sheet) for sheet in rules.views.sheets(state) if sheet.owner and not sheet.reference}


@pytest.mark.parametrize("game", GAMES)
def test_d4_every_edit_works_or_says_why_not(game: str) -> None:
    """At a table where nobody has a hero, gear or sheet yet."""
    rules = GAMES[game]
    state = decide(rules, rules.initial, Found(players=players(rules, 2))).state
    worked = 0
    for what in rules.handles:
        moves = (Gain(what=what, by=1), Lose(what=what, by=1), Set(what=what, to=3), Count(what=what, value=2))
        for move in (*moves, Explain(what=what)):
            told = answered(rules, state, move.but(who="Ana", because=WHY))
            worked += told == "worked"
            assert told, move
    assert worked > len(rules.handles)


def answered(rules: Ruleset[Any], state: Any, move: Move) -> str:
    """`worked` where the move says what it did, the hint where it is refused; empty where it is mute."""
    try:
        decided = decide(rules, state, move)
    except Refused as no:
        return no.objection.hint if no.objection.because else ""
    return "worked" if any(event.sentence() for event in decided.events) else ""


def test_d10_the_death_of_one_hero_changes_nothing_of_the_others() -> None:
    at = Sitting(draggmar.RULESET, dr.crawl(HERE, EVERYBODY))
    say(at, *IN_PLAY)
    before = sheets(draggmar.RULESET, at.state)
    say(at, Dies(hero="Hero A", because="the bridge broke"))
    after = sheets(draggmar.RULESET, at.state)
    assert after["A"] != before["A"]
    assert {who: after[who] for who in "BCD"} == {who: before[who] for who in "BCD"}


def test_d10_the_death_of_one_adventurer_changes_nothing_of_the_others() -> None:
    """A is Defeated, recovers nothing at a Perilous place, and dies when the Map Action Phase ends (DD-270)."""
    heroes = tuple(dd.hero(who, gold=gold, at=dd.HOME) for who, gold in (("A", 1), ("B", 2), ("C", 4), ("D", 8)))
    at = Sitting(degenerates.RULESET, (*dd.table(*heroes), dd.hurt("A", 14), dd.next_(*heroes)))
    say(at, dd.trait("perilous", dd.HOME), *dd.rests("ABCD"))
    before = {who: to_json(at.state.adventurers[who]) for who in "BCD"}
    say(at, Next())
    assert [each.who for each in at.facts(AdventurerDied)] == ["A"]
    assert {who: to_json(each) for who, each in at.state.adventurers.items()} == before


def test_d11_what_strikes_all_spares_the_dead_and_the_absent() -> None:
    """An Ogre of 1/1 strikes everybody who fights it (DR-121): A and B; C's hero died before, D is elsewhere."""
    at = Sitting(draggmar.RULESET, dr.crawl(HERE, EVERYBODY))
    say(at, *IN_PLAY, Dies(hero="Hero C", because=WHY), Fail(who="C", players=("C",)), Resolve(who="A"))
    assert fights.hero_wounds(at) == {"Hero A": 1, "Hero B": 1, "Hero D": 0}
    other = Sitting(degenerates.RULESET, dd.begun(dd.hero("A"), dd.hero("B"), at=dd.HOME))
    say(other, dd.hurt("B", 14), dd.hurt("B", 3), dd.hurt("A", 2))
    assert dd_at.wounds(other) == {"A": 2, "B": 14}


def test_e5_a_changed_rule_leaves_what_was_played_as_it_was(
    delve: Shell, ledger: Ledger[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fate begins on 9 and every card costs 3 in the new printing; what was logged for 15 and 0 stays."""
    played, fame = to_json(ledger.state), ledger.state.fame["Ana"]
    rulebook = content.play()
    dearer = rulebook.but(fate=rulebook.fate.but(start=9), fame=rulebook.fame.but(prices=(3, 3, 3)))
    monkeypatch.setattr(content, "play", lambda: dearer)
    shutil.rmtree(tmp_path / "home" / "cache")
    home = Home(tmp_path / "home", tmp_path / "home" / "cache")
    again = open_campaign(home, "Test", quick=True)
    assert to_json(again.state) == played
    again.close()
    assert "All" in delve("audit")
    told = delve.flat("check")
    assert "#1 new Test draggmar Ana Ben" in told
    assert "hire hero 1 Brann warrior 4/6" in told
    delve(f"annul --yes {len(ROUND) + 1}")
    ledger.refresh()
    assert ledger.state.fame["Ana"] == fame


def test_e15_the_record_sheets_are_written_when_the_session_ends(delve: Shell, tmp_path: Path) -> None:
    delve("set fate 12 because we miscounted")
    told = delve.json("session end")
    path = Path(told["path"])
    assert path.is_relative_to(tmp_path / "home")
    text = path.read_text("utf-8")
    for line in ("Fate: 12", "First Player: Ana", "Fame: 5", "Brann: level 1 warrior 4/6, wounds 3"):
        assert line in text, line
    for ending in (".md", ".html"):
        assert "Fate" in path.with_suffix(ending).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_e16_a_campaign_begins_with_the_totals_of_today(shell: Shell, tmp_path: Path, game: str) -> None:
    (tmp_path / "today.toml").write_text(template(game), "utf-8")
    shell("adopt today.toml Middle")
    tracks = shell.json("show")["view"]["tracks"]
    told = [shell.flat(f"why {track['key'].replace(' ', '_')}") for track in tracks]
    assert any("Opening balance: today.toml" in each for each in told)
    assert "Opening balance: today.toml" in shell.flat("sheet campaign")


def test_f5_three_campaigns_of_two_games_in_one_home(shell: Shell) -> None:
    for name, game in (("One", "draggmar"), ("Two", "degenerates"), ("Three", "draggmar")):
        shell(f"new {name} {game} Ana Ben")
    for name, number, value in (("One", "fate", 11), ("Two", "bounty", 4), ("Three", "fate", 13)):
        shell(f"use {name}")
        shell(f"set {number} {value} because we count")
    for name, track in (("One", "Fate 11"), ("Two", "Bounty 4"), ("Three", "Fate 13")):
        shell(f"use {name}")
        assert track in shell("")
        assert shell.json("show")["campaign"] == name


def test_f5_who_is_absent_tonight_finds_everything_as_it_was(delve: Shell) -> None:
    delve("session end")
    before = delve("sheet ben")
    delve("note Ben has a cold @ana")
    delve("gain fame 2 @ana because of the shrine")
    assert "Session 2" in delve("sessions")
    assert delve("sheet ben") == before


def test_f5_one_player_may_have_two_heroes(shell: Shell) -> None:
    """Alone, two heroes at a time (DR-110), each with its own wounds."""
    shell("new Alone draggmar Gil")
    for line in (
        *("sites Mines Tower Ford Abbey", "next", "scout Mines 1", "next", "deploy Mines", "next"),
        *("hire hero 1 Brann warrior 3/4", "hire hero 1 Sela mage 2/3", "pass", "next", "ready", "next"),
        *("room Rats monster 1/2 fame=1", "play Brann", "play Sela", "wound Brann 2", "wound Sela 1"),
    ):
        shell(line)
    status = shell("show tracks")
    assert "Wounds of Brann 2, dies at 4" in status
    assert "Wounds of Sela 1, dies at 3" in status
    sheet = shell("sheet gil")
    assert "Brann: level 1 warrior 3/4, wounds 2" in sheet
    assert "Sela: level 1 mage 2/3, wounds 1" in sheet


def test_f8_what_is_open_when_a_session_ends_is_said(delve: Shell) -> None:
    for line in ("count fate 12", "count fame 9 @ben", "room Alcove"):
        delve(line)
    told = delve.json("session end")
    assert told["open"] == [
        "What is Alcove? monster, boss, trap, chest, other",
        "fate: 3 less than the log gives",
        "fame Ben: 4 more than the log gives",
    ]
    assert json.dumps(told["sheets"]).count("unexplained: 3 less than the log gives") == 1
    delve("undo")
    assert "Still open:" in delve("session end")
    for line in ("explain fate because of a Rift", "explain fame @ben because he won", "waive", "room Alcove other"):
        delve(line)
    assert "fate:" not in "".join(delve.json("session end")["open"])
