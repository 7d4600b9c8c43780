"""What the summary says to each move, one chapter a file."""

from __future__ import annotations

from functools import partial

from ledger.core.handlers import Chapter, Deciders
from ledger.core.opening import Opening
from ledger.core.table.moves import Found, Give
from ledger.games.brimstone.moves.exploring import (
    Buy,
    Clue,
    Darkness,
    Dread,
    Lantern,
    Leave,
    Mission,
    MissionOver,
    Reveal,
    Scavenge,
    Travel,
)
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
from ledger.games.brimstone.moves.harm import (
    Accept,
    Again,
    Assist,
    Dodge,
    Drag,
    Hurt,
    Recover,
    Revive,
    Struck,
    Suffer,
)
from ledger.games.brimstone.moves.posse import (
    Answer,
    Ask,
    Corrupt,
    Earn,
    Enlist,
    GainRevive,
    Injury,
    LevelUp,
    Madness,
    Maximum,
    Mutation,
    Once,
    Rolls,
    Sell,
    Spend,
    Tell,
    Try,
)
from ledger.games.brimstone.moves.things import Apply, Bag, Drop, Hold, PickUp, TakeOff, Wear
from ledger.games.brimstone.rules import corrections
from ledger.games.brimstone.state.game import Brimstone

chapter = partial(Chapter, __name__)
"""A room of this game with the moves that it decides; it is opened when one of them is made."""
decides = Deciders[Brimstone](
    chapter("setup", Found, Enlist, Tell),
    chapter("saves", Struck, Hurt, Dodge, Again, Accept, Suffer),
    chapter("reviving", GainRevive, Revive, Recover, Assist, Drag),
    chapter("traits", Corrupt, Mutation, Injury, Madness),
    chapter("purse", Earn, Spend, Sell, Loot, Breathe, Maximum, LevelUp),
    chapter("rolling", Rolls, Try, Once, Ask, Answer),
    chapter("tokens", Bag, Apply),
    chapter("gear", PickUp, Drop, Give, Hold, Wear, TakeOff),
    chapter("turns", Done, EndTurn, Movement, Go, Escape),
    chapter("fights", Brawl, Foes, ThreatCard, Threat, Slay, FightEnd),
    chapter("attacks", Melee, Shoot, Assign),
    chapter("damage", Damage),
    chapter("dynamite", Throw),
    chapter("exploring", Mission, Clue, MissionOver, Darkness, Dread, Reveal, Scavenge, Lantern, Travel, Buy, Leave),
    corrections.decides,
)


def record_sheets() -> Opening[Brimstone]:
    """How a campaign goes on from its sheets."""
    from ledger.games.brimstone.rules.opening import OPENING  # noqa: PLC0415  a move does not pay for it

    return OPENING


__all__ = ["decides", "record_sheets"]
