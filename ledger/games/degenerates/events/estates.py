"""Facts of what the dead leave."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event


class EstateLeft(Event):
    """Companions may take the Items of the dead."""

    who: str
    space: str
    items: tuple[tuple[str, str], ...]

    def sentence(self) -> str:
        return f"{self.who} leaves {', '.join(name for name, _ in self.items)}."


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
