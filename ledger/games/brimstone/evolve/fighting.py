"""Bookkeeping of fights and turns."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.brimstone.events.fighting import (
    AttackRolled,
    BreathCaught,
    DynamiteThrown,
    EscapeRolled,
    FightBegan,
    FightOver,
    FoesCame,
    FoesFell,
    FoeWounded,
    HeroTurnEnded,
    HitsAssigned,
    HitsLapsed,
    LootLapsed,
    LootTaken,
    RestOver,
    ThreatDrawn,
    ThreatNamed,
    TurnEnded,
)
from ledger.games.brimstone.evolve.rows import hero_but
from ledger.games.brimstone.state.fights import Fight
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero

evolves = Evolvers[Brimstone]()


def _fight(state: Brimstone) -> Fight:
    return state.fight or Fight(cause="")


@evolves(FightBegan)
def fight_began(state: Brimstone, event: FightBegan) -> Brimstone:
    return state.but(fight=Fight(cause=event.cause, foes=state.strays), strays=Roster())


@evolves(FoesCame)
def foes_came(state: Brimstone, event: FoesCame) -> Brimstone:
    fight = _fight(state)
    ambush = tuple(dict.fromkeys((*fight.ambush, event.foe.name))) if event.ambush else fight.ambush
    return state.but(fight=fight.but(foes=fight.foes.put(event.foe.name, event.foe), ambush=ambush))


@evolves(ThreatDrawn)
def threat_drawn(state: Brimstone, event: ThreatDrawn) -> Brimstone:
    fight = _fight(state)
    return state.but(fight=fight.but(cards=fight.cards + event.counts, names=(*fight.names, event.name)))


@evolves(ThreatNamed)
def threat_named(state: Brimstone, event: ThreatNamed) -> Brimstone:
    return state.but(fight=_fight(state).but(level=event.level))


@evolves(FoesFell)
def foes_fell(state: Brimstone, event: FoesFell) -> Brimstone:
    fight = _fight(state)
    foe = fight.foes[event.name]
    return state.but(fight=fight.but(foes=fight.foes.put(event.name, foe.but(count=event.left, left=foe.health))))


@evolves(FightOver)
def fight_over(state: Brimstone, event: FightOver) -> Brimstone:
    for who, count in event.loot:
        state = hero_but(state, who, loot=state.heroes[who].loot + count, breath=event.breath)
    rows = {
        who: each.but(hits=Roster(), crits=0, spare=0, failed=(), fumbled=Roster())
        for who, each in state.heroes.items()
    }
    strays = {name: foe for name, foe in _fight(state).foes.items() if foe.count}
    return state.but(fight=None, heroes=Roster(rows), strays=Roster(strays))


@evolves(LootTaken)
def loot_taken(state: Brimstone, event: LootTaken) -> Brimstone:
    return hero_but(state, event.who, loot=event.left)


@evolves(LootLapsed)
def loot_lapsed(state: Brimstone, event: LootLapsed) -> Brimstone:
    return hero_but(state, event.who, loot=0)


@evolves(BreathCaught)
def breath_caught(state: Brimstone, event: BreathCaught) -> Brimstone:
    return hero_but(state, event.who, breath=event.left)


@evolves(HeroTurnEnded)
def hero_turn_ended(state: Brimstone, event: HeroTurnEnded) -> Brimstone:
    return state.but(over=(*state.over, event.who))


@evolves(TurnEnded)
def turn_ended(state: Brimstone, event: TurnEnded) -> Brimstone:
    rows = {who: _rested(each) for who, each in state.heroes.items()}
    fight = state.fight.but(ambush=()) if state.fight else None
    return state.but(heroes=Roster(rows), turn=event.now, resting=True, darkened=False, over=(), fight=fight)


def _rested(hero: Hero) -> Hero:
    return hero.but(
        attacked=False,
        free=0,
        assigned=False,
        helped=False,
        escaped=0,
        failed=(),
        fumbled=Roster(),
        movement=0,
        hits=Roster(),
        crits=0,
        spare=0,
        breath=0,
    )


@evolves(RestOver)
def rest_over(state: Brimstone, event: RestOver) -> Brimstone:
    return state.but(resting=False)


@evolves(EscapeRolled)
def escape_rolled(state: Brimstone, event: EscapeRolled) -> Brimstone:
    hero = state.heroes[event.who]
    if event.success:
        return hero_but(state, event.who, escaped=max(hero.escaped, event.needed))
    shown = (*event.before, *(face for die in event.thrown for face in die.faces))
    failed = hero.failed if event.foe in hero.failed else (*hero.failed, event.foe)
    return hero_but(state, event.who, failed=failed, fumbled=hero.fumbled.put(event.foe, shown))


@evolves(AttackRolled)
def attack_rolled(state: Brimstone, event: AttackRolled) -> Brimstone:
    hero = state.heroes[event.who]
    state = _attacked(state, event.who, event.free)
    spare = hero.spare + event.hits
    state = hero_but(
        state, event.who, crits=hero.crits + event.crits, spare=spare, reach=event.reach, sides=event.sides
    )
    return _assigned(state, event.who, event.assigned)


@evolves(HitsAssigned)
def hits_assigned(state: Brimstone, event: HitsAssigned) -> Brimstone:
    return _assigned(state, event.who, event.assigned)


def _assigned(state: Brimstone, who: str, assigned: tuple[tuple[str, int], ...]) -> Brimstone:
    hero = state.heroes[who]
    hits, spare = hero.hits, hero.spare
    for name, count in assigned:
        hits, spare = hits.put(name, hits.get(name, 0) + count), spare - count
    return hero_but(state, who, hits=hits, spare=max(0, spare))


def _attacked(state: Brimstone, who: str, free: str) -> Brimstone:
    if free:
        return hero_but(state, who, free=state.heroes[who].free + 1)
    return hero_but(state, who, attacked=True)


@evolves(HitsLapsed)
def hits_lapsed(state: Brimstone, event: HitsLapsed) -> Brimstone:
    hero = state.heroes[event.who]
    if not event.name:
        return hero_but(state, event.who, spare=0)
    return hero_but(state, event.who, hits=hero.hits.drop(event.name))


@evolves(FoeWounded)
def foe_wounded(state: Brimstone, event: FoeWounded) -> Brimstone:
    fight = _fight(state)
    foe = fight.foes[event.name].but(count=event.left, left=event.now)
    state = state.but(fight=fight.but(foes=fight.foes.put(event.name, foe)))
    if not event.hits:
        return state
    hero = state.heroes[event.who]
    left = hero.hits.get(event.name, 0) - event.hits
    hits = hero.hits.put(event.name, left) if left > 0 else hero.hits.drop(event.name)
    return hero_but(state, event.who, hits=hits, crits=max(0, hero.crits - event.crits) if hits or hero.spare else 0)


@evolves(DynamiteThrown)
def dynamite_thrown(state: Brimstone, event: DynamiteThrown) -> Brimstone:
    return _attacked(state, event.who, event.free)
