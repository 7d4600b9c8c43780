"""Every line that draws a card of a listed deck may leave the draw to the program."""

from __future__ import annotations

import pytest

from ledger.core.model import Move, Pick, Refused
from ledger.core.ruleset import decide
from ledger.core.table.moves import Cards, SetOption
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.moves.cards import Draw
from ledger.games.degenerates.moves.danger import Danger, Doom, Sign
from ledger.games.degenerates.moves.encounters import Encounter, EpicMonster, Monster
from ledger.games.degenerates.moves.fights import Joins, LootDraw, LootRoll
from ledger.games.degenerates.moves.phases import Next, Shock
from ledger.games.degenerates.moves.resting import Reveal, Trade
from ledger.games.degenerates.moves.setup import Vary, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates.histories import (
    begun,
    blow,
    defend,
    fighting,
    foe,
    hero,
    on_to_danger,
    recover,
    stand,
    town,
)
from tests.tables import Sitting

WHY = "we try it"
DRAWN = ("Rope", "Rope", "Lamp")
LISTED = ("danger", "doom", "sign", "weakness", "loot", "epic", "badlands", "lowlands", "encounters-lowlands")
ON_THE_WAY = (*begun(hero("A")), *on_to_danger("A"))
IN_TOWN = (
    *begun(hero("A"), at="Market", board=town("Market", 3, region="badlands"), stance="bold"),
    *(recover("A"), Trade(who="A")),
)
WON = (
    *(*fighting(hero("A"), foes=(foe("Rat", 4, 1),)), stand("A", "assault")),
    *(blow("A", "Rat", 1), LootRoll(who="A", die=("1",))),
)
CALLED = (
    *(*fighting(hero("A"), foes=(foe("Witch", 4, 9, "summon"),)), stand("A", "guard")),
    *(defend("A", "1 1", "6"), Next()),
)
LINES: dict[str, tuple[tuple[Move, ...], Move, str]] = {
    "a Danger card": (ON_THE_WAY, Danger(card="_"), "card"),
    "for Void Shock": (ON_THE_WAY, Shock(card="_"), "card"),
    "of a variant": (ON_THE_WAY, Vary(card="_"), "card"),
    "a Doom card": (ON_THE_WAY, Doom(card="_"), "card"),
    "a Sign of Power": (ON_THE_WAY, Sign(card="_"), "card"),
    "a Weakness": (ON_THE_WAY, Weakness(name="_"), "name"),
    "by an effect": (ON_THE_WAY, Draw(deck="loot", card="_"), "card"),
    "an Encounter": (ON_THE_WAY, Encounter(card="_"), "card"),
    "a monster": (ON_THE_WAY, Monster(cards=("_",), from_="badlands"), "cards"),
    "an Epic": (ON_THE_WAY, EpicMonster(card="_"), "card"),
    "a ware": (IN_TOWN, Reveal(card="_"), "card"),
    "loot": (WON, LootDraw(card="_"), "card"),
    "a monster that is called": (CALLED, Joins(card="_"), "card"),
}


def at_table(history: tuple[Move, ...], *more: Move) -> Degenerates:
    """The table after a history, with a list of three cards for each deck."""
    lists = (Cards(deck=deck, cards=(("Rope", 2), ("Lamp", 1)), because=WHY) for deck in LISTED)
    return Sitting(RULESET, (*history, *lists, *more)).state


@pytest.mark.parametrize("line", LINES)
def test_the_program_draws_from_a_listed_deck(line: str) -> None:
    history, move, field = LINES[line]
    asking = decide(RULESET, at_table(history), move.but(who="A", because=WHY)).asking
    assert asking is not None
    assert (asking.field, asking.now, asking.chance) == (field, True, Pick(among=DRAWN))


@pytest.mark.parametrize("line", LINES)
def test_a_deck_that_nobody_listed_is_drawn_from_by_the_table(line: str) -> None:
    history, move, _ = LINES[line]
    with pytest.raises(Refused) as refused:
        decide(RULESET, Sitting(RULESET, history).state, move.but(who="A", because=WHY))
    assert refused.value.objection.code == "deck-unlisted"


def test_an_effect_draws_unseen_unless_the_campaign_lets_the_program_draw() -> None:
    unnamed = Draw(who="A", deck="loot")
    by_table = decide(RULESET, at_table(ON_THE_WAY), unnamed)
    assert by_table.asking is None
    assert by_table.state.piles["loot"].left == 2
    by_program = decide(RULESET, at_table(ON_THE_WAY, SetOption(name="dice", value="app")), unnamed).asking
    assert by_program is not None
    assert (by_program.now, by_program.chance) == (False, Pick(among=DRAWN))
