"""What cards print: typed once, known from then on, and never silently changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ledger.core.frozen import Frozen
from ledger.core.model import Event, Objection
from ledger.core.printed import meant
from ledger.games.torgue import content
from ledger.games.torgue.events import cards as facts
from ledger.games.torgue.rules.asking import Unfolds, no
from ledger.games.torgue.state import cards as read
from ledger.games.torgue.state.game import Torgue

Printed = TypeVar("Printed", bound=Frozen)
CRITS = "-crits"
RULE = "TB-002"


def read_hunter(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a Vault Hunter card."""
    return (yield from _read(state, state.lore.hunters, read.HunterRead(name=name), typed, facts.HunterLearned))


def read_sidekick(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a Sidekick card."""
    return (yield from _read(state, state.lore.sidekicks, read.SidekickRead(name=name), typed, facts.SidekickLearned))


def read_gear(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a card of Gear."""
    return (yield from _read(state, state.lore.gear, read.GearRead(name=name), typed, facts.GearLearned))


def read_action(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of an action."""
    return (yield from _read(state, state.lore.actions, read.ActionRead(name=name), typed, facts.ActionLearned))


def read_enemy(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of an enemy card."""
    return (yield from _read(state, state.lore.enemies, read.EnemyRead(name=name), typed, facts.EnemyLearned))


def read_announcement(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of an Announcement."""
    known = state.lore.announcements
    return (yield from _read(state, known, read.AnnouncementRead(name=name), typed, facts.AnnouncementLearned))


def read_event(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of an Event card."""
    return (yield from _read(state, state.lore.events, read.AnnouncementRead(name=name), typed, facts.EventLearned))


def read_tree(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a Skill Tree."""
    return (yield from _read(state, state.lore.trees, read.TreeRead(name=name), typed, facts.TreeLearned))


def read_favorite(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a Fan Favorite card."""
    return (yield from _read(state, state.lore.favorites, read.FavoriteRead(name=name), typed, facts.FavoriteLearned))


def read_bounty(state: Torgue, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a Bounty card."""
    return (yield from _read(state, state.lore.bounties, read.BountyRead(name=name), typed, facts.BountyLearned))


def _read(state: Torgue, shelf: Any, blank: Any, typed: dict[str, Any], learned: Callable[..., Event]) -> Unfolds:
    known = shelf.get(blank.name, blank)
    fresh = {name: value for name, value in typed.items() if said(value)}
    if not fresh:
        return state
    other = [name for name, value in fresh.items() if said(getattr(known, name)) and getattr(known, name) != value]
    if other and blank.name in shelf:
        told = f"{blank.name} was typed otherwise: {other[0].replace('_', ' ')}."
        yield no("card-differs", RULE, told, "leave it out, or because WHY")
    card = known.but(**fresh)
    return state if card == known else (yield learned(card=card, rule=RULE))


def said(value: Any) -> bool:
    """Whether a field of a card says something."""
    if value is None or value is False:
        return False
    return value != 0 if isinstance(value, int) else len(value) > 0


def no_keywords(words: tuple[str, ...]) -> Iterator[Objection]:
    """An objection to words that name no keyword of the rulebook, like `rapid:2` or `deadly-crits` (TB-248)."""
    known = {each.name: each.number for each in content.cards().keywords}
    for word in words:
        name, _, told = word.partition(":")
        bare = name.removesuffix(CRITS)
        if bare not in known:
            yield no("keyword-unknown", "TB-248", f"No keyword '{bare}'{meant(bare, known)}.", "like rapid:2")
        elif known[bare] and not told:
            yield no("keyword-number", "TB-248", f"{bare} is printed with a number.", f"{bare}:1")


def no_modifiers(words: tuple[str, ...]) -> Iterator[Objection]:
    """An objection to words that are no modifiers, like `ranged+1`."""
    for word in words:
        if not (word[-1:].isdecimal() and ("+" in word or "-" in word)):
            yield no("modifier-unknown", "TB-032", f"'{word}' is no modifier.", "like ranged+1 defence-1")
