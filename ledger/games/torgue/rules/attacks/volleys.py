"""Further shots of a Rapid attack, and fumbles of enemies that are carried out, ignored or waived."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue.events.attacks import FumbleSettled
from ledger.games.torgue.moves.attacks import Again, Enough, Fumbled
from ledger.games.torgue.rules.asking import actor, foe, no, objected, standing, unsettled
from ledger.games.torgue.rules.attacks.aiming import Aim, asked, target, untargetable
from ledger.games.torgue.rules.attacks.charging import charge, charged
from ledger.games.torgue.rules.attacks.repeating import finished, repeated, volley_of
from ledger.games.torgue.rules.attacks.resolving import resolved
from ledger.games.torgue.rules.attacks.shooting import prepared
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, place_of

decides = Deciders[Torgue]()


@decides(Again)
def again(state: Torgue, move: Again) -> Decision[Torgue]:
    volley, means = volley_of(state, actor(state, move))
    who = volley.who
    yield from objected(tuple(unsettled(state.but(volley=None))))
    yield from objected(tuple(standing(state, who)))
    aim = Aim(target(state, move.target), far=move.far, unseen=move.unseen)
    yield from objected(tuple(_apart(state, aim.label, volley.zone)))
    there = yield from charged(state, who, means, move.to, volley.colour)
    yield from asked(there, who, aim)
    yield from untargetable(there, who, aim, means.range, blind=means.blind)
    attack = yield from prepared(there, who, means, volley.colour, aim=aim, line=move)
    state = yield from charge(state, who, move.to)
    state = yield from resolved(state, attack.shot, attack.numbers)
    yield from repeated(state, means, attack.shot, attack.zone)


def _apart(state: Torgue, label: str, last: str) -> Iterator[Objection]:
    """An objection to a target that is neither in the zone of the last one nor next to it (TB-258)."""
    zone = place_of(state, label)
    if zone != last and board.adjacent(state, zone, last) is False:
        yield no("rapid-far", "TB-258", f"{label} is not next to the last target.", f"a target at or next to {last}")


@decides(Enough)
def enough(state: Torgue, move: Enough) -> Decision[Torgue]:
    volley, means = volley_of(state, actor(state, move))
    yield from finished(state, volley.who, means, reaction=volley.reaction)


@decides(Fumbled)
def fumble(state: Torgue, move: Fumbled) -> Decision[Torgue]:
    label = foe(state, move.enemy).label
    due = next((each for each in state.fumbles if each.enemy == label), None)
    if due is None:
        hint = ", ".join(f"fumble {one_word(each.enemy)}" for each in state.fumbles) or "leave it"
        raise refused("fumble-missing", "TB-054", f"No fumble effect of {label} is open.", hint)
    if move.ignore and not due.may_ignore:
        hint = f"fumble {one_word(label)}"
        yield no("fumble-firm", "TB-261", "Only the first fumble of the turn, with Suppression.", hint)
    how = "ignored, Suppression" if move.ignore else "waived" if move.waive else "carried out"
    rule = "TB-261" if move.ignore else "TB-055" if due.kind == "defense" else "TB-054"
    yield FumbleSettled(enemy=label, how=how, rule=rule)
