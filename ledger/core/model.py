"""Moves, events, objections: what is said at a table, what became true, and when a rule says no."""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

from ledger.core.frozen import Frozen, Roster

Source: TypeAlias = Literal["table", "app"]
"""Where chance came from: dice and cards of the table, or the random source of the program."""
Aside: TypeAlias = Literal["", "before", "after"]
"""What counts before the dice that fell before it, once they are thrown again; what counts after them; or neither."""


def kebab(name: str) -> str:
    """`FateReduced` as `fate-reduced`: the form of a name in topics and on the command line."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Move(Frozen):
    """What someone at the table did or declared; accepted or refused as a whole.

    A subclass is the one declaration of a command: its name is the verb, its docstring the help, its fields the
    arguments in the order one would say them.
    """

    who: str = ""
    """Who acts: from `@name`, from whose turn it is, or from the last move."""
    because: str | None = None
    """The reason of a correction or of a ruling over a refusal; None when none was given."""

    verb: ClassVar[str] = ""
    """The command; the class name in kebab case unless a subclass names another."""
    also: ClassVar[tuple[str, ...]] = ()
    """Other words for the verb."""
    rules: ClassVar[tuple[str, ...]] = ()
    """Ids of the rules that this move carries out."""
    example: ClassVar[str] = ""
    """One line as somebody would type it."""
    typed: ClassVar[bool] = True
    """Whether it is typed at the table; False for what a verb of the ledger's own makes."""
    teaches: ClassVar[bool] = False
    """Whether it writes down what the box prints, so that a pack may hold it."""
    sits: ClassVar[bool] = True
    """Whether it opens a sitting by itself."""
    plays: ClassVar[bool] = True
    """Whether it plays the game, so that it is refused once the game is over."""
    aside: ClassVar[Aside] = ""
    """Whether it may come between dice and throwing them again, and whether it counts before or after the new ones."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "verb" not in cls.__dict__:
            cls.verb = kebab(cls.__name__)


class Event(Frozen):
    """An immutable fact, in the past tense; its fields carry the numbers that applied."""

    rule: str = ""
    """Id of the rule that caused it; empty for what the table simply did."""

    version: ClassVar[int] = 1
    """Raised when the stored shape changes; older shapes are lifted by the ruleset's `lifts`."""
    says: ClassVar[str] = ""
    """One short sentence for people, with the fields in braces; empty for a quiet fact."""
    quiet: ClassVar[bool] = False
    """Whether it is bookkeeping that nobody needs to read, for another fact of the same move says it."""
    touches: ClassVar[tuple[str, ...]] = ()
    """Keys of the tracks that it moves, with fields in braces (`fate`, `fame {who}`), for `why`."""
    begins: ClassVar[bool] = False
    """Whether the tracks that it touches begin anew with it, so that `why` looks no further back."""

    def sentence(self) -> str:
        """The fact as a sentence of at most a few words."""
        return self.says.format_map(self.__dict__)

    def touched(self) -> tuple[str, ...]:
        """The keys of the tracks that this fact moved."""
        return tuple(key.format_map(self.__dict__) for key in self.touches)

    def die_sides(self, field: str) -> int:  # noqa: ARG002  a fact with dice of its own looks at it
        """The sides of the dice that a field holds; 0 where the fact does not say, and their faces have to tell."""
        return 0

    def drawn(self) -> tuple[tuple[str, str], ...]:
        """(deck, card) for each card that left a deck by chance; the card is `?` where nobody named it."""
        return ()


class Objection(Frozen):
    """A rule says no: yielded by a decider, and passed over when the table overrules it with a reason."""

    code: str
    """Stable, kebab-case, noun first: `hand-full`."""
    rule: str
    """Id of the rule, `DR-055`."""
    because: str
    """One sentence for the table: what is wrong."""
    hint: str = ""
    """What to type instead."""


class Refused(Exception):  # noqa: N818  the field's own word
    """A move was not accepted; nothing was stored."""

    def __init__(self, objection: Objection, *, final: bool = False) -> None:
        super().__init__(objection.because)
        self.objection = objection
        self.final = final
        """Whether no ruling can carry it, since the move means nothing (an unknown name, a missing reason)."""


