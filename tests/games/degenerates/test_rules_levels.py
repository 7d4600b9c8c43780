"""Danger and Town Levels, and the Bounty Level."""

from __future__ import annotations

from ledger.core.table.moves import Gain, Lose
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.board import DangerRaised, DangerReduced, LevelHeld, TownFounded, TownLost
from ledger.games.degenerates.events.doom import BountyHeld, BountyRaised, BountyReduced, DoomAdvanced, DoomLoomed
from ledger.games.degenerates.moves.danger import Compare, Danger, Lower, Raise
from ledger.games.degenerates.moves.encounters import BeginFight, Bribe, Monster
from ledger.games.degenerates.moves.fights import Strike
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Buy, Invest, Reveal, Trade
from ledger.games.degenerates.moves.setup import BeginMission, Space, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    begun,
    defend,
    dice,
    foe,
    fog,
    founded,
    hero,
    on_to_danger,
    path,
    recover,
    space,
    stand,
    town,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
ORDER = "Holy Order"
MARKET = "Market"
PLACES = (*LANDS, space(PIT, 2), space(ORDER, 1), *town(MARKET, 2, region="lowlands"), path("Black Tree", PIT))


def up(place: str, steps: int = 1, *, town: bool = False) -> Raise:
    return Raise(place=place, steps=steps, town=town, by="Plague")


def down(place: str, steps: int = 1, *, town: bool = False) -> Lower:
    return Lower(place=place, steps=steps, town=town, by="Prayer")


