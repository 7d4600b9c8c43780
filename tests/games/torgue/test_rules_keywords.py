"""What the rulebook says to keywords and elements of attacks, rule by rule."""

from __future__ import annotations

from ledger.core.table.moves import Waive
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import (
    BlastSet,
    EffectPlaced,
    EnemyShieldRolled,
    FumbleSettled,
    TargetHit,
    TargetMissed,
    VolleyEnded,
)
from ledger.games.torgue.events.loot import GearDropped
from ledger.games.torgue.events.turns import ModelMoved, TokenSpent
from ledger.games.torgue.moves.attacks import Again, Enough, Fumbled, Throw
from ledger.games.torgue.moves.defence import Fall
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.moves.setup import Put
from ledger.games.torgue.moves.turns import Shift, Walk
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_attacks as air
from tests.games.torgue.histories import Moves, afflicted, enemy, enters, game, gun, hunter
from tests.games.torgue.histories_attacks import APART, ROW, axe, fight, grenade, hit, missed, rolled, shot
from tests.games.torgue.histories_defence import attacked, read_as
from tests.tables import Fact, No, Row, each, prove

FOE = (enemy("E1", hp=9), enters("E1"))


def crowd(*labels: str, at_zone: str = "B") -> Moves:
    return (*ROW, *(enemy(each, hp=9) for each in labels), *(enters(each, at_zone) for each in labels))


def again(face: str = "4", target: str = "E1", **more: object) -> Again:
    return Again(who="H1", target=target, dice=(face,), **more)  # type: ignore[arg-type]  # fields of a row


def _beside_bloodwing() -> Moves:
    """The Sidekick of H1 stands beside the target of an Explosive gun."""
    me = hunter("H1", "yellow", sidekick="Bloodwing", gear=("Gun",))
    board = (*ROW, enemy("Dummy", hp=9), enters("Dummy", "B"))
    return (*game(me, cards=(gun("Gun", has=("explosive",)),), board=board), Shift(model="Bloodwing", zone="B"))


