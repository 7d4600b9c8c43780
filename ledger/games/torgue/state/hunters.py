"""Vault Hunters: their tokens, gear, Loot, levels, and what happened to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.games.torgue.content.rows import Effect, LootKind
from ledger.games.torgue.state.tokens import Token, ready

Stands: TypeAlias = Literal["in", "peril", "out"]
"""In play, about to be taken out (Fight for Your Life), taken out."""
Back: TypeAlias = Literal["card", "resale", "plain"]


class Loot(Frozen):
    """One Loot token with what its back shows; `value` is the resale value in dollars."""

    kind: LootKind
    back: Back = "plain"
    value: int = 0


class Worn(Frozen):
    """One card of Gear, equipped or stored, with its own state."""

    card: str
    ready: bool = True
    """False is Out of Ammo, or otherwise Exhausted."""
    shields: tuple[Token, ...] = ()
    runner: Token | None = None
    """Its Run and Gun token."""


class Sidekick(Frozen):
    """A model that acts with its owner's tokens, or with its own."""

    name: str
    zone: str = ""
    tokens: tuple[Token, ...] = ()


class Hunter(Frozen):
    """A Vault Hunter."""

    name: str
    player: str
    tokens: tuple[Token, ...] = ()
    equipped: tuple[Worn, ...] = ()
    inventory: tuple[Worn, ...] = ()
    sidekick: Sidekick | None = None
    zone: str = ""
    stands: Stands = "in"
    fell: str = ""
    """The zone in which it was taken out; it says who saw it (TB-173)."""
    effects: Roster[Effect, int] = Roster()
    loot: tuple[Loot, ...] = ()
    cash: int = 0
    """Cash tokens that are no Loot."""
    locked: tuple[Loot, ...] = ()
    """Loot of the scenario, which its hunt cannot use."""
    objects: tuple[str, ...] = ()
    """Objective tokens that it carries."""
    trees: tuple[str, ...] = ()
    tree: str = ""
    slots: tuple[str, ...] = ()
    """Filled slots of the Skill Tree, in the order of filling."""
    unspent: int = 0
    """Levels that no slot was filled for."""
    favorite: str = ""
    activated: bool = False
    """Whether it was activated this round."""
    kills: tuple[str, ...] = ()
    """How it took out enemies in this activation, by the Skill of each attack."""
    thrown: int = 0
    """Grenade attacks of this phase."""
    fumbles: int = 0
    """Fumbles of this phase."""
    fumbled: tuple[str, ...] = ()
    """The actions of those fumbles, as far as they were attacks."""
    passed: bool = False
    """Whether it passed in vending since somebody bought."""


def has(hunter: Hunter, card: str) -> Worn | None:
    """The equipped card of that name."""
    return next((each for each in hunter.equipped if each.card == card), None)


def stored(hunter: Hunter, card: str) -> Worn | None:
    """The card of that name in the Inventory."""
    return next((each for each in hunter.inventory if each.card == card), None)


def token(hunter: Hunter, id: str) -> Token | None:  # noqa: A002  the field's own word
    """A token by its letter, wherever it lies."""
    return next((each for each in every_token(hunter) if each.id == id), None)


def shields(hunter: Hunter) -> tuple[Token, ...]:
    """The Shield tokens on equipped cards."""
    return tuple(each for worn in hunter.equipped for each in worn.shields)


def runners(hunter: Hunter) -> tuple[tuple[str, Token], ...]:
    """Run and Gun tokens with their weapons."""
    return tuple((worn.card, worn.runner) for worn in hunter.equipped if worn.runner)


def every_token(hunter: Hunter) -> Iterator[Token]:
    """All tokens of a Vault Hunter: its own, its Sidekick's, its Shields', its weapons'."""
    yield from hunter.tokens
    yield from hunter.sidekick.tokens if hunter.sidekick else ()
    yield from shields(hunter)
    yield from (each for _, each in runners(hunter))


def effect(hunter: Hunter, name: Effect) -> int:
    """How many tokens of an effect it has."""
    return hunter.effects.get(name, 0)


def can_react(hunter: Hunter) -> bool:
    """Whether a Ready token is left for a [RE]action (TB-174, TB-276)."""
    return bool(ready(hunter.tokens)) or any(each.ready for _, each in runners(hunter))


def held(hunter: Hunter, kind: LootKind) -> tuple[Loot, ...]:
    """The Loot tokens of a kind on its card."""
    return tuple(each for each in hunter.loot if each.kind == kind)


def exhausted(hunter: Hunter) -> tuple[Token, ...]:
    """Exhausted tokens that refresh at the end of a round: no Shield token among them (TB-113, TB-136, TB-259)."""
    shield = {each.id for each in shields(hunter)}
    return tuple(each for each in every_token(hunter) if not each.ready and each.id not in shield)


def refreshes(hunter: Hunter) -> int:
    """How many of them refresh: one fewer for each Stun token (TB-260)."""
    return max(0, len(exhausted(hunter)) - effect(hunter, "stun"))


def chooses(hunter: Hunter) -> bool:
    """Whether Stun leaves a choice which of them refresh."""
    left = exhausted(hunter)
    kinds = {(each.id.rstrip("0123456789") in "kw" and each.id[0], each.printed, each.colour) for each in left}
    return 0 < refreshes(hunter) < len(left) and len(kinds) > 1


def level(hunter: Hunter) -> int:
    """Levels gained so far."""
    return len(hunter.slots) + hunter.unspent
