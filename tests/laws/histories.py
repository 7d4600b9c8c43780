"""Random histories of real games, in which every player and every text has words that stand nowhere else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

from ledger.core.fields import Rest
from ledger.core.frozen import hints
from ledger.core.model import Move
from ledger.core.table.moves import Found, Note
from ledger.store.ledger import Ledger
from tests.laws.games import GAMES, player
from tests.laws.play import Play
from tests.laws.proposer import Proposer
from tests.laws.table import Table
from tests.laws.watch import Watch

PEOPLE = ("Zdenka", "Jörg Ötker", "O'Malley", "小明", "Quill", "Xaver")
HIDDEN = "xyzzy"
"""In every free text, and nowhere else."""
PARTS = 4


class Secretive(Proposer):
    """Proposes what a game's own player does, in the name of other people, who say secrets wherever words are free."""

    def __init__(self, own: Proposer) -> None:
        super().__init__(own.rules, own.chance)
        self._own = own

    def founding(self) -> Move:
        found = cast("Found", self._own.founding())
        return found.but(players=PEOPLE[: len(found.players)])

    def propose(self, state: Any) -> Move | None:
        move = self._own.propose(state)
        if move is None:
            return None
        texts = [name for name, hint in hints(cast("Any", type(move))).items() if _free(hint)]
        secrets = {name: f"{HIDDEN} {self.chance.randint(1, 99)} {move.who}" for name in texts if getattr(move, name)}
        if move.because is not None:
            secrets["because"] = self.pick((HIDDEN, f"{HIDDEN}: {move.who} said so", f"the {HIDDEN} 1"))
        return move.but(**secrets)


def _free(hint: Any) -> bool:
    return any(isinstance(mark, Rest) for mark in getattr(hint, "__metadata__", ()))


@cache
def history(game: str, seed: int, moves: int = 120) -> Ledger[Any]:
    """A campaign in memory with moves taken back, brought back, restored and amended."""
    rules, chance = GAMES[game], Random(seed)  # noqa: S311  a play, not a secret
    with TemporaryDirectory() as folder:
        played = Play(Secretive(player(rules, chance)), Path(folder), Watch(rules))
        for _ in range(PARTS):
            played.run(moves // PARTS)
            _back_and_forth(played.table, chance)
    return played.table.ledger


def _back_and_forth(table: Table, chance: Random) -> None:
    """Everything that a table does beside moving."""
    table.mark()
    table.undo(3)
    table.redo(1)
    table.amend(table.oracle.live()[-1], Note(text=f"{HIDDEN}, said {PEOPLE[0]}"), keep=HIDDEN)
    table.restore(chance.randint(2, table.oracle.last))
