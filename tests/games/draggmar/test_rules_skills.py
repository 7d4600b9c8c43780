"""Hero skills."""

from __future__ import annotations

import pytest

from ledger.games.draggmar import RULESET, content
from ledger.games.draggmar.events.heroes import HeroStrengthened, SkillUsed
from ledger.games.draggmar.moves.crawl import Loot, Resolve, Use, Wound
from ledger.games.draggmar.moves.keep import Keep
from ledger.games.draggmar.moves.market import Hire
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import Market
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
    TOGETHER,
    Moves,
    boss,
    crawl,
    crawl_on,
    decks,
    entered,
    failed,
    hero,
    hiring,
    item,
    monster,
    play,
    skill,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
WON = Resolve(who="A", outcome="won")
RAT = monster("Rat", (2, 3), fame=1)
PRINTED: dict[str, dict[int, tuple[str, ...]]] = {
    "warrior": {1: ("replace", "swap"), 2: ("attack", "defence"), 3: ("attack", "defence", "swap")},
    "ranger": {1: ("defence", "extra"), 2: ("defence",), 3: ("defence", "extra")},
    "mage": {1: ("attack", "exchange"), 2: ("exchange",), 3: ("exchange",)},
    "vagabond": {1: ("attack", "bounty"), 2: ("hide",), 3: ("disarm", "steal", "unlock")},
    "priest": {1: ("heal", "return"), 2: ("heal", "return"), 3: ("ignore", "pass")},
}
"""The skills of each standard class by level."""


def alone(mine: Hire, *more: Hire) -> Moves:
    """A's hero meets a rat; what else A hired is in the hand."""
    return (*crawl(ALONE, {"A": [mine, *more]}), RAT, *play(A=mine.name))


def together(mine: Hire, other: Hire, *more: Hire, of_b: tuple[Hire, ...] = ()) -> Moves:
    """The heroes of A and B have come through a harmless room."""
    return (*crawl(TOGETHER, {"A": [mine, *more], "B": [other, *of_b]}), *entered(A=mine.name, B=other.name))


ADA = hero("Ada", "warrior", (3, 9))
BO = hero("Bo", "mage", (2, 9))
VEX_1, VEX_2, VEX_3 = (hero("Vex", "vagabond", (3, 9), level) for level in (1, 2, 3))
REED = hero("Reed", "ranger", (3, 9))
PIA_1, PIA_2, PIA_3 = (hero("Pia", "priest", (2, 9), level, cubes=3) for level in (1, 2, 3))
MIRA = hero("Mira", "mage", (2, 9))

ONCE: dict[str, Row[Draggmar]] = {
    "DR-079 one skill a crawl, though the hero has two": Row(
        given=alone(REED),
        when=(skill("defence"), skill("extra")),
        refused={2: No("DR-079", "skill-used")},
        then={fight.skill_used: {"A": True}},
    ),
    "DR-079 DR-081 the cube lies on the hero, not on the player": Row(
        given=(
            *crawl(ALONE, {"A": [REED, hero("Rue", "ranger", (3, 9))]}),
            *(RAT, *play(A="Reed"), skill("defence"), Resolve(who="A", dead=("Reed",))),
            *(monster("Bat", (1, 1)), *play(A="Rue")),
        ),
        when=skill("defence"),
        happens=(Fact(SkillUsed, hero="Rue"),),
    ),
    "DR-080 no skill between rooms": Row(
        given=(*crawl(ALONE, {"A": [REED]}), *entered(A="Reed")),
        when=skill("defence"),
        refused={1: No("DR-080", "skill-late")},
        then={fight.skill_used: {"A": False}},
    ),
    "DR-080 read strictly: no skill after items": Row(
        given=(
            *crawl(ALONE, {"A": [REED, item("bow", "weapon")]}, skill_time="strict"),
            *(RAT, *play(A="Reed"), Use(who="A", item="bow")),
        ),
        when=skill("defence"),
        refused={1: No("DR-080", "skill-late")},
        then={fight.skill_used: {"A": False}},
    ),
    "DR-098 a skill belongs to a class and a level": Row(
        given=alone(ADA),
        when=(skill("heal"), skill("steal"), skill("hide")),
        refused={1: No("DR-098", "skill-other"), 2: No("DR-098", "skill-other"), 3: No("DR-098", "skill-other")},
        then={fight.skill_used: {"A": False}},
    ),
    "DR-099 an epic card of another level is another card": Row(
        given=(*hiring("AB"), hero("Fern", "hunter", (1, 1), 1).but(who="A")),
        when=Hire(who="A", kind="hero", level=2, name="Fern", of="hunter", values=(2, 2)),
        then={at.hand_levels: {"A": (("Fern", 1), ("Fern", 2))}},
    ),
}

