"""Readers of fights: what a monster is and does now."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.games.degenerates import content
from ledger.games.degenerates.state.attributes import attribute, halved
from ledger.games.degenerates.state.cards import MonsterRead
from ledger.games.degenerates.state.fights import Fight, Foe, standing
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.map import omen_region, region_of, traits
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.turns import Turn

STANCES = ("bold", "cautious", "assault", "guard")
EVERYBODY = "*"


def monster(state: Degenerates, name: str) -> MonsterRead:
    """What is known of a monster."""
    return state.lore.monsters.get(name, MonsterRead(name=name))


def unread(state: Degenerates, card: str) -> bool:
    """Whether a number of a monster is missing without which it cannot be fought."""
    known = monster(state, card)
    return None in (known.hp, known.target, known.xp) or (known.att is None and known.target != "none")


def abilities(state: Degenerates, fight: Fight, foe: Foe, target: str = "") -> dict[str, str]:
    """The abilities that work now against `target`, with what follows the colon; none while Hexed (DD-119)."""
    if "hexed" in foe.ailments:
        return {}
    found: dict[str, str] = {}
    for word in (*monster(state, foe.card).abilities, *foe.granted, *_omens(state, fight, foe)):
        told, _, only = word.partition("@")
        name, _, more = told.partition(":")
        if name not in foe.stripped and name not in found and _fits(state, fight, only, target):
            found[name] = more
    return found


def _omens(state: Degenerates, fight: Fight, foe: Foe) -> Iterator[str]:
    """Abilities that a Doom card in play gives to the monsters of its Region (DD-062)."""
    for card in state.lasting:
        if card.grants and omen_region(state, card) == region_of(state, fight.space):
            for word in card.grants:
                told, _, only = word.partition("/")
                if not only or of_class(state, foe, only):
                    yield told


def annoying(state: Degenerates, fight: Fight, who: str) -> tuple[str, ...]:
    """Attackers that let an adventurer take no stance but Guard (DD-219)."""
    return tuple(each.label for each in attackers(fight, who) if "annoy" in abilities(state, fight, each, who))


def _fits(state: Degenerates, fight: Fight, only: str, target: str) -> bool:
    """Whether the trait or the stance that limits an ability is there (DD-210)."""
    if not only:
        return True
    if only in STANCES:
        adventurer = state.adventurers.get(target)
        return bool(adventurer and only in (adventurer.stance, adventurer.combat))
    return only in traits(state, fight.space)


def number(told: str) -> int:
    """The number of an ability; 1 where it has none."""
    return int(told) if told.isdecimal() else 1


def shares_class(state: Degenerates, one: Foe, other: Foe) -> bool:
    """Whether two foes have a Class in common."""
    mine = {each.casefold() for each in monster(state, one.card).classes}
    return any(each.casefold() in mine for each in monster(state, other.card).classes)


def of_class(state: Degenerates, foe: Foe, name: str) -> bool:
    """Whether a foe has a Class."""
    return name.casefold() in (each.casefold() for each in monster(state, foe.card).classes)


def attack(state: Degenerates, fight: Fight, foe: Foe, target: str, *, bonus_first: bool = False) -> int:
    """The ATT against `target`: printed or rolled, halved up if Dazed, then everything that is added (DD-200)."""
    base = monster(state, foe.card).att or 0
    known = abilities(state, fight, foe, target)
    fresh = foe.entered == fight.round
    rolled = fresh and "dimwit" in known and foe.rolled is not None
    if rolled and foe.rolled is not None:
        base = foe.rolled
    more = _added(state, fight, foe, target)
    full = rolled and option(state, "dazed-dimwit") == "full"
    if "dazed" not in foe.ailments or full:
        return base + more
    return halved(base + more) if bonus_first else halved(base) + more


def _added(state: Degenerates, fight: Fight, foe: Foe, target: str) -> int:
    """Command, Horde, Fury, Onslaught and Berzerk (DD-220, DD-227, DD-229, DD-231)."""
    known = abilities(state, fight, foe, target)
    others = [each for each in fight.foes if each.label != foe.label]
    more = int(any(_commands(state, fight, each, foe) for each in others))
    if "horde" in known:
        more += int(any(of_class(state, each, known["horde"]) for each in others))
    if "fury" in known and foe.wounds:
        more += number(known["fury"])
    if "onslaught" in known and target and state.adventurers[target].combat == "guard":
        more += number(known["onslaught"])
    if "berzerk" in known and foe.entered == fight.round and "dazed" not in foe.ailments:
        more += content.cards().berzerk
    return more


def _commands(state: Degenerates, fight: Fight, chief: Foe, foe: Foe) -> bool:
    """Whether one foe commands another: lower XP VAL, and of its Class or of the Class that it names (DD-221)."""
    known = abilities(state, fight, chief)
    if "command" not in known or (monster(state, foe.card).xp or 0) >= (monster(state, chief.card).xp or 0):
        return False
    return of_class(state, foe, known["command"]) if known["command"] else shares_class(state, chief, foe)


def armor(state: Degenerates, foe: Foe) -> int:
    """The ARM of a foe; 0 while Corroded."""
    return 0 if "corroded" in foe.ailments else monster(state, foe.card).arm or 0


def aims(state: Degenerates, fight: Fight, foe: Foe) -> tuple[str, ...]:
    """Whom a foe may target: everybody with the highest or lowest attribute; `*` for all, nothing for nobody."""
    read = monster(state, foe.card)
    told = (read.target or "none").split()
    among = standing(fight)
    if told[0] == "none" or read.att is None or not among:
        return ()
    if told[0] == "all":
        return (EVERYBODY,)
    values = {who: attribute(state, who, told[-1]) for who in among}
    wanted = max(values.values()) if told[0] == "high" else min(values.values())
    return tuple(who for who in among if values[who] == wanted)


def undecided(state: Degenerates) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Foes whose target the players choose, with whom it may be (DD-243)."""
    fight = state.fight
    if fight is None or fight.step not in ("targets", "arrivals"):
        return ()
    rows = ((foe.label, aims(state, fight, foe)) for foe in fight.foes if not foe.target)
    return tuple((label, among) for label, among in rows if len(among) > 1)


