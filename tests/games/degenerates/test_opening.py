"""The record sheets of Dungeon Degenerates: what they keep, what they lose, and how a campaign is rebuilt from them."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.core.frozen import Roster, to_json
from ledger.core.model import Move
from ledger.core.opening import SheetWrong
from ledger.core.ruleset import decide
from ledger.core.table.events import RestUnlisted, SessionEnded, SessionOpened
from ledger.core.table.moves import Found, Reopen, Session
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.setup import GamePacked, Reminded
from ledger.games.degenerates.moves.encounters import PackUp
from ledger.games.degenerates.rules.opening import OPENING
from ledger.games.degenerates.rules.opening.form import AdventurerForm, SheetForm
from ledger.games.degenerates.rules.opening.sample import SAMPLE
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import attribute
from ledger.games.degenerates.state.game import Degenerates
from ledger.store.entries import compact
from projections.layout import layout
from tests.games.degenerates.histories import become, begun, explored, hero, hurt, obtain, path, space
from tests.tables import Sitting

WAY = "Stone Circle-Black Tree"
PIT = "Hell Pit"
BOARD = (space("Stone Circle"), space("Black Tree"), space(PIT, 3), path("Stone Circle", "Black Tree"))


def rebuilt(form: SheetForm, *players: str) -> Sitting[Degenerates]:
    """A campaign that begins with these sheets."""
    sheet = compact(to_json(form)).decode()
    return Sitting(
        RULESET,
        (Found(players=players or ("Ana", "Ben")), Reopen(source="winter.toml", hash="0a1b2c3d", sheet=sheet)),
    )


def wrong(form: SheetForm) -> SheetWrong:
    """What is said of sheets that cannot be."""
    founded = decide(RULESET, RULESET.initial, Found(players=("Ana", "Ben"))).state
    carried = Reopen(source="x", hash="0", sheet=compact(to_json(form)).decode())
    with pytest.raises(SheetWrong) as found:
        decide(RULESET, founded, carried)
    return found.value


def ana(form: SheetForm, **changes: Any) -> SheetForm:
    """The sheets with those fields of Ana's changed."""
    one, *others = form.adventurer
    return form.but(adventurer=(one.but(**changes), *others))


def told(history: tuple[Move, ...]) -> SheetForm:
    """The sheets of a table."""
    form = OPENING.told(Sitting(RULESET, history).state)
    assert isinstance(form, SheetForm)
    return form


# ---------------------------------------------------------------- the Campaign Record Sheet


def test_dd_299_the_board_is_rebuilt_from_the_campaign_sheet() -> None:
    """DD-299, DD-303: every field of the form is on the table again."""
    state = rebuilt(SAMPLE).state

    assert (state.bounty, sorted(state.doom), state.hand) == (3, ["blue", "red"], "The Windmill")
    assert list(state.gates) == [PIT]
    assert state.epics["Plaguefinder General"].space == "Graveyard"
    assert (state.lasting[0].name, state.lasting[0].blocks) == ("Bubbling Death", ("Crystal Crater", "Gutfish Ford"))
    assert (board.level(state, "Foothills"), board.level(state, PIT)) == (2, 5)
    assert board.town(state, "Crossroads")
    assert board.level(state, "Crossroads") == 3
    assert board.is_(state, PIT, "perilous")
    assert state.mission
    assert (state.mission.name, state.mission.faction) == ("Spread the Blight", "Goblins")


def test_dd_299_a_level_that_nobody_typed_stays_unknown() -> None:
    """DD-299: a Territory that no line names has no level."""
    assert board.level(rebuilt(SAMPLE).state, "Witchwood") is None
    assert "Witchwood" not in OPENING.told(rebuilt(SAMPLE).state).danger  # type: ignore[attr-defined]  # of this game


def test_dd_300_a_way_is_written_as_the_two_locations_it_lies_between() -> None:
    """DD-300: the sheet says so, and the form names both ends."""
    state = rebuilt(SAMPLE.but(campaign=SAMPLE.campaign.but(voidgates=(WAY,), torn=Roster()))).state
    campaign = RULESET.views.sheets(state)[0]

    assert ("between Stone Circle and Black Tree",) in [each.rows for each in campaign.lists]
    assert SAMPLE.place[1].ends == ("Stone Circle", "Black Tree")


def test_dd_301_counters_of_ways_are_told_before_and_lost_by_packing_up() -> None:
    """DD-301: a board that stays keeps them, with a word of what packing up would lose."""
    history = begun(hero("A"), board=(*BOARD, *explored(WAY, PIT)))
    standing = Sitting(RULESET, history)
    standing.say(Session(what="end"))
    (reminder,) = standing.facts(Reminded)

    assert reminder.code == "counters-unkept"
    assert f"explored on {WAY}" in reminder.text
    assert board.is_(standing.state, WAY, "explored")

    packed = Sitting(RULESET, history)
    packed.say(PackUp())

    assert packed.last(GamePacked).lost == ((WAY, "explored"),)
    assert [each.number for each in packed.facts(SessionEnded)] == [1]
    assert packed.facts(Reminded)[-1].code != "counters-unkept"
    assert not board.is_(packed.state, WAY, "explored")
    assert board.is_(packed.state, PIT, "explored")


