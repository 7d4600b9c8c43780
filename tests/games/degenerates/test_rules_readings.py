"""Other readings on the map, in the Danger Phase and with the Law, each beside the default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.moves.cards import Draw, Equip, Haunt, Shed
from ledger.games.degenerates.moves.danger import Advance, Compare, Danger, Doom, Gate, Hunt, Lower, Stealth
from ledger.games.degenerates.moves.encounters import Bribe, Monster
from ledger.games.degenerates.moves.phases import Next, River, Void
from ledger.games.degenerates.moves.resting import Invest
from ledger.games.degenerates.moves.setup import DangerCard, Deck, Way
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    become,
    begun,
    dice,
    foe,
    fog,
    hero,
    hurt,
    item,
    next_,
    obtain,
    on_to_danger,
    recover,
    road,
    space,
    spot,
    table,
    town,
    trait,
)
from tests.games.degenerates.readings import both
from tests.tables import No, Row, each, prove

X, PIT, FORTRESS, CHANCE = "Xanten", "Hell Pit", "Goblin Fortress", "Last Chance"
WAY = f"{HOME}-{X}"
MAZE, MARKET, ORDER = "The Maze", "Market", "Holy Order"
PLACES = (
    *LANDS,
    space(X, 2, region="lowlands"),
    road(HOME, X),
    space(PIT, 2),
    space(FORTRESS, 2),
    space(CHANCE, None, "inside"),
)
GUARD = foe("Guard", 4, 9, val=(2, 5))

MIST = DangerCard(name="Mist", raises=PIT, values=(("any", 3),))


def replaced(**options: Any) -> Moves:
    """B is dead, A lives at the Crossroads, next to the Holy Order; a new turn has begun."""
    heroes = (hero("A"), hero("B"))
    board = (*PLACES, *town(MARKET, 2), space(ORDER, 3), Way(kind="touch", one=HOME, other=ORDER), *FAR_MARKET)
    told = (*table(*heroes, board=board, **options), hurt("B", 14), trait("perilous", HOME), next_(*heroes))
    return (*told, recover("A"), recover("B"), Next(), fog(12), Next(), Next())


FAR_MARKET = (Way(kind="touch", one=ORDER, other=MARKET),)


def fallen(**options: Any) -> Moves:
    """A is Defeated by Poison alone: 12 Wounds, HP 12."""
    return (*begun(hero("A", con=7), board=PLACES, **options), hurt("A", 12), become("A", "poisoned"))


def in_town(**options: Any) -> Moves:
    return begun(hero("A"), board=(*PLACES, *town(MARKET, 2)), **options)


def investor(*has: str, region: str) -> Callable[..., Moves]:
    """A Bold adventurer with 20 gold has Recovered in a Town."""

    def told(**options: Any) -> Moves:
        board = town(MARKET, 2, *has, region=region)
        return (*begun(hero("A", gold=20), at=MARKET, board=board, stance="bold", bounty=4, **options), recover("A"))

    return told


def lawful(*, icon: bool = False, stance: str = "bold", **options: Any) -> Moves:
    """A party in a Law space with Bounty 3 has drawn a card of value 4."""
    told = begun(hero("A"), board=(*PLACES, space(HOME, 3, "law")), bounty=3, stance=stance, **options)
    return (*told, *on_to_danger("A"), fog(4, law=icon or None))


def low_lawful(**options: Any) -> Moves:
    """A card of value 3 without the Law icon, at Bounty 3 and Danger 2."""
    told = begun(hero("A"), board=(*PLACES, space(HOME, 2, "law")), bounty=3, **options)
    return (*told, *on_to_danger("A"), fog(3))


def on_road(**options: Any) -> Moves:
    """On a Road whose Territory is at 6."""
    board = (*PLACES, space("Fields", 6))
    return (*begun(hero("A"), at=WAY, board=board, **options), *on_to_danger("A"))


def doom_due(**options: Any) -> Moves:
    return (*begun(hero("A"), board=PLACES, **options), Advance(place=PIT, by="Omen"))


def maze(**options: Any) -> Moves:
    """A in the Maze; two Voidgates stand in the Badlands."""
    gates = tuple(Gate(place=place, by="Rift") for place in (FORTRESS, CHANCE))
    return begun(hero("A", mag=8), at=MAZE, board=(*PLACES, *gates), stance="bold", **options)


def two_gates(**options: Any) -> Moves:
    """Two Voidgates in the Fields, on Roads of it."""
    ways = (road(HOME, PIT), Gate(place=WAY, by="Rift"), Gate(place=f"{HOME}-{PIT}", by="Rift"))
    return (*begun(hero("A"), board=(*PLACES, *ways), **options), *on_to_danger("A"))


def later_party(**options: Any) -> Moves:
    """The first party is through; B's party draws."""
    told = begun(hero("A", mrl=9), hero("B", X), board=PLACES, **options)
    return (*told, *on_to_danger("AB"), fog(12), Next())


