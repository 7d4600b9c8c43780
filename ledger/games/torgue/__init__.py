"""Borderlands: Mister Torgue's Arena of Badassery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.core.ruleset import Meta, Ruleset
from ledger.games.torgue.evolve import evolves
from ledger.games.torgue.policies import POLICIES
from ledger.games.torgue.rules import decides
from ledger.games.torgue.rules.corrections import handles
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import OPTIONS
from ledger.games.torgue.views import VIEWS

if TYPE_CHECKING:
    from ledger.core.opening import Opening

META = Meta(
    id="torgue",
    title="Borderlands: Mister Torgue's Arena of Badassery",
    rulebook="English rulebook",
    fewest=1,
    most=4,
    reason_rule="TB-001",
)
EXAMPLES = {
    "gain": "gain shared-cash 1 because the card says so",
    "lose": "lose shared-cash 1 because the card says so",
    "set": "set shared-cash 4 because we miscounted",
    "count": "count shared-cash 4",
    "explain": "explain shared-cash because we forgot the reward",
    "place": "place Psycho_1 at B because the card says so",
    "remove": "remove Hyperion from Salvador because the card says so",
    "give": "give ammo to Mordecai because we agreed",
}
"""Corrections by hand with the numbers and names of this game."""


def record_sheets() -> Opening[Torgue]:
    """How a campaign begins in the middle; loaded only when somebody asks."""
    from ledger.games.torgue.rules.opening import OPENING  # noqa: PLC0415  a seldom-used form

    return OPENING


RULESET = Ruleset[Torgue](
    meta=META,
    initial=Torgue(),
    deciders=decides,
    evolvers=evolves,
    policies=POLICIES,
    views=VIEWS,
    options=OPTIONS,
    handles=handles(),
    examples=EXAMPLES,
    opening=record_sheets,
)

__all__ = ["META", "RULESET"]
