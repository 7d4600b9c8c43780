"""Skills of Vagabonds and Priests."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.heroes import BountySet, CursesIgnored, HeroHid
from ledger.games.draggmar.events.market import FameGained
from ledger.games.draggmar.moves.crawl import Loot, Resolve, Room, Use, Wound
from ledger.games.draggmar.moves.market import Hire
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    TOGETHER,
    Moves,
    boss,
    crawl,
    decks,
    entered,
    failed,
    hero,
    item,
    monster,
    play,
    skill,
    unseen,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
RAT = monster("Rat", (2, 3), fame=1)
BO = hero("Bo", "mage", (2, 9))
VEX_1, VEX_2, VEX_3 = (hero("Vex", "vagabond", (3, 9), level) for level in (1, 2, 3))
PIA_1, PIA_2, PIA_3 = (hero("Pia", "priest", (2, 9), level, cubes=3) for level in (1, 2, 3))


def together(mine: Hire, *more: Hire, of_b: tuple[Hire, ...] = ()) -> Moves:
    """The heroes of A and B have come through a harmless room."""
    return (*crawl(TOGETHER, {"A": [mine, *more], "B": [BO, *of_b]}), *entered(A=mine.name, B="Bo"))


def hurt(**wounds: int) -> Moves:
    return tuple(Wound(hero=player, by=by) for player, by in wounds.items())


VAGABONDS: dict[str, Row[Draggmar]] = {
    "DR-090 one Fame for a defeated room": Row(
        given=(*crawl(ALONE, {"A": [VEX_1]}), *entered(A="Vex"), RAT),
        when=(skill("bounty"), RESOLVE),
        then={fight.defeated: True},
        happens=(Fact(BountySet, by=1), Fact(FameGained, who="A", by=1, rule="DR-090")),
    ),
    "DR-090 none for a room that stands": Row(
        given=(*crawl(ALONE, {"A": [VEX_1]}), *entered(A="Vex"), monster("Ogre", (1, 9))),
        when=(skill("bounty"), RESOLVE),
        then={fight.defeated: False},
        never=(FameGained,),
    ),
    "DR-090 or attack +1 in this room": Row(
        given=(*crawl(ALONE, {"A": [VEX_1]}), *entered(A="Vex"), monster("Ogre", (1, 4))),
        when=(skill("attack"), skill("bounty"), RESOLVE),
        refused={2: No("DR-079", "skill-used")},
        then={fight.attack_total: 4, fight.defeated: True},
    ),
    "DR-091 DR-114 nobody keeps out of the fight with a boss": Row(
        given=(*together(VEX_2), boss("Boss-1", (1, 1))),
        when=skill("hide"),
        refused={1: No("DR-091", "boss-skipped")},
        then={fight.skill_used: {"A": False}},
    ),
    "DR-091 who keeps out neither strikes nor is struck": Row(
        given=(*together(VEX_2), monster("Ogre", (2, 3))),
        when=(skill("hide"), RESOLVE),
        then={fight.heroes_fighting: 1, fight.attack_total: 2, fight.wounds: {"A": 0, "B": 2}, fight.defeated: False},
        happens=(Fact(HeroHid, hero="Vex"),),
    ),
    "DR-091 nor does a trap hit": Row(
        given=(*together(VEX_2), Room(who="A", name="Pit", kind="trap", lock=3, harm=2, fame=0)),
        when=(skill("hide"), RESOLVE),
        then={fight.trap_hits: ("Bo",), fight.wounds: {"A": 0, "B": 2}},
    ),
    "DR-092 a chest of any level stands open": Row(
        given=(
            *crawl(ALONE, {"A": [hero("Vex", "vagabond", (3, 9), 3)]}),
            *entered(A="Vex"),
            Room(who="A", name="Box", kind="chest", lock=3, reward=3, fame=1),
            *decks(items_3=9),
        ),
        when=(skill("disarm"), skill("unlock"), RESOLVE, Loot(who="A", player="A")),
        refused={1: No("DR-092", "room-other")},
        then={at.hand_sizes: {"A": 1}, at.decks: {"items-3": 8}, at.pile_fame: {"A": 1}},
    ),
    "DR-092 a trap is disarmed, not unlocked": Row(
        given=(*together(VEX_3), Room(who="A", name="Pit", kind="trap", lock=3, harm=2, fame=0)),
        when=skill("unlock"),
        refused={1: No("DR-092", "room-other")},
        then={fight.skill_used: {"A": False}},
    ),
    "DR-093 an item of another hand, seen from the back": Row(
        given=(*together(VEX_3, of_b=(item("axe", "weapon"), hero("Mo", "mage", (1, 1)))), RAT),
        when=skill("steal", "axe").but(from_="B"),
        then={at.hands: {"A": ("axe",), "B": ("Mo",)}, fight.skill_used: {"A": True}},
    ),
    "DR-093 an item that nobody names": Row(
        given=(*together(VEX_3, of_b=unseen(2)), RAT),
        when=skill("steal").but(from_="B"),
        then={at.hands: {"A": ("?",), "B": ("?",)}},
    ),
    "DR-093 not from the own hand": Row(
        given=(*together(VEX_3, item("axe", "weapon")), RAT),
        when=skill("steal", "axe").but(from_="A"),
        refused={1: No("DR-093", "player-same")},
        then={fight.skill_used: {"A": False}},
    ),
}

PRIESTS: dict[str, Row[Draggmar]] = {
    **{
        f"DR-094 a level {level} Priest sends an item back": Row(
            given=(
                *crawl(
                    ALONE, {"A": [hero("Pia", "priest", (5, 9), level), item("mace", "weapon"), item("hood", "helmet")]}
                ),
                *entered(A="Pia"),
                *(RAT, Use(who="A", item="mace"), Use(who="A", item="hood")),
            ),
            when=(skill("return", "mace"), RESOLVE),
            then={at.hands: {"A": ("mace",)}, at.discarded: {"items-1": ("hood",)}},
        )
        for level in (1, 2)
    },
    "DR-094 not at level 3": Row(
        given=(*together(PIA_3, item("mace", "weapon")), RAT, Use(who="A", item="mace")),
        when=skill("return", "mace"),
        refused={1: No("DR-094", "skill-other")},
        then={fight.skill_used: {"A": False}},
    ),
    "DR-094 only what was played": Row(
        given=(*together(PIA_1, item("mace", "weapon")), RAT),
        when=skill("return", "mace"),
        refused={1: No("DR-094", "item-unplayed")},
        then={at.hands: {"A": ("mace",)}},
    ),
    "DR-095 no more cubes than the card says": Row(
        given=(*together(PIA_1), RAT, *hurt(A=3, B=3)),
        when=(
            skill("heal").but(cubes=(("A", 2), ("B", 2))),
            skill("heal").but(cubes=(("A", 0), ("B", 2))),
        ),
        refused={1: No("DR-095", "cubes-many")},
        then={fight.wounds: {"A": 3, "B": 1}, fight.skill_used: {"A": True}},
    ),
    "DR-095 no more cubes than a hero has": Row(
        given=(*together(PIA_2), RAT, *hurt(A=1, B=3)),
        when=skill("heal").but(cubes=(("A", 2),)),
        refused={1: No("DR-095", "wounds-few")},
        then={fight.wounds: {"A": 1, "B": 3}},
    ),
    "DR-096 curses are ignored until the crawl ends, and stay": Row(
        given=(*together(PIA_3), RAT, Afflict(player="A", name="Gout")),
        when=(skill("ignore"), (RESOLVE, boss("Boss-1"), Resolve(who="A", outcome="won"))),
        after={1: {at.shielded: ("A",), shown.rows("Curses", "A"): ("Gout, ignored",)}},
        then={at.shielded: (), at.curses: {"A": ("Gout",)}, shown.rows("Curses", "A"): ("Gout",)},
        happens=(Fact(CursesIgnored, who="A"),),
    ),
    "DR-096 they are felt again after a crawl that failed": Row(
        given=(
            *crawl(ALONE, {"A": [hero("Pia", "priest", (1, 1), 3)]}),
            *(RAT, *play(A="Pia"), Afflict(player="A", name="Gout"), skill("ignore"), RESOLVE),
        ),
        stands={at.shielded: ("A",)},
        when=failed("A"),
        then={at.shielded: (), at.curses: {"A": ("Gout",)}},
    ),
    "DR-097 only the own curse is passed on": Row(
        given=(*together(PIA_3), RAT, Afflict(player="B", name="Itch"), Afflict(player="A", name="Gout")),
        when=(skill("pass", "Itch").but(to="B"), skill("pass", "Gout").but(to="B")),
        refused={1: No("DR-097", "curse-other")},
        then={at.curses: {"A": (), "B": ("Itch", "Gout")}},
    ),
    "DR-097 without a curse there is nothing to pass": Row(
        given=(*together(PIA_3), RAT),
        when=skill("pass").but(to="B"),
        refused={1: No("DR-097", "curse-unknown")},
        then={fight.skill_used: {"A": False}},
    ),
}


@each(VAGABONDS | PRIESTS)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
