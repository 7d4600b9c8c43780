"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from functools import partial

from ledger.core.handlers import Chapter, Deciders
from ledger.core.table.moves import Cards, Found
from ledger.games.torgue.moves.attacks import Afflict, Again, Enough, Fumbled, Melee, Shoot, TakeOut, Throw, Wound
from ledger.games.torgue.moves.cards import (
    ActionCard,
    AnnouncementCard,
    BountyCard,
    EnemyCard,
    EventCard,
    FavoriteCard,
    GearCard,
    HunterCard,
    SidekickCard,
    TreeCard,
)
from ledger.games.torgue.moves.defence import Blast, Defend, Fall, Harm, Heal, Hurt, Inherit, Pass, Recharge
from ledger.games.torgue.moves.ending import (
    Buy,
    CleanUp,
    Forgo,
    Hunt,
    Record,
    Refresh,
    Respawn,
    Reward,
    Share,
    Skip,
    Trade,
    Unveil,
    Upgrade,
    Verdict,
)
from ledger.games.torgue.moves.enemies import (
    Announce,
    Boost,
    DrawEvent,
    EnemyMove,
    Exhaust,
    Order,
    OutOfAmmo,
    Spawn,
    Special,
    Stay,
    Strike,
)
from ledger.games.torgue.moves.loot import Discard, DrawLoot, Equip, GainLevels, Get, Keep, LevelUp, Respec, Spend
from ledger.games.torgue.moves.setup import (
    AddHunter,
    Agree,
    Announcements,
    Bag,
    Begin,
    BeginScenario,
    Callout,
    ChooseTree,
    Correct,
    DealFavorite,
    DealQueue,
    Deploy,
    GiveSpotlight,
    LayZone,
    Models,
    NumberRoll,
    PlaceEnemy,
    Put,
    Reveal,
    ScenarioRule,
    Shuffle,
    StartCampaign,
    StartCash,
    SwapType,
)
from ledger.games.torgue.moves.turns import Activate, Collect, Do, Done, Handoff, Interact, Next, Shift, Swap, Try, Walk
from ledger.games.torgue.rules import corrections
from ledger.games.torgue.state.game import Torgue

chapter = partial(Chapter, __name__)
"""A room of this game with the moves that it decides; it is opened when one of them is made."""
decides = Deciders[Torgue](
    chapter("setup.campaign", Found, StartCampaign, BeginScenario, ScenarioRule, Callout, Reveal, StartCash),
    chapter("setup.hunters", AddHunter, ChooseTree, DealFavorite, GiveSpotlight, Deploy),
    chapter(
        "setup.cards",
        HunterCard,
        SidekickCard,
        GearCard,
        ActionCard,
        EnemyCard,
        AnnouncementCard,
        EventCard,
        TreeCard,
        FavoriteCard,
        BountyCard,
        SwapType,
    ),
    chapter("setup.board", LayZone, Put, Models, Correct),
    chapter("setup.queue", Announcements, DealQueue, Bag, Shuffle, Begin, Agree, NumberRoll),
    chapter("turns.going", Activate, Done, Next),
    chapter("turns.moving", Walk, Shift),
    chapter("turns.collecting", Collect),
    chapter("turns.handing", Handoff),
    chapter("turns.swapping", Swap),
    chapter("turns.interacting", Interact),
    chapter("turns.trying", Try, Do),
    chapter("enemies.arriving", PlaceEnemy),
    chapter("enemies.announcing", Order, Announce, DrawEvent),
    chapter("enemies.acting", EnemyMove, Stay, Special, Boost),
    chapter("enemies.spawning", Spawn),
    chapter("enemies.exhausting", OutOfAmmo, Exhaust),
    chapter("defence.wounds", Harm, Hurt),
    chapter("defence.defending", Defend),
    chapter("defence.attacking", Strike),
    chapter("defence.blasting", Blast),
    chapter("defence.passing", Pass, Heal, Recharge, Inherit, Fall),
    chapter("attacks.felling", TakeOut, Wound, Afflict),
    chapter("attacks.fighting", Melee),
    chapter("attacks.shooting", Shoot, Throw),
    chapter("attacks.volleys", Again, Enough, Fumbled),
    chapter("loot.drawing", DrawLoot),
    chapter("loot.spending", Spend),
    chapter("loot.keeping", Keep, Discard, Equip),
    chapter("loot.getting", Get),
    chapter("loot.levels", LevelUp, GainLevels, Respec),
    chapter("ending.cleaning", CleanUp),
    chapter("ending.respawning", Respawn),
    chapter("ending.checking", Verdict),
    chapter("ending.refreshing", Refresh),
    chapter("between.offering", Unveil),
    chapter("between.buying", Buy, Skip),
    chapter("between.sharing", Share, Trade, Record),
    chapter("between.upgrading", Upgrade),
    chapter("hunts", Hunt, Forgo, Reward),
    corrections.decides,
    chapter("decks", Cards),
)

__all__ = ["decides"]
