"""What the campaign adds up to: dice, time at the table, rulings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from cli.grammar.names import match
from cli.report import Report
from cli.table import Table
from ledger.core.frozen import Roster, to_json
from projections.chance import meaning
from projections.dice import Dice
from projections.statistics import Sitting, Statistics, every_move, statistics

DICE, TIME, RULINGS = "dice", "time", "rulings"
FEW_FACES = 20
"""Sides of the biggest die of which faces that never showed are listed, too."""


def stats(table: Table, report: Report, words: tuple[str, ...]) -> None:
    """All of it, or a part: `stats dice`, `stats time`, `stats rulings`, `stats Ana`; `@time` is somebody's name.

    Raises WordsWrong for a name that nobody bears.
    """
    found = statistics(every_move(table.ledger))
    meant = _meant(table, found, " ".join(words)) if words else ""
    parts = (meant,) if meant in _LINES else (DICE, TIME) if meant else (DICE, TIME, RULINGS)
    if meant and meant not in _LINES:
        found = _of(found, meant.removeprefix("@"))
    report.fields["stats"] = {each: _FIELDS[each](found) for each in parts}
    for number, each in enumerate(parts):
        report.say(*([""] if number else []), *_LINES[each](found))


def _meant(table: Table, found: Statistics, word: str) -> str:
    """The part that a word names, or the player or hero with `@` before the name."""
    players: tuple[str, ...] = table.ledger.state.players
    threw = [each.by for each in found.dice]
    moved = [who for each in found.sittings for who in each.moves]
    names = tuple(dict.fromkeys(name for name in (*players, *threw, *moved) if name))
    lenient = table.settings.lenient
    if word.startswith("@"):
        return f"@{match(word[1:], names, lenient=lenient)}"
    told = match(word, tuple(dict.fromkeys((*_LINES, *names))), lenient=lenient)
    return told if told in _LINES else f"@{told}"


def _of(found: Statistics, name: str) -> Statistics:
    """The dice of one player or hero, and the sessions with the moves of that one."""
    return found.but(
        dice=tuple(each for each in found.dice if each.by == name),
        totals=0,
        sittings=tuple(
            each.but(moves=Roster({name: each.moves[name]})) for each in found.sittings if name in each.moves
        ),
    )


def _dice_lines(found: Statistics) -> Iterator[str]:
    if not found.dice:
        yield "No dice were rolled."
    for title, dice in groupby(found.dice, _title):
        yield title
        for each in _apart(list(dice)):
            yield from _die_lines(each)
    if found.totals:
        yield f"Only the total is known of {_times(found.totals, 'throw')}: not counted."


def _apart(dice: list[Dice]) -> Iterator[Dice]:
    """The dice, without those of everybody where they are those of one."""
    for each, after in zip(dice, [*dice[1:], None], strict=True):
        if each.by or after is None or each.counts != after.counts:
            yield each


def _title(dice: Dice) -> str:
    told = "Dice of the app" if dice.source == "app" else "Dice on the table"
    return told if dice.live else f"{told}, taken back"


def _die_lines(dice: Dice) -> Iterator[str]:
    shown = [(face, count) for face, count in enumerate(dice.counts, 1) if count or dice.sides <= FEW_FACES]
    yield f"{dice.by or 'All'}, d{dice.sides}: {_times(dice.rolls, 'roll')}"
    yield f"  {' '.join(f'{face}:{count}' for face, count in shown)}"
    yield f"  mean {dice.mean:.2f}, expected {dice.expected:.2f}"
    if dice.chi_square is None or dice.odds is None:
        yield f"  too few to test: {dice.needed} are needed"
    else:
        yield f"  chi-square {dice.chi_square:.2f}, df {dice.sides - 1}:"
        yield f"  {meaning(dice.odds)}"


def _time_lines(found: Statistics) -> Iterator[str]:
    yield "Time at the table"
    for each in found.sittings:
        yield f"Session {each.number}: {each.at[:10]}, {_span(each.seconds)}"
        told = ", ".join(f"{who or 'unnamed'} {count}" for who, count in each.moves.items())
        yield f"  {_times(sum(each.moves.values()), 'move')}: {told}"
    if len(found.sittings) > 1:
        yield f"Together: {_span(sum(each.seconds for each in found.sittings))}"
    yield "  pauses of over 30 min not counted" if found.sittings else "No move in a session yet."


def _span(seconds: int) -> str:
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min"


def _ruling_lines(found: Statistics) -> Iterator[str]:
    yield "Rulings"
    for each in found.rulings:
        cited = f" ({each.rule})" if each.rule else ""
        yield f"{each.code}{cited}: {each.count}{'' if each.live else ', taken back'}"
    if not found.rulings:
        yield "No rule was overruled."


def _times(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _dice_fields(found: Statistics) -> dict[str, Any]:
    return {"rolls": [_die_fields(each) for each in found.dice], "totals": found.totals}


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


def _time_fields(found: Statistics) -> list[dict[str, Any]]:
    return [_sitting_fields(each) for each in found.sittings]


def _sitting_fields(sitting: Sitting) -> dict[str, Any]:
    return {**to_json(sitting), "moves": dict(sitting.moves)}


def _ruling_fields(found: Statistics) -> list[dict[str, Any]]:
    return [to_json(each) for each in found.rulings]


_LINES = {DICE: _dice_lines, TIME: _time_lines, RULINGS: _ruling_lines}
_FIELDS = {DICE: _dice_fields, TIME: _time_fields, RULINGS: _ruling_fields}
