"""A game goes on from a sheet."""

from __future__ import annotations

from ledger.core.opening import Opening
from ledger.games.draggmar.rules.opening.form import TableForm
from ledger.games.draggmar.rules.opening.sample import SAMPLE
from ledger.games.draggmar.rules.opening.taken import RULE, left, opened
from ledger.games.draggmar.rules.opening.told import told
from ledger.games.draggmar.state.game import Draggmar

OPENING = Opening[Draggmar](form=TableForm, sample=SAMPLE, open_=opened, told=told, left=left, rule=RULE)

__all__ = ["OPENING"]
