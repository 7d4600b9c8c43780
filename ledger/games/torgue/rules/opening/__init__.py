"""A campaign begins in the middle, from its record sheets."""

from __future__ import annotations

from ledger.core.opening import Opening
from ledger.games.torgue.rules.opening.form import SheetForm
from ledger.games.torgue.rules.opening.sample import SAMPLE
from ledger.games.torgue.rules.opening.taken import RULE, left, opened
from ledger.games.torgue.rules.opening.told import told
from ledger.games.torgue.state.game import Torgue

OPENING = Opening[Torgue](form=SheetForm, sample=SAMPLE, open_=opened, told=told, left=left, rule=RULE)

__all__ = ["OPENING"]
