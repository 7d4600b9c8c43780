"""Who may take a [RE]action to an attack."""

from __future__ import annotations

from ledger.games.torgue.state.game import Torgue, in_play, owner, place_of, sidekick
from ledger.games.torgue.state.hunters import can_react
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Window
from ledger.games.torgue.state.sight import clear, sees
from ledger.games.torgue.state.tokens import ready


def opened(state: Torgue) -> tuple[Window, ...]:
    """All [RE]actions that are open, those to the newest attack last."""
    return (*state.windows, state.window) if state.window else state.windows


def actors(state: Torgue) -> tuple[str, ...]:
    """Whoever may act at all: Vault Hunters in play, and their Sidekicks."""
    friends = (each.sidekick.name for each in state.hunters.values() if each.sidekick and each.stands != "out")
    return (*in_play(state), *friends)


def reactors(state: Torgue) -> tuple[str, ...]:
    """The models that may still take a [RE]action: line of sight to somebody wounded, a Ready token (TB-173)."""
    window = state.window
    if window is None:
        return ()
    return tuple(who for who in actors(state) if _may(state, window, who))


def in_order(state: Torgue) -> tuple[str, ...]:
    """Who reacts: those who fight for their lives, else those who were wounded first (TB-124, TB-173)."""
    wounded = state.window.wounded if state.window else ()
    return state.peril or tuple(sorted(reactors(state), key=lambda who: who not in wounded))


def _may(state: Torgue, window: Window, who: str) -> bool:
    return not reacted(state, window, who) and watches(state, window, who) and has_token(state, who)


def reacted(state: Torgue, window: Window, who: str) -> bool:
    """Whether a model has used its [RE]action; a Sidekick has its own, unless the table says otherwise (AMB-19)."""
    if option(state, "sidekick-reacts") == "shared":
        return owner(state, who) in {owner(state, each) for each in window.reacted}
    return who in window.reacted


def watches(state: Torgue, window: Window, who: str, *, surely: bool = False) -> bool:
    """Whether a model is wounded itself, or sees somebody who is; the table says where the map does not tell.

    `surely` leaves out what the table has to say.
    """
    seen = tuple(who == each or _sees(state, who, each) for each in window.wounded)
    return any(seen) if surely else any(each is not False for each in seen)


def _sees(state: Torgue, who: str, wounded: str) -> bool | None:
    """Whether a model sees a Vault Hunter, or the zone in which that one was taken out (TB-173)."""
    held = state.hunters[wounded]
    if held.stands != "out":
        return sees(state, who, wounded)
    here = place_of(state, who)
    return clear(state, here, held.fell, enemy=False) if here and held.fell else None


def has_token(state: Torgue, who: str) -> bool:
    """Whether a Ready token is left to it (TB-174)."""
    friend = sidekick(state, who)
    if friend:
        return bool(ready((*friend.tokens, *state.hunters[owner(state, who)].tokens)))
    return can_react(state.hunters[who])
