"""Stances on the map and in a fight."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.degenerates.events.phases import CombatStanceTaken, StanceTaken
from ledger.games.degenerates.moves.phases import Stance
from ledger.games.degenerates.rules.asking import Unfolds, actor, during_fight, no, one, out_of_phase, the_turn
from ledger.games.degenerates.rules.fights.timers import begins
from ledger.games.degenerates.rules.fights.turns import annoyed, fighting_turn
from ledger.games.degenerates.state.game import Degenerates, together

decides = Deciders[Degenerates]()


@decides(Stance)
def stance(state: Degenerates, move: Stance) -> Decision[Degenerates]:
    who = actor(state, move)
    if move.stance in ("assault", "guard"):
        yield from _combat(state, who, move)
        return
    yield from during_fight(state)
    yield from (_late if state.phase == "danger" else _on_map)(state, who, move)


def _late(state: Degenerates, who: str, move: Stance) -> Unfolds:
    """A party that chose none on the map may still say which one its counters show (DD-127)."""
    turn = the_turn(state, who)
    if turn.stance is not None or turn.compared:
        yield from out_of_phase(state, "DD-127", "map")
    return (yield _taken(turn.members, move))


def _on_map(state: Degenerates, who: str, move: Stance) -> Unfolds:
    yield from out_of_phase(state, "DD-127", "map")
    if one(state, who).acted:
        yield no("stance-late", "DD-127", f"{who} has acted already.", "before the Map Action")
    mates = tuple(each for each in together(state, who) if not one(state, each).acted)
    names = (who,) if move.alone or who not in mates else mates
    return (yield _taken(names, move))


def _taken(names: tuple[str, ...], move: Stance) -> StanceTaken:
    return StanceTaken(names=names, stance="bold" if move.stance == "bold" else "cautious", rule="DD-123")


def _combat(state: Degenerates, who: str, move: Stance) -> Unfolds:
    fight = state.fight
    if fight is None:
        raise refused("fight-missing", "DD-246", "There is no fight.", "stance bold, or stance cautious")
    yield from fighting_turn(state, who, choosing=True)
    if move.stance == "assault":
        yield from annoyed(state, fight, who)
    yield from begins(state, who)
    return (yield CombatStanceTaken(who=who, stance=move.stance, rule="DD-246"))
