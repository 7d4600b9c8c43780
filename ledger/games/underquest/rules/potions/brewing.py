"""Two ingredients side by side: the row that works, the difficulty, the die, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.printed import meant
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Icon, Pairs
from ledger.games.underquest.events.decks import DueFell
from ledger.games.underquest.events.learning import PotionBrewed
from ledger.games.underquest.moves.potions import Craft
from ledger.games.underquest.rules.asking import (
    Gives,
    Unfolds,
    mid_card,
    mid_fight,
    need_adventurer,
    no,
    remind,
    still_owed,
    too_heavy,
)
from ledger.games.underquest.rules.dice import Fallen, fall, paid
from ledger.games.underquest.rules.effects import gained
from ledger.games.underquest.rules.parting import drop_ingredients, need_ingredients
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.dungeon import Due, DueName
from ledger.games.underquest.state.figures import stat
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()
Works: TypeAlias = tuple[Icon, int]
"""A row that works: its icon, and how many of them both cards show together."""
ELSEWHERE: tuple[DueName, ...] = (
    "reveal-quest",
    "resolve-quest",
    "boss",
    "victory",
    "familiar-bonus",
    "incantation-random",
    "incantation-chosen",
)
"""What may be open while a potion is crafted."""


@decides(Craft)
def craft(state: UnderQuest, move: Craft) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from mid_card(state, "UQ-POT-13")
    yield from mid_fight(state, "UQ-POT-13")
    yield from too_heavy(state)
    yield from still_owed(state, *ELSEWHERE)
    _need_two(state, move)
    works = yield from _chosen(state, move)
    difficulty = (yield from _stars(state, move)) + abs(move.slide)
    mind = stat(state, "mind")
    fallen = yield from fall(state, 1, move.die, f"{_both(move)}, difficulty {difficulty}, Mind {mind}: the die?")
    for fact in paid(state, fallen, "potion"):
        state = yield fact
    if move.slide and dict(_matching(state, move, 0)):
        state = yield remind("shift-needless", "UQ-POT-06", "A row matches without a shift.")
    brewed = _brewed(move, works, difficulty, mind, fallen)
    state = yield brewed
    state = yield from drop_ingredients(state, (move.one, move.other), "used up", "UQ-POT-09")
    yield from _outcome(state, brewed)


def _need_two(state: UnderQuest, move: Craft) -> None:
    """Raise Refused `ingredient-alone` or `ingredient-missing`: two cards, and not one of them twice (UQ-POT-01)."""
    if not move.other:
        raise refused("ingredient-alone", "UQ-POT-01", "A potion takes two ingredients.", "craft ONE OTHER DIE")
    need_ingredients(state, (move.one, move.other))


def _both(move: Craft) -> str:
    """The potion by its two cards."""
    return f"{move.one} and {move.other}"


def _matching(state: UnderQuest, move: Craft, slide: int) -> Iterator[tuple[int, Works]]:
    """Each row of the first card whose partner shows the same icon, the other card moved down by `slide`."""
    rows, others = reading.ingredient(state, move.one).rows, reading.ingredient(state, move.other).rows
    for at, (icon, count) in enumerate(rows):
        beside = at - slide
        if 0 <= beside < len(others):
            partner, more = others[beside]
            if icon == partner and count and more:
                yield at + 1, (icon, count + more)


def _chosen(state: UnderQuest, move: Craft) -> Gives[Works]:
    """The row that is used: named by its number, by its icons, or the only one there is (UQ-POT-03, UQ-POT-05)."""
    unread = [name for name in (move.one, move.other) if not reading.ingredient(state, name).rows]
    found = dict(_matching(state, move, move.slide))
    typed = _typed(move.makes)
    if typed:
        return (yield from _as_typed(found, typed, move.row, known=not unread))
    if unread and move.row is not None:
        hint = f"ingredient-card {one_word(unread[0])} STARS rows ..., or heart=4"
        raise refused("rows-unread", "UQ-POT-02", f"Nobody typed the rows of {unread[0]}.", hint)
    if unread:
        yield Asking(field="makes", asks=f"Icons of the row of {_both(move)}, like heart=4?")
    if move.row is None and len(found) > 1:
        told = ", ".join(f"{row} {icon}={count}" for row, (icon, count) in found.items())
        yield Asking(field="row", asks=f"Which row of {_both(move)}: {told}?", also=("makes",))
    return _in_row(found, move.row)


def _in_row(found: dict[int, Works], row: int | None) -> Works:
    """The row of that number, or the only one; raises Refused `row-mismatch` or `rows-apart` (UQ-POT-03)."""
    matches = ", ".join(f"row {at}" for at in found)
    if row is not None and row not in found:
        told = f"Row {row} does not show one icon on both cards."
        raise refused("row-mismatch", "UQ-POT-03", told, matches or "slide N moves the other card")
    if not found:
        raise refused("rows-apart", "UQ-POT-03", "No row shows one icon on both cards.", "slide N moves the other card")
    return found[row] if row is not None else next(iter(found.values()))


def _typed(makes: Pairs) -> Works | None:
    """The icons of the line; raises Refused `rows-several` and `icon-unknown`."""
    if len(makes) > 1:
        raise refused("rows-several", "UQ-POT-05", "One row works, never two.", "one icon, like heart=4")
    for name, count in makes:
        found: Icon | None = next((icon for icon, _, _ in content.play().potions.icons if icon == name), None)
        if found is None:
            known = [icon for icon, _, _ in content.play().potions.icons]
            raise refused("icon-unknown", "UQ-POT-04", f"No icon '{name}'{meant(name, known)}.", ", ".join(known))
        return found, max(0, count)
    return None


def _as_typed(found: dict[int, Works], typed: Works, row: int | None, *, known: bool) -> Gives[Works]:
    """What the line says of the row, held against the cards where both were read; each shows one icon at least."""
    icon, count = typed
    if known and typed not in (found.values() if row is None else [found.get(row)]):
        yield no("icons-differ", "UQ-POT-03", f"The cards show no row of {count} {icon}.", "row N, or slide N")
    elif count < content.play().potions.ingredients:
        yield no("icons-few", "UQ-POT-03", "Both cards show the icon, or the row does not work.", f"{icon}=2 or more")
    return typed


def _stars(state: UnderQuest, move: Craft) -> Gives[int]:
    """The stars of both cards together: as typed, as read, or asked for (UQ-POT-07)."""
    one, other = (reading.ingredient(state, name).difficulty for name in (move.one, move.other))
    printed = None if one is None or other is None else one + other
    if printed is None and move.hard is None:
        yield Asking(field="hard", asks=f"Stars of {_both(move)} together?")
    if printed is not None and move.hard not in (None, printed):
        yield no("stars-differ", "UQ-POT-07", f"The cards show {printed} stars, not {move.hard}.", "leave hard out")
    return (printed or 0) if move.hard is None else move.hard


def _brewed(move: Craft, works: Works, difficulty: int, mind: int, fallen: Fallen) -> PotionBrewed:
    """A 6 succeeds and a 1 fails whatever the sum; between them the sum decides (UQ-POT-08, UQ-POT-10, UQ-POT-11)."""
    rules, face = content.play().potions, fallen.faces[0]
    best, worst = face == rules.exquisite, face == rules.spoilt
    return PotionBrewed(
        one=move.one,
        other=move.other,
        icon=works[0],
        count=works[1],
        shift=abs(move.slide),
        difficulty=difficulty,
        die=fallen.dice[0],
        mind=mind,
        total=face + mind,
        success=best or (not worst and face + mind >= difficulty),
        exquisite=best,
        spoilt=worst,
        rule="UQ-POT-10" if best else "UQ-POT-11" if worst else "UQ-POT-08",
    )


def _outcome(state: UnderQuest, brewed: PotionBrewed) -> Unfolds:
    """The effect of the row; then a 6 owes a choice of rewards, and a 1 the risk of one card (UQ-POT-04)."""
    cards = (brewed.one, brewed.other)
    if brewed.success:
        state = yield from _drunk(state, brewed)
    if brewed.exquisite:
        state = yield DueFell(due=Due(name="potion-reward", cards=cards), rule="UQ-POT-10")
    if brewed.spoilt:
        state = yield DueFell(due=Due(name="potion-risk", cards=cards), rule="UQ-POT-11")
    return state


def _drunk(state: UnderQuest, brewed: PotionBrewed) -> Unfolds:
    """Each icon of the row does its part, up to the caps and down to 0 (UQ-POT-04)."""
    before = state
    for icon, counter, by in content.play().potions.icons:
        if icon == brewed.icon:
            state = yield from gained(state, ((counter, by * brewed.count),), "potion", "UQ-POT-04")
    if state is before:
        state = yield remind("nothing-gained", "UQ-CHR-06", "The potion changes nothing.")
    return state
