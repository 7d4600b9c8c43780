"""What the rulebook says to the End of Round, rule by rule, and how the table may read it."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Move
from ledger.core.table.moves import Lose, SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.defence import PerilBegan
from ledger.games.torgue.events.ending import (
    CampaignEnded,
    Checked,
    CleanUpRolled,
    GameEnded,
    HunterRespawned,
    LegendaryRemoved,
    LootPaid,
    StepReached,
    TokensRefreshed,
)
from ledger.games.torgue.events.loot import BagRefilled, CashSpent
from ledger.games.torgue.events.turns import RoundBegan
from ledger.games.torgue.moves.attacks import Afflict, TakeOut
from ledger.games.torgue.moves.cards import GearCard, SidekickCard
from ledger.games.torgue.moves.defence import Fall
from ledger.games.torgue.moves.ending import CleanUp, Record, Refresh, Respawn, Verdict
from ledger.games.torgue.moves.enemies import Exhaust
from ledger.games.torgue.moves.loot import DrawLoot
from ledger.games.torgue.moves.setup import Bag, LayZone, StartCampaign
from ledger.games.torgue.moves.turns import Activate, Done, Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_ending as end
from tests.games.torgue.histories import (
    BECAUSE,
    NAMES,
    Moves,
    afflicted,
    enemy,
    enters,
    game,
    gun,
    hunter,
    hurt,
    lies,
    over,
    spent,
)
from tests.games.torgue.histories_ending import NOTHING, cash, end_of_round, ended, got
from tests.tables import Fact, No, Row, each, prove

SHIELD = GearCard(name="Maylay", kind="shield", shields=("green",))
PSYCHO = enemy("Psycho", hp=4)
FALLEN = (Fall(hunter="H1"),)
BROKE = Lose(what="shared-cash", by=4, because=BECAUSE)
KIT = SidekickCard(name="K", tokens=("green",))


def down(*before: Move, **more: Any) -> Moves:
    """H1 was taken out, and is to be respawned; `before` happens ahead of that."""
    who = more.pop("who", hunter("H1", "green red"))
    return (*end_of_round(who, holder="H2", then=(*before, *FALLEN), left=NAMES[1:], **more), NOTHING)


def read(name: str, value: str) -> SetOption:
    return SetOption(name=name, value=value, because=BECAUSE)


ORDER: dict[str, Row[Torgue]] = {
    "TB-025": Row(
        given=end_of_round(),
        when=(Respawn(hunter="H1"), Verdict(how="none"), Refresh(hunter="H1"), NOTHING, NOTHING, Next()),
        refused={
            1: No("TB-025", "step-wrong"),
            2: No("TB-025", "step-wrong"),
            3: No("TB-025", "step-wrong"),
            5: No("TB-025", "step-wrong"),
        },
        happens=(
            Fact(StepReached, step="respawn"),
            Fact(StepReached, step="check"),
            Fact(Checked),
            Fact(StepReached, step="advance"),
            Fact(StepReached, step="refresh"),
            Fact(RoundBegan, round=2),
        ),
        then={at.phase: "hunters", at.activated: ()},
    ),
    "TB-191": Row(
        given=end_of_round(),
        when=(CleanUp(dice=("5",)), Next(), CleanUp(), CleanUp(dice=("3",))),
        refused={1: No("", "die-face"), 2: No("TB-191", "cleanup-missing")},
        asked={3: "dice"},
        happens=(Fact(CleanUpRolled, face=3, effect="nothing"),),
        never=(BagRefilled,),
    ),
    "TB-192": Row(
        given=end_of_round(then=(lies("legendary", "B"),)),
        when=CleanUp(dice=("1",)),
        happens=(Fact(LegendaryRemoved, zone="B"),),
        never=(BagRefilled,),
    ),
    "TB-194": Row(
        given=(*end_of_round(cards=(PSYCHO,), then=(enters("Psycho", "B"),)), afflicted("Psycho", "slag", 2)),
        when=CleanUp(dice=("3",)),
        then={at.effects: {"Psycho": {}}},
    ),
    "TB-195": Row(
        given=(
            *end_of_round(cards=(PSYCHO,), then=(enters("Psycho", "B"),)),
            afflicted("H1", "cryo"),
            afflicted("H1", "stun"),
            afflicted("Psycho", "cryo"),
        ),
        when=CleanUp(dice=("4",)),
        then={at.effects: {"H1": {"cryo": 1, "stun": 1}, "Psycho": {"cryo": 1}}},
    ),
    "TB-266": Row(
        given=ended(cards=(PSYCHO,), then=(enters("Psycho", "B"), afflicted("Psycho", "cryo", 2))),
        when=Next(),
        then={at.effects: {"Psycho": {}}},
    ),
    "TB-267": Row(
        given=(
            *ended(cards=(enemy("Psycho", hp=2),), then=(enters("Psycho", "B"),)),
            Afflict(model="Psycho", effect="burning", count=2),
        ),
        when=(Next(), NOTHING),
        refused={2: No("TB-042", "still-open", names="Loot")},
        then={at.enemies: (), at.draws: 1},
    ),
    "TB-269": Row(
        given=(*end_of_round(cards=(PSYCHO,), then=(enters("Psycho", "B"),)), afflicted("Psycho", "radiation", 3)),
        when=CleanUp(dice=("4",)),
        then={at.enemy_wounds: {"Psycho": 1}, at.effects: {"Psycho": {"radiation": 3}}},
    ),
    "TB-190 out": Row(
        proves="TB-190 TB-127",
        given=ended(hunter("H1", "red"), holder="H2", then=(afflicted("H1", "burning"),)),
        when=Next(),
        then={at.stands: {"H1": "out"}, at.step: "clean-up"},
        never=(PerilBegan,),
    ),
}
BACK: dict[str, Row[Torgue]] = {
    "TB-198": Row(
        given=down(),
        when=(Next(), Respawn(hunter="H2"), Respawn(hunter="H1", zone="A", from_="H2"), Respawn(hunter="H1", zone="A")),
        refused={
            1: No("TB-198", "respawn-owed"),
            2: No("TB-198", "hunter-in"),
            3: No("TB-198", "cash-short", names="H2"),
        },
        then={at.shared_cash: 3, at.zones: {"H1": "A"}, at.step: "check"},
    ),
    "TB-198 resale": Row(
        proves="TB-198 TB-080",
        given=down(BROKE, got("H2", "ammo", 600), board=(Bag(kind="ammo", back="resale", worth=600),)),
        when=Respawn(hunter="H1"),
        refused={1: No("TB-198", "cash-short", names="resale values never pay")},
    ),
    "TB-198 own": Row(
        given=down(BROKE, cash("H1"), cash("H3")),
        when=Respawn(hunter="H1"),
        happens=(Fact(CashSpent, who="H1", was=1, now=0),),
        then={at.cash: {"H1": 0, "H3": 1}},
    ),
    "TB-198 others": Row(
        given=down(BROKE, cash("H2"), lies("cash", "H3")),
        when=(Respawn(hunter="H1"), Respawn(hunter="H1", from_="H3")),
        asked={1: "from_"},
        happens=(Fact(LootPaid, who="H3"),),
        then={at.cash: {"H2": 1}, at.loot: {"H3": ()}, end.discarded: ("cash",)},
    ),
    "TB-198 barred Loot": Row(
        proves="TB-198 AMB-57",
        given=(*down(BROKE, lies("cash", "H1")), read("out-loot", "barred")),
        when=Respawn(hunter="H1"),
        refused={1: No("TB-198", "cash-short")},
    ),
    "TB-199": Row(
        given=down(),
        when=(Respawn(hunter="H1", zone="Z"), Respawn(hunter="H1")),
        refused={1: No("TB-199", "respawn-far")},
        happens=(Fact(HunterRespawned, who="H1", zone="A"),),
    ),
    "TB-199 full": Row(
        given=down(at={"H4": "A", "H1": "Z"}, board=(LayZone(name="A", by=("Z", "Y")),)),
        when=(Respawn(hunter="H1"), Respawn(hunter="H1", zone="Y")),
        asked={1: "zone"},
        then={at.zones: {"H1": "Y"}},
    ),
    "TB-139": Row(
        given=down(who=hunter("H1", sidekick="K"), cards=(KIT,), at={"H1": "Z", "H4": "A"}),
        when=(
            Respawn(hunter="H1"),
            Respawn(hunter="H1", zone="Z", beside="Q"),
        ),
        refused={2: No("TB-139", "sidekick-far")},
        asked={1: "zone"},
    ),
    "TB-139 beside": Row(
        given=down(who=hunter("H1", sidekick="K"), cards=(KIT,)),
        when=(Respawn(hunter="H1", zone="A"), Respawn(hunter="H1", zone="A", beside="Z")),
        asked={1: "beside"},
        then={at.zones: {"H1": "A", "K": "Z"}},
    ),
    "TB-200": Row(
        proves="TB-200 AMB-55 AMB-37",
        given=(
            *down(
                afflicted("H1", "slag", 2),
                afflicted("H1", "stun", 2),
                *(Exhaust(name=each, who="H1") for each in ("s1", "Hyperion")),
                Afflict(model="H1", effect="shock"),
                hurt("H1", "a"),
                who=hunter("H1", "green red", gear=("Maylay", "Hyperion")),
                cards=(SHIELD, gun("Hyperion")),
            ),
        ),
        when=Respawn(hunter="H1"),
        then={
            at.tokens: {"H1": {"a": "GREEN/ready"}},
            at.shield_tokens: {"H1": {"s1": "GREEN/ready"}},
            at.effects: {"H1": {"stun": 2}},
            at.empty: {"H1": ()},
        },
    ),
    "TB-200 otherwise": Row(
        proves="TB-200 AMB-55 AMB-37",
        given=(
            *down(
                afflicted("H1", "stun", 2),
                Afflict(model="H1", effect="shock"),
                who=hunter("H1", "green", gear=("Maylay",)),
                cards=(SHIELD,),
            ),
            read("respawn-shock", "stays"),
            read("stun-respawn", "gone"),
        ),
        when=Respawn(hunter="H1"),
        then={at.shield_tokens: {"H1": {"s1": "GREEN/exhausted"}}, at.effects: {"H1": {}}},
    ),
    "TB-201": Row(
        given=down(
            lies("health", "H1"),
            who=hunter("H1", "green red", gear=("Hyperion",)),
            cards=(gun("Hyperion"),),
        ),
        when=(Respawn(hunter="H1"), Next(), Activate(hunter="H1")),
        then={at.loot: {"H1": ("health",)}, at.equipped: {"H1": ("Hyperion",)}, at.active: "H1"},
    ),
    "TB-092 chosen": Row(
        proves="TB-092 AMB-15",
        given=(
            *game(then=tuple(Fall(hunter=each) for each in (*NAMES[1:], "H1"))),
            Next(),
            Next(),
            NOTHING,
            read("nobody-left", "choose"),
        ),
        when=Respawn(hunter="H3"),
        then={at.spotlight: "", at.reminders: ("spotlight-free",)},
    ),
}
BOSS = "Nine Toes"
SLAIN = (enters(BOSS, "B"), TakeOut(enemy=BOSS, nobody=True), DrawLoot(kind="ammo"))


def boss_down() -> Moves:
    """The Boss was taken out; the check is next."""
    told = end_of_round(cards=(enemy(BOSS),), then=SLAIN)
    return (
        *(StartCampaign(name="Arena", boss=BOSS) if isinstance(each, StartCampaign) else each for each in told),
        NOTHING,
    )


CHECKS: dict[str, Row[Torgue]] = {
    "TB-202": Row(
        given=down(BROKE),
        when=(Next(), Verdict(how="lost")),
        refused={1: No("TB-202", "hunters-out")},
        happens=(Fact(GameEnded, how="lost", why="H1 cannot respawn", rule="TB-202"),),
        then={end.pause: "vending"},
    ),
    "TB-202 overruled": Row(
        given=down(BROKE),
        when=Verdict(how="none", because="the scenario spares us"),
        then={at.game_round: 2, at.overruled: 1, at.stands: {"H1": "out"}},
    ),
    "TB-203": Row(
        given=(*end_of_round(victory="the_door_is_open", failure="it_is_shut"), NOTHING),
        when=Verdict(how="won"),
        happens=(Fact(GameEnded, name="Brawl", how="won", why="the door is open", rule="TB-203"),),
        then={end.results: (("Brawl", "won"),), at.phase: "between", end.campaign: ""},
    ),
    "TB-203 lost": Row(
        given=(*end_of_round(victory="the_door_is_open", failure="it_is_shut"), NOTHING),
        when=Verdict(how="lost", campaign=True),
        happens=(Fact(GameEnded, how="lost", why="it is shut"), Fact(CampaignEnded, how="lost")),
        then={end.campaign: "lost"},
    ),
    "TB-203 written": Row(given=game(), when=Record(text="to The Pit"), then={end.records: ("to The Pit",)}),
    "TB-204": Row(
        given=game(),
        when=(
            Verdict(how="none"),
            Verdict(how="lost"),
            Verdict(how="lost", at_once=True),
            Verdict(how="lost", at_once=True, because="a callout says so"),
            Verdict(how="won"),
        ),
        refused={
            1: No("TB-025", "phase-wrong"),
            2: No("TB-204", "check-early"),
            3: No("TB-204", "reason-missing"),
            5: No("TB-203", "game-missing"),
        },
        then={end.results: (("Brawl", "lost"),), at.overruled: 0},
    ),
    "TB-205": Row(
        proves="TB-205 AMB-05",
        given=down(BROKE),
        when=(Verdict(how="won"), read("both-true", "won"), Verdict(how="won")),
        refused={1: No("TB-205", "both-true")},
        then={end.results: (("Brawl", "won"),)},
    ),
    "TB-189": Row(
        given=boss_down(),
        when=(Next(), Verdict(how="won")),
        refused={1: No("TB-189", "boss-down")},
        happens=(Fact(GameEnded, how="won", final=True), Fact(CampaignEnded, how="won", why="Nine Toes is down")),
        then={end.campaign: "won"},
    ),
}
FRESH: dict[str, Row[Torgue]] = {
    "TB-196": Row(
        given=(*end_of_round(queue=("A1",)), NOTHING),
        when=(Next(), (*over(*NAMES), Next(), Next(), NOTHING, Next())),
        after={1: {at.spent: ("A1",)}},
        then={at.spent: ("A1",), at.game_round: 3},
    ),
    "TB-197": Row(
        proves="TB-197 TB-136",
        given=(
            *end_of_round(
                hunter("H1", "green", sidekick="K", gear=("Rider",)),
                cards=(KIT, GearCard(name="Rider", kind="mod")),
                then=(Activate(hunter="H1"), *spent("H1", "a"), *spent("K", "k1"), Done(), Exhaust(name="Rider")),
                left=NAMES[1:],
            ),
            NOTHING,
        ),
        when=(Next(), Refresh(hunter="H1", cards=("Rider",)), Refresh(hunter="H1", cards=("Rider",))),
        refused={3: No("TB-197", "card-ready")},
        happens=(Fact(TokensRefreshed, who="H1", tokens=("a", "k1")),),
        then={at.friend_tokens: {"H1": {"k1": "GREEN/ready"}}, at.empty: {"H1": ()}},
    ),
}


@each(ORDER | BACK | CHECKS | FRESH)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
