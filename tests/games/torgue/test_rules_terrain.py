"""What the rulebook says to terrain: tires, chests, machines, objects of a scenario, Skag Vomit."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import BlastSet, EffectPlaced, EnemyShieldRolled, TargetHit, TargetMissed
from ledger.games.torgue.events.loot import CardDrawn, CashGained, DrawOwed, LootLaid
from ledger.games.torgue.events.turns import ActionTaken, ChestOpened, ObjectTaken, PieceUsed, SkillRolled
from ledger.games.torgue.moves.attacks import Melee
from ledger.games.torgue.moves.defence import Blast
from ledger.games.torgue.moves.loot import DrawLoot, Keep
from ledger.games.torgue.moves.setup import Bag, LayZone, Put, ScenarioRule
from ledger.games.torgue.moves.turns import Activate, Collect, Contents, Interact
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.owed import Draw, Fresh
from tests.games.torgue import readers as at
from tests.games.torgue import readers_turns as seen
from tests.games.torgue.histories import BECAUSE, Moves, enemy, enters, game, hunter
from tests.tables import Fact, No, Row, each, prove

CHEST = (Put(kind="loot-chest", at="A"),)
AMMO = (Put(kind="ammo-chest", at="A"),)
TINKER = hunter("H1", "green green", skills={"tech": 1})


def opens(holds: Contents, chest: str = "Loot Chest", face: str = "6", **more: Any) -> Interact:
    """H1 rolls the d12 for a chest."""
    return Interact(who="H1", **{"token": "a", **more}, piece=chest, dice=(face,), holds=holds)


def tired(count: int, zone: str = "A") -> Moves:
    return (Put(kind="tire", at=zone, count=count),)


TIRES: dict[str, Row[Torgue]] = {
    "TB-238": Row(
        given=game(board=(LayZone(name="B", by=("A",)), *tired(2, "B"), enemy("Psycho"), enters("Psycho", "B"))),
        when=enters("Psycho", "B", "Psycho 9"),
        refused={1: No("TB-040", "zone-full")},
    ),
    "TB-239": Row(
        given=game(
            hunter("H1", "green"),
            board=(*tired(1), *tired(1, "B"), enemy("Psycho", defense=5), enters("Psycho", "B")),
            at={"H3": "Z"},
        ),
        when=Melee(who="H1", target="Psycho", token="a", dice=("5",)),
        then={seen.defence: {"H1": 1, "H3": 0}, seen.defense: {"Psycho": 6}},
        happens=(Fact(TargetMissed, total=5, needed=6),),
    ),
}
SHIELDED = (enemy("Goon", shield="green"), enters("Goon", "A"))
TIRES |= {
    "TB-239 shield": Row(
        given=game(TINKER, board=(*tired(1), *SHIELDED), at={"H2": "Z", "H3": "Z"}),
        when=Melee(who="H1", target="Goon", token="a", dice=("5",), shields=("5",)),
        happens=(Fact(EnemyShieldRolled, value=6), Fact(TargetMissed, total=5, needed=6)),
    ),
    "TB-239 shield alone": Row(
        given=game(
            TINKER,
            board=(*tired(1), *SHIELDED),
            at={"H2": "Z", "H3": "Z"},
            then=(SetOption(name="tire-shield", value="no"),),
        ),
        when=Melee(who="H1", target="Goon", token="a", dice=("5",), shields=("5",)),
        happens=(Fact(EnemyShieldRolled, value=5), Fact(TargetHit, total=5, needed=5)),
    ),
}
CHESTS: dict[str, Row[Torgue]] = {
    "TB-245": Row(
        proves="TB-245 TB-058 TB-032",
        given=game(TINKER, board=CHEST),
        when=(
            Interact(who="H1", token="a", piece="Loot Chest", dice=("2",)),
            Interact(who="H1", token="b", piece="Loot Chest", dice=("3",), holds="nothing"),
        ),
        after={1: {seen.used: (), seen.told: ("H1: 2, tech +1: 3 to 4, failure.",)}},
        then={
            seen.shown: {"A": ("Loot Chest (used)",)},
            at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "GREEN/exhausted"}},
        },
        happens=(
            Fact(SkillRolled, result="failure", needed=4, rule="TB-058"),
            Fact(SkillRolled, total=4, needed=4, result="success", colour="green"),
            Fact(PieceUsed, piece="Loot Chest"),
            Fact(ChestOpened, content="nothing"),
        ),
    ),
    "TB-058 chest": Row(
        given=game(TINKER, board=CHEST),
        when=(opens("nothing", obstacle=("3",)), opens("nothing", number=5), opens("nothing", number=4)),
        refused={1: No("TB-058", "obstacle-spare"), 2: No("TB-245", "number-printed", "4")},
        then={seen.used: ("Loot Chest",)},
    ),
    "TB-245 closed": Row(
        given=game(TINKER, board=CHEST),
        when=(opens("loot", face="2"), opens("loot", face="1"), opens("loot"), opens("cash", token="b")),
        refused={1: No("TB-245", "chest-closed"), 2: No("TB-245", "chest-closed"), 4: No("TB-245", "chest-open")},
    ),
    "TB-245 open": Row(
        given=game(TINKER, board=CHEST),
        when=(opens("nothing"), Interact(who="H1", token="b", piece="Loot Chest", dice=("6",))),
        refused={2: No("TB-245", "chest-open")},
    ),
    "TB-245 far": Row(
        given=game(TINKER, board=(Put(kind="mailbox", at="Z"),)),
        when=opens("loot", "Mailbox"),
        refused={1: No("TB-245", "chest-far", "Z")},
    ),
    "TB-245 asks": Row(
        given=game(hunter("H1", "red"), board=CHEST),
        when=(
            Interact(who="H1", piece="Loot Chest"),
            Interact(who="H1", piece="Loot Chest", dice=("6",)),
            Interact(who="H1", piece="Loot Chest", dice=("6",), holds="card"),
            Interact(who="H1", piece="Loot Chest", dice=("6",), holds="card", card="Jakobs"),
        ),
        asked={1: "dice", 2: "holds", 3: "card", 4: "deck"},
        then={at.tokens: {"H1": {"a": "RED/ready"}}},
    ),
    "TB-246 card": Row(
        given=game(TINKER, board=CHEST),
        when=(
            opens("card", card="Jakobs", deck="event"),
            opens("card", card="Jakobs", deck="torgue"),
            Keep(card="Jakobs", where="worn"),
        ),
        refused={1: No("TB-246", "deck-gearless")},
        after={2: {seen.fresh: (Fresh(who="H1", card="Jakobs", deck="torgue"),)}},
        then={at.equipped: {"H1": ("Jakobs",)}},
        happens=(Fact(CardDrawn),),
    ),
    "TB-246 cash": Row(
        given=game(TINKER, board=CHEST),
        when=opens("cash"),
        then={at.cash: {"H1": 1}},
        happens=(Fact(CashGained, was=0, now=1, why="Loot Chest"),),
    ),
    "TB-246 blast": Row(
        given=game(
            TINKER,
            board=(*CHEST, enemy("Psycho", defense=5), enters("Psycho", "A")),
            at={"H2": "Z", "H3": "Z"},
        ),
        when=(opens("blast"), Blast(dice=("5",), element=("4",))),
        then={at.effects: {"H1": {"burning": 1}, "Psycho": {"burning": 1}}, at.defenders: ("H1",)},
        happens=(Fact(BlastSet), Fact(EffectPlaced, model="Psycho", effect="burning")),
    ),
    "TB-272": Row(
        given=game(TINKER, board=(*CHEST, *AMMO)),
        when=(
            opens("bomb"),
            opens("control-panel"),
            opens("cash", takes=True),
            opens("objective"),
            opens("bomb", "Ammo Chest", token="b", takes=True),
        ),
        refused={
            1: No("TB-272", "chest-objective"),
            2: No("TB-272", "chest-objective"),
            3: No("TB-246", "objective-missing"),
        },
        then={seen.used: ("Loot Chest", "Ammo Chest"), at.objects: {"H1": ("bomb",)}},
    ),
    "TB-272 scenario": Row(
        proves="TB-272 TB-001",
        given=game(TINKER, board=(*CHEST, ScenarioRule(kind="loot-chest", text="a bomb may lie in it"))),
        when=opens("bomb"),
        then={at.reminders: ("scenario-rule",), seen.used: ("Loot Chest",)},
    ),
}
MACHINES: dict[str, Row[Torgue]] = {
    "TB-247": Row(
        proves="TB-247 TB-049",
        given=game(TINKER, board=(Put(kind="meds-machine", at="Z"),)),
        when=(
            Interact(who="H1", token="a", piece="Meds Machine", dice=("4",)),
            Interact(who="H1", token="a", piece="Meds Machine", far=2),
            Interact(who="H1", token="a", piece="Meds Machine"),
        ),
        refused={1: No("TB-064", "roll-barred"), 2: No("TB-247", "machine-far")},
        then={seen.machines: ("meds-machine",), at.tokens: {"H1": {"a": "GREEN/exhausted"}}},
    ),
    "TB-034": Row(
        proves="TB-034 TB-036",
        given=game(
            TINKER,
            board=(Put(kind="meds-machine", at="Z"), enemy("Psycho"), enters("Psycho", "A")),
            at={"H3": "Z"},
        ),
        when=Interact(who="H1", token="a", piece="Meds Machine"),
        refused={1: No("TB-034", "piece-unseen")},
    ),
    "TB-034 told": Row(
        given=game(TINKER, board=(Put(kind="meds-machine", at="Z"),)),
        when=Interact(who="H1", token="a", piece="Meds Machine", unseen=True),
        refused={1: No("TB-034", "piece-unseen")},
    ),
    "TB-247 asks": Row(
        given=game(
            TINKER, board=(Put(kind="meds-machine", at="Q"),), then=(SetOption(name="distances", value="asked"),)
        ),
        when=Interact(who="H1", token="a", piece="Meds Machine"),
        asked={1: "far"},
    ),
}
PANEL = Put(kind="objective", at="A", called="Panel", count=2)
OBJECTS: dict[str, Row[Torgue]] = {
    "TB-064": Row(
        proves="TB-064 TB-057",
        given=game(TINKER, board=(PANEL,)),
        when=(
            Interact(who="H1", token="a", piece="Panel", skill="tech", number=7, dice=("5",), takes=True),
            Interact(who="H1", token="b", piece="Objective", dice=("6",), takes=True),
        ),
        after={1: {at.objects: {"H1": ()}, seen.learned: {"Panel": ("tech", 7)}}},
        happens=(Fact(SkillRolled, total=6, needed=7, result="failure", colour="green"),),
        then={at.objects: {"H1": ()}},
        refused={2: No("TB-064", "roll-barred")},
    ),
    "TB-064 remembers": Row(
        given=game(
            TINKER,
            board=(Put(kind="objective", at="A", called="Panel"), Put(kind="objective", at="A", called="Panel 2")),
        ),
        when=(
            Interact(who="H1", token="a", piece="Panel", skill="tech", number=7, dice=("6",)),
            Interact(who="H1", token="b", piece="Panel 2", number=5, dice=("6",)),
            Interact(who="H1", token="b", piece="Panel 2", dice=("6",), takes=True),
        ),
        refused={2: No("TB-064", "object-differs")},
        then={at.objects: {"H1": ("Panel 2",)}, at.terrain: {"A": ("Panel",)}},
        happens=(Fact(SkillRolled, needed=7, total=7), Fact(ActionTaken), Fact(SkillRolled, needed=7, total=7)),
    ),
    "TB-064 obstacle": Row(
        given=game(TINKER, board=(Put(kind="objective", at="A", called="Panel"),)),
        when=Interact(who="H1", token="a", piece="Panel", skill="melee", dice=("6",), obstacle=("6",)),
        happens=(Fact(SkillRolled, needed=6, total=6, lacks=True, result="success"),),
        then={seen.told: ("H1: 6, melee 0 (none): 6 to 6 (Obstacle), success.",)},
    ),
    "TB-064 inert": Row(
        given=game(TINKER, board=(Put(kind="barrel", at="A"), Put(kind="objective", at="Z", called="Panel"))),
        when=(Interact(who="H1", piece="Barrel"), Interact(who="H1", piece="Panel"), Interact(who="H1", piece="Boat")),
        refused={1: No("TB-064", "piece-inert"), 2: No("TB-064", "piece-far"), 3: No("TB-064", "piece-unknown")},
    ),
}
VOMIT: dict[str, Row[Torgue]] = {
    "TB-243": Row(
        proves="TB-243 TB-060",
        given=game(
            board=(Put(kind="vomit", at="A"), Bag(kind="guns", count=2, back="card")),
            then=(SetOption(name="vomit-card", value="zone"), Activate(hunter="H1")),
        ),
        when=(Collect(who="H1"), Collect(who="H1", what=("Vomit",)), DrawLoot(kind="guns", back="card")),
        refused={1: No("TB-060", "loot-missing")},
        after={2: {seen.draws: (Draw(count=1, zone="A", who="H1"),), at.terrain: {"A": ()}}},
        then={at.lying: {"A": ("guns",)}, seen.triggers: {"H1": "Loot falls"}},
        happens=(Fact(DrawOwed), Fact(LootLaid, zone="A")),
    ),
    "TB-060 objects": Row(
        given=game(
            board=(
                Put(kind="objective", at="A", called="bomb"),
                Put(kind="barrel", at="A"),
                ScenarioRule(kind="objective", text="collect it"),
            ),
            then=(Activate(hunter="H1"),),
        ),
        when=(
            Collect(who="H1", what=("Barrel",)),
            Collect(who="H1", what=("bomb",)),
            Collect(who="H1", what=("Barrel",), because=BECAUSE),
        ),
        refused={1: No("TB-060", "piece-fast")},
        then={at.objects: {"H1": ("bomb", "Barrel")}, at.overruled: 1},
        happens=(Fact(ObjectTaken, piece="bomb"),),
    ),
}


@each(TIRES | CHESTS | MACHINES | OBJECTS | VOMIT)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
