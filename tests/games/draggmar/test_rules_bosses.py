"""Bosses, groups, clearing, trophies and failing."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import DungeonCleared, RoomsReturned, RoomsSetAside, TokenRemoved, TrophyTaken
from ledger.games.draggmar.events.market import FameGained
from ledger.games.draggmar.events.rooms import BossKilled, BossStands, NobodyFought
from ledger.games.draggmar.events.rounds import FateRaised, FateReduced
from ledger.games.draggmar.moves.crawl import Dies, Loot, Resolve, Wound
from ledger.games.draggmar.moves.party import Clear, Fail, Join, Merge, Split
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    TOGETHER,
    Moves,
    boss,
    crawl,
    decks,
    entered,
    failed,
    fames,
    fate,
    hall,
    hero,
    monster,
    play,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
WON = Resolve(who="A", outcome="won")
ADA = hero("Ada", "warrior", (3, 9))
BO = hero("Bo", "mage", (2, 9))
NUB = hero("Nub", "mage", (1, 1))
GIANT = hero("Gog", "warrior", (9, 20))
BOTH = {"A": [ADA], "B": [BO]}


def both_in(token: int = 1) -> Moves:
    """The heroes of A and B have come through a room of 2 Fame."""
    return (*crawl({"Mines": (token, "AB")}, BOTH), hall("R1", fame=2), *play(A="Ada", B="Bo"), RESOLVE)


BOSSES: dict[str, Row[Draggmar]] = {
    "DR-134 four bosses a deck, fewer as they leave the game": Row(
        given=(*crawl(ALONE, {"A": [SOMEBODY]}), boss("Boss-1"), *play(A="")),
        stands={at.bosses_gone: {1: 0}},
        when=WON,
        then={at.bosses_gone: {1: 1, 2: 0, 3: 0}, shown.bosses_left: {"bosses 1": 3}},
    ),
    "DR-134 a boss that is shuffled back has not left": Row(
        given=(*crawl(ALONE, {"A": [NUB]}), boss("Boss-1", (9, 1)), *play(A="Nub"), RESOLVE),
        when=failed("A"),
        then={at.bosses_gone: {1: 0}, at.boss_kills: {1: 1}},
    ),
    "DR-135 an undefeated boss kills whoever fought it, and is unhurt": Row(
        given=(
            *crawl(TOGETHER, {"A": [GIANT, BO], "B": [ADA]}),
            boss("Boss-1", (1, 7), fame=3),
            *play(A="Gog", B="Ada"),
        ),
        when=(RESOLVE, (*play(A="Bo"), failed("B"), RESOLVE)),
        after={
            1: {
                fight.monster_health: 14,
                fight.attack_total: 12,
                fight.alive: {"A": False, "B": False},
                at.open_room: {"A": "Boss-1"},
                at.discards: {"heroes-1": 2},
            },
        },
        then={fight.monster_health: 7, fight.attack_total: 2, fight.alive: {"A": False}},
        happens=(Fact(BossStands, room="Boss-1", rule="DR-135"),),
    ),
    "DR-136 a beaten boss still strikes": Row(
        given=(*both_in(), boss("Boss-1", (4, 2), fame=3)),
        when=RESOLVE,
        then={fight.defeated: True, fight.wounds: {"A": 4, "B": 4}, at.crawls: {"Mines": "cleared"}},
    ),
    "DR-137 one backup after the other": Row(
        given=(
            *crawl(ALONE, {"A": [NUB, hero("Nab", "mage", (2, 1)), hero("Neb", "mage", (5, 9))]}),
            *(boss("Boss-1", (1, 4), fame=3), *play(A="Nub"), RESOLVE),
        ),
        when=((*play(A="Nab"), RESOLVE), (*play(A="Neb"), RESOLVE)),
        after={1: {fight.monster_health: 4, fight.attack_total: 2, fight.alive: {"A": False}}},
        then={fight.monster_health: 4, fight.attack_total: 5, at.trophies: {"A": (("Boss-1", 3),)}},
    ),
    "DR-138 a backup group clears without a fight": Row(
        given=(
            *crawl(TOGETHER, {"A": [NUB, ADA], "B": [NUB.but(name="Nab"), BO]}),
            *(boss("Boss-1", (1, 1), fame=3), *play(A="Nub", B="Nab"), RESOLVE, *fames(A=5, B=5)),
        ),
        stands={fight.alive: {"A": False, "B": False}, at.crawls: {"Mines": "open"}},
        when=(*play(A="Ada"), *play(B="Bo")),
        after={1: {at.crawls: {"Mines": "open"}}},
        then={
            at.fame: {"A": 8, "B": 8},
            at.crawls: {"Mines": "cleared"},
            fight.hero_wounds: {"Ada": 0, "Bo": 0},
            at.trophies: {"A": (), "B": ()},
        },
    ),
    "DR-138 a dead boss is not fought again": Row(
        given=(*crawl(ALONE, {"A": [NUB, ADA]}), boss("Boss-1", (1, 1), fame=3), *play(A="Nub"), RESOLVE),
        when=(RESOLVE, *play(A="Ada")),
        refused={1: No("DR-138", "boss-dead")},
        then={at.crawls: {"Mines": "cleared"}, at.trophies: {"A": (("Boss-1", 3),)}},
    ),
    "DR-114 DR-142 nobody declares a dungeon cleared": Row(
        given=(*both_in(),),
        when=Clear(who="A"),
        refused={1: No("DR-142", "boss-lives")},
        then={at.crawls: {"Mines": "open"}},
    ),
}

GROUPS: dict[str, Row[Draggmar]] = {
    "DR-139 nobody parts in the middle of a room": Row(
        given=(*both_in(), hall("R2")),
        when=(Split(who="B", players=("B",)), RESOLVE, Split(who="B", players=("B",))),
        refused={1: No("DR-139", "room-open")},
        then={at.groups: (("A",), ("B",)), at.pile: {"A": ("R1", "R2"), "B": ("R1", "R2")}},
    ),
    "DR-139 nor before an item is taken": Row(
        given=(*both_in(), monster("Rat", (1, 1)).but(loot=True), RESOLVE),
        when=(Split(who="B", players=("B",)), Loot(who="A", player="B"), Split(who="B", players=("B",))),
        refused={1: No("DR-139", "loot-owed")},
        then={at.groups: (("A",), ("B",))},
    ),
    "DR-139 a group parts into groups": Row(
        given=both_in(),
        when=(Split(who="A", players=("A", "B")), Split(who="A", players=("A", "C"))),
        refused={1: No("DR-139", "group-parts"), 2: No("DR-139", "group-parts")},
        then={at.groups: (("A", "B"),)},
    ),
    "DR-140 parted groups stay apart": Row(
        given=(*both_in(), Split(who="B", players=("B",))),
        when=(Merge(who="A", player="B"), Merge(who="A", player="B", because="a card lets us")),
        refused={1: No("DR-140", "groups-parted")},
        then={at.groups: (("B", "A"),), at.overruled: 1},
    ),
    "DR-141 the new hero fights in the other group": Row(
        given=(
            *crawl(TOGETHER, {"A": [ADA], "B": [NUB, BO]}),
            *(*entered(A="Ada", B="Nub"), Split(who="B", players=("B",)), Dies(hero="Nub")),
        ),
        when=(Join(who="B", agreed=("A",)), (monster("Rat", (1, 2)), *play(B="Bo"), RESOLVE)),
        after={1: {at.groups: (("A", "B"),)}},
        then={fight.heroes_fighting: 2, fight.attack_total: 5, at.pile: {"A": ("Hall", "Rat"), "B": ("Hall", "Rat")}},
    ),
    "DR-141 DR-148 the room that lay before a group which nobody is in any more goes back with that of the other": Row(
        given=(
            *crawl(TOGETHER, {"A": [ADA], "B": [NUB, BO]}),
            *decks(rooms_1=20),
            *(*entered(A="Ada", B="Nub"), Split(who="B", players=("B",)), Dies(hero="Nub")),
            monster("Rat", (1, 2), who="B"),
        ),
        stands={at.decks: {"rooms-1": 18}},
        when=(Join(who="B", agreed=("A",)), (Dies(hero="Ada"), failed("AB"))),
        after={1: {at.groups: (("A", "B"),), at.decks: {"rooms-1": 18}}},
        then={at.decks: {"rooms-1": 20}},
        happens=(Fact(RoomsReturned),),
    ),
    "DR-138 DR-141 who joins another group leaves a dead boss to the rest": Row(
        given=(
            *crawl({"Mines": (1, "ABC")}, {"A": [ADA], "B": [NUB, BO], "C": [NUB, GIANT]}),
            *(*entered(A="Ada", B="Nub", C="Nub"), Split(who="A", players=("A",))),
            *(boss("Boss-1", (1, 1), who="B"), Resolve(who="B"), *play(B="Bo")),
        ),
        stands={at.crawls: {"Mines": "open"}, at.groups: (("B", "C"), ("A",))},
        when=Join(who="C", agreed=("A",)),
        then={at.groups: (("A", "C"),), at.token_on_map: {"Mines": False}},
        happens=(Fact(DungeonCleared, players=("B",)),),
    ),
    "DR-141 only a player without a hero in play joins": Row(
        given=(*both_in(), Split(who="B", players=("B",))),
        when=(Join(who="B", agreed=("A",)), (Dies(hero="Bo"), Join(who="B", agreed=("A",)))),
        refused={1: No("DR-141", "hero-in-play"), 2: No("DR-141", "hero-missing")},
        then={at.groups: (("A",), ("B",))},
    ),
}

CLEARING: dict[str, Row[Draggmar]] = {
    "DR-142 the token leaves, Fate rises by it, the place is closed": Row(
        given=(*both_in(2), boss("Boss-2", (1, 1), fame=3)),
        when=RESOLVE,
        then={at.fate: 17, at.token_on_map: {"Mines": False}, shown.traits: {"Mines": ("cleared",)}},
        happens=(
            Fact(DungeonCleared, place="Mines", players=("A", "B")),
            Fact(TokenRemoved, place="Mines", level=2, rule="DR-142"),
            Fact(FateRaised, was=15, now=17, by=2),
        ),
    ),
    "DR-142 once a token: a second group gets Fame, no Fate": Row(
        given=(
            *both_in(2),
            *(Split(who="B", players=("B",)), *fames(A=5, B=5)),
            *(boss("Boss-1", (1, 1), fame=3), RESOLVE),
        ),
        stands={at.fate: 17, at.fame: {"A": 10, "B": 5}},
        when=(boss("Boss-2", (1, 1), fame=4, who="B"), Resolve(who="B")),
        then={at.fate: 17, at.fame: {"A": 10, "B": 11}, at.trophies: {"B": (("Boss-2", 4),)}},
    ),
    "DR-143 every clearing player gets all of it": Row(
        given=(*both_in(), boss("Boss-1", (1, 1), fame=3), *fames(A=0, B=7)),
        when=RESOLVE,
        then={at.fame: {"A": 5, "B": 12}},
        happens=(Fact(FameGained, who="A", by=5, rule="DR-143"), Fact(FameGained, who="B", by=5, rule="DR-143")),
    ),
    "DR-144 who has no living hero gets nothing": Row(
        given=(
            *crawl(TOGETHER, {"A": [ADA], "B": [NUB]}),
            *(hall("R1", fame=2), *play(A="Ada", B="Nub"), RESOLVE),
            *(boss("Boss-1", (1, 1), fame=3), *fames(A=5, B=5)),
        ),
        when=RESOLVE,
        then={fight.alive: {"A": True, "B": False}, at.fame: {"A": 10, "B": 5}},
        happens=(Fact(DungeonCleared, players=("A",)),),
    ),
    "DR-145 passed rooms do not come back": Row(
        given=(*both_in(), *decks(rooms_1=20), boss("Boss-1", (1, 1))),
        when=RESOLVE,
        then={at.removed: {"rooms-1": ("R1", "Boss-1")}, at.decks: {"rooms-1": 19}, at.pile: {"A": ()}},
        happens=(Fact(RoomsSetAside, bosses=(1,), rule="DR-145"),),
        never=(RoomsReturned,),
    ),
    "DR-146 one hero alone: a trophy, and the other rooms beside it": Row(
        given=(
            *crawl(ALONE, {"A": [ADA]}),
            *(hall("R1", fame=2), *play(A="Ada"), RESOLVE, boss("Boss-1", (1, 1), fame=3)),
        ),
        when=RESOLVE,
        then={
            at.trophies: {"A": (("Boss-1", 3),)},
            at.spoils: {"A": ("R1",)},
            at.removed: {"rooms-1": ("R1", "Boss-1")},
        },
        happens=(Fact(TrophyTaken, who="A", name="Boss-1", level=1, fame=3, rule="DR-146"),),
    ),
    "DR-146 DR-147 two heroes fought, one lived: no trophy": Row(
        given=(*crawl(TOGETHER, {"A": [ADA], "B": [NUB]}), boss("Boss-1", (1, 1), fame=3), *play(A="Ada", B="Nub")),
        when=RESOLVE,
        then={fight.alive: {"B": False}, at.trophies: {"A": (), "B": ()}, at.boss_kills: {1: 1}},
        never=(TrophyTaken,),
    ),
    "DR-161 bosses count by the level of their deck": Row(
        given=(*both_in(2), fate(10), boss("Boss-3", (1, 1)).but(level=3)),
        when=RESOLVE,
        then={at.boss_kills: {1: 0, 2: 0, 3: 1}},
        happens=(Fact(BossKilled, level=3, by=("A", "B"), was=0, now=1),),
    ),
}

FAILING: dict[str, Row[Draggmar]] = {
    "DR-148 a boss that nobody can face any more": Row(
        given=(
            *crawl({"Mines": (3, "A"), "Site-3": (1, "B")}, {"A": [ADA]}),
            *(*decks(rooms_3=20), hall("R1", fame=2), *play(A="Ada"), RESOLVE),
            *(boss("Boss-3", (1, 9)), RESOLVE),
        ),
        stands={at.decks: {"rooms-3": 18}, fight.alive: {"A": False}},
        when=failed("A"),
        then={at.fate: 12, at.decks: {"rooms-3": 20}, at.token_on_map: {"Mines": True}, at.fame: {"A": 60}},
        happens=(Fact(FateReduced, was=15, now=12, by=3, rule="DR-148"), Fact(RoomsReturned)),
    ),
    "DR-148 DR-139 rooms that two groups shared go back once": Row(
        given=(
            *crawl(TOGETHER, BOTH),
            *decks(rooms_1=20),
            hall("R1"),
            *play(A="Ada", B="Bo"),
            RESOLVE,
            Split(who="B", players=("B",)),
            Dies(hero="Ada"),
            Dies(hero="Bo"),
        ),
        stands={at.decks: {"rooms-1": 19}, at.pile: {"A": ("R1",), "B": ("R1",)}},
        when=(Fail(who="A"), Fail(who="B")),
        after={1: {at.decks: {"rooms-1": 19}, at.pile: {"A": (), "B": ("R1",)}}},
        then={at.decks: {"rooms-1": 20}},
    ),
    "DR-145 DR-148 and not at all when one of the groups clears": Row(
        given=(
            *crawl(TOGETHER, BOTH),
            *decks(rooms_1=20),
            hall("R1"),
            *play(A="Ada", B="Bo"),
            RESOLVE,
            Split(who="B", players=("B",)),
            Dies(hero="Bo"),
            hall("R2", who="B"),
        ),
        when=((boss("Boss-1", (1, 1)), RESOLVE), Fail(who="B")),
        after={1: {at.decks: {"rooms-1": 17}, at.removed: {"rooms-1": ("R1", "Boss-1")}}},
        then={at.decks: {"rooms-1": 18}, at.removed: {"rooms-1": ("R1", "Boss-1")}},
    ),
    "DR-149 running out of heroes before a boss": Row(
        given=(
            *crawl(TOGETHER, {"A": [NUB]}),
            *(*decks(rooms_1=20), monster("Rat", (1, 9)), *play(A="Nub"), failed("B"), RESOLVE),
        ),
        stands={at.fate: 15, at.decks: {"rooms-1": 19}, fight.alive: {"A": False}},
        when=failed("A"),
        then={at.fate: 14, at.decks: {"rooms-1": 20}, at.crawls: {"Mines": "failed"}},
    ),
    "DR-150 two groups of one dungeon fail, and pay twice": Row(
        given=(*crawl({"Mines": (2, "AB")}), Split(who="B", players=("B",))),
        when=(Fail(who="A"), Fail(who="B")),
        after={1: {at.fate: 13}},
        then={at.fate: 11},
    ),
    "DR-151 who drops out while others go on costs no Fate": Row(
        given=crawl({"Mines": (2, "AB")}, {"A": [ADA]}),
        when=(Fail(who="B"), (boss("Boss-2", (1, 1)), *play(A="Ada"), RESOLVE)),
        after={1: {at.fate: 15, at.dropped: {"B": True}, at.crawls: {"Mines": "open"}}},
        then={at.fate: 17},
        never=(FateReduced,),
    ),
    "DR-176 in the brutal variant that costs the token": Row(
        given=crawl({"Mines": (2, "AB")}, {"A": [ADA]}, brutal="on"),
        when=(Fail(who="B"), (boss("Boss-2", (1, 1)), *play(A="Ada"), RESOLVE)),
        after={1: {at.fate: 13}},
        then={at.fate: 15},
        happens=(Fact(FateReduced, by=2, rule="DR-176"),),
    ),
}

VARIANTS: dict[str, Row[Draggmar]] = {
    "DR-175 monsters at home strike 1 harder only where the table plays so": Row(
        given=(*both_in(), monster("Rat", (1, 9)).but(faction="undead")),
        when=RESOLVE,
        then={fight.strike: 1},
    ),
    "DR-122 wounds by an effect kill as well": Row(
        given=(*both_in(),),
        when=Wound(hero="Ada", by=9),
        then={fight.alive: {"A": False, "B": True}},
        never=(NobodyFought,),
    ),
}


@each(BOSSES | GROUPS | CLEARING | FAILING | VARIANTS)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
