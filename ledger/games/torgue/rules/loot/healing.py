"""Health: wounds heal, and elemental tokens go."""

from __future__ import annotations

from collections import Counter
from typing import cast, get_args

from ledger.core.model import Asking, refused
from ledger.core.wording import counted
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.events.loot import LootSpent
from ledger.games.torgue.moves.loot import Spend
from ledger.games.torgue.rules.asking import Gives, Objections, Unfolds, no, objected
from ledger.games.torgue.rules.defence.passing import mended
from ledger.games.torgue.rules.effects import removed
from ledger.games.torgue.state.figures import skill
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter, Loot, effect
from ledger.games.torgue.state.tokens import Token, TokenWord, same, wounded

EFFECTS: tuple[str, ...] = get_args(Effect)


class Cure:
    """What the points are used for: wounded tokens, and elemental tokens."""

    def __init__(self, tokens: tuple[Token, ...] = (), effects: tuple[Effect, ...] = ()) -> None:
        self.tokens = tokens
        self.effects = effects

    @property
    def count(self) -> int:
        """Points that it takes."""
        return len(self.tokens) + len(self.effects)


def health(state: Torgue, held: Hunter, loot: Loot, move: Spend) -> Unfolds:
    """Heals 1 and the Medical Skill; a point may take away an elemental token instead (TB-071, TB-072)."""
    words = tuple(each for each in move.heal if each not in EFFECTS)
    off = (*move.off, *(each for each in move.heal if each in EFFECTS))
    yield from objected(tuple(_unhealed(held, wounds=bool(words) or not off)))
    points = max(0, 1 + skill(state, held.name, "medical"))
    cure = yield from _cure(held, cast("tuple[TokenWord, ...]", words), cast("tuple[Effect, ...]", off), points)
    if cure.count > points:
        told = f"That takes {cure.count} of {counted(points, 'point')}."
        yield no("points-short", "TB-072", told, f"{points} in all")
    use = counted(points, "point")
    state = yield LootSpent(who=held.name, loot=loot, use=use, points=points, rule="TB-071")
    ids = tuple(cast("TokenWord", each.id) for each in cure.tokens)
    state = yield from mended(state, held, len(ids), ids, "TB-071")
    for name, count in Counter(cure.effects).items():
        state = yield from removed(state, held.name, name, "Health", "TB-072", count=count)
    return state


def _unhealed(held: Hunter, *, wounds: bool) -> Objections:
    """Only models in the Arena are healed, and none that fights for its life (TB-122, TB-128)."""
    if held.stands == "out":
        yield no("hunter-out", "TB-122", f"{held.name} is out of the Arena.", "respawn it")
    elif held.stands == "peril" and wounds:
        yield no("peril-heals", "TB-128", f"{held.name} fights for its life.", "first the fight")


def _cure(held: Hunter, words: tuple[TokenWord, ...], off: tuple[Effect, ...], points: int) -> Gives[Cure]:
    if words or off:
        tokens = yield from _tokens(held, words)
        yield from objected(_lasting(off))
        return Cure(tokens, _effects(held, off))
    tokens = tuple(each for each in held.tokens if wounded(each))
    found = tuple(name for name, count in held.effects.items() if content.element_of(name) for _ in range(count))
    if not tokens and not found:
        yield no("health-idle", "TB-071", f"{held.name} has nothing to heal.", "keep it")
    if len(tokens) + len(found) <= points:
        return Cure(tokens, found)
    if tokens and (found or not same(tokens)):
        yield Asking(field="heal", asks=f"{counted(points, 'point')}: which of {_told(tokens, found)}?")
    if len(set(found)) > 1:
        yield Asking(field="off", asks=f"{counted(points, 'point')}: which of {_told((), found)}?")
    return Cure(tokens[:points], found[:points] if not tokens else ())


def _told(tokens: tuple[Token, ...], found: tuple[Effect, ...]) -> str:
    kinds = (f"{name} ({count})" if count > 1 else name for name, count in Counter(found).items())
    return ", ".join((*(f"{each.id} {each.printed}" for each in tokens), *kinds))


def _tokens(held: Hunter, words: tuple[TokenWord, ...]) -> Gives[tuple[Token, ...]]:
    """The wounded tokens that are named by letter, or by a colour, printed or present, each once."""
    left = [each for each in held.tokens if wounded(each)]
    chosen: list[Token] = []
    for word in words:
        found = tuple(each for each in left if word in (each.id, each.colour, each.printed))
        if not found:
            told = ", ".join(f"{each.id} {each.printed}" for each in left) or "none is left"
            raise refused("token-unwounded", "TB-121", f"Token {word} of {held.name} is not wounded.", told)
        if not same(found):
            yield Asking(field="heal", asks=f"Which: {_told(found, ())}?")
        chosen.append(found[0])
        left.remove(found[0])
    return tuple(chosen)


def _lasting(words: tuple[Effect, ...]) -> Objections:
    for word in words:
        if content.element_of(word) is None:
            yield no("effect-lasting", "TB-072", f"{word.capitalize()} is no elemental token.", "an elemental one")


def _effects(held: Hunter, words: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effect tokens that are named; raises Refused `effect-missing` where there are fewer."""
    for name, count in Counter(words).items():
        if count > effect(held, name):
            told = f"{held.name} has {effect(held, name)} {name}."
            raise refused("effect-missing", "TB-072", told, ", ".join(held.effects) or "heal wounds")
    return words
