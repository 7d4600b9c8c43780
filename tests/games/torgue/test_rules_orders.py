"""What the rulebook says to Events, Special Actions, Out of Ammo and what enemies gain, rule by rule."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import GearEmptied
from ledger.games.torgue.events.enemies import EnemyActed, EventDrawn, EventsRebuilt, OrderBegan, SpecialTaken
from ledger.games.torgue.moves.cards import EventCard, GearCard
from ledger.games.torgue.moves.ending import Skip
from ledger.games.torgue.moves.enemies import (
    Boost,
    DrawEvent,
    EnemyMove,
    Exhaust,
    Order,
    OutOfAmmo,
    Special,
    Stay,
    Strike,
)
from ledger.games.torgue.moves.setup import (
    Begin,
    BeginScenario,
    DealFavorite,
    DealQueue,
    Deploy,
    GiveSpotlight,
    LayZone,
    StartCampaign,
)
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_enemies as of
from tests.games.torgue.histories import NAMES, Moves, enemy_turn, game, gun, hunter
from tests.games.torgue.histories_ending import OVER
from tests.games.torgue.histories_enemies import announced, foe, plain, quiet_round
from tests.tables import Fact, No, Row, each, prove

QUAKE = EventCard(name="Quake", orders=("move", "attack"), text="The_ground_shakes")
RAIN = EventCard(name="Rain", text="It_rains")
HAIL = EventCard(name="Hail", text="It_hails")


def two_events(given: Moves) -> Moves:
    """The same history with an Event deck of two cards."""
    return tuple(each.but(count=2) if isinstance(each, StartCampaign) else each for each in given)


def next_game() -> Moves:
    """The game ends; the next scenario is laid out, and its Enemy Turn has begun."""
    between = (OVER, Skip(all=True), Next(), Next(), Next(), BeginScenario(name="The Pit", queue=1))
    placed = (LayZone(name="N", station=True, by=("M",)), LayZone(name="M"))
    deploys = (Deploy(zone="N" if who != "H4" else "M", who=who) for who in NAMES)
    favorites = (DealFavorite(name=f"Star {who}", who=who) for who in NAMES)
    return (
        *between,
        *placed,
        *favorites,
        GiveSpotlight(to="H1"),
        *deploys,
        DealQueue(cards=("A1",)),
        Begin(),
        *enemy_turn(),
    )


EVENTS: dict[str, Row[Torgue]] = {
    "TB-152": Row(
        given=plain("event move", *foe("E1"), cards=(QUAKE,)),
        when=(
            Next(),
            DrawEvent(name="Quake"),
            Next(),
            (EnemyMove(enemy="E1"), Next(), Stay()),
            Next(),
        ),
        refused={1: No("TB-152", "event-open"), 3: No("TB-024", "order-open")},
        after={2: {of.cards: ("A1", "Quake"), of.open_order: "move", at.reminders: ("card-text",)}},
        happens=(
            Fact(EventDrawn, name="Quake"),
            Fact(OrderBegan, order="move"),
            Fact(OrderBegan, order="attack"),
            Fact(OrderBegan, order="move"),
        ),
        then={of.cards: ("A1",), of.open_order: "move", of.event_discard: ("Quake",)},
    ),
    "TB-152 once": Row(
        given=plain("event attack", *foe("E1"), cards=(RAIN,)),
        when=(DrawEvent(name="Rain"), DrawEvent(name="Hail"), Next(), DrawEvent(name="Hail")),
        refused={2: No("TB-152", "event-drawn", names="Rain"), 4: No("TB-024", "order-missing")},
        then={of.open_order: "attack", of.event_discard: ("Rain",)},
    ),
    "TB-152 unread": Row(
        proves="TB-152 TB-002",
        given=plain("event"),
        when=DrawEvent(name="Hail"),
        then={at.reminders: ("text-missing",), of.event_discard: ("Hail",)},
    ),
    "TB-152 typed": Row(
        given=plain("event", *foe("E1")),
        when=DrawEvent(name="Hail", orders=("attack",)),
        then={of.cards: ("A1", "Hail"), of.open_order: "attack", of.waits: ("E1",)},
    ),
    "TB-153": Row(
        given=two_events(plain("event event event", cards=(RAIN, HAIL))),
        when=(
            (DrawEvent(name="Rain"), Next(), DrawEvent(name="Hail"), Next()),
            DrawEvent(name="Rain"),
        ),
        after={1: {of.events_left: 0, of.event_discard: ("Rain", "Hail")}},
        happens=(Fact(EventsRebuilt, shuffled=True),),
        then={of.events_left: 1, of.event_discard: ("Rain",)},
    ),
    "TB-153 next game": Row(
        proves="TB-153",
        given=(
            *two_events(
                plain("event event", cards=(RAIN, HAIL), then=(DrawEvent(name="Rain"), Next(), DrawEvent(name="Hail")))
            ),
            *next_game(),
        ),
        stands={of.events_left: 2, of.event_discard: (), of.open_order: "event"},
        when=(DrawEvent(name="Hail"), DrawEvent(name="Rain")),
        refused={1: No("TB-153", "event-order", names="Rain")},
        never=(EventsRebuilt,),
        then={of.events_left: 1, of.event_discard: ("Rain",)},
    ),
}
TINK = foe("Tink", specials=("Slug", "Grin"))
SPECIALS: dict[str, Row[Torgue]] = {
    "TB-155": Row(
        given=plain("special", *TINK, *foe("E1")),
        stands={of.waits: ("Tink",)},
        when=(
            Special(enemy="E1", called="Slug"),
            Special(enemy="Tink", called="Bite"),
            Special(enemy="Tink", called="Grin"),
            Special(enemy="Tink"),
            Next(),
            Special(enemy="Tink"),
            Special(enemy="Tink"),
            Next(),
        ),
        refused={
            1: No("TB-155", "special-missing"),
            2: No("TB-155", "special-unknown"),
            3: No("TB-155", "special-order", names="Slug"),
            5: No("TB-024", "order-open", names="Tink"),
            7: No("TB-024", "enemy-acted"),
        },
        happens=(
            Fact(SpecialTaken, name="Slug"),
            Fact(SpecialTaken, name="Grin"),
            Fact(EnemyActed, enemy="Tink", what="special"),
        ),
        then={at.phase: "end"},
    ),
    "TB-155 attacks": Row(
        given=plain("special", *TINK),
        when=(
            Strike(enemy="Tink", at="H1"),
            Special(enemy="Tink", gives=("strength+1",)),
            Strike(enemy="Tink", at="H1", token="a", dice=("6",)),
            Special(enemy="Tink"),
        ),
        refused={1: No("TB-024", "order-open")},
        then={of.waits: (), of.specials: (("Tink", "Slug"), ("Tink", "Grin"))},
    ),
    "TB-155 waived": Row(
        given=plain("special attack", *TINK),
        when=(Stay(enemies=("Tink",)), Next()),
        then={of.open_order: "attack", of.specials: ()},
    ),
}
GAINS: dict[str, Row[Torgue]] = {
    "TB-147": Row(
        given=plain("special", *foe("Tink", specials=("Slug",), has=("rapid:3",))),
        when=(
            Boost(enemy="Tink", gives=("strength+1", "rapid:2")),
            (Special(enemy="Tink", gives=("strength+2", "deadly")),),
            Next(),
        ),
        after={2: {of.strengths: {"Tink": 8}, of.rapid: {"Tink": 3}}},
        then={of.gained: {"Tink": ("strength+1", "rapid:2")}, of.strengths: {"Tink": 6}, at.phase: "end"},
    ),
    "TB-147 lost": Row(
        given=plain("move", *foe("E1"), then=(Boost(enemy="E1", gives=("deadly", "strength+1")),)),
        when=(
            Boost(enemy="E1", gives=("deadly",), off=True),
            Boost(enemy="E1", gives=("deadly",), off=True),
            Boost(enemy="E1", gives=("cheerful",)),
            Boost(enemy="E1", gives=()),
        ),
        refused={
            2: No("TB-147", "boost-unheld"),
            3: No("TB-248", "keyword-unknown"),
            4: No("TB-147", "boost-missing"),
        },
        then={of.gained: {"E1": ("strength+1",)}},
    ),
}
ARMED = hunter("H1", gear=("Hyperion", "Axe", "Nova", "Maylay"), slots=("weapon:2", "grenade:1"))
CARDS = (
    gun("Hyperion"),
    gun("Axe", melee=True, skill="melee", range=("red",)),
    GearCard(name="Nova", kind="grenade", deck="ammo-dump"),
    GearCard(name="Maylay", kind="shield", shields=("green",)),
)
AMMO: dict[str, Row[Torgue]] = {
    "TB-154": Row(
        given=plain("out-of-ammo", me=(ARMED, hunter("H2", gear=("Hyperion",))), cards=CARDS),
        when=(Next(), OutOfAmmo(hunters=()), OutOfAmmo(hunters=("H1",)), Next()),
        refused={1: No("TB-154", "ammo-open"), 2: No("TB-154", "hunters-missing")},
        then={at.empty: {"H1": ("Hyperion", "Nova"), "H2": ()}, at.phase: "end"},
    ),
    "TB-154 late": Row(
        given=plain("move"),
        when=(OutOfAmmo(hunters=("H1",)), Order(kind="out-of-ammo", by="Quake"), OutOfAmmo(hunters=("H1", "H2"))),
        refused={1: No("TB-154", "order-missing")},
        then={of.open_order: "out-of-ammo"},
    ),
    "TB-027": Row(
        proves="TB-027 TB-101 TB-102",
        given=game(ARMED, hunter("H2", "green", gear=("Hyperion",)), cards=CARDS),
        when=(
            Exhaust(name="Hyperion"),
            Exhaust(who="H1", name="Hyperion"),
            Exhaust(who="H1", name="Hyperion"),
            Exhaust(name="Axe"),
            Exhaust(who="H2", name="a"),
            Exhaust(who="H2", name="a"),
            Exhaust(who="H2", name="q"),
            Exhaust(name="Maylay"),
            Exhaust(who="H1", name="Hyperion", refreshed=True),
        ),
        refused={
            1: No("TB-027", "who-missing", names="Hyperion"),
            3: No("TB-027", "card-same"),
            4: No("TB-101", "melee-loaded"),
            6: No("TB-027", "token-same"),
            7: No("TB-027", "card-unknown"),
        },
        happens=(Fact(GearEmptied, who="H1", card="Hyperion"),),
        then={at.empty: {"H1": ("Maylay",)}, at.tokens: {"H2": {"a": "GREEN/exhausted"}}},
    ),
    "TB-187": Row(
        proves="TB-187 TB-196",
        given=game(cards=(announced("move"), announced("move", name="A2")), then=(*quiet_round(), *enemy_turn())),
        stands={of.cards: ("A2",)},
        when=(Exhaust(name="A1"), Exhaust(name="A2", refreshed=True), Exhaust(name="A2"), Next()),
        refused={1: No("TB-187", "announcement-spent"), 2: No("TB-187", "announcement-spent")},
        then={at.spent: ("A1", "A2"), of.announcement: "You're fired!"},
    ),
}


@each({**EVENTS, **SPECIALS, **GAINS, **AMMO})
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
