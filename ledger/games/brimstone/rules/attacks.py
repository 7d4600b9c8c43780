"""Attacks of heroes: dice to hit, hits assigned, critical hits, Free Attacks."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from ledger.core.dice import Dice, Throw
from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import counted
from ledger.games.brimstone.events.fighting import AttackRolled, HitsAssigned
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.moves.fighting import Assign, Melee, Shoot
from ledger.games.brimstone.rules.asking import (
    SIX,
    Objections,
    Unfolds,
    able,
    actor,
    acts,
    affords,
    alive,
    cast,
    foe,
    hero,
    in_turn,
    paid,
    price,
    sided,
)
from ledger.games.brimstone.rules.gear import keyword, owned
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero, Item, in_use, item_of, skill
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()


def may_attack(state: Brimstone, who: str, free: str) -> Objections:
    """Objections where the attack of the turn is spent (SB-HIT-05), or its Free Attack (SB-FRE-02)."""
    held = hero(state, who)
    if free and held.free:
        told = f"{who} had a Free Attack in this turn."
        yield Objection(code="free-spent", rule="SB-FRE-02", because=told, hint="one a turn, whatever grants it")
    if free and not held.attacked and settled(state, "free-attack") == "after":
        told = "The regular attack comes first."
        yield Objection(code="free-early", rule="SB-FRE-03", because=told, hint="attack without free first")
    if not free and held.attacked:
        told = f"{who} attacked or gave it up in this turn."
        yield Objection(code="attack-spent", rule="SB-HIT-05", because=told, hint="free SOURCE, or the next turn")


def cautioned(state: Brimstone, who: str, free: str) -> Unfolds:
    """Acting out of turn, and a Free Attack before the regular one, are taken in with a word of doubt (SB-FRE-03)."""
    state = yield from in_turn(state, who)
    if free and not hero(state, who).attacked:
        return (yield CautionGiven(told="a Free Attack goes along with a regular one.", rule="SB-FRE-03"))
    return state


@decides(Melee)
def melee(state: Brimstone, move: Melee) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    yield from may_attack(state, who, move.free)
    if move.apart:
        yield Objection(code="foe-far", rule="SB-MEL-01", because="The enemy is not adjacent.", hint="go N, or shoot")
    held = hero(state, who)
    count = skill(held, "combat") + move.bonus
    thrown = yield from _dice(move.dice, count, 6, "SB-MEL-02", f"{who} attacks: {count} dice?")
    hits = dict(move.hits)
    for name in hits:
        foe(state, name)
    yield from _strike(
        state, who, thrown, Blow(how="melee", hits=hits, crit=_crit(held), free=move.free, damage=_in_hand(held))
    )


def _crit(held: Hero, weapon: Item | None = None) -> int:
    """The lowest die that is critical (SB-HIT-02)."""
    if weapon:
        return weapon.crit or skill(held, "crit")
    return min((each.crit for each in in_use(held) if each.crit and not each.shots), default=skill(held, "crit"))


def _in_hand(held: Hero) -> int:
    """The sides of the damage dice of the weapon that is struck with: the first in the hands (SB-HIT-04)."""
    weapons = (item_of(held, name) for name in held.held)
    return next((each.damage for each in weapons if each and not each.shots), SIX)


def _dice(
    words: tuple[str, ...], count: int, sides: int, rule: str, asks: str
) -> Generator[Objection | Asking, Brimstone, Throw]:
    """As many dice as the attack has; an objection to another number, where the line is the table's word."""
    if count < 1 and not words:
        raise refused("dice-none", "SB-MEL-02", "The attack has no dice.", "bonus=1, if something gives one")
    if words and len(words) != count:
        told = f"The attack has {'1 die' if count == 1 else f'{count} dice'}, not {len(words)}."
        yield Objection(code="dice-many", rule=rule, because=told, hint="bonus=N for what gives dice")
    return (yield from cast(words, Dice(count=len(words) or count, sides=sides), asks))


class Blow(Frozen):
    """One attack: with what, which hits go where, and which die is critical."""

    how: str
    hits: Mapping[str, int]
    crit: int
    free: str
    reach: int = 1
    dice: int = SIX
    """Sides of the dice to hit."""
    damage: int = SIX
    """Sides of the damage dice."""


