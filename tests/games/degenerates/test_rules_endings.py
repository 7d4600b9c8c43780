"""How fights end, Defeat and death, who comes after, and looting."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.board import TownFounded
from ledger.games.degenerates.events.doom import GameLost
from ledger.games.degenerates.events.looting import FightDrawn, FightLost, LootRollMade, LootSkipped, TrophyLeft
from ledger.games.degenerates.moves.cards import Draw, Inherit
from ledger.games.degenerates.moves.danger import Advance, Compare, Doom
from ledger.games.degenerates.moves.encounters import BeginFight, Monster
from ledger.games.degenerates.moves.fights import Decline, Forgo, Keep, LootDraw, LootRoll, Strike, Target
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import Join, MonsterCard, Way
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    attacked,
    become,
    begun,
    escape,
    foe,
    fog,
    founded,
    hero,
    hurt,
    item,
    next_,
    obtain,
    on_to_danger,
    recover,
    rests,
    skill,
    space,
    stand,
    table,
    town,
    trait,
)
from tests.tables import Fact, No, Row, each, prove

RAT = foe("Rat", 4, 1, val=(1, 2))
OGRE = foe("Ogre", 4, 9, val=(3, 2))
BARON = foe("Baron", 4, 6, val=(5, 4))
GUARD = foe("Guard", 4, 1)
BOMB = foe("Bomb", 4, 1, "explode:9", val=(1, 1))
PIT = "Hell Pit"
ORDER, MARKET = "Holy Order", "Market"


def alone(*foes: MonsterCard, epics: tuple[MonsterCard, ...] = (), danger: int = 3, **more: Any) -> Moves:
    """A single adventurer against these."""
    told = begun(hero("A", **more), board=(space(HOME, danger),))
    return (*told, *attacked("A", *foes, epics=epics), BeginFight())


def pair(*foes: MonsterCard, epics: tuple[MonsterCard, ...] = (), **more: Any) -> Moves:
    """A, at whom all aim, and B."""
    told = begun(hero("A", con=8, **more), hero("B"))
    return (*told, *attacked("AB", *foes, epics=epics), BeginFight())


def slay(name: str, who: str = "A", damage: int = 20) -> Strike:
    return Strike(who=who, foe=name, damage=damage)


def flight(who: str = "A") -> Moves:
    return (stand(who, "guard"), escape(who, "1 1", "1 1", "6"))


def by_law(value: int = 1, *, place: str = HOME, board: Moves = (), **more: Any) -> Moves:
    """Fights against the Law, or with other monsters of a deck."""
    told = begun(hero("A", **more), board=(space(HOME, 3, "law"), GUARD, RAT, *board), bounty=3)
    drawn = (fog(value, law=True), Compare(monsters=1), Next(), Monster(cards=("Guard",)))
    return (*told, *on_to_danger("A"), *drawn)


def loot_fight(**more: Any) -> Moves:
    """A monster of the Loot deck."""
    return (*begun(hero("A", **more), board=(space(HOME, 3), RAT)), BeginFight(who="A", foes=("Rat",), from_="loot"))


ENDS: dict[str, Row[Degenerates]] = {
    "DD-263 a win lowers the level, once a space and turn": Row(
        given=(*alone(RAT, danger=5), slay("Rat"), Next(), GUARD),
        stands={at.danger: {HOME: 4}},
        when=(BeginFight(who="A", foes=("Guard",), from_="lowlands"), slay("Guard")),
        then={at.danger: {HOME: 4}},
    ),
    "DD-264 with an Epic it becomes 1": Row(
        given=alone(epics=(BARON,), danger=5),
        when=slay("Baron"),
        then={at.danger: {HOME: 1}, at.xp: {"A": 5}, at.gold: {"A": 4}},
    ),
    "DD-264 a Settlement at 1 becomes a Town": Row(
        given=(
            *begun(hero("A"), at=ORDER, board=(space(ORDER, 1, region="lowlands"),)),
            *(*attacked("A", epics=(BARON,)), BeginFight()),
        ),
        when=slay("Baron"),
        then={at.towns: {ORDER: 1}},
        happens=(Fact(TownFounded, place=ORDER),),
    ),
    "DD-265 a win against the Law changes no level": Row(
        given=(*by_law(), BeginFight()),
        when=slay("Guard"),
        then={at.danger: {HOME: 3}, at.xp: {"A": 1}},
    ),
    "DD-265 nor one against a Loot monster": Row(given=loot_fight(), when=slay("Rat"), then={at.danger: {HOME: 3}}),
    "DD-266 a lost fight: +1, trophies and monsters go back, the Escaped live": Row(
        given=(*alone(RAT, OGRE), slay("Rat")),
        stands={at.out: {"lowlands": ("Ogre", "Rat")}, fight.trophies: {"A": ("Rat",)}},
        when=flight(),
        then={
            at.danger: {HOME: 4},
            at.xp: {"A": 0},
            at.gold: {"A": 0},
            at.discarded: {"lowlands": ("Rat",)},
            at.out: {"lowlands": ()},
            at.alive: ("A",),
        },
        happens=(Fact(FightLost), Fact(TrophyLeft, trophy="Rat")),
    ),
    "DD-266 the Defeated die, an Epic stays as a counter": Row(
        given=(*pair(epics=(BARON,)), stand("B", "guard"), escape("B", power="6"), stand("A", "guard")),
        when=(hurt("A", 16), Next()),
        then={at.alive: ("B",), at.fallen: ("A",), at.epics: {"Baron": HOME}, at.danger: {HOME: 4}},
    ),
    "DD-266 at 6 there is no Doom": Row(
        given=alone(OGRE, danger=6),
        when=flight(),
        then={at.danger: {HOME: 6}, at.doom: (), at.looms: False},
    ),
    "DD-267 No Victor: -1, and no trophy is paid": Row(
        given=(*alone(RAT, BOMB), slay("Rat"), hurt("A", 10)),
        when=slay("Bomb"),
        then={at.danger: {HOME: 2}, at.xp: {"A": 0}, at.gold: {"A": 0}, at.discarded: {"lowlands": ("Bomb", "Rat")}},
        happens=(Fact(FightDrawn),),
    ),
    "DD-327 No Victor against a Loot monster: -1": Row(
        given=(
            *begun(hero("A"), board=(space(HOME, 3), BOMB)),
            *(BeginFight(who="A", foes=("Bomb",), from_="loot"), hurt("A", 10)),
        ),
        when=slay("Bomb"),
        then={at.danger: {HOME: 2}},
    ),
    "DD-327 a fight lost to one: +1": Row(given=loot_fight(), when=flight(), then={at.danger: {HOME: 4}}),
    "DD-327 in a Town the Town Level falls": Row(
        given=(
            *begun(hero("A"), at=MARKET, board=(*town(MARKET, 3, region="lowlands"), RAT)),
            BeginFight(who="A", foes=("Rat",), from_="loot"),
        ),
        when=flight(),
        then={at.towns: {MARKET: 2}},
    ),
}

HEIRS = (hero("A"), hero("B"))
DYING = (*table(*HEIRS, board=(item("Rope"), item("Lamp"))), obtain("A", "Rope"), obtain("A", "Lamp"), hurt("A", 14))
DOOMED = tuple(move for n in range(3) for move in (Advance(place=PIT, by="Omen"), Doom(card=f"Omen {n}", fits=True)))
TOWNS = (
    *LANDS,
    space(PIT, 2),
    *town(MARKET, 2, region="lowlands"),
    space(ORDER, 3),
    Way(kind="touch", one=HOME, other=ORDER),
    Way(kind="touch", one=ORDER, other=MARKET),
)


def bereft(*before: Any, doom: int = 0, board: Moves = TOWNS) -> Moves:
    """B is dead, A lives at the Crossroads; the Map Action Phase has begun."""
    told = (*table(hero("A"), hero("B"), board=board), *DOOMED[: 2 * doom], *before, hurt("B", 14))
    return (*told, next_(*HEIRS), recover("A"), trait("perilous", HOME), recover("B"), Next(), fog(12), Next(), Next())


DEATHS: dict[str, Row[Degenerates]] = {
    "DD-268 Defeat costs half the XP and all trophies": Row(
        given=(*pair(RAT, OGRE, xp=7), slay("Rat")),
        when=hurt("A", 16),
        then={at.xp: {"A": 4}, fight.trophies: {"A": ()}, fight.fighters: {"A": "out", "B": "in"}},
    ),
    "DD-269 who falls while the party wins stays on the board": Row(
        given=(*pair(RAT), hurt("A", 16)),
        when=slay("Rat", "B"),
        then={at.alive: ("A", "B"), at.defeated: {"A": True}},
    ),
    "DD-270 without a removed Wound the Defeated die when the phase ends": Row(
        given=(*DYING, next_(*HEIRS), trait("perilous", HOME)),
        stands={shown.questions: ("A dies without a healed Wound", "B: Map Action")},
        when=(*rests("AB"), Next()),
        then={at.alive: ("B",), at.fallen: ("A",)},
    ),
    "DD-271 who dies in a fight leaves nothing": Row(
        given=(
            *(*DYING[:-1], next_(*HEIRS), *attacked("AB", OGRE), BeginFight(), Target(foe="Ogre", at="A")),
            *(stand("B", "guard"), escape("B", power="6")),
        ),
        when=(hurt("A", 14), Next()),
        then={at.discarded: {"loot": ("Lamp", "Rope")}, at.fallen: ("A",), at.items: {"B": ()}},
    ),
    "DD-272 outside a fight the party may take the Items": Row(
        given=(*DYING, next_(*HEIRS), trait("perilous", HOME), *rests("AB"), Next()),
        stands={shown.owing: ("danger",)},
        when=(Inherit(who="B", item="Rope"), (fog(12), Next(), Next())),
        then={at.items: {"B": ("Rope",)}, at.discarded: {"loot": ("Lamp",)}},
    ),
    "DD-273 with nobody left on the board the game is lost": Row(
        given=(*table(hero("A")), hurt("A", 14), Next(), trait("perilous", HOME), recover("A")),
        when=(Next(), fog(12)),
        refused={2: No("DD-273", "game-over")},
        then={at.status: "lost", at.alive: ()},
        happens=(Fact(facts.AdventurerDied, who="A"), Fact(GameLost, rule="DD-273")),
    ),
    "DD-273 with one left it goes on": Row(
        given=bereft(),
        when=recover("A"),
        then={at.status: "running", at.alive: ("A",), at.fallen: ("B",)},
        never=(GameLost,),
    ),
    "DD-273 a lost fight may be the end": Row(
        given=alone(OGRE),
        when=(hurt("A", 14), Next()),
        then={at.status: "lost"},
        happens=(Fact(GameLost),),
    ),
    "DD-274 a new one starts at the Settlement that is closest": Row(
        given=bereft(doom=2),
        stands={shown.owed: ("stance", "adventurer")},
        when=(hero("B", HOME, "Bog Conjurer"), hero("B", MARKET, "Bog Conjurer"), hero("B", ORDER, "Bog Conjurer")),
        refused={1: No("DD-274", "start-elsewhere"), 2: No("DD-274", "start-elsewhere")},
        then={at.where: {"B": ORDER}, at.alive: ("A", "B")},
    ),
    "DD-274 of two that are equally close the player chooses": Row(
        given=bereft(board=(*TOWNS, Way(kind="touch", one=HOME, other=MARKET))),
        when=hero("B", MARKET, "Bog Conjurer"),
        then={at.where: {"B": MARKET}},
    ),
    "DD-274 not with three Doom counters": Row(
        given=bereft(doom=3),
        stands={shown.owed: ("stance",), at.doom: ("red",) * 3, shown.thresholds: {"doom": {"no replacement": True}}},
        when=hero("B", ORDER, "Bog Conjurer"),
        refused={1: No("DD-274", "doom-replacement")},
        then={at.alive: ("A",)},
    ),
    "DD-275 a starting Item in the discard pile is taken from it": Row(
        given=(*bereft(), Draw(who="A", deck="loot", card="Ratspike")),
        stands={at.discarded: {"loot": ("Ratspike",)}},
        when=hero("B", ORDER, "Vermin Hunter", items=("Ratspike",)),
        then={at.items: {"B": ("Ratspike",)}, at.discarded: {"loot": ()}, at.decks: {"loot": 71}},
    ),
    "DD-275 for a Skill that somebody has one gains its XP, up to 21": Row(
        given=(*founded("AB"), skill("Track", 3), hero("A", HOME, skills=("Track",))),
        when=hero("B", HOME, "Bog Conjurer", xp=20, skills=("Track",)),
        then={at.xp: {"B": 21}, at.skills: {"B": {}}},
    ),
    "DD-276 who comes late starts with somebody or in a Town, at the start of a turn": Row(
        given=begun(hero("A"), board=TOWNS),
        when=(
            Join(name="B"),
            hero("B", PIT, "Bog Conjurer"),
            hero("B", MARKET, "Bog Conjurer"),
            (recover("A"), recover("B")),
            Join(name="C"),
        ),
        refused={2: No("DD-276", "start-elsewhere"), 5: No("DD-276", "turn-running")},
        then={at.where: {"A": HOME, "B": MARKET}},
    ),
}

ROLLED = tuple(LootRoll(who=who, die=("1",)) for who in "AB")

LOOTING: dict[str, Row[Degenerates]] = {
    "DD-277 DD-278 who is in the fight at its end is paid for own trophies": Row(
        given=(*pair(RAT, OGRE, GUARD), slay("Rat"), slay("Ogre", "B"), stand("B", "guard"), escape("B", power="6")),
        when=slay("Guard"),
        then={at.xp: {"A": 2, "B": 0}, at.gold: {"A": 3, "B": 0}, fight.loot_rolls: ("A",)},
    ),
    "DD-279 all gain the XP of an Epic, its destroyer the gold": Row(
        given=pair(RAT, epics=(BARON,)),
        when=(slay("Baron"), slay("Rat", "B")),
        then={at.xp: {"A": 5, "B": 6}, at.gold: {"A": 4, "B": 2}},
    ),
    **{
        f"DD-280 a roll of {face} with 3 XP": Row(
            given=(*alone(OGRE), slay("Ogre")),
            when=LootRoll(who="A", die=(str(face),)),
            then={fight.loot_passed: passed},
        )
        for face, passed in ((3, True), (4, False))
    },
    "DD-280 6 XP pass without a roll": Row(
        given=alone(OGRE, foe("Troll", 4, 9, val=(3, 0))),
        when=(slay("Ogre"), slay("Troll"), LootRoll(who="A", die=("1",))),
        refused={3: No("DD-280", "roll-missing")},
        then={fight.step: "draws", fight.loot_rolls: ()},
        happens=(Fact(LootRollMade, who="A", xp=6, passed=True),),
    ),
    "DD-281 an Epic trophy opens the Epic Loot": Row(
        given=(*alone(epics=(BARON,)), slay("Baron"), LootRoll(who="A", die=("5",))),
        when=LootDraw(who="A", card="Rod", kind="item", epic=True),
        then={at.decks: {"epic-loot": 9, "loot": 72}, fight.loot_found: {"Rod": "A"}},
    ),
    "DD-281 no other does": Row(
        given=(*alone(OGRE), slay("Ogre"), LootRoll(who="A", die=("1",))),
        when=LootDraw(who="A", card="Rod", kind="item", epic=True),
        refused={1: No("DD-281", "epic-loot-barred")},
        then={at.decks: {"epic-loot": 10}},
    ),
    "DD-282 a Town Only card is thrown away and drawn again": Row(
        given=(*alone(OGRE), slay("Ogre"), LootRoll(who="A", die=("1",))),
        when=(LootDraw(who="A", card="Stable", town=True), LootDraw(who="A", card="Rope", kind="item", past=2)),
        then={at.decks: {"loot": 68}, at.discarded: {"loot": ("?", "?", "Stable")}, fight.loot_found: {"Rope": "A"}},
    ),
    "DD-284 a Disease applies at once, an Event is read, a Service is used up": Row(
        given=(*pair(OGRE, foe("Troll", 4, 9, val=(3, 0))), slay("Ogre"), slay("Troll", "B"), *ROLLED),
        when=(LootDraw(who="A", card="Rot", kind="disease"), LootDraw(who="B", card="Feast", kind="event")),
        then={at.diseases: {"A": ("Rot",)}, at.discarded: {"loot": ("Feast",)}, at.reminders: ("event-found",)},
    ),
    "DD-284 an Ally may be kept, free": Row(
        given=(*alone(OGRE), slay("Ogre"), LootRoll(who="A", die=("1",)), LootDraw(who="A", card="Hound", kind="ally")),
        when=Keep(who="A", card="Hound"),
        then={at.allies: {"A": ("Hound",)}, at.gold: {"A": 2}, fight.goes_on: False},
    ),
    "DD-285 trophies to their piles, conditions of the fight away": Row(
        given=(*alone(GUARD), become("A", "slimed", "fight"), become("A", "weakened"), slay("Guard")),
        when=LootRoll(who="A", die=("6",)),
        then={at.discarded: {"lowlands": ("Guard",)}, at.afflicted: {"A": ("weakened",)}, fight.goes_on: False},
    ),
    "DD-326 a trophy, a draw and a find may be left": Row(
        given=(*alone(RAT, OGRE), slay("Rat")),
        when=(Forgo(who="A", trophy="Rat"), (slay("Ogre"), LootRoll(who="A", die=("1",))), Decline(who="A")),
        then={
            at.xp: {"A": 3},
            at.decks: {"loot": 72},
            fight.goes_on: False,
            at.discarded: {"lowlands": ("Ogre", "Rat")},
        },
        happens=(Fact(TrophyLeft, trophy="Rat"), Fact(LootSkipped, who="A")),
    ),
    "DD-326 an untaken card goes to its pile (AMB-60)": Row(
        given=(*alone(OGRE), slay("Ogre"), LootRoll(who="A", die=("1",)), LootDraw(who="A", card="Rope", kind="item")),
        when=(Next(), Keep(who="A", card="Rope", left=True)),
        refused={1: No("DD-290", "find-open")},
        then={at.items: {"A": ()}, at.discarded: {"loot": ("Rope",)}},
    ),
}


@each(ENDS | DEATHS | LOOTING)
def test_endings(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
