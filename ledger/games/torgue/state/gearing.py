"""Cards of Gear as they come to lie before a Vault Hunter, and the room for them."""

from __future__ import annotations

from ledger.games.torgue import content
from ledger.games.torgue.content.rows import SlotKind
from ledger.games.torgue.state.cards import keyword
from ledger.games.torgue.state.figures import gear, slots
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter, Worn, every_token
from ledger.games.torgue.state.tokens import SHIELD, WEAPON, Token, fresh

RUNNER = "run-and-gun"


def worn_of(state: Torgue, hunter: Hunter, card: str) -> Worn:
    """A card of Gear with fresh Shield and Run and Gun tokens, whose letters are free (TB-107, TB-259)."""
    printed = gear(state, card)
    taken = {each.id for worn in (*hunter.equipped, *hunter.inventory) for each in worn.shields}
    taken |= {each.id for each in every_token(hunter)}
    taken |= {worn.runner.id for worn in hunter.inventory if worn.runner}
    shields: list[Token] = []
    for colour in printed.shields:
        shields.append(fresh(_free(SHIELD, taken), colour))
        taken.add(shields[-1].id)
    runs = keyword(printed.keywords, RUNNER) is not None
    return Worn(card=card, shields=tuple(shields), runner=fresh(_free(WEAPON, taken), "yellow") if runs else None)


def _free(prefix: str, taken: set[str]) -> str:
    return next(f"{prefix}{n}" for n in range(1, 100) if f"{prefix}{n}" not in taken)


def filled(state: Torgue, hunter: Hunter, kind: SlotKind) -> int:
    """How many cards of a kind are equipped."""
    return sum(gear(state, each.card).kind == kind for each in hunter.equipped)


def fits(state: Torgue, hunter: Hunter, card: str, *, instead: str = "") -> bool:
    """Whether a card has a slot, where another one may leave for it; a card of unknown kind always has."""
    kind = gear(state, card).kind
    if kind is None:
        return True
    leaves = int(bool(instead) and gear(state, instead).kind == kind)
    return filled(state, hunter, kind) - leaves < slots(state, hunter, kind)


def stows(hunter: Hunter, *, instead: str = "") -> bool:
    """Whether the Inventory has room, where another card may leave it (TB-096)."""
    leaves = int(any(each.card == instead for each in hunter.inventory))
    return len(hunter.inventory) - leaves < content.play().inventory
