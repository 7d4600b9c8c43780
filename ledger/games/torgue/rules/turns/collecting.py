"""Collect: what lies in a zone comes onto a card."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue.events.loot import DrawOwed
from ledger.games.torgue.events.setup import PieceRemoved
from ledger.games.torgue.events.turns import LootCollected, ObjectTaken
from ledger.games.torgue.moves.turns import Collect
from ledger.games.torgue.rules.asking import Unfolds, actor, no, objected, one, remind, standing
from ledger.games.torgue.rules.turns.acting import begun, not_active
from ledger.games.torgue.state.game import Torgue, place_of
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Draw, TriggerWord
from ledger.games.torgue.state.zones import Piece, Zone

decides = Deciders[Torgue]()
ALL = "all"
"""All Loot, as is collected where nothing is named."""


@decides(Collect)
def collect(state: Torgue, move: Collect) -> Decision[Torgue]:
    actor_, zone = actor(state, move), move.zone or place_of(state, actor(state, move))
    who = one(state, actor_).name
    if actor_ != who:
        yield no("sidekick-collects", "TB-138", f"{actor_} cannot Collect.", f"@{one_word(who)} collect")
    yield from objected(tuple(_untimely(state, who, zone)))
    why = _trigger(state, who)
    if who not in state.collects:
        state = yield from begun(state, who)
    held = state.zones.get(zone, Zone(name=zone))
    found = tuple(each for each in held.pieces if each.label in move.what)
    everything = not move.what or ALL in move.what
    kinds = [name for name in move.what if name not in {each.label for each in found}]
    tokens = held.loot if everything else _lying(held, kinds)
    if not tokens and not found:
        lies = ", ".join(one_word(each.label) for each in held.pieces if each.kind == "vomit")
        told = f"No Loot lies in {zone or 'that zone'}."
        raise refused("loot-missing", "TB-060", told, f"collect {lies}" if lies else "move first")
    if tokens:
        state = yield LootCollected(who=who, zone=zone, tokens=tokens, why=why, rule="TB-060")
    for each in found:
        state = yield from _wiped(state, who, zone, each)


def _trigger(state: Torgue, who: str) -> TriggerWord:
    """What lets it Collect; the start of its activation where nothing else did."""
    return state.collects[who].why if who in state.collects else "activation"


def _untimely(state: Torgue, who: str, zone: str) -> Iterator[Objection]:
    """Collect is free and needs a trigger: the activation begins, a zone is entered, Loot falls (TB-060)."""
    yield from standing(state, who)
    trigger = state.collects.get(who)
    starts = state.phase == "hunters" and not state.window and not state.active
    if trigger or starts:
        if not trigger:
            yield from not_active(state, who)
        zones = trigger.zones if trigger else (place_of(state, who),)
        if zone not in zones:
            yield no("collect-far", "TB-060", f"{who} Collects in {' or '.join(zones)}.", "move there")
    elif state.phase == "hunters" and state.active and state.active != who:
        yield from not_active(state, who)
    else:
        yield no("collect-late", "TB-060", "Collect comes with the start, a new zone, or Loot that falls.", "move")


def _lying(zone: Zone, kinds: list[str]) -> tuple[Loot, ...]:
    """The tokens of these kinds in a zone; raises Refused `loot-missing` for one that does not lie there."""
    found, missing = picked(zone.loot, kinds)
    if missing:
        told = f"No {missing} lies in {zone.name or 'that zone'}."
        raise refused("loot-missing", "TB-060", told, kinds_of(zone.loot) if zone.loot else "move first")
    return found


def picked(tokens: tuple[Loot, ...], kinds: list[str]) -> tuple[tuple[Loot, ...], str]:
    """One token of each kind, and the first kind that is not there."""
    left, found = list(tokens), list[Loot]()
    for kind in kinds:
        token = next((each for each in left if each.kind == kind), None)
        if token is None:
            return tuple(found), kind
        left.remove(token)
        found.append(token)
    return tuple(found), ""


def kinds_of(tokens: tuple[Loot, ...]) -> str:
    """The kinds of these tokens, for a hint."""
    return ", ".join(each.kind for each in tokens) or "there is none"


def _wiped(state: Torgue, who: str, zone: str, piece: Piece) -> Unfolds:
    """Skag Vomit is collected for one Loot token, unless the scenario has a rule of its own (TB-001, TB-243)."""
    own = state.scenario.terrain.get(piece.kind) if state.scenario else None
    if own:
        state = yield remind("scenario-rule", "TB-001", f"Scenario on {piece.kind}: {own}")
    if piece.kind == "vomit":
        return state if own else (yield from _drawn(state, who, zone, piece))
    objective = piece.objective or piece.kind == "objective"
    if not (own and objective):
        told = f"{piece.label} is no Loot, and no scenario lets you Collect it."
        yield no("piece-fast", "TB-060", told, f"interact {one_word(piece.label)}")
    return (yield ObjectTaken(who=who, zone=zone, piece=piece.label, rule="TB-060"))


def _drawn(state: Torgue, who: str, zone: str, piece: Piece) -> Unfolds:
    state = yield PieceRemoved(zone=zone, piece=piece.label, why="collected", rule="TB-243")
    where = zone if option(state, "vomit-card") == "zone" else ""
    return (yield DrawOwed(draw=Draw(count=1, zone=where, who=who), rule="TB-243"))
