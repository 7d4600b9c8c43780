"""The Campaign Record Sheet and the Adventurer Record Sheets, in the order of the paper forms."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Box, Field, Lines, Sheet
from ledger.games.degenerates import content
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer, Owned
from ledger.games.degenerates.state.attributes import attribute, bonus, card, meets
from ledger.games.degenerates.state.game import Degenerates, Lasting
from ledger.games.degenerates.views.tracks import levels_told


def sheets(state: Degenerates) -> tuple[Sheet, ...]:
    """The campaign's sheet, then one an adventurer, the fallen last."""
    living = tuple(_adventurer(state, who, each) for who, each in state.adventurers.items())
    return (_campaign(state), *living, *(_fallen(each) for each in state.fallen))


def _campaign(state: Degenerates) -> Sheet:
    mission = state.mission
    doom = [
        Field(label=f"Doom, {each.colour}", value=str(state.doom.count(each.colour)))
        for each in content.board().regions
    ]
    fields = (
        Field(label="Doom counters", value=str(len(state.doom)), key="doom"),
        *doom,
        Field(label="Next mission", value=(mission.next or mission.name) if mission else ""),
        Field(label="Faction", value=mission.faction if mission else ""),
        Field(label="Bounty Level", value=str(state.bounty) if state.bounty else "unknown", key="bounty"),
        Field(label="Hand of Doom", value=_circled(state), key="hand"),
    )
    lists = (
        Lines(title="Doom cards that remain", rows=tuple(_omen(state, each) for each in state.lasting)),
        Lines(title="Epic Monsters", rows=tuple(f"{name}: {_told(state, e.space)}" for name, e in state.epics.items())),
        Lines(title="Voidgates", rows=tuple(_told(state, space) for space in state.gates)),
        Lines(title="Territories", rows=tuple(_level(state, name) for name in state.lands)),
        Lines(title="Locations", rows=tuple(_level(state, name) for name in _own_levels(state))),
        Lines(title="Trait counters", rows=tuple(_kept_counters(state))),
        Lines(title="Lost when packing up", rows=tuple(_lost_counters(state))),
        Lines(title="Missions played", rows=state.missions),
    )
    boxes = tuple(
        Box(label=f"{each.colour} counter was placed once", ticked=each.colour in state.colours)
        for each in content.board().regions
    )
    return Sheet(
        title="Campaign Record Sheet", fields=fields, lists=lists, boxes=boxes, footnotes=tuple(_footnotes(state))
    )


def _told(state: Degenerates, space: str) -> str:
    """A Path or Road is written as the two Locations that it lies between (DD-300)."""
    ends = board.site(state, space).ends
    return f"between {ends[0]} and {ends[1]}" if ends else space


def _omen(state: Degenerates, card: Lasting) -> str:
    told = f": {', '.join(card.grants)}" if card.grants else ""
    return f"{card.name} ({board.omen_region(state, card)}){told}"


def _circled(state: Degenerates) -> str:
    return f"({_told(state, state.hand)})" if state.hand else "off the board"


def _own_levels(state: Degenerates) -> tuple[str, ...]:
    return tuple(
        name for name, site in state.sites.items() if site.kind == "location" and not board.land_of(state, name)
    )


def _level(state: Degenerates, name: str) -> str:
    held = state.lands.get(name)
    told = levels_told(state, name) if held is None else "unknown" if held.level is None else f"Danger {held.level}"
    return f"({name}): {told}" if name == state.hand else f"{name}: {told}"


def _kept_counters(state: Degenerates) -> Iterator[str]:
    for space, held in state.counters.items():
        if not board.site(state, space).ends:
            yield f"{space}: {', '.join(held)}"


def _lost_counters(state: Degenerates) -> Iterator[str]:
    for space, held in state.counters.items():
        if board.site(state, space).ends:
            yield f"{_told(state, space)}: {', '.join(held)}"


