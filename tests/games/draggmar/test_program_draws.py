"""Every line that draws a card of a listed deck may leave the draw to the program; it never invents a card (DR-013)."""

from __future__ import annotations

import pytest

from ledger.core.model import Move, Pick, Refused
from ledger.core.ruleset import decide
from ledger.core.table.moves import Cards, Set, SetOption
from ledger.games.draggmar import RULESET, content
from ledger.games.draggmar.moves.crawl import Loot, Room
from ledger.games.draggmar.moves.market import Hire, Redraw
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.moves.setup import Market, Refill
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.lying import may_come
from tests.games.draggmar.histories import crawl, founded, hiring
from tests.tables import Sitting

WHY = "we try it"
DECKS = ("heroes-1", "items-1", "rooms-1", "curses")
DRAWN = ("Rope", "Rope", "Lamp")
HIRING, TAKEN = hiring("AB"), (*hiring("AB"), Hire(who="A", kind="item", level=1, name="Axe"))
IN_A_ROOM = crawl({"Mines": (1, "AB")})
LINES: dict[str, tuple[tuple[Move, ...], Move, str]] = {
    "a hero": (HIRING, Hire(kind="hero", level=1, name="_"), "name"),
    "an item": (HIRING, Hire(kind="item", level=1, name="_"), "name"),
    "another item": (TAKEN, Redraw(card="_"), "card"),
    "an item for the Market": (HIRING, Refill(place="1-1", card="_"), "card"),
    "a room": (IN_A_ROOM, Room(name="_"), "name"),
    "loot": (IN_A_ROOM, Loot(player="A", card="_"), "card"),
    "a curse": (HIRING, Afflict(player="A", name="_"), "name"),
}


def at_table(history: tuple[Move, ...], *more: Move) -> Draggmar:
    """The table after a history, with a list for each deck; the Axe may lie elsewhere."""
    lists = (Cards(deck=deck, cards=(("Rope", 2), ("Lamp", 1), ("Axe", 1)), because=WHY) for deck in DECKS)
    return Sitting(RULESET, (*history, *lists, *more)).state


@pytest.mark.parametrize("line", LINES)
def test_the_program_draws_from_a_listed_deck(line: str) -> None:
    history, move, field = LINES[line]
    asking = decide(RULESET, at_table(history), move.but(who="A", because=WHY)).asking
    assert asking is not None
    assert (asking.field, asking.now) == (field, True)
    assert isinstance(asking.chance, Pick)
    assert asking.chance.among[:3] == DRAWN


@pytest.mark.parametrize("line", LINES)
def test_a_deck_that_nobody_listed_is_drawn_from_by_the_table(line: str) -> None:
    history, move, _ = LINES[line]
    with pytest.raises(Refused) as refused:
        decide(RULESET, Sitting(RULESET, history).state, move.but(who="A", because=WHY))
    assert refused.value.objection.code == "deck-unlisted"


def test_a_row_of_the_market_is_laid_by_the_program_where_the_line_says_so() -> None:
    state = at_table(founded("AB"))
    asking = decide(RULESET, state, Market(level=1, cards=("Rope", "_"))).asking
    assert asking is not None
    assert (asking.field, asking.chance) == ("cards", Pick(among=("Rope", "Lamp", "Axe"), count=2))
    unnamed = decide(RULESET, at_table(founded("AB"), SetOption(name="dice", value="app")), Market(level=1)).asking
    assert unnamed is not None
    assert (unnamed.now, unnamed.chance) == (False, Pick(among=(*DRAWN, "Axe"), count=2))


def test_nothing_is_drawn_for_a_row_that_is_full() -> None:
    """DR-023: asked again and again for no card, the program would never have been done."""
    full = at_table(founded("AB"), SetOption(name="dice", value="app"), Market(level=1, cards=("Rope", "Lamp")))
    with pytest.raises(Refused) as refused:
        decide(RULESET, full, Market(level=1))
    assert refused.value.objection.code == "market-full"


@pytest.mark.parametrize("word", ["", "_"])
def test_no_list_no_card(word: str) -> None:
    """DR-013: in a campaign of the program's dice an unlisted deck gives an unseen card, or none."""
    state = Sitting(RULESET, (*HIRING, SetOption(name="dice", value="app"))).state
    move = Hire(who="A", kind="item", level=1, name=word)
    if word:
        with pytest.raises(Refused):
            decide(RULESET, state, move)
        return
    decided = decide(RULESET, state, move)
    assert decided.asking is None
    assert [card.name for card in decided.state.hands["A"]] == ["?"]


def test_the_endings_of_a_rift_do_not_come_from_the_top_half() -> None:
    """DR-178: the odds leave the portals and General Velos out until the top half is gone."""
    history = founded("AB", undead_crusade="on")
    numbers = content.play().rifts
    deck = Sitting(RULESET, history).state.piles["rift-cards"]
    endings = ((numbers.portal, numbers.portals), (numbers.general, 1))
    others = (deck.left or 0) - numbers.portals - 1
    sitting = Sitting(RULESET, (*history, Cards(deck="rift-cards", cards=(*endings, ("Ghoul", others)))))
    assert may_come(sitting.state, "rift-cards") == ("Ghoul",) * others
    below = numbers.cards - numbers.top_half
    sitting.say(Set(what="rift-deck", to=below, because="the top half is gone"))
    assert set(may_come(sitting.state, "rift-cards")) == {"Ghoul", numbers.portal, numbers.general}
