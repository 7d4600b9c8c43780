"""Bookkeeping of attacks on enemies."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.events import attacks as facts
from ledger.games.torgue.evolve.shelves import afflicted, enemy, hunter, worn
from ledger.games.torgue.state.game import Torgue, owner

evolves = Evolvers[Torgue]()


@evolves(facts.AttackRolled)
def attack_rolled(state: Torgue, event: facts.AttackRolled) -> Torgue:
    return state


@evolves(facts.CrowdCounted)
def crowd_counted(state: Torgue, event: facts.CrowdCounted) -> Torgue:
    return state


@evolves(facts.EnemyShieldRolled)
def enemy_shield_rolled(state: Torgue, event: facts.EnemyShieldRolled) -> Torgue:
    return state


@evolves(facts.TargetHit)
def target_hit(state: Torgue, event: facts.TargetHit) -> Torgue:
    return state


@evolves(facts.TargetMissed)
def target_missed(state: Torgue, event: facts.TargetMissed) -> Torgue:
    return state


@evolves(facts.ElementRolled)
def element_rolled(state: Torgue, event: facts.ElementRolled) -> Torgue:
    return state


@evolves(facts.EffectPlaced)
def effect_placed(state: Torgue, event: facts.EffectPlaced) -> Torgue:
    return afflicted(state, event.model, event.effect, event.now)


@evolves(facts.EffectRemoved)
def effect_removed(state: Torgue, event: facts.EffectRemoved) -> Torgue:
    return afflicted(state, event.model, event.effect, event.now)


@evolves(facts.EnemyShieldSpent)
def enemy_shield_spent(state: Torgue, event: facts.EnemyShieldSpent) -> Torgue:
    return enemy(state, event.enemy, shield="spent")


@evolves(facts.EnemyShieldRecharged)
def enemy_shield_recharged(state: Torgue, event: facts.EnemyShieldRecharged) -> Torgue:
    return enemy(state, event.enemy, shield="ready")


@evolves(facts.EnemyWounded)
def enemy_wounded(state: Torgue, event: facts.EnemyWounded) -> Torgue:
    return enemy(state, event.enemy, wounds=event.now)


@evolves(facts.EnemyHealed)
def enemy_healed(state: Torgue, event: facts.EnemyHealed) -> Torgue:
    return enemy(state, event.enemy, wounds=event.now)


@evolves(facts.EnemyTakenOut)
def enemy_taken_out(state: Torgue, event: facts.EnemyTakenOut) -> Torgue:
    beaten = state.beaten or (bool(state.boss) and state.boss in (event.card, event.enemy))
    state = state.but(enemies=state.enemies.drop(event.enemy), beaten=beaten)
    if state.window and event.by:
        state = state.but(window=state.window.but(kills=(*state.window.kills, event.by)))
    who = owner(state, event.by)
    return hunter(state, who, kills=(*state.hunters[who].kills, event.how)) if who else state


@evolves(facts.EnemyCleared)
def enemy_cleared(state: Torgue, event: facts.EnemyCleared) -> Torgue:
    return state.but(enemies=state.enemies.drop(event.enemy))


@evolves(facts.GearEmptied)
def gear_emptied(state: Torgue, event: facts.GearEmptied) -> Torgue:
    return worn(state, event.who, event.card, ready=False)


@evolves(facts.GearReloaded)
def gear_reloaded(state: Torgue, event: facts.GearReloaded) -> Torgue:
    return worn(state, event.who, event.card, ready=True)


@evolves(facts.GrenadeThrown)
def grenade_thrown(state: Torgue, event: facts.GrenadeThrown) -> Torgue:
    return hunter(state, event.who, thrown=state.hunters[event.who].thrown + 1)


@evolves(facts.HunterFumbled)
def hunter_fumbled(state: Torgue, event: facts.HunterFumbled) -> Torgue:
    held = state.hunters[event.who]
    fumbled = (*held.fumbled, event.action) if event.action else held.fumbled
    return hunter(state, event.who, fumbles=held.fumbles + 1, fumbled=fumbled)


@evolves(facts.VolleyBegan)
def volley_began(state: Torgue, event: facts.VolleyBegan) -> Torgue:
    return state.but(volley=event.volley)


@evolves(facts.VolleyWent)
def volley_went(state: Torgue, event: facts.VolleyWent) -> Torgue:
    return state.but(volley=state.volley.but(left=event.left, zone=event.zone)) if state.volley else state


@evolves(facts.VolleyEnded)
def volley_ended(state: Torgue, event: facts.VolleyEnded) -> Torgue:
    return state.but(volley=None)


@evolves(facts.FumbleTriggered)
def fumble_triggered(state: Torgue, event: facts.FumbleTriggered) -> Torgue:
    return state.but(fumbles=(*state.fumbles, event.fumble))


@evolves(facts.FumbleSettled)
def fumble_settled(state: Torgue, event: facts.FumbleSettled) -> Torgue:
    at = next((n for n, each in enumerate(state.fumbles) if each.enemy == event.enemy), None)
    return state if at is None else state.but(fumbles=state.fumbles[:at] + state.fumbles[at + 1 :])


@evolves(facts.BlastSet)
def blast_set(state: Torgue, event: facts.BlastSet) -> Torgue:
    return state.but(blasts=(*state.blasts, event.blast))


@evolves(facts.BlastRolled)
def blast_rolled(state: Torgue, event: facts.BlastRolled) -> Torgue:
    at = next((n for n, each in enumerate(state.blasts) if each.zone == event.zone), None)
    return state if at is None else state.but(blasts=state.blasts[:at] + state.blasts[at + 1 :])
