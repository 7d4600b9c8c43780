"""The numbers and names that the rulebook prints: read from `data/` when first asked for, and kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, cast

from ledger.core.frozen import Misshapen, from_json
from ledger.core.printed import meant, printed_table
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


def _table(name: str) -> dict[str, Any]:
    """A table of `data/`, which lies beside this package."""
    return printed_table(__file__.rpartition("content")[0], name)


@cache
def play() -> Rulebook:
    """The numbers of play; raises Misshapen, naming the row, when the file does not fit."""
    return cast("Rulebook", from_json(Rulebook, _table("play")))


@cache
def box() -> Box:
    """What lies in the box."""
    return cast("Box", from_json(Box, _table("box")))


@cache
def cards() -> Cards:
    """Conditions, abilities and single cards; raises Misshapen for a condition cancelled by an unknown one."""
    table = cast("Cards", from_json(Cards, _table("cards")))
    known = [each.name for each in table.conditions]
    for each in table.conditions:
        if each.opposite and each.opposite not in known:
            raise Misshapen(f"cards.toml: no condition '{each.opposite}'{meant(each.opposite, known)}")
    return table


@cache
def board() -> Map:
    """The map; raises Misshapen for a Territory or Location that is named but not listed."""
    table = cast("Map", from_json(Map, _table("map")))
    regions = [each.name for each in table.regions]
    territories = [each.name for each in table.territories]
    places = [each.name for each in table.locations]
    _listed((each.region for each in table.territories), regions)
    _listed((each.region for each in table.locations if each.region), regions)
    _listed((each.territory for each in table.locations if each.territory), territories)
    _listed((each.territory for each in table.ways if each.territory), territories)
    _listed((name for each in table.ways for name in (each.a, each.b)), places)
    _listed((name for each in table.river for name in (each.from_, *each.to)), places)
    return table


def _listed(names: Iterable[str], known: list[str]) -> None:
    for name in names:
        if name not in known:
            raise Misshapen(f"map.toml: no '{name}'{meant(name, known)}")


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
