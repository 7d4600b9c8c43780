"""Fan Favorite cards bring the Spotlight."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.core.wording import one_word
from ledger.games.torgue.events.attacks import EnemyTakenOut
from ledger.games.torgue.events.setup import Reminded, SpotlightGiven
from ledger.games.torgue.events.turns import ActivationEnded
from ledger.games.torgue.state.cards import FavoriteRead
from ledger.games.torgue.state.favorites import counted, favorite_of
from ledger.games.torgue.state.game import Torgue, owner

WHY = "Fan Favorite"


def the_crowd_turns_at_once(before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """The take-out that meets a Fan Favorite card brings the Spotlight, to the owner of a Sidekick (TB-137)."""
    if not isinstance(event, EnemyTakenOut):
        return
    who = owner(after, event.by)
    if not who or after.active != who:
        return
    card = favorite_of(after, who)
    if card.moment == "at-once" and not card.kills:
        yield from _asked(after, who, card)
    elif card.moment == "at-once" and not _met(before, who, card) and _met(after, who, card):
        yield from _given(after, who)


def the_crowd_turns_at_the_end(before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """A Fan Favorite card that looks at a whole activation brings the Spotlight at its end (TB-089).

    One whose condition is known to the table alone is asked about.
    """
    if not isinstance(event, ActivationEnded):
        return
    card = favorite_of(after, event.who)
    if not card.kills:
        yield from _asked(after, event.who, card)
    elif card.moment == "end" and _met(before, event.who, card):
        yield from _given(after, event.who)


def _asked(state: Torgue, who: str, card: FavoriteRead) -> Iterator[Event]:
    """The card by its text, or by its name where nobody typed it."""
    if card.name and state.spotlight.holder != who:
        told = f"{who}: {card.text or card.name}? Then spotlight {one_word(who)}"
        yield Reminded(code="favorite-met", text=told, rule="TB-089")


def _met(state: Torgue, who: str, card: FavoriteRead) -> bool:
    return bool(card.kills) and counted(state.hunters[who], card) >= card.kills


def _given(state: Torgue, who: str) -> Iterator[Event]:
    was = state.spotlight.holder
    if was != who and state.hunters[who].stands != "out":
        yield SpotlightGiven(to=who, was=was, why=WHY, rule="TB-089")
