"""An attack on Vault Hunters is begun: by an enemy, by a blast, or by a friend's Explosive weapon."""

from __future__ import annotations

from ledger.games.torgue.content.rows import Effect, Skill
from ledger.games.torgue.events.defence import StrikeMade, StrikeOver, WindowOpened
from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.rules.defence.windows import closed_if_over, is_over, timely
from ledger.games.torgue.state.game import Torgue, place_of
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Strike, Window
from ledger.games.torgue.state.reacting import opened
from ledger.games.torgue.state.targets import repeatable


def strike(
    state: Torgue,
    *,
    by: str,
    strength: int,
    resist: Skill,
    defenders: tuple[str, ...],
    keywords: tuple[str, ...] = (),
    placed: tuple[tuple[str, Effect, int], ...] = (),
    left: int = 0,
    rule: str = "TB-166",
) -> Unfolds:
    """The attack is in the air: each defender owes `defend`, and `over` closes it when the last one is settled.

    `placed` are elemental tokens (model, effect, count) that the defences come before; `left` repeats of Rapid.
    """
    target = next(iter(defenders), "")
    made = Strike(
        number=state.strikes + 1,
        by=by,
        strength=strength,
        resist=resist,
        keywords=keywords,
        defenders=defenders,
        placed=placed,
        left=left,
        target=target,
        zone=place_of(state, target),
    )
    return (yield StrikeMade(strike=made, rule=rule))


def over(state: Torgue) -> Unfolds:
    """The attack is completely resolved: [RE]actions follow where it wounded somebody (TB-173, TB-175, TB-180).

    Whoever it took out was wounded, too; where nobody may react, none are announced.
    """
    if state.strike is None:
        return state
    number, wounded, by = state.strike.number, state.strike.wounded, state.strike.by
    state = yield StrikeOver(number=number, left=state.strike.left, rule="TB-175")
    fighting = (who for who in state.peril if not any(who in each.wounded for each in opened(state)))
    left = tuple(dict.fromkeys((*wounded, *fighting)))
    window = Window(strike=number, wounded=left, by=by or "a blast")
    if left and timely(state) and not is_over(state.but(window=window)):
        return (yield WindowOpened(window=window, rule="TB-173"))
    return (yield from closed_if_over(state))


def goes_on(state: Torgue) -> Unfolds:
    """After a defence: the next defender, the next repeat of Rapid, or the end of the attack."""
    going = state.strike
    if going is None or going.defenders or (going.left and _repeats(state, going)):
        return state
    return (yield from over(state))


def _repeats(state: Torgue, going: Strike) -> bool:
    """Whether a repeat finds a target; where the last one is down it may be another (AMB-35)."""
    down = going.target in state.hunters and state.hunters[going.target].stands != "in"
    return not (down and option(state, "rapid-down") == "lost") and bool(repeatable(state, going))
