"""Correcting what was said long ago: amend, annul, restore, and marks to go back to."""

from __future__ import annotations

from typing import Any

from cli.back import agreed, point, told
from cli.grammar import WordsWrong, clean_name, line_of, next_said, resolve_verb, words_of
from cli.grammar.slots import REASON, signature
from cli.play import facts, receipt
from cli.report import Report
from cli.say import columns, few, put
from cli.table import Table
from ledger.core.model import Move, Refused
from ledger.core.wording import one_word
from ledger.store.amend import Dropped, Otherwise, Rewrite, rewrite
from ledger.store.entries import Said, move_of
from ledger.store.faults import NothingThere
from ledger.store.steps import Steps
from projections.compare import differing
from projections.journal import Told, live_moves

KEEP = "keep"
"""What stands before the reason by which later moves are kept."""
SHOWN = 8
"""Lines of a preview."""


def amend(table: Table, report: Report, number: int, words: tuple[str, ...], keep: str) -> None:
    """Say an earlier move differently, after showing what would change; raises WordsWrong, Refused, NothingThere."""
    words, keep = _kept(table, words, keep)
    move, typed = _said_before(table, number, words), " ".join(words)
    _rewrite(table, report, _worked(table, number, (move,), keep, typed), f"amend {number} {typed}")


def annul(table: Table, report: Report, number: int, words: tuple[str, ...], keep: str) -> None:
    """Take one earlier move out, after showing what would change; raises NothingThere, WordsWrong."""
    if words and words[0].casefold() != KEEP:
        raise WordsWrong("word-spare", f"What is '{words[0]}'?", f"annul {number}, or amend {number} MOVE")
    _rewrite(table, report, _worked(table, number, (), keep or " ".join(words[1:])), f"annul {number}")


def _worked(table: Table, number: int, moves: tuple[Move, ...], keep: str, typed: str = "") -> Rewrite[Any]:
    """The correction, worked out; raises Refused, or NothingThere with the number that a move has since another one."""
    try:
        return rewrite(table.ledger, number, moves, keep, typed=typed)
    except NothingThere as gone:
        raise NothingThere(str(gone), _number_now(table, number) or gone.hint) from None


def _number_now(table: Table, number: int) -> str:
    """What a move that a correction said again is called now; empty where it is told by no words of its own."""
    said = table.ledger.entry(Steps(table.ledger).of_move(number)).said
    others = (each for each in live_moves(table.ledger) if each.number != number)
    told = (each for each in others if said and each.said.at == said.at)
    alike = [each.number for each in told if said and each.said.typed == said.typed]
    return f"it is #{alike[0]} now" if len(alike) == 1 else ""


def _kept(table: Table, words: tuple[str, ...], keep: str) -> tuple[tuple[str, ...], str]:
    """The words of a corrected move, and the reason after `keep`; in free text that word is text like any other."""
    at = next((n for n, word in enumerate(words) if n and word.casefold() == KEEP), len(words))
    if keep or REASON in map(str.casefold, words[:at]) or _text_follows(table, words):
        return words, keep
    return words[:at], " ".join(words[at + 1 :])


def _text_follows(table: Table, words: tuple[str, ...]) -> bool:
    verb = next((word for word in words if not word.startswith("@")), "")
    try:
        return _takes_text(table.rules.moves[resolve_verb(table.rules, verb, lenient=table.settings.lenient)])
    except WordsWrong:
        return False


def _takes_text(kind: type[Move]) -> bool:
    return any(slot.shape == "rest" for slot in signature(kind))


def _said_before(table: Table, number: int, words: tuple[str, ...]) -> Move:
    """The corrected move, or the corrected answer, read in the state that the old one was said in."""
    first = Steps(table.ledger).of_move(number)
    entry = table.ledger.entry(first)
    state = table.ledger.state_at(table.ledger.tree.parent(first))
    prefix = next((each.prefix for each in table.owed(state) if each.prefix), ())
    typed, rest = next_said(table.rules, state, words, lenient=table.settings.lenient, prefix=prefix)
    if rest:
        raise WordsWrong("word-spare", "One move at a time.", "annul takes one out")
    who = entry.said.who if entry.said else ""
    return typed.move if typed.move.who else typed.move.but(who=who)


