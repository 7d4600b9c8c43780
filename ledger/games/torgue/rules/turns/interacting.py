"""Interact: chests, Vending Machines, and the objects of a scenario."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.events.turns import ActionTaken, ObjectLearned, ObjectTaken, PieceUsed, SkillRolled
from ledger.games.torgue.moves.turns import Interact
from ledger.games.torgue.rules.asking import Gives, Unfolds, actor, no, objected, piece, remind
from ledger.games.torgue.rules.turns.acting import done_with, pay, price, starts
from ledger.games.torgue.rules.turns.opening import Opened, opened, unfolded
from ledger.games.torgue.rules.turns.trying import Roll, rolled, stated
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.cards import ObjectRead
from ledger.games.torgue.state.game import Torgue, owner, place_of
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.sight import clear
from ledger.games.torgue.state.zones import Piece

decides = Deciders[Torgue]()
DONE = ("crit", "success")


@decides(Interact)
def interact(state: Torgue, move: Interact) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    zone, found = piece(state, move.piece)
    yield from _asked_far(state, who, move, zone, found)
    yield from objected(tuple(_out_of_reach(state, who, move, zone, found)))
    yield from objected(tuple(_barred(state, who, found, takes=move.takes)))
    learned = yield from _learned(state, move, found)
    roll = yield from _roll(state, move, found, learned)
    paid = yield from price(state, who, move.token, f"interact {found.label}", plain=roll is None)
    rolls = (yield from rolled(state, who, paid.colour, roll, (move.dice, move.obstacle))) if roll else None
    inside = yield from _inside(state, move, found, rolls)
    state = yield from pay(state, who, paid, f"interact {found.label}", "TB-064")
    if learned and learned != _object(state, found):
        state = yield ObjectLearned(read=learned, rule="TB-064")
    if rolls:
        state = yield from stated(rolls)
    state = yield from _effect(state, who, zone, found, inside)
    if move.takes and (rolls is None or rolls.result in DONE):
        thing = inside.content if inside else found.label
        state = yield ObjectTaken(who=owner(state, who), zone=zone, piece=thing, rule="TB-064")
    yield from done_with(before, state, who)


def is_chest(found: Piece) -> bool:
    """Whether it is an Ammo Chest, a Loot Chest or a Mailbox."""
    return content.terrain(found.kind).chest


def is_machine(found: Piece) -> bool:
    """Whether it is a Vending Machine."""
    return content.terrain(found.kind).machine


def _far(state: Torgue, who: str, move: Interact, zone: str) -> int | None:
    return board.distance(state, place_of(state, who), zone) if move.far is None else move.far


def _asked_far(state: Torgue, who: str, move: Interact, zone: str, found: Piece) -> Gives[None]:
    """Ask how far a machine is, where the map does not tell and the table wants to be asked (AMB-50)."""
    if is_machine(found) and _far(state, who, move, zone) is None and option(state, "distances") == "asked":
        yield Asking(field="far", asks=f"Zones from {who} to {found.label}?")


def _out_of_reach(state: Torgue, who: str, move: Interact, zone: str, found: Piece) -> Iterator[Objection]:
    """Objections to a place: a machine works within one zone and in sight, all else in its own zone."""
    here, far, reach = place_of(state, who), _far(state, who, move, zone), content.play().machine.reach
    if is_chest(found) and here != zone:
        yield no("chest-far", "TB-245", f"{found.label} lies in {zone}.", "move there")
    elif not is_machine(found) and here != zone:
        yield no("piece-far", "TB-064", f"{found.label} lies in {zone}.", "move there")
    elif is_machine(found) and far is not None and far > reach:
        yield no("machine-far", "TB-247", f"{found.label} is {far} zones away, not {reach}.", "move first")
    if move.unseen or clear(state, here, zone, enemy=False) is False:
        yield no("piece-unseen", "TB-034", f"{who} does not see {found.label}.", "another piece")


def _barred(state: Torgue, who: str, found: Piece, *, takes: bool) -> Iterator[Objection]:
    """Objections to a piece: it was used, it does nothing, or a Sidekick may not touch it (TB-138, AMB-43)."""
    if found.used and is_chest(found):
        yield no("chest-open", "TB-245", f"{found.label} is open.", "another one")
    elif found.used:
        yield no("machine-used", "TB-247", f"{found.label} was used this game.", "another one")
    if takes and is_machine(found):
        yield no("machine-fast", "TB-247", f"Nobody carries {found.label}.", "leave takes out")
    if who in state.hunters:
        return
    instead = f"@{one_word(owner(state, who))} interact {one_word(found.label)}"
    if is_objective(found):
        yield no("sidekick-objective", "TB-138", f"{who} cannot use objectives.", instead)
    elif option(state, "sidekick-interact") == "none":
        yield no("sidekick-interacts", "TB-138", f"{who} cannot Interact.", instead)


def is_objective(found: Piece) -> bool:
    """Whether a piece belongs to an objective of the scenario."""
    return found.objective or found.kind == "objective"


def _own(state: Torgue, found: Piece) -> str:
    """What the scenario itself says of that kind of terrain (TB-001)."""
    return state.scenario.terrain.get(found.kind, "") if state.scenario else ""


def _name(found: Piece) -> str:
    """What objects of a kind are called, without their number."""
    head, _, tail = found.label.rpartition(" ")
    return head if head and tail.isdecimal() else found.label


def _object(state: Torgue, found: Piece) -> ObjectRead | None:
    return state.scenario.objects.get(_name(found)) if state.scenario else None


def _learned(state: Torgue, move: Interact, found: Piece) -> Gives[ObjectRead | None]:
    """What is known of an object of the scenario, with what the line says; None for chests and machines."""
    if is_chest(found) or is_machine(found):
        return None
    if not (is_objective(found) or _own(state, found)):
        hint = f"scenario-rule {found.kind} TEXT"
        yield no("piece-inert", "TB-064", f"{found.label} has nothing to Interact with.", hint)
    known = _object(state, found)
    if known is None:
        return ObjectRead(name=_name(found), skill=move.skill, number=move.number)
    told = known.but(skill=move.skill or known.skill, number=move.number or known.number)
    if told != known:
        yield no("object-differs", "TB-064", f"{known.name} was typed otherwise.", "leave it out, or because WHY")
    return told


def _roll(state: Torgue, move: Interact, found: Piece, learned: ObjectRead | None) -> Gives[Roll | None]:
    """The Skill Roll that a piece wants; None for an Easy action (TB-064)."""
    if is_chest(found):
        printed = content.play().chest
        if move.number not in (None, printed) and not _own(state, found):
            yield no("number-printed", "TB-245", f"A chest opens at {printed}.", "leave the number out")
        return Roll(skill=move.skill or "tech", number=move.number or printed, why=found.label)
    if learned and learned.skill:
        return Roll(skill=learned.skill, number=learned.number, why=found.label)
    if move.dice or move.obstacle:
        yield no("roll-barred", "TB-064", f"{found.label} needs no roll.", "no dice, or skill NAME")
    return None


def _inside(state: Torgue, move: Interact, found: Piece, rolls: SkillRolled | None) -> Gives[Opened | None]:
    """What a chest shows, once its roll succeeds; it stays closed otherwise (TB-245)."""
    if not is_chest(found) or rolls is None:
        return None
    if rolls.result in DONE:
        return (yield from opened(state, move, found, own=bool(_own(state, found))))
    if move.holds:
        yield no("chest-closed", "TB-245", f"{found.label} stays closed: {rolls.total} to {rolls.needed}.", "no holds")
    return None


def _effect(state: Torgue, who: str, zone: str, found: Piece, inside: Opened | None) -> Unfolds:
    """What follows: a machine is used, a chest shows what it holds, an object does what the scenario says."""
    own = _own(state, found)
    if own:
        state = yield remind("scenario-rule", "TB-001", f"Scenario on {found.kind}: {own}")
    if is_machine(found):
        return (yield PieceUsed(who=who, zone=zone, piece=found.label, rule="TB-247"))
    if inside:
        state = yield PieceUsed(who=who, zone=zone, piece=found.label, rule="TB-245")
        return (yield from unfolded(state, who, zone, found, inside))
    if is_chest(found):
        return state
    return (yield ActionTaken(actor=who, action=f"interact {found.label}", rule="TB-064"))
