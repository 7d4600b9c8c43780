"""The attack of an own turn in a fight."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates.events.cards import ItemUsed
from ledger.games.degenerates.events.fights import FoeMissed
from ledger.games.degenerates.moves.fights import Attack
from ledger.games.degenerates.rules.asking import Unfolds, no, one, the_fight
from ledger.games.degenerates.rules.fights.ending import finish_turn
from ledger.games.degenerates.rules.fights.harm import aftermath, d3, marks
from ledger.games.degenerates.rules.fights.hitting import hit
from ledger.games.degenerates.rules.fights.rolling import Rolled, aimed, fighter, misaimed, ready, roll, rolled
from ledger.games.degenerates.rules.fights.timers import begins
from ledger.games.degenerates.rules.fights.turns import fighting_turn, items_barred
from ledger.games.degenerates.rules.reading import read_card
from ledger.games.degenerates.rules.testing import card_fits
from ledger.games.degenerates.rules.tracks import damaged
from ledger.games.degenerates.state.adventurers import copy_of, item_of
from ledger.games.degenerates.state.attributes import attribute, card, halved
from ledger.games.degenerates.state.cards import Reach
from ledger.games.degenerates.state.combat import abilities, number
from ledger.games.degenerates.state.fights import Foe, foe_of
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


@decides(Attack)
def attack_foe(state: Degenerates, move: Attack) -> Decision[Degenerates]:
    who = fighter(state, move)
    yield from fighting_turn(state, who)
    state = yield from begins(state, who)
    foe = aimed(state, who, move.foe)
    yield from misaimed(state, who, foe)
    yield from _armed(state, who, move)
    name = _attribute(state, move)
    state = yield from _typed(state, move, foe, who)
    dice = yield from roll(state, who, move, attacking=True)
    yield from ready(state, who, move, dice)
    needed = _needed(state, who, name, foe, move)
    action = f"attacks {foe.label}{f' with {move.using}' if move.using else ''}"
    unarmed = not move.using
    stance = one(state, who).combat
    state = yield from rolled(state, who, action, dice, move, unarmed=unarmed, reach=_reach(state, move))
    drew = marks(state, who)
    if move.using and item_of(one(state, who), move.using):
        state = yield ItemUsed(who=who, item=move.using, rule="DD-295")
    state = yield from _resolve(state, who, foe, move, dice, tested=(name, needed), assault=stance == "assault")
    state = yield from aftermath(state, who, drew)
    yield from finish_turn(state, who)


def _armed(state: Degenerates, who: str, move: Attack) -> Iterator[Objection]:
    if not move.using:
        return
    held = one(state, who)
    item = copy_of(held, move.using, worn=True) or item_of(held, move.using)
    if card(state, move.using).slot == "ammo":
        yield no("ammo-alone", "DD-322", f"{move.using} works only in an Item.", "using ITEM")
    elif item and not item.worn:
        yield no("item-stowed", "DD-247", f"{move.using} is not equipped.", f"equip {one_word(move.using)}")
    yield from card_fits(state, who, move.using, shared=False)
    if item:
        yield from items_barred(state)


def _typed(state: Degenerates, move: Attack, foe: Foe, who: str) -> Unfolds:
    """What the weapon prints is known from its first attack on; its type is asked for where it decides (DD-260)."""
    if not move.using:
        return state
    known = card(state, move.using)
    decides_it = {"evade", "retaliate"} & abilities(state, the_fight(state), foe, who).keys()
    if decides_it and not (move.reach or known.reach):
        yield Asking(field="reach", asks=f"{move.using}: melee, reach or range?")
    attack = None if known.attack else move.attribute
    reach = None if known.reach else move.reach
    return (yield from read_card(state, move.using, attack=attack, reach=reach))


def _attribute(state: Degenerates, move: Attack) -> str:
    """The attribute is declared before the roll (DD-249, DD-253); raises Refused `attribute-missing`."""
    named = move.attribute or (card(state, move.using).attack if move.using else None)
    if named is None:
        told = "With which attribute?" if move.using else "Unarmed: agi or str?"
        raise refused("attribute-missing", "DD-249", told, "attack MONSTER str")
    if not move.using and named not in ("agi", "str"):
        raise refused("attribute-missing", "DD-249", "Unarmed Strike tests AGI or STR.", "agi or str")
    return named


def _reach(state: Degenerates, move: Attack) -> Reach:
    """The type of the attack: named, else what its card prints, else Melee (DD-260)."""
    return move.reach or (card(state, move.using).reach if move.using else None) or "melee"


def _needed(state: Degenerates, who: str, name: str, foe: Foe, move: Attack) -> int:
    """The number to roll: halved against Ghostly (DD-228)."""
    value = attribute(state, who, name)
    known = abilities(state, the_fight(state), foe, who)
    ghostly = "ghostly" in known and not move.plain and name in ("str", "agi", "per")
    return halved(value) if ghostly else value


def _resolve(
    state: Degenerates, who: str, foe: Foe, move: Attack, dice: Rolled, *, tested: tuple[str, int], assault: bool
) -> Unfolds:
    faces = dice.faces(dice.attack)
    name, needed = tested
    known = abilities(state, the_fight(state), foe, who) if foe_of(the_fight(state), foe.label) else {}
    reach = _reach(state, move)
    doubles = len(set(faces)) == 1 and reach == "melee" and "evade" in known
    rule = "DD-225" if doubles else "DD-258"
    made = dice.tested(who, name, needed, "attack, Evade" if doubles else "attack", rule, fails=doubles)
    state = yield made
    if not made.passed:
        return (yield FoeMissed(who=who, foe=foe.label, why="a miss", rule="DD-258"))
    damage = _damage(dice, move, assault=assault, unarmed=not move.using)
    state = yield from hit(state, who, foe.label, damage + move.bonus, piercing=move.piercing)
    left = foe_of(the_fight(state), foe.label) if state.fight else None
    wounded = left is not None and left.wounds > foe.wounds
    if wounded and reach == "melee" and "retaliate" in known:
        by = number(known["retaliate"])
        state = yield from damaged(state, who, by, f"{foe.label} retaliates", piercing=True, rule="DD-235")
    return state


def _damage(dice: Rolled, move: Attack, *, assault: bool, unarmed: bool) -> int:
    """Highest Attack die (lowest, Unarmed), in Assault a Power die if that is more (DD-249, DD-258)."""
    faces, power = dice.faces(dice.attack), dice.faces(dice.power)
    best = min(faces) if unarmed else max(faces)
    powers = d3(power) if unarmed else power
    if assault and powers and move.power is not False:
        best = max(powers) if move.power else max(best, *powers)
    return best
