"""Other readings of the map, the hand and the Market, each chosen as an option."""

from __future__ import annotations

from ledger.core.table.moves import Place
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.market import ItemTraded
from ledger.games.draggmar.events.rounds import RoundEnded
from ledger.games.draggmar.events.setup import FirstPlayerNamed, MarketLaid
from ledger.games.draggmar.moves.crawl import Resolve
from ledger.games.draggmar.moves.market import Hire, Trade
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.moves.rounds import Deploy, Next, Turn
from ledger.games.draggmar.moves.setup import Market, Path
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    WHY,
    Groups,
    Moves,
    beaten,
    crawl_on,
    decks,
    failed,
    fames,
    fate,
    hall,
    hero,
    hired,
    hiring,
    item,
    nowhere,
    play,
    rift_map,
    rifts,
    round_over,
    scouted,
    scouting,
    standing,
    traded,
    unseen,
)
from tests.tables import Fact, No, Row, each, prove

CITY = "City"
PAIR: Groups = {"Mines": (1, "AB")}
MORE = {"Site-9": 2, "Site-8": 2, "Site-7": 3}
"""What is scouted in a second round."""
TAKE = Hire(who="A", kind="item", level=1, name="m1", from_="1-1")


def second_round(players: str, first: str = "A", **reading: str) -> Moves:
    """Everybody went to the Mines, gave up there, and scouts in the second round."""
    groups: Groups = {"Mines": (1, players)}
    return (*scouting(players, **reading), *crawl_on(groups, first=first), failed(players), Next(), Next(), Next())


def seven_with_a_curse(**reading: str) -> Moves:
    """A holds six cards, and a curse lies in front of A."""
    six = (each.but(who="A") for each in unseen(6))
    return (*hiring("AB", **reading), *six, Afflict(player="A", name="Gout"))


def with_stack(**reading: str) -> Moves:
    """A holds a1, and at Market 1-1 m2 lies on m1."""
    held = {"A": [item("a1", "weapon"), item("m2", "weapon")]}
    return (
        *scouting("AB", Market(level=1, cards=("m1",)), **reading),
        *(*standing(PAIR), Next(), *hired("AB", held)),
        Place(who="A", thing="m2", at="1-1", because=WHY),
    )


def shop(left: int, **reading: str) -> Moves:
    """A may hire; m1 lies at Market 1-1, and so many items in its deck."""
    return (
        *scouting("AB", Market(level=1, cards=("m1",)), *decks(items_1=left), **reading),
        *(*standing(PAIR), Next()),
    )


def behind_a_rift(**reading: str) -> Moves:
    """A stood in the Mines when a Rift opened between the City and the Mines, and has scouted in the next round."""
    return (
        *scouting(
            "AB",
            *rift_map(r1="Ford"),
            Path(places=(CITY, "Ford", "Mines", "Site-9")),
            undead_crusade="on",
            **reading,
        ),
        *round_over(PAIR),
        *rifts(1),
        *scouted(nowhere("AB"), MORE),
    )


def in_two_dungeons(other: str = "Site-12") -> Moves:
    """A plays alone, and has one standee in the Mines and one elsewhere."""
    return (
        *(
            *scouting("A", solo_standees="two"),
            *scouted({"Mines": (1, "A")}),
            Turn(place="Site-12", level=3, because=WHY),
        ),
        *(Deploy(who="A", place="Mines"), Deploy(who="A", place=other), Next()),
        *(*hired("A", {"A": [hero("Ada", "warrior", (3, 9)), hero("Bo", "mage", (2, 9))]}), *traded("A")),
        fate(20),
    )


TURNS: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-2 DR-022 the First Player token {reading}": Row(
            given=second_round("ABC", first_player=reading),
            stands={at.first: "A", at.turn_order: ("A", "B", "C")},
            when=Next(),
            then={at.first: order[0], at.turn_order: order, at.round_: 2},
        )
        for reading, order in (("stays", ("A", "B", "C")), ("rotates", ("B", "C", "A")))
    },
    "AMB-2 DR-022 it comes round again": Row(
        given=(
            *second_round("AB", first_player="rotates"),
            *(
                Next(),
                *crawl_on({"Site-9": (2, "AB")}, spare={"Site-8": 2}, first="B"),
                failed("AB"),
                Next(),
                Next(),
                Next(),
            ),
        ),
        stands={at.first: "B"},
        when=Next(),
        then={at.first: "A"},
        happens=(Fact(FirstPlayerNamed, name="A", was="B", rule="AMB-2"),),
    ),
    **{
        f"AMB-4 DR-038 to a face-down token: {reading}": Row(
            given=(*scouting("AB", face_down_deploy=reading), *scouted(nowhere("AB"))),
            when=Deploy(who="A", place="Mines"),
            refused={1: No("DR-038", "token-down", "Mines")} if reading == "refused" else {},
            then={at.standees: {"A": where}},
        )
        for reading, where in (("allowed", "Mines"), ("refused", CITY))
    },
    "AMB-4 DR-038 to one that was scouted in any case": Row(
        given=(*scouting("AB", face_down_deploy="refused"), *scouted(nowhere("AB"))),
        when=Deploy(who="A", place="Site-12"),
        then={at.standees: {"A": "Site-12"}},
    ),
    **{
        f"AMB-41 DR-158 between rounds standees wait: {reading}": Row(
            given=second_round("AB", standees=reading),
            when=Next(),
            then={at.standees: {"A": where, "B": where}, shown.field("Standee", "A"): where},
            happens=(Fact(RoundEnded, round=1, city=CITY if where == CITY else ""),),
        )
        for reading, where in (("city", CITY), ("stay", "Mines"))
    },
    **{
        f"AMB-41 DR-043 a Rift at Ford on the way from the City, read by {reading}": Row(
            given=behind_a_rift(standees=reading),
            stands={at.rifts_active: (1,)},
            when=Deploy(who="A", place="Site-9"),
            refused={1: No("DR-043", "rift-blocks")} if reading == "city" else {},
            then={at.standees: {"A": where}},
        )
        for reading, where in (("city", CITY), ("stay", "Site-9"))
    },
    "AMB-41 DR-042 whoever does not set out crawls nowhere": Row(
        given=(
            *(*second_round("AB", standees="stay"), Next(), *scouted(nowhere("AB"), MORE)),
            Deploy(who="A", place="Mines"),
        ),
        stands={at.standees: {"B": "Mines"}},
        when=(Next(), (Next(because="B is late"), *hired("AB"))),
        refused={1: No("DR-042", "standee-missing", "B: a standee")},
        then={at.standees: {"A": "Mines", "B": CITY}},
    ),
}

