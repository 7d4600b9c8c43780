"""A campaign that begins with the sheets of its Posse: what they say is on the table, and what cannot be is named."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from ledger.core.frozen import to_json
from ledger.core.model import Refused
from ledger.core.opening import SheetWrong
from ledger.core.ruleset import decide
from ledger.core.table.events import RestUnlisted
from ledger.core.table.moves import Found, Reopen
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.rules.opening.sample import SAMPLE
from ledger.games.brimstone.rules.opening.told import told
from ledger.games.brimstone.state.game import Brimstone, threat
from ledger.games.brimstone.state.heroes import most, skill
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Sitting

HERO = {"player": "Ana", "name": "Marshal", "health": 8, "health_max": 10, "sanity": 9, "sanity_max": 10}

LIMP = {"owner": "Ana", "name": "Limp", "sort": "injury"}
VEST = {"owner": "Ana", "name": "Vest", "clothing": "Torso"}


def carried(tables: Mapping[str, object]) -> tuple[Brimstone, tuple[object, ...]]:
    """The state and the facts of a campaign of Ana and Ben that begins with these tables."""
    found = decide(RULESET, RULESET.initial, Found(players=("Ana", "Ben"))).state
    sheet = json.dumps({"posse": {}, **tables})
    opened = decide(RULESET, found, Reopen(source="winter.toml", hash="0a1b2c3d", sheet=sheet))
    return opened.state, tuple(opened.events)


def test_the_sample_is_on_the_table_and_nothing_follows_from_it() -> None:
    found = decide(RULESET, RULESET.initial, Found(players=("Ana", "Ben"))).state
    sheet = json.dumps(to_json(SAMPLE))
    state = decide(RULESET, found, Reopen(source="winter.toml", hash="0a1b2c3d", sheet=sheet)).state
    ana, ben = state.heroes["Ana"], state.heroes["Ben"]
    assert (ana.health, ana.health_max, ana.determination, ana.xp, ana.gold, ana.dark_stone) == (8, 10, 1, 80, 100, 1)
    assert (ana.held, ana.sidebag, ana.keywords, ana.skills["cunning"]) == (("Shotgun",), ("Whiskey",), ("Law",), 3)
    assert (skill(ben, "initiative"), ben.corruption, ben.items[0].clothing) == (3, 2, "Coat")
    assert (state.turn, state.revives, state.clues, state.darkness, state.lantern) == (5, 1, 1, 3, "Ben")
    assert [each.text for each in state.questions] == ["what did Ben scavenge?"]
    assert threat(state) == "low"


def test_who_lies_there_stays_there_and_owes_what_is_due() -> None:
    down = {**HERO, "health": 0, "out": "health", "owes": ["mutation"]}
    state, _ = carried({"hero": [down]})
    assert (state.heroes["Ana"].out, state.heroes["Ana"].owes) == ("health", ("mutation",))


def test_what_something_gives_is_read_by_the_words_of_the_table() -> None:
    hero = {**HERO, "health": 12, "worn": ["Vest"], "bought": ["Hat"]}
    state, _ = carried({"hero": [hero], "item": [{**VEST, "gives": ["hp+2"]}], "trait": [{**LIMP, "gives": ["str-1"]}]})
    ana = state.heroes["Ana"]
    assert (ana.items[0].gives, ana.traits[0].gives) == (("health-max+2",), ("strength-1",))
    assert (most(ana, "health"), skill(ana, "strength"), ana.bought) == (12, 1, ("Hat",))


def test_the_dead_keep_their_names_and_lose_their_sheets() -> None:
    state, events = carried({"posse": {"fallen": ["Old Tom"]}, "hero": [HERO]})
    assert [(each.name, each.dead) for each in state.fallen] == [("Old Tom", True)]
    (left,) = (each for each in events if isinstance(each, RestUnlisted))
    assert "the sheets of the dead" in left.left


@pytest.mark.parametrize(
    ("tables", "at"),
    [
        ({"hero": [{**HERO, "player": "Cleo"}]}, ("hero", 0, "player")),
        ({"hero": [HERO, HERO]}, ("hero", 1, "player")),
        ({"hero": [{**HERO, "health": 11}]}, ("hero", 0, "health")),
        ({"hero": [{**HERO, "corruption": 5}]}, ("hero", 0, "corruption")),
        ({"hero": [{**HERO, "held": ["Axe"]}]}, ("hero", 0, "held")),
        ({"hero": [HERO], "item": [{"owner": "Ben", "name": "Axe"}]}, ("item", 0, "owner")),
        ({"hero": [HERO], "trait": [{"owner": "Ben", "name": "Limp", "sort": "injury"}]}, ("trait", 0, "owner")),
        ({"hero": [HERO], "trait": [{**LIMP, "gives": ["strenght-1"]}]}, ("trait", 0, "gives")),
        ({"hero": [HERO], "item": [VEST, {**VEST, "gives": ["gold+5"]}]}, ("item", 1, "gives")),
        ({"hero": [{**HERO, "health": 10}], "trait": [{**LIMP, "gives": ["hp-1"]}]}, ("hero", 0, "health")),
    ],
)
def test_a_sheet_that_cannot_be_names_its_field(tables: dict[str, object], at: tuple[object, ...]) -> None:
    with pytest.raises(SheetWrong) as wrong:
        carried(tables)
    assert wrong.value.at == at


def test_a_sheet_of_another_shape_is_refused() -> None:
    with pytest.raises(Refused, match="no such sheet"):
        carried({"hero": [{"player": "Ana"}]})


def test_a_fight_is_over_when_the_table_is_packed_up() -> None:
    at = Sitting(RULESET, (*game(hero("Ana", determination=1), hero("Ben")), out("Ben", sanity=10)))
    form = told(at.state)
    assert [(each.player, each.out) for each in form.hero] == [("Ana", ""), ("Ben", "sanity")]
