"""What the rulebook says to Sidekicks: models that act with the tokens of their owners."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import SetOption
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import EnemyTakenOut
from ledger.games.torgue.events.defence import ReactionTaken
from ledger.games.torgue.events.loot import CashGained, LootGained
from ledger.games.torgue.events.setup import SpotlightGiven
from ledger.games.torgue.events.turns import LootCollected, SkillRolled, TokenSpent
from ledger.games.torgue.moves.attacks import Melee
from ledger.games.torgue.moves.cards import AnnouncementCard, SidekickCard
from ledger.games.torgue.moves.defence import Fall, Pass
from ledger.games.torgue.moves.ending import CleanUp, Respawn
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.moves.loot import DrawLoot
from ledger.games.torgue.moves.setup import Deploy, GiveSpotlight, LayZone, Put
from ledger.games.torgue.moves.turns import Activate, Collect, Do, Handoff, Interact, Next, Shift, Walk
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_turns as seen
from tests.games.torgue.histories import BECAUSE, Moves, enemy, enemy_turn, enters, game, hunter, laid, lies
from tests.tables import Fact, No, Row, each, prove

BIRD = SidekickCard(name="Bird", skills=(("melee", 2), ("tech", 1)))
ORDERS = (AnnouncementCard(name="A1", tier=1, orders=("attack",)),)
REPEAT = (AnnouncementCard(name="A1", tier=1, orders=("slaughterlight",)),)
KIT = SidekickCard(name="Bird", skills=(("melee", 2), ("tech", 1)), tokens=("red",))
FOE = (enemy("Psycho", defense=5, hp=1), enters("Psycho", "Z"))
ENDS = "Nobody reacts any more"
SHARED = SetOption(name="sidekick-reacts", value="shared")


def flown(*then: Any, tokens: str = "green green", card: SidekickCard = BIRD, **more: Any) -> Moves:
    """H1 and its Bird; the Bird stands in Z, with H4."""
    me = hunter("H1", tokens, sidekick="Bird")
    told = {"at": {"H2": "A", "H3": "A"}, **more, "cards": (card, *more.get("cards", ORDERS))}
    return game(me, then=(Shift(model="Bird", zone="Z"), *then), **told)


def reacting(*then: Any, **more: Any) -> Moves:
    """An attack has wounded H4, beside whom the Bird stands."""
    foe = (enemy("Psycho", defense=5, hp=1, strength=6, reach=3), enters("Psycho", "Z"))
    struck = Strike(enemy="Psycho", at="H4", token="a", dice=("2",))
    others = hunter("H4", "green green")
    told = {"holder": "H4", "board": (*foe, *more.pop("more", ())), "cards": (BIRD, *ORDERS), **more}
    me = hunter("H1", told.pop("tokens", "green green"), sidekick="Bird")
    first = (Shift(model="Bird", zone="Z"), *then, *enemy_turn(), struck)
    return game(me, others, hunter("H2"), hunter("H3"), then=first, at={"H4": "Z", "H3": "A"}, **told)


ROWS: dict[str, Row[Torgue]] = {
    "TB-134": Row(
        proves="TB-134 TB-041",
        given=flown(),
        when=(Walk(who="Bird", zone="A"), Walk(who="Bird", zone="Q", token="a")),
        refused={1: No("TB-041", "zone-full", "A"), 2: No("TB-041", "way-missing")},
        then={at.zones: {"Bird": "Z", "H1": "A"}},
    ),
    "TB-134 far": Row(
        given=laid(
            hunter("H1", sidekick="Bird"),
            cards=(BIRD,),
            board=(LayZone(name="Z", by=("Y",)),),
        ),
        when=(Deploy(who="Bird", zone="Y"), Deploy(who="Bird", zone="A"), Deploy(who="Bird", zone="Z")),
        refused={1: No("TB-134", "deploy-far"), 2: No("TB-040", "zone-full")},
        then={at.zones: {"Bird": "Z"}},
    ),
    "TB-135": Row(
        proves="TB-135 TB-029",
        given=flown(board=FOE),
        when=(
            Melee(who="Bird", target="Psycho", token="a", dice=("4",)),
            DrawLoot(kind="ammo"),
            Do(who="H1", action="Wait"),
        ),
        happens=(
            Fact(TokenSpent, who="H1", actor="Bird", token="a"),
            Fact(EnemyTakenOut, by="Bird"),
            Fact(LootGained, who="H1"),
        ),
        then={at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "GREEN/exhausted"}}, at.active: "H1"},
    ),
    "TB-136": Row(
        given=flown(card=KIT),
        when=(
            Do(who="H1", action="Wait", token="k1"),
            Do(who="Bird", action="Wait", token="k1"),
            Do(who="Bird", action="Wait", token="a"),
            Do(who="H1", action="Wait", token="k1", because=BECAUSE),
        ),
        refused={1: No("TB-136", "token-lent", "k1"), 4: No("TB-046", "token-unknown")},
        then={at.friend_tokens: {"H1": {"k1": "RED/exhausted"}}, at.tokens: {"H1": {"b": "GREEN/ready"}}},
    ),
    "TB-136 ruled": Row(
        given=flown(card=KIT),
        when=Do(who="H1", action="Wait", token="k1", because=BECAUSE),
        then={at.friend_tokens: {"H1": {"k1": "RED/exhausted"}}, at.overruled: 1},
    ),
    "TB-137": Row(
        given=flown(holder="H2"),
        when=GiveSpotlight(to="Bird"),
        happens=(Fact(SpotlightGiven, to="H1"),),
        then={at.spotlight: "H1"},
    ),
    "TB-137 target": Row(
        given=game(
            hunter("H1", "green", sidekick="Bird"),
            cards=(BIRD, *ORDERS),
            board=(enemy("Psycho"), enters("Psycho", "A")),
            at={"H2": "Z", "H3": "Z", "H4": "A", "Bird": "Z"},
            holder="H1",
            then=enemy_turn(),
        ),
        when=Strike(enemy="Psycho", at="Bird"),
        then={at.defenders: ("H1",)},
    ),
    "TB-137 chest": Row(
        proves="TB-137 TB-245",
        given=flown(board=(Put(kind="mailbox", at="Z"),)),
        when=Interact(who="Bird", token="a", piece="Mailbox", dice=("3",), holds="cash"),
        then={at.cash: {"H1": 1}, seen.used: ("Mailbox",)},
        happens=(Fact(SkillRolled, who="Bird", value=1, total=4), Fact(CashGained, who="H1")),
    ),
    "TB-138": Row(
        proves="TB-138 TB-137",
        given=flown(lies("ammo", "Z"), Activate(hunter="H1")),
        when=(Collect(who="Bird"), Collect(who="Bird", because=BECAUSE)),
        refused={1: No("TB-138", "sidekick-collects", "Bird")},
        then={at.loot: {"H1": ("ammo",)}, at.lying: {"Z": ()}},
        happens=(Fact(LootCollected, who="H1", zone="Z"),),
    ),
    "TB-138 others": Row(
        proves="TB-138 TB-059",
        given=flown(lies("ammo", "H4"), board=(LayZone(name="Z", by=("Y",)),)),
        when=(
            Handoff(who="Bird", to="H1", gives=("ammo",)),
            Handoff(who="Bird", to="H4", takes=("ammo",), token="a"),
            Walk(who="Bird", zone="Y", token="b"),
        ),
        refused={1: No("TB-065", "handoff-self")},
        then={at.loot: {"H1": ("ammo",)}, at.zones: {"Bird": "Y"}},
    ),
    "TB-138 reading": Row(
        given=flown(
            SetOption(name="sidekick-interact", value="none"),
            board=(Put(kind="mailbox", at="Z"), Put(kind="mailbox", at="Z", called="Box", goal=True)),
        ),
        when=(
            Interact(who="Bird", token="a", piece="Mailbox", dice=("3",), holds="cash"),
            Interact(who="Bird", token="a", piece="Box", dice=("3",), holds="cash"),
        ),
        refused={1: No("TB-138", "sidekick-interacts"), 2: No("TB-138", "sidekick-objective")},
    ),
    "TB-139": Row(
        given=flown(Fall(hunter="H1"), cards=REPEAT, holder="H2"),
        stands={at.zones: {"H1": "", "Bird": ""}, at.stands: {"H1": "out"}},
        when=(
            Do(who="Bird", action="Wait"),
            (*enemy_turn("H2", "H3", "H4"), Next()),
            CleanUp(dice=("2",)),
            Respawn(hunter="H1", zone="A", beside="Q"),
            Respawn(hunter="H1", zone="A", beside="Z"),
        ),
        refused={1: No("TB-126", "hunter-out"), 4: "TB-139"},
        then={at.zones: {"H1": "A", "Bird": "Z"}, at.stands: {"H1": "in"}},
    ),
    "TB-140": Row(
        proves="TB-140 TB-176",
        given=reacting(),
        when=(
            Melee(who="Bird", target="Psycho", token="a", dice=("2",)),
            Melee(who="Bird", target="Psycho", token="b", dice=("9",)),
            Do(who="H1", action="Wait", token="b", because=BECAUSE),
        ),
        refused={2: No("TB-176", "reaction-taken")},
        happens=(Fact(ReactionTaken, who="Bird"), Fact(ReactionTaken, who="H1")),
        then={at.tokens: {"H1": {"a": "GREEN/exhausted", "b": "GREEN/exhausted"}}},
    ),
    "TB-140 told": Row(
        given=reacting(),
        when=Pass(who="H4"),
        after={1: {seen.waits: ("H1, H2, H3, Bird may react to Psycho (H1, H2, H3 if in sight)", ENDS)}},
    ),
    "TB-060 reaction": Row(
        proves="TB-060 TB-177",
        given=reacting(lies("guns", "Y"), more=(LayZone(name="Z", by=("Y",)),)),
        when=(
            Collect(who="H4"),
            Walk(who="H4", zone="Y", token="a"),
            Collect(who="H4"),
            Do(who="H4", action="Wait", token="b"),
        ),
        refused={1: No("TB-060", "collect-late"), 4: No("TB-176", "reaction-taken")},
        then={at.loot: {"H4": ("guns",)}, at.zones: {"H4": "Y"}, at.phase: "enemies"},
        happens=(Fact(ReactionTaken, who="H4"), Fact(LootCollected, why="new zone", zone="Y")),
    ),
    "TB-135 told": Row(
        given=flown(Activate(hunter="H1")),
        when=Do(who="H1", action="Wait", token="a"),
        then={seen.waits: ("H1 acts, or @Bird",)},
    ),
    "TB-140 shared": Row(
        given=reacting(SHARED),
        when=(Melee(who="Bird", target="Psycho", token="a", dice=("2",)), Do(who="H1", action="Wait", token="b")),
        refused={2: No("TB-176", "reaction-taken")},
    ),
}


@each(ROWS)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
