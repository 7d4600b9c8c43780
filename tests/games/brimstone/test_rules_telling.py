"""What is told and what is not: numbers of a sheet, things that were bought, what comes first, heroes after heroes."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.core.table.moves import Found
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.exploring import DreadGone, WareBought
from ledger.games.brimstone.events.numbers import NumberSet
from ledger.games.brimstone.events.posse import HeroEnlisted
from ledger.games.brimstone.moves.exploring import (
    Buy,
    Clue,
    Darkness,
    Dread,
    Lantern,
    Mission,
    MissionOver,
    Reveal,
    Travel,
)
from ledger.games.brimstone.moves.fighting import (
    Brawl,
    Damage,
    Done,
    EndTurn,
    FightEnd,
    Foes,
    Melee,
    Movement,
    Slay,
    ThreatCard,
)
from ledger.games.brimstone.moves.harm import Struck, Suffer
from ledger.games.brimstone.moves.posse import Enlist, GainRevive, Injury, Tell
from ledger.games.brimstone.moves.things import Bag, PickUp
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.games.brimstone.readers import words
from tests.tables import Fact, No, Row, Sitting, each, prove

ADA = game(hero("Ada", gold=200), hero("Ben"))
TOWN = (*ADA, Reveal(room="Entrance"), Travel(town="Brimstone"))
DARK = "darkness DICE held"
DARK_ADA = "darkness @Ada DICE held"
STRANGER = Enlist(name="Kit", values=(("determination", 0),), who="Ada")


ROWS: dict[str, Row[Brimstone]] = {
    "SB-INV-01 what was bought is owed until it is taken": Row(
        given=TOWN,
        when=(
            Buy(what="Whiskey", gold=50, who="Ada"),
            Buy(what="Hat", gold=25, who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            PickUp(item="Hat", who="Ada"),
        ),
        after={
            2: {words: ("bag @Ada Whiskey", "pick-up @Ada Hat"), at.owed: ("Ada bought Whiskey", "Ada bought Hat")},
            3: {words: ("pick-up @Ada Hat",)},
        },
        then={words: ()},
        happens=(Fact(WareBought, what="Whiskey", owed=True),),
    ),
    "SB-INV-01 a service is nothing to take": Row(
        given=TOWN,
        when=Buy(what="Hot Bath", gold=25, service=True, who="Ada"),
        then={words: ()},
        happens=(Fact(WareBought, owed=False),),
    ),
    "SB-POS-02 what nobody told of a hero is on the list, and what stands in is the whole": Row(
        given=(Found(players=("Ada",)), STRANGER),
        when=(Suffer(health=20, sanity=0, who="Ada"),),
        then={at.owed: ("No mission is on", "Ada: not told, stands in: health 10, sanity 10")},
        never=(HeroEnlisted,),
    ),
    "SB-POS-02 what was not told may be told later, and what was lost stays lost": Row(
        given=(Found(players=("Ada",)), STRANGER, Suffer(health=3, sanity=0, who="Ada")),
        when=(
            Tell(values=(("hp", 14), ("str", 3), ("defense", 3), ("sanity-max", 12)), who="Ada"),
            Tell(values=(("strength", 4),), who="Ada"),
            Tell(values=(("sanity", 0),), who="Ada"),
        ),
        refused={2: No("SB-POS-02", "value-told"), 3: No("SB-POS-02", "value-odd")},
        then={
            at.health: {"Ada": 11},
            at.health_max: {"Ada": 14},
            at.sanity_max: {"Ada": 12},
            at.strength: {"Ada": 3},
            at.defense: {"Ada": 3},
            at.owed: ("No mission is on",),
        },
    ),
    "SB-POS-02 a skill that nobody wrote down may be told once": Row(
        given=ADA,
        when=(Tell(values=(("lore", 3), ("riding", 2)), who="Ada"), Tell(values=(("lore", 4),), who="Ada")),
        refused={2: No("SB-POS-02", "value-told", names="lore of Ada is told: 3")},
        happens=(Fact(NumberSet, number="lore", now=3), Fact(NumberSet, number="riding", now=2)),
    ),
    "SB-POS-02 whoever lost everything has nothing left, however much there was": Row(
        given=(Found(players=("Ada",)), STRANGER, Suffer(health=12, sanity=0, who="Ada")),
        when=Tell(values=(("health", 16),), who="Ada"),
        then={at.health: {"Ada": 0}, at.health_max: {"Ada": 16}},
    ),
    "SB-POS-04 a new mission begins without the cards of the one before": Row(
        given=(*ADA, Dread(card="Cold"), Dread(card="Night", dark=True)),
        when=Mission(name="Deposit", clues=2),
        then={at.in_play: ()},
        happens=(Fact(DreadGone, card="Cold"), Fact(DreadGone, card="Night")),
    ),
    "SB-POS-04 SB-KO-08 what comes next is said where nothing else is owed": Row(
        given=ADA,
        stands={words: ("mission NAME",)},
        when=(
            Mission(name="Deposit", clues=1),
            Lantern(hero="Ada"),
            Darkness(held=True),
            Clue(),
            (out("Ben", sanity=10), EndTurn()),
        ),
        after={
            1: {words: ("lantern HERO", DARK)},
            2: {words: (DARK_ADA,)},
            3: {words: ()},
            4: {words: ("mission-over success",)},
        },
        then={words: ("stand @Ben DICE", DARK_ADA)},
    ),
    "SB-POS-04 SB-DET-02 the Darkness may be told as a turn of a mission begins": Row(
        given=(*ADA, Mission(name="Deposit"), Lantern(hero="Ada")),
        stands={words: (DARK_ADA,)},
        when=(
            Reveal(room="Bridge"),
            EndTurn(),
            Darkness(dice=("1", "2"), steps=1),
            (Foes(name="Bat", count=1, health=3), EndTurn()),
            Movement(squares=3, who="Ben"),
            (Slay(name="Bat", count=1), FightEnd(), EndTurn()),
            Travel(town="Brimstone"),
            (MissionOver(how="success"), EndTurn()),
        ),
        after={
            1: {words: ()},
            2: {words: (DARK_ADA,)},
            3: {words: ()},
            4: {words: (DARK_ADA,)},
            5: {words: ()},
            6: {words: (DARK_ADA,)},
            7: {words: ()},
        },
        then={words: ()},
    ),
    "SB-KO-06 a Revive that is there is said before anything may wait": Row(
        given=(*ADA, GainRevive(which="posse"), GainRevive(which="personal", who="Ben")),
        when=(Foes(name="Bat", count=1, health=3), out("Ada", health=10), out("Ben", health=10)),
        then={words: ("fight-end", "revive @Ada posse", "revive @Ben personal")},
    ),
    "SB-INJ-01 SB-THR-03 a roll that is due stands before the loot": Row(
        given=(
            *game(hero("Ada"), hero("Ben"), options=(("injury-rolled", "falling"),)),
            ThreatCard(name="Bats"),
            Foes(name="Bat", count=1),
            out("Ben", health=10),
            Slay(name="Bat", count=1),
        ),
        when=FightEnd(),
        then={words: ("injury @Ben NAME", "loot @Ada CARD", "loot @Ben CARD")},
    ),
    "SB-INJ-03 a new hero has nothing of the dead one, and the table is told what went": Row(
        given=(
            *ADA,
            PickUp(item="Hat", who="Ada"),
            out("Ada", health=10),
            Injury(result="death", who="Ada"),
        ),
        when=Enlist(name="Kit", values=(("health", 9),), who="Ada"),
        happens=(Fact(HeroEnlisted, leaves=("200 gold", "Hat")),),
        then={at.gold: {"Ada": 0, "Ben": 0}},
    ),
}


@each(ROWS)
def test_it_is_as_the_summary_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)


def shown(*moves: Move) -> tuple[str, ...]:
    """The line of where the table is, and the tracks that the bare status shows."""
    state = Sitting(RULESET, moves).state
    rows = (f"{each.name} {each.value}{each.beside}" for each in RULESET.views.tracks(state) if not each.quiet)
    return (RULESET.views.where(state), *rows)


def test_in_a_fight_the_status_shows_what_the_fight_needs() -> None:
    """SB-INI-01: who acts when, who stands there, what each hero has left of the turn."""
    told = shown(
        *game(hero("Ada", initiative=5, determination=2, determination_max=3), hero("Ben", initiative=2)),
        Foes(name="Bat", count=3, initiative=4, health=4),
        Foes(name="Shade", count=1),
        Melee(dice=("4", "1"), hits=(("Bat", 1),), who="Ada"),
        Damage(dice=("1",), who="Ada"),
        Movement(squares=3, who="Ben"),
        Done(who="Ada"),
        Suffer(health=10, sanity=0, who="Ben"),
    )
    assert told == (
        "Turn 1, fight: attack",
        "Health Ada 10/10",
        "Sanity Ada 10/10",
        "Determination Ada 2/3, initiative 5, 5 to move, attacked, done",
        "Bat 3, initiative 4, health 3 of 4",
        "Health Ben 0/10, out",
        "Sanity Ben 10/10",
        "Determination Ben 0, initiative 2, 3 to move",
        "Shade 1",
    )


def test_a_fight_without_enemies_says_what_began_it() -> None:
    """SB-FGT-02: nobody has to be fast."""
    assert shown(*ADA, Brawl(cause="the Darkness"))[0] == "Turn 1, fight: the Darkness"


def test_damage_that_waits_is_beside_the_health() -> None:
    """SB-DET-02: what may still be blocked is not lost, and not forgotten."""
    told = shown(*game(hero("Ada", determination=1)), Struck(amount=2, dice=("1", "2"), who="Ada"))
    assert told[1] == "Health Ada 10/10, 4 pending"


def test_a_sheet_has_plain_words() -> None:
    """SB-POS-02: what a gun prints, how a hero stands, who has no hero yet."""
    state = Sitting(
        RULESET,
        (
            Found(players=("Ada", "Ben")),
            hero("Ada"),
            PickUp(item="Shotgun", hands=2, range=5, shots=1, die=8, damage=8, crit=6, who="Ada"),
            PickUp(item="Hat", clothing="Hat", who="Ada"),
            out("Ada", health=10),
        ),
    ).state
    _, ada, ben = RULESET.views.sheets(state)
    assert {rows.title: rows.rows for rows in ada.lists}["Items"] == (
        "Shotgun: weight 1, 2 hands, range 5, 1 shot, To Hit d8, damage d8, critical on 6",
        "Hat: weight 1, Hat slot",
    )
    fields = {field.label: field.value for field in ada.fields}
    assert fields["State"] == "knocked out, no health left"
    assert fields["Not told"] == "defense, willpower, strength, combat, to-hit, initiative"
    assert (ben.owner, ben.fields[0].value) == ("Ben", "none so far")


def test_the_name_of_a_hero_stands_for_its_player() -> None:
    """SB-POS-02: as long as nobody else has that name."""
    state = Sitting(RULESET, (Found(players=("Ada", "Ben", "Cem")), *map(named, ("Rio", "Ada", "Dove")))).state
    assert RULESET.views.by_hero(state) == {"Rio": "Ada", "Dove": "Cem"}


def named(name: str) -> Move:
    """A hero of that name, for the next player."""
    who = {"Rio": "Ada", "Ada": "Ben", "Dove": "Cem"}[name]
    return Enlist(name=name, who=who)
