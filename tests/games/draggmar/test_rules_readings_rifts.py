"""Other readings of Rifts, each chosen as an option."""

from __future__ import annotations

from ledger.core.table.moves import Remove
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import RiftClosed, RiftOpened, RiftsSealed, TrophyTaken
from ledger.games.draggmar.events.rooms import BossKilled
from ledger.games.draggmar.events.rounds import FateReduced
from ledger.games.draggmar.moves.crawl import Resolve
from ledger.games.draggmar.moves.party import Clear
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    Groups,
    Hires,
    Moves,
    beaten,
    crawl,
    decks,
    entered,
    failed,
    fames,
    fate,
    hall,
    met,
    on_to_scouting,
    rift_map,
    scouting,
    settled,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
EACH: Hires = {player: [SOMEBODY] for player in "AB"}
SPACES = rift_map(r1="Ford", r2="Bog", r3="Moor", r4="Gate")
IN_FORD: Groups = {"Ford": (0, "A"), "Mines": (1, "B")}
FORD_TOGETHER: Groups = {"Ford": (0, "AB")}


def in_rift(lowest: int, groups: Groups, **reading: str) -> Moves:
    """The crawl of players in Rifts, which opened when Fate fell so low."""
    return crawl(groups, EACH, *settled(**reading), *SPACES, fate(lowest), undead_crusade="on")


def closed(**reading: str) -> Moves:
    """Rift 1, at 12, was closed by a Portal, which brought Fate to 14."""
    return (*in_rift(12, IN_FORD, **reading), *entered(A=""), *met(5), hall("Portal"))


def gone(*numbers: int) -> Moves:
    """Rifts that a card takes off the map."""
    return tuple(Remove(thing=f"Rift {number}", from_="map", because="a card closed it") for number in numbers)


LATER = ("dungeons +1", "Rift 2", "Rift 3", "dungeons +2", "Rift 4", "all lose")
"""What Fate comes to below the first green space."""

AGAIN: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-31 DR-181 a closed Rift meets its green space again, reopening {reading}": Row(
            given=closed(rift_again=reading),
            stands={at.fate: 14, at.rifts_active: ()},
            when=fate(11),
            then={at.rifts_active: active, shown.traits: {"Ford": traits}},
        )
        for reading, active, traits in (("off", (), ()), ("on", (1,), ("Rift 1",)))
    },
    **{
        f"AMB-31 the sheet says whether it may, reopening {reading}": Row(
            given=in_rift(12, IN_FORD, rift_again=reading),
            when=(*entered(A=""), *met(5), hall("Portal")),
            happens=(Fact(RiftClosed, number=1),),
            then={
                shown.rows("Rifts"): (
                    f"Rift 1 at Ford: gone{told}, green 12",
                    "Rift 2 at Bog: on the Fate track, green 9",
                    "Rift 3 at Moor: on the Fate track, green 6",
                    "Rift 4 at Gate: on the Fate track, green 3",
                ),
                shown.marks: {"fate": marks},
            },
        )
        for reading, told, marks in (("off", "", LATER), ("on", ", may open again", ("Rift 1", *LATER)))
    },
    "AMB-31 DR-189 read otherwise: once all four are gone none opens": Row(
        given=(*scouting("AB", *SPACES, undead_crusade="on", rift_again="on"), fate(3), *gone(1, 2, 3)),
        when=(fate(8), gone(4), (fate(14), fate(2))),
        happens=(Fact(RiftsSealed),),
        then={at.rifts_active: ()},
        never=(RiftOpened,),
    ),
}

