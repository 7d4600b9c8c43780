"""What the rulebook says to attacks of enemies, to defence, wounds and healing, rule by rule."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import (
    CrowdCounted,
    EffectPlaced,
    ElementRolled,
    EnemyTakenOut,
    FumbleTriggered,
)
from ledger.games.torgue.events.defence import DefenceRolled, PerilBegan, StrikeWent, WoundsDealt
from ledger.games.torgue.moves.attacks import Afflict, Fumbled
from ledger.games.torgue.moves.cards import HunterCard
from ledger.games.torgue.moves.defence import Defend, Fall, Harm, Heal, Hurt, Pass
from ledger.games.torgue.moves.enemies import Exhaust, Strike
from ledger.games.torgue.moves.setup import LayZone
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import BECAUSE, afflicted, enemy, enters, game, gun, hunter, hurt
from tests.games.torgue.histories_defence import attacked, pack, read_as
from tests.games.torgue.readers_defence import attacker, choosing, fumbles, fumbling, open_windows, owed_words, repeats
from tests.tables import Fact, No, Row, each, prove

OUT: tuple[type[Event], ...] = (PerilBegan,)
PAIR = {"H2": "A", "H3": "Z", "H4": "Z"}
"""H1 and H2 stand together."""

NATURALS: dict[str, Row[Torgue]] = {
    "TB-053": Row(
        given=attacked(hunter("H1", "red red"), foes=(enemy("E1", strength=9), enemy("E2", strength=2))),
        when=(Strike(enemy="E1", token="a", dice=("6",)), Strike(enemy="E2", token="a", dice=("1",))),
        happens=(Fact(DefenceRolled, total=6, result="crit"), Fact(DefenceRolled, total=1, result="fumble")),
        then={at.peril: ("H1",)},
    ),
    "TB-053 no": Row(
        given=attacked(
            hunter("H1", "red", skills={"melee": 5}),
            foes=(enemy("E1", strength=6, guard="It_runs"),),
            before=(read_as("defence-naturals", "no"),),
        ),
        when=Strike(enemy="E1", dice=("1",)),
        happens=(Fact(DefenceRolled, total=6, result="success"), Fact(FumbleTriggered)),
    ),
    "TB-055": Row(
        proves="TB-055 TB-261",
        given=attacked(hunter("H1", "green"), foes=(enemy("E1", guard="It_attacks_again"),)),
        when=(
            Strike(enemy="E1", dice=("1",)),
            Next(),
            Strike(enemy="E1", token="a", dice=("6",)),
        ),
        after={1: {fumbling: ("E1",), fumbles: {"H1": 1, "H2": 0}}},
        refused={2: No("TB-042", "still-open")},
        happens=(Fact(FumbleTriggered), Fact(DefenceRolled, colour="red", result="crit")),
        then={fumbling: ()},
    ),
    "TB-055 waived": Row(
        given=attacked(hunter("H1", "green"), foes=(enemy("E1"),)),
        when=(Strike(enemy="E1", dice=("1",)), Fumbled(enemy="E1", waive=True)),
        then={fumbling: ()},
    ),
}
WOUNDS: dict[str, Row[Torgue]] = {
    "TB-171": Row(
        proves="TB-171 TB-263 TB-271",
        given=attacked(
            hunter("H1", "green green green green green"),
            foes=(enemy("E1", has=("deadly", "cryo")),),
            cards=(HunterCard(name="H1", has=("vulnerable:cryo",)),),
            before=(afflicted("H1", "slag", 2),),
        ),
        when=Strike(enemy="E1", element=("1",), token="a", dice=("2",)),
        happens=(
            Fact(WoundsDealt, wounds=4, parts=(("hit", 1), ("deadly", 1), ("slag", 1), ("vulnerable to cryo", 1))),
        ),
        then={at.tokens: {"H1": {"d": "RED<GREEN/ready", "e": "GREEN/ready"}}, at.effects: {"H1": {"slag": 2}}},
    ),
    "TB-171 die": Row(
        proves="TB-005 TB-171",
        given=attacked(hunter("H1", "green green green green"), foes=(enemy("Psychoreaver", has=("wounds:d4",)),)),
        when=(
            Strike(enemy="Psychoreaver", dice=("2",)),
            Strike(enemy="Psychoreaver", dice=("2",), extra=("5",)),
            Strike(enemy="Psychoreaver", dice=("2",), extra=("2",)),
        ),
        asked={1: "extra"},
        refused={2: No("", "die-face")},
        happens=(Fact(WoundsDealt, wounds=3, parts=(("hit", 1), ("card", 2))),),
        then={at.tokens: {"H1": {"c": "RED<GREEN/ready", "d": "GREEN/ready"}}},
    ),
    "TB-118 all": Row(
        given=attacked(hunter("H1", "green yellow red"), foes=(enemy("E1", has=("deadly", "deadly")),)),
        when=Strike(enemy="E1", token="a", dice=("2",)),
        then={at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "RED<YELLOW/ready"}}, at.peril: ("H1",)},
    ),
    "TB-118 asks": Row(
        given=attacked(hunter("H1", "green yellow green"), foes=(enemy("E1", has=("deadly",)),)),
        when=Strike(enemy="E1", token="a", dice=("2",)),
        asked={1: "hurt"},
        then={at.tokens: {"H1": {"a": "GREEN/ready"}}},
    ),
    "TB-118 effect": Row(
        proves="TB-118 TB-119",
        given=game(hunter("H1", "green yellow yellow red")),
        when=(
            Harm(hunter="H1", count=2),
            Hurt(who="H1", tokens=("d",)),
            Hurt(who="H1", tokens=("b", "a")),
            Hurt(who="H1", tokens=("a",)),
        ),
        after={1: {at.wounds_owed: {"H1": 2}}},
        refused={2: No("TB-118", "token-red"), 4: No("TB-118", "wound-missing")},
        then={at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "RED<YELLOW/ready"}}, at.wounds_owed: {}},
        never=OUT,
    ),
    "TB-118 which": Row(
        given=game(hunter("H1", "green yellow"), then=(Harm(hunter="H1"),)),
        when=Hurt(who="H1", tokens=()),
        asked={1: "tokens"},
        then={at.wounds_owed: {"H1": 1}},
    ),
    "TB-167": Row(
        given=attacked(hunter("H1", "green yellow"), foes=(enemy("E1"),), before=(Exhaust(who="H1", name="a"),)),
        when=(Strike(enemy="E1"), Strike(enemy="E1"), Strike(enemy="E1", token="a", dice=("9",))),
        asked={2: "token"},
        then={at.tokens: {"H1": {"a": "GREEN/exhausted"}}, attacker: ""},
    ),
    "TB-119": Row(
        proves="TB-119 TB-127",
        given=game(hunter("H1", "green yellow")),
        when=Harm(hunter="H1", count=3),
        then={at.stands: {"H1": "out"}},
        never=OUT,
    ),
    "TB-127": Row(
        given=game(hunter("H1", "red"), hunter("H2", "red"), then=(read_as("effect-fight", "yes"),)),
        when=(Harm(hunter="H1"), Pass(who="H2"), Pass(who="H1")),
        after={1: {at.peril: ("H1",), open_windows: 1}},
        refused={2: No("TB-176", "reaction-taken")},
        then={at.stands: {"H1": "out"}, open_windows: 0},
    ),
    "TB-118 allowed": Row(
        given=game(hunter("H1", "green red"), then=(read_as("red-wound", "allowed"),)),
        when=hurt("H1", "b"),
        then={at.tokens: {"H1": {"a": "GREEN/ready", "b": "RED/ready"}}, at.stands: {"H1": "in"}},
    ),
    "TB-122": Row(
        given=game(hunter("H1", "green"), then=(hurt("H1", "a"), Fall(hunter="H1"))),
        when=Heal(hunter="H1"),
        refused={1: No("TB-122", "hunter-out")},
    ),
    "TB-120": Row(
        given=game(hunter("H1", "green yellow"), then=(hurt("H1", "a", "b"),)),
        when=(Heal(hunter="H1"), Heal(hunter="H1", tokens=("b",))),
        asked={1: "tokens"},
        then={at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "YELLOW/ready"}}},
    ),
    "TB-108": Row(
        proves="TB-108 TB-170",
        given=attacked(
            hunter("H1", "green", gear=("Maylay", "Jakobs")),
            foes=(enemy("E1"),),
            cards=(*pack("green", "yellow"), gun("Jakobs", has=("pistol",))),
        ),
        when=(Strike(enemy="E1"), Defend(who="H1", dice=("3",)), Defend(who="H1", token="s2", dice=("3",))),
        after={1: {owed_words: ("defend TOKEN FACE",)}},
        asked={2: "token"},
        then={at.shield_tokens: {"H1": {"s1": "GREEN/ready", "s2": "YELLOW/exhausted"}}},
    ),
}
AREAS: dict[str, Row[Torgue]] = {
    "TB-172": Row(
        given=attacked(
            hunter("H1", "green"),
            hunter("H2", "green"),
            foes=(enemy("E1", has=("explosive",), defense=9),),
            at=PAIR,
        ),
        when=(
            Strike(enemy="E1", at="H1", token="a", dice=("2",)),
            Defend(who="H2", dice=("12",)),
        ),
        after={1: {at.defenders: ("H2",), open_windows: 0}},
        then={
            at.defenders: (),
            open_windows: 1,
            at.tokens: {"H1": {"a": "RED<GREEN/ready"}, "H2": {"a": "GREEN/ready"}},
        },
    ),
    "TB-274": Row(
        given=attacked(
            hunter("H1", "green"),
            hunter("H2", "green"),
            hunter("H3", "green"),
            board=(enemy("E1", has=("crowd-control",), reach=9), enters("E1", "E")),
            at={"H4": "Z"},
        ),
        when=(
            Strike(enemy="E1", at="H1", crowd=("2",)),
            Strike(enemy="E1", at="H1", crowd=("2",), and_=("H4",)),
            Strike(enemy="E1", at="H1", crowd=("2",), and_=("H3", "H2")),
            Strike(enemy="E1", at="H1", crowd=("2",), and_=("H3",)),
        ),
        asked={1: "and_", 2: "and_"},
        refused={3: No("TB-274", "crowd-other")},
        happens=(Fact(CrowdCounted, count=2),),
        then={at.defenders: ("H1", "H3")},
    ),
    "TB-274 choice": Row(
        given=attacked(
            hunter("H1", "green"),
            hunter("H2", "green"),
            hunter("H3", "red"),
            board=(enemy("E1", has=("crowd-control",), reach=9), enters("E1", "E")),
            at={"H4": "Z"},
            before=(read_as("crowd-enemy", "choice"),),
        ),
        when=Strike(enemy="E1", at="H1", crowd=("2",), and_=("H2",)),
        then={at.defenders: ("H1", "H2")},
    ),
    "TB-275 spared": Row(
        given=attacked(
            hunter("H1", "green"),
            foes=(enemy("E1", has=("explosive",)), enemy("E2", defense=2)),
            before=(read_as("enemy-explosive", "spared"),),
        ),
        when=Strike(enemy="E1", at="H1"),
        then={at.enemy_wounds: {"E1": 0, "E2": 0}, at.defenders: ("H1",)},
    ),
    "TB-275": Row(
        proves="TB-275 TB-171",
        given=attacked(
            hunter("H1", "green"),
            foes=(enemy("E1", strength=5, has=("explosive", "deadly")), enemy("E2", hp=3, shield="red")),
        ),
        when=(
            Strike(enemy="E1", at="H1"),
            Strike(enemy="E1", at="H1", shields=("6",)),
        ),
        asked={1: "shields"},
        happens=(Fact(EnemyTakenOut, enemy="E1", by=""),),
        then={at.enemy_shields: {"E2": "ready"}, attacker: "E1", at.defenders: ("H1",)},
    ),
}
ELEMENTS: dict[str, Row[Torgue]] = {
    "TB-270": Row(
        proves="TB-270 TB-264",
        given=attacked(
            hunter("H1", "green", gear=("Maylay",)),
            foes=(enemy("E1", has=("shock",)),),
            cards=pack("yellow", "red"),
        ),
        when=(
            Strike(enemy="E1"),
            Strike(enemy="E1", element=("4",)),
            Defend(who="H1", token="s1", dice=("4",)),
            Defend(who="H1", token="a", dice=("4",)),
        ),
        asked={1: "element"},
        refused={3: No("TB-046", "token-unknown")},
        happens=(Fact(ElementRolled, placed=True), Fact(EffectPlaced, effect="shock"), Fact(DefenceRolled)),
        then={
            at.shield_tokens: {"H1": {"s1": "YELLOW/exhausted", "s2": "RED/exhausted"}},
            at.tokens: {"H1": {"a": "RED<GREEN/ready"}},
        },
    ),
    "TB-265": Row(
        given=attacked(hunter("H1", "green"), foes=(enemy("E1", has=("corrosive:2",), strength=6),)),
        when=Strike(enemy="E1", element=("4",), dice=("7",)),
        happens=(Fact(DefenceRolled, plus=-2, total=5, result="failure"),),
        then={at.effects: {"H1": {"corrosive": 2}}},
    ),
    "TB-264 later": Row(
        given=attacked(
            hunter("H1", "green"),
            foes=(enemy("E1", has=("corrosive:2",), strength=6),),
            before=(read_as("token-acts", "later"),),
        ),
        when=Strike(enemy="E1", element=("4",), dice=("7",)),
        happens=(Fact(DefenceRolled, plus=0, total=7, result="success"), Fact(EffectPlaced, now=2)),
        then={at.effects: {"H1": {"corrosive": 2}}},
    ),
    "TB-264 each": Row(
        given=attacked(
            hunter("H1", "green"),
            hunter("H2", "green"),
            foes=(enemy("E1", has=("explosive", "incendiary"), defense=9),),
            at=PAIR,
            before=(read_as("element-die", "target"),),
        ),
        when=(Strike(enemy="E1", at="H1", element=("4",)), Strike(enemy="E1", at="H1", element=("4", "1", "4"))),
        refused={1: No("", "dice-count")},
        then={at.effects: {"H1": {"burning": 1}, "H2": {}, "E1": {"burning": 1}}},
    ),
    "TB-262": Row(
        given=attacked(hunter("H1", "green"), foes=(enemy("E1", has=("incendiary", "surge")),)),
        when=Strike(enemy="E1", element=("3",), dice=("12",)),
        then={at.effects: {"H1": {"burning": 1}}},
    ),
}
RAPID: dict[str, Row[Torgue]] = {
    "TB-258": Row(
        proves="TB-258 TB-175",
        given=attacked(
            hunter("H1", "green green"), hunter("H2", "green"), foes=(enemy("E1", has=("rapid:2",)),), at=PAIR
        ),
        when=(
            Strike(enemy="E1", at="H1", dice=("2",)),
            Strike(enemy="E1", at="H2", dice=("2",)),
            Strike(enemy="E1", at="H1", token="b", dice=("2",)),
            Strike(enemy="E1", token="a", dice=("6",)),
        ),
        after={1: {repeats: 2, open_windows: 0}, 3: {repeats: 1, attacker: "E1"}},
        refused={2: No("TB-143", "spotlight-first")},
        happens=(Fact(StrikeWent, left=1), Fact(StrikeWent, left=0)),
        then={attacker: "", open_windows: 1, at.tokens: {"H1": {"a": "RED<GREEN/ready", "b": "RED<GREEN/ready"}}},
    ),
    "TB-258 others": Row(
        proves="TB-258 TB-128",
        given=attacked(hunter("H1", "red"), hunter("H2", "green"), foes=(enemy("E1", has=("rapid:1",)),), at=PAIR),
        when=(
            Strike(enemy="E1", at="H1", dice=("2",)),
            Strike(enemy="E1", at="H1", dice=("2",)),
            Strike(enemy="E1", at="H2", dice=("2",)),
        ),
        after={1: {at.peril: ("H1",), repeats: 1, open_windows: 0}},
        refused={2: No("TB-258", "target-apart")},
        then={open_windows: 1, at.peril: ("H1",), at.tokens: {"H2": {"a": "RED<GREEN/ready"}}},
    ),
    "TB-258 lost": Row(
        given=attacked(
            hunter("H1", "red"),
            hunter("H2", "green"),
            foes=(enemy("E1", has=("rapid:1",)),),
            at=PAIR,
            before=(read_as("rapid-down", "lost"),),
        ),
        when=Strike(enemy="E1", at="H1", dice=("2",)),
        then={attacker: "", open_windows: 1},
    ),
    "TB-258 total": Row(
        given=attacked(
            hunter("H1", "green"), foes=(enemy("E1", has=("rapid:2",)),), before=(read_as("rapid", "total"),)
        ),
        when=Strike(enemy="E1", at="H1", dice=("12",)),
        then={repeats: 1},
    ),
    "TB-258 far": Row(
        given=attacked(
            hunter("H1", "green"),
            hunter("H2", "red"),
            board=(
                LayZone(name="A", q=0, r=0),
                LayZone(name="Z", q=0, r=1),
                LayZone(name="Y", q=0, r=2),
                enemy("E1", has=("rapid:1",), reach=2),
                enters("E1", "Z"),
            ),
            at={"H1": "A", "H2": "A", "H3": "A", "H4": "Z"},
        ),
        when=(Strike(enemy="E1", at="H4", dice=("6",), because=BECAUSE), Strike(enemy="E1", dice=("6",))),
        asked={},
        then={attacker: ""},
    ),
}
FALLS: dict[str, Row[Torgue]] = {
    "TB-091 gone": Row(
        given=game(hunter("H1"), hunter("H2", "red red"), hunter("H3", "red red"), hunter("H4", "red")),
        when=(Fall(hunter="H1"), Fall(hunter="H2")),
        then={at.spotlight: "H3", choosing: ()},
    ),
    "TB-126 fall": Row(
        given=attacked(hunter("H1", "green"), foes=(enemy("E1"),)),
        when=(Strike(enemy="E1"), Fall(hunter="H1"), Afflict(model="E1", effect="slag")),
        then={attacker: "", at.defenders: (), at.stands: {"H1": "out"}},
    ),
}


@each(NATURALS | WOUNDS | AREAS | ELEMENTS | RAPID | FALLS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
