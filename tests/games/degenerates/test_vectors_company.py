"""Worked cases of company: who comes late, who joins whom, who acts first, and who inherits."""

from __future__ import annotations

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import AdventurerDied
from ledger.games.degenerates.events.doom import BountyHeld
from ledger.games.degenerates.moves.cards import Heal, Inherit
from ledger.games.degenerates.moves.danger import Advance, Doom, Hunt, Stealth
from ledger.games.degenerates.moves.phases import Next, Stance
from ledger.games.degenerates.moves.resting import Invest, Ticket, Trade
from ledger.games.degenerates.moves.setup import Join, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    become,
    begun,
    fog,
    hero,
    hurt,
    next_,
    obtain,
    recover,
    rests,
    road,
    space,
    table,
    town,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

MARKET = "Market"
CHANCE = "Last Chance"
TOWN = (*LANDS, *town(MARKET, 3, region="lowlands"), road(HOME, MARKET))


def down(*conditions: str) -> Moves:
    """A begins the turn Defeated, with B in the same space."""
    pair = (hero("A"), hero("B"))
    return (*table(*pair), *(become("A", each) for each in conditions), hurt("A", 14), next_(*pair))


COMPANY: dict[str, Row[Degenerates]] = {
    "DDV-403 raised at 6": Row(
        proves="DD-048",
        given=begun(hero("A"), bounty=6),
        stands={at.bounty: 6},
        when=Weakness(who="A", name="Brüttelburg's Most Wanted"),
        then={at.bounty: 6},
        happens=(Fact(BountyHeld, level=6),),
    ),
    "DDV-403 lowered at 1": Row(
        proves="DD-048",
        given=(
            *begun(
                hero("A", gold=20),
                at="Brüttelburg",
                board=town("Brüttelburg", 3, "inside", "law"),
                bounty=1,
                stance="bold",
            ),
            recover("A"),
        ),
        stands={at.bounty: 1},
        when=Invest(who="A"),
        then={at.bounty: 1, at.gold: {"A": 0}},
        happens=(Fact(BountyHeld, level=1),),
    ),
    "DDV-308": Row(
        proves="DD-320",
        given=(
            *begun(hero("A", HOME, mrl=8), hero("B", CHANCE), board=(*LANDS, space(CHANCE, None, "inside"))),
            obtain("A", "Stage Coach Ticket"),
        ),
        when=(
            Ticket(who="A", card="Stage Coach Ticket", place=HOME),
            recover("B"),
            recover("A"),
        ),
        refused={3: No("DD-125")},
        then={at.acted: {"B": "rest"}},
    ),
    "DDV-350": Row(
        proves="DD-149 DD-150",
        given=begun(
            hero("B", mrl=8), hero("C", mrl=8), hero("A", mrl=6), at=MARKET, board=town(MARKET, 3, region="lowlands")
        ),
        when=recover("A"),
        then={at.acted: {"A": "rest", "B": "", "C": ""}, at.reminders: ("rest-order",)},
    ),
    "DDV-385": Row(
        proves="DD-124 DD-123 DD-177",
        given=(
            *begun(hero("B", HOME, mrl=9), hero("A", MARKET, mrl=6), board=TOWN),
            Stance(who="B", stance="bold", alone=True),
            walk("B", f"{HOME}-{MARKET}"),
        ),
        stands={at.where: {"B": f"{HOME}-{MARKET}"}},
        when=(
            (recover("A"), Next(), fog(12), Next(), fog(12).but(card="Mist"), Next(), Next()),
            walk("B", MARKET),
            (Stance(who="A", stance="cautious", alone=True), recover("A")),
            Trade(who="A"),
            Next(),
            fog(12).but(card="Haze"),
            Stealth(),
            Hunt(names=("A", "B")),
        ),
        refused={4: No("DD-162"), 7: No("DD-177")},
        after={5: {at.parties: (("A", "B"),), at.leaders: ("B",), at.stances: {"A": "bold", "B": "bold"}}},
        then={at.plan: {"B": "hunt"}},
    ),
    "DDV-389": Row(
        proves="DD-128 DD-270",
        given=(*down("infected"), recover("A"), recover("B")),
        stands={at.defeated: {"A": True}, at.wounds: {"A": 14}},
        when=(Heal(who="A", wounds=1, by="Salve"), Next()),
        then={at.alive: ("A", "B"), at.wounds: {"A": 13}, at.phase: "danger"},
        never=(AdventurerDied,),
    ),
    "DDV-293": Row(
        proves="DD-272",
        given=(
            *table(hero("A", items=("Rope", "Lamp"), skills=("Cleave",)), hero("B")),
            Weakness(who="A", name="Greedy"),
            become("A", "infected"),
            hurt("A", 14),
            next_(hero("A"), hero("B")),
            *rests("AB"),
            Next(),
        ),
        stands={at.alive: ("B",), at.fallen: ("A",)},
        when=(Inherit(who="B", item="Rope"), (fog(12), Next(), Next())),
        then={
            at.items: {"B": ("Rope",)},
            at.discarded: {"loot": ("Lamp",), "skills": ("Cleave",), "weakness": ("Greedy",)},
        },
    ),
    "DDV-329": Row(
        proves="DD-276 DD-124",
        given=(
            *begun(hero("A"), at=CHANCE, board=(*LANDS, space(CHANCE, None, "inside"))),
            *(move for n in range(4) for move in (Advance(place=CHANCE, by="Omen"), Doom(card=f"Omen {n}", fits=True))),
        ),
        stands={at.doom: ("red",) * 4, at.turn: 1},
        when=(Join(name="B"), hero("B", CHANCE)),
        then={at.where: {"A": CHANCE, "B": CHANCE}, at.alive: ("A", "B")},
    ),
    "DDV-329 in the Danger Phase": Row(
        proves="DD-276 DD-124",
        given=(*begun(hero("A"), at=CHANCE, board=(*LANDS, space(CHANCE, None, "inside"))), recover("A"), Next()),
        when=Join(name="B"),
        refused={1: No("DD-276")},
        then={at.alive: ("A",)},
    ),
}


@each(COMPANY)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
