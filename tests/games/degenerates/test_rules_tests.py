"""Dice, Tests, Luck, gold, XP, hit points and armor."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Gain, Lose
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import (
    AdventurerDefeated,
    AdventurerRevived,
    DamageStopped,
    GoldGained,
    GoldSpent,
    HitPointsMoved,
    LuckLost,
    WoundsSuffered,
    XpGained,
)
from ledger.games.degenerates.moves import cards
from ledger.games.degenerates.moves.cards import Heal, Throw
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Pay
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    LANDS,
    Moves,
    attacked,
    become,
    begun,
    dice,
    foe,
    fog,
    hero,
    hit,
    hurt,
    item,
    learn,
    obtain,
    on_to_danger,
    recover,
    skill,
    space,
    stand,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"


def me(**more: Any) -> Moves:
    """A alone on the map."""
    return begun(hero("A", **more))


def tries(attribute: Any, told: str, **more: Any) -> cards.Test:
    return cards.Test(who="A", attribute=attribute, dice=dice(told), **more)


def throws(sides: str, told: str, **more: Any) -> Throw:
    return Throw(who="A", sides=sides, dice=dice(told), **more)


def coat(armor: int) -> Moves:
    """ARM of an equipped Item."""
    return (item("Coat", slot="body", gives=(f"arm+{armor}",)), obtain("A", "Coat"), cards.Equip(who="A", item="Coat"))


CHARMED = (cards.Equip(who="A", item="Charm"), hurt("A", 11))

TESTS: dict[str, Row[Degenerates]] = {
    **{
        f"DD-084 {sides} {told}": Row(
            given=me(),
            when=throws(sides, told),
            then={fight.thrown: value},
        )
        for sides, told, value in (("d6", "6", 6), ("2d6", "6 5", 11), ("d3", "3", 2), ("2d3", "3 6", 5))
    },
    "DD-084 D6 and 1": Row(given=me(), when=throws("d6", "6", plus=1), then={fight.thrown: 7}),
    "DD-084 no face beyond 6, none missing, none too many": Row(
        given=me(),
        when=(throws("d6", "7"), throws("d6", "0"), throws("d6", "3 4"), tries("per", "3 4 5")),
        refused={n: No("", "die-face" if n < 3 else "dice-count") for n in (1, 2, 3, 4)},
        then={at.luck: {"A": 0}},
    ),
    "DD-084 the faces are written down, for a single die its total will do": Row(
        given=me(per=7),
        when=(tries("per", "=7"), throws("2d6", "=9"), throws("d6", "=5")),
        refused={1: No("DD-084", "dice-total"), 2: No("DD-084", "dice-total")},
        then={fight.thrown: 5},
    ),
    "DD-084 the same in a fight": Row(
        given=(*me(), *attacked("A", foe("Ogre", 4, 20)), BeginFight(), stand("A", "assault")),
        when=(hit("A", "", "=7", "3 3", "1"), hit("A", "", "3 3", "=6", "1"), hit("A", "", "3 3", "3 3", "=6")),
        refused={1: No("DD-084", "dice-total"), 2: No("DD-084", "dice-total")},
        then={fight.foes: {"Ogre": 3}},
    ),
    "DD-085 an attribute is changed first and halved then": Row(
        given=(*me(agi=8), become("A", "slimed"), *attacked("A", foe("Wraith", 4, 9, "ghostly")), BeginFight()),
        when=(stand("A", "assault"), hit("A", "", "2 3", "1 1", "1", attribute="agi")),
        then={fight.needed: 4, fight.passed: False},
    ),
    "DD-086 current and printed values are shown": Row(
        given=(*me(str=6), become("A", "weakened")),
        when=become("A", "slimed"),
        then={sheets.fields("A"): {"STR": "5 (printed 6)", "AGI": "6 (printed 7)", "CON": "7"}},
    ),
    "DD-086 modifiers are summed before the bounds": Row(
        given=(*me(str=11), item("Gloves", slot="gauntlet", gives=("str+3",)), obtain("A", "Gloves")),
        when=(cards.Equip(who="A", item="Gloves"), become("A", "weakened")),
        after={1: {at.attributes: {"A": {"str": 11}}}},
        then={at.attributes: {"A": {"str": 11}}},
    ),
    "DD-087 a Test says what is needed before the dice fall": Row(
        given=(*me(per=8), become("A", "blinded")),
        when=cards.Test(who="A", attribute="per"),
        asked={1: "dice"},
        then={shown.questions: ("A: PER 7 or less, a Test?", "A: Map Action")},
    ),
    **{
        f"DD-087 {told} against 7": Row(
            given=me(per=7),
            when=tries("per", told),
            then={fight.needed: 7, fight.total: total, fight.passed: passed},
        )
        for told, total, passed in (("3 4", 7, True), ("4 4", 8, False))
    },
    "DD-090 a card that is not there replaces nothing": Row(
        given=(*me(con=9, mrl=4), hurt("A", 9)),
        when=recover("A", "4 4", using="Fieldcraft"),
        refused={1: No("DD-090", "card-missing")},
        then={at.wounds: {"A": 9}},
    ),
    "DD-090 Fieldcraft puts CON in the place of MRL, for the amount too": Row(
        given=(*me(con=9, mrl=4, skills=("Fieldcraft",)), hurt("A", 12)),
        when=recover("A", "4 5", using="Fieldcraft"),
        then={fight.needed: 9, at.wounds: {"A": 3}},
    ),
    "DD-090 failed, half of it": Row(
        given=(*me(con=9, mrl=4, skills=("Fieldcraft",)), hurt("A", 12)),
        when=recover("A", "6 4", using="Fieldcraft"),
        then={at.wounds: {"A": 7}},
    ),
    "DD-091 the best pair counts where nobody chooses, in braces too (AMB-13)": Row(
        given=me(per=7, skills=("Track",)),
        when=tries("per", "6 2 4", using="Track"),
        then={fight.total: 6, fight.passed: True, fight.brace: 4},
    ),
    "DD-091 only faces that were thrown are kept": Row(
        given=me(per=7, skills=("Track",)),
        when=tries("per", "6 2 4", using="Track", keep=(1, 2)),
        refused={1: No("DD-091", "keep-wrong")},
        then={at.luck: {"A": 0}},
    ),
}

LUCK: dict[str, Row[Degenerates]] = {
    "DD-092 Luck ends at nothing": Row(
        given=me(luck=2),
        when=Lose(who="A", what="luck", by=2, because="a card says so"),
        then={at.luck: {"A": 0}, shown.tracks: {"luck A": 0}},
    ),
    "DD-092 the own way to gain Luck stands on the sheet": Row(
        given=me(luck=2, lucky="a_Beast_falls"),
        when=Gain(who="A", what="luck", by=1, because="a Beast fell"),
        then={at.luck: {"A": 3}, shown.notes("A"): ("Wounds: 0", "Luck: a Beast falls")},
    ),
    "DD-094 without Luck no die is rolled again": Row(
        given=me(per=7, luck=0),
        when=(tries("per", "6:2 4"), tries("per", "6 4")),
        refused={1: No("DD-094", "luck-short")},
        then={at.luck: {"A": 0}},
    ),
    "DD-094 every further face costs 1": Row(
        given=me(per=7, luck=3),
        when=tries("per", "6:5:1 6:4"),
        then={at.luck: {"A": 0}, fight.total: 5},
        happens=(Fact(LuckLost, who="A", was=3, now=0),),
    ),
    "DD-095 Luck helps no plain roll": Row(
        given=me(luck=3),
        when=(throws("d6", "1:5"), throws("d6", "1")),
        refused={1: No("DD-095", "reroll-barred")},
        then={at.luck: {"A": 3}},
    ),
    "DD-095 but Power dice in a fight": Row(
        given=(*me(luck=1), *attacked("A", foe("Ogre", 0, 20)), BeginFight(), stand("A", "assault")),
        when=hit("A", "", "3 2", "1 1", "1:6"),
        then={at.luck: {"A": 0}, fight.foes: {"Ogre": 3}},
    ),
}

GOLD: dict[str, Row[Degenerates]] = {
    "DD-096 gold beyond 21 is lost": Row(
        given=me(gold=18),
        when=Gain(who="A", what="gold", by=5, because="a card says so"),
        then={at.gold: {"A": 21}, shown.says("(2 lost)"): True},
        happens=(Fact(GoldGained, was=18, now=21, by=5),),
    ),
    "DD-097 nobody pays more than is there": Row(
        given=begun(hero("A", gold=3), hero("B")),
        when=(Pay(who="A", gold=4, to="B"), Pay(who="A", gold=3, to="B")),
        refused={1: No("DD-097", "gold-short")},
        then={at.gold: {"A": 0, "B": 3}},
    ),
    "DD-098 to somebody in the same space": Row(
        given=begun(hero("A", gold=3), hero("B", PIT), board=(*LANDS, space(PIT, 2))),
        when=Pay(who="A", gold=2, to="B"),
        refused={1: No("DD-098", "party-elsewhere")},
        then={at.gold: {"A": 3, "B": 0}},
    ),
    "DD-098 not in the Danger Phase": Row(
        given=(*begun(hero("A", gold=3), hero("B")), *on_to_danger("AB")),
        when=Pay(who="A", gold=2, to="B"),
        refused={1: No("DD-098", "phase-wrong")},
        then={at.gold: {"A": 3, "B": 0}},
    ),
    "DD-098 but in the Encounter Phase (AMB-44)": Row(
        given=(*begun(hero("A", gold=3), hero("B")), *on_to_danger("AB"), fog(12), Next()),
        when=Pay(who="A", gold=2, to="B"),
        then={at.gold: {"A": 1, "B": 2}, at.phase: "encounter"},
    ),
    "DD-098 not in a fight": Row(
        given=(*begun(hero("A", gold=3), hero("B")), *attacked("AB", foe("Ogre", 4, 9)), BeginFight()),
        when=Pay(who="A", gold=2, to="B"),
        refused={1: No("DD-241", "fight-open")},
        then={at.gold: {"A": 3, "B": 0}},
    ),
    "DD-098 not beyond 21 (AMB-35)": Row(
        given=begun(hero("A", gold=9), hero("B", gold=18)),
        when=(Pay(who="A", gold=5, to="B"), Pay(who="A", gold=3, to="B")),
        refused={1: No("DD-098", "gold-full")},
        then={at.gold: {"A": 6, "B": 21}},
        happens=(Fact(GoldSpent, who="A", now=6), Fact(GoldGained, who="B", now=21)),
    ),
    "DD-099 XP beyond 21 is lost": Row(
        given=me(xp=20),
        when=Gain(who="A", what="xp", by=5, because="a card says so"),
        then={at.xp: {"A": 21}},
        happens=(Fact(XpGained, was=20, now=21, by=5),),
    ),
    "DD-100 a Skill costs its XP": Row(
        given=(*me(xp=5), skill("Cleave", 5), skill("Bash", 6), recover("A")),
        when=(learn("A", "Bash"), learn("A", "Cleave")),
        refused={1: No("DD-100", "xp-short")},
        then={at.xp: {"A": 0}, at.skills: {"A": {"Cleave": "learned"}}},
    ),
    **{
        f"DD-101 of {was} XP {left} are left": Row(given=me(xp=was), when=hurt("A", 14), then={at.xp: {"A": left}})
        for was, left in ((0, 0), (1, 1), (7, 4), (8, 4), (21, 11))
    },
}

WOUNDS: dict[str, Row[Degenerates]] = {
    "DD-102 HP follow CON up and down": Row(
        given=(*me(con=7), item("Charm", slot="jewelry", gives=("con+2",)), obtain("A", "Charm")),
        when=(cards.Equip(who="A", item="Charm"), become("A", "poisoned"), cards.Stow(who="A", item="Charm")),
        after={1: {at.hp: {"A": 18}}, 2: {at.hp: {"A": 16}}},
        then={at.hp: {"A": 12}},
        happens=(Fact(HitPointsMoved, was=14, now=18), Fact(HitPointsMoved, now=16), Fact(HitPointsMoved, now=12)),
    ),
    "DD-103 Wounds begin at 0, rise, and fall to 0": Row(
        given=me(con=7),
        stands={at.wounds: {"A": 0}},
        when=(hurt("A", 5), Heal(who="A", wounds=2, by="Balm"), Heal(who="A", wounds=9, by="Balm")),
        after={1: {at.wounds: {"A": 5}}, 2: {at.wounds: {"A": 3}}},
        then={at.wounds: {"A": 0}, shown.tracks: {"wounds A": 0}},
    ),
    "DD-103 they never exceed HP": Row(
        given=(*me(con=7), hurt("A", 10)),
        when=hurt("A", 9),
        then={at.wounds: {"A": 14}},
        happens=(Fact(WoundsSuffered, who="A", was=10, now=14, by=9, hp=14),),
    ),
    "DD-104 as many as HP Defeat, and no more are taken": Row(
        given=(*me(con=7), hurt("A", 13)),
        when=(hurt("A", 1), hurt("A", 3)),
        after={1: {at.defeated: {"A": True}}},
        then={at.wounds: {"A": 14}},
        happens=(Fact(AdventurerDefeated, who="A"), Fact(DamageStopped, who="A")),
    ),
    "DD-105 HP that fall to the Wounds Defeat": Row(
        given=(*me(con=5), item("Charm", slot="jewelry", gives=("con+2",)), obtain("A", "Charm"), *CHARMED),
        when=cards.Stow(who="A", item="Charm"),
        then={at.hp: {"A": 10}, at.wounds: {"A": 10}, at.defeated: {"A": True}},
    ),
    "DD-106 one removed Wound ends Defeat": Row(
        given=(*me(con=7), hurt("A", 14)),
        when=Heal(who="A", wounds=1, by="Balm"),
        then={at.wounds: {"A": 13}, at.defeated: {"A": False}},
        happens=(Fact(AdventurerRevived, who="A"),),
    ),
    **{
        f"DD-107 damage {damage} against ARM 2{' is Piercing' if piercing else ''}": Row(
            given=(*me(), *coat(2)),
            when=cards.Hurt(who="A", damage=damage, piercing=piercing, by="Trap"),
            then={at.wounds: {"A": taken}, at.armor: {"A": 2}},
        )
        for damage, piercing, taken in ((5, False, 3), (1, False, 0), (2, False, 0), (5, True, 5))
    },
    "DD-107 ARM is 0 without Items": Row(
        given=me(), when=cards.Hurt(who="A", damage=3, by="Trap"), then={at.armor: {"A": 0}, at.wounds: {"A": 3}}
    ),
}


@each(TESTS | LUCK | GOLD | WOUNDS)
def test_tests_and_tracks(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
