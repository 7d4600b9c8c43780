"""What cards print: typed once, known from then on, and never silently changed (DR-198)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.games.draggmar.events.setup import HeroLearned, ItemLearned, RoomLearned
from ledger.games.draggmar.moves.crawl import Room
from ledger.games.draggmar.moves.setup import KnowHero, KnowItem, KnowRoom
from ledger.games.draggmar.rules.asking import Unfolds
from ledger.games.draggmar.state.cards import HeroCard, ItemCard, RoomCard
from ledger.games.draggmar.state.game import Draggmar

Printed = TypeVar("Printed", HeroCard, ItemCard, RoomCard)
_VALUES = ("attack", "defence")
decides = Deciders[Draggmar]()


def read_hero(state: Draggmar, name: str, level: int, **typed: Any) -> Unfolds:
    """Learn what a line says of a hero card: `of`, `values`, `cubes`."""
    known = state.lore.heroes.get(f"{name}/{level}", HeroCard(name=name, level=level))
    return (yield from _read(state, known, typed, HeroLearned))


def read_item(state: Draggmar, name: str, level: int, **typed: Any) -> Unfolds:
    """Learn what a line says of an item card: `slot`, `values`, `classes`, `overloaded`."""
    known = state.lore.items.get(f"{name}/{level}", ItemCard(name=name, level=level))
    return (yield from _read(state, known, typed, ItemLearned))


def read_room(state: Draggmar, card: RoomCard, typed: dict[str, Any]) -> Unfolds:
    """Learn what a line says of a room card; `card` is what was known of it."""
    return (yield from _read(state, card, typed, RoomLearned))


def _read(state: Draggmar, known: Printed, typed: dict[str, Any], learned: Callable[..., Event]) -> Unfolds:
    fresh = said(typed)
    if known.name == UNSEEN or not fresh:
        return state
    other = [name for name, value in fresh.items() if _read_before(known, name) and getattr(known, name) != value]
    if other:
        was = ", ".join(f"{name} {_shown(getattr(known, name))}" for name in other)
        told = f"{known.name} was typed with {was}."
        yield Objection(code="card-differs", rule="DR-198", because=told, hint="leave it out, or because WHY")
    card = known.but(**fresh)
    return state if card == known else (yield learned(card=card, rule="DR-198"))


def said(typed: dict[str, Any]) -> dict[str, Any]:
    """What a line really says of a card: nothing that was left out, and values as attack and defence."""
    fresh = {name: value for name, value in typed.items() if value is not None and value is not False and value != ()}
    values = fresh.pop("values", None)
    return {**fresh, **dict(zip(_VALUES, values, strict=True))} if values else fresh


def _read_before(known: HeroCard | ItemCard | RoomCard, name: str) -> bool:
    """Whether a field of a card was typed before: no reward and no class are what a card has until then."""
    value = getattr(known, name)
    return value is not None and value is not False and value != () and (name, value) != ("reward", 0)


def _shown(value: Any) -> str:
    return "+".join(value) if isinstance(value, tuple) else str(value)


def elsewhere(state: Draggmar, kind: str, name: str, level: int) -> int | None:
    """The only other level at which a card of that name is known, while nothing is known at this one."""
    cards = state.lore.heroes if kind == "hero" else state.lore.items
    levels = [each.level for each in cards.values() if each.name == name]
    return levels[0] if levels and level not in levels else None


@decides(KnowHero)
def know_hero(state: Draggmar, move: KnowHero) -> Decision[Draggmar]:
    after = yield from read_hero(state, move.name, move.level, of=move.of, values=move.values, cubes=move.cubes)
    _something(state, after, move.name)


@decides(KnowItem)
def know_item(state: Draggmar, move: KnowItem) -> Decision[Draggmar]:
    after = yield from read_item(
        state,
        move.name,
        move.level,
        slot=move.slot,
        values=move.values,
        classes=move.for_,
        overloaded=move.overloaded,
    )
    _something(state, after, move.name)


@decides(KnowRoom)
def know_room(state: Draggmar, move: KnowRoom) -> Decision[Draggmar]:
    card = state.lore.rooms.get(f"{move.name}/{move.level}", RoomCard(name=move.name, level=move.level))
    after = yield from read_room(state, card, room_words(move))
    _something(state, after, move.name)


def room_words(move: KnowRoom | Room) -> dict[str, object]:
    """What a line says of a room card, under the names of its fields."""
    return {
        "kind": move.kind,
        "values": move.values,
        "fame": move.fame,
        "faction": move.faction,
        "reward": move.reward if move.reward is not None else 1 if move.loot else None,
        "harm": move.harm,
        "lock": move.lock,
        "delayed": move.delayed,
    }


def _something(before: Draggmar, after: Draggmar, name: str) -> None:
    if before == after:
        raise refused("card-same", "DR-198", f"Nothing new about {name}.", "type what the card prints")
