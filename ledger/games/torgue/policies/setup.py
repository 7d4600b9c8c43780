"""Consequences in the set-up."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.torgue import content
from ledger.games.torgue.events.setup import (
    BagFilled,
    CampaignStarted,
    CashLaid,
    DeckShuffled,
    EnemyEntered,
    FavoriteDealt,
    HunterAdded,
    ModelDeployed,
    PiecePlaced,
    QueueDealt,
    ScenarioOpened,
    SetUpDone,
    SpotlightGiven,
    TreeChosen,
    ZoneLaid,
)
from ledger.games.torgue.state.game import Torgue

CAUSES: dict[type[Event], tuple[str, ...]] = {
    CampaignStarted: ("campaign",),
    ScenarioOpened: ("campaign", "hunters", "trees"),
    HunterAdded: ("hunters",),
    EnemyEntered: ("board",),
    PiecePlaced: ("board",),
    ZoneLaid: ("board",),
    TreeChosen: ("trees",),
    FavoriteDealt: ("favorites",),
    SpotlightGiven: ("favorites",),
    CashLaid: ("cash",),
    ModelDeployed: ("deployment",),
    QueueDealt: ("queue",),
    BagFilled: ("bag",),
    DeckShuffled: ("decks",),
}
"""Fact -> the steps of the set-up that it may finish."""


def steps_of_the_set_up(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """A step of the set-up is done as soon as everybody has what it deals (TB-020)."""
    for step in CAUSES.get(type(event), ()):
        if after.phase == "set-up" and step not in after.steps and _whole(after, step):
            yield SetUpDone(step=step, rule="TB-020")


def _whole(state: Torgue, step: str) -> bool:
    hunters = state.hunters.values()
    four = len(state.hunters) >= content.play().hunters
    each = {
        "hunters": four,
        "campaign": bool(state.campaign and state.scenario),
        "trees": four and all(one.tree for one in hunters),
        "favorites": four and all(one.favorite for one in hunters) and bool(state.spotlight.holder),
        "deployment": four and all(one.zone and (not one.sidekick or one.sidekick.zone) for one in hunters),
    }
    return each.get(step, True)
