"""Names: cleaned when new, matched when known, never guessed at.

`_` and a space are the same inside a name, case and the composition of accents do not count. In a field that welcomes
new names `__` stands for `_`, and a `+` in front says that the name really is new.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cli.grammar.wrong import WordsWrong, listed
from ledger.core.fields import NAME_LIMIT

SHORTEST_SLIP = 3
"""Letters from which on one slip of the thumb is forgiven."""
SECOND_SLIP = 6
"""Letters from which on two are."""
SHORTEST_WORD = 3
"""Letters from which on a later word of a name stands for it, so that `of` is no Fortress of Death."""
LONGEST_RUN = 4
"""Words that may make one name without `_` between them."""
_NEAREST = 4
_BLANKS = dict.fromkeys(map(ord, "\t\n\r\f\v"), " ")
_UNSEEN = dict.fromkeys(map(ord, "\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff"))
_BARRED = (
    ("\x00", "\x1f"),
    ("\x7f", "\x9f"),
    ("\u202a", "\u202e"),  # these turn the direction of writing, and so do the next
    ("\u2066", "\u2069"),
    ("\ud800", "\udfff"),
)


def clean_name(text: str) -> str:
    """The name in composed form, with single spaces and without invisible marks.

    Raises WordsWrong `name-bad` for control characters (terminal escapes too), marks that turn the direction of
    writing, halves of characters, nothing visible, or more than 60 characters.
    """
    plain = text if text.isascii() else _composed(text)
    name = " ".join(filter(None, plain.translate(_BLANKS).split(" ")))
    if not all(map(_welcome, name)):
        raise WordsWrong("name-bad", "A name holds letters and signs only.", "type it without control characters")
    if not name.replace("\u200d", "").replace("\u200c", "").strip():
        raise WordsWrong("name-bad", "A name cannot be empty.", "type a name")
    if len(name) > NAME_LIMIT:
        raise WordsWrong("name-bad", f"A name has at most {NAME_LIMIT} characters, not {len(name)}.", "shorten it")
    return name


def _composed(text: str) -> str:
    from unicodedata import normalize  # noqa: PLC0415  only what is not plain ASCII pays for it

    wide = "".join(" " if each.isspace() and each not in "\x85\x1c\x1d\x1e\x1f" else each for each in text)
    return normalize("NFC", wide.translate(_UNSEEN))


def _welcome(each: str) -> bool:
    return not any(first <= each <= last for first, last in _BARRED)


def fold(name: str) -> str:
    """The name as it is compared: `Burial_Mound` and `burial mound` fold alike."""
    if not name.isascii():
        from unicodedata import normalize  # noqa: PLC0415

        name = normalize("NFC", normalize("NFC", name).casefold()).replace("\u2019", "'")
    return " ".join(name.lower().replace("_", " ").split())


def unescaped(word: str) -> str:
    """A new name as it was meant: `_` is a space and `__` is `_`."""
    return "_".join(part.replace("_", " ") for part in word.split("__"))


def escaped(name: str) -> str:
    """The word for a new name; `unescaped` reads it back."""
    return name.replace("_", "__") if "_" in name else name.replace(" ", "_")


def slips(one: str, other: str, most: int) -> int:
    """How many letters were added, dropped, changed or swapped with a neighbour; `most + 1` for more than `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one):
        row = [i + 1]
        for j, b in enumerate(other):
            row.append(min(last[j + 1] + 1, row[j] + 1, last[j] + (a != b)))
            if i and j and a == other[j - 1] and b == one[i - 1]:
                row[-1] = min(row[-1], before[j - 1] + 1)
        if min(row) > most:
            return most + 1
        before, last = last, row
    return min(last[-1], most + 1)


def forgiven(word: str) -> int:
    """How many slips of the thumb a word of this length may hold."""
    return 0 if len(word) < SHORTEST_SLIP else 1 if len(word) < SECOND_SLIP else 2


def digits(word: str) -> str:
    """The digits of a word: a slip never touches them, for `Room 1` is no slip of `Room 2`."""
    return "".join(filter(str.isdigit, word))


def slipped(word: str, among: Iterable[str]) -> tuple[str, ...]:
    """Those of `among` that `word` may be a slip of (all folded); a single nearest one outdoes the others."""
    most = forgiven(word)
    letters, number = set(word), digits(word)
    # a slip brings in at most one letter and takes out at most one: most names are passed over by that alone
    alike = [each for each in among if most and len(letters.symmetric_difference(each)) <= 2 * most]
    far = {each: slips(word, each, most) for each in alike if digits(each) == number}
    near = tuple(each for each, count in far.items() if count <= most)
    closest = tuple(each for each in near if far[each] == 1)
    return closest if len(closest) == 1 else near


def nearest(word: str, among: Iterable[str]) -> tuple[str, ...]:
    """The few of `among` that look most like `word`, the nearest first; all compared as folded."""
    folded = fold(word)
    most = max(2, len(folded) // 2)
    ranked = sorted((_unlike(folded, fold(each), most), n, each) for n, each in enumerate(dict.fromkeys(among)))
    return tuple(each for far, _, each in ranked if far <= most)[:_NEAREST]


def _unlike(word: str, other: str, most: int) -> int:
    begins = word and (other.startswith(word) or f" {word}" in other)
    return 1 if begins else slips(word, other, most)


class Known:
    """The names of one kind that the campaign knows, ready to be matched."""

    def __init__(
        self, kind: str, names: tuple[str, ...], heroes: Mapping[str, str] | None = None, first: str = ""
    ) -> None:
        self.kind = kind
        self.first = first
        """What to type where there is no such name, as far as the game says so."""
        self._players = {name: who for name, who in (heroes or {}).items() if who in names and name not in names}
        """Each hero's name that stands for a player who is among the names."""
        names = self.names = (*names, *self._players)
        self._folded: dict[str, tuple[str, ...]] = {}
        for name in dict.fromkeys(names):
            folded = fold(name)
            self._folded[folded] = (*self._folded.get(folded, ()), name)

    def stands_for(self, name: str) -> str:
        """The player whose hero has that name; every other name stands for itself."""
        return self._players.get(name, name)

    @property
    def called(self) -> str:
        """The kind as people say it: `model in play`."""
        return self.kind.replace("-", " ")

    def exact(self, word: str) -> tuple[str, ...]:
        """The names that `word` is, whatever the case; more than one only where they differ in nothing else."""
        spaced = word.replace("_", " ")
        same = next((each for each in (word, spaced) if each in self.names), None)
        return (same,) if same is not None else self._folded.get(fold(word), ())

    def abbreviated(self, word: str) -> tuple[str, ...]:
        """The names that begin with `word`; else those whose initials it is, with their number or without it."""
        folded = fold(word)
        if not folded:
            return ()
        begun = [each for each in self._folded if each.startswith(folded)]
        begun = begun or [each for each in self._folded if _initials(each) == folded]
        return self._named(begun or [each for each in self._folded if _initials(each).rstrip("0123456789") == folded])

    def slipped(self, word: str) -> tuple[str, ...]:
        """The names that `word` may be a slip of."""
        return self._named(slipped(fold(word), self._folded))

    def later_words(self, word: str) -> tuple[str, ...]:
        """The names of which a later word begins with `word`, in three letters or more: `ring` in `Adamant Ring`."""
        folded = fold(word)
        if len(folded) < SHORTEST_WORD or folded.isdecimal():
            return ()
        return self._named(each for each in self._folded if f" {folded}" in each.replace("-", " "))

    def meant(self, word: str) -> tuple[str, ...]:
        """The names that `word` is short for; else those that it begins a later word of, or may be a slip of."""
        return self.abbreviated(word) or tuple(dict.fromkeys((*self.later_words(word), *self.slipped(word))))

    def whole_words(self, word: str) -> tuple[str, ...]:
        """The longer names that begin with `word` as a word of its own: `Sword` in `Sword of Dawn`."""
        return self._named([each for each in self._folded if each.startswith(fold(word) + " ")])

    def _named(self, folded: Iterable[str]) -> tuple[str, ...]:
        return tuple(name for each in folded for name in self._folded[each])


def _initials(folded: str) -> str:
    parts = folded.replace("-", " ").split()
    return "".join(part[0] for part in parts) if len(parts) > 1 else ""


def old_name(known: Known, word: str, *, lenient: bool, near: Known | None = None) -> str:
    """The known name that `word` stands for; those that are `near` come first where it only begins one.

    Raises WordsWrong `name-unknown` or `name-ambiguous`. Abbreviations and slips count only when `lenient`.
    """
    found = known.exact(word)
    if not found and lenient:
        found = (near.abbreviated(word) if near else ()) or known.meant(word)
    if len(found) == 1:
        return known.stands_for(found[0])
    likely = near.names if near else ()
    if found:
        raise ambiguous(known.called, word, tuple(each for each in found if each in likely) or likely or found)
    raise _unknown(near if near and likely else known, word)


def new_name(
    known: Known,
    word: str,
    *,
    lenient: bool,
    likely: bool = False,
    whole: bool = False,
    near: Known | None = None,
) -> str:
    """The known name that `word` stands for, or a new one, cleaned; `likely` where a known one is meant as a rule.

    A name that is typed `whole` may begin known ones: `Frost` is another card than `Frost Trap`; only where the longer
    one is `near` at hand, it is asked about.

    Raises WordsWrong `name-near` for a new name that looks like a known one, `name-ambiguous`, `name-bad`.
    """
    if word.startswith("+"):
        name = clean_name(unescaped(word[1:]))
        return _only(known, name, known.exact(name)) or name
    found = _only(known, word, known.exact(word))
    if found:
        return found
    begun = known.abbreviated(word) or known.later_words(word) if lenient and likely else ()
    if len(begun) == 1:
        return known.stands_for(begun[0])
    return (lenient and _meant(known, word, whole=whole, near=near)) or clean_name(unescaped(word))


def _only(known: Known, word: str, found: tuple[str, ...]) -> str:
    if len(found) > 1:
        raise ambiguous(known.called, word, found)
    return known.stands_for(found[0]) if found else ""


def _meant(known: Known, word: str, *, whole: bool, near: Known | None) -> str:
    """The one name that is abbreviated; a word that could as well be a name of its own is asked about."""
    begun = () if whole else known.abbreviated(word)
    alike = known.slipped(word)
    if whole and near:
        alike = alike or near.abbreviated(word) or near.later_words(word)
    elif not (alike or whole):
        alike = known.whole_words(word) or (() if begun else known.later_words(word))
    if alike:
        told = f"{word}: is that {listed(alike, 3)}?"
        raise WordsWrong("name-near", told, f"type that, or +{word} if it is new", alike)
    return _only(known, word, begun)


def match(word: str, among: tuple[str, ...], *, lenient: bool, kind: str = "name") -> str:
    """The one of `among` that `word` stands for; raises WordsWrong `name-unknown` or `name-ambiguous`."""
    return old_name(Known(kind, among), word, lenient=lenient)


def ambiguous(kind: str, word: str, found: tuple[str, ...]) -> WordsWrong:
    """The error for a word that may be several names of a kind."""
    return WordsWrong("name-ambiguous", f"{word} may be more than one {kind}.", f"one of: {listed(found)}", found)


def _unknown(known: Known, word: str) -> WordsWrong:
    if not known.names and known.first:
        return WordsWrong("name-unknown", f"No {known.called} is there, so not {word}.", known.first)
    if not known.names:
        return WordsWrong("name-unknown", f"No {known.called} is known yet, so not {word}.", "name one first")
    near = nearest(word, known.names) or tuple(dict.fromkeys(known.names))
    return WordsWrong("name-unknown", f"No {known.called} is called {word}.", f"known: {listed(near)}", near)