def test_dd_301_packing_up_opens_no_sitting_of_its_own() -> None:
    """DD-301: the board may be put away after the sitting was ended."""
    table = Sitting(RULESET, (*begun(hero("A"), board=(*BOARD, *explored(WAY))), Session(what="end")))
    table.say(PackUp())

    assert table.facts(SessionOpened) == []
    assert not table.state.sitting


def test_dd_301_no_sheet_takes_a_counter_on_a_way() -> None:
    """DD-301: neither told nor taken."""
    form = told(begun(hero("A"), board=(*BOARD, *explored(WAY, PIT))))
    no = wrong(SAMPLE.but(counters=Roster({WAY: ("explored",)})))

    assert dict(form.counters) == {PIT: ("explored",)}
    assert (no.at, no.objection.rule) == (("counters", WAY), "DD-301")


# ---------------------------------------------------------------- the Adventurer Record Sheet


def test_dd_302_an_adventurer_comes_back_as_the_sheet_says() -> None:
    """DD-302: name, character, space, HP, gold, XP, Luck, and every card."""
    state = rebuilt(SAMPLE).state
    one = state.adventurers["Ana"]

    assert (one.name, one.character, one.space) == ("Sister Ash", "Hinterlander", "Crossroads")
    assert (one.hp, one.gold, one.xp, one.luck) == (12, 7, 3, 2)
    assert [(each.name, each.mastered) for each in one.skills] == [("Fieldcraft", False), ("Provoke", True)]
    assert (one.weaknesses, one.triumphs, one.allies) == (("Clumsy",), ("Goblin Slayer",), ("Mule",))
    assert [each.name for each in one.items if each.deck == "epic-loot"] == ["Doombringer Horn"]
    assert state.adventurers["Ben"].space == WAY


def test_amb_22_wounds_conditions_and_what_is_equipped_come_back_where_they_were_noted() -> None:
    """DD-302, AMB-22: the notes of the tracker; what a card prints counts at once."""
    state = rebuilt(SAMPLE).state
    one = state.adventurers["Ana"]

    assert (one.wounds, [each.name for each in one.conditions]) == (3, ["poisoned"])
    assert {each.name for each in one.items if each.worn} == {"Light Pistol", "Shot", "Leather Cap"}
    assert [each.loaded for each in one.items if each.name == "Light Pistol"] == ["Shot"]
    assert attribute(state, "Ana", "con") == 6  # 6, 1 more by the Leather Cap, 1 less by Poisoned


def test_dd_302_hit_points_that_do_not_fit_are_told_and_not_believed() -> None:
    """DD-102, DD-302: HP follows CON."""
    table = rebuilt(ana(SAMPLE, hp=16))
    texts = [each.text for step in table.steps for each in step.events if isinstance(each, Reminded)]

    assert table.state.adventurers["Ana"].hp == 12
    assert any("HP 16 on the sheet, 12 by CON" in text for text in texts)


def test_dd_302_the_sheets_of_a_table_are_the_sheets_that_it_is_rebuilt_from() -> None:
    """DD-302: Wounds, conditions and Items of a played turn go over; a condition of a fight stays behind."""
    table = begun(hero("A", gold=4, luck=2), hero("B"), board=BOARD, at=PIT)
    harm = (hurt("A", 5), become("A", "slimed"), become("B", "blinded", "fight"), obtain("B", "Axe"))
    form = told((*table, *harm))

    assert [(one.wounds, one.conditions) for one in form.adventurer] == [(5, ("slimed",)), (0, ())]
    assert form.adventurer[1].loot == ("Axe",)
    assert OPENING.told(rebuilt(form, "A", "B").state) == form


# ---------------------------------------------------------------- what is not on the sheets


def test_dd_303_piles_are_not_restored_and_asked_for() -> None:
    """DD-303: no pile is believed to be whole, and each deck is asked for until it is counted."""
    table = rebuilt(SAMPLE)
    (left,) = (each for step in table.steps for each in step.events if isinstance(each, RestUnlisted))

    assert {each.left for each in table.state.piles.values()} == {None}
    assert "strong monsters set aside" in left.left
    assert "draw and discard piles" in left.left
    assert any(owed.words.startswith("deck badlands") for owed in RULESET.views.owed(table.state))


