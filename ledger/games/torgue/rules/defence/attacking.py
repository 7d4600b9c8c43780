"""An enemy attacks, and the first defence may stand in the same line."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.torgue.events.attacks import FumbleSettled
from ledger.games.torgue.events.defence import StrikeWent
from ledger.games.torgue.events.enemies import EnemyActed
from ledger.games.torgue.moves.enemies import Strike
from ledger.games.torgue.rules.asking import Unfolds, foe, objected, one
from ledger.games.torgue.rules.attacks.elements import Tokens, at_once, lay
from ledger.games.torgue.rules.attacks.felling import Cause, struck
from ledger.games.torgue.rules.attacks.numbers import rolled
from ledger.games.torgue.rules.defence.defending import Line, added, carried_out, prepared
from ledger.games.torgue.rules.defence.onset import Onset, onset_of
from ledger.games.torgue.rules.defence.striking import goes_on, strike
from ledger.games.torgue.rules.defence.windows import fighting, shut
from ledger.games.torgue.rules.enemies.targeting import acts_now, fumbles, not_now
from ledger.games.torgue.state.cards import number
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.figures import keywords
from ledger.games.torgue.state.game import Torgue, place_of
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()


@decides(Strike)
def strike_at(state: Torgue, move: Strike) -> Decision[Torgue]:
    enemy = foe(state, move.enemy)
    going = state.strike if state.strike and state.strike.by == enemy.label else None
    if going is None or not going.defenders:
        repeats = going if going and going.left else None
        if repeats is None:
            yield from objected(tuple(not_now(state, enemy.label, "attack")))
            yield from objected(tuple(() if fumbles(state, enemy.label) else fighting(state)))
        onset = yield from onset_of(state, enemy, move, repeats)
        state = yield from (_again(state, onset) if repeats else _begun(state, enemy, onset))
    if move.token or move.dice or (going and going.defenders):
        state = yield from _defended(state, move)
    yield from goes_on(state)


def _begun(state: Torgue, enemy: Enemy, onset: Onset) -> Unfolds:
    """The attack as facts: the order is used, elements are placed, everybody concerned owes a defence.

    A fumble effect interrupts, so that [RE]actions that are open stay open; else the enemies go on.
    """
    label = enemy.label
    if fumbles(state, label):
        state = yield FumbleSettled(enemy=label, how="it attacks", rule="TB-054")
    else:
        acts = acts_now(state, label)
        state = yield from shut(state)
        if acts:
            state = yield EnemyActed(enemy=label, what="attack", rule="TB-149")
    repeats = number(onset.words, "rapid")
    state = yield from strike(
        state,
        by=label,
        strength=onset.value,
        resist=onset.resist,
        keywords=onset.words,
        defenders=onset.defenders,
        placed=_later(state, onset),
        left=max(0, repeats - int(option(state, "rapid") == "total")),
        rule="TB-149",
    )
    return (yield from _struck(state, onset))


def _again(state: Torgue, onset: Onset) -> Unfolds:
    """The next repeat of Rapid: the same attack, perhaps another target (TB-258, AMB-35)."""
    going = state.strike
    if going is None:
        return state
    zone = place_of(state, onset.target)
    state = yield StrikeWent(
        left=going.left - 1,
        defenders=onset.defenders,
        target=onset.target,
        zone=zone,
        placed=_later(state, onset),
        rule="TB-258",
    )
    return (yield from _struck(state, onset))


def _later(state: Torgue, onset: Onset) -> Tokens:
    """Tokens that act only after the attack which places them (AMB-27)."""
    soon = at_once(state, onset.tokens)
    return tuple(each for each in onset.tokens if each not in soon)


def _struck(state: Torgue, onset: Onset) -> Unfolds:
    """Dice as facts, elemental tokens before any defence, and other enemies in an explosion (TB-264, TB-275)."""
    if onset.crowd:
        state = yield onset.crowd
    for die in onset.dice:
        state = yield die
    state = yield from lay(state, at_once(state, onset.tokens))
    state = yield from rolled(state, onset.numbers)
    for each in onset.numbers:
        if onset.value >= each.value and each.enemy in state.enemies:
            state = yield from _caught_out(state, each.enemy, onset.words)
    enemies = tuple(each.enemy for each in onset.numbers)
    return (yield from lay(state, (each for each in _later(state, onset) if each[0] in enemies)))


def _caught_out(state: Torgue, label: str, words: tuple[str, ...]) -> Unfolds:
    """Another enemy is hit by the explosion, with all that adds wounds (TB-171, TB-275)."""
    enemy = state.enemies[label]
    more = sum(by for _, by in added(words, keywords(state, enemy), slagged=bool(enemy.effects.get("slag"))))
    return (yield from struck(state, label, 1 + more, Cause("an explosion"), "TB-275"))


def _defended(state: Torgue, move: Strike) -> Unfolds:
    """The first defender's own roll, which the same line may hold."""
    going = state.strike
    if going is None or not going.defenders:
        return state
    named = one(state, move.at).name if move.at else going.defenders[0]
    who = named if named in going.defenders else going.defenders[0]
    line = Line(token=move.token, dice=move.dice, hurt=move.hurt, skill=move.skill, extra=move.extra)
    made = yield from prepared(state, going, who, line)
    return (yield from carried_out(state, going, made))
