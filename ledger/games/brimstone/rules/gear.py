"""Items: weight, hands, keywords, clothing."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.table.moves import Give
from ledger.core.wording import one_word
from ledger.games.brimstone.events.things import (
    ClothingPutOn,
    ClothingTakenOff,
    HandsAssigned,
    ItemGone,
    ItemTaken,
    ThingGiven,
)
from ledger.games.brimstone.moves.things import Drop, Hold, PickUp, TakeOff, Wear
from ledger.games.brimstone.rules.asking import (
    Objections,
    able,
    actor,
    acts,
    alive,
    hero,
    modifiers,
    one_at_a_time,
)
from ledger.games.brimstone.rules.purse import bag_room
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero, Item, carries, has_hands, item_of, limit

decides = Deciders[Brimstone]()


def owned(state: Brimstone, who: str, name: str) -> Item:
    """The item of a hero; raises Refused `item-missing`."""
    found = item_of(hero(state, who), name)
    if found is None:
        known = ", ".join(each.name for each in hero(state, who).items) or f"pick-up {one_word(name)}"
        raise refused("item-missing", "SB-CAR-01", f"{who} has no {name}.", known)
    return found


def carried(held: Hero, who: str, item: Item) -> Objections:
    """An objection where the item is too heavy (SB-CAR-01)."""
    weight, most = carries(held) + item.weight, limit(held)
    if item.weight and weight > most:
        told = f"{who} would carry {weight} of {most}."
        yield Objection(code="load-heavy", rule="SB-CAR-01", because=told, hint="drop something first")


@decides(PickUp)
def pick_up(state: Brimstone, move: PickUp) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    held = hero(state, who)
    item = Item(
        name=move.item,
        weight=move.weight,
        hands=move.hands,
        keyword=move.keyword,
        clothing=move.clothing,
        artefact=move.artefact,
        range=move.range,
        shots=move.shots,
        die=move.die,
        damage=move.damage,
        crit=move.crit,
        gives=modifiers(held.skills, move.gives, "SB-MEL-02"),
    )
    yield from carried(held, who, item)
    yield ItemTaken(who=who, item=item, weight=carries(held) + item.weight, limit=limit(held), rule="SB-CAR-01")


@decides(Drop)
def drop(state: Brimstone, move: Drop) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    owned(state, who, move.item)
    yield ItemGone(who=who, item=move.item, rule="SB-CAR-03")


@decides(Give)
def give(state: Brimstone, move: Give) -> Decision[Brimstone]:
    who = actor(state, move)
    to = hero(state, move.to)
    yield from able(state, who)
    yield from alive(state, move.to)
    if move.to == who:
        raise refused("hero-same", "SB-CAR-01", f"{who} has it already.", "name another hero")
    item = item_of(hero(state, who), move.thing)
    if item:
        yield from carried(to, move.to, item)
    elif move.thing in hero(state, who).sidebag:
        yield from bag_room(state, to)
    else:
        owned(state, who, move.thing)
    yield ThingGiven(who=who, to=move.to, thing=move.thing, rule="SB-CAR-01")


@decides(Hold)
def hold(state: Brimstone, move: Hold) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    held = hero(state, who)
    items = tuple(_taken_up(state, who, move.items))
    handless = next((each.name for each in items if not each.hands), "")
    if handless:
        raise refused("hands-unneeded", "SB-HND-04", f"{handless} needs no hand.", "wear it, or just carry it")
    yield from one_at_a_time(move, _against_holding(state, who, held, items))
    state = yield from acts(state, who)
    names = tuple(each.name for each in items)
    yield HandsAssigned(who=who, items=names, fixed=state.fight is not None, rule="SB-HND-03")


def _taken_up(state: Brimstone, who: str, names: tuple[str, ...]) -> Iterator[Item]:
    """The items that go into the hands, each as often as it is named; raises Refused `item-missing`."""
    left = list(hero(state, who).items)
    for name in names:
        found = next((each for each in left if each.name == name), None) or owned(state, who, name)
        if found not in left:
            told = f"{who} has no {name} more."
            raise refused("item-missing", "SB-CAR-01", told, f"pick-up {one_word(name)} for a second one")
        left.remove(found)
        yield found


def _against_holding(state: Brimstone, who: str, held: Hero, items: tuple[Item, ...]) -> Iterator[Objection]:
    for each in items:
        yield from keyword(held, who, each)
    needs = sum(each.hands for each in items)
    has = has_hands(held)
    if needs > has:
        told = f"{needs} hands for {has}."
        yield Objection(code="hands-full", rule="SB-HND-02", because=told, hint="two one-handed, or one two-handed")
    if state.fight and held.assigned:
        told = f"{who} assigned the hands in this turn."
        yield Objection(code="hands-fixed", rule="SB-HND-03", because=told, hint="wait for the next turn")


def keyword(held: Hero, who: str, item: Item) -> Objections:
    """An objection where the hero lacks the keyword of an item (SB-KEY-01)."""
    if item.keyword and item.keyword not in held.keywords:
        told = f"{item.name} is for {item.keyword} only."
        yield Objection(code="keyword-missing", rule="SB-KEY-01", because=told, hint=f"{who} may carry it")


@decides(Wear)
def wear(state: Brimstone, move: Wear) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    held, item = hero(state, who), owned(state, who, move.item)
    if not item.clothing:
        raise refused("clothing-none", "SB-CLO-01", f"{item.name} is no clothing.", "pick-up NAME clothing=Coat")
    if move.item in held.worn:
        raise refused("clothing-on", "SB-CLO-01", f"{who} wears it already.", "take-off NAME")
    yield from keyword(held, who, item)
    slots = {each.clothing: each.name for each in held.items if each.name in held.worn}
    if item.clothing in slots:
        told = f"{who} wears {slots[item.clothing]} as {item.clothing}."
        yield Objection(code="slot-taken", rule="SB-CLO-01", because=told, hint="take-off NAME")
    yield ClothingPutOn(who=who, item=move.item, rule="SB-CLO-01")


@decides(TakeOff)
def take_off(state: Brimstone, move: TakeOff) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    if move.item not in hero(state, who).worn:
        worn = ", ".join(hero(state, who).worn) or "wear NAME"
        raise refused("clothing-off", "SB-CLO-02", f"{who} does not wear {move.item}.", worn)
    yield ClothingTakenOff(who=who, item=move.item, rule="SB-CLO-02")
