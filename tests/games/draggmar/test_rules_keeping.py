"""Keep and discard, and curses."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import RiftOpened
from ledger.games.draggmar.events.heroes import CurseLifted, CurseTaken, HeroKept, HeroRaised, HeroRetired
from ledger.games.draggmar.events.market import DeckReshuffled, HandDiscarded
from ledger.games.draggmar.events.rounds import DungeonsRaised, FateReduced, TurnEnded
from ledger.games.draggmar.moves.crawl import Dies, Resolve
from ledger.games.draggmar.moves.keep import Keep, LevelUp, Stock
from ledger.games.draggmar.moves.market import Hire, Pass
from ledger.games.draggmar.moves.party import Afflict, Lift
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    TOGETHER,
    Moves,
    boss,
    crawl,
    crawl_on,
    decks,
    failed,
    fames,
    fate,
    hall,
    hero,
    item,
    monster,
    play,
    rift_map,
    scouting,
)
from tests.tables import Fact, No, Row, each, prove

ADA = hero("Ada", "warrior", (3, 9))
DISCARDING = (Next(), Next())
"""From keeping to discarding."""


def cleared(mine: Hire, *more: Hire) -> Moves:
    """A cleared the Mines with this hero, B failed, and heroes may be kept."""
    return (
        *crawl(ALONE, {"A": [mine, *more]}),
        *(boss("Boss-1", (1, 1), fame=3), *play(A=mine.name), Resolve(who="A")),
        *(failed("B"), Next(), *fames(A=5)),
    )


def keep(search: bool = True) -> Keep:
    return Keep(who="A", hero="Ada", search="found" if search else "missing")


KEEPING: dict[str, Row[Draggmar]] = {
    "DR-152 a hero of a group that failed is not kept": Row(
        given=(
            *crawl(ALONE, {"A": [ADA]}),
            hall(),
            *play(A="Ada"),
            failed("A").but(because="it is late"),
            failed("B"),
            Next(),
        ),
        when=keep(),
        refused={1: No("DR-152")},
        then={at.hand_sizes: {"A": 0}},
    ),
    "DR-152 nor one whose crawl is not over": Row(
        given=(
            *crawl(ALONE, {"A": [ADA]}),
            *(hall(), *play(A="Ada"), failed("B"), Next(because="it is late")),
        ),
        stands={at.phase: 4, fight.heroes: {"A": ("Ada",)}},
        when=keep(),
        refused={1: No("DR-152", "dungeon-failed")},
        then={fight.heroes: {"A": ("Ada",)}},
    ),
    "DR-152 DR-171 keeping costs 1 Fame": Row(
        given=(*cleared(ADA), *fames(A=0)),
        when=keep(),
        refused={1: No("DR-152", "fame-short")},
        then={at.fame: {"A": 0}, fight.heroes: {"A": ("Ada",)}},
    ),
    "DR-153 no namesake: the hero stays as it is": Row(
        given=cleared(ADA),
        when=(keep(search=False), (Next(), Next(), Next())),
        after={1: {at.fame: {"A": 4}, at.hand_levels: {"A": (("Ada", 1),)}}},
        then={at.round_: 2, at.hand_levels: {"A": (("Ada", 1),)}, at.discards: {"heroes-1": 0}},
        happens=(Fact(HeroKept, hero="Ada", rule="DR-153"),),
    ),
    "DR-153 a namesake takes its place": Row(
        given=(*cleared(hero("Ada", "warrior", (3, 9), 2)), *decks(heroes_3=5)),
        when=(keep(), (Next(), Next(), Next())),
        after={1: {at.discarded: {"heroes-2": ("Ada",)}, at.decks: {"heroes-3": 4}}},
        then={at.hand_levels: {"A": (("Ada", 3),)}, at.round_: 2},
        happens=(Fact(HeroRaised, hero="Ada", rule="DR-153"),),
    ),
    "DR-153 the table is asked whether there is one": Row(
        given=cleared(ADA),
        when=(keep().but(search=None), keep()),
        asked={1: "search"},
        then={at.hand_levels: {"A": (("Ada", 2),)}, at.fame: {"A": 4}},
    ),
    "DR-153 DR-198 the new card is read out": Row(
        given=cleared(ADA),
        when=(
            keep().but(values=(6, 9)),
            (Next(), Next(), Next(), *crawl_on({"Site-4": (1, "A"), "Site-5": (1, "B")})),
            (monster("Rat", (1, 1)), *play(A="Ada"), Resolve(who="A")),
        ),
        then={fight.attack_total: 6},
    ),
    "DR-154 free for a hero that fought the boss and lived": Row(
        given=(*cleared(ADA), *fames(A=0), *DISCARDING),
        when=LevelUp(who="A", hero="Ada", search="found"),
        then={at.fame: {"A": 0}, at.hand_levels: {"A": (("Ada", 2),)}, at.discarded: {"heroes-1": ("Ada",)}},
        happens=(Fact(HeroRaised, rule="DR-154"),),
    ),
    "DR-154 no namesake: the hero is discarded": Row(
        given=(*cleared(ADA), *DISCARDING),
        when=LevelUp(who="A", hero="Ada", search="missing"),
        then={at.hand_sizes: {"A": 0}, at.discarded: {"heroes-1": ("Ada",)}},
        happens=(Fact(HeroRetired, hero="Ada", rule="DR-154"),),
    ),
    "DR-154 a backup hero did not fight": Row(
        given=(
            *crawl(ALONE, {"A": [hero("Nub", "mage", (1, 1)), ADA]}),
            *(boss("Boss-1", (1, 1)), *play(A="Nub"), Resolve(who="A"), *play(A="Ada")),
            *(failed("B"), Next(), *DISCARDING),
        ),
        stands={fight.heroes: {"A": ("Ada",)}, at.crawls: {"Mines": "cleared"}},
        when=LevelUp(who="A", hero="Ada", search="found"),
        refused={1: No("DR-154", "boss-not-fought")},
        then={at.hand_sizes: {"A": 0}},
    ),
    "DR-154 the dead do not rise": Row(
        given=(*cleared(ADA), Dies(hero="Ada"), *DISCARDING),
        when=LevelUp(who="A", hero="Ada", search="found"),
        refused={1: No("DR-154", "hero-gone")},
        then={at.hand_sizes: {"A": 0}},
    ),
    "DR-159 a level 3 hero retires": Row(
        given=cleared(hero("Ada", "warrior", (3, 9), 3)),
        when=(keep(), (*DISCARDING, LevelUp(who="A", hero="Ada", search="found"))),
        refused={1: No("DR-159", "hero-retires"), 2: No("DR-159", "hero-retires")},
        then={at.fame: {"A": 5}, at.hand_sizes: {"A": 0}},
    ),
    "DR-157 each step of phase 4 has its own moves": Row(
        given=cleared(ADA, item("axe", "weapon")),
        when=(
            LevelUp(who="A", hero="Ada", search="found"),
            Stock(who="A", item="axe", place="1-1"),
            (Next(), keep()),
            (Next(), keep()),
            Stock(who="A", item="axe", place="1-1"),
        ),
        refused={n: No("DR-157", "step-wrong") for n in range(1, 6)},
        then={at.hands: {"A": ("axe",)}, fight.heroes: {"A": ("Ada",)}},
    ),
}

STOCKING: dict[str, Row[Draggmar]] = {
    "DR-155 items of the hand lie on the Market for the next round": Row(
        given=(
            *cleared(ADA, item("axe", "weapon"), item("bow", "weapon", level=2), hero("Mo", "mage", (1, 1))),
            Next(),
        ),
        happens=(Fact(TurnEnded, who="A", rule="DR-155"), Fact(TurnEnded, who="B", rule="DR-155")),
        when=(
            Stock(who="A", item="Mo", place="1-1"),
            Stock(who="A", item="axe", place="2-1"),
            Stock(who="A", item="axe", place="1-1"),
            Stock(who="A", item="bow", place="2-2"),
            (Pass(who="A"), Pass(who="B"), Next(), Next()),
        ),
        refused={1: No("DR-155", "item-only"), 2: No("DR-155", "level-wrong")},
        then={at.market: {"1-1": ("axe",), "2-2": ("bow",), "2-1": ()}, at.round_: 2},
    ),
    "DR-155 in turn order": Row(
        given=(*cleared(ADA, item("axe", "weapon")), Next(), Pass(who="A")),
        when=Stock(who="A", item="axe", place="1-1"),
        refused={1: No("DR-028", "turn-other")},
        then={at.hands: {"A": ("axe",)}},
    ),
    "DR-156 everything but curses, trophies and Fame is discarded": Row(
        given=(
            *cleared(ADA, item("axe", "weapon"), item("bow", "weapon", level=2), hero("Mo", "mage", (1, 1), 2)),
            *(Afflict(player="A", name="Gout"), *DISCARDING),
        ),
        stands={at.hands: {"A": ("Mo", "axe", "bow")}},
        when=Next(),
        then={
            at.hand_sizes: {"A": 0, "B": 0},
            at.discarded: {"items-1": ("axe",), "items-2": ("bow",), "heroes-1": ("Ada",), "heroes-2": ("Mo",)},
            at.curses: {"A": ("Gout",)},
            at.trophies: {"A": (("Boss-1", 3),)},
            at.fame: {"A": 5},
        },
        happens=(Fact(HeroRetired, hero="Ada", rule="DR-156"), Fact(HandDiscarded, who="A", rule="DR-156")),
    ),
    "DR-158 standees go back to the City": Row(
        given=(*cleared(ADA), *DISCARDING),
        stands={at.standees: {"A": "Mines", "B": "Site-3"}},
        when=Next(),
        then={at.standees: {"A": "City", "B": "City"}, at.round_: 2, at.groups: ()},
    ),
}

CURSES: dict[str, Row[Draggmar]] = {
    "DR-123 curses lie in front of a player or on a hero, as many as there are": Row(
        given=(*crawl(TOGETHER, {"A": [ADA]}), hall(), *play(A="Ada"), *decks(curse_deck=20)),
        when=(Afflict(player="A", name="Gout"), Afflict(player="A", name="Itch", on="Ada"), Afflict(player="B")),
        then={
            at.curses: {"A": ("Gout", "Itch"), "B": ("?",)},
            at.decks: {"curses": 17},
            shown.rows("Curses", "A"): ("Gout", "Itch on Ada"),
        },
        happens=(Fact(CurseTaken, who="A", name="Gout"), Fact(CurseTaken, who="A", name="Itch", hero="Ada")),
    ),
    "DR-124 the last curse rebuilds the deck and costs 2 Fate": Row(
        given=(*scouting("AB", *rift_map(), undead_crusade="on"), fate(13), *decks(curse_discard=9, curse_deck=1)),
        when=Afflict(player="A", name="Gout"),
        then={at.fate: 11, at.decks: {"curses": 9}, at.discards: {"curses": 0}, at.rifts_active: (1,)},
        happens=(
            Fact(DeckReshuffled, deck="curses", cards=9, rule="DR-124"),
            Fact(FateReduced, was=13, now=11, by=2, rule="DR-124"),
            Fact(RiftOpened, number=1),
        ),
    ),
    "DR-124 that may raise the dungeons": Row(
        given=(*scouting("AB"), fate(12), *decks(curse_discard=9, curse_deck=1)),
        when=Afflict(player="A", name="Gout"),
        happens=(Fact(FateReduced, now=10), Fact(DungeonsRaised, by=1)),
        then={at.fate: 10},
    ),
    "DR-124 read otherwise: the deck is rebuilt for the next curse": Row(
        given=(*scouting("AB", reshuffle="when-needed"), fate(12), *decks(curse_discard=9, curse_deck=1)),
        when=(Afflict(player="A", name="Gout"), Afflict(player="A", name="Itch")),
        after={1: {at.fate: 12, at.decks: {"curses": 0}}},
        then={at.fate: 10, at.decks: {"curses": 8}},
    ),
    "DR-125 curses outlast crawls and rounds": Row(
        given=(*cleared(ADA), Afflict(player="A", name="Gout"), Afflict(player="B", name="Itch")),
        when=(Next(), Next(), Next()),
        then={at.round_: 2, at.curses: {"A": ("Gout",), "B": ("Itch",)}},
    ),
    "DR-126 a curse that is over lies beside the deck": Row(
        given=(*scouting("AB"), Afflict(player="A", name="Gout"), Afflict(player="B", name="Gout")),
        when=(Lift(curse="Gout", of="B"), Lift(curse="Itch")),
        refused={2: No("DR-126", "curse-unknown")},
        then={at.curses: {"A": ("Gout",), "B": ()}, at.discarded: {"curses": ("Gout",)}, at.decks: {"curses": 28}},
        happens=(Fact(CurseLifted, who="B", name="Gout", rule="DR-126"),),
    ),
    "DR-126 the curse of a dead hero is offered for discarding": Row(
        given=(
            *crawl(ALONE, {"A": [ADA]}),
            *(hall(), *play(A="Ada"), Afflict(player="A", name="Itch", on="Ada")),
        ),
        when=Dies(hero="Ada"),
        then={at.curses: {"A": ("Itch",)}, shown.offers: ("lift Itch",)},
    ),
    "DR-197 curses, heroes, Fame and piles lie open": Row(
        given=(*crawl(ALONE, {"A": [ADA]}), hall(fame=2), *play(A="Ada"), Afflict(player="A", name="Gout")),
        when=Resolve(who="A"),
        then={
            shown.rows("Curses", "A"): ("Gout",),
            shown.told("Ada", "A"): True,
            shown.field("Fame", "A"): "60",
            shown.told("Fame 60"): True,
            shown.rooms: {"Mines: A": ("Hall",), "Site-3: B": ()},
        },
    ),
}


@each(KEEPING | STOCKING | CURSES)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
