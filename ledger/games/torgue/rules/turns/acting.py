"""What every action of a Vault Hunter or a Sidekick goes through: its time, its token, and what follows it."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue.content.rows import Colour
from ledger.games.torgue.events.turns import ActivationBegan, FreeTaken, TokenSpent
from ledger.games.torgue.rules.asking import Gives, Unfolds, no, objected, standing, token_meant, unsettled
from ledger.games.torgue.rules.defence.windows import after_reaction, barred
from ledger.games.torgue.state.game import PHASE_NAMES, Torgue, owner, sidekick
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.tokens import Token, ready


class Paid:
    """How an action is paid: the token that names its colour, and whether it is Exhausted."""

    def __init__(self, token: Token, *, free: bool) -> None:
        self.token = token
        self.free = free

    @property
    def colour(self) -> Colour:
        """The colour of the die and of the zones."""
        return self.token.colour


def untimely(state: Torgue, who: str) -> Iterator[Objection]:
    """Objections to an action now: [RE]actions while their window is open, else only in the own activation."""
    yield from unsettled(state)
    yield from standing(state, who)
    if state.window:
        yield from barred(state, state.window, who)
    elif state.phase != "hunters":
        told = f"Actions belong to the Vault Hunter Turn; now: {PHASE_NAMES[state.phase]}."
        yield no("phase-wrong", "TB-021", told, "next")
    else:
        yield from not_active(state, owner(state, who))


def not_active(state: Torgue, who: str) -> Iterator[Objection]:
    """Objections to acting outside one's activation (TB-022)."""
    if state.active and state.active != who:
        yield no("activation-open", "TB-022", f"{state.active} is active.", "done")
    elif state.hunters[who].activated and state.active != who:
        yield no("activated-already", "TB-022", f"{who} was activated this round.", "the next Vault Hunter")


def begun(state: Torgue, who: str) -> Unfolds:
    """The activation begins with the first action, where nobody said so before."""
    if state.window or state.phase != "hunters" or state.active == owner(state, who):
        return state
    anew = option(state, "turn") == "activation"
    return (yield ActivationBegan(who=owner(state, who), anew=anew, rule="TB-022"))


def purse(state: Torgue, who: str, *, free: bool) -> tuple[Token, ...]:
    """The tokens that an actor may use: its own and, for a Sidekick, its owner's (TB-135, TB-136)."""
    friend = sidekick(state, who)
    tokens = (*(friend.tokens if friend else ()), *state.hunters[owner(state, who)].tokens)
    return tokens if free else ready(tokens)


def price(state: Torgue, who: str, word: str | None, action: str, *, free: bool = False) -> Gives[Paid]:
    """The token of an action; asked for where the line says too little. A free one may be Exhausted (TB-050)."""
    costs = not free or bool(state.window and option(state, "free-reaction") == "token")
    among = purse(state, who, free=not costs)
    token = yield from token_meant(state, who, word, among, f"{who}, {action}: which token")
    return Paid(token, free=not costs)


def pay(state: Torgue, who: str, paid: Paid, action: str, rule: str = "TB-029") -> Unfolds:
    """The activation begins if need be, and the token is Exhausted."""
    state = yield from begun(state, who)
    held = owner(state, who)
    if paid.free:
        return (yield FreeTaken(who=held, actor=who, action=action, rule="TB-050"))
    token = paid.token
    return (yield TokenSpent(who=held, actor=who, token=token.id, colour=token.colour, action=action, rule=rule))


def done_with(before: Torgue, state: Torgue, who: str) -> Unfolds:
    """What follows an action: a [RE]action is counted. `before` is the state when the action began."""
    return (yield from after_reaction(before, state, who))


def starts(state: Torgue, who: str) -> Iterator[Objection]:
    """The objections to an action, collected: they take no state."""
    yield from objected(tuple(untimely(state, who)))
