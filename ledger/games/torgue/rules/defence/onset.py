"""An attack of an enemy before it is begun: whom it hits, with what, and every die that it needs."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Skill
from ledger.games.torgue.events.attacks import CrowdCounted, ElementRolled
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.rules.asking import Gives, fall, no, objected, one
from ledger.games.torgue.rules.attacks.elements import Tokens, at_once, element_dice, tokens_of, with_tokens
from ledger.games.torgue.rules.attacks.numbers import Needed, numbers_of
from ledger.games.torgue.rules.enemies.targeting import target_of
from ledger.games.torgue.state import owed
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.figures import enemy_card, keywords, strength
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.targets import order_of_defence, preferred, repeatable, standing


class Onset(Frozen):
    """An attack of an enemy before it is begun."""

    target: str
    value: int
    resist: Skill
    words: tuple[str, ...]
    defenders: tuple[str, ...]
    """The target first."""
    dice: tuple[ElementRolled, ...] = ()
    tokens: Tokens = ()
    """What the elemental dice place."""
    crowd: CrowdCounted | None = None
    numbers: tuple[Needed, ...] = ()
    """Other enemies in an explosion, with the numbers that it has to reach."""


def onset_of(state: Torgue, enemy: Enemy, move: Strike, going: owed.Strike | None) -> Gives[Onset]:
    """Everything that an attack needs before its first fact, asked for one after the other.

    `going` is the Rapid attack that it repeats, None for a new one. Raises Refused `strength-unknown`.
    """
    value, resist = strength(state, enemy), enemy_card(state, enemy.card).resist
    if value is None or resist is None:
        told = f"Nobody typed Strength and Resist of {enemy.card}."
        raise refused("strength-unknown", "TB-145", told, f"enemy-card {one_word(enemy.card)} strength 5 resist melee")
    among = repeatable(state, going) if going else None
    target = yield from target_of(state, enemy.label, move.at, far=move.far, unseen=move.unseen, among=among)
    words = keywords(state, enemy)
    crowd = yield from _counted(words, move.crowd)
    defenders = yield from _defenders(state, enemy.label, target, crowd, move.and_)
    others = _caught(state, target, words)
    each = option(state, "element-die") == "target"
    models = (*defenders, *others)
    dice = yield from element_dice(words, move.element, len(models) if each else 1)
    tokens = tokens_of(words, dice, models, each=each)
    numbers = yield from numbers_of(with_tokens(state, at_once(state, tokens)), others, move.shields)
    return Onset(
        target=target,
        value=value,
        resist=resist,
        words=words,
        defenders=defenders,
        dice=dice,
        tokens=tokens,
        crowd=crowd,
        numbers=numbers,
    )


def _counted(words: tuple[str, ...], given: tuple[str, ...]) -> Gives[CrowdCounted | None]:
    if "crowd-control" not in words:
        return None
    thrown = yield from fall(content.play().crowd, given, "Crowd Control d4?", "crowd")
    return CrowdCounted(thrown=thrown, count=thrown[-1].face, rule="TB-274")


def _caught(state: Torgue, target: str, words: tuple[str, ...]) -> tuple[str, ...]:
    """Enemies in the zone of the target whom an explosion takes with it, the attacker included (AMB-59)."""
    zone = state.hunters[target].zone
    if "explosive" not in words or option(state, "enemy-explosive") == "spared":
        return ()
    return tuple(each.label for each in state.enemies.values() if zone and each.zone == zone)


def _defenders(
    state: Torgue, label: str, target: str, crowd: CrowdCounted | None, named: tuple[str, ...]
) -> Gives[tuple[str, ...]]:
    """The target first; with Explosive all in its zone, with Crowd Control as many as the d4 says (AMB-58)."""
    zone = state.hunters[target].zone
    there = tuple(who for who in standing(state) if who != target and _stands_in(state, who, zone))
    if "explosive" in keywords(state, state.enemies[label]):
        return (target, *order_of_defence(state, label, there))
    if crowd is None:
        return (target,)
    chosen = tuple(one(state, each).name for each in named)
    more = yield from _crowd(state, label, there, crowd.count - 1, chosen)
    return (target, *more)


def _stands_in(state: Torgue, who: str, zone: str) -> bool:
    """Whether an area reaches a Vault Hunter; its Sidekick counts only where the table says so (AMB-54)."""
    friend = state.hunters[who].sidekick
    through = friend is not None and friend.zone == zone and option(state, "sidekick-area") == "owner"
    return bool(zone) and (state.hunters[who].zone == zone or through)


def _crowd(
    state: Torgue, label: str, there: tuple[str, ...], count: int, named: tuple[str, ...]
) -> Gives[tuple[str, ...]]:
    """So many of those, by the targeting priorities; equals, or all of them, are chosen by the players (TB-274)."""
    left, found = list(there), list[str]()
    while left and len(found) < count:
        free = option(state, "crowd-enemy") == "choice"
        first = tuple(left) if free else preferred(state, label, tuple(left))
        room = count - len(found)
        taken = first if len(first) <= room else tuple(each for each in named if each in first)[:room]
        if len(taken) < min(room, len(first)):
            yield Asking(field="and_", asks=f"Crowd Control hits {room} of {', '.join(first)}?")
        found += taken
        left = [each for each in left if each not in taken]
    yield from objected(tuple(_uncrowded(named, tuple(found))))
    return tuple(found)


def _uncrowded(named: tuple[str, ...], found: tuple[str, ...]) -> Iterator[Objection]:
    for each in named:
        if each not in found:
            told = f"Crowd Control does not hit {each}."
            yield no("crowd-other", "TB-274", told, f"and {' '.join(map(one_word, found))}" if found else "nobody else")
