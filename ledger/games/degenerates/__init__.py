"""Dungeon Degenerates: Hand of Doom."""

from __future__ import annotations

from ledger.core.ruleset import Meta, Ruleset
from ledger.games.degenerates.evolve import evolves
from ledger.games.degenerates.policies import POLICIES
from ledger.games.degenerates.rules import decides
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
    over_rule="DD-058",
    reason_rule="DD-003",
)
RULESET = Ruleset[Degenerates](
    meta=META,
    initial=Degenerates(),
    deciders=decides,
    evolvers=evolves,
    policies=POLICIES,
    views=VIEWS,
    options=OPTIONS,
    handles=handles(),
)

__all__ = ["META", "RULESET"]
