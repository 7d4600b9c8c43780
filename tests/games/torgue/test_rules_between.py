"""What the rulebook says to the time between two games, rule by rule, and how the table may read it."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.ending import CardBought, DeckUpgraded, GoTaken, StepBegan, VendingClosed
from ledger.games.torgue.events.enemies import EventsRebuilt
from ledger.games.torgue.events.hunts import HuntForgone
from ledger.games.torgue.events.loot import CashGained, LevelsGained
from ledger.games.torgue.events.setup import DeckShuffled
from ledger.games.torgue.moves.attacks import Afflict
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.ending import Buy, Share, Skip, Trade, Unveil, Upgrade
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.loot import Discard, Equip, GainLevels, LevelUp, Respec
from ledger.games.torgue.moves.setup import Bag, BeginScenario, Put
from ledger.games.torgue.moves.turns import Activate, Interact, Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_ending as end
from tests.games.torgue.histories import BECAUSE, afflicted, game, gun, hunter, hurt, lies
from tests.games.torgue.histories_ending import OVER, announcements, cash, got, levels, vending
from tests.games.torgue.test_vectors_between import card, deck, harder
from tests.tables import Fact, No, Row, each, prove


def read(name: str, value: str) -> SetOption:
    return SetOption(name=name, value=value, because=BECAUSE)


STEPS: dict[str, Row[Torgue]] = {
    "TB-206": Row(
        given=game(then=(OVER,)),
        when=(
            Upgrade(),
            BeginScenario(name="The Pit"),
            Skip(all=True),
            Buy(who="H1", card="c1"),
            Next(),
            Next(),
            Next(),
            Next(),
            BeginScenario(name="The Pit"),
        ),
        refused={
            1: No("TB-206", "step-wrong"),
            2: No("TB-206", "game-running"),
            4: No("TB-206", "step-wrong"),
            8: No("TB-206", "scenario-next"),
        },
        happens=(
            Fact(StepBegan, step="levels"),
            Fact(StepBegan, step="rest"),
            Fact(StepBegan, step="announcements"),
            Fact(StepBegan, step="ready"),
        ),
        then={at.phase: "set-up"},
    ),
    "TB-206 bounty": Row(
        given=game(board=(Bag(kind="bounty"),), then=(got("H2", "bounty"), OVER)),
        stands={end.pause: "bounty"},
        when=Next(),
        happens=(Fact(HuntForgone), Fact(StepBegan, step="vending"), Fact(GoTaken, who="H1")),
    ),
    "TB-213": Row(
        given=levels(
            hunter("H1", "green red", gear=("Maylay", "Hyperion")),
            cards=(GearCard(name="Maylay", kind="shield", shields=("green",)), gun("Hyperion")),
            then=(
                *(Exhaust(name=each, who="H1") for each in ("s1", "Hyperion", "b")),
                hurt("H1", "a"),
                afflicted("H1", "slag"),
                afflicted("H1", "stun"),
                Afflict(model="H1", effect="shock"),
                cash("H1"),
                got("H1", "ammo"),
                lies("legendary", "B"),
                lies("ammo", "B"),
            ),
        ),
        stands={end.in_bag: 18, at.shared_cash: 4},
        when=Next(),
        then={
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "RED/ready"}},
            at.shield_tokens: {"H1": {"s1": "GREEN/ready"}},
            at.empty: {"H1": ()},
            at.effects: {"H1": {}},
            at.cash: {"H1": 0},
            at.shared_cash: 0,
            at.loot: {"H1": ()},
            at.bag: {"ammo": 20},
            end.pause: "rest",
        },
    ),
    "TB-213 aside": Row(
        proves="TB-213 AMB-52",
        given=(*levels(board=(Bag(kind="level"),), then=(got("H1", "level"),)), read("aside-back", "rest")),
        when=Next(),
        then={at.aside: (), at.bag: {"level": 1}},
    ),
    "TB-214": Row(
        given=(
            *levels(
                hunter("H1", gear=("g1", "g2", "g3")),
                hunter("H2", gear=("h1", "h2", "h3", "h4", "h5")),
                cards=tuple(gun(f"{row}{n}") for row in "gh" for n in range(1, 6)),
            ),
            Next(),
        ),
        when=(
            Trade(card="g3", to="H1"),
            Trade(card="g9", to="H2"),
            Trade(card="g3", to="H2"),
            Next(),
            Discard(who="H2", card="h3"),
            Next(),
            Trade(card="g2", to="H2"),
        ),
        refused={
            1: No("TB-214", "trade-self"),
            2: No("TB-214", "gear-unheld"),
            4: No("TB-214", "inventory-over"),
            7: No("TB-214", "inventory-over"),
        },
        then={at.inventory: {"H1": (), "H2": ("h4", "h5", "g3")}, end.pause: "announcements"},
    ),
    "TB-215": Row(
        given=levels(),
        when=(GainLevels(count=1), LevelUp(who="H1", slot="t1.1"), Next()),
        happens=(Fact(LevelsGained, by=1, counts=True, rule="TB-215"),),
        then={end.levels: 1, at.slots: {"H1": ("t1.1",)}, at.reminders: ("text-missing", "levels-unspent")},
    ),
    "TB-216": Row(
        given=(
            *levels(hunter("H1", trees=("Tree H1", "Gun Lust"))),
            GainLevels(count=2),
            *(LevelUp(who="H1", slot=slot) for slot in ("t1.1", "t2.1")),
        ),
        when=(
            Respec(who="H1", tree="Gun Lust", slots=("t2.1", "t1.1")),
            Respec(who="H1", tree="Gun Lust", slots=("t1.1", "t1.2")),
        ),
        refused={1: "TB-130"},
        then={at.slots: {"H1": ("t1.1", "t1.2")}, at.trees: {"H1": "Gun Lust"}},
    ),
    "TB-153": Row(
        given=(*game(then=(OVER,)),),
        when=Skip(all=True),
        never=(EventsRebuilt,),
    ),
}
MACHINE = (Put(kind="meds-machine", at="A"),)
SALES: dict[str, Row[Torgue]] = {
    "TB-207": Row(
        given=game(board=MACHINE, then=(Activate(hunter="H1"), Interact(who="H1", piece="Meds Machine"), OVER)),
        when=(
            Unveil(deck="guns", cards=("g1", "g2", "g3")),
            Unveil(deck="guns", cards=("g1",)),
            Unveil(deck="guns", cards=("g2", "g3")),
            Unveil(deck="guns", cards=("g2",)),
            Unveil(deck="ammo-dump", cards=("a1", "a2", "a3")),
            Unveil(deck="torgue", cards=("t1", "t2")),
            Unveil(deck="zeds-meds", cards=("z1", "z2", "z3", "z4")),
            Buy(who="H1", card="g9", price=500),
        ),
        refused={
            1: No("TB-207", "reveal-count"),
            3: No("TB-207", "reveal-count"),
            5: No("TB-207", "reveal-count"),
            6: No("TB-207", "reveal-count"),
            8: No("TB-207", "offer-missing"),
        },
        then={end.revealed: {"guns": 2, "zeds-meds": 4}, end.offers: ("g1", "g2", "z1", "z2", "z3", "z4")},
    ),
    "TB-208 passes": Row(
        proves="TB-208 AMB-06",
        given=(*vending(cards=(card("c1", 500),)), read("pass-final", "yes")),
        when=(Skip(who="H1"), Buy(who="H2", card="c1"), Skip(who="H3"), Skip(who="H4"), Skip(who="H1"), Skip(who="H2")),
        refused={5: No("TB-208", "go-wrong")},
        then={end.pause: "levels"},
    ),
    "TB-209": Row(
        given=vending(then=(cash("H1", 1), lies("ammo", "H1"))),
        when=(
            Buy(who="H1", card="c1"),
            Buy(who="H1", card="c1", price=1400, cash=2),
            Buy(who="H1", card="c1", price=1400, shared=5),
            Buy(who="H1", card="c1", price=1400, loot=("guns",)),
            Buy(who="H1", card="c1", price=1400, loot=("ammo",)),
            Buy(who="H1", card="c1", price=1400, gear=("c1",)),
            Buy(who="H1", card="c1", price=1400),
        ),
        asked={1: "price"},
        refused={
            2: No("TB-209", "cash-missing"),
            3: No("TB-209", "cash-missing"),
            4: No("TB-209", "loot-unheld"),
            5: No("TB-080", "resale-none"),
            6: No("TB-209", "gear-unheld"),
        },
        happens=(Fact(CardBought, price=1400, paid=1500, change=0),),
        then={at.cash: {"H1": 0}, at.shared_cash: 2},
        never=(CashGained,),
    ),
    "TB-209 unknown resale": Row(
        given=vending(hunter("H1", gear=("g1",)), cards=(gun("g1"),)),
        when=Buy(who="H1", card="c1", price=500, gear=("g1",)),
        refused={1: No("TB-209", "resale-unknown")},
    ),
    "TB-209 change": Row(
        proves="TB-209 AMB-06",
        given=(
            *vending(
                hunter("H1", gear=("g1",)),
                cards=(gun("g1", resale=1300), card("c1", 200)),
            ),
            read("change", "given"),
        ),
        when=Buy(who="H1", card="c1", gear=("g1",)),
        happens=(Fact(CardBought, paid=1300, change=1100), Fact(CashGained, who="H1", now=2, why="change")),
    ),
    "TB-209 Cash of the bag": Row(
        proves="TB-209 TB-075",
        given=vending(cards=(card("c1", 1000),), then=(cash("H1"), lies("cash", "H1"))),
        when=Buy(who="H1", card="c1"),
        then={at.cash: {"H1": 0}, at.loot: {"H1": ()}, end.purse: ("cash",), at.shared_cash: 4},
    ),
    "TB-210": Row(
        given=game(then=(cash("H1", 2), lies("ammo", "H1"), OVER)),
        when=(
            Share(who="H2", to="H2", cash=5, pile=True),
            Share(to="H2", cash=3, pile=True),
            Share(who="H1", to="H2", cash=2, loot=("ammo",)),
            Share(who="H1", to="H2", cash=1),
            Share(who="H1", to="H2", loot=("ammo",)),
            Share(who="H1", to="H1", cash=1),
            Skip(all=True),
            Share(who="H2", to="H1", cash=1),
        ),
        refused={
            1: No("TB-210", "cash-missing"),
            4: No("TB-210", "cash-missing"),
            5: No("TB-210", "loot-unheld"),
            6: No("TB-210", "share-nothing"),
            8: No("TB-206", "step-wrong"),
        },
        then={at.shared_cash: 1, at.cash: {"H1": 0, "H2": 5}, at.loot: {"H1": (), "H2": ("ammo",)}},
    ),
    "TB-211": Row(
        given=vending(
            hunter("H1", gear=("g1", "g2", "i1", "i2", "i3")),
            cards=(*(gun(name, resale=100) for name in ("g1", "g2", "i1", "i2", "i3")), card("c1", 500)),
        ),
        when=(Buy(who="H1", card="c1", shared=1), Buy(who="H1", card="c1", shared=1, gear=("i2",))),
        refused={1: No("TB-211", "inventory-full")},
        then={at.inventory: {"H1": ("i1", "i3", "c1")}},
    ),
    "TB-212": Row(
        given=vending(
            hunter("H1", gear=("g1",)),
            cards=(gun("g1", resale=500), card("c1", 500), card("c2", 500)),
            then=(lies("cash", "H2"),),
            shown=("c1",),
        ),
        when=(
            Buy(who="H1", card="c1", gear=("g1",)),
            Unveil(deck="guns", cards=("g1",)),
            Unveil(deck="guns", cards=("c2",)),
            Skip(all=True),
        ),
        refused={2: No("TB-212", "card-sold")},
        happens=(
            Fact(VendingClosed, sold=(("g1", "guns"),), unsold=(("c2", "guns"),), tokens=()),
            Fact(DeckShuffled, deck="guns"),
        ),
        then={end.offers: (), end.sold: (), end.revealed: {}},
    ),
    "TB-214 equips": Row(
        given=levels(hunter("H1", gear=("g1", "g2", "g3")), cards=tuple(gun(f"g{n}") for n in (1, 2, 3))),
        when=(Equip(who="H1", card="g3"), Trade(card="g1", to="H2"), Equip(who="H1", card="g3")),
        refused={1: "TB-093"},
        then={at.equipped: {"H1": ("g2", "g3")}, at.inventory: {"H2": ("g1",)}},
    ),
}
NAMED = ("t1", "t2", "t3", "t4")
DECKS: dict[str, Row[Torgue]] = {
    "TB-217": Row(given=announcements(), when=deck(9, 2, 0).but(because=None), refused={1: No("TB-217", "deck-size")}),
    "TB-218": Row(
        given=harder(8, 4, 0, levels_gained=2),
        when=(
            Upgrade(out=("a", "b", "c"), in_=NAMED),
            Upgrade(out=("a", "b", "c", "d"), in_=NAMED),
            Upgrade(out=("t1", "e", "f", "g"), in_=("t5", "t6", "t7", "t8")),
            Upgrade(out=("e", "f", "g", "h"), in_=("t1", "t6", "t7", "t8")),
            Next(),
            Upgrade(),
        ),
        refused={
            1: No("TB-218", "upgrade-count"),
            3: No("TB-218", "tier-wrong"),
            4: No("TB-218", "card-double"),
            5: No("TB-218", "upgrade-owed"),
        },
        after={2: {end.known: dict.fromkeys(NAMED, 2), end.pause: "announcements"}},
        then={at.tiers: (0, 12, 0), end.pause: "ready"},
    ),
    "TB-219": Row(
        proves="TB-219 AMB-30",
        given=(*levels()[:1], read("award-levels", "no"), *levels()[1:], GainLevels(count=1), Next(), Next()),
        when=Upgrade(),
        never=(DeckUpgraded,),
        then={at.tiers: (12, 0, 0)},
    ),
    "TB-220": Row(given=announcements(), when=Next(), then={end.pause: "ready", at.tiers: (12, 0, 0)}),
    "TB-221": Row(
        proves="TB-221 AMB-07",
        given=(*harder(2, 10, 0, levels_gained=1), read("lowest-short", "spill")),
        when=Upgrade(),
        then={end.upgrades: ((0, 12, 0), (0, 10, 2)), at.tiers: (0, 10, 2), end.levels: 0},
    ),
}


@each(STEPS | SALES | DECKS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
