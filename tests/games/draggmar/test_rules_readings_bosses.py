"""Other readings of bosses, trophies, heroes that rise, failures and solo play, each chosen as an option."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import BossCounted, TrophyTaken
from ledger.games.draggmar.events.heroes import HeroRaised
from ledger.games.draggmar.events.market import FameGained
from ledger.games.draggmar.events.rooms import BossKilled
from ledger.games.draggmar.events.rounds import FateReduced
from ledger.games.draggmar.moves.crawl import Play, Resolve
from ledger.games.draggmar.moves.keep import Keep, LevelUp
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    TOGETHER,
    Groups,
    Moves,
    boss,
    crawl,
    failed,
    fames,
    fate,
    hall,
    hero,
    play,
    settled,
)
from tests.tables import Fact, No, Row, each, prove

RESOLVE = Resolve(who="A")
ADA = hero("Ada", "warrior", (3, 9))
BO = hero("Bo", "mage", (2, 9))
NUB = hero("Nub", "mage", (1, 1))
ONE_PARTY: Groups = {"Mines": (1, "A")}
CARD = {"Boss-1": (("Boss-1", 3),), "": ()}


def fought(**reading: str) -> Moves:
    """A and B stand before a boss that strikes for 1, which Nub does not bear."""
    return (
        *crawl(TOGETHER, {"A": [ADA], "B": [NUB]}, *settled(**reading)),
        *(boss("Boss-1", (1, 1), fame=3), *play(A="Ada", B="Nub")),
    )


def fell_with_it(**reading: str) -> Moves:
    """The only hero died while it killed the boss, and another waits in the hand."""
    return (
        *crawl(ALONE, {"A": [NUB, ADA]}, *settled(**reading)),
        *(boss("Boss-1", (1, 1), fame=3), *play(A="Nub"), RESOLVE),
    )


TROPHIES: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-22 DR-147 two fought and one lived, read by {reading}": Row(
            given=fought(trophy=reading),
            when=RESOLVE,
            then={at.trophies: {"A": CARD[card], "B": ()}, at.boss_kills: {1: 1}},
        )
        for reading, card in (("killers", ""), ("survivors", "Boss-1"))
    },
    **{
        f"AMB-22 DR-146 one fought and fell, a backup clears, read by {reading}": Row(
            given=fell_with_it(trophy=reading),
            when=play(A="Ada"),
            then={at.crawls: {"Mines": "cleared"}, at.trophies: {"A": CARD[card]}},
        )
        for reading, card in (("killers", "Boss-1"), ("survivors", ""))
    },
    "AMB-22 DR-146 a lone survivor is shown with the reading": Row(
        given=fought(trophy="survivors"),
        when=RESOLVE,
        happens=(Fact(TrophyTaken, who="A", name="Boss-1", fame=3, rule="DR-146"),),
        then={shown.field("Trophy Fame", "A"): "3"},
    ),
}


def rising(reading: str) -> Moves:
    """Ada beat a boss, and heroes may be kept."""
    return (
        *crawl(ALONE, {"A": [ADA]}, level_up=reading),
        *(boss("Boss-1", (1, 1), fame=3), *play(A="Ada"), RESOLVE, failed("B"), Next(), *fames(A=5)),
    )


KEEP = Keep(who="A", hero="Ada", search="found")
LEVEL_UP = LevelUp(who="A", hero="Ada", search="found")
DISCARDING = (Next(), Next())

RISING: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-24 DR-152 DR-154 with both ways a hero rises {way}": Row(
            given=rising("both"),
            when=when,
            then={at.fame: {"A": left}, at.hand_levels: {"A": (("Ada", 2),)}},
            happens=(Fact(HeroRaised, rule=rule),),
        )
        for way, when, left, rule in (
            ("for 1 Fame", (KEEP,), 4, "DR-153"),
            ("free after the boss", (*DISCARDING, LEVEL_UP), 5, "DR-154"),
        )
    },
    "AMB-24 DR-152 read otherwise: heroes rise only free": Row(
        given=rising("free"),
        when=(KEEP, (*DISCARDING, LEVEL_UP)),
        refused={1: No("DR-152", "rising-other")},
        after={1: {shown.owed: ("next",)}},
        then={at.fame: {"A": 5}, at.hand_levels: {"A": (("Ada", 2),)}},
    ),
    "AMB-24 DR-154 read otherwise: heroes rise only for Fame": Row(
        given=rising("paid"),
        stands={shown.questions: ("A: keep Ada? 1 Fame", "Go on to stocking the Market")},
        when=((*DISCARDING, LEVEL_UP), Next()),
        refused={1: No("DR-154", "rising-other")},
        after={1: {shown.owed: ("next",)}},
        then={at.fame: {"A": 5}, at.hand_levels: {"A": ()}},
    ),
}

COUNTING: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-25 DR-161 a boss whose killers do not clear, read by {reading}": Row(
            given=(
                *crawl({"Mines": (3, "A"), "Site-3": (1, "B")}, {"A": [NUB]}, boss_count=reading),
                *(boss("Boss-3", (1, 1), fame=3), *play(A="Nub")),
            ),
            when=(RESOLVE, failed("A")),
            happens=(Fact(BossKilled, level=3, was=0, now=kills),),
            then={at.boss_kills: {3: kills}, at.missing_kills: {2: 2, 3: 3 - kills}, at.fate: 12},
            never=(BossCounted,),
        )
        for reading, kills in (("killed", 1), ("cleared", 0))
    },
    "AMB-25 DR-161 read otherwise: it counts when the dungeon is cleared": Row(
        given=fell_with_it(boss_count="cleared"),
        stands={at.boss_kills: {1: 0}, shown.tracks: {"bosses 1": 0, "kills": 0}},
        when=play(A="Ada"),
        happens=(Fact(BossCounted, name="Boss-1", level=1, was=0, now=1, rule="DR-161"),),
        then={at.boss_kills: {1: 1}, shown.tracks: {"bosses 1": 1, "kills": 1}},
    ),
}


FAILING: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-29 DR-176 A and B fail a token of 2, paid by {reading}": Row(
            given=(*crawl({"Mines": (2, "AB")}, brutal="on", brutal_loss=reading), fate(14)),
            when=(failed("A"), failed("B")),
            after={1: {at.fate: 12}},
            then={at.fate: left},
        )
        for reading, left in (("players", 10), ("both", 8))
    },
    "AMB-29 DR-148 without the brutal variant a group pays once": Row(
        given=(*crawl({"Mines": (2, "AB")}, brutal_loss="both"), fate(14)),
        when=failed("AB"),
        then={at.fate: 12},
        happens=(Fact(FateReduced, by=2, rule="DR-148"),),
    ),
}

SOLO: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-38 DR-173 two heroes clear 5 Fame, paid {reading}": Row(
            given=(
                *(*crawl(ONE_PARTY, {"A": [ADA, BO]}, solo_fame=reading), hall("R1", fame=2)),
                *(Play(who="A", hero="Ada"), Play(who="A", hero="Bo"), RESOLVE),
                *(boss("Boss-1", (1, 1), fame=3), *fames(A=5)),
            ),
            when=RESOLVE,
            then={at.fame: {"A": 5 + by}},
            happens=(Fact(FameGained, who="A", by=by, rule="DR-143"),),
        )
        for reading, by in (("once", 5), ("twice", 10))
    },
    "AMB-38 DR-144 read twice: a hero that fell is not paid": Row(
        given=(
            *(*crawl(ONE_PARTY, {"A": [ADA, NUB]}, solo_fame="twice"), boss("Boss-1", (1, 1), fame=3)),
            *(Play(who="A", hero="Ada"), Play(who="A", hero="Nub"), *fames(A=5)),
        ),
        when=RESOLVE,
        then={at.fame: {"A": 8}, fight.heroes: {"A": ("Ada",)}},
    ),
    "AMB-48 DR-173 a single hero goes on": Row(
        given=(*crawl(ONE_PARTY, {"A": [ADA, BO]}), hall(), Play(who="A", hero="Ada")),
        when=(RESOLVE, failed("A")),
        refused={2: No("DR-108", "hero-lives")},
        then={at.pile: {"A": ("Hall",)}},
    ),
    "AMB-48 DR-173 read otherwise: a second hero is played": Row(
        given=(*crawl(ONE_PARTY, {"A": [ADA, BO]}, solo_party="ends"), hall(), Play(who="A", hero="Ada")),
        stands={shown.owed: ("play HERO, or fail",)},
        when=(RESOLVE, (Play(who="A", hero="Bo"), RESOLVE)),
        refused={1: No("DR-109", "hero-missing", names="one hero in play, not two")},
        then={at.pile: {"A": ("Hall",)}, at.fate: 15},
    ),
    "AMB-48 DR-148 read otherwise: or the party ends": Row(
        given=(*crawl(ONE_PARTY, {"A": [ADA]}, solo_party="ends"), hall(), Play(who="A", hero="Ada")),
        stands={shown.owed: ("fail A",)},
        when=failed("A"),
        then={at.crawls: {"Mines": "failed"}, at.fate: 14, at.discarded: {"heroes-1": ("Ada",)}},
    ),
}


@each(TROPHIES | RISING | COUNTING | FAILING | SOLO)
def test_readings(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
