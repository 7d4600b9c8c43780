"""The sheets of a campaign as they are printed: those of the game, with footnotes that only the ledger can give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.nouns import Lines, Sheet
from ledger.core.options import apart, documented, settled
from ledger.core.table.events import BalanceOpened, OptionSet, RestUnlisted, RulingMade
from ledger.store.entries import Entry
from ledger.store.ledger import Ledger

BY_HAND = ("gain", "lose", "set", "place", "remove", "give")
"""Moves that change something by hand, each a footnote with its reason."""

OF_NOTE = (RulingMade, BalanceOpened, RestUnlisted)
"""Facts that are footnotes by themselves: what was overruled, and what was not played here."""


def sheets(ledger: Ledger[Any], state: Any, head: int) -> tuple[Sheet, ...]:
    """Every sheet of the game after live entry `head`: the campaign's with options and footnotes, then the players'."""
    notes, since = _history(ledger, head)
    lists = (Lines(title="Options", rows=tuple(_options(ledger, state, since))), *_packs(state))
    found: tuple[Sheet, ...] = ledger.rules.views.sheets(state)
    return tuple(
        sheet if sheet.owner else sheet.but(lists=(*sheet.lists, *lists), footnotes=(*sheet.footnotes, *notes))
        for sheet in found
    )


def kept(every: tuple[Sheet, ...]) -> tuple[Sheet, ...]:
    """Those that are records, without the pages of reference."""
    return tuple(each for each in every if not each.reference)


def _packs(state: Any) -> tuple[Lines, ...]:
    packs = tuple(f"{name} {edition}" for name, edition in state.packs.items())
    return (Lines(title="Packs", rows=packs),) if packs else ()


def _options(ledger: Ledger[Any], state: Any, since: dict[str, int]) -> Iterator[str]:
    """What is settled before play, or otherwise than documented, one a line; then all the rest in one."""
    values = settled(ledger.rules.options, state)
    for option, value in values:
        if value != option.default:
            told = (option.rule, f"since #{since[option.name]}" if option.name in since else "")
            yield f"{option.name}: {value} ({', '.join(word for word in told if word) or 'from the start'})"
        elif option.early:
            yield f"{option.name}: {value}"
    yield documented(each for each in values if not apart(*each))


def _history(ledger: Ledger[Any], head: int) -> tuple[tuple[str, ...], dict[str, int]]:
    """Rulings, corrections and opening balances, oldest first, each with its move; and the move of each option set."""
    verb, move = "", 0
    notes: list[str] = []
    since: dict[str, int] = {}
    for row in ledger.live_rows(head):
        entry = ledger.read(row)
        if entry.said:
            verb, move = entry.said.verb, entry.move
        if isinstance(entry.event, OptionSet):
            since[entry.event.name] = move
        notes += _noted(entry, verb, move)
    return tuple(notes), since


def _noted(entry: Entry, verb: str, move: int) -> Iterator[str]:
    told = entry.event.sentence()
    if isinstance(entry.event, OF_NOTE) or (verb in BY_HAND and told and entry.event.touched()):
        yield f"#{move} {told}"
