"""What the table settled otherwise than printed: rulings, options, numbers changed by hand, opening balances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ledger.core.options import Option, apart, settled
from ledger.core.ruleset import Ruleset
from projections.book.folder import Folder
from projections.book.frame import RULINGS, Column, Frame, article, items, link, table, told
from projections.book.log import place
from projections.sheets.gather import History, Note

PARTS = (
    ("ruling", "Overruled", "No rule was overruled."),
    ("hand", "Changed by hand", "No number was changed by hand."),
)
OPTION = (
    Column(head="Option", width=28),
    Column(head="Value", width=28),
    Column(head="What it settles", width=44),
)


def write_rulings(folder: Folder, frame: Frame, rules: Ruleset[Any], state: Any, history: History) -> None:
    """The page of what live moves settled."""
    lead = "What the table decided otherwise than the rulebook, and what it put right by hand."
    body = article("Rulings and options", lead, *_parts(rules, state, history))
    folder.write(RULINGS, frame.page(RULINGS, RULINGS, "Rulings and options", body))


def _parts(rules: Ruleset[Any], state: Any, history: History) -> Iterator[str]:
    for kind, title, none in PARTS:
        yield f'<h2 id="{kind}">{title}</h2>'
        yield items(_notes(history.notes, kind)) or f"<p>{none}</p>"
    opening = items(_notes(history.notes, "opening"))
    if opening:
        yield f'<h2 id="opening">Where the campaign began</h2>\n{opening}'
    values = settled(rules.options, state)
    yield '<h2 id="options">Options</h2>'
    yield _options("Settled, or otherwise than documented", [each for each in values if apart(*each)], history)
    yield _options("As documented", [each for each in values if not apart(*each)], history)
    if state.packs:
        yield f'<h2 id="packs">Packs</h2>\n{items(told(f"{pack} {edition}") for pack, edition in state.packs.items())}'


def _notes(notes: Iterable[Note], kind: str) -> Iterator[str]:
    for note in notes:
        if note.kind == kind:
            yield f"{link(place(note.move), f'#{note.move}')} {told(note.told)}"


def _options(caption: str, values: Sequence[tuple[Option, str]], history: History) -> str:
    rows = ((told(option.name), _value(option, value, history), _asks(option)) for option, value in values)
    return table(caption, OPTION, rows)


def _value(option: Option, value: str, history: History) -> str:
    since = history.since.get(option.name)
    told_since = f", since {link(place(since), f'#{since}')}" if since else ""
    usual = f" (documented: {told(option.default)})" if value != option.default else ""
    return f"{told(value)}{usual}{told_since}"


def _asks(option: Option) -> str:
    return f'{told(option.asks)} <span class="rule id">{told(option.rule)}</span>'
