"""Loot comes out of the bag: what it is, who gets it, where it lies."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.core.table.events import OwedWaived
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import LootKind
from ledger.games.torgue.events.loot import (
    BagRefilled,
    DrawCounted,
    DrawMade,
    DrawOwed,
    DrawsLapsed,
    LootDrawn,
    LootGained,
    LootLaid,
)
from ledger.games.torgue.moves.loot import DrawLoot
from ledger.games.torgue.rules.asking import Gives, Objections, Unfolds, actor, fall, no, objected, one, remind
from ledger.games.torgue.rules.loot.aside import set_aside
from ledger.games.torgue.state.bagging import bagged, entries, once, returning, spent_up
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.hunters import Back, Loot
from ledger.games.torgue.state.owed import Draw

decides = Deciders[Torgue]()


class Found:
    """A token as it is, and as it lay in the bag where the table did not count its back."""

    def __init__(self, loot: Loot, lay: Loot | None = None) -> None:
        self.loot = loot
        self.lay = lay


@decides(DrawLoot)
def loot(state: Torgue, move: DrawLoot) -> Decision[Torgue]:
    yield from objected(tuple(_undrawable(state, move)))
    draw = state.draws[0] if state.draws else Draw(count=1, zone="", who=one(state, move.to or actor(state, move)).name)
    thrown = yield from _puppet(draw, move)
    found = yield from out_of_bag(state, move.kind, move.back, move.worth)
    who = yield from _collector(state, draw, move, found.loot)
    if not state.draws:
        state = yield DrawOwed(draw=draw, rule="TB-066")
    if thrown:
        count, die = draw.count + thrown[-1].face, int(draw.dice[1:])
        state = yield DrawCounted(thrown=thrown, count=count, die=die, rule="TB-257")
    state = yield LootDrawn(loot=found.loot, lay=found.lay, rule="TB-066")
    fills = returning(state) if move.last else ()
    if fills:
        state = yield BagRefilled(tokens=fills, why="it is empty", rule="TB-082")
    state = yield from _placed(state, draw, who, found.loot, named=bool(move.to))
    state = yield DrawMade(rule="TB-066")
    if move.last and not fills and state.draws:
        state = yield DrawsLapsed(rule="TB-084")
    yield from _let_go(state)


def _let_go(state: Torgue) -> Unfolds:
    """A question about a token that came out as another one is no longer owed (TB-081)."""
    asked = tuple(each for each in state.opened if each.verb == DrawLoot.verb)
    for each in asked[: max(0, len(asked) - sum(draw.count for draw in state.draws))]:
        state = yield OwedWaived(verb=each.verb, by=each.who, asks=each.asks, reason="")
    return state


def _undrawable(state: Torgue, move: DrawLoot) -> Objections:
    kind = move.kind.capitalize()
    if spent_up(state) and not returning(state):
        yield no("bag-exhausted", "TB-084", "The bag is exhausted: no Loot.", "go on without")
    elif not state.draws:
        yield no("draw-missing", "TB-066", "No Loot is to be drawn.", "because WHY, where a card says so")
    if not bagged(move.kind):
        yield no("legendary-bagged", "TB-083", f"{kind} never lies in the bag.", "it drops from Uniques")
    if once(move.kind) and hunting(state):
        yield no("hunt-token", "TB-223", f"{kind} is out of the bag in a hunt.", "another kind")
    elif any(each.kind == move.kind for each in state.drawn):
        yield no("token-aside", "TB-077", f"{kind} is set aside until the next scenario.", "another kind")
    if move.last and state.counted:
        yield no("bag-counted", "TB-081", f"{sum(state.bag.values())} are in the bag.", "leave out: last")


def _puppet(draw: Draw, move: DrawLoot) -> Gives[tuple[Die, ...]]:
    """The die of a Loot Puppet, before its first token (TB-257)."""
    if draw.dice:
        return (yield from fall(int(draw.dice[1:]), move.dice, f"Loot Puppet: {draw.dice}?"))
    if move.dice:
        yield no("dice-spare", "TB-257", "No Loot Puppet has a die to roll.", "leave it out")
    return ()


def out_of_bag(state: Torgue, kind: LootKind, back: Back | None, worth: int) -> Gives[Found]:
    """The token that a line means; asked for where the bag holds several unlike ones (TB-081)."""
    told = Loot(kind=kind, back=back or ("resale" if worth else "plain"), value=worth)
    if not state.counted or not bagged(kind):
        if back is None and not worth and bagged(kind) and content.deck_of_loot(kind):
            yield Asking(field="back", asks=f"{kind.capitalize()}, its back: card, resale or plain?")
        return Found(told)
    among = entries(state, kind, back, worth)
    if len(among) > 1:
        yield from _which(among)
    if among:
        return Found(among[0])
    uncounted = Loot(kind=kind)
    if uncounted not in state.bag:
        yield no("bag-lacks", "TB-081", f"The bag holds no such {kind}.", _kinds_left(state))
        return Found(told)
    return Found(told, uncounted)


def _which(among: tuple[Loot, ...]) -> Gives[None]:
    """Ask for the back of a token, or for its value where the backs are alike."""
    kind = among[0].kind.capitalize()
    backs = tuple(dict.fromkeys(each.back for each in among))
    if len(backs) > 1:
        yield Asking(field="back", asks=f"{kind}, its back: {' or '.join(backs)}?")
    yield Asking(field="worth", asks=f"{kind}, its value: {' or '.join(f'{each.value}' for each in among)}?")


def _kinds_left(state: Torgue) -> str:
    return ", ".join(dict.fromkeys(each.kind for each in state.bag)) or "it is empty"


def _collector(state: Torgue, draw: Draw, move: DrawLoot, loot: Loot) -> Gives[str]:
    """Who gets the token: whoever took the enemy out, or whom the table names; empty for nobody (TB-069)."""
    named = one(state, move.to).name if move.to else ""
    if named and _lies(draw, loot):
        yield no("loot-lies", "TB-067", f"A token with a Card Draw icon lies in {draw.zone}.", "leave out: to")
    elif named and draw.who not in ("", named):
        yield no("collector-set", "TB-068", f"{draw.who} took the enemy out.", f"to {draw.who}")
    if once(loot.kind) and not (named or draw.who):
        yield Asking(field="to", asks=f"{loot.kind.capitalize()}: who drew it?")
    return named or draw.who


def _lies(draw: Draw, loot: Loot) -> bool:
    """Whether it lies in the zone of the enemy; what a chest or Skag Vomit gives does not (AMB-49)."""
    return loot.back == "card" and bool(draw.zone)


def _placed(state: Torgue, draw: Draw, who: str, loot: Loot, *, named: bool) -> Unfolds:
    if once(loot.kind):
        return (yield from set_aside(state, who, loot))
    if _lies(draw, loot) and not named:
        return (yield LootLaid(zone=draw.zone, loot=loot, rule="TB-067"))
    if who:
        return (yield LootGained(who=who, loot=loot, rule="TB-068"))
    state = yield LootLaid(zone=draw.zone, loot=loot, rule="TB-069")
    return (yield remind("collector-open", "TB-069", "Nobody took it out: it lies there, or say to NAME."))
