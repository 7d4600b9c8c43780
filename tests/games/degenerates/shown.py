"""What the table is shown: sheets, tracks, decks, places, and what is owed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.games.degenerates.readers import At, Names
from tests.sheets import sheet


def notes(owner: str = "") -> Callable[[At], Names]:
    """What stands beside the paper form."""

    def found(at: At) -> Names:
        return sheet(at, owner).footnotes

    found.__name__ = f"the notes of {owner or 'the campaign'}"
    return found


def ticked(at: At) -> Names:
    """The boxes of the campaign's sheet that are ticked."""
    return tuple(each.label for each in sheet(at).boxes if each.ticked)


def owed(at: At) -> Names:
    """The first words that answer what is owed, or what may be done."""
    return tuple(each.words.partition(" ")[0].rstrip(",") for each in at.rules.views.owed(at.state))


def owing(at: At) -> Names:
    """The first words without which the game cannot go on."""
    return tuple(each.words.partition(" ")[0].rstrip(",") for each in at.rules.views.owed(at.state) if each.must)


def questions(at: At) -> Names:
    """What is owed, in words, the moves that wait for an answer first."""
    return (*(each.asks for each in at.state.opened), *(each.what for each in at.rules.views.owed(at.state)))


def levels(at: At) -> Mapping[str, str]:
    return {each.name: each.level for each in at.rules.views.places(at.state)}


def traits(at: At) -> Mapping[str, Names]:
    return {each.name: tuple(sorted(each.traits)) for each in at.rules.views.places(at.state)}


def counters(at: At) -> Mapping[str, Mapping[str, int]]:
    return {each.name: dict(each.counters) for each in at.rules.views.places(at.state)}


def tracks(at: At) -> Mapping[str, int]:
    return {each.key: each.value for each in at.rules.views.tracks(at.state)}


def besides(at: At) -> Names:
    """What the status tells in words."""
    return at.rules.views.besides(at.state)


def noted(at: At) -> Mapping[str, str]:
    """What stands beside each track."""
    return {each.key: each.note for each in at.rules.views.tracks(at.state)}


def thresholds(at: At) -> Mapping[str, Mapping[str, bool]]:
    """The marks of each track, and whether they are reached."""
    return {each.key: {mark.means: mark.reached for mark in each.marks} for each in at.rules.views.tracks(at.state)}


def queue(at: At) -> Mapping[str, Names]:
    """The steps of each queue that are still to come."""
    found = at.rules.views.queues(at.state)
    return {each.name: tuple(step.name for step in each.steps if not step.spent) for each in found}


def deck_sizes(at: At) -> Mapping[str, int | None]:
    return {each.name: each.size for each in at.rules.views.decks(at.state)}


def decks(at: At) -> Mapping[str, tuple[int | None, int, int]]:
    """Cards to draw, discarded and removed, of each deck."""
    return {each.name: (each.left, each.discard, each.removed) for each in at.rules.views.decks(at.state)}


def aside(at: At) -> Mapping[str, Names]:
    """Cards of each deck that are set aside."""
    return {each.name: tuple(sorted(each.aside)) for each in at.rules.views.decks(at.state)}


def in_play(at: At) -> Mapping[str, Names]:
    return {each.name: tuple(sorted(each.in_play)) for each in at.rules.views.decks(at.state)}


def deck_notes(at: At) -> Mapping[str, str]:
    return {each.name: each.note for each in at.rules.views.decks(at.state)}


def says(words: str) -> Callable[[At], bool]:
    """Whether a sentence since the history ended has those words in it."""

    def found(at: At) -> bool:
        told = (event.sentence() for step in at.steps[at.begun :] for event in step.events)
        return any(words in sentence for sentence in told)

    found.__name__ = f"'{words}' is said"
    return found


def asked(at: At) -> str:
    """The question that is open; empty where none is."""
    return at.state.opened[-1].asks if at.state.opened else ""


def words(at: At) -> Names:
    """What may be typed now, whole."""
    return tuple(each.words for each in at.rules.views.owed(at.state))
