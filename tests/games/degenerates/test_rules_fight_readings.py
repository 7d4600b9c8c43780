"""Other readings of fights, Defeat and death, each beside the default."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.danger import Advance, Compare, Doom, Sign
from ledger.games.degenerates.moves.encounters import BeginFight, Monster
from ledger.games.degenerates.moves.fights import Mar, Strike, Wits
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import OPTIONS
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    attacked,
    begun,
    defend,
    escape,
    foe,
    fog,
    hero,
    hit,
    hurt,
    item,
    obtain,
    on_to_danger,
    recover,
    space,
    stand,
    town,
)
from tests.games.degenerates.readings import both
from tests.games.degenerates.test_rules_readings import READINGS as MAP_READINGS
from tests.tables import Row, each, prove

MARKET = "Market"
RAT = foe("Rat", 4, 1)
OGRE = foe("Ogre", 4, 20)
GUARD = foe("Guard", 4, 1)
JUDGE = foe("Judge", 4, 6, val=(4, 2), lairs=("law", "lowlands"))
BARON = foe("Baron", 4, 6, val=(4, 2))
BOMB = foe("Bomb", 4, 1, "explode:9")
SCOUTS = (foe("Scout", 4, 9, "skirmish"), foe("Rider", 4, 9, "skirmish"))
COAT = (item("Coat", slot="body", gives=("arm+4",)), obtain("A", "Coat"), Equip(who="A", item="Coat"))


def slay(name: str, who: str = "A") -> Strike:
    return Strike(who=who, foe=name, damage=20)


def against(*foes: MonsterCard, danger: int = 3, before: Moves = (), stance: str = "", **given: Any) -> Any:
    """A alone against these at that Danger Level."""

    def told(**options: Any) -> Moves:
        begins = begun(hero("A", **given), board=(space(HOME, danger),), **options)
        fought = (*begins, *before, *attacked("A", *foes), BeginFight())
        return (*fought, stand("A", stance)) if stance else fought

    return told


def law_wins(**options: Any) -> Moves:
    """A Guard of the Law and a Rat are about to win."""
    told = begun(hero("A", con=8), hero("B"), board=(space(HOME, 3, "law"), GUARD), bounty=3, **options)
    drawn = (fog(1, law=True), Compare(monsters=1), Next(), Monster(cards=("Guard",)), BeginFight())
    return (*told, *on_to_danger("AB"), *drawn, hurt("A", 16), hurt("B", 14))


def mixed(deck: str) -> Any:
    """A Rat of the Region and a Guard of another deck."""

    def told(**options: Any) -> Moves:
        begins = begun(hero("A"), board=(space(HOME, 3), RAT, GUARD), **options)
        drawn = (fog(1), Compare(monsters=1), Next(), Monster(cards=("Rat",)), Monster(cards=("Guard",), from_=deck))
        return (*begins, *on_to_danger("A"), *drawn, BeginFight())

    return told


def calmed(**options: Any) -> Moves:
    """A won fight has lowered the level from 4 to 3 in this turn; a Bomb comes."""
    told = begun(hero("A"), board=(space(HOME, 4), BOMB), **options)
    first = (*attacked("A", RAT), BeginFight(), slay("Rat"), Next())
    return (*told, *first, BeginFight(who="A", foes=("Bomb",), from_="lowlands"), hurt("A", 12))


def in_phase(**options: Any) -> Moves:
    """A is Defeated in the Map Action Phase, having Rested."""
    told = begun(hero("A"), hero("B"), board=LANDS, **options)
    return (*told, recover("A"), recover("B"), hurt("A", 14))


def epic_shared(**options: Any) -> Moves:
    """B destroyed an Epic and was Defeated then; a Rat is left."""
    told = begun(hero("A", con=8), hero("B"), **options)
    return (*told, *attacked("AB", RAT, epics=(BARON,)), BeginFight(), slay("Baron", "B"), hurt("B", 14))


def law_epic(**options: Any) -> Moves:
    told = begun(hero("A"), board=(space(HOME, 5),), **options)
    return (*told, *attacked("A", epics=(JUDGE,)), BeginFight())


def in_a_town(**options: Any) -> Moves:
    told = begun(hero("A"), at=MARKET, board=(*town(MARKET, 3, region="lowlands"), *SCOUTS[:1]), **options)
    fought = (BeginFight(who="A", foes=("Scout",), from_="lowlands"), stand("A", "guard"), defend("A", "1 1", "6"))
    return (*told, *on_to_danger("A"), fog(12), Next(), *fought)


def at_five(**options: Any) -> Moves:
    """Two Skirmishers at Danger 5; the round is over. When all have fled the fight is won, which lowers the level."""
    told = begun(hero("A"), board=(space(HOME, 5),), **options)
    return (*told, *attacked("A", *SCOUTS), BeginFight(), stand("A", "guard"), defend("A", "1 1", "6"))


def last_one(**options: Any) -> Moves:
    """A is alone and loses a fight, with two Doom counters."""
    omens = tuple(m for n in range(2) for m in (Advance(place=HOME, by="Omen"), Doom(card=f"Omen {n}", fits=True)))
    told = begun(hero("A"), board=LANDS, **options)
    read = (OGRE, *on_to_danger("A"), fog(1), Compare(monsters=1))
    drawn = (Sign(card="Eclipse"), Next(), Monster(cards=("Ogre",)), BeginFight())
    return (*told, *omens, *read, *drawn, hurt("A", 14))


def captured(sitting: at.At) -> bool:
    """Whether the Law holds somebody, and the Mission Book has not told yet what that means."""
    return sitting.state.captured


READINGS: dict[str, Row[Degenerates]] = {
    **both(
        "AMB-03",
        "law-loss",
        "killed",
        law_wins,
        Next(),
        default={at.alive: ("A", "B"), captured: True, at.danger: {HOME: 3}, at.status: "running"},
        otherwise={at.alive: (), captured: False, at.danger: {HOME: 3}, at.status: "lost"},
    ),
    **both(
        "AMB-16",
        "town-skirmish",
        "stays",
        in_a_town,
        Next(),
        default={at.towns: {MARKET: 2}, fight.foes_left: ()},
        otherwise={at.towns: {MARKET: 3}, fight.foes_left: ("Scout",)},
    ),
    **both(
        "AMB-17",
        "thief-short",
        "wounds",
        against(foe("Thief", 5, 9, "thief"), stance="assault", gold=2),
        defend("A", "6 6", "1"),
        default={at.gold: {"A": 0}, at.wounds: {"A": 0}},
        otherwise={at.gold: {"A": 0}, at.wounds: {"A": 3}},
    ),
    **both(
        "AMB-54",
        "thief-armor",
        "stops",
        against(foe("Thief", 3, 9, "thief"), stance="assault", gold=9, before=COAT),
        defend("A", "6 6", "1"),
        default={at.gold: {"A": 6}, at.wounds: {"A": 0}},
        otherwise={at.gold: {"A": 9}, at.wounds: {"A": 0}},
    ),
    **both(
        "AMB-18",
        "mixed-law",
        "all",
        mixed("law"),
        (slay("Rat"), slay("Guard")),
        default={at.danger: {HOME: 3}},
        otherwise={at.danger: {HOME: 2}},
        where="the Law",
    ),
    **both(
        "AMB-18",
        "mixed-law",
        "all",
        mixed("loot"),
        (slay("Rat"), slay("Guard")),
        default={at.danger: {HOME: 3}},
        otherwise={at.danger: {HOME: 2}},
        where="Loot monsters",
    ),
    **both(
        "AMB-19",
        "one-reduction",
        "wins",
        calmed,
        slay("Bomb"),
        default={at.danger: {HOME: 3}, at.defeated: {"A": True}},
        otherwise={at.danger: {HOME: 2}, at.defeated: {"A": True}},
    ),
    **both(
        "AMB-20",
        "map-defeat",
        "this",
        in_phase,
        Next(),
        default={at.alive: ("A", "B"), at.fallen: (), at.phase: "danger"},
        otherwise={at.alive: ("B",), at.fallen: ("A",), at.phase: "danger"},
    ),
    **both(
        "AMB-28",
        "fallen-epic",
        "lost",
        epic_shared,
        slay("Rat"),
        default={at.xp: {"A": 5}, at.gold: {"A": 1}},
        otherwise={at.xp: {"A": 1}, at.gold: {"A": 1}},
    ),
    **both(
        "AMB-30",
        "all-escaped",
        "level",
        against(OGRE, stance="guard"),
        escape("A", "1 1", "1 1", "6"),
        default={at.danger: {HOME: 4}, fight.goes_on: False},
        otherwise={at.danger: {HOME: 3}, fight.goes_on: False},
    ),
    **both(
        "AMB-33",
        "unarmed-guard",
        "full",
        against(foe("Ogre", 6, 20), stance="guard"),
        hit("A", "", "1 1", "1 2", "6"),
        default={at.wounds: {"A": 3}, fight.foes: {"Ogre": 1}},
        otherwise={at.wounds: {"A": 0}, fight.foes: {"Ogre": 1}},
    ),
    **both(
        "AMB-36",
        "law-epic",
        "law",
        law_epic,
        slay("Judge"),
        default={at.danger: {HOME: 1}, at.xp: {"A": 4}},
        otherwise={at.danger: {HOME: 5}, at.xp: {"A": 4}},
    ),
    **both(
        "AMB-55",
        "dazed-dimwit",
        "full",
        against(foe("Oaf", 2, 20, "dimwit")),
        (Wits(who="A", foe="Oaf", die=("5",)), Mar(foe="Oaf", ailment="dazed")),
        default={fight.att: {"Oaf": 3}},
        otherwise={fight.att: {"Oaf": 5}},
    ),
    **both(
        "AMB-56",
        "skirmish-level",
        "each",
        at_five,
        Next(),
        default={at.danger: {HOME: 5}, fight.foes_left: ()},
        otherwise={at.danger: {HOME: 6}, fight.foes_left: ("Rider",)},
    ),
    **both(
        "AMB-61",
        "last-dies",
        "replace",
        last_one,
        Next(),
        default={at.alive: (), at.status: "lost", at.doom: ("blue", "blue")},
        otherwise={at.alive: (), at.status: "running", at.doom: ("blue", "blue")},
    ),
}


def test_every_reading_is_switched() -> None:
    """An option whose other word no row plays is an option that may do nothing."""
    played = [*READINGS, *MAP_READINGS]
    for option in (one for one in OPTIONS if one.rule.startswith("AMB")):
        for word in option.words:
            assert any(option.asks in name and name.endswith(f": {word}") for name in played), (option.name, word)


@each(READINGS)
def test_fight_readings(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
