"""The weapon in hand that nobody read: it is asked for before the first blow with it, and known from then on."""

from __future__ import annotations

from ledger.core.model import Asking
from ledger.games.underquest.content.rows import STATS
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.rules.asking import Gives, Unfolds, no
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.figures import unread_weapon
from ledger.games.underquest.state.game import UnderQuest


def wielded(state: UnderQuest, move: Attack) -> Gives[UnderQuest]:
    """The state as it is once the weapon in hand is read: as typed, or asked for; before any fact (UQ-ITM-02)."""
    held = unread_weapon(state)
    if held is None:
        if move.uses or move.bonus is not None:
            yield no("card-differs", "UQ-INV-12", "No unread weapon is in hand.", "leave it out, or item-card ITEM")
        return state
    if not move.dice:
        return state  # the dice are asked for first
    if move.uses is None:
        yield Asking(field="uses", asks=f"Stat of {held.name}: agility, brawn, mind, or none?")
    stat = next((each for each in STATS if each == move.uses), None)
    if stat and move.bonus is None:
        yield Asking(field="bonus", asks=f"Damage that {held.name} adds?")
    card = reading.item(state, held.name).but(
        uses=stat, bonus=move.bonus or 0 if stat else 0, unarmed=move.uses == "none"
    )
    return state.but(lore=state.lore.but(items=state.lore.items.put(held.name, card)))


def taken_up(state: UnderQuest, told: UnderQuest) -> Unfolds:
    """What the line said of the weapon is known."""
    for name, card in told.lore.items.items():
        if card != state.lore.items.get(name):
            typed = {"uses": card.uses, "bonus": card.bonus, "unarmed": card.unarmed}
            state = yield from learn(state, "items", name, **typed)
    return state
