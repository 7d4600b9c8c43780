"""The record sheets: everything that tracker cards, tokens and cards in front of the player show, over a campaign."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.core.nouns import Sheet
from ledger.core.table.moves import Found
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves import cards
from ledger.games.underquest.moves.company import GainCompanion
from ledger.games.underquest.moves.exploring import Draw, Pay
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.moves.inventory import ThrowDagger
from ledger.games.underquest.moves.learning import CastIncantation
from ledger.games.underquest.moves.meeting import Die, Get
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import histories as told
from tests.games.underquest.histories import begun, fights, foe, has, item, put, turn, worn
from tests.games.underquest.histories_inn import again, won
from tests.tables import Sitting

SWORD = item("Sword", "trapping", 2, "PH", uses="brawn", bonus=1)
MAUL = item("Maul", "trapping", 4, "2H", uses="brawn", bonus=3)
DIRK = item("Dirk", "trapping", 1, "PH", uses="agility", dagger=True)
HELM = item("Helm", "trapping", 1, "HD", gives=("defence+1",))
CHARM = item("Charm", weight=0, gives=("mind-check+1",), text="Hums_at_dusk")
SPARK = cards.IncantationCard(name="Spark", level=1, school="fire", text="Burns")
NIMBLE = cards.SkillCard(name="Nimble", stat="agility", gives=("agility-check+1",))
BORKO = cards.CompanionCard(name="Borko", morale=3, damage=2, defence=1, encumbrance=4, text="Opens_any_door")


def fields(*moves: told.Moves) -> Mapping[str, str]:
    """What both sheets show in their fields after those moves."""
    return {each.label: each.value for sheet in _sheets(*moves) for each in sheet.fields}


def lists(*moves: told.Moves) -> Mapping[str, tuple[str, ...]]:
    """The lists of both sheets after those moves."""
    return {each.title: each.rows for sheet in _sheets(*moves) for each in sheet.lists}


def _sheets(*moves: told.Moves) -> tuple[Sheet, ...]:
    seated: Sitting[UnderQuest] = Sitting(RULESET, [each for part in moves for each in part])
    return RULESET.views.sheets(seated.state)


def test_every_number_of_a_tracker_card_is_on_the_sheet() -> None:
    """UQ-SET-02, UQ-CHR-04, UQ-CHR-06, UQ-MOR-02: tokens and cubes of every kind."""
    numbers = {"health": 12, "grit": 5, "poison": 3, "curses": 2, "xp": 7, "gold": 4, "rations": 6, "morality": -2}
    found = fields(begun(), has(**numbers, combat=1, nature=2, mystic=3, wealth=4))
    shown = ("Health", "Grit", "Poison", "Curses", "Experience", "Gold", "Rations", "Morality", "Encumbrance")
    assert [found[label] for label in shown] == [
        "12 of 17",
        "5 of 8",
        "3",
        "2",
        "7",
        "4",
        "6",
        "-2, negative",
        "0 of 10",
    ]
    kinds = ("Combat", "Nature", "Mystic", "Wealth")
    assert [found[f"{kind} tokens"] for kind in kinds] == ["1", "2", "3", "4"]
    assert (found["Level"], found["Turns done"], found["Dungeon deck"]) == ("1 of 5", "0 of 9", "18 of 18")


def test_equipment_lies_slot_by_slot_and_an_empty_slot_is_empty() -> None:
    """UQ-INV-04, UQ-INV-05, UQ-INV-06."""
    carried = lists(begun(), worn(SWORD, HELM, CHARM), (MAUL, *put("items", "Maul")))
    assert carried["Equipped"] == (
        "PH Sword (weight 2, brawn +1)",
        "OH empty",
        "HD Helm (weight 1, defence +1)",
        "BD empty",
        "AS Charm (weight 0, mind-check +1, Hums at dusk)",
    )
    assert carried["Carried"] == ("Maul (weight 4, 2H, brawn +3)",)
    both = lists(begun(), worn(MAUL))["Equipped"]
    assert both == ("2H Maul (weight 4, brawn +3)", "HD empty", "BD empty", "AS empty")


def test_a_thrown_dagger_is_neither_carried_nor_forgotten() -> None:
    """UQ-ITM-04."""
    thrown = lists(begun(), worn(DIRK), fights(foe()), (ThrowDagger(item="Dirk", damage=1),))
    assert (thrown["Thrown"], thrown["Carried"], thrown["Equipped"][0]) == (("Dirk",), (), "PH empty")


def test_skills_and_incantations_say_what_they_do() -> None:
    """UQ-XP-07, UQ-CHK-02, UQ-INC-05, UQ-INC-07: and which ones are spent."""
    known = (NIMBLE, SPARK, *put("skills", "Nimble"), *put("incantations", "Spark", "Faith"))
    cast = (begun(), known, (CastIncantation(name="Spark", gains=(("gold", 1),)),))
    assert lists(*cast)["Skills"] == ("Nimble (agility, agility-check +1)",)
    assert lists(*cast)["Incantations"] == ("Spark (level 1, fire, spent, Burns)", "Faith (level 1, ready)")
    boxes = [(each.label, each.ticked) for each in _sheets(*cast)[1].boxes]
    assert boxes == [("Spark spent", True), ("Faith spent", False)]


def test_the_companion_and_the_three_cards_say_what_they_are_able_to() -> None:
    """UQ-CHR-08, UQ-CHR-17, UQ-COM-06."""
    owl = told.FAMILIAR.but(way="up", does=("grit+1",), text="Sees_at_night")
    three = (*told.founded(), *told.made(familiar=owl, race=told.RACE.but(text="Sleeps_little")), told.quest())
    found = _sheets(three, (BORKO, GainCompanion(name="Borko", by="quest")))[1]
    rows = next(each.rows for each in found.lists if each.title == "Companion")
    assert rows[0].startswith("Borko (morale 3 of 3, damage +2, defence +1, encumbrance +4, loses morale on")
    assert rows[1] == "Borko: Opens any door"
    assert "Cerdorin: Sleeps little" in found.footnotes
    assert "Barn Owl: as morality goes up, grit +1, Sees at night" in found.footnotes


def test_the_quest_shows_how_far_each_phase_has_come() -> None:
    """UQ-QST-01, UQ-QST-03, UQ-QST-05."""
    second = (begun(), told.phases(2), has(nature=1))
    row = lists(*second)["Quest cards"]
    assert row[:3] == ("1: A Cold Trail, resolved", "2: A Cold Trail, open", "3: face-down")
    assert fields(*second)["Quest phase"] == "2 of 6"
    paid = (*second, (Pay(),))
    assert lists(*paid)["Quest cards"][1] == "2: A Cold Trail, paid"
    assert fields(*paid)["It asks for"] == "1 nature, paid"


def test_the_enemy_of_a_fight_is_on_the_sheet() -> None:
    """UQ-CBT-27."""
    found = fields(begun(), fights(foe(damage=2, defence=1)), (Attack(dice=("5", "3")),))
    assert (found["Enemy"], found["Its health"], found["It shows"]) == (
        "Ghoul",
        "6 of 8",
        "damage 2, defence 1, initiative 1",
    )
    assert found["Now"] == "Level 1, fighting Ghoul"
    assert "Enemy" not in fields(begun())


def test_a_won_and_a_lost_adventure_stand_on_the_campaign_sheet() -> None:
    """UQ-END-01, UQ-END-05, UQ-END-06, UQ-INN-07, UQ-INN-08: and the one that goes on."""
    assert lists((Found(players=(told.ANA,)),))["Adventures"] == ()
    assert lists(begun(), turn())["Adventures"] == ("1: goes on (level 1, turn 1)",)
    assert lists(won())["Adventures"] == ("1: won, Warden (level 1, turn 0)",)
    second = (again(), turn())
    assert lists(*second)["Adventures"] == ("1: won, Warden (level 1, turn 0)", "2: goes on (level 1, turn 1)")
    assert fields(*second)["Turns done"] == "1 of 8"
    poisoned = (*second, (Get(gains=(("poison", 17),), by="Snake"),))
    assert lists(*poisoned)["Adventures"][1] == "2: lost, the poison kills (level 1, turn 1)"
    eaten = (*second, (Draw(card="Altar"), Die(by="Eye")))
    assert lists(*eaten)["Adventures"][1] == "2: lost, Eye kills (level 1, turn 1)"
    assert fields(*eaten)["Now"] == "Adventure 2: lost, Eye kills"


def test_who_dies_after_a_victory_has_won_it_all_the_same() -> None:
    """UQ-END-01, UQ-END-05."""
    late = lists(won(), (Get(gains=(("health", -17),), by="Stew"),))["Adventures"]
    assert late == ("1: won, Warden (level 1, turn 0)", "after 1: lost, no health is left (level 1, turn 0)")
