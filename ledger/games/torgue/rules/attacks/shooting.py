"""Attacks with weapons, with actions of cards, and with grenades."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour
from ledger.games.torgue.events.attacks import GrenadeThrown
from ledger.games.torgue.moves.attacks import Again, Shoot, Throw
from ledger.games.torgue.rules.asking import Gives, actor, fall, no, objected
from ledger.games.torgue.rules.attacks.aiming import Aim, asked, target, untargetable
from ledger.games.torgue.rules.attacks.charging import charge, charged
from ledger.games.torgue.rules.attacks.elements import at_once, element_dice, tokens_of, with_tokens
from ledger.games.torgue.rules.attacks.means import Means, means_of
from ledger.games.torgue.rules.attacks.numbers import Needed, numbers_of
from ledger.games.torgue.rules.attacks.repeating import followed
from ledger.games.torgue.rules.attacks.resolving import CRITS, Shot, rerolled, resolved, working
from ledger.games.torgue.rules.attacks.spreading import Reach, reach_of
from ledger.games.torgue.rules.turns.acting import Paid, pay, price, starts
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.hunters import has
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()
Line: TypeAlias = Shoot | Throw | Again


class Attack(Frozen):
    """An attack with everything that it needs, before its first fact."""

    shot: Shot
    numbers: tuple[Needed, ...]
    zone: str
    """Where the target stands."""


@decides(Shoot)
def shoot(state: Torgue, move: Shoot) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    means = yield from means_of(state, who, move.with_)
    aim = Aim(target(state, move.target), far=move.far, unseen=move.unseen)
    if not move.to:
        yield from _in_reach(state, who, aim, means)
    paid = yield from _paid(state, who, means, move.token)
    there = yield from charged(state, who, means, move.to, paid.colour)
    if move.to:
        yield from _in_reach(there, who, aim, means)
    attack = yield from prepared(there, who, means, means.die or paid.colour, aim=aim, line=move)
    state = yield from pay(state, who, paid, means.name)
    state = yield from charge(state, who, move.to)
    state = yield from resolved(state, attack.shot, attack.numbers)
    yield from followed(before, state, means, attack.shot, attack.zone)


@decides(Throw)
def throw(state: Torgue, move: Throw) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    means = yield from means_of(state, who, move.with_, grenade=True)
    yield from objected(tuple(_thrown(state, who)))
    if means.die is None:
        hint = f"gear-card {one_word(means.card)} die green"
        raise refused("die-unknown", "TB-104", f"Nobody typed the die of {means.card}.", hint)
    aim = Aim(target(state, move.target), far=move.far, unseen=move.unseen)
    if not move.to:
        yield from _in_reach(state, who, aim, means)
    word = move.token if _costs(state) else None
    yield from objected(() if _costs(state) else tuple(_fixed(means, move)))
    paid = yield from price(state, who, word, means.name, free=True, plain=True)
    there = yield from charged(state, who, means, move.to, means.die)
    if move.to:
        yield from _in_reach(there, who, aim, means)
    attack = yield from prepared(there, who, means, means.die, aim=aim, line=move)
    state = yield from pay(state, who, paid, means.name, "TB-103")
    state = yield from charge(state, who, move.to)
    state = yield GrenadeThrown(who=owner(state, who), rule="TB-106")
    state = yield from resolved(state, attack.shot, attack.numbers)
    yield from followed(before, state, means, attack.shot, attack.zone)


def _thrown(state: Torgue, who: str) -> Iterator[Objection]:
    """An objection to the second grenade of a turn, reloaded or not (TB-106)."""
    held = state.hunters[owner(state, who)]
    anew = option(state, "turn") == "activation" and not state.window and state.active != held.name
    if held.thrown and not anew:
        yield no("grenade-thrown", "TB-106", f"{who} threw one this turn.", "the next turn")


def _costs(state: Torgue) -> bool:
    """Whether even a free attack costs a token: a [RE]action does (AMB-20)."""
    return state.window is not None and option(state, "free-reaction") == "token"


def _fixed(means: Means, move: Throw) -> Iterator[Objection]:
    """An objection to a colour that the card does not show, whatever tokens there are (TB-104)."""
    if move.token and move.token != means.die:
        yield no("die-fixed", "TB-104", f"{means.name} rolls its own die: {means.die}.", "no token")


def _in_reach(state: Torgue, who: str, aim: Aim, means: Means) -> Gives[None]:
    """The target is seen and in a coloured band; asked of the table where the map does not tell."""
    yield from asked(state, who, aim)
    yield from untargetable(state, who, aim, means.range, blind=means.blind)


def _paid(state: Torgue, who: str, means: Means, word: str | None) -> Gives[Paid]:
    """The token of the attack; that of Run and Gun only in a [RE]action with its own weapon (TB-259)."""
    worn = has(state.hunters[owner(state, who)], means.card) if means.card else None
    runner = worn.runner if worn else None
    named = runner is not None and word == runner.id
    if named and not state.window:
        yield no("runner-action", "TB-259", f"{word} is for [RE]actions.", "an Action Token")
    more = (runner,) if runner and runner.ready and (named or state.window) else ()
    plain = means.die is not None
    return (yield from price(state, who, word, means.name, free=means.free, plain=plain, more=more))


def prepared(state: Torgue, who: str, means: Means, colour: Colour, *, aim: Aim, line: Line) -> Gives[Attack]:
    """Everything that one shot needs, asked for one after the other: its die, a crowd, elements, shields."""
    sides = content.colour(colour).sides
    thrown = yield from fall(sides, line.dice, f"{who}: d{sides} against {aim.label}?")
    yield from objected(tuple(rerolled(thrown, means.keywords)))
    yield from objected(tuple(_unasked(means, line)))
    reach = yield from reach_of(state, who, means, aim, further=line.and_, crowd=line.crowd)
    shot = Shot(
        who=who,
        action=means.name,
        skill=means.skill,
        colour=colour,
        thrown=thrown,
        keywords=means.keywords,
        mod=line.mod,
        more=line.more,
        better=option(state, "accurate") == "better",
        ignore=line.ignore,
        aimed=reach.aimed,
        crowd=reach.crowd,
        friends=reach.friends,
        effects=means.effects,
    )
    shot = yield from _with_elements(state, shot, reach, line.element)
    marked = with_tokens(state, at_once(state, shot.tokens))
    numbers = yield from numbers_of(marked, (*reach.aimed, *reach.others), line.shields)
    return Attack(shot=shot, numbers=tuple(_printed(each, means) for each in numbers), zone=reach.zone)


def _unasked(means: Means, line: Line) -> Iterator[Objection]:
    """Objections to dice that the attack does not roll (TB-005)."""
    names = [each.partition(":")[0].removesuffix(CRITS) for each in means.keywords]
    if line.element and not any(content.element(each) for each in names):
        yield no("element-unasked", "TB-264", f"{means.name} has no element.", "leave its d4 out")
    if line.crowd and "crowd-control" not in names:
        yield no("crowd-unasked", "TB-253", f"{means.name} has no Crowd Control.", "leave its d4 out")


def _with_elements(state: Torgue, shot: Shot, reach: Reach, given: tuple[str, ...]) -> Gives[Shot]:
    """The shot with its elemental dice; one for each model where the table rolls so (AMB-26)."""
    each = option(state, "element-die") == "target"
    models = (*(label for label in reach.aimed if label in state.enemies), *reach.others, *reach.friends)
    words = working(shot.keywords, crit=shot.crit)
    dice = yield from element_dice(words, given, len(models) if each else 1)
    return shot.but(dice=dice, tokens=tokens_of(words, dice, models, each=each))


def _printed(needed: Needed, means: Means) -> Needed:
    """The number that the action itself prints instead of Defense; a shield die counts all the same."""
    return needed if means.number is None or needed.thrown else needed.but(value=means.number)
