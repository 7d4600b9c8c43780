"""What is typed at the table: moves, several to a line, and answers to what is owed."""

from __future__ import annotations

from typing import Any

from cli.grammar import Typed, WordsWrong, line_of, next_said
from cli.grammar.values import ends_move
from cli.quick import OwnVerb, told_already
from cli.report import Report
from cli.say import columns, wrapped
from cli.table import Table
from cli.verbs import STRICT, WORDS
from ledger.core.frozen import Frozen
from ledger.core.model import Move, Refused
from ledger.core.table.events import MoveOpened, SessionEnded
from ledger.store.entries import Entry
from ledger.store.faults import Held, MovedOn
from ledger.store.ledger import Line

TRIES = 50
"""How often a line is decided again because another shell was quicker."""


class Understood(Frozen):
    """A move that was said, and what the shell made of the words."""

    move: Move
    notes: tuple[str, ...] = ()


def play(table: Table, words: tuple[str, ...], report: Report) -> None:
    """Say a line of moves: decided one after the other, stored in one transaction, and told.

    Raises WordsWrong, Refused, or a Fault; then nothing was stored.
    """
    for _ in range(TRIES):
        line = table.ledger.line()
        understood = said(table, words, line, report)
        if table.settings.dry_run or _stored(table, line):
            break
        table.ledger.refresh()
        if told_already(table, report):  # the line was stored, and only the word of it got lost
            return
    else:
        raise MovedOn("Others write all the time.", "try again in a moment")
    if table.settings.dry_run:
        report.say("Would happen:")
    tell(table, line, understood, report)


def _stored(table: Table, line: Line[Any]) -> bool:
    """Whether the line could be stored; not where another shell was quicker."""
    try:
        table.ledger.store(line)
    except Held:
        raise
    except MovedOn:
        return False
    return True


def said(table: Table, words: tuple[str, ...], line: Line[Any], report: Report) -> list[Understood]:
    """Say the words on a line, one move after the other; stores nothing. Raises WordsWrong, OwnVerb or Refused."""
    understood: list[Understood] = []
    while words:
        try:
            one, words = _parsed(table, line, words, alone=not understood)
            move = _acted(table, line, one.move)
            line.say(move, typed=" ".join(one.words), request=table.request)
        except (WordsWrong, Refused):
            if understood:
                report.say(f"Part {len(understood) + 1} of the line, of which nothing is stored:")
            raise
        understood.append(Understood(move=move, notes=(*one.notes, *_swallowed(table, one.words))))
    return understood


def _swallowed(table: Table, words: tuple[str, ...]) -> tuple[str, ...]:
    """A note where free text holds what may have been meant as the next move: `because it fell, resolve`."""
    parts = " ".join(words).split(",")[1:]
    first = {part.split()[0].casefold() for part in parts if part.split()}
    return ("all of it is text; a move goes on a line of its own",) if first & table.rules.moves.keys() else ()


def _acted(table: Table, line: Line[Any], move: Move) -> Move:
    """The move with who makes it: as named, or whose it is by what it names, or whose turn it is, or who acted last."""
    if move.who:
        return move
    views, state = table.rules.views, line.state
    return move.but(who=views.meant(state, move) or views.turn(state, move.verb) or state.acting)


def _parsed(table: Table, line: Line[Any], words: tuple[str, ...], *, alone: bool) -> tuple[Typed, tuple[str, ...]]:
    """The next move of the line and the words after it; raises WordsWrong, OwnVerb."""
    prefix = next((each.prefix for each in table.owed(line.state) if each.prefix), ())
    lenient = table.settings.lenient
    try:
        return next_said(
            table.rules, line.state, words, lenient=lenient, prefix=prefix, other_verbs=WORDS, strict_verbs=STRICT
        )
    except WordsWrong as wrong:
        if alone and wrong.code == "verb-alone" and not (words[1:] and ends_move(words[0])):
            raise OwnVerb(wrong.candidates[0]) from None
        raise


def tell(table: Table, line: Line[Any], understood: list[Understood], report: Report) -> None:
    """What happened, one line an event; what was understood; what is owed next; the receipt."""
    notes = dict.fromkeys(note for each in understood for note in each.notes)
    if notes:
        report.say(f"({', '.join(notes)})")
    facts(report, line.entries)
    report.fields["move"] = line.entries[-1].move
    report.fields["said"] = [line_of(each.move) for each in understood]
    report.owed(table.owed(line.state))
    if not table.settings.dry_run:
        receipt(table, report)
        if any(isinstance(entry.event, SessionEnded) for entry in line.entries):
            from cli.closing import close  # noqa: PLC0415  a move does not pay for what it does not use

            close(table, line.state, report)


def facts(report: Report, entries: list[Entry]) -> None:
    """The facts as sentences, each with the rule behind it; what is asked stands with what is owed."""
    report.entries(entries)
    report.say(*sentences(entries))


def sentences(entries: list[Entry]) -> list[str]:
    """The facts as sentences, but those that only ask."""
    width = columns()
    told = (entry for entry in entries if entry.event.sentence() and not isinstance(entry.event, MoveOpened))
    return [_fitting(entry, width) for entry in told]


def _fitting(entry: Entry, width: int) -> str:
    """The sentence of a fact, with its rule behind it where that needs no line of its own; `why` always has it."""
    told, whole = entry.event.sentence(), cited(entry)
    return whole if len(wrapped(whole, width)) == len(wrapped(told, width)) else told


def cited(entry: Entry) -> str:
    """The sentence of a fact, with its rule behind it where the sentence does not name it."""
    told, rule = entry.event.sentence(), entry.event.rule
    return told if not rule or rule in told else f"{told} {rule}"


def receipt(table: Table, report: Report) -> None:
    """The number of the last move and the short hash of the last entry."""
    report.fields["receipt"] = table.ledger.receipt
    report.say(f"#{table.ledger.last.move} {table.ledger.receipt}")
