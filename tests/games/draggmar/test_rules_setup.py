"""The box, the set-up and the map."""

from __future__ import annotations

from typing import get_args

from ledger.core.table.events import RulingMade
from ledger.core.table.moves import Found, SetOption
from ledger.games.draggmar import RULESET, content
from ledger.games.draggmar.events.rounds import Reminded
from ledger.games.draggmar.events.setup import DeckCounted, FirstPlayerNamed, RoomLearned, WayLaid
from ledger.games.draggmar.moves.crawl import Resolve, Room, Wound
from ledger.games.draggmar.moves.market import Hire
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import (
    Decks,
    Faction,
    First,
    KnowItem,
    Market,
    Path,
    Sites,
)
from ledger.games.draggmar.state import cards
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    PLACES,
    SOMEBODY,
    boss,
    crawl,
    decks,
    fames,
    fate,
    founded,
    hall,
    hero,
    hiring,
    monster,
    number,
    play,
    scouting,
)
from tests.tables import Fact, No, Row, each, prove

BOX: dict[str, Row[Draggmar]] = {
    "DR-001 rooms are drawn though nobody counted them": Row(
        given=crawl(ALONE),
        stands={at.decks: {"rooms-1": None}},
        when=hall(),
        then={at.decks: {"rooms-1": None}, at.open_room: {"A": "Hall"}},
    ),
    "DR-001 DR-019 counted rooms leave out the three that are set aside": Row(
        given=founded("AB"),
        when=Decks(kind="rooms", one=29, two=29, three=32),
        then={at.decks: {"rooms-1": 29, "rooms-2": 29, "rooms-3": 29}},
    ),
    "DR-001 an uncounted deck may be counted empty": Row(
        given=founded("AB"),
        stands={at.decks: {"rooms-1": None}},
        when=number("rooms-1", 0),
        then={at.decks: {"rooms-1": 0}},
    ),
    "DR-002 counted heroes go down as they are hired": Row(
        given=(*hiring("AB"), Decks(kind="heroes", one=14, two=14, three=14)),
        when=Hire(who="A", kind="hero", level=1),
        then={at.decks: {"heroes-1": 13, "heroes-2": 14, "heroes-3": 14}, shown.deck_left: {"heroes-1": 13}},
        never=(Reminded,),
    ),
    "DR-002 forty-two heroes lie in the box": Row(
        given=founded("AB"),
        when=Decks(kind="heroes", one=14, two=14, three=13),
        happens=(Fact(DeckCounted, deck="heroes-3", left=13), Fact(Reminded, rule="DR-002")),
    ),
    "DR-003 counted items go down as they are hired": Row(
        given=(*hiring("AB"), Decks(kind="items", one=24, two=22, three=22)),
        when=Hire(who="A", kind="item", level=1),
        then={at.decks: {"items-1": 23, "items-2": 22, "items-3": 22}},
        never=(Reminded,),
    ),
    "DR-003 sixty-eight items lie in the box": Row(
        given=founded("AB"),
        when=Decks(kind="items", one=24, two=22, three=23),
        happens=(Fact(Reminded, rule="DR-003"),),
    ),
    "DR-004 thirty curses, one fewer after each": Row(
        given=scouting("AB"),
        stands={at.decks: {"curses": 30}},
        when=(Afflict(player="A", name="Gout"), Afflict(player="B", name="Itch")),
        then={at.decks: {"curses": 28}, shown.deck_left: {"curses": 28}},
    ),
    "DR-005 Fame outgrows the tokens of the box": Row(
        given=scouting("AB"),
        when=fames(A=300)[0],
        then={at.fame: {"A": 300}, shown.tracks: {"fame A": 300}},
    ),
    "DR-006 twelve tokens lie on the map": Row(when=founded("AB"), then={at.tokens_on_map: 12, at.tokens_in_box: 3}),
    "DR-006 nine tokens, as the other reading has it": Row(
        when=Found(players=("A", "B"), options=(("level-tokens", "9"),)),
        then={at.tokens_on_map: 9, at.face_down: 9},
    ),
    "DR-007 DR-181 four Rift tokens wait": Row(
        when=Found(players=("A", "B"), options=(("undead-crusade", "on"),)),
        then={at.rift_tokens: 4, at.rifts_active: ()},
    ),
    "DR-007 no Rift token without the Crusade": Row(when=Found(players=("A", "B")), then={at.rift_tokens: 0}),
    "DR-008 more wounds than there are red cubes": Row(
        given=(*crawl(ALONE, {"A": [hero("Ada", "warrior", (1, 40))]}), hall(), *play(A="Ada")),
        when=(Wound(hero="Ada", by=20), Wound(hero="Ada", by=5)),
        then={fight.wounds: {"A": 25}, fight.alive: {"A": True}, fight.skill_used: {"A": False}},
    ),
    "DR-009 DR-021 the sheet says where standees and tokens are": Row(
        when=founded("AB"),
        then={
            shown.present: {"City": ("A", "B")},
            shown.field("Standee", "A"): "City",
            shown.field("First Player"): "A",
            shown.field("Fate"): "15",
        },
    ),
    "DR-012 a room has the faction that was typed": Row(
        given=crawl(ALONE),
        when=monster("Imp", (1, 1)).but(faction="demons"),
        happens=(
            Fact(
                RoomLearned,
                card=cards.RoomCard(name="Imp", level=1, kind="monster", attack=1, defence=1, fame=0, faction="demons"),
            ),
        ),
    ),
    "DR-013 a card that nobody named stays unseen": Row(
        given=hiring("AB"),
        when=(Hire(who="A", kind="item", level=1), Hire(who="A", kind="hero", level=1)),
        then={at.hands: {"A": ("?", "?")}},
    ),
    "DR-200 a boss has the faction that was typed": Row(
        given=(
            *crawl(
                ALONE, {"A": [hero("Ada", "warrior", (9, 9))]}, Faction(place="Mines", faction="undead"), difficult="on"
            ),
            boss("Lich", (2, 3)).but(faction="undead"),
            *play(A="Ada"),
        ),
        when=Resolve(who="A"),
        then={fight.strike: 3, fight.wounds: {"A": 3}},
    ),
}

