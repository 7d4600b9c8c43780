"""What the rulebook says to each move, one chapter a package."""

from __future__ import annotations

from functools import partial

from ledger.core.handlers import Chapter, Deciders
from ledger.core.opening import Opening
from ledger.core.table.moves import Cards, Found, Give
from ledger.games.degenerates.moves.cards import (
    Become,
    Clue,
    Draw,
    Drop,
    Equip,
    Haunt,
    Heal,
    Hurt,
    Inherit,
    Load,
    Obtain,
    Search,
    Shed,
    Shuffle,
    Spent,
    Stow,
    Test,
    Throw,
    Trait,
)
from ledger.games.degenerates.moves.danger import (
    Advance,
    Aim,
    Compare,
    Danger,
    Dispel,
    Doom,
    Gate,
    Hunt,
    Lower,
    NoDoom,
    Prevent,
    Raise,
    Sign,
    Spot,
    Stalk,
    Stealth,
)
from ledger.games.degenerates.moves.encounters import (
    BeginFight,
    Bribe,
    Capture,
    Choose,
    Encounter,
    EpicMonster,
    Fulfil,
    Monster,
    PackUp,
    ResolveEncounter,
    Surrender,
)
from ledger.games.degenerates.moves.fights import (
    Acid,
    Attack,
    Combat,
    Decline,
    Defend,
    Drive,
    Escape,
    Forgo,
    Grant,
    Joins,
    Keep,
    LootDraw,
    LootRoll,
    Mar,
    Quick,
    Rejoin,
    Resist,
    Strike,
    Target,
    Wits,
)
from ledger.games.degenerates.moves.phases import Endure, Foot, Lake, March, Next, River, Shock, Stance, Void
from ledger.games.degenerates.moves.resting import (
    Buy,
    Explore,
    Improve,
    Invest,
    Pay,
    Perform,
    Recover,
    Reveal,
    Sell,
    Settle,
    Ticket,
    Trade,
)
from ledger.games.degenerates.moves.setup import (
    AddAdventurer,
    BeginMission,
    Boon,
    Card,
    Character,
    DangerCard,
    Deck,
    DoomCard,
    Join,
    MonsterCard,
    Objective,
    Overlay,
    Space,
    Vary,
    Way,
    Weakness,
)
from ledger.games.degenerates.rules import corrections
from ledger.games.degenerates.state.game import Degenerates

chapter = partial(Chapter, __name__)
"""A room of this game with the moves that it decides; it is opened when one of them is made."""
decides = Deciders[Degenerates](
    chapter("setup.board", Found, Space, Way, Overlay, Deck),
    chapter("setup.cards", Card, MonsterCard, DangerCard, DoomCard, Character),
    chapter("decks", Cards),
    chapter("setup.adventurers", Join, AddAdventurer, Weakness),
    chapter("setup.missions", BeginMission, Objective),
    chapter("setup.variants", Vary, Boon),
    chapter("phases.going", Next),
    chapter("phases.stances", Stance),
    chapter("phases.travel", Foot, March, Endure, Lake, River),
    chapter("phases.voids", Void, Gate, Shock),
    chapter("resting.recovering", Recover, Explore),
    chapter("resting.improving", Improve, Invest),
    chapter("resting.trading", Trade, Reveal, Settle, Buy, Sell),
    chapter("resting.performing", Perform, Pay, Ticket),
    chapter("danger.stalking", Aim, Stalk),
    chapter("danger.drawing", Danger),
    chapter("danger.searching", Hunt, Stealth, Spot),
    chapter("danger.comparing", Compare),
    chapter("doom", Prevent, Advance, Doom, NoDoom),
    chapter("encounters.drawing", Encounter, Monster, EpicMonster),
    chapter("encounters.law", Bribe, Surrender, Capture),
    chapter("encounters.resolving", ResolveEncounter, Sign, Dispel),
    chapter("encounters.missions", Fulfil, Choose, PackUp),
    chapter("fights.beginning", BeginFight),
    chapter("fights.arriving", Target, Resist, Joins, Wits),
    chapter("fights.attacking", Attack),
    chapter("fights.escaping", Escape, Combat, Defend),
    chapter("fights.quick", Quick, Rejoin),
    chapter("fights.effects", Mar, Strike, Drive, Grant, Acid),
    chapter("fights.looting", Forgo, LootRoll, LootDraw, Decline, Keep),
    chapter("items.carrying", Equip, Stow, Load, Spent, Drop, Give),
    chapter("items.effects", Become, Shed, Hurt, Heal, Test, Throw),
    chapter("items.piles", Obtain, Draw, Search, Shuffle),
    chapter("items.counters", Raise, Lower, Trait, Haunt),
    chapter("clues", Clue),
    chapter("deaths", Inherit),
    corrections.decides,
)


def record_sheets() -> Opening[Degenerates]:
    """How a campaign begins in the middle."""
    from ledger.games.degenerates.rules.opening import OPENING  # noqa: PLC0415  a move does not pay for it

    return OPENING


__all__ = ["decides", "record_sheets"]
