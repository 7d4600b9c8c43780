"""Worked cases of Trade: what is revealed, in which order it is settled, who buys."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.looting import FightLost, FightWon
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Buy, Reveal, Settle, Trade
from ledger.games.degenerates.moves.setup import AddAdventurer
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    Moves,
    begun,
    blow,
    escape,
    foe,
    hero,
    hurt,
    recover,
    space,
    stand,
    town,
)
from tests.tables import Fact, No, Row, each, prove

MARKET = "Market"
MIMIC = foe("Mimic", 4, 1)


def at_market(level: int, *heroes: AddAdventurer, stance: str = "bold") -> Moves:
    """Everybody is in a Town of that level; nobody has acted."""
    return begun(*heroes, at=MARKET, board=(*town(MARKET, level, region="lowlands"), MIMIC), stance=stance)


def trade(who: str = "A") -> Moves:
    """An adventurer Recovers and trades."""
    return (recover(who), Trade(who=who))


def reveal(card: str, kind: Any = "item", price: int | None = None) -> Reveal:
    return Reveal(who="A", card=card, kind=kind, price=price)


def buy(card: str, who: str = "A") -> Buy:
    return Buy(who=who, card=card)


def settle(card: str) -> Settle:
    return Settle(who="A", card=card)


WARES = (reveal("Plague", "event"), reveal("Rope", price=2), reveal("Mimic", "monster"))
DOWN = (
    *at_market(4, hero("A", con=8, gold=5), hero("B"), hero("C")),
    hurt("C", 14),
    *trade(),
    *WARES,
    reveal("Lamp", price=3),
)
"""C is Defeated; a monster, an Event and two Items lie revealed."""

TRADE: dict[str, Row[Degenerates]] = {
    "DDV-089": Row(
        proves="DD-168",
        given=(*at_market(2, hero("A")), *trade(), reveal("Goblin Jar", price=1)),
        stands={at.towns: {MARKET: 2}, at.stalls: {MARKET: ("Goblin Jar",)}},
        when=Next(),
        then={at.discarded: {"loot": ("Goblin Jar",)}, at.towns: {MARKET: 1}, at.stalls: {}, at.phase: "danger"},
    ),
    "DDV-183 Cautious": Row(
        proves="DD-162",
        given=(*at_market(3, hero("A"), stance="cautious"), recover("A")),
        when=Trade(who="A"),
        refused={1: No("DD-162", "stance-cautious")},
        then={at.rested: {"A": ("recover",)}},
    ),
    "DDV-183 a Settlement with a Danger Level": Row(
        proves="DD-162",
        given=(
            *begun(hero("A"), at="Camp", board=(space("Camp", 1, "outside", "settlement"),), stance="bold"),
            recover("A"),
        ),
        when=Trade(who="A"),
        refused={1: No("DD-162", "town-missing")},
        then={at.rested: {"A": ("recover",)}},
    ),
    "DDV-186": Row(
        proves="DD-167",
        given=(
            *at_market(3, hero("A", gold=5), hero("B", gold=5)),
            *trade(),
            reveal("Rope", price=2),
            reveal("Lamp", price=3),
            reveal("Pole", price=1),
            buy("Rope"),
        ),
        stands={
            at.decks: {"loot": 69},
            at.items: {"A": ("Rope",)},
            at.gold: {"A": 3},
            shown.questions: ("B, bold: Map Action", f"{MARKET}: Lamp 3, Pole 1"),
        },
        when=(*trade("B"), reveal("Cup").but(who="B"), buy("Lamp", "B")),
        refused={3: No("DD-163", "wares-full")},
        after={2: {at.stalls: {MARKET: ("Lamp", "Pole")}, at.decks: {"loot": 69}}},
        then={
            at.stalls: {MARKET: ("Pole",)},
            at.items: {"B": ("Lamp",)},
            at.gold: {"B": 2},
            at.decks: {"loot": 69},
        },
    ),
    "DDV-187 beaten": Row(
        proves="DD-165 DD-164 DD-265 DD-043",
        given=DOWN,
        stands={at.defeated: {"A": False, "B": False, "C": True}, at.towns: {MARKET: 4}},
        when=(
            BeginFight(who="A"),
            (stand("A", "assault"), blow("A", "Mimic", 1), Next()),
            buy("Rope"),
            settle("Plague"),
            buy("Rope"),
        ),
        refused={3: No("DD-164", "wares-order")},
        after={
            1: {fight.fighters: {"A": "in", "B": "in", "C": "out"}, fight.targets: {"Mimic": "A"}},
            2: {fight.goes_on: False, at.towns: {MARKET: 4}},
        },
        then={
            at.items: {"A": ("Rope",)},
            at.gold: {"A": 4},
            at.towns: {MARKET: 4},
            at.alive: ("A", "B", "C"),
        },
        happens=(Fact(FightWon),),
    ),
    "DDV-187 escaped": Row(
        proves="DD-165 DD-164 DD-327 DD-325 DD-043",
        given=DOWN,
        stands={at.decks: {"loot": 68}},
        when=(
            BeginFight(who="A"),
            (
                *(stand(who, "guard") for who in "AB"),
                escape("A", "3 3", "1 3", "1"),
                escape("B", power="1"),
            ),
            buy("Rope"),
            settle("Plague"),
            buy("Rope"),
        ),
        refused={3: No("DD-164", "wares-order"), 5: No("DD-165", "trade-lost")},
        after={2: {fight.goes_on: False, at.towns: {MARKET: 3}, at.decks: {"loot": 69}}},
        then={
            at.towns: {MARKET: 3},
            at.decks: {"loot": 69},
            at.discarded: {"loot": ("Plague",)},
            at.out: {"loot": ("Lamp", "Rope")},
            at.gold: {"A": 5},
            at.alive: ("A", "B", "C"),
        },
        happens=(Fact(FightLost),),
    ),
    "DDV-188": Row(
        proves="DD-164",
        given=(*at_market(4, hero("A", gold=5)), *trade(), *WARES, reveal("Rot", "disease")),
        when=(
            buy("Rope"),
            settle("Plague"),
            settle("Rot"),
            (BeginFight(who="A"), stand("A", "assault"), blow("A", "Mimic", 1), Next()),
            settle("Plague"),
            settle("Rot"),
            buy("Rope"),
            settle("Plague"),
            buy("Rope"),
        ),
        refused=dict.fromkeys((1, 2, 3, 5, 7), No("DD-164", "wares-order")),
        after={
            6: {at.diseases: {"A": ("Rot",)}},
            8: {at.discarded: {"loot": ("Mimic", "Plague")}, at.stalls: {MARKET: ("Rope",)}},
        },
        then={at.items: {"A": ("Rope",)}, at.stalls: {MARKET: ()}},
    ),
}


@each(TRADE)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
