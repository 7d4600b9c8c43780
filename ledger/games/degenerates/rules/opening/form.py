"""The record sheets as a file: what a table copies from paper, and what the tracker adds (AMB-22)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from ledger.core.fields import Between, Named, Rest
from ledger.core.frozen import Frozen, Roster
from ledger.games.degenerates.moves.words import ConditionName, CounterName, RegionName, TraitName
from ledger.games.degenerates.state.adventurers import Stance
from ledger.games.degenerates.state.cards import CardRead

Level: TypeAlias = Annotated[int, Between(low=1, high=6)]
Colour: TypeAlias = Literal["red", "yellow", "blue", "green"]


class CampaignForm(Frozen):
    """Campaign Record Sheet."""

    bounty: Annotated[int | None, Between(low=1, high=6), "Bounty Level; leave it out until a mission sets it"] = None
    doom: Annotated[Roster[Colour, int], "Doom counters on the track, by colour"] = Roster()
    hand: Annotated[str, "space of the Hand of Doom; leave it out while it is off the board"] = ""
    voidgates: Annotated[tuple[str, ...], "space of each Voidgate"] = ()
    epics: Annotated[Roster[str, str], "Epic Monster counters, each with its space"] = Roster()
    missions: Annotated[tuple[str, ...], "missions that are over, in order"] = ()
    turns: Annotated[int, Between(low=0), "tracker: turns that are over"] = 0
    colours: Annotated[tuple[Colour, ...], "tracker: colours of Doom counters ever placed"] = ()
    clues: Annotated[tuple[str, ...], "tracker: space of each Clue counter"] = ()
    wounds: Annotated[int, Between(low=0), "tracker: Wounds on the Hand"] = 0
    torn: Annotated[Roster[str, int], "tracker: Wounds on Voidgates"] = Roster()
    bound: Annotated[Roster[str, str], "tracker: where a mission sends an Epic Monster"] = Roster()


class MissionForm(Frozen):
    """The mission that is being played, or that was played last."""

    name: Annotated[str, "its name"]
    faction: Annotated[str, "who you work for"] = ""
    outcome: Annotated[Literal["", "done", "captured"], "how it ended; leave it out while it is played"] = ""
    next: Annotated[str, "the next mission, once it is chosen"] = ""
    objective: Annotated[str, Rest(), "tracker: what it asks for"] = ""
    cards: Annotated[tuple[str, ...], "tracker: Mission deck, each card with its home deck, like Ogre=badlands"] = ()


class DoomForm(Frozen):
    """A Doom card that remains in play."""

    name: Annotated[str, "its name"]
    region: Annotated[Literal["", "badlands", "highlands", "lowlands", "wetlands", "void"], "beside which Region"] = ""
    blocks: Annotated[tuple[str, ...], "River Ports that it closes"] = ()
    grants: Annotated[tuple[str, ...], "abilities of the Region's monsters, like fury:1 or fear/goblin"] = ()


class PlaceForm(Frozen):
    """A place as the board shows it, where the rulebook does not print it; a pack with the map says the same."""

    name: Annotated[str, "its name; a Path or Road is named after its two ends, like Stone Circle-Black Tree"]
    kind: Annotated[Literal["location", "path", "road", "touch", "territory"], "what it is"] = "location"
    ends: Annotated[tuple[str, ...], "the two Locations that a Path or Road joins, or that touch"] = ()
    region: Annotated[RegionName | None, "its Region"] = None
    territory: Annotated[str, "its Territory"] = ""
    shares: Annotated[bool, "whether it uses the Danger Level of its Territory"] = False
    port: Annotated[Literal["", "river", "lake"], "which port"] = ""
    traits: Annotated[tuple[TraitName, ...], "traits that the board prints"] = ()
    read: Annotated[bool, "whether all its traits were read off the board"] = False


class Printed(Frozen):
    """What the character sheet prints."""

    agi: Annotated[int, Between(low=2, high=11), "AGI"]
    con: Annotated[int, Between(low=2, high=11), "CON"]
    mag: Annotated[int, Between(low=2, high=11), "MAG"]
    mrl: Annotated[int, Between(low=2, high=11), "MRL"]
    per: Annotated[int, Between(low=2, high=11), "PER"]
    str: Annotated[int, Between(low=2, high=11), "STR"]


class AdventurerForm(Frozen):
    """Adventurer Record Sheet."""

    player: Annotated[str, "who plays the adventurer"]
    name: Annotated[str, Named(kind="hero", new=True), "the adventurer's own name"]
    character: Annotated[str, "character type"]
    space: Annotated[str, "current space"] = ""
    hp: Annotated[int | None, Between(low=1, high=30), "HP; twice the CON, and so worked out again"] = None
    gold: Annotated[int, Between(low=0, high=21), "gold pieces"] = 0
    xp: Annotated[int, Between(low=0, high=21), "XP"] = 0
    luck: Annotated[int, Between(low=0, high=11), "Luck"] = 0
    skills: Annotated[tuple[str, ...], "Skills"] = ()
    masteries: Annotated[tuple[str, ...], "Masteries"] = ()
    weaknesses: Annotated[tuple[str, ...], "Weaknesses"] = ()
    triumphs: Annotated[tuple[str, ...], "Triumphs"] = ()
    loot: Annotated[tuple[str, ...], "Loot: Items"] = ()
    allies: Annotated[tuple[str, ...], "Loot: Allies"] = ()
    diseases: Annotated[tuple[str, ...], "Loot: Diseases"] = ()
    epic: Annotated[tuple[str, ...], "Epic Loot"] = ()
    printed: Annotated[Printed, "attributes as the character sheet prints them"]
    classes: Annotated[tuple[str, ...], "Classes that the character sheet prints"] = ()
    lucky: Annotated[str, "its own way to gain Luck"] = ""
    wounds: Annotated[int, Between(low=0, high=30), "tracker: Wounds"] = 0
    conditions: Annotated[tuple[ConditionName, ...], "tracker: Status Conditions"] = ()
    defeated: Annotated[bool, "tracker: whether the adventurer is Defeated"] = False
    equipped: Annotated[tuple[str, ...], "tracker: Items that are equipped"] = ()
    loaded: Annotated[Roster[str, str], "tracker: ammunition in an Item"] = Roster()
    stance: Annotated[Stance | None, "tracker: stance on the map"] = None
    starting: Annotated[int, Between(low=0), "tracker: Weaknesses taken before play"] = 0
    homes: Annotated[Roster[str, str], "tracker: home decks of Items that are of no Loot deck"] = Roster()
    boon: Annotated[bool, "tracker: whether it took what the easier game offers"] = False


class SheetForm(Frozen):
    """All record sheets of a campaign."""

    campaign: CampaignForm
    mission: MissionForm | None = None
    danger: Annotated[Roster[str, Level], "Danger Level of each Location and Territory"] = Roster()
    town: Annotated[Roster[str, Level], "Town Level of each Town"] = Roster()
    counters: Annotated[
        Roster[str, tuple[CounterName, ...]], "Trait counters of Locations and Territories; those of ways are lost"
    ] = Roster()
    doom: Annotated[tuple[DoomForm, ...], "Doom cards that remain in play"] = ()
    adventurer: Annotated[tuple[AdventurerForm, ...], "Adventurer Record Sheets"] = ()
    place: Annotated[tuple[PlaceForm, ...], "What the board prints and the rulebook does not"] = ()
    card: Annotated[tuple[CardRead, ...], "What cards before the adventurers print, as in: help card"] = ()
