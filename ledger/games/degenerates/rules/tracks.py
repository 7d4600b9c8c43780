"""Numbers of adventurers: gold, XP, Luck, Wounds; every gain and loss with its cap."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event, Objection, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.adventurers import (
    DamageStopped,
    GoldGained,
    GoldSpent,
    LuckGained,
    LuckLost,
    WoundsKept,
    WoundsRemoved,
    WoundsSuffered,
    XpGained,
    XpLost,
)
from ledger.games.degenerates.rules.asking import Unfolds, no, one
from ledger.games.degenerates.state.attributes import bonus, hp, luck_cap
from ledger.games.degenerates.state.game import Degenerates


def gold_gained(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-096") -> Event:
    """Gold up to its cap; the rest is lost (DD-096)."""
    was = one(state, who).gold
    return GoldGained(who=who, was=was, now=min(content.play().caps.gold, was + by), by=by, why=why, rule=rule)


def gold_spent(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-097") -> Event:
    """Gold down to nothing."""
    was = one(state, who).gold
    return GoldSpent(who=who, was=was, now=max(0, was - by), why=why, rule=rule)


def xp_gained(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-099") -> Event:
    """XP up to its cap; the rest is lost (DD-099)."""
    was = one(state, who).xp
    return XpGained(who=who, was=was, now=min(content.play().caps.xp, was + by), by=by, why=why, rule=rule)


def xp_lost(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-099") -> Event:
    """XP down to nothing."""
    was = one(state, who).xp
    return XpLost(who=who, was=was, now=max(0, was - by), why=why, rule=rule)


def luck_gained(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-093") -> Event:
    """Luck up to the current MAG; the rest is lost (DD-093)."""
    was = one(state, who).luck
    now = max(was, min(luck_cap(state, who), was + by))
    return LuckGained(who=who, was=was, now=now, by=by, why=why, rule=rule)


def luck_lost(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-092") -> Event:
    """Luck down to nothing."""
    was = one(state, who).luck
    return LuckLost(who=who, was=was, now=max(0, was - by), why=why, rule=rule)


def wounded(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-103") -> Unfolds:
    """Wounds, at most up to the hit points; a Defeated adventurer takes none (DD-103, DD-104)."""
    if who not in state.adventurers:
        return state
    held, most = one(state, who), hp(state, who)
    if held.defeated:
        return (yield DamageStopped(who=who, why="Defeated already", rule="DD-104"))
    if by <= 0:
        return (yield DamageStopped(who=who, why=why, rule=rule))
    now = min(most, held.wounds + by)
    return (yield WoundsSuffered(who=who, was=held.wounds, now=now, hp=most, by=by, why=why, rule=rule))


def damaged(state: Degenerates, who: str, by: int, why: str, *, piercing: bool, rule: str = "DD-107") -> Unfolds:
    """Damage, less ARM unless it is Piercing (DD-107)."""
    armor = 0 if piercing else bonus(state, who, "arm")
    return (yield from wounded(state, who, max(0, by - armor), why, rule))


def healed(state: Degenerates, who: str, by: int, why: str, rule: str = "DD-103") -> Unfolds:
    """Wounds removed, down to none."""
    was = one(state, who).wounds
    now = max(0, was - by)
    if now == was:
        return (yield WoundsKept(who=who, why=why, rule=rule))
    return (yield WoundsRemoved(who=who, was=was, now=now, why=why, rule=rule))


def shares(
    state: Degenerates,
    pay: tuple[tuple[str, int], ...],
    members: tuple[str, ...],
    price: int,
    rule: str,
    *,
    first: str = "",
) -> tuple[dict[str, int], tuple[Objection, ...]]:
    """Who pays what of a price: as typed, else the first named as far as the purse goes, then the others.

    Raises Refused `payer-elsewhere` for somebody who is not there.
    """
    for name, _ in pay:
        if name not in members:
            raise refused("payer-elsewhere", rule, f"{name} is not in the party.", ", ".join(members))
    if pay:
        given = dict(pay)
        return given, tuple(_wrong(state, given, price, rule))
    given, left = {}, price
    order = dict.fromkeys((first, *members) if first in members else members)
    for who in order:
        given[who] = min(left, one(state, who).gold)
        left -= given[who]
    short = (no("gold-short", rule, f"{price} gold is needed, {price - left} is there.", "later"),)
    return given, short if left else ()


def even_shares(state: Degenerates, members: tuple[str, ...], each: int) -> tuple[tuple[str, int], ...]:
    """Everybody pays for themselves; who cannot is helped by who can; empty where all gold is too little."""
    purse = {who: one(state, who).gold for who in members}
    given = {who: min(each, purse[who]) for who in members}
    missing = each * len(members) - sum(given.values())
    for who in members:
        more = min(missing, purse[who] - given[who])
        given[who] += more
        missing -= more
    return () if missing else tuple(given.items())


def _wrong(state: Degenerates, given: dict[str, int], price: int, rule: str) -> Iterator[Objection]:
    for who, part in given.items():
        if part > one(state, who).gold:
            yield no("gold-short", rule, f"{who} has {one(state, who).gold} gold, not {part}.", "another share")
    if sum(given.values()) != price:
        yield no("price-wrong", rule, f"The price is {price}, not {sum(given.values())}.", "other shares")


def paid(state: Degenerates, given: dict[str, int], why: str, rule: str) -> Unfolds:
    """Everybody pays their share."""
    for who, part in given.items():
        if part:
            state = yield gold_spent(state, who, part, why, rule)
    return state
