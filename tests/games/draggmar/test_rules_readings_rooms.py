"""Other readings of rooms, items and skills, each chosen as an option."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.heroes import HeroKilled
from ledger.games.draggmar.events.loot import ExtraFound
from ledger.games.draggmar.events.rooms import NobodyFought, RoomPassed, TrapDisarmed
from ledger.games.draggmar.events.rounds import Reminded
from ledger.games.draggmar.moves.crawl import Loot, Resolve, Room, Use, Wound
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    TOGETHER,
    Hires,
    Moves,
    beaten,
    crawl,
    decks,
    fames,
    hall,
    hero,
    item,
    monster,
    play,
    settled,
    skill,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
ADA = hero("Ada", "warrior", (3, 9))
BO = hero("Bo", "mage", (2, 9))
RAT = monster("Rat", (2, 3), fame=1)
MOUSE = monster("Mouse", (1, 1)).but(loot=True)
OGRE = monster("Ogre", (2, 99), fame=2).but(loot=True)
TRAP = Room(who="A", name="Pit", kind="trap", lock=2, harm=2, fame=1)
CHEST = Room(who="A", name="Chest", kind="chest", lock=1, fame=1).but(reward=1)
VAGABOND = hero("Vic", "vagabond", (3, 9), 3)
HIDDEN = hero("Vic", "vagabond", (3, 9), 2)
RANGER = hero("Reed", "ranger", (3, 9))
BRAVE = hero("Brann", "warrior", (3, 4), 2)
SWAPPER = hero("Brann", "warrior", (3, 4))


def alone(hires: Hires, *more: Room, **reading: str) -> Moves:
    """A crawls alone, and the first hero that A hired is in the room."""
    first = next(iter(hires["A"])).name
    return (*crawl(ALONE, hires, *settled(**reading)), *more, *play(A=first))


def both(room: Room, mine: str, hires: Hires, **reading: str) -> Moves:
    """A and B stand in a room: A's hero is named, B's is Bo."""
    return (*crawl(TOGETHER, hires, *settled(**reading)), room, *play(A=mine, B="Bo"))


ROOMS: dict[str, Row[Draggmar]] = {
    "AMB-8 DR-105 an empty room deck is told": Row(
        given=crawl(ALONE, {"A": [ADA]}, *decks(rooms_1=0)),
        when=hall(),
        then={at.open_room: {"A": "Hall"}, at.decks: {"rooms-1": 0}},
        happens=(Fact(Reminded, code="deck-empty", rule="AMB-8"),),
    ),
    "AMB-8 DR-105 an empty room deck refuses": Row(
        given=crawl(ALONE, {"A": [ADA]}, *decks(rooms_1=0), *settled(empty_rooms="refused")),
        when=(hall(), hall().but(because="one lay under the map")),
        refused={1: No("AMB-8", "deck-empty", "Level 1 rooms")},
        after={1: {at.open_room: {"A": ""}}},
        then={at.open_room: {"A": "Hall"}, at.decks: {"rooms-1": 0}, at.overruled: 1},
        never=(Reminded,),
    ),
    **{
        f"AMB-17 DR-082 DR-127 a replaced room: {reading}": Row(
            given=alone({"A": [ADA]}, hall("Trick", fame=4), thrown_room=reading),
            when=(skill("replace"), (RAT, RESOLVE)),
            after={1: {at.pile: {"A": first}, at.thrown: {"A": aside}}},
            then={at.pile_fame: {"A": fame}, at.open_room: {"A": ""}},
        )
        for reading, first, aside, fame in (("aside", (), ("Trick",), 1), ("pile", ("Trick",), (), 5))
    },
    **{
        f"AMB-17 DR-143 what a clear then pays: {reading}": Row(
            given=(*alone({"A": [ADA]}, hall("Trick", fame=4), thrown_room=reading), *fames(A=0)),
            when=(skill("replace"), beaten("Boss-1", fame=3)),
            then={at.fame: {"A": fame}, at.removed: {"rooms-1": gone}},
        )
        for reading, fame, gone in (("aside", 3, ("Boss-1",)), ("pile", 7, ("Trick", "Boss-1")))
    },
    **{
        f"AMB-18 DR-132 DR-127 a monster that was not beaten, read by {reading}": Row(
            given=(*alone({"A": [ADA]}, OGRE, undefeated=reading), *fames(A=0)),
            when=(RESOLVE, beaten("Boss-1", fame=3)),
            after={1: {fight.defeated: False, at.pile: {"A": ("Ogre",)}, at.pile_fame: {"A": fame}}},
            then={at.fame: {"A": 3 + fame}},
        )
        for reading, fame in (("fame", 2), ("none", 0))
    },
    "AMB-18 DR-127 a beaten one pays in any case": Row(
        given=alone({"A": [ADA]}, RAT, undefeated="none"),
        when=RESOLVE,
        then={fight.defeated: True, at.pile_fame: {"A": 1}},
    ),
    **{
        f"AMB-37 DR-091 a monster that nobody fights: {reading}": Row(
            given=(*alone({"A": [HIDDEN]}, OGRE, nobody_fights=reading), skill("hide")),
            when=RESOLVE,
            then={at.rewards: {"A": reward}, at.pile: {"A": ("Ogre",)}, fight.wounds: {"A": 0}},
            happens=(Fact(NobodyFought, defeated=bool(reward)), Fact(RoomPassed)),
        )
        for reading, reward in (("passed", ()), ("defeated", (1,)))
    },
    **{
        f"AMB-37 AMB-18 nor does it pay: {reading}": Row(
            given=(
                *alone({"A": [HIDDEN]}, OGRE, nobody_fights=reading, undefeated="none"),
                skill("hide"),
            ),
            when=RESOLVE,
            then={at.pile_fame: {"A": fame}},
        )
        for reading, fame in (("passed", 0), ("defeated", 2))
    },
}

SKILLS: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-12 DR-088 a Mage takes from {reading} places": Row(
            given=(
                *both(
                    RAT,
                    "Mira",
                    {
                        "A": [hero("Mira", "mage", (2, 9)), item("a1", "weapon")],
                        "B": [BO, item("b1", "helmet")],
                    },
                    mage_swap=reading,
                ),
                Use(who="B", item="b1"),
            ),
            when=skill("exchange", "a1").but(take="b1", from_="Bo"),
            refused={1: No("DR-088", "item-hidden", "worn by Bo")} if reading == "two" else {},
            then={at.hands: {"A": held}, fight.in_play: {"B": worn}},
        )
        for reading, held, worn in (("three", ("b1",), ("a1",)), ("two", ("a1",), ("b1",)))
    },
    **{
        f"AMB-13 DR-092 a Vagabond who disarms protects the {reading}": Row(
            given=both(TRAP, "Vic", {"A": [VAGABOND], "B": [BO]}, disarm=reading),
            when=(skill("disarm"), RESOLVE),
            then={fight.trap_hits: hit, fight.wounds: {"A": 0, "B": wounds}, at.pile: {"A": ("Pit",)}},
            happens=(Fact(TrapDisarmed, only=only),),
        )
        for reading, hit, wounds, only in (("group", (), 0, ""), ("player", ("Bo",), 2, "A"))
    },
    **{
        f"AMB-13 DR-117 a Lockpick opens a chest of level 1, read by {reading}: level {level}": Row(
            given=alone({"A": [ADA, item("pick", "lockpick", level=level)]}, CHEST, chest_lock=reading),
            when=(Use(who="A", item="pick"), RESOLVE),
            refused={1: No("DR-117", "lock-too-high")} if not opens else {},
            then={at.rewards: {"A": (1,) if opens else ()}},
        )
        for reading, level, opens in (("at-least", 2, True), ("equal", 2, False), ("equal", 1, True))
    },
    **{
        f"AMB-15 DR-084 DR-122 the lasting defence of a Warrior: {reading}": Row(
            given=alone({"A": [BRAVE]}, RAT, lasting_defence=reading),
            when=(skill("defence"), RESOLVE, (RAT.but(name="Bat"), RESOLVE)),
            after={2: {fight.wounds: {"A": first}, fight.health: bears}},
            then={fight.wounds: {"A": 2 * first}, fight.alive: {"A": True}},
        )
        for reading, first, bears in (("health", 2, 5), ("absorbs", 1, 4))
    },
    **{
        f"AMB-35 DR-083 a swapped Warrior that comes back: {reading}": Row(
            given=(
                *alone({"A": [SWAPPER, BO]}, RAT, swap_wounds=reading),
                *(Wound(hero="Brann", by=2), skill("swap", "Bo"), Resolve(who="A", dead=("Bo",)), RAT),
            ),
            stands={shown.rows("Hand", "A"): (f"Brann: level 1 warrior 3/4{told}",)},
            when=play(A="Brann"),
            then={fight.hero_wounds: {"Brann": wounds}},
        )
        for reading, wounds, told in (("cleared", 0, ""), ("kept", 2, ", wounds 2"))
    },
    "AMB-35 DR-083 DR-122 without its lasting defence it dies of what it kept": Row(
        given=(
            *alone(
                {"A": [hero("Brann", "warrior", (3, 4), 3), hero("Cid", "warrior", (3, 9))]},
                RAT,
                swap_wounds="kept",
            ),
            *(skill("defence"), Wound(hero="Brann", by=5), skill("swap").but(because="a card says so")),
            Resolve(who="A", dead=("Cid",)),
            RAT,
        ),
        when=play(A="Brann"),
        then={fight.alive: {"A": False}, at.hands: {"A": ()}},
        happens=(Fact(HeroKilled, hero="Brann", rule="DR-122"),),
    ),
    **{
        f"AMB-36 DR-087 the other player takes the reward, read by {reading}": Row(
            given=(
                *both(MOUSE, "Reed", {"A": [RANGER], "B": [BO]}, ranger_extra=reading),
                *(skill("extra"), RESOLVE),
            ),
            when=Loot(who="B", player="B", card="Dagger"),
            then={at.hand_sizes: {"A": extra, "B": 1}, at.rewards: {"A": ()}},
        )
        for reading, extra in (("group", 1), ("taker", 0))
    },
    "AMB-36 DR-087 the Ranger's own player takes it": Row(
        given=(
            *both(MOUSE, "Reed", {"A": [RANGER], "B": [BO]}, ranger_extra="taker"),
            *(skill("extra"), RESOLVE),
        ),
        when=Loot(who="A", player="A", card="Dagger", extra="Rope"),
        then={at.hands: {"A": ("Dagger", "Rope"), "B": ()}},
        happens=(Fact(ExtraFound, who="A", rule="DR-087"),),
    ),
    **{
        f"AMB-43 DR-076 DR-072 a Lockpick beside a weapon takes: {reading}": Row(
            given=(
                *alone({"A": [ADA, item("axe", "weapon"), item("pick", "lockpick")]}, CHEST, lockpick_slot=reading),
                Use(who="A", item="axe"),
            ),
            when=Use(who="A", item="pick"),
            refused={1: No("DR-072", "slot-taken")} if reading == "weapon" else {},
            then={fight.in_play: {"A": worn}},
        )
        for reading, worn in (("none", ("axe", "pick")), ("weapon", ("axe",)))
    },
    "AMB-43 DR-076 alone it opens a chest all the same": Row(
        given=alone({"A": [ADA, item("pick", "lockpick")]}, CHEST, lockpick_slot="weapon"),
        when=(Use(who="A", item="pick"), RESOLVE),
        then={at.rewards: {"A": (1,)}},
    ),
}


@each(ROOMS | SKILLS)
def test_readings(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
