"""What follows by itself, whatever caused it: one file a chapter."""

from __future__ import annotations

from ledger.core.ruleset import Policy
from ledger.games.torgue.policies.setup import steps_of_the_set_up
from ledger.games.torgue.state.game import Torgue

POLICIES: tuple[Policy[Torgue], ...] = (steps_of_the_set_up,)
"""In the order in which they look at a fact."""
