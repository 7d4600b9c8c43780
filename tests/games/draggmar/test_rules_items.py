"""Items beside heroes, and the classes that may use them."""

from __future__ import annotations

from itertools import product

from ledger.games.draggmar import RULESET, content
from ledger.games.draggmar.events.rooms import ItemsLaidAway, ItemUsed
from ledger.games.draggmar.moves.crawl import Resolve, Room, Use
from ledger.games.draggmar.moves.market import Hire
from ledger.games.draggmar.state.cards import Standard, Standing
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
    TOGETHER,
    Moves,
    crawl,
    entered,
    hero,
    item,
    monster,
    play,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
STANDARD: tuple[Standard, ...] = ("warrior", "vagabond", "ranger", "mage", "priest")
EPIC: dict[str, tuple[Standing, frozenset[str]]] = {
    "DR-101": ("inquisitor", frozenset({"priest", "mage"})),
    "DR-102": ("hunter", frozenset({"vagabond", "ranger"})),
    "DR-103": ("warlock", frozenset({"warrior", "mage"})),
    "DR-104": ("paladin", frozenset({"priest", "warrior"})),
}


def with_hero(mine: Hire, *items: Hire) -> Moves:
    """A's hero stands in a room with a monster; the items are in A's hand."""
    return (*crawl(ALONE, {"A": [mine, *items]}), monster("Rat", (1, 9)), *play(A=mine.name))


def use(name: str, who: str = "A") -> Use:
    return Use(who=who, item=name)


def trap(lock: int, harm: int = 2) -> Room:
    return Room(who="A", name="Pit", kind="trap", lock=lock, harm=harm, fame=1)


def fits(of: Standing, for_: Standard, rule: str, *, fitting: bool) -> Row[Draggmar]:
    """Whether a hero of that class may use an item for that one."""
    return Row(
        given=with_hero(hero("Ada", of, (1, 4)), item("thing", "weapon", for_=(for_,))),
        when=use("thing"),
        refused={} if fitting else {1: No(rule, "class-wrong")},
        then={fight.in_play: {"A": ("thing",) if fitting else ()}},
    )


CLASSES: dict[str, Row[Draggmar]] = {
    f"DR-070 a {of} {'uses' if of == for_ else 'cannot use'} what is for a {for_}": fits(
        of, for_, "DR-070", fitting=of == for_
    )
    for of, for_ in product(STANDARD, STANDARD)
} | {
    f"{rule} DR-100 {of}: {'uses' if for_ in uses else 'cannot use'} what is for a {for_}": fits(
        of, for_, "DR-070", fitting=for_ in uses
    )
    for (rule, (of, uses)), for_ in product(EPIC.items(), STANDARD)
}