def _rewrite(table: Table, report: Report, worked: Rewrite[Any], typed: str) -> None:
    _preview(table, report, worked)
    if table.settings.dry_run:
        return
    if not agreed(report, "Change it so?", "Nothing is changed yet."):
        return
    worked.store(table.said(worked.how, typed))
    report.entries(worked.line.entries)
    report.say(f"{'Annulled' if worked.how == 'annul' else 'Amended'} #{worked.number}. undo leads back.")
    report.owed(table.owed())
    receipt(table, report)


def _preview(table: Table, report: Report, worked: Rewrite[Any]) -> None:
    lines = [f"#{worked.number} would be: {line_of(move)}" for move in worked.moves]
    lines += [f"  which only asks: {told}" for told in worked.asks]
    lines += [] if worked.moves else [f"#{worked.number} would be taken out."]
    own = [line for each in worked.otherwise if each.number == worked.number for line in _otherwise(each)]
    later = [line for each in worked.otherwise if each.number != worked.number for line in _otherwise(each)]
    lines += few(own, SHOWN)
    lines.append(f"Later moves said again: {worked.repeated}")
    changes = worked.changes()
    differs = differing(table.rules.views, table.ledger.state, worked.line.state)
    lines += _telling([each.line() for each in differs], len(changes)) or (
        [] if later or worked.dropped else ["Nothing else changes."]
    )
    lines += few(later, SHOWN)
    lines += few([_left_out(each) for each in worked.dropped], SHOWN)
    text = any(move.because is not None or _takes_text(type(move)) for move in worked.moves)
    how = '--keep "WHY"' if text else f"{KEEP} WHY"
    lines += [f"  kept by: the same, {how}"] if worked.dropped else []
    report.fields["preview"] = {
        "changes": [[each.name, each.was, each.now] for each in changes],
        "dropped": [[each.number, each.objection.code] for each in worked.dropped],
        "repeated": worked.repeated,
        "asks": list(worked.asks),
        "otherwise": [[each.number, list(each.now), list(each.gone)] for each in worked.otherwise],
    }
    if report.settings.asks:
        put(lines)
    else:
        report.say(*lines)


def _telling(lines: list[str], short: int) -> list[str]:
    """Some of the lines, behind the first `short` only those that take no second one, and how many more there are."""
    brief = [each for n, each in enumerate(lines) if n < short or len(each) <= columns()]
    rest = [each for each in lines if each not in brief]
    return few([*brief, *rest], min(SHOWN, len(brief)))


def _left_out(each: Dropped) -> str:
    return f"Left out #{each.number} {each.said.typed or each.said.verb}: {each.objection.because}"


def _otherwise(each: Otherwise) -> list[str]:
    """What a later move brings now, and what it no longer brings."""
    sides = (("now", each.now), ("no more", each.gone))
    return [f"#{each.number} {how}: {told}" for how, facts in sides for told in facts]


def reroll(table: Table, report: Report, words: tuple[str, ...]) -> None:
    """Dice of the last roll were thrown again: `reroll 1 6` for a 1 that is now a 6; the old faces stay in the log.

    Several at once as `reroll 3:6 3:1`, or as they were and then as they are: `reroll 3 3 6 1`; `because` and a reason
    may follow. What the rules allow at any time does not come between. Raises WordsWrong, NothingThere where the last
    roll had no such die, Refused.
    """
    at = next((n for n, word in enumerate(words) if word.casefold() == REASON), len(words))
    mended, reason = _mended(words[:at]), " ".join(words[at + 1 :])
    last, first = _last_roll(table)
    move = _rolled_again(table, last.said, mended)
    move = move.but(because=reason) if at < len(words) else move
    worked = rewrite(table.ledger, last.number, (move,), typed=" ".join(words_of(move)), before=first)
    for each in worked.dropped:
        raise Refused(each.objection)
    worked.store(table.said("amend", f"reroll {' '.join(words)}"))
    facts(report, worked.own)
    later = [each for each in worked.otherwise if each.number != worked.number]  # its own facts are told above
    report.say(*few([line for each in later for line in _otherwise(each)], SHOWN))
    report.owed(table.owed())
    receipt(table, report)


