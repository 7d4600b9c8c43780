"""What the rulebook says to the Spotlight and to Fan Favorite cards, and its worked cases."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.setup import SpotlightGiven
from ledger.games.torgue.moves.attacks import Melee, Shoot, TakeOut
from ledger.games.torgue.moves.cards import AnnouncementCard, FavoriteCard
from ledger.games.torgue.moves.defence import Fall, Inherit
from ledger.games.torgue.moves.ending import CleanUp, Respawn
from ledger.games.torgue.moves.setup import GiveSpotlight
from ledger.games.torgue.moves.turns import Activate, Done, Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_loot as read
from tests.games.torgue.histories import enemy_turn, game, gun, hunter, hurt
from tests.games.torgue.histories_loot import foes
from tests.tables import Fact, No, Row, each, prove

SHARP = FavoriteCard(name="Fan of Mordecai", kills=2, skill="ranged", moment="end")
AT_ONCE = FavoriteCard(name="Fan of H1", kills=1)
TOLD = FavoriteCard(name="Fan of H1", moment="end", text="Open_a_chest")
RIFLE = gun("Rifle")
QUIET = AnnouncementCard(name="A1", tier=1, orders=("slaughterlight",))
MORDECAI = hunter("Mordecai", "green green green", gear=("Rifle",))
APART = {"H2": "Z", "H3": "Z"}


def shots(*labels: str) -> tuple[Move, ...]:
    """Shots of Mordecai that hit, one an enemy."""
    return tuple(Shoot(who="Mordecai", target=each, dice=("11",), far=1) for each in labels)


HELD: dict[str, Row[Torgue]] = {
    "TB-088": Row(
        given=game(holder="H1"),
        when=(GiveSpotlight(to="H1"), GiveSpotlight(to="H3")),
        refused={1: No("TB-088", "spotlight-same")},
        happens=(Fact(SpotlightGiven, to="H3", was="H1"),),
        then={at.spotlight: "H3"},
    ),
    "TBV-095": Row(
        proves="TB-090",
        given=game(
            hunter("H1"),
            hunter("H2", "red red green"),
            hunter("H3", "green yellow"),
            hunter("H4", "red red red"),
            then=(hurt("H3", "a"), Fall(hunter="H4"), *enemy_turn("H1", "H2", "H3")),
        ),
        stands={at.spotlight: "H1", read.red_tokens: {"H2": 2, "H3": 1}, at.stands: {"H4": "out"}},
        when=Fall(hunter="H1"),
        happens=(Fact(SpotlightGiven, to="H2", was="H1", rule="TB-090"),),
        then={at.spotlight: "H2"},
    ),
    "TBV-096": Row(
        proves="TB-091",
        given=game(hunter("H1"), hunter("H2", "red red"), hunter("H3", "red red"), hunter("H4", "red")),
        when=(Fall(hunter="H1"), Inherit(to="H4"), Inherit(to="H3")),
        after={1: {read.heirs: ("H2", "H3")}},
        refused={2: No("TB-091", "heir-wrong")},
        then={at.spotlight: "H3", read.heirs: ()},
    ),
    "TBV-097": Row(
        proves="TB-090 TB-088",
        given=game(
            hunter("H1", "red"),
            hunter("H2", "red red"),
            hunter("H3", "green"),
            hunter("H4", "red"),
            cards=(QUIET,),
            then=enemy_turn(),
        ),
        stands={at.spotlight: "H1", at.side: "red", read.red_tokens: {"H1": 1, "H2": 2, "H3": 0, "H4": 1}},
        when=(Fall(hunter="H4"), GiveSpotlight(to="H3")),
        after={1: {at.spotlight: "H1"}},
        then={at.spotlight: "H3", at.side: "red"},
    ),
    "TBV-098": Row(
        proves="TB-092",
        given=game(
            cards=(QUIET,),
            then=(*enemy_turn(), *(Fall(hunter=who) for who in ("H2", "H3", "H4"))),
        ),
        stands={at.spotlight: "H1", at.shared_cash: 4},
        when=((Fall(hunter="H1"), Next(), CleanUp(dice=("2",))), Respawn(hunter="H2", zone="A")),
        after={1: {at.spotlight: ""}},
        then={at.spotlight: "H2"},
    ),
}
FANS: dict[str, Row[Torgue]] = {
    "TBV-013": Row(
        proves="TB-089 TB-088",
        given=game(MORDECAI, hunter("H2"), cards=(SHARP, RIFLE), board=foes("F", "F", hp=1), holder="H2"),
        when=((Activate(hunter="Mordecai"), *shots("E1")), shots("E2"), Done(who="Mordecai")),
        after={1: {at.spotlight: "H2"}, 2: {at.spotlight: "H2", read.favorite_count: {"Mordecai": 2}}},
        happens=(Fact(SpotlightGiven, to="Mordecai", was="H2", why="Fan Favorite", rule="TB-089"),),
        then={at.spotlight: "Mordecai"},
    ),
    "TBV-201": Row(
        proves="TB-137 TB-089",
        given=game(
            hunter("H1", sidekick="K"),
            cards=(AT_ONCE,),
            board=foes("F"),
            holder="H2",
            then=(Activate(hunter="H1"),),
        ),
        when=TakeOut(who="K", enemy="E1"),
        happens=(Fact(SpotlightGiven, to="H1", was="H2"),),
        then={at.spotlight: "H1"},
    ),
    "TB-089 one is too few": Row(
        given=game(MORDECAI, hunter("H2"), cards=(SHARP, RIFLE), board=foes("F", "F", hp=1), holder="H2"),
        when=((Activate(hunter="Mordecai"), *shots("E1")), TakeOut(who="Mordecai", enemy="E2"), Done(who="Mordecai")),
        after={
            2: {
                read.favorite_count: {"Mordecai": 1},
                read.favorite_rows: {"Mordecai": ("Fan Favorite: Fan of Mordecai, 1 of 2 ranged",)},
            }
        },
        never=(SpotlightGiven,),
        then={at.spotlight: "H2", read.favorite_count: {"Mordecai": 0}},
    ),
    "TB-089 in the own activation": Row(
        given=game(hunter("H1"), cards=(AT_ONCE,), board=foes("F"), holder="H2", then=(Activate(hunter="H3"),)),
        when=TakeOut(who="H1", enemy="E1"),
        then={at.spotlight: "H2"},
    ),
    "TB-089 by another Skill": Row(
        given=game(
            hunter("H1", "green", skills={"melee": 2}),
            cards=(FavoriteCard(name="Fan of H1", kills=1, skill="melee"),),
            board=foes("A", "A", hp=1),
            at=APART,
            holder="H2",
            then=(Activate(hunter="H1"),),
        ),
        when=(TakeOut(who="H1", enemy="E1"), Melee(who="H1", target="E2", dice=("9",))),
        after={1: {at.spotlight: "H2"}},
        then={at.spotlight: "H1"},
    ),
    "TB-089 a text is asked about": Row(
        given=game(hunter("H1"), cards=(TOLD,), holder="H2", then=(Activate(hunter="H1"),)),
        when=(Done(who="H1"), GiveSpotlight(to="H1")),
        after={1: {at.reminders: ("favorite-met",), at.spotlight: "H2"}},
        then={at.spotlight: "H1", read.favorite_rows: {"H1": ("Fan Favorite: Fan of H1: Open a chest",)}},
    ),
}


@each(HELD)
def test_the_spotlight(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(FANS)
def test_fan_favorites(row: Row[Torgue]) -> None:
    prove(RULESET, row)
