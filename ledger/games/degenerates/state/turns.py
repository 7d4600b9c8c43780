"""Parties, and what each of them does in the Danger and the Encounter Phase."""

from __future__ import annotations

from typing import Literal

from ledger.core.frozen import Frozen
from ledger.games.degenerates.state.adventurers import Stance
from ledger.games.degenerates.state.cards import Key
from ledger.games.degenerates.state.fights import Foe


class Waiting(Frozen):
    """An Encounter card that the party drew."""

    card: str
    deck: str
    now: bool = False
    """Whether it is resolved at once."""
    chosen: tuple[tuple[str, str], ...] = ()
    """Who chose what, where each adventurer chooses."""
    resolved: bool = False
    kept: bool = False
    """Whether it says that it stays in play."""
    choice: str = ""


class Turn(Frozen):
    """A party with its Danger card."""

    members: tuple[str, ...]
    leader: str
    space: str
    stance: Stance | None = None
    card: str = ""
    trait: str = ""
    """The trait whose value counts."""
    value: int | None = None
    """The Danger Value as printed."""
    change: int = 0
    """By how much Hunt or Stealth moved it."""
    plan: Literal["", "hunt", "stealth"] = ""
    searchers: tuple[str, ...] = ()
    """Who tests PER for Hunt or Stealth."""
    seen: tuple[tuple[str, bool], ...] = ()
    """Who tested, and whether it passed."""
    key: Key | None = None
    compared: bool = False
    safe: bool = False
    law: bool = False
    """Whether the Law attacks."""
    deck: str = ""
    """The deck of its random monsters."""
    monsters: int = 0
    """Random monsters still to be drawn."""
    epics: int = 0
    """Random Epics still to be drawn."""
    encounter: bool = False
    """Whether an Encounter card is still to be drawn."""
    once: bool = False
    """Whether it had its Encounter of this turn."""
    waiting: Waiting | None = None
    foes: tuple[Foe, ...] = ()
    """Drawn monsters that wait for the fight."""
    sign: bool = False
    """Whether a Sign of Power is still to be drawn."""
    signed: bool = False
    bribed: bool = False
    """Whether the Bribe was tried."""
    ready: bool = False
    """Whether its Danger Phase turn is over."""
    done: bool = False
    """Whether its Encounter Phase turn is over."""


class Looming(Frozen):
    """A Doom advance that is due, unless it is prevented."""

    space: str
    hand: str
    """Where the Hand will go; empty where it stays."""
    region: str
    why: str


class Mission(Frozen):
    """The mission that is played."""

    name: str
    objective: str = ""
    start: str = ""
    """Where it begins, for adventurers who come after it was chosen."""
    cards: tuple[tuple[str, str], ...] = ()
    """Cards of the Mission deck with their home decks."""
    faction: str = ""
    next: str = ""
    outcome: Literal["", "done", "captured"] = ""
