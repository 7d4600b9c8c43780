"""Health, sanity, saves, pending damage, Corruption and what lasts."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.table.moves import SetOption
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.numbers import HarmTaken
from ledger.games.brimstone.events.posse import (
    AttackSaved,
    AttacksDodged,
    CautionGiven,
    HarmAnnounced,
    HeroDied,
    MutationDue,
    SaveRepeated,
    TraitGained,
)
from ledger.games.brimstone.moves.fighting import EndTurn, Melee
from ledger.games.brimstone.moves.harm import Accept, Again, Dodge, Hurt, Recover, Struck, Suffer
from ledger.games.brimstone.moves.posse import Corrupt, Injury, Madness, Maximum, Mutation, Rolls
from ledger.games.brimstone.moves.things import Apply, Bag
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, each, prove

ADA = game(hero("Ada"))
GRITTY = game(hero("Ada", determination=2))
HIT = Struck(amount=4, dice=("2",), by="Ghoul", who="Ada")

ROWS: dict[str, Row[Brimstone]] = {
    "SB-HLT-03 every failed save lets the whole damage through, one die an attack (AMB-17)": Row(
        given=ADA,
        when=Struck(amount=2, dice=("3", "4", "1"), who="Ada"),
        then={at.health: {"Ada": 6}},
        happens=(Fact(AttackSaved, blocked=False), Fact(AttackSaved, blocked=True), Fact(HarmTaken, health_now=6)),
    ),
    "SB-HLT-04 healing stops at the maximum, which may change": Row(
        given=(*game(hero("Ada", health=9, health_max=10)), Bag(thing="Bandages", who="Ada")),
        when=(
            Apply(thing="Bandages", dice=("6",), who="Ada"),
            Maximum(what="health", to=12, source="Level", who="Ada"),
            Maximum(what="health", to=8, source="Injury", who="Ada"),
        ),
        after={
            1: {at.health: {"Ada": 10}},
            2: {at.health: {"Ada": 10}, at.health_max: {"Ada": 12}},
            3: {at.health: {"Ada": 8}, at.health_max: {"Ada": 8}},
        },
    ),
    "SB-SAN-03 Defense never guards sanity, Willpower never health": Row(
        given=game(hero("Ada", defense=2, willpower=6)),
        when=(
            Struck(amount=1, dice=("5",), pool="sanity", who="Ada"),
            Struck(amount=1, dice=("2",), pool="health", who="Ada"),
        ),
        then={at.sanity: {"Ada": 9}, at.health: {"Ada": 10}},
        happens=(Fact(AttackSaved, needed=6, blocked=False), Fact(AttackSaved, needed=2, blocked=True)),
    ),
    "SB-HLT-02 an attack without its die is asked for": Row(
        given=ADA, when=Struck(amount=4, who="Ada"), asked={1: "dice"}, then={at.health: {"Ada": 10}}
    ),
    "SB-DET-02 AMB-41 damage waits while a re-roll could block it, and lands with the word": Row(
        given=GRITTY,
        when=(HIT, Accept(who="Ada")),
        after={1: {at.health: {"Ada": 10}, at.harm: {"Ada": ((4, "health"),)}}},
        then={at.health: {"Ada": 6}, at.harm: {"Ada": ()}, at.determination: {"Ada": 2}},
        happens=(Fact(HarmAnnounced, amount=4), Fact(HarmTaken, health_was=10, health_now=6, number=1)),
    ),
    "SB-DET-01 a pending hit is rolled again for one point": Row(
        given=GRITTY,
        when=(HIT, Again(dice=("5",), who="Ada")),
        then={at.health: {"Ada": 10}, at.harm: {"Ada": ()}, at.determination: {"Ada": 1}},
        happens=(Fact(SaveRepeated, thrown=(Die(faces=(5,)),), blocked=True),),
    ),
    "SB-DET-04 it may fail again and again; with the last point it lands by itself": Row(
        given=GRITTY,
        when=(HIT, Again(dice=("1",), who="Ada"), Again(dice=("3",), who="Ada")),
        after={2: {at.health: {"Ada": 10}, at.harm: {"Ada": ((4, "health"),)}, at.determination: {"Ada": 1}}},
        then={at.health: {"Ada": 6}, at.harm: {"Ada": ()}, at.determination: {"Ada": 0}},
    ),
    "SB-DET-03 two hits of one enemy cost two points": Row(
        given=GRITTY,
        when=(Hurt(amount=1, hits=2, dodged=1, by="Hellbat", who="Ada"), Again(dice=("4", "2"), who="Ada")),
        after={1: {at.harm: {"Ada": ((1, "health"), (1, "health"))}}},
        then={at.health: {"Ada": 9}, at.determination: {"Ada": 0}},
        happens=(Fact(AttacksDodged, count=1),),
    ),
    "SB-DET-01 pending damage lands as soon as the Determination goes elsewhere": Row(
        given=game(hero("Ada", determination=1)),
        when=(HIT, Rolls(what="travel", dice=("1:6",), who="Ada")),
        then={at.health: {"Ada": 6}, at.harm: {"Ada": ()}, at.determination: {"Ada": 0}},
    ),
    "AMB-41 where nothing waits, damage lands at once": Row(
        given=(*GRITTY, SetOption(name="pending", value="at-once")),
        when=HIT,
        then={at.health: {"Ada": 6}, at.harm: {"Ada": ()}},
        never=(HarmAnnounced,),
    ),
    "SB-DET-01 nothing is pending for who was not hit": Row(
        given=GRITTY,
        when=(Again(dice=("5",), who="Ada"), Accept(who="Ada")),
        refused={1: No("SB-HLT-03", "harm-missing"), 2: No("SB-HLT-03", "harm-missing")},
    ),
    "SB-HLT-02 attacks that were dodged need no dice": Row(
        given=ADA,
        when=Dodge(attacks=3, by="Hellbat", who="Ada"),
        then={at.health: {"Ada": 10}},
        happens=(Fact(AttacksDodged, count=3, by="Hellbat"),),
    ),
    "SB-SAN-01 what was forgotten is one move that says when it belongs": Row(
        given=ADA,
        when=Suffer(health=0, sanity=2, by="Night Terror", when="round 5", who="Ada"),
        then={at.sanity: {"Ada": 8}, at.health: {"Ada": 10}},
        happens=(Fact(HarmTaken, sanity_was=10, sanity_now=8, when="round 5"),),
    ),
    "SB-COR-04 a Mutation may be re-rolled, comes by name and changes numbers": Row(
        given=(*game(hero("Ada", corruption=4, determination=1)), Corrupt(points=1, who="Ada")),
        when=Mutation(result="Tentacle", dice=("3:5", "2"), gives=("strength-1", "combat+1"), who="Ada"),
        then={
            at.mutations: {"Ada": ("Tentacle",)},
            at.strength: {"Ada": 1},
            at.carry_limit: {"Ada": 6},
            at.determination: {"Ada": 0},
            at.pending: (),
        },
        happens=(Fact(TraitGained),),
    ),
    "SB-COR-02 AMB-01 the table may mutate as four are reached": Row(
        given=(*game(hero("Ada", corruption=3)), SetOption(name="mutates", value="reached")),
        when=Corrupt(points=1, who="Ada"),
        then={at.corruption: {"Ada": 0}, at.pending: ("mutation Ada",)},
        happens=(Fact(MutationDue, was=4),),
    ),
    "SB-COR-01 a hero may carry more": Row(
        given=game(hero("Ada", corruption=4, corruption_max=5)),
        when=(Corrupt(points=1, who="Ada"), Corrupt(points=1, who="Ada")),
        after={1: {at.corruption: {"Ada": 5}, at.pending: ()}},
        then={at.corruption: {"Ada": 0}, at.pending: ("mutation Ada",)},
    ),
    "SB-COR-03 a Mutation that nobody was due is taken in with a doubt": Row(
        given=ADA,
        when=Mutation(result="Third Eye", who="Ada"),
        then={at.mutations: {"Ada": ("Third Eye",)}, at.warned: ("SB-COR-04",)},
        happens=(Fact(CautionGiven),),
    ),
    "SB-INJ-03 an injury may be nothing, a trait, or death, which closes the hero": Row(
        given=(
            *game(hero("Ada"), hero("Ben")),
            out("Ada", health=10),
            EndTurn(),
            Recover(dice=("6", "6"), health=9, who="Ada"),
        ),
        when=(Injury(result="death", dice=("1", "1"), who="Ada"), Struck(amount=1, dice=("1",), who="Ada")),
        then={at.dead: {"Ada": True, "Ben": False}, at.pending: ()},
        refused={2: No("SB-INJ-03", "hero-dead")},
        happens=(Fact(HeroDied, why="injury"),),
    ),
    "SB-INJ-03 a madness is kept by name": Row(
        given=(*ADA, out("Ada", sanity=10), EndTurn(), Recover(dice=("1", "1"), sanity=2, who="Ada")),
        when=Madness(result="Nightmares", dice=("4", "4"), gives=("initiative-1",), who="Ada"),
        then={at.madness: {"Ada": ("Nightmares",)}, at.initiative: {"Ada": 3}, at.pending: ()},
    ),
    "SB-INJ-03 the dead attack nobody": Row(
        given=(*game(hero("Ada"), hero("Ben")), Injury(result="death", who="Ada")),
        when=Melee(dice=("4", "4"), who="Ada"),
        refused={1: No("SB-INJ-03", "hero-dead")},
    ),
    "SB-COR-03 a modifier has a number": Row(
        given=ADA,
        when=Mutation(result="Claw", gives=("strong",), who="Ada"),
        refused={1: No("SB-COR-03", "modifier-unknown")},
    ),
    "SB-INJ-02 AMB-07 the table may count any loss of both": Row(
        given=(*ADA, SetOption(name="both-injured", value="ever"), out("Ada", health=10), out("Ada", sanity=10)),
        when=(EndTurn(), Recover(dice=("2", "2"), health=2, sanity=2, who="Ada")),
        then={at.pending: ("injury Ada", "madness Ada"), at.ko: {"Ada": "none"}},
    ),
}


@each(ROWS)
def test_it_is_as_the_rules_say(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
