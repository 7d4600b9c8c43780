"""How a game begins in the middle: the form of the sheet that a table filled in, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Annotated, Any, Generic

from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Event, Objection, Refused, S

Unfolding = Generator[Event | Objection | Asking, S, S]
"""Facts in order, each answered with the state after it; answers the state after all of them."""
Spot = tuple[str | int, ...]
"""Where something stands in a form: the names of its fields, and positions in its lists counted from 0."""


class SheetWrong(Refused):
    """What a sheet says cannot be on the table; no ruling carries it, since the sheet can be mended."""

    def __init__(self, objection: Objection, at: Spot) -> None:
        super().__init__(objection, final=True)
        self.at = at
        """The field that is wrong."""


def sheet_wrong(at: Spot, rule: str, because: str, hint: str) -> SheetWrong:
    """The exception for a field of a sheet that cannot be taken, with what to write instead."""
    return SheetWrong(Objection(code="sheet-wrong", rule=rule, because=because, hint=hint), at)


class Gap(Frozen):
    """A number that nobody could explain, and that stays open."""

    number: Annotated[str, "the number, as `explain` takes it"]
    player: Annotated[str, "whose it is, where each player has one"] = ""
    log: Annotated[int, "what the log gave"]
    counted: Annotated[int, "what lay on the table"]


class Opening(Generic[S]):
    """The sheet from which a campaign of a game begins in the middle, and in which it shows itself again.

    `told(state)` after `open` is the form that was read, as far as the form is in itself consistent.
    """

    def __init__(
        self,
        *,
        form: type[Frozen],
        sample: Frozen,
        open_: Callable[[S, Any], Unfolding[S]],
        told: Callable[[S], Frozen],
        left: Callable[[Any], tuple[str, ...]],
        rule: str,
    ) -> None:
        self.form = form
        """Frozen classes all the way down; `Annotated` says of each field what is written there, and its bounds."""
        self.sample = sample
        """A form filled in, as the template prints it."""
        self.open = open_
        """(state just founded, form) -> the facts that make it so; raises SheetWrong."""
        self.told = told
        """The form of a state."""
        self.left = left
        """(form) -> what it cannot restore, in a few words each; asked for when it is needed."""
        self.rule = rule
        """Id of the rule that a game is rebuilt from its sheets."""
