"""The number that an attack has to reach: a Ready shield's die, else Defense; that of a barrel is printed."""

from __future__ import annotations

from ledger.core import dice as notation
from ledger.core.dice import Dice, Die
from ledger.core.frozen import Frozen
from ledger.core.model import Asking, Cast, refused
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.events.attacks import EnemyShieldRolled
from ledger.games.torgue.rules.asking import Gives, Unfolds
from ledger.games.torgue.state.figures import defense, enemy_card, shield_bonus
from ledger.games.torgue.state.game import Torgue


class Needed(Frozen):
    """What has to be reached, and the shield die where it says so."""

    enemy: str
    value: int
    thrown: tuple[Die, ...] = ()
    plus: int = 0


def numbers_of(state: Torgue, labels: tuple[str, ...], words: tuple[str, ...]) -> Gives[tuple[Needed, ...]]:
    """The number of each target in order; `words` are the shield dice of those with a Ready shield (TB-181, TB-183).

    Raises Refused `dice-count` for too few or too many dice, `defense-unknown` where nobody typed a Defense.
    """
    shielded = [label for label in labels if label in state.enemies and state.enemies[label].shield == "ready"]
    if shielded and not words:
        dice = [sides_of(state, label) for label in shielded]
        told = ", ".join(f"d{sides} of {label}" for sides, label in zip(dice, shielded, strict=True))
        chance = Cast(dice=f"{len(dice)}d{dice[0]}") if len(set(dice)) == 1 else None
        yield Asking(field="shields", asks=f"Shield dice: {told}?", chance=chance)
    if len(words) != len(shielded):
        told = f"{len(shielded)} shield dice are rolled, {len(words)} given."
        raise refused("dice-count", "TB-181", told, "sh and one die for each Ready shield")
    left = iter(words)
    return tuple(_one(state, label, next(left) if label in shielded else "") for label in labels)


def sides_of(state: Torgue, label: str) -> int:
    """Sides of the shield die of an enemy."""
    return content.colour(enemy_card(state, state.enemies[label].card).shield or "red").sides


def _one(state: Torgue, label: str, word: str) -> Needed:
    if label not in state.enemies:
        return Needed(enemy=label, value=content.play().barrel.defense)
    enemy = state.enemies[label]
    if word:
        thrown = notation.throw(Dice(count=1, sides=sides_of(state, label)), (word,))
        plus = shield_bonus(state, enemy)
        return Needed(enemy=label, value=thrown.total + plus, thrown=thrown.dice, plus=plus)
    value = defense(state, enemy)
    if value is None:
        told = f"Nobody typed the Defense of {enemy.card}."
        raise refused("defense-unknown", "TB-145", told, f"enemy-card {one_word(enemy.card)} defense 6")
    return Needed(enemy=label, value=value)


def rolled(state: Torgue, numbers: tuple[Needed, ...]) -> Unfolds:
    """The shield dice as facts."""
    for each in numbers:
        if each.thrown:
            die = sides_of(state, each.enemy)
            state = yield EnemyShieldRolled(
                enemy=each.enemy, thrown=each.thrown, plus=each.plus, value=each.value, die=die, rule="TB-181"
            )
    return state
