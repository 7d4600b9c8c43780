"""The commands of an evening are short: a name, a verb, a target, a token, the faces."""

from __future__ import annotations

import pytest

from cli.grammar import WordsWrong, next_said, split_line
from ledger.core.model import Move
from ledger.core.table.moves import Roll
from ledger.games.torgue import RULESET
from ledger.games.torgue.moves.attacks import Again, Fumbled, Melee, Shoot, Throw
from ledger.games.torgue.moves.defence import Defend
from ledger.games.torgue.moves.ending import Respawn
from ledger.games.torgue.moves.enemies import EnemyMove, Spawn, Strike
from ledger.games.torgue.moves.setup import LayZone, PlaceEnemy, Shuffle
from ledger.games.torgue.moves.turns import Activate, Handoff, Try, Walk
from tests.games.torgue.histories import enemy, enters, game, gun, hunter
from tests.tables import Sitting

STATE = Sitting(
    RULESET,
    game(
        hunter("Salvador", "green yellow yellow", sidekick="Bloodwing"),
        board=(
            LayZone(name="B"),
            gun("Hyperion"),
            enemy("Psycho"),
            enters("Psycho", "C", "Psycho 1"),
            enters("Psycho", "C", "Psycho 2"),
            enemy("Badass Marauder"),
            enters("Badass Marauder", "C", "Badass Marauder 1"),
        ),
    ),
).state
LINES: dict[str, Move] = {
    "sal melee p1 6": Melee(who="Salvador", target="Psycho 1", dice=("6",)),
    "sal melee bm 6": Melee(who="Salvador", target="Badass Marauder 1", dice=("6",)),
    "sal melee p2 y 6": Melee(who="Salvador", target="Psycho 2", token="yellow", dice=("6",)),
    "blood melee p2 a 6": Melee(who="Bloodwing", target="Psycho 2", token="a", dice=("6",)),
    "sal shoot p1 6": Shoot(who="Salvador", target="Psycho 1", dice=("6",)),
    "sal shoot p1 y 6 with hyp el 4 sh 3 mod 2": Shoot(
        who="Salvador",
        target="Psycho 1",
        token="yellow",
        dice=("6",),
        with_="Hyperion",
        element=("4",),
        shields=("3",),
        mod=2,
    ),
    "sal shoot p1 a 5:2 to b and p2": Shoot(
        who="Salvador", target="Psycho 1", token="a", dice=("5:2",), to="B", and_=("Psycho 2",)
    ),
    "sal throw p2 5 ignore": Throw(who="Salvador", target="Psycho 2", dice=("5",), ignore=True),
    "again p2 4 cc 2": Again(target="Psycho 2", dice=("4",), crowd=("2",)),
    "fumble p1 ignore": Fumbled(enemy="Psycho 1", ignore=True),
    "@sal go": Activate(who="Salvador"),
    "sal move b g": Walk(who="Salvador", zone="B", token="green"),
    "try tech g 11 vs 10": Try(skill="tech", token="green", dice=("11",), obstacle=("10",)),
    "strike p1 sal y 4 hurt b": Strike(enemy="Psycho 1", at="Salvador", token="yellow", dice=("4",), hurt=("b",)),
    "walk p1 to b": EnemyMove(enemy="Psycho 1", zone="B"),
    "walk p1 b": EnemyMove(enemy="Psycho 1", zone="B"),
    "enter psycho b 2": PlaceEnemy(card="Psycho", zone="B", count=2),
    "enter psycho 2 at b": PlaceEnemy(card="Psycho", zone="B", count=2),
    "enter psycho e": PlaceEnemy(card="Psycho", zone="e"),
    "spawn b c": Spawn(zones=("B", "C")),
    "spawn psycho 2 at b c": Spawn(card="Psycho", count=2, zones=("B", "C")),
    "respawn sal b": Respawn(hunter="Salvador", zone="B"),
    "handoff h2 cash": Handoff(to="H2", gives=("cash",)),
    "handoff h2 y gives ammo cash": Handoff(to="H2", token="yellow", gives=("ammo", "cash")),
    "shuffle guns ammo zeds torgue event": Shuffle(deck="guns", more=("ammo-dump", "zeds-meds", "torgue", "event")),
    "sal defend s1 4": Defend(who="Salvador", token="s1", dice=("4",)),
}


def test_who_is_activated_acts() -> None:
    """TB-022: whoever acted last does not go on acting in the status."""
    for name in ("Salvador", "Bloodwing"):
        assert RULESET.views.meant(STATE, Activate(hunter=name)) == "Salvador"
    assert RULESET.views.meant(STATE, Activate()) == ""


NOBODY = Sitting(RULESET, game(hunter("Salvador", "green"), board=(LayZone(name="B"),))).state
"""A board on which no enemy stands."""


@pytest.mark.parametrize("line", ["sal shoot psycho 6", "sal melee mordecai 6", "slay psycho", "walk psycho"])
def test_where_nobody_is_there_it_says_how_one_comes(line: str) -> None:
    """TB-046: friends are no targets, so they are not offered."""
    with pytest.raises(WordsWrong) as wrong:
        next_said(RULESET, NOBODY, split_line(line), lenient=True)
    assert (wrong.value.code, wrong.value.candidates) == ("name-unknown", ())
    assert "is there" in wrong.value.because
    assert "enter CARD at ZONE" in wrong.value.hint


@pytest.mark.parametrize(("line", "meant"), LINES.items(), ids=list(LINES))
def test_a_line_of_the_table(line: str, meant: Move) -> None:
    typed, rest = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert typed.move == meant
    assert rest == ()


def test_words_behind_a_text_of_one_word_are_refused() -> None:
    """TB-002: a fumble is one word with _ for spaces; the rest goes nowhere, not even to the Special Actions."""
    line = "enemy-card Psycho specials Rage attack-fumble The Psycho moves and attacks"
    with pytest.raises(WordsWrong) as wrong:
        next_said(RULESET, STATE, split_line(line), lenient=True)
    assert wrong.value.code == "word-spare"


@pytest.mark.parametrize(("line", "faces"), [("r 2", ("2",)), ("y 4", ("4",)), ("red 2", ("2",))])
def test_a_token_by_its_first_letter_answers(line: str, faces: tuple[str, ...]) -> None:
    """TB-167: `r` is a roll only where dice follow."""
    typed, _ = next_said(RULESET, STATE, split_line(line), lenient=True, prefix=("defend",))
    assert typed.move == Defend(token="red" if line.startswith("r") else "yellow", dice=faces)


def test_a_roll_stays_one() -> None:
    """TB-005: dice that are named are thrown, whatever is owed."""
    typed, _ = next_said(RULESET, STATE, split_line("r 2d6 4 1"), lenient=True, prefix=("defend",))
    assert typed.move == Roll(dice="2d6", faces=("4", "1"))
