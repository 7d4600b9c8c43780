"""The map: spaces, ways, ports, traits."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.degenerates import RULESET, content
from ledger.games.degenerates.events.board import TownFounded, TraitLost
from ledger.games.degenerates.events.phases import StallOpened
from ledger.games.degenerates.moves.cards import Equip, Obtain, Trait
from ledger.games.degenerates.moves.danger import Compare, Lower, Raise
from ledger.games.degenerates.moves.phases import Foot, March, Next, River
from ledger.games.degenerates.moves.resting import Explore, Invest, Reveal, Trade
from ledger.games.degenerates.moves.setup import Overlay, Space, Way
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
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
    item,
    on_to_danger,
    path,
    recover,
    road,
    space,
    town,
    trait,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
PLACES = (*LANDS, space(PIT, 2))
ALONG = (*LANDS, space("X", 2), space("Y", 2), road("X", "Y"), path("Y", PIT))
MARKET = "Market"
SHOP = (*LANDS, *town(MARKET, 2, region="lowlands"))


def ports(sitting: at.At) -> Mapping[str, tuple[str, ...]]:
    """Each kind of port with the Locations that have one."""
    found = sitting.state.sites.items()
    return {kind: tuple(sorted(name for name, each in found if each.port == kind)) for kind in ("river", "lake")}


def sharing(sitting: at.At) -> tuple[tuple[str, str], ...]:
    """Locations without a printed level of their own, with their Territory."""
    return tuple(sorted((name, each.territory) for name, each in sitting.state.sites.items() if each.shares))


def pathless(sitting: at.At) -> tuple[str, ...]:
    return tuple(sorted(name for name, each in sitting.state.lands.items() if not each.paths))


def touching(sitting: at.At) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((min(pair), max(pair)) for pair in sitting.state.ways))


def laid_overlays(sitting: at.At) -> tuple[str, ...]:
    """The special Locations that lie on the board."""
    return tuple(name for name in overlays(sitting) if name in sitting.state.sites)


def overlays(_: at.At) -> tuple[str, ...]:
    return content.board().overlays


GUILD = item("Guild Ring", slot="jewelry", needs=("town",), gives=("str+1",))


BOARD: dict[str, Row[Degenerates]] = {
    "DD-014 DD-020 DD-021 what the rulebook prints of the board": Row(
        when=founded("A"),
        then={
            ports: {
                "river": (
                    "Crystal Crater",
                    "East Bridge",
                    "Gutfish Ford",
                    "North Bridge",
                    "Pigskin Port",
                    "The Watchtower",
                    "Tunnel of Terror",
                ),
                "lake": ("Dusk Falls", "Fishmonger Camp", "Ghostgate", "Tower Island"),
            },
            touching: (
                ("Catacombs", "Ghostgate"),
                ("Catacombs", "Graveyard"),
                ("Temple of Madness", "Tunnel of Terror"),
            ),
            at.kinds: {"The Maze": "maze"},
        },
    ),
    "DD-018 eight Locations are on the level of their Territory": Row(
        when=founded("A"),
        then={
            sharing: (
                ("Crystal Crater", "Burning Lakes"),
                ("Dusk Falls", "Tomb Lake"),
                ("East Bridge", "Witchwood"),
                ("Ghostgate", "Tomb Lake"),
                ("Hag's Fork", "Witchwood"),
                ("Last Chance", "Wasteland"),
                ("North Bridge", "Foothills"),
                ("The Windmill", "Foothills"),
            ),
        },
    ),
    "DD-018 a level of such a Location is one of its Territory": Row(
        given=founded("A"),
        when=(Space(name="Last Chance", danger=4), Space(name="Wasteland", danger=4)),
        refused={1: No("DD-018", "level-shared")},
        then={at.danger: {"Last Chance": 4, "Wasteland": 4}, shown.levels: {"Last Chance": "Danger 4"}},
    ),
    "DD-017 DD-019 nine Territories in four Regions": Row(
        when=founded("A"),
        then={
            at.regions: {
                "Blasted Heath": "badlands",
                "Burning Lakes": "badlands",
                "Wasteland": "badlands",
                "Foothills": "highlands",
                "Slaver's Pass": "highlands",
                "Fields": "lowlands",
                "Witchwood": "lowlands",
                "Rotting Swamp": "wetlands",
                "Tomb Lake": "wetlands",
                "The Maze": "void",
            },
            pathless: ("Fields", "Tomb Lake"),
        },
    ),
    "DD-017 no Path leads through the Fields": Row(
        given=begun(hero("A"), board=(*LANDS, space("X", 2), space("Y", 2))),
        when=(path("X", "Y", "Fields"), path("X", "Y", "Tomb Lake"), road("X", "Y", "Fields")),
        refused={1: No("DD-017", "path-barred"), 2: No("DD-017", "path-barred")},
        then={at.kinds: {"X-Y": "road"}},
    ),
    "DD-019 the Region of a Path is that of its Territory": Row(
        given=begun(hero("A"), board=LANDS),
        when=path("Stone Circle", "Black Tree", "Witchwood"),
        then={at.regions: {"Stone Circle-Black Tree": "lowlands"}},
    ),
    "DD-014 two ways between the same places are told apart": Row(
        given=begun(hero("A"), at="X", board=(*LANDS, space("X", 2), space("Y", 2), road("X", "Y"))),
        when=(Way(kind="path", one="X", other="Y", territory="Wasteland", label="high"), walk("A", "X-Y-high")),
        then={at.where: {"A": "X-Y-high"}, at.neighbours: {"X": ("X-Y", "X-Y-high")}},
    ),
    "DD-014 a way that nobody typed is no way until somebody does": Row(
        given=begun(hero("A"), at="X", board=(*LANDS, space("X", 2), space("Y", 2))),
        when=(walk("A", "Y"), Way(kind="touch", one="Y", other="X", because="seen on the board"), walk("A", "Y")),
        refused={1: No("DD-135", "space-far")},
        then={at.where: {"A": "Y"}},
    ),
    "DD-015 four Locations that only missions lay out": Row(
        given=begun(hero("A"), board=PLACES),
        when=(
            Overlay(name="Secret Cellar"),
            Overlay(name="Hidden Halls", region="highlands", danger=4, has=("inside",)),
            Way(kind="touch", one="Hidden Halls", other=HOME),
            walk("A", "Hidden Halls"),
        ),
        refused={1: No("DD-015", "overlay-unknown")},
        then={
            at.danger: {"Hidden Halls": 4},
            at.traits: {"Hidden Halls": ("inside",)},
            at.regions: {"Hidden Halls": "highlands"},
            at.where: {"A": "Hidden Halls"},
        },
    ),
    "DD-015 they are not on the board before": Row(
        when=founded("A"),
        then={
            laid_overlays: (),
            overlays: ("Crystal Chamber", "Flooded Caves", "Hidden Halls", "Undercity Dungeon"),
        },
    ),
    "DD-016 a Road is marched over unexplored, a Path is secret till Explored": Row(
        given=begun(hero("A"), at="X", board=ALONG, stance="bold"),
        when=(trait("explored", f"Y-{PIT}"), March(who="A", place="Y")),
        stands={shown.traits: {"X-Y": ("outside",), f"Y-{PIT}": ("outside", "secret")}},
        then={at.where: {"A": "Y"}, shown.traits: {f"Y-{PIT}": ("explored", "outside")}},
    ),
    "DD-020 the Bold go down the river for 2 gold each, the Cautious do not": Row(
        given=begun(
            hero("A", gold=9),
            at="Tunnel of Terror",
            board=(*LANDS, space("Tunnel of Terror", 2), space("Pigskin Port", 2)),
            stance="cautious",
        ),
        when=(
            River(who="A", place="Pigskin Port"),
            walk("A", "Temple of Madness").but(has=("outside",)),
        ),
        refused={1: No("DD-140", "stance-cautious")},
        then={at.gold: {"A": 9}},
    ),
    "DD-020 away from the Tunnel of Terror": Row(
        given=begun(
            hero("A", gold=9),
            at="Tunnel of Terror",
            board=(*LANDS, space("Tunnel of Terror", 2), space("Pigskin Port", 2)),
            stance="bold",
        ),
        when=River(who="A", place="Pigskin Port"),
        then={at.gold: {"A": 7}, at.where: {"A": "Pigskin Port"}},
    ),
}

TRAITS: dict[str, Row[Degenerates]] = {
    "DD-022 a counter on a Territory counts on its ways, not in its Locations": Row(
        given=begun(hero("A"), board=(*ALONG, space("Last Chance", None, "inside"))),
        when=trait("perilous", "Wasteland"),
        then={at.traits: {f"Y-{PIT}": ("outside", "perilous"), "Last Chance": ("inside",), "Y": ("outside",)}},
    ),
    "DD-023 a trait that a counter brought goes with it": Row(
        given=(*begun(hero("A"), board=PLACES), trait("fungus", PIT)),
        when=(Trait(trait="fungus", at=PIT, off=True), Trait(trait="fungus", at=PIT, off=True)),
        refused={2: No("DD-023", "trait-missing")},
        then={at.traits: {PIT: ("outside",)}},
    ),
    "DD-024 at a Base one invests 16 gold": Row(
        given=(*begun(hero("A", gold=16), at=MARKET, board=SHOP, stance="bold"), trait("base", MARKET), recover("A")),
        when=Invest(who="A"),
        then={at.gold: {"A": 0}, at.towns: {MARKET: 3}},
    ),
    "DD-024 elsewhere 16 gold are too few": Row(
        given=(*begun(hero("A", gold=16), at=MARKET, board=SHOP, stance="bold"), recover("A")),
        when=Invest(who="A"),
        refused={1: No("DD-160", "gold-short")},
        then={at.gold: {"A": 16}, at.towns: {MARKET: 2}},
    ),
    "DD-024 a second Base is remarked": Row(
        given=(*begun(hero("A"), board=(*PLACES, *SHOP)), trait("base", MARKET)),
        when=trait("base", PIT),
        then={at.reminders: ("counter-short",), at.counters: {MARKET: ("base",), PIT: ("base",)}},
    ),
    "DD-025 no random Encounter in a Destroyed space": Row(
        given=(*begun(hero("A"), board=PLACES), *on_to_danger("A"), trait("destroyed", HOME), fog(1)),
        when=Compare(monsters=1, encounter=True),
        then={at.encounter_due: {"A": False}, at.monsters_due: {"A": ("lowlands", 1)}},
    ),
    "DD-026 in an Explored Town one card more may be seen": Row(
        given=(*begun(hero("A"), at=MARKET, board=SHOP, stance="bold"), *explored(MARKET), recover("A")),
        when=(
            Trade(who="A", extra=True),
            *(Reveal(who="A", card=name, kind="item", price=3) for name in ("Rope", "Lamp", "Nail", "Bell")),
        ),
        refused={5: No("DD-163", "wares-full")},
        then={at.stalls: {MARKET: ("Rope", "Lamp", "Nail")}, at.decks: {"loot": 69}},
        happens=(Fact(StallOpened, shown=3, extra=True),),
    ),
    "DD-026 elsewhere it may not": Row(
        given=(*begun(hero("A"), at=MARKET, board=SHOP, stance="bold"), recover("A")),
        when=(Trade(who="A", extra=True), Trade(who="A")),
        refused={1: No("DD-026", "explored-missing")},
        then={shown.owed: ("reveal", "next")},
    ),
    "DD-026 never in a Metaphysical space or the Maze": Row(
        given=begun(hero("A"), board=(*PLACES, trait("metaphysical", PIT))),
        when=(
            Trait(trait="explored", at=PIT),
            Trait(trait="explored", at="The Maze"),
            Trait(trait="explored", at=HOME),
        ),
        refused={1: No("DD-031", "explored-never"), 2: No("DD-031", "explored-never")},
        then={at.explored: {PIT: False, "The Maze": False, HOME: True}},
    ),
    "DD-027 Fungus is only a condition of cards": Row(
        given=(
            *begun(hero("A", str=5), board=(*PLACES, item("Spore Mask", needs=("fungus",), gives=("str+2",)))),
            Obtain(who="A", card="Spore Mask"),
            Equip(who="A", item="Spore Mask", slot="head"),
        ),
        stands={at.attributes: {"A": {"str": 5}}},
        when=trait("fungus", HOME),
        then={at.attributes: {"A": {"str": 7}}, at.traits: {HOME: ("fungus", "outside")}},
    ),
    "DD-028 with the Law icon the Law may attack in a Law space": Row(
        given=(*begun(hero("A"), board=PLACES, bounty=4), *on_to_danger("A"), trait("law", HOME), fog(4, law=True)),
        when=Compare(monsters=2),
        then={at.law_attacks: {"A": True}, at.monsters_due: {"A": ("law", 2)}},
    ),
    "DD-028 in another space it may not": Row(
        given=(*begun(hero("A"), board=PLACES, bounty=4), *on_to_danger("A"), fog(4, law=True)),
        when=Next(),
        then={at.law_attacks: {"A": False}, at.is_safe: {"A": True}},
    ),
    "DD-029 each adventurer needs a Disease or a condition of its own": Row(
        given=(
            *begun(hero("A"), hero("B"), at="X", board=(*ALONG, space(PIT, 2), Way(kind="touch", one="X", other=PIT))),
            *(trait("metaphysical", PIT), become("A", "slimed")),
        ),
        when=(Foot(who="A", place=PIT, with_=("B",)), Foot(who="A", place=PIT, with_=("A",))),
        refused={1: No("DD-029", "space-metaphysical", "B")},
        then={at.where: {"A": PIT, "B": "X"}},
    ),
    "DD-030 in a Metaphysical space Rest ends only Detained": Row(
        given=(
            *begun(hero("A", mrl=7), board=PLACES),
            *(hurt("A", 9), become("A", "detained"), become("A", "slimed"), trait("metaphysical", HOME)),
        ),
        when=recover("A", "3 3"),
        then={at.wounds: {"A": 2}, at.afflicted: {"A": ("slimed",)}},
    ),
    "DD-031 Exploring there lays no counter": Row(
        given=(*begun(hero("A"), board=PLACES, stance="bold"), trait("metaphysical", HOME), recover("A")),
        when=Explore(who="A", dice=dice("3 3")),
        then={at.explored: {HOME: False}, at.rested: {"A": ("recover", "explore")}, at.reminders: ("explored-never",)},
    ),
    "DD-031 and an Explored space that turns Metaphysical loses its own": Row(
        given=(*begun(hero("A"), board=PLACES), *explored(PIT)),
        when=trait("metaphysical", PIT),
        then={at.counters: {PIT: ("metaphysical",)}},
        happens=(Fact(TraitLost, place=PIT, trait="explored"),),
    ),
    "DD-034 only a Settlement has a Town Level": Row(
        given=founded("A"),
        when=(Space(name=PIT, town=2), Space(name=PIT, has=("settlement",)), Space(name=PIT, town=2)),
        refused={1: No("DD-034", "settlement-missing")},
        then={at.towns: {PIT: 2}},
    ),
    "DD-034 nor is there any Invest elsewhere": Row(
        given=(*begun(hero("A", gold=21), board=PLACES, stance="bold"), recover("A")),
        when=Invest(who="A"),
        refused={1: No("DD-034", "settlement-missing")},
        then={at.gold: {"A": 21}},
    ),
    "DD-035 a Town is a Settlement with a Town Level, and no counter": Row(
        given=begun(hero("A"), board=(*LANDS, space("Holy Order", 1))),
        stands={at.is_town: {"Holy Order": False}, shown.levels: {"Holy Order": "Danger 1"}},
        when=Lower(place="Holy Order", by="Prayer"),
        then={
            at.is_town: {"Holy Order": True},
            at.counters: {"Holy Order": ()},
            at.traits: {"Holy Order": ("outside", "settlement")},
            shown.traits: {"Holy Order": ("outside", "settlement", "town")},
            shown.levels: {"Holy Order": "Town 1"},
        },
        happens=(Fact(TownFounded, place="Holy Order"),),
    ),
    "DD-035 cards that need a Town work there, and stop with it": Row(
        given=(
            *begun(hero("A", str=5), at=MARKET, board=(*town(MARKET, 1, region="lowlands"), GUILD)),
            *(Obtain(who="A", card="Guild Ring"), Equip(who="A", item="Guild Ring")),
        ),
        stands={at.attributes: {"A": {"str": 6}}},
        when=Raise(place=MARKET, by="Plague"),
        then={at.attributes: {"A": {"str": 5}}, at.is_town: {MARKET: False}},
    ),
}


@each(BOARD | TRAITS)
def test_map(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
