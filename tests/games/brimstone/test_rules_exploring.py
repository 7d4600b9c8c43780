"""Mission, Darkness, rooms, travel and town; numbers by hand and unexplained; what the sheets show."""

from __future__ import annotations

from ledger.core.table.events import NumberCounted
from ledger.core.table.moves import Count, Explain, Found, Set, SetOption
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.exploring import (
    ClueFound,
    DarknessMoved,
    DarknessRolled,
    MissionEnded,
    RoomScavenged,
    TownReached,
)
from ledger.games.brimstone.events.posse import HeroKnockedOut, MutationDue
from ledger.games.brimstone.events.rolling import OnceUsed
from ledger.games.brimstone.moves.exploring import (
    Buy,
    Clue,
    Darkness,
    Dread,
    Lantern,
    Leave,
    Mission,
    MissionOver,
    Reveal,
    Scavenge,
    Travel,
)
from ledger.games.brimstone.moves.fighting import Brawl, Foes, Go, Threat
from ledger.games.brimstone.moves.posse import Once, Spend
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, Sitting, each, prove

TWO = game(hero("Ada", determination=1, gold=60, dark_stone=1), hero("Ben"))
OUT_FOR = (*TWO, Mission(name="Deposit", clues=2, xp=25))
FIGHT = (*TWO, Brawl(cause="the Darkness"))

ROWS: dict[str, Row[Brimstone]] = {
    "SB-POS-01 seven heroes are taken in with a doubt": Row(
        when=Found(players=("A", "B", "C", "D", "E", "F", "G")),
        then={at.warned: ("SB-POS-01",), at.threat: "ask"},
    ),
    "SB-XP-02 SB-POS-04 a mission counts its clues and pays for success": Row(
        given=(*OUT_FOR, Clue(room="Bridge")),
        when=(MissionOver(how="success"), Clue(), MissionOver(how="success")),
        refused={1: No("SB-POS-04", "clues-short")},
        then={at.xp: {"Ada": 25, "Ben": 25}, at.clues: 2},
        happens=(Fact(ClueFound, now=2, needs=2), Fact(MissionEnded, how="success")),
    ),
    "SB-POS-04 failure pays nothing, and one mission is on at a time": Row(
        given=OUT_FOR,
        when=(Mission(name="Other"), MissionOver(how="failure"), MissionOver(how="failure")),
        refused={1: No("SB-POS-04", "mission-on"), 3: No("SB-POS-04", "mission-none")},
        then={at.xp: {"Ada": 0}},
    ),
    "SB-POS-04 SB-DET-02 the Darkness is held back, or moves": Row(
        given=TWO,
        when=(
            Darkness(dice=("2:5", "4"), held=True, who="Ada"),
            Darkness(dice=("1", "1"), steps=1, who="Ada"),
            Darkness(who="Ada"),
        ),
        refused={3: No("SB-POS-04", "darkness-still")},
        then={at.darkness: 1, at.determination: {"Ada": 0}},
        happens=(Fact(DarknessRolled, held=True), Fact(DarknessMoved, was=0, now=1)),
    ),
    "AMB-38 a table may never re-roll the Darkness": Row(
        given=(*TWO, SetOption(name="darkness-again", value="no")),
        when=Darkness(dice=("2:5", "4"), held=True, who="Ada"),
        refused={1: No("AMB-38", "darkness-fixed")},
        then={at.determination: {"Ada": 1}},
    ),
    "SB-POS-04 Growing Dread and Darkness cards lie in play until they are over": Row(
        given=TWO,
        when=(
            Dread(card="Cold"),
            Dread(card="Whispers", dark=True),
            Dread(card="Fog", gone=True),
            Dread(card="Whispers", dark=True, gone=True),
        ),
        refused={3: No("SB-POS-04", "card-missing")},
        after={2: {at.in_play: ("Cold", "Whispers")}},
        then={at.in_play: ("Cold",)},
    ),
    "SB-FGT-03 no room is revealed in a fight, unless something allows it": Row(
        given=FIGHT,
        when=(Reveal(room="Bridge"), Reveal(room="Bridge", by="Old Map")),
        refused={1: No("SB-FGT-03", "fight-hinders")},
    ),
    "SB-FGT-03 nobody travels in a fight": Row(
        given=FIGHT, when=Travel(town="Fringe"), refused={1: No("SB-FGT-03", "fight-hinders")}
    ),
    "SB-DET-02 a scavenge is rolled, counted and over": Row(
        given=TWO,
        when=(
            Scavenge(room="Crossing", dice=("6", "5", "1:6"), successes=3, over=True, who="Ada"),
            Scavenge(room="Crossing", who="Ben"),
        ),
        refused={2: No("SB-FGT-03", "room-empty")},
        then={at.determination: {"Ada": 0}},
        happens=(Fact(RoomScavenged, successes=3, over=True),),
    ),
    "SB-INV-01 SB-POS-04 in town gold buys things, and Dark Stone too": Row(
        given=TWO,
        when=(
            Travel(town="Fringe", dice=("3", "4"), danger=2, who="Ada"),
            Buy(what="Hat", gold=50, stones=1, who="Ada"),
            Buy(what="Hat", gold=50, who="Ada"),
            Buy(what="Hat", gold=0, stones=1, who="Ada"),
            Spend(by=10, who="Ada"),
            Leave(),
            Leave(),
        ),
        refused={
            3: No("SB-INV-01", "gold-short"),
            4: No("SB-INV-02", "stone-short"),
            7: No("SB-POS-04", "town-none"),
        },
        then={at.gold: {"Ada": 0}, at.darkstone: {"Ada": 0}, at.warned: ()},
        happens=(Fact(TownReached, town="Fringe", danger=2),),
    ),
    "SB-DET-02 what works once an adventure works again in the next": Row(
        given=OUT_FOR,
        when=(
            Once(what="Lucky Dice", who="Ada"),
            Once(what="Lucky Dice", who="Ada"),
            MissionOver(how="failure"),
            (Mission(name="Other"), Once(what="Lucky Dice", who="Ada")),
        ),
        refused={2: No("SB-DET-02", "once-used")},
        happens=(Fact(OnceUsed), Fact(OnceUsed)),
    ),
    "SB-HLT-01 nobody is knocked out by a gap, before it is explained": Row(
        given=TWO,
        when=(
            Count(what="health", value=0, who="Ada"),
            Explain(what="health", who="Ada", because="a bite was forgotten"),
        ),
        after={1: {at.ko: {"Ada": "none"}, at.health: {"Ada": 0}, at.unexplained: ("health Ada",)}},
        then={at.ko: {"Ada": "health"}, at.unexplained: ()},
        happens=(Fact(NumberCounted, by=-10), Fact(HeroKnockedOut, cause="health")),
    ),
    "SB-XP-01 a number that nothing explains is kept as such": Row(
        given=TWO,
        when=(Count(what="xp", value=30, who="Ben"), Set(what="gold", to=7, who="Ben", because="we miscounted")),
        then={at.xp: {"Ben": 30}, at.gold: {"Ben": 7}, at.unexplained: ("xp Ben",)},
    ),
    "SB-COR-01 a count has its caps": Row(
        given=TWO,
        when=(Count(what="corruption", value=9, who="Ada"), Count(what="health", value=11, who="Ada")),
        refused={1: No("SB-POS-02", "count-beyond"), 2: No("SB-POS-02", "count-beyond")},
        never=(MutationDue,),
    ),
    "SB-HLT-04 SB-POS-02 maxima and numbers of the Posse are set by hand": Row(
        given=TWO,
        when=(
            Set(what="sanity-max", to=8, who="Ada", because="her card"),
            Set(what="revives", to=2, because="two were found"),
            Set(what="darkness", to=3, because="we forgot two steps"),
        ),
        then={at.sanity: {"Ada": 8}, at.sanity_max: {"Ada": 8}, at.revives: 2, at.darkness: 3},
    ),
}


