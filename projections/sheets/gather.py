"""The sheets of a campaign as they are printed: those of the game, with footnotes that only the ledger can give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.nouns import Lines, Sheet
from ledger.core.options import DICE, chosen
from ledger.core.table.events import BalanceOpened, RestUnlisted, RulingMade
from ledger.store.entries import Entry
from ledger.store.ledger import Ledger

BY_HAND = ("gain", "lose", "set", "place", "remove", "give")
"""Moves that change something by hand, each a footnote with its reason."""

OF_NOTE = (RulingMade, BalanceOpened, RestUnlisted)
"""Facts that are footnotes by themselves: what was overruled, and what was not played here."""


def sheets(ledger: Ledger[Any], state: Any, head: int) -> tuple[Sheet, ...]:
    """Every sheet of the game after live entry `head`: the campaign's with options and footnotes, then the players'."""
    notes = tuple(_footnotes(ledger, head))
    found: tuple[Sheet, ...] = ledger.rules.views.sheets(state)
    return tuple(_completed(ledger, state, sheet, notes) if not sheet.owner else sheet for sheet in found)


def _completed(ledger: Ledger[Any], state: Any, sheet: Sheet, notes: tuple[str, ...]) -> Sheet:
    listed = any(rows.title == OPTIONS for rows in sheet.lists)
    options = () if listed else (Lines(title=OPTIONS, rows=tuple(_options(ledger, state))),)
    packs = tuple(f"{name} {edition}" for name, edition in state.packs.items())
    packed = (Lines(title="Packs", rows=packs),) if packs else ()
    return sheet.but(lists=(*sheet.lists, *options, *packed), footnotes=(*sheet.footnotes, *notes))


OPTIONS = "Options"


def _options(ledger: Ledger[Any], state: Any) -> Iterator[str]:
    declared = (DICE, *ledger.rules.options)
    for option in declared:
        value = chosen(declared, state, option.name)
        yield f"{option.name}: {value}{'' if value == option.default else f' (default {option.default})'}"


def _footnotes(ledger: Ledger[Any], head: int) -> Iterator[str]:
    """Rulings, corrections by hand and opening balances, oldest first, each with its move and its reason."""
    verb, move = "", 0
    for row in ledger.live_rows(head):
        entry = ledger.read(row)
        if entry.said:
            verb, move = entry.said.verb, entry.move
        yield from _noted(entry, verb, move)


def _noted(entry: Entry, verb: str, move: int) -> Iterator[str]:
    told = entry.event.sentence()
    if isinstance(entry.event, OF_NOTE) or (verb in BY_HAND and told and entry.event.touched()):
        yield f"#{move} {told}"
