"""The enemy's attack: two dice, its damage, what armour stops, and what a hit brings besides."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.fighting import EnemyRolled, SideTurned
from ledger.games.underquest.moves.fighting import EnemyAttack
from ledger.games.underquest.rules.asking import Gives, Objections, Unfolds, no, too_heavy
from ledger.games.underquest.rules.blows import half_struck, read_late, the_fight
from ledger.games.underquest.rules.dice import Fallen, fall, paid
from ledger.games.underquest.rules.effects import gained
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.fights import Fight
from ledger.games.underquest.state.figures import Parts, armour, total
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()


@decides(EnemyAttack)
def enemy_attack(state: UnderQuest, move: EnemyAttack) -> Decision[UnderQuest]:
    fight = the_fight(state)
    yield from too_heavy(state)
    yield from half_struck(state)
    yield from _not_its_turn(fight)
    asks = f"{fight.foe.name} rolls?"
    fallen = yield from fall(state, content.play().combat.dice, move.dice, asks, "dice", enemy=True)
    fight = yield from _dealing(state, fight, fallen, move)
    rolled = _rolled(state, fight, fallen, move)
    state = yield from read_late(state, fight.foe, damage=move.damage)
    for fact in paid(state, fallen, f"attack of {fight.foe.name}"):
        state = yield fact
    state = yield rolled
    if rolled.hit:
        state = yield from _struck(state, fight, rolled)
    if state.fight and not state.ended:
        yield SideTurned(side="adventurer", rule="UQ-CBT-06")


def _not_its_turn(fight: Fight) -> Objections:
    if not fight.side:
        yield no("initiative-due", "UQ-CBT-05", "Who acts first is not known.", "initiative DIE")
    elif fight.check:
        yield no("check-due", "UQ-CBT-05", f"{fight.foe.name} asks for a check first.", f"test {fight.check} DIE")
    elif fight.side != "enemy":
        yield no("turn-yours", "UQ-CBT-06", "You act now.", "attack D1 D2")


def _dealing(state: UnderQuest, fight: Fight, fallen: Fallen, move: EnemyAttack) -> Gives[Fight]:
    """The fight with the damage of the enemy: as read, as typed, or asked for once it hits."""
    foe = fight.foe
    if len(set(fallen.faces)) == 1 or reading.enemy(state, foe.name).damage is not None:
        return fight
    if move.damage is None:
        yield Asking(field="damage", asks=f"Damage of {foe.name}?")
    return fight.but(foe=foe.but(damage=foe.damage + (move.damage or 0)))


def _rolled(state: UnderQuest, fight: Fight, fallen: Fallen, move: EnemyAttack) -> EnemyRolled:
    """The attack as one fact: doubles miss; a hit is the difference and its damage, less armour (UQ-CBT-17)."""
    one, other = fallen.faces
    base = abs(one - other)
    if not base:
        return EnemyRolled(dice=fallen.dice, hit=False, base=0, rule="UQ-CBT-17")
    rows = (("base", base), ("damage", fight.foe.damage), ("after a miss", fight.primed), ("special", move.plus))
    made: Parts = tuple((name, by) for name, by in rows if by)
    stops: Parts = (*armour(state), *((("a card", move.stops),) if move.stops else ()))
    standard = max(0, total(made))
    return EnemyRolled(
        dice=fallen.dice,
        hit=True,
        base=base,
        standard=standard,
        parts=made,
        stopped=stops,
        suffered=max(0, standard - total(stops)),
        rule="UQ-CBT-18",
    )


def _struck(state: UnderQuest, fight: Fight, rolled: EnemyRolled) -> Unfolds:
    """Health falls and poison rises as one step, then comes what else the hit adds (UQ-CBT-19, UQ-CBT-20).

    Armour that stopped all of it stops no poison and no curse, unless the table reads it so (AMB-09).
    """
    name, stopped = fight.foe.name, not rolled.suffered and option(state, "blocked-hit") == "stopped"
    adds = () if stopped else fight.foe.on_hit
    worse = sum(by for counter, by in adds if counter == "poison")
    for fact in changed(state, "health", -rolled.suffered, name, "UQ-CBT-18"):
        state = yield fact.but(poison_follows=worse > 0)
    rest = tuple(pair for pair in adds if pair[0] != "poison")
    for fact in changed(state, "poison", worse, name, "UQ-CBT-19") if not state.ended else ():
        state = yield fact
    return (yield from gained(state, rest, name, "UQ-CBT-19"))
