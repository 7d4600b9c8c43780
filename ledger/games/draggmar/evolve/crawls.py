"""Bookkeeping of groups, of crawls that end, of the Fortress and of Rifts."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.core.piles import Pile, counted
from ledger.games.draggmar.events.crawls import (
    BossCounted,
    CrawlFailed,
    DungeonCleared,
    FortressDeckBuilt,
    FortressDeckReturned,
    GroupFormed,
    GroupJoined,
    GroupsMerged,
    GroupSplit,
    PlayerFailed,
    RiftClosed,
    RiftMoved,
    RiftOpened,
    RiftsSealed,
    RoomsReturned,
    RoomsSetAside,
    TokenRemoved,
    TokenReturned,
    TrophyTaken,
)
from ledger.games.draggmar.evolve.shelves import shuffled_in, with_group, with_pile
from ledger.games.draggmar.state.crawl import Group, Passed, Trophy, passed
from ledger.games.draggmar.state.game import Draggmar, group_numbered
from ledger.games.draggmar.state.places import Rift, Site

evolves = Evolvers[Draggmar]()


@evolves(GroupFormed)
def group_formed(state: Draggmar, event: GroupFormed) -> Draggmar:
    group = Group(
        number=event.number,
        place=event.place,
        rift=event.rift,
        token=event.token,
        level=event.level,
        members=event.members,
    )
    return state.but(groups=(*state.groups, group))


@evolves(GroupSplit)
def group_split(state: Draggmar, event: GroupSplit) -> Draggmar:
    whole = group_numbered(state, event.group)
    part = whole.but(
        number=event.number,
        members=event.leaving,
        dropped=(),
        fighters=tuple(each for each in whole.fighters if each.player in event.leaving),
        thrown=(),
        items=(),
        room=None,
        rewards=(),
    )
    rest = whole.but(
        members=event.staying, fighters=tuple(each for each in whole.fighters if each.player in event.staying)
    )
    groups = tuple(rest if each.number == event.group else each for each in state.groups)
    return state.but(groups=(*groups, part))


@evolves(GroupJoined)
def group_joined(state: Draggmar, event: GroupJoined) -> Draggmar:
    left = group_numbered(state, event.group)
    coming, staying = _parted(left, event.who)
    state = with_group(state, event.to, lambda group: _with(group, coming))
    if staying.members:
        return with_group(state, event.group, lambda _: staying)
    return _absorbed(state, staying, event.to, one_pile=event.one_pile)


def _parted(group: Group, who: str) -> tuple[Group, Group]:
    """What of a group goes with one player, and what stays; what the group shares goes with its last member."""
    own = {each.label for each in group.fighters if each.player == who}
    coming = group.but(
        members=(who,),
        fighters=tuple(each for each in group.fighters if each.player == who),
        items=tuple(each for each in group.items if each.hero in own),
    )
    staying = group.but(
        members=tuple(each for each in group.members if each != who),
        fighters=tuple(each for each in group.fighters if each.player != who),
        items=tuple(each for each in group.items if each.hero not in own),
    )
    return (coming.but(pending=(), rewards=(), slain=()), staying) if staying.members else (coming, staying)


def _with(group: Group, more: Group) -> Group:
    """A group with what others bring along; their rooms are another matter."""
    return group.but(
        members=group.members + more.members,
        fighters=group.fighters + more.fighters,
        items=group.items + more.items,
        pending=group.pending + more.pending,
        rewards=group.rewards + more.rewards,
        slain=group.slain + more.slain,
    )


@evolves(GroupsMerged)
def groups_merged(state: Draggmar, event: GroupsMerged) -> Draggmar:
    left = group_numbered(state, event.group)
    state = with_group(state, event.into, lambda group: _with(group, left))
    return _absorbed(state, left, event.into, one_pile=event.one_pile)


def _absorbed(state: Draggmar, left: Group, into: int, *, one_pile: bool) -> Draggmar:
    """A group that nobody is in any more leaves its own rooms in the care of another one, with credit or without."""

    def keeper(group: Group) -> Group:
        credited = {each.serial for each in group.pile}
        own = tuple(each for each in left.pile if each.serial not in credited)
        loose = (*left.thrown, *((passed(left.room),) if left.room else ()))
        if one_pile:
            return group.but(pile=own + group.pile, thrown=group.thrown + loose)
        return group.but(thrown=group.thrown + own + loose)

    emptied = left.but(
        members=(), fighters=(), items=(), room=None, pile=(), thrown=(), pending=(), rewards=(), result="joined"
    )
    return with_group(with_group(state, into, keeper), left.number, lambda _: emptied)


@evolves(PlayerFailed)
def player_failed(state: Draggmar, event: PlayerFailed) -> Draggmar:
    def smaller(group: Group) -> Group:
        members = tuple(each for each in group.members if each != event.who)
        return group.but(members=members, dropped=(*group.dropped, event.who))

    state = state.but(shielded=tuple(each for each in state.shielded if each != event.who))
    return with_group(state, event.group, smaller)


@evolves(CrawlFailed)
def crawl_failed(state: Draggmar, event: CrawlFailed) -> Draggmar:
    return _over(state, event.group, "failed")


@evolves(DungeonCleared)
def dungeon_cleared(state: Draggmar, event: DungeonCleared) -> Draggmar:
    return _over(state, event.group, "cleared")


def _over(state: Draggmar, number: int, result: str) -> Draggmar:
    group = group_numbered(state, number)
    shielded = tuple(each for each in state.shielded if each not in group.members)
    return with_group(state.but(shielded=shielded), number, lambda each: each.but(result=result, pending=()))


@evolves(TokenRemoved)
def token_removed(state: Draggmar, event: TokenRemoved) -> Draggmar:
    site = state.sites.get(event.place, Site())
    return state.but(sites=state.sites.put(event.place, site.but(cleared=True)))


@evolves(TokenReturned)
def token_returned(state: Draggmar, event: TokenReturned) -> Draggmar:
    site = state.sites.get(event.place, Site())
    return state.but(sites=state.sites.put(event.place, site.but(dungeon=True, cleared=False)))


@evolves(BossCounted)
def boss_counted(state: Draggmar, event: BossCounted) -> Draggmar:
    return state.but(kills=state.kills.put(event.level, event.now))


@evolves(TrophyTaken)
def trophy_taken(state: Draggmar, event: TrophyTaken) -> Draggmar:
    trophy = Trophy(name=event.name, level=event.level, fame=event.fame, spoils=event.spoils)
    return state.but(trophies=state.trophies.put(event.who, (*state.trophies.get(event.who, ()), trophy)))


@evolves(RoomsSetAside)
def rooms_set_aside(state: Draggmar, event: RoomsSetAside) -> Draggmar:
    removed = state.removed
    for card in event.cards:
        removed = removed.put(card.deck, (*removed.get(card.deck, ()), card.name))
    gone = state.bosses_gone
    for level in event.bosses:
        gone = gone.put(level, gone.get(level, 0) + 1)
    serials = {card.serial for card in event.cards}
    shared = tuple(_without_shared(each, serials) if each.number != event.group else each for each in state.groups)
    state = state.but(removed=removed, bosses_gone=gone, groups=shared)
    return with_group(state, event.group, lambda group: group.but(pile=(), room=None))


def _without_shared(group: Group, serials: set[int]) -> Group:
    def marked(card: Passed) -> Passed:
        return card.but(away=True) if card.serial in serials else card

    return group.but(pile=tuple(map(marked, group.pile)))


@evolves(RoomsReturned)
def rooms_returned(state: Draggmar, event: RoomsReturned) -> Draggmar:
    for card in event.cards:
        state = shuffled_in(state, card.deck, (card.name,))
    order = state.rift_order and not any(card.deck == "rift-cards" for card in event.cards)
    state = state.but(rift_order=order)
    return with_group(state, event.group, lambda group: group.but(pile=(), thrown=(), room=None))


@evolves(FortressDeckBuilt)
def fortress_deck_built(state: Draggmar, event: FortressDeckBuilt) -> Draggmar:
    def fewer(held: Pile) -> Pile:
        return held if held.left is None else counted(held, max(0, held.left - event.rooms))

    state = with_pile(state, event.deck, fewer)
    return with_pile(state, "fortress", lambda _: Pile(left=event.rooms + len(event.elite))).but(aside=())


@evolves(FortressDeckReturned)
def fortress_deck_returned(state: Draggmar, event: FortressDeckReturned) -> Draggmar:
    def more(held: Pile) -> Pile:
        return held if held.left is None else counted(held, held.left + event.rooms)

    state = with_pile(state, event.deck, more)
    return state.but(piles=state.piles.drop("fortress"), aside=event.elite)


@evolves(RiftOpened)
def rift_opened(state: Draggmar, event: RiftOpened) -> Draggmar:
    return _rift(state, event.number, "map")


@evolves(RiftClosed)
def rift_closed(state: Draggmar, event: RiftClosed) -> Draggmar:
    return _rift(state, event.number, "gone")


@evolves(RiftMoved)
def rift_moved(state: Draggmar, event: RiftMoved) -> Draggmar:
    return _rift(state, event.number, "map" if event.on_map else "gone")


@evolves(RiftsSealed)
def rifts_sealed(state: Draggmar, event: RiftsSealed) -> Draggmar:
    for number in event.numbers:
        state = _rift(state, number, "gone")
    return state.but(rifts_sealed=True)


def _rift(state: Draggmar, number: int, where: str) -> Draggmar:
    rift = state.rifts.get(number, Rift())
    return state.but(rifts=state.rifts.put(number, rift.but(state=where)))
