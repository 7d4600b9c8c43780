"""Items that are used up, break, are thrown and picked up again."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.wording import one_word
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.fighting import RearmClosed
from ledger.games.underquest.events.items import DaggerPickedUp, DaggerThrown, ItemBroken, ItemUsed
from ledger.games.underquest.moves.inventory import Break, Consume, PickUp, ThrowDagger
from ledger.games.underquest.rules.asking import (
    Gives,
    Objections,
    Unfolds,
    mid_fight,
    need_adventurer,
    no,
    remind,
    too_heavy,
)
from ledger.games.underquest.rules.blows import (
    STANDARD,
    acted,
    against,
    doubled,
    found_weak,
    hurt,
    met,
    out_of_turn,
    read_late,
    the_fight,
)
from ledger.games.underquest.rules.carrying import unfit_to_carry
from ledger.games.underquest.rules.decks import discard
from ledger.games.underquest.rules.effects import gained, known_counters
from ledger.games.underquest.rules.parting import need_item
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned
from ledger.games.underquest.state.cards import ItemRead
from ledger.games.underquest.state.fights import Fight
from ledger.games.underquest.state.figures import HANDS, fits, weapon
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()


@decides(Consume)
def consume(state: UnderQuest, move: Consume) -> Decision[UnderQuest]:
    need_adventurer(state)
    item = need_item(state, move.item)
    card = reading.item(state, item.name)
    gains = known_counters(move.gains) or card.effect
    yield from _not_used_up(state, card, move)
    if _takes_the_turn(card, move):
        fight = the_fight(state)
        yield from out_of_turn(state, fight)
        deals = yield from _damage(card, move)
        foe = yield from met(state, fight.foe, move.defence, dict(deals).get(STANDARD, 0))
        foe = yield from found_weak(state, foe, move.weak, tuple(pair for pair in deals if pair[0] != STANDARD))
        state = yield from read_late(state, foe, defence=move.defence, weak=move.weak)
        state = yield from learn(state, "items", card.name, **_learnt(card, move, deals))
        state = yield from _used_up(state, item, gains)
        state = yield from _blasted(state, fight.but(foe=foe), card.name, deals)
        state = yield from gained(state, gains, card.name, "")
        yield from acted(state)
        return
    state = yield from learn(state, "items", card.name, **_learnt(card, move, ()))
    state = yield from _used_up(state, item, gains)
    yield from gained(state, gains, card.name, "")
    if not gains:
        yield remind("effect-untold", "UQ-ITM-08", f"What {card.name} does is typed: get ...")


def _takes_the_turn(card: ItemRead, move: Consume) -> bool:
    """Whether it is a damage item: as its card says, or as the line does (UQ-ITM-08)."""
    return card.use == "attack" or move.damage is not None or (card.use is None and bool(card.deals))


def _not_used_up(state: UnderQuest, card: ItemRead, move: Consume) -> Objections:
    """A weapon is not used up, nor armour, nor what nobody knows an effect of; alignment counts too (UQ-ITM-07)."""
    known = card.use or card.effect or card.deals or move.gains or move.damage is not None
    lasting = card.uses or (card.use is None and card.slot not in (None, "AS"))
    if lasting or not known:
        told = f"{card.name} is {'kept' if lasting else 'not known to be used up'}."
        yield no("item-lasting", "UQ-ITM-08", told, f"consume {one_word(card.name)} health=N")
    if not fits(state, card.name):
        yield no("alignment-unmet", "UQ-ITM-07", f"{card.name} asks for another morality.", "once your morality fits")


def _damage(card: ItemRead, move: Consume) -> Gives[Pairs]:
    """Damage by kind: of the line, else of the card, else asked for."""
    if move.damage is None and not card.deals:
        yield Asking(field="damage", asks=f"Damage of {card.name}?")
    if move.damage is None:
        return card.deals
    printed = card.deals[0][0] if len(card.deals) == 1 else STANDARD
    return ((move.magic or printed, move.damage),)


def _learnt(card: ItemRead, move: Consume, deals: Pairs) -> dict[str, object]:
    """What the line says of a card that nobody had read so far; what was read before stays."""
    told: dict[str, object] = {"effect": move.gains} if move.gains and not card.effect else {}
    if deals and not card.deals:
        told |= {"deals": deals}
    if card.use is None:
        told |= {"use": "attack" if deals else "free"}
    return told


def _used_up(state: UnderQuest, item: Owned, gains: Pairs) -> Unfolds:
    state = yield ItemUsed(item=item, gains=gains, rule="UQ-ITM-08")
    return (yield from _gone(state, item, "UQ-ITM-08"))


def _gone(state: UnderQuest, item: Owned, rule: str) -> Unfolds:
    for fact in discard(item.deck, item.name, rule):
        state = yield fact
    return state


def _blasted(state: UnderQuest, fight: Fight, name: str, deals: Pairs) -> Unfolds:
    """Its damage, less defence from the standard part; like a blow it ends the choice of a weapon."""
    standard = sum(by for kind, by in deals if kind == STANDARD)
    magic = tuple((kind, by) for kind, by in deals if kind != STANDARD)
    dealt, counted = against(fight.foe, standard, magic)
    parts = (*(((STANDARD, standard),) if standard else ()), *counted)
    if fight.rearm:
        state = yield RearmClosed(rule="UQ-INV-09")
    return (yield from hurt(state, dealt, f"{name}{doubled(fight.foe, magic)}", "UQ-ITM-08", parts))


@decides(Break)
def broken(state: UnderQuest, move: Break) -> Decision[UnderQuest]:
    need_adventurer(state)
    item = need_item(state, move.item) if move.item else weapon(state)
    if item is None:
        raise refused("weapon-missing", "UQ-CBT-26", "No weapon is in hand.", "break ITEM")
    yield from too_heavy(state)
    state = yield ItemBroken(item=item, by=move.by, rule="UQ-INV-09" if item == weapon(state) else "UQ-ITM-03")
    yield from _gone(state, item, "UQ-ITM-03")


@decides(ThrowDagger)
def throw(state: UnderQuest, move: ThrowDagger) -> Decision[UnderQuest]:
    fight = the_fight(state)
    item = need_item(state, move.item)
    yield from too_heavy(state)
    yield from out_of_turn(state, fight)
    yield from _no_throw(state, item)
    foe = yield from met(state, fight.foe, move.defence, move.damage)
    state = yield from read_late(state, foe, defence=move.defence)
    state = yield DaggerThrown(item=item, rule="UQ-ITM-04")
    if move.damage:
        dealt, _ = against(foe, move.damage, ())
        state = yield from hurt(state, dealt, item.name, "UQ-ITM-04", ((STANDARD, move.damage),))
    yield from acted(state)


def _no_throw(state: UnderQuest, item: Owned) -> Objections:
    if item.at not in HANDS:
        yield no("dagger-stowed", "UQ-ITM-04", f"{item.name} is not in hand.", "attack D1 D2")
    if not reading.item(state, item.name).dagger:
        word = one_word(item.name)
        yield no("dagger-only", "UQ-ITM-04", f"{item.name} is not known as a dagger.", f"item-card {word} dagger")


@decides(PickUp)
def pick_up(state: UnderQuest, move: PickUp) -> Decision[UnderQuest]:
    need_adventurer(state)
    item = next((each for each in state.thrown if each.name == move.item), None)
    if item is None:
        known = ", ".join(each.name for each in state.thrown) or "throw DAGGER"
        raise refused("dagger-missing", "UQ-ITM-04", f"{move.item} does not lie there.", known)
    yield from mid_fight(state, "UQ-ITM-04")
    yield from too_heavy(state)
    yield from unfit_to_carry(state, item.name)
    yield DaggerPickedUp(item=item, rule="UQ-ITM-04")
