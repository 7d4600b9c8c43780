"""What cards do to numbers: gains and losses in one line, and what a card may change as it prints it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ledger.core.model import refused
from ledger.core.printed import meant
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.changes import COUNTERS, changed, ordered
from ledger.games.underquest.rules.asking import Unfolds
from ledger.games.underquest.state.game import UnderQuest

SIGNED = re.compile(r"([a-z-]+?)([+-]\d{1,2})")


def gained(state: UnderQuest, gains: Pairs, why: str, rule: str) -> Unfolds:
    """Every number of a line changes, the good ones first; nothing more once the adventurer is dead.

    Raises Refused `counter-unknown`.
    """
    for counter, by in ordered(known_counters(gains)):
        if state.ended:
            return state
        for fact in changed(state, counter, by, why, rule):
            state = yield fact
    return state


def known_counters(gains: Pairs) -> Pairs:
    """The same numbers, each known; raises Refused `counter-unknown`."""
    for counter, by in gains:
        if counter not in COUNTERS:
            told = f"No number '{counter}'{meant(counter, COUNTERS)}."
            raise refused("counter-unknown", "UQ-SET-02", told, ", ".join(COUNTERS))
        if counter == "ingredients" and by < 0:
            raise refused("counter-unknown", "UQ-SET-02", "An ingredient goes by its name.", "discard CARD")
    return gains


def numbers(words: Iterable[str]) -> Pairs:
    """Words like `health+3` as numbers of the adventurer; raises Refused `number-unfit`."""
    return _signed(words, COUNTERS)


def modifiers(words: Iterable[str]) -> Pairs:
    """Words like `brawn-check+1` as numbers that a card changes while it counts; raises Refused `number-unfit`."""
    return _signed(words, content.box().modifiers)


def damages(words: Iterable[str]) -> Pairs:
    """Words like `fire+2` as damage by kind; raises Refused `number-unfit`."""
    return _signed(words, ("standard", *content.box().magic))


def prices(words: Iterable[str]) -> Pairs:
    """Words like `trinkets+2` as what is to be paid; raises Refused `number-unfit`."""
    return _signed(words, ("trinkets", *COUNTERS))


def _signed(words: Iterable[str], known: Iterable[str]) -> Pairs:
    among = tuple(known)
    found = []
    for word in words:
        fits = SIGNED.fullmatch(word)
        if fits is None or fits[1] not in among:
            name = word.rstrip("+-0123456789")
            told = f"'{word}' changes nothing known{meant(name, among)}."
            raise refused("number-unfit", "UQ-CHK-02", told, f"like {among[0]}+1; known: {', '.join(among)}")
        found.append((fits[1], int(fits[2])))
    return tuple(found)
