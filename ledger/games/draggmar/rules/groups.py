"""Groups: how a crawl is cleared or failed, and how groups part and join."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.draggmar import content
from ledger.games.draggmar.events.crawls import (
    CrawlFailed,
    FortressDeckReturned,
    GroupJoined,
    GroupsMerged,
    GroupSplit,
    PlayerFailed,
    RoomsReturned,
)
from ledger.games.draggmar.events.heroes import HeroRetired
from ledger.games.draggmar.events.rooms import ItemsLaidAway, RoomPassed
from ledger.games.draggmar.moves.party import Clear, Fail, Join, Merge, Split
from ledger.games.draggmar.rules.asking import Unfolds, actor, crawling, out_of_step, seated
from ledger.games.draggmar.rules.clearing import clear, clear_when_nobody_is_owed
from ledger.games.draggmar.rules.costs import lower_fate, punish
from ledger.games.draggmar.state.crawl import Group, OpenRoom, Passed, fighter_of, passed
from ledger.games.draggmar.state.game import (
    Draggmar,
    exhausted,
    group_numbered,
    group_of,
    hand,
    open_groups,
    pile,
    short_of_heroes,
    stranded,
)
from ledger.games.draggmar.state.options import option

decides = Deciders[Draggmar]()


@decides(Fail)
def fail(state: Draggmar, move: Fail) -> Decision[Draggmar]:
    yield from out_of_step(state, "crawl")
    names = tuple(dict.fromkeys(move.players)) or (actor(state, move),)
    for name in names:
        group = crawl_of(state, seated(state, name), "DR-109")
        state = yield from _drop_out(state, group, name)
        state = yield from _see_what_is_left(state, group.number)


def crawl_of(state: Draggmar, who: str, rule: str) -> Group:
    """The open group that a player is in; raises Refused `crawl-over`."""
    group = group_of(state, who)
    if group is None or group.result or who not in group.members:
        raise refused("crawl-over", rule, f"{who} is in no crawl.", "the status shows who is")
    return group


def _drop_out(state: Draggmar, group: Group, who: str) -> Unfolds:
    fighter = fighter_of(group, who)
    if fighter and who not in short_of_heroes(state, group) and not stranded(state, group):
        told = f"{fighter.label} lives, so {who} goes on."
        yield Objection(code="hero-lives", rule="DR-108", because=told, hint="resolve")
    for each in (each for each in group.fighters if each.player == who):
        state = yield HeroRetired(group=group.number, who=who, hero=each.label, card=each.card, rule="DR-109")
    state = yield PlayerFailed(group=group.number, who=who, rule="DR-109")
    numbers = content.play()
    if group.place == numbers.map.fortress:
        alone = option(state, "fortress-loss") == "players"
        return (yield from _fortress_lost(state, who)) if alone else state
    if option(state, "brutal") == "on":
        return (yield from lower_fate(state, _price(state, group), f"{who} failed {group.place}", "DR-176"))
    return state


def _fortress_lost(state: Draggmar, who: str) -> Unfolds:
    by = content.play().fame.fortress_lost
    return (yield from punish(state, who, by, "the Fortress is not won", "DR-166"))


def _price(state: Draggmar, group: Group) -> int:
    """What a failure costs: the printed level (DR-051), if its token lies there yet, or the fixed number of a Rift."""
    if group.rift:
        return content.play().rifts.failed
    site = state.sites.get(group.place)
    gone = site is not None and site.cleared and option(state, "late-failure") == "free"
    return 0 if gone else group.token


def _price_of_group(state: Draggmar, group: Group) -> int:
    """What a whole group pays: as much before it met a boss as at the boss, or nothing (AMB-23)."""
    met = any(card.boss for card in (*group.pile, *_still_open(group)))
    early = not (met or group.rift) and option(state, "early-failure") == "free"
    return 0 if early else _price(state, group)


def _see_what_is_left(state: Draggmar, number: int) -> Unfolds:
    group = group_numbered(state, number)
    if not group.members:
        return (yield from _fail_group(state, group))
    return (yield from clear_when_nobody_is_owed(state, number))


def _fail_group(state: Draggmar, group: Group) -> Unfolds:
    """Nobody is left: Fate drops, and the rooms are shuffled back (DR-148, DR-149)."""
    in_fortress = group.place == content.play().map.fortress
    state = yield CrawlFailed(group=group.number, place=group.place, rule="DR-148")
    if in_fortress and option(state, "fortress-loss") == "group":
        for who in group.dropped:
            state = yield from _fortress_lost(state, who)
    if not in_fortress and (option(state, "brutal") == "off" or option(state, "brutal-loss") == "both"):
        rule = "DR-186" if group.rift else "DR-148"
        state = yield from lower_fate(state, _price_of_group(state, group), f"{group.place} failed", rule)
    state = yield from _lay_items_away(state, group)
    cards_back = (*_unshared(state, group), *group.thrown, *_still_open(group))
    if cards_back or group.pile:
        state = yield RoomsReturned(group=group.number, cards=cards_back, rule="DR-187" if group.rift else "DR-148")
    return (yield from _fortress_back(state)) if in_fortress else state


def abandon(state: Draggmar) -> Unfolds:
    """What still lies in front of groups when a ruling ends their crawl with the round goes back to its decks."""
    seen: set[int] = set()
    for group in state.groups:
        state = yield from _lay_items_away(state, group)
        rooms = (*group.pile, *group.thrown, *_still_open(group))
        cards = tuple(card for card in rooms if not card.away and card.serial not in seen)
        seen.update(card.serial for card in cards)
        if cards:
            state = yield RoomsReturned(group=group.number, cards=cards, rule="DR-149")
    return state


def _lay_items_away(state: Draggmar, group: Group) -> Unfolds:
    if not group.items:
        return state
    cards = tuple(each.card for each in group.items)
    return (yield ItemsLaidAway(group=group.number, discarded=cards, rule="DR-113"))


def _unshared(state: Draggmar, group: Group) -> tuple[Passed, ...]:
    """The passed rooms that no other open group of the place still counts on."""
    others = {card.serial for each in open_groups(state) if each.number != group.number for card in each.pile}
    return tuple(card for card in group.pile if not card.away and card.serial not in others)


def _still_open(group: Group) -> tuple[Passed, ...]:
    return (passed(group.room),) if group.room else ()


def _fortress_back(state: Draggmar) -> Unfolds:
    """The Fortress deck served its one exploration, unless part of the group is still inside (DR-163)."""
    numbers = content.play()
    if any(each.place == numbers.map.fortress for each in open_groups(state)):
        return state
    rooms = max(0, (pile(state, "fortress").left or 0) - len(numbers.fortress.elite))
    return (
        yield FortressDeckReturned(
            deck=f"rooms-{numbers.fortress.deck_level}", rooms=rooms, elite=numbers.fortress.elite, rule="DR-163"
        )
    )


@decides(Split)
def split(state: Draggmar, move: Split) -> Decision[Draggmar]:
    leaving = tuple(dict.fromkeys(move.players)) or (actor(state, move),)
    group = crawl_of(state, seated(state, leaving[0]), "DR-139")
    strangers = [each for each in leaving if each not in group.members]
    staying = tuple(each for each in group.members if each not in leaving)
    if strangers or not staying:
        told = f"{', '.join(strangers)} not in this group." if strangers else "Somebody has to stay behind."
        raise refused("group-parts", "DR-139", told, f"some of {', '.join(group.members)}")
    yield from _between_rooms(group, "DR-139")
    number = len(state.groups) + 1
    yield GroupSplit(group=group.number, number=number, leaving=leaving, staying=staying, rule="DR-139")


def _between_rooms(group: Group, rule: str) -> Iterator[Objection]:
    if group.room:
        told = f"{group.room.card.name} is not settled."
        yield Objection(code="room-open", rule=rule, because=told, hint="resolve")
    elif group.rewards:
        yield Objection(code="loot-owed", rule=rule, because="An item is not taken yet.", hint="loot NAME CARD")


@decides(Join)
def join(state: Draggmar, move: Join) -> Decision[Draggmar]:
    yield from out_of_step(state, "crawl")
    who = actor(state, move)
    if not move.agreed:
        raise refused("group-missing", "DR-141", "Which group?", "join with the names of its members")
    own = crawl_of(state, who, "DR-141")
    group = crawl_of(state, seated(state, move.agreed[0]), "DR-141")
    if own.number == group.number:
        raise refused("group-same", "DR-141", f"{who} is in that group already.", "play a hero")
    yield from _unwelcome(state, who, own, group, move.agreed)
    members = group.members
    one_pile = option(state, "split-pile") == "dungeon"
    state = yield GroupJoined(
        who=who, group=own.number, to=group.number, members=members, one_pile=one_pile, rule="DR-141"
    )
    rest = group_numbered(state, own.number)
    if rest.members:
        yield from clear_when_nobody_is_owed(state, own.number)


def _unwelcome(state: Draggmar, who: str, own: Group, group: Group, agreed: tuple[str, ...]) -> Iterator[Objection]:
    fighter = fighter_of(own, who)
    if own.place != group.place:
        told = f"{who} is at {own.place}, they are at {group.place}."
        yield Objection(code="place-other", rule="DR-141", because=told, hint="only in the same dungeon")
    if fighter:
        told = f"{fighter.label} is in play already."
        yield Objection(code="hero-in-play", rule="DR-141", because=told, hint="only a newly played hero joins")
    elif not any(card.kind == "hero" for card in hand(state, who)):
        told = f"{who} holds no hero to join with."
        yield Objection(code="hero-missing", rule="DR-141", because=told, hint="fail")
    silent = [each for each in group.members if each not in agreed]
    if silent:
        told = f"{', '.join(silent)} did not agree."
        yield Objection(code="consent-missing", rule="DR-141", because=told, hint="name all who agree")


@decides(Merge)
def merge(state: Draggmar, move: Merge) -> Decision[Draggmar]:
    who = actor(state, move)
    own = crawl_of(state, who, "DR-140")
    other = crawl_of(state, seated(state, move.player), "DR-140")
    if own.number == other.number:
        raise refused("group-same", "DR-140", "That is one group already.", "name somebody of another")
    told = "Groups that parted stay apart in this crawl."
    yield Objection(code="groups-parted", rule="DR-140", because=told, hint="join, before a new hero is played")
    if own.room:
        yield RoomPassed(group=own.number, place=own.place, card=passed(own.room), rule="DR-140")
    yield from _lay_items_away(state, own)
    one_pile = option(state, "split-pile") == "dungeon"
    yield GroupsMerged(group=own.number, into=other.number, one_pile=one_pile, rule="DR-140")


@decides(Clear)
def declare_clear(state: Draggmar, move: Clear) -> Decision[Draggmar]:
    yield from out_of_step(state, "crawl")
    group = crawling(state, move, move.at)
    if group.result:
        raise refused("crawl-over", "DR-142", f"That crawl is over: {group.result}.", "next")
    yield from _not_cleared(state, group)
    if group.room:
        room: OpenRoom = group.room
        state = yield RoomPassed(group=group.number, place=group.place, card=passed(room), rule="DR-127")
    state = yield from _lay_items_away(state, group)
    yield from clear(state, group.number)


def _not_cleared(state: Draggmar, group: Group) -> Iterator[Objection]:
    if group.place == content.play().map.fortress:
        left = pile(state, "fortress").left or 0
        if left or group.room:
            told = f"{left + bool(group.room)} cards of the Fortress are left."
            yield Objection(code="rooms-left", rule="DR-164", because=told, hint="room NAME")
    elif group.rift:
        if group.room or not exhausted(state, group) or stranded(state, group):
            told = "Neither a Portal nor the general ended it."
            hint = "fail" if stranded(state, group) else "room NAME"
            yield Objection(code="rift-open", rule="DR-185", because=told, hint=hint)
    else:
        told = "A dungeon is cleared by beating its boss."
        yield Objection(code="boss-lives", rule="DR-142", because=told, hint="room NAME boss")
    if not group.fighters:
        told = "Nobody of the group has a living hero."
        yield Objection(code="hero-missing", rule="DR-142", because=told, hint="play HERO, or fail")