ITEMS: dict[str, Row[Draggmar]] = {
    "DR-070 what names no class is for everybody": Row(
        given=with_hero(hero("Ada", "ranger", (1, 4)), item("rope", "other")),
        when=use("rope"),
        then={fight.in_play: {"A": ("rope",)}},
    ),
    "DR-071 items add to one room only": Row(
        given=(
            *crawl(ALONE, {"A": [hero("Ada", "warrior", (2, 9)), item("axe", "weapon", (3, 0))]}),
            monster("R1", (1, 5)),
            *play(A="Ada"),
        ),
        when=(use("axe"), RESOLVE, monster("R2", (1, 5)), RESOLVE),
        after={2: {fight.attack_total: 5}, 4: {fight.attack_total: 2}},
        then={fight.outcomes: {"R1": True, "R2": False}, fight.in_play: {"A": ()}},
    ),
    "DR-072 one helmet": Row(
        given=with_hero(hero("Ada", "warrior", (1, 4)), item("hood", "helmet"), item("helm", "helmet")),
        when=(use("hood"), use("helm")),
        refused={2: No("DR-072", "slot-taken")},
        then={at.hands: {"A": ("helm",)}},
    ),
    "DR-072 the places are free again in the next room": Row(
        given=(*with_hero(hero("Ada", "warrior", (9, 9)), item("hood", "helmet"), item("helm", "helmet")), use("hood")),
        when=(RESOLVE, monster("Bat", (1, 1)), use("helm")),
        then={fight.in_play: {"A": ("helm",)}},
    ),
    "DR-073 with both places free, the table is asked": Row(
        given=with_hero(hero("Ada", "warrior", (1, 4)), item("scroll", "scroll")),
        when=(use("scroll"), use("scroll").but(as_="armour")),
        asked={1: "as_"},
        happens=(Fact(ItemUsed, slot="armour"),),
        then={fight.in_play: {"A": ("scroll",)}},
    ),
    "DR-073 a scroll takes the place that is left": Row(
        given=(
            *with_hero(hero("Ada", "warrior", (1, 4)), item("sword", "weapon"), item("scroll", "scroll")),
            use("sword"),
        ),
        when=use("scroll"),
        happens=(Fact(ItemUsed, slot="armour"),),
    ),
    "DR-073 only a scroll chooses its place": Row(
        given=with_hero(hero("Ada", "warrior", (1, 4)), item("sword", "weapon"), item("scroll", "scroll")),
        when=(use("sword").but(as_="armour"), use("scroll").but(as_="helmet")),
        refused={1: No("DR-072", "slot-wrong"), 2: No("DR-073", "scroll-place")},
        then={fight.in_play: {"A": ()}},
    ),
    "DR-074 what is Overloaded takes no place": Row(
        given=with_hero(
            hero("Ada", "warrior", (1, 4)), item("charm", "weapon", overloaded=True), item("sword", "weapon")
        ),
        when=(use("charm"), use("sword")),
        then={fight.in_play: {"A": ("charm", "sword")}},
    ),
    "DR-075 items are discarded by their level, used or not": Row(
        given=(
            *with_hero(hero("Ada", "warrior", (9, 9)), item("hood", "helmet"), item("mail", "armour", (0, 9), 3)),
            *(use("hood"), use("mail")),
        ),
        when=RESOLVE,
        then={at.discarded: {"items-1": ("hood",), "items-3": ("mail",)}, at.hands: {"A": ()}},
        happens=(Fact(ItemsLaidAway, rule="DR-075"),),
    ),
    "DR-077 defence of items takes damage, and what is over is lost": Row(
        given=(
            *with_hero(hero("Ada", "warrior", (9, 9)), item("mail", "armour", (0, 3)), item("helm", "helmet", (0, 2))),
            *(use("mail"), use("helm")),
        ),
        when=(RESOLVE, monster("Troll", (4, 1)), RESOLVE),
        after={1: {fight.wounds: {"A": 0}}, 3: {fight.wounds: {"A": 4}}},
    ),
    "DR-078 the table may let items serve each other's heroes": Row(
        given=(
            *crawl(
                TOGETHER,
                {
                    "A": [hero("Ada", "warrior", (2, 3)), item("sword", "weapon", (2, 0))],
                    "B": [hero("Bo", "mage", (2, 4))],
                },
                help_others="on",
            ),
            monster("Ogre", (1, 3)),
            *play(A="Ada", B="Bo"),
        ),
        when=use("sword").but(on="Bo"),
        then={fight.in_play: {"A": (), "B": ("sword",)}, at.hands: {"A": ()}},
    ),
    "DR-112 an item is laid in a room, not between rooms": Row(
        given=(*crawl(ALONE, {"A": [hero("Ada", "warrior", (1, 4)), item("sword", "weapon")]}), *entered(A="Ada")),
        when=use("sword"),
        refused={1: No("DR-112", "room-missing")},
        then={at.hands: {"A": ("sword",)}},
    ),
}


def with_lockpick(level: int, room: Room) -> Moves:
    """A holds a Lockpick of that level, B a hero beside A's."""
    return (
        *crawl(
            TOGETHER,
            {
                "A": [hero("Ada", "mage", (1, 9)), item("pick", "lockpick", level=level)],
                "B": [hero("Bo", "mage", (1, 9))],
            },
        ),
        room,
        *play(A="Ada", B="Bo"),
    )


LOCKS: dict[str, Row[Draggmar]] = {
    "DR-076 DR-116 a Lockpick of the trap's level helps the whole group": Row(
        given=with_lockpick(2, trap(2)),
        when=(use("pick"), RESOLVE),
        then={fight.trap_hits: (), fight.wounds: {"A": 0, "B": 0}, at.discarded: {"items-2": ("pick",)}},
    ),
    "DR-116 so does a better one": Row(
        given=with_lockpick(3, trap(1)),
        when=(use("pick"), RESOLVE),
        then={fight.trap_hits: (), fight.wounds: {"A": 0, "B": 0}},
    ),
    "DR-076 DR-116 a weaker one does not": Row(
        given=with_lockpick(1, trap(2)),
        when=(use("pick"), RESOLVE),
        refused={1: No("DR-116", "lock-too-high")},
        then={fight.trap_hits: ("Ada", "Bo"), fight.wounds: {"A": 2, "B": 2}, at.hands: {"A": ("pick",)}},
    ),
}


@each(CLASSES | ITEMS | LOCKS)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)


def test_dr_100_epic_heroes_count_as_two_classes() -> None:
    """DR-100 to DR-104: the classes of the data are those of the rulebook."""
    told = {each.name: frozenset(each.uses) for each in content.heroes().classes}
    assert told == {of: frozenset({of}) for of in STANDARD} | dict(EPIC.values())
    assert {each.name for each in content.heroes().classes if each.epic} == {of for of, _ in EPIC.values()}
