"""Cash tokens: of the shared pile, of a Vault Hunter, and among its Loot."""

from __future__ import annotations

from ledger.games.torgue.events.ending import LootPaid
from ledger.games.torgue.events.loot import CashSpent
from ledger.games.torgue.events.setup import CashLaid
from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.state.game import SHARED, Torgue
from ledger.games.torgue.state.hunters import held
from ledger.games.torgue.state.options import option


def carried(state: Torgue, payer: str) -> int:
    """Cash tokens of a Vault Hunter, Loot among them, or of the shared pile (TB-198, AMB-44)."""
    if payer == SHARED:
        return state.cash
    hunter = state.hunters.get(payer)
    if hunter is None:
        return 0
    barred = hunter.stands == "out" and option(state, "out-loot") == "barred"
    return hunter.cash + (0 if barred else len(held(hunter, "cash")))


def payers(state: Torgue, price: int) -> tuple[str, ...]:
    """Who could pay so many Cash tokens: the shared pile first."""
    return tuple(each for each in (SHARED, *state.hunters) if carried(state, each) >= price)


def paid_by(state: Torgue, payer: str, price: int, why: str) -> Unfolds:
    """Cash tokens are paid: those of the box first, then Cash that was drawn as Loot, which goes to the discard."""
    if payer == SHARED:
        return (yield CashLaid(was=state.cash, now=state.cash - price, why=why, rule="TB-198"))
    if payer not in state.hunters:
        return state
    was = state.hunters[payer].cash
    plain = min(was, price)
    if plain:
        state = yield CashSpent(who=payer, was=was, now=was - plain, why=why, rule="TB-198")
    for loot in held(state.hunters[payer], "cash")[: price - plain]:
        state = yield LootPaid(who=payer, loot=loot, why=why, rule="TB-198")
    return state
