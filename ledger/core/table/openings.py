"""A campaign that begins in the middle: everything that a filled-in sheet says, in one move."""

from __future__ import annotations

import json
from collections.abc import Callable

from ledger.core.frozen import Misshapen, from_json
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, S, refused
from ledger.core.nouns import Track
from ledger.core.opening import Opening
from ledger.core.table.events import BalanceOpened, RestUnlisted
from ledger.core.table.moves import Reopen


def adopting(load: Callable[[], Opening[S]] | None, tracks: Callable[[S], tuple[Track, ...]]) -> Deciders[S]:
    """The decider of `reopen`: the facts of the sheet, then where they came from."""
    table = Deciders[S]()

    @table(Reopen)
    def reopen(state: S, move: Reopen) -> Decision[S]:
        if load is None:
            raise refused("sheet-unknown", "", "This game begins from no sheet.", "delve new NAME GAME PLAYERS")
        opening = load()
        try:
            form = from_json(opening.form, json.loads(move.sheet))
        except (Misshapen, ValueError) as wrong:
            raise refused("sheet-bad", opening.rule, f"This is no such sheet: {wrong}.", "adopt FILE") from wrong
        state = yield from opening.open(state, form)
        keys = tuple(track.key for track in tracks(state))
        yield BalanceOpened(source=move.source, hash=move.hash, keys=keys, rule=opening.rule)
        left = opening.left(form)
        if left:
            yield RestUnlisted(left=left, rule=opening.rule)

    return table
