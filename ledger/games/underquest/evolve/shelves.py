"""Where a fact puts things: one small change of the adventurer, of a deck, of the fight."""

from __future__ import annotations

from typing import Any

from ledger.core.frozen import Frozen, Roster
from ledger.core.piles import Pile
from ledger.games.underquest import content
from ledger.games.underquest.state.adventurer import Adventurer, Owned
from ledger.games.underquest.state.game import UnderQuest, pile


def me(state: UnderQuest, **changes: Any) -> UnderQuest:
    """The state with the adventurer changed; whatever changes after a check is taken for its part (UQ-CHK-04)."""
    turn = state.turn.but(checked="") if state.turn and state.turn.checked else state.turn
    return state.but(me=state.me.but(**changes), turn=turn)


def piled(state: UnderQuest, deck: str, held: Pile) -> UnderQuest:
    """The state with a deck changed."""
    return state.but(piles=state.piles.put(deck, held))


def boxed(state: UnderQuest) -> UnderQuest:
    """The state with every deck counted as the box has it, where nobody touched it."""
    for row in content.box().decks:
        if row.way in ("drawn", "searched"):
            state = piled(state, row.name, pile(state, row.name))
    return state


def fresh(state: UnderQuest, deck: str, left: int) -> UnderQuest:
    """The state with a deck shuffled whole: so many cards, nothing discarded; its list is kept."""
    held = pile(state, deck)
    return piled(state, deck, held.but(left=left, discard=()))


def shelved(state: UnderQuest, shelf: str, card: Frozen) -> UnderQuest:
    """The state with a card known by its name."""
    held: Roster[str, Any] = getattr(state.lore, shelf)
    return state.but(lore=state.lore.but(**{shelf: held.put(getattr(card, "name"), card)}))  # noqa: B009  every card has one


def fight(state: UnderQuest, **changes: Any) -> UnderQuest:
    """The state with the fight changed; nothing where there is none."""
    return state.but(fight=state.fight.but(**changes)) if state.fight else state


def less(items: tuple[Owned, ...], name: str, item: Owned | None = None) -> tuple[Owned, ...]:
    """The items less one: just that one if it is there, else the first of the name."""
    at = next((n for n, each in enumerate(items) if each == item), None)
    at = next((n for n, each in enumerate(items) if each.name == name), None) if at is None else at
    return items if at is None else items[:at] + items[at + 1 :]


def replaced(adventurer: Adventurer, name: str, was: Any, now: Any) -> tuple[Owned, ...]:
    """The items with the first one of that name and slot moved to another."""
    at = next((n for n, each in enumerate(adventurer.items) if each.name == name and each.at == was), None)
    if at is None:
        return adventurer.items
    moved = adventurer.items[at].but(at=now)
    return (*adventurer.items[:at], moved, *adventurer.items[at + 1 :])
