"""Abominations: which ones a card asks for, on which side they lie, and what they add to the enemy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from ledger.core.model import Asking, Objection
from ledger.core.piles import may_come
from ledger.core.wording import one_word
from ledger.games.underquest.content.rows import Magic, Pairs, Side
from ledger.games.underquest.events.fighting import FoeRead
from ledger.games.underquest.moves.opening import BeginFight
from ledger.games.underquest.rules.asking import Objections, Unfolds, no
from ledger.games.underquest.rules.decks import by_program, draw
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import without
from ledger.games.underquest.state.cards import AbominationRead, EnemyRead
from ledger.games.underquest.state.fights import By, Foe
from ledger.games.underquest.state.game import UnderQuest, pile

Added: TypeAlias = tuple[AbominationRead, ...]
DECK = "abomination"
WITH_PREFIX: tuple[By, ...] = ("skirmish", "ambush")
"""Enemies that take a prefix as the second card (UQ-ABO-02)."""


def added(state: UnderQuest, move: BeginFight) -> Added:
    """The sides of abominations that the line names, prefix first, as far as they were read."""
    return tuple(reading.abomination(state, each) for each in (move.prefix, move.suffix) if each)


def drawn_by_program(state: UnderQuest, by: By, move: BeginFight) -> Iterator[Asking | Objection]:
    """The program draws what the line leaves to it: what it names `_`, or what the card asks for and it omits."""
    left = may_come(pile(state, DECK))
    if move.prefix or _second(state, by) or by == "exalted":
        yield from by_program(state, DECK, move.prefix, "prefix", left)
    if move.suffix or by == "exalted":
        yield from by_program(state, DECK, move.suffix, "suffix", without(left, move.prefix))


def _second(state: UnderQuest, by: By) -> bool:
    return by in WITH_PREFIX and bool(state.turn and state.turn.position == "second")


def unfit_abominations(state: UnderQuest, by: By, move: BeginFight) -> Objections:
    """The ones that the dungeon card asks for, no more and no less, each on its side (UQ-ABO-01 to UQ-ABO-03)."""
    second = _second(state, by)
    if by == "exalted" and not (move.prefix and move.suffix):
        yield no("suffix-missing", "UQ-ABO-03", "Exalted Foe takes two abominations.", "fight X prefix A suffix B")
    if second and not move.prefix:
        yield no("prefix-missing", "UQ-ABO-02", "The second card adds a prefix.", "fight X prefix A")
    if by in WITH_PREFIX and (move.suffix or (move.prefix and not second)):
        yield no("prefix-extra", "UQ-ABO-02", "The card adds no such abomination.", "fight X")
    yield from _on_its_side(state, move.prefix, "prefix")
    yield from _on_its_side(state, move.suffix, "suffix")
    if move.hp and not (move.prefix or move.suffix):
        yield no("health-extra", "UQ-ABO-05", "No abomination adds dice of health.", "fight X prefix A hp DIE")


def unread_abominations(state: UnderQuest, move: BeginFight) -> Objections:
    """What one adds counts from the beginning, its health and its dice above all, so its card is typed first.

    Two that nobody read are said at once, with the line that types both.
    """
    titles = ((move.prefix, "prefix"), (move.suffix, "suffix"))
    unread = [(title, side) for title, side in titles if title and reading.untold(reading.abomination(state, title))]
    if len(unread) > 1:
        told = f"What {move.prefix} and {move.suffix} add is not known."
        first, second = (f"abomination-card {one_word(title)} {side} health N dice N" for title, side in unread)
        yield no("abomination-unread", "UQ-ABO-04", told, f"{first}, {second}")
        return
    for title, side in unread:
        words = f"abomination-card {one_word(title)} {side} health N dice N"
        yield no("abomination-unread", "UQ-ABO-04", f"What {title} adds is not known.", words)


def _on_its_side(state: UnderQuest, card: str, side: Side) -> Objections:
    """Each side of the card has its own title."""
    read = reading.abomination(state, card).side if card else None
    if read not in (None, side):
        yield no("side-other", "UQ-ABO-01", f"{card} is a {read}.", f"{read} {card}, or the title on the other side")


def abominations_out(state: UnderQuest, move: BeginFight) -> Unfolds:
    """Each leaves its deck, and its title is known for that side from now on (UQ-ABO-01)."""
    rule = "UQ-ABO-03" if move.suffix else "UQ-ABO-02"
    for card, side in ((move.prefix, "prefix"), (move.suffix, "suffix")):
        if card and reading.abomination(state, card).side is None:
            state = yield from learn(state, "abominations", card, side=side)
        if card:
            state = yield from draw(state, DECK, card, rule)
    return state


def reread(state: UnderQuest) -> Unfolds:
    """The enemy that is being fought as its cards read now: what is typed late counts from then on (UQ-CBT-02)."""
    fight = state.fight
    if fight is None:
        return state
    titles = tuple(reading.abomination(state, each) for each in (fight.prefix, fight.suffix) if each)
    printed = reading.enemy(state, fight.foe.name)
    foe = joined(printed, titles).but(health=fight.foe.health, most=fight.foe.most)
    asked = not fight.struck and printed.check != fight.foe.check  # it is read after the roll for initiative
    check = printed.check if asked else fight.check
    return (
        state if (foe, check) == (fight.foe, fight.check) else (yield FoeRead(foe=foe, check=check, rule="UQ-CBT-02"))
    )


def joined(printed: EnemyRead, more: Added) -> Foe:
    """The enemy with everything that the abominations add to its own (UQ-ABO-04); its health comes later."""
    on_hit: Pairs = (*printed.on_hit, *(pair for each in more for pair in each.on_hit))
    return Foe(
        name=printed.name,
        health=0,
        most=0,
        damage=(printed.damage or 0) + sum(each.damage for each in more),
        defence=(printed.defence or 0) + sum(each.defence for each in more),
        initiative=(printed.initiative or 0) + sum(each.initiative for each in more),
        xp=printed.xp or 0,
        treasure=printed.treasure,
        weakness=_kinds(tuple(kind for kind in printed.weakness if kind != "none"), *(each.weakness for each in more)),
        immune=_kinds(printed.immune, *(each.immune for each in more)),
        check=printed.check,
        after_miss=printed.after_miss,
        bribe=printed.bribe,
        on_hit=on_hit,
        loot=tuple(pair for each in more for pair in each.loot),
        text=". ".join(text for text in (printed.text, *(each.text for each in more)) if text),
    )


def _kinds(printed: tuple[Magic, ...], *more: tuple[Magic, ...]) -> tuple[Magic, ...]:
    """Kinds of magic, each once."""
    return tuple(dict.fromkeys((*printed, *(kind for each in more for kind in each))))
