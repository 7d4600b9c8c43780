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


def test_undo_turn_leaves_what_was_said_of_the_turn_before_in_one_line(delve: Shell) -> None:
    """UQ-LVL-02: the line is undone from the draw on, and redo brings that back."""
    delve("draw altar, resolve", "lay left nature wealth, draw campsite, resolve", "camp grit=1")
    told = delve("undo turn --yes")
    assert "Undone #16: camp grit=1 Undone #15: resolve Undone #14: draw campsite Level 1, 1 of 9" in told
    told = delve("redo")
    assert ("#15" in told, "#14" in told, "#13" in told, "turn 2 of 9: Campsite" in told) == (True, True, False, True)
    told = delve("undo turn --yes")
    assert ("#15" in told, "#14" in told, "#13" in told, "1 of 9 turns done" in told) == (True, True, False, True)
    assert "turn 2 of 9: Clearing" in delve("draw clearing", "")
    assert "1 of 9 turns done" in delve("undo")
    assert "turn 1 of 9: Altar" in delve("undo")


def test_undo_turn_takes_back_the_turn_of_a_death(delve: Shell) -> None:
    """UQ-END-05: not the last blow alone."""
    delve("draw altar", "resolve", "suffer 17")
    assert "before the adventure" in delve("undo turn --yes")


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


def test_what_pays_for_throwing_again_may_be_traded_after_the_dice_fell(delve: Shell) -> None:
    """UQ-XP-02, UQ-XP-03, UQ-TAB-07, UQ-LVL-11: grit that was spent stays spent, and a ration gives some of it back."""
    delve("get wealth=1", "draw skirmish, resolve, fight Rat 19 1 0 1 1, initiative 6, attack 3 3 grit 2")
    assert "try: leave the roll, or first: trade TOKEN" in delve("reroll 3:6 3:1", status=3)
    delve("trade wealth", "eat", "note that was close", "item-card Axe treasure 3", "consume Fur_Cloak health=1")
    told = delve("reroll 3:6 3:1")
    assert "Experience 2 to 1 (attack again). Grit 8 to 6 (effort)." in told
    assert "Rat: 20 to 6" in told
    assert "Rations" not in told
    assert "Grit 7" in delve("")
    assert "trade wealth" in delve("log").partition("3:6 3:1")[0]
    assert "[nothing-there]" in delve("get xp=1", "reroll 6:1 1:1", status=3)


def test_the_card_of_an_enemy_may_be_read_between_its_dice_and_a_reroll(delve: Shell) -> None:
    """UQ-XP-02, UQ-CBT-15: the attack that waited for it is the one that is thrown again."""
    delve("set xp 1 because so it begins", "draw skirmish, resolve, fight Rat 19 initiative 1, initiative 6")
    assert "Rat: 20 to 16" in delve("attack 2 1", "enemy-card Rat 19 1 1 1")
    assert "Rat: 20 to 12" in delve("reroll 2:6 1:1")


def test_a_throw_is_thrown_again_by_a_ruling(delve: Shell) -> None:
    """UQ-XP-02: what the refusal says to type is taken."""
    delve("test brawn 3")
    assert "overrule: the same, because WHY" in delve("reroll 3 5", status=3)
    assert "[reason-missing" in delve("reroll 3 5 because", status=3)
    told = delve("reroll 3 5 because a gift of the Altar")
    assert "Ruling over experience-short (UQ-XP-02): a gift of the Altar" in told
    assert "Brawn 3:5+2 against 7, passed." in told


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


def test_why_says_what_a_weight_is_made_of(delve: Shell) -> None:
    """UQ-INV-06 UQ-INV-07: each item, whenever it came, and the pairs; cards that weigh nothing are no cause."""
    delve("ingredient Fresh_Blood, trinket Marbles", "obtain Axe treasure 2")
    delve(*(f"enemy-card Foe_{number} {number} 1" for number in range(12)))
    told = delve("why weight")
    assert "Weight is 7: Fur Cloak 1, Iron Sword 3, Axe 2, 3 loose cards 1." in told
    assert "Fur Cloak is gained" in told
    assert "Foe" not in told


