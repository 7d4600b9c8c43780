"""A campaign begins in the middle, from its record sheets."""

from __future__ import annotations

from ledger.core.opening import Opening
from ledger.games.degenerates.rules.opening.form import SheetForm
from ledger.games.degenerates.rules.opening.sample import SAMPLE
from ledger.games.degenerates.rules.opening.taken import RULE, left, opened
from ledger.games.degenerates.rules.opening.told import told
from ledger.games.degenerates.state.game import Degenerates

OPENING = Opening[Degenerates](form=SheetForm, sample=SAMPLE, open_=opened, told=told, left=left, rule=RULE)

__all__ = ["OPENING"]
