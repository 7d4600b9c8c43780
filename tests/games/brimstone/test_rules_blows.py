"""Blows: weapons and their dice, one hit after the other, hits that are owed, what a kill is worth, a way out."""

from __future__ import annotations

import pytest

from ledger.core.dice import Die
from ledger.core.model import Move
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import EscapeRolled, FoesCame, FoeWounded, HitsLapsed, LootTaken
from ledger.games.brimstone.events.numbers import DeterminationSpent, ExperienceGained
from ledger.games.brimstone.moves.fighting import (
    Damage,
    EndTurn,
    Escape,
    FightEnd,
    Foes,
    Go,
    Loot,
    Melee,
    Movement,
    Shoot,
    Slay,
    ThreatCard,
    Throw,
)
from ledger.games.brimstone.moves.harm import Drag
from ledger.games.brimstone.moves.posse import GainRevive, LevelUp
from ledger.games.brimstone.moves.things import Bag, Hold, PickUp
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.views.turn import meant, turn
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, Sitting, each, prove

ADA = game(hero("Ada", combat=3, determination=1), hero("Ben", combat=1))
BATS = Foes(name="Bat", count=3, defense=1, health=3, escape=4)
FIVE = Melee(dice=("4", "5", "4"), hits=(("Bat", 3),), who="Ada")
GUN = PickUp(item="Shotgun", hands=2, range=5, shots=1, die=8, damage=8, crit=6, who="Ada")