LEVELS: dict[str, Row[Degenerates]] = {
    **{
        f"DD-036 no level of {level}": Row(
            given=founded("A"),
            when=(Space(name=PIT, danger=level), Space(name=PIT, danger=6), Space(name=PIT, danger=1)),
            refused={1: No("DD-036", "level-range")},
            then={at.danger: {PIT: 1}},
        )
        for level in (-1, 7)
    },
    "DD-036 a printed level is asked for when it is needed": Row(
        given=begun(hero("A"), board=LANDS),
        when=(up(PIT), up(PIT).but(level=3)),
        asked={1: "level"},
        then={at.danger: {PIT: 4}},
    ),
    "DD-036 in play a known level only rises and falls": Row(
        given=begun(hero("A"), board=PLACES),
        when=(Space(name=PIT, danger=5), up(PIT)),
        refused={1: No("DD-036", "level-known")},
        then={at.danger: {PIT: 3}},
    ),
    "DD-037 without a number it is one step, with its cause": Row(
        given=begun(hero("A"), board=PLACES),
        when=(Raise(place=PIT, by="Plague"), Raise(place=PIT, by="Flood"), Lower(place=PIT, by="Prayer")),
        after={1: {at.danger: {PIT: 3}}, 2: {at.danger: {PIT: 4}}},
        then={at.danger: {PIT: 3}},
        happens=(
            Fact(DangerRaised, place=PIT, was=2, now=3, why="Plague"),
            Fact(DangerRaised, place=PIT, was=3, now=4, why="Flood"),
            Fact(DangerReduced, place=PIT, was=4, now=3, why="Prayer"),
        ),
    ),
    "DD-037 so it is with a Town Level": Row(
        given=begun(hero("A"), board=PLACES),
        when=(up(MARKET, town=True), up(MARKET, town=True), down(MARKET, town=True)),
        after={1: {at.towns: {MARKET: 3}}, 2: {at.towns: {MARKET: 4}}},
        then={at.towns: {MARKET: 3}},
    ),
    "DD-037 by a correction of the table, one by one": Row(
        given=begun(hero("A"), board=PLACES),
        when=up(PIT, steps=3),
        then={at.danger: {PIT: 5}},
        happens=(Fact(DangerRaised, now=3), Fact(DangerRaised, now=4), Fact(DangerRaised, now=5)),
    ),
    "DD-038 a Path moves its whole Territory": Row(
        given=begun(hero("A"), board=PLACES),
        when=(up(f"Black Tree-{PIT}"), up("Last Chance")),
        then={
            at.danger: {"Wasteland": 5, "Last Chance": 5, f"Black Tree-{PIT}": 5, PIT: 2},
            shown.levels: {"Wasteland": "Danger 5", "Last Chance": "Danger 5"},
        },
    ),
    "DD-039 a level of 6 stays, and no card but the first party's is Doom": Row(
        given=begun(hero("A"), board=(*PLACES, space(PIT, 6))),
        when=up(PIT),
        then={at.danger: {PIT: 6}, at.doom: ()},
        happens=(Fact(LevelHeld, place=PIT, level=6),),
        never=(DoomLoomed, DoomAdvanced),
    ),
    "DD-039 the card of the first party advances Doom instead": Row(
        given=(*begun(hero("A"), board=(*PLACES, space(PIT, 6))), *on_to_danger("A")),
        when=Danger(card=PIT, value=12),
        then={at.danger: {PIT: 6}, at.doom: ("red",)},
    ),
    "DD-040 a level of 1 outside a Settlement falls no further": Row(
        given=begun(hero("A"), board=(*PLACES, space(PIT, 1))),
        when=down(PIT),
        then={at.danger: {PIT: 1}, at.is_town: {PIT: False}},
        happens=(Fact(LevelHeld, place=PIT, level=1),),
    ),
    "DD-041 a Settlement at 1 becomes a Town by a reduction": Row(
        given=begun(hero("A"), board=PLACES),
        when=down(ORDER),
        then={at.towns: {ORDER: 1}, at.is_town: {ORDER: True}, shown.says(f"{ORDER} is a Town now"): True},
        happens=(Fact(TownFounded, place=ORDER, now=1),),
    ),
    "DD-041 and by a raised Town Level": Row(
        given=begun(hero("A"), board=PLACES),
        when=up(ORDER, town=True),
        then={at.towns: {ORDER: 1}},
    ),
    "DD-042 one level a space, of either kind": Row(
        given=founded("A"),
        when=(Space(name=ORDER, danger=2, town=2), Space(name=ORDER, danger=2)),
        refused={1: No("DD-042", "level-both")},
        then={shown.levels: {ORDER: "Danger 2"}},
    ),
    "DD-078 the Maze has no level": Row(
        given=founded("A"),
        when=(Space(name="The Maze", danger=3), Space(name="The Maze", town=2)),
        refused={1: No("DD-078", "level-none"), 2: No("DD-078", "level-none")},
    ),
    "DD-042 a Town Level rises to 6 and stays there": Row(
        given=begun(hero("A"), board=(*PLACES, *town(MARKET, 5, region="lowlands"))),
        when=(up(MARKET, town=True), up(MARKET, town=True), up(PIT, town=True), down(PIT, town=True)),
        refused={3: No("DD-042", "settlement-missing"), 4: No("DD-042", "town-missing")},
        then={at.towns: {MARKET: 6}, at.danger: {PIT: 2}},
        happens=(Fact(LevelHeld, place=MARKET, level=6, town=True),),
    ),
    "DD-043 a raised Danger Level lowers a Town": Row(
        given=begun(hero("A"), board=PLACES),
        when=up(MARKET),
        then={at.towns: {MARKET: 1}, at.is_town: {MARKET: True}},
    ),
    "DD-044 a raised Town Level lowers the Danger of a Settlement": Row(
        given=begun(hero("A"), board=(*PLACES, space(ORDER, 3))),
        when=up(ORDER, town=True),
        then={at.danger: {ORDER: 2}, at.is_town: {ORDER: False}},
    ),
    "DD-045 a Town at 1 that is lowered is a Settlement with Danger 1": Row(
        given=begun(hero("A"), board=PLACES),
        when=up(MARKET, steps=2),
        then={at.danger: {MARKET: 1}, at.is_town: {MARKET: False}, at.traits: {MARKET: ("outside", "settlement")}},
        happens=(Fact(TownLost, place=MARKET, now=1),),
    ),
    "DD-045 it is said, and what lies revealed there may still be bought": Row(
        given=(
            *begun(hero("A", gold=9), at=MARKET, board=town(MARKET, 1, region="lowlands"), stance="bold"),
            *(recover("A"), Trade(who="A"), Reveal(who="A", card="Rope", kind="item", price=2)),
        ),
        when=(up(MARKET), Buy(who="A", card="Rope")),
        then={
            at.is_town: {MARKET: False},
            at.items: {"A": ("Rope",)},
            shown.says(f"{MARKET} is no Town any more"): True,
        },
    ),
    "DD-046 a Town at 6 is no Doom, and safe from the comparison": Row(
        given=(
            *begun(hero("A"), at=MARKET, board=(*PLACES, *town(MARKET, 6, region="lowlands"))),
            *on_to_danger("A"),
        ),
        when=(Danger(card="Market Day", value=1, raises=MARKET), Compare()),
        then={at.towns: {MARKET: 5}, at.is_safe: {"A": True}, at.doom: ()},
        never=(DoomLoomed,),
    ),
    "DD-047 a reduction of the Danger Level does nothing in a Town": Row(
        given=(
            *begun(hero("A"), at=MARKET, board=PLACES),
            *on_to_danger("A"),
            fog(12),
            Next(),
            foe("Rat", 4, 1),
            BeginFight(who="A", foes=("Rat",), from_="lowlands"),
        ),
        when=(Strike(who="A", foe="Rat", damage=1), down(MARKET)),
        then={at.towns: {MARKET: 2}},
        happens=(Fact(LevelHeld, place=MARKET, level=2, town=True, rule="DD-047"),),
    ),
}