def bridge(**options: Any) -> Moves:
    board = (*PLACES, space("East Bridge"), space("Dusk Falls"))
    return begun(hero("A", gold=5), at="East Bridge", board=board, stance="bold", **options)


def one_down(**options: Any) -> Moves:
    """A party of three, one of them Defeated, sneaks."""
    told = begun(*(hero(who) for who in "ABC"), board=PLACES, stance="cautious", **options)
    return (*told, *on_to_danger("ABC"), hurt("C", 14), MIST, Danger(card="Mist"))


def bribed(**options: Any) -> Moves:
    """A Guard worth 2 XP and 5 gold at Bounty 3; A has 9 gold."""
    told = begun(hero("A", gold=9), board=(*PLACES, space(HOME, 3, "law"), GUARD), bounty=3, **options)
    drawn = (fog(1, law=True), Compare(monsters=1), Next(), Monster(cards=("Guard",)))
    return (*told, *on_to_danger("A"), *drawn)


def hunted(**options: Any) -> Moves:
    """A Hunt has lowered the value from 4 to 3, at Bounty 3."""
    return (*lawful(icon=True, **options), Hunt(), spot("A", "1 1"))


def ruined(**options: Any) -> Moves:
    """A is Defeated in a Destroyed space, the map phase goes on."""
    heroes = (hero("A"), hero("B"))
    return (*table(*heroes, board=PLACES, **options), hurt("A", 14), trait("destroyed", HOME), next_(*heroes))


def doubled(**options: Any) -> Moves:
    """Three adventurers with two Epic counters."""
    epics = tuple(move for name in ("Baron", "Count") for move in (foe(name, 4, 6), Haunt(epic=name, place=HOME)))
    told = begun(*(hero(who) for who in "ABC"), board=(*PLACES, *epics), **options)
    return (*told, *on_to_danger("ABC"), MIST, Danger(card="Mist"))


def leaders(**options: Any) -> Moves:
    """A prints MRL 8 and is Demoralized twice over by a card; B prints 7."""
    told = table(hero("A", mrl=8), hero("B"), board=PLACES, **options)
    return (*told, item("Charm", slot="jewelry", gives=("mrl-2",)), obtain("A", "Charm"), Equip(who="A", item="Charm"))


def frail(**options: Any) -> Moves:
    return begun(hero("A", con=2), board=PLACES, **options)


def thinning(**options: Any) -> Moves:
    """Two cards are left to draw, one is discarded."""
    return (*begun(hero("A"), board=(*PLACES, Deck(name="loot", cards=3)), **options), Draw(deck="loot", card="Saw"))


BADLANDS_GATES = (FORTRESS, CHANCE)


def columns(sitting: at.At) -> tuple[str, ...]:
    """The columns of Danger cards that were read: card, trait, party size."""
    return tuple(sitting.state.lore.keys)


