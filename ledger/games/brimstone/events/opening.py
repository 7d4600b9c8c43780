"""Facts of a campaign that begins in the middle."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.brimstone.state.game import Mission as MissionRow
from ledger.games.brimstone.state.game import Question, Town
from ledger.games.brimstone.state.heroes import Hero


class PosseOpened(Event):
    """All that the sheet of the Posse says."""

    says: ClassVar[str] = "The Posse goes on in turn {turn}."
    touches: ClassVar[tuple[str, ...]] = ("clues", "darkness", "dread", "revives", "turn")
    turn: int
    mission: MissionRow | None = None
    missions: tuple[str, ...] = ()
    clues: int = 0
    darkness: int = 0
    dread: tuple[str, ...] = ()
    dark: tuple[str, ...] = ()
    rooms: tuple[str, ...] = ()
    scavenged: tuple[str, ...] = ()
    lantern: str = ""
    revives: int = 0
    town: Town | None = None
    questions: tuple[Question, ...] = ()
    asked: int = 0
    fallen: tuple[Hero, ...] = ()
