"""Worked cases of the Vault Hunter Turn: activations, moves, Collect, Handoff, Skill Rolls."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.loot import DrawOwed, LootGained
from ledger.games.torgue.events.turns import SkillRolled
from ledger.games.torgue.moves.cards import SidekickCard
from ledger.games.torgue.moves.loot import DrawLoot
from ledger.games.torgue.moves.setup import Bag, Deploy, LayZone, PlaceEnemy, Put, ScenarioRule
from ledger.games.torgue.moves.turns import Activate, Collect, Do, Done, Handoff, Interact, Next, Shift, Try, Walk
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Loot
from tests.games.torgue import readers as at
from tests.games.torgue.histories import enemy, enters, game, hunter, hurt, lies, over, spent
from tests.tables import Fact, No, Row, each, prove

ROW = (LayZone(name="A", by=("B",)), LayZone(name="B", by=("C",)), LayZone(name="C", by=("D",)))
BLOODWING = SidekickCard(name="Bloodwing", skills=(("melee", 2),))
KIT = SidekickCard(name="K", tokens=("green",))

ACTIVATIONS: dict[str, Row[Torgue]] = {
    "TBV-055": Row(
        proves="TB-022",
        given=game(then=over("H1", "H2", "H3")),
        when=(Activate(hunter="H1"), Next(), Activate(hunter="H4"), Done(), Next()),
        refused={1: No("TB-022", "activated-already"), 2: No("TB-022", "hunters-waiting")},
        then={at.phase: "enemies"},
    ),
    "TBV-056": Row(
        proves="TB-022 TB-201",
        given=game(then=(*over("H1", "H2", "H3"), hurt("H4"))),
        stands={at.stands: {"H4": "out"}},
        when=(Activate(hunter="H4"), Next()),
        refused={1: "TB-126"},
        then={at.phase: "enemies"},
    ),
    "TBV-057": Row(
        proves="TB-023",
        given=game(hunter("H1", "green yellow"), then=(*over("H2", "H3", "H4"), *spent("H1", "a"))),
        when=(Done(who="H1"), Next()),
        then={at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "YELLOW/ready"}}, at.phase: "enemies"},
    ),
    "TBV-018": Row(
        proves="TB-135",
        given=game(hunter("H1", "green yellow red", sidekick="Bloodwing"), cards=(BLOODWING,)),
        when=(
            Do(who="H1", action="Wait", token="a"),
            Do(who="Bloodwing", action="Wait", token="b"),
            Do(who="H1", action="Wait", token="c"),
        ),
        then={at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "YELLOW/exhausted", "c": "RED/exhausted"}}},
    ),
}
MOVES: dict[str, Row[Torgue]] = {
    "TBV-010": Row(
        proves="TB-060",
        given=game(
            hunter("H1"),
            board=ROW,
            then=(*(lies("ammo", "A") for _ in "12"), *(lies("guns", "B") for _ in "123"), Activate(hunter="H1")),
        ),
        when=(Collect(who="H1", what=("ammo",)), Walk(who="H1", zone="B"), Collect(who="H1")),
        then={
            at.loot: {"H1": ("ammo", "guns", "guns", "guns")},
            at.zones: {"H1": "B"},
            at.lying: {"A": ("ammo",), "B": ()},
            at.tokens: {"H1": {"a": "RED/exhausted"}},
        },
    ),
    "TBV-046": Row(
        proves="TB-029 TB-116",
        given=game(hunter("H1", "green green"), then=(*spent("H1", "b"), hurt("H1", "a"))),
        when=(Do(who="H1", action="Wait", token="green"), Do(who="H1", action="Wait", token="red")),
        refused={1: No("TB-046", "token-unknown")},
        then={at.tokens: {"H1": {"a": "RED<GREEN/exhausted", "b": "GREEN/exhausted"}}},
    ),
    "TBV-064": Row(
        proves="TB-061 TB-116",
        given=game(hunter("H1", "green yellow green"), board=ROW, then=(hurt("H1", "a"),)),
        when=(
            Walk(who="H1", zone="C", token="a"),
            Walk(who="H1", zone="B", token="a"),
            Walk(who="H1", zone="D", token="b", steps=3),
            Walk(who="H1", zone="D", token="b"),
            Walk(who="H1", zone="A", token="c"),
        ),
        refused={1: No("TB-061", "move-far"), 3: No("TB-061", "move-far")},
        then={at.zones: {"H1": "A"}},
    ),
    "TBV-066": Row(
        proves="TB-040",
        given=game(
            board=(*ROW, enemy("Goliath", large=True), enemy("Psycho"), enters("Psycho", "B"), enters("Goliath", "D"))
        ),
        when=(Shift(model="Goliath", zone="B"), Shift(model="Goliath", zone="C"), PlaceEnemy(card="Psycho", zone="C")),
        refused={1: No("TB-040", "zone-full"), 3: No("TB-040", "zone-full")},
        then={at.zones: {"Goliath": "C"}},
    ),
    "TBV-113": Row(
        proves="TB-065",
        given=game(
            hunter("H1", "red red"),
            board=ROW,
            at={"H3": "B"},
            then=(lies("ammo", "H1"), lies("cash", "H1")),
        ),
        when=(
            Handoff(who="H1", to="H3", gives=("ammo",), token="a"),
            Handoff(who="H1", to="H2", gives=("gun-1",), token="a"),
            Handoff(who="H1", to="H2", gives=("ammo", "cash"), token="a"),
        ),
        refused={1: No("TB-065", "handoff-far"), 2: No("TB-065", "loot-unheld")},
        then={
            at.loot: {"H1": (), "H2": ("ammo", "cash")},
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "RED/ready"}},
        },
    ),
    "TBV-194": Row(
        proves="TB-243 TB-060",
        given=game(
            board=(Put(kind="vomit", at="A"), Bag(kind="health", count=4, back="resale", worth=100)),
            then=(Activate(hunter="H1"),),
        ),
        when=(Collect(who="H1", what=("Vomit",)), DrawLoot(kind="health", back="resale", worth=100)),
        after={1: {at.draws: 1}},
        then={
            at.terrain: {"A": ()},
            at.draws: 0,
            at.loot: {"H1": ("health",)},
            at.lying: {"A": ()},
            at.tokens: {"H1": {"a": "RED/ready"}},
        },
        happens=(Fact(LootGained, who="H1", loot=Loot(kind="health", back="resale", value=100)),),
    ),
    "TBV-038": Row(
        proves="TB-001",
        given=game(
            board=(Put(kind="vomit", at="A"), ScenarioRule(kind="vomit", text="food for a Goliath")),
            then=(Activate(hunter="H1"),),
        ),
        when=Collect(who="H1", what=("Vomit",)),
        then={at.reminders: ("scenario-rule",), at.draws: 0},
        never=(DrawOwed,),
    ),
    "TBV-170": Row(
        proves="TB-136 TB-138",
        given=game(
            hunter("H1", "red", sidekick="K"),
            cards=(KIT,),
            board=(Put(kind="objective", at="A", called="bomb"),),
            at={"H2": "Z"},
            then=(lies("ammo", "A"), Activate(hunter="H1"), Shift(model="K", zone="A")),
        ),
        when=(
            Do(who="H1", action="Wait", token="k1"),
            Do(who="K", action="Wait", token="a"),
            Do(who="K", action="Wait", token="k1"),
            Collect(who="K"),
            Interact(who="K", piece="bomb"),
        ),
        refused={
            1: No("TB-136", "token-lent"),
            4: No("TB-138", "sidekick-collects"),
            5: No("TB-138", "sidekick-objective"),
        },
        then={at.tokens: {"H1": {"a": "RED/exhausted"}}, at.friend_tokens: {"H1": {"k1": "GREEN/exhausted"}}},
    ),
}
ROLLS: dict[str, Row[Torgue]] = {
    "TBV-003": Row(
        proves="TB-004 TB-057",
        given=game(hunter("H1", "green")),
        when=Try(who="H1", skill="tech", token="a", dice=("11",), obstacle=("10",)),
        happens=(Fact(SkillRolled, colour="green", total=11, needed=10, result="success"),),
    ),
    "TBV-047": Row(
        proves="TB-057",
        given=game(hunter("H1", "green green", skills={"tech": 2})),
        when=(
            Try(who="H1", skill="tech", token="a", dice=("5",), obstacle=("7",)),
            Try(who="H1", skill="tech", token="b", dice=("5",), obstacle=("8",)),
        ),
        happens=(Fact(SkillRolled, total=7, result="success"), Fact(SkillRolled, total=7, result="failure")),
    ),
}


@each(ACTIVATIONS | MOVES | ROLLS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)


def test_a_sidekick_is_deployed_beside_its_owner() -> None:
    """TB-134: it starts in the zone of its owner or next to it."""
    row = Row[Torgue](
        given=game(hunter("H1", sidekick="K"), cards=(KIT,), board=ROW)[:-1],
        when=(Deploy(who="K", zone="C"), Deploy(who="K", zone="B")),
        refused={1: No("TB-134", "deploy-far")},
        then={at.zones: {"K": "B"}},
    )
    prove(RULESET, row)
