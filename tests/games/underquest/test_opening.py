"""The record sheets of UnderQuest: what they keep, what they lose, and how a campaign is rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.core.frozen import to_json
from ledger.core.model import Move
from ledger.core.opening import SheetWrong
from ledger.core.ruleset import decide
from ledger.core.table.moves import Found, Reopen
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.exploring import Draw, LevelEnd, Pay
from ledger.games.underquest.moves.setup import EnterInn
from ledger.games.underquest.rules.opening_form import OPENING
from ledger.games.underquest.rules.opening_form.form import AdventurerForm, CampaignForm, SheetForm
from ledger.games.underquest.rules.opening_form.sample import SAMPLE
from ledger.games.underquest.state.game import UnderQuest
from ledger.store.entries import compact
from tests.games.underquest import readers as at
from tests.games.underquest.histories import ANA, begun, has, put, turns
from tests.games.underquest.histories_inn import STRONG, at_inn, eight_turns, won
from tests.tables import Sitting


def reopened(form: SheetForm) -> tuple[Move, ...]:
    sheet = compact(to_json(form)).decode()
    return Found(players=(ANA,)), Reopen(source="winter.toml", hash="0a1b2c3d", sheet=sheet)


def rebuilt(form: SheetForm) -> Sitting[UnderQuest]:
    """A campaign that begins with these sheets."""
    return Sitting(RULESET, reopened(form))


def again(*history: Move) -> Sitting[UnderQuest]:
    """The table of a history, rebuilt from its own sheets."""
    form = OPENING.told(Sitting(RULESET, history).state)
    assert isinstance(form, SheetForm)
    return rebuilt(form)


def campaign(**changes: Any) -> SheetForm:
    return SAMPLE.but(campaign=SAMPLE.campaign.but(**changes))


def test_the_sheets_keep_adventure_level_and_adventurer() -> None:
    """UQ-INN-07, UQ-INN-08: in the second adventure after two turns."""
    table = rebuilt(SAMPLE)
    assert (at.adventure(table), at.level(table), at.turns(table), at.turns_per_level(table)) == (2, 2, 2, 8)
    assert (at.health(table), at.health_start(table), at.poison(table), at.gold(table)) == (14, 17, 1, 3)
    assert at.companion(table) == {"Borko": 2}
    assert at.incantations(table) == {"Faith": "spent", "Spark": "ready"}
    assert at.slots(table) == {"PH": "Hatchet"}


def test_cards_before_the_adventurer_are_not_in_their_decks() -> None:
    """UQ-SET-01: what lies there was drawn or taken."""
    left = at.left(rebuilt(SAMPLE))
    found = (left["dungeon"], left["skill"], left["incantation"], left["ingredient"], left["trinket"], left["familiar"])
    assert found == (12, 17, 10, 13, 15, 5)


def test_a_level_goes_on_where_it_stopped() -> None:
    """UQ-INN-08, UQ-LVL-13: eight turns are done, so the level ends."""
    table = again(*eight_turns(), *has(rations=1))
    assert table.say(Draw(card="Altar")).refusal is not None
    assert table.say(LevelEnd()).refusal is None
    assert at.level(table) == 2


def test_an_open_reward_stays_open() -> None:
    """UQ-END-03: the inn waits for it."""
    table = again(*won())
    assert at.pending(table) == ("victory",)
    assert table.say(EnterInn()).refusal is not None
    assert table.say(STRONG).refusal is None


def test_a_paid_quest_card_is_resolved_before_anything_else() -> None:
    """UQ-QST-05: what is paid stays paid."""
    assert at.pending(again(*begun(), *turns(1), *has(nature=1), Pay())) == ("resolve-quest",)


def test_at_the_inn_the_ended_adventures_are_known() -> None:
    """UQ-END-01: won against the Warden."""
    table = again(*at_inn(), *put("scourges", "Frailty"))
    assert (at.phase(table), at.result(table), at.scourges(table)) == ("inn", "won", ("Frailty",))


@pytest.mark.parametrize(
    ("form", "spot"),
    [
        (campaign(tableau=("Altar",)), ("campaign", "tableau", 0)),
        (campaign(swaps=("mystic",)), ("campaign", "swaps", 0)),
        (campaign(played=("won",)), ("campaign", "played", 0)),
        (campaign(titles=("A Cold Trail",)), ("campaign", "titles", 0)),
        (campaign(stage="creation"), ("campaign", "stage")),
        (SAMPLE.but(adventurer=SAMPLE.adventurer.but(icons=("two",))), ("adventurer", "icons", 0)),
        (SAMPLE.but(adventurer=SAMPLE.adventurer.but(race="")), ("adventurer", "race")),
        (SAMPLE.but(card=(SAMPLE.card[0].but(shelf="hats"),)), ("card", 0, "shelf")),
        (SAMPLE.but(card=(SAMPLE.card[0].but(card="{}"),)), ("card", 0, "card")),
    ],
)
def test_a_sheet_that_cannot_be_says_where(form: SheetForm, spot: tuple[str | int, ...]) -> None:
    found, sheets = reopened(form)
    state = decide(RULESET, RULESET.initial, found).state
    with pytest.raises(SheetWrong) as wrong:
        decide(RULESET, state, sheets)
    assert wrong.value.at == spot


def test_without_an_adventurer_nothing_is_lost() -> None:
    """UQ-CHR-03: an empty sheet is a new campaign."""
    form = SheetForm(campaign=CampaignForm(stage="creation"), adventurer=AdventurerForm())
    assert OPENING.told(rebuilt(form).state) == form
    assert OPENING.left(form) == ()
