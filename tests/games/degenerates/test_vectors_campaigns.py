"""Worked cases of set-up, missions, record sheets and of who may join."""

from __future__ import annotations

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.doom import DoomAdvanced
from ledger.games.degenerates.events.setup import GamePacked
from ledger.games.degenerates.moves import cards
from ledger.games.degenerates.moves.cards import Clue, Draw, Haunt
from ledger.games.degenerates.moves.danger import Compare
from ledger.games.degenerates.moves.encounters import Fulfil, PackUp
from ledger.games.degenerates.moves.phases import Lake, Next
from ledger.games.degenerates.moves.resting import Invest
from ledger.games.degenerates.moves.setup import BeginMission, Deck, Vary, Weakness
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.views.sheets import sheets
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    become,
    begun,
    dice,
    explored,
    fog,
    founded,
    hero,
    hurt,
    learn,
    obtain,
    on_to_danger,
    path,
    recover,
    road,
    skill,
    space,
    table,
    town,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
PLACES = (*LANDS, space(PIT, 2), space("Last Chance", None, "inside"))


def discards(sitting: at.At) -> dict[str, int]:
    """The number of cards on each discard pile."""
    return {name: len(each.discard) for name, each in sitting.state.piles.items()}


def lines(sitting: at.At) -> dict[str, tuple[str, ...]]:
    """The lists of all record sheets."""
    return {each.title: each.rows for sheet in sheets(sitting.state) for each in sheet.lists}


def fields(sitting: at.At) -> dict[str, str]:
    """The fields of all record sheets; an adventurer's after the campaign's."""
    return {each.label: each.value for sheet in sheets(sitting.state) for each in sheet.fields}


def notes(sitting: at.At) -> tuple[str, ...]:
    """What the sheet of the first adventurer says beside the paper form."""
    return tuple(sheets(sitting.state)[1].footnotes)


CAMPAIGN: dict[str, Row[Degenerates]] = {
    "DDV-302": Row(
        proves="DD-297",
        given=(
            *begun(hero("A"), board=PLACES, bounty=3),
            *(Clue(place=place) for place in (PIT, "Last Chance")),
            Draw(who="A", deck="danger", card="Fields", past=22),
            *on_to_danger("A"),
            fog(12),
            Next(),
            Fulfil(reward="gold"),
        ),
        stands={at.decks: {"danger": 12}, discards: {"danger": 24}, at.clues: (PIT, "Last Chance")},
        when=BeginMission(name="Start a War"),
        then={
            at.decks: {"danger": 36},
            discards: {"danger": 0},
            at.clues: (),
            at.bounty: 3,
            at.where: {"A": HOME},
            at.reminders: (),
        },
    ),
    "DDV-303": Row(
        proves="DD-301 DD-300",
        given=(
            *begun(
                hero("A"),
                board=(
                    *PLACES,
                    path("Stone Circle", "Black Tree"),
                    space("Pigskin Port", 2),
                    road("Pigskin Port", "The Watchtower", "Foothills"),
                    *explored("Stone Circle-Black Tree", PIT),
                    Haunt(epic="Baron", place="Pigskin Port-The Watchtower"),
                ),
            ),
        ),
        stands={
            lines: {
                "Trait counters": ("Hell Pit: explored",),
                "Lost when packing up": ("between Stone Circle and Black Tree: explored",),
            },
        },
        when=PackUp(),
        then={
            lines: {
                "Trait counters": ("Hell Pit: explored",),
                "Epic Monsters": ("Baron: between Pigskin Port and The Watchtower",),
                "Lost when packing up": (),
            },
            at.explored: {"Stone Circle-Black Tree": False, PIT: True},
        },
        happens=(Fact(GamePacked, lost=(("Stone Circle-Black Tree", "explored"),)),),
    ),
    "DDV-305": Row(
        proves="DD-302",
        given=(
            *begun(
                hero("A", con=7, gold=4, xp=11, luck=2, skills=("Cleave",)),
                board=(skill("Cleave", 3, mastery=5),),
            ),
        ),
        when=(
            (recover("A"), learn("A", "Cleave")),
            become("A", "poisoned"),
            hurt("A", 5),
            Weakness(who="A", name="Clumsy").but(because="a card says so"),
        ),
        then={
            fields: {
                "Adventurer": "A",
                "Character": "Degenerate A",
                "Space": HOME,
                "HP": "12",
                "Gold": "4",
                "XP": "6",
                "Luck": "2",
            },
            lines: {"Masteries": ("Cleave",), "Weaknesses": ("Clumsy",)},
            notes: ("Wounds: 5", "Conditions: poisoned (recovery)"),
        },
    ),
    "DDV-306": Row(
        proves="DD-305",
        given=(
            *founded("A", difficulty="harder"),
            *PLACES,
            space(PIT, 6),
            Deck(name="badlands", cards=30, strong=4),
        ),
        when=(
            *(
                Vary(card=name, raises=place)
                for name, place in ((PIT, PIT), ("Fields", "Fields"), ("Tomb Lake", "Tomb Lake"))
            ),
            hero("A", HOME, gold=4),
        ),
        then={
            at.danger: {PIT: 6, "Fields": 3},
            at.doom: (),
            at.decks: {"badlands": 30},
            at.strong_waiting: {"badlands": 0},
            at.gold: {"A": 0},
        },
        never=(DoomAdvanced,),
    ),
    "DDV-396 a campaign": Row(
        proves="DD-011",
        given=(*founded("A"), hero("A", HOME)),
        when=BeginMission(name="Loot & Pillage", bounty=2),
        then={at.mission: "Loot & Pillage", at.reminders: ("mission-first",)},
    ),
    "DDV-396 standalone": Row(
        proves="DD-011",
        given=(*founded("A", mode="standalone"), hero("A", HOME)),
        when=BeginMission(name="Loot & Pillage", bounty=2),
        then={at.mission: "Loot & Pillage", at.reminders: ()},
    ),
    "DDV-314": Row(
        proves="DD-129",
        given=(*begun(hero("A")), *on_to_danger("A"), fog(1), Compare(encounter=True), Next()),
        stands={at.phase: "encounter"},
        when=(Fulfil(reward="gold"), Fulfil(reward="gold").but(because="the table says so")),
        refused={1: No("DD-129", "objective-early")},
        then={at.outcome: "done", at.overruled: 1},
    ),
    "DDV-410": Row(
        proves="DD-298",
        given=begun(hero("A")),
        when=obtain("A", "Hero of the Vermin", "triumph"),
        refused={1: No("DD-298")},
        then={at.triumphs: {"A": ()}},
    ),
    "DDV-410 of a mission that is over": Row(
        proves="DD-298",
        given=(*begun(hero("A")), *on_to_danger("A"), fog(12), Next(), Fulfil(reward="Hero of the Vermin")),
        when=obtain("A", "Hero of the Vermin", "triumph").but(by="On The Run"),
        then={at.triumphs: {"A": ("Hero of the Vermin",)}, at.decks: {"triumphs": 13}},
    ),
}

