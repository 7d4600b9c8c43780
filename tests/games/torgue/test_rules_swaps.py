"""What the rulebook says to Swap Guns, and to cards that are Exhausted."""

from __future__ import annotations

from ledger.core.table.moves import Remove, SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.turns import FreeTaken, GearSwapped, SkillRolled, TokenSpent
from ledger.games.torgue.moves.cards import GearCard
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.turns import Swap, Try
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import BECAUSE, Moves, afflicted, game, gun, hunter
from tests.tables import Fact, No, Row, each, prove

GEAR = (
    gun("Hyperion", gives=("ranged+1",)),
    gun("Jakobs"),
    gun("Vladof"),
    GearCard(name="Maylay", kind="shield", shields=("yellow",)),
    GearCard(name="Amp", kind="shield", shields=("green",)),
    GearCard(name="Relic", kind="mod"),
)
ARMED = hunter("H1", "green yellow", gear=("Hyperion", "Jakobs", "Vladof", "Maylay", "Amp", "Relic"))
"""Two guns, a shield and a mod are equipped; a gun and a shield are stored."""
GUNNER = hunter("H1", "red", gear=("Hyperion", "Jakobs", "Vladof"))


def with_room(*more: SetOption, tokens: str = "red yellow") -> Moves:
    """H1 has Vladof in its Inventory and a slot for it, since Jakobs was taken off by hand."""
    me = hunter("H1", tokens, gear=("Hyperion", "Jakobs", "Vladof"))
    return game(me, cards=GEAR, then=(*more, Remove(thing="Jakobs", from_="H1", because=BECAUSE)))


SWAPS: dict[str, Row[Torgue]] = {
    "TB-063": Row(
        given=game(ARMED, cards=GEAR),
        stands={at.inventory: {"H1": ("Vladof", "Amp")}},
        when=(
            Swap(who="H1", out="Amp", for_="Vladof", token="a"),
            Swap(who="H1", out="Jakobs", for_="Relic", token="a"),
            Swap(who="H1", out="Relic", for_="Vladof", token="a"),
            Swap(who="H1", out="Jakobs", for_="Vladof", token="a"),
            Swap(who="H1", out="Maylay", for_="Amp", token="b"),
        ),
        refused={1: No("TB-063", "gear-unworn"), 2: No("TB-063", "gear-unstored"), 3: No("TB-063", "slot-missing")},
        then={
            at.equipped: {"H1": ("Hyperion", "Relic", "Vladof", "Amp")},
            at.inventory: {"H1": ("Jakobs", "Maylay")},
            at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "YELLOW/exhausted"}},
            at.shield_tokens: {"H1": {"s2": "GREEN/ready"}},
        },
        happens=(Fact(TokenSpent, action="swap"), Fact(GearSwapped, out="Jakobs", in_="Vladof")),
    ),
    "TB-063 asks": Row(
        given=game(ARMED, cards=GEAR), when=Swap(out="Jakobs", for_="Vladof", who="H1"), asked={1: "token"}
    ),
    "TB-098": Row(
        given=game(ARMED, cards=GEAR, then=(Exhaust(name="Jakobs", who="H1"),)),
        stands={at.empty: {"H1": ("Jakobs",)}},
        when=(
            Swap(who="H1", out="Jakobs", for_="Vladof", token="a"),
            Swap(who="H1", out="Hyperion", for_="Jakobs", token="b"),
        ),
        after={1: {at.empty: {"H1": ("Jakobs",)}, at.inventory: {"H1": ("Amp", "Jakobs")}}},
        then={at.empty: {"H1": ("Jakobs",)}, at.inventory: {"H1": ("Amp", "Hyperion")}},
    ),
    "TB-099": Row(
        given=with_room(),
        when=Swap(who="H1", out="Vladof", token="a"),
        then={
            at.equipped: {"H1": ("Hyperion", "Vladof")},
            at.inventory: {"H1": ()},
            at.tokens: {"H1": {"a": "RED/exhausted", "b": "YELLOW/ready"}},
            at.reminders: ("slot-filled",),
        },
    ),
    "TB-099 full": Row(
        given=game(GUNNER, cards=GEAR),
        when=Swap(who="H1", out="Vladof"),
        refused={1: No("TB-063", "slot-missing", "2")},
    ),
    "TB-099 free": Row(
        proves="TB-099 TB-050",
        given=with_room(SetOption(name="empty-slot", value="free")),
        when=Swap(who="H1", out="Vladof"),
        then={
            at.equipped: {"H1": ("Hyperion", "Vladof")},
            at.tokens: {"H1": {"a": "RED/ready", "b": "YELLOW/ready"}},
        },
        happens=(Fact(FreeTaken, action="swap", token=""),),
        never=(TokenSpent,),
    ),
    "TB-114": Row(
        given=game(ARMED, cards=GEAR, then=(afflicted("H1", "shock"), Exhaust(name="s1", who="H1"))),
        when=(
            Swap(who="H1", out="Maylay", for_="Amp", token="a"),
            Swap(who="H1", out="Maylay", for_="Amp", token="a", because=BECAUSE),
        ),
        refused={1: No("TB-114", "shield-spent", "Maylay")},
        then={at.equipped: {"H1": ("Hyperion", "Jakobs", "Relic", "Amp")}, at.overruled: 1},
    ),
    "TB-027": Row(
        proves="TB-027 TB-032",
        given=game(hunter("H1", "green green green", gear=("Hyperion",), skills={"ranged": 2}), cards=GEAR),
        when=(
            Try(who="H1", skill="ranged", dice=("4",), number=6),
            (Exhaust(name="Hyperion", who="H1"), Try(who="H1", skill="ranged", dice=("4",), number=6)),
            (Exhaust(name="Hyperion", who="H1", refreshed=True), Try(who="H1", skill="ranged", dice=("4",), number=6)),
        ),
        happens=(Fact(SkillRolled, value=3), Fact(SkillRolled, value=2), Fact(SkillRolled, value=3)),
    ),
}


@each(SWAPS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
