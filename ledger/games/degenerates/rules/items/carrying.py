"""Equip, stow, load, hand over, drop."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.table.moves import Give
from ledger.core.wording import one_word
from ledger.games.degenerates.events.cards import (
    AllyHanded,
    AllyLost,
    AmmoLoaded,
    AmmoUnloaded,
    CardLost,
    ItemEquipped,
    ItemHanded,
    ItemStowed,
)
from ledger.games.degenerates.moves.cards import Drop, Equip, Load, Spent, Stow
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, one, out_of_phase, playing
from ledger.games.degenerates.rules.carrying import HANDS, no_room, too_heavy
from ledger.games.degenerates.rules.reading import read_card
from ledger.games.degenerates.rules.resting.performing import thrown_away
from ledger.games.degenerates.state.adventurers import Owned, copy_of, item_of, owns
from ledger.games.degenerates.state.attributes import card, lasting, unmet
from ledger.games.degenerates.state.combat import is_turn
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


def owned(state: Degenerates, who: str, name: str, rule: str) -> Owned:
    """An Item of an adventurer; raises Refused `item-missing`."""
    found = item_of(one(state, who), name)
    if found is None:
        known = ", ".join(each.name for each in one(state, who).items)
        raise refused("item-missing", rule, f"{who} has no {name}.", known or "obtain NAME item")
    return found


def carried(state: Degenerates, who: str, name: str, *, worn: bool) -> Owned:
    """An Item that is worn, or is not; raises Refused `item-missing`, `item-worn`, `item-stowed`."""
    found = copy_of(one(state, who), name, worn=worn) or owned(state, who, name, "DD-292")
    if found.worn and not worn:
        raise refused("item-worn", "DD-291", f"{name} is equipped already.", f"stow {one_word(name)}")
    if worn and not found.worn:
        raise refused("item-stowed", "DD-292", f"{name} is not equipped.", f"equip {one_word(name)}")
    return found


def looting(state: Degenerates) -> bool:
    """Whether a won fight is being looted, when room is made for what was found (DD-290, DD-293)."""
    return state.fight is not None and state.fight.result == "won"


def freely(state: Degenerates, who: str, name: str) -> Iterator[Objection]:
    """Objections to changing equipment now: freely on the map, hand Items at the start of an own turn (DD-292)."""
    slot = card(state, name).slot
    if looting(state):
        return
    if state.fight is None:
        yield from out_of_phase(state, "DD-292", "map", "set-up", "between")
        return
    if slot == "body":
        yield no("body-in-fight", "DD-291", "Body Items are not changed in a fight.", "after the fight")
    elif slot not in HANDS:
        yield no("quick-needed", "DD-292", "In a fight that is a Quick Action.", f"quick equip {one_word(name)}")
    elif not is_turn(state, who):
        yield no("turn-other", "DD-292", f"It is not the start of {who}'s turn.", "in the own turn")


@decides(Equip)
def equip(state: Degenerates, move: Equip) -> Decision[Degenerates]:
    who = actor(state, move)
    carried(state, who, move.item, worn=False)
    state = yield from read_card(state, move.item, kind="item", slot=move.slot, needs=move.needs)
    if card(state, move.item).slot is None:
        yield Asking(field="slot", asks=f"Where is {move.item} worn?")
    yield from freely(state, who, move.item)
    yield from wearing(state, who, move.item)


def wearing(state: Degenerates, who: str, name: str) -> Unfolds:
    """Put an Item on, with its place and its requirements."""
    if card(state, name).slot == "ammo":
        yield no("ammo-alone", "DD-322", f"{name} works only in an Item.", f"load {one_word(name)} into ITEM")
    missing = unmet(state, who, lasting(card(state, name).needs))
    if missing:
        yield no("requirement-unmet", "DD-287", f"{name} needs {', '.join(missing)}.", "carry it unequipped")
    yield from no_room(state, who, name)
    return (yield ItemEquipped(who=who, item=name, rule="DD-291"))


@decides(Stow)
def stow(state: Degenerates, move: Stow) -> Decision[Degenerates]:
    who = actor(state, move)
    carried(state, who, move.item, worn=True)
    yield from freely(state, who, move.item)
    yield ItemStowed(who=who, item=move.item, rule="DD-292")


@decides(Load)
def load(state: Degenerates, move: Load) -> Decision[Degenerates]:
    who = actor(state, move)
    owned(state, who, move.ammo, "DD-294")
    if state.fight and not looting(state):
        yield no(
            "quick-needed",
            "DD-294",
            "In a fight that is a Quick Action.",
            f"quick load {one_word(move.ammo)} into ITEM",
        )
    elif not state.fight:
        yield from out_of_phase(state, "DD-294", "map", "set-up", "between")
    yield from (unloading(state, who, move.ammo) if move.out else loading(state, who, move.ammo, move.into))


def loading(state: Degenerates, who: str, ammo: str, into: str) -> Unfolds:
    """Ammunition goes into an Item of its type, one card an Item (DD-294)."""
    item = owned(state, who, into, "DD-294")
    if card(state, into).uses != card(state, ammo).uses or not card(state, ammo).uses:
        told = f"{into} does not use {card(state, ammo).uses or ammo}."
        yield no("ammo-wrong", "DD-322", told, "card NAME uses KIND")
    if item.loaded:
        yield no("ammo-second", "DD-294", f"{into} holds {item.loaded}.", f"load {one_word(item.loaded)} out")
        state = yield AmmoUnloaded(who=who, ammo=item.loaded, item=into, rule="DD-294")
    held = owned(state, who, ammo, "DD-294").holder
    if held:  # one card loads one Item
        state = yield AmmoUnloaded(who=who, ammo=ammo, item=held, rule="DD-294")
    return (yield AmmoLoaded(who=who, ammo=ammo, item=into, rule="DD-294"))


def unloading(state: Degenerates, who: str, ammo: str) -> Unfolds:
    """Ammunition comes out of its Item."""
    held = owned(state, who, ammo, "DD-294")
    if not held.holder:
        raise refused("ammo-loose", "DD-294", f"{ammo} is not loaded.", f"load {one_word(ammo)} into ITEM")
    return (yield AmmoUnloaded(who=who, ammo=ammo, item=held.holder, rule="DD-294"))


@decides(Spent)
def spent(state: Degenerates, move: Spent) -> Decision[Degenerates]:
    who = actor(state, move)
    owned(state, who, move.ammo, "DD-321")
    yield from thrown_away(state, who, move.ammo, "used up", "DD-321")


@decides(Drop)
def drop(state: Degenerates, move: Drop) -> Decision[Degenerates]:
    who = actor(state, move)
    held = one(state, who)
    if not owns(held, move.card):
        raise refused("card-missing", "DD-292", f"{who} has no {move.card}.", "the sheet shows what")
    if state.fight and not looting(state):
        yield no("quick-needed", "DD-323", "In a fight nothing is dropped.", "after the fight")
    if item_of(held, move.card):
        yield from thrown_away(state, who, move.card, "dropped", "DD-292")
        return
    if move.card in held.allies:
        state = yield AllyLost(who=who, ally=move.card, why="dropped", rule="DD-323")
        deck = "loot"
    else:
        state = yield CardLost(who=who, card=move.card, why="discarded", rule="DD-314")
        deck = _home(held.weaknesses, held.triumphs, held.diseases, move.card)
    for event in decks.discard(state, deck, move.card, "DD-323"):
        state = yield event


def _home(weaknesses: tuple[str, ...], triumphs: tuple[str, ...], diseases: tuple[str, ...], name: str) -> str:
    if name in weaknesses:
        return "weakness"
    if name in triumphs:
        return "triumphs"
    return "loot" if name in diseases else "skills"


@decides(Give)
def give(state: Degenerates, move: Give) -> Decision[Degenerates]:
    who, to = actor(state, move), playing(state, move.to)
    if state.fight and not looting(state):
        yield no(
            "quick-needed",
            "DD-295",
            "In a fight that is a Quick Action.",
            f"quick exchange {one_word(move.thing)} to {to}",
        )
    elif not state.fight:
        yield from out_of_phase(state, "DD-295", "map", "set-up", "between")
    yield from handing(state, who, to, move.thing)


def handing(state: Degenerates, who: str, to: str, name: str) -> Unfolds:
    """An Item or Ally goes to somebody in the same space."""
    held = one(state, who)
    if not item_of(held, name) and name not in held.allies:
        raise refused("card-missing", "DD-295", f"{who} has no {name}.", "an Item or Ally of yours")
    if held.space != one(state, to).space:
        yield no("party-elsewhere", "DD-295", f"{to} is at {one(state, to).space}.", "somebody in your space")
    if name in held.allies:
        return (yield AllyHanded(who=who, to=to, ally=name, rule="DD-323"))
    yield from too_heavy(state, to, name)
    return (yield ItemHanded(who=who, to=to, item=name, rule="DD-295"))
