"""What cards print: typed once, known from then on, and never silently changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ledger.core.frozen import Roster
from ledger.core.model import Event, Objection
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.games.degenerates import content
from ledger.games.degenerates.events.setup import (
    CardLearned,
    CharacterLearned,
    DangerLearned,
    DoomLearned,
    MonsterLearned,
)
from ledger.games.degenerates.rules.asking import Unfolds, no
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import card
from ledger.games.degenerates.state.cards import CardRead, CharacterRead, DangerRead, DoomRead, MonsterRead
from ledger.games.degenerates.state.combat import monster
from ledger.games.degenerates.state.game import Degenerates

Printed = TypeVar("Printed", CardRead, MonsterRead, DangerRead, DoomRead, CharacterRead)


def read_card(state: Degenerates, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of an Item, Skill or other card."""
    return (yield from _read(state, card(state, name), typed, CardLearned, bool(card(state, name).kind)))


def read_monster(state: Degenerates, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a monster."""
    return (yield from _read(state, monster(state, name), typed, MonsterLearned, name in state.lore.monsters))


def danger_read(state: Degenerates, name: str) -> DangerRead:
    """What is known of a Danger card: typed, else printed in the rulebook."""
    printed = next((each for each in content.cards().danger if each.name == name), None)
    if name in state.lore.dangers or printed is None:
        return state.lore.dangers.get(name, DangerRead(name=name))
    return DangerRead(name=name, raises=printed.raises, hand=printed.hand, special=printed.special)


def read_danger(state: Degenerates, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a Danger card."""
    typed.update({name: board.named(state, typed[name]) for name in ("raises", "hand") if typed.get(name)})
    return (yield from _read(state, danger_read(state, name), typed, DangerLearned, name in state.lore.dangers))


def doom_read(state: Degenerates, name: str) -> DoomRead:
    """What is known of a Doom card: typed, else printed in the rulebook."""
    printed = next((each for each in content.cards().doom if each.name == name), None)
    if name in state.lore.dooms or printed is None:
        return state.lore.dooms.get(name, DoomRead(name=name))
    return DoomRead(name=name, at=printed.at, stays=printed.stays, blocks=printed.blocks)


def read_doom(state: Degenerates, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a Doom card."""
    typed.update({key: tuple(board.named(state, each) for each in typed.get(key, ())) for key in ("at", "blocks")})
    return (yield from _read(state, doom_read(state, name), typed, DoomLearned, name in state.lore.dooms))


def no_abilities(words: tuple[str, ...]) -> Iterator[Objection]:
    """An objection to words that name no ability of the rulebook, like `drain:2`, `fear@outside` or `fury/goblin`."""
    known = content.cards().abilities
    unknown = [each for each in map(ability, words) if each not in known]
    if unknown:
        told = f"No ability '{unknown[0]}'{meant(unknown[0], known)}."
        yield no("ability-unknown", "DD-210", told, "like drain:2 ambush@outside")


def ability(word: str) -> str:
    """The bare name of an ability."""
    return word.partition("/")[0].partition("@")[0].partition(":")[0]


def read_character(state: Degenerates, name: str, **typed: Any) -> Unfolds:
    """Learn what a line says of a character sheet."""
    known = state.lore.characters.get(name, CharacterRead(name=name))
    return (yield from _read(state, known, typed, CharacterLearned, name in state.lore.characters))


def _read(
    state: Degenerates, known: Printed, typed: dict[str, Any], learned: Callable[..., Event], before: bool
) -> Unfolds:
    fresh = {name: value for name, value in typed.items() if said(value)}
    if known.name == UNSEEN or not fresh:
        return state
    other = [name for name, value in fresh.items() if said(getattr(known, name)) and getattr(known, name) != value]
    if other and before:
        told = f"{known.name} was typed with {_printed(other[0], getattr(known, other[0]))}."
        yield no("card-differs", "DD-198", told, "leave it out, or because WHY")
    read = known.but(**fresh)
    return state if read == known else (yield learned(card=read, rule="DD-198"))


def _printed(name: str, value: Any) -> str:
    """A field of a card as one would say it."""
    listed = list(value.values()) if isinstance(value, Roster) else value
    shown = listed if isinstance(listed, list | tuple) else [listed]
    words = [" ".join(map(str, each)).strip() if isinstance(each, tuple) else str(each) for each in shown]
    return f"{'attributes' if name == 'printed' else name} {' '.join(words)}"


def said(value: Any) -> bool:
    """Whether a field of a card says something."""
    if value is None or value is False:
        return False
    return not hasattr(value, "__len__") or len(value) > 0
