"""Whether an enemy may act now, and whom it attacks."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Asking, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue.rules.asking import Gives, no, one, unsettled
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.figures import enemy_card, reach
from ledger.games.torgue.state.game import Torgue, card, place_of
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.orders import order
from ledger.games.torgue.state.parts import EACH, pending, waiting, words
from ledger.games.torgue.state.targets import preferred, reachable, within
from ledger.games.torgue.state.tokens import reds


def fumbles(state: Torgue, label: str) -> bool:
    """Whether a fumble effect of an enemy is due: then it acts outside any order (TB-054, TB-055)."""
    return any(each.enemy == label for each in state.fumbles)


def acts_now(state: Torgue, label: str) -> bool:
    """Whether an attack of an enemy would be its part in the open Attack order, so that it is done with it."""
    top = card(state)
    return top is not None and order(top) == "attack" and not fumbles(state, label) and label in waiting(state)


def not_now(state: Torgue, label: str, *kinds: str) -> Iterator[Objection]:
    """Objections to an enemy's part in an order of these kinds: no such order, done already, small ones first.

    A fumble effect needs no order, and an attack that is a Special Action none but that one (TB-155).
    """
    if fumbles(state, label):
        yield from unsettled(state.but(fumbles=()))
        return
    yield from unsettled(state)
    top = card(state)
    kind = order(top) if top else None
    if kind == "special" and "attack" in kinds and any(each == label for each, _ in state.specials):
        return
    if kind not in kinds:
        yield from _wrong_order(state, label, kind)
        return
    if kind in EACH and label not in waiting(state):
        yield from _not_for_it(state, label, kind or "")
        return
    small = [each for each in pending(state) if not board.is_large(state, each)]
    if small and board.is_large(state, label):
        told = f"Small enemies act first: {', '.join(small)}."
        yield no("large-waits", "TB-141", told, words(state, small[0]))


def _wrong_order(state: Torgue, label: str, kind: str | None) -> Iterator[Objection]:
    """Another order is open, or none (TB-024)."""
    left = pending(state)
    if left:
        yield no("order-open", "TB-024", f"First the {kind} order: {', '.join(left)}.", words(state, left[0]))
    else:
        yield no("order-missing", "TB-024", f"No order lets {label} do that now.", "next, or order KIND")


def _not_for_it(state: Torgue, label: str, kind: str) -> Iterator[Objection]:
    """Why the open order does not wait for an enemy."""
    top = card(state)
    read = enemy_card(state, state.enemies[label].card)
    if kind == "attack" and read.peaceful:
        yield no("enemy-peaceful", "TB-150", f"{label} ignores Attack orders.", "the others, or next")
    elif top is not None and label in top.acted:
        yield no("enemy-acted", "TB-024", f"{label} is done with this order.", "the others, or next")
    elif top is not None and top.uniques and not read.unique:
        yield no("uniques-only", "TB-231", f"{label} is no Unique.", "the Uniques, or next")
    elif kind == "special" and not read.specials:
        hint = f"enemy-card {one_word(read.name)} specials NAME"
        yield no("special-missing", "TB-155", f"{read.name} has no Special Action.", hint)
    else:
        yield no("enemy-spared", "TB-163", f"This order is not for {label}.", "the others, or next")


def target_of(
    state: Torgue,
    label: str,
    named: str,
    *,
    far: int | None = None,
    unseen: bool = False,
    among: tuple[str, ...] | None = None,
) -> Gives[str]:
    """Whom an enemy attacks: as named, or as the priorities say; asked where they leave a choice (TB-143, TB-144).

    `among` are those whom a repeat of Rapid may be aimed at. Raises Refused `target-missing` where nobody is in reach.
    """
    sure, maybe = reachable(state, label)
    if among is not None:
        sure, maybe = (tuple(who for who in each if who in among) for each in (sure, maybe))
    who = one(state, named).name if named else (yield from _first(state, label, sure, maybe))
    if among is not None and who not in among:
        yield no("target-apart", "TB-258", f"{who} is not near the last target.", " or ".join(map(one_word, among)))
    if far is None and not unseen and who in maybe and option(state, "distances") == "asked":
        yield Asking(field="far", asks=f"{label} to {who}: how many zones?")
    yield from _wrong_target(state, label, who, sure, unseen=unseen or _too_far(state, label, far))
    return who


def _first(state: Torgue, label: str, sure: tuple[str, ...], maybe: tuple[str, ...]) -> Gives[str]:
    """Who comes first; the table is asked among equals, and where it has to say who is in reach at all."""
    if not sure and not maybe:
        raise refused("target-missing", "TB-150", f"{label} reaches nobody.", f"walk {one_word(label)}")
    first = preferred(state, label, sure or maybe)
    if sure and maybe:
        first = tuple(dict.fromkeys((*first, *preferred(state, label, (*sure, *maybe)))))
    if len(first) > 1:
        told = " or ".join(shown(state, label, who) for who in first)
        yield Asking(field="at", asks=f"{label} attacks {told}?")
    return first[0]


def shown(state: Torgue, label: str, who: str) -> str:
    """A target with its RED Action Tokens and its distance, where the map tells it."""
    far = board.distance(state, place_of(state, label), place_of(state, who))
    told = f", {far} off" if far is not None and place_of(state, who) else ""
    return f"{who} ({reds(state.hunters[who].tokens)} RED{told})"


def _too_far(state: Torgue, label: str, far: int | None) -> bool:
    most = reach(state, state.enemies[label])
    return far is not None and most is not None and far > most


def _wrong_target(state: Torgue, label: str, who: str, sure: tuple[str, ...], *, unseen: bool) -> Iterator[Objection]:
    if unseen or within(state, label, who) is False or state.hunters[who].stands != "in":
        yield no("target-far", "TB-149", f"{label} cannot attack {who}.", "somebody in range and sight")
    elif state.spotlight.holder in sure and who != state.spotlight.holder:
        told = f"The Spotlight holder comes first: {state.spotlight.holder}."
        yield no("spotlight-first", "TB-143", told, one_word(state.spotlight.holder))
    elif who in sure and who not in preferred(state, label, sure):
        told = f"First comes {' or '.join(shown(state, label, each) for each in preferred(state, label, sure))}."
        yield no("target-other", "TB-144", told, "most RED tokens, then the closest")
