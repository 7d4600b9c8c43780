"""Skill Rolls that target no enemy, and Easy actions."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour
from ledger.games.torgue.events.turns import ActionTaken, Result, SkillRolled
from ledger.games.torgue.moves.turns import Do, Try
from ledger.games.torgue.rules.asking import actor, fall, no
from ledger.games.torgue.rules.turns.acting import done_with, pay, price, starts
from ledger.games.torgue.state.cards import ActionRead
from ledger.games.torgue.state.figures import action_bonus, skill
from ledger.games.torgue.state.game import Torgue

decides = Deciders[Torgue]()


def outcome(colour: Colour, face: int, total: int, needed: int) -> Result:
    """The natural face decides first, then total against number (TB-006, TB-051, TB-052)."""
    if face == content.colour(colour).sides:
        return "crit"
    if face == 1:
        return "fumble"
    return "success" if total >= needed else "failure"


@decides(Try)
def try_skill(state: Torgue, move: Try) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    if move.obstacle and move.number is not None:
        yield no("obstacle-spare", "TB-058", "A printed number needs no Obstacle Die.", f"number {move.number}")
    action = f"{move.skill} roll"
    paid = yield from price(state, who, move.token, action)
    sides = content.colour(paid.colour).sides
    thrown = yield from fall(sides, move.dice, f"{who}: d{sides} for {action}?")
    obstacle: tuple[Die, ...] = ()
    if move.number is None:
        obstacle = yield from fall(content.play().obstacle, move.obstacle, "The Obstacle Die?", "obstacle")
    value, plus = skill(state, who, move.skill), move.plus + action_bonus(state, who, move.skill)
    needed = move.number if move.number is not None else obstacle[-1].face
    total = thrown[-1].face + value + plus
    state = yield from pay(state, who, paid, action)
    state = yield SkillRolled(
        who=who,
        skill=move.skill,
        colour=paid.colour,
        thrown=thrown,
        value=value,
        plus=plus,
        total=total,
        needed=needed,
        obstacle=obstacle,
        result=outcome(paid.colour, thrown[-1].face, total, needed),
        why=move.for_.replace("_", " "),
        rule="TB-057",
    )
    yield from done_with(before, state, who)


@decides(Do)
def do(state: Torgue, move: Do) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    read = state.lore.actions.get(move.action, ActionRead(name=move.action))
    if move.dice or read.skill:
        yield no("roll-barred", "TB-049", "An Easy action makes no roll.", "try SKILL" if read.skill else "no dice")
    paid = yield from price(state, who, move.token, move.action, free=move.free or read.free)
    state = yield from pay(state, who, paid, move.action)
    state = yield ActionTaken(actor=who, action=move.action, rule="TB-049")
    yield from done_with(before, state, who)
