"""A campaign begins in the middle, from the sheets of its Posse and heroes."""

from __future__ import annotations

from ledger.core.opening import Opening
from ledger.games.brimstone.rules.opening.form import SheetForm
from ledger.games.brimstone.rules.opening.sample import SAMPLE
from ledger.games.brimstone.rules.opening.taken import RULE, left, opened
from ledger.games.brimstone.rules.opening.told import told
from ledger.games.brimstone.state.game import Brimstone

OPENING = Opening[Brimstone](form=SheetForm, sample=SAMPLE, open_=opened, told=told, left=left, rule=RULE)

__all__ = ["OPENING"]
