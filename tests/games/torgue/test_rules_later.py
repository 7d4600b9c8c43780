"""Later games and hunts: what their set-up keeps, what it deals anew; the Boss, and what lies hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ledger.core.model import Move
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.setup import EnemyEntered, PiecePlaced
from ledger.games.torgue.events.turns import ChestOpened
from ledger.games.torgue.moves.cards import EnemyCard
from ledger.games.torgue.moves.ending import Hunt, Upgrade
from ledger.games.torgue.moves.setup import (
    AddHunter,
    Announcements,
    Bag,
    Begin,
    BeginScenario,
    ChooseTree,
    DealFavorite,
    DealQueue,
    Deploy,
    GiveSpotlight,
    LayZone,
    PlaceEnemy,
    Put,
    Shuffle,
    StartCash,
)
from ledger.games.torgue.moves.turns import Interact
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import shown
from tests.games.torgue.histories import HOME, NAMES, Moves, game, gun, hunter, laid, lies, opened, places
from tests.games.torgue.histories_ending import OVER, announcements, got
from tests.games.torgue.readers import At
from tests.tables import Fact, No, Row, each, prove


def later(*hunters: AddHunter, then: Iterable[Move] = (), **more: Any) -> Moves:
    """The first game is over, and its steps are done: the next scenario is opened."""
    return (*announcements(*hunters, then=then, **more), Upgrade(), BeginScenario(name="The Pit", queue=2, cash=1000))


def dealt(*, queue: Iterable[str] = ("A1", "A2")) -> Moves:
    """What the set-up of a later game deals anew."""
    where = places(*NAMES)
    return (
        LayZone(name=HOME, station=True, by=("Z",)),
        *(DealFavorite(name=f"New fan of {name}", who=name) for name in NAMES),
        GiveSpotlight(to="H2"),
        *(Deploy(zone=where[name], who=name) for name in NAMES),
        DealQueue(cards=tuple(queue)),
    )


def bosses(at: At) -> tuple[str, ...]:
    """Enemy cards that are a Boss."""
    return tuple(name for name, each in at.state.lore.enemies.items() if each.boss)


def uniques(at: At) -> tuple[str, ...]:
    """Enemy cards that are Uniques."""
    return tuple(name for name, each in at.state.lore.enemies.items() if each.unique)


LATER: dict[str, Row[Torgue]] = {
    "TB-008": Row(
        proves="TB-008 TB-020",
        given=later(hunter("H1", gear=("Hyperion",)), cards=(gun("Hyperion"),)),
        stands={at.equipped: {"H1": ("Hyperion",)}, at.favorites: {"H1": ""}, at.spotlight: "", at.shared_cash: 2},
        when=(Begin(), *dealt(), Begin()),
        refused={1: No("TB-020", "set-up-open", names="board, favorites, deployment, queue")},
        then={at.equipped: {"H1": ("Hyperion",)}, at.games: 2, at.game_round: 1, at.phase: "hunters"},
    ),
    "TB-129": Row(
        proves="TB-011 TB-129",
        given=later(hunter("H1", trees=("Tree H1", "Other"))),
        when=ChooseTree(who="H1", name="Other"),
        refused={1: No("TB-129", "tree-chosen")},
        then={at.trees: {"H1": "Tree H1"}},
    ),
    "TB-016": Row(
        given=announcements(then=(got("H1", "level"),), board=(Bag(kind="level"),)),
        when=(Upgrade(), BeginScenario(name="The Pit", queue=2), Announcements(first=4, second=8)),
        after={1: {at.tiers: (8, 4, 0)}, 2: {at.tiers: (8, 4, 0)}},
        then={at.tiers: (4, 8, 0)},
    ),
    "TB-019": Row(
        given=later(),
        when=(Shuffle(deck="event"), Shuffle(deck="guns"), Shuffle(deck="gunz")),
        after={1: {at.reminders: ("event-order",)}, 2: {at.reminders: ("event-order",)}},
        refused={3: No("TB-019", "deck-unknown")},
    ),
    "TB-018": Row(
        given=(*laid(), lies("ammo", "B"), lies("legendary", "B")),
        when=BeginScenario(name="The Pit"),
        then={at.bag: {"ammo": 20}, at.lying: {}},
    ),
    "TB-014": Row(
        given=later(),
        when=StartCash(dollars=1500),
        then={at.shared_cash: 3},
    ),
}
HUNTS: dict[str, Row[Torgue]] = {
    "TB-020": Row(
        proves="TB-020 TB-227",
        given=(
            *game(then=(got("H2", "bounty"), OVER), board=(Bag(kind="bounty"),)),
            Hunt(card="Nobody", dice=("1",)),
        ),
        when=(
            Begin(),
            BeginScenario(name="The Pit"),
            LayZone(name=HOME, station=True, by=("Z",)),
            DealQueue(cards=("A1",)),
            DealQueue(cards=("A1", "A2")),
            *(Deploy(zone=places(*NAMES)[name], who=name) for name in NAMES),
            Begin(),
        ),
        refused={
            1: No("TB-020", "set-up-open", names="Still open: deployment, queue."),
            2: No("TB-206", "game-running"),
            4: No("TB-017", "queue-size", names="2"),
        },
        then={at.games: 2, at.favorites: {"H1": "Fan of H1"}, at.spotlight: "H1", at.phase: "hunters"},
    ),
}
HIDDEN: dict[str, Row[Torgue]] = {
    "TB-188": Row(
        given=opened(),
        when=(
            EnemyCard(name="Pyro Pete", type="boss", move=1, defense=8, hp=6, strength=8, resist="reflexes", reach=2),
            EnemyCard(name="Nine Toes", named=True, chief=True),
            EnemyCard(name="Psycho"),
        ),
        refused={3: No("TB-002", "card-same")},
        then={bosses: ("Pyro Pete", "Nine Toes"), uniques: ("Nine Toes",)},
    ),
    "TB-188 stands": Row(
        given=(*opened(), EnemyCard(name="Pyro Pete", chief=True, defense=8, hp=6, shield="yellow")),
        when=PlaceEnemy(card="Pyro Pete", zone="B"),
        then={bosses: ("Pyro Pete",), at.enemies: ("Pyro Pete",), at.enemy_shields: {"Pyro Pete": "ready"}},
    ),
    "TB-273": Row(
        proves="TB-273 TB-244",
        given=game(),
        when=(
            Put(kind="ammo-chest", at=HOME, element="slag"),
            Put(kind="ammo-chest", at=HOME),
            Interact(who="H1", piece="Ammo Chest", token="red", dice=("5",), number=4, holds="nothing"),
        ),
        refused={1: No("TB-273", "element-spare")},
        after={2: {shown.contents: {HOME: {"Ammo Chest": 1}}}},
        happens=(Fact(PiecePlaced, zone=HOME), Fact(ChestOpened, content="nothing")),
        never=(EnemyEntered,),
    ),
}


@each(LATER)
def test_later_game(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(HUNTS)
def test_hunt(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(HIDDEN)
def test_hidden(row: Row[Torgue]) -> None:
    prove(RULESET, row)
