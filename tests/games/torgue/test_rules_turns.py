"""What the rulebook says to the Vault Hunter Turn, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.enemies import AnnouncementSpent, OrderBegan
from ledger.games.torgue.events.turns import ActivationBegan, SkillRolled, TokenSpent
from ledger.games.torgue.moves.cards import AnnouncementCard
from ledger.games.torgue.moves.setup import LayZone
from ledger.games.torgue.moves.turns import Activate, Collect, Do, Done, Handoff, Next, Try, Walk
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import BECAUSE, afflicted, enemy_turn, game, hunter, lies, over, spent
from tests.tables import Fact, No, Row, each, prove

QUIET = (AnnouncementCard(name="A1", tier=1, orders=("slaughterlight",)),)
NOTHING = (AnnouncementCard(name="You're fired!", tier=0, orders=("slaughterlight",)),)

ROUNDS: dict[str, Row[Torgue]] = {
    "TB-021": Row(
        proves="TB-021 TB-024",
        given=game(cards=QUIET),
        when=((*over("H1", "H2", "H3", "H4"), Next()), Next()),
        after={1: {at.phase: "enemies", at.side: "red"}},
        happens=(Fact(OrderBegan, order="slaughterlight"), Fact(AnnouncementSpent, name="A1")),
        then={at.phase: "end", at.spent: ("A1",)},
    ),
    "TB-187": Row(
        given=game(cards=NOTHING, queue=(), then=enemy_turn()),
        when=Next(),
        then={at.spent: (), at.phase: "end"},
        never=(AnnouncementSpent,),
    ),
    "TB-022": Row(
        given=game(then=(Activate(hunter="H1"),)),
        when=(Activate(hunter="H2"), Do(who="H2", action="Wait"), Activate(hunter="H1"), Done(), Done()),
        refused={1: "TB-022", 2: No("TB-022", "activation-open"), 3: "TB-022", 5: No("TB-022", "activation-missing")},
        then={at.activated: ("H1",)},
    ),
    "TB-022 by itself": Row(
        given=game(hunter("H1", "green")),
        when=Do(who="H1", action="Wait"),
        happens=(Fact(ActivationBegan, who="H1"), Fact(TokenSpent, token="a", colour="green")),
    ),
    "TB-021 enemies": Row(
        given=game(cards=QUIET, then=enemy_turn()),
        when=(Do(who="H1", action="Wait"), Activate(hunter="H1")),
        refused={1: No("TB-021", "phase-wrong"), 2: No("TB-022", "phase-wrong")},
    ),
}
ACTIONS: dict[str, Row[Torgue]] = {
    "TB-029": Row(
        given=game(hunter("H1", "green"), then=spent("H1", "a")),
        when=Do(who="H1", action="Wait"),
        refused={1: No("TB-029", "token-missing")},
    ),
    "TB-029 asks": Row(given=game(hunter("H1", "green yellow")), when=Do(who="H1", action="Wait"), asked={1: "token"}),
    "TB-050": Row(
        given=game(hunter("H1", "green"), then=spent("H1", "a")),
        when=Do(who="H1", action="Dance", free=True),
        then={at.tokens: {"H1": {"a": "GREEN/exhausted"}}, at.active: "H1"},
    ),
    "TB-049": Row(
        given=game(hunter("H1", "green")),
        when=Do(who="H1", action="Wait", dice=("4",)),
        refused={1: No("TB-049", "roll-barred")},
    ),
    "TB-058": Row(
        given=game(hunter("H1", "green yellow")),
        when=(
            Try(who="H1", skill="tech", token="a", dice=("4",), number=4, obstacle=("3",)),
            Try(who="H1", skill="tech", token="a", dice=("4",), number=4),
        ),
        refused={1: No("TB-058", "obstacle-spare")},
        happens=(Fact(SkillRolled, needed=4, obstacle=(), result="success"),),
    ),
    "TB-051": Row(
        proves="TB-051 TB-052 TB-006",
        given=game(hunter("H1", "red red", skills={"tech": 9})),
        when=(
            Try(who="H1", skill="tech", token="a", dice=("1",), number=2),
            Try(who="H1", skill="melee", token="b", dice=("6",), number=20),
        ),
        happens=(Fact(SkillRolled, result="fumble"), Fact(SkillRolled, result="crit")),
    ),
    "TB-004": Row(
        given=game(hunter("H1", "red")),
        when=Try(who="H1", skill="tech", dice=("7",), number=2),
        refused={1: No("", "die-face")},
    ),
}
ZONES: dict[str, Row[Torgue]] = {
    "TB-041": Row(
        given=game(
            hunter("H1", "green"),
            board=(LayZone(name="A", by=("B",)), LayZone(name="B", by=("C",)), LayZone(name="X", by=("Y",))),
        ),
        when=(Walk(who="H1", zone="X"), Walk(who="H1", zone="C")),
        refused={1: No("TB-041", "way-missing")},
        then={at.zones: {"H1": "C"}},
    ),
    "TB-266": Row(
        given=game(hunter("H1", "green"), then=(afflicted("H1", "cryo", 2),)),
        when=(Walk(who="H1", zone="Z"), (Activate(hunter="H1"), Done(who="H1"), *over("H2", "H3", "H4"), Next())),
        refused={1: No("TB-266", "model-frozen")},
        then={at.effects: {"H1": {}}},
    ),
    "TB-060": Row(
        given=game(hunter("H1", "green"), then=(lies("ammo", "A"), Activate(hunter="H1"), Do(who="H1", action="Wait"))),
        when=(Collect(who="H1"), Collect(who="H2")),
        refused={1: No("TB-060", "collect-late"), 2: No("TB-022", "activation-open")},
    ),
    "TB-065": Row(
        given=game(
            hunter("H1", "green"),
            then=(lies("ammo", "H1"), lies("cash", "H2"), SetOption(name="handoff", value="one")),
        ),
        when=(
            Handoff(who="H1", to="H2", gives=("ammo",), takes=("cash",)),
            Handoff(who="H1", to="H2", gives=("ammo",), takes=("cash",), because=BECAUSE),
        ),
        refused={1: No("TB-065", "handoff-both")},
        then={at.loot: {"H1": ("cash",), "H2": ("ammo",)}, at.overruled: 1},
    ),
}


@each(ROUNDS | ACTIONS | ZONES)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
