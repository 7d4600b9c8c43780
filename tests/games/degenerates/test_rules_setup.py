"""The box, the set-up, adventurers and missions."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Found, Set
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.decks import CardDrawn, DeckCorrected, DeckReshuffled, DeckShuffled
from ledger.games.degenerates.events.setup import AdventurerArrived, DeckCounted, WeaknessTaken
from ledger.games.degenerates.moves.cards import Draw, Trait
from ledger.games.degenerates.moves.danger import Compare, Prevent
from ledger.games.degenerates.moves.encounters import Choose, Fulfil
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import (
    AddAdventurer,
    BeginMission,
    Deck,
    Join,
    Objective,
    Space,
    Weakness,
)
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    FAR,
    HOME,
    LANDS,
    Moves,
    begun,
    fog,
    founded,
    hero,
    on_to_danger,
    space,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
PLACES = (*LANDS, space(PIT, 2))
FOUR = tuple(hero(who, HOME) for who in "ABCD")
LANDS_READ = tuple(each for each in LANDS if isinstance(each, Space))


def asked_now(sitting: at.At) -> str:
    """The question that is open."""
    return sitting.state.opened[-1].asks if sitting.state.opened else ""


def over(*heroes: AddAdventurer, **begins: Any) -> Moves:
    """A mission is done, and the next one can be set up."""
    return (*begun(*heroes, **begins), *on_to_danger("A"), fog(12), Next(), Fulfil(reward="gold"))


BOX: dict[str, Row[Degenerates]] = {
    "DD-003 the decks of the box": Row(
        when=founded("A", mode="standalone"),
        then={
            at.decks: {
                "law": 14,
                "epic": 16,
                "loot": 72,
                "epic-loot": 12,
                "danger": 36,
                "doom": 24,
                "sign": 8,
                "skills": 36,
                "weakness": 24,
                "triumphs": 14,
                "badlands": None,
                "encounters-wetlands": None,
            },
            shown.deck_sizes: {"loot": 72, "danger": 36, "badlands": None},
        },
    ),
    "DD-003 drawn, discarded and removed cards are counted": Row(
        given=begun(hero("A"), mode="standalone"),
        when=(
            Draw(who="A", deck="epic-loot", card="Crown", hold=True),
            Draw(who="A", deck="epic-loot", card="Rod"),
            Draw(who="A", deck="epic-loot", card="Orb", away=True),
        ),
        then={shown.decks: {"epic-loot": (9, 1, 1)}, shown.in_play: {"epic-loot": ("Crown",)}},
    ),
    "DD-003 a pile below nothing is remarked, not refused": Row(
        given=(*begun(hero("A")), Deck(name="sign", cards=0)),
        when=Draw(who="A", deck="sign", card="Eclipse"),
        then={at.reminders: ("deck-empty",), at.discarded: {"sign": ("Eclipse",)}},
    ),
    "DD-003 an expansion changes a count, with a reason": Row(
        given=begun(hero("A"), mode="standalone"),
        when=(
            Set(what="epic-deck", to=20),
            Set(what="epic-deck", to=20, because="the expansion adds four"),
            Deck(name="law", cards=18),
        ),
        refused={1: No("DD-003")},
        then={at.decks: {"epic": 20, "law": 18}},
        happens=(
            Fact(DeckCorrected, deck="epic", was=16, now=20, reason="the expansion adds four"),
            Fact(DeckCounted, deck="law", left=18),
        ),
    ),
    "DD-004 a counter too many is remarked, not refused": Row(
        given=(*begun(hero("A"), board=PLACES), *(Trait(trait="law", at=land.name) for land in LANDS_READ)),
        when=(Trait(trait="destroyed", at=HOME), Trait(trait="law", at="Black Tree")),
        after={1: {at.reminders: ()}},
        then={at.reminders: ("counter-short",), at.counters: {"Black Tree": ("law",)}},
    ),
    "DD-005 a late deck is shuffled at its first card, and only then": Row(
        given=begun(hero("A")),
        when=(Draw(who="A", deck="doom", card="Plague"), Draw(who="A", deck="doom", card="Flood")),
        then={at.decks: {"doom": 22}},
        happens=(
            Fact(DeckShuffled, deck="doom", first=True),
            Fact(CardDrawn, card="Plague"),
            Fact(CardDrawn, card="Flood"),
        ),
    ),
    "DD-005 Skills and Triumphs are never shuffled": Row(
        given=begun(hero("A", skills=("Track",))),
        when=Draw(who="A", deck="triumphs", card="Hero"),
        then={at.decks: {"skills": 35, "triumphs": 13}},
        never=(DeckShuffled, DeckReshuffled),
    ),
    "DD-006 strong monsters wait in the discard pile": Row(
        given=founded("A"),
        when=(
            Deck(name="badlands", cards=30, strong=4),
            Deck(name="law", cards=14, strong=2),
            Deck(name="epic", cards=16, strong=1),
        ),
        refused={3: No("DD-006", "strong-missing")},
        then={
            at.decks: {"badlands": 26, "law": 12},
            at.strong_waiting: {"badlands": 4, "law": 2},
            shown.deck_notes: {"badlands": "4 strong ones still in the discard pile"},
        },
    ),
    "DD-006 a deck whose size is printed asks for its strong monsters, and says so": Row(
        given=(*founded("A"), hero("A", HOME), BeginMission(name="On The Run", bounty=2)),
        stands={
            shown.deck_notes: {"law": "strong ones counted in", "epic": "", "badlands": ""},
            shown.questions: ("Begin the turn", "Monsters with XP VAL 3 of law"),
        },
        when=Deck(name="law", cards=14, strong=2),
        then={
            at.decks: {"law": 12},
            shown.deck_notes: {"law": "2 strong ones still in the discard pile"},
            shown.questions: ("Begin the turn",),
        },
    ),
    "DD-006 nothing is asked where they are shuffled in, or told to be none": Row(
        given=(*founded("A", difficulty="harder"), hero("A", HOME)),
        when=Draw(who="A", deck="law", card="Ogre", hold=True),
        then={at.decks: {"law": 13}, shown.deck_notes: {"law": ""}},
    ),
    "DD-007 three cards stay out in a campaign": Row(
        when=founded("A"),
        then={
            at.decks: {"epic-loot": 10, "epic": 15},
            shown.aside: {"epic-loot": ("Crown of Cruelty", "Doombringer Horn"), "epic": ("The Dread Saint",)},
        },
    ),
    "DD-002 DD-007 none stays out in a standalone mission": Row(
        when=founded("A", mode="standalone"),
        then={at.decks: {"epic-loot": 12, "epic": 16}, shown.aside: {"epic-loot": (), "epic": ()}},
    ),
    "DD-007 DD-012 a mission brings a reserved card into its deck": Row(
        given=(*founded("A"), hero("A", HOME)),
        when=BeginMission(name="On The Run", bounty=2, cards=(("The Dread Saint", "epic"), ("Baron", "epic"))),
        then={at.decks: {"epic": 14}, at.mission_cards: {"The Dread Saint": "epic", "Baron": "epic"}},
    ),
}

ADVENTURERS: dict[str, Row[Degenerates]] = {
    "DD-001 one to four play": Row(
        when=(Found(players=("A", "B", "C", "D", "E")), Found(players=()), Found(players=("A", "B", "C", "D"))),
        refused={1: No("DD-001", "players-count"), 2: No("DD-001", "players-count")},
        then={at.reminders: ()},
    ),
    "DD-001 no fifth living adventurer": Row(
        given=(*founded("ABCD"), *FOUR),
        when=(Join(name="E"), Join(name="E").but(because="one more is here"), hero("E", HOME)),
        refused={1: No("DD-001", "players-count"), 3: No("DD-001", "adventurers-count")},
        then={at.alive: ("A", "B", "C", "D")},
    ),
    "DD-001 no character twice": Row(
        given=(*founded("AB"), hero("A", HOME, "Void Witch")),
        when=(hero("B", HOME, "Void Witch"), hero("B", HOME, "Bog Conjurer")),
        refused={1: No("DD-001", "character-taken")},
        then={at.alive: ("A", "B")},
    ),
    "DD-001 the column of the icon key follows the size of the party": Row(
        given=(*begun(hero("A"), hero("B"), hero("C")), *on_to_danger("ABC"), fog(1)),
        when=Compare(),
        asked={1: "monsters"},
        then={
            shown.queue: {"Parties": ("A, B, C (Crossroads): Fog 1",)},
            asked_now: "Monster icons for 3? with encounter or epic, if shown",
        },
    ),
    "DD-002 a standalone mission knows no Luck against Doom, no surrender, no path": Row(
        given=begun(hero("A"), mode="standalone"),
        when=(Prevent(pay=(("A", 1),)), Choose(mission="Start a War")),
        refused={1: No("DD-059", "campaign-only"), 2: No("DD-296", "campaign-only")},
        then={at.status: "running"},
    ),
    "DD-008 an adventurer brings what its sheet prints": Row(
        given=founded("A"),
        when=hero(
            "A",
            HOME,
            "Hinterlander",
            con=6,
            mag=5,
            luck=3,
            gold=4,
            xp=1,
            classes=("Hunter",),
            skills=("Track",),
            items=("Bow",),
            lucky="when_a_Beast_falls",
        ),
        then={
            at.hp: {"A": 12},
            at.wounds: {"A": 0},
            at.luck: {"A": 3},
            at.gold: {"A": 4},
            at.xp: {"A": 1},
            at.skills: {"A": {"Track": "learned"}},
            at.items: {"A": ("Bow",)},
            at.stances: {"A": ""},
            at.combat_stances: {"A": ""},
            shown.notes("A"): ("Wounds: 0", "Luck: when a Beast falls", "Classes: hunter"),
        },
        happens=(Fact(AdventurerArrived, who="A"),),
    ),
    "DD-009 starting Items leave the Loot deck, those of nobody stay in it": Row(
        given=founded("AB"),
        when=(hero("A", HOME, items=("Ratspike", "Lantern")), hero("B", HOME, items=("Saw",))),
        then={
            at.decks: {"loot": 69},
            at.out: {"loot": ("Lantern", "Ratspike", "Saw")},
            at.items: {"A": ("Lantern", "Ratspike"), "B": ("Saw",)},
        },
    ),
    "DD-010 a Weakness whose requirement is unmet is thrown away by itself": Row(
        given=(*founded("A"), hero("A", HOME, agi=9, xp=20)),
        when=(Weakness(who="A", name="Clumsy"), Weakness(who="A", name="Greedy", xp=3)),
        after={1: {at.weaknesses: {"A": ()}, at.discarded: {"weakness": ("Clumsy",)}}},
        then={at.weaknesses: {"A": ("Greedy",)}, at.xp: {"A": 21}, at.decks: {"weakness": 22}},
    ),
    "DD-010 the suggested one instead of a random one": Row(
        given=(*founded("A"), hero("A", HOME)),
        when=Weakness(who="A", name="Clumsy", suggested=True, xp=2),
        then={at.weaknesses: {"A": ("Clumsy",)}, at.xp: {"A": 2}},
        happens=(Fact(WeaknessTaken, card="Clumsy", suggested=True, starting=True),),
    ),
}

MISSIONS: dict[str, Row[Degenerates]] = {
    "DD-011 the campaign begins with On The Run, unremarked": Row(
        given=(*founded("A"), hero("A", HOME)),
        when=BeginMission(name="On The Run", bounty=2),
        then={at.mission: "On The Run", at.reminders: ()},
    ),
    "DD-012 what a mission sets up": Row(
        given=(*founded("A", mode="standalone"), *PLACES, hero("A", HOME), Deck(name="badlands", cards=30, strong=4)),
        when=(
            BeginMission(
                name="Start a War",
                bounty=2,
                clues=(PIT, "Black Tree"),
                cards=(("Ogre", "badlands"), ("Baron", "epic"), ("Egg", "loot")),
            ),
            Objective(text="bring the egg to the Windmill"),
        ),
        then={
            at.clues: ("Black Tree", PIT),
            at.mission_cards: {"Ogre": "badlands", "Baron": "epic", "Egg": "loot"},
            at.decks: {"badlands": 25, "epic": 15, "loot": 71},
            shown.notes(): (
                "Objective: bring the egg to the Windmill",
                "badlands: 4 strong monsters still set aside",
            ),
        },
    ),
    "DD-013 the mission says where all start, and at which Bounty Level": Row(
        given=(*founded("AB", mode="standalone"), hero("A"), hero("B")),
        when=(
            BeginMission(name="Start a War", bounty=7, at=HOME),
            BeginMission(name="Start a War", bounty=0, at=HOME),
            BeginMission(name="Start a War", bounty=4, at=HOME),
        ),
        refused={1: No("DD-013", "bounty-range"), 2: No("DD-013", "bounty-range")},
        then={at.bounty: 4, at.where: {"A": HOME, "B": HOME}},
    ),
    "DD-013 a standalone mission owes its Bounty Level and its place": Row(
        given=(*founded("A", mode="standalone"), hero("A")),
        when=BeginMission(name="Start a War"),
        asked={1: "bounty"},
        then={at.owes: ("bounty",)},
    ),
    "DD-013 who comes after the mission was chosen stands where it begins": Row(
        given=(*founded("ABC"), hero("C", HOME)),
        when=(
            BeginMission(name="On The Run", bounty=2, at=HOME),
            hero("A"),
            hero("B", FAR),
            Next(first=("A", "B", "C")),
        ),
        then={at.where: {"A": HOME, "B": FAR, "C": HOME}, at.turn: 1},
    ),
    "DD-013 a mission chosen before anybody plays says where all start": Row(
        given=founded("AB"),
        when=(
            BeginMission(name="On The Run", bounty=2),
            BeginMission(name="On The Run", bounty=2, at=HOME),
            hero("A"),
        ),
        asked={1: "at"},
        then={at.where: {"A": HOME}, at.reminders: ("mission-start",)},
    ),
    "DD-276 a late player is asked where to start": Row(
        given=(*begun(hero("A"), board=PLACES, at=PIT), Join(name="B")),
        when=hero("B"),
        asked={1: "at"},
        then={at.alive: ("A",)},
    ),
    "DD-013 the next mission of a campaign keeps Bounty and places": Row(
        given=over(hero("A"), board=PLACES, at=PIT, bounty=5),
        when=BeginMission(name="Start a War"),
        then={at.bounty: 5, at.where: {"A": PIT}, at.mission: "Start a War"},
    ),
    "DD-013 or moves them as it says": Row(
        given=over(hero("A"), board=PLACES, at=PIT, bounty=5),
        when=BeginMission(name="Escape From Brüttelburg", bounty=3, at=HOME),
        then={at.bounty: 3, at.where: {"A": HOME}},
    ),
}


@each(BOX | ADVENTURERS | MISSIONS)
def test_set_up(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