def _strike(state: Brimstone, who: str, thrown: Throw, blow: Blow) -> Unfolds:
    """The dice are counted, paid for, and assigned (SB-HIT-01, SB-HIT-02, SB-MEL-03)."""
    needed = skill(hero(state, who), "to_hit")
    shown = [die.face for die in thrown.dice]
    crits = sum(face >= blow.crit for face in shown)
    scored = sum(face >= min(needed, blow.crit) for face in shown)
    if sum(blow.hits.values()) > scored:
        told = f"{counted(scored, 'hit')} rolled, not {sum(blow.hits.values())}."
        yield Objection(code="hits-many", rule="SB-MEL-03", because=told, hint=f"assign {scored} at most")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from acts(state, who)
    state = yield from cautioned(state, who, blow.free)
    state = yield from paid(state, who, points, "to hit")
    return (
        yield AttackRolled(
            who=who,
            how=blow.how,
            thrown=thrown.dice,
            needed=needed,
            hits=scored,
            crits=crits,
            assigned=tuple((name, count) for name, count in blow.hits.items() if count),
            free=blow.free,
            reach=blow.reach,
            dice=sided(blow.dice),
            sides=blow.damage,
            rule="SB-FRE-01" if blow.free else "SB-HIT-01",
        )
    )


@decides(Shoot)
def shoot(state: Brimstone, move: Shoot) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    yield from may_attack(state, who, move.free)
    held, weapon = hero(state, who), owned(state, who, move.weapon)
    if not (weapon.range and weapon.shots):
        told = f"{weapon.name} does not shoot."
        raise refused("weapon-mute", "SB-RNG-01", told, "pick-up NAME range=6 shots=2")
    if weapon.hands and move.weapon not in held.held:
        told = f"{weapon.name} is not in hand."
        yield Objection(code="weapon-stowed", rule="SB-HND-04", because=told, hint=f"hold {weapon.name}")
    yield from keyword(held, who, weapon)
    targets = {name: _aim(word) for name, word in move.targets}
    for name, (_, distance) in targets.items():
        foe(state, name)
        yield from _reach(weapon.range, name, distance, wall=name in move.behind)
    count = weapon.shots + move.bonus
    thrown = yield from _dice(move.dice, count, weapon.die, "SB-RNG-03", f"{who} shoots: {count} dice?")
    hits = {name: count for name, (count, _) in targets.items()}
    yield from _strike(
        state,
        who,
        thrown,
        Blow(
            how=weapon.name,
            hits=hits,
            crit=_crit(held, weapon),
            free=move.free,
            reach=weapon.range,
            dice=weapon.die,
            damage=weapon.damage,
        ),
    )


def _aim(word: str) -> tuple[int, int]:
    """`2/6` as two hits six spaces away; raises Refused `aim-bad`."""
    hits, _, distance = word.partition("/")
    if not (hits.isascii() and hits.isdecimal() and distance.isascii() and (distance or "0").isdecimal()):
        raise refused("aim-bad", "SB-RNG-02", f"'{word}' is no aim.", "hits and spaces, like Ghoul=2/6")
    return int(hits[:4]), int(distance[:4] or 0)


def _reach(reach: int, name: str, distance: int, *, wall: bool) -> Objections:
    if distance > reach:
        told = f"{name} is {distance} spaces away, out of {reach}."
        yield Objection(code="range-short", rule="SB-RNG-02", because=told, hint="go closer")
    if wall:
        told = f"A wall hides {name}."
        yield Objection(code="wall-between", rule="SB-RNG-05", because=told, hint="only walls block the sight")


@decides(Assign)
def assign(state: Brimstone, move: Assign) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    held = hero(state, who)
    targets = {name: _aim(word) for name, word in move.targets}
    for name, (_, distance) in targets.items():
        foe(state, name)
        yield from _reach(held.reach, name, distance, wall=name in move.behind)
    total = sum(hits for hits, _ in targets.values())
    if total > held.spare:
        told = f"{counted(held.spare, 'hit')} left to assign, not {total}."
        yield Objection(code="hits-many", rule="SB-MEL-03", because=told, hint=f"assign {held.spare} at most")
    assigned = tuple((name, hits) for name, (hits, _) in targets.items() if hits)
    yield HitsAssigned(who=who, assigned=assigned, rule="SB-MEL-03")
