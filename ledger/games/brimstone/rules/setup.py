"""Set-up: who plays, and which heroes the Posse has."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.options import check
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found
from ledger.games.brimstone import content
from ledger.games.brimstone.events.posse import CautionGiven, HeroEnlisted
from ledger.games.brimstone.moves.posse import Enlist
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero
from ledger.games.brimstone.state.options import OPTIONS
from ledger.games.brimstone.state.values import value_meant

decides = Deciders[Brimstone]()
SAVES = ("defense", "willpower", "to-hit")
MOST_SAVE = 6
TOLD = ("health", "sanity", "determination")
"""Numbers that a hero cannot do without; where nobody tells one, it stays open."""


@decides(Found)
def found(state: Brimstone, move: Found) -> Decision[Brimstone]:
    if len({name.casefold() for name in move.players}) < len(move.players):
        raise refused("player-twice", "SB-POS-01", "Two players have one name.", "give each another name")
    check(OPTIONS, move.options, "SB-POS-01")
    if not move.players:
        yield CautionGiven(told="nobody plays; threat levels have to be typed.", rule="SB-POS-01")
    yield TableLaid(players=move.players, options=move.options, rule="SB-POS-01")
    most = len(content.play().threat.levels)
    if len(move.players) > most:
        yield CautionGiven(told=f"{len(move.players)} heroes; the threat table ends at {most}.", rule="SB-POS-01")


@decides(Enlist)
def enlist(state: Brimstone, move: Enlist) -> Decision[Brimstone]:
    who = move.who or (state.players[0] if len(state.players) == 1 else "")
    if who not in state.players:
        known = ", ".join(state.players)
        raise refused("player-unknown", "SB-POS-02", "Whose hero is it?", f"add @NAME: {known}")
    held = state.heroes.get(who)
    if held and not held.dead:
        told = f"{who} has {held.name}."
        yield Objection(code="hero-there", rule="SB-POS-02", because=told, hint="maximum or gain changes a number")
    yield HeroEnlisted(who=who, hero=made(move.name, dict(move.values), move.keywords), rule="SB-POS-02")


def made(name: str, values: dict[str, int], keywords: tuple[str, ...]) -> Hero:
    """A hero with the numbers that were typed, and common ones for the rest; raises Refused."""
    values = {value_meant(each): value for each, value in values.items()}
    given = {each.replace("-", "_"): value for each, value in values.items()}
    skills = {each: value for each, value in values.items() if each.replace("-", "_") not in numbers()}
    for each, value in values.items():
        _fits(each, value)
    hero = _blank(name, keywords).but(**{each: value for each, value in given.items() if each in numbers()})
    for pool in ("health", "sanity", "determination", "corruption"):
        hero = _pooled(hero, pool, given.get(pool), given.get(f"{pool}_max"))
    untold = tuple(each for each in TOLD if each not in values and f"{each}-max" not in values)
    return hero.but(skills=Roster(skills), untold=untold)


def _pooled(hero: Hero, pool: str, has: int | None, most: int | None) -> Hero:
    """The hero with a number and its maximum, where only one of them was typed; raises Refused `value-high`."""
    whole = pool in ("health", "sanity")
    if has is not None and most and has > most:
        raise refused("value-high", "SB-HLT-04", f"{pool} {has} of {most}.", f"{pool}={most}")
    if has is not None and most is None and (whole or (pool == "corruption" and has > hero.corruption_max)):
        return hero.but(**{f"{pool}_max": has})
    return hero.but(**{pool: most}) if whole and has is None and most is not None else hero


def _fits(name: str, value: int) -> None:
    lost = name.removesuffix("-max") in ("health", "sanity") and value < 1
    if lost or value < 0 or (name in SAVES and not 1 < value <= MOST_SAVE):
        raise refused("value-odd", "SB-POS-02", f"{name} cannot be {value}.", "health from 1, a save from 2 to 6")


def numbers() -> tuple[str, ...]:
    """The numbers that every hero has, by field."""
    return (
        *("level", "health", "health_max", "sanity", "sanity_max", "determination", "determination_max"),
        *("corruption", "corruption_max", "xp", "xp_next", "gold", "dark_stone", "defense", "willpower"),
        *("strength", "combat", "to_hit", "crit", "initiative", "movement", "slots", "hands", "revives"),
    )


def _blank(name: str, keywords: tuple[str, ...]) -> Hero:
    start = content.play().hero
    return Hero(
        name=name,
        keywords=keywords,
        health=start.health,
        health_max=start.health,
        sanity=start.sanity,
        sanity_max=start.sanity,
        corruption_max=start.corruption,
        xp_next=start.next,
        defense=start.save,
        willpower=start.save,
        to_hit=start.save,
        strength=start.strength,
        combat=start.combat,
        crit=start.crit,
        initiative=start.initiative,
        slots=start.slots,
        hands=start.hands,
    )
