"""What clearing a dungeon, a Rift or the Fortress brings."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.piles import UNSEEN
from ledger.games.draggmar import content
from ledger.games.draggmar.events.crawls import (
    DungeonCleared,
    RiftClosed,
    RoomsReturned,
    RoomsSetAside,
    TokenRemoved,
    TrophyTaken,
)
from ledger.games.draggmar.events.rooms import RoomPassed
from ledger.games.draggmar.events.rounds import GameWon, Reminded
from ledger.games.draggmar.rules.asking import Unfolds
from ledger.games.draggmar.rules.costs import punish, raise_fate, reward
from ledger.games.draggmar.state.crawl import Group, OpenRoom, Passed, unready
from ledger.games.draggmar.state.game import Draggmar, active_rifts, exhausted, group_numbered, score
from ledger.games.draggmar.state.readings import room_read

PASSED_RULE = "DR-127"


def passed(room: OpenRoom) -> Passed:
    """An open room as a card behind the group."""
    card = room.card
    return Passed(
        serial=room.serial,
        name=card.name,
        deck=room.deck,
        level=card.level,
        fame=card.fame,
        boss=card.kind == "boss",
    )


def pass_room(state: Draggmar, number: int) -> Unfolds:
    """The open room joins the Fame pile (DR-127)."""
    group = group_numbered(state, number)
    if not group.room:
        return state
    card = passed(group.room).but(fame=room_read(state, group.room.card).fame)
    return (yield RoomPassed(group=number, place=group.place, card=card, rule=PASSED_RULE))


def clear_when_nobody_is_owed(state: Draggmar, number: int) -> Unfolds:
    """A dead boss is cleared by the backup group once everybody has played a hero or failed (DR-138)."""
    group = group_numbered(state, number)
    if not group.room or not group.fighters or unready(group):
        return state
    portal = group.rift and group.room.card.name == content.play().rifts.portal
    if not (group.room.slain or portal):
        return state
    state = yield from pass_room(state, number)
    return (yield from clear_if_last(state, number))


def clear_if_last(state: Draggmar, number: int) -> Unfolds:
    """After a passed room: does it end the crawl? A boss does, except in the Fortress; so does the last card there."""
    group = group_numbered(state, number)
    if not group.fighters or not group.pile:
        return state
    last, numbers = group.pile[-1], content.play()
    if group.place == numbers.map.fortress:
        over = exhausted(state, group)
    elif group.rift:
        over = last.boss or last.name == numbers.rifts.portal or exhausted(state, group)
    else:
        over = last.boss
    return (yield from clear(state, number)) if over else state


def clear(state: Draggmar, number: int) -> Unfolds:
    """Token, Fate, Fame, trophies, cards (DR-142 to DR-147); the Fortress ends the game (DR-168)."""
    group = group_numbered(state, number)
    alive = {each.player for each in group.fighters}
    players = tuple(each for each in group.members if each in alive)
    state = yield DungeonCleared(group=number, place=group.place, players=players, rule="DR-142")
    state = yield from _pay_out(state, group, players)
    state = yield from _trophies(state, group, players)
    if group.place == content.play().map.fortress:
        return (yield from _win(state, group, players))
    state = yield from _rooms_leave(state, group)
    if group.rift:
        return (yield from _close_rift(state, group))
    return (yield from _remove_token(state, group))


def _pay_out(state: Draggmar, group: Group, players: tuple[str, ...]) -> Unfolds:
    unread = [card for card in group.pile if card.fame is None]
    if unread:
        text = f"{len(unread)} room{'s' if len(unread) > 1 else ''} without Fame value counted 0."
        state = yield Reminded(code="fame-unread", text=text, rule="DR-128")
    total = sum(card.fame or 0 for card in group.pile)
    rule = "DR-192" if group.rift else "DR-143"
    for player in players:
        state = yield from reward(state, player, total, f"{group.place} cleared", rule)
    return state


def _trophies(state: Draggmar, group: Group, players: tuple[str, ...]) -> Unfolds:
    """A boss that exactly one hero killed goes to that player, if the player cleared (DR-146, AMB-22)."""
    for slain in group.slain:
        card = next((each for each in group.pile if each.serial == slain.serial), None)
        if card and len(slain.by) == 1 and slain.by[0] in players:
            state = yield TrophyTaken(
                who=slain.by[0],
                group=group.number,
                name=slain.name,
                level=slain.level,
                fame=card.fame or 0,
                spoils=tuple(_others(group, card)),
                rule="DR-146",
            )
    return state


def _others(group: Group, trophy: Passed) -> Iterator[str]:
    return (each.name for each in group.pile if each is not trophy and not each.away and each.name != UNSEEN)


def _rooms_leave(state: Draggmar, group: Group) -> Unfolds:
    cards = tuple(card for card in group.pile if not card.away)
    if cards:
        bosses = tuple(card.level for card in cards if card.boss and card.level)
        rule = "DR-187" if group.rift else "DR-145"
        state = yield RoomsSetAside(group=group.number, cards=cards, bosses=bosses, rule=rule)
    if group.thrown:
        state = yield RoomsReturned(group=group.number, cards=group.thrown, rule="DR-082")
    return state


def _close_rift(state: Draggmar, group: Group) -> Unfolds:
    if group.rift in active_rifts(state):
        state = yield RiftClosed(number=group.rift, rule="DR-187")
    by = content.play().rifts.passed
    return (yield from raise_fate(state, by, f"Rift {group.rift} passed", "DR-186"))


def _remove_token(state: Draggmar, group: Group) -> Unfolds:
    """The token leaves once; a second group of the place finds it gone (AMB-21)."""
    site = state.sites.get(group.place)
    if not site or not site.dungeon or site.cleared:
        return state
    state = yield TokenRemoved(place=group.place, level=site.token, rule="DR-142")
    return (yield from raise_fate(state, site.token, f"{group.place} cleared", "DR-142"))


def _win(state: Draggmar, group: Group, players: tuple[str, ...]) -> Unfolds:
    if state.ended:
        return state
    by = content.play().fame.fortress_lost
    for player in group.members:
        if player not in players:
            state = yield from punish(state, player, by, "not among the victors", "DR-166")
    scores = tuple((player, score(state, player)) for player in state.players)
    best = max((total for _, total in scores), default=0)
    winners = tuple(player for player, total in scores if total == best)
    return (yield GameWon(winners=winners, scores=scores, rule="DR-168"))
