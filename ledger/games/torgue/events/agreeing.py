"""Facts of what the whole group chose, and of dice that merely give a number."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.torgue.events.setup import faces


class GroupAgreed(Event):
    """A choice of the whole group."""

    choice: str
    by: str = ""
    die: str = ""
    dice: tuple[Die, ...] = ()

    def sentence(self) -> str:
        return f"Agreed: {self.choice}, by {f'{self.die}: {faces(self.dice)}' if self.dice else self.by or 'all'}."

    def die_sides(self, field: str) -> int:
        return int(self.die[1:]) if field == "dice" and self.die else 0


class NumberRolled(Event):
    """A die gave a number."""

    die: str
    value: int
    why: str = ""

    def sentence(self) -> str:
        return f"{self.die}: {self.value}{self.why and f', {self.why}'}."
