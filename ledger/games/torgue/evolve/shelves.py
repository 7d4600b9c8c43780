"""Where a fact puts things: one small change of a Vault Hunter, an enemy, a zone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ledger.core.frozen import Roster
from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.hunters import Hunter, Loot, Worn
from ledger.games.torgue.state.tokens import Token
from ledger.games.torgue.state.zones import Zone


def hunter(state: Torgue, who: str, **changes: Any) -> Torgue:
    """The state with a Vault Hunter changed; nobody of that name changes nothing."""
    held = state.hunters.get(who)
    return state.but(hunters=state.hunters.put(who, held.but(**changes))) if held else state


def everybody(state: Torgue, **changes: Any) -> Torgue:
    """The state with every Vault Hunter changed alike."""
    for who in state.hunters:
        state = hunter(state, who, **changes)
    return state


def enemy(state: Torgue, label: str, **changes: Any) -> Torgue:
    """The state with an enemy changed."""
    held = state.enemies.get(label)
    return state.but(enemies=state.enemies.put(label, held.but(**changes))) if held else state


def zone(state: Torgue, name: str) -> Zone:
    """A zone; one that nobody entered is empty."""
    return state.zones.get(name, Zone(name=name))


def rezoned(state: Torgue, name: str, **changes: Any) -> Torgue:
    """The state with a zone changed."""
    return state.but(zones=state.zones.put(name, zone(state, name).but(**changes)))


def token(state: Torgue, who: str, id: str, **changes: Any) -> Torgue:  # noqa: A002  the field's own word
    """The state with one token of a Vault Hunter changed, wherever it lies."""
    held = state.hunters.get(who)
    if held is None:
        return state
    friend = held.sidekick
    return hunter(
        state,
        who,
        tokens=_one(held.tokens, id, changes),
        sidekick=friend.but(tokens=_one(friend.tokens, id, changes)) if friend else None,
        equipped=tuple(_on_card(each, id, changes) for each in held.equipped),
    )


def _one(tokens: tuple[Token, ...], id: str, changes: dict[str, Any]) -> tuple[Token, ...]:  # noqa: A002  the field's own word
    return tuple(each.but(**changes) if each.id == id else each for each in tokens)


def _on_card(worn: Worn, id: str, changes: dict[str, Any]) -> Worn:  # noqa: A002  the field's own word
    runner = worn.runner
    if runner and runner.id == id:
        return worn.but(runner=runner.but(**changes))
    return worn.but(shields=_one(worn.shields, id, changes)) if worn.shields else worn


def worn(state: Torgue, who: str, card: str, **changes: Any) -> Torgue:
    """The state with one card of a Vault Hunter changed, equipped or stored."""
    held = state.hunters.get(who)
    if held is None:
        return state
    return hunter(
        state,
        who,
        equipped=tuple(each.but(**changes) if each.card == card else each for each in held.equipped),
        inventory=tuple(each.but(**changes) if each.card == card else each for each in held.inventory),
    )


def without(cards: tuple[Worn, ...], name: str) -> tuple[Worn, ...]:
    """The cards without the first of that name."""
    at = next((n for n, each in enumerate(cards) if each.card == name), None)
    return cards if at is None else cards[:at] + cards[at + 1 :]


def less(tokens: tuple[Loot, ...], gone: Iterable[Loot]) -> tuple[Loot, ...]:
    """The tokens without these, each once."""
    left = list(tokens)
    for each in gone:
        if each in left:
            left.remove(each)
    return tuple(left)


def bagged(state: Torgue, tokens: Iterable[Loot]) -> Torgue:
    """The state with these tokens in the bag."""
    bag = state.bag
    for each in tokens:
        bag = bag.put(each, bag.get(each, 0) + 1)
    return state.but(bag=bag)


def unbagged(state: Torgue, loot: Loot) -> Torgue:
    """The state with one such token out of the bag."""
    count = state.bag.get(loot, 0)
    if not count:
        return state
    return state.but(bag=state.bag.put(loot, count - 1) if count > 1 else state.bag.drop(loot))


def marked(effects: Roster[Effect, int], name: Effect, count: int) -> Roster[Effect, int]:
    """The effect tokens with so many of one kind."""
    return effects.put(name, count) if count else effects.drop(name)


def afflicted(state: Torgue, model: str, effect: Effect, count: int) -> Torgue:
    """The state with so many tokens of an effect on a model."""
    if model in state.enemies:
        return enemy(state, model, effects=marked(state.enemies[model].effects, effect, count))
    who = owner(state, model)
    return hunter(state, who, effects=marked(state.hunters[who].effects, effect, count)) if who else state


def placed(state: Torgue, model: str, where: str) -> Torgue:
    """The state with a model in a zone."""
    if model in state.enemies:
        return enemy(state, model, zone=where)
    if model in state.hunters:
        return hunter(state, model, zone=where)
    who = owner(state, model)
    friend = state.hunters[who].sidekick if who else None
    return hunter(state, who, sidekick=friend.but(zone=where)) if friend else state


def loaded(held: Hunter) -> Hunter:
    """A Vault Hunter whose equipped cards are all Ready."""
    return held.but(equipped=tuple(each.but(ready=True) for each in held.equipped))


def recharged(held: Hunter) -> Hunter:
    """A Vault Hunter whose Shield tokens are all Ready."""
    return held.but(
        equipped=tuple(
            each.but(shields=tuple(one.but(ready=True) for one in each.shields)) if each.shields else each
            for each in held.equipped
        )
    )


def healed(held: Hunter) -> Hunter:
    """A Vault Hunter whose wounded tokens are in their printed colours."""
    return held.but(tokens=tuple(each.but(colour=each.printed) for each in held.tokens))


def rested(held: Hunter) -> Hunter:
    """A Vault Hunter in the Arena with every token Ready and in its printed colour, and no effect on it."""
    friend = held.sidekick
    fresh = recharged(healed(held))
    return fresh.but(
        tokens=tuple(each.but(ready=True) for each in fresh.tokens),
        sidekick=friend.but(tokens=tuple(each.but(ready=True) for each in friend.tokens)) if friend else None,
        equipped=tuple(
            each.but(runner=each.runner.but(ready=True)) if each.runner else each for each in fresh.equipped
        ),
        effects=Roster(),
        stands="in",
    )


def restocked(held: Hunter) -> Hunter:
    """A Vault Hunter whose stored cards are Ready, too, with their Shield tokens."""
    return held.but(
        inventory=tuple(
            each.but(ready=True, shields=tuple(one.but(ready=True) for one in each.shields)) for each in held.inventory
        )
    )
