"""What cards print, written down before they matter (DR-198)."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.draggmar.moves.crawl import Room
from ledger.games.draggmar.moves.setup import KnowHero, KnowItem, KnowRoom
from ledger.games.draggmar.rules.reading import read_hero, read_item, read_room
from ledger.games.draggmar.state.cards import RoomCard
from ledger.games.draggmar.state.game import Draggmar

decides = Deciders[Draggmar]()


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
