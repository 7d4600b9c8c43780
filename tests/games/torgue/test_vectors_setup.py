"""Worked cases of the set-up: the queue, the decks, the bag, chests, trees."""

from __future__ import annotations

from ledger.core.table.moves import Roll
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.agreeing import NumberRolled
from ledger.games.torgue.moves.cards import EnemyCard
from ledger.games.torgue.moves.setup import (
    Announcements,
    Bag,
    Begin,
    ChooseTree,
    DealQueue,
    NumberRoll,
    Put,
    StartCash,
    SwapType,
)
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import hunter, laid, opened
from tests.tables import Fact, No, Row, each, prove

VECTORS: dict[str, Row[Torgue]] = {
    "TBV-016": Row(
        proves="TB-005",
        given=opened(),
        when=(NumberRoll(die="d4", face="fumble"), NumberRoll(die="d4", face="crit")),
        happens=(Fact(NumberRolled, value=1), Fact(NumberRolled, value=4)),
    ),
    "TBV-026": Row(
        proves="TB-017 TB-186",
        given=(*opened(queue=3), Announcements(first=12)),
        when=DealQueue(cards=("A1", "A2", "A3")),
        then={at.queue: ("A1", "A2", "A3", "You're fired!"), at.left_in_deck: 9},
    ),
    "TBV-029": Row(
        proves="TB-146",
        given=(
            *opened(),
            EnemyCard(name="Nine Toes", model="Psycho", ring="blue", named=True),
            EnemyCard(name="Marauder", type="ranged-normal", ring="none"),
            EnemyCard(name="Spitter Skag", type="ranged-normal", ring="none"),
            EnemyCard(name="Psycho", type="melee-normal", ring="none"),
            EnemyCard(name="Maniac", type="melee-normal", ring="magenta"),
        ),
        when=(SwapType(card="Marauder", for_="Spitter Skag"), SwapType(card="Psycho", for_="Maniac")),
        refused={2: No("TB-146", "ring-differs")},
        then={at.swaps: {"Marauder": "Spitter Skag"}},
    ),
    "TBV-030": Row(
        proves="TB-244",
        given=opened(),
        when=(Put(kind="loot-chest", at="B", count=2), Put(kind="loot-chest", at="C", count=3)),
        after={1: {at.chests_left: {"loot-chest": 2}, at.terrain: {"B": ("Loot Chest", "Loot Chest 2")}}},
        refused={2: No("TB-244", "tokens-short")},
    ),
    "TBV-062": Row(
        proves="TB-017",
        given=laid(queue=("A1", "A2", "A3", "A4")),
        when=(DealQueue(cards=("A1", "A2", "A3")), DealQueue(cards=("A1", "A2", "A3", "A4")), Begin(), DealQueue()),
        refused={1: No("TB-017", "queue-size"), 4: No("TB-017", "queue-fixed")},
        then={at.queue: ("A1", "A2", "A3", "A4", "You're fired!")},
    ),
    "TBV-204": Row(
        proves="TB-016 TB-014 TB-018 TB-083",
        given=opened(),
        when=(
            Announcements(first=11),
            Announcements(first=12),
            StartCash(dollars=2000),
            Bag(kind="legendary"),
            Bag(kind="level"),
            Bag(kind="bounty"),
        ),
        refused={1: No("TB-217", "deck-size"), 4: No("TB-083", "bag-legendary")},
        then={at.shared_cash: 4, at.bag: {"level": 1, "bounty": 1}, at.tiers: (12, 0, 0)},
    ),
    "TBV-232": Row(
        proves="TB-011 TB-129",
        given=opened(hunter("H1", trees=("T1", "T2", "T3"))),
        when=tuple(ChooseTree(who="H1", name=name) for name in ("T9", "T2", "T3")),
        refused={1: No("TB-011", "tree-unknown"), 3: No("TB-129", "tree-chosen")},
        then={at.trees: {"H1": "T2"}},
    ),
}


@each(VECTORS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)


def test_a_roll_of_no_rule_stays_possible() -> None:
    """TB-005: any die may be rolled by the table's own move; a face that the die does not have is refused."""
    row = Row[Torgue](
        given=opened(),
        when=(Roll(dice="d20", faces=("20",)), Roll(dice="d20", faces=("21",))),
        refused={2: No("", "die-face")},
    )
    prove(RULESET, row)
