"""Worked cases of the End of Round: Burning, the Clean Up Roll, respawns, the check, the refresh."""

from __future__ import annotations

from ledger.core.table.moves import Lose
from ledger.games.torgue import RULESET
from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.events.defence import WindowOpened
from ledger.games.torgue.events.ending import GameEnded
from ledger.games.torgue.events.enemies import AnnouncementSpent
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.defence import Blast, Fall
from ledger.games.torgue.moves.defence import Hurt as Put
from ledger.games.torgue.moves.defence import Inherit as Heir
from ledger.games.torgue.moves.ending import CleanUp, Refresh, Respawn, Verdict
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.loot import Spend
from ledger.games.torgue.moves.setup import Bag, LayZone
from ledger.games.torgue.moves.turns import Activate, Done, Next, Walk
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_ending as end
from tests.games.torgue.histories import (
    BECAUSE,
    NAMES,
    Moves,
    afflicted,
    enemy,
    enters,
    game,
    hunter,
    hurt,
    lies,
    over,
    spent,
)
from tests.games.torgue.histories_ending import NOTHING, end_of_round, ended
from tests.tables import Fact, No, Row, each, prove

SHIELD = GearCard(name="Maylay", kind="shield", shields=("green",))
AROUND = (LayZone(name="A", by=("M",)), LayZone(name="M", by=("P",)), LayZone(name="P"))
"""The zones around the Station in A."""


def burning(label: str, hunter: str) -> Moves:
    return (afflicted(label, "burning", 3), afflicted(hunter, "burning", 1))


