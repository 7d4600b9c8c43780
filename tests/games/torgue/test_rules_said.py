"""What the table says counts as it was said: modifiers, orders, answers, reminders, pieces of the box."""

from __future__ import annotations

from typing import get_args

import pytest

from cli.grammar.verbs import verbs
from cli.status import track_lines
from ledger.core.table.events import OwedWaived
from ledger.games.torgue import RULESET
from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.events.attacks import EnemyTakenOut, EnemyWounded
from ledger.games.torgue.events.enemies import CardFinished, CardTurned
from ledger.games.torgue.events.loot import LootDrawn
from ledger.games.torgue.events.setup import DeckShuffled, Reminded
from ledger.games.torgue.events.turns import ActivationEnded, ChestOpened, ModelMoved, PhaseBegan
from ledger.games.torgue.moves.attacks import Melee, TakeOut
from ledger.games.torgue.moves.cards import EnemyCard, FavoriteCard
from ledger.games.torgue.moves.defence import Defend
from ledger.games.torgue.moves.ending import CleanUp
from ledger.games.torgue.moves.enemies import Announce, EnemyMove, Spawn, Strike
from ledger.games.torgue.moves.loot import DrawLoot, GainLevels, Keep, LevelUp, Spend
from ledger.games.torgue.moves.setup import (
    AddHunter,
    Bag,
    Begin,
    DealFavorite,
    Deploy,
    LayZone,
    PlaceEnemy,
    Put,
    Shuffle,
)
from ledger.games.torgue.moves.turns import Activate, Collect, Contents, Done, Interact, Next, Walk
from ledger.games.torgue.rules.turns.opening import ALL, SAME
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import (
    BECAUSE,
    afflicted,
    enemy,
    enemy_turn,
    enters,
    game,
    hunter,
    hurt,
    laid,
    lies,
    opened,
    over,
)
from tests.games.torgue.histories_enemies import plain
from tests.games.torgue.histories_loot import foes, holds, slain
from tests.games.torgue.shown import owed
from tests.sheets import fields, sheet
from tests.tables import Fact, No, Row, Sitting, each, prove

BIRD = AddHunter(name="H1", tokens=("green", "green"), sidekick="Bird")
ANEW = (LevelUp(who="H1", slot="t1.1", gives="ranged+1"),)

