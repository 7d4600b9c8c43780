"""An attack on Vault Hunters is begun: by an enemy, by a blast, or by a friend's Explosive weapon."""

from __future__ import annotations

from ledger.games.torgue.content.rows import Effect, Skill
from ledger.games.torgue.events.defence import StrikeMade, StrikeOver, WindowOpened
from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Strike, Window


def strike(
    state: Torgue,
    *,
    by: str,
    strength: int,
    resist: Skill,
    defenders: tuple[str, ...],
    keywords: tuple[str, ...] = (),
    placed: tuple[tuple[Effect, int], ...] = (),
    left: int = 0,
    rule: str = "TB-166",
) -> Unfolds:
    """The attack is in the air: each defender owes `defend`, and `over` closes it when the last one is settled."""
    made = Strike(
        number=state.strikes + 1,
        by=by,
        strength=strength,
        resist=resist,
        keywords=keywords,
        defenders=defenders,
        placed=placed,
        left=left,
    )
    return (yield StrikeMade(strike=made, rule=rule))


def over(state: Torgue) -> Unfolds:
    """The attack is completely resolved: [RE]actions follow where it wounded somebody (TB-173, TB-175, TB-180)."""
    if state.strike is None:
        return state
    number, wounded = state.strike.number, state.strike.wounded
    state = yield StrikeOver(number=number, rule="TB-175")
    timely = option(state, "reaction-phase") == "any" or state.phase == "enemies"
    left = tuple(who for who in wounded if state.hunters[who].stands != "out")
    if not left or not timely:
        return state
    return (yield WindowOpened(window=Window(strike=number, wounded=left), rule="TB-173"))