ROWS: dict[str, Row[Brimstone]] = {
    "SB-HIT-04 a weapon's damage dice are those that are printed on it": Row(
        given=(*ADA, GUN, Hold(items=("Shotgun",), who="Ada"), Foes(name="Ogre", count=1, health=20)),
        when=(
            Shoot(weapon="Shotgun", dice=("8",), targets=(("Ogre", "1/3"),), who="Ada"),
            Damage(name="Ogre", dice=("8",), who="Ada"),
        ),
        then={at.enemy_health: {"Ogre": 12}},
        happens=(Fact(FoeWounded, dealt=8, dice="d8"),),
    ),
    "SB-HIT-04 so are those of the blade in the hand": Row(
        given=(
            *ADA,
            PickUp(item="Axe", hands=1, damage=10, who="Ada"),
            Hold(items=("Axe",), who="Ada"),
            Foes(name="Ogre", count=1, health=20),
            Melee(dice=("4", "1", "1"), hits=(("Ogre", 1),), who="Ada"),
        ),
        when=(Damage(dice=("10",), who="Ada"),),
        then={at.enemy_health: {"Ogre": 10}},
    ),
    "SB-MEL-03 SB-HIT-04 three dice in one line are three hits": Row(
        given=(*ADA, BATS, FIVE),
        when=(Damage(name="Bat", dice=("6", "6", "6"), who="Ada"),),
        then={at.enemies: {"Bat": 0}},
        happens=(Fact(FoeWounded, dealt=15, fell=3, left=0),),
    ),
    "SB-MEL-03 what is too much for one is lost": Row(
        given=(*ADA, BATS, FIVE),
        when=(Damage(name="Bat", dice=("6", "2", "6"), who="Ada"),),
        then={at.enemies: {"Bat": 1}, at.enemy_health: {"Bat": 3}},
    ),
    "SB-MEL-03 damage that is owed is asked for before the turn ends, and a ruling lets it go": Row(
        given=(*ADA, BATS, FIVE),
        when=(EndTurn(), EndTurn(because="we go on")),
        refused={1: No("SB-MEL-03", "hits-open", names="3 hits on Bat")},
        then={at.turn: 2},
        happens=(Fact(HitsLapsed, who="Ada", name="Bat", count=3),),
    ),
    "SB-MEL-03 hits that nobody assigned are asked for too": Row(
        given=(*ADA, BATS, Melee(dice=("4", "1", "1"), who="Ada")),
        when=(EndTurn(), EndTurn(because="we go on")),
        refused={1: No("SB-MEL-03", "hits-open")},
        happens=(Fact(HitsLapsed, who="Ada", name="", count=1),),
    ),
    "SB-MEL-03 no damage is owed on what has fallen": Row(
        given=(*ADA, BATS, FIVE, Slay(name="Bat", count=3)),
        when=(EndTurn(),),
        then={at.owed: ("No enemy stands",)},
        never=(HitsLapsed,),
    ),
    "SB-MEL-03 where nobody told the health of enemies the word of the table is enough": Row(
        given=(*ADA, Foes(name="Shade", count=1), Melee(dice=("4", "1", "1"), hits=(("Shade", 1),), who="Ada")),
        when=(EndTurn(),),
        happens=(Fact(HitsLapsed, who="Ada", name="Shade", count=1),),
    ),
    "SB-MEL-03 nor need hits be assigned to those": Row(
        given=(*ADA, Foes(name="Shade", count=1), Melee(dice=("4", "1", "1"), who="Ada")),
        when=(EndTurn(),),
        happens=(Fact(HitsLapsed, who="Ada", name="", count=1),),
    ),
    "SB-XP-01 a kill is worth what was said of the enemies": Row(
        given=(
            *ADA,
            Foes(name="Bat", count=4, health=3, xp=10),
            Melee(dice=("4", "5", "1"), hits=(("Bat", 2),), who="Ada"),
            Bag(thing="Dynamite", who="Ben"),
        ),
        when=(
            Damage(dice=("6", "6"), who="Ada"),
            Throw(distance=2, dice=("5",), victims=(("Bat", 4),), who="Ben"),
            Slay(name="Bat", count=1, who="Ada"),
        ),
        then={at.xp: {"Ada": 30, "Ben": 10}},
        happens=(Fact(ExperienceGained, who="Ada", now=20, why="Bat"),),
    ),
    "SB-XP-01 another number may be said for one kill": Row(
        given=(*ADA, Foes(name="Bat", count=2, xp=10)),
        when=(Slay(name="Bat", count=1, xp=0, who="Ada"), Slay(name="Bat", count=1, xp=25, who="Ada")),
        then={at.xp: {"Ada": 25, "Ben": 0}},
    ),
    "SB-ESC-04 SB-DET-01 a failed escape goes on with the die that failed": Row(
        given=(*ADA, BATS, Escape(name="Bat", dice=("1",), who="Ada")),
        when=(
            Escape(name="Bat", dice=("6",), who="Ada"),
            Escape(name="Bat", dice=("2:6",), who="Ada"),
            Escape(name="Bat", dice=("1:5",), who="Ada"),
            Go(squares=1, past=("Bat",), who="Ada"),
        ),
        refused={
            1: No("SB-ESC-04", "escape-failed"),
            2: No("SB-ESC-04", "escape-failed"),
        },
        then={at.determination: {"Ada": 0, "Ben": 0}},
        happens=(
            Fact(DeterminationSpent, now=0),
            Fact(EscapeRolled, thrown=(Die(faces=(5,)),), before=(1,), success=True),
        ),
    ),
    "SB-ESC-01 who failed is told what is left to do": Row(
        given=(*ADA, BATS, Escape(name="Bat", dice=("1",), who="Ben"), Movement(squares=3, who="Ben")),
        when=(Go(squares=1, past=("Bat",), who="Ben"), Escape(name="Bat", dice=("1:5",), who="Ben")),
        refused={
            1: No("SB-ESC-01", "escape-due"),
            2: No("SB-DET-01", "determination-short"),
        },
        never=(EscapeRolled,),
    ),
    "SB-KO-14 SB-POS-03 a hint gives no movement away": Row(
        given=(*ADA, out("Ben", health=10), Go(squares=4, who="Ada")),
        when=(Drag(hero="Ben", squares=1, who="Ada"), Go(squares=2, who="Ada")),
        refused={
            1: No("SB-KO-14", "movement-short"),
            2: No("SB-POS-03", "movement-short"),
        },
        then={at.movement: {"Ada": 1, "Ben": 5}},
    ),
    "SB-FGT-01 what is gone cannot be slain": Row(
        given=(*ADA, BATS, Slay(name="Bat", count=3)),
        when=Slay(name="Bat", count=1),
        refused={1: No("SB-FGT-01", "foes-few")},
    ),
    "SB-FGT-01 AMB-28 where every hero is out the table says whether the fight is over": Row(
        given=(*ADA, BATS, out("Ada", health=10), out("Ben", health=10)),
        stands={at.owed: ("Every hero is out: is the fight over?",)},
        when=FightEnd(),
        then={at.fight: False, at.warned: ("SB-FGT-01",)},
    ),
    "SB-ATT-02 ambushers are placed in an order that is said": Row(
        given=(*ADA, Foes(name="Ghoul", count=1, initiative=3, ambush=True)),
        when=Foes(name="Spider", count=2, initiative=6, ambush=True),
        happens=(Fact(FoesCame, places=("Spider", "Ghoul")),),
    ),
    "SB-THR-03 several loot cards in one line": Row(
        given=(*ADA, ThreatCard(name="One"), ThreatCard(name="Two"), BATS, Slay(name="Bat", count=3), FightEnd()),
        when=(
            Loot(card="Coins", dice=("4",), more=("Stone", "Map"), gold=40, who="Ada"),
            Loot(card="Coins", dice=("4",), more=("Stone",), gold=40, stones=1, who="Ada"),
        ),
        refused={1: No("SB-THR-03", "loot-none")},
        then={at.loot: {"Ada": 0, "Ben": 2}, at.gold: {"Ada": 40, "Ben": 0}, at.darkstone: {"Ada": 1, "Ben": 0}},
        happens=(Fact(LootTaken, card="Coins", left=1), Fact(LootTaken, card="Stone", left=0)),
    ),
}


@each(ROWS)
def test_it_is_as_the_summary_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)


