"""The two real sessions end at every value that their reports state, and show as open what these leave out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cli.grammar import next_move, split_line
from ledger.core.table.events import RulingMade
from ledger.core.table.moves import Found
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero, carries, limit
from tests.tables import Sitting

PAGES = Path(__file__).parents[3] / "examples" / "brimstone"
LOOKS = ("sheet", "show")
POSSE = ("A", "B", "C", "D", "E", "F")


def typed(page: str) -> Iterator[str]:
    """The moves of a page, line by line."""
    for line in (PAGES / page).read_text("utf-8").splitlines():
        said = line.removeprefix("$ delve ")
        if said != line and said.split()[0] not in (*LOOKS, "new"):
            yield said


def played(page: str, until: str = "") -> Sitting[Brimstone]:
    """The table of a page up to the line that begins so; nothing is overruled."""
    table = Sitting(RULESET, (Found(players=POSSE),))
    for line in typed(page):
        if until and line.startswith(until):
            break
        words = split_line(line)
        while words:
            move, words = next_move(RULESET, table.state, words, lenient=False)
            step = table.say(move.move)
            assert step.refusal is None, step
    assert table.facts(RulingMade) == []
    return table


def line(hero: Hero) -> tuple[str, ...]:
    """The resource line as the table writes it: what is left of what there is."""
    return (
        f"{hero.health}/{hero.health_max}",
        f"{hero.sanity}/{hero.sanity_max}",
        f"{hero.determination}/{hero.determination_max}",
        f"{hero.xp}/{hero.xp_next}",
        f"{hero.gold}",
        f"L{hero.level}",
    )


def bag(hero: Hero) -> int:
    """Slots of the side bag that are taken; at this table a Dark Stone takes one (AMB-40)."""
    return len(hero.sidebag) + hero.dark_stone


def test_the_first_session_ends_as_it_was_told() -> None:
    state = played("two-clues.md").state
    a, b, c = (state.heroes[each] for each in "ABC")
    assert state.mission is not None
    assert (state.mission.clues, state.mission.xp) == (2, 25)
    assert line(a) == ("10/10", "12/12", "2/2", "80/500", "100", "L1")
    assert (bag(a), a.slots, carries(a), limit(a)) == (2, 5, 1, 7)
    assert line(b) == ("10/10", "12/12", "2/2", "0/500", "0", "L1")
    assert (b.sidebag, bag(b), carries(b), limit(b)) == (("Dynamite", "Dynamite"), 2, 2, 7)
    assert [(each.range, each.shots, each.die, each.damage, each.crit) for each in b.items[:1]] == [(5, 1, 8, 8, 6)]
    assert len(state.questions) == 3
    assert all(state.heroes[each].untold[:3] == ("health", "sanity", "determination") for each in "CDEF")
    assert c.movement == 0


def test_c_had_four_squares_left_of_six() -> None:
    assert played("two-clues.md", until="scavenge Shaft").state.heroes["C"].movement == 4


def test_nothing_is_lost_before_the_players_answer() -> None:
    state = played("hellbats.md", until="accept").state
    assert line(state.heroes["A"]) == ("10/10", "12/12", "2/2", "120/500", "100", "L1")
    waits = {who: len(each.pending) for who, each in state.heroes.items()}
    assert waits == {"A": 1, "B": 0, "C": 1, "D": 0, "E": 3, "F": 1}
    assert state.fight is not None
    assert {name: each.count for name, each in state.fight.foes.items()} == {"Night Terror": 1, "Hellbat": 6}
    assert (len(state.dread), len(state.dark), state.turn) == (1, 1, 5)


def test_what_was_forgotten_is_lost_later() -> None:
    before = played("hellbats.md", until="suffer").state.heroes["F"]
    after = played("hellbats.md", until="count xp 30").state.heroes["F"]
    assert before.sanity - after.sanity == 2


def test_b_shows_forty_experience_and_no_determination() -> None:
    state = played("hellbats.md", until="slay Hellbat 4").state
    b = state.heroes["B"]
    assert line(b) == ("10/10", "12/12", "0/2", "40/500", "0", "L1")
    assert b.movement == 3
    assert [(each.label, each.by) for each in state.unexplained] == [
        ("xp A", 40),
        ("xp B", 30),
        ("determination B", -2),
    ]


def test_the_second_session_ends_as_it_was_told() -> None:
    table = played("hellbats.md")
    state = table.state
    heroes = state.heroes
    assert line(heroes["A"]) == ("10/10", "12/12", "2/2", "160/500", "150", "L1")
    assert {who: each.gold for who, each in heroes.items()} == {
        "A": 150,
        "B": 50,
        "C": 50,
        "D": 225,
        "E": 275,
        "F": 100,
    }
    assert {who: each.dark_stone for who, each in heroes.items()} == {"A": 2, "B": 1, "C": 1, "D": 0, "E": 0, "F": 1}
    assert {who: each.xp for who, each in heroes.items()} == {"A": 160, "B": 80, "C": 40, "D": 50, "E": 40, "F": 40}
    assert {who: each.movement for who, each in heroes.items()} == {"A": 0, "B": 3, "C": 0, "D": 0, "E": 3, "F": 1}
    assert all(each.loot == 0 for each in heroes.values())
    assert state.fight is None
    assert len(state.questions) == 4
    assert [who for who, each in heroes.items() if each.pending] == ["C", "E", "F"]
