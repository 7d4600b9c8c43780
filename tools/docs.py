"""The pages that follow from the source: the ledger's own verbs; for every game its moves, their schema, its refusals.

`make docs` writes them into `docs/` and `examples/<game>/`; `--check` writes nothing, names the stale ones and fails.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

from cli.app import app
from cli.grammar.pages import WIDTH, described, page
from cli.grammar.schema import DIALECT, schema
from cli.schema import OUTPUT
from cli.shapes import export_schema, sheets_schema
from cli.verbs import ROOMS
from ledger.core.model import Move
from ledger.core.ruleset import Meta, Ruleset
from ledger.registry import games, ruleset
from tools.refusals import Refusal, refusals

ROOT = Path(__file__).parents[1]
WRITTEN = "<!-- Written by `make docs`; change the source instead. -->"
OVERRULING = """\
A refused move said again with `because WHY` is a ruling and passes, except where the code has a †: such a move means
nothing as it stands. What to type is in italics; words in capitals stand for what is on the table."""


def written() -> Iterator[tuple[Path, str]]:
    """(file, text) of every page."""
    yield ROOT / "docs" / "commands.md", commands_page()
    for name, told in (("output", OUTPUT), ("sheets", sheets_schema()), ("export", export_schema())):
        yield ROOT / "docs" / f"{name}.schema.json", schema_page(told)
    for game in games():
        yield from pages(game)


def schema_page(told: dict[str, Any]) -> str:
    """A schema as text; what it defines by name comes last, one definition a line, for there may be hundreds."""
    rest = {name: each for name, each in told.items() if name != "$defs"}
    text = json.dumps(rest, ensure_ascii=False, indent=2)
    rows = [
        f"    {json.dumps(name)}: {json.dumps(each, ensure_ascii=False)}"
        for name, each in told.get("$defs", {}).items()
    ]
    return (text[:-2] + ',\n  "$defs": {\n' + ",\n".join(rows) + "\n  }\n}" if rows else text) + "\n"


def commands_page() -> str:
    """Every verb of the ledger's own, as `delve help VERB` prints it."""
    parts = ["# The ledger's own verbs", WRITTEN, "The moves of a game stand in `examples/<game>/MOVES.md`."]
    return "\n\n".join((*parts, *(_block(verb, help_of(verb)) for verb in ROOMS))) + "\n"


def help_of(verb: str) -> list[str]:
    """The help of one verb, in lines no wider than a phone."""
    import_module(f"cli.commands.{ROOMS[verb]}")
    told = StringIO()
    with redirect_stdout(told):
        app(
            args=[verb, "--help"],
            prog_name="delve",
            standalone_mode=False,
            terminal_width=WIDTH,
            max_content_width=WIDTH,
        )
    return [line.rstrip() for line in told.getvalue().strip().splitlines()]


def pages(game: str) -> Iterator[tuple[Path, str]]:
    """(file, text) of every page of one game."""
    rules, folder = ruleset(game), ROOT / "examples" / game
    yield folder / "MOVES.md", moves_page(rules)
    yield folder / "REFUSALS.md", refusals_page(rules.meta, refusals(chapters(game)))
    yield folder / "moves.schema.json", json.dumps(moves_schema(rules), indent=2, ensure_ascii=False) + "\n"


def moves_page(rules: Ruleset[Any]) -> str:
    """Every move: first the list, then each as `delve help MOVE` prints it; those of every table come last."""
    shared = [kind for kind in typed(rules) if kind.__module__.startswith("ledger.core.")]
    own = [kind for kind in typed(rules) if kind not in shared]
    parts = [
        f"# {rules.meta.title}: moves",
        WRITTEN,
        "Type `delve` and one of these; several in one line are parted by a comma.",
        _list_of(own),
        "## Of every table",
        _list_of(shared),
        "## Word by word",
        *(_block(kind.verb, page(kind, rules)) for kind in (*own, *shared)),
    ]
    return "\n\n".join(parts) + "\n"


def typed(rules: Ruleset[Any]) -> tuple[type[Move], ...]:
    """The moves that are typed at the table, in the order of the ruleset."""
    return tuple(kind for kind in rules.moves.values() if kind.typed)


def _list_of(kinds: Iterable[type[Move]]) -> str:
    rows = [f"| [{kind.verb}](#{kind.verb}) | {described(kind)[0]} |" for kind in kinds]
    return "\n".join(("| move | what it does |", "|---|---|", *rows))


def _block(verb: str, lines: Iterable[str]) -> str:
    return "\n".join((f"### {verb}", "", "```text", *lines, "```"))


def moves_schema(rules: Ruleset[Any]) -> dict[str, Any]:
    """One JSON Schema of all moves: an object with one verb, which holds the fields of that move."""
    each = {kind.verb: schema(kind) for kind in typed(rules)}
    return {
        "$schema": DIALECT,
        "title": f"{rules.meta.title}: moves",
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": False,
        "properties": {verb: {key: held[key] for key in held if key != "$schema"} for verb, held in each.items()},
    }


def chapters(game: str) -> list[Path]:
    """The modules in which a move of the game can be refused: its own, and the core's."""
    return sorted((*(ROOT / "ledger/games" / game).rglob("*.py"), *(ROOT / "ledger/core").rglob("*.py")))


def refusals_page(meta: Meta, found: Iterable[Refusal]) -> str:
    """Every refusal once for each code and rule, with what the table hears; values are words in capitals."""
    rows: dict[tuple[str, str], dict[str, None]] = {}
    for each in found:
        told = f"{each.because} *{each.hint}*" if each.hint else each.because
        rows.setdefault((_marked(each), _rule(meta, each.rule)), {})[told.replace("|", "\\|")] = None
    lines = [f"| {code} | {rule} | {'<br>'.join(told)} |" for (code, rule), told in sorted(rows.items())]
    parts = [
        f"# {meta.title}: refusals",
        WRITTEN,
        OVERRULING,
        "\n".join(("| code | rule | what the table hears |", "|---|---|---|", *lines)),
    ]
    return "\n\n".join(parts) + "\n"


def _marked(refusal: Refusal) -> str:
    return f"`{refusal.code}`{' †' if refusal.final else ''}"


def _rule(meta: Meta, rule: str) -> str:
    """The id of a rule, where the source names one; else what decides which it is."""
    if rule == "state.ended_by":
        return "the rule that ended it"
    owner, dot, last = rule.rpartition(".")
    if last == "reason_rule":
        return meta.reason_rule
    return f"of the {owner}" if dot else rule


def stale(made: Iterable[tuple[Path, str]]) -> list[Path]:
    """The pages that are not what they should be."""
    return [file for file, text in made if not file.exists() or file.read_text("utf-8") != text]


def main(words: list[str]) -> int:
    """Write the pages, or with `--check` fail when one is stale."""
    made = list(written())
    old = stale(made)
    checking = words == ["--check"]
    for file, text in made if not checking else ():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    for file in old:
        print(f"{'stale' if checking else 'written'}: {file.relative_to(ROOT)}")
    if checking and old:
        print("make docs writes them")
    return 1 if checking and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
