"""Hiring, hands, trading and the Market."""

from __future__ import annotations

from ledger.core.table.moves import Give, SetOption
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.market import CardHired, DeckReshuffled, FameSpent, ItemRedrawn
from ledger.games.draggmar.events.rounds import FateReduced, ReadinessLost, Reminded
from ledger.games.draggmar.moves.crawl import Loot, Resolve
from ledger.games.draggmar.moves.market import Hire, Pass, Ready, Redraw, Trade
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import KnowHero, KnowItem, Market, Refill, Reshuffle
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    Moves,
    crawl,
    decks,
    fames,
    fate,
    hero,
    hired,
    hiring,
    item,
    monster,
    play,
    scouting,
    standing,
    trading,
    unseen,
)
from tests.tables import Fact, No, Row, each, prove


def hire(level: int, name: str = "", who: str = "A") -> Hire:
    return Hire(who=who, kind="item", level=level, name=name)


def hiring_with(*rows: Market, players: str = "AB") -> Moves:
    """Hiring, with these rows of the Market laid out."""
    return (*scouting(players, *rows), *standing({"Mines": (1, players)}), Next())


HIRING: dict[str, Row[Draggmar]] = {
    "DR-053 everybody has a turn to hire": Row(
        given=hiring("ABC"),
        when=(Pass(who="A"), Next(), Pass(who="B"), Pass(who="C"), Next()),
        refused={2: No("DR-053", "turn-missing")},
        then={at.step: "trading"},
    ),
    "DR-053 a turn has as many purchases as Fame and hand allow": Row(
        given=(*hiring("AB"), *fames(A=9)),
        when=(hire(1), hire(2), hire(3), hire(1), hire(2), hire(1)),
        then={at.hand_sizes: {"A": 6}, at.fame: {"A": 2}, at.turn: "A"},
    ),
    "DR-053 nobody hires after passing": Row(
        given=hiring("AB"),
        when=(Pass(who="A"), hire(1), Pass(who="A")),
        refused={2: No("DR-028", "turn-other"), 3: No("DR-028")},
        then={at.hand_sizes: {"A": 0}},
    ),
    "DR-053 DR-028 nor when everybody had a turn": Row(
        given=(*hiring("AB"), Pass(who="A"), Pass(who="B")),
        when=hire(1),
        refused={1: No("DR-028")},
        then={at.hand_sizes: {"A": 0}},
    ),
    "DR-054 DR-171 prices are Fame, the same for heroes and items": Row(
        given=(*hiring("AB"), *fames(A=10)),
        when=(
            hire(1),
            hire(2),
            hire(3),
            Hire(who="A", kind="hero", level=1),
            Hire(who="A", kind="hero", level=2),
            Hire(who="A", kind="hero", level=3),
        ),
        after={n: {at.fame: {"A": fame}} for n, fame in ((1, 10), (2, 8), (3, 5), (4, 5), (5, 3), (6, 0))},
        happens=(Fact(FameSpent, by=2, rule="DR-054"), Fact(FameSpent, by=3, rule="DR-054")),
    ),
    "DR-054 raised dungeons leave prices alone": Row(
        given=(*hiring("AB"), fate(3)),
        when=(hire(1), hire(2)),
        then={at.fame: {"A": 3}},
    ),
    "DR-054 DR-171 Fame that is short": Row(
        given=(*hiring("AB"), *fames(A=1)),
        when=(hire(2), hire(2, who="A").but(because="B lends it")),
        refused={1: No("DR-054", "fame-short")},
        then={at.fame: {"A": 0}, at.hand_sizes: {"A": 1}, at.overruled: 1},
    ),
    "DR-055 six cards and one more": Row(
        given=(*hiring("AB"), *(each.but(who="A") for each in unseen(6))),
        when=(hire(1), hire(1), Hire(who="A", kind="hero", level=1)),
        refused={2: No("DR-055", "hand-full"), 3: No("DR-055", "hand-full")},
        then={at.hand_sizes: {"A": 7}},
    ),
    "DR-055 read otherwise: free cards have no limit": Row(
        given=(*hiring("AB", free_cards="unlimited"), *(each.but(who="A") for each in unseen(7))),
        when=(hire(1), hire(2)),
        refused={2: No("DR-055", "hand-full")},
        then={at.hand_sizes: {"A": 8}},
    ),
    "DR-056 DR-066 the top card of a place of the Market": Row(
        given=hiring_with(Market(level=1, cards=("m1", "n1"))),
        when=hire(1, "m1").but(from_="1-1"),
        then={at.hands: {"A": ("m1",)}, at.market: {"1-1": (), "1-2": ("n1",)}},
        happens=(Fact(CardHired, who="A", place="1-1"),),
    ),
    "DR-056 nothing that lies elsewhere": Row(
        given=(*hiring_with(Market(level=1, cards=("m1", "n1")), Market(level=2, cards=("m2",))), *fames(A=9)),
        when=(
            hire(1, "n1").but(from_="1-1"),
            hire(1).but(from_="2-1"),
            Hire(who="A", kind="hero", level=1, from_="1-1"),
            hire(3).but(from_="3-1"),
            hire(1).but(from_="1-9"),
        ),
        refused={
            1: No("DR-056", "card-covered"),
            2: No("DR-056", "level-wrong"),
            3: No("DR-056", "hero-market"),
            4: No("DR-066", "stack-empty"),
            5: No("DR-066", "stack-unknown"),
        },
        then={at.hand_sizes: {"A": 0}, at.fame: {"A": 9}},
    ),
    "DR-056 a card has the level of its deck": Row(
        given=(*hiring("AB"), KnowItem(name="Axe", level=2, slot="weapon"), KnowHero(name="Wolf", level=1, of="mage")),
        when=(hire(1, "Axe"), Hire(who="A", kind="hero", level=2, name="Wolf"), hire(2, "Axe")),
        refused={1: No("DR-056", "level-wrong"), 2: No("DR-056", "level-wrong")},
        then={at.hands: {"A": ("Axe",)}},
    ),
}