SET_UP: dict[str, Row[Draggmar]] = {
    "DR-014 a thirteenth location has no token": Row(
        given=founded("AB"),
        when=Sites(places=("Tower",)),
        refused={1: No("DR-014", "sites-many")},
    ),
    "DR-014 City and Fortress have no token": Row(
        given=(Found(players=("A", "B")),),
        when=(Sites(places=("City",)), Sites(places=("Fortress of Death",)), Sites(places=("Tower",))),
        refused={1: No("DR-014", "place-tokenless"), 2: No("DR-014", "place-tokenless")},
        then={at.token_on_map: {"Tower": True}},
    ),
    "DR-014 the mix of the hidden tokens is shown": Row(
        when=scouting("AB"),
        then={
            shown.field("Face-down tokens"): "12",
            shown.field("Among them"): "4 of level 1, 4 of level 2, 4 of level 3",
            shown.traits: {"Mines": ("face down",)},
        },
    ),
    "DR-015 the other three tokens are no part of the game": Row(
        given=scouting("AB"),
        stands={at.tokens_in_box: 3},
        when=number("fate", 9),
        then={at.face_down: 12, at.tokens_in_box: 3},
    ),
    "DR-016 DR-197 hands are hidden, and shown to their owner": Row(
        given=hiring("AB"),
        when=Hire(who="A", kind="item", level=1, name="Club"),
        then={shown.told("Club"): False, shown.told("Club", "A"): True, shown.told("Club", "B"): False},
    ),
    "DR-016 a table may play with open hands": Row(
        given=hiring("AB", hands="open"),
        when=Hire(who="A", kind="item", level=1, name="Club"),
        then={shown.told("Club"): True},
    ),
    "DR-017 five Fame each": Row(when=Found(players=("A", "B", "C")), then={at.fame: {"A": 5, "B": 5, "C": 5}}),
    "DR-018 ten decks lie on the mat, their discard piles empty": Row(
        when=Found(players=("A", "B")),
        then={
            shown.deck_names: (
                "rooms-1",
                "rooms-2",
                "rooms-3",
                "heroes-1",
                "heroes-2",
                "heroes-3",
                "items-1",
                "items-2",
                "items-3",
                "curses",
            ),
            at.discards: dict.fromkeys(at.DECKS, 0),
        },
    ),
    "DR-018 a deck held at least what was dealt of it": Row(
        given=(*founded("AB"), Market(level=1, cards=("a", "b"))),
        when=(Decks(kind="items", one=1, two=22, three=22), Decks(kind="items", one=2, two=22, three=22)),
        refused={1: No("DR-018", "deck-short")},
        then={at.decks: {"items-1": 0}},
    ),
    "DR-019 the elite cards lie beside the Level 3 rooms": Row(
        when=Found(players=("A", "B")),
        then={shown.deck_aside: {"rooms-3": ("Cultist Hansen", "Cultist Borgen", "Death Mage"), "rooms-2": ()}},
    ),
    "DR-020 Fate has no upper end": Row(given=scouting("AB"), when=fate(40), then={at.fate: 40}),
    "DR-020 unless the table says where its track ends": Row(
        given=(
            *crawl({"Mines": (3, "A"), "Site-3": (1, "B")}, {"A": [SOMEBODY]}, fate_limit="16"),
            fate(14),
            boss("Boss-3"),
            *play(A=""),
        ),
        when=Resolve(who="A", outcome="won"),
        then={at.fate: 16, at.token_on_map: {"Mines": False}},
    ),
    "DR-022 the holder of the token is said, and may change": Row(
        given=(Found(players=("A", "B")), Sites(places=PLACES)),
        when=(Next(), First(name="B"), First(name="B"), First(name="A")),
        refused={1: No("DR-022", "first-missing"), 3: No("DR-022", "first-same")},
        after={2: {at.first: "B", at.turn_order: ("B", "A")}},
        then={at.first: "A"},
        happens=(Fact(FirstPlayerNamed, name="B"), Fact(FirstPlayerNamed, name="A", was="B")),
    ),
    "DR-023 two players fill two places a row, no third": Row(
        given=(*founded("AB"), *decks(items_1=20)),
        when=(Market(level=1, cards=("a", "b", "c")), Market(level=1, cards=("a", "b")), Market(level=1, cards=("c",))),
        refused={1: No("DR-023", "market-full"), 3: No("DR-023", "market-full")},
        then={at.market_places: 6, at.market: {"1-1": ("a",), "1-2": ("b",)}, at.decks: {"items-1": 18}},
    ),
    "DR-023 three players fill three places a row": Row(
        given=(*founded("ABC"), *decks(items_2=20)),
        when=Market(level=2, cards=("a", "b", "c")),
        then={at.market_places: 9, at.market: {"2-3": ("c",)}, at.decks: {"items-2": 17}},
    ),
    "DR-023 DR-068 an item of another level has no place in a row": Row(
        given=(*founded("AB"), KnowItem(name="Axe", level=2, slot="weapon")),
        when=(Market(level=1, cards=("Axe",)), Market(level=2, cards=("Axe",))),
        refused={1: No("DR-068", "level-wrong")},
        then={at.market: {"1-1": (), "2-1": ("Axe",)}},
    ),
    "DR-024 options are known words": Row(
        when=(
            Found(players=("A", "B"), options=(("hard", "on"),)),
            Found(players=("A", "B"), options=(("brutal", "perhaps"),)),
            Found(players=("A", "B"), options=(("brutal", "on"), ("dark-elves", "on"))),
        ),
        refused={1: No("DR-024", "option-unknown"), 2: No("DR-024", "option-value")},
        then={at.options: {"brutal": "on", "dark-elves": "on"}},
    ),
    "DR-024 every variant and expansion is chosen before play": Row(
        given=scouting("AB"),
        when=tuple(
            SetOption(name=name, value="on") for name in ("undead-crusade", "dark-elves", "difficult", "brutal", "solo")
        ),
        refused={n: No("DR-024", "option-fixed") for n in range(1, 6)},
    ),
    "DR-025 the map is typed: factions, paths, places": Row(
        given=founded("AB"),
        when=(Faction(place="Mines", faction="undead"), Path(places=("City", "Ford", "Mines"))),
        then={
            shown.traits: {"Mines": ("undead", "face down")},
            shown.ways: {"City": ("Ford",), "Ford": ("City", "Mines", "Burial Mound"), "Mines": ("Ford",)},
        },
    ),
    "DR-025 a faction belongs to a place of the map": Row(
        given=founded("AB"),
        when=Faction(place="Tower", faction="undead"),
        refused={1: No("DR-025", "place-unknown")},
    ),
    "DR-026 the path to the Mines is the path to Burial Mound": Row(
        given=founded("AB"),
        when=(Path(places=("Ford", "Mines")), Path(places=("Ford", "Burial Mound"))),
        refused={2: No("DR-025", "path-known")},
        happens=(
            Fact(WayLaid, one="Ford", other="Mines"),
            Fact(WayLaid, one="Ford", other="Burial Mound", rule="DR-026"),
        ),
    ),
    "DR-011 one to four sit down": Row(
        when=(Found(players=()), Found(players=tuple("ABCDE")), Found(players=tuple("ABCD"))),
        refused={1: No("DR-011", "players-count"), 2: No("DR-011", "players-count")},
        then={at.players: ("A", "B", "C", "D")},
    ),
    "DR-011 one is enough": Row(when=Found(players=("A",)), then={at.players: ("A",), at.first: "A"}),
}

