"""What the rulebook says to levels and Skill Trees, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.loot import LevelsGained, SlotFilled
from ledger.games.torgue.moves.cards import TreeCard
from ledger.games.torgue.moves.ending import Verdict
from ledger.games.torgue.moves.loot import GainLevels, LevelUp, Respec
from ledger.games.torgue.moves.setup import AddHunter, ChooseTree
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_loot as read
from tests.games.torgue.histories import BECAUSE, game, opened
from tests.games.torgue.histories_ending import announcements
from tests.games.torgue.histories_loot import filled
from tests.tables import Fact, No, Row, each, prove

TREE = TreeCard(name="Tree H1", slots=("t1.1:ranged+1", "t2.1:melee+1", "t2.2:ranged-attack+1"))
OTHER = TreeCard(name="Other", slots=("t1.1:tech+2", "t1.2:medical+1", "t2.1:melee+1"))
H1 = AddHunter(name="H1", tokens=("red",), trees=("Tree H1", "Other"))

LEVELS: dict[str, Row[Torgue]] = {
    "TB-129": Row(
        given=game(H1, cards=(TREE, OTHER), then=(GainLevels(because=BECAUSE), *filled("H1", "t1.1"))),
        when=(Respec(who="H1", tree="Other", slots=("t1.1",)), ChooseTree(who="H1", name="Other")),
        refused={1: No("TB-129", "tree-fixed"), 2: No("TB-011", "phase-wrong")},
        then={at.trees: {"H1": "Tree H1"}},
    ),
    "TB-130": Row(
        given=game(H1, cards=(TREE,), then=(GainLevels(count=4, because=BECAUSE),)),
        when=(
            LevelUp(who="H1", slot="t2.1"),
            LevelUp(who="H1", slot="first"),
            LevelUp(who="H1", slot="t1.1"),
            LevelUp(who="H1", slot="t1.1"),
            LevelUp(who="H1", slot="t2.2"),
            LevelUp(who="H1", slot="t2.1"),
        ),
        refused={
            1: No("TB-130", "tier-closed"),
            2: No("TB-130", "slot-unknown"),
            4: No("TB-130", "slot-filled"),
        },
        then={at.slots: {"H1": ("t1.1", "t2.2", "t2.1")}, read.unspent: {"H1": 1, "H2": 4}},
    ),
    "TB-131": Row(
        given=game(H1, cards=(TREE,), then=(GainLevels(because=BECAUSE),)),
        stands={at.skills: {"H1": {"ranged": 0}}},
        when=LevelUp(who="H1", slot="t1.1"),
        then={at.skills: {"H1": {"ranged": 1}}},
    ),
    "TB-131 as it is typed": Row(
        proves="TB-131 TB-002",
        given=game(H1, cards=(TREE,), then=(GainLevels(count=3, because=BECAUSE),)),
        when=(
            LevelUp(who="H1", slot="t1.1", gives="tech+1"),
            LevelUp(who="H1", slot="t1.2", gives="tech+1"),
            LevelUp(who="H1", slot="t1.3"),
        ),
        refused={1: No("TB-002", "slot-differs", "ranged+1")},
        happens=(Fact(SlotFilled, slot="t1.2", gives="tech+1"),),
        then={at.skills: {"H1": {"tech": 1}}, at.reminders: ("text-missing",)},
    ),
    "TB-132": Row(
        given=game(H1, cards=(TREE,)),
        when=(
            LevelUp(who="H1", slot="t1.1"),
            GainLevels(),
            GainLevels(because=BECAUSE),
            LevelUp(who="H1", slot="t1.1"),
        ),
        refused={1: No("TB-132", "level-missing"), 2: No("TB-215", "phase-wrong")},
        happens=(Fact(LevelsGained, by=1, why=BECAUSE, counts=True),),
        then={read.unspent: {"H1": 0, "H2": 1}, read.levels: 1},
    ),
    "TB-132 of the scenario": Row(
        proves="TB-132 TB-215 TB-219",
        given=game(H1, then=(Verdict(how="won", at_once=True, because=BECAUSE),)),
        when=GainLevels(count=2),
        happens=(Fact(LevelsGained, why="the scenario", counts=True),),
        then={read.unspent: {"H1": 2, "H4": 2}, read.levels: 2},
    ),
    "AMB-30": Row(
        proves="TB-219",
        given=game(
            H1,
            then=(
                SetOption(name="award-levels", value="no"),
                Verdict(how="won", at_once=True, because=BECAUSE),
            ),
        ),
        when=GainLevels(count=2),
        then={read.unspent: {"H1": 2}, read.levels: 0},
    ),
    "TB-129 no tree": Row(
        given=opened(H1, cards=(TREE,)),
        when=(GainLevels(because=BECAUSE), LevelUp(who="H1", slot="t1.1")),
        refused={2: No("TB-129", "tree-missing")},
        then={read.unspent: {"H1": 1}},
    ),
    "TB-215 in its time": Row(
        proves="TB-215 TB-216",
        given=announcements(H1, cards=(TREE, OTHER)),
        when=(GainLevels(), Respec(who="H1", tree="Other")),
        refused={1: No("TB-215", "step-past"), 2: No("TB-216", "step-past")},
        then={read.unspent: {"H1": 0}, at.trees: {"H1": "Tree H1"}},
    ),
    "TB-133": Row(
        given=game(
            H1, cards=(TREE,), then=(GainLevels(count=4, because=BECAUSE), *filled("H1", "t1.1", "t2.1", "t2.2"))
        ),
        stands={read.options: {"H1": ()}, read.unspent: {"H1": 1}, read.waits_for_level: ("H2", "H3", "H4")},
        when=GainLevels(because=BECAUSE),
        then={read.unspent: {"H1": 2}, read.waits_for_level: ("H2", "H3", "H4")},
    ),
}
BETWEEN = game(
    H1,
    cards=(TREE, OTHER),
    then=(
        GainLevels(count=2, because=BECAUSE),
        *filled("H1", "t1.1", "t2.1"),
        Verdict(how="won", at_once=True, because=BECAUSE),
    ),
)
RESPEC: dict[str, Row[Torgue]] = {
    "TB-216": Row(
        given=BETWEEN,
        when=(
            Respec(who="H1", tree="Other"),
            Respec(who="H1", tree="Third"),
            Respec(who="H1", tree="Other", slots=("t1.1", "t1.2", "t2.1")),
            Respec(who="H1", tree="Other", slots=("t2.1", "t1.1")),
            Respec(who="H1", tree="Other", slots=("t1.1", "t1.1")),
            Respec(who="H1", tree="Other", slots=("t1.1", "t1.2")),
        ),
        asked={1: "slots"},
        refused={
            2: No("TB-216", "tree-unknown"),
            3: No("TB-216", "levels-count", "2 levels, not 3"),
            4: No("TB-130", "tier-closed"),
            5: No("TB-130", "slot-filled"),
        },
        then={
            at.trees: {"H1": "Other"},
            at.slots: {"H1": ("t1.1", "t1.2")},
            at.skills: {"H1": {"tech": 2, "medical": 1, "ranged": 0, "melee": 0}},
            read.unspent: {"H1": 0},
        },
    ),
    "TB-216 rearranged": Row(
        given=BETWEEN,
        when=Respec(who="H1", tree="Tree H1", slots=("t1.1",)),
        then={at.slots: {"H1": ("t1.1",)}, read.unspent: {"H1": 1}, at.trees: {"H1": "Tree H1"}},
    ),
}


@each(LEVELS)
def test_levels(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(RESPEC)
def test_respec(row: Row[Torgue]) -> None:
    prove(RULESET, row)
