"""Who makes a move that names nobody: whose turn it is, who still has to act, or whose card it is about."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.draggmar import content
from ledger.games.draggmar.moves.crawl import Boost, Play, Use, UseSkill
from ledger.games.draggmar.moves.party import Fail
from ledger.games.draggmar.state.cards import CardKind
from ledger.games.draggmar.state.crawl import Group
from ledger.games.draggmar.state.game import (
    IN_TURN,
    Draggmar,
    exhausted,
    face_down,
    fighters,
    group_of,
    hand,
    open_groups,
    seats_from,
    short_of_heroes,
    solo,
    stranded,
)

_TURN_VERBS = ("deploy", "hire", "redraw", "pass", "trade", "ready", "stock")
_CRAWL_VERBS = (
    "room",
    "play",
    "equip",
    "boost",
    "skill",
    "resolve",
    "fail",
    "split",
    "join",
    "effect",
    "clear",
    "dispute",
)


def turn(state: Draggmar, verb: str) -> str:
    """Who makes a move that names nobody; empty for whoever acted last."""
    if verb in _TURN_VERBS and state.step in IN_TURN:
        return state.turn
    if verb == "scout" and state.step == "scouting":
        return next(iter(scouting_left(state)), "")
    if verb in _CRAWL_VERBS and state.step == "crawl":
        return _crawler(state, verb)
    return ""


def _crawler(state: Draggmar, verb: str) -> str:
    groups = own_first(state)
    missing = [player for group in groups for player in waiting(state, group)]
    if verb in ("play", "fail") and missing:
        return missing[0]
    return "" if not groups or state.acting in groups[0].members else groups[0].members[0]


def meant(state: Draggmar, move: Move) -> str:
    """Whose move a line is that names nobody, where its words tell; empty where they do not."""
    if isinstance(move, Fail) and move.players:
        return state.acting
    if isinstance(move, Play):
        missing = [player for group in open_groups(state) for player in short_of_heroes(state, group)]
        return _holder(state, "hero", move.hero, missing)
    if isinstance(move, Use):
        return _holder(state, "item", move.item, [hero.player for hero in fighters(state)])
    if isinstance(move, (Boost, UseSkill)):
        return next((hero.player for hero in fighters(state) if hero.label == move.on), "")
    return ""


def _holder(state: Draggmar, kind: CardKind, name: str, players: list[str]) -> str:
    """Who of these players holds that card: whoever acts, else the only one."""
    held = {player for player in players if any((card.kind, card.name) == (kind, name) for card in hand(state, player))}
    return state.acting if state.acting in held else held.pop() if len(held) == 1 else ""


def scouting_left(state: Draggmar) -> tuple[str, ...]:
    """Who may still turn a token, whoever acts first."""
    numbers = content.play().scouting
    most = numbers.solo if solo(state) else numbers.each
    order = seats_from(state, state.acting or state.first) if face_down(state) else ()
    return tuple(player for player in order if state.scouts.count(player) < most)


def own_first(state: Draggmar) -> tuple[Group, ...]:
    """The groups that still crawl, that of whoever acts (or failed in it) before the others; one at a time a player."""
    now = [group for group in open_groups(state) if any(group_of(state, each) == group for each in group.members)]
    return tuple(sorted(now, key=lambda group: state.acting not in (*group.members, *group.dropped)))


def waiting(state: Draggmar, group: Group) -> tuple[str, ...]:
    """Who has to play a hero or fail, whoever acts first."""
    if (not group.room and not exhausted(state, group)) or stranded(state, group):
        return ()
    return tuple(sorted(short_of_heroes(state, group), key=lambda player: player != state.acting))