def test_why_says_what_a_stat_is_made_of(delve: Shell) -> None:
    """UQ-CHR-10: the base, and each card that counts."""
    delve("item-card Iron_Sword gives agility+1", "scourge Frailty gives agility-2")
    assert "Agility is 2: base 3, Iron Sword 1, Frailty -2." in delve("why agility")
    assert "Mind is 1." in delve("why mind")


def test_bare_answers_finish_one_purchase_before_the_next(delve: Shell) -> None:
    """UQ-ITM-01: weight and cost of the first, then weight and cost of the second."""
    delve("get gold=5 by Altar", "buy Longbow", "buy Rope")
    assert "> Cost of Longbow?" in delve("2")
    assert "Longbow is bought for 1 gold" in delve("1")
    assert "> Cost of Rope?" in delve("3")
    assert "Rope is bought for 4 gold" in delve("4")


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


def test_what_was_typed_of_a_card_is_shown(delve: Shell) -> None:
    """UQ-CHK-02 UQ-CHR-08 UQ-CHR-17 UQ-INC-05 UQ-ENC-02: on the sheet, and where the card is resolved."""
    delve("skill-card Calm gives mind-check+1", "race-card Cerdorin gives brawn-check+1")
    delve("incantation-card Faith 1 holy says Lifts_curses", "place Faith at incantations because of a gift")
    told = delve("sheet Ana")
    assert "Calm (mind, mind-check +1, Never surprised)" in told
    assert "Faith (level 1, holy, ready, Lifts curses)" in told
    assert "* Cerdorin: brawn-check +1" in told
    assert "* Moon Rabbit: as morality goes up, health +1" in told
    delve("encounter-card Old_Well may says Drink", "draw clearing, resolve")
    assert "> Encounter Old Well: Drink" in delve("encounter Old_Well")


def test_an_answer_finds_its_question(delve: Shell) -> None:
    """UQ-POT-03, UQ-INV-04: whichever was asked first."""
    delve("obtain Axe weight 2 by luck", "equip Axe", "ingredient Dusk_Beetle, ingredient Fresh_Blood")
    delve("craft Dusk_Beetle Fresh_Blood 5", "unequip Iron_Sword")
    assert "Stars of Dusk Beetle and Fresh Blood together?" in delve("heart=4")
    assert "Potion 5+1 against 5: it works." in delve("5")
    assert "Axe in PH." in delve("PH")


def test_the_words_of_a_hint_for_a_race_are_the_whole_card(delve: Shell) -> None:
    """UQ-CHR-04 UQ-CHR-10: typed as they stand, they are not refused for what they left out."""
    delve("new other underquest Ben")
    told = delve("adventurer Cerdorin Bastion Moon_Rabbit", status=3)
    assert "try: race-card Cerdorin HEALTH GRIT AGILITY BRAWN MIND" in told
    delve("race-card Cerdorin 10 5")
    told = delve(
        "class-card Bastion 5 2, familiar-card Moon_Rabbit 2 1", "adventurer Cerdorin Bastion Moon_Rabbit", status=3
    )
    assert "try: race-card Cerdorin HEALTH GRIT AGILITY BRAWN MIND" in told


def test_a_refusal_names_the_question_that_waits(delve: Shell) -> None:
    """UQ-CBT-02 UQ-INC-02 UQ-INV-04 UQ-ITM-01 UQ-CHR-06: what helps is the answer, not what was said already."""
    assert "Nothing changes: there is nothing to lose." in delve("set rations 0 because eaten", "get rations=-3")
    assert "You have 2 gold, not 9. [gold-short UQ-ITM-01] try: something cheaper" in delve(
        "buy Lamp weight 1 cost 9", status=3
    )
    assert "Where is Cap equipped: PH, OH, 2H, HD, BD or AS?" in delve("obtain Cap weight 0 by luck", "equip Cap")
    delve("HD", "place Wizardry at skills because so it begins", "incantation Glow")
    assert "due: Level of Glow? [still-open UQ-LVL-09] try: the answer, or: waive" in delve("draw altar", status=3)
    delve("1", "incantation Ember 1", "draw skirmish, resolve", "fight Goblin")
    told = delve("initiative 4", status=3)
    assert "An enemy waits: Health of Goblin" in told
    assert "[fight-missing UQ-CBT-06] try: the answer" in told


