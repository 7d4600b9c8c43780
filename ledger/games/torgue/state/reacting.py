"""Who may take a [RE]action to an attack."""

from __future__ import annotations

from ledger.games.torgue.state.game import Torgue, in_play, owner, sidekick
from ledger.games.torgue.state.hunters import can_react
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Window
from ledger.games.torgue.state.sight import sees
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


def _may(state: Torgue, window: Window, who: str) -> bool:
    return not reacted(state, window, who) and watches(state, window, who) and has_token(state, who)


def reacted(state: Torgue, window: Window, who: str) -> bool:
    """Whether a model has used its [RE]action; a Sidekick has its own, unless the table says otherwise (AMB-19)."""
    if option(state, "sidekick-reacts") == "shared":
        return owner(state, who) in {owner(state, each) for each in window.reacted}
    return who in window.reacted


def watches(state: Torgue, window: Window, who: str) -> bool:
    """Whether a model is wounded itself, or sees somebody who is."""
    return any(who == each or sees(state, who, each) is not False for each in window.wounded)


def has_token(state: Torgue, who: str) -> bool:
    """Whether a Ready token is left to it (TB-174)."""
    friend = sidekick(state, who)
    if friend:
        return bool(ready((*friend.tokens, *state.hunters[owner(state, who)].tokens)))
    return can_react(state.hunters[who])
