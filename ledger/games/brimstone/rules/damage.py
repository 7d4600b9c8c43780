"""Damage of assigned hits: each die is a hit, and one enemy after the other falls."""

from __future__ import annotations

from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import counted
from ledger.games.brimstone.events.fighting import FoeWounded
from ledger.games.brimstone.moves.fighting import Damage
from ledger.games.brimstone.rules.asking import Unfolds, actor, affords, cast, foe, hero, paid, price, sided
from ledger.games.brimstone.rules.purse import won
from ledger.games.brimstone.state.fights import Foe
from ledger.games.brimstone.state.game import Brimstone, unrolled
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()


@decides(Damage)
def damage(state: Brimstone, move: Damage) -> Decision[Brimstone]:
    who = actor(state, move)
    held, enemy = hero(state, who), foe(state, move.name or _hit_first(state, who))
    open_hits = held.hits.get(enemy.name, 0)
    count = max(1, len(move.dice) or open_hits)
    if count > open_hits:
        told = f"{counted(open_hits, 'hit')} on {enemy.name} assigned, not {count}."
        yield Objection(code="hits-unassigned", rule="SB-MEL-03", because=told, hint="melee or shoot comes first")
    sides = move.sides or held.sides
    thrown = yield from cast(move.dice, Dice(count=count, sides=sides), f"{who}: damage on {enemy.name}?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    crits = min(held.crits, count) if move.crits is None else move.crits
    if crits > held.crits:
        told = f"{counted(held.crits, 'hit')} may be critical, not {crits}."
        yield Objection(code="crits-many", rule="SB-HIT-02", because=told, hint=f"crits={held.crits}")
    state = yield from paid(state, who, points, "damage")
    through = _through(state, enemy, tuple(die.face + move.plus for die in thrown.dice), crits)
    fact = wounded(enemy, who, through).but(
        dice=sided(sides), thrown=thrown.dice, hits=min(count, open_hits), crits=min(crits, held.crits)
    )
    state = yield fact
    yield from bounty(state, who, enemy, fact.fell)


def _hit_first(state: Brimstone, who: str) -> str:
    """The enemies whose damage the hero owes first; raises Refused `hits-unassigned`."""
    found = next((name for each, name, _ in unrolled(state) if each == who and name), "")
    if not found:
        raise refused("hits-unassigned", "SB-MEL-03", f"{who} owes no damage.", "melee or shoot comes first")
    return found


def _through(state: Brimstone, enemy: Foe, blows: tuple[int, ...], crits: int) -> tuple[int, ...]:
    """What armour lets through of each hit, critical ones first: the rest, or all above it (AMB-22, AMB-39)."""
    ignores = settled(state, "crit-ignores") == "armour"
    stops = settled(state, "armour") == "stops"
    armour = (0 if ignores and n < crits else enemy.defense for n in range(len(blows)))
    return tuple(
        (blow if blow > less else 0) if stops else max(0, blow - less) for blow, less in zip(blows, armour, strict=True)
    )


def wounded(enemy: Foe, who: str, blows: tuple[int, ...]) -> FoeWounded:
    """The fact that enemies take hits one by one (SB-MEL-03): what is too much for one is lost.

    The next hit falls on the next of them; unknown health lets nobody fall by itself.
    """
    left, fell = enemy.left, 0
    for blow in blows:
        if left is not None and enemy.health and fell < enemy.count:
            dies = blow >= left
            left, fell = (enemy.health, fell + 1) if dies else (left - blow, fell)
    return FoeWounded(
        name=enemy.name,
        who=who,
        dealt=sum(blows),
        was=enemy.left,
        now=left,
        fell=fell,
        left=enemy.count - fell,
        rule="SB-HIT-04",
    )


def bounty(state: Brimstone, who: str, enemy: Foe, fell: int) -> Unfolds:
    """What each enemy that falls is worth, where somebody said so (SB-XP-01)."""
    if who not in state.heroes or not (enemy.xp and fell):
        return state
    return (yield from won(state, who, "xp", enemy.xp * fell, why=enemy.name))
