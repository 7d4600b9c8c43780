"""Changes of one hero, and of a tuple of names, that several facts share."""

from __future__ import annotations

from typing import Any

from ledger.games.brimstone.state.game import Brimstone


def hero_but(state: Brimstone, who: str, **changes: Any) -> Brimstone:
    """The state with some fields of one hero changed; as it is where that player has none."""
    held = state.heroes.get(who)
    return state.but(heroes=state.heroes.put(who, held.but(**changes))) if held else state


def without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The names without the first of this one."""
    if name not in names:
        return names
    at = names.index(name)
    return names[:at] + names[at + 1 :]
