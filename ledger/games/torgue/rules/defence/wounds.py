"""Wounds of Vault Hunters: which token turns RED, and when there is none left."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.torgue.events.defence import PerilBegan, TokenWounded, WoundPut, WoundsOwed
from ledger.games.torgue.moves.defence import Harm, Hurt
from ledger.games.torgue.rules.asking import Unfolds, actor, no, objected, one, standing
from ledger.games.torgue.rules.defence.falling import taken_out
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter, can_react
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Wound
from ledger.games.torgue.state.tokens import Token, named, same, woundable

decides = Deciders[Torgue]()


@decides(Harm)
def harm(state: Torgue, move: Harm) -> Decision[Torgue]:
    who = one(state, move.hunter).name
    yield from objected(tuple(standing(state, who)))
    attack = option(state, "effect-fight") == "yes"
    wound = Wound(who=who, count=move.count, why="an effect", attack=attack)
    yield from suffer(state, wound, move.hurt, "TB-118")


@decides(Hurt)
def hurt(state: Torgue, move: Hurt) -> Decision[Torgue]:
    who = one(state, actor(state, move)).name
    wound = next((each for each in state.wounds if each.who == who), None)
    if wound is None:
        raise refused("wound-missing", "TB-118", f"{who} has no wounds to put on tokens.", "harm NAME")
    for word in move.tokens:
        if not any(each.who == who for each in state.wounds):
            raise refused("wounds-spare", "TB-118", f"{who} has fewer wounds than that.", "fewer tokens")
        state = yield from _put(state, who, word, wound.why, "TB-118")
        state = yield WoundPut(who=who, rule="TB-118")
    yield from _rest(state, who)


def _rest(state: Torgue, who: str) -> Unfolds:
    """Wounds that no choice is left for: on the last token alike, or on nothing (TB-119)."""
    wound = next((each for each in state.wounds if each.who == who), None)
    left = woundable(state.hunters[who].tokens)
    if wound is None or (left and not same(left) and len(left) > wound.count):
        return state
    if left and not same(left):
        return state
    for _ in range(wound.count):
        state = yield WoundPut(who=who, rule="TB-118")
    return (yield from suffer(state, wound, (), "TB-119"))


def suffer(state: Torgue, wound: Wound, hurt: tuple[str, ...], rule: str) -> Unfolds:
    """Wounds one after the other: on the tokens that were named, on the only kind left, else they are owed."""
    words = list(hurt)
    for done in range(wound.count):
        held = state.hunters[wound.who]
        left = woundable(held.tokens)
        if not left and not words:
            return (yield from fatal(state, wound.who, attack=wound.attack))
        if not words and not same(left):
            return (yield WoundsOwed(wound=wound.but(count=wound.count - done), rule=rule))
        state = yield from _put(state, wound.who, words.pop(0) if words else left[0].id, wound.why, rule)
    return state


def _put(state: Torgue, who: str, word: str, why: str, rule: str) -> Unfolds:
    held = state.hunters[who]
    token = meant(held, word)
    if option(state, "red-wound") == "barred":
        yield from objected(tuple(_red(held, token)))
    return (yield TokenWounded(who=who, token=token.id, was=token.colour, why=why, rule=rule))


def meant(held: Hunter, word: str) -> Token:
    """The Action Token that a word means, one that is not RED first; raises Refused `token-unknown`."""
    found = sorted(named(held.tokens, word), key=lambda each: each.colour == "red")
    if not found:
        told = f"{held.name} has no such token: {word}."
        raise refused("token-unknown", "TB-118", told, ", ".join(f"{each.colour} {each.id}" for each in held.tokens))
    return found[0]


def _red(held: Hunter, token: Token) -> Iterator[Objection]:
    left = woundable(held.tokens)
    if token.colour == "red" and left:
        told = f"Token {token.id} is RED already."
        yield no("token-red", "TB-118", told, f"hurt {left[0].id}")


def fatal(state: Torgue, who: str, *, attack: bool) -> Unfolds:
    """A wound that would take out: a Fight for Your Life after an attack, with a Ready token (TB-124, TB-127)."""
    if attack and can_react(state.hunters[who]) and state.hunters[who].stands == "in":
        return (yield PerilBegan(who=who, rule="TB-124"))
    return (yield from taken_out(state, who))