def _last_roll(table: Table) -> tuple[Told, list[int]]:
    """The last move that may not lie between dice and throwing them again, and the moves since that come before it."""
    first: list[int] = []
    for each in live_moves(table.ledger):
        kind = table.rules.moves.get(each.said.verb)
        if not (kind and kind.aside):
            break
        first += [each.number] if kind.aside == "before" else []
    return each, first


def _faces(kind: type[Move]) -> str:
    """The field of a move that holds its dice; empty where it throws none."""
    return next((slot.field for slot in signature(kind) if slot.faces), "")


def _mended(words: tuple[str, ...]) -> list[tuple[str, str]]:
    """What each die showed, and what it shows now; raises WordsWrong."""
    if words and all(word.count(":") == 1 for word in words):
        return [(was, now) for was, _, now in (word.partition(":") for word in words)]
    half, odd = divmod(len(words), 2)
    if odd or not half or any(":" in word for word in words):
        raise WordsWrong("word-missing", "Which die shows what now?", "reroll 1 6: the 1 is a 6 now")
    return list(zip(words[:half], words[half:], strict=True))


def _rolled_again(table: Table, said: Said, mended: list[tuple[str, str]]) -> Move:
    """The move with one more face on the first of its dice that showed each of them; none is mended twice."""
    move = move_of(table.rules, said) if said.move else None
    field = _faces(type(move)) if move else ""
    dice: list[str] = list(getattr(move, field)) if field else []
    if not move or not dice:
        raise NothingThere("The last move threw no dice.", "undo leads back to the roll; or amend NUMBER MOVE")
    open_ = list(range(len(dice)))
    for was, now in mended:
        at = next((n for n in open_ if dice[n].rstrip("_").split(":")[-1] == was), None)
        if at is None:
            raise NothingThere(f"The last move has no die that shows {was}.", "amend corrects an earlier one")
        open_.remove(at)
        dice[at] = f"{dice[at].rstrip('_')}:{now}"
    return move.but(**{field: tuple(dice)})


def restore(table: Table, report: Report, word: str) -> None:
    """Go to any move ever made, or to a mark, also on a branch that was left; raises NothingThere."""
    steps = Steps(table.ledger)
    number = point(steps, word)
    entry = table.ledger.entry(number)
    if table.settings.dry_run:
        report.say(f"Would go to #{entry.move}: {told(entry)}")
        return
    steps.restore(number, table.said("restore", f"restore {word}"))
    report.entries([table.ledger.last])
    report.say(f"Restored: #{entry.move} {told(entry)}", table.rules.views.where(table.ledger.state))
    report.owed(table.owed())
    receipt(table, report)


def mark(table: Table, report: Report, name: str) -> None:
    """Name the point where the table stands."""
    if not name.strip():
        raise WordsWrong("word-missing", "A mark needs a name.", "mark before the boss")
    name = clean_name(name)
    if name.isascii() and name.lstrip("#").isdecimal():
        raise WordsWrong("name-bad", f"{name} names a move, not a mark.", "mark before the boss")
    if table.settings.dry_run:
        report.say(f"Would mark: {name}.")
        return
    Steps(table.ledger).mark(name, table.said("mark", f"mark {name}"))
    report.entries([table.ledger.last])
    report.say(f"Marked: {name}.", f"  back: restore {one_word(name)}")
    receipt(table, report)


def marks(table: Table, report: Report) -> None:
    """Every mark, with the move that it names."""
    found = Steps(table.ledger).marks()
    report.fields["marks"] = [[name, table.ledger.entry(number).move] for name, number in found]
    if not found:
        raise NothingThere("No marks yet.", "mark NAME makes one")
    report.say(*(f"#{table.ledger.entry(number).move} {name}" for name, number in found))
