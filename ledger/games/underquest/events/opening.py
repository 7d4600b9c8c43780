"""A campaign goes on from its record sheets."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.games.underquest.state.adventurer import Adventurer
from ledger.games.underquest.state.dungeon import Laid, Phase, Played, Quest


class CampaignOpened(Event):
    """An adventurer and a dungeon came from sheets."""

    me: Adventurer
    phase: Phase
    adventure: int
    level: int
    turns: int
    seams: int
    quest_phase: int
    quest: Quest | None = None
    titles: tuple[tuple[int, str], ...] = ()
    tableau: tuple[Laid, ...] = ()
    played: tuple[Played, ...] = ()

    def sentence(self) -> str:
        if not self.me.race:
            return "A campaign without an adventurer."
        return f"{self.me.race} {self.me.class_}: adventure {self.adventure}, level {self.level}, turn {self.turns}."

    def touched(self) -> tuple[str, ...]:
        numbers = ("health", "grit", "poison", "curses", "morality", "xp", "gold", "rations", "weight", "morale")
        return (*numbers, "agility", "brawn", "mind", *map(str, self.me.tokens), "level", "turn", "quest")