def _footnotes(state: Degenerates) -> Iterator[str]:
    if state.mission and state.mission.objective:
        yield f"Objective: {state.mission.objective}"
    if state.hand_wounds:
        yield f"Wounds on the Hand: {state.hand_wounds}"
    for space, wounds in state.gates.items():
        if wounds:
            yield f"Wounds on the Voidgate at {space}: {wounds}"
    for deck, count in state.strong.items():
        if count:
            yield f"{deck}: {count} strong monsters still set aside"


def _adventurer(state: Degenerates, who: str, each: Adventurer) -> Sheet:
    fields = (
        Field(label="Adventurer", value=each.name),
        Field(label="Character", value=each.character),
        Field(label="Space", value=_told(state, each.space) if each.space else "not placed"),
        Field(label="HP", value=str(each.hp), key=f"hp {who}"),
        Field(label="Gold", value=str(each.gold), key=f"gold {who}"),
        Field(label="XP", value=str(each.xp), key=f"xp {who}"),
        Field(label="Luck", value=str(each.luck), key=f"luck {who}"),
        *_attributes(state, who, each),
        Field(label="ARM", value=str(bonus(state, who, "arm"))),
    )
    return Sheet(
        title=f"Adventurer Record Sheet: {each.name}",
        owner=who,
        fields=fields,
        lists=_cards(state, who, each),
        footnotes=tuple(_notes(each, who)),
    )


def _attributes(state: Degenerates, who: str, each: Adventurer) -> Iterator[Field]:
    for name in content.play().attributes.names:
        now, printed = attribute(state, who, name), each.printed.get(name, 0)
        yield Field(label=name.upper(), value=str(now) if now == printed else f"{now} (printed {printed})")


def _cards(state: Degenerates, who: str, each: Adventurer) -> tuple[Lines, ...]:
    skills = tuple(skill.name for skill in each.skills if not skill.mastered)
    masteries = tuple(skill.name for skill in each.skills if skill.mastered)
    loot = tuple(_item(state, who, item) for item in each.items if item.deck != "epic-loot")
    epic = tuple(_item(state, who, item) for item in each.items if item.deck == "epic-loot")
    return (
        Lines(title="Skills", rows=tuple(_usable(state, who, name) for name in skills)),
        Lines(title="Masteries", rows=masteries),
        Lines(title="Weaknesses", rows=tuple(_usable(state, who, name) for name in each.weaknesses)),
        Lines(title="Triumphs", rows=each.triumphs),
        Lines(title="Loot", rows=(*loot, *each.allies, *each.diseases)),
        Lines(title="Epic Loot", rows=epic),
    )


def _item(state: Degenerates, who: str, item: Owned) -> str:
    told = _usable(state, who, item.name)
    if item.holder:
        return f"{told}, in {item.holder}"
    return f"{told}, equipped" if item.worn else told


def _usable(state: Degenerates, who: str, name: str) -> str:
    return name if meets(state, who, card(state, name).needs) else f"{name} (requirement unmet)"


def _notes(each: Adventurer, who: str) -> Iterator[str]:
    """What the paper form leaves out and would be lost (AMB-22)."""
    if each.name != who:
        yield f"Played by {who}"
    yield f"Wounds: {each.wounds}"
    if each.conditions:
        yield f"Conditions: {', '.join(f'{one.name} ({one.lasts})' for one in each.conditions)}"
    if each.defeated:
        yield "Defeated"
    if each.stance:
        yield f"Stance: {each.stance}"
    if each.lucky:
        yield f"Luck: {each.lucky}"
    if each.classes:
        yield f"Classes: {', '.join(each.classes)}"


def _fallen(each: Adventurer) -> Sheet:
    fields = (
        Field(label="Adventurer", value=each.name),
        Field(label="Character", value=each.character),
        Field(label="XP", value=str(each.xp)),
        Field(label="Gold", value=str(each.gold)),
    )
    cards = Lines(
        title="Cards at the end",
        rows=(
            *(skill.name for skill in each.skills),
            *each.weaknesses,
            *each.triumphs,
            *(item.name for item in each.items),
            *each.allies,
            *each.diseases,
        ),
    )
    return Sheet(title=f"Fallen: {each.name}", owner=each.player, fields=fields, lists=(cards,), footnotes=("Fallen",))
