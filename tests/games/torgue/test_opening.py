"""The record sheets of Mister Torgue's Arena: what they keep, what they lose, and how a campaign is rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.core.frozen import Roster, to_json
from ledger.core.model import Move
from ledger.core.opening import SheetWrong
from ledger.core.ruleset import decide
from ledger.core.table.events import RestUnlisted
from ledger.core.table.moves import Found, Reopen
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.setup import Reminded
from ledger.games.torgue.moves.cards import TreeCard
from ledger.games.torgue.moves.ending import Verdict
from ledger.games.torgue.moves.loot import Equip
from ledger.games.torgue.moves.setup import Bag, Begin, BeginScenario
from ledger.games.torgue.rules.opening import OPENING
from ledger.games.torgue.rules.opening.form import CampaignForm, HunterForm, SheetForm
from ledger.games.torgue.rules.opening.sample import SAMPLE
from ledger.games.torgue.state.figures import skill
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Loot
from ledger.store.entries import compact
from tests import sheets
from tests.games.torgue import readers as at
from tests.games.torgue import shown
from tests.games.torgue.histories import BECAUSE, game, gun, hunter, lies
from tests.tables import Sitting


def reopened(form: SheetForm) -> Reopen:
    return Reopen(source="winter.toml", hash="0a1b2c3d", sheet=compact(to_json(form)).decode())


def rebuilt(form: SheetForm, *players: str) -> Sitting[Torgue]:
    """A campaign that begins with these sheets."""
    return Sitting(RULESET, (Found(players=players or ("Ana", "Ben")), reopened(form)))


def wrong(form: SheetForm) -> SheetWrong:
    """What is said of sheets that cannot be."""
    founded = decide(RULESET, RULESET.initial, Found(players=("Ana", "Ben"))).state
    with pytest.raises(SheetWrong) as found:
        decide(RULESET, founded, reopened(form))
    return found.value


def told(*history: Move) -> SheetForm:
    """The sheets of a table."""
    form = OPENING.told(Sitting(RULESET, history).state)
    assert isinstance(form, SheetForm)
    return form


def again(form: SheetForm, *players: str) -> object:
    """The sheets of a campaign that was rebuilt from sheets."""
    return OPENING.told(rebuilt(form, *players).state)


def salvador(**changes: Any) -> SheetForm:
    one, *others = SAMPLE.hunter
    return SAMPLE.but(hunter=(one.but(**changes), *others))


def campaign(**changes: Any) -> SheetForm:
    return SAMPLE.but(campaign=SAMPLE.campaign.but(**changes))


def test_tbv_196_reopening_a_campaign_restores_hunters_and_both_decks() -> None:
    """TBV-196, TB-233, TB-234: tree, slots, Gear, the tiers of the Announcement deck, the order of Events."""
    h1 = HunterForm(
        name="H1",
        player="Ana",
        tokens=("red",),
        trees=("T1",),
        tree="T1",
        slots=("t1.1", "t2.1"),
        equipped=("gun-1",),
        inventory=("mod-1",),
    )
    decks = CampaignForm(
        name="Arena",
        stage="ready",
        games=1,
        tier1=4,
        tier2=8,
        tier3=0,
        events=4,
        order=("V4", "V1", "V2", "V3"),
    )
    table = rebuilt(SheetForm(campaign=decks, hunter=(h1,)))
    state = table.state

    assert (at.trees(table), at.slots(table)) == ({"H1": "T1"}, {"H1": ("t1.1", "t2.1")})
    assert (at.equipped(table), at.inventory(table)) == ({"H1": ("gun-1",)}, {"H1": ("mod-1",)})
    assert at.tiers(table) == (4, 8, 0)
    assert (state.events.under, state.events.left) == (("V4", "V1", "V2", "V3"), 4)
    assert table.facts(Reminded) == []


def test_tb_233_a_vault_hunter_comes_back_as_its_sheet_says() -> None:
    """TB-233: tokens, Skills with what tree and Gear add, levels, Sidekick, Shield tokens."""
    table = rebuilt(SAMPLE)
    one = table.state.hunters["Salvador"]

    assert (one.player, one.unspent, one.stands) == ("Ana", 1, "in")
    assert at.tokens(table)["Salvador"] == {"a": "GREEN/ready", "b": "YELLOW/ready", "c": "YELLOW/ready"}
    assert skill(table.state, "Salvador", "ranged") == 3
    assert at.shield_tokens(table)["Salvador"] == {"s1": "GREEN/ready", "s2": "YELLOW/ready"}
    assert at.friend_tokens(table)["Mordecai"] == {}
    assert skill(table.state, "Bloodwing", "melee") == 2
    assert table.state.hunters["Mordecai"].sidekick


def test_tb_233_the_campaign_goes_on_with_its_next_scenario() -> None:
    """TB-233: results, records and levels are kept; the next scenario may be opened at once, and Loot is back."""
    table = rebuilt(SAMPLE)
    assert (at.phase(table), table.state.pause, at.games(table)) == ("between", "ready", 2)
    assert table.state.results == (("The Bar", "won"), ("The Pit", "lost"))
    assert table.state.records == ("The next one is The Pit again",)
    assert at.bag(table) == {"ammo": 10, "bounty": 1, "guns": 2, "level": 1}
    assert table.state.bag[Loot(kind="guns", back="resale", value=100)] == 2

    assert table.say(BeginScenario(name="The Pit", queue=3)).refusal is None
    assert at.phase(table) == "set-up"


def test_tb_011_whoever_has_no_tree_still_chooses_one() -> None:
    """TB-011, TB-129: a later game keeps trees, and asks those who have none."""
    table = rebuilt(SAMPLE)
    table.say(BeginScenario(name="The Pit", queue=3))
    refusal = table.say(Begin()).refusal

    assert refusal
    assert "trees" in refusal.because
    assert "hunters" not in refusal.because


def test_tb_234_the_order_of_events_is_hidden_unless_asked() -> None:
    """TB-234: the campaign's sheet and the deck say how many are known; their names stand on a page of their own."""
    table = rebuilt(SAMPLE)
    plain = (*sheets.rows()(table)["Event deck"], shown.deck(table, "event").note)

    assert "14 left, 0 discarded" in plain
    assert not any("Earthquake" in each for each in plain)
    assert sheets.rows("events")(table)["At the bottom, the first first"] == ("Earthquake", "Rain")
    assert sheets.sheet(table, "events").reference
    assert sheets.fields()(table)["Tier 2"] == "4"


