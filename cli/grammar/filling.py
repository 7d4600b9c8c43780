"""One move while its words are read: each word goes to the slot that it means."""

from __future__ import annotations

from typing import Any, Generic

from cli.grammar.fitting import fitting, named
from cli.grammar.known import actor, known
from cli.grammar.names import LONGEST_RUN, Known, fold, slipped
from cli.grammar.odd import odd_name
from cli.grammar.slots import (
    REASON,
    Slot,
    folded_key,
    free_slots,
    keyed,
    paired,
    reads_otherwise,
    signature,
    with_flag,
    with_key,
    with_lead,
)
from cli.grammar.values import bare, ends_move, like_dice, read_keyed, read_word
from cli.grammar.wrong import WordsWrong, listed
from ledger.core.fields import BY_PROGRAM
from ledger.core.model import Move, S
from ledger.core.ruleset import Ruleset


class Filling(Generic[S]):
    """The slots of one move while words fill them; `fill` stops at the comma that ends the move."""

    def __init__(
        self, rules: Ruleset[S], state: S, kind: type[Move], words: tuple[str, ...], at: int, *, lenient: bool
    ) -> None:
        self.kind = kind
        self.words = words
        self.at = at
        """The word that is read next."""
        self.lenient = lenient
        self.slots = signature(kind)
        self.first = tuple(slot for slot in self.slots if slot.required)
        """Slots that positional words fill before all others, in order."""
        self.passed: frozenset[str] = frozenset()  # given before, so that no positional word comes to them
        self.values: dict[str, Any] = {}
        self.who = ""
        self.because: str | None = None
        self.notes: list[str] = []
        self.ended = False  # by a comma or free text
        self.asked: Slot | None = None
        """The slot that a lead word has introduced and that still waits for its value."""
        self._gathering: Slot | None = None
        self._named = ""  # the positional word that was read last, where it was a name of one word
        self._start = at
        self.swallowing = False  # whether free text or the reason took the rest of the line
        self.rules = rules
        self.state = state
        self._known: dict[str, Known] = {}

    def pass_verb(self) -> None:
        """Read the `@name` words that stand before the verb, and pass the verb itself."""
        while self.words[self.at].startswith("@"):
            self._actor(bare(self.words[self.at])[1:])
        word = bare(self.words[self.at])
        if folded_key(word) not in map(folded_key, (self.kind.verb, *self.kind.also)):
            self._noted(word, self.kind.verb)
        self._use(1)

    def said(self) -> tuple[str, ...]:
        """The words read so far, without the comma that ended the move; free text keeps its own."""
        words = self.words[self._start : self.at]
        if not self.ended or self.swallowing:
            return words
        return (*words[:-1], words[-1][:-1]) if words[-1] != "," else words[:-1]

    def fill(self) -> None:
        """Read words until the move ends; raises WordsWrong."""
        while self.at < len(self.words) and not self.ended:
            self._step(self.words[self.at])

    def _step(self, raw: str) -> None:
        word = bare(raw)
        if not word and ends_move(raw):
            self._use(1)
        elif word.casefold() == REASON:
            self.because = self._swallowed(1)
        else:
            _ = self._run(self.next_slot(word)) or self._special(word) or self._positional(word)

    def _use(self, count: int) -> bool:
        """Go on behind the next `count` words, the last of which may end the move; a reason never begins one."""
        self.at += count
        reason = self.at < len(self.words) and bare(self.words[self.at]).casefold() == REASON
        self.ended = ends_move(self.words[self.at - 1]) and not reason
        return True

    def _swallowed(self, skip: int) -> str:
        """The whole rest of the line behind `skip` words, commas included."""
        text = " ".join(self.words[self.at + skip :])
        self.at = len(self.words)
        self.ended = self.swallowing = True
        return text

    def next_slot(self, word: str | None = None) -> Slot | None:
        """The slot that a positional word fills now: one that gathers words, or the first that is still empty.

        Slots of dice are passed over for a `word` that is no die.
        """
        needed = (slot for slot in self.first if slot.shape != "pair" and (slot.many or slot.field not in self.values))
        slots = (self._gathering, *needed) if self._gathering else needed
        return next((slot for slot in slots if word is None or not _dice(slot) or like_dice(word)), None)

    def free_slots(self) -> tuple[Slot, ...]:
        """Optional slots that a positional word may fill once the needed ones are full."""
        free = free_slots(self.slots, {*self.values, *self.passed})
        return tuple(slot for slot in free if slot not in self.first)

    def known(self, kind: str) -> Known:
        """The names of a kind that the campaign knows."""
        if kind not in self._known:
            self._known[kind] = known(self.rules, self.state, kind)
        return self._known[kind]

    def _special(self, word: str) -> bool:
        if word.startswith("@"):
            return self._actor(word[1:])
        if "=" in word[1:]:
            return self._keyed(word)
        lead = with_lead(self.slots, word)
        if lead and (lead.many or lead.field not in self.values):
            return self._led(lead)
        missing = named(self.next_slot(word), self.words[self.at :], self.known)
        flag = None if missing else with_flag(self.slots, word)
        if flag and flag.field not in self.values:
            self.values[flag.field] = True
            return self._use(1)
        return False

    def _actor(self, word: str) -> bool:
        if self.who:
            raise WordsWrong("word-spare", f"@{word} is a second player.", "one @name a move")
        self.who = actor(self.rules, self.state, word, lenient=self.lenient)
        self._noted(f"@{word}", f"@{self.who}")
        return self._use(1)

    def _keyed(self, word: str) -> bool:
        key, _, text = word.partition("=")
        slot = with_key(self.slots, key)
        pair = paired(self.slots)
        if not slot and pair:
            return self._one(pair, word)
        if not slot and keyed(word):
            upcoming = self.next_slot(word)
            if upcoming and upcoming.shape == "rest":
                return False
            slot = self._key_meant(key)
        if not slot:
            return False
        self._put(slot, read_keyed(slot, text, self.known, lenient=self.lenient), text)
        return self._use(1)

    def _key_meant(self, key: str) -> Slot:
        folded = folded_key(key)
        begun = [slot for slot in self.slots if self.lenient and slot.key.startswith(folded)]
        if len(begun) == 1:
            self._noted(f"{key}=", f"{begun[0].key}=")
            return begun[0]
        keys = tuple(slot.key for slot in begun or self.slots)
        hint = f"keys: {listed(keys)}" if keys else "it has no keys"
        raise WordsWrong("key-unknown", f"{self.kind.verb} has no key {key}.", hint, keys)

    def _led(self, slot: Slot) -> bool:
        self.asked = slot
        if ends_move(self.words[self.at]) or self.words[self.at + 1 : self.at + 2] in ((), (",",)):
            raise WordsWrong("word-missing", f"What comes after {slot.lead}?", f"{slot.lead} {slot.key.upper()}")
        if slot.shape == "rest":
            self._put(slot, self._swallowed(1), "")
        else:
            self.at += 1
            _ = self._run(slot) or self._one(slot, bare(self.words[self.at]))
        self.asked = None
        self._gathering = slot if slot.many else None
        return True

    def _positional(self, word: str) -> bool:
        slot = self.next_slot(word) or self._fitting(word)
        if self.lenient and (slot.many or not slot.required) and slipped(fold(word), (REASON,)):
            raise WordsWrong("word-spare", f"{word}: is that {REASON}?", f"type {REASON}, or {slot.key}={word}")
        if slot.shape == "rest":
            self._put(slot, self._swallowed(0), "")
            return True
        self._gathering = slot if slot.many else self._gathering
        return self._one(slot, word)

    def _named_twice(self, word: str) -> Slot | None:
        """The slot of a name that is also a choice, where both are said: the room `Chest chest`."""
        following = self.words[self.at + 1 : self.at + 2]
        free = self.free_slots()
        twice = self.lenient and following and fold(bare(following[0])) == fold(word)
        return free[0] if twice and free and free[0].new else None

    def _fitting(self, word: str) -> Slot:
        twice = self._named_twice(word)
        return twice or fitting(self.slots, self.free_slots(), word, self.known, lenient=self.lenient)

    def _one(self, slot: Slot, word: str) -> bool:
        value = self._read(slot, word)
        if slot.many:
            self._add(slot, value)
        else:
            self._put(slot, value, word)
        self._noted_value(slot, word, value)
        return self._use(1)

    def _read(self, slot: Slot, word: str) -> Any:
        odd = odd_name(self.rules, self.state, slot, word) if self.lenient and slot.drawn else ""
        if odd:
            raise WordsWrong("name-odd", f"{odd}; {self.kind.verb} asks for a card.", f"+{word} if that is its name")
        try:
            value = read_word(slot, word, self.known, lenient=self.lenient)
        except WordsWrong as wrong:
            if wrong.code != "number-bad" or not self._named or not word.isalpha():
                raise
            hint = f"if it is one name: {self._named}_{word}"
            raise WordsWrong(wrong.code, wrong.because, hint, wrong.candidates) from None
        self._named = word if slot.shape == "name" else ""
        return value

    def _run(self, slot: Slot | None) -> bool:
        """Take up to four words that together are exactly a known name; the longest such run."""
        slots = (slot,) if slot else tuple(each for each in self.free_slots() if each.shape == "name")
        fits = (each for each in slots if each.shape == "name" and (self.lenient or self._must_run(each)))
        counts = range(min(LONGEST_RUN, len(self.words) - self.at), 1, -1)
        return any(self._run_of(each, count) for each in fits for count in counts)

    def _must_run(self, slot: Slot) -> bool:
        """Whether the next word could mean nothing else than the first of several that make a known name."""
        word = bare(self.words[self.at])
        return not (slot.new or self.known(slot.kind).exact(word) or reads_otherwise(self.slots, word))

    def _run_of(self, slot: Slot, count: int) -> bool:
        run = self.words[self.at : self.at + count]
        name = " ".join((*run[:-1], bare(run[-1])))
        found = tuple(map(self.known(slot.kind).stands_for, self.known(slot.kind).exact(name)))
        if len(found) != 1 or BY_PROGRAM in name.split(" ") or any(map(ends_move, run[:-1])):
            return False
        if slot.many:
            self._add(slot, found[0])
            self._gathering = slot
        else:
            self._put(slot, found[0], name)
        self._noted_value(slot, name, found[0])
        return self._use(count)

    def _add(self, slot: Slot, value: Any) -> None:
        self.values[slot.field] = (*self.values.get(slot.field, ()), value)

    def _put(self, slot: Slot, value: Any, word: str) -> None:
        if slot.many:
            self.values[slot.field] = (*self.values.get(slot.field, ()), *value)
        elif slot.field in self.values:
            raise WordsWrong("word-spare", f"{slot.key} is given twice: {word}.", "say it once")
        else:
            self.values[slot.field] = value

    def _noted_value(self, slot: Slot, word: str, value: Any) -> None:
        if slot.shape in ("name", "choice"):
            self._noted(word, str(value))
        elif slot.shape == "pair":
            self._noted(word.partition("=")[0], value[0])

    def _noted(self, word: str, meant: str) -> None:
        if word not in (meant, f"+{meant}") and word.replace("_", " ") != meant:
            self.notes.append(f"{word} -> {meant}")


def _dice(slot: Slot) -> bool:
    return slot.faces and slot.many
