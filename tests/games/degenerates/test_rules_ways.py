"""What remains of the map: Perilous spaces, the end of a phase, the river, the Void, Rest, cards and the Law."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Gain, Give
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.decks import CardDiscarded, DeckReshuffled
from ledger.games.degenerates.events.phases import PartiesMerged, StallClosed
from ledger.games.degenerates.moves import cards
from ledger.games.degenerates.moves.cards import Heal, Throw
from ledger.games.degenerates.moves.danger import Compare, Danger, Gate
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.phases import Foot, Next, River, Stance, Void
from ledger.games.degenerates.moves.resting import Buy, Invest, Perform, Reveal, Sell, Settle, Trade
from ledger.games.degenerates.moves.setup import AddAdventurer, DangerCard, Way, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    become,
    begun,
    dice,
    escape,
    foe,
    fog,
    founded,
    hero,
    hurt,
    item,
    next_,
    obtain,
    on_to_danger,
    recover,
    rests,
    road,
    space,
    stand,
    table,
    town,
    trait,
)
from tests.tables import Fact, No, Row, each, prove

X = "Xanten"
WAY = f"{HOME}-{X}"
PIT, FORTRESS, CHANCE, MAZE = "Hell Pit", "Goblin Fortress", "Last Chance", "The Maze"
MARKET = "Market"
PLACES = (
    *LANDS,
    space(X, 2, region="lowlands"),
    road(HOME, X),
    space(PIT, 2),
    space(FORTRESS, 2),
    space(CHANCE, None, "inside"),
)
BOTH = (hero("A"), hero("B"))


def me(**more: Any) -> Moves:
    return begun(hero("A", **more), board=PLACES)


def tries(attribute: Any, told: str, **more: Any) -> cards.Test:
    return cards.Test(who="A", attribute=attribute, dice=dice(told), **more)


def perilous(*before: Any) -> Moves:
    """A is Defeated in a Perilous space; a new Map Action Phase has begun."""
    return (*table(*BOTH, board=PLACES), hurt("A", 14), trait("perilous", HOME), *before, next_(*BOTH))


NEXT_TO = Way(kind="touch", one=HOME, other=MARKET)
MIMIC = foe("Mimic", 4, 1)

PERIL: dict[str, Row[Degenerates]] = {
    "DD-032 in a Perilous space Rest removes conditions, and no Wound": Row(
        given=(*me(), trait("perilous", HOME), hurt("A", 5), become("A", "slimed")),
        when=recover("A"),
        then={at.wounds: {"A": 5}, at.afflicted: {"A": ()}},
        never=(facts.TestMade,),
    ),
    "DD-032 dice fall only if a card makes failing count": Row(
        given=(*me(), trait("perilous", HOME), hurt("A", 5)),
        when=(recover("A", tested=True), recover("A", "1 1", tested=True)),
        asked={1: "dice"},
        then={at.wounds: {"A": 5}},
        happens=(Fact(facts.TestMade, who="A", passed=True),),
    ),
    "DD-033 it is said at the start of the phase, and kills at its end": Row(
        given=perilous(),
        stands={shown.questions: ("A dies without a healed Wound", "B: Map Action")},
        when=(recover("A", "1 1"), recover("B"), Next()),
        after={2: {at.wounds: {"A": 14}}},
        then={at.fallen: ("A",)},
        happens=(Fact(facts.AdventurerDied, who="A", rule="DD-270"),),
    ),
    "DD-033 a Wound removed by other means saves": Row(
        given=perilous(),
        when=(recover("A"), Heal(who="A", wounds=1, by="Elixir of Life"), recover("B"), Next()),
        then={at.alive: ("A", "B"), at.defeated: {"A": False}},
    ),
    "DD-128 merge, then cards, then unsold wares, then deaths (AMB-51)": Row(
        given=(
            *table(
                *(hero("A", MARKET, mrl=9), hero("B", MARKET, mrl=8), hero("C", HOME)),
                board=(*PLACES, *town(MARKET, 2, region="lowlands"), NEXT_TO),
            ),
            *(Weakness(who="B", name="Scratcher"), hurt("B", 14), become("B", "infected"), Next()),
            *(Stance(who="A", stance="bold"), recover("A"), Trade(who="A"), Reveal(who="A", card="Rope", kind="item")),
            *(recover("B"), Stance(who="C", stance="cautious"), Foot(who="C", place=MARKET)),
        ),
        when=Next(),
        then={at.fallen: ("B",), at.discarded: {"loot": ("Rope",), "weakness": ("Scratcher",)}, at.stalls: {}},
        happens=(
            Fact(PartiesMerged, stance="bold", leader="A"),
            Fact(facts.ConditionGained, who="B"),
            Fact(CardDiscarded, card="Rope"),
            Fact(StallClosed, place=MARKET),
            Fact(facts.AdventurerDied, who="B"),
        ),
    ),
}


def lost(*gates: str, level: int = 2) -> Moves:
    """A, Bold and with MAG 8, in the Maze; Voidgates stand there, and the Hell Pit has that level."""
    opened = tuple(Gate(place=gate, by="Rift") for gate in gates)
    return begun(hero("A", mag=8), at=MAZE, board=(*PLACES, space(PIT, level), *opened), stance="bold")


RIVER: dict[str, Row[Degenerates]] = {
    "DD-141 where the river leads": Row(
        when=founded("A"),
        then={
            at.downriver: {
                "Tunnel of Terror": ("Pigskin Port",),
                "Pigskin Port": ("East Bridge", "North Bridge", "The Watchtower"),
                "East Bridge": ("Dusk Falls", "Fishmonger Camp"),
                "The Watchtower": ("Gutfish Ford",),
                "Gutfish Ford": ("Crystal Crater",),
                "North Bridge": (),
                "Crystal Crater": (),
            }
        },
    ),
    "DD-141 no port is skipped": Row(
        given=begun(
            hero("A", gold=9),
            at="Tunnel of Terror",
            board=(*PLACES, space("Tunnel of Terror", 2), space("East Bridge")),
            stance="bold",
        ),
        when=River(who="A", place="East Bridge"),
        refused={1: No("DD-141", "river-wrong")},
        then={at.gold: {"A": 9}},
    ),
    "DD-143 the card on the way out is discarded, and does nothing else": Row(
        given=lost(FORTRESS),
        when=Void(who="A", card=FORTRESS),
        then={
            at.where: {"A": FORTRESS},
            at.decks: {"danger": 35},
            at.discarded: {"danger": (FORTRESS,)},
            at.danger: {FORTRESS: 2},
        },
    ),
    "DD-143 a Reshuffle card shuffles nothing there": Row(
        given=(*lost(), *(cards.Draw(who="A", deck="danger", card="Fog"),)),
        when=Void(who="A", card="Reshuffle"),
        then={at.discarded: {"danger": ("Fog", "Reshuffle")}, at.decks: {"danger": 34}},
        never=(DeckReshuffled,),
    ),
    "DD-144 to a Voidgate at the drawn Location without any Test": Row(
        given=lost(FORTRESS, CHANCE),
        when=Void(who="A", card=CHANCE, raises=CHANCE),
        then={at.where: {"A": CHANCE}, at.danger: {CHANCE: 3}, at.gates_at: (FORTRESS, CHANCE)},
        never=(facts.TestMade,),
    ),
    "DD-145 one may try MAG for a Voidgate elsewhere in the Region": Row(
        given=lost(FORTRESS),
        when=(Void(who="A", card=PIT), Void(who="A", card=PIT, tester="A", dice=dice("4 4"))),
        asked={1: "tester"},
        then={at.where: {"A": FORTRESS}, at.danger: {PIT: 2}, at.gates_at: (FORTRESS,)},
        happens=(Fact(facts.TestMade, who="A", attribute="mag", passed=True),),
    ),
    "DD-145 of two gates one is chosen (AMB-52)": Row(
        given=lost(FORTRESS, CHANCE),
        when=Void(who="A", card=PIT, tester="A", dice=dice("4 4")),
        asked={1: "to"},
        then={shown.questions: (f"To {FORTRESS} or {CHANCE}, or stay?", "A, bold: Map Action")},
    ),
    "DD-146 failed, a new Voidgate opens there and the level rises": Row(
        given=lost(FORTRESS),
        when=Void(who="A", card=PIT, tester="A", dice=dice("6 6")),
        then={at.where: {"A": PIT}, at.gates_at: (FORTRESS, PIT), at.danger: {PIT: 3}},
    ),
    "DD-146 at 6 there is no Doom": Row(
        given=lost(level=6),
        when=Void(who="A", card=PIT),
        then={at.where: {"A": PIT}, at.gates_at: (PIT,), at.danger: {PIT: 6}, at.doom: (), at.looms: False},
    ),
}


def market(*heroes: AddAdventurer, level: int = 3) -> Moves:
    """All have Recovered, Bold, in a Town."""
    told = begun(*heroes, at=MARKET, board=(*PLACES, *town(MARKET, level, region="lowlands"), MIMIC), stance="bold")
    return (*told, *rests("".join(one.who for one in heroes)))


def reveal(card: str, kind: Any = "item", price: int | None = None) -> Reveal:
    return Reveal(who="A", card=card, kind=kind, price=price)


RESTING: dict[str, Row[Degenerates]] = {
    "DD-151 an Item gives its action once, in whosever hands": Row(
        given=(*begun(*BOTH, board=PLACES), item("Idol"), obtain("A", "Idol"), *rests("AB")),
        when=(
            (Perform(who="A", card="Idol"), Give(who="A", thing="Idol", to="B")),
            Perform(who="B", card="Idol"),
        ),
        refused={2: No("DD-151", "item-used")},
        then={at.rested: {"A": ("recover", "perform Idol"), "B": ("recover",)}},
    ),
    "DD-161 each may Invest once": Row(
        given=market(hero("A", gold=21), hero("B", gold=21)),
        when=(Invest(who="A", pay=(("A", 20),)), Invest(who="A", pay=(("B", 20),)), Invest(who="B", pay=(("B", 20),))),
        refused={2: No("DD-150", "action-repeated")},
        then={at.towns: {MARKET: 5}, at.gold: {"A": 1, "B": 1}},
    ),
    "DD-167 a later trader draws nothing new": Row(
        given=(*market(hero("A", gold=5), hero("B", gold=5), level=1), Trade(who="A"), reveal("Rope", price=2)),
        when=(Buy(who="B", card="Rope"), Trade(who="B"), reveal("Lamp").but(who="B"), Buy(who="B", card="Rope")),
        refused={1: No("DD-162", "trade-missing"), 3: No("DD-163", "wares-full")},
        then={at.items: {"A": (), "B": ("Rope",)}, at.gold: {"A": 5, "B": 3}, at.decks: {"loot": 71}},
    ),
    "DD-325 after a lost fight the Event stays due, and nobody buys or sells (AMB-53)": Row(
        given=(
            *market(hero("A", gold=9)),
            *(obtain("A", "Saw"), Trade(who="A")),
            *(reveal("Mimic", "monster"), reveal("Plague", "event"), reveal("Rope", price=2)),
            *(BeginFight(who="A"), stand("A", "guard"), escape("A", "1 1", "1 1", "6")),
        ),
        when=(
            Next(),
            Settle(who="A", card="Plague"),
            Buy(who="A", card="Rope"),
            Sell(who="A", card="Saw", price=4),
            Next(),
        ),
        refused={1: No("DD-164", "wares-open"), 3: No("DD-165", "trade-lost"), 4: No("DD-165", "trade-lost")},
        then={at.gold: {"A": 9}, at.phase: "danger", at.towns: {MARKET: 2}},
    ),
    "DD-311 Mystery Meat heals by the lower die": Row(
        given=(*me(con=7), trait("perilous", HOME), hurt("A", 9), obtain("A", "Mystery Meat"), recover("A")),
        when=Perform(who="A", card="Mystery Meat", dice=dice("4 3")),
        then={at.wounds: {"A": 6}, at.items: {"A": ()}, at.discarded: {"loot": ("Mystery Meat",)}},
    ),
    "DD-311 or poisons": Row(
        given=(*me(con=7), hurt("A", 3), obtain("A", "Mystery Meat"), recover("A", "1 1")),
        when=Perform(who="A", card="Mystery Meat", dice=dice("4 4")),
        then={at.afflicted: {"A": ("poisoned",)}, at.items: {"A": ()}},
    ),
}

TESTS: dict[str, Row[Degenerates]] = {
    **{
        f"DD-088 {told} {'passes' if passed else 'fails'} whatever the attribute": Row(
            given=me(agi=value),
            when=tries("agi", told),
            then={fight.passed: passed},
        )
        for told, value, passed in (("1 1", 2, True), ("6 6", 11, False), ("6 5", 11, True), ("1 2", 2, False))
    },
    "DD-089 a passed Test in braces is worth its highest die": Row(
        given=(*me(mag=9, xp=2), item("Scroll"), obtain("A", "Scroll")),
        when=tries("mag", "4 5", using="Scroll", xp=True),
        then={fight.brace: 5, at.xp: {"A": 7}},
    ),
    "DD-089 a failed one is worth nothing": Row(
        given=(*me(mag=9, xp=2), item("Scroll"), obtain("A", "Scroll")),
        when=tries("mag", "6 6", using="Scroll", xp=True),
        then={fight.brace: 0, at.xp: {"A": 2}},
    ),
    "DD-093 Luck never exceeds MAG, and falls with it": Row(
        given=me(mag=7, luck=6),
        when=(Gain(who="A", what="luck", by=3, because="a card says so"), become("A", "suppressed"), recover("A")),
        after={1: {at.luck: {"A": 7}}, 2: {at.luck: {"A": 6}}},
        then={at.luck: {"A": 6}, at.attributes: {"A": {"mag": 7}}},
    ),
    "DD-318 the same face again is said, and not forced (AMB-43)": Row(
        given=(*me(), obtain("A", "Lucky Tattoo")),
        when=(
            Throw(who="A", sides="d6", dice=("3:3",), using="Lucky Tattoo"),
            Throw(who="A", sides="d6", dice=("3:5",), using="Lucky Tattoo"),
        ),
        after={1: {at.reminders: ("same-result",), fight.thrown: 3}},
        then={at.reminders: ("same-result",), fight.thrown: 5},
    ),
}

CARDS: dict[str, Row[Degenerates]] = {
    "DD-173 the Reshuffle card raises nothing, and works when the turn ends": Row(
        given=(*begun(hero("A"), board=PLACES), cards.Draw(who="A", deck="danger", card="Night"), *on_to_danger("A")),
        when=(Danger(card="Reshuffle", value=12), Next(), Next()),
        after={2: {at.decks: {"danger": 34}, at.discarded: {"danger": ("Night",)}}},
        then={at.decks: {"danger": 36}, at.danger: {HOME: 3, "Fields": 2}},
        happens=(Fact(DeckReshuffled, deck="danger", rule="DD-173"),),
    ),
    "DD-175 of two values that fit the table chooses (AMB-23)": Row(
        given=(
            *begun(hero("A"), board=(*PLACES, trait("perilous", HOME))),
            *on_to_danger("A"),
            DangerCard(name="Dusk", raises=PIT, values=(("outside", 2), ("perilous", 5), ("inside", 1))),
        ),
        when=(Danger(card="Dusk"), Danger(card="Dusk", trait="perilous")),
        asked={1: "trait"},
        then={at.value: {"A": 5}},
    ),
    "DD-179 in a Town the card is nothing, but the Law may come": Row(
        given=(
            *begun(hero("A"), at=MARKET, board=(*PLACES, *town(MARKET, 3, "law", region="lowlands")), bounty=3),
            *(*on_to_danger("A"), fog(1)),
        ),
        when=Compare(),
        then={at.is_safe: {"A": True}, at.law_attacks: {"A": False}, at.monsters_due: {"A": ("", 0)}},
    ),
    "DD-179 with its icon it does": Row(
        given=(
            *begun(hero("A"), at=MARKET, board=(*PLACES, *town(MARKET, 3, "law", region="lowlands")), bounty=3),
            *(*on_to_danger("A"), fog(1, law=True)),
        ),
        when=Compare(monsters=2),
        then={at.is_safe: {"A": False}, at.law_attacks: {"A": True}, at.monsters_due: {"A": ("law", 2)}},
    ),
}


@each(PERIL | RIVER | RESTING | TESTS | CARDS)
def test_ways(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