DARK_ELVES: dict[str, Row[Draggmar]] = {
    "DR-193 two Dark Elves join each deck of rooms": Row(
        given=founded("AB", dark_elves="on"),
        when=Decks(kind="rooms", one=20, two=20, three=23),
        then={at.decks: {"rooms-1": 22, "rooms-2": 22, "rooms-3": 22}},
    ),
    "DR-193 DR-194 none without the expansion": Row(
        given=founded("AB"),
        when=(Decks(kind="rooms", one=20, two=20, three=23), Decks(kind="items", one=24, two=22, three=22)),
        then={at.decks: {"rooms-1": 20, "rooms-3": 20, "items-1": 24}},
    ),
    "DR-194 two epic items join each deck of items, heroes none": Row(
        given=founded("AB", dark_elves="on"),
        when=(Decks(kind="items", one=24, two=22, three=22), Decks(kind="heroes", one=14, two=14, three=14)),
        then={at.decks: {"items-1": 26, "items-2": 24, "items-3": 24, "heroes-1": 14}},
    ),
    "DR-195 an epic item costs what its level costs": Row(
        given=(*hiring("AB", dark_elves="on"), KnowItem(name="Moonblade", level=2, slot="weapon", for_=("ranger",))),
        when=Hire(who="A", kind="item", level=2, name="Moonblade"),
        then={at.fame: {"A": 3}, at.hands: {"A": ("Moonblade",)}},
    ),
}

