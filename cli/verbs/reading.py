"""Looking: the log, the state in the neutral nouns, why a number is what it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cli.grammar import WordsWrong
from cli.grammar.names import Known, fold, match
from cli.play import cited
from cli.report import Report
from cli.status import track_line, unexplained, view
from cli.table import Table
from cli.verbs.decks import what_comes
from cli.verbs.moments import moment
from ledger.core.nouns import Sheet, Track
from ledger.core.options import Option, apart, documented, settled, worded
from ledger.core.table.events import SessionOpened
from ledger.core.wording import counted
from projections.compare import deck_line, place_line
from projections.dice import throws
from projections.journal import Told, causes, departed, live_moves, spoken

NOUNS = ("tracks", "queues", "decks", "places", "sheets")


def show(table: Table, report: Report, words: tuple[str, ...], at: str, session: int = 0) -> None:
    """The state in the neutral nouns: all of it, one noun, or one thing by its name; `at` a move's number."""
    state = moment(table, at, session)[1]
    views = table.rules.views
    report.fields["view"] = view(views, state)
    report.say(views.where(state))
    lines = _everything(views, state) if not words else _one(table, state, " ".join(words))
    report.say(*lines)


def _everything(views: Any, state: Any) -> list[str]:
    return [*(line for noun in NOUNS[:-1] for line in _noun(views, state, noun)), *unexplained(state)]


def _noun(views: Any, state: Any, noun: str) -> list[str]:
    if noun == "tracks":
        return [track_line(each) for each in views.tracks(state)]
    if noun == "decks":
        return [f"{each.name}: {deck_line(each)}" for each in views.decks(state)]
    if noun == "places":
        return [f"{each.name}: {place_line(each)}" for each in views.places(state)]
    if noun == "queues":
        return [f"{each.name}: {', '.join(_step(step) for step in each.steps)}" for each in views.queues(state)]
    return [line for sheet in views.sheets(state) for line in sheet_lines(sheet)]


def _step(step: Any) -> str:
    return f"{step.name}{' (spent)' if step.spent else ''}"


def sheet_lines(sheet: Sheet) -> list[str]:
    """A sheet in lines."""
    lines = [sheet.title, *(f"  {field.label}: {field.value}" for field in sheet.fields)]
    for rows in sheet.lists:
        lines += [f"  {rows.title}:", *(f"    {row}" for row in rows.rows or ("none",))]
    lines += [f"  [{'x' if box.ticked else ' '}] {box.label}" for box in sheet.boxes]
    return [*lines, *(f"  * {note}" for note in sheet.footnotes)]


def _one(table: Table, state: Any, word: str) -> list[str]:
    """The lines of one noun, or of everything that bears a name."""
    views = table.rules.views
    low = word.casefold().replace("_", " ")
    for noun in NOUNS:
        if noun.startswith(low) and len(low) > 2:  # noqa: PLR2004  shorter is a name
            return [*_noun(views, state, noun), *(unexplained(state) if noun == "tracks" else ())]
    named: dict[str, list[str]] = {}
    for sheet in views.sheets(state):
        named.setdefault(sheet.owner or "campaign", []).extend(sheet_lines(sheet))
    for noun in ("tracks", "decks", "places"):
        for each, line in zip(getattr(views, noun)(state), _noun(views, state, noun), strict=True):
            named.setdefault(each.name, []).append(line)
            named[each.name] += what_comes(table, state, each) if noun == "decks" else ()
    heroes = views.by_hero(state)
    found = match(low, (*named, *heroes), lenient=True)
    return named[heroes.get(found, found)]


def track_of(table: Table, words: tuple[str, ...]) -> Track:
    """The track that the words name (`fate`, `fame ana`, `ana fame`); raises WordsWrong with those there are."""
    tracks: tuple[Track, ...] = table.rules.views.tracks(table.ledger.state)
    heroes = {fold(name): fold(who) for name, who in table.rules.views.by_hero(table.ledger.state).items()}
    said = sorted(" ".join(heroes.get(fold(word.lstrip("@")), fold(word.lstrip("@"))) for word in words).split())
    exact = [each for each in tracks if said in (_letters(each.key), _letters(each.name))]
    begun = [each for each in tracks if _begins(said, _letters(each.key)) or _begins(said, _letters(each.name))]
    acting = fold(table.ledger.state.acting).split()
    mine = [each for each in tracks if sorted([*said, *acting]) in (_letters(each.key), _letters(each.name))]
    found = exact or mine or begun or [each for each in tracks if each.name in _short(tracks, words)]
    if len(found) == 1:
        return found[0]
    told = ", ".join(each.key for each in (found or tracks)[:12])
    raise WordsWrong("track-unknown", f"Which track is '{' '.join(words)}'?", told)


