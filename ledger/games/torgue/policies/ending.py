"""Consequences of the end of a game, and of the steps between two."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.torgue.events.attacks import EnemyTakenOut
from ledger.games.torgue.events.defence import HunterTakenOut, SpotlightDropped
from ledger.games.torgue.events.ending import CampaignEnded, GameEnded, GoTaken, Rested, StepBegan
from ledger.games.torgue.events.enemies import EventsRebuilt
from ledger.games.torgue.events.setup import AsideReturned, Reminded, SpotlightGiven
from ledger.games.torgue.state.game import Torgue, hunting, steps_left
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.options import option


def the_boss_falls(before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """The table hears that the campaign is won at the next check (TB-189)."""
    if isinstance(event, EnemyTakenOut) and after.beaten and not before.beaten:
        yield Reminded(code="boss-down", text=f"{event.enemy} is down: the campaign is won.", rule="TB-189")


def the_game_is_over(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """The campaign ends, or the steps between two games begin; the Event deck keeps its order (TB-153, TB-206)."""
    if not isinstance(event, GameEnded):
        return
    if event.final:
        yield CampaignEnded(how=event.how, why=event.why, rule=event.rule)
        return
    if after.events.discard and option(after, "event-shuffle") == "campaign":
        yield EventsRebuilt(shuffled=False, rule="TB-153")
    lead = bool(after.bounty) and not hunting(after)
    yield StepBegan(step="bounty" if lead else "vending", rule="TB-206")


def a_fall_loses_the_hunt(before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """Whoever is taken out in a Bounty Hunt loses it for all, at once (TB-229)."""
    if isinstance(event, HunterTakenOut) and hunting(after) and steps_left(before):
        yield GameEnded(name=after.hunt, how="lost", why=f"{event.who} is taken out", rule="TB-229")


def vending_opens(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """Whoever has the Spotlight buys first; whoever fell and so ended a hunt passes it on before (TB-208, TB-090)."""
    if after.phase != "between" or after.pause != "vending" or not after.hunters:
        return
    holder = after.hunters.get(after.spotlight.holder)
    opens = isinstance(event, StepBegan) and not (holder and holder.stands == "out")
    if opens or (isinstance(event, (SpotlightGiven, SpotlightDropped)) and not after.buyer):
        yield GoTaken(who=after.spotlight.holder or next(iter(after.hunters)), rule="TB-208")


def all_rest(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """Loot into the bag, Cash away, everybody healed, loaded and recharged (TB-213)."""
    if not isinstance(event, StepBegan) or event.step != "rest":
        return
    yield Rested(hunters=tuple(after.hunters), tokens=tuple(_left(after)), rule="TB-213")
    if after.drawn and option(after, "aside-back") == "rest":
        yield AsideReturned(tokens=after.drawn, rule="TB-077")


def _left(state: Torgue) -> Iterator[Loot]:
    """All Loot that is not in the bag; a Legendary stays out of it (TB-083)."""
    held = (loot for each in state.hunters.values() for loot in each.loot)
    lying = (loot for zone in state.zones.values() for loot in zone.loot)
    yield from (each for each in (*held, *lying, *state.discarded, *state.purse) if each.kind != "legendary")
