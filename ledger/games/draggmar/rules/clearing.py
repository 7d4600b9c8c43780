"""What clearing a dungeon, a Rift or the Fortress brings."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.piles import UNSEEN
from ledger.core.wording import counted
from ledger.games.draggmar import content
from ledger.games.draggmar.events.crawls import (
    BossCounted,
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
from ledger.games.draggmar.state.crawl import Group, Passed, Slain, passed
from ledger.games.draggmar.state.game import (
    Draggmar,
    active_rifts,
    exhausted,
    group_numbered,
    score,
    short_of_heroes,
    stranded,
)
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import paying, room_read

PASSED_RULE = "DR-127"


def pass_room(state: Draggmar, number: int, *, pays: bool = True) -> Unfolds:
    """The open room joins the Fame pile (DR-127), if only as a card that pays nothing (AMB-18)."""
    group = group_numbered(state, number)
    if not group.room:
        return state
    card = passed(group.room).but(fame=room_read(state, group.room.card).fame if pays else 0)
    return (yield RoomPassed(group=number, place=group.place, card=card, rule=PASSED_RULE))


def clear_when_nobody_is_owed(state: Draggmar, number: int) -> Unfolds:
    """A dead boss is cleared by the backup group once everybody has played a hero or failed (DR-138)."""
    group = group_numbered(state, number)
    if not group.room or not group.fighters or short_of_heroes(state, group):
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
        ending = last.boss or last.name == numbers.rifts.portal
        over = ending or (exhausted(state, group) and not stranded(state, group))
    else:
        over = last.boss
    return (yield from clear(state, number)) if over else state


def clear(state: Draggmar, number: int) -> Unfolds:
    """Token, Fate, Fame, trophies, cards (DR-142 to DR-147); the Fortress ends the game (DR-168, AMB-33)."""
    group = group_numbered(state, number)
    alive = {each.player for each in group.fighters}
    players = tuple(each for each in group.members if each in alive)
    state = yield DungeonCleared(group=number, place=group.place, players=players, rule="DR-142")
    in_fortress = group.place == content.play().map.fortress
    pays = option(state, "fortress-fame") if in_fortress else _pays_again(state, group)
    state = yield from _count_bosses(state, group)
    if pays == "all":
        state = yield from _pay_out(state, group, players)
    if pays != "none":
        state = yield from _trophies(state, group, players)
    if in_fortress:
        return (yield from _win(state, group, players))
    state = yield from _rooms_leave(state, group)
    if group.rift:
        return (yield from _close_rift(state, group))
    return (yield from _remove_token(state, group))


def _pays_again(state: Draggmar, group: Group) -> str:
    """What a cleared dungeon pays: all, or none where another group cleared it before (AMB-21)."""
    site = state.sites.get(group.place)
    again = site is not None and site.cleared and not group.rift
    return "none" if again and option(state, "second-clear") == "nothing" else "all"


def _pay_out(state: Draggmar, group: Group, players: tuple[str, ...]) -> Unfolds:
    rooms = paying(state, group)
    unread = [card for card in rooms if card.fame is None]
    if unread:
        text = f"{counted(len(unread), 'room')} without Fame value counted 0."
        state = yield Reminded(code="fame-unread", text=text, rule="DR-128")
    total = sum(card.fame or 0 for card in rooms)
    rule = "DR-192" if group.rift else "DR-143"
    for player in players:
        by = total * _shares(state, group, player)
        state = yield from reward(state, player, by, f"{group.place} cleared", rule)
    return state


def _shares(state: Draggmar, group: Group, player: str) -> int:
    """How often a player is paid: once, or for each hero that cleared (AMB-38)."""
    twice = option(state, "solo-fame") == "twice"
    return sum(1 for hero in group.fighters if hero.player == player) if twice else 1


def _count_bosses(state: Draggmar, group: Group) -> Unfolds:
    """Bosses that wait for their dungeon to be cleared count now (AMB-25)."""
    serials = {card.serial for card in group.pile}
    for slain in group.slain:
        if slain.level and not slain.counted and slain.serial in serials:
            was = state.kills.get(slain.level, 0)
            state = yield BossCounted(
                group=group.number, name=slain.name, level=slain.level, was=was, now=was + 1, rule="DR-161"
            )
    return state


def _trophies(state: Draggmar, group: Group, players: tuple[str, ...]) -> Unfolds:
    """A boss that exactly one hero killed goes to that player, if the player cleared (DR-146, AMB-22)."""
    for slain in group.slain:
        card = next((each for each in group.pile if each.serial == slain.serial), None)
        killers = _killers(state, group, slain)
        if card and len(killers) == 1 and killers[0] in players:
            state = yield TrophyTaken(
                who=killers[0],
                group=group.number,
                name=slain.name,
                level=slain.level,
                fame=card.fame or 0,
                spoils=tuple(_others(state, group, card)),
                rule="DR-146",
            )
    return state


def _killers(state: Draggmar, group: Group, slain: Slain) -> tuple[str, ...]:
    """The player of each hero that killed a boss: all that fought it, or those that lived (AMB-22)."""
    if group.rift and option(state, "velos-card") == "gone":
        return ()
    if option(state, "trophy") == "killers":
        return slain.by
    return tuple(each.player for each in group.fighters if each.fought and each.label in slain.heroes)


def _others(state: Draggmar, group: Group, trophy: Passed) -> Iterator[str]:
    lying = (each for each in paying(state, group) if each is not trophy and not each.away)
    return (each.name for each in lying if each.name != UNSEEN)


def _rooms_leave(state: Draggmar, group: Group) -> Unfolds:
    cards = tuple(card for card in paying(state, group) if not card.away)
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
    for player in group.members if option(state, "fortress-loss") == "players" else ():
        if player not in players:
            state = yield from punish(state, player, by, "not among the victors", "DR-166")
    scores = tuple((player, score(state, player)) for player in state.players)
    winners = _winners(state, scores, players)
    return (yield GameWon(winners=winners, scores=scores, rule="DR-168"))


def _winners(state: Draggmar, scores: tuple[tuple[str, int], ...], victors: tuple[str, ...]) -> tuple[str, ...]:
    """Most Fame wins; those who tie share it, or whoever of them won the Fortress goes first (AMB-27)."""
    best = max((total for _, total in scores), default=0)
    tied = tuple(player for player, total in scores if total == best)
    first = tuple(player for player in tied if player in victors)
    return first if first and option(state, "final-tie") == "victors" else tied
