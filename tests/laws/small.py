"""A table of the small game, whole or with a fault planted in its rules."""

from __future__ import annotations

from pathlib import Path

from ledger.core.ruleset import Ruleset
from ledger.core.table.moves import Found
from tests.laws.table import Table, in_memory
from tests.laws.watch import Watch
from tests.toy import TOY, Toy

FOUND = Found(players=("Ana", "Ben"))


def table(cache: Path, rules: Ruleset[Toy] = TOY, watch: Watch | None = None) -> Table:
    """A campaign of the small game."""
    return Table(rules, in_memory(rules, FOUND), cache, watch)
