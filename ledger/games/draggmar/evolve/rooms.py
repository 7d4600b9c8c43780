"""Bookkeeping of rooms."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.draggmar.events.loot import ExtraFound, LootDisputed, LootOffered, LootTaken
from ledger.games.draggmar.events.rooms import (
    BossesGoneCorrected,
    BossFaced,
    BossKilled,
    BossOutlived,
    BossStands,
    ChestLeft,
    ChestOpened,
    EffectClosed,
    EffectNoted,
    ItemsLaidAway,
    ItemUsed,
    KillsCorrected,
    MonsterFought,
    NobodyFought,
    OutcomeTold,
    RoomDrawn,
    RoomPassed,
    RoomThrown,
    TrapDisarmed,
    TrapSprung,
)
from ledger.games.draggmar.evolve.shelves import (
    laid_away,
    taken_from_deck,
    with_card,
    with_fighter,
    with_group,
    without_card,
)
from ledger.games.draggmar.state.cards import RoomCard
from ledger.games.draggmar.state.crawl import Fighter, Group, OpenRoom, Played, Reward, Slain
from ledger.games.draggmar.state.game import Draggmar, group_numbered

evolves = Evolvers[Draggmar]()


@evolves(RoomDrawn)
def room_drawn(state: Draggmar, event: RoomDrawn) -> Draggmar:
    room = OpenRoom(card=event.card, serial=event.serial, deck=event.deck)
    state = taken_from_deck(state, event.deck, event.card.name).but(drawn=event.serial)
    if event.card.kind == "boss":
        state = _met(state, event.card)
    return with_group(state, event.group, lambda group: group.but(room=room))


def _met(state: Draggmar, card: RoomCard) -> Draggmar:
    names = state.bosses_met.get(card.level, ())
    return state if card.name in names else state.but(bosses_met=state.bosses_met.put(card.level, (*names, card.name)))


@evolves(RoomThrown)
def room_thrown(state: Draggmar, event: RoomThrown) -> Draggmar:
    def thrown(group: Group) -> Group:
        where = {"pile": (*group.pile, event.card)} if event.kept else {"thrown": (*group.thrown, event.card)}
        return group.but(room=None, **where)

    return with_group(state, event.group, thrown)


@evolves(EffectNoted)
def effect_noted(state: Draggmar, event: EffectNoted) -> Draggmar:
    def noted(group: Group) -> Group:
        kept = tuple(each for each in group.pending if each != (event.room, ""))
        return group.but(pending=(*kept, (event.room, event.text)))

    return with_group(state, event.group, noted)


@evolves(EffectClosed)
def effect_closed(state: Draggmar, event: EffectClosed) -> Draggmar:
    def closed(group: Group) -> Group:
        at = next((n for n, (room, _) in enumerate(group.pending) if room == event.room), len(group.pending))
        return group.but(pending=group.pending[:at] + group.pending[at + 1 :])

    return with_group(state, event.group, closed)


@evolves(ItemUsed)
def item_used(state: Draggmar, event: ItemUsed) -> Draggmar:
    played = Played(owner=event.who, hero=event.hero, card=event.card, slot=event.slot)

    def laid(group: Group) -> Group:
        room = group.room.but(gear=True) if group.room else None
        return group.but(items=(*group.items, played), room=room)

    return with_group(without_card(state, event.who, event.card), event.group, laid)


@evolves(TrapDisarmed)
def trap_disarmed(state: Draggmar, event: TrapDisarmed) -> Draggmar:
    if not event.only:
        return _with_room(state, event.group, disarmed=True)
    room = group_numbered(state, event.group).room
    return _with_room(state, event.group, safe=(*(room.safe if room else ()), event.only))


@evolves(ChestOpened)
def chest_opened(state: Draggmar, event: ChestOpened) -> Draggmar:
    return _with_room(state, event.group, opened=True)


def _with_room(state: Draggmar, number: int, **changes: bool | tuple[str, ...]) -> Draggmar:
    return with_group(state, number, lambda group: group.but(room=group.room.but(**changes) if group.room else None))


@evolves(BossFaced)
def boss_faced(state: Draggmar, event: BossFaced) -> Draggmar:
    for label in event.heroes:
        state = with_fighter(state, event.group, label, lambda each: each.but(fought=True))
    return state


@evolves(MonsterFought)
def monster_fought(state: Draggmar, event: MonsterFought) -> Draggmar:
    return state


@evolves(OutcomeTold)
def outcome_told(state: Draggmar, event: OutcomeTold) -> Draggmar:
    return state


@evolves(NobodyFought)
def nobody_fought(state: Draggmar, event: NobodyFought) -> Draggmar:
    return state


@evolves(TrapSprung)
def trap_sprung(state: Draggmar, event: TrapSprung) -> Draggmar:
    return state


@evolves(ChestLeft)
def chest_left(state: Draggmar, event: ChestLeft) -> Draggmar:
    return state


@evolves(BossKilled)
def boss_killed(state: Draggmar, event: BossKilled) -> Draggmar:
    slain = Slain(
        serial=event.serial,
        name=event.name,
        level=event.level,
        by=event.by,
        heroes=event.heroes,
        counted=event.counts,
    )
    state = with_group(state, event.group, lambda group: group.but(slain=(*group.slain, slain)))
    return state.but(kills=state.kills.put(event.level, event.now)) if event.counts else state


@evolves(BossOutlived)
def boss_outlived(state: Draggmar, event: BossOutlived) -> Draggmar:
    return _with_room(state, event.group, slain=True)


@evolves(BossStands)
def boss_stands(state: Draggmar, event: BossStands) -> Draggmar:
    return _with_room(state, event.group, gear=False)


@evolves(RoomPassed)
def room_passed(state: Draggmar, event: RoomPassed) -> Draggmar:
    def passed(group: Group) -> Group:
        return group.but(room=None, pile=(*group.pile, event.card), fighters=tuple(map(_rested, group.fighters)))

    return with_group(state, event.group, passed)


def _rested(fighter: Fighter) -> Fighter:
    return fighter.but(attack_here=0, defence_here=0, boosts=0, hidden=False, bounty=0, extra=False)


@evolves(ItemsLaidAway)
def items_laid_away(state: Draggmar, event: ItemsLaidAway) -> Draggmar:
    for owner, card in event.returned:
        state = with_card(state, owner, card)
    return with_group(laid_away(state, event.discarded), event.group, lambda group: group.but(items=()))


@evolves(LootOffered)
def loot_offered(state: Draggmar, event: LootOffered) -> Draggmar:
    reward = Reward(level=event.level, extra_for=event.extra_for)
    return with_group(state, event.group, lambda group: group.but(rewards=(*group.rewards, reward)))


@evolves(LootTaken)
def loot_taken(state: Draggmar, event: LootTaken) -> Draggmar:
    state = with_card(taken_from_deck(state, event.deck, event.card.name), event.who, event.card)
    return with_group(state, event.group, lambda group: group.but(rewards=group.rewards[1:]))


@evolves(ExtraFound)
def extra_found(state: Draggmar, event: ExtraFound) -> Draggmar:
    return with_card(taken_from_deck(state, event.deck, event.card.name), event.who, event.card)


@evolves(LootDisputed)
def loot_disputed(state: Draggmar, event: LootDisputed) -> Draggmar:
    return state


@evolves(KillsCorrected)
def kills_corrected(state: Draggmar, event: KillsCorrected) -> Draggmar:
    return state.but(kills=state.kills.put(event.level, event.now))


@evolves(BossesGoneCorrected)
def bosses_gone_corrected(state: Draggmar, event: BossesGoneCorrected) -> Draggmar:
    return state.but(bosses_gone=state.bosses_gone.put(event.level, event.now))
