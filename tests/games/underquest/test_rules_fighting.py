"""Turns of a fight: one action each, what a hit adds besides, and what a table may read otherwise."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import AttackRolled, EnemyPrimed, EnemyRolled, RearmClosed, SideTurned
from ledger.games.underquest.events.learning import RollAgain
from ledger.games.underquest.moves.fighting import EnemyAttack, Harm, Pass
from ledger.games.underquest.moves.inventory import Equip, Unequip
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.views.tracks import tracks
from tests.games.underquest import readers as at
from tests.games.underquest.histories import CLUB, HATCHET, begun, boss, first, foe, item, put, worn
from tests.games.underquest.histories_fighting import chosen, dealt, foes, hits, its, mine
from tests.tables import Fact, No, Row, Sitting, each, prove

ORC = foe("Orc", 20, damage=2)
SNAKE = foe("Snake", 9, damage=2, on_hit=("poison+1", "curses+1"))
SHIRT = item("Mail Shirt", "trapping", 2, "BD", gives=("defence+9",))
CHARM = item("War Charm", "treasure", 1, "AS", gives=("damage+2",))

TURNS: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-05 nobody acts before the roll": Row(
        given=(*begun(), ORC, *first("Skirmish"), BeginFight(enemy="Orc")),
        when=(hits("5", "2"), foes("5", "2"), Pass()),
        refused={n: No("UQ-CBT-05", "initiative-due") for n in (1, 2, 3)},
        then={at.foe: 21, at.side: ""},
    ),
    "UQ-CBT-07 one action, then the enemy": Row(
        proves="UQ-CBT-07 UQ-CBT-06",
        given=mine(HATCHET, enemy=ORC),
        when=(hits("5", "2"), hits("5", "2"), Pass(), foes("3", "3"), Pass(), foes("3", "3")),
        refused={2: No("UQ-CBT-06", "turn-other"), 3: No("UQ-CBT-06", "turn-other")},
        after={1: {at.foe: 14, at.side: "enemy"}, 4: {at.side: "adventurer"}, 5: {at.side: "enemy", at.foe: 14}},
        then={at.side: "adventurer"},
    ),
    "UQ-CBT-09 nothing is put on or away": Row(
        given=(*begun(), *worn(HATCHET), CLUB, *put("items", "Club"), *mine(enemy=ORC)[len(begun()) :]),
        when=(Equip(item="Club", slot="OH"), Unequip(item="Hatchet")),
        refused={1: No("UQ-CBT-09", "fight-open"), 2: No("UQ-CBT-09", "fight-open")},
        then={at.slots: {"PH": "Hatchet"}},
    ),
    "UQ-CBT-13 a charm adds to an armed hit, and a card of the line once": Row(
        given=mine(HATCHET, CHARM, enemy=ORC),
        when=hits("5", "4", plus=(("Rage", 2), ("War Charm", 3))),
        then={at.foe: 11},
        happens=(dealt(9, parts=(("base", 1), ("brawn", 2), ("Hatchet", 1), ("Rage", 2), ("War Charm", 3))),),
    ),
    "UQ-CBT-21 bare hands take no charm": Row(
        given=mine(CHARM, enemy=ORC),
        when=(hits("5", "1", grit=1), hits("5", "1")),
        refused={1: No("UQ-CBT-21", "grit-barehanded")},
        then={at.foe: 16, at.grit: 8},
        happens=(dealt(4, bare=True, grit=0),),
    ),
    "UQ-CBT-10 a ruling over a price that nobody prints": Row(
        given=mine(HATCHET, enemy=ORC),
        when=hits("5", "1", grit=4, because="the card has four"),
        then={at.grit: 4, at.foe: 13, at.overruled: 1},
    ),
    "AMB-25 several icons at a table that adds them": Row(
        proves="UQ-CBT-10",
        given=chosen({"grit-icons": "several"}, HATCHET, enemy=ORC),
        when=(hits("5", "4", grit=6), foes("1", "1"), hits("5", "4", grit=7)),
        after={1: {at.grit: 2, at.foe: 1}},
        refused={3: No("UQ-CBT-10")},
    ),
    "UQ-CBT-11 a miss spends the grit": Row(
        given=mine(HATCHET, enemy=ORC),
        when=hits("4", "4", grit=3),
        then={at.grit: 5, at.foe: 20},
    ),
}
HIT: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-18 armour, and a card of the line": Row(
        given=its(item("Plate", "treasure", 2, "BD", gives=("defence+2",)), enemy=ORC),
        when=EnemyAttack(dice=("1", "5"), plus=3, stops=1),
        then={at.health: 11},
        happens=(Fact(EnemyRolled, standard=9, suffered=6, stopped=(("Plate", 2), ("a card", 1))),),
    ),
    "UQ-CBT-19 a hit adds poison and a curse": Row(
        given=its(enemy=SNAKE),
        when=foes("1", "2"),
        then={at.health: 14, at.poison: 1, at.curses: 1, at.side: "adventurer"},
    ),
    "UQ-CBT-19 also where armour stopped all of it": Row(
        given=its(SHIRT, enemy=SNAKE),
        when=foes("1", "2"),
        then={at.health: 17, at.poison: 1, at.curses: 1},
    ),
    "UQ-CBT-19 a miss adds nothing": Row(
        given=its(enemy=SNAKE),
        when=foes("2", "2"),
        then={at.health: 17, at.poison: 0, at.curses: 0},
    ),
    "AMB-09 stopped at a table that reads it so": Row(
        proves="UQ-CBT-19",
        given=chosen({"blocked-hit": "stopped"}, SHIRT, enemy=SNAKE, side="enemy"),
        when=foes("1", "2"),
        then={at.health: 17, at.poison: 0, at.curses: 0},
    ),
    "UQ-CBT-19 the fifth curse of a hit is a scourge": Row(
        proves="UQ-CBT-19 UQ-CUR-02",
        given=its(enemy=SNAKE, curses=4),
        when=foes("1", "2"),
        then={at.curses: 0, at.pending: ("scourge",), at.side: "adventurer"},
    ),
    "UQ-CBT-20 both apply before anybody dies": Row(
        given=its(enemy=SNAKE, health=8, poison=4),
        when=foes("1", "3"),
        then={at.health: 4, at.poison: 5, at.result: "lost", at.cause: "poison"},
        never=(SideTurned,),
    ),
    "UQ-CBT-20 no health is named before poison": Row(
        given=its(enemy=SNAKE, health=4, poison=3),
        when=foes("1", "3"),
        then={at.health: 0, at.poison: 4, at.result: "lost", at.cause: "health"},
    ),
    "UQ-CBT-25 dead is dead: no blow follows": Row(
        given=(*its(enemy=ORC, health=3), foes("1", "6")),
        when=(hits("5", "2"), foes("1", "2")),
        refused={1: No("UQ-END-05", ""), 2: No("UQ-END-05", "")},
    ),
}
READ: dict[str, Row[UnderQuest]] = {
    "AMB-24 a miss counts once, and a miss of the enemy uses it up": Row(
        proves="UQ-CBT-22",
        given=mine(HATCHET, enemy=ORC),
        when=(hits("1", "1"), Pass(), foes("1", "1"), hits("1", "1"), foes("1", "2")),
        refused={2: No("UQ-CBT-06", "turn-other")},
        then={at.health: 11},
        happens=(Fact(EnemyPrimed, was=0, now=3), Fact(EnemyPrimed, was=0, now=3)),
    ),
    "AMB-24 or stacks where the turn was given twice": Row(
        proves="UQ-CBT-22",
        given=chosen({"primed": "stacks"}, HATCHET, enemy=ORC),
        when=(hits("1", "1"), hits("2", "2", because="a second action"), foes("1", "2")),
        then={at.health: 8},
        happens=(Fact(EnemyPrimed, was=3, now=6),),
    ),
    "AMB-05 dice of the enemy at a table that rolls them again": Row(
        proves="UQ-XP-03",
        given=chosen({"reroll-enemy": "yes"}, enemy=ORC, side="enemy", xp=2),
        when=foes("6:2", "1:3"),
        then={at.health: 14, at.xp: 1},
        happens=(Fact(RollAgain, price=1),),
    ),
    "AMB-34 experience printed on a boss counts too": Row(
        proves="UQ-END-02",
        given=(*begun(), *worn(HATCHET), *boss(xp=2)),
        when=hits("6", "5", grit=2),
        then={at.xp: 6},
    ),
    "AMB-34 or not": Row(
        proves="UQ-END-02",
        given=(*begun(options={"boss-xp": "four"}), *worn(HATCHET), *boss(xp=2)),
        when=hits("6", "5", grit=2),
        then={at.xp: 4},
    ),
    "UQ-INV-09 the next blow ends the choice of a weapon": Row(
        given=mine(HATCHET, enemy=ORC),
        when=(hits("5", "2"), foes("1", "1")),
        then={at.side: "adventurer"},
        never=(RearmClosed,),
    ),
}


@each(TURNS | HIT | READ)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


def test_the_health_of_the_enemy_is_shown_after_every_blow() -> None:
    """UQ-CBT-27: nobody types it; it follows from the blows."""
    seated = Sitting(RULESET, mine(HATCHET, enemy=foe("Orc", 20, damage=2)))
    shown = []
    for move in (hits("5", "2"), foes("2", "2"), Harm(damage=3, magic="fire")):
        assert seated.say(move).refusal is None
        shown += [each.value for each in tracks(seated.state) if each.key == "foe Orc"]
    assert shown == [14, 14, 8]


def test_what_a_hit_is_made_of_is_told() -> None:
    """UQ-CBT-13, UQ-CBT-18: every part of a number stands in the log."""
    seated = Sitting(RULESET, mine(HATCHET, enemy=foe("Orc", 20, damage=2, defence=1)))
    seated.say(hits("5", "2", grit=2))
    assert (
        seated.last(AttackRolled).sentence() == "5 2: you hit for 10 (3 base + 5 effort + 2 brawn + 1 Hatchet, less 1)."
    )
    seated.say(foes("6", "4"))
    assert seated.last(EnemyRolled).sentence() == "6 4: the enemy hits for 4 (2 base + 2 damage)."


def test_initiative_names_who_acts() -> None:
    """UQ-CBT-04: equal is enough."""
    seated = Sitting(RULESET, (*begun(), foe("Orc", 20, 5), BeginFight(enemy="Orc", as_="card")))
    assert seated.say(RollInitiative(die=("2",))).events[-1].sentence() == "Initiative 2+3 against 5: you act first."
