"""Skills that change a room or a fight."""

from __future__ import annotations

from typing import Literal

from ledger.core.model import Objection, refused
from ledger.games.draggmar.events.heroes import BountySet, ExtraWanted, HeroHid, HeroStrengthened
from ledger.games.draggmar.events.rooms import ChestOpened, RoomThrown, TrapDisarmed
from ledger.games.draggmar.moves.crawl import UseSkill
from ledger.games.draggmar.rules.asking import Unfolds
from ledger.games.draggmar.rules.heroes import Use, spent
from ledger.games.draggmar.state.cards import RoomCard
from ledger.games.draggmar.state.crawl import OpenRoom, passed
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.readings import room_read


def _open(use: Use) -> OpenRoom:
    """The open room; raises Refused `room-missing` where a ruling brought us here without one."""
    if not use.group.room:
        raise refused("room-missing", use.skill.rule, "No room is open.", "room NAME")
    return use.group.room


def _room(state: Draggmar, use: Use) -> RoomCard:
    return room_read(state, _open(use).card)


def replace(state: Draggmar, use: Use, _: UseSkill) -> Unfolds:
    """The room is laid aside and another drawn (DR-082); it stays out of the Fame pile, or joins it (AMB-17)."""
    card = _room(state, use)
    if card.kind == "boss":
        told = "A boss cannot be skipped by any effect."
        yield Objection(code="boss-skipped", rule="DR-114", because=told, hint="fight it")
    yield spent(use)
    kept = card.kind != "boss" and option(state, "thrown-room") == "pile"
    thrown = passed(_open(use)).but(fame=card.fame)
    return (yield RoomThrown(group=use.group.number, name=card.name, card=thrown, kept=kept, rule=use.skill.rule))


def strengthen(state: Draggmar, use: Use, move: UseSkill) -> Unfolds:
    """More attack or defence, in this room or for the rest of the crawl."""
    stat: Literal["attack", "defence"] = "attack" if move.skill == "attack" else "defence"
    yield spent(use)
    return (
        yield HeroStrengthened(
            group=use.group.number,
            hero=use.hero.label,
            stat=stat,
            by=use.skill.by,
            lasting=use.skill.lasting,
            rule=use.skill.rule,
        )
    )


def look_for_more(state: Draggmar, use: Use, _: UseSkill) -> Unfolds:
    """Another item as good as the reward, if there is one (DR-087)."""
    yield spent(use)
    return (yield ExtraWanted(group=use.group.number, hero=use.hero.label, rule=use.skill.rule))


def earn(state: Draggmar, use: Use, _: UseSkill) -> Unfolds:
    """Fame if this room is defeated (DR-090)."""
    yield spent(use)
    return (yield BountySet(group=use.group.number, hero=use.hero.label, by=use.skill.by, rule=use.skill.rule))


def hide(state: Draggmar, use: Use, _: UseSkill) -> Unfolds:
    """The hero does not count in this room (DR-091)."""
    if _room(state, use).kind == "boss":
        told = "Nobody keeps out of the fight with a boss."
        yield Objection(code="boss-skipped", rule=use.skill.rule, because=told, hint="fight it")
    yield spent(use)
    return (yield HeroHid(group=use.group.number, hero=use.hero.label, rule=use.skill.rule))


def disarm(state: Draggmar, use: Use, _: UseSkill) -> Unfolds:
    """A trap of any level harms nobody of the group (DR-092), or not this player (AMB-13)."""
    card = _room(state, use)
    if card.kind != "trap":
        told = f"{card.name} is no trap."
        yield Objection(code="room-other", rule=use.skill.rule, because=told, hint="unlock opens a chest")
    yield spent(use)
    only = use.hero.player if option(state, "disarm") == "player" else ""
    return (
        yield TrapDisarmed(group=use.group.number, room=card.name, by=use.hero.label, only=only, rule=use.skill.rule)
    )


def unlock(state: Draggmar, use: Use, _: UseSkill) -> Unfolds:
    """A chest of any level stands open (DR-092)."""
    card = _room(state, use)
    if card.kind != "chest":
        told = f"{card.name} is no chest."
        yield Objection(code="room-other", rule=use.skill.rule, because=told, hint="disarm works on a trap")
    yield spent(use)
    return (yield ChestOpened(group=use.group.number, room=card.name, by=use.hero.label, rule=use.skill.rule))
