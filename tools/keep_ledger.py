"""Keep a ledger of this release for ever: the told round of each game, and what it must show when a later one opens it.

`python -m tools.keep_ledger` writes `tests/ledgers/<game>-<version>.delve` and `.json`; a file that is there already is
never written again, since that is what it is for.

`python -m tools.keep_ledger --reword` writes only the views anew, after a change in how tracks read, and refuses where
a number, a deck or a place is not what it was then.
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
WORDS = ("name", "note", "of", "marks")
"""What of a track is how it reads."""


def main() -> int:
    """Keep one ledger of each game that has a told round, or reword the kept views; answers the exit status."""
    return reword() if "--reword" in sys.argv[1:] else keep_all()


def keep_all() -> int:
    """Keep a ledger of each game that has a told round and no ledger of this release; answers the exit status."""
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
    shown = opened_as(game)
    copyfile(home().found(game), target)
    _write(target.with_suffix(".json"), shown)


def opened_as(name: str) -> dict[str, Any]:
    """What a campaign of the home shows when it is opened."""
    opened = open_campaign(home(), name)
    shown = {"receipt": opened.receipt, "rows": opened.last.number, **lasting(opened.rules.views, opened.state)}
    opened.close()
    return shown


def reword() -> int:
    """Write the views of the kept ledgers as they read now; answers 1 where one shows more than other words."""
    wrong = 0
    for path in sorted(KEPT.glob("*.delve")):
        with TemporaryDirectory() as folder:
            os.environ["DELVE_HOME"] = folder
            home().campaigns.mkdir(parents=True, exist_ok=True)
            copyfile(path, home().path(path.stem))
            now = opened_as(path.stem)
        then = json.loads(path.with_suffix(".json").read_text("utf-8"))
        if wordless(now) == wordless(then):
            _write(path.with_suffix(".json"), now)
        else:
            wrong = 1
            sys.stdout.write(f"not only words differ: {path.stem}\n")
    return wrong


def wordless(shown: dict[str, Any]) -> dict[str, Any]:
    """What a ledger shows, without how its tracks read."""
    plain = json.loads(json.dumps(shown))
    tracks = [{name: each[name] for name in each if name not in WORDS} for each in plain["tracks"]]
    return {**plain, "tracks": tracks}


def _write(path: Path, shown: dict[str, Any]) -> None:
    path.write_text(json.dumps(shown, ensure_ascii=False, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
