"""The own turn in a fight: attack, escape, a Combat Action, or only defence."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.dice import Dice, Die, Throw
from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.degenerates.events.adventurers import TestMade
from ledger.games.degenerates.events.cards import ItemUsed
from ledger.games.degenerates.events.fights import CombatRolled, FighterEscaped, FoeMissed
from ledger.games.degenerates.moves.fights import Attack, Combat, Defend, Escape
from ledger.games.degenerates.rules.asking import Answers, Unfolds, actor, no, one, the_fight
from ledger.games.degenerates.rules.fights.ending import finish_turn
from ledger.games.degenerates.rules.fights.harm import aftermath, blows, d3, marks, struck, wrong_cuts
from ledger.games.degenerates.rules.fights.hitting import hit
from ledger.games.degenerates.rules.fights.turns import fighting_turn
from ledger.games.degenerates.rules.testing import card_fits, fall, pay_luck
from ledger.games.degenerates.rules.tracks import damaged
from ledger.games.degenerates.state.adventurers import has, item_of
from ledger.games.degenerates.state.attributes import attribute, bonus, card, halved
from ledger.games.degenerates.state.combat import abilities, attack, attackers, before, number
from ledger.games.degenerates.state.fights import Fight, Foe, foe_of, standing
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option

decides = Deciders[Degenerates]()
PAIR = Dice(count=2, sides=6)
NOTHING = Throw(total=0)


class Rolled(Frozen):
    """All dice of one turn."""

    defence: tuple[Die, ...] = ()
    attack: tuple[Die, ...] = ()
    power: tuple[Die, ...] = ()

    def faces(self, dice: tuple[Die, ...]) -> tuple[int, ...]:
        """The faces that count."""
        return tuple(die.face for die in dice)


def fighter(state: Degenerates, move: Attack | Escape | Combat | Defend) -> str:
    """Who acts: the named one, else the next in the order of PER."""
    fight = the_fight(state)
    if move.who:
        return actor(state, move)
    due = [who for who in standing(fight) if not fight.fighters[who].done and not before(fight, who)]
    return state.acting if state.acting in due or not due else due[0]


def roll(
    state: Degenerates, who: str, move: Attack | Escape | Combat | Defend, *, attacking: bool
) -> Answers[Rolled]:
    """Defence, Attack and Power dice, as many as are due, asked for one kind after the other (DD-253)."""
    fight = the_fight(state)
    defended = bool(attackers(fight, who))
    thrown = {"def_": NOTHING, "att": NOTHING, "pow_": NOTHING}
    if not defended and move.def_:
        yield no("dice-extra", "DD-253", f"Nobody attacks {who}: no Defence dice.", "without def")
    if defended:
        thrown["def_"] = yield from fall(PAIR, move.def_, f"{who}: Defence dice?", "def_")
    given = getattr(move, "att", ())
    if not attacking and given:
        yield no("dice-extra", "DD-253", "No Test is made: no Attack dice.", "without att")
    if attacking:
        thrown["att"] = yield from fall(PAIR, given, f"{who}: Attack dice?", "att")
    powers = 0 if has(one(state, who), "stunned") else max(0, 1 + bonus(state, who, "power"))
    if not powers and move.pow_:
        yield no("stunned", "DD-116", f"{who} is Stunned: no Power dice.", "without pow")
    if powers:
        thrown["pow_"] = yield from fall(Dice(count=powers, sides=6), move.pow_, f"{who}: Power dice?", "pow_")
    return Rolled(defence=thrown["def_"].dice, attack=thrown["att"].dice, power=thrown["pow_"].dice)


def rolled(
    state: Degenerates, who: str, action: str, dice: Rolled, cut: tuple[tuple[str, int], ...], *, unarmed: bool = False
) -> Unfolds:
    """Luck is paid, the dice lie, and the monsters' damage is taken."""
    fight = the_fight(state)
    state = yield from pay_luck(state, who, (*dice.defence, *dice.attack, *dice.power))
    state = yield CombatRolled(
        who=who, action=action, defence=dice.defence, attack=dice.attack, power=dice.power, rule="DD-253"
    )
    power = dice.faces(dice.power)
    if unarmed and option(state, "unarmed-guard") == "halved":
        power = d3(power)
    found = blows(state, fight, who, dice.faces(dice.defence), power, cut)
    return (yield from struck(state, who, found))