def test_tb_234_a_game_that_is_not_over_is_set_up_again() -> None:
    """TB-234: in mid-game the sheets keep what was there before it; Loot of the game is in the bag."""
    cards = (gun("Hyperion"), TreeCard(name="Tree H1", slots=("t1.1:ranged+1",)))
    begun = game(hunter("H1", "green red", gear=("Hyperion",)), cards=cards, then=(lies("ammo", "H1"),))
    form = told(*begun)

    assert (form.campaign.stage, form.campaign.games, form.campaign.scenario) == ("set-up", 0, "Brawl")
    assert (form.campaign.tier1, dict(form.campaign.bag)) == (12, {"ammo": 20})
    assert (form.hunter[0].tree, form.hunter[0].equipped, form.hunter[0].loot) == ("Tree H1", ("Hyperion",), ())
    assert [each.name for each in form.gear] == ["Hyperion"]
    assert [each.name for each in form.tree] == ["Tree H1"]
    assert again(form, "Ana", "Ben", "Cleo", "Dag") == form


def test_tb_233_before_rest_cash_and_loot_go_along() -> None:
    """TB-233, TB-206: a campaign that stops in vending keeps what it may still spend there."""
    lost = Verdict(how="lost", at_once=True, because=BECAUSE)
    form = told(*game(then=(lies("ammo", "H1"), lost)))

    assert form.campaign.stage == "vending"
    assert (form.campaign.cash, form.campaign.spotlight) == (4, "H1")
    assert (form.hunter[0].loot, form.hunter[0].favorite) == (("ammo",), "Fan of H1")
    assert dict(form.campaign.bag) == {"ammo": 19}
    assert "wounds, effect tokens and empty guns before Rest" in OPENING.left(form)
    assert again(form, "Ana", "Ben", "Cleo", "Dag") == form


