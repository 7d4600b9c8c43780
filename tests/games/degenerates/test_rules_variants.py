"""Easier and harder games, more cards than the box holds, errata and what the publisher made clear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import ConditionGained
from ledger.games.degenerates.events.board import ClueRemoved
from ledger.games.degenerates.events.cards import CardLost
from ledger.games.degenerates.events.doom import BountyRaised, DoomAdvanced, DoomLoomed
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.moves.cards import Clue, Draw, Drop, Equip
from ledger.games.degenerates.moves.danger import Compare, Danger
from ledger.games.degenerates.moves.encounters import BeginFight, Capture, Monster
from ledger.games.degenerates.moves.fights import Grant, Keep, LootDraw, LootRoll, Quick, Strike
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Explore
from ledger.games.degenerates.moves.setup import BeginMission, Boon, Card, Deck, Vary, Weakness
from ledger.games.degenerates.state.attributes import card
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    attacked,
    become,
    begun,
    defend,
    dice,
    foe,
    fog,
    founded,
    hero,
    hit,
    hurt,
    item,
    obtain,
    on_to_danger,
    recover,
    space,
    stand,
    town,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
PLACES = (*LANDS, space(PIT, 2))
MARKET = "Market"


def find_weakness(sitting: at.At) -> tuple[tuple[str, ...], ...]:
    """Requirements of the Skill, and of its Mastery."""
    read = card(sitting.state, "Find Weakness")
    return (read.needs, read.master)


def weakness_classes(sitting: at.At) -> Mapping[str, tuple[str, ...]]:
    return {
        name: card(sitting.state, name).classes for who in sitting.state.adventurers.values() for name in who.weaknesses
    }


def varied(kind: str) -> Moves:
    """A table of A and B with a variant, before its three Danger cards."""
    heroes = (hero("A", HOME, gold=18, xp=2, luck=3), hero("B", HOME, gold=4))
    board = (*PLACES, *town(MARKET, 2, region="lowlands"), space("Holy Order", 1))
    return (*founded("AB", difficulty=kind), *board, *heroes)


def vary(name: str, **more: Any) -> Vary:
    return Vary(card=name, **more)


THREE = (vary(PIT), vary("Market Day", raises=MARKET), vary("Holy Order"))
BEGINS = (BeginMission(name="On The Run", bounty=2), Next(first=("A", "B")))

VARIANTS: dict[str, Row[Degenerates]] = {
    "DD-304 three Danger cards lower the levels that they name": Row(
        given=varied("easier"),
        stands={at.danger: {PIT: 2, "Holy Order": 1}, at.towns: {MARKET: 2}},
        when=(*THREE, vary("Fields")),
        refused={4: No("DD-304", "variant-over")},
        then={
            at.danger: {PIT: 1},
            at.towns: {MARKET: 2, "Holy Order": 1},
            at.decks: {"danger": 33},
            at.discarded: {"danger": (PIT, "Holy Order", "Market Day")},
            at.doom: (),
        },
    ),
    "DD-304 play does not begin before the three": Row(
        given=(*varied("easier"), *THREE[:2], BeginMission(name="On The Run", bounty=2)),
        when=(Next(first=("A", "B")), THREE[2], Next(first=("A", "B"))),
        refused={1: No("DD-304", "variant-open")},
        then={at.phase: "map"},
    ),
    "DD-304 gold is D6 and 2, up to 21": Row(
        given=(*varied("easier"), *THREE),
        when=(Boon(who="B", what="gold", die=("4",)), Boon(who="A", what="gold", die=("3",))),
        then={at.gold: {"A": 21, "B": 10}},
    ),
    "DD-304 XP is D3 and 1": Row(
        given=(*varied("easier"), *THREE),
        when=Boon(who="A", what="xp", die=("5",)),
        then={at.xp: {"A": 6}},
    ),
    "DD-304 1 Luck": Row(
        given=(*varied("easier"), *THREE),
        when=Boon(who="A", what="luck"),
        then={at.luck: {"A": 4}},
    ),
    "DD-304 the first Item of the Loot deck, past what is none": Row(
        given=(*varied("easier"), *THREE),
        when=Boon(who="A", what="item", item="Bow", past=2),
        then={at.items: {"A": ("Bow",)}, at.decks: {"loot": 69}, at.discarded: {"loot": ("?", "?")}},
    ),
    "DD-304 one boon each": Row(
        given=(*varied("easier"), *THREE, Boon(who="A", what="luck")),
        when=(Boon(who="A", what="luck"), Boon(who="B", what="luck")),
        refused={1: No("DD-304", "boon-taken")},
        then={at.luck: {"A": 4, "B": 1}},
    ),
    "DD-304 no boon in the normal game": Row(
        given=(*founded("A"), hero("A", HOME, luck=3)),
        when=(Boon(who="A", what="luck"), vary(PIT)),
        refused={1: No("DD-304", "variant-over"), 2: No("DD-305", "variant-over")},
        then={at.luck: {"A": 3}},
    ),
    "DD-305 three Danger cards raise the levels, and 6 brings no Doom": Row(
        given=(*varied("harder"), space(PIT, 6)),
        when=(*THREE, Deck(name="badlands", cards=30, strong=4), *BEGINS),
        then={
            at.danger: {PIT: 6, "Holy Order": 2},
            at.towns: {MARKET: 1},
            at.gold: {"A": 0, "B": 0},
            at.decks: {"badlands": 30},
            at.strong_waiting: {"badlands": 0},
            at.doom: (),
        },
        never=(DoomLoomed, DoomAdvanced),
    ),
    "DD-306 more cards are counted into their deck": Row(
        given=begun(hero("A", items=("Ratspike",))),
        when=Deck(name="loot", cards=80),
        then={at.decks: {"loot": 79}},
    ),
    **{
        f"DD-306 a second copy of a card of {deck} is remarked": Row(
            given=(*begun(hero("A")), Draw(who="A", deck=deck, card="Toad", hold=True)),
            when=Draw(who="A", deck=deck, card="Toad", hold=True),
            then={at.reminders: ("card-twice",), at.out: {deck: ("Toad", "Toad")}},
        )
        for deck in ("danger", "doom", "encounters-lowlands")
    },
    **{
        f"DD-306 copies in {deck} are allowed": Row(
            given=(*begun(hero("A")), Draw(who="A", deck=deck, card="Toad", hold=True)),
            when=Draw(who="A", deck=deck, card="Toad", hold=True),
            then={at.reminders: (), at.out: {deck: ("Toad", "Toad")}},
        )
        for deck in ("badlands", "loot", "skills")
    },
    "DD-306 but not of a Unique card": Row(
        given=(
            *begun(hero("A")),
            Card(name="Toad", kind="item", classes=("Unique",)),
            Draw(who="A", deck="loot", card="Toad", hold=True),
        ),
        when=Draw(who="A", deck="loot", card="Toad", hold=True),
        then={at.reminders: ("card-twice",)},
    ),
}

ESCAPE = "Escape From Brüttelburg"
CULT = "Hunt the Witch Cult"
AGAINST = "Against the Hand of Doom"
PILLAGE = "Loot & Pillage"
GUARD = foe("Guard", 9, 9)
JAILOR = foe("Jailor", 4, 4, val=(2, 7))
WANTED = "Brüttelburg's Most Wanted"


def captured() -> Moves:
    """A lost to the Law and is Defeated; the mission is over."""
    return (
        *begun(hero("A", mrl=5), board=(space(HOME, 3, "law"),), stance="bold"),
        *(GUARD, hurt("A", 10), recover("A", "6 6"), Next()),
        *(fog(1, law=True), Compare(monsters=1), Next(), Monster(cards=("Guard",)), BeginFight()),
        *(stand("A", "guard"), defend("A", "6 6", "1"), Capture(ends=True)),
    )


ERRATA: dict[str, Row[Degenerates]] = {
    "DD-307 standalone, the Bounty Level is 3": Row(
        given=(*founded("A", mode="standalone"), hero("A", HOME)),
        when=BeginMission(name=ESCAPE),
        then={at.bounty: 3},
    ),
    "DD-307 in a campaign the captured recover their MRL in Wounds": Row(
        given=captured(),
        stands={at.defeated: {"A": True}, at.wounds: {"A": 14}, at.phase: "between"},
        when=BeginMission(name=ESCAPE, at=HOME),
        then={at.wounds: {"A": 9}, at.defeated: {"A": False}, at.bounty: 2},
    ),
    "DD-307 in another mission they do not": Row(
        given=captured(),
        when=BeginMission(name="Start a War", at=HOME),
        then={at.wounds: {"A": 14}, at.defeated: {"A": True}},
    ),
    "DD-309 after a facedown Clue the party may fight whatever the value": Row(
        given=(
            *begun(hero("A"), board=PLACES, mission=CULT, stance="bold"),
            Clue(place=HOME),
            *(recover("A"), Explore(who="A", dice=dice("3 3")), Next(), fog(12)),
        ),
        when=Compare(anyway=True, monsters=2, encounter=True),
        then={
            at.is_safe: {"A": False},
            at.monsters_due: {"A": ("lowlands", 2)},
            at.encounter_due: {"A": True},
            at.clues: (HOME,),
        },
    ),
    "DD-309 not without a Clue that was Explored": Row(
        given=(
            *begun(hero("A"), board=PLACES, mission=CULT, stance="bold"),
            *(Clue(place=HOME), *on_to_danger("A"), fog(12)),
        ),
        when=Compare(anyway=True, monsters=2),
        refused={1: No("DD-309", "clue-unexplored")},
        then={at.monsters_due: {"A": ("", 0)}},
    ),
    "DD-309 it need not": Row(
        given=(
            *begun(hero("A"), board=PLACES, mission=CULT, stance="bold"),
            Clue(place=HOME),
            *(recover("A"), Explore(who="A", dice=dice("3 3")), Next(), fog(12)),
        ),
        when=Compare(),
        then={at.is_safe: {"A": True}, at.monsters_due: {"A": ("", 0)}},
    ),
    **{
        f"DD-309 a destroyed {kind} takes the Clue along": Row(
            given=(
                *begun(hero("A"), board=PLACES, mission=CULT),
                Clue(place=HOME),
                *attacked("A", foe("Crone", 4, 4, of=(kind,))),
                BeginFight(),
            ),
            when=Strike(who="A", foe="Crone", damage=4),
            then={at.clues: left},
        )
        for kind, left in (("witch", ()), ("heretic", ()), ("beast", (HOME,)))
    },
    "DD-309 in another mission the Clue stays": Row(
        given=(
            *begun(hero("A"), board=PLACES),
            Clue(place=HOME),
            *attacked("A", foe("Crone", 4, 4, of=("witch",))),
            BeginFight(),
        ),
        when=Strike(who="A", foe="Crone", damage=4),
        then={at.clues: (HOME,)},
        never=(ClueRemoved,),
    ),
    "DD-310 either Class does for the Skill and for its Mastery": Row(
        when=founded("A"),
        then={find_weakness: (("fighter/hunter/scholar/wild",), ("fighter/hunter/scholar/wild",))},
    ),
    "DD-312 Epic Loot that the party owns is replaced in the Mission deck": Row(
        given=(*founded("A"), hero("A", HOME)),
        when=BeginMission(name=AGAINST, bounty=2, cards=(("Rod", "epic-loot"),)),
        then={
            at.reminders: ("mission-first", "epic-loot-owned"),
            at.mission_cards: {"Rod": "epic-loot"},
            at.decks: {"epic-loot": 9},
        },
    ),
    "DD-313 Claws count their highest die, and bar no Unarmed Strike": Row(
        given=(*begun(hero("A", skills=("Claws",))), *attacked("A", foe("Ogre", 4, 20)), BeginFight()),
        when=(
            (stand("A", "assault"), hit("A", "", "2 5", "1 1", "1", using="Claws", attribute="agi")),
            (Next(), stand("A", "assault"), hit("A", "", "2 5", "1 1", "1")),
        ),
        after={1: {fight.foes: {"Ogre": 5}}},
        then={fight.foes: {"Ogre": 7}},
    ),
    "DD-314 a Weakness of the Class Curse is no ability Curse": Row(
        given=(
            *begun(hero("A", mag=9, luck=4)),
            Weakness(who="A", name="Evil Eye", classes=("Curse",)),
            *attacked("A", foe("Ogre", 4, 20)),
            BeginFight(),
        ),
        when=(stand("A", "assault"), Grant(who="A", foe="Ogre", ability="curse")),
        after={1: {fight.abilities: {"Ogre": ()}, weakness_classes: {"Evil Eye": ("curse",)}}},
        then={fight.abilities: {"Ogre": ("curse",)}, at.weaknesses: {"A": ("Evil Eye",)}},
    ),
    "DD-314 what removes a Curse takes the Weakness away": Row(
        given=(*begun(hero("A")), Weakness(who="A", name="Evil Eye", classes=("Curse",))),
        when=Drop(who="A", card="Evil Eye"),
        then={at.weaknesses: {"A": ()}, at.discarded: {"weakness": ("Evil Eye",)}},
        happens=(Fact(CardLost, who="A", card="Evil Eye"),),
    ),
    "DD-315 Flashbacks answers to the own party's card": Row(
        given=(
            *begun(hero("A", mrl=8), hero("B"), board=PLACES),
            Weakness(who="B", name="Flashbacks"),
            *on_to_danger("AB"),
        ),
        when=Danger(card="Your current space", value=12),
        then={at.reminders: ("flashbacks",)},
    ),
    "DD-315 but to no other party's, and to no card outside the phase": Row(
        given=(
            *begun(hero("A", mrl=8), hero("B", PIT), board=PLACES),
            *(Weakness(who="B", name="Flashbacks"), *on_to_danger("AB")),
        ),
        when=(Danger(card="Your current space", value=12), Draw(who="B", deck="danger", card="Your current space")),
        then={at.reminders: ("card-twice",)},
    ),
    "DD-316 a fourth Infected one gets a Perilous counter, and is Infected": Row(
        given=(*begun(*(hero(who) for who in "ABCD")), *(become(who, "infected") for who in "ABC")),
        when=become("D", "infected"),
        then={at.reminders: ("infected-counters",), at.afflicted: {"D": ("infected",)}},
        happens=(Fact(ConditionGained, who="D"), Fact(Reminded, rule="DD-316")),
    ),
    "DD-316 the third is no matter": Row(
        given=(*begun(*(hero(who) for who in "ABCD")), *(become(who, "infected") for who in "AB")),
        when=become("C", "infected"),
        then={at.reminders: (), at.afflicted: {"C": ("infected",)}},
    ),
    "DD-317 against the Jailor no Item helps, but an Ally does": Row(
        given=(
            *begun(hero("A"), mission=PILLAGE, board=(item("Axe", slot="1h"),)),
            *(obtain("A", "Axe"), Equip(who="A", item="Axe"), obtain("A", "Hound", "ally")),
            *(*attacked("A", JAILOR), BeginFight(), stand("A", "assault")),
        ),
        when=(
            hit("A", "", "5 1", "1 1", "1", using="Axe", attribute="str"),
            Quick(who="A", what="card", card="Hound"),
            Strike(who="A", foe="Jailor", damage=4),
            LootRoll(who="A", die=("1",)),
            LootDraw(who="A", card="Rope", kind="item"),
            Keep(who="A", card="Rope"),
        ),
        refused={1: No("DD-317", "item-barred")},
        then={at.gold: {"A": 7}, at.allies: {"A": ("Hound",)}, at.items: {"A": ("Axe", "Rope")}},
    ),
    "DD-317 Most Wanted may set off the Manhunt": Row(
        given=begun(hero("A"), mission=PILLAGE, bounty=3),
        when=Weakness(who="A", name=WANTED),
        then={at.bounty: 4, at.reminders: ("manhunt",)},
        happens=(Fact(BountyRaised, now=4), Fact(Reminded, rule="DD-317")),
    ),
}


@each(VARIANTS | ERRATA)
def test_variants_and_errata(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
