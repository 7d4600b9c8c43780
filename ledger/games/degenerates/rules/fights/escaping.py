"""What else an own turn in a fight may be: Escape, a Combat Action, or only defence."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.degenerates.events.fights import FighterEscaped
from ledger.games.degenerates.moves.fights import Combat, Defend, Escape
from ledger.games.degenerates.rules.asking import no, one, the_fight
from ledger.games.degenerates.rules.fights.ending import finish_turn
from ledger.games.degenerates.rules.fights.harm import aftermath, marks
from ledger.games.degenerates.rules.fights.rolling import aimed, fighter, misaimed, ready, roll, rolled
from ledger.games.degenerates.rules.fights.timers import begins
from ledger.games.degenerates.rules.fights.turns import fighting_turn
from ledger.games.degenerates.rules.testing import card_fits
from ledger.games.degenerates.state.attributes import attribute
from ledger.games.degenerates.state.combat import abilities, attack, attackers
from ledger.games.degenerates.state.fights import Fight, Foe
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


@decides(Escape)
def escape(state: Degenerates, move: Escape) -> Decision[Degenerates]:
    fight, who = the_fight(state), fighter(state, move)
    yield from fighting_turn(state, who)
    state = yield from begins(state, who)
    if one(state, who).combat != "guard":
        yield no("stance-assault", "DD-250", "Escape needs Guard.", "stance guard")
    pursuing = [each.label for each in attackers(fight, who) if _pursues(state, fight, each, who)]
    if pursuing:
        yield no("adventurer-pursued", "DD-234", f"{pursuing[0]} pursues {who}.", "daze or hex it")
    tested = bool(move.att) or _needs_test(state, fight, who)
    dice = yield from roll(state, who, move, attacking=tested)
    yield from ready(state, who, move, dice)
    agility = attribute(state, who, "agi")
    state = yield from rolled(state, who, "tries to escape", dice, move)
    drew = marks(state, who)
    passed = True
    if tested:
        made = dice.tested(who, "agi", agility, "Escape", "DD-250")
        passed = made.passed
        state = yield made
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
    state = yield from begins(state, who)
    yield from card_fits(state, who, move.card)
    if move.foe:
        yield from misaimed(state, who, aimed(state, who, move.foe))
    dice = yield from roll(state, who, move, attacking=move.attribute is not None or bool(move.att))
    yield from ready(state, who, move, dice)
    name = move.attribute or "mrl"
    needed = attribute(state, who, name)
    state = yield from rolled(state, who, f"uses {move.card}", dice, move)
    drew = marks(state, who)
    if dice.attack:
        state = yield dice.tested(who, name, needed, move.card, "DD-247")
    state = yield from aftermath(state, who, drew)
    yield from finish_turn(state, who)


@decides(Defend)
def defend(state: Degenerates, move: Defend) -> Decision[Degenerates]:
    who = fighter(state, move)
    yield from fighting_turn(state, who)
    state = yield from begins(state, who)
    dice = yield from roll(state, who, move, attacking=False)
    yield from ready(state, who, move, dice)
    state = yield from rolled(state, who, "defends", dice, move)
    state = yield from aftermath(state, who, marks(state, who))
    yield from finish_turn(state, who)
