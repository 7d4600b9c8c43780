"""Items beside heroes: who may use what, and where it is worn."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.games.draggmar import content
from ledger.games.draggmar.events.rooms import ChestOpened, ItemUsed, TrapDisarmed
from ledger.games.draggmar.moves.crawl import Use
from ledger.games.draggmar.rules.asking import Unfolds, actor
from ledger.games.draggmar.rules.cards import held, shown
from ledger.games.draggmar.rules.heroes import own_hero, room_needed, which_hero
from ledger.games.draggmar.rules.reading import read_item, said
from ledger.games.draggmar.state.cards import Card, ItemCard, RoomCard, Worn, title
from ledger.games.draggmar.state.crawl import Fighter, Group
from ledger.games.draggmar.state.game import Draggmar, solo
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import hero_read, item_read, room_read

decides = Deciders[Draggmar]()
_WORN: tuple[Worn, ...] = ("weapon", "helmet", "armour")
_SCROLL: tuple[Worn, ...] = ("weapon", "armour")


@decides(Use)
def use(state: Draggmar, move: Use) -> Decision[Draggmar]:
    who = actor(state, move)
    meant = own_hero(state, who, move.on, "DR-078")
    if meant is None:
        yield which_hero(state, who)
        return
    group, hero = meant
    yield from room_needed(group, "DR-112")
    card = _item(state, who, move)
    typed = {"slot": move.slot, "values": move.values, "classes": move.for_, "overloaded": move.overloaded}
    item = item_read(state, card.name, card.level).but(**said(typed))
    yield from _wrong_hero(state, who, hero, item)
    asked = _asked(group, hero, item, move)
    if asked:
        yield asked
        return
    worn = _place(state, item, move.as_, group, hero)
    yield from _taken(group, hero, item, worn, move.as_)
    yield from _lock_too_high(state, group, item)
    state, card = yield from shown(state, who, card.name, "DR-070", kind="item", level=card.level)
    state = yield from read_item(state, card.name, card.level, **typed)
    state = yield ItemUsed(group=group.number, who=who, card=card, hero=hero.label, slot=worn, rule="DR-071")
    yield from _picked(state, group, item, card)


def _item(state: Draggmar, who: str, move: Use) -> Card:
    found = held(state, who, move.item, kind="item", level=move.level)
    if found is None:
        told = f"{who} does not hold {move.item}."
        raise refused("card-missing", "DR-070", told, "place it at hand, with the reason")
    name = found.name if move.item in ("item", UNSEEN) else move.item
    if name == UNSEEN and (move.slot or move.values):
        raise refused("name-missing", "DR-198", "A card with values needs its name.", "equip NAME …")
    return found.but(name=name)


def _asked(group: Group, hero: Fighter, item: ItemCard, move: Use) -> Asking | None:
    if item.slot is None and item.name != UNSEEN:
        asks = f"Where is {item.name} worn? weapon, helmet, armour, scroll, lockpick, other"
        return Asking(field="slot", asks=asks)
    free = [worn for worn in _SCROLL if worn not in _filled(group, hero)]
    if item.slot == "scroll" and not item.overloaded and move.as_ is None and len(free) > 1:
        return Asking(field="as_", asks=f"Does {item.name} count as weapon or armour?")
    return None


def _filled(group: Group, hero: Fighter) -> set[Worn | None]:
    return {each.slot for each in group.items if each.hero == hero.label}


def _place(state: Draggmar, item: ItemCard, as_: Worn | None, group: Group, hero: Fighter) -> Worn | None:
    """The place that an item fills; None for what is Overloaded (DR-074), for a Lockpick (AMB-43) and the rest."""
    if item.overloaded:
        return None
    if item.slot == "lockpick" and option(state, "lockpick-slot") == "weapon":
        return "weapon"
    if item.slot == "scroll":
        free = [worn for worn in _SCROLL if worn not in _filled(group, hero)]
        return as_ or next(iter(free or _SCROLL))
    return next((worn for worn in _WORN if worn == item.slot), None)


def _wrong_hero(state: Draggmar, who: str, hero: Fighter, item: ItemCard) -> Iterator[Objection]:
    if hero.player != who and not solo(state) and option(state, "help-others") == "off":
        told = f"{hero.label} is {hero.player}'s hero."
        yield Objection(code="hero-other", rule="DR-078", because=told, hint="option help-others on")
    of = hero_read(state, hero.card.name, hero.card.level).of
    known = content.hero_class(of) if of else None
    if known and item.classes and not set(item.classes) & set(known.uses):
        told = f"{item.name} is for {', '.join(item.classes)}; {hero.label} is a {of}."
        yield Objection(code="class-wrong", rule="DR-070", because=told, hint="another item")


def _taken(group: Group, hero: Fighter, item: ItemCard, worn: Worn | None, as_: Worn | None) -> Iterator[Objection]:
    scroll = item.slot == "scroll"
    if scroll and as_ and as_ not in _SCROLL:
        told = "A scroll counts as weapon or armour."
        yield Objection(code="scroll-place", rule="DR-073", because=told, hint="as weapon, as armour")
    elif as_ and not scroll and as_ != worn:
        told = f"{item.name} is no {as_}."
        yield Objection(code="slot-wrong", rule="DR-072", because=told, hint="only scrolls choose their place")
    elif worn and worn in _filled(group, hero):
        told = f"{hero.label} has {'an' if worn == 'armour' else 'a'} {worn} already."
        yield Objection(
            code="slot-taken", rule="DR-073" if scroll else "DR-072", because=told, hint="one of each a room"
        )


def lock_of(card: RoomCard) -> int:
    """The level of a trap or chest: its own, else that of its deck."""
    return card.level if card.lock is None else card.lock


def _lock_too_high(state: Draggmar, group: Group, item: ItemCard) -> Iterator[Objection]:
    card = room_read(state, group.room.card) if group.room else None
    if card is None or item.slot != "lockpick" or card.kind not in ("trap", "chest"):
        return
    exact = card.kind == "chest" and option(state, "chest-lock") == "equal"
    if item.level < lock_of(card) or (exact and item.level != lock_of(card)):
        rule = "DR-116" if card.kind == "trap" else "DR-117"
        told = f"{card.name} is level {lock_of(card)}, the Lockpick level {item.level}."
        yield Objection(code="lock-too-high", rule=rule, because=told, hint="a better Lockpick, or a skill")


def _picked(state: Draggmar, group: Group, item: ItemCard, card: Card) -> Unfolds:
    """A Lockpick disarms the trap, or opens the chest, for the whole group."""
    room = room_read(state, group.room.card) if group.room else None
    if room is None or item.slot != "lockpick":
        return state
    if room.kind == "trap":
        return (yield TrapDisarmed(group=group.number, room=room.name, by=title(card), rule="DR-116"))
    if room.kind == "chest":
        return (yield ChestOpened(group=group.number, room=room.name, by=title(card), rule="DR-117"))
    return state
