"""Shadows of Brimstone, by one table's own summary."""

from __future__ import annotations

from ledger.core.ruleset import Meta, Ruleset
from ledger.games.brimstone.events.thrown import LIFTS
from ledger.games.brimstone.evolve import evolves
from ledger.games.brimstone.policies import POLICIES
from ledger.games.brimstone.rules import decides, record_sheets
from ledger.games.brimstone.rules.corrections import handles
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.options import OPTIONS
from ledger.games.brimstone.views import VIEWS

META = Meta(
    id="brimstone",
    title="Shadows of Brimstone",
    rulebook="the basics as one table summed them up",
    fewest=1,
    most=6,
    reason_rule="SB-POS-02",
)
EXAMPLES = {
    "gain": "gain gold 2 @ana because the card says so",
    "lose": "lose health 1 @ana because a trap was forgotten",
    "set": "set health 8 @ana because we miscounted",
    "count": "count health 8 @ana",
    "explain": "explain health @ana because a bite was forgotten",
    "place": "place Whiskey at bag because we forgot it",
    "remove": "remove Whiskey from bag because a thief took it",
    "give": "give Whiskey to Ben @ana",
}
"""Corrections by hand with the numbers and names of this game."""
RULESET = Ruleset[Brimstone](
    meta=META,
    initial=Brimstone(),
    deciders=decides,
    evolvers=evolves,
    policies=POLICIES,
    views=VIEWS,
    options=OPTIONS,
    handles=handles(),
    lifts=LIFTS,
    opening=record_sheets,
    examples=EXAMPLES,
)

__all__ = ["META", "RULESET"]
