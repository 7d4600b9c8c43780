"""Drawing rooms: from which deck, and which cards cannot turn up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.core.table.listing import seen
from ledger.games.draggmar import content
from ledger.games.draggmar.events.rooms import EffectClosed, EffectNoted, RoomDrawn
from ledger.games.draggmar.events.rounds import Reminded
from ledger.games.draggmar.moves.crawl import Close, Effect, Room
from ledger.games.draggmar.rules.asking import Unfolds, crawling, out_of_step
from ledger.games.draggmar.rules.cards import drawable, one_more
from ledger.games.draggmar.rules.clearing import clear_when_nobody_is_owed, pass_room
from ledger.games.draggmar.rules.reading import read_room, room_words, said
from ledger.games.draggmar.state.cards import RoomCard, deck_title
from ledger.games.draggmar.state.crawl import Group
from ledger.games.draggmar.state.game import Draggmar, deck_level, open_groups, pile, stranded
from ledger.games.draggmar.state.lying import endings_lie_deep
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import bosses_of, elite_kind

decides = Deciders[Draggmar]()
_NO_LEVEL = 0
"""Level of cards that belong to no Dungeon Level deck: Rift cards and the elite cards of the Fortress."""


@decides(Room)
def room(state: Draggmar, move: Room) -> Decision[Draggmar]:
    yield from out_of_step(state, "crawl")
    group = crawling(state, move, move.at)
    yield from _not_yet(group)
    deck, level = _deck(state, group, move)
    yield from drawable(state, deck, move.name)
    name = seen(move.name)
    yield from _cannot_come(state, group, name, move)
    card = _known(state, name, level, move)
    yield from _wrong_level(state, card, level, move)
    fresh = said(room_words(move))
    drawn = card.but(**fresh)
    yield from _fifth_boss(state, drawn)
    missing = _missing(drawn)
    if missing:
        yield missing
        return
    yield from _deck_empty(state, group, deck)
    if group.room:
        state = yield from pass_room(state, group.number)
    state = yield from read_room(state, card, room_words(move))
    state = yield RoomDrawn(
        group=group.number, place=group.place, serial=state.drawn + 1, deck=deck, card=drawn, rule="DR-106"
    )
    if drawn.delayed:
        state = yield EffectNoted(group=group.number, room=name, text="", rule="DR-107")
    yield from clear_when_nobody_is_owed(state, group.number)


def _not_yet(group: Group) -> Iterator[Objection]:
    """Objections while something else comes first."""
    if group.result:
        rule = "DR-114" if group.result == "cleared" else "DR-148"
        told = f"The crawl at {group.place} is over."
        yield Objection(code="crawl-over", rule=rule, because=told, hint="next")
    if group.room:
        told = f"{group.room.card.name} is not settled."
        yield Objection(code="room-open", rule="DR-106", because=told, hint="resolve")
    elif group.rewards and not group.result:
        yield Objection(code="loot-owed", rule="DR-112", because="An item is not taken yet.", hint="loot NAME CARD")


def _deck(state: Draggmar, group: Group, move: Room) -> tuple[str, int]:
    """The deck that the next room comes from, and its level."""
    numbers = content.play()
    if group.place == numbers.map.fortress:
        elite = move.name in numbers.fortress.elite
        return "fortress", _NO_LEVEL if elite else numbers.fortress.deck_level
    if group.rift:
        return "rift-cards", _NO_LEVEL
    level = deck_level(state, group) or move.level
    if not level:
        raise refused("level-missing", "DR-048", f"Which level is {group.place}?", f"turn {group.place} LEVEL")
    return f"rooms-{level}", level


def _known(state: Draggmar, name: str, level: int, move: Room) -> RoomCard:
    """What was typed of a room before, and what the rulebook itself tells of named ones."""
    numbers = content.play()
    card = state.lore.rooms.get(f"{name}/{level}", RoomCard(name=name, level=level))
    if card.kind or move.kind:
        return card
    if name in numbers.fortress.elite:
        return card.but(kind=elite_kind(state, name))
    if name == numbers.rifts.general:
        return card.but(kind="boss")
    return card.but(kind="other") if name in (UNSEEN, numbers.rifts.portal) and not move.values else card


def _wrong_level(state: Draggmar, card: RoomCard, level: int, move: Room) -> Iterator[Objection]:
    typed = move.level
    if not typed and card.name != UNSEEN and not card.kind and not move.kind:
        levels = [each.level for each in state.lore.rooms.values() if each.name == card.name]
        typed = levels[0] if levels else None
    if typed is not None and typed != level and level:
        told = f"{card.name} is level {typed}; this crawl draws level {level} now."
        yield Objection(code="room-level", rule="DR-048", because=told, hint=f"draw from the level {level} deck")


def _missing(card: RoomCard) -> Asking | None:
    """What has to be read off a new card: what it is, and its Fame (DR-128)."""
    if not card.kind:
        return Asking(field="kind", asks=f"What is {card.name}? monster, boss, trap, chest, other")
    if card.fame is None:
        return Asking(field="fame", asks=f"Which Fame does {_called(card)} show?")
    return None


def _called(card: RoomCard) -> str:
    return "the room" if card.name == UNSEEN else card.name


def _cannot_come(state: Draggmar, group: Group, name: str, move: Room) -> Iterator[Objection]:
    numbers = content.play()
    in_fortress = group.place == numbers.map.fortress
    if name in numbers.fortress.elite and not in_fortress:
        told = f"{name} waits for the Fortress of Death."
        yield Objection(code="room-aside", rule="DR-019", because=told, hint="look at the card again")
    if in_fortress and name in numbers.fortress.elite and name in _met(state, "fortress"):
        told = f"{name} was met in the Fortress already."
        yield Objection(code="elite-met", rule="DR-162", because=told, hint="look at the card again")
    if group.rift and name in (numbers.rifts.portal, numbers.rifts.general):
        yield from _ending(state, name)


def _ending(state: Draggmar, name: str) -> Iterator[Objection]:
    """The endings lie in the bottom half of the Rift deck (DR-178), and there are only three (DR-188)."""
    numbers = content.play().rifts
    if endings_lie_deep(state):
        told = f"No ending lies among the first {numbers.top_half} Rift cards."
        yield Objection(code="rift-early", rule="DR-178", because=told, hint="option rift-deck shuffled")
    most = numbers.portals if name == numbers.portal else 1
    if _met(state, "rift-cards").count(name) >= most:
        told = f"{name} left the Rift deck already."
        yield Objection(code="rift-spent", rule="DR-188", because=told, hint="look at the card again")


def _met(state: Draggmar, deck: str) -> list[str]:
    """Named cards of a deck that are out: gone from the game, or in front of a group."""
    out = list(state.removed.get(deck, ()))
    passed = {each.serial: each.name for group in open_groups(state) for each in group.pile if not each.away}
    rooms = [group.room for group in open_groups(state) if group.room]
    return out + list(passed.values()) + [each.card.name for each in rooms]


def _fifth_boss(state: Draggmar, card: RoomCard) -> Iterator[Objection]:
    most = bosses_of(state, card.level)
    if card.kind == "boss" and card.level and state.bosses_gone.get(card.level, 0) >= most:
        told = f"All {most} level {card.level} bosses left their deck."
        told = told if most > 1 else f"The level {card.level} boss left its deck."
        yield Objection(code="bosses-gone", rule="DR-134", because=told, hint="look at the card again")


def _deck_empty(state: Draggmar, group: Group, deck: str) -> Unfolds:
    """An empty room deck is the table's affair (AMB-8); the Rift and Fortress decks are never rebuilt."""
    if pile(state, deck).left != 0:
        return state
    if group.rift or deck == "fortress":
        rule = "DR-189" if group.rift else "DR-164"
        hint = "fail" if stranded(state, group) else "clear"
        yield Objection(code="deck-empty", rule=rule, because="No card of that deck is left.", hint=hint)
        return (yield one_more(deck, rule))
    if option(state, "empty-rooms") == "refused":
        hint = f"set {deck} NUMBER because WHY"
        yield Objection(code="deck-empty", rule="AMB-8", because=f"{deck_title(deck)}: none left.", hint=hint)
        return (yield one_more(deck, "AMB-8"))
    text = f"{deck_title(deck)}: none left; the rulebook does not say what then."
    yield Reminded(code="deck-empty", text=text, rule="AMB-8")
    return (yield one_more(deck, "AMB-8"))


@decides(Effect)
def effect(state: Draggmar, move: Effect) -> Decision[Draggmar]:
    group = crawling(state, move)
    name = group.room.card.name if group.room else (group.pile[-1].name if group.pile else "")
    if not name:
        raise refused("room-missing", "DR-107", "No room has an effect yet.", "room NAME")
    yield EffectNoted(group=group.number, room=name, text=move.text, rule="DR-107")


@decides(Close)
def close(state: Draggmar, move: Close) -> Decision[Draggmar]:
    wanted = UNSEEN if move.room == "room" else move.room
    for group in (crawling(state, move), *open_groups(state)):
        if any(name == wanted for name, _ in group.pending):
            yield EffectClosed(group=group.number, room=wanted, rule="DR-107")
            return
    pending: dict[str, Any] = dict(each for group in state.groups for each in group.pending)
    raise refused("effect-unknown", "DR-107", f"Nothing to remember of {move.room}.", ", ".join(pending))
