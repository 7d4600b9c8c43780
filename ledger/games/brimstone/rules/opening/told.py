"""A campaign as its sheets say it; a fight is over when the table is packed up."""

from __future__ import annotations

from ledger.games.brimstone.rules.opening.form import (
    HeroForm,
    ItemForm,
    MissionForm,
    PosseForm,
    SheetForm,
    TraitForm,
)
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Hero, Item, Trait


def told(state: Brimstone) -> SheetForm:
    """The sheets of a state."""
    mission = state.mission
    return SheetForm(
        posse=_posse(state),
        mission=MissionForm(name=mission.name, clues=mission.clues, xp=mission.xp) if mission else None,
        hero=tuple(_hero(who, each) for who, each in state.heroes.items()),
        item=tuple(_item(who, item) for who, each in state.heroes.items() for item in each.items),
        trait=tuple(_trait(who, trait) for who, each in state.heroes.items() for trait in each.traits),
    )


def _posse(state: Brimstone) -> PosseForm:
    return PosseForm(
        turn=state.turn,
        revives=state.revives,
        clues=state.clues,
        darkness=state.darkness,
        dread=state.dread,
        dark=state.dark,
        rooms=state.rooms,
        scavenged=state.scavenged,
        lantern=state.lantern,
        town=state.town.name if state.town else "",
        danger=state.town.danger if state.town else 0,
        missions=state.missions,
        questions=tuple(each.text for each in state.questions),
        fallen=tuple(each.name for each in state.fallen),
    )


def _hero(who: str, held: Hero) -> HeroForm:
    return HeroForm(player=who, **{name: getattr(held, name) for name in HeroForm.layout if name != "player"})


def _item(who: str, item: Item) -> ItemForm:
    return ItemForm(owner=who, **{name: getattr(item, name) for name in Item.layout})


def _trait(who: str, trait: Trait) -> TraitForm:
    return TraitForm(owner=who, name=trait.name, sort=trait.sort, gives=trait.gives)
