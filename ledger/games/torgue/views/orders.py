"""What the Enemy Turn waits for, with the words to type."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.games.torgue.state.game import Torgue, card
from ledger.games.torgue.state.orders import Card, current, order
from ledger.games.torgue.state.parts import EACH, pending, words
from ledger.games.torgue.state.paths import ends
from ledger.games.torgue.state.spawning import uncalled
from ledger.games.torgue.state.targets import preferred, reachable


def enemies_owed(state: Torgue) -> Iterator[Owed]:
    """The open order by every enemy that has something to do in it, then the next one."""
    top = card(state)
    now = current(state.queue)
    if top is None:
        yield Owed(what=f"{now.name if now else 'Orders'} is done", words="next")
        return
    kind = order(top)
    if not top.orders:
        yield Owed(what=f"Which orders has {top.name}?", words="orders KINDS", prefix=("orders",), must=True)
    left = tuple(_each(state, kind or "") if kind in EACH else _other(state, top))
    yield from left
    if top.orders and not (kind in EACH and left) and not any(each.must for each in left):
        yield Owed(what="The next order", words="next")


def _each(state: Torgue, kind: str) -> Iterator[Owed]:
    for label in pending(state):
        typed = words(state, label)
        verb = typed.split()[0]
        sure = reachable(state, label)[0]
        told = _target(state, label, sure) if verb == "strike" else _way(state, label) if verb == "walk" else ""
        yield Owed(what=f"{label}: {'move' if verb == 'walk' else kind}{told}", words=typed)


def _target(state: Torgue, label: str, sure: tuple[str, ...]) -> str:
    """Whom it attacks, where the map tells."""
    return f" {' or '.join(preferred(state, label, sure))}" if sure else ""


def _way(state: Torgue, label: str) -> str:
    """Where it goes, where the map tells."""
    found = ends(state, label)
    return f" to {' or '.join(dict.fromkeys((*found[0], *found[1])))}" if found else ""


def _other(state: Torgue, top: Card) -> Iterator[Owed]:
    kind = order(top)
    listed = uncalled(state) if kind == "spawn" else ()
    if listed:
        told = ", ".join(f"{count} {name}" for name, count in listed)
        yield Owed(what=f"Spawn {told}", words="spawn", must=True)
    elif kind == "spawn" and not top.called:
        yield Owed(what="Order: spawn", words="spawn CARD COUNT", prefix=("spawn",))
    if kind in ("event", "out-of-ammo") and not top.acted:
        verb = kind
        typed = "event CARD" if kind == "event" else "out-of-ammo NAMES"
        yield Owed(what=f"Order: {kind}", words=typed, prefix=(verb,), must=True)
