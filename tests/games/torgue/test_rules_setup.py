"""What the rulebook says to the set-up, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import Found
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.agreeing import GroupAgreed
from ledger.games.torgue.events.setup import SpotlightGiven
from ledger.games.torgue.moves.cards import EnemyCard, GearCard, HunterCard
from ledger.games.torgue.moves.setup import (
    AddHunter,
    Agree,
    BeginScenario,
    Callout,
    DealFavorite,
    Deploy,
    GiveSpotlight,
    LayZone,
    Models,
    PlaceEnemy,
    Put,
    Reveal,
    ScenarioRule,
    Shuffle,
    StartCampaign,
    StartCash,
)
from ledger.games.torgue.moves.setup import Begin as BeginGame
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import enemy, founded, four, game, gun, hunter, laid, opened
from tests.tables import Fact, No, Row, each, prove

HUNTERS: dict[str, Row[Torgue]] = {
    "TB-007": Row(
        given=(founded("Ana"), *four()),
        when=(AddHunter(name="H5", tokens=("red",)), AddHunter(name="H1", tokens=("red",))),
        refused={1: No("TB-007", "hunters-count"), 2: No("TB-007", "hunter-known")},
    ),
    "TB-007 players": Row(
        given=(),
        when=(Found(players=("Ana", "Ana")), Found(players=("Ana", "Ben", "Cleo", "Dag", "Eve"))),
        refused={1: No("TB-007", "player-twice"), 2: No("TB-007", "players-count")},
    ),
    "TB-008": Row(
        given=(founded(), gun("Hyperion"), gun("Jakobs"), gun("Vladof")),
        when=hunter("H1", "green yellow", gear=("Hyperion", "Jakobs", "Vladof"), skills={"ranged": 2}),
        then={
            at.tokens: {"H1": {"a": "GREEN/ready", "b": "YELLOW/ready"}},
            at.equipped: {"H1": ("Hyperion", "Jakobs")},
            at.inventory: {"H1": ("Vladof",)},
            at.skills: {"H1": {"ranged": 2, "tech": 0}},
        },
    ),
    "TB-008 asks": Row(given=(founded(),), when=AddHunter(name="H1"), asked={1: "tokens"}, then={at.owes: ("tokens",)}),
    "TB-030": Row(
        given=(founded(),),
        when=HunterCard(name="H1", skills=(("cooking", 2),)),
        refused={1: No("TB-030", "skill-unknown")},
    ),
    "TB-107": Row(
        given=(founded(), GearCard(name="Maylay", kind="shield", shields=("green", "yellow"))),
        when=hunter("H1", "red", gear=("Maylay",)),
        then={at.shield_tokens: {"H1": {"s1": "GREEN/ready", "s2": "YELLOW/ready"}}},
    ),
    "TB-002": Row(
        given=(founded(), gun("Hyperion")),
        when=(GearCard(name="Hyperion", skill="melee"), GearCard(name="Hyperion"), hunter("H1", gear=("Norfleet",))),
        refused={1: No("TB-002", "card-differs"), 2: No("TB-002", "card-same")},
        then={at.reminders: ("text-missing",), at.equipped: {"H1": ("Norfleet",)}},
    ),
    "TB-248": Row(
        given=(founded(),),
        when=(EnemyCard(name="Psycho", has=("rapid",)), EnemyCard(name="Psycho", has=("speedy",))),
        refused={1: No("TB-248", "keyword-number"), 2: No("TB-248", "keyword-unknown")},
    ),
}
SCENARIOS: dict[str, Row[Torgue]] = {
    "TB-009": Row(
        given=opened(),
        when=StartCampaign(name="Another"),
        refused={1: No("TB-009", "campaign-running")},
    ),
    "TB-014": Row(given=opened(), when=StartCash(dollars=1300), refused={1: No("TB-014", "cash-part")}),
    "TB-206": Row(given=game(), when=BeginScenario(name="The Pit"), refused={1: No("TB-206", "game-running")}),
    "TB-236": Row(
        given=(*opened(), Callout(name="Door", text="It opens.")),
        when=(Reveal(name="Window"), Reveal(name="Door"), Reveal(name="Door")),
        refused={1: No("TB-236", "callout-unknown"), 3: No("TB-236", "callout-unknown")},
    ),
    "TB-235": Row(
        given=(founded(),),
        when=ScenarioRule(kind="barrel", text="it burns"),
        refused={1: No("TB-235", "scenario-missing")},
    ),
    "TB-020": Row(
        given=laid()[:-1],
        when=BeginGame(),
        refused={1: No("TB-020", "set-up-open", names="decks")},
    ),
    "TB-019": Row(given=laid(), when=Shuffle(deck="event"), then={at.reminders: ("event-order",)}),
}
BOARD: dict[str, Row[Torgue]] = {
    "TB-010": Row(
        given=(*opened(), enemy("Psycho"), Models(counts=(("Psycho", 2),))),
        when=(PlaceEnemy(card="Psycho", zone="B", count=2), PlaceEnemy(card="Psycho", zone="C")),
        refused={2: No("TB-162", "models-short")},
        then={at.enemies: ("Psycho 1", "Psycho 2"), at.zones: {"Psycho 1": "B"}},
    ),
    "TB-165": Row(
        given=(*opened(), EnemyCard(name="Maniac", model="Psycho"), Models(counts=(("Psycho", 1),))),
        when=(PlaceEnemy(card="Maniac", zone="B"), PlaceEnemy(card="Psycho", zone="B")),
        refused={2: No("TB-162", "models-short")},
        then={at.enemies: ("Maniac 1",)},
    ),
    "TB-039": Row(
        given=(*opened(), LayZone(name="A", q=0, r=0)),
        when=(LayZone(name="B", q=0, r=0), LayZone(name="B", q=1)),
        refused={1: No("TB-039", "hex-taken"), 2: No("TB-039", "hex-half")},
    ),
    "TB-238": Row(
        given=(*opened(), Put(kind="tire", at="B", count=2)),
        when=(PlaceEnemy(card="Psycho", zone="B"), PlaceEnemy(card="Psycho", zone="B")),
        refused={2: No("TB-040", "zone-full")},
    ),
    "TB-015": Row(
        given=(*opened(), LayZone(name="A", station=True, by=("B",)), LayZone(name="B", by=("C",))),
        when=(Deploy(who="H1", zone="C"), Deploy(who="H1", zone="B"), Deploy(who="H2", zone="A")),
        refused={1: No("TB-015", "deploy-far")},
        then={at.zones: {"H1": "B", "H2": "A"}},
    ),
    "TB-015 unentered": Row(
        given=opened(),
        when=Deploy(who="H1", zone="C"),
        then={at.reminders: ("zone-unchecked",), at.zones: {"H1": "C"}},
    ),
}
SPOTLIGHT: dict[str, Row[Torgue]] = {
    "TB-013": Row(
        proves="TB-013 TB-088",
        given=opened(),
        when=(GiveSpotlight(to="H2", dice=("3", "12", "4", "1")), GiveSpotlight(to="H3")),
        happens=(Fact(SpotlightGiven, to="H2", why="roll-off"), Fact(SpotlightGiven, to="H3", was="H2")),
        then={at.spotlight: "H3"},
    ),
    "TB-012": Row(
        given=(*opened(), DealFavorite(who="H1", name="Loud")),
        when=(DealFavorite(who="H1", name="Quiet"), DealFavorite(who="H2", name="Loud")),
        refused={1: No("TB-012", "favorite-dealt"), 2: No("TB-012", "favorite-taken")},
    ),
    "TB-003": Row(
        given=game(holder="H2"),
        when=(Agree(choice="left_door"), Agree(choice="left_door", die="d6", dice=("4",))),
        happens=(Fact(GroupAgreed, choice="left door", by="Ben"), Fact(GroupAgreed, die="d6")),
    ),
}


@each(HUNTERS | SCENARIOS | BOARD | SPOTLIGHT)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
