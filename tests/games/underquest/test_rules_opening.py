"""How an enemy comes to the table: from which deck, with which abominations, and what a table reads otherwise."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Pick
from ledger.core.ruleset import decide
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDiscarded, CardDrawn, CardTaken
from ledger.games.underquest.events.fighting import FightBegun, FightOver, FoeRead, InitiativeRolled
from ledger.games.underquest.events.learning import RollAgain
from ledger.games.underquest.moves.cards import AbominationCard, EnemyCard
from ledger.games.underquest.moves.exploring import Done, Draw, Lay, Resolve, TurnUp
from ledger.games.underquest.moves.fighting import Flee
from ledger.games.underquest.moves.inventory import Treasure
from ledger.games.underquest.moves.meeting import StatCheck
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_company as seen
from tests.games.underquest.histories import Moves, begun, boss, down, fights, first, foe, has, second
from tests.games.underquest.histories_fighting import foes, hits
from tests.games.underquest.histories_learning import listed
from tests.tables import Fact, No, Row, Sitting, each, prove

GHOUL = foe("Ghoul", 8, 5)
SIREN = foe("Siren", 8, 5, check="mind")
SAINTED = AbominationCard(name="Sainted", side="suffix", damage=2, immune=("holy",))
VILE = AbominationCard(name="Vile", side="prefix", health=3, weakness=("ice",), on_hit=("poison+1",), loot=("gold+1",))
RABID = AbominationCard(name="Rabid", side="prefix", health=4, dice=1)
LOST = "its card is lost"
OUT = Flee(by="Smoke Bomb")
LAID = Lay(end="left", left="nature", right="mystic")


def comes(enemy: str = "Ghoul", **more: Any) -> BeginFight:
    return BeginFight(enemy=enemy, **more)


def table(*moves: Any, **options: str) -> Moves:
    told = {name.replace("_", "-"): value for name, value in options.items()}
    return (*begun(options=told), GHOUL, SAINTED, VILE, *moves)


COMES: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-02 what nobody typed is asked for, and kept": Row(
        given=table(*first("Skirmish")),
        when=(comes("Wisp"), comes("Wisp", health=4), comes("Wisp", health=4, initiative=2), OUT),
        asked={1: "health", 2: "initiative"},
        after={3: {at.foe: 5, at.initiative: 2}},
        then={at.foe: None},
    ),
    "UQ-CBT-02 a card that is typed while its enemy is fought counts from then on": Row(
        given=table(*first("Skirmish"), comes("Wisp", health=4, initiative=2)),
        when=(
            EnemyCard(name="Wisp", damage=3, check="mind"),
            RollInitiative(die=("6",)),
            EnemyCard(name="Wisp", defence=1),
            EnemyCard(name="Gnoll", xp=9),
        ),
        then={at.foe: 5, at.check_due: "mind"},
        happens=(Fact(FoeRead, check="mind"), Fact(FoeRead, check="mind")),
    ),
    "AMB-35 Ork and Orc are one enemy": Row(
        proves="UQ-CBT-22",
        given=table(listed("enemy", Orc=2, Ghoul=16), *first("Ambush")),
        when=comes("Ork", health=8, initiative=5),
        then={at.foe: 9, at.printed: {"name": "Orc", "damage": 2, "after_miss": 3, "bribe": (("trinkets", 2),)}},
        happens=(Fact(CardDrawn, deck="enemy", card="Orc"),),
    ),
    "UQ-LVL-26 one enemy a card": Row(
        given=table(*first("Ambush")),
        when=(comes(), OUT, comes(), comes(as_="card")),
        refused={3: No("UQ-LVL-26", "foe-fought")},
        then={at.foe: 8},
    ),
    "UQ-CBT-02 no enemy of a card that is not being resolved": Row(
        given=table(*first("Skirmish")),
        when=(comes(as_="ambush"), comes(), OUT, Done(), comes(), LAID),
        refused={1: No("UQ-CBT-02", "foe-uncalled"), 5: No("UQ-LVL-26")},
        then={at.turns: 1},
    ),
    "UQ-QST-07 no boss before the last quest card is paid": Row(
        given=table(),
        when=(comes("Warden", as_="boss", health=9, initiative=4), comes("_", as_="boss")),
        refused={1: No("UQ-QST-07", "boss-early"), 2: No("UQ-QST-08", "enemy-unnamed")},
        then={at.foe: None},
    ),
    "UQ-CBT-02 between turns only where the line says what brought it": Row(
        given=table(),
        when=(comes(), comes(as_="card")),
        refused={1: No("UQ-CBT-02", "foe-uncalled")},
        then={at.foe: 8},
    ),
    "UQ-CBT-02 no card brings one before it is resolved, nor after": Row(
        proves="UQ-CBT-02 UQ-LVL-04",
        given=table(Draw()),
        when=(comes(), TurnUp(card="Altar"), comes(), Resolve(), Done(), comes(), comes(as_="card")),
        refused={n: No("UQ-CBT-02", "foe-uncalled") for n in (1, 3, 6)},
        then={at.foe: 8},
    ),
    "UQ-CBT-02 no enemy comes after the victory": Row(
        given=table(*boss(health=2), hits("5", "1")),
        stands={at.phase: "won"},
        when=comes(as_="card"),
        refused={1: No("UQ-CBT-02", "foe-uncalled")},
    ),
    "UQ-QST-08 the boss is looked for in its deck": Row(
        given=table(*boss()[:-2]),
        when=comes("Warden", health=6, initiative=4),
        then={at.foe: 6, at.left: {"boss": 2, "enemy": 18}, at.pending: ()},
        happens=(Fact(CardTaken, deck="boss", card="Warden"),),
    ),
    "AMB-07 every enemy holds the level at a table that reads it so": Row(
        proves="UQ-CBT-03",
        given=table(*down(3), level_health="all"),
        when=comes(as_="encounter"),
        then={at.foe: 11},
        happens=(Fact(FightBegun, parts=(("Ghoul", 8), ("level", 3))),),
    ),
    "UQ-CBT-05 the check is made before the first turn, whoever acts": Row(
        given=table(SIREN, *first("Skirmish"), comes("Siren")),
        when=(
            StatCheck(stat="agility", die=("6",)),
            RollInitiative(die=("1",)),
            foes("5", "2"),
            StatCheck(stat="brawn", die=("6",)),
            StatCheck(stat="mind", die=("1",)),
            foes("5", "2"),
        ),
        refused={3: No("UQ-CBT-05", "check-due")},
        after={1: {at.check_due: "mind"}, 4: {at.check_due: "mind"}, 5: {at.check_due: None}},
        then={at.health: 14, at.side: "adventurer"},
    ),
    "UQ-LVL-26 a mimic is not the enemy of the card": Row(
        proves="UQ-LVL-26 UQ-ITM-05",
        given=table(*first("Skirmish"), Treasure(card="Chest", is_="mimic", weight=0)),
        when=(comes("Chest", health=3, initiative=1, weak="fire"), OUT, comes(), OUT, comes()),
        refused={5: No("UQ-LVL-26", "foe-fought")},
        after={1: {at.foe: 3}, 3: {at.foe: 9}},
        then={at.foe: None},
    ),
    "UQ-CBT-05 the check comes after the roll": Row(
        given=table(SIREN, *first("Skirmish"), comes("Siren")),
        when=(
            StatCheck(stat="mind", die=("2",)),
            StatCheck(stat="brawn", die=("2",)),
            RollInitiative(die=("1",)),
            foes("5", "2"),
            StatCheck(stat="mind", die=("2",)),
            foes("5", "2"),
        ),
        refused={1: No("UQ-CBT-05", "initiative-due"), 4: No("UQ-CBT-05", "check-due")},
        after={
            2: {
                at.check_due: "mind",
                seen.waits: ("Brawn check failed: what Siren says", "Initiative against Siren (5)"),
            },
            5: {at.check_due: None, seen.waits: ("Mind check failed: what Siren says", "Siren attacks")},
            6: {seen.waits: ("You act",)},
        },
        then={at.health: 14, at.side: "adventurer"},
    ),
    "UQ-CBT-05 the table makes it before the roll": Row(
        given=table(SIREN, *first("Skirmish"), comes("Siren")),
        when=(StatCheck(stat="mind", die=("2",), because="we read it first"), RollInitiative(die=("1",))),
        then={at.check_due: None, seen.waits: ("Mind check failed: what Siren says", "Siren attacks")},
    ),
    "UQ-CBT-05 a check that is read after the roll is due as well, until the first blow": Row(
        given=(*begun(), *fights(foe("Imp", damage=0))),
        when=(
            EnemyCard(name="Imp", check="brawn"),
            hits("4", "2"),
            StatCheck(stat="brawn", die=("6",)),
            hits("4", "4"),
            EnemyCard(name="Imp", text="It_giggles"),
        ),
        refused={2: No("UQ-CBT-05", "check-due")},
        after={1: {at.check_due: "brawn"}, 3: {at.check_due: None}},
        then={at.check_due: None, at.side: "enemy"},
    ),
    "UQ-CBT-05 once blows have fallen it comes too late": Row(
        given=(*begun(), *fights(foe("Imp", damage=0))),
        when=(hits("4", "4"), EnemyCard(name="Imp", check="brawn")),
        then={at.check_due: None, at.side: "enemy"},
    ),
    "UQ-CBT-01 where a ruling brings another enemy, the first one goes": Row(
        given=table(*first("Skirmish"), comes()),
        when=comes("Orc", as_="card", health=4, initiative=1, because="it ate the ghoul"),
        then={at.foe: 4, at.left: {"enemy": 16}},
        happens=(Fact(FightOver, name="Ghoul", how="called off"), Fact(CardDiscarded, card="Ghoul")),
    ),
    "UQ-CBT-04 one roll": Row(
        given=table(*first("Skirmish"), comes(), RollInitiative(die=("1",))),
        when=(RollInitiative(die=("6",)), foes("1", "1"), hits("1", "1")),
        refused={1: No("UQ-CBT-04", "initiative-rolled")},
        then={at.side: "enemy"},
    ),
    "UQ-XP-02 thrown again before it means anything": Row(
        given=table(*has(xp=2), *first("Skirmish"), comes()),
        when=RollInitiative(die=("1:1:6",)),
        then={at.xp: 0, at.side: "adventurer"},
        happens=(Fact(RollAgain, times=2, price=2), Fact(InitiativeRolled, total=9)),
    ),
    "UQ-XP-03 and no further than experience goes": Row(
        given=table(*has(xp=1), *first("Skirmish"), comes()),
        when=RollInitiative(die=("1:1:6",)),
        refused={1: No("UQ-XP-02", "experience-short", "2")},
        then={at.xp: 1, at.side: ""},
    ),
}
ABOMINATIONS: dict[str, Row[UnderQuest]] = {
    "UQ-ABO-01 each side has its own title": Row(
        given=table(*second("Skirmish")),
        when=(comes(prefix="Sainted"), comes(prefix="Rabid", hp=("3",), because=LOST), OUT, LAID),
        refused={1: No("UQ-ABO-01", "side-other", "Sainted")},
        after={2: {at.foe: 12, at.left: {"abomination": 9}}},
        then={at.turns: 1},
    ),
    "UQ-ABO-01 a title is known for its side from then on": Row(
        given=table(*second("Skirmish"), comes(prefix="Rabid", because=LOST), OUT, LAID, *first("Exalted Foe")),
        when=comes(prefix="Vile", suffix="Rabid"),
        refused={1: No("UQ-ABO-01", "side-other", "Rabid")},
    ),
    "UQ-ABO-04 its card is typed before the fight, for its health counts from the beginning": Row(
        given=table(*second("Skirmish")),
        when=(comes(prefix="Rabid"), RABID, comes(prefix="Rabid", hp=("2",))),
        refused={1: No("UQ-ABO-04", "abomination-unread", "Rabid")},
        then={at.foe: 15},
    ),
    "UQ-ABO-04 powers, weakness and loot are added": Row(
        proves="UQ-ABO-04 UQ-ABO-03 UQ-ABO-06 UQ-LVL-25",
        given=table(foe("Imp", 5, 3, damage=1, weakness=("ice",), on_hit=("curses+1",)), *first("Exalted Foe")),
        when=comes("Imp", prefix="Vile", suffix="Sainted"),
        then={
            at.foe: 9,
            at.left: {"abomination": 8, "enemy": 17},
            at.printed: {
                "damage": 3,
                "weakness": ("ice",),
                "immune": ("holy",),
                "on_hit": (("curses", 1), ("poison", 1)),
                "loot": (("gold", 1),),
            },
        },
        happens=(Fact(CardDrawn, card="Vile"), Fact(CardDrawn, card="Sainted")),
    ),
    "UQ-ABO-03 two of them, whether first or second": Row(
        proves="UQ-ABO-03 UQ-LVL-25",
        given=table(*first("Exalted Foe")),
        when=(comes(), comes(prefix="Vile"), comes(suffix="Sainted"), comes(prefix="Vile", suffix="Sainted")),
        refused={n: No("UQ-ABO-03", "suffix-missing") for n in (1, 2, 3)},
        then={at.foe: 12},
    ),
    "UQ-ABO-02 no suffix for an Ambush": Row(
        given=table(*second("Ambush")),
        when=(comes(prefix="Vile", suffix="Sainted"), comes(prefix="Vile")),
        refused={1: No("UQ-ABO-02", "prefix-extra")},
        then={at.foe: 12},
    ),
    "UQ-ABO-02 a ruling lets the first card have one": Row(
        given=table(*first("Ambush")),
        when=comes(prefix="Vile", because="house rule"),
        then={at.foe: 12, at.overruled: 1},
    ),
    "UQ-ABO-05 dice that nobody asks for": Row(
        given=table(*first("Ambush")),
        when=(comes(hp=("3",)), comes(hp=("3",), because="a curse of the room")),
        refused={1: No("UQ-ABO-05", "health-extra")},
        then={at.foe: 12},
    ),
    "UQ-ABO-05 too many dice are refused before anything is asked": Row(
        proves="UQ-ABO-05 UQ-SET-08",
        given=(*begun(), AbominationCard(name="Stout", side="prefix", dice=1), *second("Skirmish")),
        when=BeginFight(enemy="Rat", prefix="Stout", hp=("4", "3", "1")),
        refused={1: No("UQ-SET-08", "dice-count")},
        then={at.owes: ()},
    ),
    "UQ-ABO-05 the die of Stout is asked for": Row(
        given=table(*second("Skirmish")),
        when=(comes(prefix="Stout"), comes(prefix="Stout", hp=("6",))),
        asked={1: "hp"},
        then={at.foe: 15, at.initiative: 3},
    ),
}


@each(COMES | ABOMINATIONS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


def test_the_program_draws_two_different_abominations() -> None:
    """UQ-ABO-03: what is `_` comes from the listed deck, and the suffix is another card."""
    ten = listed("abomination", Vile=1, Stout=1, Sainted=8)
    seated = Sitting(RULESET, table(ten, *first("Exalted Foe")))
    prefix = decide(RULESET, seated.state, comes(prefix="_", suffix="_")).asking
    suffix = decide(RULESET, seated.state, comes(prefix="Vile", suffix="_")).asking
    assert prefix is not None
    assert suffix is not None
    assert (prefix.field, suffix.field) == ("prefix", "suffix")
    assert prefix.chance == Pick(among=("Vile", "Stout", *("Sainted",) * 8))
    assert suffix.chance == Pick(among=("Stout", *("Sainted",) * 8))


def test_what_a_card_asks_for_is_drawn_where_the_program_draws() -> None:
    """UQ-ABO-02: at a table that lets the program draw, the prefix of a second card need not be named."""
    ten = listed("abomination", Vile=1, Stout=9)
    seated = Sitting(RULESET, table(ten, *second("Skirmish"), dice="app"))
    asking = decide(RULESET, seated.state, comes()).asking
    assert asking is not None
    assert asking.field == "prefix"
