"""The facts of encounters, curses and potions in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.underquest import RULESET
from ledger.games.underquest.state import game
from ledger.games.underquest.state.dungeon import UNREAD
from tests.games.underquest.readers import At, Names, asked


def encounter(at: At) -> str:
    """The encounter that lies open."""
    return at.state.turn.encounter if at.state.turn else ""


def away(at: At) -> Names:
    """Encounter cards on their discard pile, oldest first."""
    return game.pile(at.state, "encounter").discard


def rewards(at: At) -> Names:
    """Reward cards that were taken."""
    return at.state.me.rewards


def named(at: At) -> Names:
    """The ingredients that are held, by name."""
    return at.state.me.ingredients


def spent(at: At) -> Names:
    """Ingredients on their discard pile, oldest first."""
    return game.pile(at.state, "ingredient").discard


def about(at: At) -> Mapping[str, Names]:
    """What is owed -> the cards that it is about."""
    return {each.name: each.cards for each in at.state.dues if each.name not in UNREAD}


def cards(at: At) -> Mapping[str, int | None]:
    """Every deck that is drawn -> cards in its draw pile, its discard pile and on the table together."""
    rows = {}
    for name in ("encounter", "scourge", "ingredient", "enemy", "abomination", "treasure", "trinket"):
        pile = game.pile(at.state, name)
        rows[name] = None if pile.left is None else pile.left + len(pile.discard) + len(game.held(at.state, name))
    return rows


def morality_note(at: At) -> str:
    """What the status says beside the marker of morality."""
    return next(each.note for each in RULESET.views.tracks(at.state) if each.key == "morality")


def waits(at: At) -> Mapping[str, str]:
    """What the status waits for -> the words that answer it."""
    return {each.what: each.words for each in asked(at)}


def checked(at: At) -> str:
    """The last check of the open card, and how it went."""
    return at.state.turn.checked if at.state.turn else ""


def hint(at: At) -> str:
    """What the adventurer's sheet notes on morality."""
    notes = RULESET.views.sheets(at.state)[1].footnotes
    return next((each for each in notes if each.startswith("Morality")), "")


def listed(at: At) -> Mapping[str, Names]:
    """The lists of the adventurer's sheet."""
    return {each.title: each.rows for each in RULESET.views.sheets(at.state)[1].lists}


def heard(at: At) -> Names:
    """The sentences that people read, since the history ended."""
    return tuple(
        each.sentence() for step in at.steps[at.begun :] for each in step.events if not each.quiet and each.sentence()
    )
