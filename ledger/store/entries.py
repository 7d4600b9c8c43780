"""Entries: stored events with their envelope, and their way into rows and back.

A row's topic is `game/event-name/version`, out of a closed table, so that no stored name ever imports code. The first
entry of a move also holds the move itself, who made it, when and where its chance came from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any, NamedTuple, cast

from ledger.core.frozen import Frozen, Misshapen, from_json, reader, to_json
from ledger.core.model import Event, Move, Source, kebab
from ledger.core.ruleset import Ruleset
from ledger.store import chain
from ledger.store.facts import FACTS, HeadMoved
from ledger.store.faults import Damaged, Newer
from ledger.store.rows import Row

OWN = "ledger"
"""Topics of the ledger's own facts begin with this."""
TABLE = "ledger.core.table"
"""Where the facts of every table are declared; their topics begin with `table`."""


class Said(Frozen):
    """The envelope of a move: what was said, by whom, when."""

    at: str
    """UTC, ISO 8601 to the second."""
    typed: str = ""
    """The words as typed."""
    verb: str = ""
    move: str = ""
    """The move's fields as JSON text; empty for the ledger's own acts."""
    who: str = ""
    source: Source = "table"
    request: str = ""
    """Id that the sender gave, so that a line sent twice is stored once."""
    ruling: tuple[str, ...] = ()
    """Codes of the refusals that the table overruled with this move."""


class Entry(Frozen):
    """One stored event with its envelope."""

    number: int
    batch: int
    """Number of the first entry of the line that stored it."""
    move: int
    """Running number of the move; what `log` shows and `amend` names."""
    event: Event
    said: Said | None = None
    """On the first entry of a move."""
    hash: str = ""
    """Its own hash in hexadecimal; covers the one before."""


class Topics:
    """The closed table of topics of one game, and what each means."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules
        self._kinds: dict[str, type[Event]] = {}
        self._readers: dict[str, Callable[[Any], Event]] = {}
        self._topics: dict[type[Event], str] = {}
        self._stored: set[str] = set()
        for kind in (*FACTS, *rules.evolvers.rows):
            self._enter(kind)

    def _enter(self, kind: type[Event]) -> None:
        ours = kind in FACTS
        owner = OWN if ours else "table" if kind.__module__.startswith(TABLE) else self.rules.meta.id
        stem = f"{owner}/{kebab(kind.__name__)}"
        self._kinds[stem] = kind
        self._topics[kind] = f"{stem}/{kind.version}"
        self._stored.add(self._topics[kind])

    def topic(self, event: Event) -> str:
        """The topic under which an event is stored now."""
        return self._topics[type(event)]

    def present(self, topic: str) -> bool:
        """Whether bodies of a topic have the present shape, so that none has to be lifted."""
        return topic in self._stored

    def event(self, topic: str, body: dict[str, Any]) -> Event:
        """The event of a stored topic and body, lifted to the present version.

        Raises Newer for a topic or version that nobody here knows, Damaged for a body that does not fit.
        """
        read = self._readers.get(topic) or self._reader(topic)
        try:
            return read(body)
        except Misshapen as wrong:
            raise Damaged(f"An entry does not fit: {wrong}.", "delve doctor") from wrong

    def _reader(self, topic: str) -> Callable[[Any], Event]:
        """The function that reads the bodies of a topic, kept for the next one."""
        stem, _, version = topic.rpartition("/")
        kind = self._kinds.get(stem)
        if kind is None or not version.isdecimal() or not 1 <= int(version) <= kind.version:
            raise Newer(f"Unknown entry: {topic}.", "update Delvelog; the file was left untouched")
        lifts = [self.rules.lifts[kebab(kind.__name__), step] for step in range(int(version), kind.version)]
        present: Callable[[Any], Event] = reader(cast("Any", kind))

        def read(body: Any) -> Event:
            for lift in lifts:
                body = lift(body)
            return present(body)

        self._readers[topic] = read if lifts else present
        return self._readers[topic]


def body_of(entry: Entry) -> bytes:
    """The stored JSON of an entry: batch, move, what was said on the first entry of a move, and the event's fields."""
    body: dict[str, Any] = {"b": entry.batch, "m": entry.move, "e": to_json(entry.event)}
    if entry.said:
        body["s"] = to_json(entry.said)
        if entry.said.move:
            body["s"]["move"] = json.loads(entry.said.move)
    return compact(body)


def rows_of(topics: Topics, campaign: str, before: bytes, entries: Iterable[Entry]) -> list[Row]:
    """The rows of new entries, each linked to the one before; `before` is the hash that the first one follows."""
    rows: list[Row] = []
    for entry in entries:
        topic, body = topics.topic(entry.event), body_of(entry)
        before = chain.link(before, campaign, entry.number, topic, body)
        rows.append(Row(entry.number, topic, chain.seal(before, body)))
    return rows


