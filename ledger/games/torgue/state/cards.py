"""What cards print, as far as the table typed it: none of it stands in the rulebook."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.games.torgue.content.rows import Band, Colour, EnemyType, OrderKind, Skill, SlotKind

Target: TypeAlias = Literal["one", "all", "zone"]
"""Whom an action takes: one model, every one that is named, or some of a zone."""
Moment: TypeAlias = Literal["at-once", "end"]


class ActionRead(Frozen):
    """An action of a card. `keywords` are like `rapid:2`, `deadly-crits`, `vulnerable:cryo`."""

    name: str
    of: str = ""
    """The card that grants it; empty for one of everybody."""
    skill: Skill | None = None
    """None for an Easy action."""
    range: tuple[Band, ...] = ()
    keywords: tuple[str, ...] = ()
    harmless: bool = False
    """Whether it is no attack."""
    free: bool = False
    die: Colour | None = None
    """The colour that the card itself fixes (grenades)."""
    number: int | None = None
    """A printed target number; None for Defense or the Obstacle Die."""
    blind: bool = False
    """Whether it needs no line of sight."""
    several: bool = False
    """Whether it takes several targets."""
    effects: tuple[str, ...] = ()
    """What else it does, like `success:push 1`: on success, crit, fail, or always (TB-045)."""


class GearRead(Frozen):
    """A card of Gear. `gives` are modifiers like `ranged+1`, `ranged-attack+1`, `defence+1`."""

    name: str
    kind: SlotKind | None = None
    deck: str = ""
    melee: bool = False
    """Whether it is a melee weapon, which is never Out of Ammo."""
    keywords: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    shields: tuple[Colour, ...] = ()
    skill: Skill | None = None
    range: tuple[Band, ...] = ()
    die: Colour | None = None
    effects: tuple[str, ...] = ()
    """What else its attack does, as for an action."""
    price: int | None = None
    resale: int | None = None


class HunterRead(Frozen):
    """A Vault Hunter card."""

    name: str
    tokens: tuple[Colour, ...] = ()
    skills: Roster[Skill, int] = Roster()
    gear: tuple[str, ...] = ()
    trees: tuple[str, ...] = ()
    sidekick: str = ""
    gives: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    slots: Roster[SlotKind, int] = Roster()
    """Slots that differ from the usual ones."""


class SidekickRead(Frozen):
    """A Sidekick card."""

    name: str
    tokens: tuple[Colour, ...] = ()
    skills: Roster[Skill, int] = Roster()


class EnemyRead(Frozen):
    """An enemy card; a number is None while nobody typed it."""

    name: str
    type: EnemyType | None = None
    ring: str = ""
    model: str = ""
    large: bool = False
    move: int | None = None
    defense: int | None = None
    hp: int | None = None
    strength: int | None = None
    resist: Skill | None = None
    range: int | None = None
    """In zones."""
    shield: Colour | None = None
    keywords: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    attack_fumble: str = ""
    defense_fumble: str = ""
    unique: bool = False
    boss: bool = False
    peaceful: bool = False
    """Whether it ignores Attack orders."""


class AnnouncementRead(Frozen):
    """An Announcement or Event card: its orders from top to bottom."""

    name: str
    tier: int | None = None
    orders: tuple[OrderKind, ...] = ()
    text: str = ""


class TreeRead(Frozen):
    """A Skill Tree: slots like `t1.1` with what each gives."""

    name: str
    slots: Roster[str, str] = Roster()


class FavoriteRead(Frozen):
    """A Fan Favorite card: how many take-outs, by which Skill, bring the Spotlight, and when."""

    name: str
    kills: int = 0
    """0 where the table itself says that the condition is met."""
    skill: Skill | None = None
    moment: Moment = "at-once"
    text: str = ""


class BountyRead(Frozen):
    """A Bounty card."""

    name: str
    enemies: tuple[tuple[str, int], ...] = ()
    uniques: tuple[str, ...] = ()
    text: str = ""


class ObjectRead(Frozen):
    """An object of a scenario: the Skill Roll of an Interact action with it."""

    name: str
    skill: Skill | None = None
    """None for an Easy action."""
    number: int | None = None
    """None for the Obstacle Die."""


class ScenarioRead(Frozen):
    """What a scenario prints."""

    name: str
    cash: int = 0
    announcements: int | None = None
    spawns: tuple[tuple[str, int], ...] = ()
    red_spawns: tuple[tuple[str, int], ...] = ()
    """The spawn list under the Slaughterlight; empty where it is the same."""
    red_gives: tuple[str, ...] = ()
    """What every enemy has under the Slaughterlight, like `strength+1`."""
    terrain: Roster[str, str] = Roster()
    """Kind of terrain -> a rule of its own that replaces the rulebook's (TB-001)."""
    objects: Roster[str, ObjectRead] = Roster()
    """Objects of the scenario, by name without number."""
    victory: str = ""
    failure: str = ""
    callouts: Roster[str, str] = Roster()
    """Callouts that nobody has read yet."""


class Lore(Frozen):
    """All that was typed of cards."""

    hunters: Roster[str, HunterRead] = Roster()
    sidekicks: Roster[str, SidekickRead] = Roster()
    gear: Roster[str, GearRead] = Roster()
    actions: Roster[str, ActionRead] = Roster()
    enemies: Roster[str, EnemyRead] = Roster()
    announcements: Roster[str, AnnouncementRead] = Roster()
    events: Roster[str, AnnouncementRead] = Roster()
    trees: Roster[str, TreeRead] = Roster()
    favorites: Roster[str, FavoriteRead] = Roster()
    bounties: Roster[str, BountyRead] = Roster()


def keyword(words: tuple[str, ...], name: str) -> str | None:
    """What is printed behind a keyword (`` for none), None where nothing has it; the highest number counts (TB-147)."""
    found = [word.partition(":")[2] for word in words if word.partition(":")[0] == name]
    if not found:
        return None
    return max(found, key=lambda told: (int(told) if told.isdecimal() else 0, told))


def number(words: tuple[str, ...], name: str) -> int:
    """The number of a keyword, 0 where nothing has it and 1 where none is printed."""
    told = keyword(words, name)
    if told is None:
        return 0
    return int(told) if told.isdecimal() else 1
