"""Dungeons of Draggmar."""

from __future__ import annotations

from ledger.core.ruleset import Meta, Ruleset
from ledger.games.draggmar.evolve import evolves
from ledger.games.draggmar.policies import POLICIES
from ledger.games.draggmar.rules import decides, sheets
from ledger.games.draggmar.rules.corrections import handles
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.options import OPTIONS
from ledger.games.draggmar.views import VIEWS

META = Meta(
    id="draggmar",
    title="Dungeons of Draggmar",
    rulebook="English rulebook, with Undead Crusade and A Dead Elf Tells No Tales",
    fewest=1,
    most=4,
    reason_rule="DR-199",
)
RULESET = Ruleset[Draggmar](
    meta=META,
    initial=Draggmar(),
    deciders=decides,
    evolvers=evolves,
    policies=POLICIES,
    views=VIEWS,
    options=OPTIONS,
    handles=handles(),
    opening=sheets,
)

__all__ = ["META", "RULESET"]
