"""The campaign, its scenarios, and what their pages say."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.options import check
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found
from ledger.games.torgue import content
from ledger.games.torgue.events.loot import BagRefilled
from ledger.games.torgue.events.setup import (
    AsideReturned,
    CalloutHidden,
    CalloutRevealed,
    CampaignStarted,
    CashLaid,
    DeckCounted,
    DeckShuffled,
    ScenarioOpened,
    ScenarioRuleRead,
    StepsCleared,
)
from ledger.games.torgue.moves.setup import BeginScenario, Callout, Reveal, ScenarioRule, StartCampaign, StartCash
from ledger.games.torgue.rules.asking import no, objected, out_of_phase
from ledger.games.torgue.rules.reading import no_modifiers
from ledger.games.torgue.state.cards import ScenarioRead
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.options import OPTIONS

decides = Deciders[Torgue]()


@decides(Found)
def found(state: Torgue, move: Found) -> Decision[Torgue]:
    if len(set(move.players)) < len(move.players):
        raise refused("player-twice", "TB-007", "Two players have one name.", "give each another name")
    most = content.play().hunters
    if not 1 <= len(move.players) <= most:
        yield no("players-count", "TB-007", f"1 to {most} play, not {len(move.players)}.", "new NAME torgue PLAYERS")
    check(OPTIONS, move.options, "TB-001")
    yield TableLaid(players=move.players, options=move.options)


@decides(StartCampaign)
def campaign(state: Torgue, move: StartCampaign) -> Decision[Torgue]:
    if state.campaign:
        told = f"{state.campaign} is being played; its Boss Events are in the deck."
        yield no("campaign-running", "TB-009", told, "new NAME torgue PLAYERS")
    last = move.last or content.play().announcements.boxed
    yield CampaignStarted(
        name=move.name, boss=move.boss, last=last, events=move.events, count=move.count, rule="TB-009"
    )
    size = content.play().announcements.deck
    yield DeckCounted(was=state.deck.tiers, now=(size, 0, 0), rule="TB-016")
    yield DeckShuffled(deck="event", rule="TB-019")


@decides(BeginScenario)
def scenario(state: Torgue, move: BeginScenario) -> Decision[Torgue]:
    yield from _time(state)
    yield from objected(no_modifiers(tuple(each for each in move.gives if "+" in each or "-" in each)))
    yield from _whole(move.cash)
    lost = tuple(_lying(state))
    if lost:
        state = yield BagRefilled(tokens=lost, why="a new scenario", rule="TB-018")
    state = yield StepsCleared(why="scenario", rule="TB-010")
    if state.drawn:
        state = yield AsideReturned(tokens=state.drawn, rule="TB-077")
    state = yield ScenarioOpened(scenario=_read(move), rule="TB-235")
    if move.cash:
        yield CashLaid(was=state.cash, now=move.cash // content.play().cash, why="starting cash", rule="TB-014")


def _lying(state: Torgue) -> Iterator[Loot]:
    """Loot that the last game left in its zones, used or not; a Legendary never goes into the bag (TB-083)."""
    lying = (loot for zone in state.zones.values() for loot in zone.loot)
    return (each for each in (*lying, *state.discarded) if each.kind != "legendary")


def _time(state: Torgue) -> Iterator[Objection]:
    """A scenario is opened before the first game, or when the steps after the last one are done (TB-206)."""
    ready = state.phase == "between" and state.pause == "ready"
    before = state.phase == "set-up" and not state.round and not hunting(state)
    if not (ready or before):
        yield no("game-running", "TB-206", "The last game is not over yet.", "next")


def _whole(dollars: int) -> Iterator[Objection]:
    token = content.play().cash
    if dollars % token:
        yield no(
            "cash-part", "TB-014", f"Cash comes in tokens of ${token}, not ${dollars}.", f"{dollars - dollars % token}"
        )


def _read(move: BeginScenario) -> ScenarioRead:
    red = tuple((name.replace("_", " "), _number(told)) for name, _, told in (each.partition(":") for each in move.red))
    return ScenarioRead(
        name=move.name,
        cash=move.cash,
        announcements=move.queue,
        spawns=move.spawns,
        red_spawns=red,
        red_gives=move.gives,
        victory=move.victory.replace("_", " "),
        failure=move.failure.replace("_", " "),
    )


def _number(told: str) -> int:
    """The number behind a colon, 1 where none is typed; raises Refused `count-bad`."""
    if told and not told.isdecimal():
        raise refused("count-bad", "TB-159", f"'{told}' is no number.", "red Psycho:3")
    return int(told or 1)


def the_scenario(state: Torgue) -> ScenarioRead:
    """The scenario that is played; raises Refused `scenario-missing`."""
    if state.scenario is None:
        raise refused("scenario-missing", "TB-235", "No scenario is open.", "scenario NAME")
    return state.scenario


@decides(ScenarioRule)
def scenario_rule(state: Torgue, move: ScenarioRule) -> Decision[Torgue]:
    the_scenario(state)
    yield ScenarioRuleRead(terrain=move.kind, text=move.text, rule="TB-001")


@decides(Callout)
def callout(state: Torgue, move: Callout) -> Decision[Torgue]:
    if move.name in the_scenario(state).callouts:
        raise refused("callout-known", "TB-236", f"{move.name} waits already.", f"reveal {move.name}")
    yield CalloutHidden(name=move.name, text=move.text, rule="TB-236")


@decides(Reveal)
def reveal(state: Torgue, move: Reveal) -> Decision[Torgue]:
    waiting = the_scenario(state).callouts
    if move.name not in waiting:
        told = f"No callout '{move.name}' waits."
        raise refused("callout-unknown", "TB-236", told, ", ".join(waiting) or "callout NAME TEXT")
    yield CalloutRevealed(name=move.name, text=waiting[move.name], rule="TB-236")


@decides(StartCash)
def cash(state: Torgue, move: StartCash) -> Decision[Torgue]:
    yield from out_of_phase(state, "TB-014", "set-up")
    yield from _whole(move.dollars)
    now = move.dollars // content.play().cash
    yield CashLaid(was=state.cash, now=now, why="starting cash", rule="TB-014")
