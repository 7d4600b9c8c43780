"""Dungeon Degenerates: Hand of Doom."""

from __future__ import annotations

from ledger.core.ruleset import Meta, Ruleset
from ledger.games.degenerates.evolve import evolves
from ledger.games.degenerates.policies import POLICIES
from ledger.games.degenerates.rules import decides, record_sheets
from ledger.games.degenerates.rules.corrections import handles
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import OPTIONS
from ledger.games.degenerates.views import VIEWS

META = Meta(
    id="degenerates",
    title="Dungeon Degenerates: Hand of Doom",
    rulebook="English rulebook, with errata and FAQ",
    fewest=1,
    most=4,
    reason_rule="DD-003",
)
EXAMPLES = {
    "gain": "gain gold 2 @ana because the card says so",
    "lose": "lose luck 1 @ana because the card says so",
    "set": "set bounty 3 because we miscounted",
    "count": "count gold 9 @ana",
    "explain": "explain gold @ana because she paid twice",
    "place": "place Voidgate at Hell_Pit because the mission says so",
    "remove": "remove Hand from Crossroads because the card says so",
    "cards": "cards loot Helmet=2 Rope=1",
    "give": "give Helmet to Ben because we agreed",
}
"""Corrections by hand with the numbers and counters of this game."""
RULESET = Ruleset[Degenerates](
    meta=META,
    initial=Degenerates(),
    deciders=decides,
    evolvers=evolves,
    policies=POLICIES,
    views=VIEWS,
    options=OPTIONS,
    handles=handles(),
    opening=record_sheets,
    examples=EXAMPLES,
)

__all__ = ["META", "RULESET"]