def test_dd_303_what_nobody_noted_is_named() -> None:
    """DD-303, AMB-22: Wounds, conditions and the colours ever placed."""
    plain = ana(SAMPLE, wounds=0, conditions=())
    bare = OPENING.left(plain.but(campaign=plain.campaign.but(colours=())))

    assert "Wounds and conditions" in bare
    assert "Doom colours placed before" in bare
    assert "Doom colours placed before" not in OPENING.left(SAMPLE)


def test_dd_303_the_next_turn_goes_on_from_the_sheets() -> None:
    """DD-303: turns are counted on, and the first counter of a colour that was there is no first one again."""
    table = rebuilt(SAMPLE)

    assert table.state.turn == 14
    assert set(table.state.colours) == {"red", "blue"}
    assert RULESET.views.owed(table.state)[-1].words == "next"


def test_dd_303_the_board_can_be_laid_out_from_the_lines_of_setup() -> None:
    """DD-303: levels, counters, Voidgates, the Hand, Epic Monsters, lasting Doom cards and cards, and nothing else."""
    lines = "\n".join(layout(RULESET.views, rebuilt(SAMPLE).state))

    for wanted in ("Hell Pit: Danger 5", "perilous", "Voidgate, Wounds 1", "At Graveyard: Plaguefinder General"):
        assert wanted in lines
    for wanted in (
        "Bubbling Death",
        "Hand of Doom, Wounds 2",
        "Light Pistol, equipped",
        "Town 3",
        "At Crossroads: Ana",
    ):
        assert wanted in lines
    assert "Witchwood:" not in lines


WRONG: dict[str, tuple[SheetForm, tuple[Any, ...], str]] = {
    "a place": (ana(SAMPLE, space="Crosroads"), ("adventurer", 0, "space"), "DD-014"),
    "a player": (ana(SAMPLE, player="Zoe"), ("adventurer", 0, "player"), "DD-001"),
    "a player twice": (
        SAMPLE.but(adventurer=(SAMPLE.adventurer[0], SAMPLE.adventurer[0])),
        ("adventurer", 1, "player"),
        "DD-001",
    ),
    "what is equipped": (ana(SAMPLE, equipped=("Axe",)), ("adventurer", 0, "equipped", 0), "DD-302"),
    "what is loaded": (ana(SAMPLE, loaded=Roster({"Bow": "Shot"})), ("adventurer", 0, "loaded", "Bow"), "DD-302"),
    "a deck": (ana(SAMPLE, homes=Roster({"Shot": "ammo"})), ("adventurer", 0, "homes", "Shot"), "DD-003"),
    "too much Doom": (
        SAMPLE.but(campaign=SAMPLE.campaign.but(doom=Roster({"red": 6}))),
        ("campaign", "doom"),
        "DD-058",
    ),
    "no gate": (SAMPLE.but(campaign=SAMPLE.campaign.but(voidgates=())), ("campaign", "torn", PIT), "DD-299"),
    "no Epic Monster": (
        SAMPLE.but(campaign=SAMPLE.campaign.but(epics=Roster())),
        ("campaign", "bound", "Plaguefinder General"),
        "DD-299",
    ),
    "a level of its Territory": (
        SAMPLE.but(danger=Roster({"Crystal Crater": 2})),
        ("danger", "Crystal Crater"),
        "DD-018",
    ),
    "two levels": (SAMPLE.but(town=Roster({"Graveyard": 2})), ("town", "Graveyard"), "DD-042"),
    "a Territory": (
        SAMPLE.but(place=(SAMPLE.place[0], SAMPLE.place[1].but(territory="Wastes"))),
        ("place", 1, "territory"),
        "DD-017",
    ),
    "one end": (
        SAMPLE.but(place=(SAMPLE.place[0], SAMPLE.place[1].but(ends=("Stone Circle",)))),
        ("place", 1, "ends"),
        "DD-016",
    ),
    "a card of no deck": (
        SAMPLE.but(mission=SAMPLE.mission.but(cards=("Ogre",)) if SAMPLE.mission else None),
        ("mission", "cards", 0),
        "DD-012",
    ),
}


@pytest.mark.parametrize(("form", "at", "rule"), WRONG.values(), ids=WRONG)
def test_a_field_that_cannot_be_is_named(form: SheetForm, at: tuple[Any, ...], rule: str) -> None:
    no = wrong(form)

    assert (no.at, no.objection.rule) == (at, rule)
    assert no.objection.hint


def test_an_empty_sheet_is_a_campaign_that_has_just_begun() -> None:
    form = told((Found(players=("Ana", "Ben")),))

    assert form.adventurer == ()
    assert form.mission is None
    assert OPENING.told(rebuilt(form).state) == form


def test_an_adventurer_may_lack_all_that_has_a_default() -> None:
    bare = AdventurerForm(player="Ana", name="Ana", character="Mercenary", printed=SAMPLE.adventurer[0].printed)
    form = SAMPLE.but(adventurer=(bare,))

    assert rebuilt(form).state.adventurers["Ana"].space == ""