WARRIORS: dict[str, Row[Draggmar]] = {
    "DR-082 a room laid aside goes back when the crawl ends": Row(
        given=(*crawl(ALONE, {"A": [hero("Ada", "warrior", (1, 1))]}), *decks(rooms_1=20)),
        when=(
            (monster("X", (1, 1), fame=9), *play(A="Ada"), skill("replace")),
            (monster("Y", (1, 1), fame=1), RESOLVE),
            failed("A"),
        ),
        after={1: {at.thrown: {"A": ("X",)}, at.decks: {"rooms-1": 19}}, 2: {at.pile_fame: {"A": 1}}},
        then={at.decks: {"rooms-1": 20}},
    ),
    "DR-082 DR-114 a boss is not replaced": Row(
        given=(*crawl(ALONE, {"A": [ADA]}), boss("Boss-1", (1, 1)), *play(A="Ada")),
        when=skill("replace"),
        refused={1: No("DR-114", "boss-skipped")},
        then={at.open_room: {"A": "Boss-1"}, fight.skill_used: {"A": False}},
    ),
    "DR-083 the Warrior goes to the hand, another takes its place": Row(
        given=alone(ADA, MIRA),
        when=skill("swap", "Mira"),
        then={fight.heroes: {"A": ("Mira",)}, at.hands: {"A": ("Ada",)}},
    ),
    "DR-083 DR-079 played again it is unhurt, but its skill is spent": Row(
        given=(
            *crawl(ALONE, {"A": [ADA, MIRA]}),
            *(*entered(A="Ada"), Wound(hero="Ada", by=2), RAT, skill("swap", "Mira")),
            *(Resolve(who="A", dead=("Mira",)), monster("Bat", (1, 1)), *play(A="Ada")),
        ),
        when=skill("replace"),
        refused={1: No("DR-079", "skill-used")},
        then={fight.hero_wounds: {"Ada": 0}},
    ),
    "DR-083 not without another hero": Row(
        given=alone(ADA, item("axe", "weapon")),
        when=skill("swap"),
        refused={1: No("DR-083", "hero-missing")},
        then={fight.heroes: {"A": ("Ada",)}},
    ),
    "DR-084 defence for the rest of the crawl": Row(
        given=alone(hero("Ada", "warrior", (3, 2), 2)),
        when=(skill("defence"), RESOLVE),
        then={fight.wounds: {"A": 2}, fight.alive: {"A": True}, fight.health: 3},
        happens=(Fact(HeroStrengthened, stat="defence", by=1, lasting=True, rule="DR-084"),),
    ),
    "DR-084 what lasted for a crawl is over in the next": Row(
        given=(*alone(hero("Ada", "warrior", (3, 9), 2)), skill("attack"), RESOLVE, failed("B")),
        when=(
            (boss("Boss-1"), WON),
            (Next(), Keep(who="A", hero="Ada", search="missing"), Next(), Next(), Next()),
            (*crawl_on({"Site-4": (1, "A"), "Site-5": (1, "B")}), monster("Bat", (1, 1)), *play(A="Ada"), RESOLVE),
        ),
        then={fight.attack_total: 3},
    ),
    "DR-085 attack +2 for the rest of the crawl": Row(
        given=alone(hero("Ada", "warrior", (3, 9), 3)),
        when=(skill("attack"), RESOLVE, monster("Bat", (1, 5)), RESOLVE),
        after={2: {fight.attack_total: 5}},
        then={fight.attack_total: 5},
    ),
    "DR-085 not without another hero": Row(
        given=alone(hero("Ada", "warrior", (3, 9), 3)),
        when=skill("swap"),
        refused={1: No("DR-085", "hero-missing")},
        then={fight.skill_used: {"A": False}},
    ),
}

