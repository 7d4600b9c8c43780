"""The words that the table is given in a fight: what is due, who is meant, and which dice."""

from __future__ import annotations

from ledger.core.ruleset import decide
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Joins, Resist, Target
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import Card
from ledger.games.degenerates.state.game import Degenerates
from projections.compare import differing
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    attacked,
    become,
    begun,
    defend,
    dice,
    foe,
    hero,
    hit,
    item,
    obtain,
    stand,
)
from tests.tables import No, Row, Sitting, each, prove

IMP = foe("Imp", 4, 9, "ambush", "fear")
OGRE = foe("Ogre", 4, 20)
RING = item("Ring", slot="jewelry", gives=("power+1",))
TWO = (hero("A", con=8), hero("B", con=8))


def hints(sitting: at.At) -> tuple[str, ...]:
    """What each refusal says to type instead."""
    return tuple(each.refusal.hint for each in sitting.steps if each.refusal)


def words(sitting: at.At) -> tuple[str, ...]:
    """What answers what is owed."""
    return tuple(each.words for each in sitting.rules.views.owed(sitting.state))


def resists(sitting: at.At) -> tuple[str, ...]:
    """Who makes a Test against Ambush, and one against Fear, where the line names nobody."""
    moves = (Resist(ability="ambush"), Resist(ability="fear"))
    return tuple(sitting.rules.views.meant(sitting.state, each) for each in moves)


WORDS: dict[str, Row[Degenerates]] = {
    "DD-242 what comes first is named to whoever is too early": Row(
        given=(*begun(*TWO), *attacked("AB", IMP), BeginFight()),
        when=(
            Resist(who="B", ability="fear", dice=dice("1 1")),
            stand("A", "guard"),
            Target(foe="Imp", at="B"),
            stand("A", "guard"),
        ),
        refused={1: No("DD-211", "trial-missing"), 2: No("DD-242", "step-wrong"), 4: No("DD-242", "step-wrong")},
        then={hints: ("target Imp A, or B", "target Imp A, or B", "resist ambush DICE @A")},
    ),
    "DD-211 a Test without a name is that of whoever owes one of its kind": Row(
        given=(*begun(*TWO), *attacked("AB", IMP), BeginFight(), Target(foe="Imp", at="B")),
        stands={resists: ("B", "B")},
        when=(
            Resist(who="B", ability="ambush", dice=dice("1 1")),
            Resist(who="B", ability="fear", dice=dice("1 1")),
            Resist(who="A", ability="fear", dice=dice("1 1")),
        ),
        after={1: {resists: ("A", "B")}, 2: {resists: ("A", "A")}},
        then={resists: ("A", ""), words: ("resist ambush DICE",)},
    ),
    "DD-237 once the summoned monster has joined, the round can end": Row(
        given=(*begun(hero("A")), *attacked("A", foe("Witch", 4, 9, "summon")), OGRE, BeginFight()),
        when=(stand("A", "guard"), defend("A", "1 1", "6"), Next(), Joins(card="Ogre")),
        after={3: {words: ("joins CARD",)}},
        then={words: ("next",)},
    ),
    "DD-247 an attack needs a card of one's own": Row(
        given=(
            *begun(hero("A", con=8), hero("B", skills=("Bolt",))),
            *(Card(name="Bolt", kind="skill", attack="mag"), *attacked("AB", OGRE), BeginFight()),
            *(stand("A", "guard"), stand("B", "guard")),
        ),
        when=(hit("A", "", "1 1", "1 1", "1", using="Bolt"), hit("B", "", "1 1", power="1", using="Bolt")),
        refused={1: No("DD-090", "card-missing")},
        then={fight.foes: {"Ogre": 1}},
    ),
    "DD-243 whom a monster attacks is shown": Row(
        given=(*begun(*TWO), *attacked("AB", OGRE), BeginFight()),
        stands={shown.noted: {"foe Ogre": ""}},
        when=(Target(foe="Ogre", at="B"), stand("A", "guard")),
        then={shown.noted: {"foe Ogre": "at B"}, shown.besides: ("Guard: A",)},
    ),
    "DD-116 DD-253 a turn asks for as many Power dice as there are": Row(
        given=(
            *begun(*TWO),
            *(RING, obtain("B", "Ring"), Equip(who="B", item="Ring"), *attacked("AB", OGRE)),
            *(
                become("A", "stunned"),
                BeginFight(),
                Target(foe="Ogre", at="A"),
                stand("A", "guard"),
                stand("B", "guard"),
            ),
        ),
        stands={words: ("attack Ogre ATTRIBUTE def D1 D2 att A1 A2 @A", "attack Ogre ATTRIBUTE att A1 A2 pow P1 P2")},
        when=hit("A", "", "1 1", "1 1"),
        then={fight.foes: {"Ogre": 1}},
    ),
}


def test_dd_243_a_corrected_target_is_what_differs() -> None:
    fought = Sitting(RULESET, (*begun(*TWO), *attacked("AB", OGRE), BeginFight())).state
    first, second = (decide(RULESET, fought, Target(foe="Ogre", at=who)).state for who in "AB")

    assert [each.line() for each in differing(RULESET.views, first, second)] == ["Ogre: 0, at A to 0, at B"]


@each(WORDS)
def test_words(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
