"""Attacks of heroes: dice to hit, hits assigned, damage, critical hits, Free Attacks."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from ledger.core.dice import Dice, Throw
from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.brimstone.events.fighting import AttackRolled, FoeWounded, HitsAssigned
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.moves.fighting import Assign, Damage, Melee, Shoot
from ledger.games.brimstone.rules.asking import (
    Objections,
    Unfolds,
    able,
    actor,
    acts,
    affords,
    alive,
    cast,
    faces,
    foe,
    hero,
    in_turn,
    paid,
    price,
)
from ledger.games.brimstone.rules.gear import keyword, owned
from ledger.games.brimstone.state.fights import Foe
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero, Item, in_use, skill
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
    yield from _strike(state, who, thrown, Blow(how="melee", hits=hits, crit=_crit(held), free=move.free))


def _crit(held: Hero, weapon: Item | None = None) -> int:
    """The lowest die that is critical (SB-HIT-02)."""
    if weapon:
        return weapon.crit or skill(held, "crit")
    return min((each.crit for each in in_use(held) if each.crit and not each.shots), default=skill(held, "crit"))


def _dice(
    words: tuple[str, ...], count: int, sides: int, rule: str, asks: str
) -> Generator[Objection | Asking, Brimstone, Throw]:
    """As many dice as the attack has; an objection to another number, where the line is the table's word."""
    if count < 1 and not words:
        raise refused("dice-none", "SB-MEL-02", "The attack has no dice.", "bonus=1, if something gives one")
    if words and len(words) != count:
        told = f"The attack has {count} dice, not {len(words)}."
        yield Objection(code="dice-many", rule=rule, because=told, hint="bonus=N for what gives dice")
    return (yield from cast(words, Dice(count=len(words) or count, sides=sides), asks))


class Blow(Frozen):
    """One attack: with what, which hits go where, and which die is critical."""

    how: str
    hits: Mapping[str, int]
    crit: int
    free: str
    reach: int = 1


def _strike(state: Brimstone, who: str, thrown: Throw, blow: Blow) -> Unfolds:
    """The dice are counted, paid for, and assigned (SB-HIT-01, SB-HIT-02, SB-MEL-03)."""
    needed = skill(hero(state, who), "to_hit")
    shown = [die.face for die in thrown.dice]
    crits = sum(face >= blow.crit for face in shown)
    scored = sum(face >= min(needed, blow.crit) for face in shown)
    if sum(blow.hits.values()) > scored:
        told = f"{scored} hits were rolled, not {sum(blow.hits.values())}."
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
            faces=faces(thrown),
            needed=needed,
            hits=scored,
            crits=crits,
            assigned=tuple((name, count) for name, count in blow.hits.items() if count),
            free=blow.free,
            reach=blow.reach,
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
        Blow(how=weapon.name, hits=hits, crit=_crit(held, weapon), free=move.free, reach=weapon.range),
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
        told = f"{held.spare} hits are left to assign, not {total}."
        yield Objection(code="hits-many", rule="SB-MEL-03", because=told, hint=f"assign {held.spare} at most")
    assigned = tuple((name, hits) for name, (hits, _) in targets.items() if hits)
    yield HitsAssigned(who=who, assigned=assigned, rule="SB-MEL-03")


@decides(Damage)
def damage(state: Brimstone, move: Damage) -> Decision[Brimstone]:
    who = actor(state, move)
    held, enemy = hero(state, who), foe(state, move.name)
    open_hits = held.hits.get(move.name, 0)
    count = max(1, len(move.dice) or open_hits)
    if count > open_hits:
        told = f"{open_hits} hits on {move.name} are assigned."
        yield Objection(code="hits-unassigned", rule="SB-MEL-03", because=told, hint="melee or shoot comes first")
    thrown = yield from cast(move.dice, Dice(count=count, sides=move.sides), f"{who}: damage on {move.name}?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    crits = min(held.crits, count) if move.crits is None else move.crits
    if crits > held.crits:
        told = f"{held.crits} hits are critical, not {crits}."
        yield Objection(code="crits-many", rule="SB-HIT-02", because=told, hint=f"crits={held.crits}")
    state = yield from paid(state, who, points, "damage")
    ignores = settled(state, "crit-ignores") == "armour"
    armour = [0 if ignores and n < crits else enemy.defense for n in range(count)]
    stops = settled(state, "armour") == "stops"
    dealt = sum(
        _through(die.face + move.plus, less, stops=stops) for die, less in zip(thrown.dice, armour, strict=True)
    )
    yield wounded(enemy, who, dealt, hits=min(count, open_hits), crits=min(crits, held.crits))


def _through(damage: int, armour: int, *, stops: bool) -> int:
    """What armour lets through of one hit: the rest, or all of what lies above it (AMB-22)."""
    if stops:
        return damage if damage > armour else 0
    return max(0, damage - armour)


def wounded(enemy: Foe, who: str, dealt: int, *, hits: int = 0, crits: int = 0) -> FoeWounded:
    """The fact that enemies take damage: one after the other falls; unknown health lets nobody fall by itself."""
    left, fell = enemy.left, 0
    if left is not None and enemy.health:
        rest = dealt
        while rest >= left and fell < enemy.count:
            rest, left, fell = 0, enemy.health, fell + 1
        left -= rest
    return FoeWounded(
        name=enemy.name,
        who=who,
        dealt=dealt,
        was=enemy.left,
        now=left,
        fell=fell,
        left=enemy.count - fell,
        hits=hits,
        crits=crits,
        rule="SB-HIT-04",
    )