def compact(value: Any) -> bytes:
    """JSON as it is stored and hashed: no spaces, keys in order of writing, characters as they are."""
    return _ENCODER.encode(value).encode()


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_DECODER = json.JSONDecoder()
_MOVE, _FIELDS, _SAID = ',"m":', ',"e":', ',"s":'
"""What stands before the number of the move, the event's fields and the envelope in a stored body."""


def stored(body: bytes) -> Any:
    """What `compact` wrote; raises ValueError. `json.loads` would first find out how the text is encoded."""
    text = body.decode()
    value, end = _DECODER.raw_decode(text)
    if end != len(text):
        raise ValueError("more than one value")
    return value


def entry_of(topics: Topics, row: Row) -> Entry:
    """The entry in a row; raises Newer or Damaged."""
    own, body = chain.unseal(row.state)
    try:
        held = stored(body)
        said = _said(held["s"]) if "s" in held else None
        batch, move, fields = held["b"], held["m"], held["e"]
    except (ValueError, KeyError, TypeError) as wrong:  # Misshapen is a ValueError
        raise Damaged(f"Entry {row.number} cannot be read.", "delve audit names the first") from wrong
    event = topics.event(row.topic, fields)
    if not _backwards(row.number, batch, event) or not isinstance(move, int) or not 0 <= move <= row.number:
        raise Damaged(f"Entry {row.number} leads nowhere.", "delve audit names the first")
    return Entry(number=row.number, batch=batch, move=move, event=event, said=said, hash=own.hex())


class Parts(NamedTuple):
    """An entry in the parts of its stored text, for whoever copies more than they read."""

    move: int
    event: Event
    fields: str
    """The event's fields as JSON text, in their present shape."""
    said: dict[str, Any] | None
    """The envelope as it is stored; what has its usual value is left out."""
    envelope: str | None
    """The same as JSON text."""


def parts_of(topics: Topics, row: Row) -> Parts:
    """The parts of an entry; raises Newer or Damaged. Its numbers are not held against the ledger."""
    try:
        text = row.state[chain.SIZE :].decode()
        begins = text.index(_FIELDS) + len(_FIELDS)
        fields, ends = _DECODER.raw_decode(text, begins)
        envelope = text[ends + len(_SAID) : -1] if text.startswith(_SAID, ends) else None
        said = _DECODER.raw_decode(envelope)[0] if envelope else None
        move = int(text[text.index(_MOVE) + len(_MOVE) : begins - len(_FIELDS)])
    except ValueError as wrong:
        raise Damaged(f"Entry {row.number} cannot be read.", "delve audit names the first") from wrong
    event = topics.event(row.topic, fields)
    present = text[begins:ends] if topics.present(row.topic) else compact(to_json(event)).decode()
    return Parts(move, event, present, said, envelope)


def event_of(topics: Topics, row: Row) -> Event:
    """The event of a row, its envelope left aside and not even parsed; raises Newer or Damaged."""
    try:
        text = row.state[chain.SIZE :].decode()
        at = text.find(_FIELDS)
        plain = at > 0 and text.find("{", 1, at) < 0  # nothing but numbers stands before the fields
        fields = _DECODER.raw_decode(text, at + len(_FIELDS))[0] if plain else _DECODER.decode(text)["e"]
    except (ValueError, KeyError, TypeError) as wrong:
        raise Damaged(f"Entry {row.number} cannot be read.", "delve audit names the first") from wrong
    return topics.event(row.topic, fields)


def _backwards(number: int, batch: Any, event: Event) -> bool:
    """Whether all that an entry points to lies before it, so that every way back comes to an end."""
    if not isinstance(batch, int) or not 1 <= batch <= number:
        return False
    if not isinstance(event, HeadMoved):
        return True
    return 1 <= event.to < number and 0 <= event.step < number and 0 <= event.tip < number


def _said(held: dict[str, Any]) -> Said:
    """An envelope; the move is stored as it is and kept as text, since only a re-decision reads it.

    Raises ValueError, also where its time is none that `now` could have written: sittings are counted from it.
    """
    said: Said = from_json(Said, {**held, "move": compact(held["move"]).decode()} if "move" in held else held)
    if datetime.fromisoformat(said.at).tzinfo is None:
        raise ValueError("a time that is not UTC")
    return said


def move_json(move: Move) -> str:
    """A move as the JSON text of its envelope."""
    return compact(to_json(move)).decode()


def move_of(rules: Ruleset[Any], said: Said) -> Move:
    """The move of an envelope; raises Newer where the verb is gone, Damaged where its fields do not fit."""
    kind = rules.moves.get(said.verb)
    if kind is None:
        raise Newer(f"Unknown move: {said.verb}.", "update Delvelog")
    try:
        move: Move = from_json(kind, json.loads(said.move or "{}"))
    except Misshapen as wrong:
        raise Damaged(f"A stored move does not fit: {wrong}.", "delve doctor") from wrong
    return move
