"""Who has a part in the open order."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.wording import one_word
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.figures import enemy_card, model
from ledger.games.torgue.state.game import Torgue, card
from ledger.games.torgue.state.orders import order
from ledger.games.torgue.state.paths import stuck
from ledger.games.torgue.state.targets import reachable

VERBS = {"attack": "strike", "move": "walk", "special": "special"}
"""Orders that every enemy carries out by itself, and what is typed for each."""
EACH = tuple(VERBS)


def waiting(state: Torgue) -> tuple[str, ...]:
    """Enemies that have not carried out the open order yet; those that may not act before others come last."""
    top = card(state)
    if top is None or order(top) not in EACH:
        return ()
    kind = order(top)
    asks: list[Callable[[Enemy], bool]] = [lambda each: each.label not in top.acted]
    if top.model:
        asks.append(lambda each: model(state, each.card) == top.model)
    if top.only:
        asks.append(lambda each: each.card == top.only)
    if top.uniques:
        asks.append(lambda each: enemy_card(state, each.card).unique)
    if kind == "special":
        asks.append(lambda each: bool(enemy_card(state, each.card).specials))
    if kind == "attack":
        asks.append(lambda each: not enemy_card(state, each.card).peaceful)
    found = [each for each in state.enemies.values() if all(ask(each) for ask in asks)]
    return tuple(each.label for each in sorted(found, key=lambda each: enemy_card(state, each.card).large))


def idle(state: Torgue, label: str) -> bool:
    """Whether the open order leaves an enemy nothing that it has to do (TB-150, TB-151, TB-266)."""
    top = card(state)
    kind = order(top) if top else None
    if kind == "move":
        return stuck(state, label)
    return kind == "attack" and not any(reachable(state, label)) and stuck(state, label)


def pending(state: Torgue) -> tuple[str, ...]:
    """Enemies that still have something to do in the open order."""
    return tuple(each for each in waiting(state) if not idle(state, each))


def words(state: Torgue, label: str) -> str:
    """What is typed for an enemy's part in the open order; nothing where it has none."""
    top = card(state)
    kind = (order(top) or "") if top else ""
    walks = kind == "attack" and not any(reachable(state, label))
    verb = "walk" if walks else VERBS.get(kind, "")
    return f"{verb} {one_word(label)}" if verb else ""