REDRAWING: dict[str, Row[Draggmar]] = {
    "DR-057 a hero is not exchanged": Row(
        given=(*hiring("AB"), hero("Ada", "warrior", (1, 1)).but(who="A")),
        when=Redraw(who="A", card="Axe", instead="Ada"),
        refused={1: No("DR-057")},
        then={at.hands: {"A": ("Ada",)}, at.fame: {"A": 5}},
    ),
    "DR-057 an item of the Market is not exchanged": Row(
        given=(*hiring_with(Market(level=1, cards=("m1",))), hire(1, "m1").but(from_="1-1")),
        when=Redraw(who="A", card="Axe", instead="m1"),
        refused={1: No("DR-057", "redraw-spent")},
        then={at.hands: {"A": ("m1",)}, at.fame: {"A": 5}},
    ),
    "DR-057 an item of an earlier turn is not exchanged": Row(
        given=(*hiring("AB"), hire(1, "Axe"), Pass(who="A"), hire(1, "Bow", "B")),
        when=(Redraw(who="A", card="Club", instead="Axe"), Redraw(who="B", card="Club", instead="Bow")),
        refused={1: No("DR-028", "turn-other")},
        then={at.hands: {"A": ("Axe",), "B": ("Club",)}, at.fame: {"A": 5, "B": 4}},
    ),
    "DR-057 without Fame there is no exchange": Row(
        given=(*hiring("AB"), *fames(A=0), hire(1, "Axe")),
        when=Redraw(who="A", card="Bow", instead="Axe"),
        refused={1: No("DR-057", "fame-short")},
        then={at.hands: {"A": ("Axe",)}, at.discards: {"items-1": 0}},
    ),
    "DR-058 the price is neither given back nor paid again": Row(
        given=(*hiring("AB"), hire(3, "Axe")),
        stands={at.fame: {"A": 2}},
        when=Redraw(who="A", card="Bow"),
        then={at.fame: {"A": 1}, at.hands: {"A": ("Bow",)}, at.discarded: {"items-3": ("Axe",)}},
        happens=(Fact(FameSpent, was=2, now=1, by=1, rule="DR-057"), Fact(ItemRedrawn, rule="DR-058")),
    ),
}

