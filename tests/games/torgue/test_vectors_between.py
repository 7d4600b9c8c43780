"""Worked cases of the time between games: Vending, trading, Rest, the Announcement deck."""

from __future__ import annotations

from typing import Any

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.ending import CardBought, DeckUpgraded, GearSold, Rested, UpgradeLeft, VendingClosed
from ledger.games.torgue.events.setup import AsideReturned
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.ending import Buy, Skip, Trade, Upgrade
from ledger.games.torgue.moves.loot import Discard, GainLevels
from ledger.games.torgue.moves.setup import Announcements, Bag, BeginScenario
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_ending as end
from tests.games.torgue.histories import Moves, game, gun, hunter
from tests.games.torgue.histories_ending import OVER, announcements, cash, got, levels, vending
from tests.tables import Fact, No, Row, each, prove


def card(name: str, price: int, **more: Any) -> GearCard:
    return gun(name, price=price, **more)


def deck(first: int, second: int, third: int) -> Announcements:
    """The Announcement deck as earlier games left it."""
    return Announcements(first=first, second=second, third=third, because="an earlier game")


def gained(count: int) -> Moves:
    """Levels that the scenario awards."""
    return (GainLevels(count=count),) if count else ()


def harder(*tiers: int, levels_gained: int) -> Moves:
    """Everybody has rested with so many levels gained, and the deck is as it was."""
    told = announcements()
    return (*told[:-2], deck(*tiers), *gained(levels_gained), *told[-2:])


