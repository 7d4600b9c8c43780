"""The adventurer: three cards, and everything that the tracker cards, tokens and cards beside them show."""

from __future__ import annotations

from ledger.core.frozen import Frozen, Roster
from ledger.core.wording import one_word
from ledger.games.underquest.content.rows import Deck, Slot, Stat, Token
from ledger.games.underquest.state.cards import Icons


class Owned(Frozen):
    """An item that is carried; `at` is the slot it is equipped in, None where it is only carried."""

    name: str
    deck: Deck
    at: Slot | None = None


class Incantation(Frozen):
    """An incantation; a spent one lies face-down."""

    name: str
    level: int
    spent: bool = False


class Companion(Frozen):
    """The companion: its card, and the die of its morale."""

    name: str
    deck: str
    """The deck that its card goes back to; empty where nobody said."""
    morale: int
    start: int


def companion_row(friend: Companion) -> str:
    """The words that type the whole card of a companion (UQ-COM-06)."""
    return f"companion-card {one_word(friend.name)} {friend.start} DAMAGE DEFENCE ENCUMBRANCE says TEXT"


class Adventurer(Frozen):
    """Who goes into the dungeon; without a race there is nobody yet."""

    race: str = ""
    class_: str = ""
    familiar: str = ""
    proficiency: Stat | None = None
    health: int = 0
    health_start: int = 0
    grit: int = 0
    grit_start: int = 0
    poison: int = 0
    curses: int = 0
    morality: int = 0
    xp: int = 0
    gold: int = 0
    rations: int = 0
    encumbrance: int = 0
    """What the cards print; `capacity` adds what others change."""
    stats: Roster[Stat, int] = Roster()
    """Base stats: race, familiar and raises."""
    icons: Icons = ()
    tokens: Roster[Token, int] = Roster()
    skills: tuple[str, ...] = ()
    incantations: tuple[Incantation, ...] = ()
    items: tuple[Owned, ...] = ()
    ingredients: tuple[str, ...] = ()
    """By name; `?` is one that nobody named."""
    trinkets: tuple[str, ...] = ()
    scourges: tuple[str, ...] = ()
    companion: Companion | None = None
    rewards: tuple[str, ...] = ()
    """Every reward card that was taken, wherever it is now."""
    newest: str = ""
    """The item, ingredient or trinket that came last in this turn; it may still be refused."""


def made(me: Adventurer) -> bool:
    """Whether there is an adventurer."""
    return bool(me.race and me.class_ and me.familiar)


def owned(me: Adventurer, name: str) -> Owned | None:
    """The item of that name, the equipped one first."""
    found = [each for each in me.items if each.name == name]
    return next((each for each in found if each.at), found[0] if found else None)


def incantation(me: Adventurer, name: str) -> Incantation | None:
    """The incantation of that name, spent or not."""
    return next((each for each in me.incantations if each.name == name), None)


def spells(me: Adventurer) -> tuple[str, ...]:
    """The names of all incantations, spent or not."""
    return tuple(each.name for each in me.incantations)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one of that name; the same where there is none."""
    at = cards.index(card) if card in cards else len(cards)
    return cards[:at] + cards[at + 1 :]
