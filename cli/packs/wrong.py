"""What is wrong with a pack: each thing with its file, line and field, and what to write instead."""

from __future__ import annotations

from cli.grammar import WordsWrong
from ledger.core.frozen import Frozen
from ledger.core.opening import Spot
from ledger.store.opening import shown


class Wrong(Frozen):
    """One thing that does not fit."""

    source: str
    line: int
    at: Spot
    """The table, the row counted from 0, the field."""
    because: str
    hint: str = ""

    @property
    def told(self) -> str:
        """Where it is and why, as one sentence."""
        return f"{placed(self.source, self.line, self.at)}: {self.because}."


def placed(source: str, line: int, at: Spot) -> str:
    """Where something stands in a file, as people count: `base.toml, line 6, hero-card 2, level`."""
    return f"{source}, line {line}, {shown(at)}"


class PackBad(WordsWrong):
    """A pack that cannot be read as it stands; says the first thing, and holds all of them."""

    def __init__(self, wrongs: tuple[Wrong, ...]) -> None:
        super().__init__("pack-bad", wrongs[0].told, wrongs[0].hint)
        self.wrongs = wrongs
