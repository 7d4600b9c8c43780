"""Knock-outs, Revives, recovery, help, dragging; and what the table reads otherwise."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.table.moves import SetOption
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.posse import HeroDragged, HeroKnockedOut, HeroRecovered, HeroRevived
from ledger.games.brimstone.moves.fighting import Done, EndTurn, Foes, Go, Melee, Movement
from ledger.games.brimstone.moves.harm import Assist, Drag, Recover, Revive
from ledger.games.brimstone.moves.posse import GainRevive, Rolls
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, each, prove

DOWN = (*game(hero("Ada"), hero("Ben", movement=7)), out("Ada", health=10))
BOTH = (*game(hero("Ada"), hero("Ben")), out("Ada", health=10, sanity=10))
GHOUL = Foes(name="Ghoul", count=1, initiative=3, escape=4)

ROWS: dict[str, Row[Brimstone]] = {
    "SB-KO-01 the cause is kept": Row(
        given=game(hero("Ada")),
        when=out("Ada", health=10, sanity=10),
        then={at.ko: {"Ada": "both"}, at.health: {"Ada": 0}, at.sanity: {"Ada": 0}},
        happens=(Fact(HeroKnockedOut, cause="both"),),
    ),
    "SB-KO-11 neither pool stays at 0 after a recovery": Row(
        given=(*BOTH, EndTurn()),
        when=(
            Recover(dice=("3", "3"), health=6, who="Ada"),
            Recover(dice=("3", "3"), health=5, sanity=1, who="Ada"),
        ),
        refused={1: No("SB-KO-11", "pool-empty")},
        then={at.health: {"Ada": 5}, at.sanity: {"Ada": 1}, at.ko: {"Ada": "none"}},
    ),
    "SB-KO-10 healing stops at the maximum": Row(
        given=(*game(hero("Ada", sanity=9, sanity_max=10)), out("Ada", health=10), EndTurn()),
        when=Recover(dice=("6", "6"), health=6, sanity=6, who="Ada"),
        then={at.health: {"Ada": 6}, at.sanity: {"Ada": 10}},
        happens=(Fact(HeroRecovered, thrown=(Die(faces=(6,)), Die(faces=(6,)))),),
    ),
    "SB-KO-10 SB-DET-02 the dice of a recovery may be re-rolled": Row(
        given=(*game(hero("Ada", determination=1)), out("Ada", health=10), EndTurn()),
        when=Recover(dice=("1:6", "1"), health=7, who="Ada"),
        then={at.health: {"Ada": 7}, at.determination: {"Ada": 0}},
    ),
    "SB-KO-16 dragging is no attack": Row(
        given=(*DOWN, GHOUL),
        when=(Drag(hero="Ada", squares=2, who="Ben"), Melee(dice=("4", "1"), hits=(("Ghoul", 1),), who="Ben")),
        after={1: {at.movement: {"Ben": 3}, at.attacked: {"Ben": False}}},
        then={at.attacked: {"Ben": True}},
        happens=(Fact(HeroDragged, squares=2, cost=4, was=7, now=3),),
    ),
    "SB-KO-15 the odd last square is walked without dragging": Row(
        given=DOWN,
        when=(Drag(hero="Ada", squares=3, who="Ben"), Drag(hero="Ada", squares=1, who="Ben"), Go(squares=1, who="Ben")),
        refused={2: No("SB-KO-14", "movement-short")},
        then={at.movement: {"Ben": 0}},
    ),
    "SB-KO-14 nobody is dragged over a distance, or who stands": Row(
        given=DOWN,
        when=(Drag(hero="Ada", squares=1, apart=True, who="Ben"), Drag(hero="Ben", squares=1, who="Ben")),
        refused={1: No("SB-KO-14", "hero-far"), 2: No("SB-KO-01", "hero-stands")},
    ),
    "SB-KO-12 the chance of help lapses with the turn": Row(
        given=(*DOWN, GHOUL, Assist(hero="Ada", who="Ben"), EndTurn()),
        when=Recover(dice=("1", "1"), health=2, who="Ada"),
        refused={1: No("SB-KO-08", "enemies-near")},
        then={at.ko: {"Ada": "health"}},
    ),
    "SB-KO-12 nobody helps over a distance": Row(
        given=(*DOWN, GHOUL),
        when=Assist(hero="Ada", apart=True, who="Ben"),
        refused={1: No("SB-KO-12", "hero-far")},
        then={at.attacked: {"Ben": False}},
    ),
    "SB-KO-08 as soon as somebody acts in the new turn, recovery waits": Row(
        given=(*DOWN, EndTurn(), Movement(squares=4, who="Ben")),
        when=(
            Recover(dice=("1", "1"), health=2, who="Ada"),
            (EndTurn(), Recover(dice=("1", "1"), health=2, who="Ada")),
        ),
        refused={1: No("SB-KO-08", "turn-on")},
        then={at.health: {"Ada": 2}},
    ),
    "SB-KO-06 a Revive that is not there": Row(
        given=DOWN,
        when=(Revive(which="posse", who="Ada"), Revive(which="posse", who="Ben")),
        refused={1: No("SB-KO-06", "revive-missing"), 2: No("SB-KO-01", "hero-stands")},
    ),
    "SB-KO-05 AMB-05 a ruling lets another's Revive serve": Row(
        given=(*DOWN, GainRevive(which="personal", who="Ben")),
        when=Revive(which="personal", owner="Ben", who="Ada", because="Ben gives it away"),
        then={at.personal: {"Ben": 0}, at.ko: {"Ada": "none"}, at.overrides: ("SB-KO-05",)},
    ),
    "AMB-03 AMB-04 a Revive may set Determination to 1, and spare nothing": Row(
        given=(
            *game(hero("Ada", determination=3)),
            SetOption(name="revive-gives", value="sets"),
            SetOption(name="revive-spares", value="no"),
            out("Ada", sanity=10),
            GainRevive(which="posse"),
        ),
        when=Revive(which="posse", who="Ada"),
        then={at.determination: {"Ada": 1}, at.pending: ("madness Ada",)},
        happens=(Fact(HeroRevived, determination_was=3, determination_now=1),),
    ),
    "AMB-02 two dice for each pool": Row(
        given=(*BOTH, SetOption(name="recovery-roll", value="each"), EndTurn()),
        when=(
            Recover(dice=("2", "2", "1", "1"), health=4, sanity=3, who="Ada"),
            Recover(dice=("2", "2", "1", "1"), health=4, sanity=2, who="Ada"),
        ),
        refused={1: No("SB-KO-10", "healing-much")},
        then={at.health: {"Ada": 4}, at.sanity: {"Ada": 2}},
    ),
    "AMB-35 the end of the hero's own turn may do": Row(
        given=(*DOWN, SetOption(name="recovery", value="hero"), Done(who="Ada")),
        when=Recover(dice=("1", "2"), health=3, who="Ada"),
        then={at.health: {"Ada": 3}, at.ko: {"Ada": "none"}},
    ),
    "SB-KO-02 who is out may still roll what is rolled for it": Row(
        given=DOWN,
        when=(Rolls(what="danger", dice=("3",), who="Ada"), Go(squares=1, who="Ada")),
        refused={2: No("SB-KO-02", "hero-out")},
    ),
    "SB-KO-03 who stands cannot be crossed": Row(
        given=game(hero("Ada"), hero("Ben")),
        when=Go(squares=1, through=("Ada",), who="Ben"),
        refused={1: No("SB-KO-03", "space-taken")},
    ),
}


@each(ROWS)
def test_it_is_as_the_rules_say(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
