"""Elemental dice of an attack, and the tokens that they place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.events.attacks import ElementRolled
from ledger.games.torgue.rules.asking import Gives, Unfolds, fall
from ledger.games.torgue.rules.effects import placed
from ledger.games.torgue.state.cards import number
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option

Tokens: TypeAlias = tuple[tuple[str, Effect, int], ...]
"""(model, token, how many): what the elemental dice of an attack place."""
ALWAYS_AT_ONCE = ("shock", "radiation")
"""Elements whose own text says that they act on the attack that places them."""


def element_dice(words: tuple[str, ...], given: tuple[str, ...], times: int = 1) -> Gives[tuple[ElementRolled, ...]]:
    """One d4 an element of the attack; a crit places the token, with Surge a 3 as well (TB-262, TB-264)."""
    names = [each.partition(":")[0] for each in words if content.element(each.partition(":")[0])] * times
    if not names:
        return ()
    row = content.play().element
    thrown = yield from fall(row.sides, given, f"d{row.sides} for {', '.join(names)}?", "element", len(names))
    low = row.surge if "surge" in words else row.crit
    return tuple(
        ElementRolled(element=name, thrown=(die,), placed=die.face >= low, rule="TB-264")
        for name, die in zip(names, thrown, strict=True)
    )


def tokens_of(
    words: tuple[str, ...], dice: tuple[ElementRolled, ...], models: tuple[str, ...], *, each: bool
) -> Tokens:
    """What these dice place: every token on every model, or with one die an element and model, row by row (AMB-26)."""
    found: list[tuple[str, Effect, int]] = []
    kinds = len(dice) // max(1, len(models)) if each else len(dice)
    for n, die in enumerate(dice):
        row = content.element(die.element)
        if row and die.placed:
            count = max(1, number(words, die.element)) if row.counts else 1
            found += [(model, row.token, count) for model in ((models[n // kinds],) if each else models)]
    return tuple(found)


def at_once(state: Torgue, tokens: Tokens) -> Tokens:
    """Those that act on the attack that places them (AMB-27)."""
    if option(state, "token-acts") == "at-once":
        return tokens
    return tuple(each for each in tokens if each[1] in ALWAYS_AT_ONCE)


def with_tokens(state: Torgue, tokens: Tokens) -> Torgue:
    """How enemies will stand with these tokens: Shock has taken their shields down (TB-270)."""
    for label, token, count in tokens:
        enemy = state.enemies.get(label)
        if enemy is None:
            continue
        down = token == "shock" and enemy.shield == "ready"  # noqa: S105  a token of the game
        marked = enemy.but(
            effects=enemy.effects.put(token, enemy.effects.get(token, 0) + count),
            shield="spent" if down else enemy.shield,
        )
        state = state.but(enemies=state.enemies.put(label, marked))
    return state


def lay(state: Torgue, tokens: Iterable[tuple[str, Effect, int]]) -> Unfolds:
    """The tokens come onto the models that are still there."""
    for model, token, count in tokens:
        if model in state.enemies or model in state.hunters:
            state = yield from placed(state, model, token, count, "TB-264")
    return state
