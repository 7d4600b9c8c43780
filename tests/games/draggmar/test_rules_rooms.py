"""The crawl, room by room: heroes, monsters, traps, chests, loot, the Fame pile."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.heroes import HeroKilled
from ledger.games.draggmar.events.loot import LootOffered
from ledger.games.draggmar.events.rooms import MonsterFought, NobodyFought, RoomDrawn
from ledger.games.draggmar.events.rounds import Reminded
from ledger.games.draggmar.moves.crawl import (
    Boost,
    Close,
    Dies,
    Dispute,
    Effect,
    Loot,
    Play,
    Resolve,
    Room,
    Use,
    Wound,
)
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import KnowHero
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
    hall,
    hero,
    item,
    monster,
    play,
    skill,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
WON = Resolve(who="A", outcome="won")
ADA = hero("Ada", "warrior", (3, 9))
BO = hero("Bo", "mage", (2, 9))
NUB = hero("Nub", "mage", (1, 1))
RAT = monster("Rat", (1, 2), fame=1)
LOOT = monster("Rat", (1, 2), fame=1).but(loot=True)


def both_in() -> Moves:
    """The heroes of A and B have come through a harmless room."""
    return (*crawl(TOGETHER, {"A": [ADA], "B": [BO]}), *entered(A="Ada", B="Bo"))


STEPS: dict[str, Row[Draggmar]] = {
    "DR-105 two groups of one level share a deck": Row(
        given=(*crawl(ALONE), *decks(rooms_1=9)),
        when=(hall("R1"), hall("R2", who="B")),
        then={at.decks: {"rooms-1": 7}, at.open_room: {"A": "R1", "B": "R2"}},
        happens=(Fact(RoomDrawn, place="Mines", deck="rooms-1"), Fact(RoomDrawn, place="Site-3", deck="rooms-1")),
    ),
    "DR-059 DR-106 what follows an empty room deck is the table's affair": Row(
        given=(*crawl(ALONE), *decks(rooms_1=1), hall(who="B")),
        when=hall(),
        then={at.open_room: {"A": "Hall", "B": "Hall"}, at.decks: {"rooms-1": 0}},
        happens=(Fact(Reminded, code="deck-empty", rule="AMB-8"),),
    ),
    "DR-106 the next room waits until this one is settled": Row(
        given=(*crawl(ALONE, {"A": [SOMEBODY]}), hall("R1"), *play(A="")),
        when=(hall("R2"), RESOLVE, hall("R2")),
        refused={1: No("DR-106", "room-open")},
        then={at.open_room: {"A": "R2"}, at.pile: {"A": ("R1",)}},
    ),
    "DR-107 an effect is written down and shown until it is closed": Row(
        given=(*crawl(ALONE), hall("Rune")),
        when=(
            Effect(who="A", text="the next monster strikes harder"),
            Close(who="A", room="Statue"),
            Close(who="A", room="Rune"),
        ),
        refused={2: No("DR-107", "effect-unknown")},
        after={1: {at.pending: {"A": ("Rune",)}}},
        then={at.pending: {"A": ()}},
    ),
    "DR-108 a hero that lives goes on": Row(
        given=(*crawl(ALONE, {"A": [ADA, BO]}), *entered(A="Ada"), RAT),
        when=(Play(who="A", hero="Bo"), failed("A")),
        refused={1: No("DR-110", "hero-in-play"), 2: No("DR-108", "hero-lives")},
        then={fight.heroes: {"A": ("Ada",)}, at.hands: {"A": ("Bo",)}},
    ),
    "DR-109 nobody goes on without a hero": Row(
        given=(*crawl(TOGETHER, {"A": [ADA]}), RAT, *play(A="Ada")),
        when=(RESOLVE, failed("B"), RESOLVE),
        refused={1: No("DR-109", "hero-missing")},
        then={at.dropped: {"A": False, "B": True}, at.groups: (("A",),), fight.heroes_fighting: 1},
    ),
    "DR-109 who failed gets nothing from the crawl": Row(
        given=(
            *crawl(TOGETHER, {"A": [ADA], "B": [NUB]}),
            *entered(A="Ada", B="Nub"),
            *(Dies(hero="Nub"), LOOT, failed("B"), RESOLVE),
        ),
        when=(Loot(who="A", player="B"), Loot(who="A", player="A"), (boss("Boss-1", fame=4), WON)),
        refused={1: No("DR-131", "loot-outsider")},
        then={at.fame: {"A": 65, "B": 60}, at.trophies: {"A": (("Boss-1", 4),), "B": ()}},
    ),
    "DR-109 who failed plays no hero any more": Row(
        given=(*crawl(TOGETHER, {"A": [ADA], "B": [BO]}), RAT, *play(A="Ada"), failed("B")),
        when=Play(who="B", hero="Bo"),
        refused={1: No("DR-109", "crawl-over")},
        then={fight.alive: {"B": False}, at.hands: {"B": ("Bo",)}},
    ),
    "DR-110 one hero each": Row(
        given=(*crawl(ALONE, {"A": [ADA, BO]}), hall(), *play(A="Ada")),
        when=Play(who="A", hero="Bo"),
        refused={1: No("DR-110", "hero-in-play")},
    ),
    "DR-112 a hero is played in a room": Row(
        given=crawl(ALONE, {"A": [ADA]}),
        when=(Play(who="A", hero="Ada"), RESOLVE, hall(), Play(who="A", hero="Ada")),
        refused={1: No("DR-112", "room-missing"), 2: No("DR-112", "room-missing")},
        then={fight.heroes: {"A": ("Ada",)}},
    ),
    "DR-112 loot is taken before the next room": Row(
        given=(*crawl(ALONE, {"A": [ADA]}), LOOT, *play(A="Ada"), RESOLVE),
        when=(hall(), Loot(who="A", player="A"), hall()),
        refused={1: No("DR-112", "loot-owed")},
        then={at.open_room: {"A": "Hall"}, at.rewards: {"A": ()}},
    ),
    "DR-113 the dead are discarded by level, the living and curses stay": Row(
        given=(
            *crawl(TOGETHER, {"A": [ADA], "B": [hero("Nub", "mage", (1, 1), 2)]}),
            *(Afflict(player="B", name="Gout"), RAT, *play(A="Ada", B="Nub")),
        ),
        when=RESOLVE,
        then={
            at.discarded: {"heroes-1": (), "heroes-2": ("Nub",)},
            fight.heroes: {"A": ("Ada",), "B": ()},
            at.curses: {"B": ("Gout",)},
        },
    ),
    "DR-111 a boost needs a room": Row(
        given=(*crawl(ALONE, {"A": [ADA]}), *entered(A="Ada")),
        when=Boost(who="A", stat="attack"),
        refused={1: No("DR-111", "room-missing")},
        then={at.fame: {"A": 60}},
    ),
    "DR-111 Fame strengthens the own hero": Row(
        given=(*both_in(), RAT),
        when=Boost(who="A", stat="attack", on="Bo"),
        refused={1: No("DR-111", "hero-other")},
        then={fight.boosts: 0, at.fame: {"A": 60}},
    ),
    "DR-111 read otherwise: one boost a hero and room": Row(
        given=(*crawl(ALONE, {"A": [ADA]}, boosts="one"), RAT, *play(A="Ada")),
        when=(
            Boost(who="A", stat="attack"),
            Boost(who="A", stat="attack"),
            (RESOLVE, monster("Bat", (1, 1)), Boost(who="A", stat="defence")),
        ),
        refused={2: No("DR-111", "boost-spent")},
        then={at.fame: {"A": 58}, fight.boosts: 2},
    ),
}

TRAPS: dict[str, Row[Draggmar]] = {
    "DR-115 the level of the deck, where the card shows no other": Row(
        given=(
            *crawl(
                {"Mines": (2, "AB")}, {"A": [hero("Ada", "warrior", (3, 9), 2)], "B": [hero("Bo", "mage", (2, 9), 3)]}
            ),
            *entered(A="Ada", B="Bo"),
        ),
        when=(Room(who="A", name="Pit", kind="trap", harm=3, fame=0), RESOLVE),
        then={fight.trap_hits: ("Ada",), fight.wounds: {"A": 3, "B": 0}},
    ),
    "DR-117 a chest that stays shut gives nothing": Row(
        given=(*both_in(), Room(who="A", name="Box", kind="chest", reward=2, fame=1), *decks(items_2=9)),
        when=(RESOLVE, Loot(who="A", player="A")),
        refused={2: No("DR-129", "loot-none")},
        then={at.decks: {"items-2": 9}, at.pile_fame: {"A": 1}},
    ),
    "DR-118 the group says who gets what a chest gave": Row(
        given=(*both_in(), Room(who="A", name="Box", kind="chest", reward=2, fame=1), *decks(items_2=9)),
        when=(Resolve(who="A", outcome="opened"), Loot(who="A", player="B", card="Axe")),
        after={1: {at.rewards: {"A": (2,)}, shown.owed: ("loot NAME CARD",)}},
        then={at.hands: {"B": ("Axe",)}, at.decks: {"items-2": 8}},
    ),
}

MONSTERS: dict[str, Row[Draggmar]] = {
    "DR-119 DR-120 health for every hero, attack of every hero": Row(
        given=(*both_in(), monster("Ogre", (1, 3))),
        when=RESOLVE,
        then={fight.heroes_fighting: 2, fight.monster_health: 6, fight.attack_total: 5, fight.defeated: False},
    ),
    "DR-120 health 0 is enough": Row(
        given=(*crawl(ALONE, {"A": [ADA]}), monster("Ogre", (1, 3)), *play(A="Ada")),
        when=RESOLVE,
        happens=(Fact(MonsterFought, health=3, attack=3, defeated=True),),
    ),
    "DR-121 beaten or not, it strikes everybody": Row(
        given=(*both_in(), monster("Ogre", (2, 1))),
        when=(RESOLVE, monster("Troll", (3, 9)), RESOLVE),
        after={1: {fight.defeated: True, fight.wounds: {"A": 2, "B": 2}}},
        then={fight.defeated: False, fight.wounds: {"A": 5, "B": 5}},
    ),
    "DR-122 wounds stay, and kill when they reach the defence": Row(
        given=(*crawl(ALONE, {"A": [hero("Ada", "warrior", (3, 3))]}), *entered(A="Ada")),
        when=(Wound(hero="Ada", by=2), hall("R2"), RESOLVE, Wound(hero="Ada", by=1)),
        after={3: {fight.wounds: {"A": 2}, fight.alive: {"A": True}}},
        then={fight.alive: {"A": False}, at.discarded: {"heroes-1": ("Ada",)}},
        happens=(Fact(HeroKilled, hero="Ada", rule="DR-122"),),
    ),
    "DR-122 DR-198 a defence that is read too late still kills": Row(
        given=(*crawl(ALONE, {"A": [SOMEBODY.but(name="Ada")]}), *entered(A="Ada"), Wound(hero="Ada", by=3)),
        stands={fight.wounds: {"A": 3}, fight.alive: {"A": True}},
        when=KnowHero(name="Ada", level=1, of="warrior", values=(2, 3)),
        then={fight.alive: {"A": False}},
        happens=(Fact(HeroKilled, hero="Ada", rule="DR-122"),),
    ),
    "DR-107 DR-122 the table says what a room without a fight did": Row(
        given=(*both_in(), Room(who="A", name="Altar", kind="other", fame=0, reward=2), *decks(items_2=9)),
        when=(
            Resolve(who="A", wounds=(("Q", 1),)),
            Resolve(who="A", outcome="won", wounds=(("A", 2),), dead=("Bo",)),
            Loot(who="A", player="A"),
        ),
        refused={1: No("DR-122", "hero-gone")},
        then={fight.wounds: {"A": 2}, fight.alive: {"A": True, "B": False}, at.decks: {"items-2": 8}},
    ),
    "DR-112 what a room asked is over with the room": Row(
        given=(*crawl(ALONE, {"A": [ADA, item("scroll", "scroll")]}), RAT, *play(A="Ada")),
        when=(Use(who="A", item="scroll"), RESOLVE),
        asked={1: "as_"},
        after={1: {at.owes: ("as_",)}},
        then={at.owes: (), at.hands: {"A": ("scroll",)}},
    ),
    "DR-127 DR-132 an undefeated monster is passed without loot": Row(
        given=(*crawl(ALONE, {"A": [ADA]}), monster("Ogre", (1, 9), fame=2).but(loot=True), *play(A="Ada")),
        when=(RESOLVE, Loot(who="A", player="A"), hall("R2")),
        refused={2: No("DR-129", "loot-none")},
        then={at.pile: {"A": ("Ogre",)}, at.pile_fame: {"A": 2}, at.open_room: {"A": "R2"}},
    ),
    "DR-128 the Fame of a room is asked for": Row(
        given=crawl(ALONE),
        when=(Room(who="A", name="Ogre", kind="monster", values=(1, 1)), monster("Ogre", (1, 1), fame=2)),
        asked={1: "fame"},
        then={at.open_room: {"A": "Ogre"}, at.owes: ()},
    ),
    "DR-129 no loot where nobody is left": Row(
        given=(*crawl(ALONE, {"A": [NUB, BO]}), monster("Rat", (1, 1)).but(loot=True), *play(A="Nub")),
        when=(RESOLVE, Loot(who="A", player="A")),
        refused={2: No("DR-129", "loot-none")},
        then={fight.defeated: True, fight.alive: {"A": False}},
        never=(LootOffered,),
    ),
    "DR-129 loot is a level 1 item, however deep the dungeon": Row(
        given=(
            *crawl({"Mines": (3, "A"), "Site-3": (1, "B")}, {"A": [ADA]}),
            *(LOOT, *play(A="Ada"), *decks(items_1=9, items_3=9)),
        ),
        when=(RESOLVE, Loot(who="A", player="A")),
        then={at.decks: {"items-1": 8, "items-3": 9}},
        happens=(Fact(LootOffered, level=1, rule="DR-129"),),
    ),
    "DR-130 some monsters give better items": Row(
        given=(
            *crawl(ALONE, {"A": [ADA]}),
            *(monster("Ogre", (1, 1)).but(reward=2), *play(A="Ada"), *decks(items_1=9, items_2=9)),
        ),
        when=(RESOLVE, Loot(who="A", player="A", card="Axe")),
        then={at.decks: {"items-1": 9, "items-2": 8}, at.hand_levels: {"A": (("Axe", 2),)}},
        happens=(Fact(LootOffered, level=2, rule="DR-130"),),
    ),
    "DR-131 loot stays in the group": Row(
        given=(
            *crawl({"Mines": (1, "AB"), "Site-3": (1, "C")}, {"A": [ADA], "B": [BO]}),
            *entered(A="Ada", B="Bo"),
            *(LOOT, RESOLVE),
        ),
        when=(Loot(who="A", player="C"), Loot(who="A", player="B")),
        refused={1: No("DR-131", "loot-outsider")},
        then={at.loot_receivers: ("B",), at.hand_sizes: {"B": 1, "C": 0}},
    ),
    "DR-131 nobody leaves the crawl before the item of a boss is taken": Row(
        given=(*crawl(ALONE, {"A": [ADA]}), boss("Boss-1", (1, 1)).but(reward=3), *play(A="Ada"), RESOLVE, failed("B")),
        stands={at.crawls: {"Mines": "cleared", "Site-3": "failed"}},
        when=(Next(), Loot(who="A", player="A", card="Axe"), Next()),
        refused={1: No("DR-131", "loot-owed")},
        then={at.hand_levels: {"A": (("Axe", 3),)}, at.phase: 4},
    ),
    "DR-133 most Fame in the group decides": Row(
        given=(*both_in(), LOOT, RESOLVE, *fames(A=2, B=3)),
        when=Dispute(who="A"),
        then={at.decider: ("B",)},
    ),
    "DR-091 DR-119 nobody fights where the only hero keeps out": Row(
        given=(*crawl(ALONE, {"A": [hero("Vex", "vagabond", (1, 1), 2)]}), RAT, *play(A="Vex"), skill("hide")),
        when=RESOLVE,
        then={fight.wounds: {"A": 0}, at.pile: {"A": ("Rat",)}},
        happens=(Fact(NobodyFought, room="Rat"),),
    ),
}


@each(STEPS | TRAPS | MONSTERS)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