DECKS: dict[str, Row[Draggmar]] = {
    "DR-059 the last hero rebuilds the deck of heroes": Row(
        given=(*hiring("AB"), *decks(heroes_1=1, heroes_discard_1=6)),
        when=Hire(who="A", kind="hero", level=1),
        then={at.decks: {"heroes-1": 6}, at.discards: {"heroes-1": 0}, at.fate: 15},
        happens=(Fact(DeckReshuffled, deck="heroes-1", cards=6, rule="DR-059"),),
        never=(FateReduced,),
    ),
    "DR-059 read otherwise: the deck is rebuilt when it is needed": Row(
        given=(*hiring("AB", reshuffle="when-needed"), *decks(items_1=1, items_discard_1=6)),
        when=(hire(1), hire(1)),
        after={1: {at.decks: {"items-1": 0}, at.discards: {"items-1": 6}}},
        then={at.decks: {"items-1": 5}, at.discards: {"items-1": 0}},
    ),
    "DR-059 the table may rebuild a deck that nobody counted": Row(
        given=(*hiring("AB"), hire(1, "Axe"), Redraw(who="A", card="Bow")),
        when=(Reshuffle(deck="items-1"), Reshuffle(deck="items-2")),
        refused={2: No("DR-059", "deck-unknown")},
        then={at.discards: {"items-1": 0}},
    ),
    "DR-059 nothing is shuffled while cards are left": Row(
        given=(*hiring("AB"), *decks(items_1=3, items_discard_1=2)),
        when=Reshuffle(deck="items-1"),
        refused={1: No("DR-059", "deck-left")},
        then={at.decks: {"items-1": 3}, at.discards: {"items-1": 2}},
    ),
    "DR-067 a place that was bought empty stays empty until the table fills it": Row(
        given=(*hiring_with(Market(level=1, cards=("m1", "n1"))), *decks(items_1=9)),
        when=(hire(1, "m1").but(from_="1-1"), Refill(place="1-2", card="x"), Refill(place="1-1", card="x")),
        refused={2: No("DR-067", "stack-filled")},
        after={1: {at.market: {"1-1": ()}, at.decks: {"items-1": 9}}},
        then={at.market: {"1-1": ("x",)}, at.decks: {"items-1": 8}},
    ),
}

HANDS: dict[str, Row[Draggmar]] = {
    "DR-060 more than seven cards are noticed, never refused": Row(
        given=(
            *crawl(ALONE, {"A": [SOMEBODY, *unseen(6)]}),
            *(monster("Rat", (0, 1)).but(loot=True), *play(A=""), Resolve(who="A", outcome="won")),
            Loot(who="A", player="A"),
            *(monster("Bat", (0, 1)).but(loot=True), Resolve(who="A", outcome="won")),
        ),
        stands={at.hand_sizes: {"A": 7}},
        when=Loot(who="A", player="A"),
        then={at.hand_sizes: {"A": 8}},
        happens=(Fact(Reminded, rule="DR-060"),),
    ),
    "DR-061 what is in play is not in the hand": Row(
        given=crawl(ALONE, {"A": [SOMEBODY, item("Axe", "weapon")]}),
        when=(monster("Rat", (0, 1)), *play(A="")),
        then={at.hands: {"A": ("Axe",)}, fight.alive: {"A": True}},
    ),
    "DR-062 ten cards alone": Row(
        given=(*hiring("A"), *(each.but(who="A") for each in unseen(9))),
        when=(hire(1), hire(1)),
        refused={2: No("DR-062", "hand-full")},
        then={at.hand_sizes: {"A": 10}},
    ),
    "DR-172 alone: two places a row": Row(
        given=hiring("A"),
        when=Market(level=3, cards=("a", "b", "c")),
        refused={1: No("DR-023", "market-full")},
        then={at.market_places: 6},
    ),
    "DR-172 two players are not alone unless they say so": Row(
        given=(*hiring("AB"), *(each.but(who="A") for each in unseen(7))),
        when=(SetOption(name="solo", value="on", because="one of us left"), hire(1)),
        then={at.hand_sizes: {"A": 8}},
    ),
}

