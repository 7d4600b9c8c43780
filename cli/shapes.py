"""What is written for other programs, as JSON Schema: generated from the annotations of the values that are written."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import getdoc
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin

from cli.grammar.schema import DIALECT
from ledger.core.fields import Between
from ledger.core.frozen import Frozen, Roster, hints, made
from ledger.core.model import Event
from ledger.core.nouns import Sheet
from ledger.core.ruleset import Ruleset
from ledger.registry import games, ruleset
from ledger.store.entries import Said, Topics
from ledger.store.exchange import FORM
from ledger.store.facts import FACTS
from projections.sheets.document import FORMAT, VERSION

Shape = dict[str, Any]
TEXT: Shape = {"type": "string"}
PLAIN: dict[Any, Shape] = {str: TEXT, int: {"type": "integer"}, bool: {"type": "boolean"}}
HASH: Shape = {"type": "string", "pattern": "^[0-9a-f]{64}$"}


class Shapes:
    """JSON Schema of annotations; each Frozen class is defined once, under the name of its game or room."""

    def __init__(self, *, whole: bool) -> None:
        self.whole = whole
        """Whether every field is written; else those that hold their default are left out."""
        self.found: dict[str, Shape] = {}

    def of(self, hint: Any) -> Shape:
        """The schema of one annotation."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._bounded(args)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [{"type": "null"} if each is NoneType else self.of(each) for each in args]}
        if origin is tuple:
            return self._row(args)
        if origin is Roster:
            return {"type": "array", "items": self._row(args)}
        return PLAIN[hint] if hint in PLAIN else self.named(hint)

    def _bounded(self, args: tuple[Any, ...]) -> Shape:
        bounds = next((each for each in args[1:] if isinstance(each, Between)), Between())
        limits = {"minimum": bounds.low, "maximum": bounds.high}
        told = next(({"description": each} for each in args[1:] if isinstance(each, str)), {})
        return {**self.of(args[0]), **{name: limit for name, limit in limits.items() if limit is not None}, **told}

    def _row(self, args: tuple[Any, ...]) -> Shape:
        if args[-1] is ...:
            return {"type": "array", "items": self.of(args[0])}
        return {
            "type": "array",
            "prefixItems": [self.of(each) for each in args],
            "minItems": len(args),
            "maxItems": len(args),
        }

    def named(self, kind: type[Frozen]) -> Shape:
        """A reference to the schema of a class, which is made where it is not there yet."""
        name = ".".join((*kind.__module__.split(".")[2:], kind.__name__))
        if name not in self.found:
            self.found[name] = {}  # so that a class that holds itself comes to an end
            self.found[name] = self._class(kind)
        return {"$ref": f"#/$defs/{name}"}

    def _class(self, kind: type[Frozen]) -> Shape:
        fields = {name: self.of(hint) for name, hint in hints(cast("Any", kind)).items()}
        return {
            "description": (getdoc(kind) or "").partition("\n")[0],
            "type": "object",
            "properties": fields,
            "required": [name for name in fields if self.whole or name not in kind.preset],
            "additionalProperties": False,
        }


def closed(title: str, shapes: Shapes, **properties: Shape) -> Shape:
    """The schema of a document with these fields and no others."""
    return {**opened(title, shapes, **properties), "additionalProperties": False}


def opened(title: str, shapes: Shapes, **properties: Shape) -> Shape:
    """The schema of a document that has at least these fields."""
    told = {"$schema": DIALECT, "title": title, **_object(**properties)}
    return {**told, "$defs": dict(sorted(shapes.found.items()))}


def _object(**properties: Shape) -> Shape:
    return {"type": "object", "properties": properties, "required": list(properties)}


def sheets_schema() -> Shape:
    """The schema of `sheet --to FILE.json`."""
    shapes = Shapes(whole=True)
    sheet = shapes.named(cast("Any", Sheet))
    return closed(
        "Record sheets of Delvelog",
        shapes,
        format={"const": FORMAT},
        version={"const": VERSION},
        campaign=TEXT,
        game={**TEXT, "description": "id of the game"},
        move={"type": "integer", "description": "the move after which the sheets stood like this"},
        sheets={"type": "array", "items": sheet},
    )


def export_schema() -> Shape:
    """The schema of `export`: the document, and for each game here its events and its state."""
    shapes = Shapes(whole=False)
    said = shapes.named(cast("Any", Said))
    shapes.found["entries.Said"]["properties"]["move"] = {"type": "object"}
    rules = [ruleset(game) for game in games()]
    body = {**_object(b=PLAIN[int], m=PLAIN[int], e={"type": "object"}), "additionalProperties": False}
    body["properties"]["s"] = said
    entry = {**_object(number=PLAIN[int], topic=TEXT, hash=HASH, body=body), "additionalProperties": False}
    entry["allOf"] = list(_facts(shapes, rules))
    campaign = _object(id={"type": "string", "pattern": "^[0-9a-f]{32}$"}, name=TEXT, game=TEXT)
    states = [_state(shapes, each) for each in rules]
    told = opened(
        "A campaign of Delvelog",
        shapes,
        delvelog={"const": FORM, "description": "version of the form"},
        app={**TEXT, "description": "the Delvelog that wrote it"},
        campaign=campaign,
        entries={"type": "array", "items": entry, "minItems": 1},
        head={**PLAIN[int], "description": "number of the last entry that counts"},
        state={"type": "object"},
    )
    told["properties"]["redacted"] = {"const": True, "description": "names and texts were replaced"}
    return {**told, "allOf": states}


def _facts(shapes: Shapes, rules: Iterable[Ruleset[Any]]) -> Iterable[Shape]:
    """For each topic as it is stored now, the shape of its fields; those of older versions stay as they were."""
    for topic, kind in sorted(dict(pair for each in rules for pair in _topics(each)).items()):
        body = {"properties": {"e": shapes.named(kind)}}
        yield {"if": {"properties": {"topic": {"const": topic}}}, "then": {"properties": {"body": body}}}


def _topics(rules: Ruleset[Any]) -> Iterable[tuple[str, type[Event]]]:
    topics = Topics(rules)
    return [(topics.topic(made(kind, {})), kind) for kind in (*FACTS, *rules.evolvers.rows)]


def _state(shapes: Shapes, rules: Ruleset[Any]) -> Shape:
    named = {"properties": {"campaign": {"properties": {"game": {"const": rules.meta.id}}}}}
    return {"if": named, "then": {"properties": {"state": shapes.named(type(rules.initial))}}}
