"""The record sheets, what is lost with packing up, and what stands from mission to mission."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.setup import GamePacked
from ledger.games.degenerates.moves.cards import Clue, Draw, Equip, Haunt
from ledger.games.degenerates.moves.danger import Advance, Dispel, Doom, Gate, Raise
from ledger.games.degenerates.moves.encounters import Choose, Fulfil, PackUp
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import BeginMission, Deck, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    become,
    begun,
    explored,
    fog,
    founded,
    hero,
    hurt,
    item,
    learn,
    obtain,
    on_to_danger,
    path,
    recover,
    road,
    skill,
    space,
    town,
    trait,
)
from tests.tables import Fact, Row, each, prove

PIT, FORTRESS, MARKET = "Hell Pit", "Goblin Fortress", "Market"
WAY, ROAD = "Stone Circle-Black Tree", "Pigskin Port-The Watchtower"
BOARD = (
    *LANDS,
    space(PIT, 4),
    space(FORTRESS, 2),
    *town(MARKET, 3, region="lowlands"),
    path("Stone Circle", "Black Tree"),
    road("Pigskin Port", "The Watchtower", "Foothills"),
)


def omen(place: str, card: str) -> Moves:
    return (Advance(place=place, by="Omen"), Doom(card=card, fits=True))


def written() -> Moves:
    """A campaign in which something stands in every field of its sheet."""
    return (
        *begun(hero("A"), board=BOARD, bounty=4),
        *omen(PIT, "Fire"),
        *omen(HOME, "Flood"),
        *omen(FORTRESS, "Bubbling Death"),
        *(Haunt(epic="Baron", place=ROAD), Gate(place=PIT, by="Rift"), Gate(place=WAY, by="Rift")),
        *explored(WAY, PIT),
        trait("law", MARKET),
        *(Clue(place=HOME), *on_to_danger("A"), fog(12), Next(), Next(), Fulfil(reward="gold")),
        Choose(mission="Start a War", faction="Goblins"),
    )


def table_with(*cards: tuple[str, str]) -> Moves:
    """A mission with these cards in its deck, before the first turn."""
    begins = BeginMission(name="On The Run", bounty=2, cards=cards)
    return (*founded("A"), *BOARD, Deck(name="badlands", cards=30), hero("A", HOME), begins)


def level_rows(sitting: at.At) -> Mapping[str, str]:
    """The line of each place on the sheet."""
    lists = sheets.rows()(sitting)
    lines = (*lists["Territories"], *lists["Locations"])
    return {line.partition(":")[0].strip("()"): line for line in lines}


def without_line(sitting: at.At) -> tuple[str, ...]:
    """Places that share the level of a Territory, and have no line."""
    return tuple(name for name in ("Last Chance", "The Windmill", PIT) if name not in level_rows(sitting))


CAMPAIGN: dict[str, Row[Degenerates]] = {
    "DD-299 the Campaign Record Sheet has all its fields": Row(
        given=written(),
        when=Raise(place=PIT, by="Plague"),
        then={
            sheets.fields(): {
                "Doom counters": "3",
                "Doom, red": "2",
                "Doom, blue": "1",
                "Doom, yellow": "0",
                "Doom, green": "0",
                "Next mission": "Start a War",
                "Faction": "Goblins",
                "Bounty Level": "4",
                "Hand of Doom": "(Goblin Fortress)",
            },
            sheets.rows(): {
                "Doom cards that remain": ("Bubbling Death (badlands)",),
                "Epic Monsters": ("Baron: between Pigskin Port and The Watchtower",),
                "Voidgates": (PIT, "between Stone Circle and Black Tree"),
                "Trait counters": (f"{PIT}: explored", f"{MARKET}: law"),
            },
            level_rows: {
                PIT: f"{PIT}: Danger 5",
                MARKET: f"{MARKET}: Town 3",
                FORTRESS: f"({FORTRESS}): Danger 2",
                "Foothills": "Foothills: Danger 2",
            },
        },
    ),
    "DD-299 a level that nobody typed is unknown, and said so": Row(
        given=begun(hero("A"), board=LANDS),
        when=PackUp(),
        then={
            at.reminders: ("levels-unknown",),
            level_rows: {"Slaver's Pass": "Slaver's Pass: unknown", "Rotting Swamp": "Rotting Swamp: unknown"},
        },
    ),
    "DD-299 a Location on the level of its Territory has no line of its own": Row(
        given=begun(hero("A"), board=LANDS),
        when=Raise(place="Last Chance", by="Plague"),
        then={without_line: ("Last Chance", "The Windmill"), level_rows: {"Wasteland": "Wasteland: Danger 4"}},
    ),
    "DD-300 the Hand on a Road is written between its Locations": Row(
        given=begun(hero("A"), board=BOARD),
        when=omen(ROAD, "Fire"),
        then={sheets.fields(): {"Hand of Doom": "(between Pigskin Port and The Watchtower)"}},
    ),
    "DD-301 counters on Paths and Roads are warned of, and lost": Row(
        given=(*begun(hero("A"), board=BOARD), *explored(WAY, PIT), trait("perilous", "Wasteland")),
        stands={
            sheets.rows(): {
                "Trait counters": (f"{PIT}: explored", "Wasteland: perilous"),
                "Lost when packing up": ("between Stone Circle and Black Tree: explored",),
            }
        },
        when=PackUp(),
        then={
            sheets.rows(): {"Trait counters": (f"{PIT}: explored", "Wasteland: perilous"), "Lost when packing up": ()},
            at.explored: {WAY: False, PIT: True},
        },
        happens=(Fact(GamePacked, lost=((WAY, "explored"),)),),
    ),
    "DD-302 the Adventurer Record Sheet has all its fields, and notes what it leaves out": Row(
        given=(
            *begun(
                hero("A", con=7, gold=4, xp=11, luck=2, skills=("Track", "Cleave"), classes=("hunter",)),
                board=(skill("Cleave", 3, mastery=5), item("Axe", slot="2h"), item("Rope")),
                stance="bold",
            ),
            *(recover("A"), learn("A", "Cleave")),
            *(obtain("A", "Axe"), Equip(who="A", item="Axe"), obtain("A", "Rope"), obtain("A", "Hound", "ally")),
            *(obtain("A", "Rod", deck="epic-loot"), obtain("A", "Rot", "disease"), Weakness(who="A", name="Greedy")),
            obtain("A", "Hero of the Vermin", "triumph").but(by="On The Run"),
        ),
        when=(become("A", "poisoned"), hurt("A", 5)),
        then={
            sheets.fields("A"): {
                "Adventurer": "A",
                "Character": "Degenerate A",
                "Space": HOME,
                "HP": "12",
                "Gold": "4",
                "XP": "6",
                "Luck": "2",
            },
            sheets.rows("A"): {
                "Skills": ("Track",),
                "Masteries": ("Cleave",),
                "Weaknesses": ("Greedy",),
                "Triumphs": ("Hero of the Vermin",),
                "Loot": ("Axe, equipped", "Rope", "Hound", "Rot"),
                "Epic Loot": ("Rod",),
            },
            shown.notes("A"): (
                "Wounds: 5",
                "Conditions: poisoned (recovery)",
                "Stance: bold",
                "Classes: hunter",
            ),
        },
    ),
    "DD-303 what is on no paper sheet is noted beside it": Row(
        given=(
            *begun(hero("A"), board=(*BOARD, Deck(name="badlands", cards=30, strong=4)), stance="bold"),
            *omen(HOME, "Flood"),
            *(hurt("A", 3), become("A", "slimed", "fight")),
        ),
        when=hurt("A", 1),
        then={
            shown.ticked: ("blue counter was placed once",),
            shown.notes(): ("badlands: 4 strong monsters still set aside",),
            shown.notes("A"): ("Wounds: 4", "Conditions: slimed (fight)", "Stance: bold"),
            shown.decks: {"badlands": (26, 4, 0)},
        },
    ),
    "DD-303 the Wounds of the Hand and of a Voidgate too": Row(
        given=(
            *begun(hero("A", mag=9), board=BOARD, stance="bold"),
            *(Gate(place=HOME, by="Rift"), *on_to_danger("A"), fog(12), Next()),
        ),
        when=Dispel(who="A", dice=("1", "5")),
        then={shown.notes(): ("Wounds on the Voidgate at Crossroads: 5",)},
    ),
}

STANDING: dict[str, Row[Degenerates]] = {
    "DD-297 between missions the board stands": Row(
        given=written(),
        when=BeginMission(name="Start a War", clues=(FORTRESS,), cards=(("Ogre", "badlands"),)),
        then={
            at.clues: (FORTRESS,),
            at.mission_cards: {"Ogre": "badlands"},
            at.doom: ("blue", "red", "red"),
            at.doom_in_play: ("Bubbling Death",),
            at.hand: FORTRESS,
            at.epics: {"Baron": ROAD},
            at.gates_at: (PIT, WAY),
            at.bounty: 4,
            at.where: {"A": HOME},
            at.explored: {WAY: True, PIT: True},
            at.discarded: {"danger": ()},
            at.decks: {"danger": 36},
        },
    ),
    "DD-297 Encounter and Loot decks are reshuffled if the table likes": Row(
        given=(*written(), Draw(who="A", deck="loot", card="Rope"), Draw(who="A", deck="epic-loot", card="Rod")),
        when=BeginMission(name="Start a War", shuffle=True),
        then={at.discarded: {"loot": (), "epic-loot": ("Rod",)}, at.decks: {"loot": 72}},
    ),
    "DD-297 or left as they are": Row(
        given=(*written(), Draw(who="A", deck="loot", card="Rope")),
        when=BeginMission(name="Start a War"),
        then={at.discarded: {"loot": ("Rope",)}, at.decks: {"loot": 71}},
    ),
    "DD-297 cards of the old Mission deck go home": Row(
        given=(
            *table_with(("Ogre", "badlands")),
            *(Next(), *on_to_danger("A"), fog(12), Next(), Fulfil(reward="gold")),
        ),
        stands={at.out: {"badlands": ("Ogre",)}, at.decks: {"badlands": 29}},
        when=BeginMission(name="Start a War"),
        then={at.out: {"badlands": ()}, at.decks: {"badlands": 30}, at.mission_cards: {}},
    ),
    "DD-298 a Triumph comes from a mission": Row(
        given=(*begun(hero("A"), board=BOARD), *on_to_danger("A"), fog(12), Next(), Fulfil(reward="a Triumph")),
        when=obtain("A", "Hero of the Vermin", "triumph").but(by="On The Run"),
        then={at.triumphs: {"A": ("Hero of the Vermin",)}, at.decks: {"triumphs": 13}},
    ),
}


@each(CAMPAIGN | STANDING)
def test_sheets(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