TRADING: dict[str, Row[Draggmar]] = {
    "DR-063 what is not held, or no item, or of another level": Row(
        given=(
            *hiring_with(Market(level=1, cards=("m1",)), Market(level=2, cards=("m2",))),
            *hired("AB", {"A": [item("a1", "weapon"), hero("H-1", "mage", (1, 1))]}),
        ),
        when=(
            Trade(who="A", item="b1", place="1-1"),
            Trade(who="A", item="H-1", place="1-1"),
            Trade(who="A", item="a1", place="2-1"),
            Trade(who="A", item="a1", place="3-1"),
        ),
        refused={
            1: No("DR-063", "card-missing"),
            2: No("DR-063", "item-only"),
            3: No("DR-063", "level-wrong"),
            4: No("DR-066", "stack-empty"),
        },
        then={at.hands: {"A": ("H-1", "a1")}, at.market: {"1-1": ("m1",), "2-1": ("m2",)}},
    ),
    "DR-064 DR-066 a traded item lies on top, and what it covers cannot be had": Row(
        given=(
            *hiring_with(Market(level=1, cards=("m1",))),
            *hired("AB", {"A": [item("a1", "weapon")], "B": [item("b1", "weapon")]}),
            *(Trade(who="A", item="a1", place="1-1"), Pass(who="A")),
        ),
        stands={at.market: {"1-1": ("a1",)}},
        when=Trade(who="B", item="b1", place="1-1"),
        then={at.market: {"1-1": ("b1",)}, at.hands: {"A": ("m1",), "B": ("a1",)}},
    ),
    "DR-065 who trades again is no longer ready": Row(
        given=(
            *hiring_with(Market(level=1, cards=("m1",))),
            *hired("AB", {"A": [item("a1", "weapon")]}),
            *(Ready(who="A"), Pass(who="B")),
        ),
        stands={at.turn: "A"},
        when=(Trade(who="A", item="a1", place="1-1"), Pass(who="A"), Ready(who="B"), Next(), Ready(who="A"), Next()),
        refused={4: No("DR-065", "ready-missing")},
        happens=(Fact(ReadinessLost, who="A", rule="DR-065"),),
        then={at.phase: 3},
    ),
    "DR-069 players do not hand each other cards": Row(
        given=trading("AB", {"A": [item("a1", "weapon")]}),
        when=(Give(who="A", thing="a1", to="B"), Give(who="A", thing="a1", to="B", because="we agreed")),
        refused={1: No("DR-069", "give-forbidden")},
        then={at.hands: {"A": (), "B": ("a1",)}},
    ),
    "DR-068 a row takes its own level in trade and refill": Row(
        given=(*hiring_with(Market(level=1, cards=("m1",))), KnowItem(name="Axe", level=2, slot="weapon")),
        when=Refill(place="1-2", card="Axe"),
        refused={1: No("DR-068", "level-wrong")},
        then={at.market: {"1-2": ()}},
    ),
    "DR-066 the sheet shows the tops of the Market": Row(
        given=hiring_with(Market(level=1, cards=("m1", "n1"))),
        when=Hire(who="A", kind="item", level=1, from_="1-2"),
        then={shown.rows("Market"): ("1-1: m1", "1-2: empty", "2-1: empty", "2-2: empty", "3-1: empty", "3-2: empty")},
    ),
}


@each(HIRING | REDRAWING | DECKS | HANDS | TRADING)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
