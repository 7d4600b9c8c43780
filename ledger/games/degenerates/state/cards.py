"""Cards: what they print as far as the table typed it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster

Attribute: TypeAlias = Literal["agi", "con", "mag", "mrl", "per", "str"]
CardKind: TypeAlias = Literal[
    "item", "ally", "service", "event", "disease", "monster", "skill", "weakness", "triumph", "sign"
]
Slot: TypeAlias = Literal["head", "body", "gauntlet", "jewelry", "1h", "2h", "lh", "ammo"]
Reach: TypeAlias = Literal["melee", "reach", "range"]


class CardRead(Frozen):
    """An Item, Ally, Skill, Weakness or other card as far as it is known; None for what nobody typed."""

    name: str
    kind: CardKind | None = None
    price: int | None = None
    classes: tuple[str, ...] = ()
    slot: Slot | None = None
    heavy: bool = False
    shield: bool = False
    town: bool = False
    """Whether it is Town Only."""
    lootonly: bool = False
    needs: tuple[str, ...] = ()
    """Requirements, all of them; `fighter/hunter` is met by either, `agi7-` by AGI 7 or less, `str6+` by 6 or more."""
    gives: tuple[str, ...] = ()
    """`arm+1`, `agi-1`, `power+1`, `dice+1`, `con:mrl` (CON instead of MRL)."""
    attack: Attribute | None = None
    """The attribute of its attack."""
    reach: Reach | None = None
    uses: str = ""
    """The kind of ammunition that it takes, or that it is."""
    cost: int | None = None
    """XP that a Skill costs."""
    mastery: int | None = None
    """XP that its Mastery costs."""
    master: tuple[str, ...] = ()
    """Requirements of the Mastery."""
    bonus: int | None = None
    """XP that a Weakness gives."""


class MonsterRead(Frozen):
    """A monster, Epic or fighting Encounter as far as it is known."""

    name: str
    classes: tuple[str, ...] = ()
    xp: int | None = None
    gold: int | None = None
    target: str | None = None
    """`high con`, `low mag`, `all` or `none`."""
    arm: int | None = None
    att: int | None = None
    hp: int | None = None
    reach: Reach | None = None
    abilities: tuple[str, ...] = ()
    """`horde:vermin`, `drain:2`, `ambush@outside`."""
    lairs: tuple[str, ...] = ()
    """`lowlands`, `law`, `highlands+metaphysical`, `highlands-metaphysical`."""
    fights: bool | None = None
    """Whether an Encounter has attributes at all."""


class DangerRead(Frozen):
    """A Danger card as far as it is known."""

    name: str
    raises: str = ""
    """The Location or Territory whose level it raises."""
    hand: str = ""
    special: Literal["", "reshuffle", "here", "gates"] = ""
    values: tuple[tuple[str, int], ...] = ()
    """Trait and Danger Value; an empty trait stands for any space."""
    law: bool | None = None


class Key(Frozen):
    """The icons of one column of a Danger card."""

    monsters: int = 0
    encounter: bool = False
    epic: bool = False


class DoomRead(Frozen):
    """A Doom card as far as it is known."""

    name: str
    at: tuple[str, ...] = ()
    """Places that it lists."""
    stays: bool = False
    blocks: tuple[str, ...] = ()
    """River Ports that nobody can travel to while it remains in play."""
    grants: tuple[str, ...] = ()
    """Abilities of the monsters in its Region while it remains in play: `fury:1`, or of one Class `fear/goblin`."""


class CharacterRead(Frozen):
    """A character sheet as far as it is known."""

    name: str
    printed: Roster[str, int] = Roster()
    luck: int = 0
    gold: int = 0
    xp: int = 0
    classes: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    lucky: str = ""
    """Its own way to gain Luck."""


class Lore(Frozen):
    """Everything that was read off cards and sheets."""

    cards: Roster[str, CardRead] = Roster()
    monsters: Roster[str, MonsterRead] = Roster()
    dangers: Roster[str, DangerRead] = Roster()
    keys: Roster[str, Key] = Roster()
    """`card/trait/size` -> icons."""
    dooms: Roster[str, DoomRead] = Roster()
    characters: Roster[str, CharacterRead] = Roster()
    encounters: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
