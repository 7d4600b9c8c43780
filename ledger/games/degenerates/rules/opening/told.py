"""A campaign as its record sheets say it (DD-299, DD-302), with the notes of the tracker (AMB-22)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.frozen import Roster
from ledger.games.degenerates import content
from ledger.games.degenerates.rules.opening.form import (
    AdventurerForm,
    CampaignForm,
    DoomForm,
    MissionForm,
    PlaceForm,
    Printed,
    SheetForm,
)
from ledger.games.degenerates.rules.setup.adventurers import BEFORE
from ledger.games.degenerates.rules.setup.board import laid
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer, Owned
from ledger.games.degenerates.state.attributes import card, hp, lasting, unmet
from ledger.games.degenerates.state.cards import CardRead
from ledger.games.degenerates.state.game import Degenerates, Lasting
from ledger.games.degenerates.state.places import Site
from ledger.games.degenerates.state.turns import Mission

EPIC = "epic-loot"


def told(state: Degenerates) -> SheetForm:
    """The sheets of a state; a fight is over when the board is packed up."""
    state = _packed(state)
    return SheetForm(
        campaign=_campaign(state),
        mission=_mission(state.mission) if state.mission else None,
        danger=Roster(dict(_levels(state, town=False))),
        town=Roster(dict(_levels(state, town=True))),
        counters=Roster({place: listed(held) for place, held in state.counters.items() if not is_way(state, place)}),
        doom=tuple(_doom(state, each) for each in state.lasting),
        adventurer=tuple(_adventurer(state, each) for each in state.adventurers.values()),
        place=(*_lands(state), *_sites(state), *_touching(state)),
        card=tuple(_cards(state)),
    )


def _doom(state: Degenerates, card: Lasting) -> DoomForm:
    region = listed(board.omen_region(state, card))
    return DoomForm(name=card.name, region=region, blocks=card.blocks, grants=card.grants)


def listed(words: Any) -> Any:
    """Words of the state, which were taken from the lists that the form closes."""
    return words


def is_way(state: Degenerates, place: str) -> bool:
    """Whether a place is a Path or Road, whose counters no sheet keeps (DD-301)."""
    return board.site(state, place).kind in ("path", "road")


def _packed(state: Degenerates) -> Degenerates:
    """A fight is over: its conditions end, and Items whose requirements are unmet come off (DD-287)."""
    still = {
        who: each.but(conditions=tuple(one for one in each.conditions if one.lasts == "recovery"), combat=None)
        for who, each in state.adventurers.items()
    }
    return _stowed(state.but(fight=None, adventurers=Roster(still)))


def _stowed(state: Degenerates) -> Degenerates:
    for who, each in state.adventurers.items():
        for at, item in enumerate(each.items):
            if item.worn and unmet(state, who, lasting(card(state, item.name).needs)):
                items = (*each.items[:at], item.but(worn=False), *each.items[at + 1 :])
                return _stowed(state.but(adventurers=state.adventurers.put(who, each.but(items=items))))
    return state


def _campaign(state: Degenerates) -> CampaignForm:
    return CampaignForm(
        bounty=state.bounty or None,
        doom=Roster({listed(each): state.doom.count(each) for each in dict.fromkeys(state.doom)}),
        hand=state.hand,
        voidgates=tuple(state.gates),
        epics=Roster({name: each.space for name, each in state.epics.items()}),
        missions=state.missions,
        turns=state.turn if state.phase in BEFORE else max(0, state.turn - 1),
        colours=listed(state.colours),
        clues=state.clues,
        wounds=state.hand_wounds,
        torn=Roster({space: wounds for space, wounds in state.gates.items() if wounds}),
        bound=Roster({name: each.destination for name, each in state.epics.items() if each.destination}),
    )


def _mission(mission: Mission) -> MissionForm:
    cards = tuple(f"{card}={deck}" for card, deck in mission.cards)
    return MissionForm(
        name=mission.name,
        faction=mission.faction,
        outcome=mission.outcome,
        next=mission.next,
        objective=mission.objective,
        cards=cards,
    )


def _levels(state: Degenerates, *, town: bool) -> Iterator[tuple[str, int]]:
    """The level of each Territory, and of each Location that has one of its own."""
    for name, land in state.lands.items():
        if land.level is not None and not town:
            yield name, land.level
    for name, site in state.sites.items():
        if site.level is not None and site.town == town:
            yield name, site.level


def _adventurer(state: Degenerates, one: Adventurer) -> AdventurerForm:
    return AdventurerForm(
        player=one.player,
        name=one.name,
        character=one.character,
        space=one.space,
        hp=hp(state, one.player),
        gold=one.gold,
        xp=one.xp,
        luck=one.luck,
        skills=tuple(each.name for each in one.skills if not each.mastered),
        masteries=tuple(each.name for each in one.skills if each.mastered),
        weaknesses=one.weaknesses,
        triumphs=one.triumphs,
        loot=tuple(each.name for each in one.items if each.deck != EPIC),
        allies=one.allies,
        diseases=one.diseases,
        epic=tuple(each.name for each in one.items if each.deck == EPIC),
        printed=Printed(**{name: one.printed.get(name, 0) for name in content.play().attributes.names}),
        classes=one.classes,
        lucky=one.lucky,
        wounds=one.wounds,
        conditions=listed(tuple(each.name for each in one.conditions)),
        defeated=one.defeated,
        equipped=_worn(one.items),
        loaded=Roster({each.name: each.loaded for each in one.items if each.loaded}),
        stance=one.stance,
        starting=one.starting,
        homes=Roster({each.name: each.deck for each in one.items if each.deck not in ("loot", EPIC)}),
        boon=one.boon,
    )


def _worn(items: tuple[Owned, ...]) -> tuple[str, ...]:
    """What is equipped; ammunition that is loaded goes without saying."""
    return tuple(each.name for each in (*_loot(items), *_epic(items)) if each.worn and not each.holder)


def _loot(items: tuple[Owned, ...]) -> Iterator[Owned]:
    return (each for each in items if each.deck != EPIC)


def _epic(items: tuple[Owned, ...]) -> Iterator[Owned]:
    return (each for each in items if each.deck == EPIC)


def _lands(state: Degenerates) -> Iterator[PlaceForm]:
    printed = dict(laid(state).lands)
    for name, land in state.lands.items():
        bare = land.but(level=None)
        if bare != printed.get(name):
            region, traits = listed(land.region), listed(land.traits)
            yield PlaceForm(name=name, kind="territory", region=region, traits=traits, read=land.known)


def _sites(state: Degenerates) -> Iterator[PlaceForm]:
    printed = dict(laid(state).sites)
    for name, site in state.sites.items():
        bare = site.but(level=None, town=False)
        if bare != printed.get(name):
            yield _site(name, bare)


def _site(name: str, site: Site) -> PlaceForm:
    return PlaceForm(
        name=name,
        kind=listed(site.kind),
        ends=site.ends,
        region=listed(site.region or None),
        territory=site.territory,
        shares=site.shares,
        port=site.port,
        traits=listed(site.traits),
        read=site.known,
    )


def _touching(state: Degenerates) -> Iterator[PlaceForm]:
    printed = laid(state).ways
    for one, other in state.ways:
        if (one, other) not in printed:
            yield PlaceForm(name=f"{one}-{other}", kind="touch", ends=(one, other))


def _cards(state: Degenerates) -> Iterator[CardRead]:
    """What the cards before the adventurers print, as far as somebody typed it: attributes hang on it."""
    held = sorted({name for one in state.adventurers.values() for name in names_of(one)})
    return (state.lore.cards[name] for name in held if name in state.lore.cards)


def names_of(one: Adventurer) -> tuple[str, ...]:
    """Every card before an adventurer."""
    items = tuple(each.name for each in one.items)
    skills = tuple(each.name for each in one.skills)
    return (*items, *skills, *one.weaknesses, *one.triumphs, *one.allies, *one.diseases)
