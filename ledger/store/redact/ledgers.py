"""The whole campaign redacted, chained anew, and proved: it folds, and every track has the number that it had."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

from ledger.core.frozen import Frozen, Misshapen, from_json
from ledger.core.model import Move
from ledger.core.ruleset import Ruleset
from ledger.store import chain
from ledger.store.entries import compact, stored
from ledger.store.faults import Fault
from ledger.store.held import HeldRows
from ledger.store.ledger import Ledger
from ledger.store.redact.disguise import Disguise
from ledger.store.rows import Row
from ledger.store.watch import Watch, unwatched

NAME = "Redacted"
"""What the campaign is called then."""
MARKED = "ledger/point-marked/"
EVERY = 500
"""Entries between two words about how far it is."""
Telling = Callable[[Move], str]
"""A move as the line that one would type; raises ValueError where there is none."""


class NameEntangled(Fault):
    """A name is a word of the game's facts as well, so that it cannot be replaced."""

    status: ClassVar[int] = 3
    code: ClassVar[str] = "name-entangled"


class Redacted(Frozen):
    """A redacted campaign, in memory."""

    ledger: Any
    names: int
    """How many names were replaced."""
    texts: int
    stays: tuple[str, ...]
    """Names of players that are words of the game, and stay."""


def redacted(opened: Ledger[Any], telling: Telling, watch: Watch = unwatched) -> Redacted:
    """The campaign without its names and texts; raises NameEntangled, and Damaged for one that cannot be read."""
    disguise = Disguise(opened.rules)
    for row, body in _bodies(opened, watch):
        disguise.meet(body)
        if row.topic.startswith(MARKED):
            disguise.mark(body["e"]["name"])
    ledger = _written(opened, disguise, telling, watch)
    names = len(set(disguise.names.values()))
    return Redacted(ledger=ledger, names=names, texts=len(disguise.texts), stays=tuple(disguise.stays))


def _written(opened: Ledger[Any], disguise: Disguise, telling: Telling, watch: Watch) -> Ledger[Any]:
    """The ledger without names and texts; where a text was a word of the game, once more with care."""
    campaign = hashlib.sha256(opened.rows.campaign.encode()).hexdigest()[:32]
    for careful in (False, True):
        disguise.settle(careful=careful)
        rows = list(_chained(campaign, _disguised(opened, disguise, telling, watch)))
        ledger = _proved(opened, HeldRows(campaign, rows), disguise)
        if ledger:
            return ledger
    raise NameEntangled("A name is a word of the game as well.", "export without --redact")


def _bodies(opened: Ledger[Any], watch: Watch, passed: int = 0) -> Iterator[tuple[Row, dict[str, Any]]]:
    """Every row with its body; the rows are gone through twice, and those `passed` before count as done."""
    last = opened.last.number
    for row in islice(opened.rows.scan(), last):  # what others write meanwhile is not of this moment
        if row.number % EVERY == 0:
            watch(passed + row.number, 2 * last)
        yield row, stored(chain.unseal(row.state)[1])


def _disguised(opened: Ledger[Any], disguise: Disguise, telling: Telling, watch: Watch) -> Iterator[tuple[Row, bytes]]:
    own = None
    for row, body in _bodies(opened, watch, opened.last.number):
        if "s" in body:
            own = disguise.of_move(body)
            body["s"] = _said(opened.rules, body["s"], disguise, telling)
        body["e"] = disguise.everywhere(body["e"], own)
        yield row, compact(body)


def _said(rules: Ruleset[Any], said: dict[str, Any], disguise: Disguise, telling: Telling) -> dict[str, Any]:
    """The envelope: its move without names, and the line typed anew; the sender's own id is left out."""
    told = {name: held for name, held in said.items() if name != "request"}
    if "who" in said:
        told["who"] = disguise.shown(said["who"])
    told["typed"] = said.get("verb", "")
    if "move" in said:
        told["move"] = disguise.move(said["verb"], said["move"])
        told["typed"] = _typed(rules, said["verb"], told["move"], telling)
    return told


def _typed(rules: Ruleset[Any], verb: str, held: dict[str, Any], telling: Telling) -> str:
    """The line of a move; its verb where nobody types such a move, it is of another version, or no line can say it."""
    try:
        kind = rules.moves[verb]
        return telling(from_json(kind, held)) if kind.typed else verb
    except (KeyError, Misshapen, ValueError):
        return verb


def _chained(campaign: str, bodies: Iterator[tuple[Row, bytes]]) -> Iterator[Row]:
    before = chain.ROOT
    for row, body in bodies:
        before = chain.link(before, campaign, row.number, row.topic, body)
        yield Row(row.number, row.topic, chain.seal(before, body))


def _proved(opened: Ledger[Any], rows: HeldRows, disguise: Disguise) -> Ledger[Any] | None:
    """The ledger of these rows; None where it does not fold, or not to the same numbers."""
    with TemporaryDirectory() as folder:
        try:
            ledger = Ledger(rows, opened.rules, Path(folder) / "cache")
            return ledger if _numbers(ledger) == _numbers(opened, disguise) else None
        except (Fault, LookupError, ValueError, TypeError, StopIteration):
            return None


def _numbers(ledger: Ledger[Any], disguise: Disguise | None = None) -> list[tuple[str, int]]:
    tracks = ledger.rules.views.tracks(ledger.state)
    return sorted((disguise.shown(each.key) if disguise else each.key, each.value) for each in tracks)