SAID: dict[str, Row[Torgue]] = {
    "TB-131 a tree that nobody typed": Row(
        given=game(hunter("H1"), then=(GainLevels(because=BECAUSE),)),
        stands={at.skills: {"H1": {"ranged": 0}}},
        when=ANEW,
        then={at.skills: {"H1": {"ranged": 1}}},
    ),
    "TB-024 orders that are typed now": Row(
        given=game(queue=("Onslaught",), then=enemy_turn()),
        when=Announce(kinds=("spawn",)),
        happens=(Fact(CardFinished, anew=True), Fact(CardTurned, told=True)),
    ),
    "TB-072 a token by its word": Row(
        given=game(
            hunter("H1", "green green"),
            then=(
                hurt("H1", "a", "b"),
                afflicted("H1", "corrosive", 2),
                afflicted("H1", "radiation"),
                *holds("H1", "health"),
            ),
        ),
        when=(Spend(who="H1", kind="health"), Spend(who="H1", kind="health", heal=("radiation",))),
        asked={1: "heal"},
        then={at.effects: {"H1": {"corrosive": 2}}, at.tokens: {"H1": {"a": "RED<GREEN/ready"}}},
    ),
    "TB-246 a chest that nobody said what it holds": Row(
        proves="TB-246 TB-022 TB-042",
        given=game(hunter("H1", "green green"), board=(Put(kind="loot-chest", at="A"),), then=(Activate(hunter="H1"),)),
        when=(
            Interact(who="H1", token="a", piece="Loot Chest", dice=("9",)),
            Done(who="H1"),
            Done(all=True),
            Next(),
            Interact(who="H1", token="a", piece="Loot Chest", dice=("9",), holds="gear"),
            Interact(who="H1", token="a", piece="Loot Chest", dice=("9",), holds="gear", card="Pipe", deck="guns"),
            (Keep(who="H1", card="Pipe", where="worn"), Done(who="H1")),
        ),
        asked={1: "holds", 5: "card"},
        refused={n: No("TB-042", "still-open") for n in (2, 3, 4)},
        happens=(Fact(ChestOpened, content="card"), Fact(ActivationEnded, who="H1")),
    ),
    "TB-081 a token that came out as another one": Row(
        proves="TB-081 TB-066",
        given=game(
            hunter("H1", "green"),
            bag=(Bag(kind="ammo"), Bag(kind="ammo", back="card"), Bag(kind="guns"), Bag(kind="health")),
            then=(Activate(hunter="H1"), *foes("B", "B"), *slain("H1", "E1", "E2")),
        ),
        when=(
            DrawLoot(kind="ammo", who="H1"),
            DrawLoot(kind="guns", who="H1"),
            DrawLoot(kind="health", who="H1"),
        ),
        asked={1: "back"},
        after={1: {owed: ("loot",)}},
        happens=(Fact(LootDrawn), Fact(LootDrawn), Fact(OwedWaived, verb="loot")),
        then={owed: ("move",)},
    ),
    "TB-246 a chest by other words": Row(
        given=game(hunter("H1", "green"), board=(Put(kind="loot-chest", at="A"),)),
        when=Interact(who="H1", token="a", piece="Loot Chest", dice=("9",), holds="money"),
        happens=(Fact(ChestOpened, content="cash"),),
        then={at.cash: {"H1": 1}},
    ),
    "TB-023 all at once": Row(
        proves="TB-022 TB-023",
        given=game(hunter("H1", "green"), then=(*over("H2"), Activate(hunter="H1"))),
        when=(Done(all=True), Done(all=True), Next()),
        refused={2: No("TB-022", "activation-missing")},
        happens=tuple(Fact(ActivationEnded, who=who) for who in ("H1", "H3", "H4")),
        then={at.tokens: {"H1": {"a": "GREEN/ready"}}, at.phase: "enemies"},
    ),
    "TB-023 not in the Enemy Turn": Row(
        proves="TB-022",
        given=game(then=enemy_turn()),
        when=Done(all=True),
        refused={1: No("TB-022", "phase-wrong")},
    ),
    "TB-019 several decks": Row(
        given=opened(),
        when=(Shuffle(deck="guns", more=("torgue",)), Shuffle(deck="guns", more=("nuts",))),
        refused={2: No("TB-019", "deck-unknown")},
        happens=(Fact(DeckShuffled, deck="guns"), Fact(DeckShuffled, deck="torgue")),
    ),
    "TB-060 all of it": Row(
        given=game(then=(lies("guns", "A"), lies("ammo", "A"))),
        when=Collect(who="H1", what=("all",)),
        then={at.loot: {"H1": ("guns", "ammo")}},
    ),
    "TB-190 before the round ends": Row(
        proves="TB-190 TB-025",
        given=game(board=(enemy("E1", hp=9), enters("E1", "B")), then=(afflicted("E1", "burning", 2), *enemy_turn())),
        when=(Announce(kinds=("slaughterlight",)), Next()),
        happens=(Fact(EnemyWounded, now=2), Fact(PhaseBegan, phase="end")),
        then={at.step: "clean-up"},
    ),
    "TB-055 a walk on no map": Row(
        proves="TB-055 TB-151",
        given=game(
            hunter("H1", "green"),
            board=(enemy("E1", attack="comes closer"), enters("E1", "")),
            then=(Melee(who="H1", target="E1", dice=("1",), far=0),),
        ),
        when=EnemyMove(enemy="E1"),
        happens=(Fact(ModelMoved, who="E1", was="", now=""),),
    ),
    "TB-066 in the Enemy Turn": Row(
        proves="TB-066 TB-069",
        given=plain("spawn", *foes("B", "B")),
        when=(TakeOut(who="H1", enemy="E1"), TakeOut(who="H1", enemy="E2", by="H2")),
        happens=(Fact(EnemyTakenOut, enemy="E1", by=""), Fact(EnemyTakenOut, enemy="E2", by="H2")),
    ),
}
FAVORITES: dict[str, Row[Torgue]] = {
    "TB-012 dealt unread": Row(
        proves="TB-012 TB-089",
        given=opened(),
        when=DealFavorite(who="H1", name="Brawl"),
        then={at.reminders: ("text-missing",)},
    ),
    "TB-012 dealt": Row(
        proves="TB-012 TB-089",
        given=opened(cards=(FavoriteCard(name="Quiet", text="take_no_wound"), FavoriteCard(name="Loud", kills=2))),
        when=(DealFavorite(who="H1", name="Quiet"), DealFavorite(who="H2", name="Loud")),
        then={at.reminders: ("card-text",)},
    ),
    "TB-089 unread": Row(
        given=game(
            hunter("H1", "green"), holder="H2", board=(enemy("E1", hp=1), enters("E1", "A")), at={"H2": "Z", "H3": "Z"}
        ),
        when=(Melee(who="H1", target="E1", dice=("9",)), Done()),
        happens=(Fact(Reminded, code="favorite-met"), Fact(ActivationEnded), Fact(Reminded, code="favorite-met")),
    ),
    "TB-089 it has the Spotlight": Row(
        given=game(hunter("H1", "green"), holder="H1", then=(Activate(hunter="H1"),)),
        when=Done(),
        never=(Reminded,),
        then={at.active: ""},
    ),
}
BOX: dict[str, Row[Torgue]] = {
    "TB-247 one machine of each kind": Row(
        given=opened(),
        when=(Put(kind="meds-machine", at="A"), Put(kind="meds-machine", at="B"), Put(kind="ammo-machine", at="B")),
        refused={2: No("TB-247", "tokens-short")},
    ),
    "TB-159 all that were called are placed": Row(
        given=plain("spawn", enemy("Psycho"), enemy("Skag")),
        when=(
            Spawn(card="Psycho", count=1, zones=("B",)),
            PlaceEnemy(card="Psycho", zone="B"),
            PlaceEnemy(card="Psycho", zone="B", because=BECAUSE),
            PlaceEnemy(card="Skag", zone="B"),
        ),
        refused={2: No("TB-159", "arrival-uncalled")},
        then={at.enemies: ("Psycho 1", "Psycho 2", "Skag 1")},
    ),
    "TB-039 hexes that do not touch": Row(
        given=opened(),
        when=(
            LayZone(name="B", q=2, r=1, by=("C",)),
            LayZone(name="C", q=2, r=2),
            LayZone(name="D", q=3, r=2, by=("B",)),
        ),
        happens=(Fact(Reminded, code="hex-apart", rule="TB-039"),),
        then={at.reminders: ("hex-apart",)},
    ),
    "TB-134 to be deployed": Row(
        proves="TB-134 TB-020",
        given=tuple(each for each in laid(BIRD) if not (isinstance(each, Deploy) and each.who == "Bird")),
        when=(Begin(), Begin(because=BECAUSE), Walk(who="Bird", zone="Z", token="a")),
        refused={1: No("TB-020", "set-up-open"), 3: No("TB-134", "sidekick-nowhere")},
    ),
}