def attackers(fight: Fight, who: str) -> tuple[Foe, ...]:
    """The foes that target an adventurer."""
    return tuple(each for each in fight.foes if each.target in (who, EVERYBODY))


def lair_fits(state: Degenerates, lairs: tuple[str, ...], space: str, region: str, *, law: bool) -> bool:
    """Whether an Epic with these Lairs may be met in a space (DD-192, DD-193)."""
    if law:
        return "law" in lairs
    here = traits(state, space)
    return any(_lair(each, region, here) for each in lairs if each != "law")


def _lair(lair: str, region: str, here: tuple[str, ...]) -> bool:
    if "+" in lair:
        name, _, trait = lair.partition("+")
        return name == region and trait in here
    name, _, trait = lair.partition("-")
    return name == region and (not trait or trait not in here)


def bribe_price(state: Degenerates, turn: Turn) -> int:
    """Bounty Level and the VAL of all monsters that wait for a party (DD-194, AMB-24)."""
    xp = option(state, "bribe-val") == "xp"
    reads = [monster(state, foe.card) for foe in turn.foes]
    return state.bounty + sum((read.xp if xp else read.gold) or 0 for read in reads)


def before(fight: Fight, who: str) -> tuple[str, ...]:
    """Who still acts before an adventurer: everybody with a higher PER at the start of the round (AMB-47)."""
    mine = fight.fighters[who].per
    return tuple(
        each for each, held in fight.fighters.items() if held.stands == "in" and not held.done and held.per > mine
    )


def lingers(fight: Fight, who: str) -> bool:
    """Whether a turn is not quite over: the action is done, and a Quick Action may follow it (DD-242, DD-247)."""
    held = fight.fighters.get(who)
    return held is not None and fight.last == who and fight.step == "turns" and held.stands == "in"


def is_turn(state: Degenerates, who: str) -> bool:
    """Whether an adventurer may act now."""
    fight = state.fight
    if fight is None or who not in fight.fighters or fight.step != "turns":
        return False
    held = fight.fighters[who]
    return held.stands == "in" and not held.done and not before(fight, who)
