"""What stands instead of every name and text of a campaign, found in one pass over its entries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast, get_args

from ledger.core.fields import Named, Rest
from ledger.core.frozen import Frozen, hints
from ledger.core.ruleset import Ruleset
from ledger.core.table.moves import Reopen
from ledger.store.entries import compact
from ledger.store.redact.phrases import WORD, Phrases
from ledger.store.redact.words import own_words

PRIVATE = {"player": "Player", "hero": "Hero", "character": "Hero", "sheet": "Sheet"}
"""Kinds of names that are replaced, and the word that stands instead."""
TEXT = "text"
SHEET = (Reopen.verb, "sheet")
"""The field of a move that holds a whole sheet as JSON."""
SHORT = 3
"""Letters up to which a text is looked for in the facts of its own move only, where other words surround it."""
Json = Any


class Fields:
    """Which fields of a move, or of the sheet inside one, hold names of which kind, and which hold free text."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self._known: dict[Any, dict[str, str]] = {}

    def of(self, verb: str) -> dict[str, str]:
        """Field -> kind of the names in it, `text` for free text; empty for a move that is not known here."""
        kind = self._rules.moves.get(verb)
        return self._of(kind) if kind else {}

    def _of(self, kind: Any) -> dict[str, str]:
        if kind not in self._known:
            self._known[kind] = {name: told for name, hint in hints(kind).items() if (told := _told(name, hint))}
        return self._known[kind]

    def said(self, verb: str, held: dict[str, Json]) -> Iterator[tuple[str, str]]:
        """(kind, text) of every name and text that a move holds."""
        for field, kind in self.of(verb).items():
            for text in _strings(held.get(field)):
                sheet = nested(text) if (verb, field) == SHEET else None
                if sheet is None:
                    yield kind, text
                elif self._rules.opening:
                    yield from self._within(self._rules.opening().form, sheet)

    def _within(self, hint: Any, held: Json) -> Iterator[tuple[str, str]]:
        """The same for a value of a form, all the way down."""
        if isinstance(hint, type) and issubclass(hint, Frozen) and isinstance(held, dict):
            kinds, found = self._of(hint), hints(cast("Any", hint))
            for field, value in held.items():
                yield from ((kinds[field], text) for text in _strings(value) if field in kinds)
                yield from self._within(found.get(field), value)
        elif isinstance(held, list):
            for part, each in ((part, each) for part in get_args(hint) for each in held):
                yield from self._within(part, each)
        elif get_args(hint):
            for part in get_args(hint):
                yield from self._within(part, held)


def _told(name: str, hint: Any) -> str:
    if name in ("because", "who"):
        return TEXT if name == "because" else "player"
    for mark in get_args(hint)[1:]:
        if isinstance(mark, Rest):
            return TEXT
        if isinstance(mark, Named):
            return mark.kind if mark.new or mark.kind not in PRIVATE else ""
    return ""


class Disguise:
    """Names and texts, each with what stands instead of it."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._own = own_words(rules)
        self._fields = Fields(rules)
        self._counts: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        self._typed: dict[str, None] = {}
        """Names of things on the table, which stay."""
        self.stays: dict[str, None] = {}
        """Names of players that the game prints, too: nothing could tell the one from the other."""

    # ------------------------------------------------------------ what there is

    def meet(self, body: dict[str, Json]) -> None:
        """Learn the names and texts of one entry."""
        said = body.get("s", {})
        for kind, value in self._fields.said(said.get("verb", ""), said.get("move", {})):
            self._learn(kind, value)

    def mark(self, name: str) -> None:
        """Learn the name of a mark."""
        self._number(self.texts, name, "Mark")

    def _learn(self, kind: str, value: str) -> None:
        if kind == TEXT:
            self._number(self.texts, value, "Text")
        elif kind not in PRIVATE:
            self._typed[value] = None
        elif value in self._own:
            if kind == "player":
                self.stays[value] = None
        elif WORD.search(value):
            self._number(self.names, value, PRIVATE[kind])
            self.names.setdefault(value.replace("_", " "), self.names[value])  # as it was typed, and as it is shown

    def _number(self, where: dict[str, str], value: str, word: str) -> None:
        if value and value not in where:
            self._counts[word] = self._counts.get(word, 0) + 1
            where[value] = f"{word} {self._counts[word]}"

    # ------------------------------------------------------------ what stands instead

    def settle(self, *, careful: bool = False) -> None:
        """Everything was met: from here on, it is replaced.

        `careful` leaves texts of a single word alone but for their own move, since the game may use that word itself.
        """
        known = {**self.names, **dict(zip(self._own, self._own, strict=True))}
        first = Phrases(known)
        stays = {name: first.replaced(name) for name in self._typed if name not in self.names}
        self._wide = {text: word for text, word in self.texts.items() if " " in text or not careful}
        long = {text: word for text, word in self._wide.items() if len(text) > SHORT}
        self._kept = {**stays, **known}
        self._phrases = Phrases({**long, **self._kept})

    def of_move(self, body: dict[str, Json]) -> Phrases | None:
        """What is replaced in the facts of a move only: its own short texts."""
        said = body["s"]
        fields = self._fields.of(said.get("verb", ""))
        texts = {text for field, text in said.get("move", {}).items() if fields.get(field) == TEXT}
        short = {text: self.texts[text] for text in texts & self.texts.keys() if text not in self._kept}
        return Phrases(short) if short else None

    def move(self, verb: str, held: dict[str, Json]) -> dict[str, Json]:
        """The fields of a move; its free texts are replaced whatever they say."""
        fields = self._fields.of(verb)
        return {
            name: self.texts[value]
            if fields.get(name) == TEXT and isinstance(value, str) and value in self.texts
            else self.everywhere(value)
            for name, value in held.items()
        }

    def everywhere(self, value: Json, own: Phrases | None = None) -> Json:
        """The same JSON with every name and text in it replaced, also in JSON that is kept as text."""
        if isinstance(value, dict):
            return {name: held if name == "rule" else self.everywhere(held, own) for name, held in value.items()}
        if isinstance(value, list):
            return [self.everywhere(each, own) for each in value]
        return self.shown(value, own) if isinstance(value, str) else value

    def shown(self, text: str, own: Phrases | None = None) -> str:
        """One text, with what stands instead of the names and texts in it."""
        if text in self._wide and text not in self._kept:
            return self._wide[text]
        inner = nested(text)
        if inner is not None:
            return compact(self.everywhere(inner, own)).decode()
        told = self._phrases.replaced(text)
        return own.replaced(told) if own else told


def nested(text: str) -> Json:
    """What a text holds that is a JSON object or list itself; None for any other text."""
    if text[:1] not in ("{", "["):
        return None
    try:
        return json.loads(text)
    except ValueError:
        return None


def _strings(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)