def _short(tracks: Iterable[Track], words: tuple[str, ...]) -> tuple[str, ...]:
    """The names of tracks that one word is short for, as in a move: `p2` for `Psycho 2`."""
    return Known("track", tuple(each.name for each in tracks)).abbreviated(words[0]) if len(words) == 1 else ()


def _letters(name: str) -> list[str]:
    return sorted(fold(name).split())


def _begins(said: list[str], name: list[str]) -> bool:
    """Whether each word that was said begins another word of the name."""
    left = list(name)
    for word in said:
        found = next((each for each in left if each.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def why(table: Table, report: Report, words: tuple[str, ...], limit: int) -> None:
    """Why a track has its value: the last facts that moved it, with their rule and the move behind each.

    A track that is gone from the table (a hero who died) may still be asked for. Raises WordsWrong.
    """
    try:
        track = track_of(table, words or ("?",))
        key, headline = track.key, f"{track.name} is {track.value}{_summed(table, track)}."
    except WordsWrong as unknown:
        key = departed(table.ledger, _letters(" ".join(words).replace("_", " ").replace("@", "")))
        if not key:
            raise unknown from None
        headline = f"{key.capitalize()} is off the table."
    found = causes(table.ledger, key, limit)
    report.entries(each.entry for each in found)
    report.say(headline)
    for each in found:
        report.say(f"#{each.move} {cited(each.entry)}")
        if each.said:
            report.say(f"  by {spoken(each.said)}")
    if not found:
        report.say("Nothing has moved it yet.")


def _summed(table: Table, track: Track) -> str:
    """What the value is the sum of: `: Tent 2, Torch 1`."""
    told = ", ".join(f"{name} {by}" for name, by in table.rules.views.sums(table.ledger.state, track.key))
    return f": {told}" if told else ""


def rolls(table: Table, report: Report, limit: int) -> None:
    """The last dice, oldest first: who threw them, what they showed, real or by the program."""
    found: list[Told] = []
    for told in live_moves(table.ledger):
        if any(throws(entry.event) for entry in told.facts):
            found.append(told)
            if len(found) == limit:
                break
    for told in reversed(found):
        report.entries(told.facts)
        report.say(f"#{told.number} {' '.join(told.sentences())}")
    if not found:
        report.say("No dice were rolled.")


def sessions(table: Table, report: Report) -> None:
    """Every sitting of the live history, with the moves that it holds."""
    counts: list[tuple[int, str, int]] = []
    moves = 0
    for told in live_moves(table.ledger):
        moves += 1
        for entry in told.facts:
            if isinstance(entry.event, SessionOpened):
                counts.append((entry.event.number, told.said.at, moves))
                moves = 0
    report.fields["sessions"] = [list(each) for each in reversed(counts)]
    report.say(*(_sitting(*each) for each in reversed(counts)))
    if not counts:
        report.say("No session yet.")


def _sitting(number: int, at: str, moves: int) -> str:
    return f"Session {number}: {at[:10]} {at[11:16]}, {counted(moves, 'move')}"


def options(table: Table, report: Report, words: tuple[str, ...]) -> None:
    """The options: what is settled before play or differs; `options all`, `options rift` for those with that word.

    Raises WordsWrong where no option has the word.
    """
    values = settled(table.rules.options, table.ledger.state)
    report.fields["options"] = {option.name: value for option, value in values}
    wanted = " ".join(words).casefold()
    shown = [each for each in values if _asked(*each, wanted)]
    if wanted and not shown:
        raise WordsWrong("option-unknown", f"No option has '{wanted}'.", "options all")
    for each in shown:
        report.say(*_option(*each))
    rest = [each for each in values if each not in shown]
    if rest and not wanted:
        report.say(documented(rest), "  options all, or options NAME, says more")


def _asked(option: Option, value: str, wanted: str) -> bool:
    if wanted in ("", "all"):
        return bool(wanted) or apart(option, value)
    return any(wanted in word.casefold() for word in (option.name, option.asks, option.rule))


def _option(option: Option, value: str) -> Iterator[str]:
    yield f"{option.name}: {value}{'' if value == option.default else f' (default {option.default})'}"
    yield f"  {option.asks} {option.rule}".rstrip()
    if option.words:
        yield f"  one of: {worded(option.words)}"
