"""Help: every move and every verb on a page of 40 columns, JSON Schemas, completion."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cli.grammar import WordsWrong, resolve_verb
from cli.grammar.complete import complete
from cli.grammar.pages import moves_page, page, word_list
from cli.grammar.schema import schema
from cli.report import Report
from cli.say import columns
from cli.settings import Settings
from cli.table import Table
from cli.verbs import ROOMS
from cli.verbs.campaigns import titles
from ledger.registry import games, ruleset
from ledger.store.faults import Fault

START = (
    "delve keeps your campaign.",
    "",
    "  delve          where you are",
    "  delve MOVE     what you did",
    "  delve 4 1      the answer owed",
    "  delve undo     take it back",
    "  delve why fate why it is so",
    "  delve moves    all moves",
    "  delve verbs    all other words",
    "  delve help WORD",
    "",
    "Several at once: scout mines 2, note hi",
    "A rule says no: the same again, then",
    "  because WHY",
)


def help_page(settings: Settings, report: Report, word: str) -> None:
    """The page of a move, or the first page where no word is given; raises WordsWrong."""
    lines: tuple[str, ...] = START
    if word:
        rules = _rules(settings)
        verb = resolve_verb(rules, word, (), lenient=settings.lenient)
        lines = page(rules.moves[verb], rules, width=columns())
    report.fields["page"] = lines
    report.say(*lines)


def moves(settings: Settings, report: Report, game: str) -> None:
    """Every move of a game in the order of the rulebook, and what it does."""
    rules = ruleset(game) if game else _rules(settings)
    report.fields["moves"] = list(rules.moves)
    report.say(rules.meta.title, *moves_page(rules, columns()))


def words(report: Report, told: Mapping[str, str]) -> None:
    """The ledger's own verbs, and what each does, from its docstring."""
    lines = word_list(((verb, told[verb].partition("\n")[0]) for verb in ROOMS), columns())
    report.fields["page"] = lines
    report.say(*lines)


def _rules(settings: Settings) -> Any:
    """The rules of the campaign in use; without one, those of the only game, or WordsWrong with the games."""
    try:
        table = Table(settings)
    except Fault:
        if len(games()) == 1:
            return ruleset(games()[0])
        raise WordsWrong("game-unknown", "Of which game?", "; ".join(titles())) from None
    table.close()
    return table.rules


def schemas(settings: Settings, report: Report, name: str) -> None:
    """JSON Schema of a move of the game, or of what `--json` answers (`output`)."""
    from cli.schema import OUTPUT  # noqa: PLC0415

    if name in ("", "output"):
        found = OUTPUT
    else:
        rules = _rules(settings)
        found = schema(rules.moves[resolve_verb(rules, name, (), lenient=settings.lenient)])
    report.fields["schema"] = found
    report.text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def completed(settings: Settings, report: Report, words: tuple[str, ...]) -> None:
    """What the last word may become, a line each, for the completion scripts; nothing rather than an error."""
    report.fields["words"] = found = _completed(settings, words)
    report.text = "".join(f"{word}\n" for word in found)


def _completed(settings: Settings, words: tuple[str, ...]) -> tuple[str, ...]:
    *before, unfinished = words or ("",)
    own = tuple(each for each in ROOMS if each.startswith(unfinished)) if not before else ()
    try:
        table = Table(settings)
    except Fault:
        return own
    try:
        return own + complete(table.rules, table.ledger.state, tuple(before), unfinished)
    except WordsWrong:
        return own
    finally:
        table.close()


SCRIPTS = {
    "bash": """\
_delve() {
    local IFS=$'\\n'
    COMPREPLY=($(delve --porcelain complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _delve delve dv
""",
    "zsh": """\
#compdef delve dv
_delve() {
    local -a found
    found=("${(@f)$(delve --porcelain complete "${words[@]:1:$CURRENT-1}" 2>/dev/null)}")
    compadd -Q -- $found
}
compdef _delve delve dv
""",
    "fish": """\
function __delve
    set -l words (commandline -opc) (commandline -ct)
    delve --porcelain complete $words[2..-1] 2>/dev/null
end
complete -c delve -f -a '(__delve)'
complete -c dv -f -a '(__delve)'
""",
}


def completion(report: Report, shell: str) -> None:
    """The completion script of a shell, to be sourced by its start-up file."""
    if shell not in SCRIPTS:
        raise WordsWrong("choice-bad", f"No completion for '{shell}'.", ", ".join(SCRIPTS))
    report.fields["script"] = report.text = SCRIPTS[shell]
