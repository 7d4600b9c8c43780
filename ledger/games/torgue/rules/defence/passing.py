"""[RE]actions that nobody takes, and what cards do to Vault Hunters."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.games.torgue.events.defence import HealingLost, ReactionTaken, TokenHealed
from ledger.games.torgue.events.setup import SpotlightGiven
from ledger.games.torgue.moves.defence import Fall, Heal, Inherit, Pass, Recharge
from ledger.games.torgue.rules.asking import Unfolds, actor, foe, no, objected, one, unsettled
from ledger.games.torgue.rules.defence.falling import taken_out
from ledger.games.torgue.rules.defence.striking import goes_on
from ledger.games.torgue.rules.defence.windows import closed_if_over, closing, settled
from ledger.games.torgue.rules.effects import recharged
from ledger.games.torgue.state.game import Torgue, in_play, owner
from ledger.games.torgue.state.hunters import Hunter
from ledger.games.torgue.state.tokens import Token, TokenWord, named, same, wounded

decides = Deciders[Torgue]()


@decides(Pass)
def go_past(state: Torgue, move: Pass) -> Decision[Torgue]:
    window = state.window
    if window is None and not state.peril:
        raise refused("window-closed", "TB-175", "There is no [RE]action to take.", "next")
    yield from objected(tuple(unsettled(state)))
    if move.all:
        yield from _over(state)
        return
    who = actor(state, move)
    if who not in state.peril and (window is None or who in window.reacted):
        raise refused("reaction-taken", "TB-176", f"{who} has reacted to this attack.", "pass all")
    state = yield ReactionTaken(who=who, passed=True, rule="TB-176")
    if who in state.peril:
        state = yield from settled(state, who, saved=False)
    yield from closed_if_over(state)


def _over(state: Torgue) -> Unfolds:
    """Nobody reacts to this attack any more: whomever it left fighting for its life gives up."""
    wounded = state.window.wounded if state.window else state.peril
    for who in state.peril:
        if who in wounded:
            state = yield from settled(state, who, saved=False)
    if state.window:
        state = yield closing(state)
    return (yield from closed_if_over(state))


@decides(Heal)
def heal(state: Torgue, move: Heal) -> Decision[Torgue]:
    held = one(state, move.hunter)
    if held.stands == "out":
        yield no("hunter-out", "TB-122", f"{held.name} is out of the Arena.", "respawn it")
    elif held.stands == "peril":
        yield no("peril-heals", "TB-128", f"{held.name} fights for its life.", "first the fight")
    left = tuple(each for each in held.tokens if wounded(each))
    if len(move.tokens) < min(move.count, len(left)) and move.count < len(left) and not same(left):
        yield Asking(field="tokens", asks=f"{held.name} heals {move.count} of {', '.join(e.id for e in left)}?")
    yield from mended(state, held, move.count, move.tokens, "TB-120")


def mended(state: Torgue, held: Hunter, count: int, words: tuple[TokenWord, ...], rule: str) -> Unfolds:
    """Wounded tokens turn back, those that are named first; what is too much is lost (TB-120, TB-121)."""
    chosen = [_wounded(held, word) for word in words]
    rest = [each for each in held.tokens if wounded(each) and each not in chosen]
    tokens = (*chosen, *rest)[:count]
    for each in tokens:
        state = yield TokenHealed(who=held.name, token=each.id, now=each.printed, rule=rule)
    if len(tokens) < count:
        state = yield HealingLost(who=held.name, by=count - len(tokens), rule="TB-121")
    return state


def _wounded(held: Hunter, word: TokenWord) -> Token:
    """The wounded token that a word means; raises Refused `token-unwounded`: native RED stays RED (TB-121)."""
    found = [each for each in named(held.tokens, word) if wounded(each)]
    if not found:
        told = f"Token {word} of {held.name} is not wounded."
        raise refused(
            "token-unwounded", "TB-121", told, ", ".join(e.id for e in held.tokens if wounded(e)) or "none is"
        )
    return found[0]


@decides(Recharge)
def recharge(state: Torgue, move: Recharge) -> Decision[Torgue]:
    before = state
    named_model = owner(state, move.model) or (foe(state, move.model).label if move.model else "")
    for model in (named_model,) if named_model else (*in_play(state), *state.enemies):
        state = yield from recharged(state, model, "recharged", "TB-184")
    if state is before:
        raise refused("shields-up", "TB-113", "No shield is spent, or Shock forbids it.", "another model")


@decides(Inherit)
def inherit(state: Torgue, move: Inherit) -> Decision[Torgue]:
    if not state.spotlight_choice:
        raise refused("spotlight-held", "TB-091", "Nobody has to choose.", "spotlight NAME")
    if move.to not in state.spotlight_choice:
        told = f"{move.to} does not tie for the Spotlight."
        yield no("heir-wrong", "TB-091", told, " or ".join(state.spotlight_choice))
    yield SpotlightGiven(to=one(state, move.to).name, why="chosen among the tied", rule="TB-091")


@decides(Fall)
def fall_out(state: Torgue, move: Fall) -> Decision[Torgue]:
    held = one(state, move.hunter)
    if held.stands == "out":
        raise refused("hunter-out", "TB-126", f"{held.name} is out already.", "another one")
    state = yield from taken_out(state, held.name)
    state = yield from goes_on(state)
    yield from closed_if_over(state)