def test_two_abominations_that_nobody_read_are_said_at_once(delve: Shell) -> None:
    """UQ-ABO-03 UQ-ABO-04: one line types both."""
    told = delve("draw Exalted_Foe", "resolve", "fight Goblin 3 1 0 1 1 prefix Mad suffix Grim", status=3)
    assert "What Mad and Grim add is not known." in told
    words = "abomination-card Mad prefix health N dice N, abomination-card Grim suffix health N dice N"
    assert words in told
    delve(words.replace("health N dice N", "health 1"))
    assert "Goblin" in delve("fight Goblin 3 1 0 1 1 prefix Mad suffix Grim")


# ---------------------------------------------------------------- amended while they waited


def test_the_dice_of_an_attack_stay_where_its_grit_is_corrected(delve: Shell) -> None:
    """UQ-CBT-24: what was typed later answers the corrected attack."""
    delve("item-card Iron_Sword attack brawn", "draw skirmish", "resolve", "fight Goblin 9 1 1 0 2", "initiative 6")
    delve("attack grit 2", "2 5")
    told = delve("amend 15 attack grit 1 --yes")
    assert "Grit Ana: 6 to 7" in told
    assert "#16 now: Grit 8 to 7 (effort)." in told
    assert "which only asks" not in told
    assert "Left out" not in told
    assert "Grit 8 to 7 (effort)." in delve("log 1")


def test_a_price_stays_where_the_weight_is_corrected(delve: Shell) -> None:
    """UQ-ITM-01: each answer goes with the question that is asked in place of its own."""
    delve("buy Iron_Helm", "2", "1")
    assert "#13 now: Iron Helm is gained, weight 4 (bought)." in delve("amend 12 4 --yes")
    assert "Iron Helm is bought for 1 gold, cost 1." in delve("log 1")
    assert "Left out #14 4: What it answered is asked no more." in delve("amend 11 buy Iron_Helm weight 3 --yes")
    assert "Gold 2 to 1 (Iron Helm). Iron Helm is taken from trapping. Iron Helm is gained, weight 3" in delve("log 1")


def test_a_potion_is_compared_with_the_corrected_difficulty(delve: Shell) -> None:
    """UQ-POT-09: the die that was typed stays."""
    delve("ingredient Dusk_Beetle, ingredient Fresh_Blood", "craft Dusk_Beetle Fresh_Blood", "star=3", "5", "6")
    told = delve("amend 13 craft Dusk_Beetle Fresh_Blood star=3 slide 1 --yes")
    assert "#16 now: Potion 6+1 against 6: exquisite." in told
    assert "#16 no more: Potion 6+1 against 5: exquisite." in told


def test_the_row_of_an_enemy_stays_where_its_name_is_corrected(delve: Shell) -> None:
    """UQ-CBT-03: another enemy asks the same question."""
    delve("draw skirmish", "resolve", "fight Goblin", "6 1 1 5 2", "initiative 6")
    told = delve("amend 13 fight Kobold --yes")
    assert "Left out" not in told
    assert "#14 now: Known: Kobold." in told
    assert "Kobold: health 7" in delve("log 2")


def test_a_check_of_another_stat_keeps_its_die(delve: Shell) -> None:
    """UQ-CHK-01: and what the corrected check says is told before anybody agrees."""
    delve("test brawn", "5")
    told = delve("amend 11 test agility", status=3)
    assert "#12 now: Agility 5+3 against 7, passed." in told
    assert "#12 no more: Brawn 5+2 against 7, passed." in told


def test_a_check_that_turns_out_otherwise_is_told(delve: Shell) -> None:
    """UQ-CHK-01: nothing else changes is not all there is to say."""
    delve("test agility 1")
    told = delve("amend 11 test agility 6 --yes")
    assert "#11 now: Agility 6+3 against 7, passed. #11 no more: Agility 1+3 against 7, failed." in told
    assert "Later moves said again: 0 Nothing else changes." in told
