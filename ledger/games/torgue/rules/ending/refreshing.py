"""Action Tokens refresh, and a new round begins."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.torgue.events.attacks import GearReloaded
from ledger.games.torgue.events.ending import TokensRefreshed
from ledger.games.torgue.events.turns import PhaseBegan, RoundBegan
from ledger.games.torgue.moves.ending import Refresh
from ledger.games.torgue.rules.asking import Unfolds, actor, no, objected, one
from ledger.games.torgue.rules.effects import removed
from ledger.games.torgue.rules.ending.steps import out_of_step
from ledger.games.torgue.state.game import Torgue, in_play
from ledger.games.torgue.state.hunters import Hunter, chooses, exhausted, has, refreshes
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.tokens import Token, named

decides = Deciders[Torgue]()


def refreshed(state: Torgue) -> Unfolds:
    """All Exhausted Action Tokens are Ready, less Stun; where it leaves a choice, that is owed (TB-197, TB-260)."""
    for who in in_play(state):
        held = state.hunters[who]
        if not chooses(held):
            state = yield from _ready(state, who, exhausted(held)[: refreshes(held)])
    return (yield from _new_round(state))


def _ready(state: Torgue, who: str, tokens: tuple[Token, ...]) -> Unfolds:
    if tokens:
        state = yield TokensRefreshed(who=who, tokens=tuple(each.id for each in tokens), rule="TB-197")
    return (yield from removed(state, who, "stun", "refreshed", "TB-260"))


def _new_round(state: Torgue) -> Unfolds:
    """The next round, as soon as nobody has to choose."""
    if any(chooses(state.hunters[who]) for who in in_play(state)):
        return state
    state = yield RoundBegan(round=state.round + 1, rule="TB-021")
    return (yield PhaseBegan(phase="hunters", anew=option(state, "turn") == "phase", rule="TB-021"))


@decides(Refresh)
def refresh(state: Torgue, move: Refresh) -> Decision[Torgue]:
    if move.cards:
        yield from _cards(state, one(state, move.hunter or actor(state, move)), move.cards)
        return
    yield from objected(tuple(out_of_step(state, "refresh")))
    held = one(state, move.hunter or actor(state, move))
    if not chooses(held):
        raise refused("stun-missing", "TB-260", f"{held.name} has nothing to choose.", "next")
    count, chosen = refreshes(held), _meant(held, move.tokens)
    if len(chosen) != count:
        told = f"{held.name} refreshes {count} of {len(exhausted(held))}, not {len(chosen)}."
        yield no("refresh-count", "TB-260", told, f"refresh tokens {' '.join(e.id for e in exhausted(held)[:count])}")
    state = yield from _ready(state, held.name, chosen)
    yield from _new_round(state)


def _meant(held: Hunter, words: tuple[str, ...]) -> tuple[Token, ...]:
    """The Exhausted tokens that the words mean, each once; raises Refused `token-unknown`."""
    left, found = list(exhausted(held)), list[Token]()
    for word in words:
        token = next(named(left, word), None)
        if token is None:
            told = f"{held.name} has no Exhausted token {word}."
            raise refused("token-unknown", "TB-197", told, ", ".join(each.id for each in exhausted(held)))
        left.remove(token)
        found.append(token)
    return tuple(found)


def _cards(state: Torgue, held: Hunter, cards: tuple[str, ...]) -> Unfolds:
    """Cards whose own text refreshes them at the end of a round (TB-197)."""
    for name in cards:
        worn = has(held, name)
        if worn is None or worn.ready:
            told = f"{name} of {held.name} is not Exhausted."
            raise refused("card-ready", "TB-197", told, "an Exhausted card that is equipped")
        state = yield GearReloaded(who=held.name, card=name, why="its text says so", rule="TB-197")
    return state
