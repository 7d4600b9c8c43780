"""What the summary leaves open: each reading as documented, and what another table may settle."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import AttackRolled
from ledger.games.brimstone.events.posse import HeroRecovered, RollDue
from ledger.games.brimstone.moves.fighting import Damage, EndTurn, Escape, FightEnd, Foes, Melee, ThreatCard, Throw
from ledger.games.brimstone.moves.harm import Again, Recover, Struck
from ledger.games.brimstone.moves.posse import Answer, Ask, Enlist, Once, Rolls
from ledger.games.brimstone.moves.things import Apply, Bag, PickUp
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.options import OPTIONS
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, Sitting, each, prove

TWO = game(hero("Ada", combat=1), hero("Ben"))
GHOUL = Foes(name="Ghoul", count=2, initiative=3, escape=4, health=4)


def option(name: str, value: str) -> SetOption:
    """The table settles something."""
    return SetOption(name=name, value=value)


ROWS: dict[str, Row[Brimstone]] = {
    "AMB-06 a table may roll injury and madness as the hero falls": Row(
        given=(*TWO, option("injury-rolled", "falling")),
        when=(out("Ada", health=10), (EndTurn(), Recover(dice=("2", "2"), health=4, who="Ada"))),
        after={1: {at.pending: ("injury Ada",)}},
        then={at.pending: ("injury Ada",)},
        happens=(Fact(RollDue, sort="injury"),),
    ),
    "AMB-06 AMB-07 with both, what came later is rolled once": Row(
        given=(*TWO, option("injury-rolled", "falling"), option("both-injured", "ever"), out("Ada", health=10)),
        when=out("Ada", sanity=10),
        then={at.pending: ("injury Ada", "madness Ada")},
    ),
    "AMB-12 a table may give loot to those who stand": Row(
        given=(*TWO, option("loot-for", "standing"), ThreatCard(name="Ghouls"), out("Ben", health=10)),
        when=FightEnd(),
        then={at.loot: {"Ada": 1, "Ben": 0}},
    ),
    "AMB-15 a table may let an escape be tried again": Row(
        given=(*TWO, option("escape-again", "yes"), GHOUL, Escape(name="Ghoul", dice=("2",), who="Ada")),
        when=Escape(name="Ghoul", dice=("2",), who="Ada"),
        then={at.turn: 1},
    ),
    "AMB-18 a table may let a die be re-rolled once only": Row(
        given=(*game(hero("Ada", determination=3)), option("reroll-again", "no")),
        when=(Rolls(what="travel", dice=("1:2:3",), who="Ada"), Rolls(what="travel", dice=("1:2",), who="Ada")),
        refused={1: No("SB-DET-04", "die-again")},
        then={at.determination: {"Ada": 2}},
    ),
    "AMB-22 armour may stop what is not above it, and nothing else": Row(
        given=(
            *game(hero("Ada", combat=2)),
            option("armour", "stops"),
            Foes(name="Golem", count=1, defense=3, health=9),
            Melee(dice=("4", "5"), hits=(("Golem", 2),), who="Ada"),
        ),
        when=Damage(name="Golem", dice=("3", "4"), who="Ada"),
        then={at.enemy_health: {"Golem": 5}},
    ),
    "AMB-24 a table may let healing wake a hero": Row(
        given=(*TWO, option("healing-wakes", "yes"), Bag(thing="Bandages", who="Ben"), out("Ada", health=10)),
        when=Apply(thing="Bandages", dice=("4",), to="Ada", who="Ben"),
        then={at.ko: {"Ada": "none"}, at.health: {"Ada": 4}},
        happens=(Fact(HeroRecovered, thrown=()),),
    ),
    "AMB-27 a table may want the regular attack first": Row(
        given=(*TWO, option("free-attack", "after"), GHOUL),
        when=(
            Melee(dice=("4",), hits=(("Ghoul", 1),), free="Knife", who="Ada"),
            Melee(dice=("4",), hits=(("Ghoul", 1),), who="Ada"),
            Melee(dice=("4",), hits=(("Ghoul", 1),), free="Knife", who="Ada"),
        ),
        refused={1: No("SB-FRE-03", "free-early")},
        then={at.attacked: {"Ada": True}, at.free_attacks: {"Ada": 1}},
    ),
    "AMB-34 a table may keep Determination to the hero's own dice": Row(
        given=(*game(hero("Ada", determination=1)), option("reroll-others", "no")),
        when=Rolls(what="damage", dice=("6:2",), of="Ghoul", who="Ada"),
        refused={1: No("SB-DET-02", "die-other")},
        then={at.determination: {"Ada": 1}},
    ),
    "AMB-35 a table may let heroes stand up as soon as the fight is over": Row(
        given=(*TWO, option("recovery", "peace"), ThreatCard(name="Ghouls"), out("Ada", health=10)),
        when=(
            Recover(dice=("2", "2"), health=4, who="Ada"),
            (FightEnd(), Recover(dice=("2", "2"), health=4, who="Ada")),
        ),
        refused={1: No("SB-KO-08", "turn-on")},
        then={at.health: {"Ada": 4}},
    ),
    "AMB-08 AMB-36 tokens weigh nothing, an item of which nothing is said 1": Row(
        given=TWO,
        when=(Bag(thing="Tonic", who="Ada"), PickUp(item="Rope", who="Ada")),
        then={at.weight: {"Ada": 1}},
    ),
    "AMB-10 AMB-32 the bounces are typed, and one die throws": Row(
        given=(*TWO, Bag(thing="Dynamite", who="Ada"), GHOUL),
        when=(
            Throw(distance=2, dice=("2", "3"), bounces=1, who="Ada"),
            Throw(distance=2, dice=("2",), bounces=3, victims=(("Ben", 2),), who="Ada"),
        ),
        refused={1: No("", "dice-count")},
        then={at.health: {"Ben": 8}},
    ),
    "AMB-17 AMB-30 attacks with several hits are several attacks, each with its die": Row(
        given=TWO, when=Struck(amount=2, dice=("1", "2"), who="Ada"), then={at.health: {"Ada": 6}}
    ),
    "AMB-21 a 6 always hits": Row(
        given=(*game(hero("Ada", combat=1, to_hit=6)), GHOUL),
        when=Melee(dice=("6",), hits=(("Ghoul", 1),), who="Ada"),
        then={at.attacked: {"Ada": True}},
        happens=(Fact(AttackRolled, hits=1, crits=1),),
    ),
    "AMB-26 what is too heavy is taken where the table overrules": Row(
        given=TWO,
        when=PickUp(item="Anvil", weight=9, who="Ada", because="she drags it"),
        then={at.pending: ("overloaded Ada",), at.overrides: ("SB-CAR-01",)},
    ),
    "AMB-31 what nobody told stays open, and damage waits for it": Row(
        given=game(Enlist(name="Ada", who="Ada")),
        when=(Struck(amount=1, dice=("1",), who="Ada"), Again(dice=("6",), who="Ada")),
        refused={2: No("SB-DET-01", "determination-short")},
        then={
            at.harm: {"Ada": ((1, "health"),)},
            at.owed: ("Ada, pending: 1 health", "Ada: not told, stands in: health 10, sanity 10, determination 0"),
        },
    ),
    "SB-POS-04 what a report leaves out is asked, and answered later": Row(
        given=TWO,
        when=(
            Ask(text="what did Ada find?", who="Ada"),
            Ask(text=" "),
            Answer(number=2, text="nothing"),
            Answer(number=1, text="two tokens"),
        ),
        refused={2: No("SB-POS-04", "question-empty"), 3: No("SB-POS-04", "question-unknown")},
        after={1: {at.owed: ("Open: what did Ada find?", "No mission is on")}},
        then={at.owed: ("No mission is on",)},
    ),
    "SB-DET-02 lucky dice work once an adventure": Row(
        given=TWO,
        when=(Once(what="Lucky Dice", who="Ada"), Once(what="Lucky Dice", who="Ada")),
        refused={2: No("SB-DET-02", "once-used")},
        then={at.turn: 1},
    ),
}


@each(ROWS)
def test_it_is_as_the_table_reads_it(row: Row[Brimstone]) -> None:
    prove(RULESET, row)


def test_every_option_is_documented_and_none_is_settled_before_it_is() -> None:
    assert len({each.rule for each in OPTIONS}) == len(OPTIONS)
    assert all(each.rule.startswith("AMB-") and each.default == each.words[0] for each in OPTIONS)
    assert not Sitting(RULESET, TWO).state.options
