"""Whom a party meets: travelling merchants, cards that stay, monsters that Annoy, counters in a Law space."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.danger import EncounterChosen
from ledger.games.degenerates.events.phases import StallClosed
from ledger.games.degenerates.moves import cards
from ledger.games.degenerates.moves.cards import Equip, Haunt
from ledger.games.degenerates.moves.danger import Advance, Compare, Danger, Doom
from ledger.games.degenerates.moves.encounters import BeginFight, Encounter, Monster, ResolveEncounter
from ledger.games.degenerates.moves.fights import Grant
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Buy, Reveal, Sell, Trade
from ledger.games.degenerates.moves.setup import BeginMission, Boon, Vary, Way
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    begun,
    blow,
    defend,
    fighting,
    foe,
    fog,
    founded,
    hero,
    hit,
    item,
    obtain,
    on_to_danger,
    space,
    stand,
)
from tests.tables import Fact, No, Row, each, prove

GAOL = "Gaol"
PEDDLER = "Peddler"
MIMIC = foe("Mimic", 4, 1)
OGRE = foe("Ogre", 4, 30)


def met(card: str, **hero_: Any) -> Moves:
    """The Encounter Phase; that Encounter card waits."""
    drawn = (fog(1), Compare(encounter=True), Next(), Encounter(card=card))
    begins = begun(hero("A", **hero_), board=(*LANDS, MIMIC, item("Lamp", price=5)))
    return (*begins, obtain("A", "Lamp", deck="loot"), *on_to_danger("A"), *drawn)


def merchant(cards: int | None = 2) -> Trade:
    return Trade(who="A", by=PEDDLER, cards=cards)


def chooses(who: str, choice: str) -> ResolveEncounter:
    return ResolveEncounter(who=who, choice=choice, each=True)


def reveal(card: str, price: int | None = None, **more: Any) -> Reveal:
    return Reveal(who="A", card=card, kind="item", price=price, **more)


def in_gaol(*before: Haunt) -> Moves:
    """A in a Law space with Danger Level 2 and Bounty 6 draws a Law card of value 4."""
    gaol = space(GAOL, 2, "outside", "law", region="lowlands")
    begins = begun(hero("A"), hero("B"), at=GAOL, board=(gaol, foe("Baron", 4, 6)), bounty=6)
    return (*begins, *before, *on_to_danger("AB"), fog(4, law=True))


MERCHANTS: dict[str, Row[Degenerates]] = {
    "DD-163 a merchant shows as many cards as the Encounter says": Row(
        given=met(PEDDLER, gold=6),
        when=(
            merchant(None),
            merchant(),
            reveal("Trinket", lootonly=True),
            reveal("Rope", 2),
            reveal("Pole", 9),
            reveal("Cup", 1),
        ),
        asked={1: "cards"},
        refused={6: No("DD-163", "wares-full")},
        after={3: {at.discarded: {"loot": ("Trinket",)}, at.stalls: {HOME: ()}}},
        then={at.stalls: {HOME: ("Rope", "Pole")}, at.rested: {"A": ("recover",)}},
    ),
    "DD-097 gold buys from a merchant, and Items are sold there": Row(
        given=(*met(PEDDLER, gold=6), merchant(), reveal("Rope", 2), reveal("Pole", 9)),
        when=(Buy(who="A", card="Rope"), Sell(who="A", card="Lamp"), Buy(who="A", card="Pole")),
        refused={3: No("DD-166", "gold-short")},
        then={at.gold: {"A": 7}, at.items: {"A": ("Rope",)}, at.stalls: {HOME: ("Pole",)}},
    ),
    "DD-168 what a merchant keeps is discarded as the turn ends": Row(
        given=(*met(PEDDLER), merchant(), reveal("Goblin Jar", 1), reveal("Rope", 2)),
        stands={at.danger: {HOME: 3}},
        when=(ResolveEncounter(choice="trade"), Next(), Next()),
        then={
            at.turn: 2,
            at.stalls: {},
            at.discarded: {"loot": ("Goblin Jar", "Rope")},
            at.danger: {HOME: 4},
        },
        happens=(Fact(StallClosed, place=HOME),),
    ),
    "DD-165 a monster among a merchant's wares comes first": Row(
        given=(*met(PEDDLER, gold=6), merchant(), reveal("Rope", 2)),
        when=(
            Reveal(who="A", card="Mimic", kind="monster"),
            ResolveEncounter(choice="trade"),
            Next(),
            Buy(who="A", card="Rope"),
            (BeginFight(who="A"), stand("A", "assault"), blow("A", "Mimic", 1), Next()),
            Buy(who="A", card="Rope"),
        ),
        refused={3: No("DD-164", "wares-open"), 4: No("DD-164", "wares-order")},
        after={5: {at.danger: {HOME: 3}, fight.goes_on: False}},
        then={at.items: {"A": ("Lamp", "Rope")}},
    ),
    "DD-162 without a merchant it takes a Town": Row(
        given=met(PEDDLER),
        when=Trade(who="A"),
        refused={1: No("DD-149", "phase-wrong")},
        then={at.stalls: {}},
    ),
}

STAYS: dict[str, Row[Degenerates]] = {
    "DD-130 a card that stays in play is not discarded": Row(
        given=met("Stray Dog"),
        when=(ResolveEncounter(choice="approach", kept=True), Next(), Next()),
        then={
            at.turn: 2,
            at.discarded: {"encounters-lowlands": ()},
            shown.in_play: {"encounters-lowlands": ("Stray Dog",)},
        },
    ),
    "DD-130 any other one is": Row(
        given=met("Stray Dog"),
        when=(ResolveEncounter(choice="approach"), Next(), Next()),
        then={at.discarded: {"encounters-lowlands": ("Stray Dog",)}, shown.in_play: {"encounters-lowlands": ()}},
    ),
}

DUO: Moves = (
    *(*begun(hero("A", mrl=8), hero("B"), board=LANDS), *on_to_danger("AB")),
    *(fog(1), Compare(encounter=True), Next(), OGRE, Encounter(card="Ogre")),
)
CHOICES: dict[str, Row[Degenerates]] = {
    "DD-188 each adventurer chooses": Row(
        given=DUO,
        when=(chooses("B", "ignore"), chooses("B", "flee"), Next(), chooses("A", "approach"), Next()),
        refused={3: No("DD-186", "encounter-waits")},
        after={1: {at.choices: {"A": ""}}, 4: {at.choices: {"A": "B flee, A approach"}}},
        then={at.party_next: ()},
        happens=(Fact(EncounterChosen, who="B", choice="ignore"), Fact(EncounterChosen, who="A", choice="approach")),
    ),
    "DD-188 whoever Fights, the party does": Row(
        given=DUO,
        when=(chooses("A", "fight"), chooses("B", "ignore"), BeginFight()),
        after={1: {at.waiting_foes: {"A": ()}}, 2: {at.waiting_foes: {"A": ("Ogre",)}}},
        then={fight.fighters: {"A": "in", "B": "in"}},
    ),
}

COUNTERS: dict[str, Row[Degenerates]] = {
    "DD-193 the Law attacks": Row(
        given=in_gaol(),
        when=Compare(monsters=2),
        then={at.law_attacks: {"A": True}, at.monsters_due: {"A": ("law", 2)}},
    ),
    "DD-181 with an Epic counter its icon does not count": Row(
        given=in_gaol(Haunt(epic="Baron", place=GAOL)),
        when=(Compare(), Next(), BeginFight()),
        after={1: {at.law_attacks: {"A": False}, at.is_safe: {"A": True}, at.waiting_foes: {"A": ("Baron",)}}},
        then={fight.foes_left: ("Baron",)},
    ),
    "DD-064 a Territory's card says where the Hand goes": Row(
        given=(
            *begun(hero("A"), board=(*LANDS, space("Wasteland", 6), space("Last Chance", None, "inside"))),
            *on_to_danger("A"),
        ),
        when=(
            Danger(card="Dust", value=12, raises="Wasteland"),
            Danger(card="Dust", value=12, raises="Wasteland", hand="Last Chance"),
        ),
        asked={1: "hand"},
        then={at.hand: "Last Chance", at.doom: ("red",), at.doom_due: True},
    ),
    "DD-064 a card's advance in a Territory may name the Location": Row(
        given=begun(hero("A"), board=(*LANDS, space("Last Chance", None, "inside"))),
        when=(Advance(place="Wasteland", hand="Last Chance", by="Horn"), Doom(card="Omen", fits=True)),
        then={at.hand: "Last Chance", at.doom: ("red",)},
    ),
}

AXE = item("Axe", slot="2h", attack="str", reach="melee")
COMPANY: dict[str, Row[Degenerates]] = {
    "DD-120 a Skill may serve companions in the space": Row(
        given=begun(hero("A", per=9, skills=("Track",)), hero("B", per=9), hero("C", GAOL), board=(space(GAOL, 2),)),
        when=(
            cards.Test(who="B", attribute="per", dice=("6", "4", "5"), using="Track"),
            cards.Test(who="C", attribute="per", dice=("6", "4", "5"), using="Track"),
        ),
        refused={2: No("DD-090", "card-missing")},
        then={fight.total: 9, fight.passed: True},
    ),
    "DD-247 but a companion's Item does not": Row(
        given=(
            *begun(hero("A", con=8), hero("B"), board=(AXE,)),
            *(obtain("B", "Axe"), Equip(who="B", item="Axe"), OGRE, *on_to_danger("AB"), fog(1)),
            *(Compare(monsters=1), Next(), Monster(cards=("Ogre",)), BeginFight(), stand("A", "assault")),
        ),
        when=hit("A", "", "1 1", "1 1", "1", using="Axe"),
        refused={1: No("DD-090", "card-missing")},
        then={fight.foes: {"Ogre": 0}},
    ),
    "DD-169 a later party's card need not say what it raises": Row(
        given=(
            *begun(hero("A", mrl=8), hero("B", GAOL), board=(space(GAOL, 3, region="lowlands"),)),
            *(*on_to_danger("AB"), fog(12), Next()),
        ),
        when=(Danger(card="Mist", value=2), Compare(monsters=1)),
        then={at.monsters_due: {"B": ("lowlands", 1)}, at.danger: {GAOL: 3, HOME: 3}},
    ),
    "DD-304 what the easier game gives is taken before play": Row(
        given=(
            *(*founded("A", difficulty="easier"), *LANDS, hero("A", HOME, luck=3)),
            *(Vary(card=f"Mist {n}", raises="Wasteland") for n in range(3)),
            *(BeginMission(name="On The Run", bounty=2), Next()),
        ),
        when=Boon(who="A", what="luck"),
        refused={1: No("DD-304", "boon-late")},
        then={at.luck: {"A": 3}},
    ),
    "DD-017 a way lies in a Territory that there is": Row(
        given=begun(hero("A"), board=(space(GAOL, 3, region="lowlands"),)),
        when=Way(kind="path", one=GAOL, other=HOME, territory="Nowhere"),
        refused={1: No("DD-017", "territory-unknown")},
        then={at.neighbours: {GAOL: ()}},
    ),
}

ANNOYED: dict[str, Row[Degenerates]] = {
    "DD-219 Assault of the round before does not last": Row(
        given=(
            *(*fighting(hero("A"), foes=(OGRE,)), stand("A", "assault"), defend("A", "1 1", "1"), Next()),
            Grant(foe="Ogre", ability="annoy"),
        ),
        when=(defend("A", "1 1", "1"), stand("A", "assault"), stand("A", "guard"), defend("A", "1 1", "1")),
        refused={1: No("DD-219", "stance-annoyed"), 2: No("DD-219", "stance-annoyed")},
        then={at.combat_stances: {"A": "guard"}},
    ),
    "DD-211 what is gained before the fight acts on arrival": Row(
        given=(
            *(*met("Ogre"), OGRE, ResolveEncounter(choice="fight")),
            *(Grant(foe="Ogre", ability="fear"), Grant(foe="Ogre", ability="gas")),
        ),
        when=(Grant(foe="Ogre", ability="gas", off=True), BeginFight()),
        then={fight.trials: (("fear", "A"),), fight.abilities: {"Ogre": ("fear",)}},
    ),
}


@each(MERCHANTS | STAYS | CHOICES | COUNTERS | COMPANY | ANNOYED)
def test_meetings(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
