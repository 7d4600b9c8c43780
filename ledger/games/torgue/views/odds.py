"""A page of odds: what each die does, and what each token does against each enemy (TB-004)."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Lines, Sheet
from ledger.games.torgue.content.rows import Colour, Skill
from ledger.games.torgue.state.enemies import Enemy
from ledger.games.torgue.state.figures import action_bonus, defense, gear, skill
from ledger.games.torgue.state.game import Torgue, in_play
from ledger.games.torgue.state.odds import percent
from ledger.games.torgue.state.tokens import COLOURS

HIGHEST = 14
ODDS = "odds"


def odds(state: Torgue) -> Sheet:
    """The chances of each die by number, then of whoever is active, or of everybody, against each enemy."""
    dice = tuple(
        Lines(title=f"{colour} die", rows=tuple(f"{n}: {percent(colour, 0, n)}%" for n in range(2, HIGHEST + 1)))
        for colour in COLOURS
    )
    who = (state.active,) if state.active else in_play(state)
    own = tuple(each for name in who for each in _attacks(state, name)) if state.enemies else ()
    note = "What the face and everything added must reach; the highest face always does, a 1 never."
    return Sheet(title="Odds", owner=ODDS, reference=True, lists=(*dice, *own), footnotes=(note,))


def _attacks(state: Torgue, who: str) -> Iterator[Lines]:
    """One list a Skill with which a Vault Hunter attacks, one row an enemy."""
    for name in _skills(state, who):
        plus = skill(state, who, name) + action_bonus(state, who, name)
        rows = tuple(_row(state, who, each, plus) for each in state.enemies.values())
        yield Lines(title=f"{who}, {name} {plus:+}", rows=rows)


def _skills(state: Torgue, who: str) -> tuple[Skill, ...]:
    """Melee, and the Skills of the equipped weapons as far as they were typed."""
    read = (gear(state, each.card).skill for each in state.hunters[who].equipped)
    found: tuple[Skill, ...] = ("melee", *(each for each in read if each))
    return tuple(dict.fromkeys(found))


def _row(state: Torgue, who: str, enemy: Enemy, plus: int) -> str:
    """An enemy with the chance of each colour that the Vault Hunter has; a Ready shield rolls its own number."""
    needed = defense(state, enemy)
    if enemy.shield == "ready" or needed is None:
        return f"{enemy.label}: {'rolls its shield' if enemy.shield == 'ready' else 'no Defense typed'}"
    held = {each.colour for each in state.hunters[who].tokens}
    colours: tuple[Colour, ...] = tuple(each for each in COLOURS if each in held)
    return f"{enemy.label} ({needed}): {', '.join(f'{each} {percent(each, plus, needed)}%' for each in colours)}"
