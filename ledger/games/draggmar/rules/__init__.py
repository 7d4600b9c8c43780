"""What the rulebook says to each move, one chapter a file."""

from __future__ import annotations

from functools import partial

from ledger.core.handlers import Chapter, Deciders
from ledger.core.opening import Opening
from ledger.core.table.moves import Cards, Found, Give
from ledger.games.draggmar.moves.crawl import (
    Boost,
    Close,
    Dies,
    Dispute,
    Effect,
    Heal,
    Loot,
    Play,
    Resolve,
    Room,
    Use,
    UseSkill,
    Wound,
)
from ledger.games.draggmar.moves.keep import Keep, LevelUp, Stock
from ledger.games.draggmar.moves.market import Hire, Pass, Ready, Redraw, Trade
from ledger.games.draggmar.moves.party import Afflict, Clear, Fail, Join, Lift, Merge, Split
from ledger.games.draggmar.moves.rounds import Deploy, Next, Scout, Turn, Unexplored
from ledger.games.draggmar.moves.setup import (
    Decks,
    Faction,
    First,
    Greens,
    KnowHero,
    KnowItem,
    KnowRoom,
    Market,
    Path,
    Refill,
    Reshuffle,
    RiftSpace,
    Sites,
)
from ledger.games.draggmar.rules import corrections
from ledger.games.draggmar.state.game import Draggmar

chapter = partial(Chapter, __name__)
"""A room of this game with the moves that it decides; it is opened when one of them is made."""
decides = Deciders[Draggmar](
    chapter("setup", Found, Sites, Faction, Path, First, Decks, Market, Greens, RiftSpace),
    chapter("cards", Cards),
    chapter("reading", KnowHero, KnowItem, KnowRoom),
    chapter("rounds", Next, Pass, Ready),
    chapter("deployment", Scout, Turn, Deploy, Unexplored),
    chapter("hiring", Hire, Redraw),
    chapter("trading", Trade, Stock, Refill, Reshuffle, Give),
    chapter("rooms", Room, Effect, Close),
    chapter("heroes", Play, Boost, Wound, Heal, Dies),
    chapter("items", Use),
    chapter("skills", UseSkill),
    chapter("resolving", Resolve),
    chapter("loot", Loot, Dispute),
    chapter("curses", Afflict, Lift),
    chapter("groups", Fail, Split, Join, Merge, Clear),
    chapter("keeping", Keep, LevelUp),
    corrections.decides,
)


def sheets() -> Opening[Draggmar]:
    """How a game goes on from a sheet."""
    from ledger.games.draggmar.rules.opening import OPENING  # noqa: PLC0415  a move does not pay for it

    return OPENING


__all__ = ["decides", "sheets"]
