"""Settling a room: monsters, bosses, traps, chests, and what follows from each."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.draggmar import content
from ledger.games.draggmar.events.rooms import (
    BossFaced,
    BossKilled,
    BossOutlived,
    BossStands,
    ChestLeft,
    ChestOpened,
    ItemsLaidAway,
    MonsterFought,
    NobodyFought,
    OutcomeTold,
    TrapDisarmed,
    TrapSprung,
)
from ledger.games.draggmar.moves.crawl import Resolve
from ledger.games.draggmar.rules.asking import Unfolds, crawling, out_of_step
from ledger.games.draggmar.rules.clearing import clear_if_last, pass_room
from ledger.games.draggmar.rules.costs import reward
from ledger.games.draggmar.rules.heroes import hurt, killed, of_player
from ledger.games.draggmar.rules.items import lock_of
from ledger.games.draggmar.rules.loot import offer
from ledger.games.draggmar.rules.reckoning import Reckoning, absorbed, reckon
from ledger.games.draggmar.state.cards import RoomCard
from ledger.games.draggmar.state.crawl import Fighter, Group, OpenRoom, fighter_of, fighting, labelled
from ledger.games.draggmar.state.game import Draggmar, group_numbered, short_of_heroes
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import room_read

decides = Deciders[Draggmar]()


@decides(Resolve)
def resolve(state: Draggmar, move: Resolve) -> Decision[Draggmar]:
    yield from out_of_step(state, "crawl")
    group = crawling(state, move, move.at)
    room = _open_room(group)
    yield from _heroes_missing(state, group)
    card = room_read(state, room.card)
    if card.kind in ("monster", "boss"):
        yield from _fight(state, group, card, move)
        return
    if card.kind == "trap":
        state = yield from _trap(state, group, card, move)
    elif card.kind == "chest":
        state = yield from _chest(state, group, card, move)
    state = yield from _typed_harm(state, group, card, move)
    if not _harmed(move) and card.kind == "other" and move.outcome:
        state = yield OutcomeTold(group=group.number, room=card.name, outcome=move.outcome, rule="DR-107")
    given = card.reward if _gives(group_numbered(state, group.number), card, move) else 0
    yield from _leave(state, group, given)


def _open_room(group: Group) -> OpenRoom:
    if not group.room:
        raise refused("room-missing", "DR-112", "No room is open.", "room NAME")
    if group.room.slain:
        told = f"{group.room.card.name} is dead; who clears the dungeon?"
        raise refused("boss-dead", "DR-138", told, "play HERO, or fail")
    return group.room


def _heroes_missing(state: Draggmar, group: Group) -> Iterator[Objection]:
    missing = short_of_heroes(state, group)
    if missing:
        told = f"{', '.join(missing)} {'has' if len(missing) == 1 else 'have'} no hero in play."
        if fighter_of(group, missing[0]):
            told = f"{missing[0]} has one hero in play, not two."
        yield Objection(code="hero-missing", rule="DR-109", because=told, hint="play HERO, or fail NAMES")


def _fight(state: Draggmar, group: Group, card: RoomCard, move: Resolve) -> Unfolds:
    heroes = fighting(group)
    if not heroes:
        beaten = card.kind == "monster" and option(state, "nobody-fights") == "defeated"
        state = yield NobodyFought(group=group.number, room=card.name, defeated=beaten, rule="DR-091")
        return (yield from _leave_fight(state, group, card, defeated=beaten))
    sums = reckon(state, group, card)
    if move.outcome not in ("won", "lost") and (sums.health is None or sums.attack is None):
        asks = f"{card.name}: won or lost? Unread: {', '.join(sums.unread)}"
        yield Asking(field="outcome", asks=asks)
        return state
    defeated = _defeated(sums, move)
    if card.kind == "boss":
        labels = tuple(hero.label for hero in heroes)
        state = yield BossFaced(group=group.number, room=card.name, heroes=labels, rule="DR-135")
    state = yield _told(group, card, sums, move, defeated=defeated)
    if card.kind == "boss" and not defeated:
        return (yield from _boss_stands(state, group, card))
    if card.kind == "boss":
        state = yield _boss_killed(state, group, heroes)
    state = yield from _strike_back(state, group, sums, move)
    if defeated:
        state = yield from _bounties(state, heroes)
    if card.kind == "boss" and not group_numbered(state, group.number).fighters:
        state = yield BossOutlived(group=group.number, room=card.name, rule="DR-138")
        return (yield from _lay_items_away(state, group.number))
    return (yield from _leave_fight(state, group, card, defeated=defeated))


def _leave_fight(state: Draggmar, group: Group, card: RoomCard, *, defeated: bool) -> Unfolds:
    """A monster gives what it has when it is beaten; else it is passed (DR-132), and pays its Fame or not (AMB-18)."""
    pays = defeated or option(state, "undefeated") == "fame"
    return (yield from _leave(state, group, card.reward if defeated else 0, pays=pays))


def _defeated(sums: Reckoning, move: Resolve) -> bool:
    """What the table says, else the sum: health that is used up (DR-120)."""
    if move.outcome in ("won", "lost"):
        return move.outcome == "won"
    return (sums.attack or 0) >= (sums.health or 0)


def _told(
    group: Group, card: RoomCard, sums: Reckoning, move: Resolve, *, defeated: bool
) -> MonsterFought | OutcomeTold:
    if move.outcome or sums.health is None or sums.attack is None:
        outcome = "defeated" if defeated else "not defeated"
        return OutcomeTold(group=group.number, room=card.name, outcome=outcome, rule="DR-120")
    return MonsterFought(
        group=group.number,
        room=card.name,
        heroes=sums.heroes,
        health=sums.health,
        attack=sums.attack,
        strike=sums.strike or 0,
        defeated=defeated,
        rule="DR-120",
    )


def _boss_stands(state: Draggmar, group: Group, card: RoomCard) -> Unfolds:
    """It keeps its health, and whoever fought it dies, whatever the defence (DR-135)."""
    state = yield BossStands(group=group.number, room=card.name, rule="DR-135")
    for hero in fighting(group):
        state = yield from killed(state, group.number, hero.label, f"killed by {card.name}", "DR-135")
    return (yield from _lay_items_away(state, group.number))


def _boss_killed(state: Draggmar, group: Group, heroes: tuple[Fighter, ...]) -> BossKilled:
    """It counts at the kill or once its dungeon is cleared (AMB-25), by the level of its deck (DR-161)."""
    room = _open_room(group)
    level = _counts_for(state, room.card)
    was = state.kills.get(level, 0)
    return BossKilled(
        group=group.number,
        serial=room.serial,
        name=room.card.name,
        level=level,
        by=tuple(hero.player for hero in heroes),
        was=was,
        now=was if option(state, "boss-count") == "cleared" else was + 1,
        heroes=tuple(hero.label for hero in heroes),
        rule="DR-161",
    )


def _counts_for(state: Draggmar, card: RoomCard) -> int:
    """The level of its deck; the general has none, unless the table gives him one (AMB-25)."""
    reading = option(state, "velos-level")
    return int(reading) if card.name == content.play().rifts.general and reading != "none" else card.level


def _strike_back(state: Draggmar, group: Group, sums: Reckoning, move: Resolve) -> Unfolds:
    """The monster strikes every hero that fought it, beaten or not (DR-121); what the table typed goes before."""
    typed = dict(_typed(group, move))
    for hero in fighting(group):
        by = typed.get(hero.label)
        if by is None:
            by = max(0, (sums.strike or 0) - absorbed(state, group, hero))
        if by and labelled(group_numbered(state, group.number), hero.label):
            state = yield from hurt(state, group, hero, by, f"by {_open_room(group).card.name}")
    state = yield from _typed_rest(state, group, typed)
    return (yield from _typed_deaths(state, group, move))


def _typed(group: Group, move: Resolve) -> Iterator[tuple[str, int]]:
    for name, by in move.wounds:
        hero = of_player(group, name)
        if hero is None:
            raise refused("hero-gone", "DR-122", f"{name} has no hero in this group.", "name a hero in play")
        yield hero.label, by


def _typed_rest(state: Draggmar, group: Group, typed: dict[str, int]) -> Unfolds:
    """Wounds of heroes that kept out of the fight."""
    aside = [hero for hero in group.fighters if hero.hidden and typed.get(hero.label)]
    for hero in aside:
        state = yield from hurt(state, group, hero, typed[hero.label], "by the room")
    return state


def _typed_deaths(state: Draggmar, group: Group, move: Resolve) -> Unfolds:
    for name in move.dead:
        hero = of_player(group, name)
        if hero is None:
            raise refused("hero-gone", "DR-122", f"{name} has no hero in this group.", "name a hero in play")
        state = yield from killed(state, group.number, hero.label, "by the room", "DR-122")
    return state


def _bounties(state: Draggmar, heroes: tuple[Fighter, ...]) -> Unfolds:
    for hero in heroes:
        state = yield from reward(state, hero.player, hero.bounty, f"{hero.label}'s skill", "DR-090")
    return state


def _trap(state: Draggmar, group: Group, card: RoomCard, move: Resolve) -> Unfolds:
    """A trap hits every hero whose level is not above its own (DR-115), unless it is disarmed (DR-116)."""
    if move.outcome == "disarmed" and group.room and not group.room.disarmed:
        return (yield TrapDisarmed(group=group.number, room=card.name, by="A card", rule="DR-116"))
    if group.room and group.room.disarmed:
        return state
    safe = group.room.safe if group.room else ()
    hit = [hero for hero in fighting(group) if hero.card.level <= lock_of(card) and hero.player not in safe]
    labels = tuple(hero.label for hero in hit)
    state = yield TrapSprung(group=group.number, room=card.name, level=lock_of(card), hit=labels, rule="DR-115")
    typed = dict(_typed(group, move))
    for hero in hit:
        by = 0 if hero.label in typed else card.harm or 0
        if by:
            state = yield from hurt(state, group, hero, by, f"by {card.name}")
    return state


def _chest(state: Draggmar, group: Group, card: RoomCard, move: Resolve) -> Unfolds:
    room = _open_room(group)
    if room.opened:
        return state
    if move.outcome in ("opened", "won"):
        return (yield ChestOpened(group=group.number, room=card.name, by="A card", rule="DR-117"))
    return (yield ChestLeft(group=group.number, room=card.name, rule="DR-117"))


def _harmed(move: Resolve) -> bool:
    return bool(move.wounds or move.dead)


def _typed_harm(state: Draggmar, group: Group, card: RoomCard, move: Resolve) -> Unfolds:
    """What the table says that a room without a fight did."""
    for label, by in _typed(group, move):
        hero = labelled(group_numbered(state, group.number), label)
        if hero and by:
            state = yield from hurt(state, group, hero, by, f"by {card.name}")
    return (yield from _typed_deaths(state, group, move))


def _gives(group: Group, card: RoomCard, move: Resolve) -> bool:
    """Whether a room without a fight gives its item: a chest when it is open (DR-117), another when it was won."""
    if card.kind == "chest":
        return bool(group.room and group.room.opened)
    return card.kind == "other" and move.outcome == "won"


def _lay_items_away(state: Draggmar, number: int) -> Unfolds:
    """Items are discarded whether they did anything or not (DR-075); a Priest's choice goes back (DR-094)."""
    group = group_numbered(state, number)
    if not group.items:
        return state
    back = tuple((each.owner, each.card) for each in group.items if each.returns)
    gone = tuple(each.card for each in group.items if not each.returns)
    rule = "DR-094" if back else "DR-075"
    return (yield ItemsLaidAway(group=number, discarded=gone, returned=back, rule=rule))


def _leave(state: Draggmar, group: Group, given: int, *, pays: bool = True) -> Unfolds:
    """The room joins the pile, items are laid away, and what it gave waits for its taker (DR-112)."""
    extra = tuple(hero.player for hero in group.fighters if hero.extra)
    state = yield from pass_room(state, group.number, pays=pays)
    state = yield from _lay_items_away(state, group.number)
    alive = bool(group_numbered(state, group.number).fighters)
    if given and alive:
        state = yield from offer(state, group, given, extra)
    return (yield from clear_if_last(state, group.number))
