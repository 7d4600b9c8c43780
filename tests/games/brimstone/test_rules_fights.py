"""Fights, threat, loot, turns, escapes, attacks and Dynamite where no worked case says more."""

from __future__ import annotations

from ledger.core.table.moves import SetOption
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import (
    AttackRolled,
    BreathCaught,
    DynamiteThrown,
    EscapeRolled,
    FightOver,
    FoesFell,
    FoeWounded,
    HitsAssigned,
    LootLapsed,
    ThreatDrawn,
)
from ledger.games.brimstone.events.numbers import DeterminationSpent, MovementLost
from ledger.games.brimstone.moves.fighting import (
    Assign,
    Brawl,
    Breathe,
    Damage,
    Done,
    EndTurn,
    Escape,
    FightEnd,
    Foes,
    Go,
    Loot,
    Melee,
    Movement,
    Shoot,
    Slay,
    Threat,
    ThreatCard,
    Throw,
)
from ledger.games.brimstone.moves.posse import Injury, Rolls
from ledger.games.brimstone.moves.things import Bag, Hold, PickUp
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out, posse
from tests.tables import Fact, No, Row, each, prove

TWO = game(hero("Ada", combat=1), hero("Ben", initiative=2))
GHOUL = Foes(name="Ghoul", count=2, initiative=3, escape=4, health=4)
BLIND = Foes(name="Shade", count=1)
HIT = Melee(dice=("4",), hits=(("Ghoul", 1),), who="Ada")
WON = (*TWO, ThreatCard(name="Ghouls"), GHOUL, Slay(name="Ghoul", count=2))
SHOTGUN = PickUp(item="Shotgun", hands=2, range=5, shots=1, die=8, damage=8, crit=6, who="Ada")
STICK = Bag(thing="Dynamite", who="Ada")

