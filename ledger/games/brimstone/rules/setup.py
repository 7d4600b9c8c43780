"""Set-up: who plays, and which heroes the Posse has."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Roster
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.options import check
from ledger.core.table.events import TableLaid
from ledger.core.table.moves import Found
from ledger.core.wording import one_word
from ledger.games.brimstone import content
from ledger.games.brimstone.events.numbers import NumberSet
from ledger.games.brimstone.events.posse import CautionGiven, HeroEnlisted
from ledger.games.brimstone.moves.posse import Enlist, Tell
from ledger.games.brimstone.rules.asking import actor, alive, hero
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero, base, estate
from ledger.games.brimstone.state.options import OPTIONS
from ledger.games.brimstone.state.values import value_meant

decides = Deciders[Brimstone]()
SAVES = ("defense", "willpower", "to-hit")
MOST_SAVE = 6
CRUCIAL = ("health", "sanity", "determination")
"""Numbers that are asked for until somebody tells them."""
TOLD = (*CRUCIAL, "defense", "willpower", "strength", "combat", "to-hit", "initiative")
"""Numbers that a hero cannot do without; where nobody tells one, it stays open."""
WHOLE = ("health", "sanity")
"""Numbers that a hero has all of at first."""


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
    row = made(move.name, dict(move.values), move.keywords)
    state = yield HeroEnlisted(who=who, hero=row, leaves=estate(held) if held else (), rule="SB-POS-02")
    common = tuple(name for name in row.untold if name not in CRUCIAL)
    if common:
        told = ", ".join(f"{name} {base(row, name)}" for name in common)
        yield CautionGiven(told=f"not told, stand in: {told}.", rule="SB-POS-02")


@decides(Tell)
def tell(state: Brimstone, move: Tell) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    values = {value_meant(name): value for name, value in move.values}
    for name, value in values.items():
        _fits(name, value)
        if not _open(hero(state, who), name):
            hint = f"set {name} {value} @{one_word(who)} because WHY"
            has = base(hero(state, who), name)
            told = f"{name} of {who} is told: {has}."
            yield Objection(code="value-told", rule="SB-POS-02", because=told, hint=hint)
    for name, value in _filled_in(hero(state, who), values):
        was = base(hero(state, who), name)
        state = yield NumberSet(who=who, number=name, was=was, now=value, why="told", rule="SB-POS-02")


def _open(held: Hero, name: str) -> bool:
    """Whether nobody told a number, or a skill that only some tables write down."""
    own = name.replace("-", "_") not in numbers() and name not in held.skills
    return own or name.removesuffix("-max") in held.untold


def _filled_in(held: Hero, values: dict[str, int]) -> Iterator[tuple[str, int]]:
    """What becomes of the numbers: of health and sanity the whole is told, and what was lost stays lost."""
    for name, value in values.items():
        most = f"{name}-max"
        if name in WHOLE and most not in values:
            has = int(getattr(held, name))
            yield most, value
            yield name, max(0, value - (int(getattr(held, f"{name}_max")) - has)) if has else 0
        else:
            yield name, value


def made(name: str, values: dict[str, int], keywords: tuple[str, ...]) -> Hero:
    """A hero with the numbers that were typed, and common ones for the rest; raises Refused."""
    values = {value_meant(each): value for each, value in values.items()}
    given = {each.replace("-", "_"): value for each, value in values.items()}
    skills = {each: value for each, value in values.items() if each.replace("-", "_") not in numbers()}
    for each, value in values.items():
        _fits(each, value)
    row = _blank(name, keywords).but(**{each: value for each, value in given.items() if each in numbers()})
    for pool in ("health", "sanity", "determination", "corruption"):
        row = _pooled(row, pool, given.get(pool), given.get(f"{pool}_max"))
    untold = tuple(each for each in TOLD if each not in values and f"{each}-max" not in values)
    return row.but(skills=Roster(skills), untold=untold)


def _pooled(row: Hero, pool: str, has: int | None, most: int | None) -> Hero:
    """The hero with a number and its maximum, where only one of them was typed; raises Refused `value-high`."""
    whole = pool in WHOLE
    if has is not None and most and has > most:
        raise refused("value-high", "SB-HLT-04", f"{pool} {has} of {most}.", f"{pool}={most}")
    if has is not None and most is None and (whole or (pool == "corruption" and has > row.corruption_max)):
        return row.but(**{f"{pool}_max": has})
    return row.but(**{pool: most}) if whole and has is None and most is not None else row


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
