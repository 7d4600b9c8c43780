"""Fights: foes, fighters, what is still to be tested or drawn, and the looting after it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster

FightStep: TypeAlias = Literal["targets", "arrivals", "turns", "summons", "rolls", "draws", "spoils"]
Ailment: TypeAlias = Literal["corroded", "dazed", "hexed"]


class Foe(Frozen):
    """A monster, Epic or Encounter in a fight, or drawn and waiting for it."""

    label: str
    card: str
    deck: str
    """The deck that it came from; `encounters-…` for an Encounter."""
    wounds: int = 0
    ailments: tuple[Ailment, ...] = ()
    gold: int = 0
    """What a Thief took."""
    entered: int = 1
    """The round in which it began."""
    came: Literal["", "rally", "summon"] = ""
    target: str = ""
    """Whom it attacks; `*` for all, empty for nobody."""
    granted: tuple[str, ...] = ()
    stripped: tuple[str, ...] = ()
    rolled: int | None = None
    """The ATT that a Dimwit rolled for its first round."""
    drew: tuple[str, ...] = ()
    """Adventurers that it wounded this round."""
    summoned: bool = False
    arrived: bool = False
    """Whether its arrival abilities were called."""


class Trophy(Frozen):
    """A destroyed monster on somebody's pile."""

    label: str
    card: str
    deck: str
    xp: int
    gold: int
    epic: bool = False


class Trial(Frozen):
    """A Test that an adventurer still owes because of an arrival ability or of Pain."""

    kind: str
    who: str
    foe: str = ""


class Draw(Frozen):
    """A monster that still has to be drawn because another one Rallies or Summons."""

    kind: Literal["rally", "summon"]
    foe: str
    deck: str


class Fighter(Frozen):
    """An adventurer in a fight."""

    stands: Literal["in", "escaped", "out"] = "in"
    """`out` is Defeated."""
    per: int = 0
    """PER when the round began: it orders the turns."""
    begun: bool = False
    """Whether its turn of this round has begun."""
    done: bool = False
    quick: bool = False
    trophies: tuple[Trophy, ...] = ()
    tested: tuple[str, ...] = ()
    """Arrival abilities that are over for this fight."""
    acid: int = 0
    """Items that Acidic still takes."""
    barred: bool = False
    """Whether it takes no part, since it was Defeated before."""


class Found(Frozen):
    """A card drawn by a passed Loot roll."""

    who: str
    card: str
    deck: str
    kind: str
    settled: bool = False


class Fight(Frozen):
    """One fight, from the first target to the last looted card."""

    space: str
    cause: Literal["encounter", "trade", "loot", "card"] = "encounter"
    foes: tuple[Foe, ...] = ()
    fighters: Roster[str, Fighter] = Roster()
    round: int = 1
    step: FightStep = "targets"
    trials: tuple[Trial, ...] = ()
    draws: tuple[Draw, ...] = ()
    decks: tuple[str, ...] = ()
    """Decks of every monster that ever was in it."""
    slain: tuple[Trophy, ...] = ()
    """Epics that were destroyed, by whomever."""
    lawful: bool = False
    """Whether an Epic with the Law Lair was in it."""
    skirmished: bool = False
    result: Literal["", "won", "lost", "none"] = ""
    rolls: tuple[str, ...] = ()
    """Who may still make a Loot roll."""
    passed: tuple[tuple[str, bool], ...] = ()
    """Who may draw, and whether Epic Loot is allowed."""
    found: tuple[Found, ...] = ()
    last: str = ""
    """Who acted last in this round: a Quick Action may still follow."""
    serial: int = 0
    """How many foes it had, for labels."""


def foe_of(fight: Fight, label: str) -> Foe | None:
    """The foe that the table calls so."""
    return next((each for each in fight.foes if each.label == label), None)


def standing(fight: Fight) -> tuple[str, ...]:
    """Adventurers who are still in the fight."""
    return tuple(who for who, each in fight.fighters.items() if each.stands == "in" and not each.barred)