def ready(state: Degenerates, who: str, move: Attack | Escape | Combat | Defend, dice: Rolled) -> Iterator[Objection]:
    """Objections to how Power dice were laid."""
    guard = one(state, who).combat == "guard"
    yield from wrong_cuts(the_fight(state), who, dice.faces(dice.power), move.cut, guard=guard)


@decides(Attack)
def attack_foe(state: Degenerates, move: Attack) -> Decision[Degenerates]:
    who = fighter(state, move)
    yield from fighting_turn(state, who)
    foe = aimed(state, who, move.foe)
    yield from misaimed(state, who, foe)
    yield from _armed(state, who, move)
    name = _attribute(state, move)
    dice = yield from roll(state, who, move, attacking=True)
    yield from ready(state, who, move, dice)
    needed = _needed(state, who, name, foe, move)
    action = f"attacks {foe.label}{f' with {move.using}' if move.using else ''}"
    unarmed = not move.using
    stance = one(state, who).combat
    state = yield from rolled(state, who, action, dice, move.cut, unarmed=unarmed)
    drew = marks(state, who)
    if move.using and item_of(one(state, who), move.using):
        state = yield ItemUsed(who=who, item=move.using, rule="DD-295")
    state = yield from _resolve(state, who, foe, move, dice, needed, name, assault=stance == "assault")
    state = yield from aftermath(state, who, drew)
    yield from finish_turn(state, who)


def aimed(state: Degenerates, who: str, label: str) -> Foe:
    """The monster that a line speaks of; raises Refused `foe-unknown` where that is open."""
    fight = the_fight(state)
    mine = attackers(fight, who) or fight.foes
    found = foe_of(fight, label) if label else (mine[0] if len(mine) == 1 else None)
    if found is None:
        told = f"No {label} fights." if label else "Which monster?"
        raise refused("foe-unknown", "DD-248", told, ", ".join(each.label for each in fight.foes))
    return found


def misaimed(state: Degenerates, who: str, foe: Foe) -> Iterator[Objection]:
    """Attackers come before others, and Taunters before all (DD-238, DD-248)."""
    fight = the_fight(state)
    mine = attackers(fight, who)
    taunting = [each for each in mine if "taunt" in abilities(state, fight, each, who)]
    if taunting and foe not in taunting:
        yield no("target-taunted", "DD-238", f"{taunting[0].label} taunts {who}.", f"attack {taunting[0].label}")
    elif mine and foe not in mine:
        yield no("target-other", "DD-248", f"{who} is attacked by {mine[0].label}.", f"attack {mine[0].label}")


def _armed(state: Degenerates, who: str, move: Attack) -> Iterator[Objection]:
    if not move.using:
        return
    item = item_of(one(state, who), move.using)
    if card(state, move.using).slot == "ammo":
        yield no("ammo-alone", "DD-322", f"{move.using} works only in an Item.", "using ITEM")
    elif item and not item.worn:
        yield no("item-stowed", "DD-247", f"{move.using} is not equipped.", f"equip {move.using}")
    yield from card_fits(state, who, move.using)


def _attribute(state: Degenerates, move: Attack) -> str:
    """The attribute is declared before the roll (DD-249, DD-253); raises Refused `attribute-missing`."""
    named = move.attribute or (card(state, move.using).attack if move.using else None)
    if named is None:
        told = "With which attribute?" if move.using else "Unarmed: agi or str?"
        raise refused("attribute-missing", "DD-249", told, "attack MONSTER str")
    if not move.using and named not in ("agi", "str"):
        raise refused("attribute-missing", "DD-249", "Unarmed Strike tests AGI or STR.", "agi or str")
    return named


def _needed(state: Degenerates, who: str, name: str, foe: Foe, move: Attack) -> int:
    """The number to roll: halved against Ghostly (DD-228)."""
    value = attribute(state, who, name)
    known = abilities(state, the_fight(state), foe, who)
    ghostly = "ghostly" in known and not move.plain and name in ("str", "agi", "per")
    return halved(value) if ghostly else value


