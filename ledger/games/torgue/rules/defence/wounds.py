"""Wounds of Vault Hunters: which token turns RED, and when there is none left."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.torgue.events.defence import PerilBegan, TokenWounded, WindowOpened, WoundPut, WoundsOwed
from ledger.games.torgue.moves.defence import Harm, Hurt
from ledger.games.torgue.rules.asking import Unfolds, actor, no, objected, one, standing
from ledger.games.torgue.rules.defence.falling import taken_out
from ledger.games.torgue.rules.defence.striking import goes_on
from ledger.games.torgue.rules.defence.windows import timely
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter, can_react
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Window, Wound
from ledger.games.torgue.state.reacting import actors, opened
from ledger.games.torgue.state.tokens import Token, named, ready, same, woundable

decides = Deciders[Torgue]()


@decides(Harm)
def harm(state: Torgue, move: Harm) -> Decision[Torgue]:
    who = one(state, move.hunter).name
    yield from objected(tuple(standing(state, who)))
    wound = Wound(who=who, count=move.count, why="an effect")
    state = yield from suffer(state, wound, move.hurt, "TB-118")
    yield from goes_on(state)


@decides(Hurt)
def hurt(state: Torgue, move: Hurt) -> Decision[Torgue]:
    who = one(state, actor(state, move)).name
    wound = next((each for each in state.wounds if each.who == who), None)
    if wound is None:
        raise refused("wound-missing", "TB-118", f"{who} has no wounds to put on tokens.", "harm NAME")
    left = woundable(state.hunters[who].tokens)
    if not move.tokens and _chooses(left, wound.count):
        told = ", ".join(f"{each.id} {each.colour}" for each in left)
        yield Asking(field="tokens", asks=f"{who}: {wound.count} of {told}?")
    for word in move.tokens:
        if not any(each.who == who for each in state.wounds):
            raise refused("wounds-spare", "TB-118", f"{who} has fewer wounds than that.", "fewer tokens")
        if not woundable(state.hunters[who].tokens):
            break
        state = yield from _put(state, who, word, wound.why, "TB-118")
        state = yield WoundPut(who=who, rule="TB-118")
    state = yield from _rest(state, who)
    yield from goes_on(state)


def _rest(state: Torgue, who: str) -> Unfolds:
    """Wounds that no choice is left for: on the last token alike, or on nothing (TB-119)."""
    wound = next((each for each in state.wounds if each.who == who), None)
    if wound is None or _chooses(woundable(state.hunters[who].tokens), wound.count):
        return state
    for _ in range(wound.count):
        state = yield WoundPut(who=who, rule="TB-118")
    return (yield from suffer(state, wound, (), "TB-119"))


def _chooses(left: tuple[Token, ...], count: int) -> bool:
    """Whether wounds leave a choice: more tokens than wounds, and not all alike."""
    return len(left) > count and not same(left)


def suffer(state: Torgue, wound: Wound, hurt: tuple[str, ...], rule: str) -> Unfolds:
    """Wounds one after the other: on the tokens that were named, on the only kind left, else they are owed."""
    words = list(hurt)
    for done in range(wound.count):
        held = state.hunters[wound.who]
        left = woundable(held.tokens)
        if not left:
            return (yield from fatal(state, wound.who, attack=wound.attack))
        if not words and _chooses(left, wound.count - done):
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
    attack = attack or option(state, "effect-fight") == "yes"
    if state.hunters[who].stands == "out":
        return state
    if not attack or not timely(state) or not _fights(state, state.hunters[who]):
        return (yield from taken_out(state, who))
    state = yield PerilBegan(who=who, rule="TB-124")
    if state.strike or any(who in each.wounded for each in opened(state)):
        return state
    others = tuple(each for each in actors(state) if each != who)
    alone = Window(strike=state.strikes, wounded=(who,), reacted=others)
    return (yield WindowOpened(window=alone, rule="TB-127"))


def _fights(state: Torgue, held: Hunter) -> bool:
    """Whether it has a token to fight with: Ready, or that of a Run and Gun weapon (TB-276)."""
    enough = can_react(held) if option(state, "fight-runner") == "yes" else bool(ready(held.tokens))
    return enough and held.stands == "in"
