"""Items that are put on and put away."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Refused
from ledger.core.wording import one_word
from ledger.games.underquest.content.rows import Slot
from ledger.games.underquest.events.items import ItemEquipped, ItemPutAway
from ledger.games.underquest.moves.inventory import Equip, Unequip
from ledger.games.underquest.rules.asking import (
    Objections,
    mid_card,
    mid_fight,
    need_adventurer,
    no,
    objected,
    remind,
    too_heavy,
)
from ledger.games.underquest.rules.parting import need_item, need_loose
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned
from ledger.games.underquest.state.figures import fits
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
HANDS: tuple[Slot, ...] = ("PH", "OH")
PRIMARY: tuple[Slot, ...] = ("PH", "2H")
"""Where a weapon is taken up in a fight (UQ-INV-09)."""


@decides(Equip)
def equip(state: UnderQuest, move: Equip) -> Decision[UnderQuest]:
    need_adventurer(state)
    item = need_loose(state, move.item)
    printed = reading.item(state, item.name).slot
    slot: Slot | None = move.slot or printed
    if slot is None:
        yield from () if move.because else _too_early(state, item)  # a ruling is noted once, with the answer
        yield Asking(field="slot", asks=f"Where is {item.name} equipped: PH, OH, 2H, HD, BD or AS?")
    where: Slot = slot or "AS"
    against = tuple(_against(state, item, where))
    if len(against) > 1 and move.because:
        raise Refused(against[1], final=True)  # the reason for one rule does not lift another
    yield from objected(against)
    if printed is None:
        state = yield from learn(state, "items", item.name, slot=where)
    state = yield ItemEquipped(name=item.name, slot=where, was=item.at, rule="UQ-INV-04")
    if reading.unread(reading.item(state, item.name)):
        yield remind("effect-untold", "UQ-ITM-02", f"What {item.name} does is not known.")


def _against(state: UnderQuest, item: Owned, where: Slot) -> Objections:
    """What speaks against it, at most one objection a rule: weight, time, alignment, place, room."""
    yield from _too_early(state, item)
    yield from _in_place(state, item, where)
    yield from _room(state, item, where)


def _too_early(state: UnderQuest, item: Owned) -> Objections:
    """What speaks against putting it on at all, wherever it belongs: said before anybody is asked for the place."""
    if option(state, "equipped-weigh") == "yes":  # else putting it on makes it lighter (AMB-02)
        yield from too_heavy(state)
    yield from _in_time(state, item)
    if not fits(state, item.name):
        yield no("alignment-unmet", "UQ-ITM-07", f"{item.name} asks for another morality.", "once your morality fits")


def _in_time(state: UnderQuest, item: Owned) -> Objections:
    """Between turns; in a fight only a weapon, once the primary one broke or was thrown (UQ-INV-08, UQ-INV-09)."""
    if state.fight and state.fight.rearm:
        if not reading.item(state, item.name).uses:
            yield no("weapon-only", "UQ-INV-09", f"{item.name} is no weapon.", "equip WEAPON")
    elif state.fight:
        yield from mid_fight(state, "UQ-CBT-09")
    else:
        yield from mid_card(state, "UQ-INV-08")


def _in_place(state: UnderQuest, item: Owned, where: Slot) -> Objections:
    """Where its card says; a weapon for one hand lies in either, and is moved from one to the other (AMB-44)."""
    card = reading.item(state, item.name)
    if state.fight and state.fight.rearm and card.uses and where not in PRIMARY:
        word = one_word(item.name)
        yield no("hand-other", "UQ-INV-09", "The primary hand is to be armed.", f"equip {word} PH")
    either = card.uses and card.slot in HANDS and where in HANDS
    if item.at == where:
        yield no("item-worn", "UQ-INV-06", f"{item.name} is in {where} already.", f"unequip {one_word(item.name)}")
    elif card.slot and card.slot != where and not either:
        yield no("slot-other", "UQ-INV-12", f"{item.name} belongs to {card.slot}.", f"leave {where} out")


def _room(state: UnderQuest, item: Owned, slot: Slot) -> Objections:
    """One item a slot, any number of accessories; two hands are both hands (UQ-INV-04, UQ-INV-05)."""
    worn = {each.at: each.name for each in state.me.items if each.at and each != item}
    blocking = HANDS if slot == "2H" else ("2H",) if slot in HANDS else ()
    held = next((worn[hand] for hand in blocking if hand in worn), "")
    if slot in worn and slot != "AS":
        yield no("slot-full", "UQ-INV-04", f"{worn[slot]} is in {slot}.", f"unequip {one_word(worn[slot])}")
    elif held:
        way = "a weapon for one hand" if state.fight else f"unequip {one_word(held)}"
        yield no("hands-full", "UQ-INV-05", f"{held} is in hand.", way)


@decides(Unequip)
def unequip(state: UnderQuest, move: Unequip) -> Decision[UnderQuest]:
    need_adventurer(state)
    item = need_item(state, move.item)
    yield from too_heavy(state)
    yield from mid_fight(state, "UQ-CBT-09")
    yield from mid_card(state, "UQ-INV-08")
    if item.at is None:
        yield no("item-unworn", "UQ-INV-06", f"{item.name} is not equipped.", "equip ITEM")
    yield ItemPutAway(name=item.name, slot=item.at or "AS", rule="UQ-INV-06")
