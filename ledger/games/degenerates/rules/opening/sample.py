"""Record sheets filled in, as the template prints them."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.games.degenerates.rules.opening.form import (
    AdventurerForm,
    CampaignForm,
    DoomForm,
    MissionForm,
    PlaceForm,
    Printed,
    SheetForm,
)
from ledger.games.degenerates.state.cards import CardRead

_ANA = AdventurerForm(
    player="Ana",
    name="Sister Ash",
    character="Hinterlander",
    space="Crossroads",
    hp=12,
    gold=7,
    xp=3,
    luck=2,
    skills=("Fieldcraft",),
    masteries=("Provoke",),
    weaknesses=("Clumsy",),
    triumphs=("Goblin Slayer",),
    loot=("Light Pistol", "Shot", "Leather Cap"),
    allies=("Mule",),
    epic=("Doombringer Horn",),
    printed=Printed(agi=7, con=6, mag=6, mrl=6, per=9, str=6),
    classes=("hunter",),
    wounds=3,
    conditions=("poisoned",),
    equipped=("Light Pistol", "Leather Cap"),
    loaded=Roster({"Light Pistol": "Shot"}),
    starting=1,
)
_BEN = AdventurerForm(
    player="Ben",
    name="Ben",
    character="Void Witch",
    space="Stone Circle-Black Tree",
    hp=12,
    gold=2,
    luck=4,
    printed=Printed(agi=6, con=6, mag=9, mrl=7, per=6, str=5),
)

SAMPLE = SheetForm(
    campaign=CampaignForm(
        bounty=3,
        doom=Roster({"red": 1, "blue": 1}),
        hand="The Windmill",
        voidgates=("Hell Pit",),
        epics=Roster({"Plaguefinder General": "Graveyard"}),
        missions=("On The Run",),
        turns=14,
        colours=("red", "blue"),
        clues=("Catacombs",),
        wounds=2,
        torn=Roster({"Hell Pit": 1}),
        bound=Roster({"Plaguefinder General": "party"}),
    ),
    mission=MissionForm(
        name="Spread the Blight",
        faction="Goblins",
        objective="bring the egg to the Windmill",
        cards=("Ogre=badlands",),
    ),
    danger=Roster({"Foothills": 2, "Wasteland": 4, "Hell Pit": 5, "Graveyard": 1}),
    town=Roster({"Crossroads": 3}),
    counters=Roster({"Hell Pit": ("perilous",), "Wasteland": ("destroyed",)}),
    doom=(DoomForm(name="Bubbling Death", region="badlands", blocks=("Crystal Crater", "Gutfish Ford")),),
    adventurer=(_ANA, _BEN),
    place=(
        PlaceForm(name="Stone Circle", region="badlands", traits=("outside",), read=True),
        PlaceForm(
            name="Stone Circle-Black Tree", kind="path", ends=("Stone Circle", "Black Tree"), territory="Wasteland"
        ),
    ),
    card=(CardRead(name="Leather Cap", kind="item", slot="head", gives=("con+1",)),),
)
