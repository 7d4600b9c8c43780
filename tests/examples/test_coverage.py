"""Every move, every refusal and every ending of every game is told in one of its pages or scripts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from cli.door import run
from cli.grammar import split_line
from ledger.core.model import Move
from ledger.registry import games, ruleset
from tools.docs import typed
from tools.refusals import refusals

ROOT = Path(__file__).parents[2]
WRITTEN = ("MOVES", "REFUSALS")
"""Pages that follow from the source and tell nothing."""
CORE = "core"
"""Stands for what all games share: it has to be told once, in a page of any game."""
BLOCK = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFUSED = re.compile(r"\[([a-z]+(?:-[a-z]+)*)[\s\]]")
NAMES_FIRST = "the shell matches names by itself and answers name-unknown"
NEEDED = "the shell asks for a word that is missing and answers word-missing"
SAYS_SOMETHING = "free text at the prompt is never empty: the shell answers word-missing"
FOUNDS = "campaigns are founded by `new` alone, which always makes a new one"

ENDINGS = {
    "draggmar": {
        "Fate is 0": r"Fate is 0: everybody loses\.",
        "one wins": r"The Death Mage is beaten\. \w+ won!",
        "several win": r"The Death Mage is beaten\. (\w+, )*\w+ and \w+ won!",
    },
    "degenerates": {
        "the Doom Track is full": r"The game is lost: the Doom Track is full\.",
        "nobody lives": r"The game is lost: no adventurer lives\.",
        "a mission of its own is done": r"Hunt the Witch Cult is done: victory!",
        "the last mission of a campaign is done": r"Against the Hand of Doom is done\.",
    },
    "torgue": {
        "a game is won": r"The Bar: won, the bar is empty\.",
        "nobody can respawn": r"The Gate: lost, Zer0 cannot respawn\.",
        "a hunt is won": r"Most Wanted: won\.",
        "a hunt is lost": r"Most Wanted: lost, Salvador is taken out\.",
        "the Boss falls": r"The campaign is won: The Champion is down\.",
        "the scenario ends the campaign": r"The campaign is lost: the generator explodes\.",
    },
    "brimstone": {
        "a mission succeeds": r"Deposit: success\.",
        "a mission fails": r"Lost Wagon: failure\.",
    },
    "underquest": {
        "no health is left": r"Lost: no health is left\.",
        "poison reaches health": r"Lost: the poison kills\.",
        "a card kills": r"Lost: All Seeing Eye kills\.",
        "the boss outlasts the fifth level": r"Lost: time has run out\.",
        "the adventurer retires": r"The adventurer retires after 1 adventure\.",
    },
}
"""By game, each way in which it can end, with the sentence that tells it."""
UNTOLD = {
    CORE: {
        "founded-already": FOUNDS,
        "number-unknown": NAMES_FIRST,
        "sheet-wrong": "`adopt` names the line and the field of the sheet, and answers sheet-bad",
        "sheet-unknown": "`adopt` asks the game for its form before it founds anything, and answers sheet-bad",
    },
    "draggmar": {
        "campaign-founded": FOUNDS,
        "effect-unknown": NAMES_FIRST,
        "hero-kept": "a kept hero is no longer in play, so the shell answers name-unknown",
        "player-unknown": NAMES_FIRST,
        "stack-unknown": NAMES_FIRST,
    },
    "degenerates": {
        "condition-unknown": "the shell knows the words of a choice and answers choice-bad",
        "level-range": "the shell keeps a level between 1 and 6 and answers number-bad",
        "territory-unknown": NAMES_FIRST,
        "trophy-missing": NAMES_FIRST,
    },
    "torgue": {
        "boost-missing": NEEDED,
        "callout-unknown": NAMES_FIRST,
        "cards-missing": NEEDED,
        "deck-unknown": NAMES_FIRST,
        "enemy-unknown": NAMES_FIRST,
        "hunt-respawn": "the first who is taken out ends a Bounty Hunt, so nobody waits for a respawn in it",
        "hunters-missing": NEEDED,
        "models-missing": NEEDED,
        "orders-missing": NEEDED,
        "piece-unknown": NAMES_FIRST,
        "skill-unknown": NAMES_FIRST,
        "weapon-unknown": NAMES_FIRST,
    },
    "brimstone": {
        "cause-missing": SAYS_SOMETHING,
        "foe-unknown": NAMES_FIRST,
        "question-empty": SAYS_SOMETHING,
    },
    "underquest": {
        "card-unknown": NAMES_FIRST,
        "dagger-missing": NAMES_FIRST,
        "deck-unknown": NAMES_FIRST,
        "goods-missing": NEEDED,
        "icon-unknown": NAMES_FIRST,
        "incantation-missing": NAMES_FIRST,
        "item-unworn": NAMES_FIRST,
        "magic-unknown": "the shell knows the words of a choice and answers choice-bad",
        "offer-missing": "what nobody carries is no name for `discard`, so the shell answers name-unknown",
        "scourge-missing": NAMES_FIRST,
        "spot-unknown": NAMES_FIRST,
        "stat-unknown": NAMES_FIRST,
    },
}
"""Refusals that no typed line can show, with the reason; other front ends of the rules meet them."""


def pages(game: str) -> Iterator[Path]:
    """The told sessions of a game; of all games for what they share."""
    for one in games() if game == CORE else (game,):
        yield from (each for each in (ROOT / "examples" / one).glob("*.md") if each.stem not in WRITTEN)


def scripts(game: str) -> Iterator[Path]:
    """The scripts of a game that stand beside its pages."""
    for one in games() if game == CORE else (game,):
        yield from sorted((ROOT / "examples" / one).glob("*.txt"))


@cache
def blocks(game: str, kind: str) -> tuple[str, ...]:
    """The blocks of one kind in the pages of a game."""
    texts = (page.read_text("utf-8") for page in pages(game))
    return tuple(block for text in texts for info, block in BLOCK.findall(text) if info == kind)


def verbs_typed(game: str) -> set[str]:
    """The first word of every move that is typed at a prompt or stands in a script."""
    lines = [line.removeprefix("$ delve ") for block in blocks(game, "console") for line in block.splitlines()]
    lines += [line for block in blocks(game, "text") for line in block.splitlines()]
    lines += [line for script in scripts(game) for line in script.read_text("utf-8").splitlines()]
    return {verb for line in lines for verb in _verbs(line)}


def _verbs(line: str) -> Iterator[str]:
    """The word that begins a line, and each that follows a comma."""
    begins = True
    for word in split_line(line):
        if begins and word != ",":
            yield word.rstrip(",")
        begins = word.endswith(",")


def moves(game: str) -> Iterator[type[Move]]:
    """The moves that a game declares, or those of every table."""
    for one in games() if game == CORE else (game,):
        kinds = typed(ruleset(one))
        yield from (kind for kind in kinds if kind.__module__.startswith("ledger.core.") == (game == CORE))


def codes(game: str) -> set[str]:
    """The refusals that stand in the source of a game, or of the core."""
    folder = ROOT / "ledger" / (CORE if game == CORE else f"games/{game}")
    # The core's makers are read along, since a game makes its refusals by them.
    makers = ROOT / "ledger" / "core" / "model.py"
    return {each.code for each in refusals(sorted({*folder.rglob("*.py"), makers}))}


def told(game: str) -> str:
    """All that the pages of a game print, in one line."""
    return " ".join(word for block in blocks(game, "console") for word in block.split())


def refused(game: str) -> set[str]:
    """The codes that the pages of a game print."""
    return set(REFUSED.findall(told(game)))


SHARED_AND_GAMES: Iterable[str] = (CORE, *games())


@pytest.mark.parametrize("game", SHARED_AND_GAMES)
def test_every_move_is_typed_in_a_page_or_script(game: str) -> None:
    found = verbs_typed(game)

    assert [kind.verb for kind in moves(game) if not {kind.verb, *kind.also} & found] == []


@pytest.mark.parametrize("game", SHARED_AND_GAMES)
def test_every_refusal_is_shown_in_a_page(game: str) -> None:
    untold = set(UNTOLD.get(game, {}))

    assert sorted(codes(game) - refused(game) - untold) == []


@pytest.mark.parametrize("game", SHARED_AND_GAMES)
def test_what_is_excused_from_the_pages_is_a_refusal_that_they_do_not_show(game: str) -> None:
    untold = set(UNTOLD.get(game, {}))

    assert untold <= codes(game) - refused(game)


@pytest.mark.parametrize("game", games())
def test_every_ending_is_told_in_a_page(game: str) -> None:
    endings = ENDINGS.get(game, {})

    assert endings, f"declare in ENDINGS how {game} can end"
    assert [name for name, sentence in endings.items() if not re.search(sentence, told(game))] == []


@pytest.mark.parametrize(
    ("game", "script"),
    [pytest.param(game, script, id=script.name) for game in games() for script in scripts(game)],
)
def test_a_script_runs_to_its_end_with_nobody_at_the_terminal(
    game: str, script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    assert run(["new", "dusk", game, *("Ana", "Ben")[: ruleset(game).meta.most]]) == 0

    assert run(["--porcelain", "run", str(script)]) == 0