def test_who_owes_a_move_makes_it_where_nobody_is_named() -> None:
    """SB-MEL-03: the damage of the only hero who hit; whoever acts stays whoever acts where it owes it too."""
    table = Sitting(RULESET, (*ADA, BATS, FIVE, Melee(dice=("4",), hits=(("Bat", 1),), who="Ben")))
    assert table.state.acting == "Ben"
    assert (turn(table.state, "damage"), meant(table.state, Damage(name="Bat"))) == ("", "")
    table.say(Damage(dice=("1",), who="Ben"))
    assert (turn(table.state, "damage"), meant(table.state, Damage(name="Bat"))) == ("Ada", "Ada")
    assert (turn(table.state, "assign"), meant(table.state, EndTurn())) == ("", "")


def test_a_fact_says_who_falls_and_what_the_next_one_has() -> None:
    """SB-HIT-04: a table can follow it without knowing how the log counts."""
    told = []
    for faces in (("1",), ("3",), ("6", "6"), ("6",)):
        table = Sitting(RULESET, (*ADA, Foes(name="Bat", count=2, health=4), FIVE.but(hits=(("Bat", len(faces)),))))
        table.say(Damage(name="Bat", dice=faces, who="Ada"))
        told.append(table.last(FoeWounded).sentence())
    assert told == [
        "Bat: 1 damage, health 4 to 3.",
        "Bat: 3 damage, health 4 to 1.",
        "Bat: 12 damage, 2 fall; none is left.",
        "Bat: 6 damage, 1 falls; the next has 4.",
    ]
    table = Sitting(RULESET, (*ADA, BATS, FIVE))
    table.say(Damage(dice=("1",), who="Ada"))
    assert table.last(FoeWounded).sentence() == "Bat: 0 damage, health 3."
    table.say(Slay(name="Bat", count=3, who="Ada"))
    table.say(Damage(name="Bat", dice=("6",), who="Ada"))
    assert table.last(FoeWounded).sentence() == "Bat: 5 damage; none is left."


HINTS: dict[str, tuple[tuple[Move, ...], Move, str]] = {
    "SB-ESC-04 the die that failed": (
        (*ADA, BATS, Escape(name="Bat", dice=("1",), who="Ada")),
        Escape(name="Bat", dice=("6",), who="Ada"),
        "escape Bat 1:DIE, for 1 Determination",
    ),
    "SB-ESC-04 no Determination": (
        (*ADA, BATS, Escape(name="Bat", dice=("1",), who="Ben")),
        Go(squares=1, past=("Bat",), who="Ben"),
        "attack it, or escape in the next turn",
    ),
    "SB-ESC-01 not tried yet": ((*ADA, BATS), Go(squares=1, past=("Bat",), who="Ben"), "escape Bat DIE"),
    "SB-KO-14 too far to drag": (
        (*ADA, out("Ben", health=10), Go(squares=4, who="Ada")),
        Drag(hero="Ben", squares=1, who="Ada"),
        "go closer, or help in the next turn",
    ),
    "SB-KO-14 not that far": ((*ADA, out("Ben", health=10)), Drag(hero="Ben", squares=3, who="Ada"), "drag Ben 2"),
    "SB-POS-03 what is left": (ADA, Go(squares=6, who="Ada"), "go 5"),
    "SB-POS-03 nothing is left": (
        (*ADA, Go(squares=5, who="Ada")),
        Go(squares=2, who="Ada"),
        "movement N says what was rolled, if nobody did",
    ),
    "SB-FGT-01 none of them": (
        (*ADA, BATS, Foes(name="Ogre", count=1), Slay(name="Bat", count=3)),
        Slay(name="Bat", count=1),
        "slay Ogre 1",
    ),
    "SB-FGT-01 nobody": ((*ADA, BATS, Slay(name="Bat", count=3)), Slay(name="Bat", count=1), "fight-end"),
    "SB-XP-01 not enough": (ADA, LevelUp(who="Ada"), "500 more first"),
    "SB-KO-02 in a fight": ((*ADA, BATS, out("Ada", health=10)), Go(squares=1, who="Ada"), "another hero: assist Ada"),
    "SB-KO-06 a Revive": (
        (*ADA, BATS, GainRevive(which="posse"), out("Ada", health=10)),
        Go(squares=1, who="Ada"),
        "revive posse @Ada, or another hero: assist Ada",
    ),
    "SB-KO-08 in peace": ((*ADA, out("Ada", health=10)), Go(squares=1, who="Ada"), "end-turn, then stand"),
    "SB-KO-08 at rest": ((*ADA, out("Ada", health=10), EndTurn()), Go(squares=1, who="Ada"), "stand DICE @Ada"),
}


@pytest.mark.parametrize("name", HINTS)
def test_a_hint_can_be_followed(name: str) -> None:
    history, move, hint = HINTS[name]

    no = Sitting(RULESET, history).say(move).refusal

    assert no is not None
    assert no.hint == hint
