"""How missions end, what comes next, and packing up."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.table.events import SessionEnded
from ledger.games.degenerates.events.doom import GameWon
from ledger.games.degenerates.events.setup import GamePacked, MissionChosen, Reminded
from ledger.games.degenerates.moves.encounters import Choose, Fulfil, PackUp
from ledger.games.degenerates.rules.asking import during_fight, no
from ledger.games.degenerates.rules.encounters.law import mission_over
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates, campaign

decides = Deciders[Degenerates]()
FEW = 3
"""How many names a remark lists."""


@decides(Fulfil)
def fulfil(state: Degenerates, move: Fulfil) -> Decision[Degenerates]:
    yield from during_fight(state)
    if state.mission is None or state.mission.outcome:
        raise refused("mission-missing", "DD-129", "No mission is played.", "mission NAME")
    if state.phase != "encounter" or any(not each.done for each in state.turns):
        yield no("objective-early", "DD-129", "A mission is done at the end of the Encounter Phase.", "next")
    name = state.mission.name
    state = yield from mission_over(state, "done", move.reward)
    if not campaign(state):
        yield GameWon(mission=name, rule="DD-129")


@decides(Choose)
def choose(state: Degenerates, move: Choose) -> Decision[Degenerates]:
    if state.mission is None:
        raise refused("mission-missing", "DD-296", "No mission was played.", "mission NAME")
    if not campaign(state):
        yield no("campaign-only", "DD-296", "Only a campaign has Mission Paths.", "mission NAME")
    if not state.mission.outcome:
        yield no("mission-running", "DD-296", f"{state.mission.name} is being played.", "fulfil it first")
    yield MissionChosen(name=move.mission, faction=move.faction.replace("_", " "), rule="DD-296")


@decides(PackUp)
def pack_up(state: Degenerates, move: PackUp) -> Decision[Degenerates]:
    yield from during_fight(state)
    state = yield GamePacked(lost=board.unkept(state), rule="DD-301")
    unknown = [name for name in state.lands if board.level(state, name) is None]
    if unknown:
        more = f" and {len(unknown) - FEW} more" if len(unknown) > FEW else ""
        text = f"Levels nobody typed: {', '.join(unknown[:FEW])}{more}."
        yield Reminded(code="levels-unknown", text=text, rule="DD-299")
    if state.sitting:
        yield SessionEnded(number=state.session)
