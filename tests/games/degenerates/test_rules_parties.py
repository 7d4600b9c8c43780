"""Parties, phases, travel, and decks that are drawn, searched and shuffled."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Give, Remove
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.decks import CardRemoved, CardsRejected, DeckReshuffled, DeckShuffled
from ledger.games.degenerates.events.phases import PartiesMerged, PhaseBegan, TurnBegan
from ledger.games.degenerates.moves.cards import Draw, Haunt, Obtain, Search, Shuffle
from ledger.games.degenerates.moves.danger import Aim, Compare, Gate, Hunt, Stalk, Stealth
from ledger.games.degenerates.moves.encounters import BeginFight, Encounter, Fulfil, Monster, ResolveEncounter
from ledger.games.degenerates.moves.phases import Endure, Foot, Lake, March, Next, River, Stance, Void
from ledger.games.degenerates.moves.setup import Deck
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    begun,
    dice,
    foe,
    fog,
    hero,
    on_to_danger,
    recover,
    rests,
    road,
    space,
    stand,
    table,
    turn_over,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

X, Y = "Xanten", "Yburg"
PORT = "Pigskin Port"
WAY = f"{HOME}-{X}"
PLACES = (*LANDS, space(X, 2, region="lowlands"), space(Y, 2, region="lowlands"), road(HOME, X), road(X, Y))
RAT = foe("Rat", 4, 1)
TOAD = foe("Toad", 4, 1)


def bold(who: str) -> Stance:
    return Stance(who=who, stance="bold", alone=True)


def fighting(sitting: at.At) -> tuple[str, ...]:
    """Everybody who has a part in the fight."""
    return tuple(sorted(sitting.state.fight.fighters)) if sitting.state.fight else ()


def split(**more: Any) -> Moves:
    """A and B at the Crossroads, C elsewhere; A leads."""
    heroes = (hero("A", mrl=9), hero("B", mrl=8), hero("C", X, mrl=7))
    return begun(*heroes, board=(*PLACES, *more.pop("board", ())), **more)


PARTIES: dict[str, Row[Degenerates]] = {
    "DD-120 all in one space are one party, and a step parts them": Row(
        given=split(),
        stands={at.parties: (("A", "B"), ("C",))},
        when=(Foot(who="A", place=WAY, with_=("A",)), *rests("BC"), Next()),
        then={at.parties: (("A",), ("B",), ("C",)), at.where: {"A": WAY, "B": HOME}},
    ),
    "DD-120 a party fights together, and no other one with it": Row(
        given=(
            *split(),
            *on_to_danger("ABC"),
            *(RAT, fog(1), Compare(monsters=1), Next(), fog(12).but(card="Fog 2"), Next(), Monster(cards=("Rat",))),
        ),
        when=(BeginFight(), stand("C", "assault")),
        refused={2: No("DD-245", "fighter-missing")},
        then={fight.fighters: {"A": "in", "B": "in"}, fighting: ("A", "B")},
    ),
    "DD-120 nor does anything pass between spaces": Row(
        given=(*split(), *(Obtain(who="A", card="Rope", kind="item", by="Gift"),)),
        when=Give(who="A", thing="Rope", to="C"),
        refused={1: No("DD-295", "party-elsewhere")},
        then={at.items: {"A": ("Rope",), "C": ()}},
    ),
    "DD-121 the highest MRL leads": Row(
        given=begun(hero("A", mrl=6), hero("B", mrl=8), board=PLACES),
        when=rests("AB"),
        then={at.leaders: ("B",)},
    ),
    "DD-121 a tie is settled before anybody acts": Row(
        given=table(hero("A"), hero("B"), board=PLACES),
        when=(Next(), Next(first=("B", "A"))),
        asked={1: "first"},
        then={at.leaders: ("B",), at.phase: "map"},
    ),
    "DD-122 parties act in the order of their leaders' MRL": Row(
        given=split(),
        when=(recover("C"), recover("B"), recover("A"), recover("C")),
        refused={1: No("DD-122", "party-first", "A")},
        then={at.acted: {"A": "rest", "B": "rest", "C": "rest"}},
    ),
    "DD-122 the table may overrule that": Row(
        given=split(),
        when=recover("C").but(because="A is away"),
        then={at.acted: {"C": "rest"}, at.overruled: 1},
    ),
    "DD-122 also in the Danger and the Encounter Phase": Row(
        given=(*split(), *on_to_danger("ABC")),
        when=(fog(12).but(who="C"), fog(1).but(who="A"), (Compare(encounter=True), Next(), fog(12, "C").but(card="F"))),
        refused={1: No("DD-169", "party-first", "A")},
        then={at.party_next: ("C",)},
    ),
    "DD-123 a party that Rests together has one stance": Row(
        given=(*split(), bold("A"), Stance(who="B", stance="cautious", alone=True), recover("A")),
        when=(recover("B"), Foot(who="B", place=WAY)),
        refused={1: No("DD-123", "stance-mixed")},
        then={at.where: {"B": WAY}, at.stances: {"A": "bold", "B": "cautious"}},
    ),
    "DD-123 one word chooses for all": Row(
        given=split(),
        when=Stance(who="A", stance="cautious"),
        then={at.stances: {"A": "cautious", "B": "cautious", "C": ""}},
    ),
    "DD-123 a stance that nobody says again holds, and is shown": Row(
        given=(*begun(hero("A", mrl=9), hero("B"), board=PLACES, stance="bold"), *turn_over("AB")),
        stands={
            shown.questions: ("A, still bold: Map Action", "B, still bold: Map Action"),
            shown.besides: ("Bold: A, B",),
        },
        when=(Stance(who="B", stance="cautious", alone=True), bold("A"), walk("B", WAY)),
        after={1: {shown.questions: ("A, still bold: Map Action", "B, cautious: Map Action")}},
        then={shown.questions: ("A, bold: Map Action",), shown.besides: ("Bold: A", "Cautious: B")},
    ),
    "DD-127 a party that chose no stance is asked for it before Hunt or Stealth": Row(
        given=(*begun(hero("A", mrl=9), hero("B")), *on_to_danger("AB"), fog(3)),
        stands={
            shown.besides: ("No stance: A, B",),
            shown.questions: ("Bold or Cautious?", "Value against level"),
        },
        when=(
            Hunt(who="A"),
            Stealth(who="A"),
            Stance(who="B", stance="bold"),
            Stealth(who="A"),
            Stance(who="B", stance="cautious"),
            Hunt(who="A"),
        ),
        refused={
            1: No("DD-127", "stance-missing"),
            2: No("DD-127", "stance-missing"),
            4: No("DD-177", "stance-bold"),
            5: No("DD-127", "phase-wrong"),
        },
        then={at.stances: {"A": "bold", "B": "bold"}, at.plan: {"A": "hunt"}},
    ),
    "DD-124 who ends in one space is one party, Bold if anybody was (AMB-40)": Row(
        given=(
            *begun(hero("A", mrl=9), hero("B", X, mrl=8), board=PLACES),
            *(Stance(who="A", stance="cautious", alone=True), bold("B")),
        ),
        when=(recover("A"), March(who="B", place=HOME), Endure(who="B", dice=dice("1 1")), Next()),
        after={3: {at.stances: {"A": "cautious", "B": "bold"}}},
        then={at.parties: (("A", "B"),), at.leaders: ("A",), at.stances: {"A": "bold", "B": "bold"}},
        happens=(Fact(PartiesMerged, stance="bold", leader="A"),),
    ),
    "DD-125 one Map Action each": Row(
        given=split(),
        when=(walk("A", WAY), walk("A", X), recover("A")),
        refused={2: No("DD-125", "action-used"), 3: No("DD-125", "action-used")},
        then={at.where: {"A": WAY, "B": WAY, "C": X}},
    ),
    "DD-125 nobody is bound by the leader": Row(
        given=split(),
        when=(Foot(who="A", place=WAY, with_=("A",)), recover("B")),
        then={at.where: {"A": WAY, "B": HOME}, at.acted: {"A": "travel", "B": "rest"}},
    ),
}

STANCES = (
    ("march", March(who="A", place=X), HOME, "DD-136"),
    ("lake", Lake(who="A", place="Tower Island"), "Ghostgate", "DD-139"),
    ("river", River(who="A", place="North Bridge"), PORT, "DD-140"),
    ("void", Void(who="A"), Y, "DD-142"),
)
WATERS = (space("Ghostgate"), space("Tower Island", 2), space(PORT, 2), space("North Bridge"))

MET = (ResolveEncounter(choice="approach"), Next(), Next())

PHASES: dict[str, Row[Degenerates]] = {
    "DD-126 Map Action, Danger, Encounter, and a new turn": Row(
        given=begun(hero("A"), board=PLACES),
        when=(recover("A"), Next(), fog(1), (Compare(encounter=True), Next()), Encounter(card="Beggar"), MET),
        after={2: {at.phase: "danger"}, 4: {at.phase: "encounter"}},
        then={at.phase: "map", at.turn: 2},
        happens=(
            Fact(PhaseBegan, phase="danger"),
            Fact(PhaseBegan, phase="encounter"),
            Fact(TurnBegan, turn=2),
            Fact(PhaseBegan, phase="map"),
        ),
    ),
    "DD-126 what belongs to another phase has to wait": Row(
        given=begun(hero("A", per=9), board=PLACES),
        when=(fog(3), Encounter(card="Beggar"), (*rests("A"), Next()), recover("A"), walk("A", WAY)),
        refused={
            1: No("DD-126", "phase-wrong"),
            2: No("DD-126"),
            4: No("DD-149", "phase-wrong"),
            5: No("DD-127", "phase-wrong"),
        },
        then={at.phase: "danger", at.where: {"A": HOME}},
    ),
    "DD-126 Epics with a destination move before any card": Row(
        given=(
            *begun(hero("A"), board=(*PLACES, Haunt(epic="Baron", place=X), Aim(epic="Baron", goal=HOME))),
            *on_to_danger("A"),
        ),
        when=(fog(12), Stalk(epic="Baron", place=WAY), fog(12)),
        refused={1: No("DD-126", "epic-first")},
        then={at.epics: {"Baron": WAY}},
    ),
    "DD-126 each party finishes before the next": Row(
        given=(
            *split(),
            *on_to_danger("ABC"),
            *(RAT, TOAD, fog(1), Compare(monsters=1), Next(), fog(1).but(card="Fog 2"), Compare(monsters=1), Next()),
        ),
        when=(Monster(who="C", cards=("Toad",)), Monster(who="A", cards=("Rat",)), BeginFight(who="C")),
        refused={1: No("DD-126", "party-first", "A"), 3: No("DD-126", "party-first", "A")},
        then={at.waiting_foes: {"A": ("Rat",), "C": ()}},
    ),
    **{
        f"DD-127 only the Bold take the {what}": Row(
            given=begun(
                hero("A", gold=2, mag=8),
                at=home,
                board=(*PLACES, *WATERS, Gate(place=Y, by="Rift")),
                stance="cautious",
            ),
            when=(move, (Stance(who="A", stance="bold"), move)),
            refused={1: No(rule, "stance-cautious")},
            then={at.acted: {"A": "travel"}},
        )
        for what, move, home, rule in STANCES
    },
    **{
        f"DD-127 the {stance} walk and Rest": Row(
            given=begun(hero("A", mrl=9), hero("B", X), board=PLACES, stance=stance),
            when=(walk("A", WAY), recover("B")),
            then={at.acted: {"A": "travel", "B": "rest"}},
        )
        for stance in ("bold", "cautious")
    },
    "DD-127 everybody takes an action before the phase ends": Row(
        given=(*split(), *rests("AB")),
        when=(Next(), recover("C"), Next()),
        refused={1: No("DD-127", "action-missing", "C")},
        then={at.phase: "danger"},
    ),
    "DD-127 what is left to do is shown": Row(
        given=(*split(), recover("A")),
        when=recover("B"),
        then={shown.questions: ("C: Map Action",), shown.queue: {"Parties": ("C (Xanten)",)}},
    ),
    "DD-129 an Objective is met at the end of the Encounter Phase": Row(
        given=begun(hero("A"), board=PLACES, mode="standalone"),
        when=(Fulfil(reward="gold"), (*on_to_danger("A"), fog(12)), Fulfil(), (Next(), Fulfil())),
        refused={1: No("DD-129", "objective-early"), 3: No("DD-129", "objective-early")},
        then={at.outcome: "done", at.status: "won"},
    ),
}

DECKS: dict[str, Row[Degenerates]] = {
    "DD-131 the last card brings the discards back, strong ones too": Row(
        given=begun(hero("A"), board=(*PLACES, Deck(name="badlands", cards=7, strong=4))),
        stands={at.decks: {"badlands": 3}},
        when=tuple(Draw(who="A", deck="badlands", card=name, hold=name == "Ogre") for name in ("Rat", "Toad", "Ogre")),
        after={2: {at.decks: {"badlands": 1}}},
        then={
            at.decks: {"badlands": 6},
            at.discarded: {"badlands": ()},
            at.out: {"badlands": ("Ogre",)},
            at.strong_waiting: {"badlands": 0},
        },
        happens=(Fact(DeckReshuffled, deck="badlands", cards=6, strong=True, rule="DD-131"),),
    ),
    "DD-132 after a search the rest is shuffled without its discards": Row(
        given=(*begun(hero("A"), board=(*PLACES, Deck(name="loot", cards=30))), Draw(who="A", deck="loot", card="Saw")),
        stands={at.decks: {"loot": 29}, at.discarded: {"loot": ("Saw",)}},
        when=Search(who="A", deck="loot", card="Crown"),
        then={at.decks: {"loot": 28}, at.discarded: {"loot": ("Saw",)}, at.out: {"loot": ("Crown",)}},
        happens=(Fact(DeckShuffled, deck="loot", rule="DD-132"),),
        never=(DeckReshuffled,),
    ),
    "DD-132 a Skill is taken from its deck without any shuffling": Row(
        given=begun(hero("A"), board=PLACES),
        when=Search(who="A", deck="skills", card="Track"),
        then={at.decks: {"skills": 35}, at.out: {"skills": ("Track",)}},
        never=(DeckShuffled, DeckReshuffled),
    ),
    "DD-133 what is removed from the game is in no reshuffle": Row(
        given=(
            *begun(hero("A"), board=(*PLACES, Deck(name="loot", cards=30))),
            *(Draw(who="A", deck="loot", card="Saw"), Draw(who="A", deck="loot", card="Idol", away=True)),
        ),
        when=(Shuffle(who="A", deck="loot"), Draw(who="A", deck="loot", card="Rope", past=28)),
        after={1: {at.decks: {"loot": 29}}},
        then={at.decks: {"loot": 28}, at.removed: {"loot": ("Idol",)}, shown.decks: {"loot": (28, 1, 1)}},
        happens=(Fact(DeckReshuffled, deck="loot", cards=1),),
    ),
    "DD-133 a card in play may be returned to the box": Row(
        given=(*begun(hero("A")), Draw(who="A", deck="danger", card="Fields", hold=True)),
        when=Remove(thing="Fields", from_="danger", because="a mission says so"),
        then={at.removed: {"danger": ("Fields",)}, at.decks: {"danger": 35}, at.out: {"danger": ()}},
        happens=(Fact(CardRemoved, card="Fields"),),
    ),
    "DD-134 cards that do not fit are thrown away before": Row(
        given=begun(hero("A"), board=PLACES),
        when=Draw(who="A", deck="loot", card="Herb", past=3, hold=True),
        then={at.decks: {"loot": 68}, at.discarded: {"loot": ("?", "?", "?")}},
        happens=(Fact(CardsRejected, deck="loot", count=3),),
    ),
}


@each(PARTIES | PHASES | DECKS)
def test_parties_and_phases(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
