"""How a card comes to the adventurer, whatever brought it; used by every chapter that gives something."""

from __future__ import annotations

from ledger.core.model import Asking
from ledger.games.underquest.content.rows import Deck
from ledger.games.underquest.events.items import IngredientsGained, ItemGained, TrinketGained
from ledger.games.underquest.rules.asking import Gives, Objections, Unfolds, no, remind
from ledger.games.underquest.rules.decks import draw, take
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned
from ledger.games.underquest.state.figures import fits
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option


def weighed(state: UnderQuest, item: str, typed: int | None) -> Gives[int]:
    """The weight of an item: as typed, as read, or asked for; call it before any fact."""
    known = _weight_known(state, item, typed)
    if known is None:
        yield Asking(field="weight", asks=f"Weight of {item}?")
    return known or 0


def weighed_or_met(state: UnderQuest, card: str, typed: int | None) -> Gives[int]:
    """The weight of a treasure; where nobody knows it, the card may be no item at all (UQ-ITM-05, UQ-ITM-06)."""
    known = _weight_known(state, card, typed)
    if known is None:
        yield Asking(field="weight", asks=f"Weight of {card}, or: trap, mimic?", also=("is_",))
    return known or 0


def _weight_known(state: UnderQuest, item: str, typed: int | None) -> int | None:
    return reading.item(state, item).weight if typed is None else typed


def carry(state: UnderQuest, name: str, deck: Deck, rule: str, why: str = "", *, drawn: bool = False) -> Unfolds:
    """An item leaves its deck and is carried; what it weighs is noted by itself, and holds up what follows."""
    yield from unfit_to_carry(state, name)
    state = yield from (draw(state, deck, name, rule) if drawn else take(state, deck, name, rule))
    if not fits(state, name):
        state = yield remind("alignment-unmet", "UQ-ITM-07", f"{name} asks for another morality.")
    held = reading.item(state, name).weight
    return (yield ItemGained(item=Owned(name=name, deck=deck), weight=held, why=why, rule=rule))


def unfit_to_carry(state: UnderQuest, item: str) -> Objections:
    """An objection to carrying what asks for another morality, where the table reads it so (AMB-40)."""
    if option(state, "alignment") == "carry" and not fits(state, item):
        yield no("alignment-unmet", "UQ-ITM-07", f"{item} asks for another morality.", "leave it")


def pocket_ingredient(state: UnderQuest, card: str, rule: str, why: str = "") -> Unfolds:
    """An ingredient is drawn and carried; `?` is one that nobody named."""
    state = yield from draw(state, "ingredient", card, rule)
    return (yield IngredientsGained(cards=(card,), why=why, rule=rule))


def pocket_trinket(state: UnderQuest, card: str, rule: str, why: str = "") -> Unfolds:
    """A trinket is drawn and carried; one that is hard to be rid of is noted (UQ-TRK-05)."""
    state = yield from draw(state, "trinket", card, rule)
    state = yield TrinketGained(card=card, why=why, rule=rule)
    price = reading.trinket(state, card).grit
    if price:
        state = yield remind("trinket-burden", "UQ-TRK-05", f"Discarding {card} costs {price} grit.")
    return state