DWARF = foe("Smelling Dwarf", 4, 4, val=(1, 1))
LAWFUL = (*LANDS, space(HOME, 3, "law"))
ARRESTED = (fog(1, law=True), Compare(monsters=1), Next(), Monster(cards=("Smelling Dwarf",)))

BOUNTY: dict[str, Row[Degenerates]] = {
    "DD-048 the Bounty Level is between 1 and 6": Row(
        given=begun(hero("A"), bounty=5),
        when=(
            Gain(what="bounty", by=2, because="a card says so"),
            Lose(what="bounty", by=7, because="a card says so"),
        ),
        after={1: {at.bounty: 6}},
        then={at.bounty: 1},
    ),
    "DD-048 it counts against Danger values in Law spaces": Row(
        given=(*begun(hero("A"), board=LAWFUL, bounty=4), *on_to_danger("A"), fog(5, law=True)),
        when=Compare(),
        then={at.law_attacks: {"A": False}, at.bounty: 4},
    ),
    "DD-049 the Most Wanted add 1 at the start": Row(
        given=(*founded("A"), hero("A", HOME), Weakness(who="A", name="Brüttelburg's Most Wanted")),
        when=BeginMission(name="On The Run", bounty=2),
        then={at.bounty: 3},
    ),
    "DD-049 but not above 6": Row(
        given=(*founded("A"), hero("A", HOME), Weakness(who="A", name="Brüttelburg's Most Wanted")),
        when=BeginMission(name="On The Run", bounty=6),
        then={at.bounty: 6},
    ),
    "DD-050 a failed Bribe raises it": Row(
        given=(*begun(hero("A", mrl=7, gold=9), board=LAWFUL, bounty=3), *on_to_danger("A"), DWARF, *ARRESTED),
        when=Bribe(who="A", dice=dice("6 2")),
        then={at.bounty: 4, at.gold: {"A": 9}},
        happens=(Fact(BountyRaised, was=3, now=4),),
    ),
    "DD-050 it stays at 6": Row(
        given=(*begun(hero("A", mrl=7, gold=9), board=LAWFUL, bounty=6), *on_to_danger("A"), DWARF, *ARRESTED),
        when=Bribe(who="A", dice=dice("6 2")),
        then={at.bounty: 6},
        happens=(Fact(BountyHeld, level=6),),
    ),
    "DD-050 Law monsters that leave by Skirmish raise it once": Row(
        given=(
            *begun(hero("A"), board=LAWFUL, bounty=3),
            *on_to_danger("A"),
            *(foe(name, 4, 9, "skirmish") for name in ("Scout", "Rider")),
            *(fog(1, law=True), Compare(monsters=2), Next(), Monster(cards=("Scout", "Rider")), BeginFight()),
            *(stand("A", "guard"), defend("A", "1 1", "6")),
        ),
        when=Next(),
        then={at.bounty: 4, at.danger: {HOME: 3}, fight.foes_left: ()},
    ),
    "DD-051 each Invest in a Law space lowers it by 1, to 1": Row(
        given=(
            *begun(
                hero("A", gold=21),
                hero("B", gold=21),
                at=MARKET,
                board=(*LANDS, *town(MARKET, 2, "law", region="highlands")),
                bounty=2,
                stance="bold",
            ),
            *(recover("A"), recover("B")),
        ),
        when=(Invest(who="A", pay=(("A", 20),)), Invest(who="B", pay=(("B", 20),))),
        after={1: {at.bounty: 1}},
        then={at.bounty: 1, at.towns: {MARKET: 4}},
        happens=(Fact(BountyReduced, was=2, now=1), Fact(BountyHeld, level=1)),
    ),
    "DD-051 elsewhere, also in the Lowlands, it does not": Row(
        given=(*begun(hero("A", gold=20), at=MARKET, board=PLACES, stance="bold"), recover("A")),
        when=Invest(who="A"),
        then={at.bounty: 2},
    ),
}


@each(LEVELS | BOUNTY)
def test_levels(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
