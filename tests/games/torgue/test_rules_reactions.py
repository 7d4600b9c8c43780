"""What the rulebook says to [RE]actions and to Fight for Your Life, rule by rule."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import EnemyTakenOut
from ledger.games.torgue.events.defence import HunterTakenOut, PerilBegan, PerilOver, WindowClosed, WindowOpened
from ledger.games.torgue.moves.attacks import Again, Fumbled, Melee, Shoot, TakeOut
from ledger.games.torgue.moves.cards import SidekickCard
from ledger.games.torgue.moves.defence import Blast, Defend, Harm, Heal, Pass
from ledger.games.torgue.moves.enemies import Exhaust, Strike
from ledger.games.torgue.moves.setup import LayZone, PlaceEnemy, Put
from ledger.games.torgue.moves.turns import Activate, Do, Next, Shift, Walk
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import BECAUSE, NAMES, afflicted, enemy, enters, game, gun, hunter, spent
from tests.games.torgue.histories_defence import ALONE, attacked, pack, read_as
from tests.games.torgue.readers_defence import fumbling, open_windows, owed_words, reactors
from tests.tables import Fact, No, Row, Sitting, each, prove

REACTS = "move, melee, shoot, throw, or pass"
TWO = (enemy("E1"), enemy("E2"))
LATER = NAMES[1:]
RUNNER = gun("Jakobs", has=("run-and-gun",))
BESIDE: tuple[Move, ...] = (enemy("E1", hp=1), enters("E1", "A"), enemy("E3", hp=9), enters("E3", "B"))

REACTIONS: dict[str, Row[Torgue]] = {
    "TB-175": Row(
        proves="TB-175 TB-176",
        given=attacked(hunter("H1", "green green"), hunter("H2", "red red"), foes=TWO),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Do(who="H2", action="Wait"),
            Do(who="H2", action="Wait"),
            Strike(enemy="E2", token="b", dice=("2",)),
            Do(who="H2", action="Wait"),
        ),
        refused={3: No("TB-176", "reaction-taken")},
        after={1: {open_windows: 1}, 4: {open_windows: 1}},
        happens=(Fact(WindowOpened), Fact(WindowClosed), Fact(WindowOpened)),
        then={at.tokens: {"H2": {"a": "RED/exhausted", "b": "RED/exhausted"}}, at.phase: "enemies"},
    ),
    "TB-174": Row(
        given=attacked(hunter("H1", "green"), foes=TWO, before=tuple(Exhaust(who=who, name="a") for who in NAMES[:2])),
        when=(Strike(enemy="E1", token="a", dice=("2",)), Do(who="H1", action="Wait"), Do(who="H3", action="Wait")),
        after={1: {reactors: ("H3", "H4")}},
        refused={2: No("TB-174", "token-missing")},
        then={reactors: ("H4",)},
    ),
    "TB-174 nobody": Row(
        given=attacked(
            hunter("H1", "green"),
            foes=TWO,
            before=tuple(Exhaust(who=name, name="a") for name in NAMES),
        ),
        when=Strike(enemy="E1", token="a", dice=("2",)),
        never=(WindowOpened, WindowClosed),
        then={open_windows: 0},
    ),
    "TB-173 taken out by a card": Row(
        proves="TB-173 TB-066",
        given=attacked(hunter("H1", "green green"), hunter("H2", "red red"), foes=TWO),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            TakeOut(who="H1", enemy="E1"),
            TakeOut(who="H1", enemy="E1", by="H2"),
            TakeOut(who="H3", enemy="E2"),
        ),
        asked={2: "by"},
        happens=(Fact(EnemyTakenOut, enemy="E1", by="H2"), Fact(EnemyTakenOut, enemy="E2", by="H3")),
    ),
    "TB-173 taken out by the only one who reacts": Row(
        proves="TB-173 TB-066",
        given=attacked(
            hunter("H1", "green green"), foes=TWO, before=tuple(Exhaust(who=who, name="a") for who in LATER)
        ),
        when=(Strike(enemy="E1", token="a", dice=("2",)), TakeOut(who="H1", enemy="E1")),
        after={1: {reactors: ("H1",)}},
        happens=(Fact(EnemyTakenOut, enemy="E1", by="H1"),),
    ),
    "TB-173 taken out": Row(
        proves="TB-173 TB-117 TB-124",
        given=attacked(hunter("H1", "red green"), foes=TWO, before=spent("H1", "a", "b")),
        when=Strike(enemy="E1", token="a", dice=("2",)),
        happens=(Fact(HunterTakenOut, who="H1"), Fact(WindowOpened)),
        never=(PerilBegan,),
        then={at.stands: {"H1": "out"}, reactors: ("H2", "H3", "H4")},
    ),
    "TB-173 taken out, unseen": Row(
        proves="TB-173 TB-036",
        given=attacked(
            hunter("H1", "red green"),
            board=(enemy("E1"), enters("E1", "A"), LayZone(name="A", q=0, r=0), LayZone(name="Z", q=1, r=0)),
            at={"H1": "A", "H2": "A", "H3": "Z", "H4": "Z"},
            before=(*spent("H1", "a", "b"), PlaceEnemy(card="E1", zone="Z", because=BECAUSE)),
        ),
        when=Strike(enemy="E1", at="H1", token="a", dice=("2",)),
        then={at.stands: {"H1": "out"}, reactors: ("H2",)},
    ),
    "TB-175 named": Row(
        proves="TB-175 TB-180",
        given=attacked(
            hunter("H1", "green green"),
            hunter("H2", "green"),
            foes=(enemy("E1", hp=1),),
            board=(enemy("E1"), enters("E1", "A"), Put(kind="barrel", at="A")),
            at={"H2": "A", "H3": "Z", "H4": "Z"},
        ),
        when=(
            Strike(enemy="E1", at="H1", token="a", dice=("2",)),
            Melee(who="H2", target="Barrel", dice=("11",)),
            Blast(dice=("9",)),
            Defend(who="H1", token="b", dice=("2",)),
            Defend(who="H2", dice=("2",)),
            Pass(all=True),
            Pass(all=True),
        ),
        after={5: {open_windows: 2}, 6: {open_windows: 1}},
        happens=(
            Fact(WindowOpened),
            Fact(WindowOpened),
            Fact(WindowClosed, by="a blast"),
            Fact(WindowClosed, by=""),
        ),
    ),
    "TB-055 first": Row(
        proves="TB-055 TB-124 TB-042",
        given=attacked(hunter("H1", "red red"), foes=(enemy("E1", guard="laughs"),)),
        when=(
            Strike(enemy="E1", token="a", dice=("1",)),
            Melee(who="H1", target="E1", token="b", dice=("6",)),
            Fumbled(enemy="E1"),
        ),
        after={
            1: {at.peril: ("H1",), owed_words: ("walk, strike, or fumble E1", f"@H1 {REACTS}", REACTS, "pass all")},
            3: {owed_words: (f"@H1 {REACTS}", REACTS, "pass all")},
        },
        refused={2: No("TB-042", "still-open")},
    ),
    "TB-177": Row(
        given=attacked(hunter("H1", "green"), hunter("H2", "red"), hunter("H3", "red"), foes=TWO[:1]),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Walk(who="H3", zone="A"),
            Melee(who="H2", target="E1", dice=("6",), far=2),
            Melee(who="H2", target="E1", dice=("6",)),
        ),
        refused={3: No("TB-043")},
        then={at.zones: {"H3": "A"}, at.enemy_wounds: {"E1": 1}},
    ),
    "TB-178": Row(
        proves="TB-178 TB-179",
        given=attacked(hunter("H1", "green green", gear=("Maylay",)), foes=TWO, cards=pack("green")),
        when=(Strike(enemy="E1", dice=("2",)), Harm(hunter="H1"), Do(who="H2", action="Wait")),
        refused={3: No("TB-021", "phase-wrong")},
        never=(WindowOpened,),
    ),
    "TB-179 yes": Row(
        given=attacked(
            hunter("H1", "green", gear=("Maylay",)),
            foes=TWO,
            cards=pack("green"),
            before=(read_as("shield-reaction", "yes"),),
        ),
        when=Strike(enemy="E1", dice=("2",)),
        then={reactors: ("H1", "H2", "H3", "H4")},
    ),
    "TB-180": Row(
        given=game(
            hunter("H1", "red yellow"),
            hunter("H2", "green"),
            at=ALONE,
            board=(enemy("E1", attack="attacks"), enters("E1", "A"), read_as("reaction-phase", "enemies")),
        ),
        when=(
            Melee(who="H1", target="E1", token="a", dice=("1",)),
            Strike(enemy="E1", at="H1", token="a", dice=("2",)),
        ),
        then={at.stands: {"H1": "out"}, open_windows: 0},
    ),
    "TB-180 nested": Row(
        proves="TB-180 TB-177",
        given=attacked(hunter("H1", "green"), hunter("H2", "red green"), foes=(enemy("E1", attack="attacks"),)),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Melee(who="H2", target="E1", token="a", dice=("1",)),
            Do(who="H3", action="Wait"),
            Strike(enemy="E1", at="H2", token="b", dice=("2",), because=BECAUSE),
            Do(who="H3", action="Wait"),
            Pass(all=True),
            Do(who="H4", action="Wait"),
        ),
        after={
            2: {fumbling: ("E1",), open_windows: 1},
            4: {open_windows: 2},
            6: {open_windows: 1, reactors: ("H1", "H4")},
        },
        refused={3: No("TB-042", "still-open")},
        then={reactors: ("H1",)},
    ),
    "TB-176 shared": Row(
        proves="TB-140",
        given=attacked(
            hunter("H1", "green green", sidekick="K"),
            foes=TWO[:1],
            cards=(SidekickCard(name="K", skills=(("melee", 2),)),),
            before=(read_as("sidekick-reacts", "shared"), Shift(model="K", zone="A")),
        ),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Do(who="K", action="Wait", token="b"),
            Do(who="H1", action="Wait", token="a"),
        ),
        refused={3: No("TB-176", "reaction-taken")},
        then={reactors: ("H2", "H3", "H4")},
    ),
    "TB-176 pass": Row(
        given=attacked(hunter("H1", "green"), foes=TWO),
        when=(
            Pass(who="H1"),
            Strike(enemy="E1", token="a", dice=("2",)),
            Pass(who="H1"),
            Pass(who="H1"),
            Pass(all=True),
        ),
        refused={1: No("TB-175", "window-closed"), 4: No("TB-176", "reaction-taken")},
        then={open_windows: 0},
    ),
    "TB-259": Row(
        proves="TB-259 TB-174",
        given=attacked(hunter("H1", "green", gear=("Jakobs",)), foes=TWO, cards=(RUNNER,), before=spent("H1", "a")),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Do(who="H1", action="Wait", token="w1"),
            Shoot(who="H1", target="E1", token="w1", dice=("6",)),
        ),
        refused={2: No("TB-029", "token-missing")},
        then={at.enemy_wounds: {"E1": 1}},
    ),
}
FIGHTS: dict[str, Row[Torgue]] = {
    "TB-124": Row(
        proves="TB-124 TB-175",
        given=attacked(hunter("H1", "red red"), foes=TWO),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Strike(enemy="E2", at="H2"),
            Next(),
            Heal(hunter="H1"),
        ),
        after={1: {at.peril: ("H1",), owed_words: (f"@H1 {REACTS}", REACTS, "pass all")}},
        refused={2: No("TB-124", "peril-open"), 3: No("TB-124", "peril-open"), 4: No("TB-128", "peril-heals")},
        happens=(Fact(PerilBegan, who="H1"),),
    ),
    "TB-126": Row(
        given=attacked(hunter("H1", "red red"), foes=TWO),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Melee(who="H1", target="E1", token="a", dice=("6",)),
        ),
        happens=(Fact(PerilOver, saved=False), Fact(HunterTakenOut, who="H1")),
        then={at.stands: {"H1": "out"}, at.enemy_wounds: {"E1": 1}, reactors: ("H2", "H3", "H4")},
    ),
    "TB-126 any": Row(
        proves="TB-126 TB-125",
        given=attacked(
            hunter("H1", "red green", gear=("Maylay",)),
            foes=(enemy("E1"), enemy("E2", hp=1)),
            cards=pack("green"),
            before=(Exhaust(who="H1", name="s1"), afflicted("H1", "shock")),
        ),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Melee(who="H1", target="E2", token="a", dice=("6",)),
        ),
        then={
            at.stands: {"H1": "in"},
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "GREEN/ready"}},
            at.shield_tokens: {"H1": {"s1": "GREEN/exhausted"}},
            at.effects: {"H1": {"shock": 1}},
        },
    ),
    "TB-126 rapid": Row(
        proves="TB-126 TB-258",
        given=attacked(
            hunter("H1", "red green", gear=("Jakobs",)),
            foes=(enemy("E1", hp=1), enemy("E2", hp=9)),
            cards=(gun("Jakobs", has=("rapid:1",)),),
        ),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Shoot(who="H1", target="E1", token="b", dice=("12",)),
            Again(who="H1", target="E2", dice=("2",)),
        ),
        after={2: {at.peril: ("H1",), at.enemies: ("E2",)}},
        then={at.stands: {"H1": "in"}, at.peril: ()},
    ),
    "TB-126 barrel": Row(
        proves="TB-126 TB-240",
        given=attacked(hunter("H1", "red"), board=(*BESIDE, Put(kind="barrel", at="A")), at={**ALONE, "H4": "Z"}),
        when=(
            Strike(enemy="E1", at="H1", dice=("2",)),
            Melee(who="H1", target="Barrel", dice=("6",)),
            Blast(dice=("9",)),
        ),
        after={2: {at.peril: ("H1",), at.stands: {"H1": "peril"}}},
        happens=(Fact(EnemyTakenOut, enemy="E1", by="H1"), Fact(PerilOver, saved=True)),
        then={at.stands: {"H1": "in"}, at.tokens: {"H1": {"a": "RED/exhausted"}}, at.defenders: ()},
    ),
    "TB-276 yes": Row(
        proves="TB-276 TB-126",
        given=attacked(
            hunter("H1", "red red", sidekick="K"),
            foes=(enemy("E1", hp=1),),
            cards=(SidekickCard(name="K", skills=(("melee", 2),)),),
            before=(read_as("fight-sidekick", "yes"), Shift(model="K", zone="A")),
        ),
        when=(
            Strike(enemy="E1", token="a", dice=("2",)),
            Melee(who="K", target="E1", token="a", dice=("6",)),
        ),
        then={at.stands: {"H1": "in"}, at.peril: ()},
    ),
    "TB-276 runner": Row(
        proves="TB-276 TB-259",
        given=attacked(
            hunter("H1", "red", gear=("Jakobs",)), foes=(enemy("E1", hp=1),), cards=(RUNNER,), before=spent("H1", "a")
        ),
        when=(Strike(enemy="E1", dice=("2",)), Shoot(who="H1", target="E1", dice=("8",))),
        after={1: {at.peril: ("H1",)}},
        then={at.stands: {"H1": "in"}},
    ),
    "TB-276 no": Row(
        given=attacked(
            hunter("H1", "red", gear=("Jakobs",)),
            foes=TWO,
            cards=(RUNNER,),
            before=(*spent("H1", "a"), read_as("fight-runner", "no")),
        ),
        when=Strike(enemy="E1", dice=("2",)),
        never=(PerilBegan,),
        then={at.stands: {"H1": "out"}},
    ),
    "TB-128": Row(
        proves="TB-128 TB-172",
        given=attacked(
            hunter("H1", "red"),
            hunter("H2", "green"),
            foes=(enemy("E1", has=("explosive",), defense=9),),
            at={"H3": "Z", "H4": "Z"},
        ),
        when=(
            Strike(enemy="E1", at="H1", dice=("2",)),
            Pass(who="H1"),
            Defend(who="H2", dice=("2",)),
            Pass(who="H1"),
        ),
        after={1: {at.peril: ("H1",), open_windows: 0}, 3: {open_windows: 1}},
        refused={2: No("TB-042", "still-open")},
        then={at.stands: {"H1": "out"}, reactors: ("H2", "H3", "H4")},
    ),
    "TB-175 activation": Row(
        proves="TB-175 TB-180",
        given=game(
            hunter("H1", "red yellow red"),
            at=ALONE,
            board=(enemy("E1", attack="attacks"), enters("E1", "A")),
            then=(Activate(hunter="H1"), Melee(who="H1", target="E1", token="a", dice=("1",))),
        ),
        when=(
            Strike(enemy="E1", at="H1", token="b", dice=("2",)),
            Do(who="H1", action="Wait", token="b"),
            Do(who="H1", action="Wait", token="c"),
            Pass(all=True),
            Do(who="H1", action="Wait", token="c"),
        ),
        refused={3: No("TB-176", "reaction-taken")},
        then={at.active: "H1", at.tokens: {"H1": {"c": "RED/exhausted"}}},
    ),
}


def test_who_fights_for_its_life_acts_unnamed() -> None:
    table = Sitting(RULESET, attacked(hunter("H1", "red red"), foes=TWO[:1]))
    table.say(Strike(who="H4", enemy="E1", at="H1", token="a", dice=("2",)))
    assert [RULESET.views.turn(table.state, verb) for verb in ("melee", "pass", "spend")] == ["H1", "H1", ""]


@each(REACTIONS | FIGHTS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
