"""Numbers that do not follow from the log: seen everywhere, and without consequence until explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from ledger.core.table.moves import Count, Explain
from ledger.games import degenerates, draggmar
from ledger.games.degenerates.events.adventurers import AdventurerDefeated
from ledger.games.degenerates.events.decks import DeckReshuffled
from ledger.games.draggmar.events.heroes import HeroKilled
from ledger.games.draggmar.moves.crawl import Dies, Play, Room
from tests.cli.conftest import Shell
from tests.games.degenerates import histories as dd
from tests.games.degenerates import readers as dd_at
from tests.games.draggmar import histories as dr
from tests.laws.test_cases import ROUND, fate
from tests.tables import Sitting

LAST = len(ROUND) + 1
WHY = "we know now"


@pytest.fixture
def delve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell at a campaign in the middle of its first round: Fate 15, Brann has 3 wounds of 6, Ben Fame 5."""
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    shell = Shell(capsys)
    shell("new Test draggmar Ana Ben")
    for line in ROUND:
        shell(line)
    return shell


def test_it_is_seen_wherever_the_number_is(delve: Shell) -> None:
    delve("count wounds 5 @ana")
    told = "wounds Ana: 5, unexplained: 2 more than the log gives"
    for line in ("", "show", "show tracks"):
        assert "Unexplained: wounds Ana 5 (2 more)\n" in delve.flat(line), line
    assert f"#{LAST + 1} {told}. DR-199" in delve.flat("why wounds Brann")
    for sheet in ("campaign", "ana"):
        assert f"* #{LAST + 1} {told}." in delve.flat(f"sheet {sheet}"), sheet
    assert "unexplained" not in delve("sheet ben")
    assert delve.json("")["view"]["unexplained"] == [
        {"what": "wounds", "who": "Ana", "log": 3, "counted": 5, "track": "wounds Brann"}
    ]
    delve("explain wounds @ana because a trap was forgotten")
    assert "Unexplained" not in delve("")
    notes = delve.flat("sheet campaign")
    assert f"* #{LAST + 2} wounds Ana: 2 more than the log, explained: a trap was forgotten." in notes
    assert told not in notes


def test_it_goes_with_its_cause(delve: Shell) -> None:
    """Brann took 2 wounds, not 1: with the move corrected the count agrees, and nothing is open."""
    delve("count wounds 4 @ana")
    delve("note we look for it")
    delve(f"amend {LAST} --yes wound Brann 2")
    assert "Unexplained" not in delve("")
    assert "wounds Ana: 4, as the log gives." in delve.flat("log")


def test_it_goes_with_its_undo(delve: Shell) -> None:
    before = delve("show")
    delve("count fate 3")
    delve("undo")
    assert delve("show") == before


def test_a_fate_that_is_only_counted_ends_no_game(delve: Shell) -> None:
    delve("count fate 0")
    assert fate(delve) == 0
    assert "lost" not in delve("")
    delve("note and so they play on")
    told = delve.flat("explain fate because of five failed crawls")
    assert "Fate is 0: everybody loses." in told


def test_a_hero_is_not_killed_by_a_gap() -> None:
    """4 wounds kill a hero of 3/4 (DR-122), once somebody says where they came from."""
    hires = {"A": (dr.hero("Brann", "warrior", (3, 4)),)}
    at = Sitting(draggmar.RULESET, dr.crawl({"Mines": (1, "AB")}, hires))
    for move in (Room(name="Ogre", kind="monster", values=(1, 1), fame=1, who="A"), Play(who="A")):
        assert at.say(move).refusal is None
    assert at.say(Count(what="wounds", value=4, who="A")).refusal is None
    assert at.facts(HeroKilled) == []
    assert at.say(Explain(what="wounds", who="A", because=WHY)).refusal is None
    assert [each.hero for each in at.facts(HeroKilled)] == ["Brann"]


def test_nobody_is_defeated_and_nothing_shuffled_by_a_gap() -> None:
    """14 Wounds of 14 Defeat and halve 7 XP to 4 (DD-101); the first red counter shuffles the badlands (DD-056)."""
    at = Sitting(degenerates.RULESET, dd.begun(dd.hero("A", xp=7)))
    for counted in (Count(what="wounds", value=14, who="A"), Count(what="doom-red", value=1)):
        assert at.say(counted).refusal is None
    assert (at.facts(AdventurerDefeated), at.facts(DeckReshuffled)) == ([], [])
    assert dd_at.xp(at) == {"A": 7}
    for explained in (Explain(what="wounds", who="A", because=WHY), Explain(what="doom-red", because=WHY)):
        assert at.say(explained).refusal is None
    assert [each.who for each in at.facts(AdventurerDefeated)] == ["A"]
    assert [each.deck for each in at.facts(DeckReshuffled)] == ["badlands"]
    assert dd_at.xp(at) == {"A": 4}


def test_a_hero_who_is_gone_is_not_killed_once_more() -> None:
    """What was counted on one hero is explained after its death: the next hero of the player is none the worse."""
    hires = {"A": (dr.hero("Brann", "warrior", (3, 4)), dr.hero("Sela", "mage", (2, 3)))}
    at = Sitting(draggmar.RULESET, dr.crawl({"Mines": (1, "AB")}, hires))
    for move in (
        Room(name="Ogre", kind="monster", values=(1, 1), fame=1, who="A"),
        Play(who="A", hero="Brann"),
        Count(what="wounds", value=4, who="A"),
        Dies(hero="Brann", because=WHY),
        Play(who="A", hero="Sela"),
        Explain(what="wounds", who="A", because=WHY),
    ):
        assert at.say(move).refusal is None, move
    assert [each.hero for each in at.facts(HeroKilled)] == ["Brann"]
