"""A Dungeon Crawl: groups, the heroes in play, the open room and the pile behind them."""

from __future__ import annotations

from typing import Literal

from ledger.core.frozen import Frozen
from ledger.games.draggmar.state.cards import Card, RoomCard, Worn


class Fighter(Frozen):
    """A hero in play."""

    player: str
    label: str
    """What the table calls it: its name, or `Ana's hero`."""
    card: Card
    wounds: int = 0
    attack: int = 0
    """Lasting attack for the rest of the crawl."""
    defence: int = 0
    """Lasting defence: it raises the health itself (AMB-15)."""
    attack_here: int = 0
    """Attack from skills and Fame in this room only."""
    defence_here: int = 0
    """Damage that skills and Fame absorb in this room only."""
    boosts: int = 0
    """Fame boosts in this room."""
    hidden: bool = False
    """Whether it takes no part in this room."""
    bounty: int = 0
    """Fame that its player gets if this room is defeated."""
    extra: bool = False
    """Whether its player gets an item as good as the reward."""
    fought: bool = False
    """Whether it was in the fight with the boss."""


class Played(Frozen):
    """An item in play."""

    owner: str
    hero: str
    """Label of the hero that it serves."""
    card: Card
    slot: Worn | None = None
    """The place that it fills; None for one that fills none."""
    returns: bool = False
    """Whether it goes back to its owner instead of the discard pile."""


class OpenRoom(Frozen):
    """The room in front of a group."""

    card: RoomCard
    serial: int
    deck: str
    disarmed: bool = False
    """Whether its trap is harmless for the whole group."""
    safe: tuple[str, ...] = ()
    """Players whom alone the disarmed trap does not harm (AMB-13)."""
    opened: bool = False
    """Whether its chest stands open."""
    slain: bool = False
    """Whether its boss is dead, while nobody of the group lives to go on."""
    gear: bool = False
    """Whether items lie on the table already."""


class Passed(Frozen):
    """A room behind a group, or thrown away by it."""

    serial: int
    """Numbers the draws of the game, so that one card shared by two groups stays one card."""
    name: str
    deck: str
    level: int
    fame: int | None
    """None while nobody read it off the card."""
    boss: bool = False
    away: bool = False
    """Whether the card itself left with another group that shared it."""


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


class Slain(Frozen):
    """A boss that the group killed, and the heroes that fought it."""

    serial: int
    name: str
    level: int
    by: tuple[str, ...]
    """Player of each hero, one entry a hero."""
    heroes: tuple[str, ...] = ()
    """Their labels."""
    counted: bool = True
    """Whether it counted as killed at once, or waits until the dungeon is cleared (AMB-25)."""


class Reward(Frozen):
    """An item that waits for whoever gets it."""

    level: int
    extra_for: tuple[str, ...] = ()
    """Players whose Ranger finds another of the same level."""


class Group(Frozen):
    """Players who crawl together."""

    number: int
    place: str
    rift: int = 0
    token: int = 0
    """The printed level of the place when the crawl began."""
    level: int = 0
    """What the place counted as when the crawl began (AMB-6, second reading)."""
    members: tuple[str, ...]
    dropped: tuple[str, ...] = ()
    """Players who failed while companions went on, or with all of them."""
    fighters: tuple[Fighter, ...] = ()
    items: tuple[Played, ...] = ()
    room: OpenRoom | None = None
    pile: tuple[Passed, ...] = ()
    thrown: tuple[Passed, ...] = ()
    """Rooms laid aside without credit; they go back to their decks when the crawl ends."""
    pending: tuple[tuple[str, str], ...] = ()
    """Effects to remember: room and words."""
    rewards: tuple[Reward, ...] = ()
    slain: tuple[Slain, ...] = ()
    result: Literal["", "cleared", "failed", "joined"] = ""


class Trophy(Frozen):
    """A boss card that a player keeps."""

    name: str
    level: int
    fame: int
    spoils: tuple[str, ...] = ()
    """The other cards of that crawl, which lie beside it and score nothing."""


class Curse(Frozen):
    """A curse in front of a player."""

    name: str
    player: str
    hero: str = ""
    """The hero that it lies on; empty when it lies on the player."""


def fighter_of(group: Group, player: str) -> Fighter | None:
    """The first hero that a player has in play."""
    return next((each for each in group.fighters if each.player == player), None)


def fighting(group: Group) -> tuple[Fighter, ...]:
    """The heroes that take part in the open room."""
    return tuple(each for each in group.fighters if not each.hidden)


def unready(group: Group) -> tuple[str, ...]:
    """Members without a hero in play, who have to play one or fail."""
    return tuple(each for each in group.members if fighter_of(group, each) is None)


def labelled(group: Group, label: str) -> Fighter | None:
    """The hero in play that the table calls so."""
    return next((each for each in group.fighters if each.label == label), None)
