"""Facts of what the dead leave."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event

FEW = 4
"""Items that one line names."""


class EstateLeft(Event):
    """Companions may take the Items of the dead."""

    who: str
    space: str
    items: tuple[tuple[str, str], ...]

    def sentence(self) -> str:
        names = [name for name, _ in self.items]
        more = f" and {len(names) - FEW} more" if len(names) > FEW else ""
        return f"{self.who} leaves {', '.join(names[:FEW])}{more}."


class EstateItemTaken(Event):
    """A companion took an Item of the dead."""

    says: ClassVar[str] = "{who} takes {item} of {dead}."
    who: str
    dead: str
    item: str


class EstateClosed(Event):
    """What nobody took of the dead is discarded."""

    quiet: ClassVar[bool] = True
    dead: str
