"""Items that are gained, put on and put away."""

from __future__ import annotations

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Refused
from ledger.games.underquest.content.rows import Deck, Slot
from ledger.games.underquest.events.items import ItemEquipped, ItemPutAway
from ledger.games.underquest.moves.inventory import Equip, Obtain, Unequip
from ledger.games.underquest.rules.asking import Objections, mid_card, mid_fight, need_adventurer, no, objected
from ledger.games.underquest.rules.carrying import carry, weighed
from ledger.games.underquest.rules.decks import by_program
from ledger.games.underquest.rules.parting import need_item
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned
from ledger.games.underquest.state.figures import fits
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()
HANDS: tuple[Slot, ...] = ("PH", "OH")


@decides(Obtain)
def obtain(state: UnderQuest, move: Obtain) -> Decision[UnderQuest]:
    need_adventurer(state)
    deck: Deck = move.deck or reading.item(state, move.item).deck or "treasure"
    drawn = deck == "treasure"
    if drawn or move.item == BY_PROGRAM:
        yield from by_program(state, deck, move.item, "item")
    weight = yield from weighed(state, move.item, move.weight)
    state = yield from learn(state, "items", move.item, deck=deck, weight=weight)
    yield from carry(state, move.item, deck, "UQ-INV-02", move.by, drawn=drawn)


@decides(Equip)
def equip(state: UnderQuest, move: Equip) -> Decision[UnderQuest]:
    need_adventurer(state)
    item = need_item(state, move.item)
    printed = reading.item(state, item.name).slot
    slot: Slot | None = move.slot or printed
    if slot is None:
        yield Asking(field="slot", asks=f"Where is {item.name} equipped?")
    where: Slot = slot or "AS"
    late, full = tuple(_in_time(state, item)), tuple(_room(state, item, where))
    if late and full and move.because:
        raise Refused(full[0], final=True)  # the reason for one rule does not lift another
    yield from objected(late)
    if not fits(state, item.name):
        yield no("alignment-unmet", "UQ-ITM-07", f"{item.name} asks for another morality.", "get morality=N")
    yield from objected(full)
    if printed is None:
        state = yield from learn(state, "items", item.name, slot=where)
    yield ItemEquipped(name=item.name, slot=where, was=item.at, rule="UQ-INV-04")


def _in_time(state: UnderQuest, item: Owned) -> Objections:
    """Between turns; in a fight only a weapon, once the primary one broke or was thrown (UQ-INV-08, UQ-INV-09)."""
    if state.fight and state.fight.rearm:
        if not reading.item(state, item.name).uses:
            yield no("weapon-only", "UQ-INV-09", f"{item.name} is no weapon.", "equip WEAPON")
        return
    yield from mid_fight(state, "UQ-CBT-09")
    yield from mid_card(state, "UQ-INV-08")


def _room(state: UnderQuest, item: Owned, slot: Slot) -> Objections:
    """One item a slot, any number of accessories; two hands are both hands (UQ-INV-04, UQ-INV-05)."""
    worn = {each.at: each.name for each in state.me.items if each.at and each != item}
    if slot in worn and slot != "AS":
        yield no("slot-full", "UQ-INV-04", f"{worn[slot]} is in {slot}.", f"unequip {worn[slot].replace(' ', '_')}")
    blocking = HANDS if slot == "2H" else ("2H",) if slot in HANDS else ()
    held = next((worn[hand] for hand in blocking if hand in worn), "")
    if held:
        yield no("hands-full", "UQ-INV-05", f"{held} is in hand.", f"unequip {held.replace(' ', '_')}")


@decides(Unequip)
def unequip(state: UnderQuest, move: Unequip) -> Decision[UnderQuest]:
    need_adventurer(state)
    item = need_item(state, move.item)
    yield from mid_fight(state, "UQ-CBT-09")
    yield from mid_card(state, "UQ-INV-08")
    if item.at is None:
        yield no("item-unworn", "UQ-INV-06", f"{item.name} is not equipped.", "equip ITEM")
    yield ItemPutAway(name=item.name, slot=item.at or "AS", rule="UQ-INV-06")
