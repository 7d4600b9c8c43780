"""Whether an enemy may act now, and whom it attacks."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Asking, Objection, refused
from ledger.games.torgue.content import one_word
from ledger.games.torgue.rules.asking import Gives, no, one
from ledger.games.torgue.rules.enemies.orders import EACH, waiting
from ledger.games.torgue.state.figures import enemy_card
from ledger.games.torgue.state.game import Torgue, card
from ledger.games.torgue.state.orders import order
from ledger.games.torgue.state.targets import preferred, reachable, within


def fumbles(state: Torgue, label: str) -> bool:
    """Whether a fumble effect of an enemy is due: then it acts outside any order (TB-054, TB-055)."""
    return any(each.enemy == label for each in state.fumbles)


def not_now(state: Torgue, label: str, *kinds: str) -> Iterator[Objection]:
    """Objections to an enemy's part in an order of these kinds: no such order, done already, small ones first."""
    top = card(state)
    if fumbles(state, label):
        return
    if top is None or order(top) not in kinds:
        yield no("order-missing", "TB-024", f"No order lets {label} do that now.", "next, or order KIND")
        return
    left = waiting(state)
    if order(top) in EACH and label not in left:
        yield no("enemy-acted", "TB-024", f"{label} is done with this order.", "the others, or next")
    small = [each for each in left if not enemy_card(state, state.enemies[each].card).large]
    if small and enemy_card(state, state.enemies[label].card).large:
        told = f"Small enemies act first: {', '.join(small)}."
        yield no("large-waits", "TB-141", told, f"stay {one_word(small[0])}")


def target_of(state: Torgue, label: str, named: str, *, far: int | None = None, unseen: bool = False) -> Gives[str]:
    """Whom an enemy attacks: as named, or as the priorities say; asked where they leave a choice (TB-143, TB-144).

    Raises Refused `target-missing` where nobody is in its reach.
    """
    sure, maybe = reachable(state, label)
    if named:
        who = one(state, named).name
        yield from _wrong(state, label, who, sure, unseen=unseen or _too_far(state, label, far))
        return who
    first = preferred(state, label, sure or maybe)
    if not first:
        raise refused("target-missing", "TB-150", f"{label} reaches nobody.", f"walk {one_word(label)}")
    if len(first) > 1:
        yield Asking(field="at", asks=f"{label} attacks {' or '.join(first)}?")
    return first[0]


def _too_far(state: Torgue, label: str, far: int | None) -> bool:
    most = enemy_card(state, state.enemies[label].card).range
    return far is not None and most is not None and far > most


def _wrong(state: Torgue, label: str, who: str, sure: tuple[str, ...], *, unseen: bool) -> Iterator[Objection]:
    if unseen or within(state, label, who) is False or state.hunters[who].stands != "in":
        yield no("target-far", "TB-149", f"{label} cannot attack {who}.", "somebody in range and sight")
    elif state.spotlight.holder in sure and who != state.spotlight.holder:
        told = f"The Spotlight holder comes first: {state.spotlight.holder}."
        yield no("spotlight-first", "TB-143", told, one_word(state.spotlight.holder))
    elif who in sure and who not in preferred(state, label, sure):
        told = f"First comes {' or '.join(preferred(state, label, sure))}."
        yield no("target-other", "TB-144", told, "most RED tokens, then the closest")
