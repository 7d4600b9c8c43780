"""What the campaign adds up to: dice, draws, tracks, time at the table, rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from cli import plots
from cli.grammar.names import match
from cli.grammar.wrong import WordsWrong
from cli.outside import PDF, by_ending, filed
from cli.progress import progress
from cli.report import Report
from cli.table import Table
from cli.verbs.reading import track_of
from ledger.core.frozen import Frozen, Roster, to_json
from projections.chance import meaning
from projections.charts import printed
from projections.dice import METHOD, Dice
from projections.figures import whole_page
from projections.pdf import Paper
from projections.statistics import Sitting, Statistics, alone, every_move, statistics, traced
from projections.summary import (
    PARTS,
    apart,
    card_name,
    course_values,
    dice_title,
    die_lines,
    draws_title,
    lines,
    markdown,
    shown_faces,
    text,
)

DICE, DRAWS, TRACKS, TIME, RULINGS = PARTS
OF_SOMEBODY = (DICE, TIME)
"""The parts that tell one player or hero from the others."""


class Asked(Frozen):
    """What a line asks for."""

    parts: tuple[str, ...]
    of: tuple[str, ...] = ()
    """Words for a player or hero, a deck, a track or a code; none for all of them."""


def stats(table: Table, report: Report, words: tuple[str, ...], target: str, *, chart: bool, paper: Paper) -> None:
    """All of it, or a part: `stats dice`, `stats tracks fate`, `stats dice Ana`, `stats Ana`; `@time` is a name.

    To a file by its ending (.txt, .md, .html, .pdf). Raises WordsWrong for a name that nobody bears, NameTaken,
    DiskFailed, LibraryMissing.
    """
    found, asked = _found(table, words)
    report.fields["stats"] = {part: _FIELDS[part](found) for part in asked.parts}
    if target:
        path, title = Path(target), f"{table.name}: {table.rules.meta.title}"
        inked = printed if path.suffix.lower() == PDF else str
        filed(report, path, lambda form: inked(_written(found, asked.parts, title, form)), paper)
        report.say("Statistics in", f"  {path}")
    else:
        report.say(*_lines(found, asked))
        report.say(*_charts(found, asked, chart=chart))


# ---------------------------------------------------------------- what is asked for


def _found(table: Table, words: tuple[str, ...]) -> tuple[Statistics, Asked]:
    """What was counted of what the words ask for; nothing is read that they do not need."""
    part = words[0].casefold() if words else ""
    moves = () if part == TRACKS else every_move(table.ledger)
    found = statistics(moves, alone(table.ledger.state.players))
    asked = Asked(parts=(part,), of=words[1:]) if part in PARTS else _meant(table, found, " ".join(words))
    if {DRAWS, TRACKS} & set(asked.parts):
        with progress(table.settings, table.name) as watch:
            found = traced(found, table.ledger, watch)
    if asked.of:
        found = _ONE[asked.parts[0]](table, found, asked.of)
    return found, asked


def _meant(table: Table, found: Statistics, word: str) -> Asked:
    """The part that a word names, or the player or hero, with or without `@` before the name."""
    if not word:
        return Asked(parts=tuple(PARTS))
    if not word.startswith("@"):
        told = match(word, tuple(dict.fromkeys((*PARTS, *_names(table, found)))), lenient=table.settings.lenient)
        if told in PARTS:
            return Asked(parts=(told,))
        word = told
    return Asked(parts=OF_SOMEBODY, of=(word,))


def _names(table: Table, found: Statistics) -> tuple[str, ...]:
    """Everybody who plays, threw dice or moved."""
    players: tuple[str, ...] = table.ledger.state.players
    threw = [each.by for each in found.dice]
    moved = [who for each in found.sittings for who in each.moves]
    return tuple(dict.fromkeys(name for name in (*players, *threw, *moved) if name))


def _one_name(table: Table, names: Iterable[str], words: tuple[str, ...]) -> str:
    told = " ".join(words).removeprefix("@")
    return match(told, tuple(dict.fromkeys(names)), lenient=table.settings.lenient)


def _one_person(table: Table, found: Statistics, words: tuple[str, ...]) -> Statistics:
    """The dice of one player or hero, and the sessions with the moves of that one."""
    name = _one_name(table, _names(table, found), words)
    return found.but(
        dice=tuple(each for each in found.dice if each.by == name),
        totals=0,
        sittings=tuple(
            each.but(moves=Roster({name: each.moves[name]})) for each in found.sittings if name in each.moves
        ),
    )


def _one_deck(table: Table, found: Statistics, words: tuple[str, ...]) -> Statistics:
    deck = _one_name(table, (each.deck for each in found.draws), words)
    return found.but(draws=tuple(each for each in found.draws if each.deck == deck))


def _one_track(table: Table, found: Statistics, words: tuple[str, ...]) -> Statistics:
    """The course of one track; that of a hero who died may still be asked for."""
    try:
        key = track_of(table, words).key
    except WordsWrong:
        key = _one_name(table, (each.key for each in found.courses), words)
    return found.but(courses=tuple(each for each in found.courses if each.key == key))


def _one_code(table: Table, found: Statistics, words: tuple[str, ...]) -> Statistics:
    code = _one_name(table, (each.code for each in found.rulings), words)
    return found.but(rulings=tuple(each for each in found.rulings if each.code == code))


_ONE: Mapping[str, Callable[[Table, Statistics, tuple[str, ...]], Statistics]] = {
    DICE: _one_person,
    DRAWS: _one_deck,
    TRACKS: _one_track,
    TIME: _one_person,
    RULINGS: _one_code,
}


# ---------------------------------------------------------------- how it is told


def _lines(found: Statistics, asked: Asked) -> Iterator[str]:
    for number, part in enumerate(asked.parts):
        yield from ("",) if number else ()
        yield from lines(PARTS[part](found))
    if asked.parts == (TRACKS,) and asked.of:
        yield from map(course_values, found.courses)


def _charts(found: Statistics, asked: Asked, *, chart: bool) -> Iterator[str]:
    """Charts of the dice and draws if they are asked for, and in any case that of a track which is asked for alone."""
    alone = asked.parts == (TRACKS,) and asked.of
    if not chart and not alone:
        return
    missing = plots.wanting()
    if missing:
        yield missing
        return
    for each in found.courses if alone else ():
        yield from plots.line(each.line) if each.changes else ()
    for title, rows in _bars(found, asked.parts) if chart else ():
        yield from ("", title, *plots.bars(rows))


def _bars(found: Statistics, parts: tuple[str, ...]) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    """(title, rows) of every bar chart."""
    groups = [list(group) for _, group in groupby(found.dice, dice_title)] if DICE in parts else []
    for dice in (each for group in groups for each in apart(group)):
        rows = [(str(face), count) for face, count in shown_faces(dice)]
        yield f"{dice_title(dice)}: {next(die_lines(dice))}", rows
    for pile in found.draws if DRAWS in parts else ():
        yield f"{draws_title(pile)}: {pile.deck}", [(card_name(card), count) for card, count in pile.cards.items()]


def _written(found: Statistics, parts: tuple[str, ...], title: str, path: Path) -> str:
    """The same as the text of that file."""
    told = [tuple(PARTS[part](found)) for part in parts]
    return by_ending(
        path,
        html=lambda: whole_page(found, title, parts),
        markdown=lambda: markdown(told, title),
        text=lambda: text(told, title),
    )


# ---------------------------------------------------------------- for programs


def _dice_fields(found: Statistics) -> dict[str, Any]:
    return {"rolls": [_die_fields(each) for each in found.dice], "totals": found.totals, "method": METHOD}


def _die_fields(dice: Dice) -> dict[str, Any]:
    return {
        **to_json(dice),
        "rolls": dice.rolls,
        "mean": dice.mean,
        "expected": dice.expected,
        "chi_square": dice.chi_square,
        "df": dice.sides - 1,
        "odds": dice.odds,
        "meaning": None if dice.odds is None else meaning(dice.odds),
    }


def _draws_fields(found: Statistics) -> list[dict[str, Any]]:
    return [
        {
            "live": pile.live,
            "source": pile.source,
            "deck": pile.deck,
            "cards": dict(pile.cards),
            "expected": dict(pile.expected) or None,
        }
        for pile in found.draws
    ]


def _track_fields(found: Statistics) -> list[dict[str, Any]]:
    return [
        {
            "key": each.key,
            "name": each.name,
            "first": each.values[0],
            "lowest": min(each.values),
            "highest": max(each.values),
            "last": each.values[-1],
            "changes": each.changes,
            "gone": each.gone,
            "until": each.until,
            "points": [list(point) for point in each.points],
        }
        for each in found.courses
    ]


def _time_fields(found: Statistics) -> list[dict[str, Any]]:
    return [_sitting_fields(each) for each in found.sittings]


def _sitting_fields(sitting: Sitting) -> dict[str, Any]:
    return {**to_json(sitting), "moves": dict(sitting.moves)}


def _ruling_fields(found: Statistics) -> list[dict[str, Any]]:
    return [to_json(each) for each in found.rulings]


_FIELDS: Mapping[str, Callable[[Statistics], Any]] = {
    DICE: _dice_fields,
    DRAWS: _draws_fields,
    TRACKS: _track_fields,
    TIME: _time_fields,
    RULINGS: _ruling_fields,
}
