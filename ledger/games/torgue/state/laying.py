"""The steps of the set-up that are open."""

from __future__ import annotations

from ledger.games.torgue import content
from ledger.games.torgue.state.game import Torgue, hunting

OF_A_HUNT = ("cash", "bag", "decks", "board", "campaign", "favorites")
"""Steps that a Bounty Hunt does not repeat."""
LATER = ("hunters", "trees", "bag", "decks")
"""Steps that only the first game needs."""

WORDS = {
    "hunters": "hunter NAME",
    "campaign": "campaign NAME, scenario NAME",
    "board": "zone NAME, put KIND at ZONE, enter CARD at ZONE",
    "trees": "tree NAME",
    "favorites": "favorite NAME, spotlight NAME",
    "cash": "cash DOLLARS",
    "deployment": "deploy ZONE",
    "queue": "queue CARDS",
    "bag": "bag KIND COUNT",
    "decks": "shuffle guns ammo-dump zeds-meds torgue",
}
"""What is typed in each step of the set-up."""


def open_steps(state: Torgue) -> tuple[str, ...]:
    """The steps that are to be done, in order (TB-020)."""
    return tuple(each for each in content.board().steps if each not in state.steps and not spared(state, each))


def spared(state: Torgue, step: str) -> bool:
    """Whether a step needs nothing: hunts repeat few, and later games keep hunters, bag and trees."""
    if hunting(state) and step in OF_A_HUNT:
        return True
    later = state.games > 0 and step in LATER
    if step == "trees":  # kept from game to game; whoever has none still chooses one (TB-011, TB-129)
        return later and all(each.tree for each in state.hunters.values())
    return later or (step == "cash" and state.scenario is not None and not state.scenario.cash)
