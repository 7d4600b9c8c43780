"""UnderQuest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ledger.core.ruleset import Meta, Ruleset
from ledger.games.underquest.evolve import evolves
from ledger.games.underquest.policies import POLICIES
from ledger.games.underquest.rules import decides
from ledger.games.underquest.rules.corrections import handles
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import OPTIONS
from ledger.games.underquest.views import VIEWS

if TYPE_CHECKING:
    from ledger.core.opening import Opening

META = Meta(
    id="underquest",
    title="UnderQuest",
    rulebook="English rulebook",
    fewest=1,
    most=1,
    reason_rule="UQ-SET-02",
)
EXAMPLES = {
    "gain": "gain gold 2 because the card says so",
    "lose": "lose grit 1 because the card says so",
    "set": "set health 12 because we miscounted",
    "count": "count gold 9",
    "explain": "explain gold because it was paid twice",
    "place": "place Nimble at skills because we forgot it",
    "remove": "remove Marbles from trinkets because a thief took it",
    "cards": "cards trinket Marbles=2 Amethyst=1",
}
"""Corrections by hand with the numbers and names of this game."""


def record_sheets() -> Opening[UnderQuest]:
    """How a campaign begins in the middle; loaded only when somebody asks."""
    from ledger.games.underquest.rules.opening_form import OPENING  # noqa: PLC0415  a seldom-used form

    return OPENING


RULESET = Ruleset[UnderQuest](
    meta=META,
    initial=UnderQuest(),
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