ROWS: dict[str, Row[Brimstone]] = {
    "SB-HIT-04 SB-ATT-01 what is told of enemies anew takes nothing back of their wounds": Row(
        given=(*TWO, GHOUL, HIT, Damage(name="Ghoul", dice=("3",), who="Ada")),
        stands={at.enemy_health: {"Ghoul": 1}},
        when=(
            Foes(name="Ghoul", count=1, health=4),
            Foes(name="Ghoul", count=0, health=6),
            Foes(name="Ghoul", count=0, health=2),
        ),
        after={1: {at.enemy_health: {"Ghoul": 1}}, 2: {at.enemy_health: {"Ghoul": 3}}},
        then={at.enemy_health: {"Ghoul": 1}, at.enemies: {"Ghoul": 3}},
    ),
    "SB-FGT-01 what is printed on enemies begins no fight": Row(
        given=TWO,
        when=(Foes(name="Bat", count=0, initiative=9), GHOUL, Foes(name="Bat", count=0, initiative=9)),
        refused={1: No("SB-FGT-01", "foe-unknown"), 3: No("SB-FGT-01", "foe-unknown")},
        after={1: {at.fight: False}},
        then={at.enemies: {"Ghoul": 2}},
    ),
    "SB-THR-02 AMB-11 a card that another card calls for counts for loot": Row(
        given=TWO,
        when=(ThreatCard(name="Ghouls"), ThreatCard(name="More", parent="Ghouls"), FightEnd()),
        then={at.loot: {"Ada": 2, "Ben": 2}},
        happens=(Fact(ThreatDrawn, name="More", parent="Ghouls", counts=True),),
    ),
    "AMB-11 unless the table says otherwise": Row(
        given=(*TWO, SetOption(name="chained-loot", value="no")),
        when=(ThreatCard(name="Ghouls"), ThreatCard(name="More", parent="Ghouls"), FightEnd()),
        then={at.loot: {"Ada": 1, "Ben": 1}},
    ),
    "SB-THR-03 three loot cards at most, taken one by one; who is out gets them, the dead do not (AMB-12)": Row(
        given=(
            *game(hero("Ada"), hero("Ben"), hero("Cal")),
            Injury(result="death", who="Cal"),
            *(ThreatCard(name=f"Card {n}") for n in range(4)),
            out("Ben", health=10),
        ),
        when=(FightEnd(), Loot(card="Dark Stone", stones=1, gold=50, dice=("1",), who="Ada")),
        after={1: {at.loot: {"Ada": 3, "Ben": 3, "Cal": 0}}},
        then={at.loot: {"Ada": 2}, at.darkstone: {"Ada": 1}, at.gold: {"Ada": 50}},
    ),
    "SB-THR-03 loot that is not due, and loot that nobody took": Row(
        given=(*WON, FightEnd(), Loot(card="Coins", who="Ben")),
        when=(Loot(card="Coins", who="Ben"), Brawl(cause="more"), FightEnd()),
        refused={1: No("SB-THR-03", "loot-none")},
        happens=(Fact(LootLapsed, who="Ada", count=1),),
        then={at.loot: {"Ada": 0}},
    ),
    "SB-THR-01 AMB-29 another level is taken in with a doubt; the dead do not count": Row(
        given=(*posse(3), Injury(result="death", who="A")),
        when=Threat(level="epic"),
        then={at.threat: "low", at.warned: ("SB-THR-01",)},
    ),
    "AMB-29 the table may count those who stand": Row(
        given=(*posse(3), SetOption(name="threat-counts", value="standing")),
        when=out("A", health=10),
        then={at.threat: "low"},
    ),
    "SB-FGT-01 no fight ends while enemies stand, and none begins twice": Row(
        given=(*TWO, GHOUL),
        when=(FightEnd(), Brawl(cause="noise"), Slay(name="Ghoul", count=3), Brawl(cause=" ")),
        refused={
            1: No("SB-FGT-01", "enemies-stand"),
            2: No("SB-FGT-01", "fight-on"),
            3: No("SB-FGT-01", "foes-few"),
            4: No("SB-FGT-01", "fight-on"),
        },
        then={at.enemies: {"Ghoul": 2}},
    ),
    "SB-FGT-02 a fight has a cause": Row(
        given=TWO, when=Brawl(cause=" "), refused={1: No("SB-FGT-02", "cause-missing")}
    ),
    "SB-FGT-01 AMB-28 with every hero out the table is told to decide": Row(
        given=(*TWO, Brawl(cause="Void"), out("Ada", health=10), out("Ben", sanity=10)),
        when=FightEnd(),
        then={at.warned: ("SB-FGT-01",), at.fight: False},
    ),
    "SB-FGT-01 AMB-42 movement after the fight is walked": Row(
        given=(*WON[:-1], Movement(squares=5, who="Ada"), Slay(name="Ghoul", count=2, xp=10, who="Ada")),
        when=(FightEnd(), Go(squares=2, who="Ada")),
        then={at.movement: {"Ada": 3}, at.xp: {"Ada": 10}},
        never=(MovementLost,),
    ),
    "AMB-42 or it is lost": Row(
        given=(*WON, SetOption(name="after-fight", value="lost")),
        when=FightEnd(),
        then={at.movement: {"Ada": 0, "Ben": 0}},
        happens=(Fact(MovementLost, who="Ada", was=5),),
    ),
    "SB-POS-04 breath is caught after a fight, three at most, and not in one": Row(
        given=(*game(hero("Ada", health=7, health_max=10, sanity=8, sanity_max=10)), Brawl(cause="Void")),
        when=(
            Breathe(health=1, sanity=0, who="Ada"),
            (FightEnd(), Breathe(health=1, sanity=2, who="Ada")),
            Breathe(health=1, sanity=0, who="Ada"),
        ),
        refused={1: No("SB-POS-04", "breath-spent"), 3: No("SB-POS-04", "breath-spent")},
        then={at.health: {"Ada": 8}, at.sanity: {"Ada": 10}},
        happens=(Fact(BreathCaught, by=3, left=0),),
    ),
    "SB-ATT-01 what is known of enemies is kept and added to": Row(
        given=(*TWO, BLIND),
        when=(Escape(name="Shade", dice=("5",), who="Ada"), Foes(name="Shade", count=1, escape=5, has="2 horror hits")),
        refused={1: No("SB-ESC-01", "escape-unknown")},
        then={at.enemies: {"Shade": 2}},
    ),
    "SB-FGT-01 nobody can be attacked who is not there": Row(
        given=TWO, when=Melee(dice=("4",), hits=(("Ogre", 1),), who="Ada"), refused={1: No("SB-FGT-01", "foe-unknown")}
    ),
    "SB-INI-01 acting before one's place is taken in with a doubt": Row(
        given=(*TWO, GHOUL),
        when=(Done(who="Ben"), Done(who="Ben")),
        refused={2: No("SB-INI-01", "turn-done")},
        then={at.order: ("Ada", "Ghoul", "Ben"), at.warned: ("SB-INI-01",)},
    ),
    "SB-INI-01 so is an attack before a faster hero": Row(
        given=(*TWO, GHOUL),
        when=(Melee(dice=("4", "1"), who="Ben"), HIT),
        then={at.warned: ("SB-INI-01",), at.attacked: {"Ada": True, "Ben": True}},
    ),
    "AMB-13 the table may let monsters go first": Row(
        given=(*game(hero("Ada", initiative=3)), SetOption(name="ties", value="monsters")),
        when=GHOUL,
        then={at.order: ("Ghoul", "Ada")},
    ),
    "SB-ESC-04 a failed escape is tried again by a re-roll alone (AMB-15)": Row(
        given=(*TWO, GHOUL, Escape(name="Ghoul", dice=("2",), who="Ada")),
        when=Escape(name="Ghoul", dice=("6",), who="Ada"),
        refused={1: No("SB-ESC-04", "escape-failed")},
    ),
    "AMB-14 a table may let an escape cover lower values only": Row(
        given=(*TWO, SetOption(name="escape-covers", value="lower"), GHOUL, Foes(name="Slug", count=1, escape=2)),
        when=(
            Escape(name="Ghoul", dice=("4",), who="Ada"),
            Go(squares=1, past=("Slug",), who="Ada"),
            Go(squares=1, past=("Ghoul",), who="Ada"),
        ),
        refused={3: No("SB-ESC-01", "escape-due")},
        happens=(Fact(EscapeRolled, success=True),),
    ),
    "SB-POS-03 nobody moves further than was said": Row(
        given=TWO,
        when=(Go(squares=6, who="Ada"), Movement(squares=8, dice=("6",), who="Ada"), Go(squares=6, who="Ada")),
        refused={1: No("SB-POS-03", "movement-short")},
        then={at.movement: {"Ada": 2}},
    ),
    "SB-MEL-03 damage falls on one after the other, and the settled hits are gone": Row(
        given=(*game(hero("Ada", combat=3)), GHOUL, Melee(dice=("4", "5", "1"), hits=(("Ghoul", 2),), who="Ada")),
        when=(Damage(name="Ghoul", dice=("3", "2"), who="Ada"), Damage(name="Ghoul", dice=("1",), who="Ada")),
        refused={2: No("SB-MEL-03", "hits-unassigned")},
        then={at.enemies: {"Ghoul": 1}, at.enemy_health: {"Ghoul": 4}},
        happens=(Fact(FoeWounded, dealt=5, fell=1, left=1),),
    ),
    "SB-MEL-03 SB-RNG-04 hits may be assigned after the roll, as far as the weapon reaches": Row(
        given=(
            *game(hero("Ada")),
            PickUp(item="Pistol", hands=1, range=4, shots=2, who="Ada"),
            Hold(items=("Pistol",), who="Ada"),
            GHOUL,
            BLIND,
            Shoot(weapon="Pistol", dice=("4", "6"), who="Ada"),
        ),
        when=(
            Damage(name="Ghoul", dice=("3",), who="Ada"),
            Assign(targets=(("Ghoul", "1/5"),), who="Ada"),
            Assign(targets=(("Ghoul", "1/2"),), behind=("Ghoul",), who="Ada"),
            Assign(targets=(("Ghoul", "2/2"), ("Shade", "1/2")), who="Ada"),
            Assign(targets=(("Ghoul", "1/2"), ("Shade", "1/4")), who="Ada"),
            Damage(name="Ghoul", dice=("3",), who="Ada"),
        ),
        refused={
            1: No("SB-MEL-03", "hits-unassigned"),
            2: No("SB-RNG-02", "range-short"),
            3: No("SB-RNG-05", "wall-between"),
            4: No("SB-MEL-03", "hits-many"),
        },
        then={at.enemy_health: {"Ghoul": 1}},
        happens=(Fact(HitsAssigned, assigned=(("Ghoul", 1), ("Shade", 1))),),
    ),
    "SB-HIT-04 unknown health lets nobody fall by itself": Row(
        given=(*game(hero("Ada", combat=1)), BLIND, Melee(dice=("6",), hits=(("Shade", 1),), who="Ada")),
        when=(Damage(name="Shade", dice=("6",), plus=2, who="Ada"), Slay(name="Shade", count=1)),
        then={at.enemies: {"Shade": 0}},
        happens=(Fact(FoeWounded, dealt=8, fell=0), Fact(FoesFell, left=0)),
    ),
    "SB-HIT-03 AMB-39 a table may let armour stop criticals": Row(
        given=(
            *game(hero("Ada", combat=1)),
            SetOption(name="crit-ignores", value="nothing"),
            Foes(name="Golem", count=1, defense=2, health=9),
            Melee(dice=("6",), hits=(("Golem", 1),), who="Ada"),
        ),
        when=(Damage(name="Golem", dice=("5",), crits=2, who="Ada"), Damage(name="Golem", dice=("5",), who="Ada")),
        refused={1: No("SB-HIT-02", "crits-many")},
        then={at.enemy_health: {"Golem": 6}},
    ),
    "SB-DET-01 AMB-37 a point for each die": Row(
        given=(*game(hero("Ada", combat=2, determination=2)), GHOUL),
        when=Melee(dice=("1:4", "2:5"), hits=(("Ghoul", 2),), who="Ada"),
        then={at.determination: {"Ada": 0}},
        happens=(Fact(AttackRolled, hits=2),),
    ),
    "AMB-37 or a point for any of the dice just rolled": Row(
        given=(*game(hero("Ada", combat=2, determination=2)), SetOption(name="determination", value="all"), GHOUL),
        when=Melee(dice=("1:4", "2:5"), hits=(("Ghoul", 2),), who="Ada"),
        then={at.determination: {"Ada": 1}},
        happens=(Fact(DeterminationSpent, was=2, now=1),),
    ),
    "SB-DET-01 a ruling spends what is there": Row(
        given=game(hero("Ada", determination=1)),
        when=Rolls(what="travel", dice=("1:2:3",), who="Ada", because="a card gives one"),
        then={at.determination: {"Ada": 0}, at.overrides: ("SB-DET-01",)},
    ),
    "SB-RNG-01 SB-HIT-02 a shotgun rolls d8 and is critical on 6, 7 and 8": Row(
        given=(*game(hero("Ada")), SHOTGUN, Hold(items=("Shotgun",), who="Ada"), GHOUL),
        when=(Shoot(weapon="Shotgun", dice=("7",), targets=(("Ghoul", "1/5"),), who="Ada")),
        happens=(Fact(AttackRolled, how="Shotgun", hits=1, crits=1),),
    ),
    "SB-RNG-01 what does not shoot, what has no dice, and aims that are none": Row(
        given=(
            *game(hero("Ada", combat=0)),
            SHOTGUN,
            PickUp(item="Rope", who="Ada"),
            Hold(items=("Shotgun",), who="Ada"),
            GHOUL,
        ),
        when=(
            Shoot(weapon="Rope", dice=("4",), who="Ada"),
            Melee(who="Ada"),
            Shoot(weapon="Shotgun", dice=("4",), targets=(("Ghoul", "x"),), who="Ada"),
            Shoot(weapon="Shotgun", dice=("=4",), targets=(("Ghoul", "1/2"),), who="Ada"),
        ),
        refused={
            1: No("SB-RNG-01", "weapon-mute"),
            2: No("SB-MEL-02", "dice-none"),
            3: No("SB-RNG-02", "aim-bad"),
            4: No("SB-DET-03", "dice-faces"),
        },
        then={at.attacked: {"Ada": False}},
    ),
    "SB-FRE-03 a Free Attack before the regular one is taken in with a doubt": Row(
        given=(*TWO, GHOUL),
        when=Melee(dice=("4",), hits=(("Ghoul", 1),), free="Quick Draw", who="Ada"),
        then={at.warned: ("SB-FRE-03",), at.attacked: {"Ada": False}, at.free_attacks: {"Ada": 1}},
    ),
    "SB-DYN-05 a hit does not bounce, and nobody throws what is not there": Row(
        given=(*TWO, STICK, GHOUL),
        when=(
            Throw(distance=2, dice=("5",), bounces=1, who="Ada"),
            Throw(distance=2, dice=("5",), who="Ben"),
            Throw(distance=6, dice=("5",), who="Ada"),
            Throw(distance=2, dice=("5",), victims=(("Ghoul", 7),), who="Ada"),
            Throw(distance=2, dice=("5",), victims=(("Ghoul", 3), ("Ben", 2)), who="Ada"),
        ),
        refused={
            1: No("SB-DYN-05", "bounce-none"),
            2: No("SB-DYN-01", "token-missing"),
            3: No("SB-DYN-02", "throw-far"),
            4: No("SB-DYN-03", "die-odd"),
        },
        then={at.health: {"Ben": 8}, at.enemy_health: {"Ghoul": 1}},
        happens=(Fact(DynamiteThrown, hit=True),),
    ),
    "AMB-09 AMB-33 one die for all, and no monster hurt, where the table says so": Row(
        given=(
            *TWO,
            STICK,
            SetOption(name="dynamite-dice", value="shared"),
            SetOption(name="dynamite-hurts", value="heroes"),
            GHOUL,
        ),
        when=(
            Throw(distance=2, dice=("5",), victims=(("Ben", 2), ("Ada", 3)), who="Ada"),
            Throw(distance=2, dice=("5",), victims=(("Ghoul", 3),), who="Ada"),
            Throw(distance=2, dice=("5",), victims=(("Ben", 2),), who="Ada"),
        ),
        refused={1: No("AMB-09", "die-shared"), 2: No("AMB-33", "victim-spared")},
        then={at.health: {"Ben": 8}},
    ),
    "SB-THR-04 SB-FGT-01 a fight without cards ends without loot": Row(
        given=(*TWO, GHOUL, Slay(name="Ghoul", count=2)),
        when=(FightEnd(), FightEnd()),
        refused={2: No("SB-FGT-01", "fight-none")},
        happens=(Fact(FightOver, loot=(("Ada", 0), ("Ben", 0))),),
    ),
    "SB-HIT-05 attacks come back with the next turn": Row(
        given=(*TWO, GHOUL, HIT, Damage(name="Ghoul", dice=("1",), who="Ada"), EndTurn()),
        when=HIT,
        then={at.attacked: {"Ada": True}, at.turn: 2},
    ),
}


@each(ROWS)
def test_it_is_as_the_rules_say(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
