"""A solo evening at the shell: what turns are, what is asked first, and what the words of the hints do."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.door import run
from cli.grammar import split_line

CARDS = (
    "race-card Cerdorin 10 5 2 2 1 carries Fur_Cloak, item-card Fur_Cloak weight 1",
    "class-card Bastion 5 2 icons 1/2 2/5 3/8 skill Calm, skill-card Calm mind says Never_surprised",
    "familiar-card Moon_Rabbit 2 1 agility up does health+1 brings ingredient",
    "adventurer Cerdorin Bastion Moon_Rabbit brawn weight 10 gold 5 rations 3",
    "quest A_Cold_Trail nature=1, buy Iron_Sword weight 3 cost 3, equip Iron_Sword PH",
)


class Shell:
    """Types lines at a campaign of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *lines: str, status: int = 0) -> str:
        """What the last of these lines printed, on one line."""
        told = ""
        for line in lines:
            ended = run(list(split_line(line)))
            told = " ".join("".join(self._capsys.readouterr()).split())
            assert ended == status or line != lines[-1], told
        return told


@pytest.fixture
def delve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """Ana before her first turn."""
    monkeypatch.setenv("DELVE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "40")
    shell = Shell(capsys)
    shell("new under underquest Ana", *CARDS)
    return shell


def test_undo_turn_takes_back_a_turn_of_the_dungeon(delve: Shell) -> None:
    """UQ-LVL-02: from the draw on, also what was done after it was laid."""
    delve("draw altar", "lay left nature wealth", "draw campsite", "resolve", "camp health=1", "lay left nature combat")
    delve("unequip Iron_Sword")
    delve("undo turn --yes")
    told = delve("")
    assert "Level 1, 1 of 9 turns done" in told
    delve("undo turn --yes")
    assert "before the adventure" in delve("")


def test_a_turn_has_one_heading_in_the_chronicle(delve: Shell) -> None:
    """UQ-LVL-09: whatever phases it went through."""
    told = delve("draw altar", "resolve", "lay left nature wealth", "draw", "turn-up Altar", "chronicle")
    assert [told.count(heading) for heading in ("Level 1, turn 1", "Level 1, turn 2", "Altar (first)")] == [1, 1, 0]


def test_the_turn_that_is_played_is_the_one_that_is_shown(delve: Shell) -> None:
    """UQ-LVL-01: the status and the hint count alike."""
    assert "> Turn 1 draw CARD" in delve("")
    assert "Level 1, turn 1 of 9: Altar" in delve("draw altar", "")
    assert "Dungeon deck: 16 of 18" in delve("sheet")
    assert "1 of 9 turns done" in delve("lay left nature wealth", "")


def test_a_whole_throw_is_thrown_again_afterwards(delve: Shell) -> None:
    """UQ-XP-03: the words of the hint are words that work."""
    delve("set xp 1 because so it begins", "draw skirmish, resolve, fight Rat 3 1 0 1 1, initiative 6")
    told = delve("attack 3 3 grit 1", "reroll 3 6", status=3)
    assert "try: all the dice: 3:N 3:N, or reroll 3:N 3:N" in told
    told = delve("reroll 3:6 3:1")
    assert "Rat is defeated." in told
    assert "Experience 1 to 0 (attack again)" in told


def test_an_enemy_ends_at_no_health_in_the_statistics(delve: Shell) -> None:
    """UQ-CBT-16: and all moves are those of the one who plays."""
    delve("draw skirmish, resolve, fight Rat 3 1 0 1 1, initiative 6", "attack 3 1")
    assert "Rat (gone): 4 to 0 in 1 change" in delve("stats tracks")
    assert "moves: Ana " in delve("stats time")
    told = delve("why foe rat")
    assert "Rat: 4 to 0 (your attack)" in told


def test_numbers_are_no_decks(delve: Shell) -> None:
    """UQ-CBT-24: `claim cards gold` means nothing."""
    delve("draw skirmish, resolve, fight Rat 1 1 0 1 1, initiative 6", "attack 4 1")
    assert "[deck-unknown UQ-CBT-24]" in delve("claim cards gold", status=3)
    assert "ingredient CARD" in delve("claim cards trinket ingredient")


def test_a_familiar_that_changes_nothing_says_so(delve: Shell) -> None:
    """UQ-CHR-17: health is full already."""
    assert "Moon Rabbit answers: health +1, but nothing changes." in delve("get morality=1 by Altar")


def test_why_begins_with_what_the_cards_gave(delve: Shell) -> None:
    """UQ-CHR-11, UQ-CHR-12."""
    assert "gold 5, rations 3, encumbrance 10" in delve("why rations")


def test_the_row_of_a_potion_is_typed_as_it_is_asked(delve: Shell) -> None:
    """UQ-POT-05: by its number or by its icons."""
    delve("ingredient Dusk_Beetle, ingredient Fresh_Blood, ingredient-card Dusk_Beetle 2 rows heart:2 star:1")
    delve("ingredient-card Fresh_Blood 3 rows heart:2 star:2")
    told = delve("craft Dusk_Beetle Fresh_Blood 5")
    assert "Which row of Dusk Beetle and Fresh Blood: 1 heart=4, 2 star=3?" in told
    for line in ("heart=4", "1", "row 1", "1 heart=4"):
        assert "Potion 5+1 against 5: it works." in delve(line)
        delve("undo")
    assert "[icons-differ UQ-POT-03]" in delve("star=9", status=3)


def test_the_icons_of_an_unread_potion_are_typed(delve: Shell) -> None:
    """UQ-POT-03: an icon without its number says what is missing."""
    delve("ingredient Dusk_Beetle, ingredient Fresh_Blood", "craft Dusk_Beetle Fresh_Blood 5")
    assert "makes is NAME=VALUE, not heart. [word-missing] try: heart=N" in delve("heart 4", status=2)
    assert "Stars of Dusk Beetle and Fresh Blood together?" in delve("heart=4")


def test_a_treasure_may_turn_out_to_be_no_item(delve: Shell) -> None:
    """UQ-ITM-05, UQ-ITM-06: one word answers, wherever the card is asked for."""
    delve("draw altar, resolve")
    for line in ("treasure Snare", "obtain Snare by luck"):
        assert "Weight of Snare, or: trap, mimic?" in delve(line)
        assert "Owed: trap (Snare). UQ-ITM-06" in delve("trap")
        delve("undo")
        assert "A mimic: fight it (Snare) fight MIMIC as mimic" in delve("mimic")
        delve("undo")
        assert "Snare is gained, weight 2" in delve("2")
        delve("undo", "undo")
    assert "Agility check failed: what Snare says" in delve("treasure Snare", "trap", "test agility 2")


def test_an_answer_finds_its_question(delve: Shell) -> None:
    """UQ-POT-03, UQ-INV-04: whichever was asked first."""
    delve("obtain Axe weight 2 by luck", "equip Axe", "ingredient Dusk_Beetle, ingredient Fresh_Blood")
    delve("craft Dusk_Beetle Fresh_Blood 5", "unequip Iron_Sword")
    assert "Stars of Dusk Beetle and Fresh Blood together?" in delve("heart=4")
    assert "Potion 5+1 against 5: it works." in delve("5")
    assert "Axe in PH." in delve("PH")