REROLLS: dict[str, Row[Torgue]] = {
    "TB-249": Row(
        given=fight(gun("Gun", has=("accurate",)), tokens="yellow yellow", board=FOE),
        when=(shot(face="5:2"), shot(face="2:3:6"), shot(face="1:8")),
        refused={2: No("TB-249", "reroll-twice")},
        happens=(rolled(2), missed("E1", 2, 5), rolled(8, crit=True, fumble=False)),
    ),
    "TB-249 better": Row(
        given=fight(gun("Gun", has=("accurate",)), board=FOE, then=(read_as("accurate", "better"),)),
        when=shot(face="5:2"),
        happens=(rolled(5), hit("E1", 5, 5)),
    ),
    "TB-249 barred": Row(given=fight(board=FOE), when=shot(face="5:2"), refused={1: No("TB-249", "reroll-barred")}),
}
AMMO: dict[str, Row[Torgue]] = {
    "TB-250": Row(
        given=fight(gun("Gun", has=("ammo-guzzler", "rapid:2")), board=FOE),
        when=(shot(), again(), Enough(who="H1")),
        after={2: {at.empty: {"H1": ()}, air.shots_left: 1}},
        happens=(Fact(VolleyEnded),),
        then={at.empty: {"H1": ("Gun",)}, air.shots_left: 0},
    ),
    "TB-250 first": Row(
        given=fight(gun("Gun", has=("ammo-guzzler", "rapid:2")), board=FOE, then=(read_as("guzzler", "first"),)),
        when=(shot(), again()),
        refused={2: No("TB-258", "volley-missing")},
        then={at.empty: {"H1": ("Gun",)}},
    ),
    "TB-251": Row(
        given=fight(gun("Gun", has=("small-clip", "rapid:2")), board=FOE),
        when=((shot(), again("1"), Fumbled(enemy="E1")), again()),
        refused={2: No("TB-258", "volley-missing")},
        then={at.empty: {"H1": ("Gun",)}},
    ),
    "TB-251 goes on": Row(
        given=fight(gun("Gun", has=("small-clip", "rapid:2")), board=FOE, then=(read_as("clip-rapid", "goes-on"),)),
        when=(shot(face="1"), again(), Fumbled(enemy="E1"), again()),
        refused={2: No("TB-042", "still-open")},
        then={at.empty: {"H1": ("Gun",)}, air.shots_left: 1},
    ),
    "TB-255": Row(
        given=fight(gun("Gun", has=("disposable", "rapid:1"), deck="torgue"), board=FOE),
        when=(shot(), again()),
        after={1: {at.equipped: {"H1": ("Gun",)}}},
        happens=(Fact(GearDropped, card="Gun", deck="torgue", why="Disposable"),),
        then={at.equipped: {"H1": ()}},
    ),
}
CHARGES: dict[str, Row[Torgue]] = {
    "TB-252": Row(
        given=fight(gun("Gun", has=("charge",), range=("red",)), tokens="green green", board=crowd("E1", at_zone="C")),
        when=(shot(), shot(to="Z"), shot(to="B")),
        refused={1: No("TB-043", "range-missing"), 2: No("TB-043", "range-missing")},
        happens=(Fact(ModelMoved, was="A", now="B", steps=1, why="Charge"), rolled(4)),
        then={at.zones: {"H1": "B"}},
    ),
    "TB-252 barred": Row(
        proves="TB-252 TB-041",
        given=fight(
            gun("Gun", has=("charge",)),
            gun("Plain"),
            tokens="green",
            board=(*crowd("E1", at_zone="D"), *(Put(kind="tire", at="B") for _ in range(3))),
        ),
        when=(
            shot(to="Z", with_="Plain"),
            shot(to="B", with_="Gun"),
            shot(to="C", with_="Gun"),
        ),
        refused={1: No("TB-252", "charge-missing"), 2: No("TB-041", "zone-full"), 3: No("TB-041", "way-missing")},
    ),
}
CROWDS: dict[str, Row[Torgue]] = {
    "TB-253": Row(
        given=fight(gun("Gun", has=("crowd-control",)), tokens="red red red", board=crowd("E1", "E2", "E3")),
        when=(
            shot(crowd=("2",)),
            shot(and_=("E2", "E3"), crowd=("2",)),
            shot(and_=("E3",), crowd=("2",)),
            shot(crowd=("4",)),
            shot(crowd=("1",)),
        ),
        asked={1: "and_"},
        refused={2: No("TB-253", "crowd-count")},
        happens=(
            *(missed(each, 4, 5) for each in ("E1", "E3")),
            *(missed(each, 4, 5) for each in ("E1", "E2", "E3")),
            missed("E1", 4, 5),
        ),
    ),
    "TB-253 one zone": Row(
        given=fight(gun("Gun", has=("crowd-control",)), board=(*crowd("E1"), enemy("E2"), enters("E2", "C"))),
        when=(shot(and_=("E2",), crowd=("3",)), shot(crowd=("3",))),
        refused={1: No("TB-253", "crowd-apart")},
        happens=(missed("E1", 4, 5),),
    ),
}
EXPLOSIONS: dict[str, Row[Torgue]] = {
    "TB-256": Row(
        given=fight(
            gun("Gun", has=("explosive", "deadly", "incendiary")),
            at={"H2": "B", "H3": "Z"},
            board=(*crowd("E1"), enemy("E2", hp=9, defense=8), enters("E2", "B")),
        ),
        when=shot(face="6", element=("4",)),
        happens=(hit("E1", 6, 5, 2), missed("E2", 6, 8)),
        then={
            at.defenders: ("H2",),
            air.strength: 6,
            at.effects: {"E1": {"burning": 1}, "E2": {"burning": 1}, "H2": {"burning": 1}, "H1": {}},
        },
    ),
    "TB-256 a fumble": Row(
        given=fight(gun("Gun", has=("explosive",)), at={"H2": "B", "H3": "Z"}, board=crowd("E1", "E2")),
        when=shot(face="1"),
        never=(TargetHit,),
        then={at.defenders: (), air.fumbling: ("E1",)},
    ),
    "TB-256 a Sidekick": Row(
        proves="TB-256 TB-137",
        given=_beside_bloodwing(),
        when=shot("Dummy", "5"),
        happens=(hit("Dummy", 5, 5),),
        then={at.defenders: ()},
    ),
    "TB-256 its owner": Row(
        proves="TB-256",
        given=(*_beside_bloodwing(), read_as("sidekick-area", "owner")),
        when=shot("Dummy", "5"),
        then={at.defenders: ("H1",), air.resist: "reflexes"},
    ),
    "TB-256 in melee": Row(
        proves="TB-256",
        given=fight(axe(has=("explosive",)), at={"H2": "B", "H3": "Z"}, board=crowd("E1")),
        when=shot(face="5"),
        then={at.defenders: ("H2",), air.resist: "melee", air.strength: 5},
    ),
    "TB-256 always Reflexes": Row(
        proves="TB-256",
        given=fight(
            axe(has=("explosive",)),
            at={"H2": "B", "H3": "Z"},
            board=crowd("E1"),
            then=(read_as("friend-explosive", "reflexes"),),
        ),
        when=shot(face="5"),
        then={at.defenders: ("H2",), air.resist: "reflexes"},
    ),
    "TB-256 oneself": Row(
        given=fight(grenade(has=("explosive",)), at=APART, board=crowd("E1", at_zone="A")),
        when=Throw(who="H1", target="E1", dice=("5",)),
        happens=(hit("E1", 5, 5),),
        then={at.defenders: ("H1",)},
    ),
}
REPEATS: dict[str, Row[Torgue]] = {
    "TB-258": Row(
        given=fight(gun("Gun", has=("rapid:2",)), tokens="red green", board=FOE),
        when=(
            shot(token="a"),
            Walk(who="H1", zone="Z", token="b"),
            Again(who="H2", target="E1", dice=("4",)),
            again("7"),
            again("6"),
        ),
        refused={
            2: No("TB-042", "still-open"),
            3: No("TB-258", "volley-other"),
            4: No("", "die-face"),
        },
        happens=(rolled(4, colour="red"), rolled(6, colour="red", crit=True)),
        then={air.shots_left: 1, at.tokens: {"H1": {"b": "GREEN/ready"}}},
    ),
    "TB-258 in total": Row(
        given=fight(gun("Gun", has=("rapid:2",)), board=FOE, then=(read_as("rapid", "total"),)),
        when=(shot(), again()),
        then={air.shots_left: 0},
        happens=(Fact(VolleyEnded),),
    ),
    "TB-258 lost": Row(
        given=fight(
            gun("Gun", has=("rapid:2",)),
            tokens="yellow yellow",
            board=(*FOE, enemy("E2", hp=1), enters("E2")),
            then=(read_as("rapid-down", "lost"),),
        ),
        when=shot("E2", "6"),
        then={air.shots_left: 0},
    ),
    "TB-258 the shooter falls": Row(
        given=fight(gun("Gun", has=("rapid:2",)), board=FOE),
        when=(shot(), Fall(hunter="H1"), again()),
        refused={3: No("TB-258", "volley-missing")},
        then={air.shots_left: 0},
    ),
}
RUNNERS: dict[str, Row[Torgue]] = {
    "TB-259": Row(
        given=fight(gun("Gun", has=("run-and-gun",)), gun("Other"), tokens="red", board=FOE),
        when=(
            shot(token="w1", with_="Gun"),
            shot(token="w1", with_="Other"),
            Walk(who="H1", zone="Z", token="w1"),
        ),
        refused={1: No("TB-259", "runner-action"), 2: No("TB-259", "runner-idle"), 3: No("TB-259", "runner-idle")},
    ),
    "TB-259 reacts": Row(
        given=attacked(
            hunter("H1", "red green", gear=("Gun", "Other")),
            foes=(enemy("E1", hp=9),),
            cards=(gun("Gun", has=("run-and-gun",)), gun("Other")),
        ),
        when=(
            Strike(enemy="E1", token="w1", dice=("2",)),
            Strike(enemy="E1", token="b", dice=("2",)),
            shot(token="w1", face="8", with_="Other"),
            shot(token="w1", face="8", with_="Gun"),
        ),
        refused={1: No("TB-259", "runner-idle"), 3: No("TB-259", "runner-idle")},
        happens=(Fact(TokenSpent, token="w1", colour="yellow"), rolled(8, crit=True)),
        then={at.tokens: {"H1": {"a": "RED/ready", "b": "RED<GREEN/ready"}}},
    ),
    "TB-175 a Rapid [RE]action": Row(
        proves="TB-175 TB-126 TB-258",
        given=attacked(
            hunter("H1", "red", gear=("Gun",)),
            foes=(enemy("E1", hp=2),),
            cards=(gun("Gun", has=("rapid:1",)),),
        ),
        when=(Strike(enemy="E1", token="a", dice=("2",)), shot(face="5"), again("5")),
        after={1: {at.peril: ("H1",)}, 2: {at.peril: ("H1",)}},
        then={at.peril: (), at.stands: {"H1": "in"}},
    ),
}
FUMBLES: dict[str, Row[Torgue]] = {
    "TB-261": Row(
        given=fight(gun("Gun", has=("suppression",)), gun("Plain"), tokens="red red red", board=FOE),
        when=(
            shot(face="1", with_="Gun", ignore=True),
            shot(face="1", with_="Gun", ignore=True),
            shot(face="1", with_="Plain", ignore=True),
        ),
        refused={2: No("TB-261", "fumble-firm"), 3: No("TB-261", "fumble-firm")},
        happens=(Fact(FumbleSettled, how="ignored, Suppression"),),
        then={air.fumbles: ()},
    ),
    "TB-261 a weapon": Row(
        given=fight(
            gun("Gun", has=("suppression",)),
            gun("Plain"),
            tokens="red red",
            board=FOE,
            then=(read_as("suppression", "weapon"),),
        ),
        when=(
            (shot(face="1", with_="Plain"), Fumbled(enemy="E1")),
            (shot(face="1", with_="Gun"), Fumbled(enemy="E1", ignore=True)),
        ),
        happens=(Fact(FumbleSettled, how="carried out"), Fact(FumbleSettled, how="ignored, Suppression")),
    ),
}
ELEMENTS: dict[str, Row[Torgue]] = {
    "TB-264": Row(
        given=fight(
            gun("Gun", has=("slag", "cryo", "explosive")),
            board=(*crowd("E1", "E2"),),
            then=(read_as("element-die", "target"),),
        ),
        when=shot(face="2", element=("4", "1", "2", "4")),
        then={at.effects: {"E1": {"slag": 1}, "E2": {"cryo": 1}}},
    ),
    "TB-005": Row(
        proves="TB-005 TB-253 TB-264",
        given=fight(board=FOE),
        when=(shot(element=("4",)), shot(crowd=("2",)), shot(element=("4",), because="a card says so")),
        refused={1: No("TB-264", "element-unasked"), 2: No("TB-253", "crowd-unasked")},
        then={at.effects: {"E1": {}}, at.overruled: 1},
    ),
    "TB-264 asks": Row(given=fight(gun("Gun", has=("slag", "cryo")), board=FOE), when=shot(), asked={1: "element"}),
    "TB-264 later": Row(
        proves="TB-264 TB-271",
        given=fight(gun("Gun", has=("slag",)), board=FOE, then=(read_as("token-acts", "later"),)),
        when=shot(face="5", element=("4",)),
        happens=(hit("E1", 5, 5, 1), Fact(EffectPlaced, effect="slag")),
    ),
    "TB-270": Row(
        proves="TB-270 TB-181 TB-264",
        given=fight(gun("Gun", has=("shock",)), board=(enemy("E1", hp=9, defense=4, shield="green"), enters("E1"))),
        when=(shot(element=("3",)), Waive(), shot(element=("4",))),
        asked={1: "shields"},
        happens=(hit("E1", 4, 4),),
        never=(EnemyShieldRolled,),
        then={at.enemy_shields: {"E1": "spent"}, at.enemy_wounds: {"E1": 1}},
    ),
    "TB-268": Row(
        proves="TB-268 TB-264",
        given=fight(gun("Gun", has=("radiation",)), board=(enemy("E1", hp=1), enters("E1"))),
        when=shot(face="5", element=("4",)),
        happens=(Fact(EffectPlaced, effect="radiation"), hit("E1", 5, 5), Fact(BlastSet)),
    ),
    "TB-265": Row(
        proves="TB-265 TB-264",
        given=fight(gun("Gun", has=("corrosive:1",)), board=(enemy("E1", hp=9), enters("E1"))),
        when=shot(element=("4",)),
        happens=(hit("E1", 4, 4),),
    ),
    "TB-263": Row(
        proves="TB-263 TB-271",
        given=fight(
            gun("Gun", has=("cryo", "deadly-crits")),
            board=(enemy("E1", hp=9, has=("vulnerable:cryo", "vulnerable:shock")), enters("E1")),
            then=(afflicted("E1", "slag", 2),),
        ),
        when=shot(face="8", element=("1",)),
        happens=(hit("E1", 8, 5, 4),),
        never=(TargetMissed,),
    ),
    "TB-257": Row(
        given=fight(board=(enemy("E1", hp=1, has=("loot-puppet:2",)), enters("E1", "B"), *ROW)),
        when=shot(face="5"),
        then={at.draws: 3},
    ),
}


@each(REROLLS | AMMO | CHARGES | CROWDS | EXPLOSIONS | REPEATS | RUNNERS | FUMBLES | ELEMENTS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