def test_tb_233_what_is_not_on_the_sheets_is_named() -> None:
    """TB-233: the program says what it cannot know, and reminds of a deck that is not whole."""
    table = rebuilt(campaign(bag=Roster(), tier1=7))
    events = [each for step in table.steps for each in step.events]
    (left,) = (each for each in events if isinstance(each, RestUnlisted))

    assert {"a game in progress", "Loot in the bag", "lists of decks"} <= set(left.left)
    assert any(isinstance(each, Reminded) and "11 cards, not 12" in each.text for each in events)
    assert not table.state.counted


def test_tb_233_gear_may_be_laid_out_anew_before_the_next_game() -> None:
    """TB-233, TB-096: equipped and stored cards come back as such."""
    table = rebuilt(salvador(equipped=("Maylay",), inventory=("Jakobs", "Hyperion")))
    assert table.say(Equip(card="Jakobs", who="Salvador")).refusal is None
    assert at.equipped(table)["Salvador"] == ("Maylay", "Jakobs")


def test_an_empty_sheet_is_a_campaign_that_has_just_begun() -> None:
    form = told(Found(players=("Ana", "Ben")))

    assert form.hunter == ()
    assert form.campaign == CampaignForm(shuffled=False)
    assert again(form) == form


@pytest.mark.parametrize(
    ("word", "loot"),
    [
        ("ammo", Loot(kind="ammo")),
        ("ammo card", Loot(kind="ammo", back="card")),
        ("guns 100", Loot(kind="guns", back="resale", value=100)),
        ("guns resale", Loot(kind="guns", back="resale")),
        ("cash plain 50", Loot(kind="cash", value=50)),
    ],
)
def test_a_loot_token_is_read_as_it_is_told(word: str, loot: Loot) -> None:
    """TB-018, TB-081: kind, back and value of a token."""
    form = campaign(bag=Roster({word: 3}))

    assert dict(rebuilt(form).state.bag) == {loot: 3}
    assert again(form) == form
    assert again(told(*game(then=(Bag(kind="ammo", back="card"),))), "Ana", "Ben", "Cleo", "Dag")


WRONG: dict[str, tuple[SheetForm, tuple[Any, ...], str]] = {
    "a player": (salvador(player="Zoe"), ("hunter", 0, "player"), "TB-007"),
    "twice": (SAMPLE.but(hunter=(SAMPLE.hunter[0], SAMPLE.hunter[0])), ("hunter", 1, "name"), "TB-007"),
    "tokens": (salvador(tokens=("red",) * 7), ("hunter", 0, "tokens"), "TB-008"),
    "Loot": (salvador(loot=("amo",)), ("hunter", 0, "loot", 0), "TB-018"),
    "a back": (campaign(bag=Roster({"ammo red": 1})), ("campaign", "bag", "ammo red"), "TB-081"),
    "aside": (campaign(aside=("key",)), ("campaign", "aside", 0), "TB-018"),
    "a result": (campaign(results=("The Bar",)), ("campaign", "results", 0), "TB-235"),
}


@pytest.mark.parametrize(("form", "spot", "rule"), WRONG.values(), ids=WRONG)
def test_a_field_that_cannot_be_is_named(form: SheetForm, spot: tuple[Any, ...], rule: str) -> None:
    no = wrong(form)

    assert (no.at, no.objection.rule) == (spot, rule)
    assert no.objection.hint


@pytest.mark.parametrize(
    ("aside", "bag", "kind"), [(("level",), {"level": 1}, "level"), ((), {"bounty": 2}, "bounty")], ids=["both", "two"]
)
def test_a_second_level_or_bounty_is_told(aside: tuple[str, ...], bag: dict[str, int], kind: str) -> None:
    """TB-018, TB-077: a ruling may have had it so, and its sheet can be taken in again."""
    form = campaign(aside=aside, bag=Roster(bag))
    events = decide(
        RULESET, decide(RULESET, RULESET.initial, Found(players=("Ana", "Ben"))).state, reopened(form)
    ).events

    assert [each.text for each in events if isinstance(each, Reminded) and each.code == "bag-once"] == [
        f"There is one {kind} token; the sheet has more."
    ]