def _resolve(
    state: Degenerates, who: str, foe: Foe, move: Attack, dice: Rolled, needed: int, name: str, *, assault: bool
) -> Unfolds:
    faces = dice.faces(dice.attack)
    known = abilities(state, the_fight(state), foe, who) if foe_of(the_fight(state), foe.label) else {}
    reach = move.reach or (card(state, move.using).reach if move.using else None) or "melee"
    doubles = len(set(faces)) == 1 and reach == "melee" and "evade" in known
    total = sum(faces)
    passed = total <= needed and not doubles
    state = yield TestMade(
        who=who,
        attribute=name,
        needed=needed,
        thrown=dice.attack,
        kept=faces,
        total=total,
        passed=passed,
        why="attack",
        rule="DD-225" if doubles else "DD-258",
    )
    if not passed:
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


@decides(Escape)
def escape(state: Degenerates, move: Escape) -> Decision[Degenerates]:
    fight, who = the_fight(state), fighter(state, move)
    yield from fighting_turn(state, who)
    if one(state, who).combat != "guard":
        yield no("stance-assault", "DD-250", "Escape needs Guard.", "stance guard")
    pursuing = [each.label for each in attackers(fight, who) if _pursues(state, fight, each, who)]
    if pursuing:
        yield no("pursued", "DD-234", f"{pursuing[0]} pursues {who}.", "daze or hex it")
    tested = bool(move.att) or _needs_test(state, fight, who)
    dice = yield from roll(state, who, move, attacking=tested)
    yield from ready(state, who, move, dice)
    agility = attribute(state, who, "agi")
    state = yield from rolled(state, who, "escapes", dice, move.cut)
    drew = marks(state, who)
    passed = True
    if tested:
        faces = dice.faces(dice.attack)
        passed = sum(faces) <= agility
        state = yield TestMade(
            who=who,
            attribute="agi",
            needed=agility,
            thrown=dice.attack,
            kept=faces,
            total=sum(faces),
            passed=passed,
            why="Escape",
            rule="DD-250",
        )
    state = yield from aftermath(state, who, drew)
    if passed and who in state.adventurers and not one(state, who).defeated:
        state = yield FighterEscaped(who=who, rule="DD-251")
    yield from finish_turn(state, who)


def _pursues(state: Degenerates, fight: Fight, foe: Foe, who: str) -> bool:
    return "pursue" in abilities(state, fight, foe, who) and "dazed" not in foe.ailments


def _needs_test(state: Degenerates, fight: Fight, who: str) -> bool:
    """No Test when nobody who could hurt targets the adventurer (DD-250)."""
    return any("dazed" not in foe.ailments and attack(state, fight, foe, who) > 0 for foe in attackers(fight, who))


@decides(Combat)
def combat(state: Degenerates, move: Combat) -> Decision[Degenerates]:
    who = fighter(state, move)
    yield from fighting_turn(state, who)
    yield from card_fits(state, who, move.card)
    if move.foe:
        yield from misaimed(state, who, aimed(state, who, move.foe))
    dice = yield from roll(state, who, move, attacking=move.attribute is not None or bool(move.att))
    yield from ready(state, who, move, dice)
    name = move.attribute or "mrl"
    needed = attribute(state, who, name)
    state = yield from rolled(state, who, f"uses {move.card}", dice, move.cut)
    drew = marks(state, who)
    if dice.attack:
        faces = dice.faces(dice.attack)
        passed = sum(faces) <= needed
        state = yield TestMade(
            who=who,
            attribute=name,
            needed=needed,
            thrown=dice.attack,
            kept=faces,
            total=sum(faces),
            passed=passed,
            brace=max(faces) if passed else 0,
            why=move.card,
            rule="DD-247",
        )
    state = yield from aftermath(state, who, drew)
    yield from finish_turn(state, who)


@decides(Defend)
def defend(state: Degenerates, move: Defend) -> Decision[Degenerates]:
    who = fighter(state, move)
    yield from fighting_turn(state, who)
    dice = yield from roll(state, who, move, attacking=False)
    yield from ready(state, who, move, dice)
    state = yield from rolled(state, who, "defends", dice, move.cut)
    state = yield from aftermath(state, who, marks(state, who))
    yield from finish_turn(state, who)