TICKING: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-32 DR-190 the drop to 9 opens Rift 2, ticking {reading}": Row(
            given=(*in_rift(12, ALONE, rift_tick=reading), failed("A"), failed("B"), *on_to_scouting()[:-1]),
            stands={at.fate: 10, at.rifts_active: (1,), shown.questions: (f"End the round; Fate: Rifts -{10 - left}",)},
            when=Next(),
            happens=(Fact(FateReduced, was=10, now=9, by=1, rule="DR-190"), Fact(RiftOpened, number=2)),
            then={at.fate: left, at.rifts_active: (1, 2), at.round_: 2},
        )
        for reading, left in (("together", 9), ("one-by-one", 8))
    },
    "AMB-32 DR-050 one by one down to 0": Row(
        given=(
            *(*in_rift(12, ALONE, rift_tick="one-by-one"), failed("A"), failed("B"), fate(1)),
            *on_to_scouting()[:-1],
        ),
        when=Next(),
        then={at.fate: 0, at.status: "lost", at.round_: 1},
    ),
}


def last_card(**reading: str) -> Moves:
    """The last Rift card lies before A and B, and it is no ending."""
    return (
        *in_rift(9, FORD_TOGETHER, **reading),
        *(*entered(A="", B=""), *decks(rift_deck=1), hall("Last")),
    )


EXHAUSTED: dict[str, Row[Draggmar]] = {
    "AMB-34 DR-189 the last card completes the crawl": Row(
        given=last_card(),
        when=RESOLVE,
        then={at.fate: 11, at.rifts_active: (), at.crawls: {"Ford": "cleared"}, at.decks: {"rift-cards": 0}},
    ),
    "AMB-34 DR-185 read otherwise: without an ending it fails": Row(
        given=last_card(rift_cards_out="failed"),
        when=(RESOLVE, hall("More"), Clear(who="A"), failed("AB")),
        refused={2: No("DR-189", "deck-empty"), 3: No("DR-185", "rift-open")},
        after={1: {at.fate: 9, at.crawls: {"Ford": "open"}, shown.owed: ("fail A B",)}},
        then={
            at.fate: 7,
            at.rifts_active: (1, 2),
            at.crawls: {"Ford": "failed"},
            at.decks: {"rift-cards": 2},
            at.discards: {"heroes-1": 2},
        },
        never=(RiftsSealed,),
    ),
    "AMB-34 DR-185 read otherwise: a Portal as the last card is an ending": Row(
        given=(*in_rift(9, IN_FORD, rift_cards_out="failed"), *entered(A=""), *decks(rift_deck=1)),
        when=hall("Portal"),
        then={at.fate: 11, at.rifts_active: (), at.crawls: {"Ford": "cleared"}},
    ),
}


def velos(**reading: str) -> Moves:
    """A has passed six Rift cards, and the general comes."""
    return (*in_rift(12, IN_FORD, **reading), *entered(A=""), *met(5), *fames(A=5))


VELOS: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-39 DR-187 DR-191 one hero beats the general, whose card becomes {reading}": Row(
            given=velos(velos_card=reading),
            when=beaten("General Velos", fame=6),
            then={at.fame: {"A": 11}, at.trophies: {"A": trophies}, at.rift_cards_gone: 7},
        )
        for reading, trophies in (("trophy", (("General Velos", 6),)), ("gone", ()))
    },
    "AMB-39 DR-146 in a dungeon a trophy is kept by either reading": Row(
        given=(*crawl(ALONE, EACH, velos_card="gone"), *entered(A="")),
        when=beaten("Boss-1", fame=3),
        happens=(Fact(TrophyTaken, who="A", name="Boss-1", fame=3),),
    ),
    **{
        f"AMB-25 DR-191 DR-161 the general counts for level {reading}": Row(
            given=velos(velos_level=reading),
            when=beaten("General Velos", fame=6),
            happens=(Fact(BossKilled, name="General Velos", level=level),),
            then={at.missing_kills: missing, at.bosses_gone: {2: 0, 3: 0}},
        )
        for reading, level, missing in (("none", 0, {2: 2, 3: 3}), ("2", 2, {2: 1, 3: 3}), ("3", 3, {2: 2, 3: 2}))
    },
}


@each(AGAIN | TICKING | EXHAUSTED | VELOS)
def test_readings(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
