"""Keep a ledger of this release for ever: the told round of each game, and what it must show when a later one opens it.

`python -m tools.keep_ledger` writes `tests/ledgers/<game>-<version>.delve` and `.json`; a file that is there already is
never written again, since that is what it is for.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any

import ledger
from cli.door import run
from cli.status import view
from ledger.core.table.moves import Set
from ledger.registry import games, ruleset
from ledger.store.campaigns import open_campaign
from ledger.store.home import home

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "tests" / "ledgers"


def main() -> int:
    """Keep one ledger of each game that has a told round; answers the exit status."""
    for game in games():
        script = ROOT / "examples" / game / "round.txt"
        target = KEPT / f"{game}-{ledger.VERSION}.delve"
        if script.exists() and not target.exists():
            with TemporaryDirectory() as folder, redirect_stdout(StringIO()):
                os.environ["DELVE_HOME"] = folder
                keep(game, script, target)
            sys.stdout.write(f"kept: {target.relative_to(ROOT)}\n")
    return 0


def lasting(views: Any, state: Any) -> dict[str, Any]:
    """What a later release must still show: where the table was, tracks, decks and places; sheets may gain lines."""
    whole = view(views, state)
    return {noun: whole[noun] for noun in ("where", "tracks", "decks", "places")}


def keep(game: str, script: Path, target: Path) -> None:
    """Play the round, with a move undone, one corrected and one overruled, and keep the file and its view."""
    run(["--porcelain", "new", game, game, *("Ana", "Ben")[: ruleset(game).meta.most]])
    run(["--porcelain", "run", str(script)])
    by_hand = ruleset(game).like(Set)
    for line in ("undo", "redo", "mark kept", by_hand, "undo", "roll 2d6 4 1", "session end"):
        run(["--porcelain", *line.split()])
    opened = open_campaign(home(), game)
    shown = {"receipt": opened.receipt, "rows": opened.last.number, **lasting(opened.rules.views, opened.state)}
    opened.close()
    copyfile(home().found(game), target)
    target.with_suffix(".json").write_text(json.dumps(shown, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
