"""What the board and the cards print is asked for where it decides, counts from then on, and is never dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import WoundsSuffered
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.danger import Advance, Compare, Danger, Doom, Gate
from ledger.games.degenerates.moves.encounters import BeginFight, Choose, Fulfil
from ledger.games.degenerates.moves.fights import Target
from ledger.games.degenerates.moves.phases import Next, Void
from ledger.games.degenerates.moves.resting import Recover
from ledger.games.degenerates.moves.setup import BeginMission, Card, Space
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.views.turn import turn
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    FAR,
    HOME,
    LANDS,
    Moves,
    attacked,
    begun,
    fighting,
    foe,
    fog,
    hero,
    hit,
    hurt,
    item,
    obtain,
    on_to_danger,
    space,
    stand,
    town,
    turn_over,
)
from tests.sheets import rows
from tests.tables import Fact, No, Row, each, prove

CAMP, MAZE, PORT, MARKET = "Fishmonger Camp", "The Maze", "Pigskin Port", "Market"
REMAINS = "Doom cards that remain"
FURY = Doom(card="Slime Tide", fits=True, stays=True, grants=("fury:1",))
HEDGEHOG = foe("Hedgehog", 0, 9, "retaliate:2")
BOW = item("Hunting Bow", slot="2h")


def omen(**more: Any) -> Moves:
    """The Hand lies at a Location whose Region nobody typed."""
    return (
        *begun(hero("A"), at=CAMP, board=(space(CAMP, 4),), **more),
        Advance(place=HOME, hand=CAMP, by="Omen"),
    )


def armed(card: Card, stance: str = "assault") -> Moves:
    """A holds that weapon, and a Hedgehog that retaliates attacks."""
    told = (*begun(hero("A")), card, obtain("A", card.name), Equip(who="A", item=card.name))
    return (*told, *attacked("A", HEDGEHOG), BeginFight(), stand("A", stance))


def mazed(*heroes: Any) -> Moves:
    """The Danger Phase of a party in the Maze."""
    return (*begun(*heroes, at=MAZE, board=LANDS), *on_to_danger("".join(each.who for each in heroes)))


def done() -> Moves:
    """The first mission is over."""
    return (*begun(hero("A")), *on_to_danger("A"), fog(12), Next(), Fulfil(reward="gold"))


BOARD: dict[str, Row[Degenerates]] = {
    "DD-062 a card that remains asks for the Region of the Hand": Row(
        given=omen(),
        when=(FURY, FURY.but(region="wetlands")),
        asked={1: "region"},
        then={at.doom_in_play: ("Slime Tide",), rows(): {REMAINS: ("Slime Tide (wetlands): fury:1",)}},
    ),
    "DD-062 one that goes away asks nothing": Row(
        given=omen(),
        when=Doom(card="Slime Tide", fits=True),
        then={at.doom_due: False},
    ),
    "DD-036 DD-034 of a Settlement the Town Level is an answer too": Row(
        given=(*begun(hero("A"), at=HOME, board=(space(PORT, None, "settlement"),)), *on_to_danger("A")),
        when=(Danger(card="Port", value=9, raises=PORT), Danger(card="Port", value=9, raises=PORT, town=2)),
        asked={1: "level"},
        after={1: {shown.asked: "Level printed for Pigskin Port? If a Town: town N"}},
        then={at.towns: {PORT: 1}},
    ),
    "DD-036 at a Settlement the question says how a Town Level is typed": Row(
        given=(*begun(hero("A"), at=PORT, board=(space(PORT, None, "settlement"),)), *on_to_danger("A")),
        when=(Danger(card="Cave", value=9, raises=FAR), Space(name=PORT, town=2)),
        asked={1: "here"},
        after={1: {shown.asked: "Level printed for Pigskin Port? If a Town: space Pigskin_Port town N"}},
        then={at.towns: {PORT: 2}, at.owes: ()},
    ),
    "DD-036 a level that is known is not typed anew": Row(
        given=(*begun(hero("A"), board=LANDS), *on_to_danger("A")),
        when=(Danger(card="Fields", value=9, raises="Fields", level=4), fog(9)),
        refused={1: No("DD-036", "level-known")},
        then={at.danger: {"Fields": 2}},
    ),
    "DD-036 a level that is typed with a Voidgate is known": Row(
        given=begun(hero("A")),
        when=Gate(place="Dusk Falls", by="Rift", level=5),
        then={at.danger: {"Tomb Lake": 5}, at.gates: {"Dusk Falls": 0}},
    ),
    "DD-145 without a Voidgate in the Region there is no Test": Row(
        given=begun(hero("A"), at=MAZE, board=LANDS, stance="bold"),
        when=(
            Void(who="A", card="Cave", raises=FAR, hand=FAR, tester="A", dice=("6", "6")),
            Void(who="A", card="Cave", raises=FAR, hand=FAR),
        ),
        refused={1: No("DD-145", "dice-extra")},
        then={at.where: {"A": FAR}},
    ),
}

CARDS: dict[str, Row[Degenerates]] = {
    "DD-260 DD-235 where it decides, the type of an attack is asked for": Row(
        given=armed(BOW),
        when=(
            hit("A", "", "2 3", "1 1", "1", using="Hunting Bow", attribute="agi"),
            hit("A", "", "2 3", "1 1", "1", using="Hunting Bow", attribute="agi", reach="range"),
        ),
        asked={1: "reach"},
        then={at.wounds: {"A": 0}, fight.foes: {"Hedgehog": 3}},
    ),
    "DD-260 DD-249 what an attack says of its weapon is known from then on": Row(
        given=(
            *armed(BOW),
            hit("A", "", "2 3", "1 1", "1", using="Hunting Bow", attribute="agi", reach="range"),
            *(Next(), stand("A", "assault")),
        ),
        when=hit("A", "", "2 3", "1 1", "1", using="Hunting Bow"),
        then={at.wounds: {"A": 0}, fight.needed: 7, fight.foes: {"Hedgehog": 6}},
    ),
    "DD-306 DD-169 a Danger card comes again only after a reshuffle": Row(
        given=(*begun(hero("A")), *turn_over("A"), *on_to_danger("A")),
        when=fog(12),
        then={at.reminders: ("card-twice",)},
    ),
    "DD-081 DD-083 in the Maze a strong MAG takes the lowest value, which is asked for": Row(
        given=mazed(hero("A", mag=9)),
        when=(Danger(card="Fields", value=2), Danger(card="Fields", value=2, low=1)),
        asked={1: "low"},
        then={at.wounds: {"A": 1}},
        happens=(Fact(WoundsSuffered, who="A"),),
    ),
    "DD-081 DD-083 others suffer the highest, and no other value is needed": Row(
        given=mazed(hero("A", mag=7)),
        when=Danger(card="Fields", value=2),
        then={at.wounds: {"A": 2}},
    ),
}

MISSIONS: dict[str, Row[Degenerates]] = {
    "DD-296 the next mission is chosen when the last one is over": Row(
        given=begun(hero("A")),
        when=(Choose(mission="Start a War", faction="Goblins"), Next(because="we look ahead")),
        refused={1: No("DD-296", "mission-running")},
        then={at.mission: "On The Run"},
    ),
    "DD-296 another mission than the chosen one needs a reason": Row(
        given=(*done(), Choose(mission="Hunt the Witch Cult")),
        when=(
            BeginMission(name="Start a War"),
            BeginMission(name="Start a War", because="we misread the path"),
        ),
        refused={1: No("DD-296", "mission-other")},
        then={at.mission: "Start a War", at.overruled: 1},
    ),
}

HINTS: dict[str, Row[Degenerates]] = {
    "DD-178 where icons count, the party is not through": Row(
        given=(*begun(hero("A")), *on_to_danger("A"), fog(3)),
        when=Compare(monsters=1),
        stands={shown.owed: ("stance", "compare")},
        then={shown.owed: ("next",)},
    ),
    "DD-178 a value above the level goes on by itself": Row(
        given=(*begun(hero("A")), *on_to_danger("A")),
        when=(fog(4), Next()),
        after={1: {shown.owed: ("stance", "compare", "next")}},
        then={at.phase: "encounter"},
    ),
    "DD-046 in a Town there is nothing to compare": Row(
        given=(*begun(hero("A"), at=MARKET, board=town(MARKET, 2, region="lowlands")), *on_to_danger("A")),
        when=(fog(1), Next()),
        after={1: {shown.owed: ("next",)}},
        then={at.phase: "encounter"},
    ),
    "DD-184 what is due comes before the end of the party's turn": Row(
        given=(*begun(hero("A")), *on_to_danger("A"), fog(1), Compare(monsters=1)),
        when=Next(),
        then={shown.owed: ("monster",)},
    ),
    "DD-054 while a Doom card is due, nothing goes on": Row(
        given=(*begun(hero("A"), board=(space(HOME, 6),), mode="standalone"), *on_to_danger("A")),
        when=(Danger(card="Omen", value=12, raises=HOME), Doom(card="Slime Tide", fits=True)),
        after={1: {shown.owed: ("doom", "stance", "compare", "sign")}},
        then={shown.owed: ("stance", "compare", "sign")},
    ),
    "DD-078 only the Void leads out of the Maze": Row(
        given=begun(hero("A"), at=MAZE, stance="bold"),
        when=Recover(who="A"),
        stands={shown.words: ("void CARD, or rest",)},
        then={shown.words: ("next",)},
    ),
    "DD-139 DD-142 a Bold party at a Lake Port and a Voidgate is told so": Row(
        given=(
            *begun(hero("A"), at=CAMP, board=(space(CAMP, 4, region="wetlands"), *LANDS), stance="bold"),
            Gate(place=CAMP, by="Rift"),
            *turn_over("A"),
            Next(),
        ),
        when=Next(because="nobody hurries"),
        stands={shown.words: ("foot PLACE, or lake PLACE, or void, or rest",)},
        then={at.phase: "danger"},
    ),
    "DD-219 who is annoyed is offered Guard alone": Row(
        given=(*begun(hero("A")), *attacked("A", foe("Imp", 2, 9, "annoy")), BeginFight()),
        when=stand("A", "guard"),
        stands={shown.words: ("stance guard",)},
        then={at.combat_stances: {"A": "guard"}},
    ),
}


def turn_of(verb: str) -> Callable[[at.At], str]:
    """Who is meant by a verb that names nobody."""

    def found(sitting: at.At) -> str:
        return turn(sitting.state, verb) or sitting.state.acting

    found.__name__ = f"whose {verb} it is"
    return found


GEAR: dict[str, Row[Degenerates]] = {
    "DD-242 DD-291 on an own turn of a fight the gear is one's own": Row(
        given=(*fighting(hero("A", per=9), hero("B"), foes=(HEDGEHOG,)), Target(who="B", foe="Hedgehog", at="B")),
        when=hurt("B", 1),
        then={turn_of("equip"): "A", turn_of("attack"): "A"},
    ),
}


@each(BOARD | CARDS | MISSIONS | HINTS | GEAR)
def test_typed(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
