"""What a card in vending is paid with: Cash, Loot and Gear with a resale value, the shared pile."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.model import Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import LootKind
from ledger.games.torgue.events.ending import GearSold, LootSold
from ledger.games.torgue.events.loot import CashSpent
from ledger.games.torgue.events.setup import CashLaid
from ledger.games.torgue.moves.ending import Buy
from ledger.games.torgue.rules.asking import Unfolds, no
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter, Loot, has, held, stored

CASH: LootKind = "cash"


class Payment(Frozen):
    """What is handed over: Cash tokens of the box, of the shared pile, Loot, Gear with what each is worth."""

    cash: int = 0
    shared: int = 0
    loot: tuple[Loot, ...] = ()
    gear: tuple[tuple[str, int], ...] = ()

    @property
    def dollars(self) -> int:
        """What it is worth."""
        tokens = content.play().cash * (self.cash + self.shared)
        return tokens + sum(map(worth, self.loot)) + sum(value for _, value in self.gear)


def worth(loot: Loot) -> int:
    """A Loot token in dollars: Cash is a Cash token, the others have their resale value (TB-075, TB-080)."""
    return content.play().cash if loot.kind == CASH else loot.value


def payment(state: Torgue, hunter: Hunter, move: Buy, price: int) -> Payment:
    """What the line hands over; Cash tokens where it names nothing. Raises Refused where it is not there."""
    if not (move.cash or move.shared or move.loot or move.gear):
        return _in_cash(state, hunter, price)
    drawn = _drawn(hunter, move.cash)
    _there(state, move.shared)
    return Payment(
        cash=move.cash - len(drawn),
        shared=move.shared,
        loot=(*drawn, *_tokens(hunter, move.loot, drawn)),
        gear=tuple((name, _resale(state, hunter, name)) for name in move.gear),
    )


def _in_cash(state: Torgue, hunter: Hunter, price: int) -> Payment:
    """As many Cash tokens as the price takes: the own ones first, then the shared pile."""
    wanted = -(-price // content.play().cash)
    own = min(wanted, hunter.cash + len(held(hunter, CASH)))
    drawn = _drawn(hunter, own)
    return Payment(cash=own - len(drawn), loot=drawn, shared=min(wanted - own, state.cash))


def _drawn(hunter: Hunter, count: int) -> tuple[Loot, ...]:
    """Cash that was drawn as Loot, where Cash tokens of the box are too few; raises Refused `cash-missing`."""
    tokens = held(hunter, CASH)
    if count > hunter.cash + len(tokens):
        told = f"{hunter.name} has {hunter.cash + len(tokens)} Cash, not {count}."
        raise refused("cash-missing", "TB-209", told, "share NAME cash 1, or shared 1")
    return tokens[: max(0, count - hunter.cash)]


def _there(state: Torgue, count: int) -> None:
    if count > state.cash:
        told = f"The shared pile has {state.cash} Cash, not {count}."
        raise refused("cash-missing", "TB-209", told, "fewer")


def _tokens(hunter: Hunter, kinds: tuple[str, ...], gone: tuple[Loot, ...]) -> tuple[Loot, ...]:
    """Tokens of these kinds, the most valuable first; raises Refused `loot-unheld`."""
    left, found = list(hunter.loot), list[Loot]()
    for each in gone:
        left.remove(each)
    for kind in kinds:
        token = max((each for each in left if each.kind == kind), key=worth, default=None)
        if token is None:
            told = f"{hunter.name} has no such Loot token: {kind}."
            raise refused("loot-unheld", "TB-209", told, ", ".join(each.kind for each in left) or "there is none")
        left.remove(token)
        found.append(token)
    return tuple(found)


def _resale(state: Torgue, hunter: Hunter, card: str) -> int:
    """What Gear is worth; raises Refused `gear-unheld`, `resale-unknown`."""
    if not (has(hunter, card) or stored(hunter, card)):
        raise refused("gear-unheld", "TB-209", f"{hunter.name} does not have {card}.", "trade CARD to NAME")
    value = gear(state, card).resale
    if value is None:
        told = f"Nobody typed the resale value of {card}."
        raise refused("resale-unknown", "TB-209", told, f"gear-card {one_word(card)} resale 300")
    return value


def unpaid(pays: Payment, price: int) -> Iterator[Objection]:
    """Objections to a payment: tokens without a value, or too little (TB-209)."""
    for each in pays.loot:
        if not worth(each):
            yield no("resale-none", "TB-080", f"{each.kind.capitalize()} has no resale value.", "another token")
    if pays.dollars < price:
        yield no("price-short", "TB-209", f"That is ${pays.dollars} of ${price}.", "cash N shared N loot KINDS gear")


def handed(state: Torgue, who: str, card: str, pays: Payment) -> Unfolds:
    """The payment as facts: tokens and Gear lie aside until vending is over (TB-212)."""
    why = f"buys {card}"
    if pays.cash:
        was = state.hunters[who].cash
        state = yield CashSpent(who=who, was=was, now=was - pays.cash, why=why, rule="TB-209")
    if pays.shared:
        state = yield CashLaid(was=state.cash, now=state.cash - pays.shared, why=why, rule="TB-209")
    for loot in pays.loot:
        state = yield LootSold(who=who, loot=loot, rule="TB-209")
    for name, value in pays.gear:
        state = yield GearSold(who=who, card=name, deck=gear(state, name).deck, value=value, rule="TB-212")
    return state