def refused(code: str, rule: str, because: str, hint: str = "") -> Refused:
    """The exception for a move that no ruling can carry, because it means nothing as it stands."""
    return Refused(Objection(code=code, rule=rule, because=because, hint=hint), final=True)


class Cast(Frozen):
    """Dice that a rule wants thrown, as `2d6`."""

    dice: str


class Pick(Frozen):
    """One of these, at random: the cards that a shuffled deck may still give, one entry a card."""

    among: tuple[str, ...]
    count: int = 1
    """How many of them, one after the other and none twice, where the field takes several."""


class Asking(Frozen):
    """An answer that the move needs and the line did not give: yielded by a decider, which then stops.

    The move is opened and the answer owed; in a campaign that lets the program roll and draw, `chance` says how.
    """

    field: str
    """The field of the move that is owed."""
    asks: str
    """The question, in a few words."""
    chance: Cast | Pick | None = None
    """How chance answers it; None where it is a choice of the table."""
    now: bool = False
    """Whether the line itself leaves it to the program, whatever the campaign's habit."""
    also: tuple[str, ...] = ()
    """Other fields that answer it as well: a row by its number or by its icons."""


class Alone(Frozen):
    """A fact that takes place by itself, without the consequences that it would have: yielded by a decider."""

    event: Event


class Opened(Frozen):
    """A move that waits for one answer (a roll, a draw, a choice) that the table has not given yet."""

    verb: str
    given: str
    """The fields given so far, as JSON text."""
    field: str
    """The field that is owed."""
    asks: str
    """The question, in words."""
    who: str = ""
    also: tuple[str, ...] = ()
    """Other fields that answer as well."""


class Unexplained(Frozen):
    """A number that lies on the table otherwise than the log gives it, until somebody says why."""

    what: str
    """The number, by the name under which it is corrected."""
    who: str = ""
    """Whose it is, where each player has one."""
    log: int
    """What the log gave."""
    counted: int
    """What lay on the table, and counts since."""
    track: str = ""
    """Key of the track that shows it; empty where none does."""
    held: tuple[str, ...] = ()
    """The facts that changed it, as JSON text, where what follows from them waits for the explanation."""

    @property
    def label(self) -> str:
        """The number in words, `fame Ana`."""
        return f"{self.what} {self.who}".rstrip()

    @property
    def by(self) -> int:
        """How much more the table has than the log gave."""
        return self.counted - self.log

    @property
    def apart(self) -> str:
        """The difference in words: `4 more`."""
        return f"{abs(self.by)} {'more' if self.by > 0 else 'less'}"


class State(Frozen):
    """What is true now; each game adds its own fields."""

    players: tuple[str, ...] = ()
    """Players in seating order, clockwise."""
    acting: str = ""
    """Who acted last, and acts next unless the line names another."""
    session: int = 0
    """Number of the sitting that is open or was last."""
    sitting: bool = False
    """Whether a session is open."""
    options: Roster[str, str] = Roster()
    """The options that were set; the others hold their declared default."""
    opened: tuple[Opened, ...] = ()
    """Moves waiting for an answer, oldest first."""
    packs: Roster[str, str] = Roster()
    """The packs that were taken, with the version and the short hash of each."""
    overruled: int = 0
    """How often the table overruled a rule."""
    unexplained: tuple[Unexplained, ...] = ()
    """Numbers that were counted otherwise than the log gave them, oldest first."""
    ended: str = ""
    """How the game ended (`won`, `lost`), empty while it goes on."""
    winners: tuple[str, ...] = ()
    """Who won, where a game that was won is not won by everybody."""
    ended_by: str = ""
    """Id of the rule that ended it, named when somebody plays on."""


S = TypeVar("S", bound=State)
Decision: TypeAlias = Generator[Event | Objection | Asking | Alone, S, None]
"""What a decider answers: facts and objections in order; each `yield` gives back the state after that fact."""