SOLO: dict[str, Row[Draggmar]] = {
    "AMB-45 DR-042 one standee in solo play": Row(
        given=(*scouting("A"), *scouted({"Mines": (1, "A")})),
        when=(Deploy(who="A", place="Mines"), Deploy(who="A", place="Site-3")),
        refused={2: No("DR-036", "placed-already")},
        then={at.standees: {"A": "Mines"}, at.turn: ""},
    ),
    "AMB-45 DR-042 two standees in solo play": Row(
        given=(*scouting("A", solo_standees="two"), *scouted({"Mines": (1, "A")})),
        when=(
            Deploy(who="A", place="Mines"),
            Next(),
            Deploy(who="A", place="Site-12"),
            Deploy(who="A", place="Site-11"),
        ),
        refused={2: No("DR-042", "standee-missing", "A: a standee"), 4: No("DR-036", "placed-already")},
        after={1: {at.turn: "A", shown.owed: ("deploy PLACE",)}},
        then={shown.field("Standee", "A"): "Mines and Site-12", at.turn: ""},
    ),
    "AMB-45 DR-039 each explores a dungeon, one after the other": Row(
        given=(*in_two_dungeons(), *fames(A=0)),
        stands={at.groups: (("A",), ("A",)), shown.owed: ("room NAME",)},
        when=(
            (hall("Hall-1"), *play(A="Ada"), Resolve(who="A"), *beaten("Boss-1", fame=3)),
            (hall("Hall-2"), *play(A="Bo"), Resolve(who="A"), *beaten("Boss-2", fame=4)),
        ),
        after={1: {at.fame: {"A": 3}, at.crawls: {"Mines": "cleared", "Site-12": "open"}, at.fate: 21}},
        then={at.fame: {"A": 7}, at.fate: 24, at.crawls: {"Site-12": "cleared"}},
    ),
    "AMB-45 DR-039 both in one dungeon are one party": Row(
        given=in_two_dungeons("Mines"),
        when=(hall(), *play(A="Ada"), *play(A="Bo")),
        then={at.groups: (("A",),), fight.heroes: {"A": ("Ada", "Bo")}},
    ),
}

TOWN: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-9 DR-061 DR-055 six cards and a curse, read by {reading}": Row(
            given=seven_with_a_curse(hand_counts=reading),
            stands={shown.field("Cards in hand", "A"): f"{counts} (limit 7)"},
            when=Hire(who="A", kind="item", level=1),
            refused={1: No("DR-055", "hand-full")} if counts == 7 else {},
            then={at.hand_sizes: {"A": left}},
        )
        for reading, counts, left in (("held", 6, 7), ("curses", 7, 6))
    },
    **{
        f"AMB-10 DR-064 a traded item goes {reading}": Row(
            given=with_stack(traded_item=reading),
            stands={at.market: {"1-1": ("m1", "m2")}},
            when=Trade(who="A", item="a1", place="1-1"),
            then={at.market: {"1-1": stack}, at.hands: {"A": ("m2",)}},
            happens=(Fact(ItemTraded, beneath=reading == "beneath"),),
        )
        for reading, stack in (("top", ("m1", "a1")), ("beneath", ("a1", "m1")))
    },
    **{
        f"AMB-10 DR-067 a place that is bought empty: {reading}": Row(
            given=shop(5, market_gaps=reading),
            when=TAKE,
            then={at.market: {"1-1": stack}, at.decks: {"items-1": left}, at.hands: {"A": ("m1",)}},
        )
        for reading, stack, left in (("open", (), 5), ("filled", ("?",), 4))
    },
    "AMB-10 DR-067 it stays empty where no card is left": Row(
        given=shop(0, market_gaps="filled"),
        when=TAKE,
        then={at.market: {"1-1": ()}, at.decks: {"items-1": 0}},
        never=(MarketLaid,),
    ),
    "AMB-10 DR-056 what lies there can be hired by its name": Row(
        given=(*shop(5, market_gaps="filled"), TAKE),
        when=TAKE.but(name="m9"),
        then={at.hands: {"A": ("m1", "m9")}, at.market: {"1-1": ("?",)}, at.decks: {"items-1": 3}},
    ),
}


@each(TURNS | SOLO | TOWN)
def test_readings(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
