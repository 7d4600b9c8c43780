"""The record sheet of the Posse, and one for each hero, the dead last."""

from __future__ import annotations

from ledger.core.nouns import Field, Lines, Sheet
from ledger.core.wording import counted
from ledger.games.brimstone.state.fights import Foe, printed
from ledger.games.brimstone.state.game import Brimstone, placing, threat
from ledger.games.brimstone.state.heroes import Hero, Item, Trait, carries, has_slots, limit, most, skill, traits
from ledger.games.brimstone.state.options import settled

SIX = 6
"""Sides of a die that a sheet does not name."""


def sheets(state: Brimstone) -> tuple[Sheet, ...]:
    """The Posse's sheet, then one a hero."""
    living = tuple(_hero(state, who, each) for who, each in state.heroes.items())
    blank = tuple(_blank(who) for who in state.players if who not in state.heroes)
    return (_posse(state), *living, *blank, *(_fallen(each) for each in state.fallen))


def _posse(state: Brimstone) -> Sheet:
    mission = state.mission
    needs = mission.clues if mission else 0
    fields = (
        Field(label="Heroes", value=", ".join(state.heroes)),
        Field(label="Threat", value=_threat(state)),
        Field(label="Turn", value=str(state.turn), key="turn"),
        Field(label="Mission", value=mission.name if mission else ""),
        Field(label="Clues", value=f"{state.clues} of {needs}" if needs else str(state.clues), key="clues"),
        Field(label="Reward", value=f"{mission.xp} xp" if mission and mission.xp else ""),
        Field(label="Darkness", value=str(state.darkness), key="darkness"),
        Field(label="Revives", value=str(state.revives), key="revives"),
        Field(label="Lantern", value=state.lantern),
        Field(label="Town", value=f"{state.town.name}, danger {state.town.danger}" if state.town else ""),
    )
    lists = (
        Lines(title="Growing Dread", rows=state.dread),
        Lines(title="Darkness cards", rows=state.dark),
        Lines(title="Enemies", rows=tuple(map(_foe, state.fight.foes.values())) if state.fight else ()),
        Lines(title="Ambush, placed in this order", rows=placing(state)),
        Lines(title="Threat cards", rows=state.fight.names if state.fight else ()),
        Lines(
            title="Rooms", rows=tuple(_room(state, each) for each in dict.fromkeys((*state.rooms, *state.scavenged)))
        ),
        Lines(title="Missions", rows=state.missions),
        Lines(title="Open", rows=tuple(each.text for each in state.questions)),
    )
    return Sheet(title="Posse", fields=fields, lists=tuple(each for each in lists if each.rows))


def _threat(state: Brimstone) -> str:
    """The level that somebody named for this fight, or that of the Posse; the table is asked where there is none."""
    named = state.fight.level if state.fight else ""
    return named or threat(state, awake=settled(state, "threat-counts") == "standing") or "ask"


def _room(state: Brimstone, room: str) -> str:
    return f"{room}, scavenged" if room in state.scavenged else room


def _foe(foe: Foe) -> str:
    told = printed(foe)
    return f"{foe.count} {foe.name}" + (f": {told}" if told else "") + (f"; {foe.note}" if foe.note else "")


def _hero(state: Brimstone, who: str, held: Hero) -> Sheet:
    return Sheet(title=held.name, owner=who, fields=(*_fields(who, held), *_loads(state, held)), lists=_lists(held))


def _blank(who: str) -> Sheet:
    """The sheet of a player who has no hero yet."""
    return Sheet(title=who, owner=who, fields=(Field(label="Hero", value="none so far"),))


def _stands(held: Hero) -> str:
    """Whether the hero stands, in words."""
    if held.dead:
        return "dead"
    cause = "health or sanity" if held.out == "both" else held.out
    return f"knocked out, no {cause} left" if cause else "stands"


