"""What a table of UnderQuest shows of its companion, its quest and its decks."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.underquest.state import game
from ledger.games.underquest.views import VIEWS
from tests.games.underquest.readers import At, Names, asked


def came_from(at: At) -> str:
    """The deck that the companion's card goes back to."""
    return at.state.me.companion.deck if at.state.me.companion else ""


def rewards(at: At) -> Names:
    """Every reward card that was taken."""
    return at.state.me.rewards


def gone(at: At) -> Mapping[str, Names]:
    """The discard pile of each deck."""
    return {name: game.pile(at.state, name).discard for name in ("reward", "encounter", "quest", "treasure", "dungeon")}


def listed(at: At) -> Mapping[str, str]:
    """The lists of the record sheets, title -> rows."""
    return {each.title: "; ".join(each.rows) for sheet in VIEWS.sheets(at.state) for each in sheet.lists}


def fields(at: At) -> Mapping[str, str]:
    """The fields of the record sheets, label -> value."""
    return {each.label: each.value for sheet in VIEWS.sheets(at.state) for each in sheet.fields}


def beyond(at: At) -> Names:
    """The tracks whose value lies out of their bounds."""
    shown = VIEWS.tracks(at.state)
    return tuple(each.key for each in shown if each.high is not None and each.value > each.high)


def owed(at: At) -> Mapping[str, str]:
    """What the status waits for -> the words to type."""
    return {each.what: each.words for each in asked(at)}


def waits(at: At) -> Names:
    """What the status waits for, without the words to type."""
    return tuple(owed(at))


def asks(at: At) -> Names:
    """The questions that are open."""
    return tuple(each.asks for each in at.state.opened)


def where(at: At) -> str:
    """Level and turn in one line."""
    return VIEWS.where(at.state)


def odds(at: At) -> Mapping[str, int]:
    """Dungeon cards that may still come."""
    found = next(each for each in VIEWS.decks(at.state) if each.name == "dungeon")
    return dict(found.odds)