@each(ROWS)
def test_it_is_as_the_rules_say(row: Row[Brimstone]) -> None:
    prove(RULESET, row)


SHOWN = (
    *game(hero("Ada", determination=2), hero("Ben", strength=0)),
    SetOption(name="ties", value="monsters"),
    Mission(name="Deposit", clues=2, xp=25),
    Reveal(room="Bridge"),
    Dread(card="Cold"),
    Lantern(hero="Ben"),
    Foes(name="Ghoul", count=2, initiative=4, escape=4, defense=1, health=5, has="2 horror hits"),
    out("Ben", sanity=3),
)


def test_the_sheets_show_all_that_is_written_down() -> None:
    state = Sitting(RULESET, SHOWN).state
    views = RULESET.views
    posse, ada, ben = views.sheets(state)
    told = {field.label: field.value for field in posse.fields}
    assert (told["Threat"], told["Clues"], told["Lantern"]) == ("low", "0 of 2", "Ben")
    lists = {each.title: each.rows for each in posse.lists}
    assert lists["Enemies"] == ("2 Ghoul: initiative 4, escape 4+, armour 1, health 5/5; 2 horror hits",)
    assert (lists["Growing Dread"], lists["Rooms"]) == (("Cold",), ("Bridge",))
    fields = {field.label: field.value for field in ben.fields}
    assert (fields["Sanity"], fields["Carried"], fields["Defense"]) == ("7/10", "0 of 5", "4+")
    assert {field.label for field in ada.fields} == set(fields)
    assert views.where(state) == "Turn 1, fight: attack"
    assert [step.name for step in views.queues(state)[0].steps] == ["Ghoul", "Ada", "Ben"]
    assert [place.name for place in views.places(state)] == ["Bridge"]
    decks = {deck.name: deck.in_play for deck in views.decks(state)}
    assert decks == {"Threat": (), "Loot": (), "Growing Dread": ("Cold",), "Darkness": ()}


def test_a_threat_that_was_named_is_on_the_sheet() -> None:
    table = Sitting(RULESET, (*TWO, Threat(level="epic")))
    assert ("Threat", "epic") in [(each.label, each.value) for each in RULESET.views.sheets(table.state)[0].fields]


def test_what_is_left_over_is_told() -> None:
    """A heavy load, a roll that is due, a level, a hero who is missing: each with the words to type."""
    table = Sitting(RULESET, (*game(hero("Ada", xp=500)), out("Ada", health=10)))
    assert [each.words for each in RULESET.views.owed(table.state)] == ["mission NAME"]
    assert table.say(Go(squares=1, who="Ada")).refusal is not None
    risen = Sitting(RULESET, game(hero("Ada", xp=500)))
    assert [each.words for each in RULESET.views.owed(risen.state)] == ["level-up @Ada DICE"]
    empty = Sitting(RULESET, (Found(players=("Ada",)),))
    assert [each.words for each in RULESET.views.owed(empty.state)] == ["enlist @Ada NAME"]
