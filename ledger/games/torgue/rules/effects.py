"""Effect tokens, shields and ammunition: what several causes do alike."""

from __future__ import annotations

from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.events.attacks import (
    EffectPlaced,
    EffectRemoved,
    EnemyShieldRecharged,
    EnemyShieldSpent,
    GearEmptied,
    GearReloaded,
)
from ledger.games.torgue.events.defence import ShieldsRecharged, ShieldTokenSpent
from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.hunters import effect, shields
from ledger.games.torgue.state.tokens import ready

SHOCK: Effect = "shock"
LOADED = ("weapon", "grenade")


def on(state: Torgue, model: str, name: Effect) -> int:
    """How many tokens of an effect lie on a model."""
    held = state.enemies[model].effects if model in state.enemies else state.hunters[owner(state, model)].effects
    return held.get(name, 0)


def placed(state: Torgue, model: str, name: Effect, count: int, rule: str) -> Unfolds:
    """Effect tokens come onto a model; Shock takes its shields down at once (TB-270)."""
    was = on(state, model, name)
    state = yield EffectPlaced(model=model, effect=name, was=was, now=was + count, rule=rule)
    return (yield from shorted(state, model)) if name == SHOCK else state


def removed(state: Torgue, model: str, name: Effect, why: str, rule: str, *, count: int = 99) -> Unfolds:
    """Effect tokens leave a model: so many, or all; none there is no fact."""
    was = on(state, model, name)
    if not was:
        return state
    now = max(0, was - count)
    return (yield EffectRemoved(model=model, effect=name, was=was, now=now, why=why, rule=rule))


def shorted(state: Torgue, model: str) -> Unfolds:
    """All shields of a model go down."""
    if model in state.enemies:
        if state.enemies[model].shield == "ready":
            state = yield EnemyShieldSpent(enemy=model, rule="TB-270")
        return state
    for each in ready(shields(state.hunters[owner(state, model)])):
        state = yield ShieldTokenSpent(who=owner(state, model), token=each.id, rule="TB-270")
    return state


def recharged(state: Torgue, model: str, why: str, rule: str) -> Unfolds:
    """The shields of a model come up again, unless a Shock token forbids it (TB-113, TB-270)."""
    if on(state, model, SHOCK):
        return state
    if model in state.enemies:
        spent = state.enemies[model].shield == "spent"
        return (yield EnemyShieldRecharged(enemy=model, rule=rule)) if spent else state
    held = state.hunters[owner(state, model)]
    if all(each.ready for each in shields(held)) or effect(held, SHOCK):
        return state
    return (yield ShieldsRecharged(who=held.name, why=why, rule=rule))


def reloaded(state: Torgue, who: str, why: str, rule: str) -> Unfolds:
    """Every empty gun and grenade that a Vault Hunter has equipped is Ready again (TB-073, TB-102)."""
    for worn in state.hunters[who].equipped:
        if not worn.ready and gear(state, worn.card).kind in (*LOADED, None):
            state = yield GearReloaded(who=who, card=worn.card, why=why, rule=rule)
    return state


def emptied(state: Torgue, who: str, card: str, why: str, rule: str) -> Unfolds:
    """A gun or grenade is Out of Ammo; a melee weapon never is (TB-101)."""
    worn = next((each for each in state.hunters[who].equipped if each.card == card), None)
    if worn is None or not worn.ready or gear(state, card).melee:
        return state
    return (yield GearEmptied(who=who, card=card, why=why, rule=rule))
