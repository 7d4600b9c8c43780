"""Models change zones, and Loot changes hands."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.torgue import content
from ledger.games.torgue.events.loot import DrawOwed
from ledger.games.torgue.events.setup import PieceRemoved
from ledger.games.torgue.events.turns import CollectOpened, LootCollected, LootHanded, ModelMoved
from ledger.games.torgue.moves.turns import Collect, Handoff, Shift, Walk
from ledger.games.torgue.rules.asking import Unfolds, actor, foe, no, objected, one, remind, standing
from ledger.games.torgue.rules.turns.acting import begun, done_with, not_active, pay, price, starts
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, owner, place_of
from ledger.games.torgue.state.hunters import Hunter, Loot
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Draw
from ledger.games.torgue.state.zones import Piece, Zone

decides = Deciders[Torgue]()


@decides(Walk)
def walk(state: Torgue, move: Walk) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    paid = yield from price(state, who, move.token, "move", free=move.free)
    steps = _steps(state, who, move)
    yield from objected(_blocked(state, who, move.zone))
    most = content.colour(paid.colour).zones
    if steps is not None and steps > most:
        yield no("move-far", "TB-061", f"{paid.colour.upper()} moves {most}, not {steps}.", "a better token")
    was = place_of(state, who)
    state = yield from pay(state, who, paid, "move", "TB-061")
    state = yield ModelMoved(who=who, was=was, now=move.zone, steps=steps, rule="TB-061")
    if who in state.hunters:
        state = yield CollectOpened(rule="TB-060")
    yield from done_with(before, state, who)


def _steps(state: Torgue, who: str, move: Walk) -> int | None:
    """How far it is: typed, by the zones on the way, or by the map; None where nobody knows."""
    if move.steps is not None:
        return move.steps
    return len(move.via) + 1 if move.via else board.way(state, who, move.zone)


def _blocked(state: Torgue, who: str, zone: str) -> Iterator[Objection]:
    if one(state, who).effects.get("cryo") and who in state.hunters:
        yield no("model-frozen", "TB-266", f"{who} is frozen and cannot move.", "another action")
    if not board.room(state, zone, large=False, without=who):
        yield no("zone-full", "TB-041", f"{zone} is full.", "a zone with room")
    elif board.charted(state, place_of(state, who)) and board.way(state, who, zone) is None:
        yield no("way-missing", "TB-041", f"No way leads to {zone} past full zones.", "another zone")


@decides(Shift)
def shift(state: Torgue, move: Shift) -> Decision[Torgue]:
    model = move.model if owner(state, move.model) else foe(state, move.model).label
    if not board.room(state, move.zone, large=board.is_large(state, model), without=model):
        yield no("zone-full", "TB-040", f"{move.zone} is full.", "a zone with room")
    state = yield ModelMoved(who=model, was=place_of(state, model), now=move.zone, why="moved", rule="TB-039")
    if model in state.hunters:
        yield CollectOpened(rule="TB-060")


@decides(Collect)
def collect(state: Torgue, move: Collect) -> Decision[Torgue]:
    who = actor(state, move)
    if who not in state.hunters:
        raise refused("sidekick-collects", "TB-138", f"{who} cannot Collect.", f"@{owner(state, who)}")
    yield from objected(tuple(_untimely(state, who)))
    state = yield from begun(state, who)
    held = state.zones.get(state.hunters[who].zone, Zone(name=state.hunters[who].zone))
    found = tuple(each for each in held.pieces if each.label in move.what)
    kinds = [name for name in move.what if name not in {each.label for each in found}]
    tokens = _lying(held, kinds) if move.what else held.loot
    if not tokens and not found:
        raise refused("loot-missing", "TB-060", f"Nothing lies in {held.name or 'that zone'}.", "move first")
    if tokens:
        state = yield LootCollected(who=who, zone=held.name, tokens=tokens, rule="TB-060")
    for each in found:
        state = yield from _wiped(state, who, held.name, each)


def _untimely(state: Torgue, who: str) -> Iterator[Objection]:
    """Collect is free and needs a trigger: the activation began, a zone was entered, Loot fell (TB-060)."""
    yield from standing(state, who)
    if state.phase == "hunters" and not state.window:
        yield from not_active(state, who)
        if state.active and not state.entered:
            yield no("collect-late", "TB-060", "Collect comes with the start, a new zone, or Loot that falls.", "move")
    elif not state.entered:
        yield no("collect-late", "TB-060", "Collect comes with a new zone.", "move")


def _lying(zone: Zone, kinds: list[str]) -> tuple[Loot, ...]:
    """The tokens of these kinds in a zone; raises Refused `loot-missing` for one that does not lie there."""
    found, missing = _picked(zone.loot, kinds)
    if missing:
        told = f"No {missing} lies in {zone.name or 'that zone'}."
        raise refused("loot-missing", "TB-060", told, _kinds(zone.loot))
    return found


def _held(hunter: Hunter, kinds: tuple[str, ...]) -> tuple[Loot, ...]:
    """The tokens of these kinds on a card; raises Refused `loot-unheld`: Gear never changes hands so."""
    found, missing = _picked(hunter.loot, list(kinds))
    if missing:
        raise refused("loot-unheld", "TB-065", f"{hunter.name} has no Loot token {missing}.", _kinds(hunter.loot))
    return found


def _picked(tokens: tuple[Loot, ...], kinds: list[str]) -> tuple[tuple[Loot, ...], str]:
    """One token of each kind, and the first kind that is not there."""
    left, found = list(tokens), list[Loot]()
    for kind in kinds:
        token = next((each for each in left if each.kind == kind), None)
        if token is None:
            return tuple(found), kind
        left.remove(token)
        found.append(token)
    return tuple(found), ""


def _kinds(tokens: tuple[Loot, ...]) -> str:
    return ", ".join(each.kind for each in tokens) or "there is none"


def _wiped(state: Torgue, who: str, zone: str, piece: Piece) -> Unfolds:
    """Skag Vomit is collected for one Loot token, unless the scenario has a rule of its own (TB-001, TB-243)."""
    own = state.scenario.terrain.get(piece.kind) if state.scenario else None
    if own:
        return (yield remind("scenario-rule", "TB-001", f"Scenario on {piece.kind}: {own}"))
    if piece.kind != "vomit":
        raise refused("piece-fast", "TB-060", f"{piece.label} cannot be collected.", "interact")
    state = yield PieceRemoved(zone=zone, piece=piece.label, why="collected", rule="TB-243")
    where = zone if option(state, "vomit-card") == "zone" else ""
    return (yield DrawOwed(draw=Draw(count=1, zone=where, who=who), rule="TB-243"))


@decides(Handoff)
def handoff(state: Torgue, move: Handoff) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    giver, taker = one(state, who), one(state, move.to)
    yield from objected(_apart(state, who, taker))
    if move.gives and move.takes and option(state, "handoff") == "one":
        yield no("handoff-both", "TB-065", "One Handoff gives or takes.", "two actions")
    given, taken = _held(giver, move.gives), _held(taker, move.takes)
    if not given and not taken:
        raise refused("handoff-nothing", "TB-065", "What changes hands?", f"handoff {move.to} gives ammo")
    paid = yield from price(state, who, move.token, "handoff")
    state = yield from pay(state, who, paid, "handoff", "TB-065")
    if given:
        state = yield LootHanded(who=giver.name, to=taker.name, tokens=given, rule="TB-065")
    if taken:
        state = yield LootHanded(who=taker.name, to=giver.name, tokens=taken, rule="TB-065")
    yield from done_with(before, state, who)


def _apart(state: Torgue, who: str, taker: Hunter) -> Iterator[Objection]:
    if place_of(state, who) != taker.zone:
        yield no("handoff-far", "TB-065", f"{taker.name} is in another zone.", "move first")