READINGS: dict[str, Row[Degenerates]] = {
    **both(
        "AMB-01",
        "replace",
        "anywhere",
        replaced,
        (hero("B", HOME, "Bog Conjurer"), hero("B", ORDER, "Bog Conjurer")),
        default={at.where: {"A": HOME, "B": ORDER}},
        otherwise={at.where: {"A": HOME, "B": HOME}},
        refused=({1: No("DD-274", "start-elsewhere")}, {2: No("DD-001", "adventurer-known")}),
    ),
    **both(
        "AMB-02",
        "revive",
        "hit-points",
        fallen,
        Shed(who="A", condition="poisoned", by="Balm"),
        default={at.defeated: {"A": True}, at.hp: {"A": 14}, at.wounds: {"A": 12}},
        otherwise={at.defeated: {"A": False}, at.hp: {"A": 14}, at.wounds: {"A": 12}},
    ),
    **both(
        "AMB-04",
        "town-reduce",
        "raise",
        in_town,
        Lower(place=MARKET, by="Prayer"),
        default={at.towns: {MARKET: 2}},
        otherwise={at.towns: {MARKET: 3}},
    ),
    **both(
        "AMB-05",
        "invest-bounty",
        "lowlands",
        investor("law", region="highlands"),
        Invest(who="A"),
        default={at.bounty: 3, at.towns: {MARKET: 3}},
        otherwise={at.bounty: 4, at.towns: {MARKET: 3}},
        where="a Law space of the Highlands",
    ),
    **both(
        "AMB-05",
        "invest-bounty",
        "lowlands",
        investor(region="lowlands"),
        Invest(who="A"),
        default={at.bounty: 4, at.towns: {MARKET: 3}},
        otherwise={at.bounty: 3, at.towns: {MARKET: 3}},
        where="a Lowlands Settlement",
    ),
    **both(
        "AMB-06",
        "law-icon",
        "no",
        low_lawful,
        Compare(monsters=2),
        default={at.law_attacks: {"A": False}, at.is_safe: {"A": True}, at.monsters_due: {"A": ("", 0)}},
        otherwise={at.law_attacks: {"A": True}, at.is_safe: {"A": False}, at.monsters_due: {"A": ("law", 2)}},
    ),
    **both(
        "AMB-07",
        "hand-nowhere",
        "stays",
        on_road,
        Danger(card="Your current space", value=12),
        default={at.hand: WAY, at.doom: ("blue",)},
        otherwise={at.hand: "", at.doom: ("blue",)},
    ),
    **both(
        "AMB-08",
        "doom-resolved",
        "deck",
        doom_due,
        Doom(card="Flood", fits=True),
        default={at.decks: {"doom": 23}, at.discarded: {"doom": ("Flood",)}},
        otherwise={at.decks: {"doom": 24}, at.discarded: {"doom": ()}},
    ),
    **both(
        "AMB-09",
        "void-full",
        "location",
        maze,
        Void(who="A", card=PIT, tester="nobody"),
        default={at.danger: {PIT: 3, FORTRESS: 3, CHANCE: 4}, at.gates_at: BADLANDS_GATES, at.where: {"A": PIT}},
        otherwise={at.danger: {PIT: 3, FORTRESS: 2, CHANCE: 3}, at.gates_at: BADLANDS_GATES, at.where: {"A": PIT}},
    ),
    **both(
        "AMB-10",
        "gates-share",
        "once",
        two_gates,
        Danger(card="Each space with a Voidgate", value=12),
        default={at.danger: {"Fields": 4}},
        otherwise={at.danger: {"Fields": 3}},
    ),
    **both(
        "AMB-11",
        "late-reshuffle",
        "yes",
        later_party,
        (Danger(card="Reshuffle", value=12), Next(), Next()),
        default={at.decks: {"danger": 34}, at.turn: 2},
        otherwise={at.decks: {"danger": 36}, at.turn: 2},
    ),
    **both(
        "AMB-14",
        "lake-from-bridge",
        "free",
        bridge,
        River(who="A", place="Dusk Falls"),
        default={at.gold: {"A": 3}, at.where: {"A": "Dusk Falls"}},
        otherwise={at.gold: {"A": 5}, at.where: {"A": "Dusk Falls"}},
    ),
    **both(
        "AMB-15",
        "defeated-count",
        "no",
        one_down,
        (Stealth(), spot("A", "1 1"), spot("B", "1 1"), Compare(monsters=1)),
        default={at.value: {"A": 3}, at.is_safe: {"A": False}},
        otherwise={at.value: {"A": 4}, at.is_safe: {"A": True}},
        where="Stealth",
    ),
    **both(
        "AMB-15",
        "defeated-count",
        "no",
        one_down,
        Compare(monsters=1),
        default={columns: ("Mist//3",)},
        otherwise={columns: ("Mist//2",)},
        where="party size",
    ),
    **both(
        "AMB-24",
        "bribe-val",
        "gold",
        bribed,
        Bribe(who="A", dice=dice("1 1")),
        default={at.gold: {"A": 4}, at.waiting_foes: {"A": ()}},
        otherwise={at.gold: {"A": 1}, at.waiting_foes: {"A": ()}},
    ),
    **both(
        "AMB-25",
        "law-value",
        "printed",
        hunted,
        Compare(monsters=1),
        default={at.law_attacks: {"A": True}, at.monsters_due: {"A": ("law", 1)}},
        otherwise={at.law_attacks: {"A": False}, at.monsters_due: {"A": ("lowlands", 1)}},
    ),
    **both(
        "AMB-32",
        "destroyed-rest",
        "allowed",
        ruined,
        recover("A", "1 1"),
        default={at.wounds: {"A": 14}, at.acted: {"A": ""}},
        otherwise={at.wounds: {"A": 7}, at.acted: {"A": "rest"}},
        refused=({1: No("DD-025", "rest-destroyed")}, {}),
    ),
    **both(
        "AMB-57",
        "epic-counters",
        "each",
        doubled,
        Compare(monsters=1),
        default={columns: ("Mist//2",)},
        otherwise={columns: ("Mist//1",)},
    ),
    **both(
        "AMB-46",
        "leader-mrl",
        "printed",
        leaders,
        Next(),
        default={at.leaders: ("B",), at.attributes: {"A": {"mrl": 6}}},
        otherwise={at.leaders: ("A",), at.attributes: {"A": {"mrl": 6}}},
    ),
    **both(
        "AMB-45",
        "poison-floor",
        "hit-points",
        frail,
        become("A", "poisoned"),
        default={at.attributes: {"A": {"con": 2}}, at.hp: {"A": 4}},
        otherwise={at.attributes: {"A": {"con": 2}}, at.hp: {"A": 2}},
    ),
    **both(
        "AMB-63",
        "reshuffle",
        "when-needed",
        thinning,
        (Draw(deck="loot", card="Rope", hold=True), Draw(deck="loot", card="Lamp", hold=True)),
        default={at.decks: {"loot": 1}, at.discarded: {"loot": ()}},
        otherwise={at.decks: {"loot": 0}, at.discarded: {"loot": ("Saw",)}},
    ),
}


@each(READINGS)
def test_readings(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
