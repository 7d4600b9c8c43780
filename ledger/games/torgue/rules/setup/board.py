"""The map: zones, terrain, models, and the enemies that stand there at the start."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.events.attacks import EffectPlaced, EffectRemoved
from ledger.games.torgue.events.setup import ChestsLeft, ModelsCounted, PiecePlaced, ZoneLaid
from ledger.games.torgue.moves.setup import Correct, LayZone, Models, Put
from ledger.games.torgue.rules.asking import foe, no, objected, one, remind
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.zones import Piece, Zone, pieces

decides = Deciders[Torgue]()


@decides(LayZone)
def zone(state: Torgue, move: LayZone) -> Decision[Torgue]:
    held = state.zones.get(move.name, Zone(name=move.name))
    if (move.q is None) != (move.r is None):
        raise refused("hex-half", "TB-039", "A hex has a column and a row.", f"zone {one_word(move.name)} 2 1")
    yield from objected(_taken(state, move))
    known = {"q": held.q if move.q is None else move.q, "r": held.r if move.r is None else move.r}
    ways = tuple(dict.fromkeys((*held.ways, *move.by)))
    told = {
        "station": held.station or move.station,
        "spawn": move.spawn or held.spawn,
        "blocks": held.blocks or move.blocks,
        "unique": held.unique or move.unique,
    }
    state = yield ZoneLaid(zone=held.but(**known, ways=ways, **told), rule="TB-010")
    for one_zone, other in _torn(state, move.name):
        text = f"{one_zone} and {other} do not touch by their hexes: {_hex(state, one_zone)}, {_hex(state, other)}."
        state = yield remind("hex-apart", "TB-039", text)


def _torn(state: Torgue, name: str) -> Iterator[tuple[str, str]]:
    """Zones that were typed to be next to a zone, or it to them, while both hexes say that they are not."""
    zone = state.zones[name]
    told = (*zone.ways, *(each.name for each in state.zones.values() if name in each.ways))
    for other in dict.fromkeys(told):
        there = state.zones.get(other)
        if there and board.laid(zone) and board.laid(there) and not board.touch(zone, there):
            yield name, other


def _hex(state: Torgue, name: str) -> str:
    zone = state.zones[name]
    return f"{zone.q} {zone.r}"


def _taken(state: Torgue, move: LayZone) -> Iterator[Objection]:
    for each in state.zones.values():
        if move.q is not None and (each.q, each.r) == (move.q, move.r) and each.name != move.name:
            yield no("hex-taken", "TB-039", f"{each.name} lies at {move.q} {move.r}.", "another hex")


@decides(Put)
def put(state: Torgue, move: Put) -> Decision[Torgue]:
    row = content.terrain(move.kind)
    if move.element and move.kind != "barrel":
        raise refused("element-spare", "TB-273", f"What {move.kind} hides is told when it opens.", "leave it out")
    laid = sum(len(pieces(each, move.kind)) for each in state.zones.values())
    if row.tokens is not None and laid + move.count > row.tokens:
        rule, left = "TB-247" if row.machine else "TB-244", row.tokens - laid
        yield no("tokens-short", rule, f"The box has {row.tokens} of {move.kind}.", f"{left} more" if left else "none")
    for n in range(move.count):
        label = _label(state, move.called if not n else "", move.kind)
        piece = Piece(label=label, kind=move.kind, element=move.element, objective=move.goal)
        state = yield PiecePlaced(zone=move.at, piece=piece, rule="TB-010")
    if row.chest and row.tokens is not None:
        left = max(0, row.tokens - laid - move.count)
        yield ChestsLeft(terrain=move.kind, count=left, rule="TB-244")


def _label(state: Torgue, called: str, kind: str) -> str:
    """What the table calls a terrain token: a name of its own, or its kind and a number."""
    taken = {each.label for zone in state.zones.values() for each in zone.pieces}
    wanted = called or kind.replace("-", " ").title()
    return (
        wanted if wanted not in taken else next(f"{wanted} {n}" for n in range(2, 999) if f"{wanted} {n}" not in taken)
    )


@decides(Models)
def models(state: Torgue, move: Models) -> Decision[Torgue]:
    if not move.counts:
        raise refused("models-missing", "TB-010", "Which models, and how many?", "models Psycho=5")
    for name, count in move.counts:
        yield ModelsCounted(model=name, count=count, rule="TB-165")


@decides(Correct)
def correct(state: Torgue, move: Correct) -> Decision[Torgue]:
    if not move.because:
        raise refused("reason-missing", "TB-001", "A change by hand needs its reason.", "end with: because WHY")
    friend = owner(state, move.model)
    effects = one(state, friend).effects if friend else foe(state, move.model).effects
    model = friend or foe(state, move.model).label
    was = effects.get(move.effect, 0)
    if was == move.count:
        raise refused("number-same", "TB-001", f"{model} has {was} {move.effect} already.", "another number")
    if was < move.count:
        yield EffectPlaced(model=model, effect=move.effect, was=was, now=move.count, rule="TB-001")
    else:
        told = move.because
        yield EffectRemoved(model=model, effect=move.effect, was=was, now=move.count, why=told, rule="TB-001")
