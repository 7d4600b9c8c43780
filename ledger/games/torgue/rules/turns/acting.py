"""What every action of a Vault Hunter or a Sidekick goes through: its time, its token, and what follows it."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.core.wording import one_word
from ledger.games.torgue.content.rows import Colour
from ledger.games.torgue.events.turns import ActivationBegan, FreeTaken, TokenSpent
from ledger.games.torgue.rules.asking import Gives, Unfolds, no, objected, onward, standing, token_meant, unsettled
from ledger.games.torgue.rules.defence.windows import after_reaction, barred
from ledger.games.torgue.state.game import PHASE_NAMES, Torgue, in_play, owner, place_of, sidekick
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.tokens import Token, ready


class Paid:
    """How an action is paid: the token that names its colour, and whether it is Exhausted."""

    def __init__(self, token: Token, *, free: bool, named: bool = True) -> None:
        self.token = token
        self.free = free
        self.named = named
        """Whether the token matters; a free action without a die and without zones needs none."""

    @property
    def colour(self) -> Colour:
        """The colour of the die and of the zones."""
        return self.token.colour


def untimely(state: Torgue, who: str) -> Iterator[Objection]:
    """Objections to an action now: [RE]actions while their window is open, else only in the own activation."""
    yield from unsettled(state)
    yield from standing(state, who)
    yield from _nowhere(state, who)
    if state.window:
        yield from barred(state, state.window, who)
    elif state.phase != "hunters":
        told = f"Actions belong to the Vault Hunter Turn; now: {PHASE_NAMES[state.phase]}."
        yield no("phase-wrong", "TB-021", told, onward(state))
    else:
        yield from not_active(state, owner(state, who))


def _nowhere(state: Torgue, who: str) -> Iterator[Objection]:
    """An objection to an action of a Sidekick that nobody has put on the board (TB-134)."""
    friend, beside = sidekick(state, who), place_of(state, owner(state, who))
    if friend and not friend.zone and beside:
        hint = f"shift {one_word(who)} {one_word(beside)}"
        yield no("sidekick-nowhere", "TB-134", f"{who} stands nowhere yet.", hint)


def not_active(state: Torgue, who: str) -> Iterator[Objection]:
    """Objections to acting outside one's activation (TB-022)."""
    if state.active and state.active != who:
        yield no("activation-open", "TB-022", f"{state.active} is active.", "done")
    elif state.hunters[who].activated and state.active != who:
        left = next((each for each in in_play(state) if not state.hunters[each].activated), "")
        hint = f"go {one_word(left)}" if left else "next"
        yield no("activated-already", "TB-022", f"{who} was activated this round.", hint)


def begun(state: Torgue, who: str) -> Unfolds:
    """The activation begins with the first action, where nobody said so before and nobody else is active."""
    if state.window or state.phase != "hunters" or state.active:
        return state
    anew = option(state, "turn") == "activation"
    return (yield ActivationBegan(who=owner(state, who), anew=anew, rule="TB-022"))


def purse(state: Torgue, who: str, *, free: bool) -> tuple[Token, ...]:
    """The tokens that an actor may use: its own and, for a Sidekick, its owner's (TB-135, TB-136)."""
    friend = sidekick(state, who)
    tokens = (*(friend.tokens if friend else ()), *state.hunters[owner(state, who)].tokens)
    return tokens if free else ready(tokens)


def price(
    state: Torgue,
    who: str,
    word: str | None,
    action: str,
    *,
    free: bool = False,
    plain: bool = False,
    more: tuple[Token, ...] = (),
) -> Gives[Paid]:
    """The token of an action; asked for where the line says too little. A free one may be Exhausted (TB-050).

    `plain` is an action in which the colour says nothing, so that a free one is not asked for a token.
    `more` are tokens besides the actor's own, which pay first (Run and Gun).
    """
    costs = not free or bool(state.window and option(state, "free-reaction") == "token")
    among = (*more, *purse(state, who, free=not costs))
    lent = _lent(state, who, word, free=not costs)
    if lent:
        yield no("token-lent", "TB-136", f"{word} is for the Sidekick alone.", "a token of its own")
    yield from _used_up(state, who, costs=costs)
    if plain and not costs and word is None and among:
        return Paid(among[0], free=True, named=False)
    spare = tuple(each for each in purse(state, who, free=True) if not each.ready) if costs else ()
    token = yield from token_meant(who, word, lent or among, f"{who}, {action}: which token", spare=spare)
    return Paid(token, free=not costs)


def _lent(state: Torgue, who: str, word: str | None, *, free: bool) -> tuple[Token, ...]:
    """The token of its Sidekick that a Vault Hunter names."""
    held = state.hunters.get(who)
    tokens = held.sidekick.tokens if held and held.sidekick else ()
    return tuple(each for each in tokens if each.id == word and (free or each.ready))


def _used_up(state: Torgue, who: str, *, costs: bool) -> Iterator[Objection]:
    """An objection to a free action after the last Ready token, at a table that ends the activation there (AMB-11)."""
    if not costs and not state.window and option(state, "free-last") == "closed" and not purse(state, who, free=False):
        yield no("tokens-gone", "TB-050", f"{who} has no Ready token left.", "done")


def pay(state: Torgue, who: str, paid: Paid, action: str, rule: str = "TB-029") -> Unfolds:
    """The activation begins if need be, and the token is Exhausted."""
    state = yield from begun(state, who)
    held, token = owner(state, who), paid.token
    if paid.free:
        named = {"token": token.id, "colour": token.colour} if paid.named else {}
        return (yield FreeTaken(who=held, actor=who, action=action, **named, rule="TB-050"))
    return (yield TokenSpent(who=held, actor=who, token=token.id, colour=token.colour, action=action, rule=rule))


def done_with(before: Torgue, state: Torgue, who: str) -> Unfolds:
    """What follows an action: a [RE]action is counted. `before` is the state when the action began."""
    return (yield from after_reaction(before, state, who))


def starts(state: Torgue, who: str) -> Iterator[Objection]:
    """The objections to an action, collected: they take no state."""
    yield from objected(tuple(untimely(state, who)))