TYPED: dict[str, Row[Draggmar]] = {
    "DR-198 a card keeps what was typed of it": Row(
        given=crawl({"Mines": (1, "A"), "Site-3": (1, "B")}),
        when=(monster("Ogre", (2, 3), fame=2), Room(who="B", name="Ogre", values=(9, 9)), Room(who="B", name="Ogre")),
        refused={2: No("DR-198", "card-differs")},
        then={at.open_room: {"B": "Ogre"}, at.room_values: {"B": (2, 3)}},
    ),
    "DR-199 a ruling is kept with the code, the rule and the reason": Row(
        given=scouting("AB"),
        when=(Next(), Next(because=""), Next(because="we know the map")),
        refused={1: No("DR-031", "scout-missing"), 2: No("DR-199", "reason-missing")},
        happens=(Fact(RulingMade, code="scout-missing", rule="DR-031", reason="we know the map"),),
        then={at.overruled: 1, at.step: "deployment"},
    ),
    "DR-198 the table corrects a card with a reason": Row(
        given=(*crawl({"Mines": (1, "A"), "Site-3": (1, "B")}), monster("Ogre", (2, 3), fame=2)),
        when=Room(who="B", name="Ogre", values=(2, 4), because="misread"),
        then={at.room_values: {"B": (2, 4)}, at.overruled: 1},
    ),
}


@each(BOX | SET_UP | DARK_ELVES | TYPED)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)


def test_dr_012_factions_of_the_box() -> None:
    """DR-012: four factions, each with its tendency."""
    assert [name for name, _ in content.box().factions] == ["undead", "greenskins", "bandits", "demons"]
    assert all(told for _, told in content.box().factions)
    assert get_args(cards.Faction) == ("undead", "greenskins", "bandits", "demons")


def test_dr_010_parts_are_named_not_lettered() -> None:
    """DR-010."""
    assert not [
        name for name in at.components() if any(len(word.strip("()")) == 1 and word.isalpha() for word in name.split())
    ]


def test_dr_196_gear_of_the_classes() -> None:
    """DR-196: what the text ties to three classes is shown, and decides nothing."""
    assert [name for name, _ in content.box().gear] == ["warrior", "priest", "mage"]
