"""Numbers that the table watches, and the queues of Announcements, orders and steps."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Roster
from ledger.core.nouns import Queue, Step, Track
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Effect
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.figures import enemy_card
from ledger.games.torgue.state.game import END_STEPS, PHASE_NAMES, STEPS, Torgue, end_step, hunting
from ledger.games.torgue.state.hunters import Hunter, level, runners, shields
from ledger.games.torgue.state.laying import open_steps
from ledger.games.torgue.state.orders import Card, order
from ledger.games.torgue.state.tokens import ready, shown, wounded


def where(state: Torgue) -> str:
    """Round and phase in one short line."""
    if state.ended:
        return f"The campaign is {state.ended}"
    told = PHASE_NAMES[state.phase]
    if state.phase == "between":
        return f"Between games: {state.pause}"
    if state.phase == "end":
        told = f"{told}: {end_step(state)}"
    if state.phase == "enemies" and state.cards:
        told = f"{told}: {order(state.cards[-1]) or 'orders'}"
    hunt = "hunt, " if hunting(state) else ""
    return f"Round {state.round}, {hunt}{told}" if state.round else f"{hunt}{told}".capitalize()


def tracks(state: Torgue) -> tuple[Track, ...]:
    """Round, queue, Spotlight, Cash, bag, then each Vault Hunter, then enemies and effects until the game is over."""
    found = [Track(key="round", name="Round", value=state.round, low=0, quiet=True), _queue(state), _spotlight(state)]
    found += [_cash(state), *_bag(state), *_tiers(state)]
    playing = state.phase != "between"
    for who, each in state.hunters.items():
        found += [*_hunter(who, each), *(_effects(who, each.effects) if playing else ())]
    for label, foe in state.enemies.items() if playing else ():
        found += [_enemy(state, foe), *_effects(label, foe.effects)]
    return tuple(found)


def _queue(state: Torgue) -> Track:
    left = [each for each in state.queue if not each.spent and each.tier]
    upcoming = next((each.name for each in state.queue if not each.spent), "")
    return Track(
        key="queue", name="Queue", value=len(left), low=0, note=f"next {upcoming}" if upcoming else "not dealt"
    )


def _spotlight(state: Torgue) -> Track:
    red = state.spotlight.side == "red"
    note = f"Spotlight {state.spotlight.holder or 'nobody'}"
    return Track(key="spotlight", name="Slaughterlight", value=int(red), low=0, high=1, note=note)


def _cash(state: Torgue) -> Track:
    """The shared Cash tokens, with what they are worth (TB-014)."""
    worth = f"${state.cash * content.play().cash}" if state.cash else ""
    return Track(key="cash", name="Shared Cash", value=state.cash, low=0, note=worth)


def _bag(state: Torgue) -> Iterator[Track]:
    if state.counted:
        yield Track(key="bag", name="Bag", value=sum(state.bag.values()), low=0, quiet=True)


def _tiers(state: Torgue) -> Iterator[Track]:
    for tier, count in enumerate(state.deck.tiers, 1):
        high = content.play().announcements.deck
        yield Track(key=f"tier-{tier}", name=f"Tier {tier}", value=count, low=0, high=max(high, count), quiet=True)
    yield Track(key="levels", name="Levels of this game", value=state.levels, low=0, quiet=True)


def _hunter(who: str, each: Hunter) -> Iterator[Track]:
    own = [shown(each.tokens), shown(shields(each)), shown(token for _, token in runners(each))]
    down = {"in": "", "peril": "fights for life", "out": "out"}[each.stands]
    note = ", ".join(word for word in (own[0], own[1] and f"shield {own[1]}", own[2] and f"gun {own[2]}", down) if word)
    left = len(ready(each.tokens))
    yield Track(of=who, key=f"tokens {who}", name=f"Ready {who}", value=left, low=0, high=len(each.tokens), note=note)
    hurt = sum(map(wounded, each.tokens))
    yield Track(of=who, key=f"wounds {who}", name=f"Wounds {who}", value=hurt, low=0, quiet=not hurt)
    yield Track(of=who, key=f"cash {who}", name=f"Cash {who}", value=each.cash, low=0, quiet=not each.cash)
    yield Track(of=who, key=f"level {who}", name=f"Level {who}", value=level(each), low=0, quiet=True)
    yield Track(of=who, key=f"loot {who}", name=f"Loot {who}", value=len(each.loot), low=0, quiet=not each.loot)


def _enemy(state: Torgue, enemy: Enemy) -> Track:
    """The wounds of an enemy out of its Hit Points, as far as somebody typed those (TB-047)."""
    hp = enemy_card(state, enemy.card).hp
    shield = {"none": "", "ready": "shield up", "spent": "shield down"}[enemy.shield]
    told = (f"/{hp or '?'} wounds", enemy.zone and f"in {enemy.zone}", shield, " ".join(enemy.gained))
    label, note = enemy.label, ", ".join(word for word in told if word)
    return Track(of=label, key=f"enemy {label}", name=label, value=enemy.wounds, low=0, high=hp, note=note)


def _effects(model: str, effects: Roster[Effect, int]) -> Iterator[Track]:
    """The effect tokens on a model."""
    for effect, count in effects.items():
        yield Track(of=model, key=f"{effect} {model}", name=f"{effect.capitalize()} {model}", value=count, low=0)


def queues(state: Torgue) -> tuple[Queue, ...]:
    """The Announcement Queue, the orders of each card that is carried out, and the steps that are left."""
    found = [_announcements(state)] if state.queue else []
    found += [_orders(each) for each in reversed(state.cards)]
    if state.phase == "hunters":
        steps = tuple(Step(name=who, spent=each.activated) for who, each in state.hunters.items())
        found.append(Queue(name="Vault Hunters", steps=steps))
    if state.phase == "end":
        at = END_STEPS.index(end_step(state))
        steps = tuple(Step(name=each, spent=n < at) for n, each in enumerate(END_STEPS))
        found.append(Queue(name="End of Round", steps=steps))
    if state.phase == "between":
        at = STEPS.index(state.pause)
        steps = tuple(Step(name=each, spent=n < at) for n, each in enumerate(STEPS))
        found.append(Queue(name="Between games", steps=steps))
    if state.phase == "set-up":
        left = open_steps(state)
        steps = tuple(Step(name=each, spent=each not in left) for each in content.board().steps)
        found.append(Queue(name="Set-up", steps=steps))
    return tuple(found)


def _announcements(state: Torgue) -> Queue:
    steps = tuple(
        Step(name=f"{each.name} (Tier {each.tier})", spent=each.spent, lasting=not each.tier) for each in state.queue
    )
    return Queue(name="Announcement Queue", steps=steps)


def _orders(card: Card) -> Queue:
    return Queue(name=card.name, steps=tuple(Step(name=each, spent=n < card.at) for n, each in enumerate(card.orders)))
