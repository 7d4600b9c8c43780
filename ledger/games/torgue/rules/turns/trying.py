"""Skill Rolls that target no enemy, and Easy actions."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour, Skill
from ledger.games.torgue.events.attacks import HunterFumbled
from ledger.games.torgue.events.turns import ActionTaken, Result, SkillRolled
from ledger.games.torgue.moves.turns import Do, Try
from ledger.games.torgue.rules.asking import Gives, Unfolds, actor, fall, no
from ledger.games.torgue.rules.turns.acting import done_with, pay, price, starts
from ledger.games.torgue.state.cards import ActionRead
from ledger.games.torgue.state.figures import lacks, skill
from ledger.games.torgue.state.game import Torgue, owner

decides = Deciders[Torgue]()


class Roll(Frozen):
    """A Skill Roll that targets no enemy: the Skill, and the printed number, None for the Obstacle Die."""

    skill: Skill
    number: int | None = None
    plus: int = 0
    why: str = ""


def outcome(colour: Colour, face: int, total: int, needed: int) -> Result:
    """The natural face decides first, then total against number (TB-006, TB-051, TB-052)."""
    if face == content.colour(colour).sides:
        return "crit"
    if face == 1:
        return "fumble"
    return "success" if total >= needed else "failure"


def rolled(
    state: Torgue, who: str, colour: Colour, roll: Roll, given: tuple[tuple[str, ...], tuple[str, ...]]
) -> Gives[SkillRolled]:
    """The roll as a fact; `given` are the faces of the Action die and of the Obstacle Die, asked for where missing.

    The Obstacle Die's ends are mere numbers (TB-057), and a printed number needs none (TB-058).
    """
    faces, against = given
    if against and roll.number is not None:
        yield no("obstacle-spare", "TB-058", "A printed number needs no Obstacle Die.", f"number {roll.number}")
    sides = content.colour(colour).sides
    thrown = yield from fall(sides, faces, f"{who}: d{sides} for {roll.skill}?")
    obstacle: tuple[Die, ...] = ()
    if roll.number is None:
        obstacle = yield from fall(content.play().obstacle, against, "The Obstacle Die?", "obstacle")
    value = skill(state, who, roll.skill)
    needed = roll.number if roll.number is not None else obstacle[-1].face
    total = thrown[-1].face + value + roll.plus
    return SkillRolled(
        who=who,
        skill=roll.skill,
        colour=colour,
        thrown=thrown,
        value=value,
        lacks=lacks(state, who, roll.skill),
        plus=roll.plus,
        total=total,
        needed=needed,
        obstacle=obstacle,
        result=outcome(colour, thrown[-1].face, total, needed),
        why=roll.why,
        rule="TB-057" if roll.number is None else "TB-058",
    )


def stated(roll: SkillRolled) -> Unfolds:
    """The roll becomes a fact; a fumble is the first of this turn for Suppression, whatever was tried (TB-261)."""
    state = yield roll
    if roll.result != "fumble":
        return state
    return (yield HunterFumbled(who=owner(state, roll.who), rule="TB-052"))


@decides(Try)
def try_skill(state: Torgue, move: Try) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    action = f"{move.skill} roll"
    paid = yield from price(state, who, move.token, action)
    roll = Roll(skill=move.skill, number=move.number, plus=move.plus, why=move.for_.replace("_", " "))
    fact = yield from rolled(state, who, paid.colour, roll, (move.dice, move.obstacle))
    state = yield from pay(state, who, paid, action)
    state = yield from stated(fact)
    yield from done_with(before, state, who)


@decides(Do)
def do(state: Torgue, move: Do) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    read = state.lore.actions.get(move.action, ActionRead(name=move.action))
    if move.dice or read.skill:
        yield no("roll-barred", "TB-049", "An Easy action makes no roll.", "try SKILL" if read.skill else "no dice")
    paid = yield from price(state, who, move.token, move.action, free=move.free or read.free, plain=True)
    state = yield from pay(state, who, paid, move.action)
    state = yield ActionTaken(actor=who, action=move.action, rule="TB-049")
    yield from done_with(before, state, who)
