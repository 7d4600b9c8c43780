"""The numbers and names that the rulebook prints: read from `data/` when first asked for, and kept."""

from __future__ import annotations

from functools import cache

from ledger.core.printed import need_listed, printed_table
from ledger.games.degenerates.content.rows import (
    Arrival,
    Box,
    Cards,
    ConditionRow,
    DeckRow,
    LocationRow,
    Map,
    Region,
    Rulebook,
    TerritoryRow,
)


@cache
def play() -> Rulebook:
    """The numbers of play; raises Misshapen, naming the row, when the file does not fit."""
    return printed_table(Rulebook, __file__, "play")


@cache
def box() -> Box:
    """What lies in the box."""
    return printed_table(Box, __file__, "box")


@cache
def cards() -> Cards:
    """Conditions, abilities and single cards; raises Misshapen for a condition cancelled by an unknown one."""
    table = printed_table(Cards, __file__, "cards")
    known = [each.name for each in table.conditions]
    need_listed("cards", "condition", (each.opposite for each in table.conditions if each.opposite), known)
    return table


@cache
def board() -> Map:
    """The map; raises Misshapen for a Territory or Location that is named but not listed."""
    table = printed_table(Map, __file__, "map")
    regions = [each.name for each in table.regions]
    territories = [each.name for each in table.territories]
    places = [each.name for each in table.locations]
    need_listed("map", "region", (each.region for each in table.territories), regions)
    need_listed("map", "region", (each.region for each in table.locations if each.region), regions)
    need_listed("map", "territory", (each.territory for each in table.locations if each.territory), territories)
    need_listed("map", "territory", (each.territory for each in table.ways if each.territory), territories)
    need_listed("map", "location", (name for each in table.ways for name in (each.a, each.b)), places)
    need_listed("map", "location", (name for each in table.river for name in (each.from_, *each.to)), places)
    return table


def region(name: str) -> Region | None:
    """The Region of that name; None for the Void and for a place whose Region nobody typed."""
    return next((each for each in board().regions if each.name == name), None)


def territory(name: str) -> TerritoryRow | None:
    """What is printed of a Territory."""
    return next((each for each in board().territories if each.name == name), None)


def location(name: str) -> LocationRow | None:
    """What is printed of a Location."""
    return next((each for each in board().locations if each.name == name), None)


def downriver(port: str) -> tuple[str, ...] | None:
    """The next ports downriver; None for a place that is no River Port."""
    return next((each.to for each in board().river if each.from_ == port), None)


def deck(name: str) -> DeckRow | None:
    """A deck of the box."""
    return next((each for each in box().decks if each.name == name), None)


def condition(name: str) -> ConditionRow | None:
    """A Status Condition of adventurers."""
    return next((each for each in cards().conditions if each.name == name), None)


def arrival(name: str) -> Arrival | None:
    """An arrival ability that forces a Test."""
    return next((each for each in cards().arrivals if each.name == name), None)