@each(SAID | FAVORITES | BOX)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)


def test_the_sheet_names_every_card_that_nobody_typed() -> None:
    """TB-002: Announcements, enemies, Fan Favorites, Gear and slots of Skill Trees."""
    board = (EnemyCard(name="Rat", move=1), PlaceEnemy(card="Rat", zone="B"))
    begun = game(hunter("H1", gear=("Pipe",)), board=board, then=(GainLevels(because=BECAUSE),))
    table = Sitting(RULESET, (*begun, LevelUp(who="H1", slot="t1.1")))
    (note,) = sheet(table).footnotes
    cards = (
        "A1",
        "A2",
        "You're fired!",
        "Rat",
        "Fan of H1",
        "Pipe",
        "Tree H1 t1.1",
        "Fan of H2",
        "Fan of H3",
        "Fan of H4",
    )
    assert note == f"Text not entered: {', '.join(cards)}"


def test_wounds_are_told_out_of_hit_points() -> None:
    """TB-047: a label may end with a number, so that the status needs a colon between them."""
    board = (
        enemy("Psycho", hp=2),
        enters("Psycho", "B", "Psycho 2"),
        EnemyCard(name="Blob", move=2),
        enters("Blob", "B"),
    )
    table = Sitting(RULESET, game(board=board, then=(afflicted("Psycho 2", "burning"),)))
    told = tuple(track_lines(RULESET.views.tracks(table.state)))
    assert {"Psycho 2: 0/2 wounds, in B, Burning 1", "Blob: 0/? wounds, in B"} <= {*told}


def test_shared_cash_is_told_in_dollars_too() -> None:
    """TB-014: tokens of $500."""
    told = tuple(track_lines(RULESET.views.tracks(Sitting(RULESET, game()).state)))
    assert "Shared Cash 4, $2000" in told


def test_rulings_are_not_counted_beside_those_that_are_listed() -> None:
    """TB-001: the sheet of the shell lists them with their reasons."""
    table = Sitting(RULESET, game())
    table.say(Begin(because=BECAUSE))
    assert at.overruled(table) == 1
    assert not any("ulings" in each for each in sheet(table).footnotes)


def test_cash_is_told_once_in_all() -> None:
    """TB-075: Cash tokens of the box, those among the Loot, and both in dollars."""
    table = Sitting(RULESET, game(then=(lies("cash", "H1"),)))
    assert fields("H1")(table)["Cash"] == "0 and 1 as Loot ($500)"
    assert fields("H2")(table)["Cash"] == "0 ($0)"


def test_where_nobody_respawns_the_check_is_next() -> None:
    """TB-025: the header names the step that waits."""
    table = Sitting(
        RULESET, game(then=(*enemy_turn(), Announce(kinds=("slaughterlight",)), Next(), CleanUp(dice=("2",))))
    )
    assert RULESET.views.where(table.state) == "Round 1, End of Round: check"


@pytest.mark.parametrize("word", [*ALL.replace(" or ", ", ").split(", "), *get_args(Effect)])
def test_an_answer_is_no_verb(word: str) -> None:
    """TB-072, TB-246: what a question prints can be typed as it stands."""
    assert word not in verbs(RULESET, ())


def test_what_is_asked_is_owed_once() -> None:
    """TB-167: a defence that waits for its token is the same as the defence that is due."""
    board = (enemy("E1", hp=9), enters("E1", "B"))
    attacked = (*enemy_turn(), Announce(kinds=("attack",)), Strike(enemy="E1", at="H1"))
    table = Sitting(RULESET, game(hunter("H1", "green yellow"), board=board, then=attacked))
    assert owed(table) == ("defend",)
    table.say(Defend(who="H1", dice=("5",)))
    assert table.steps[-1].asked == "token"
    assert owed(table) == ()


def test_a_chest_says_everything_once() -> None:
    """TB-246: other words for the contents of a chest are no further contents."""
    assert {*ALL.replace(" or ", ", ").split(", ")} | {*SAME.values()} == {*get_args(Contents)}
