"""The dice of one turn, rolled together, and whom an adventurer may aim at."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.dice import Dice, Die, Throw
from ledger.core.frozen import Frozen
from ledger.core.model import Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates.events.adventurers import TestMade
from ledger.games.degenerates.events.fights import CombatRolled
from ledger.games.degenerates.moves.fights import Attack, Combat, Defend, Escape
from ledger.games.degenerates.rules.asking import Answers, Unfolds, actor, no, one, the_fight
from ledger.games.degenerates.rules.fights.harm import blows, d3, struck, wrong_cuts
from ledger.games.degenerates.rules.testing import fall, pay_luck, reckoned
from ledger.games.degenerates.state.attributes import powers
from ledger.games.degenerates.state.cards import Reach
from ledger.games.degenerates.state.combat import abilities, attackers, before
from ledger.games.degenerates.state.fights import Foe, foe_of, standing
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option

PAIR = Dice(count=2, sides=6)
NOTHING = Throw(total=0)


class Rolled(Frozen):
    """All dice of one turn."""

    defence: tuple[Die, ...] = ()
    attack: tuple[Die, ...] = ()
    power: tuple[Die, ...] = ()

    def tested(self, who: str, name: str, needed: int, why: str, rule: str, *, fails: bool = False) -> TestMade:
        """The Attack or Test dice as a Test."""
        kept = self.faces(self.attack)
        thrown = Throw(dice=self.attack, total=sum(kept))
        return reckoned(who, name, needed, thrown, kept=kept, why=why, rule=rule, fails=fails)

    def faces(self, dice: tuple[Die, ...]) -> tuple[int, ...]:
        """The faces that count."""
        return tuple(die.face for die in dice)


def fighter(state: Degenerates, move: Attack | Escape | Combat | Defend) -> str:
    """Who acts: the named one, else the next in the order of PER."""
    fight = the_fight(state)
    due = [who for who in standing(fight) if not fight.fighters[who].done and not before(fight, who)]
    if move.who or not due:
        return actor(state, move)
    return state.acting if state.acting in due else due[0]


def roll(state: Degenerates, who: str, move: Attack | Escape | Combat | Defend, *, attacking: bool) -> Answers[Rolled]:
    """Defence, Attack and Power dice, as many as are due, asked for one kind after the other (DD-253)."""
    fight = the_fight(state)
    defended = bool(attackers(fight, who))
    thrown = {"def_": NOTHING, "att": NOTHING, "pow_": NOTHING}
    if not defended and move.def_:
        yield no("dice-extra", "DD-253", f"Nobody attacks {who}: no Defence dice.", "without def")
    if defended:
        thrown["def_"] = yield from fall(PAIR, move.def_, f"{who}: Defence dice?", "def_")
    given = getattr(move, "att", ())
    if attacking:
        thrown["att"] = yield from fall(PAIR, given, f"{who}: Attack dice?", "att")
    due = powers(state, who)
    if not due and move.pow_:
        yield no("adventurer-stunned", "DD-116", f"{who} is Stunned: no Power dice.", "without pow")
    if due:
        thrown["pow_"] = yield from fall(Dice(count=due, sides=6), move.pow_, f"{who}: Power dice?", "pow_")
    return Rolled(defence=thrown["def_"].dice, attack=thrown["att"].dice, power=thrown["pow_"].dice)


def rolled(
    state: Degenerates,
    who: str,
    action: str,
    dice: Rolled,
    move: Attack | Escape | Combat | Defend,
    *,
    unarmed: bool = False,
    reach: Reach | None = None,
) -> Unfolds:
    """Luck is paid, the dice lie, and the monsters' damage is taken."""
    fight = the_fight(state)
    state = yield from pay_luck(state, who, (*dice.defence, *dice.attack, *dice.power))
    state = yield CombatRolled(
        who=who,
        action=action,
        defence=dice.defence,
        attack=dice.attack,
        power=dice.power,
        reach=reach or "",
        rule="DD-253",
    )
    power = dice.faces(dice.power)
    if unarmed and option(state, "unarmed-guard") == "halved":
        power = d3(power)
    found = blows(state, fight, who, dice.faces(dice.defence), power=power, cut=move.cut, bonus_first=move.early)
    return (yield from struck(state, who, found))


def ready(state: Degenerates, who: str, move: Attack | Escape | Combat | Defend, dice: Rolled) -> Iterator[Objection]:
    """Objections to how Power dice were laid."""
    guard = one(state, who).combat == "guard"
    yield from wrong_cuts(the_fight(state), who, dice.faces(dice.power), move.cut, guard=guard)


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
        yield no(
            "target-taunted", "DD-238", f"{taunting[0].label} taunts {who}.", f"attack {one_word(taunting[0].label)}"
        )
    elif mine and foe not in mine:
        yield no(
            "target-other", "DD-248", f"{who} is attacked by {mine[0].label}.", f"attack {one_word(mine[0].label)}"
        )