def poor(dollars: int = 2000, left: int = 1) -> Moves:
    """The shared pile down to so many tokens."""
    return (Lose(what="shared-cash", by=dollars // 500 - left, because=BECAUSE),)


def worn_out(who: str, *tokens: str) -> Moves:
    """The activation of one who does nothing but wait."""
    return (Activate(hunter=who), *spent(who, *tokens), Done(who=who))


def out(*names: str) -> Moves:
    return tuple(Fall(hunter=name) for name in names)


BURNING: dict[str, Row[Torgue]] = {
    "TBV-159": Row(
        proves="TB-190 TB-193 TB-025",
        given=ended(
            hunter("H1", "green yellow"),
            cards=(enemy("Brute", hp=4),),
            then=(enters("Brute", "B", "E1"), *burning("E1", "H1")),
        ),
        when=(CleanUp(dice=("4",)), Next(), Put(who="H1", tokens=("b",)), CleanUp(dice=("4",))),
        refused={1: No("TB-025", "phase-wrong")},
        then={
            at.enemy_wounds: {"E1": 3},
            at.effects: {"E1": {}, "H1": {}},
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "RED<YELLOW/ready"}},
        },
    ),
    "TBV-214": Row(
        proves="TB-267 TB-190 TB-118",
        given=ended(
            hunter("H1", "green yellow red", gear=("Maylay",)),
            cards=(SHIELD,),
            then=(*worn_out("H1", "a"), afflicted("H1", "burning", 2)),
            left=NAMES[1:],
        ),
        when=(Next(), Put(who="H1", tokens=("c",)), NOTHING),
        refused={2: "TB-118"},
        then={
            at.shield_tokens: {"H1": {"s1": "GREEN/ready"}},
            at.tokens: {"H1": {"a": "RED<GREEN/exhausted", "b": "RED<YELLOW/ready", "c": "RED/ready"}},
            at.stands: {"H1": "in"},
            at.wounds_owed: {},
        },
        never=(WindowOpened,),
    ),
    "TB-190 choice": Row(
        given=ended(
            hunter("H1", "green yellow green red"),
            then=(afflicted("H1", "burning", 2),),
        ),
        when=(
            Next(),
            NOTHING,
            Put(who="H1", tokens=("d",)),
            Put(who="H1", tokens=("a",)),
            Put(who="H1", tokens=("b",)),
        ),
        refused={2: No("TB-042", "still-open"), 3: No("TB-118", "token-red")},
        after={1: {at.wounds_owed: {"H1": 2}}},
        then={at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "RED<YELLOW/ready", "c": "GREEN/ready"}}},
    ),
    "TBV-060": Row(
        proves="TB-196",
        given=ended(),
        when=(Exhaust(name="A1"), Next(), NOTHING, Next()),
        after={2: {at.spent: ("A1",)}},
        then={at.spent: ("A1",), at.game_round: 2, at.queue: ("A1", "A2", "You're fired!")},
        happens=(Fact(AnnouncementSpent, name="A1"),),
    ),
}
EFFECTS: tuple[tuple[Effect, int], ...] = (
    ("burning", 2),
    ("corrosive", 1),
    ("shock", 1),
    ("radiation", 2),
    ("slag", 1),
    ("cryo", 1),
    ("stun", 1),
)
CLEANING: dict[str, Row[Torgue]] = {
    "TBV-155": Row(
        proves="TB-193 TB-269 TB-195",
        given=(
            *end_of_round(hunter("H1", "green red", gear=("Maylay",)), cards=(SHIELD,)),
            *(afflicted("H1", name, count) for name, count in EFFECTS),
        ),
        when=CleanUp(dice=("4",)),
        then={
            at.effects: {"H1": {"radiation": 2, "cryo": 1, "stun": 1}},
            at.shield_tokens: {"H1": {"s1": "GREEN/ready"}},
            at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "RED/ready"}},
            at.wounds_owed: {},
        },
        never=(WindowOpened,),
    ),
    "TBV-160": Row(
        proves="TB-192 TB-083",
        given=end_of_round(
            bag=(Bag(kind="ammo", count=15),),
            then=(
                *(lies("ammo", "H2") for _ in range(4)),
                *(Spend(who="H2", kind="ammo", because=BECAUSE) for _ in range(4)),
                *(lies(kind, zone) for kind, zone in (("ammo", "A"), ("legendary", "A"), ("guns", "B"))),
                *(lies(kind, "H1") for kind in ("health", "cash")),
            ),
        ),
        stands={end.in_bag: 10, end.discarded: ("ammo",) * 4},
        when=CleanUp(dice=("1",)),
        then={
            end.in_bag: 16,
            at.bag: {"ammo": 15, "guns": 1},
            at.lying: {"A": (), "B": ()},
            end.discarded: (),
            at.loot: {"H1": ("health", "cash")},
        },
    ),
    "TBV-151": Row(
        proves="TB-266 TB-195",
        given=(*ended(hunter("H1", "green")), afflicted("H1", "cryo", 2), Next()),
        when=(
            CleanUp(dice=("4",)),
            (Next(), Activate(hunter="H1"), Walk(who="H1", zone="Z", token="a")),
            (Done(), *over(*NAMES[1:]), Next()),
        ),
        refused={2: No("TB-266", "model-frozen")},
        after={1: {at.effects: {"H1": {"cryo": 2}}}},
        then={at.effects: {"H1": {}}, at.phase: "enemies", at.game_round: 2},
    ),
}
BACK: dict[str, Row[Torgue]] = {
    "TBV-098": Row(
        proves="TB-092",
        given=game(holder="H1", then=(*out("H2", "H3", "H4"), Activate(hunter="H1"))),
        stands={at.shared_cash: 4},
        when=(hurt("H1"), (Next(), Next(), NOTHING), Respawn(hunter="H2")),
        after={1: {at.spotlight: "", at.stands: {"H1": "out"}}},
        then={at.spotlight: "H2", at.shared_cash: 3},
    ),
    "TBV-156": Row(
        proves="TB-269 TB-119 TB-198 TB-268 TB-200",
        given=(
            *end_of_round(
                hunter("H1", "red"),
                holder="H2",
                at={"H2": "Z", "H3": "Z"},
                then=(*poor(), *worn_out("H1", "a")),
                left=NAMES[1:],
            ),
            afflicted("H1", "radiation"),
        ),
        when=(CleanUp(dice=("4",)), Blast(dice=("6",)), Respawn(hunter="H1"), Next()),
        after={1: {at.stands: {"H1": "out"}}, 2: {at.defenders: ()}},
        then={
            at.stands: {"H1": "in"},
            at.effects: {"H1": {}},
            at.tokens: {"H1": {"a": "RED/ready"}},
            at.shared_cash: 0,
            at.game_round: 2,
        },
    ),
    "TBV-166": Row(
        proves="TB-198 TB-202",
        given=(*end_of_round(then=(*poor(), *out("H1", "H2"), Heir(to="H3")), left=("H3", "H4")), NOTHING),
        stands={at.shared_cash: 1},
        when=(Respawn(hunter="H2"), Respawn(hunter="H1"), Verdict(how="none"), Verdict(how="lost")),
        refused={2: No("TB-198", "cash-short"), 3: No("TB-202", "hunters-out")},
        then={end.results: (("Brawl", "lost"),), at.phase: "between"},
        happens=(Fact(GameEnded, how="lost", rule="TB-202"),),
    ),
    "TBV-167": Row(
        proves="TB-199 TB-040",
        given=(
            *end_of_round(
                hunter("H1"),
                board=AROUND,
                holder="H2",
                at={"H1": "Z", "H2": "A", "H3": "A", "H4": "A"},
                then=(*poor(), *out("H1")),
                left=("H2", "H3", "H4"),
            ),
            NOTHING,
        ),
        when=tuple(Respawn(hunter="H1", zone=zone) for zone in ("A", "P", "M")),
        refused={1: No("TB-199", "zone-full"), 2: No("TB-199", "respawn-far")},
        then={at.zones: {"H1": "M"}, at.shared_cash: 0},
    ),
}
FRESH: dict[str, Row[Torgue]] = {
    "TBV-087": Row(
        proves="TB-113 TB-197",
        given=(
            *end_of_round(
                hunter("H1", "green red", gear=("Maylay",)),
                cards=(SHIELD,),
                then=(*worn_out("H1", "a"), Exhaust(name="s1", who="H1")),
                left=NAMES[1:],
            ),
            NOTHING,
        ),
        stands={at.shield_tokens: {"H1": {"s1": "GREEN/exhausted"}}, at.tokens: {"H1": {"a": "GREEN/exhausted"}}},
        when=Next(),
        then={
            at.shield_tokens: {"H1": {"s1": "GREEN/exhausted"}},
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "RED/ready"}},
        },
    ),
    "TBV-162": Row(
        proves="TB-260",
        given=(
            *end_of_round(hunter("H1", "green yellow"), then=worn_out("H1", "a"), left=NAMES[1:]),
            NOTHING,
            afflicted("H1", "stun", 3),
        ),
        when=(Next(), (*over(*NAMES), Next(), Next(), NOTHING, Next())),
        after={
            1: {at.effects: {"H1": {}}, at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "YELLOW/ready"}}},
        },
        then={at.tokens: {"H1": {"a": "GREEN/ready"}}, at.game_round: 3},
    ),
    "TB-260 choice": Row(
        given=(
            *end_of_round(hunter("H1", "green yellow red"), then=worn_out("H1", "a", "b", "c"), left=NAMES[1:]),
            NOTHING,
            afflicted("H1", "stun", 1),
        ),
        when=(
            Next(),
            Next(),
            Refresh(hunter="H2", tokens=("a",)),
            Refresh(hunter="H1", tokens=("a",)),
            Refresh(hunter="H1", tokens=("a", "d")),
            Refresh(hunter="H1", tokens=("green", "c")),
        ),
        refused={
            2: No("TB-260", "refresh-owed"),
            3: No("TB-260", "stun-missing"),
            4: No("TB-260", "refresh-count"),
            5: No("TB-197", "token-unknown"),
        },
        after={1: {end.choosing: ("H1",), at.step: "refresh"}},
        then={
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "YELLOW/exhausted", "c": "RED/ready"}},
            at.effects: {"H1": {}},
            at.game_round: 2,
        },
    ),
}


@each(BURNING | CLEANING | BACK | FRESH)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
