"""The reward of a victory: goods, or a point of a stat (UQ-END-03, UQ-END-04)."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import STATS, Stat
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.numbers import StatMoved
from ledger.games.underquest.moves.inn import Spoils
from ledger.games.underquest.rules.asking import Objections, Unfolds, need_adventurer, no, too_heavy
from ledger.games.underquest.rules.carrying import pocket_ingredient
from ledger.games.underquest.rules.decks import by_program
from ledger.games.underquest.rules.inventory.gaining import from_treasures
from ledger.games.underquest.state.game import UnderQuest, due

decides = Deciders[UnderQuest]()
WHY = "victory"


@decides(Spoils)
def spoils(state: UnderQuest, move: Spoils) -> Decision[UnderQuest]:
    need_adventurer(state)
    raised: Stat | None = next((each for each in STATS if each == move.raise_), None)
    if move.raise_ and raised is None:
        told = f"No stat '{move.raise_}'{meant(move.raise_, STATS)}."
        raise refused("stat-unknown", "UQ-END-03", told, ", ".join(STATS))
    _need_one_choice(move)
    yield from _no_victory(state)
    yield from too_heavy(state)
    if raised:
        state = yield from _raised(state, raised)
    else:
        state = yield from _goods(state, move)
    if due(state, "victory"):
        yield DueSettled(name="victory", rule="UQ-END-03")


def _need_one_choice(move: Spoils) -> None:
    """Raise Refused `choice-double` for goods and a stat in one line, `ingredients-many` for too many names."""
    if move.raise_ and (move.treasure or move.ingredients):
        raise refused(
            "choice-double", "UQ-END-03", "Goods or a stat, not both.", "spoils TREASURE, or spoils raise STAT"
        )
    most = content.play().victory.ingredients
    if len(move.ingredients) > most:
        told = f"A victory brings {most} ingredients, not {len(move.ingredients)}."
        raise refused("ingredients-many", "UQ-END-03", told, "and NAME NAME")


def _no_victory(state: UnderQuest) -> Objections:
    if due(state, "victory") is None:
        yield no("victory-missing", "UQ-END-03", "No reward of a victory is open.", "delve shows what comes next")


def _raised(state: UnderQuest, name: Stat) -> Unfolds:
    """A point of a base stat; none rises above its most (UQ-END-04)."""
    base, most = state.me.stats.get(name, 0), content.play().checks.base_max
    if base >= most:
        yield no(
            "stat-full", "UQ-END-04", f"{name.capitalize()} is {base}: no base stat passes {most}.", "another stat"
        )
    now = base + content.play().victory.stat
    return (yield StatMoved(stat=name, was=base, now=now, why=WHY, rule="UQ-END-03"))


def _goods(state: UnderQuest, move: Spoils) -> Unfolds:
    """A treasure, gold and ingredients; those that nobody names are `?`."""
    for name in move.ingredients:
        yield from by_program(state, "ingredient", name, "ingredients")
    card, prize = move.treasure, content.play().victory
    yield from by_program(state, "treasure", card, "treasure")
    if not card:
        yield Asking(field="treasure", asks="Which treasure does the victory bring?")
    state = yield from from_treasures(state, card, "treasure", sort=move.is_, weight=move.weight, by=WHY)
    for fact in changed(state, "gold", prize.gold, WHY, "UQ-END-03"):
        state = yield fact
    unnamed = (UNSEEN,) * (prize.ingredients - len(move.ingredients))
    for name in (*move.ingredients, *unnamed):
        state = yield from pocket_ingredient(state, name, "UQ-END-03", WHY)
    return state