MOD = GearCard(name="mod-1", kind="mod", deck="guns", resale=300)
VENDING: dict[str, Row[Torgue]] = {
    "TBV-176": Row(
        proves="TB-208",
        given=vending(cards=(card("c1", 500), card("c2", 500)), holder="H3", shown=("c1", "c2")),
        when=(
            Buy(who="H1", card="c1"),
            Buy(who="H3", card="c1"),
            Buy(who="H3", card="c2"),
            Skip(who="H4"),
            Buy(who="H1", card="c2"),
            Skip(who="H2"),
            Skip(who="H3"),
            Skip(who="H4"),
            Skip(who="H1"),
        ),
        refused={1: No("TB-208", "go-wrong"), 3: No("TB-208", "go-wrong")},
        after={2: {end.buyer: "H4"}, 8: {end.pause: "vending"}},
        then={
            end.pause: "levels",
            at.inventory: {"H1": ("c2",), "H2": (), "H3": ("c1",), "H4": ()},
            at.shared_cash: 2,
        },
        happens=(Fact(VendingClosed),),
    ),
    "TBV-177": Row(
        proves="TB-209 TB-080 TB-212",
        given=vending(
            hunter("H1", gear=("mod-1",)),
            cards=(card("c1", 1400), MOD),
            board=(Bag(kind="ammo", back="resale", worth=100), Bag(kind="guns", back="resale", worth=200)),
            then=(cash("H1", 2), got("H1", "ammo", 100), got("H1", "guns", 200)),
        ),
        when=(
            Buy(who="H1", card="c1", cash=1, loot=("ammo", "guns")),
            Buy(who="H1", card="c1", cash=2, loot=("ammo",), gear=("mod-1",)),
        ),
        refused={1: No("TB-209", "price-short", names="$800 of $1400")},
        then={
            at.cash: {"H1": 0},
            end.loot_values: {"H1": (("guns", 200),)},
            at.inventory: {"H1": ("c1",)},
            at.equipped: {"H1": ()},
            end.purse: ("ammo",),
            end.sold: ("mod-1",),
        },
        happens=(
            Fact(GearSold, card="mod-1", value=300),
            Fact(CardBought, card="c1", price=1400, paid=1400, change=0),
        ),
    ),
    "TBV-179": Row(
        proves="TB-214 TB-065",
        given=game(hunter("H1", gear=("g1", "g2", "gun-1")), cards=(gun("g1"), gun("g2"), gun("gun-1"))),
        when=(Trade(card="gun-1", to="H2", who="H1"), OVER, Trade(card="gun-1", to="H2", who="H1")),
        refused={1: No("TB-214", "trade-barred")},
        then={at.inventory: {"H1": (), "H2": ("gun-1",)}},
    ),
    "TBV-216": Row(
        proves="TB-206 TB-211 TB-208",
        given=vending(
            hunter("H1", gear=("g1", "g2", "i1", "i2", "i3")),
            cards=(*(gun(name) for name in ("g1", "g2", "i1", "i2", "i3")), card("c1", 500)),
            then=(cash("H1"),),
        ),
        stands={at.inventory: {"H1": ("i1", "i2", "i3")}, at.cash: {"H1": 1}, end.buyer: "H1"},
        when=(
            Upgrade(),
            Buy(who="H1", card="c1"),
            Discard(who="H1", card="i1"),
            Buy(who="H1", card="c1"),
            Next(),
            Skip(who="H2"),
            Skip(who="H3"),
            Skip(who="H4"),
            Skip(who="H1"),
            Next(),
            Next(),
            Upgrade(),
        ),
        refused={
            1: No("TB-206", "step-wrong"),
            2: No("TB-211", "inventory-full"),
            5: No("TB-208", "vending-open"),
        },
        after={9: {end.pause: "levels"}, 10: {end.pause: "rest"}, 11: {end.pause: "announcements"}},
        then={at.inventory: {"H1": ("i2", "i3", "c1")}, at.cash: {"H1": 0}, end.pause: "ready"},
    ),
}
UPGRADES: dict[str, Row[Torgue]] = {
    "TBV-027": Row(
        proves="TB-218 TB-217",
        given=harder(8, 4, 0, levels_gained=1),
        when=Upgrade(),
        then={at.tiers: (4, 8, 0), end.levels: 0, end.pause: "ready"},
        happens=(Fact(DeckUpgraded, tier=1, count=4, was=(8, 4, 0), now=(4, 8, 0)),),
    ),
    "TBV-180": Row(
        proves="TB-218 TB-217",
        given=harder(12, 0, 0, levels_gained=1),
        when=Upgrade(),
        then={at.tiers: (8, 4, 0), end.upgrades: ((8, 4, 0),)},
    ),
    "TBV-181": Row(
        proves="TB-218 TB-219",
        given=harder(4, 8, 0, levels_gained=2),
        when=Upgrade(),
        then={end.upgrades: ((0, 12, 0), (0, 8, 4)), at.tiers: (0, 8, 4)},
    ),
    "TBV-182 one": Row(
        proves="TB-221 TB-219",
        given=harder(2, 10, 0, levels_gained=1),
        when=Upgrade(),
        then={end.upgrades: ((0, 12, 0),), at.tiers: (0, 12, 0)},
    ),
    "TBV-182 two": Row(
        proves="TB-221 TB-219",
        given=harder(2, 10, 0, levels_gained=2),
        when=Upgrade(),
        then={end.upgrades: ((0, 12, 0), (0, 8, 4)), at.tiers: (0, 8, 4)},
    ),
    "TBV-183 none": Row(
        proves="TB-220",
        given=harder(8, 4, 0, levels_gained=0),
        when=Upgrade(),
        then={at.tiers: (8, 4, 0), end.pause: "ready"},
        happens=(Fact(UpgradeLeft, why="no level was gained"),),
        never=(DeckUpgraded,),
    ),
    "TBV-183 twelve": Row(
        proves="TB-220",
        given=harder(0, 0, 12, levels_gained=2),
        when=Upgrade(),
        then={at.tiers: (0, 0, 12), end.levels: 0, end.pause: "ready"},
        happens=(Fact(UpgradeLeft, why="all are of the highest tier"),),
        never=(DeckUpgraded,),
    ),
    "TBV-184": Row(
        proves="TB-219 TB-215 TB-076",
        given=(
            *game(board=(Bag(kind="level"),), then=(got("H1", "level"), OVER)),
            Skip(all=True),
            GainLevels(count=1),
            Next(),
            Next(),
        ),
        stands={end.levels: 2},
        when=Upgrade(),
        then={end.upgrades: ((8, 4, 0), (4, 8, 0)), at.tiers: (4, 8, 0)},
    ),
}
RESTS: dict[str, Row[Torgue]] = {
    "TBV-231": Row(
        proves="TB-077 TB-078 TB-213",
        given=levels(
            board=(Bag(kind="level"), Bag(kind="bounty")),
            then=(got("H1", "level"), got("H1", "bounty"), got("H1", "ammo")),
        )[:-1],
        stands={at.aside: ("level", "bounty"), at.loot: {"H1": ("ammo",)}, at.bag: {"ammo": 19}},
        when=((Next(), Skip(all=True), Next()), (Next(), Upgrade(), BeginScenario(name="The Pit"))),
        after={1: {at.aside: ("level", "bounty"), at.bag: {"ammo": 20}, at.loot: {"H1": ()}}},
        then={at.aside: (), at.bag: {"ammo": 20, "level": 1, "bounty": 1}},
        happens=(Fact(Rested), Fact(AsideReturned)),
    ),
}


@each(VENDING | UPGRADES | RESTS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
