"""What the table is shown: sheets, tracks, decks, places and what is owed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.games.draggmar.readers import At, Names


def field(label: str, owner: str = "") -> Callable[[At], str]:
    """A labelled value of the campaign's sheet, or of a player's."""

    def value(at: At) -> str:
        sheet = next(each for each in at.rules.views.sheets(at.state) if each.owner == owner)
        return next((each.value for each in sheet.fields if each.label == label), "")

    value.__name__ = label
    return value


def rows(title: str, owner: str = "") -> Callable[[At], Names]:
    """The rows of a list on the campaign's sheet, or on a player's."""

    def lines(at: At) -> Names:
        sheet = next(each for each in at.rules.views.sheets(at.state) if each.owner == owner)
        return next((each.rows for each in sheet.lists if each.title == title), ())

    lines.__name__ = title
    return lines


def told(word: str, owner: str = "") -> Callable[[At], bool]:
    """Whether the campaign's sheet, or a player's, says that word."""

    def says(at: At) -> bool:
        sheet = next(each for each in at.rules.views.sheets(at.state) if each.owner == owner)
        return any(word in row for lines in sheet.lists for row in lines.rows)

    says.__name__ = f"'{word}' for {owner or 'everybody'}"
    return says


def footnotes(at: At) -> Names:
    return at.rules.views.sheets(at.state)[0].footnotes


def owed(at: At) -> Names:
    """The words that answer what is owed."""
    return tuple(each.words for each in at.rules.views.owed(at.state))


def offers(at: At) -> Names:
    """The words for what may be done about something, and need not be."""
    return tuple(each.words for each in at.rules.views.owed(at.state) if not each.must and not each.who)


def owing(at: At) -> Names:
    """The players who owe something without which the game cannot go on."""
    return tuple(each.who for each in at.rules.views.owed(at.state) if each.must)


def questions(at: At) -> Names:
    return tuple(each.what for each in at.rules.views.owed(at.state))


def levels(at: At) -> Mapping[str, str]:
    """The level of each place, with what it counts as."""
    return {each.name: each.level for each in at.rules.views.places(at.state)}


def traits(at: At) -> Mapping[str, Names]:
    return {each.name: each.traits for each in at.rules.views.places(at.state)}


def behind_rifts(at: At) -> Names:
    """The places that are marked as lying behind a Rift, in alphabetical order."""
    marked = [name for name, words in traits(at).items() if any(word.startswith("behind Rift") for word in words)]
    return tuple(sorted(marked))


def counters(at: At) -> Mapping[str, Mapping[str, int]]:
    return {each.name: dict(each.counters) for each in at.rules.views.places(at.state)}


def present(at: At) -> Mapping[str, Names]:
    return {each.name: each.present for each in at.rules.views.places(at.state)}


def ways(at: At) -> Mapping[str, Names]:
    return {each.name: each.ways for each in at.rules.views.places(at.state)}


def tracks(at: At) -> Mapping[str, int]:
    return {each.key: each.value for each in at.rules.views.tracks(at.state)}


def marks(at: At) -> Mapping[str, Names]:
    """What a track still comes to: the marks that it has not reached, from high to low."""
    tracks = at.rules.views.tracks(at.state)
    return {each.key: tuple(mark.means for mark in each.marks if not mark.reached) for each in tracks}


def bosses_left(at: At) -> Mapping[str, int]:
    """How many bosses of a level are left in their deck, as noted beside the track once one is gone."""
    noted = {each.key: each.note for each in at.rules.views.tracks(at.state) if each.key.startswith("bosses")}
    return {key: int(note.partition(" ")[0]) for key, note in noted.items() if note}


def deck_names(at: At) -> Names:
    return tuple(each.name for each in at.rules.views.decks(at.state))


def deck_aside(at: At) -> Mapping[str, Names]:
    return {each.name: each.aside for each in at.rules.views.decks(at.state)}


def deck_left(at: At) -> Mapping[str, int | None]:
    return {each.name: each.left for each in at.rules.views.decks(at.state)}


def steps(at: At) -> Names:
    """The steps of this round that are still to come."""
    return tuple(each.name for each in at.rules.views.queues(at.state)[0].steps if not each.spent)


def rooms(at: At) -> Mapping[str, Names]:
    """The rooms behind and before each group that still crawls."""
    queues = at.rules.views.queues(at.state)
    return {each.name: tuple(room.name for room in each.steps) for each in queues if ": " in each.name}