SETUP: dict[str, Row[Degenerates]] = {
    "DDV-315": Row(
        proves="DD-010",
        given=(*founded("A"), hero("A", HOME, xp=1)),
        when=(
            Weakness(who="A", name="Frail", unfit=True),
            Weakness(who="A", name="Greedy", xp=3),
            Weakness(who="A", name="Loud", xp=2),
            Weakness(who="A", name="Proud", xp=1),
        ),
        refused={4: No("DD-010")},
        after={1: {at.weaknesses: {"A": ()}, at.discarded: {"weakness": ("Frail",)}}},
        then={at.xp: {"A": 6}, at.weaknesses: {"A": ("Greedy", "Loud")}},
    ),
    "DDV-394": Row(
        proves="DD-008",
        given=founded("AB"),
        when=(
            hero("A", HOME, con=7, mag=6, per=8, luck=7),
            hero("A", HOME, con=7, mag=6, per=8, luck=6),
            hero("B", HOME, per=12),
        ),
        refused={1: No("DD-093", "luck-range"), 3: No("DD-086", "attribute-range")},
        then={at.luck: {"A": 6}, at.hp: {"A": 14}, at.wounds: {"A": 0}, at.alive: ("A",)},
    ),
    "DDV-392": Row(
        proves="DD-004",
        given=(
            *begun(hero("A"), board=(*PLACES, *(space(name, 2) for name in "UVWXYZ"))),
            *(Clue(place=name) for name in "UVWXYZ"),
        ),
        when=Clue(place=PIT),
        then={at.clues: (PIT, *"UVWXYZ"), at.reminders: ("counter-short",)},
    ),
    "DDV-422": Row(
        proves="DD-091 DD-089",
        given=begun(hero("A", per=9, skills=("Track",))),
        when=cards.Test(who="A", attribute="per", dice=dice("6 4 5"), using="Track", keep=(4, 5)),
        then={fight.total: 9, fight.passed: True, fight.brace: 5},
    ),
    "DDV-421": Row(
        proves="DD-154 DD-115",
        given=(*begun(hero("A")), hurt("A", 5), become("A", "infected")),
        when=recover("A"),
        then={at.wounds: {"A": 5}, at.afflicted: {"A": ()}, at.acted: {"A": "rest"}},
    ),
    "DDV-358": Row(
        proves="DD-310 DD-286",
        given=(
            *begun(hero("A", classes=("scholar",), xp=9), hero("B", classes=("witch",), xp=9)),
            recover("A"),
            recover("B"),
        ),
        when=(learn("A", "Find Weakness", cost=3), learn("B", "Find Weakness", cost=3)),
        refused={2: No("DD-157")},
        then={at.skills: {"A": {"Find Weakness": "learned"}, "B": {}}},
    ),
    "DDV-349": Row(
        proves="DD-148 DD-269",
        given=(
            *table(hero("A"), at="Ghostgate", board=(*LANDS, space("Ghostgate"), space("Tower Island", 2))),
            hurt("A", 14),
            Next(),
        ),
        stands={at.defeated: {"A": True}},
        when=(Lake(who="A", place="Tower Island"), recover("A", "1 1")),
        refused={1: No("DD-148")},
        then={at.where: {"A": "Ghostgate"}, at.acted: {"A": "rest"}},
    ),
    "DDV-351": Row(
        proves="DD-097 DD-160",
        given=(
            *begun(hero("A", gold=19), at="Hamlet", board=town("Hamlet", 2, region="lowlands"), stance="bold"),
            recover("A"),
        ),
        when=Invest(who="A"),
        refused={1: No("DD-160")},
        then={at.gold: {"A": 19}, at.towns: {"Hamlet": 2}},
    ),
    "DDV-351 with 20": Row(
        proves="DD-097 DD-160",
        given=(
            *begun(hero("A", gold=20), at="Hamlet", board=town("Hamlet", 2, region="lowlands"), stance="bold"),
            recover("A"),
        ),
        when=Invest(who="A"),
        then={at.gold: {"A": 0}, at.towns: {"Hamlet": 3}},
    ),
}


@each(CAMPAIGN | SETUP)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
