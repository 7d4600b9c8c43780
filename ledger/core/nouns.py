"""The neutral nouns in which every game shows itself: track, queue, deck, sheet, place, and what is owed.

Everything that prints, exports or searches is written once, against these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic

from ledger.core.frozen import Frozen
from ledger.core.model import Move, S

ROUNDS = ("round", "turn")
"""Keys of the track that counts the rounds of the whole table."""


class Mark(Frozen):
    """A threshold or counter on a track."""

    at: int
    means: str
    reached: bool = False


class Track(Frozen):
    """A number that the table watches; `key` is what `why` asks for (`fate`, `fame Ana`)."""

    key: str
    name: str
    value: int
    low: int | None = None
    high: int | None = None
    marks: tuple[Mark, ...] = ()
    note: str = ""
    quiet: bool = False
    """Whether the bare status leaves it out; it can still be shown and asked why."""
    of: str = ""
    """Whose number it is; the status says those of one player or hero in one line. The name ends with it."""

    @property
    def beside(self) -> str:
        """The note as it stands behind the value: `8/10` where it is the other half of a number, else `4, dealt`."""
        return self.note if self.note.startswith("/") or not self.note else f", {self.note}"


class Step(Frozen):
    """One card or step of a queue."""

    name: str
    spent: bool = False
    lasting: bool = False
    """Whether it stays for ever."""


class Queue(Frozen):
    """Ordered steps; the first that is not spent is next."""

    name: str
    steps: tuple[Step, ...]


class Deck(Frozen):
    """A pile of cards; None for numbers that nobody knows."""

    name: str
    size: int | None = None
    left: int | None = None
    discard: int = 0
    removed: int = 0
    aside: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    odds: tuple[tuple[str, int], ...] = ()
    """Card and how many of it may still come, where the contents are known."""
    note: str = ""


class Field(Frozen):
    """One labelled value of a sheet; `key` names the track behind it, if there is one."""

    label: str
    value: str
    key: str = ""


class Lines(Frozen):
    """A headed list of a sheet."""

    title: str
    rows: tuple[str, ...]


class Box(Frozen):
    """A box to tick on a sheet."""

    label: str
    ticked: bool


class Sheet(Frozen):
    """A record sheet in the order of the paper form; `owner` is a player or hero, empty for the campaign's sheet."""

    title: str
    owner: str = ""
    reference: bool = False
    """Whether it is a page to look things up, printed only where somebody asks for its owner by name."""
    fields: tuple[Field, ...] = ()
    lists: tuple[Lines, ...] = ()
    boxes: tuple[Box, ...] = ()
    footnotes: tuple[str, ...] = ()


class Place(Frozen):
    """A location: who is there and what leads where."""

    name: str
    kind: str = ""
    level: str = ""
    traits: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    present: tuple[str, ...] = ()
    ways: tuple[str, ...] = ()
    bare: bool = False
    """Whether nothing lies there but what is printed, so that nobody has to lay it out."""


class Owed(Frozen):
    """What the game waits for, with the words that answer it."""

    what: str
    """A few words for the status: `Ana scouts`."""
    words: str
    """What to type, placeholders in capitals: `scout PLACE LEVEL`."""
    who: str = ""
    prefix: tuple[str, ...] = ()
    """Words that a bare answer completes: `delve 2` means these and then `2`. Empty: no bare answer."""
    must: bool = False
    """Whether the game cannot go on without it."""


class Views(Generic[S]):
    """How a game shows its state; every function is pure and decides nothing."""

    def __init__(
        self,
        *,
        where: Callable[[S], str],
        tracks: Callable[[S], tuple[Track, ...]],
        queues: Callable[[S], tuple[Queue, ...]],
        decks: Callable[[S], tuple[Deck, ...]],
        sheets: Callable[[S], tuple[Sheet, ...]],
        places: Callable[[S], tuple[Place, ...]],
        owed: Callable[[S], tuple[Owed, ...]],
        turn: Callable[[S, str], str],
        names: Mapping[str, Callable[[S], tuple[str, ...]]],
        meant: Callable[[S, Move], str] = lambda _state, _move: "",
        called: Callable[[S], Mapping[str, str]] = lambda _state: {},
        round_: Callable[[S], str] | None = None,
        first: Mapping[str, str] | None = None,
        sums: Callable[[S, str], tuple[tuple[str, int], ...]] = lambda _state, _key: (),
        besides: Callable[[S], tuple[str, ...]] = lambda _state: (),
    ) -> None:
        self.where = where
        """Round and phase in one short line."""
        self.round = round_
        """The round or turn alone, the same from its beginning to the next one: what `undo turn` goes back over and
        what the chronicle heads. None where turns are those of players, and each phase has a heading."""
        self.tracks = tracks
        self.sums = sums
        """(state, key of a track) -> what its value is the sum of, for `why`: the card or cause, and how much."""
        self.besides = besides
        """What the status tells in words behind the tracks, since it is no number: `Bold: Ana, Ben`."""
        self.queues = queues
        self.decks = decks
        self.sheets = sheets
        self.places = places
        self.owed = owed
        self.turn = turn
        """(state, verb) -> who makes that move when the line names nobody; empty for whoever acted last."""
        self.meant = meant
        """(state, move) -> whose move it is by what it names, when the line names nobody; goes before `turn`."""
        self.called = called
        """(state) -> what the hero of each player is called; `by_hero` gives those names that stand for a player."""
        self.names = names
        """Kind of name -> the names of it that the campaign knows, for matching and completion."""
        self.first = first or {}
        """Kind of name -> what to type where nobody of that kind is there."""

    def span(self, state: S) -> str:
        """The round of the whole table, what `undo round` goes back over.

        As the game says it, else by its track; a game that counts none has its phases.
        """
        if self.round:
            return self.round(state)
        return next((str(each.value) for each in self.tracks(state) if each.key in ROUNDS), self.where(state))

    def by_hero(self, state: S) -> dict[str, str]:
        """The name of each hero that stands for its player: no player has it, and no other hero."""
        called = self.called(state)
        names = list(called.values())
        return {name: who for who, name in called.items() if name not in state.players and names.count(name) == 1}
