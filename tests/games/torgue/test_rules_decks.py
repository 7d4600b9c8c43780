"""Decks that the table lists: odds, draws that cannot be, draws of the program; and the sheets of both decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ledger.core.model import Pick
from ledger.core.ruleset import decide
from ledger.core.table.moves import Cards, Found
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.setup import FavoriteDealt, HunterAdded
from ledger.games.torgue.moves.cards import AnnouncementCard
from ledger.games.torgue.moves.ending import Unveil
from ledger.games.torgue.moves.enemies import DrawEvent
from ledger.games.torgue.moves.loot import Get, Keep, Spend
from ledger.games.torgue.moves.setup import Announcements, Bag, Begin, DealFavorite, DealQueue, StartCampaign
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import shown
from tests.games.torgue.histories import BECAUSE, enemy_turn, game, gun, hunter, laid, opened
from tests.games.torgue.histories_ending import OVER
from tests.tables import No, Row, Sitting, each, prove

CARD = Get(who="H1", what="guns", back="card", because=BECAUSE)
"""A Loot token that is worth a card of GUNS!."""
GUNS = Cards(deck="guns", cards=(("Hyperion", 2), ("Jakobs", 1)))
FANS = Cards(deck="fan-favorite", cards=(("Loud", 1), ("Quiet", 1)))
LISTS: dict[str, Row[Torgue]] = {
    "TB-019 odds": Row(
        given=(*opened(hunter("H1", gear=("Hyperion",)), cards=(gun("Hyperion"), gun("Jakobs"))),),
        when=GUNS,
        then={shown.odds("guns"): {"Hyperion": 1, "Jakobs": 1}, shown.decks: {"guns": (2, 0)}},
    ),
    "TB-019 a stranger": Row(
        given=opened(hunter("H1", gear=("Norfleet",)), cards=(gun("Norfleet"),)),
        when=(GUNS, Cards(deck="announcements", cards=(("A1", 1),))),
        refused={1: No("TB-019", "list-differs", names="Norfleet"), 2: No("TB-019", "deck-unknown")},
    ),
    "TB-019 a card that is read later": Row(
        proves="TB-019 TB-002",
        given=(*opened(hunter("H1", gear=("Pipe",))), GUNS),
        stands={shown.decks: {"guns": (3, 0)}},
        when=gun("Pipe"),
        then={shown.decks: {"guns": (3, 0)}, shown.odds("guns"): {"Hyperion": 2, "Jakobs": 1}},
    ),
    "TB-012 dealt": Row(
        given=(*opened(), FANS),
        when=(
            DealFavorite(who="H1", name="Clown"),
            DealFavorite(who="H1", name="Loud"),
            DealFavorite(who="H2", name="Quiet"),
            DealFavorite(who="H3", name="Loud"),
        ),
        refused={1: No("TB-019", "card-unlisted", names="Clown"), 4: No("TB-019", "deck-out")},
        after={2: {shown.odds("fan-favorite"): {"Quiet": 1}, shown.decks: {"fan-favorite": (1, 0)}}},
        then={at.favorites: {"H1": "Loud", "H2": "Quiet"}},
    ),
    "TB-079 drawn": Row(
        given=(*game(board=(Bag(kind="guns", back="card"),), then=(CARD,)), GUNS),
        when=(
            Spend(who="H1", kind="guns", card="Norfleet"),
            Spend(who="H1", kind="guns", card="Jakobs"),
            Keep(who="H1", card="Jakobs", where="worn"),
        ),
        refused={1: No("TB-019", "card-unlisted", names="Norfleet")},
        after={2: {shown.odds("guns"): {"Hyperion": 2}}},
        then={shown.odds("guns"): {"Hyperion": 2}, shown.decks: {"guns": (2, 0)}, at.equipped: {"H1": ("Jakobs",)}},
    ),
    "TB-207 shown": Row(
        given=(*game(then=(OVER,)), GUNS),
        when=(Unveil(deck="guns", cards=("Jakobs", "Jakobs")), Unveil(deck="guns", cards=("Jakobs", "Hyperion"))),
        refused={1: No("TB-019", "card-unlisted", names="Jakobs")},
        then={shown.odds("guns"): {"Hyperion": 1}, shown.decks: {"guns": (1, 0)}},
    ),
    "TB-152 drawn": Row(
        given=(
            *game(cards=(AnnouncementCard(name="A1", tier=1, orders=("event",)),), queue=("A1",)),
            Cards(deck="event", cards=(("Rain", 1), ("Quake", 1))),
            *enemy_turn(),
        ),
        when=(DrawEvent(name="Snow"), DrawEvent(name="Rain")),
        refused={1: No("TB-019", "card-unlisted", names="Snow")},
        then={shown.odds("event"): {"Quake": 1}, shown.decks: {"event": (1, 1)}},
    ),
}
COUNTED: dict[str, Row[Torgue]] = {
    "TB-016": Row(
        given=(*opened()[:1],),
        when=StartCampaign(name="Arena"),
        then={at.tiers: (12, 0, 0), shown.decks: {"announcements": (12, 0)}},
    ),
    "TB-016 begin": Row(
        given=(*laid(), Announcements(first=11, because=BECAUSE), DealQueue(cards=("A1", "A2"))),
        when=(Begin(), Begin(because=BECAUSE)),
        refused={1: No("TB-016", "deck-size", names="11")},
        then={at.phase: "hunters", at.game_round: 1},
    ),
    "TB-017 dealt": Row(
        given=laid(),
        when=DealQueue(cards=("A1", "A2")),
        then={shown.decks: {"announcements": (10, 0)}, at.left_in_deck: 10},
    ),
}


@each(LISTS | COUNTED)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)


def drawn(table: Sitting[Torgue], move: Any) -> Pick:
    """What the program may draw for a move."""
    asking = decide(RULESET, table.state, move).asking
    assert asking
    assert isinstance(asking.chance, Pick)
    return asking.chance


def odds(table: Sitting[Torgue], name: str) -> Mapping[str, int]:
    return dict(shown.deck(table, name).odds)


def test_the_program_deals_from_a_listed_deck() -> None:
    """TB-012: a draw that is left to the program, of the cards that may still come."""
    table = Sitting(RULESET, (*opened(), FANS, DealFavorite(who="H1", name="Loud")))
    move = DealFavorite(who="H2", name="_")

    assert drawn(table, move).among == ("Quiet",)
    assert odds(table, "fan-favorite") == {"Quiet": 1}


def test_the_program_deals_from_no_deck_that_nobody_listed() -> None:
    """TB-012: the table draws, or lists the deck first."""
    row = Row[Torgue](
        given=opened(),
        when=DealFavorite(who="H1", name="_"),
        refused={1: No("TB-019", "deck-unlisted")},
    )
    prove(RULESET, row)


def test_facts_name_the_cards_that_left_a_deck_by_chance() -> None:
    """TB-012, TB-017: dealt cards are drawn; what was equipped at the start was not."""
    table = Sitting(RULESET, laid(hunter("H1", gear=("Hyperion",)), queue=("A1", "A2")))
    told = [each for step in table.steps for event in step.events for each in event.drawn()]

    assert told.count(("fan-favorite", "Fan of H1")) == 1
    assert [card for deck, card in told if deck == "announcements"] == ["A1", "A2"]
    assert ("guns", "Hyperion") not in told
    assert any(isinstance(event, HunterAdded) for step in table.steps for event in step.events)


def test_a_card_that_is_exchanged_for_another_is_no_draw() -> None:
    """TB-012: a table that deals somebody a second card gives the first one back."""
    table = Sitting(RULESET, (*opened(), FANS, DealFavorite(who="H1", name="Loud")))
    table.say(DealFavorite(who="H1", name="Quiet", because=BECAUSE))
    fact = table.last(FavoriteDealt)

    assert (fact.was, fact.drawn()) == ("Loud", ())
    assert odds(table, "fan-favorite") == {"Loud": 1}


def test_no_deck_is_known_before_it_is_listed() -> None:
    table = Sitting(RULESET, (Found(players=("Ana",)),))
    assert {deck.left for deck in RULESET.views.decks(table.state) if deck.name in ("guns", "torgue")} == {None}
