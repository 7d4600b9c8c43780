"""The log: the last moves and what followed, all of them or those that somebody asks for."""

from __future__ import annotations

from cli.back import whole
from cli.grammar import WordsWrong
from cli.grammar.names import fold
from cli.report import Report
from cli.table import Table
from projections.journal import Told, Wanted, journal, spoken

BOUNDS = {"session": "session", "from": "first", "to": "last"}
"""Words of `log` that a number follows."""


def log(table: Table, report: Report, words: tuple[str, ...], wanted: Wanted) -> None:
    """The last moves and what followed: `log 30`, `all`, `Ana`, `fate`, `from 3 to 9`, `session 2`.

    Raises WordsWrong where a word names neither a player, a track nor anything on the table.
    """
    wanted = _wanted(table, words, wanted)
    moves = _filtered(table, wanted) if wanted.filtered else journal(table.ledger, wanted.limit, every=wanted.every)
    if not moves:
        report.say("Nothing like that was logged.")
    for told in moves:
        report.entries(told.facts)
        report.say(*_told(told))


def _filtered(table: Table, wanted: Wanted) -> list[Told]:
    from cli.tables import up_to_date  # noqa: PLC0415  the plain log does not pay for its filters
    from projections.readmodel.log import fitting  # noqa: PLC0415  the same

    with up_to_date(table) as database:
        return fitting(database, table.ledger, wanted)


def _wanted(table: Table, words: tuple[str, ...], wanted: Wanted) -> Wanted:
    """What the words ask for: numbers and bounds stand anywhere, the others together are a name."""
    rest, name = [word.lstrip("@") for word in words], list[str]()
    while rest:
        word = rest.pop(0)
        if (limit := whole(word)) is not None:
            wanted = wanted.but(limit=limit)
        elif word.casefold() == "all":
            wanted = wanted.but(every=True)
        elif word.casefold() in BOUNDS and rest and whole(rest[0]):
            wanted = wanted.but(**{BOUNDS[word.casefold()]: whole(rest.pop(0)) or 0, "limit": 0})
        else:
            name.append(word)
    return wanted.but(**_named(table, tuple(name))) if name else wanted


def _named(table: Table, words: tuple[str, ...]) -> dict[str, str]:
    """Whom or what the words name: a player, a track, or a hero, place or card of the campaign."""
    from cli.verbs.reading import track_of  # noqa: PLC0415  the same

    said = fold(" ".join(words).replace("_", " "))
    player = next((each for each in table.ledger.state.players if fold(each) == said), "")
    if player:
        return {"who": player}
    try:
        return {"track": track_of(table, words).key}
    except WordsWrong:
        thing = _thing(table, said)
        if not thing:
            raise
        return {"name": thing}


def _thing(table: Table, said: str) -> str:
    """The name, of any kind that the campaign knows, that was said in full."""
    kinds = table.rules.views.names.values()
    return next((name for kind in kinds for name in kind(table.ledger.state) if fold(name) == said), "")


def _told(told: Told) -> list[str]:
    day, clock = told.said.at[5:10], told.said.at[11:16]
    sign = "" if told.live else "x "
    head = f"{sign}#{told.number} {day} {clock} {spoken(told.said)}"
    lines = [head + ("" if told.live else " (taken back)")]
    marks = ["app"] if told.said.source == "app" else []
    marks += [f"overruled {', '.join(told.said.ruling)}"] if told.said.ruling else []
    lines += [f"  ({'; '.join(marks)})"] if marks else []
    return lines + [f"  {sentence}" for sentence in told.sentences()]
