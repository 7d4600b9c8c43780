"""What the rulebook says to attacks of Vault Hunters, rule by rule."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import AttackRolled, FumbleSettled, GearEmptied, TargetHit
from ledger.games.torgue.events.setup import Reminded
from ledger.games.torgue.events.turns import FreeTaken, TokenSpent
from ledger.games.torgue.moves.attacks import Fumbled, Melee, Shoot, Throw
from ledger.games.torgue.moves.cards import ActionCard, SidekickCard
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.moves.setup import LayZone, Put
from ledger.games.torgue.moves.turns import Activate, Done, Next
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.odds import faces_that_do, percent
from tests.games.torgue import readers as at
from tests.games.torgue import readers_attacks as air
from tests.games.torgue.histories import BECAUSE, enemy, enters, game, gun, hunter, over
from tests.games.torgue.histories_attacks import APART, ROW, axe, fight, grenade, hit, missed, rolled, shot
from tests.games.torgue.histories_defence import attacked, read_as
from tests.tables import Fact, No, Row, Sitting, each, prove

FOE = (enemy("E1", hp=9), enters("E1"))
TWO = (enemy("E1", hp=9, shield="red"), enemy("E2", hp=9, shield="green"), enters("E1"), enters("E2"))

DICE: dict[str, Row[Torgue]] = {
    "TB-004": Row(
        given=fight(tokens="yellow yellow", board=FOE),
        when=(shot(face="9"), shot(face="4", token="green"), shot(face="8", token="yellow")),
        refused={1: No("", "die-face"), 2: No("TB-046", "token-unknown")},
        happens=(rolled(8, colour="yellow", crit=True),),
    ),
    "TB-044": Row(
        proves="TB-044 TB-032",
        given=fight(tokens="yellow yellow", board=FOE),
        when=(shot(face="3", mod=2), shot(face="6", mod=-2)),
        happens=(rolled(5, plus=2), hit("E1", 5, 5), rolled(4, plus=-2), missed("E1", 4, 5)),
    ),
    "TB-045": Row(
        proves="TB-045 TB-052 TB-264",
        given=fight(gun("Gun", has=("deadly", "small-clip", "shock")), tokens="red", skills={"ranged": 9}, board=FOE),
        when=shot(face="1", element=("4",)),
        happens=(missed("E1", 10, 5), Fact(GearEmptied, card="Gun")),
        never=(TargetHit,),
        then={at.effects: {"E1": {"shock": 1}}, at.enemy_wounds: {"E1": 0}, at.empty: {"H1": ("Gun",)}},
    ),
    "TB-045 further effects": Row(
        proves="TB-045",
        given=fight(
            gun("Gun", then=("success:push_1", "crit:stun_it", "fail:lose_ammo", "always:noise")),
            tokens="red red red",
            board=FOE,
        ),
        when=(shot(face="5"), shot(face="6"), shot(face="4"), gun("Other", then=("push_1",))),
        refused={4: No("TB-045", "effect-untimed")},
        happens=tuple(
            Fact(Reminded, text=text)
            for text in (
                "Gun (E1): push 1.",
                "Gun (E1): noise.",
                "Gun (E1): push 1.",
                "Gun (E1): stun it.",
                "Gun (E1): noise.",
                "Gun: lose ammo.",
                "Gun: noise.",
            )
        ),
    ),
    "TB-054": Row(
        given=fight(tokens="red red", board=(enemy("E1", attack="moves"), enters("E1"))),
        when=(shot(face="1"), shot(face="4"), Fumbled(enemy="E1", waive=True), Fumbled(enemy="E1"), shot(face="4")),
        refused={2: No("TB-042", "still-open"), 4: No("TB-054", "fumble-missing")},
        happens=(Fact(FumbleSettled, how="waived"), rolled(4)),
    ),
    "TB-054 one of several": Row(
        given=fight(
            tokens="red",
            board=(ActionCard(name="Spray", of="Gun", several=True), *FOE, enemy("E2"), enters("E2")),
            then=(read_as("many-fumbles", "one"),),
        ),
        when=shot(face="1", with_="Spray", and_=("E2",)),
        then={air.fumbling: ("E1",)},
    ),
    "TB-056": Row(
        given=fight(gun("Gun", has=("rapid-crits:1",)), tokens="red red", board=FOE),
        when=(shot(face="5"), shot(face="6")),
        after={1: {air.shots_left: 0}, 2: {air.shots_left: 1}},
        happens=(rolled(5), rolled(6, crit=True)),
    ),
    "TB-185": Row(
        given=fight(
            tokens="red red red",
            skills={"ranged": 9},
            board=(enemy("E1", hp=9, shield="red"), enemy("E2", shield="red"), enters("E1"), enters("E2")),
            then=(read_as("shield-naturals", "natural"),),
        ),
        when=(shot(face="5", shields=("6",)), shot(face="6", shields=("6",)), shot("E2", "2", shields=("1",), mod=-9)),
        happens=(missed("E1", 14, 6), hit("E1", 15, 6), hit("E2", 2, 1)),
    ),
    "TB-181": Row(
        proves="TB-181 TB-183 TB-048",
        given=fight(tokens="red red", board=(ActionCard(name="Spray", of="Gun", several=True), *TWO)),
        when=(
            shot(face="5", with_="Spray", and_=("E2",), shields=("4",)),
            shot(face="5", with_="Spray", and_=("E2",), shields=("4", "9")),
            shot(face="5", with_="Spray", and_=("E2",), shields=("9",)),
        ),
        refused={1: No("TB-181", "dice-count")},
        happens=(hit("E1", 5, 4), missed("E2", 5, 9), hit("E1", 5, 5), missed("E2", 5, 9)),
        then={at.enemy_shields: {"E1": "spent", "E2": "ready"}, at.enemy_wounds: {"E1": 1, "E2": 0}},
    ),
}
TARGETS: dict[str, Row[Torgue]] = {
    "TB-046": Row(
        given=fight(
            board=(*ROW, *FOE, ActionCard(name="Taunt", harmless=True), Put(kind="vomit", at="B")),
        ),
        when=(
            shot("H2"),
            shot("Vomit"),
            shot(with_="Taunt"),
            shot(more=2),
        ),
        refused={
            1: No("TB-046", "target-friend"),
            2: No("TB-046", "target-object"),
            3: No("TB-046", "action-harmless"),
        },
        happens=(missed("E1", 4, 5),),
    ),
    "TB-046 a card adds wounds": Row(
        given=fight(board=FOE),
        when=shot(face="5", more=2),
        happens=(hit("E1", 5, 5, 3, parts=(("hit", 1), ("card", 2))),),
    ),
    "TB-043": Row(
        given=fight(gun("Gun", range=("red", "green")), board=(*ROW, enemy("E1", hp=9), enters("E1", "C"))),
        when=(shot(), shot(because=BECAUSE)),
        refused={1: No("TB-043", "range-missing", "YELLOW")},
        then={at.overruled: 1},
    ),
    "TB-043 asked": Row(
        given=fight(board=FOE, then=(read_as("distances", "asked"),)),
        when=(shot("E1"), shot(far=2)),
        asked={1: "far"},
        happens=(rolled(4),),
    ),
    "TB-048": Row(
        given=fight(board=(*FOE, enemy("E2"), enters("E2"))),
        when=shot(and_=("E2",)),
        refused={1: No("TB-048", "targets-several")},
    ),
    "TB-034": Row(given=fight(board=FOE), when=shot(unseen=True), refused={1: No("TB-034", "sight-missing")}),
    "TB-034 blind": Row(
        given=fight(
            board=(
                LayZone(name="B"),
                ActionCard(name="Mortar", of="Gun", blind=True, number=3),
                enemy("E1", defense=9),
                enters("E1"),
            )
        ),
        when=shot(face="3", with_="Mortar", unseen=True),
        happens=(hit("E1", 3, 3),),
    ),
    "TB-062": Row(
        proves="TB-062 TB-249",
        given=fight(axe(), tokens="red red", at=APART, board=(*FOE,)),
        when=(
            Melee(who="H1", target="E1", dice=("2:5",)),
            Melee(who="H1", target="E1", dice=("5",), more=1),
        ),
        refused={1: No("TB-249", "reroll-barred")},
        happens=(hit("E1", 5, 5, 2),),
    ),
}
WEAPONS: dict[str, Row[Torgue]] = {
    "TB-097": Row(
        proves="TB-097 TB-100",
        given=fight(gun("G1"), gun("G2"), gun("G3", gives=("attack+3",)), board=FOE),
        when=(shot(with_="G3"), Shoot(who="H1", target="E1", dice=("4",)), shot(with_="Railgun"), shot(with_="G1")),
        asked={2: "with_"},
        refused={1: No("TB-097", "gear-stored"), 3: No("TB-100", "weapon-unknown")},
        happens=(rolled(4, action="G1", plus=0),),
    ),
    "TB-100": Row(
        given=game(hunter("H1", "red"), hunter("H2", gear=("Gun",)), cards=(gun("Gun"),), board=FOE),
        when=(shot(), shot(with_="Gun")),
        refused={1: No("TB-100", "weapon-missing"), 2: No("TB-100", "gear-missing")},
    ),
    "TB-101": Row(
        given=fight(
            gun("G1", has=("small-clip",), gives=("ranged-attack+1",)),
            gun("G2"),
            axe(has=("ammo-guzzler",)),
            tokens="red red red",
            board=(enemy("E1", hp=9), enters("E1")),
        ),
        when=((shot(face="1", with_="G1"), Fumbled(enemy="E1")), shot(face="3"), shot(face="3", with_="G1")),
        refused={3: No("TB-101", "weapon-empty")},
        happens=(rolled(2, plus=1), rolled(3, plus=0, action="G2")),
    ),
    "TB-101 melee": Row(
        given=fight(axe(has=("ammo-guzzler",)), board=FOE),
        when=shot(face="3"),
        never=(GearEmptied,),
        then={at.empty: {"H1": ()}},
    ),
    "TB-033": Row(
        proves="TB-033 TB-138",
        given=game(
            hunter("H1", "red red", sidekick="Bloodwing", gear=("Gun",)),
            cards=(SidekickCard(name="Bloodwing", skills=(("reflexes", 3),)), gun("Gun", gives=("attack+1",))),
            board=(*FOE, ActionCard(name="Dive", of="Bloodwing", skill="reflexes")),
        ),
        when=(
            shot(with_="Dive"),
            Shoot(who="Bloodwing", target="E1", dice=("3",), with_="Gun"),
            Shoot(who="Bloodwing", target="E1", dice=("3",)),
        ),
        refused={1: No("TB-033", "action-other"), 2: No("TB-138", "sidekick-gear")},
        happens=(rolled(6, action="Dive", value=3, plus=0),),
    ),
}
GRENADES: dict[str, Row[Torgue]] = {
    "TB-103": Row(
        proves="TB-103 TB-105",
        given=fight(grenade(), gun("Gun"), tokens="red", board=FOE),
        when=(
            shot(with_="Frag"),
            Throw(who="H1", target="E1", with_="Gun", dice=("4",)),
            Throw(who="H1", target="E1", dice=("1",)),
        ),
        refused={1: No("TB-103", "weapon-grenade"), 2: No("TB-103", "weapon-thrown")},
        happens=(Fact(FreeTaken, action="Frag"), rolled(1, skill="reflexes"), Fact(GearEmptied, card="Frag")),
        never=(TokenSpent,),
        then={at.tokens: {"H1": {"a": "RED/ready"}}, at.empty: {"H1": ("Frag",)}, air.thrown: 1},
    ),
    "TB-106": Row(
        proves="TB-106 TB-026",
        given=fight(grenade(), board=FOE),
        when=(Throw(who="H1", target="E1", dice=("4",)), (Done(who="H1"), *over("H2", "H3", "H4"), Next())),
        after={1: {air.thrown: 1}},
        then={air.thrown: 0, at.phase: "enemies"},
    ),
    "TB-104": Row(
        given=fight(grenade(die="green"), tokens="red", board=FOE),
        when=(
            Throw(who="H1", target="E1", token="red", dice=("4",)),
            Throw(who="H1", target="E1", dice=("13",)),
            Throw(who="H1", target="E1", token="green", dice=("12",)),
        ),
        refused={1: No("TB-104", "die-fixed"), 2: No("", "die-face")},
        happens=(rolled(12, colour="green", crit=True),),
        then={at.empty: {"H1": ("Frag",)}, at.tokens: {"H1": {"a": "RED/ready"}}},
    ),
    "TB-104 untyped": Row(
        given=fight(grenade(die=None), board=FOE),
        when=(Throw(who="H1", target="E1", dice=("4",)), Throw(who="H2", target="E1", dice=("4",))),
        refused={1: No("TB-104", "die-unknown"), 2: No("TB-100", "weapon-missing")},
    ),
    "TB-174 a grenade": Row(
        proves="TB-174 TB-103 TB-105 TB-106",
        given=attacked(hunter("H1", "red green", gear=("Frag",)), foes=(enemy("E1", hp=9),), cards=(grenade(),)),
        when=(
            Strike(enemy="E1", token="b", dice=("2",)),
            Throw(who="H1", target="E1", token="a", dice=("7",)),
        ),
        happens=(Fact(TokenSpent, token="a"), rolled(7, colour="yellow"), hit("E1", 7, 5)),
        then={at.empty: {"H1": ("Frag",)}, air.thrown: 1, at.tokens: {"H1": {"a": "RED/exhausted"}}},
    ),
    "TB-174 a grenade for nothing": Row(
        proves="TB-174",
        given=attacked(
            hunter("H1", "red green", gear=("Frag",)),
            foes=(enemy("E1", hp=9),),
            cards=(grenade(), read_as("free-reaction", "free")),
        ),
        when=(Strike(enemy="E1", token="b", dice=("2",)), Throw(who="H1", target="E1", dice=("7",))),
        happens=(Fact(AttackRolled, colour="yellow"),),
        then={at.tokens: {"H1": {"a": "RED/ready"}}},
    ),
}


@each(DICE | TARGETS | WEAPONS | GRENADES)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)


def test_the_odds_of_a_token_count_its_highest_face_and_never_its_one() -> None:
    """TB-004: a crit is 1 in 12, 8 or 6, and so is a fumble."""
    assert [faces_that_do(each, 0, 99) for each in ("green", "yellow", "red")] == [1, 1, 1]
    assert [faces_that_do(each, 99, 2) for each in ("green", "yellow", "red")] == [11, 7, 5]
    assert percent("yellow", 2, 6) == 63
    sheet = RULESET.views.sheets(Sitting(RULESET, game()).state)[-1]
    assert [each.title for each in sheet.lists] == ["green die", "yellow die", "red die"]
    assert sheet.lists[1].rows[2] == "4: 63%"


def test_the_odds_against_each_enemy_count_skill_and_modifiers() -> None:
    """TB-004: token, Skill, modifier and target."""
    me = hunter("H1", "green yellow", skills={"ranged": 2}, gear=("Gun",), gives=("ranged-attack+1",))
    board = (enemy("E1", defense=7), enemy("E2", shield="red"), enters("E1"), enters("E2"))
    table = Sitting(RULESET, game(me, cards=(gun("Gun"),), board=board, then=(Activate(hunter="H1"),)))
    melee, ranged = RULESET.views.sheets(table.state)[-1].lists[3:]
    assert melee.title == "H1, melee +0"
    assert ranged.title == "H1, ranged +3"
    assert ranged.rows == ("E1 (7): green 75%, yellow 63%", "E2: rolls its shield")
