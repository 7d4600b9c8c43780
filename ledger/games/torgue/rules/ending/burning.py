"""What burns and what thaws when the Enemy Turn ends, before the Clean Up Roll."""

from __future__ import annotations

from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.rules.attacks.felling import Cause, wounded
from ledger.games.torgue.rules.defence.wounds import suffer
from ledger.games.torgue.rules.effects import on, removed
from ledger.games.torgue.state.game import Torgue, in_play
from ledger.games.torgue.state.hunters import effect
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Wound


def burnt(state: Torgue) -> Unfolds:
    """Every model suffers a wound for each of its Burning tokens; enemies thaw (TB-190, TB-266)."""
    for label in tuple(state.enemies):
        count = on(state, label, "burning") if label in state.enemies else 0
        if count:
            state = yield from wounded(state, label, count, Cause("Burning"), "TB-190")
        if label in state.enemies:
            state = yield from removed(state, label, "cryo", "the turn ends", "TB-266")
    for who in in_play(state):
        count = effect(state.hunters[who], "burning")
        if count:
            state = yield from singed(state, who, count, "Burning", "TB-190")
    return state


def singed(state: Torgue, who: str, count: int, why: str, rule: str) -> Unfolds:
    """Wounds that no attack deals: no shield, no [RE]action, no Fight for Your Life (TB-112, AMB-29)."""
    if state.phase == "between":
        return state
    attack = option(state, "effect-fight") == "yes"
    return (yield from suffer(state, Wound(who=who, count=count, why=why, attack=attack), (), rule))
