"""A campaign begins in the middle, from its record sheets."""

from __future__ import annotations

from ledger.core.opening import Opening
from ledger.games.underquest.rules.opening_form.form import SheetForm
from ledger.games.underquest.rules.opening_form.sample import SAMPLE
from ledger.games.underquest.rules.opening_form.taken import left, opened
from ledger.games.underquest.rules.opening_form.told import told
from ledger.games.underquest.rules.opening_form.words import RULE
from ledger.games.underquest.state.game import UnderQuest

OPENING = Opening[UnderQuest](form=SheetForm, sample=SAMPLE, open_=opened, told=told, left=left, rule=RULE)

__all__ = ["OPENING"]
