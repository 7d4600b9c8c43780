"""What the record sheets of any game show, for the rows of a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ledger.core.nouns import Sheet
from tests.tables import Sitting


def sheet(at: Sitting[Any], owner: str = "") -> Sheet:
    """The campaign's sheet, or that of a player."""
    return next(each for each in at.rules.views.sheets(at.state) if each.owner == owner)


def fields(owner: str = "") -> Callable[[Sitting[Any]], Mapping[str, str]]:
    """The labelled values of the campaign's sheet, or of a player's."""

    def found(at: Sitting[Any]) -> Mapping[str, str]:
        return {each.label: each.value for each in sheet(at, owner).fields}

    found.__name__ = f"the fields of {owner or 'the campaign'}"
    return found


def rows(owner: str = "") -> Callable[[Sitting[Any]], Mapping[str, tuple[str, ...]]]:
    """The lists of the campaign's sheet, or of a player's."""

    def found(at: Sitting[Any]) -> Mapping[str, tuple[str, ...]]:
        return {each.title: each.rows for each in sheet(at, owner).lists}

    found.__name__ = f"the lists of {owner or 'the campaign'}"
    return found
