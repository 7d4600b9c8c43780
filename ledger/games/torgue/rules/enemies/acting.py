"""Enemies move, take Special Actions, gain something, or do nothing."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue.events.enemies import EnemyActed, EnemyBoosted, EnemyBoostLost, SpecialTaken
from ledger.games.torgue.events.turns import ModelMoved
from ledger.games.torgue.moves.enemies import Boost, EnemyMove, Special, Stay
from ledger.games.torgue.rules.asking import Gives, Unfolds, foe, no, objected
from ledger.games.torgue.rules.defence.striking import over
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.rules.enemies.targeting import fumbles, not_now
from ledger.games.torgue.rules.reading import no_keywords
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.figures import enemy_card, is_modifier, moves
from ledger.games.torgue.state.game import Torgue, card
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.orders import order
from ledger.games.torgue.state.parts import EACH, pending
from ledger.games.torgue.state.paths import ends, stuck
from ledger.games.torgue.state.targets import reachable, within

decides = Deciders[Torgue]()


@decides(EnemyMove)
def walk(state: Torgue, move: EnemyMove) -> Decision[Torgue]:
    label = foe(state, move.enemy).label
    yield from objected(tuple(not_now(state, label, "move", "attack")))
    yield from objected(tuple(_attacks_instead(state, label)))
    here = state.enemies[label].zone
    goal = yield from _goal(state, label, move.zone)
    steps = board.way(state, label, goal, large=board.is_large(state, label))
    steps = move.steps if steps is None else steps
    if steps is None and goal != here and option(state, "distances") == "asked":
        yield Asking(field="steps", asks=f"{label} to {goal}: how many zones?")
    yield from objected(tuple(_misled(state, label, goal, steps)))
    state = state if fumbles(state, label) else (yield from closes(state))
    ordered = not fumbles(state, label) and bool(state.cards)
    if here or goal or not ordered:  # a fumble effect on a map that nobody entered is a fact, too
        state = yield ModelMoved(who=label, was=here, now=goal, steps=steps, rule="TB-151")
    if ordered:
        instead = _kind(state) == "attack"
        yield EnemyActed(enemy=label, what="move" if here or goal else "moves", rule="TB-150" if instead else "TB-151")


def _kind(state: Torgue) -> str:
    """The open order."""
    top = card(state)
    return (order(top) or "") if top else ""


def _attacks_instead(state: Torgue, label: str) -> Iterator[Objection]:
    """An objection to the Move of an enemy that can attack, in an Attack order (TB-150)."""
    sure = reachable(state, label)[0]
    if _kind(state) == "attack" and sure and not fumbles(state, label):
        yield no("target-in-reach", "TB-150", f"{label} can attack {sure[0]}.", f"strike {one_word(label)}")


def _goal(state: Torgue, label: str, zone: str) -> Gives[str]:
    """Where a Move ends: as typed, else as the map says; the table chooses among equal ways (TB-151)."""
    found = ends(state, label)
    if zone or found is None or moves(state, state.enemies[label]) == 0:
        return zone or state.enemies[label].zone
    among = tuple(dict.fromkeys((*found[0], *found[1])))
    if len(among) > 1:
        yield Asking(field="zone", asks=f"{label} moves to {' or '.join(among)}?")
    return among[0]


def _misled(state: Torgue, label: str, goal: str, steps: int | None) -> Iterator[Objection]:
    """Objections to where a Move ends: frozen, no room, too far, past the Spotlight, not close enough (TB-151)."""
    enemy, large = state.enemies[label], board.is_large(state, label)
    most = moves(state, enemy)
    if goal != enemy.zone and most == 0:
        yield no("model-frozen", "TB-266", f"{label} cannot move.", f"stay {one_word(label)}")
    elif goal != enemy.zone and not board.room(state, goal, large=large, without=label):
        yield no("zone-full", "TB-040", f"{goal} has no room for {label}.", "another zone")
    elif board.charted(state, enemy.zone) and board.way(state, label, goal, large=large) is None:
        yield no("way-missing", "TB-041", f"No way leads {label} to {goal}.", "another zone")
    elif most is not None and steps is not None and steps > most:
        yield no("walk-far", "TB-151", f"{label} moves {most}, not {steps}.", "as close as possible")
    elif most != 0:
        yield from _astray(state, label, goal)


def _astray(state: Torgue, label: str, goal: str) -> Iterator[Objection]:
    found = ends(state, label)
    if found is None or goal in found[0] or goal in found[1]:
        return
    told, holder = " or ".join(found[0]), state.spotlight.holder
    moved = state.but(enemies=state.enemies.put(label, state.enemies[label].but(zone=found[0][0])))
    if within(moved, label, holder):
        yield no("walk-past", "TB-151", f"{label} stops in {told}: {holder} is in reach.", f"walk {one_word(label)}")
    else:
        yield no("walk-short", "TB-151", f"{label} comes closer in {told}.", f"walk {one_word(label)}")


@decides(Stay)
def stay(state: Torgue, move: Stay) -> Decision[Torgue]:
    labels = tuple(foe(state, each).label for each in move.enemies)
    going = state.strike
    repeats = going is not None and going.left > 0 and not going.defenders
    if repeats and going is not None and going.by in (labels or (going.by,)):
        state = yield from over(state)
        labels = tuple(each for each in labels if each != going.by)
        if not labels:
            return
    labels = labels or pending(state)
    if not labels or not (state.cards or repeats):
        raise refused("order-missing", "TB-024", "No enemy has to act.", "next")
    state = yield from closes(state)
    for label in labels:
        yield from objected(tuple(not_now(state, label, *EACH)))
        yield from objected(tuple(_shirks(state, label)))
        if state.cards:
            state = yield EnemyActed(enemy=label, what=_why(state, label), rule="TB-024")


def _shirks(state: Torgue, label: str) -> Iterator[Objection]:
    """Objections to doing nothing, where the map tells that something can be done."""
    kind = _kind(state)
    sure, maybe = reachable(state, label)
    found = ends(state, label)
    here = state.enemies[label].zone
    moving = found is not None and here not in (*found[0], *found[1]) and not stuck(state, label)
    told = f"{label} comes closer in {' or '.join(found[0])}." if found else ""
    if kind == "attack" and sure:
        yield no("target-in-reach", "TB-149", f"{label} can attack {sure[0]}.", f"strike {one_word(label)}")
    elif kind == "attack" and moving and not maybe:
        yield no("walk-owed", "TB-150", told, f"walk {one_word(label)}")
    elif kind == "move" and moving:
        yield no("walk-owed", "TB-151", told, f"walk {one_word(label)}")


def _why(state: Torgue, label: str) -> str:
    frozen = state.enemies[label].effects.get("cryo")
    return "frozen" if frozen and _kind(state) != "special" else "does nothing"


@decides(Special)
def special(state: Torgue, move: Special) -> Decision[Torgue]:
    label = foe(state, move.enemy).label
    yield from objected(tuple(not_now(state, label, "special")))
    yield from _boostable(move.gives)
    listed = enemy_card(state, state.enemies[label].card).specials
    name = move.called or next(iter(_untaken(state, label)), "")
    if not name:
        raise refused("special-missing", "TB-155", f"{label} has no Special Action left.", "call it: called NAME")
    yield from objected(tuple(_skipped(state, label, listed, name)))
    state = yield from closes(state)
    state = yield SpecialTaken(enemy=label, name=name, rule="TB-155")
    if move.gives:
        state = yield EnemyBoosted(enemy=label, gives=move.gives, passing=True, rule="TB-147")
    if _kind(state) == "special" and not _untaken(state, label):
        yield EnemyActed(enemy=label, what="special", rule="TB-155")


def _untaken(state: Torgue, label: str) -> tuple[str, ...]:
    """The Special Actions that an enemy has not taken in this order, top to bottom."""
    listed = enemy_card(state, state.enemies[label].card).specials
    return tuple(each for each in listed if (label, each) not in state.specials)


def _skipped(state: Torgue, label: str, listed: tuple[str, ...], name: str) -> Iterator[Objection]:
    left = _untaken(state, label)
    if listed and name not in listed:
        yield no("special-unknown", "TB-155", f"{label} has no '{name}'.", ", ".join(listed))
    elif left and name != left[0]:
        yield no("special-order", "TB-155", f"{label} first takes {left[0]}.", f"special {one_word(label)}")


@decides(Boost)
def boost(state: Torgue, move: Boost) -> Decision[Torgue]:
    enemy = foe(state, move.enemy)
    if not move.gives:
        raise refused("boost-missing", "TB-147", "What does it gain?", f"boost {one_word(enemy.label)} rapid:3")
    if move.off:
        missing = next((each for each in move.gives if each not in enemy.gained), "")
        if missing:
            hint = ", ".join(enemy.gained) or "it gained nothing"
            raise refused("boost-unheld", "TB-147", f"{enemy.label} did not gain {missing}.", hint)
        yield EnemyBoostLost(enemy=enemy.label, gives=move.gives, rule="TB-147")
        return
    yield from _boostable(move.gives)
    yield EnemyBoosted(enemy=enemy.label, gives=move.gives, rule="TB-147")


def _boostable(words: tuple[str, ...]) -> Unfolds | Iterator[Objection]:
    """Objections to what is neither a keyword nor a modifier."""
    return objected(tuple(no_keywords(tuple(each for each in words if not is_modifier(each)))))