RANGERS: dict[str, Row[Draggmar]] = {
    **{
        f"DR-086 a level {level} Ranger takes 1 less in this room": Row(
            given=alone(hero("Reed", "ranger", (3, 9), level)),
            when=(skill("defence"), RESOLVE, monster("Bat", (2, 3)), RESOLVE),
            after={2: {fight.wounds: {"A": 1}}},
            then={fight.wounds: {"A": 3}},
        )
        for level in (1, 2, 3)
    },
    "DR-087 nothing more where no item is given": Row(
        given=(*alone(REED), *decks(items_1=9)),
        when=(skill("extra"), RESOLVE, Loot(who="A", player="A")),
        refused={3: No("DR-129", "loot-none")},
        then={at.hand_sizes: {"A": 0}, at.decks: {"items-1": 9}},
    ),
    "DR-087 nothing more where the room is not defeated": Row(
        given=(
            *crawl(ALONE, {"A": [REED]}),
            monster("Ogre", (1, 9)).but(loot=True),
            *play(A="Reed"),
            *decks(items_1=9),
        ),
        when=(skill("extra"), RESOLVE, Loot(who="A", player="A")),
        refused={3: No("DR-129", "loot-none")},
        then={at.hand_sizes: {"A": 0}, at.decks: {"items-1": 9}},
    ),
}

MAGES: dict[str, Row[Draggmar]] = {
    "DR-088 an item of the Market": Row(
        given=(
            *crawl(ALONE, {"A": [MIRA, item("a1", "weapon")]}, Market(level=1, cards=("m1",))),
            *(RAT, *play(A="Mira")),
        ),
        when=skill("exchange", "a1").but(take="m1", from_="1-1"),
        then={at.hands: {"A": ("m1",)}, at.market: {"1-1": ("a1",)}, fight.skill_used: {"A": True}},
    ),
    "DR-088 an item beside another hero": Row(
        given=(
            *together(MIRA, BO, item("a1", "weapon"), of_b=(item("b1", "helmet"),)),
            *(RAT, Use(who="B", item="b1")),
        ),
        when=skill("exchange", "a1").but(take="b1", from_="Bo"),
        then={at.hands: {"A": ("b1",)}, fight.in_play: {"B": ("a1",)}},
    ),
    "DR-088 no item that lies elsewhere": Row(
        given=(*together(MIRA, BO, item("a1", "weapon"), of_b=(item("b1", "helmet"),)), RAT),
        when=skill("exchange", "a1").but(take="b1"),
        refused={1: No("DR-088", "item-hidden")},
        then={at.hands: {"A": ("a1",), "B": ("b1",)}},
    ),
    "DR-089 attack +1 in this room": Row(
        given=alone(MIRA),
        when=(skill("attack"), RESOLVE, monster("Bat", (1, 3)), RESOLVE),
        after={2: {fight.attack_total: 3, fight.defeated: True}},
        then={fight.attack_total: 2, fight.defeated: False},
    ),
    "DR-089 not at level 3": Row(
        given=alone(hero("Mira", "mage", (2, 9), 3)),
        when=skill("attack"),
        refused={1: No("DR-089", "skill-other")},
        then={fight.skill_used: {"A": False}},
    ),
}


@each(ONCE | WARRIORS | RANGERS | MAGES)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)


@pytest.mark.parametrize("of", PRINTED)
def test_dr_098_the_skills_of_a_class(of: str) -> None:
    """DR-079, DR-082 to DR-098: which skills each class has at each level."""
    told = {level: tuple(sorted(each.name for each in content.skills(of, level))) for level in (1, 2, 3)}
    assert told == PRINTED[of]


@pytest.mark.parametrize("of", ["hunter", "paladin", "warlock", "inquisitor"])
def test_dr_100_epic_heroes_have_no_active_skill(of: str) -> None:
    """DR-098, DR-100."""
    assert [content.skills(of, level) for level in (1, 2, 3)] == [(), (), ()]
