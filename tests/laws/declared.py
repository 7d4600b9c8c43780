"""Laws of what a game declares: rooms, moves, facts, options, refusals. Each answers what breaks it, in words."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TypeVar

import ledger
from cli.grammar import WordsWrong, next_move, split_line
from cli.grammar.complete import complete
from cli.grammar.pages import WIDTH, moves_page, page
from cli.grammar.slots import signature
from cli.verbs import WORDS
from ledger.core.frozen import Frozen
from ledger.core.model import Event, Move
from ledger.core.options import DICE
from ledger.core.ruleset import Ruleset
from ledger.core.table.moves import Count, Explain, Gain, Lose, Set
from ledger.store.entries import Topics
from tools.refusals import refusals

ROOMS = ("content", "state", "moves", "events", "rules", "evolve", "policies", "views")
CORE = "ledger.core."
RULE = re.compile(r"[A-Z]{2,5}(-[A-Z]{2,3})?-[0-9]{2,3}|AMB-[0-9]+")
KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TOPIC = re.compile(r"(ledger|table|{game})/[a-z][a-z0-9]*(-[a-z0-9]+)*/[1-9][0-9]*".replace("{game}", "[a-z]+"))
NAMES_WANTED = ("name-unknown", "name-ambiguous", "name-near", "player-unknown")
"""What an example may fall short of: it names what a campaign has to know first."""
K = TypeVar("K", bound=Frozen)


def rooms_missing(game: str) -> Iterator[str]:
    """Every game is laid out alike."""
    folder = Path(ledger.__path__[0]) / "games" / game
    for room in ROOMS:
        if not ((folder / f"{room}.py").is_file() or (folder / room / "__init__.py").is_file()):
            yield f"{game} has no room {room}"
    if not list((folder / "data").glob("*.toml")):
        yield f"{game} has no tables"


def declared(kind: type[K], game: str) -> set[type[K]]:
    """Every class of a kind that the modules of a game declare for use."""
    prefix = f"ledger.games.{game}."
    found = set()
    for name, module in sorted(sys.modules.items()):
        if name.startswith(prefix):
            mine = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == name]
            found |= {each for each in mine if issubclass(each, kind)}
    return {each for each in found if not any(other is not each and issubclass(other, each) for other in found)}


def moves_undecided(rules: Ruleset[Any], kinds: set[type[Move]]) -> Iterator[str]:
    """Every move that is declared is decided."""
    yield from (f"nobody decides {kind.__name__}" for kind in kinds - set(rules.deciders.rows))


def chapters_astray(rules: Ruleset[Any]) -> Iterator[str]:
    """Every chapter that is imported late decides the moves under which it is looked for, and no other."""
    for chapter in rules.deciders.chapters:
        for kind in sorted(set(chapter.rows) ^ set(chapter.opened()), key=lambda each: each.__name__):
            yield f"{chapter.module} {'lacks' if kind in chapter.rows else 'also decides'} {kind.__name__}"


def facts_unevolved(rules: Ruleset[Any], kinds: set[type[Event]]) -> Iterator[str]:
    """Every fact that is declared is evolved."""
    yield from (f"nothing evolves {kind.__name__}" for kind in kinds - set(rules.evolvers.rows))


def policies_left_out(rules: Ruleset[Any], room: ModuleType) -> Iterator[str]:
    """Every consequence that is written in its room, or in a chapter of it, counts."""
    for chapter in (room, *_chapters(room)):
        written = [each for name, each in vars(chapter).items() if isfunction(each) and not name.startswith("_")]
        own = [each for each in written if each.__module__ == chapter.__name__]
        yield from (f"{each.__name__} is left out" for each in own if each not in rules.policies)


def _chapters(room: ModuleType) -> list[ModuleType]:
    """The modules of a room that is a package; the small game of the tests has no room of its own."""
    own = getattr(room, "__path__", []) if room.__name__.endswith(".policies") else []
    names = sorted(each.name for each in iter_modules(own))
    return [import_module(f"{room.__name__}.{name}") for name in names]


def moves_undescribed(rules: Ruleset[Any]) -> Iterator[str]:
    """Every move has a sentence, a word for each field, rules (its own game's), and an example."""
    for verb, kind in rules.moves.items():
        if not (vars(kind).get("__doc__") or "").strip().endswith("."):
            yield f"{verb} has no sentence"
        yield from (f"{verb}: no help for {slot.key}" for slot in signature(kind) if not slot.help.strip())
        if not kind.__module__.startswith(CORE) and not kind.rules:
            yield f"{verb} cites no rule"
        yield from (f"{verb} cites {rule!r}" for rule in kind.rules if not RULE.fullmatch(rule))
        if not KEBAB.fullmatch(verb):
            yield f"{verb} is no word for a move"
    words = Counter(word for kind in rules.moves.values() for word in (kind.verb, *kind.also))
    yield from (f"{word} means several moves" for word, count in words.items() if count > 1)
    yield from (f"{word} is a word of the shell" for word in words if word in WORDS)


def examples_unread(rules: Ruleset[Any], state: Any) -> Iterator[str]:
    """Every move that is typed has an example, which reads as that move."""
    for verb, kind in rules.moves.items():
        if not kind.typed:
            continue
        try:
            typed, rest = next_move(rules, state, split_line(rules.like(kind)), lenient=True)
        except WordsWrong as wrong:
            if wrong.code not in NAMES_WANTED or split_line(rules.like(kind))[0] != verb:
                yield f"{verb}: {rules.like(kind)!r} is not read: {wrong.because}"
            continue
        if type(typed.move) is not kind or rest:
            yield f"{verb}: {rules.like(kind)!r} is read as {typed.move}"


def examples_foreign(rules: Ruleset[Any]) -> Iterator[str]:
    """The examples of a correction name a number that this very game has."""
    for kind in (Gain, Lose, Set, Count, Explain):
        name = split_line(rules.like(kind))[1]
        if name not in rules.handles:
            yield f"{kind.verb}: {name} is no number of this game"


def facts_untold(rules: Ruleset[Any]) -> Iterator[str]:
    """Every fact has a sentence, unless it is declared as quiet."""
    for name, kind in rules.events.items():
        told = kind.says or kind.sentence is not Event.sentence
        if bool(told) == kind.quiet:
            yield f"{name} says {'something' if told else 'nothing'}"


def facts_unmarked(rules: Ruleset[Any]) -> Iterator[str]:
    """What a fact touches is written with fields that it has; every older version of it is lifted."""
    for name, kind in rules.events.items():
        for key in kind.touches:
            for field in re.findall(r"{(\w*)", key):
                if field not in kind.layout:
                    yield f"{name} touches {key}, and has no {field}"
        for version in range(1, kind.version):
            if (name, version) not in rules.lifts:
                yield f"version {version} of {name} is not lifted"


def topics_unfit(rules: Ruleset[Any]) -> Iterator[str]:
    """Topics are of one form, and no two facts share one."""
    topics = list(Topics(rules)._topics.values())
    yield from (f"{topic} is no topic" for topic in topics if not TOPIC.fullmatch(topic))
    yield from (f"{topic} means two facts" for topic, count in Counter(topics).items() if count > 1)


def options_unsettled(rules: Ruleset[Any]) -> Iterator[str]:
    """Every option has a default among its words, a rule, and says what it decides."""
    for option in (*rules.options, DICE):
        if not KEBAB.fullmatch(option.name):
            yield f"{option.name} is no word for an option"
        if not option.asks or not (option.rule or option is DICE):
            yield f"{option.name} says not what it settles"
        if option.words and (option.default not in option.words or len(set(option.words)) < len(option.words)):
            yield f"{option.name} is {option.default} of {option.words}"
    names = Counter(option.name for option in (*rules.options, DICE))
    yield from (f"{name} is two options" for name, count in names.items() if count > 1)


def refusals_unfit(files: list[Path]) -> Iterator[str]:
    """Every refusal has a stable code of several words, a sentence and a hint; one of a game names its rule."""
    for no in refusals(files):
        if not (KEBAB.fullmatch(no.code) and "-" in no.code):
            yield f"{no.code} is no code"
        if not no.because.strip():
            yield f"{no.code} says not why"
        if not no.hint.strip():
            yield f"{no.code} says not what to do"
        if not no.rule:
            yield f"{no.code} names no rule"


def pages_too_wide(rules: Ruleset[Any]) -> Iterator[str]:
    """Every page of help fits a phone, and no word of it is cut."""
    shown = {verb: page(kind, rules) for verb, kind in rules.moves.items()}
    for verb, lines in {**shown, "moves": moves_page(rules)}.items():
        yield from (f"help {verb}: {line}" for line in lines if len(line) > WIDTH)
    for verb, kind in rules.moves.items():
        told = " ".join((kind.__doc__ or "", rules.like(kind), *kind.rules, *(slot.help for slot in signature(kind))))
        yield from (f"{verb}: {word} is too long" for word in told.split() if len(word) > WIDTH - 4)


def words_uncompleted(rules: Ruleset[Any], state: Any) -> Iterator[str]:
    """Completion knows every verb, and never fails on the beginnings of an example."""
    known = complete(rules, state, (), "")
    for verb, kind in rules.moves.items():
        if len(verb) > 1 and verb not in known:
            yield f"{verb} is not offered"
        words = split_line(rules.like(kind))
        for count in range(len(words)):
            complete(rules, state, words[:count], words[count][:1])
