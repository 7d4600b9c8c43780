"""Proposes moves for any game: what is owed, what it knows by name, and anything that its declarations allow."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Any, TypeVar

from cli.grammar import WordsWrong, next_said, split_line
from cli.grammar.known import known_names
from cli.grammar.slots import Slot, signature
from ledger.core.fields import BY_PROGRAM
from ledger.core.model import Move
from ledger.core.nouns import Owed
from ledger.core.options import DICE
from ledger.core.ruleset import Ruleset
from ledger.core.table.moves import Explain, Found, SetOption

PLACEHOLDER = re.compile(r"[A-Z][A-Z0-9]+")
"""A word of a hint that stands for something, like `PLACE`."""
FRESH = tuple(f"{kind} {n}" for kind in ("Red", "Old", "Lost") for n in range(1, 13))
"""Names that nobody typed before."""
FEW = 6
"""How far above its lower bound a number is proposed."""
LEFT_TO_PROGRAM = 0.2
"""How often the draw of a card is left to the program."""
REASON_GIVEN = "the table says so"
T = TypeVar("T")


class Proposer:
    """Proposes moves; a game's own player may know better what to do next."""

    def __init__(self, rules: Ruleset[Any], chance: Random) -> None:
        self.rules = rules
        self.chance = chance

    def pick(self, among: Iterable[T]) -> T:
        """One of these."""
        return self.chance.choice(tuple(among))

    def seldom(self, share: float) -> bool:
        """Whether it is one of these times."""
        return self.chance.random() < share

    def founding(self) -> Move:
        """How a campaign is founded: players, and some options that differ from their default."""
        count = self.chance.randint(self.rules.meta.fewest, self.rules.meta.most)
        players = ("Ana", "Ben", "Cleo", "Dag", "Eva", "Finn")[:count]
        options = tuple(
            (option.name, self.chance.choice(option.words))
            for option in self.rules.options
            if option.words and self.chance.random() < 0.3
        )
        return Found(players=players, options=options)

    def propose(self, state: Any) -> Move | None:
        """A move that may be said now, legal or not; None where nothing came to mind."""
        roll = self.chance.random()
        if roll < 0.15:
            return self.owed(state)
        return self.anything(state) if roll < 0.5 else self.sensible(state)

    def sensible(self, state: Any) -> Move | None:
        """A move that the game is likely to want now."""
        return self.owed(state) or self.anything(state)

    # ------------------------------------------------------------ in words

    def owed(self, state: Any) -> Move | None:
        """One of the answers that the game shows as owed, its placeholders filled; read as somebody would type it."""
        shown = self.rules.views.owed(state)
        if not shown:
            return None
        owed = self.chance.choice(shown)
        words = self.chance.choice(alternatives(owed))
        filled = tuple(self._filled(state, word) for word in words)
        prefix = owed.prefix if owed.prefix and words[: len(owed.prefix)] == owed.prefix else ()
        bare = filled[len(prefix) :] if self.chance.random() < 0.5 else filled
        return self.read(state, bare or filled, owed.who, prefix)

    def read(self, state: Any, words: tuple[str, ...], who: str = "", prefix: tuple[str, ...] = ()) -> Move | None:
        """The words as the shell reads them; None where they mean nothing."""
        try:
            typed, _ = next_said(self.rules, state, words, lenient=True, prefix=prefix)
        except WordsWrong:
            return None
        actor = typed.move.who or who or self.rules.views.turn(state, typed.move.verb) or state.acting
        return typed.move.but(who=actor)

    def _filled(self, state: Any, word: str) -> str:
        if not PLACEHOLDER.fullmatch(word):
            return word
        known: tuple[str, ...] = self._known(state, word.lower().rstrip("s"))
        if known:
            return str(self.chance.choice(known)).replace(" ", "_")
        return str(self.chance.randint(1, 3)) if word in ("LEVEL", "N") else self.chance.choice(FRESH).replace(" ", "_")

    def _known(self, state: Any, kind: str) -> tuple[str, ...]:
        kinds = {"name": "player", "card": "item"}
        return known_names(self.rules, state, kinds.get(kind, kind))

    # ------------------------------------------------------------ from declarations

    def anything(self, state: Any) -> Move | None:
        """Any move at all, with values that its declaration allows; sometimes with a reason."""
        kinds = [kind for kind in self.rules.moves.values() if kind.typed]
        return self.made(state, self.chance.choice(kinds).verb)

    def made(self, state: Any, verb: str, **given: Any) -> Move | None:
        """A move of that kind: the given fields, the others anything; None where it needs a name nobody knows."""
        kind = self.rules.moves[verb]
        values: dict[str, Any] = {}
        for slot in signature(kind):
            if slot.field in given or not (slot.required or self.chance.random() < 0.3):
                continue
            value = self._value(state, slot)
            if value is None and slot.required:
                return None
            if value is not None:
                values[slot.field] = value
        if kind is SetOption and self.chance.random() < 0.8:
            values["value"] = self._settled(values["name"])
        if kind is Explain and state.unexplained:
            found = self.chance.choice(state.unexplained)
            values |= {"what": found.what, "who": found.who or state.acting, "because": REASON_GIVEN}
        values |= given
        values.setdefault("who", self._actor(state, verb))
        if self.chance.random() < 0.12:
            values.setdefault("because", REASON_GIVEN)
        return kind(**values)

    def _settled(self, name: str) -> str:
        """A word of that option: one of all the words of all options would hardly ever be one of its own."""
        words = next((each.words for each in (*self.rules.options, DICE) if each.name == name), ())
        return self.chance.choice(words or ("1",))

    def _actor(self, state: Any, verb: str) -> str:
        turn = self.rules.views.turn(state, verb)
        if turn and self.chance.random() < 0.8:
            return turn
        among: tuple[str, ...] = ("", state.acting, *state.players)
        return self.chance.choice(among)

    def _value(self, state: Any, slot: Slot) -> Any:
        if not slot.many:
            return self._one(state, slot)
        found = [self._one(state, slot) for _ in range(self.chance.randint(int(slot.required), 3))]
        return tuple(each for each in dict.fromkeys(found) if each is not None) or None

    def _one(self, state: Any, slot: Slot) -> Any:  # noqa: PLR0911  one line a shape
        if slot.shape == "name":
            return self._name(state, slot)
        if slot.shape == "choice":
            return self.chance.choice(slot.choices)
        if slot.shape == "flag":
            return self.chance.random() < 0.5
        if slot.shape == "number":
            return self._number(slot)
        if slot.shape == "slashed":
            return (self.chance.randint(0, 4), self.chance.randint(1, 5))
        if slot.shape == "pair":
            name = self._name(state, slot) if slot.kind else "a"
            return None if name is None else (name, self._number(slot) if slot.counted else "b")
        return str(self.chance.randint(1, 6)) if slot.faces else self.chance.choice(("2d6", "words", "a b"))

    def _name(self, state: Any, slot: Slot) -> str | None:
        known = known_names(self.rules, state, slot.kind)
        if slot.drawn and self.chance.random() < LEFT_TO_PROGRAM:
            return BY_PROGRAM
        if slot.new and (not known or self.chance.random() < 0.3):
            return self.chance.choice(FRESH)
        return self.chance.choice(known) if known else None

    def _number(self, slot: Slot) -> int:
        low = 0 if slot.low is None else slot.low
        high = low + FEW if slot.high is None else min(slot.high, max(low, 0) + FEW)
        return self.chance.randint(max(low, 0), high)


def alternatives(owed: Owed) -> list[tuple[str, ...]]:
    """The ways to answer that a hint names: `hire hero 1 NAME, or pass` are two."""
    parts = re.split(r", or | or |, ", owed.words)
    return [split_line(part) for part in parts if part.strip()]