def _fields(who: str, held: Hero) -> tuple[Field, ...]:
    grit = f"/{most(held, 'determination')}" if most(held, "determination") else ""
    return (
        Field(label="Level", value=str(held.level)),
        Field(label="State", value=_stands(held)),
        Field(label="Keywords", value=", ".join(held.keywords)),
        Field(label="Health", value=f"{held.health}/{most(held, 'health')}", key=f"health {who}"),
        Field(label="Defense", value=f"{skill(held, 'defense')}+"),
        Field(label="Sanity", value=f"{held.sanity}/{most(held, 'sanity')}", key=f"sanity {who}"),
        Field(label="Willpower", value=f"{skill(held, 'willpower')}+"),
        Field(label="Determination", value=f"{held.determination}{grit}", key=f"determination {who}"),
        Field(label="Corruption", value=f"{held.corruption}/{most(held, 'corruption')}", key=f"corruption {who}"),
        Field(label="Experience", value=f"{held.xp}/{held.xp_next}", key=f"xp {who}"),
        Field(label="Gold", value=str(held.gold), key=f"gold {who}"),
        Field(label="Dark Stone", value=str(held.dark_stone), key=f"dark-stone {who}"),
        Field(label="Strength", value=str(skill(held, "strength"))),
        Field(label="Combat", value=str(skill(held, "combat"))),
        Field(label="To Hit", value=f"{skill(held, 'to_hit')}+, critical on {skill(held, 'crit')}"),
        Field(label="Initiative", value=str(skill(held, "initiative"))),
        Field(label="Movement left", value=str(held.movement)),
        *(Field(label=name.capitalize(), value=str(skill(held, name))) for name in held.skills),
    )


def _loads(state: Brimstone, held: Hero) -> tuple[Field, ...]:
    stones = held.dark_stone if settled(state, "dark-stone-in") == "side-bag" else 0
    return (
        Field(label="Side bag", value=f"{len(held.sidebag) + stones} of {has_slots(held)}"),
        Field(label="Carried", value=f"{carries(held)} of {limit(held)}"),
        Field(label="Personal Revives", value=str(held.revives)),
        Field(label="Not told", value=", ".join(held.untold)),
    )


def _lists(held: Hero) -> tuple[Lines, ...]:
    pending = (f"{each.amount} {each.pool}{f' by {each.by}' if each.by else ''}" for each in held.pending)
    lists = (
        Lines(title="Side bag", rows=held.sidebag),
        Lines(title="Hands", rows=held.held),
        Lines(title="Items", rows=tuple(_item(each, worn=each.name in held.worn) for each in held.items)),
        Lines(title="Mutations", rows=_told(held, "mutation")),
        Lines(title="Injuries", rows=_told(held, "injury")),
        Lines(title="Madness", rows=_told(held, "madness")),
        Lines(title="Abilities", rows=traits(held, "ability")),
        Lines(title="Used in this adventure", rows=held.spent),
        Lines(title="Pending", rows=tuple(pending)),
    )
    return tuple(each for each in lists if each.rows)


def _told(held: Hero, sort: str) -> tuple[str, ...]:
    return tuple(_trait(each) for each in held.traits if each.sort == sort)


def _trait(trait: Trait) -> str:
    return f"{trait.name} ({', '.join(trait.gives)})" if trait.gives else trait.name


def _item(item: Item, *, worn: bool) -> str:
    told = [f"weight {item.weight}"] if item.weight else []
    told += [counted(item.hands, "hand")] if item.hands else []
    told += [f"range {item.range}, {counted(item.shots, 'shot')}"] if item.range else []
    told += [f"To Hit d{item.die}"] if item.die != SIX else []
    told += [f"damage d{item.damage}"] if item.damage != SIX else []
    told += [f"critical on {item.crit}"] if item.crit else []
    told += [f"{item.keyword} only"] if item.keyword else []
    told += [f"{item.clothing} slot{', worn' if worn else ''}"] if item.clothing else []
    told += ["artefact"] if item.artefact else []
    return f"{item.name}: {', '.join((*told, *item.gives))}" if told or item.gives else item.name


def _fallen(held: Hero) -> Sheet:
    rows = (
        Field(label="Level", value=str(held.level)),
        Field(label="Experience", value=str(held.xp)),
        Field(label="Gold", value=str(held.gold)),
        Field(label="Dark Stone", value=str(held.dark_stone)),
    )
    return Sheet(title=f"{held.name}, dead", fields=rows, lists=_lists(held))
